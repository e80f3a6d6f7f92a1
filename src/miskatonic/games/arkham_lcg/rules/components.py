"""AH-B-022: the cast of a table: which cards there are, whose they are and where they are before anything begins."""

import functools
from collections.abc import Sequence
from typing import Any

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.piles import shuffle_deck
from miskatonic.games.arkham_lcg.basics.wishes import NORMAL
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.rows.campaign import plan_of
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import TWO_OF_EACH
from miskatonic.games.arkham_lcg.rows.terms import (
    ACT,
    AGENDA,
    AREA,
    ASIDE,
    CLOSED,
    DECK,
    INVESTIGATION,
    LOCATION,
    NO_CARD,
    NOBODY,
    REFERENCE,
    REMOVED,
    STANDARD,
)
from miskatonic.games.arkham_lcg.state import ENCOUNTER, Arkham, row

RESOURCES = 5


@functools.lru_cache(maxsize=256)
def cast(investigators: tuple[str, ...], lists: tuple[tuple[str, ...], ...], scenario: str) -> Arkham:
    """AH-B-022: all cards of a table where they begin, nothing shuffled yet; made once for each cast, and copied.

    `lists` are the decks, the id of each card as often as it is in there.
    """
    plan = plan_of(scenario)
    cards: list[tuple[int, int, int]] = []  # row, owner, zone
    state = Arkham(rng=0, step="setup.mulligan", **nothing(scenario, STANDARD, len(lists)))
    for seat, (investigator, deck) in enumerate(zip(investigators, lists, strict=True)):
        cards.append((CARDS.number(investigator), seat, AREA))
        for id_ in deck:
            number = CARDS.number(id_)
            printed = CARDS.rows[number]
            cards.append((number, seat, begins_in(printed) if printed.keywords or printed.starts_in_play else DECK))
    for id_, count in plan.cards.items():
        number = CARDS.number(id_)
        aside = CARDS.rows[number].kind in (LOCATION, ACT, AGENDA, REFERENCE) or id_ in plan.aside
        cards += [(number, ENCOUNTER, ASIDE if aside else DECK)] * count
    lay(state, cards)
    state.lists = list(lists)
    for seat in range(len(lists)):
        tokens.add(state, tokens.RESOURCES, state.who[seat], RESOURCES)
    return state


def begins_in(card: Card) -> int:
    """AH-B-183, AH-B-236: where a card of a deck begins: in the deck; a permanent one in play; one that says so is set
    aside until opening hands are there.
    """
    if "permanent" in card.keywords:
        return AREA
    return ASIDE if card.starts_in_play else DECK


LAID = (
    "card", "owner", "label", "who", "zone", "holder", "at", "deck", "hand", "discard", "area", "threat", "enemies",
    "places", "revealed", "damage", "horror", "clues", "doom", "uses", "resources", "exhausted", "heard", "lists",
)  # fmt: skip
"""The fields that say which cards there are and where they are."""


def lay_anew(game: Arkham, investigators: Sequence[str], lists: Sequence[Sequence[str]]) -> None:
    """AH-B-022: the table is laid out with these investigators and decks (ids of cards) instead, and shuffled.

    Only before opening hands are dealt: trauma is on the investigators, everything else where it begins.
    """
    fresh = cast(tuple(investigators), tuple([tuple(deck) for deck in lists]), game.scenario).copy()
    for name in LAID:
        setattr(game, name, getattr(fresh, name))
    game.titles = game.ground = game.answered = None
    make_ready(game)


def make_ready(game: Arkham) -> None:
    """AH-B-022, AH-B-172: trauma is placed on the investigators as damage and horror, and all decks are shuffled."""
    for seat in range(game.seats):
        if game.physical[seat] or game.mental[seat]:
            tokens.add(game, tokens.DAMAGE, game.who[seat], game.physical[seat])
            tokens.add(game, tokens.HORROR, game.who[seat], game.mental[seat])
    for pile in range(game.seats + 1):
        shuffle_deck(game, pile)


def investigators_of(game: Arkham) -> list[str]:
    """AH-B-022: the investigator of each seat, by its id."""
    return [row(game, card).id for card in game.who]


def nothing(scenario: str, difficulty: str, seats: int) -> dict[str, Any]:
    """AH-B-022: the fields of a table without any cards yet."""
    empty: list[tuple[int, ...]] = [()] * seats
    return {
        "scenario": scenario, "campaign": plan_of(scenario).campaign, "difficulty": difficulty, "seats": seats,
        "card": (), "owner": (), "label": (), "who": (), "zone": [], "holder": [], "at": [], "deck": [*empty, ()],
        "hand": [*empty], "discard": [*empty, ()], "area": [*empty], "threat": [*empty], "enemies": (), "places": (),
        "revealed": (), "damage": (), "horror": (), "clues": (), "doom": (), "uses": (), "resources": (),
        "exhausted": (), "order": tuple(range(seats)), "lead": 0, "left": [""] * seats, "round": 1,
        "phase": INVESTIGATION, "active": NOBODY, "turns": (), "spent": [0] * seats, "bag": (), "tests": [],
        "heard": {}, "lasting": (), "used": {}, "act": NO_CARD, "agenda": NO_CARD, "acts": (), "agendas": (),
        "reference": NO_CARD, "peril": NOBODY, "quiet": [""] * seats, "asks": [NORMAL] * seats, "wishes": (),
        "hands": CLOSED, "marked": (), "resolution": "", "gains": (), "record": "", "notes": (),
        "log": (), "crossed": (), "taboo": "", "earned": (), "killed": (), "lists": [*empty], "unspent": [0] * seats,
        "choosing": [""] * seats, "collection": TWO_OF_EACH,
        "bought": (), "newcomers": tuple(range(seats)), "drawn": [0] * seats, "pool": (),
        "ahead": (), "result": "",
        "physical": [0] * seats, "mental": [0] * seats, "experience": [0] * seats, "known": (), "resting": False,
        "unsettled": False, "turned_over": False,
    }  # fmt: skip


def lay(state: Arkham, cards: Sequence[tuple[int, int, int]]) -> None:
    """AH-B-022: every card gets its number and its name, and is put where it begins."""
    count = len(cards)
    state.card = tuple([number for number, _, _ in cards])
    state.owner = tuple([owner for _, owner, _ in cards])
    state.label = labels(state.card)
    state.zone, state.holder, state.at = [REMOVED] * count, [NOBODY] * count, [NO_CARD] * count
    none = (0,) * count
    state.damage = state.horror = state.clues = state.doom = state.uses = state.resources = none
    state.who = tuple([at for at, (number, _, _) in enumerate(cards) if CARDS.rows[number].kind == "investigator"])
    for at, (_, owner, zone) in enumerate(cards):
        if at in state.who:
            put_investigator(state, at, owner)
        elif zone == AREA:  # AH-B-183
            put(state, at, AREA, owner)
            tokens.add(state, tokens.USES, at, CARDS.rows[state.card[at]].uses)
        else:
            put(state, at, zone)


def begin_in_place(game: Arkham, card: int) -> None:
    """AH-B-026, AH-B-183: a card of somebody's deck that begins elsewhere comes out of it, with its uses."""
    zone = begins_in(row(game, card))
    if zone != DECK:
        put(game, card, zone, game.owner[card] if zone == AREA else NOBODY)
        tokens.add(game, tokens.USES, card, row(game, card).uses if zone == AREA else 0)


def put_investigator(state: Arkham, card: int, seat: int) -> None:
    """AH-B-018: an investigator card is in play, in nobody's list of assets."""
    put(state, card, AREA, seat)
    state.area[seat] = ()


def labels(cards: Sequence[int]) -> tuple[str, ...]:
    """AH-A-55: what cards are called in options; of several equal ones each has its number."""
    total: dict[int, int] = {}
    for number in cards:
        total[number] = total.get(number, 0) + 1
    seen: dict[int, int] = {}
    found = []
    for number in cards:
        seen[number] = seen.get(number, 0) + 1
        id_ = CARDS.rows[number].id
        found.append(f"{id_}.{seen[number]}" if total[number] > 1 else id_)
    return tuple(found)
