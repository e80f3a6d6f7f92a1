"""Fight (chapter 24): who attacks whom, and what changes within the phase."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


def attacks(game: Play) -> list[str]:
    """Which enemies have attacked so far."""
    return [event.args["enemy"].thing.partition(":")[2] for event in game.events("enemy_attacks")]


@pytest.mark.rule("DMD-119", "DMD-009")
def test_who_is_killed_and_summoned_again_in_a_fight_attacks_as_the_new_enemy_it_is() -> None:
    # given a master of self-defence on a Gate, one step before night terrors, and the only monster there is
    game = Play("huikong", "ruth").at("castle_ditch", "nave").levels(0, "self_defense", 4).sanity(3, 0)
    game.insanities("night_terrors", "frenzy").enemies("unnamable", "castle_ditch")
    # when its attack misses with a tentacle: it dies of it, and comes again in the terrors
    game.attacked("tentacle", "blank").do("keep").until(lambda: game.prompt == "skill").do("skill:toughness")
    # then
    assert [event.args["enemy"].thing for event in game.events("enemy_attacks")] == ["enemy:unnamable"] * 2


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


def test_who_is_brought_by_the_mythos_card_attacks_in_the_same_turn() -> None:
    # given the Unnamable within reach, and a card to be found
    game = Play("peters", "ruth").at("nave", "gaol").enemies("unnamable", "black_abbey").mythos_top("s1_m3")
    # when
    game.act().will_roll("success", "blank").do("end", "keep").until(lambda: game.game.active == 1)
    # then
    assert (attacks(game), game.game.wounds[0], game.events("found")) == (["unnamable"], 1, [])


def test_a_sleepwalker_beside_me_takes_the_enemies_away_and_i_search() -> None:
    # given Ruth beside me, one step before a threshold, with the Unnamable and a Fire in the space
    game = Play("peters", "ruth").at("nave", "nave").sanity(0, 3).insanities("fugue", "sleepwalking")
    game.enemies("unnamable", "nave").fire("nave", 1).mythos_top("s1_m4").discovery_top("s1_d11").act()
    # when the Mythos card takes a sanity of both
    game.do("end").until(lambda: bool(game.events("search_phase")) or bool(game.events("fight_phase")))
    # then she has gone with it and burns, and the space is mine
    assert (game.space_of(1), game.where("unnamable")) == ("round_tower", "round_tower")
    assert game.game.burning == [0, 1]
    assert (game.cards(0), attacks(game)) == (["well_water"], [])


def test_who_sleepwalks_out_of_a_fight_is_followed_and_attacked_by_the_others() -> None:
    # given two Cultists
    game = Play("peters", "ruth").at("nave", "gaol").sanity(3, 0).insanities("sleepwalking", "fugue").stress(4, 0)
    game.enemies("cultist", "nave", 2)
    # when the first drives me to sleepwalk
    game.attacked("tentacle").will_roll("success").will_roll("blank").until(lambda: game.game.active == 1)
    # then each has attacked once, and the Fire that the Mythos card had brought to the nave went with me
    assert (game.space_of(0), attacks(game)) == ("round_tower", [f"{CULTIST}#1", f"{CULTIST}#2"])
    assert (game.game.wounds[0], game.events("found"), len(game.events("fire_roll"))) == (1, [], 1)


def test_every_enemy_attacks_the_active_one_alone_and_a_space_cleared_in_the_fight_is_not_searched() -> None:
    # given two Cultists with two investigators; Huikong may push away who does not wound him
    game = Play("huikong", "ruth").at("nave", "nave").enemies("cultist", "nave", 2).quiet().act()
    # when both miss and are pushed away
    game.will_roll("blank").will_roll("blank").do("end").until(lambda: game.game.active == 1)
    # then each attacked once, Ruth was left alone, and nothing was found
    attacks = [(event.args["enemy"].thing, event.args["who"].thing) for event in game.events("enemy_attacks")]
    assert sorted(attacks) == [(f"enemy:{CULTIST}#{number}", "seat:0") for number in (1, 2)]
    assert (game.events("found"), game.game.wounds) == ([], [0, 0])
