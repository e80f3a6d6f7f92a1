"""Sanity and thresholds (chapter 7)."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


def skills(game: Play, seat: int = 0) -> list[int]:
    """The levels of the three skills on the board."""
    return game.game.levels[3 * seat : 3 * seat + 3]


def fight(who: str, enemy: str = "cultist") -> Play:
    """This investigator in the nave with an enemy, Ruth far away."""
    return Play(who, "ruth").at("nave", "river_quay").enemies(enemy, "nave")


# --- Thresholds -------------------------------------------------------------------------------------------------------


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


def test_insanities_of_one_moment_come_clockwise_from_the_active_one() -> None:
    # given both one step before a threshold, in one space
    game = Play("peters", "ruth").at("nave", "nave").sanity(3, 3).insanities("pyromania", "pyromania").active(1)
    # when a Mythos card takes a sanity of each
    game.draws("s1_m4").until(lambda: len(game.events("threshold")) == 2)
    # then
    assert [event.args["who"].thing for event in game.events("threshold")] == ["seat:1", "seat:0"]


@pytest.mark.rule("DMD-042")
def test_who_dies_of_anothers_insanity_has_none_any_more() -> None:
    # given the Elder One somewhere; the insanity of the first wounds all in the space, and Ruth has one life left
    game = Play("peters", "ruth").at("nave", "nave").sanity(3, 3).insanities("bloodletting", "pyromania")
    game.stage(2, "river_quay").wounds(0, 4)
    # when both reach a threshold
    game.draws("s1_m4").until(lambda: bool(game.events("symbols")))
    # then only his acts
    assert game.game.dead == (False, True)
    assert [event.args["who"].thing for event in game.events("threshold")] == ["seat:0"]
    assert game.fire_in("nave") == 0


def test_who_dies_of_the_hit_does_not_go_mad_of_the_tentacle() -> None:
    # given the Elder One somewhere
    game = Play("peters", "ruth").at("nave", "gaol").enemies("cultist", "nave").stage(2, "river_quay").stress(4, 0)
    game.wounds(4, 0).sanity(3, 0).insanities("pyromania", "fugue")
    # when
    game.attacked("success_tentacle")
    # then
    assert (game.game.dead[0], game.events("threshold"), game.game.sanity[0]) == (True, [], 3)


def test_the_ability_of_an_enemy_and_the_tentacles_of_its_roll_are_two_losses() -> None:
    # given the Unnamable, which takes a sanity more if there is a tentacle
    game = Play("peters", "ruth").at("nave", "gaol").enemies("unnamable", "nave").sanity(3, 0).stress(4, 0)
    game.insanities("pyromania", "fugue")
    # when
    game.attacked("tentacle", "tentacle").do("skill:brawling")
    # then one to the threshold, two beyond it
    assert (game.game.sanity[0], len(game.events("threshold"))) == (6, 1)


@pytest.mark.parametrize(("sanity", "transformed"), [(7, False), (11, True)])
def test_a_relic_changes_at_the_third_threshold(sanity: int, transformed: bool) -> None:
    # given one step before the second, or the third
    game = Play("peters", "ruth").relics(0, "music_box").sanity(sanity, 0).insanities("pyromania", "fugue").stress(4, 0)
    game.at("nave", "gaol").enemies("cultist", "nave").act()
    # when
    game.will_roll("tentacle", *["blank"] * 5).do(f"attack:{CULTIST}#1").until(lambda: game.prompt == "action")
    # then
    [relic] = game.board["seats"][0]["relics"]
    assert relic["transformed"] is transformed


# --- Sanity -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after", "lost"), [(16, 18, None), (18, 19, None), (19, 20, "investigator_lost")])
def test_the_last_steps_to_madness_come_one_by_one(before: int, after: int, lost: str | None) -> None:
    # given
    game = Play("peters", "ruth").at("nave", "gaol").sanity(before, 0).insanities("frenzy", "fugue").stress(3, 0)
    game.enemies("unnamable", "nave").act()
    # when three tentacles come at once
    game.will_roll("tentacle", "tentacle", "tentacle", *["blank"] * 5).do("attack:unnamable", "keep")
    # then
    assert (game.game.sanity[0], game.lost) == (after, lost)


def test_of_three_tentacles_one_is_enough_and_the_others_are_ignored() -> None:
    # given one step before the first threshold
    game = fight("peters").sanity(3, 0).insanities("pyromania", "fugue").stress(4, 0).act()
    # when
    game.will_roll("tentacle", "tentacle", "tentacle", "blank").do(f"attack:{CULTIST}#1", "skill:brawling")
    # then the marker stops there: one Symptom, one level
    assert (game.game.sanity[0], game.game.burning[0], game.fire_in("nave")) == (4, 1, 1)
    assert skills(game) == [1, 2, 1]
    assert game.prompt == "action"


def test_hits_count_before_the_tentacles_so_nobody_is_left_to_follow_a_sleepwalker() -> None:
    # given a Cultist with one life left
    game = fight("peters").hurt("cultist", "nave", 1).sanity(3, 0).insanities("sleepwalking", "fugue").act()
    # when one die both hits and drives mad
    game.will_roll("success_tentacle", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep")
    game.until(lambda: game.prompt == "skill")
    # then
    assert (game.where(f"{CULTIST}#1"), game.space_of(0), game.enemies_in("round_tower")) == ("", "round_tower", [])


def test_the_symptom_comes_before_the_skill_that_rises() -> None:
    # given
    game = fight("peters").sanity(3, 0).insanities("frenzy", "fugue").act()
    # when a threshold is reached in the middle of an attack
    game.will_roll("tentacle", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep")
    # then the frenzy has struck, and all skills are still where they were
    assert (game.prompt, skills(game)) == ("skill", [1, 1, 1])
    assert (game.wounds_on(f"{CULTIST}#1"), game.game.stress[0]) == (1, 1)
