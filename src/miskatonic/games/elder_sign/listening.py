"""Who has something to say on an occasion: investigators, the cards of a player, the Ancient One, Mythos cards."""

import functools
from collections.abc import Callable
from typing import Any

from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rows.occasions import SILENT
from miskatonic.games.elder_sign.state import ElderSign, in_force, investigator
from miskatonic.kernel import Option

Saying = Callable[..., Any]


@functools.lru_cache(4096)
def cards_saying(occasion: str, cards: tuple[int, ...]) -> list[Saying]:
    """What these cards say on an occasion; in one order, however they came."""
    said = [getattr(HAND[card].says, occasion) for card in sorted(cards, reverse=True)]
    return [one for one in said if one is not None]


@functools.lru_cache(4096)
def people_saying(occasion: str, who: tuple[int, ...]) -> list[tuple[int, Saying]]:
    """What the investigators at the table say on an occasion, with their seats."""
    said = [(seat, getattr(INVESTIGATORS[one].says, occasion)) for seat, one in enumerate(who) if one >= 0]
    return [(seat, one) for seat, one in said if one is not None]


def everybody_offers(game: ElderSign, occasion: str) -> list[Option]:
    """The options that the investigators at the table bring to a question."""
    return [option for seat, offers in people_saying(occasion, game.who) for option in offers(game, seat)]


def investigator_offers(game: ElderSign, occasion: str) -> list[Option]:
    """The options that the active investigator brings to a question."""
    says = investigator(game, game.active).says
    if says is SILENT or (offers := getattr(says, occasion)) is None:
        return []
    found: list[Option] = offers(game, game.active)
    return found


def cards_offer(game: ElderSign, occasion: str, cards: tuple[int, ...]) -> list[Option]:
    """The options that cards of the active player bring to a question."""
    return [option for offers in cards_saying(occasion, cards) for option in offers(game, game.active)]


def mythos_offers(game: ElderSign, occasion: str) -> list[Option]:
    """The options that the Mythos cards in force bring to a question."""
    said = [getattr(MYTHOS[card].says, occasion) for card in in_force(game)]
    return [option for offers in said if offers is not None for option in offers(game, game.active)]
