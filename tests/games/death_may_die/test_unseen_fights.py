"""Positions that engines get wrong, each written down from the rulebook alone: in the middle of a fight or a flight."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


def attacks(game: Play) -> list[str]:
    """Which enemies have attacked so far."""
    return [event.args["enemy"].thing.partition(":")[2] for event in game.events("enemy_attacks")]


# --- Fights ---------------------------------------------------------------------------------------------------------


def test_a_frenzy_kills_who_was_still_to_attack_and_there_is_no_search() -> None:
    # given two Cultists, each with one life left, and one step before a threshold
    game = Play("peters", "ruth").at("nave", "gaol").sanity(3, 0).insanities("frenzy", "fugue")
    game.enemies("cultist", "nave", 2).hurt("cultist", "nave", 1).hurt("cultist", "nave", 1)
    # when the first attacks with a tentacle
    game.attacked("tentacle").do("keep").until(lambda: game.game.active == 1)
    # then
    assert (attacks(game), game.enemies_in("nave"), game.events("found")) == ([f"{CULTIST}#1"], [], [])


def test_a_frenzy_that_beats_a_stage_sends_the_elder_one_out_of_the_fight() -> None:
    # given the Elder One with one life left in his second Stage, and a Cultist
    game = Play("peters", "ruth").at("nave", "gaol").sanity(3, 0).insanities("frenzy", "fugue").stress(0, 4)
    game.enemies("cultist", "nave").stage(2, "nave").elder_wounds(11).disrupted()
    # when the Cultist attacks first, with a tentacle
    game.quiet().act().will_roll("tentacle").do("end", f"enemy:{CULTIST}#1", "keep").until(
        lambda: game.game.active == 1
    )
    # then he is elsewhere and has not attacked
    assert (attacks(game), game.game.stage, game.events("found")) == ([f"{CULTIST}#1"], 2, [])
    assert [event.args["space"].thing for event in game.events("enemy_placed")] == ["space:round_tower"]


def test_with_all_skills_at_the_top_a_threshold_brings_only_the_insanity() -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").sanity(3, 0).insanities("frenzy", "fugue").stress(2, 0)
    for skill in ("surgeon", "brawling", "swiftness"):
        game.levels(0, skill, 4)
    game.enemies("cultist", "nave").act().will_roll("tentacle", "blank", "blank", "blank")
    # when
    game.do(f"attack:{CULTIST}#1", "keep")
    # then
    assert (game.prompt, game.wounds_on(f"{CULTIST}#1"), game.game.stress[0]) == ("action", 1, 3)


def test_one_trades_beside_an_enemy_but_does_not_rest() -> None:
    game = Play("peters", "ruth").at("nave", "nave").holds(1, "spade").stress(2, 0).enemies("cultist", "nave").act()
    assert (game.offers("trade"), game.offers("rest")) == (True, False)


def test_who_goes_mad_of_the_own_attack_draws_no_mythos_card() -> None:
    # given the Elder One somewhere, one step from madness
    game = Play("peters", "ruth").at("nave", "gaol").stage(2, "river_quay").sanity(19, 0).stress(4, 0)
    game.enemies("cultist", "nave").act()
    # when
    game.will_roll("tentacle", *["blank"] * 7).do(f"attack:{CULTIST}#1")
    # then
    assert (game.game.dead, game.game.active, game.events("mythos")) == ((True, False), 1, [])


def test_stress_that_does_not_fit_becomes_wounds_where_an_insanity_says_so() -> None:
    # given room for one stress, and nothing to lose in a fugue
    game = Play("peters", "ruth").at("nave", "gaol").sanity(3, 0).insanities("fugue", "frenzy").stress(3, 0)
    game.enemies("cultist", "nave").act().will_roll("tentacle", "blank", "blank", "blank")
    # when
    game.do(f"attack:{CULTIST}#1", "keep", "skill:brawling")
    # then
    assert (game.game.stress[0], game.game.wounds[0]) == (4, 1)


@pytest.mark.parametrize(("before", "after", "lost"), [(16, 18, None), (18, 19, None), (19, 20, "investigator_lost")])
def test_the_last_steps_to_madness_come_one_by_one(before: int, after: int, lost: str | None) -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").sanity(before, 0).insanities("frenzy", "fugue").stress(3, 0)
    game.enemies("unnamable", "nave").act()
    # when three tentacles come at once
    game.will_roll("tentacle", "tentacle", "tentacle", *["blank"] * 5).do("attack:unnamable", "keep")
    # then
    assert (game.game.sanity[0], game.lost) == (after, lost)


# --- Flights --------------------------------------------------------------------------------------------------------


def test_who_goes_after_a_runner_is_followed_by_whom_the_runner_left_behind() -> None:
    # given Sally beside Ruth
    game = Play("ruth", "sally").at("nave", "nave").enemies("cultist", "nave").act()
    # when Ruth sneaks away from the Cultist, and Sally goes after her
    game.do("run", "sneak:…", "go:cathedral_steps", "yes", "stop")
    # then
    assert [game.space_of(seat) for seat in (0, 1)] == ["cathedral_steps", "cathedral_steps"]
    assert game.where(f"{CULTIST}#1") == "cathedral_steps"


def test_one_sneaks_in_a_free_run_too() -> None:
    # given
    game = Play("ruth", "mike").levels(0, "swiftness", 2).at("nave", "gaol").enemies("cultist", "nave").act()
    # when
    game.do("free:…", "run", "sneak:…", "go:cathedral_steps", "stop")
    # then
    assert (game.where(f"{CULTIST}#1"), game.game.actions) == ("nave", 3)


def test_the_elder_one_follows_before_the_disruption_too() -> None:
    game = Play("mike", "ruth").at("nave", "nave").stage(2, "nave").act()
    game.do("run", "go:cathedral_steps", "go:high_street", "stop")
    assert game.where("tsathoggua") == "high_street"
