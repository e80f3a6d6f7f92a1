"""The sensible player of Reign of Cthulhu."""

from dataclasses import replace

import pytest

import miskatonic
from miskatonic import bots
from miskatonic.games.reign_of_cthulhu.board import Board
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import find_game
from miskatonic.lab.simulate import Setup, play_one, simulate
from tests.games.play import of_last_release, with_more

GAME = "reign_of_cthulhu"
DRIVER = INVESTIGATORS.number("driver")
INTRODUCTORY = {"difficulty": "introductory", **of_last_release(find_game(GAME))}
"""What is counted here must not depend on which cards have come since: they change every deal."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("difficulty", ["introductory", "standard", "expert"])
def test_plays_to_the_end_at_every_table(seats: int, difficulty: str) -> None:
    setup = Setup(GAME, seats, "sensible", (("difficulty", difficulty), ("investigators", "deal")), check=True)
    for seed in range(4):
        assert not play_one(setup, seed).error


@pytest.mark.parametrize("investigators", ["draft", "choose", "occultist+magician", "reporter+driver"])
def test_plays_every_way_of_choosing_investigators(investigators: str) -> None:
    setup = Setup(GAME, 2, "sensible", (("investigators", investigators),), check=True)
    for seed in range(4):
        assert not play_one(setup, seed).error


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_beats_chance(seats: int) -> None:
    options = INTRODUCTORY
    chance = simulate(GAME, 60, seats, "random", options, seed=1)
    sensible = simulate(GAME, 30, seats, "sensible", options, seed=1)
    assert not sensible.errors
    assert sensible.interval[0] > chance.interval[1]


def test_what_is_counted_is_dealt_alike_with_a_relic_more() -> None:
    dealt = [miskatonic.new_table(GAME, seed=seed, seats=4, options=INTRODUCTORY).digest() for seed in range(5)]
    with with_more(RELICS, replace(RELICS[0], id="new_carving")):
        assert {"difficulty": "introductory", **of_last_release(find_game(GAME))} == INTRODUCTORY
        again = [miskatonic.new_table(GAME, seed=seed, seats=4, options=INTRODUCTORY).digest() for seed in range(5)]
    assert again == dealt


def test_the_same_position_gets_the_same_answer() -> None:
    table = miskatonic.new_table(GAME, seed=3, seats=2)
    pick = bots.find("sensible", GAME)
    for _ in range(60):
        if table.outcome is not None:
            break
        picked = pick(table, bots.Luck(1))
        assert picked.text == pick(table.clone(), bots.Luck(2)).text
        table.answer(picked)


def test_decides_from_what_the_seat_sees() -> None:
    """Redealing whatever the asked seat can't know must not change the decision."""
    pick = bots.find("sensible", GAME)
    for seed in range(3):
        table = miskatonic.new_table(GAME, seed=seed, seats=3)
        for number in range(50):
            if table.choice is None:
                break
            picked = pick(table, bots.Luck(0))
            if not any(option.secret for option in table.choice.options):
                other = table.determinised(table.choice.seat, seed=number)
                assert pick(other, bots.Luck(0)).text == picked.text
            table.answer(picked)


def test_seals_whenever_it_can() -> None:
    pick = bots.find("sensible", GAME)
    sealed = 0
    for seed in range(12):
        table = miskatonic.new_table(GAME, seed=seed, seats=2, options=INTRODUCTORY, light=True)
        while table.choice is not None:
            picked = pick(table, bots.Luck(seed))
            if any(option.verb in ("seal", "seal_linked") for option in table.choice.options):
                assert picked.verb in ("seal", "seal_linked", "play")
                sealed += picked.verb != "play"
            table.answer(picked)
    assert sealed > 10


def position(table: miskatonic.Table) -> Reign:
    assert isinstance(table.state, Reign)
    return table.state


def walk_to_a_seal(table: miskatonic.Table) -> int:
    """How many actions a seal takes on foot with the clues in hand, itself included; 99 if there is none."""
    board: Board = table.view(0)["board"]
    me = board["seats"][board["active"]]
    if any(
        card and card["in_force"] and card["name"] in ("old_one-ithaqua", "old_one-yig") for card in board["old_ones"]
    ):
        return 99
    need = (4 if me["investigator"] == "investigator-detective" else 5) - board["in_play"]["mi_go_eye"]
    towns = {town["name"] for town in board["towns"] if me["hand"].count(town["clue"]) >= need}
    goals = {place["name"] for place in board["places"] if place["gate"] == "open" and place["town"] in towns}
    reached, walked = {me["place"]}, 0
    while walked < 5 and not reached & goals:
        walked += 1
        reached |= {a for a, b in board["lines"] if b in reached} | {b for a, b in board["lines"] if a in reached}
    return walked + 1 if reached & goals else 99


@pytest.mark.long
def test_no_turn_ends_without_a_seal_that_could_be_walked_to() -> None:
    pick = bots.find("sensible", GAME)
    sealed = 0
    for seed in range(12):
        table = miskatonic.new_table(GAME, seed=seed, seats=2, options=INTRODUCTORY, light=True)
        due: tuple[int, tuple[int, ...]] | None = None  # whose seal, and everybody's tokens when it was last looked at
        while table.choice is not None:
            state, picked = position(table), pick(table, bots.Luck(seed))
            if table.choice.prompt == "action":
                drives = state.roles[state.active] == DRIVER
                if not drives and walk_to_a_seal(table) <= state.actions:
                    due = state.active, state.sanity
                if picked.verb in ("seal", "seal_linked"):
                    sealed += due is not None
                    due = None
            table.answer(picked)
            state = position(table)
            if due is not None and due[1] != state.sanity:
                due = None  # a roll took what the way needed
            assert due is None or table.choice is None or (due[0], True) == (state.active, state.acting)
    assert sealed > 10


@pytest.mark.long
def test_plays_no_relic_in_vain_unless_it_must() -> None:
    pick = bots.find("sensible", GAME)
    vain = 0
    for seed in range(12):
        table = miskatonic.new_table(GAME, seed=seed, seats=3)
        while table.choice is not None:
            prompt = table.choice.prompt
            told = len(table.events)
            table.answer(pick(table, bots.Luck(seed)))
            vain += prompt != "relic_duty" and any(event.kind == "no_effect" for event in table.events[told:])
    assert vain == 0
