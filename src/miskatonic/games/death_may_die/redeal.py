"""Redealing what can't be known: for bots that think ahead, and for a new fate after an undo (DMD-203)."""

from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import shuffle


def redeal(game: DeathMayDie, seat: int | None) -> None:
    """Only the order of the face-down decks is hidden; cards that everybody has looked at stay where they are."""
    low, high = game.foreseen_below, len(game.mythos) - game.foreseen
    hidden = list(game.mythos[low:high])
    shuffle(game, hidden)
    game.mythos = (*game.mythos[:low], *hidden, *game.mythos[high:])
    found = list(game.discoveries)
    shuffle(game, found)
    game.discoveries = tuple(found)
    relics = list(game.relic_deck)
    shuffle(game, relics)
    game.relic_deck = tuple(relics)
    if game.drafted and len(game.offer) > 2:
        rest = list(game.offer[2:])
        shuffle(game, rest)
        game.offer = (*game.offer[:2], *rest)
