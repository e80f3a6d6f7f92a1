"""Who has something to say on an occasion: investigators, the cards of a player, the Ancient One."""

import functools
from collections.abc import Callable
from typing import Any

from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel import Option

Saying = Callable[..., Any]
"""One of the functions in `Says`."""


@functools.lru_cache(4096)
def cards_saying(occasion: str, cards: tuple[int, ...]) -> list[Saying]:
    """What these cards say on an occasion; in one order, however they came."""
    said = [getattr(HAND.rows[card].says, occasion) for card in sorted(cards, reverse=True)]
    return [one for one in said if one is not None]


@functools.lru_cache(4096)
def people_saying(occasion: str, who: tuple[int, ...]) -> list[tuple[int, Saying]]:
    """What the investigators at the table say on an occasion, with their seats."""
    said = [(seat, getattr(INVESTIGATORS[one].says, occasion)) for seat, one in enumerate(who) if one >= 0]
    return [(seat, one) for seat, one in said if one is not None]


@functools.lru_cache(4096)
def _as_a_turn_begins(seat: int, who: tuple[int, ...], cards: tuple[int, ...]) -> list[tuple[int, Saying]]:
    mine = [(seat, offers) for offers in cards_saying("as_own_turn_begins", cards)]
    return people_saying("as_any_turn_begins", who) + mine


def as_a_turn_begins(game: ElderSign) -> list[Option]:
    """ES-027: what anybody may do at the start of any turn, and players only at the start of their own."""
    said = _as_a_turn_begins(game.active, game.who, game.hands[game.active])
    return [option for seat, offers in said for option in offers(game, seat)] if said else []


def before_first_roll(game: ElderSign) -> list[Option]:
    """ES-142: what the active investigator may do as the action phase opens."""
    said = people_saying("before_first_roll", game.who)
    return [option for seat, offers in said if seat == game.active for option in offers(game, seat)] if said else []


@functools.lru_cache(4096)
def _after_a_roll(
    seat: int, who: tuple[int, ...], cards: tuple[int, ...], owed: tuple[int, ...]
) -> list[tuple[int, Saying]]:
    own = [one for one in people_saying("after_own_roll", who) if one[0] == seat]
    mine = cards_saying("after_own_roll", cards) + cards_saying("owed_after_roll", owed)
    return [*own, *people_saying("after_any_roll", who), *((seat, offers) for offers in mine)]


def after_a_roll(game: ElderSign) -> list[Option]:
    """ES-182, ES-183: the active investigator, then anybody, then one's own cards, then those that still owe."""
    said = _after_a_roll(game.active, game.who, game.hands[game.active], game.owed_turn)
    return [option for seat, offers in said for option in offers(game, seat)] if said else []
