"""Positions that engines get wrong, each written down from the rulebook alone: who reaches the skull is out at once."""

import pytest

from tests.games.death_may_die.play import Play

SERVANT = "cultist_of_azathoth"


# --- The mind -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-138")
def test_who_goes_mad_first_loses_the_game_before_others_are_asked_for_their_toughness() -> None:
    # given the Elder One on the track, Ruth one step from madness, and Mike who could spare himself a loss
    game = Play("ruth", "mike", elder_one="azathoth").at("nave", "nave").sanity(19, 0).levels(1, "toughness", 3)
    # when each of them loses a sanity
    game.draws("aza_m1")
    # then
    assert (game.lost, game.game.sanity[1]) == ("investigator_lost", 0)


@pytest.mark.rule("DMD-138")
def test_no_insanity_acts_upon_who_goes_mad_at_the_same_moment() -> None:
    # given the Elder One on the board; Ruth, whose insanity wounds others in her space, and Mike one step from madness
    game = Play("ruth", "mike", "sally", elder_one="azathoth").at("nave", "nave", "nave").stage(2, "gaol")
    game.sanity(3, 19, 0).insanities("bloodletting", "frenzy", "fugue")
    # when each of them loses a sanity
    game.draws("aza_m1")
    # then he is out of the game before it, and Sally is wounded
    assert (game.prompt, game.game.dead) == ("skill", (False, True, False))
    assert game.story("mad", "threshold") == ["mad", "threshold"]
    assert [event.args["who"] for event in game.events("wounded")] == ["investigator-ruth", "investigator-sally"]


@pytest.mark.rule("DMD-138")
def test_while_others_choose_nobody_at_the_skull_is_still_in_the_game() -> None:
    # given the Elder One on the board, Ruth one step from madness and Mike with Toughness
    game = Play("ruth", "mike", elder_one="azathoth").at("nave", "nave").sanity(19, 0).levels(1, "toughness", 3)
    game.stage(2, "gaol")
    # when
    game.draws("aza_m1")
    # then
    assert (game.prompt, game.game.dead, game.table.problems()) == ("reduce_sanity", (True, False), [])


# --- The body -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-033", "DMD-114")
def test_who_dies_with_a_companion_does_not_live_to_mourn_it() -> None:
    # given the Elder One on the board; one life left and one step before a threshold, with a child who is mourned
    game = Play("peters", "ruth", scenario="festival_of_death").at("midway", "carousel").stage(2, "dark_wood")
    game.wounds(4, 0).sanity(3, 0).stress(4, 0).holds(0, "lost_child").enemies("gyaa_yothn", "midway")
    # when two wounds are shared
    game.attacked("success", "success", "blank").do("self")
    # then
    assert (game.game.dead, game.game.active, game.events("sanity_lost")) == ((True, False), 1, [])


# --- Sneaks ---------------------------------------------------------------------------------------------------------


def sneaking(runner: str = "agatha") -> Play:
    """Given the Elder One on the board; a runner, whose Sneaks wound, in a burning space lit by the Cosmos, between a
    servant who dies of one wound and a guard.
    """
    game = Play(runner, "mike", elder_one="azathoth").at("nave", "gaol").levels(0, "stealth", 3).stage(2, "gaol")
    game.tokens("cosmos", "nave").fire("nave", 1)
    return game.enemies("cultist", "nave").hurt("cultist", "nave", 1).enemies("unnamable", "nave")


@pytest.mark.rule("DMD-138", "DMD-182")
def test_who_dies_of_a_sneak_does_not_run_on() -> None:
    # given
    game = sneaking().sanity(19, 0).act()
    # when
    game.do("run", f"sneak:{SERVANT}#1", "go:cathedral_steps")
    # then no Fire sticks, nobody follows
    assert (game.game.dead, game.space_of(0), game.where("unnamable")) == ((True, False), "nave", "nave")
    assert game.story("fire_caught", "moved", "followed") == []


@pytest.mark.rule("DMD-182", "DMD-088", "DMD-OP-31")
def test_who_is_moved_by_a_sneak_goes_on_from_there() -> None:
    # given one step before sleepwalking
    game = sneaking().sanity(3, 0).insanities("sleepwalking", "frenzy").act()
    # when the Sneak kills, and the killer walks to the nearest Gate
    game.do("run", f"sneak:{SERVANT}#1", "go:cathedral_steps", "skill:marksman")
    # then nobody jumps back, and the Run goes on in the tower
    assert (game.space_of(0), game.prompt) == ("round_tower", "run")
    assert [event.args["space"].thing for event in game.events("moved")] == ["space:round_tower"]


@pytest.mark.rule("DMD-138", "DMD-188")
def test_who_dies_of_the_runners_madness_is_not_taken_along() -> None:
    # given Mike beside Ruth, with one life left, and Ruth one step before a bloodletting
    game = sneaking("ruth").at("nave", "nave").wounds(0, 4).sanity(3, 0).insanities("bloodletting", "frenzy")
    game.levels(0, "swiftness", 3).act()
    # when she takes him along and Sneaks past the servant
    game.do("run", "along:1", f"sneak:{SERVANT}#1", "go:cathedral_steps", "effect:stealth.1", "skill:sly")
    # then he stays where he fell
    assert (game.game.dead, game.space_of(0), game.space_of(1)) == ((False, True), "cathedral_steps", "nave")
    assert (game.game.burning, game.events("taken_along")) == ([1, 0], [])


# --- What is left ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-139")
def test_of_the_dead_nothing_is_said_that_they_did_not_have() -> None:
    # given the Elder One on the board, and an investigator without any Evidence, one step from madness
    game = Play("ruth", "mike", "sally").at("nave", "nave", "gaol").sanity(19, 0, 0).stage(2, "gaol").stress(4, 0, 0)
    # when
    game.enemies("cultist", "nave").act().will_roll("tentacle", *["blank"] * 6).do("attack:…")
    # then
    assert (game.game.dead[0], game.events("token_laid"), game.events("no_token_left")) == (True, [], [])


# --- New enemies ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-119", "DMD-009")
def test_who_is_killed_and_summoned_again_in_a_fight_attacks_as_the_new_enemy_it_is() -> None:
    # given a master of self-defence on a Gate, one step before night terrors, and the only monster there is
    game = Play("huikong", "ruth").at("castle_ditch", "nave").levels(0, "self_defense", 4).sanity(3, 0)
    game.insanities("night_terrors", "frenzy").enemies("unnamable", "castle_ditch")
    # when its attack misses with a tentacle: it dies of it, and comes again in the terrors
    game.attacked("tentacle", "blank").do("keep").until(lambda: game.prompt == "skill").do("skill:toughness")
    # then
    assert [event.args["enemy"].thing for event in game.events("enemy_attacks")] == ["enemy:unnamable"] * 2
