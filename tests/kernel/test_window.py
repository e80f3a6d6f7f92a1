"""A question open to several seats: everybody passes for themselves, and nobody for somebody else."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest
from examples.last_candle import GAME as LAST_CANDLE

from miskatonic.kernel import (
    Game,
    IllegalAnswer,
    NotYourSeat,
    Offers,
    Option,
    State,
    Table,
    Window,
    ask,
    hold,
    load_table,
    new_table,
    seeded,
    tell,
)
from tests import contract

SEATS = 3


@dataclass(slots=True)
class Evening(State):
    """Three people with some cards each; whoever plays one may give somebody another."""

    cards: list[tuple[str, ...]]
    played: tuple[str, ...]


def _options(game: Evening, seat: int) -> Sequence[Option]:
    return [Option(f"play:{card}", card, seat=seat, secret=True) for card in game.cards[seat]]


def _passes(game: Evening, seat: int) -> Sequence[Option]:
    return [Option(f"{verb}:{seat}", seat=seat, passes=True, shared=True) for verb in ("continue", "quiet")]


async def _use(game: Evening, picked: Option) -> None:
    if not picked.passes:
        assert picked.seat is not None
        game.played += (picked.value,)
        game.cards[picked.seat] = tuple(card for card in game.cards[picked.seat] if card != picked.value)
        if picked.value == "gift":
            game.cards[0] += ("thanks",)


WINDOW = Window(
    lambda game: {seat: found for seat in range(SEATS) if (found := _options(game, seat))},
    Offers(lambda game, why: [option for seat in range(SEATS) for option in _options(game, seat)]),
    _passes,
    _use,
)


async def evening(game: Evening) -> str:
    """One window after another; between them somebody is asked alone."""
    await hold(WINDOW, game, "hour", "LC-2", {"count": 1})
    guard = Option("guard", passes=True, shared=True)
    picked = await ask(game, 0, "hour", "LC-2", lambda _: [Option("read"), guard], {"count": 2})
    await hold(WINDOW, game, "hour", "LC-2", {"count": 3}, passed=picked.seats)
    tell(game, "relit", "LC-2", {"who": 0, "count": 1})
    await ask(game, 0, "hour", "LC-2", lambda _: [Option("read"), Option("guard", passes=True)], {"count": 4})
    return "evening"


def game(*cards: str) -> Game:
    def setup(seed: int, seats: int, options: Any) -> Evening:
        return Evening(seeded(seed), "evening", [tuple(hand.split()) for hand in cards], ())

    return replace(
        LAST_CANDLE,
        state=Evening,
        setup=setup,
        steps={"evening": evening},
        seats=(SEATS,),
        seats_of=lambda state: SEATS,
        view=lambda state, eyes: {"cards": [list(state.cards[seat]) for seat in sorted(eyes)]},
        problems=lambda state: [],
        secrets=lambda state: range(SEATS),
    )


def table(*cards: str, light: bool = False) -> Table:
    return new_table(game(*cards), seed=1, seats=SEATS, light=light)


def asked(now: Table) -> tuple[tuple[int, ...], int]:
    assert now.choice is not None
    return now.choice.seats, now.choice.args["count"]


def test_only_those_are_asked_who_can_do_something() -> None:
    assert asked(table("axe", "", "map")) == ((0, 2), 1)
    assert asked(table("", "", "")) == ((0,), 2), "a window in which nobody can do anything is not shown"


def test_nobody_passes_for_somebody_else() -> None:
    # given
    now = table("axe", "key", "map")
    # when: seat 1 passes first
    now.answer("continue:1", seat=1)
    # then
    assert asked(now) == ((0, 2), 1)
    now.answer("quiet:2", seat=2)
    assert asked(now) == ((0,), 1)
    with pytest.raises(NotYourSeat):
        now.answer("continue:0", seat=1)
    now.answer("continue:0", seat=0)
    assert asked(now) == ((0,), 2)


def test_who_has_passed_is_asked_again_only_about_something_new() -> None:
    # given: seat 0 has passed on its axe
    now = table("axe", "gift map", "")
    now.answer("continue:0", seat=0)
    # when: something happens that is nothing new to seat 0
    now.answer("play:map", seat=1)
    assert asked(now) == ((1,), 1)
    # when: a gift comes to seat 0
    now.answer("play:gift", seat=1)
    # then
    assert asked(now) == ((0,), 1)


def test_whoever_holds_several_seats_passes_once_for_all_of_them() -> None:
    now = table("axe", "key", "map")
    now.answer("continue:0", seat={0, 2})
    assert asked(now) == ((1,), 1)
    assert len(now.made) == 1
    now.undo()
    assert asked(now) == ((0, 1, 2), 1), "one click, one step back"


def test_whoever_passes_for_several_seats_names_them_and_rules_can_go_by_it() -> None:
    now = table("axe", "key", "map")
    now.answer("continue", seat=range(SEATS))
    assert asked(now) == ((0,), 2)
    now.answer("read", seat=range(SEATS))
    assert asked(now) == ((0, 1, 2), 3), "reading was no passing"
    now.undo()
    now.answer("guard", seat=range(SEATS))
    assert asked(now) == ((0,), 4), "the next window was passed with it"
    assert [entry.text for entry in now.answers if isinstance(entry, Option)][-1] == "guard:0+1+2"


@pytest.mark.parametrize("light", [False, True])
def test_what_is_given_for_several_seats_is_saved_and_cloned(light: bool) -> None:
    now = table("axe", "key", "map", light=light)
    now.answer("quiet", seat={0, 1})
    assert now.clone().digest() == now.digest()
    loaded = load_table(now.save(), now.game)
    assert loaded.digest() == now.digest()
    assert asked(loaded) == ((2,), 1)
    assert [entry.text for entry in loaded.answers] == ["quiet:0+1"]
    loaded.undo()
    assert asked(loaded) == ((0, 1, 2), 1)


@pytest.mark.parametrize("text", ["continue:0+1", "continue:0+", "continue:1+0", "continue:0+0", "play:axe+1", "+"])
def test_nobody_passes_for_seats_they_do_not_hold(text: str) -> None:
    now = table("axe", "key", "map")
    with pytest.raises((IllegalAnswer, NotYourSeat)):
        now.answer(text, seat=0)
    assert asked(now) == ((0, 1, 2), 1)


def shown(now: Table, *eyes: int) -> list[str]:
    return [option["text"] for option in contract.asked(now.view(eyes))["options"]]


def test_everybody_sees_their_own_options() -> None:
    now = table("axe", "key", "map")
    assert shown(now, 1) == ["continue:1", "quiet:1", "play:key"]
    assert shown(now, 0, 2) == ["continue:0", "quiet:0", "play:axe", "play:map"], "one way to pass for both hands"
    assert shown(now) == []
    assert now.view((0, 2))["board"]["cards"] == [["axe"], ["map"]], "two hands, four eyes"


def test_a_secret_is_not_told_by_a_refusal() -> None:
    """Guessing what somebody else holds must sound the same whether the guess is right or wrong."""
    now = table("axe", "key", "")
    refusals = []
    for guess in ("play:axe", "play:map"):
        with pytest.raises(IllegalAnswer) as refused:
            now.answer(guess, seat=1)
        refusals.append(str(refused.value).replace(guess, "…"))
    assert refusals[0] == refusals[1]
    assert "axe" not in refusals[0]
    for guess in ("play:axe", "play:map"):
        with pytest.raises(NotYourSeat, match="seat 2"):
            now.answer(guess, seat=2)


def test_an_option_that_names_its_seat_says_all_else_as_before() -> None:
    option = Option("end_turn", 3, cost=2, passes=True, early=True, secret=True, alike=True, undoes="mark", count=1)
    named = option.of_seat(1)
    assert (named.text, named.seat) == ("end_turn:1", 1)
    for field in ("value", "cost", "passes", "early", "shared", "secret", "alike", "undoes", "about", "args"):
        assert getattr(named, field) == getattr(option, field), field
