"""AH-B-022, B.17: the decks with which a table begins: starter decks by name, and deck lists as texts."""

import functools
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, cast

from miskatonic.games.arkham_lcg.board.words import Taboo
from miskatonic.games.arkham_lcg.decks.reading import shown
from miskatonic.games.arkham_lcg.decks.texts import is_elsewhere, read
from miskatonic.games.arkham_lcg.rows.boxes import box_of, is_among
from miskatonic.games.arkham_lcg.rows.decks import (
    ONE_BOX,
    RANDOM_WEAKNESS_CODE,
    STARTER_DECKS,
    USUAL_SEATS,
    DeckList,
)
from miskatonic.games.arkham_lcg.rows.taboo import OFF
from miskatonic.games.arkham_lcg.rules.deck_building import (
    bonus,
    card_of,
    cost,
    problems,
    random_weaknesses,
    starter,
    too_many_for_one_box,
)
from miskatonic.games.arkham_lcg.rules.deck_options import name_of
from miskatonic.games.arkham_lcg.rules.owned import Boxes, starters
from miskatonic.games.arkham_lcg.rules.record import PACKAGE
from miskatonic.kernel import Line, RefusedOption

BETWEEN = "+"
LONGEST = 8000
"""Characters of the decks of four seats."""


class Chosen(NamedTuple):
    """A deck ready to be shuffled: its investigator and cards by their ids, each as often as it is in there."""

    investigator: str
    cards: tuple[str, ...]
    drawn: int
    """AH-B-208: random basic weaknesses that are still to be drawn for it."""
    named: tuple[str, ...]
    """AH-Q-014: those already in the deck, which are no longer in the pool."""


@functools.lru_cache(maxsize=256)
def deck_list(name: str) -> DeckList:
    """AH-B-205: the starter deck of that name, or the deck list of that text."""
    return starter(name) if name in STARTER_DECKS else read(name).deck


def investigator_in(name: str) -> str:
    """AH-B-205: the investigator of a starter deck or a deck list, by id; nothing where nobody knows that one."""
    card = card_of(deck_list(name).investigator)
    return card.id if card is not None and card.deck_options is not None else ""


@functools.lru_cache(maxsize=256)
def chosen(name: str, taboo: str, alone: bool) -> Chosen:
    """AH-B-205, AH-B-208: a deck with everything already in it; the weaknesses it names stay."""
    deck = deck_list(name)
    found = [(card_of(code), count) for code, count in deck.cards.items() if code != RANDOM_WEAKNESS_CODE]
    cards = [card for card, count in found if card is not None for _ in range(count)]
    return Chosen(
        investigator_in(name),
        tuple([card.id for card in cards]),
        random_weaknesses(deck, taboo, alone),
        tuple([card.id for card in cards if card.basic]),
    )


def left_over(name: str, taboo: str) -> int:
    """AH-B-209: the experience that an investigator begins a campaign with and has not spent on the deck."""
    deck = deck_list(name)
    has = bonus(card_of(deck.investigator))
    return max(0, has - cost(deck, taboo)) if has else 0


def with_usual(named: Sequence[str], seats: int) -> tuple[str, ...]:
    """AH-B-022: those who are named take the first seats, the others the usual ones."""
    taken = [investigator_in(one) for one in named]
    return (*named, *[one for one in USUAL_SEATS if investigator_in(one) not in taken])[:seats]


# --- what can't be taken ----------------------------------------------------------------------------------------------


def decks_problem(value: str, seats: int) -> tuple[Line, ...] | None:
    """AH-B-022: why decks joined like `roland+daisy`, names or texts, can't be read, or None."""
    names = [one.strip() for one in value.split(BETWEEN)]
    for name in names:
        if is_elsewhere(name):
            return (Line("deck-elsewhere", "AH-B-205", {"written": shown(name)}),)
        if name not in STARTER_DECKS and not name[:1].isdigit():
            args = {"written": shown(name), "names": ", ".join(STARTER_DECKS)}
            return (Line("deck-no_starter", "AH-B-205", args),)
        if name not in STARTER_DECKS and (lines := read(name).problems):
            return tuple(lines)
    people = [deck_list(name).investigator for name in names]
    if len(set(people)) != len(people):
        return (Line("deck-same_investigator", "AH-B-017"),)
    if len(names) > seats:
        return (Line("deck-too_many_decks", "AH-B-205", {"count": len(names), "seats": seats}),)
    return None


def taboo_of(options: Mapping[str, str]) -> Taboo:
    """AH-T-001: the taboo list of a table; nothing where it keeps to none."""
    return "" if options["taboo"] == OFF else cast(Taboo, options["taboo"])


def refuse_illegal(names: Collection[str], taboo: str, collection: str, alone: bool, boxes: Boxes) -> None:
    """B.17: a deck list that is not allowed at this table is refused, with all that is wrong with it.

    A campaign begins without experience (AH-B-209). Our starter decks are always allowed (AH-B-205): they are made for
    two of each card; but they need their boxes as well (AH-Q-014).
    """
    own = [name for name in names if name not in STARTER_DECKS]
    missing = [name for name in names if name in STARTER_DECKS and name not in starters(boxes)]
    found = [line for name in missing for line in _starter_needs(name, boxes)]
    found += [line for name in own for line in _wrong(name, taboo, collection, alone, boxes)]
    if collection == ONE_BOX and len(own) > 1 and not found:
        found += too_many_for_one_box([deck_list(name) for name in own])
    if found:
        raise RefusedOption(PACKAGE, tuple(found))


def _starter_needs(name: str, boxes: Boxes) -> tuple[Line, ...]:
    """AH-Q-014: which boxes a starter deck needs that are not played with."""
    codes = [code for code in (deck_list(name).investigator, *deck_list(name).cards) if not is_among(code, boxes)]
    needed = dict.fromkeys([box_of(code) for code in codes])
    return tuple([Line("boxes-starter", "AH-Q-014", {"written": name, "box": box}) for box in needed])


@functools.lru_cache(maxsize=256)
def _wrong(name: str, taboo: str, collection: str, alone: bool, boxes: Boxes) -> tuple[Line, ...]:
    deck = deck_list(name)
    lines = problems(deck, taboo, collection, alone, experience=0, boxes=boxes)
    card = card_of(deck.investigator)
    if not lines or card is None:
        return tuple(lines)
    return Line("deck-refused", "AH-B-205", {"investigator": name_of(card)}), *lines
