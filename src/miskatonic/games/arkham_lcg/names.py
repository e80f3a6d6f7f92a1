"""Names that know their things: cards, investigators; and how the numbers in events and questions are named."""

import functools
from typing import Any

from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.terms import NOBODY, SYMBOLS
from miskatonic.games.arkham_lcg.state import ROWS, Arkham
from miskatonic.kernel import Name
from miskatonic.text.numbers import signed

CARD_KEYS = frozenset(
    ("act", "agenda", "asset", "by", "card", "enemy", "host", "location", "place", "source", "target")
)
"""Arguments that are cards."""
MADE = 16384
"""How many options are cached."""
SEAT_KEYS = frozenset(("seat", "helper", "partner", "tester"))


@functools.cache
def labelled(row: int, label: str) -> Name:
    """The name of a card of that row that is called so on the table."""
    return Name(CARDS.names[row], f"card:{label}")


@functools.cache
def _turned_down(name: str, label: str) -> Name:
    return Name(name, f"card:{label}")


def card_name(game: Arkham, card: int) -> Name:
    """A card by its name, which knows which one it is; an unrevealed one by that of its other side (AH-B-132)."""
    hidden = ROWS[game.card[card]].face_down
    if hidden and card not in game.revealed:
        return _turned_down(f"card-{hidden}", game.label[card])
    return labelled(game.card[card], game.label[card])


def told_name(game: Arkham, card: int) -> Name:
    """A location as it is offered: of those that look alike each has its number, else nobody could tell which."""
    hidden = ROWS[game.card[card]].face_down
    if not hidden or card in game.revealed:
        return labelled(game.card[card], game.label[card])
    alike = [one for one in game.places if game.label[one].startswith(f"{hidden}.")]
    number = game.label[card].partition(".")[2]
    return _turned_down(f"alike-{hidden}_{number}" if number and len(alike) > 1 else f"card-{hidden}", game.label[card])


@functools.cache
def _seated(row: int, seat: int) -> Name:
    return Name(CARDS.names[row] if row >= 0 else f"seat-{seat}", f"seat:{seat}")


def who(game: Arkham, seat: int) -> Name:
    """What a seat is called: its investigator, once it has one."""
    unknown = not game.who or (game.step == "setup.investigator" and seat in game.newcomers and not game.lists[seat])
    return _seated(-1 if unknown else game.card[game.who[seat]], seat)


def token_name(token: str) -> str:
    """What a chaos token is called: `token-skull`, `token-minus_1`."""
    if token in SYMBOLS:
        return f"token-{token}"
    number = int(token)
    return f"token-{'minus_' if number < 0 else 'plus_' if number else ''}{abs(number)}"


def named(game: Arkham, args: dict[str, Any]) -> dict[str, Any]:
    """Arguments with the numbers of seats and cards as names, and what a symbol is worth as it is printed; where there
    is none, or where the source is nothing but the investigator, the place or the card concerned, it is "none".
    """
    found: dict[str, Any] = {}
    seat = args.get("seat", NOBODY)
    own = game.who[seat] if game.who and type(seat) is int and seat >= 0 and "enemy" not in args else None
    for key, value in args.items():
        if key == "source" and value in (own, args.get("place"), args.get("card")):
            found[key] = "none"
        elif key == "worth":
            found[key] = signed(value)
        elif key in SEAT_KEYS and type(value) is int:
            found[key] = who(game, value) if value >= 0 else "none"
        elif key == "seats":
            found[key] = [who(game, seat) for seat in value]
        elif key in CARD_KEYS and type(value) is int:
            found[key] = card_name(game, value) if value >= 0 else "none"
        elif key == "cards":
            found[key] = [card_name(game, card) for card in value]
        else:
            found[key] = value
    return found
