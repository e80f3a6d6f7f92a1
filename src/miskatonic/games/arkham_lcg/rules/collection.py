"""AH-B-204, AH-E-004: cards that come out of the collection in the middle of a scenario."""

from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.terms import NO_CARD, NOBODY, REMOVED
from miskatonic.games.arkham_lcg.state import ENCOUNTER, Arkham, row
from miskatonic.kernel import below, tell


def bring(game: Arkham, id_: str, owner: int = ENCOUNTER) -> int:
    """AH-B-204: a card that has not been on the table before; it is out of the game until it is put somewhere."""
    card = len(game.card)
    same = [one for one in game.label if one.partition(".")[0] == id_]
    game.card = (*game.card, CARDS.number(id_))
    game.owner = (*game.owner, owner)
    game.label = (*game.label, f"{id_}.{len(same) + 1}" if same else id_)
    game.zone.append(REMOVED)
    game.holder.append(NOBODY)
    game.at.append(NO_CARD)
    for kind in ("damage", "horror", "clues", "doom", "uses", "resources"):
        setattr(game, kind, (*getattr(game, kind), 0))
    game.titles = game.answered = None
    return card


def weakness_for(game: Arkham, seat: int, trait: str, source: int) -> int:
    """AH-Q-014, AH-E-004: a random basic weakness with a trait out of the pool; for the rest of the campaign it belongs
    to somebody's deck. No card, if the pool has none left.
    """
    fitting = [id_ for id_ in game.pool if trait in CARDS.rows[CARDS.number(id_)].traits]
    if not fitting:
        return NO_CARD
    drawn = fitting[below(game, len(fitting))]
    left = list(game.pool)
    left.remove(drawn)
    game.pool = tuple(left)
    card = bring(game, drawn, seat)
    tell(game, "afflicted", "AH-E-004", {"seat": seat, "card": card, "source": source})
    return card


def exchange(game: Arkham, card: int, id_: str) -> int:
    """AH-Q-028: a weakness is replaced by another one for the rest of the campaign; what was replaced is in no deck any
    more, and never in the pool again.
    """
    seat = game.owner[card]
    new = bring(game, id_, seat)
    put(game, card, REMOVED)
    give_up(game, card)
    tell(game, "exchanged", "AH-Q-028", {"seat": seat, "card": card, "other": new})
    return new


def withdrawn(game: Arkham) -> list[str]:
    """AH-Q-028: the basic weaknesses that were replaced at this table: they are nobody's any more."""
    return [row(game, card).id for card, owner in enumerate(game.owner) if owner == ENCOUNTER and row(game, card).basic]


def give_up(game: Arkham, card: int) -> None:
    """AH-B-113: a story card leaves its deck for good."""
    owners = list(game.owner)
    owners[card] = ENCOUNTER
    game.owner = tuple(owners)
