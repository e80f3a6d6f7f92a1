"""The end of the game (ES-243 … ES-245)."""

import random
from typing import Any

import pytest

from miskatonic.kernel import seeded
from tests.games.elder_sign.play import Play

HIT = ("lore", "terror", "investigation_3")
"""What Hastur's combat task asks for."""


def board(game: Play) -> dict[str, Any]:
    """What everybody sees."""
    seen: dict[str, Any] = game.table.view(None)["board"]
    return seen


def misses(game: Play, dice: int = 6) -> Play:
    """Given: the next attack will hit nothing, and every die is lost to a failed roll."""
    for count in range(dice, 0, -1):
        game.will_roll(*["investigation_1"] * count)
    return game


@pytest.mark.rule("ES-243")
@pytest.mark.parametrize(("signs", "end"), [(10, None), (11, "sealed"), (12, "sealed")])
def test_es_243_enough_signs_win_even_if_they_are_more_than_enough(signs: int, end: str | None) -> None:
    # given Hastur needs 13, and the hidden passage brings two
    game = Play("bob_jenkins", "dexter_drake").signs(signs).museum("the_hidden_passage").at(0, "the_hidden_passage")
    game.attempt().will_roll("investigation_3", *["lore"] * 5).do("roll", "complete:0:0")
    game.will_roll("peril", "investigation_3", "lore", "lore", "lore").do("roll", "complete:1:1.2")
    # when
    game.will_roll("lore", "lore", "lore").do("roll", "complete:2:3")
    # then
    assert game.won == end
    assert game.game.signs == signs + 2
    assert [event.args["count"] for event in game.events("sign_gained")] == [signs + 2]


@pytest.mark.rule("ES-243")
def test_es_243_the_game_ends_in_the_middle_of_the_rewards() -> None:
    # given a gathering that brings a sign, and a gate and a monster too
    game = Play("bob_jenkins", "dexter_drake").signs(12).museum("a_secret_gathering").at(0, "a_secret_gathering")
    game.attempt().will_roll("lore", "lore", *["investigation_3"] * 4).do("roll", "complete:1:0.1")
    # when
    game.will_roll(*["investigation_3"] * 4).do("roll", "complete:0:2.3")
    # then
    assert game.won == "sealed"
    assert (game.table.choice, game.events("gate_opened"), game.events("clock_moved")) == (None, [], [])


@pytest.mark.rule("ES-243")
def test_es_243_a_bought_sign_wins_as_well() -> None:
    game = (
        Play("bob_jenkins", ancient_one="yig").signs(9).trophies(0, "high_priest", "warlock", "vampire", "star_spawn")
    )
    game.trophies(0, "cultist").turn().do("stay:entrance", "buy:elder_sign")
    assert game.won == "sealed"


@pytest.mark.rule("ES-243", "ES-OP-14")
def test_es_243_in_the_battle_signs_do_not_win_any_more() -> None:
    # given enough signs, but Hastur is awake
    game = Play("bob_jenkins", "dexter_drake").signs(13).holds(0, "axe").battle(doom=5)
    # when the battle goes on
    game.will_roll(*HIT, *HIT).do("roll", "complete:0:0.1.2")
    # then
    assert game.table.outcome is None


@pytest.mark.rule("ES-243", "ES-232")
@pytest.mark.parametrize("ancient_one", ["cthulhu", "hastur", "nyarlathotep", "shub_niggurath", "yog_sothoth"])
def test_es_243_in_the_battle_there_is_no_sign_to_be_gained(ancient_one: str) -> None:
    for seed in range(4):
        # given one sign at least is missing, and there are trophies to buy it with
        game = Play("bob_jenkins", "dexter_drake", ancient_one=ancient_one).signs(10).given(rng=seeded(seed))
        game.trophies(0, "high_priest", "warlock", "vampire").trophies(1, "star_spawn", "cultist")
        game.holds(0, "axe", "ruby_standish").battle()
        # when the battle is fought to its end, whatever anybody does
        luck = random.Random(seed)
        while game.table.choice:
            game.do(luck.choice(game.options))
        # then
        assert (game.events("sign_gained"), game.game.signs) == ([], 10)
        assert (game.won or game.lost) in ("battle", "devoured")


@pytest.mark.rule("ES-244")
def test_es_244_removing_the_last_token_before_the_awakening_wins_nothing() -> None:
    # given one token, and the Great Hall of Celeano, which removes one
    game = Play("bob_jenkins", "dexter_drake").doom(1).worlds("great_hall_of_celeano").at(0, "great_hall_of_celeano")
    game.attempt().will_roll("terror", *["investigation_3"] * 5).do("roll", "complete:0:0")
    game.will_roll("lore", *["investigation_3"] * 4).do("roll", "complete:1:1")
    # when
    game.will_roll(*["investigation_3"] * 4).do("roll", "complete:2:2.3")
    # then
    assert (game.game.doom, game.table.outcome, game.asked) == (0, None, 1)


@pytest.mark.rule("ES-245", "ES-240")
def test_es_245_lost_when_all_are_devoured_in_the_battle() -> None:
    game = misses(Play("bob_jenkins", "dexter_drake").clock(3).sanity(0, 2).sanity(1, 1)).battle(doom=5)
    assert game.lost == "devoured"


@pytest.mark.rule("ES-245", "ES-179")
def test_es_245_before_the_awakening_only_when_no_investigator_is_left() -> None:
    # given a player whose death is certain, with and without others to choose from
    for left, end in (((0, 1), None), ((), "devoured")):
        game = Play("bob_jenkins").given(left=left).sanity(0, 1).at(0, "ancient_relics").attempt()
        # when
        game.do("give_up")
        # then
        assert game.lost == end
        assert (game.prompt == "investigator") == bool(left)


@pytest.mark.rule("ES-245", "ES-179")
def test_es_245_one_player_out_does_not_end_it() -> None:
    # given nobody is left to choose
    game = Play("bob_jenkins", "dexter_drake").given(left=()).sanity(0, 1).at(0, "ancient_relics").attempt()
    # when Bob Jenkins is devoured
    game.do("give_up")
    # then Dexter Drake goes on alone, and Bob's turns are skipped
    assert (game.table.outcome, game.asked) == (None, 1)
    game.do("stay:entrance", "wait")
    assert (game.asked, game.game.clock) == (1, 2)


@pytest.mark.rule("ES-245", "ES-178", "ES-179")
def test_es_245_two_devoured_at_once_with_one_investigator_left() -> None:
    # given two with one sanity each, one left to choose from, and a midnight that costs everybody a sanity
    game = Play("bob_jenkins", "dexter_drake").given(left=(0,)).sanity(0, 1).sanity(1, 1).museum("dont_fall_asleep")
    game.mythos_next("personal_possessions").midnight()
    # then one of the players goes on, the other is out, and the game with them
    while game.prompt == "starting_card":
        game.do("take:spell")
    assert game.table.outcome is None
    assert sorted(seat["out"] for seat in board(game)["seats"]) == [False, True]


@pytest.mark.rule("ES-245", "ES-024")
def test_es_245_an_ancient_one_may_add_a_defeat_of_its_own() -> None:
    # given one space is left on the track of Azathoth
    game = Play("bob_jenkins", "dexter_drake", ancient_one="azathoth").doom(11).at(0, "riot_in_the_streets").attempt()
    # when the last token is a penalty
    game.do("give_up")
    # then
    assert game.lost == "azathoth"


@pytest.mark.rule("ES-245", "ES-181")
def test_es_245_a_last_death_that_wakes_it_ends_the_game() -> None:
    game = Play("bob_jenkins").sanity(0, 1).doom(10).at(0, "ancient_relics").attempt().do("give_up")
    assert game.lost == "devoured"


@pytest.mark.rule("ES-244")
def test_es_244_the_game_ends_at_once_in_the_middle_of_an_attack() -> None:
    # given a last token, and nine o'clock
    game = Play("bob_jenkins", "dexter_drake").holds(0, "axe").clock(3).battle(doom=1)
    # when it is hit with dice left
    game.will_roll(*HIT, *HIT).do("roll", "complete:0:0.1.2")
    # then nothing more happens
    assert game.won == "battle"
    assert (game.table.choice, game.events("ancient_one_attacks"), game.events("clock_moved")) == (None, [], [])
