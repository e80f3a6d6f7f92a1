"""The possible values of each field of a position: every field is here, so that nothing comes in unchecked."""

import functools
from collections.abc import Collection
from typing import get_args

from miskatonic.games.arkham_lcg.basics.wishes import ALWAYS, ASKS, HERE, NEVER, PLACES
from miskatonic.games.arkham_lcg.board.words import Class
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.boxes import BOXES
from miskatonic.games.arkham_lcg.rows.campaign import CAMPAIGNS
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.decks import COLLECTIONS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.taboo import LISTS
from miskatonic.games.arkham_lcg.rows.terms import (
    CLOSED,
    DIFFICULTIES,
    NO_CARD,
    NOBODY,
    OPEN,
    PERIODS,
    PHASES,
    SKILLS,
    STAGE,
    TEST,
    TOKENS,
)
from miskatonic.games.arkham_lcg.rules import owned, record, upgrading
from miskatonic.games.arkham_lcg.state import SEATS, Arkham
from miskatonic.kernel import Extent, Extents, Such

FEW, MANY = range(100), range(10_000)
AMOUNTS = range(-1000, 1000)
LEFT = ("", "resigned", "damage", "horror", "effect")
RESOLUTIONS = ("", "none", *(f"r{number}" for number in range(1, 10)))
TOPICS = frozenset(
    value for name, value in vars(topics).items() if name.isupper() and isinstance(value, str)
) | frozenset(
    (*SKILLS, *topics.INSTEAD_OF.values(), *topics.BASE_OF.values(), *topics.CANNOT_RISE.values(), *topics.SET.values())
)
SET_UP = frozenset(
    f"setup.{name}"
    for name in ("investigator", "unclaimed", "upgrade", "weakness", "lead", "unique", "hands", "mulligan")
)
"""AH-B-022: what can come before the scenario's own set-up."""
ENTRIES = Such(record.is_entry)
TRUTH = (False, True)


@functools.lru_cache(maxsize=4)
def _ids(edition: int) -> frozenset[str]:
    """The ids of all printed cards, rebuilt when cards are added."""
    return frozenset(CARDS.ids)


@functools.lru_cache(maxsize=4)
def _called(edition: int) -> frozenset[str]:
    """What cards are called: unrevealed locations by what they look like."""
    return _ids(edition) | {card.title for card in CARDS.rows}


def is_said(word: str) -> bool:
    """AH-B-195: what can be said of a card: a class, a kind of card, a token."""
    family, _, rest = word.partition("-")
    return rest in {"class": get_args(Class), "token": TOKENS}.get(family, ())


@functools.lru_cache(maxsize=64)
def _is_record(text: str) -> bool:
    """AH-B-218: whether a table can have begun with it."""
    return not text or isinstance(record.read(text), dict)


def extents(game: Arkham) -> Extents:
    """What each field of this position can hold, by its cards and seats."""
    count, seats = len(game.card), game.seats
    cards, people = range(count), range(seats)
    some, somebody = range(NO_CARD, count), range(NOBODY, seats)
    ids, called = _ids(CARDS.edition), _called(CARDS.edition)

    def each(values: Collection[int] | Such) -> Extent:
        """One value for every card."""
        return Extent(values, count)

    def each_seat(values: Collection[int] | Collection[str] | Such) -> Extent:
        """One value, or one pile, for every seat."""
        return Extent(values, seats)

    once, piles, own = Extent(cards, once=True), Extent(cards, seats + 1, once=True), Extent(cards, seats, once=True)
    return {
        "step": Extent(Such(lambda _: True)),
        "scenario": Extent(SCENARIOS.ids),
        "campaign": Extent(("", *CAMPAIGNS)),
        "difficulty": Extent(DIFFICULTIES),
        "seats": Extent(SEATS),
        "card": each(range(len(CARDS))),
        "owner": each(somebody),
        "label": Extent(Such(lambda label: label.partition(".")[0] in called), count, once=True),
        "who": Extent(cards, seats, once=True),
        "zone": each(range(STAGE + 1)),
        "holder": each(range(NOBODY, seats + 1)),
        "at": each(some),
        "deck": piles,
        "hand": own,
        "discard": piles,
        "area": own,
        "threat": own,
        "enemies": once,
        "places": once,
        "revealed": once,
        "damage": each(MANY),
        "horror": each(MANY),
        "clues": each(MANY),
        "doom": each(MANY),
        "uses": each(MANY),
        "resources": each(MANY),
        "exhausted": once,
        "order": Extent(people, once=True),
        "lead": Extent(somebody),
        "left": each_seat(LEFT),
        "round": Extent(MANY),
        "phase": Extent(PHASES),
        "active": Extent(somebody),
        "turns": Extent(people, once=True),
        "spent": each_seat(range(-9, 100)),
        "bag": Extent(TOKENS),
        "tests": {
            "seat": Extent(people),
            "skill": Extent(SKILLS),
            "kind": Extent(("", "fight", "evade", "investigate")),
            "target": Extent(some),
            "source": Extent(some),
            "printed": Extent(AMOUNTS),
            "difficulty": Extent(AMOUNTS),
            "stage": Extent(range(1, 9)),
            "marks": once,
            "ready": Extent(people),
            "committed": once,
            "helpers": Extent(people),
            "tokens": Extent(TOKENS),
            "worth": Extent(AMOUNTS),
            "turned": Extent(FEW),
            "fails": Extent(TRUTH),
            "succeeds": Extent(TRUTH),
            "passed": Extent(TRUTH),
            "margin": Extent(AMOUNTS),
            "treated": Extent(("", *TOKENS)),
            "ignored": Extent(TOKENS),
        },
        "heard": Extent(cards),
        "lasting": {
            "until": Extent(PERIODS),
            "topic": Extent(TOPICS),
            "subject": Extent(cards),
            "amount": Extent(AMOUNTS),
            "card": Extent(cards),
            "ability": Extent(range(-1, 20)),
        },
        "used": Extent(MANY),
        "act": Extent(some),
        "agenda": Extent(some),
        "acts": once,
        "agendas": once,
        "turned_over": Extent(TRUTH),
        "reference": Extent(some),
        "peril": Extent(somebody),
        "quiet": each_seat(("", *PERIODS)),
        "asks": each_seat(ASKS),
        "wishes": {
            "seat": Extent(people),
            "about": Extent(ids | {*PLACES, TEST}),
            "word": Extent((ALWAYS, NEVER, HERE)),
        },
        "hands": Extent((CLOSED, OPEN)),
        "marked": once,
        "resolution": Extent(RESOLUTIONS),
        "physical": each_seat(FEW),
        "mental": each_seat(FEW),
        "experience": each_seat(MANY),
        "gains": {
            "seat": Extent(people),
            "reason": Extent(record.REASONS),
            "card": Extent(some),
            "amount": Extent(AMOUNTS),
        },
        "record": Extent(Such(_is_record)),
        "notes": Extent(ENTRIES),
        "log": Extent(ENTRIES),
        "crossed": Extent(ENTRIES),
        "lists": Extent(ids, seats),
        "unspent": each_seat(MANY),
        "bought": {
            "seat": Extent(people),
            "reason": Extent((record.BOUGHT, record.UPGRADED)),
            "card": Extent(ids),
            "leaves": Extent(ids | {""}),
            "price": Extent(MANY),
        },
        "choosing": each_seat(ids | {"", upgrading.LEVEL_0}),
        "newcomers": Extent(people, once=True),
        "drawn": each_seat(FEW),
        "pool": Extent(owned.weaknesses(game.boxes)),
        "ahead": Extent(SET_UP, once=True),
        "result": Extent(record.ENDS),
        "taboo": Extent(("", *LISTS)),
        "collection": Extent(COLLECTIONS),
        "earned": {"card": Extent(cards), "seat": Extent(somebody)},
        "killed": Extent(people, once=True),
        "known": {"card": Extent(cards), "seat": Extent(somebody)},
        "resting": Extent(TRUTH),
        "turn_ended": Extent(TRUTH),
        "unsettled": Extent(TRUTH),
        "unseen": once,
        "sealed": {"card": Extent(cards), "token": Extent(TOKENS)},
        "remembered": {"seat": Extent(people), "phrase": Extent(ENTRIES)},
        "apart": once,
        "fresh": once,
        "side": Extent(cards, once=True),
        "as_if": once,
        "said": {"card": Extent(cards), "word": Extent(Such(is_said))},
        "leaving": {"card": Extent(cards), "seat": Extent(somebody)},
        "boxes": Extent(BOXES, once=True),
    }
