"""What should come up in many games of Arkham Horror: The Card Game."""

from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.terms import ASSET, DECK, EVENT, SKILL
from miskatonic.games.arkham_lcg.rules.setup import labels
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Coverage, Family, below

IN_USE = (
    "plays", "commits", "uses", "triggers", "encounter", "weakness", "threatens", "attached", "spawns", "attacks",
    "revealed", "moves", "current", "advances", "controls", "turn", "damage_placed", "horror_placed", "token",
    "scenario", "test", "placed", "draws", "resolution",
)  # fmt: skip
"""Events that tell of a card that does something, or to which something happens."""


def enrich(game: Arkham) -> None:
    """Decks hold any player card and any basic weakness, not only those of the starter decks."""
    players = [
        number
        for number, card in enumerate(CARDS)
        if card.kind in (ASSET, EVENT, SKILL) and not (card.set or card.signature or card.weakness)
    ]
    weaknesses = [number for number, card in enumerate(CARDS) if card.basic]
    rows = list(game.card)
    for card, zone in enumerate(game.zone):
        printed = row(game, card)
        if zone == DECK and game.owner[card] >= 0 and not printed.signature:
            pool = weaknesses if printed.basic else players
            rows[card] = pool[below(game, len(pool))]
    game.card = tuple(rows)
    game.label = labels(game.card)


COVERAGE = Coverage((Family("cards in use", "card-", IN_USE),), enrich)
