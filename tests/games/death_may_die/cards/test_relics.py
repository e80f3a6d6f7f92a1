"""The Relics, both sides of each (DMD-168)."""

import pytest

from miskatonic.games.death_may_die.board import Board
from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"
BLANKS = ("blank",) * 3
SIDES = ("relics", "transformed")


def holding(relic: str, side: str, *others: str) -> Play:
    """Leon with the Relic, this side up, in the Nave; others far off unless they are placed."""
    game = Play("leon", *(others or ("mike",))).at("nave", *["gaol"] * len(others or ("mike",)))
    getattr(game, side)(0, relic)
    return game


# --- Mysterious Key -------------------------------------------------------------------------------------------------


def test_mysterious_key_joins_the_gates_for_a_run() -> None:
    game = Play("mike", "peters").relics(0, "mysterious_key").at("round_tower", "gaol").act()
    game.do("run", "go:castle_ditch", "stop")
    assert game.space_of(0) == "castle_ditch"
    game = Play("mike", "peters").relics(0, "mysterious_key").at("nave", "gaol").act().do("run")
    assert not game.offers("go:castle_ditch"), "only from Gate to Gate"


def test_mysterious_key_transformed_joins_every_space_with_the_gates() -> None:
    game = Play("mike", "peters").transformed(0, "mysterious_key").at("market_cross", "gaol").act().do("run")
    assert {"go:inn_cellar", "go:round_tower", "go:castle_ditch"} <= set(game.options)
    game.do("go:castle_ditch", "go:river_quay", "stop")
    assert game.space_of(0) == "river_quay"


@pytest.mark.parametrize("side", SIDES)
def test_mysterious_key_is_for_runs_alone(side: str) -> None:
    """Sleepwalking leads to the nearest Gate by real ways."""
    game = Play("huikong", "mike").at("high_street", "gaol").sanity(3, 0).insanities("sleepwalking", "fugue")
    getattr(game, side)(0, "mysterious_key")
    game.enemies("cultist", "high_street").act().will_roll("tentacle", "blank", "blank")
    game.do(f"attack:{CULTIST}#1", "keep", "space:inn_cellar", "skill:…")
    assert [event.args["space"].thing for event in game.events("moved")] == ["space:inn_yard", "space:inn_cellar"]


# --- Pocket Watch ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
def test_pocket_watch_a_free_reroll_once_a_turn_in_any_roll(side: str) -> None:
    game = holding("pocket_watch", side).stress(4, 0).enemies("cultist", "nave").act().will_roll(*BLANKS)
    game.do(f"attack:{CULTIST}#1", "lucky:…").will_roll("success").do("reroll_free:standard_blank")
    assert game.wounds_on(f"{CULTIST}#1") == 1
    game.will_roll(*BLANKS).do(f"attack:{CULTIST}#1")
    assert game.prompt == "action", "it is used, and there is no room for stress"


def test_pocket_watch_works_in_the_next_turn_again_whosever_it_is() -> None:
    game = holding("pocket_watch", "relics").enemies("cultist", "nave").act().will_roll(*BLANKS)
    game.do(f"attack:{CULTIST}#1", "lucky:…").will_roll("blank").do("reroll_free:standard_blank", "keep")
    game.quiet().will_roll("blank").ended()
    assert game.game.used_turn == ()


def test_pocket_watch_transformed_an_action_for_two_stress() -> None:
    game = holding("pocket_watch", "transformed").act().do("free:…")
    assert game.game.actions == 4
    assert game.game.stress[0] == 2
    assert not game.offers("free")
    assert not holding("pocket_watch", "transformed").stress(3, 0).act().offers("free")
    assert not holding("pocket_watch", "relics").act().offers("free")


# --- Bone Flute -----------------------------------------------------------------------------------------------------


def test_bone_flute_calls_an_enemy_within_two_spaces() -> None:
    game = holding("bone_flute", "relics").enemies("cultist", "high_street").enemies("unnamable", "black_abbey").act()
    game.do("free:…", f"enemy:{CULTIST}#1")
    assert game.where(f"{CULTIST}#1") == "cathedral_steps"
    assert not game.offers("free")


def test_bone_flute_is_not_offered_where_nobody_hears_it() -> None:
    game = holding("bone_flute", "relics").enemies("cultist", "gaol").stage(2, "nave").act()
    assert not game.offers("free")


def test_bone_flute_transformed_sends_one_away_and_wounds_one() -> None:
    game = holding("bone_flute", "transformed").enemies("cultist", "nave").enemies("unnamable", "nave").act()
    game.do("free:…", "enemy:unnamable", "space:gaol", f"enemy:{CULTIST}#1")
    assert game.where("unnamable") == "abbey_lane"
    assert game.wounds_on(f"{CULTIST}#1") == 1


# --- Obsidian Mirror ------------------------------------------------------------------------------------------------


def test_obsidian_mirror_shows_the_top_card_to_the_whole_table() -> None:
    game = holding("obsidian_mirror", "relics").mythos_top("s1_m3", "s1_m4").act().do("free:…")
    assert len(game.options) == 2
    game.do("bottom:…")
    assert game.game.mythos[0] == 2
    assert game.game.mythos[-1] == 3
    board: Board = game.table.view(seat=1)["board"]
    mythos = board["mythos"]
    assert mythos
    assert [card["name"] for card in mythos["foreseen_below"]] == ["mythos-s1_m3"]


def test_obsidian_mirror_left_on_top_it_is_still_known() -> None:
    game = holding("obsidian_mirror", "relics").mythos_top("s1_m3").act().do("free:…", "top:…")
    assert game.game.mythos[-1] == 2
    shown: Board = game.table.view(seat=1)["board"]
    assert shown["mythos"]
    foreseen = shown["mythos"]["foreseen"]
    assert [card["name"] for card in foreseen] == ["mythos-s1_m3"]


def test_obsidian_mirror_transformed_two_cards_each_to_top_or_bottom() -> None:
    game = holding("obsidian_mirror", "transformed").mythos_top("s1_m3", "s1_m4").act()
    game.do("free:r3.0", "top:3", "top:2")
    assert game.game.mythos[-2:] == (3, 2), "the last one that is put there lies on top"
    game = holding("obsidian_mirror", "transformed").mythos_top("s1_m3", "s1_m4").act()
    game.do("free:r3.0", "bottom:2", "top:3")
    assert (game.game.mythos[0], game.game.mythos[-1]) == (2, 3)


def test_obsidian_mirror_transformed_shuffles_a_symbol_back_for_three_stress() -> None:
    game = holding("obsidian_mirror", "transformed").mythos_pile("s1_m1", "s1_m4").act()
    game.do("free:r3.1", "mythos:0")
    assert game.pile == ["s1_m4"]
    assert game.symbols == 0
    assert game.game.stress[0] == 3
    assert not holding("obsidian_mirror", "transformed").act().offers("free:r3.1"), "there is no card to take"


# --- Ship's Compass -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "reaches"), [("relics", False), ("transformed", True)])
def test_ships_compass_lengthens_runs(side: str, reaches: bool) -> None:
    game = Play("mike", "peters").at("inn_yard", "gaol")
    getattr(game, side)(0, "ships_compass")
    game.act()
    assert game.offers("run:abbey_lane"), "four spaces away"
    assert game.offers("run:gaol") is reaches, "five spaces away"


@pytest.mark.parametrize(("side", "fire"), [("relics", 2), ("transformed", 0)])
def test_ships_compass_transformed_leaves_fire_behind(side: str, fire: int) -> None:
    game = holding("ships_compass", side).fire("nave", 2).act().do("run:round_tower")
    assert game.game.burning[0] == fire
    assert game.fire_in("nave") == 2


# --- Medallion ------------------------------------------------------------------------------------------------------


def test_medallion_one_wound_less_once_a_turn_when_attacked() -> None:
    game = holding("medallion", "relics").stress(4, 0).enemies("cultist", "nave", 2).attacked("success")
    game.do("reduce:…").until(lambda: game.game.active == 1)
    assert game.events("wounds_prevented")[0].args["count"] == 1
    assert len(game.events("wounds_prevented")) == 1


def test_medallion_is_for_attacks_and_for_wounds_alone() -> None:
    game = holding("medallion", "relics").burning(0, 1).discoveries_gone().attacked("success").do("keep")
    assert game.game.wounds[0] == 1
    game = holding("medallion", "relics").enemies("cultist", "nave").attacked("tentacle").do("keep")
    assert game.game.sanity[0] == 1


def test_medallion_transformed_one_use_covers_wounds_and_sanity_of_one_source() -> None:
    game = holding("medallion", "transformed").stress(4, 0).enemies("unnamable", "nave")
    game.attacked("success", "tentacle").do("reduce:…")
    assert (game.prompt, game.game.sanity[0]) == ("reduce_sanity", 0)
    game.do("reduce:…")
    assert game.prompt != "reduce_sanity", "what the Unnamable's card takes and its tentacle are one attack"
    assert (game.game.wounds[0], game.game.sanity[0]) == (0, 1)


def test_medallion_transformed_against_every_source_but_once_a_turn() -> None:
    game = holding("medallion", "transformed").draws("s1_m4").do("reduce:…")
    assert game.game.sanity[0] == 0
    game = holding("medallion", "transformed").burning(0, 1).discoveries_gone().mythos_top("s1_m4").act()
    game.will_roll("success_tentacle").do("end", "reduce:…", "keep")
    assert (game.game.wounds[0], game.game.sanity[0]) == (1, 1), "the dream has used it up"


# --- Music Box ------------------------------------------------------------------------------------------------------


def test_music_box_a_rest_heals_a_stress_of_the_others_there() -> None:
    game = holding("music_box", "relics", "mike", "ruth").at("nave", "nave", "gaol").stress(2, 2, 2).act().do("rest")
    assert game.game.stress == [0, 1, 2]


def test_music_box_its_owner_may_rest_for_the_others_alone() -> None:
    game = holding("music_box", "relics").at("nave", "nave").stress(0, 2).act().do("rest")
    assert game.game.stress == [0, 1]
    assert not holding("music_box", "relics").at("nave", "nave").wounds(0, 1).act().offers("rest"), "it heals stress"


def test_music_box_transformed_heals_everybody_there_when_the_turn_ends() -> None:
    game = (
        holding("music_box", "transformed", "mike", "ruth").at("nave", "nave", "gaol").stress(1, 0, 1).wounds(0, 1, 1)
    )
    game.discoveries_gone().quiet().act().ended()
    assert game.game.stress == [0, 0, 1]
    assert game.game.wounds == [0, 0, 1]


# --- Lancet ---------------------------------------------------------------------------------------------------------


def killing(game: Play, number: int = 1) -> Play:
    """A Cultist with a wound is killed."""
    game.will_roll("success", "blank", "blank").do(f"attack:{CULTIST}#{number}", "keep")
    return game


def test_lancet_a_kill_heals_a_wound_once_a_turn() -> None:
    game = holding("lancet", "relics").wounds(3, 0).stress(1, 0).enemies("cultist", "nave", 2)
    game.hurt("cultist", "nave", 1).hurt("cultist", "nave", 1).act()
    killing(killing(game), 2)
    assert (game.game.wounds[0], game.game.stress[0]) == (2, 1)


def test_lancet_a_kill_that_heals_nothing_does_not_use_it_up() -> None:
    game = holding("lancet", "relics").enemies("cultist", "nave", 2).hurt("cultist", "nave", 1)
    game.hurt("cultist", "nave", 1).act()
    killing(game)
    game.given(wounds=[1, 0])
    killing(game, 2)
    assert game.game.wounds[0] == 0


def test_lancet_transformed_every_kill_heals_two_points() -> None:
    game = holding("lancet", "transformed").wounds(2, 0).stress(2, 0).enemies("cultist", "nave", 2)
    game.hurt("cultist", "nave", 1).hurt("cultist", "nave", 1).act()
    killing(game).do("heal:1:1")
    killing(game, 2)
    assert (game.game.wounds[0], game.game.stress[0]) == (0, 0)


# --- Blind Lantern --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "stress"), [("relics", 3), ("transformed", 2)])
def test_blind_lantern_heals_a_stress_when_the_turn_ends(side: str, stress: int) -> None:
    game = holding("blind_lantern", side).stress(3, 0).discoveries_gone().quiet().act().ended()
    assert game.game.stress[0] == 2
    game = holding("blind_lantern", side).stress(3, 0).enemies("cultist", "nave").attacked("blank").do("keep")
    assert game.game.stress[0] == stress, "with the common side only in a Safe space"


def test_blind_lantern_transformed_allows_two_sneaks() -> None:
    game = holding("blind_lantern", "transformed").enemies("cultist", "nave", 3).act()
    game.do("run", f"sneak:{CULTIST}#1", f"sneak:{CULTIST}#2")
    assert not game.offers("sneak")
    game = Play("ruth", "mike").transformed(0, "blind_lantern").at("nave", "gaol").enemies("cultist", "nave", 4).act()
    game.do("run", *[f"sneak:{CULTIST}#{number}" for number in (1, 2, 3)])
    assert not game.offers("sneak"), "two and the one of Stealth"


# --- Chess Queen ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "enemy", "more"),
    [
        ("relics", "cultist", 1),
        ("relics", "unnamable", 0),
        ("transformed", "cultist", 2),
        ("transformed", "unnamable", 2),
    ],
)
def test_chess_queen_more_wounds_once_a_turn(side: str, enemy: str, more: int) -> None:
    game = holding("chess_queen", side).enemies(enemy, "nave").act().will_roll(*BLANKS).do("attack:…")
    if more:
        game.do("boost:…")
    game.do("keep")
    assert sum(event.args["count"] for event in game.events("enemy_wounded")) == more
    if game.offers("attack"):
        assert game.do("attack:…").prompt == "keep"


# --- Jar of Teeth ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "hits"), [("relics", 1), ("transformed", 3)])
def test_jar_of_teeth_counts_signs_in_an_attack(side: str, hits: int) -> None:
    game = holding("jar_of_teeth", side).enemies("unnamable", "nave").act().will_roll("sign", "sign", "sign")
    game.do("attack:unnamable", "keep")
    assert game.wounds_on("unnamable") == hits


@pytest.mark.parametrize(("side", "reached"), [("relics", False), ("transformed", True)])
def test_jar_of_teeth_transformed_in_other_rolls_too_but_not_against_oneself(side: str, reached: bool) -> None:
    game = holding("jar_of_teeth", side).tokens("evidence", "nave").act().will_roll("sign", "sign", "blank")
    game.do("scenario:examine_trail", "keep")
    assert (game.tokens_of(0, "evidence") == 1) is reached
    game = holding("jar_of_teeth", side).enemies("cultist", "nave").attacked("sign").do("keep")
    assert game.game.wounds[0] == 0


# --- Veiled Idol ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "stress"), [("relics", 2), ("transformed", 1)])
def test_veiled_idol_heals_a_stress_when_sanity_is_lost(side: str, stress: int) -> None:
    """Twice in one turn; with the common side it heals once."""
    game = holding("veiled_idol", side).stress(3, 0).burning(0, 1).discoveries_gone().mythos_top("s1_m4").act()
    game.will_roll("tentacle").do("end", "keep")
    assert game.game.sanity[0] == 2
    assert game.game.stress[0] == stress


def test_veiled_idol_sanity_paid_as_a_price_is_lost_too() -> None:
    game = holding("veiled_idol", "relics").stress(2, 0).holds(0, "hounded_by_ashes").act().do("special:…")
    assert game.game.sanity[0] == 1
    assert game.game.stress[0] == 1


@pytest.mark.parametrize(("side", "dice"), [("relics", 3), ("transformed", 4)])
def test_veiled_idol_transformed_gives_a_die_on_own_rolls(side: str, dice: int) -> None:
    game = holding("veiled_idol", side).enemies("cultist", "nave").act().do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == dice
    assert len(holding("veiled_idol", side).enemies("cultist", "nave").attacked("blank").game.dice) == 1
