"""What new cards an opening hand could still bring: kinds of cards that are left in the deck, and the chance of one."""

import math
from collections import Counter

from miskatonic.games.arkham_lcg.board.people import Redraw
from miskatonic.games.arkham_lcg.rows.card import Card
from miskatonic.games.arkham_lcg.rows.terms import ASSET, SKILL
from miskatonic.games.arkham_lcg.state import Arkham, row

MOST_TRAITS = 3
LOOKED_FOR = ("ally", "charm", "relic", "spell", "talent", "tome", "tool", "weapon")
"""Traits of assets by which one knows what a card is for."""


def prospects(game: Arkham, seat: int) -> Redraw:
    """AH-B-023: for each kind how many cards are left, and the chance that at least one of the new cards is of it.

    Weaknesses are replaced, so that only the others count; what is put back is shuffled in afterwards.
    """
    deck = [row(game, card) for card in game.deck[seat] if not row(game, card).weakness]
    count = min(len(game.marked), len(deck))
    kinds = Counter(kind for printed in deck for kind in _kinds(printed))
    traits = sorted((kind for kind in kinds if kind != SKILL), key=lambda kind: (-kinds[kind], kind))[:MOST_TRAITS]
    return {
        "count": count,
        "of": len(deck),
        "kinds": [
            {
                "kind": f"trait-{kind}" if kind != SKILL else "",
                "left": kinds[kind],
                "chance": at_least_one(len(deck), kinds[kind], count),
            }
            for kind in [*traits, SKILL]
            if kinds[kind]
        ],
    }


def at_least_one(deck: int, wanted: int, drawn: int) -> float:
    """The chance that one of the wanted cards is among those that are drawn."""
    return 1 - math.comb(deck - wanted, drawn) / math.comb(deck, drawn)


def _kinds(printed: Card) -> list[str]:
    """What one would look for: an asset by its traits, and skills."""
    if printed.kind == SKILL:
        return [SKILL]
    return [trait for trait in printed.traits if trait in LOOKED_FOR] if printed.kind == ASSET else []
