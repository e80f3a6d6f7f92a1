"""AH-B-227: the only way tokens change. Every change is reported with its source and the amount that really moved."""

from miskatonic.games.arkham_lcg.basics.lookup import without
from miskatonic.games.arkham_lcg.basics.values import holds
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import NO_CARD
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import tell

DAMAGE, HORROR, CLUES, DOOM, USES, RESOURCES = "damage", "horror", "clues", "doom", "uses", "resources"


def add(game: Arkham, kind: str, card: int, amount: int) -> int:
    """Put tokens on a card, or take them off it, but not below none; how many really moved."""
    kept: tuple[int, ...] = getattr(game, kind)
    before = kept[card]
    if before + amount < 0:
        amount = -before
    if amount:
        anew = list(kept)
        anew[card] = before + amount
        setattr(game, kind, tuple(anew))
    return amount


def gain(game: Arkham, seat: int, amount: int, rule: str, source: int = NO_CARD) -> None:
    """AH-B-052: resources into the pool."""
    moved = add(game, RESOURCES, game.who[seat], amount)
    if moved and game.sink:
        tell(game, "gains", rule, {"seat": seat, "count": moved, "source": source})


def loses(game: Arkham, seat: int, amount: int, rule: str, source: int = NO_CARD) -> None:
    """Resources out of the pool."""
    moved = -add(game, RESOURCES, game.who[seat], -amount)
    if moved and game.sink:
        tell(game, "loses", rule, {"seat": seat, "count": moved, "source": source})


def place_doom(game: Arkham, card: int, amount: int, rule: str, source: int = NO_CARD) -> None:
    """AH-B-180: doom on a card."""
    moved = add(game, DOOM, card, amount)
    if moved and game.sink:
        args = {"card": card, "count": moved, "total": doom_in_play(game), "source": source}
        tell(game, "doom", rule, args | {"needed": doom_needed(game)})


def doom_needed(game: Arkham) -> int:
    """AH-B-177, AH-B-182: the doom with which the agenda advances; 0 where none does."""
    return row(game, game.agenda).doom if game.agenda >= 0 and game.agenda != game.act else 0


def doom_in_play(game: Arkham) -> int:
    """AH-B-032, AH-B-180: all doom on cards in play; a card that has left has none."""
    return sum(game.doom)


def exhaust(game: Arkham, card: int) -> None:
    """AH-B-119."""
    if card not in game.exhausted:
        game.exhausted += (card,)


def ready(game: Arkham, card: int) -> None:
    """AH-B-119: a card is no longer exhausted, unless something says that it can't ready."""
    if not stays_exhausted(game, card):
        game.exhausted = without(game.exhausted, card)


def ready_all(game: Arkham) -> None:
    """AH-B-041, AH-B-119: everything readies that can."""
    kept = game.exhausted if topics.CANNOT_READY in game.heard else ()
    game.exhausted = tuple([card for card in kept if stays_exhausted(game, card)])


def stays_exhausted(game: Arkham, card: int) -> bool:
    """AH-B-003: whether something says of a card that it can't ready."""
    return topics.CANNOT_READY in game.heard and holds(game, topics.CANNOT_READY, card) >= 0


def resources(game: Arkham, seat: int) -> int:
    """AH-R-2.8: only those in the pool."""
    return game.resources[game.who[seat]]


def clues(game: Arkham, seat: int) -> int:
    """The clues an investigator holds."""
    return game.clues[game.who[seat]]
