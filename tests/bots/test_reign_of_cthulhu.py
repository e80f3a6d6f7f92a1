"""The sensible player of Reign of Cthulhu."""

import pytest

import miskatonic
from miskatonic import bots
from miskatonic.lab.simulate import Setup, play_one, simulate

GAME = "reign_of_cthulhu"


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
    options = {"difficulty": "introductory"}
    chance = simulate(GAME, 100, seats, "random", options, seed=1)
    sensible = simulate(GAME, 60, seats, "sensible", options, seed=1)
    assert not sensible.errors
    assert sensible.interval[0] > chance.interval[1]


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
    """Dealing anew whatever the asked seat can't know must not change the decision."""
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
        table = miskatonic.new_table(GAME, seed=seed, seats=2, options={"difficulty": "introductory"}, light=True)
        while table.choice is not None:
            picked = pick(table, bots.Luck(seed))
            if any(option.verb in ("seal", "seal_linked") for option in table.choice.options):
                assert picked.verb in ("seal", "seal_linked", "play")
                sealed += picked.verb != "play"
            table.answer(picked)
    assert sealed > 10


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
