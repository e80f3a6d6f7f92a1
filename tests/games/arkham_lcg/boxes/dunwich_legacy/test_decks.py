"""The starter decks of the five investigators, and tables that play with them."""

from collections.abc import Iterator
from typing import Any

import pytest

import miskatonic
from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.decks import formats
from miskatonic.games.arkham_lcg.rows.boxes import box_with
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.decks import STARTER_DECKS
from miskatonic.games.arkham_lcg.rules.deck_building import problems, size, starter
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE, starters
from miskatonic.kernel import RefusedOption, Table, below, seeded
from miskatonic.lab import cover

FIVE = ("zoey", "rex", "jenny", "jim", "pete")
BOTH = ("core", "dunwich_legacy")
JOINED = "+".join(BOTH)


@pytest.mark.rule("AH-B-205", "AH-B-208", "AH-T-001")
@pytest.mark.parametrize("taboo", ["", "april_2019"])
@pytest.mark.parametrize("name", FIVE)
def test_ah_b_205_the_starter_decks_are_allowed(name: str, taboo: str) -> None:
    """Given a starter deck of the box, then nothing is wrong with it where the box is played with."""
    assert size(starter(name)) == 30
    assert problems(starter(name), taboo, boxes=BOTH) == []
    assert "deck-other_box" in [line.message for line in problems(starter(name), taboo)]


def test_they_are_there_only_with_the_box() -> None:
    """Given the core set alone, then its five starter decks are there; with the box ten are."""
    assert [name for name in STARTER_DECKS if name not in starters(JUST_CORE)] == list(FIVE)
    assert len(starters(BOTH)) == 10
    with pytest.raises(RefusedOption):
        miskatonic.new_table(GAME, seats=1, options={"decks": "zoey"})


@pytest.mark.parametrize("name", FIVE)
def test_a_starter_deck_is_checked_and_says_what_it_is_about(name: str) -> None:
    """Given a starter deck as text, then the deck builder finds it allowed, and has a line about it."""
    found: Any = GAME.enquiries["deck.check"]({"text": formats.line(starter(name)), "boxes": JOINED})
    assert (found["legal"], found["problems"]) == (True, [])
    for language in text.COMPLETE:
        assert text.has(GAME.package, language, f"deck-idea-{name}")


class Luck:
    """The player's own randomness."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, 7)


def random_play(seed: int) -> Iterator[Table]:
    """A random game with these decks at 1 to 4 seats, before each decision; some of them in a late hour."""
    luck = Luck(seed)
    seats = seed % 4 + 1
    names = list(FIVE)
    options = {
        "decks": "+".join([names.pop(below(luck, len(names))) for _ in range(seats)]),
        "boxes": JOINED,
        "taboo": ("off", "april_2019")[below(luck, 2)],
        "asks": ("normal", "all", "few")[below(luck, 3)],
    }
    table = miskatonic.new_table(GAME, seed=seed, seats=seats, options=options)
    if seed % 2:
        table = cover.arranged(table)
    for _ in range(4000):
        if table.choice is None:
            return
        yield table
        table.answer(table.choice.options[below(luck, len(table.choice.options))])
    raise AssertionError(f"{table!r} does not end")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_wrong_at_any_decision(seed: int) -> None:
    """Given random games at 1 to 4 seats, then the position is sound at every decision, and a clone is equal."""
    for at, table in enumerate(random_play(seed)):
        assert table.problems() == []
        if at % 9 == 0:
            assert table.clone().digest() == table.digest()


@pytest.mark.long
def test_every_card_of_the_players_comes_up() -> None:
    """Given random games, then every investigator and player card of the box comes up in one of them."""
    mine = [card for card in CARDS.rows if box_with(card.code) == BOTH[1] and not card.set]
    left = {CARDS.names[CARDS.number(card.id)] for card in mine}
    for seed in range(600):
        last = list(random_play(seed))[-1]
        for event in last.events:
            if event.kind in IN_USE:
                left -= {str(value) for value in event.args.values()}
        if not left:
            return
    raise AssertionError(f"never seen in use: {sorted(left)}")


IN_USE = (
    "plays",
    "commits",
    "uses",
    "triggers",
    "weakness",
    "controls",
    "begins_in_play",
    "token",
    "gains",
    "threatens",
)
"""Events that tell of a card that does something."""
