"""What everybody sees of a game of Elder Sign."""

import json

import pytest

import miskatonic
from miskatonic.games.elder_sign.board import Board
from miskatonic.games.elder_sign.state import GONE, SUPPLY
from tests.games.elder_sign.looks import board, running_attempt, whole_chance
from tests.games.elder_sign.play import Play


def test_there_is_no_attempt_before_it_begins_even_if_dice_are_locked() -> None:
    game = Play("bob_jenkins").museum("did_you_hear_that", "the_loading_dock").locked("did_you_hear_that")
    game.at(0, "the_loading_dock").turn()
    assert board(game)["attempt"] is None
    game.do("stay:the_loading_dock")
    assert board(game)["attempt"] is not None


def test_the_odds_of_the_next_roll_are_exact_and_those_of_the_adventure_are_marked_as_an_estimate() -> None:
    game = Play("bob_jenkins").museum("the_loading_dock").at(0, "the_loading_dock").attempt()
    seen = running_attempt(game)
    peril = next(odds for odds in seen["odds"] if odds["task"] == 0)
    assert abs(peril["chance"] - (1 - (5 / 6) ** 6)) < 1e-9
    assert peril["exact"] is True
    assert seen["whole"]
    assert seen["whole"]["exact"] is False
    assert 0 < seen["whole"]["chance"] < 1


def haunted(*dice: str) -> Play:
    """An adventure whose one task asks for a peril and a terror; only so many green dice are left in the game."""
    places = [SUPPLY] * len(dice) + [GONE] * (8 - len(dice))
    game = Play("bob_jenkins").museum("haunted_by_a_shadowy_figure").at(0, "haunted_by_a_shadowy_figure")
    return game.given(dice=places).attempt().will_roll(*dice).do("roll")


def test_a_focused_die_counts_for_the_chance_of_the_whole_adventure() -> None:
    game = haunted("peril", "lore", "lore").do("discard:1")
    assert whole_chance(game) == pytest.approx(1 / 6), "the peril can be kept, one die must show the terror"
    game.do("focus:0")
    assert whole_chance(game) == pytest.approx(1 / 6), "the peril is there"


def test_an_open_roll_counts_for_the_chance_of_the_whole_adventure() -> None:
    assert whole_chance(haunted("peril", "terror")) == 1, "it completes the last task"
    assert whole_chance(haunted("lore", "lore")) == 0, "it costs a die, and one die is too few"
    assert whole_chance(haunted("lore", "lore", "lore")) == pytest.approx(2 / 36)


def chances_of(game: Play) -> dict[str, float | None]:
    """What each option of the pending choice promises."""
    table = game.table
    assert table.choice is not None
    return {option.text: table.game.chance(table.state, option) for option in table.choice.options}


def test_each_answer_to_an_open_roll_says_how_likely_the_adventure_is_after_it() -> None:
    game = haunted("peril", "terror", "lore")
    chances = chances_of(game)
    assert chances["complete:1:0.1"] == 1, "it was the last task"
    assert chances["fail"] == pytest.approx(1 / 6), "a die is lost, another kept, and the third must fit"
    assert chances["give_up"] is None


def test_focusing_and_rolling_say_how_likely_the_adventure_is() -> None:
    chances = chances_of(haunted("peril", "lore", "lore").do("discard:1"))
    assert chances["roll"] == pytest.approx(2 / 36), "two dice must show both at once"
    assert chances["focus:0"] == pytest.approx(1 / 6), "the peril is kept, one die must show the terror"


def test_an_open_roll_that_completes_nothing_costs_a_die_of_the_next_one() -> None:
    seen = running_attempt(haunted("lore", "lore", "lore"))
    assert seen["next_dice"] == 2
    assert seen["odds"][0]["chance"] == pytest.approx(2 / 36)


def test_each_place_to_go_says_how_likely_it_is_to_be_resolved() -> None:
    game = Play("bob_jenkins").museum("haunted_by_a_shadowy_figure", "the_loading_dock").turn()
    chances = chances_of(game)
    seen = board(game)
    told = seen["chances"]
    shown = {f"go:{card['name'].partition('-')[2]}": told[card["id"]]["chance"] for card in seen["museum"] if card}
    assert {text: chances[text] for text in shown} == shown
    assert chances["stay:entrance"] is None


def test_no_view_tells_the_order_of_a_deck_or_the_seed() -> None:
    table = miskatonic.new_table("elder_sign", seed=12345, seats=2)
    shown = json.dumps(table.view(None)["board"])
    assert "12345" not in shown
    board: Board = table.view(None)["board"]
    hidden = board["decks"]
    assert all(isinstance(count, int) for count in hidden.values())
    assert board["mythos_next"] is None
