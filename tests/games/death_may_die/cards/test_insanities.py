"""The insanities, each at a threshold (DMD-041): the active investigator's own attack drives it there."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


def maddened(game: Play, insanity: str) -> Play:
    """The active investigator attacks a Cultist in its space, rolls nothing but a tentacle and reaches a threshold."""
    game.insanities(insanity, *[one for one in ("fugue", "frenzy") if one != insanity][: game.game.seats - 1])
    game.given(sanity=[3] + [0] * (game.game.seats - 1)).act()
    dice = 3 + (game.level(0, "brawling") > 0)
    game.will_roll("tentacle", *["blank"] * (dice - 1)).do(f"attack:{CULTIST}#1")
    return game.do("keep") if game.prompt == "keep" else game


def pair(*, stress: tuple[int, int] = (0, 0), scenario: str = "unquiet_grief", space: str = "nave") -> Play:
    """Huikong and Leon together, with a Cultist."""
    game = Play("huikong", "leon", scenario=scenario).at(space, space).stress(*stress)
    return game.enemies("cultist", space)


def test_bloodletting_wounds_its_owner_and_the_others_there() -> None:
    game = maddened(pair(), "bloodletting")
    assert game.game.wounds == [1, 1]
    assert game.prompt == "skill", "the insanity acts before the skill rises"


def test_bloodletting_spares_who_is_elsewhere() -> None:
    assert maddened(pair().at("nave", "gaol"), "bloodletting").game.wounds == [1, 0]


def test_pyromania_sets_space_and_owner_on_fire_and_heals() -> None:
    game = maddened(pair(stress=(3, 0)), "pyromania")
    assert game.fire_in("nave") == 1
    assert game.game.burning == [1, 0]
    assert game.game.stress[0] == 1


def test_sleepwalking_leads_two_spaces_to_the_nearest_gate_with_all_followers() -> None:
    game = maddened(pair(stress=(2, 0), space="black_abbey"), "sleepwalking")
    assert game.space_of(0) == "round_tower"
    assert game.where(f"{CULTIST}#1") == "round_tower"
    assert game.game.stress[0] == 1
    assert game.space_of(1) == "black_abbey"


def test_sleepwalking_ends_at_the_gate() -> None:
    assert maddened(pair(), "sleepwalking").space_of(0) == "round_tower"


def test_night_terrors_bring_the_nearest_monster_two_spaces_nearer() -> None:
    game = maddened(pair().enemies("unnamable", "high_street").enemies("amorphous_scion", "gaol"), "night_terrors")
    assert game.where("unnamable") == "nave"
    assert game.where("amorphous_scion#1") == "gaol"


def test_night_terrors_summon_a_monster_of_the_scenario_where_there_is_none() -> None:
    game = maddened(pair(), "night_terrors")
    assert game.where("unnamable") == "round_tower"


def test_night_terrors_where_a_scenario_has_two_the_active_player_picks_the_kind() -> None:
    game = maddened(pair(scenario="deliver_us_from_evil", space="rotunda"), "night_terrors")
    assert game.options == ["kind:ghast", "kind:dhole"]
    assert game.do("kind:dhole").where("dhole") == "sunken_chapel"


def test_hoarding_takes_an_item_of_somebody_there_for_one_stress() -> None:
    game = maddened(pair().holds(1, "spade", "friar"), "hoarding")
    assert game.prompt == "choose"
    game.do("option:0")
    assert game.cards(0) == ["spade"]
    assert game.cards(1) == ["friar"]
    assert game.game.stress == [1, 0]


def test_hoarding_or_two_stress_and_what_does_not_fit_wounds() -> None:
    game = maddened(pair(stress=(3, 0)).holds(1, "spade"), "hoarding").do("option:1")
    assert (game.game.stress[0], game.game.wounds[0]) == (4, 1)
    assert game.cards(1) == ["spade"]


def test_hoarding_with_nothing_to_take_is_not_asked() -> None:
    game = maddened(pair().holds(1, "friar"), "hoarding")
    assert game.game.stress[0] == 2


def test_persecution_heals_who_is_alone() -> None:
    game = maddened(pair(stress=(3, 0)).at("nave", "gaol"), "persecution")
    assert game.game.stress[0] == 2
    assert game.space_of(0) == "nave"


def test_persecution_frightens_others_and_flees_from_them() -> None:
    game = maddened(pair(), "persecution")
    assert game.game.stress == [0, 1]
    game.do("space:cathedral_steps")
    assert game.space_of(0) == "high_street"


def test_fugue_drops_an_item_or_companion_of_ones_choice() -> None:
    game = maddened(pair().holds(0, "spade", "friar", "cat_foe"), "fugue").do("option:0")
    assert game.options == ["card:6", "card:7"]
    game.do("card:7")
    assert game.cards(0) == ["spade", "cat_foe"]


def test_fugue_or_two_stress() -> None:
    game = maddened(pair().holds(0, "spade"), "fugue").do("option:1")
    assert game.game.stress[0] == 2
    assert game.cards(0) == ["spade"]


def test_fugue_a_condition_cannot_be_dropped() -> None:
    game = maddened(pair(stress=(4, 0)).holds(0, "cat_foe"), "fugue")
    assert (game.game.stress[0], game.game.wounds[0]) == (4, 2)
    assert game.cards(0) == ["cat_foe"]


def test_frenzy_wounds_every_enemy_there_and_costs_a_stress() -> None:
    game = maddened(pair().enemies("unnamable", "nave").enemies("unnamable", "gaol"), "frenzy")
    assert game.wounds_on(f"{CULTIST}#1") == game.wounds_on("unnamable") == 1
    assert game.game.stress[0] == 1


@pytest.mark.parametrize(("stress", "after", "wounds"), [(1, 2, 0), (4, 4, 1)])
def test_frenzy_without_an_enemy_turns_inward(stress: int, after: int, wounds: int) -> None:
    """A dream alone in a Safe space."""
    game = Play("huikong", "leon").insanities("frenzy", "fugue").sanity(3, 0).at("nave", "gaol").stress(stress, 0)
    game.draws("s1_m4")
    assert (game.game.stress[0], game.game.wounds[0]) == (after, wounds)


def test_an_insanity_that_kills_leaves_no_skill_to_rise() -> None:
    game = maddened(pair().wounds(4, 0).stage(2, "gaol"), "bloodletting")
    assert game.game.dead == (True, False)
    assert game.events("level_up") == []
