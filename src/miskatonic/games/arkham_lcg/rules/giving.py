"""AH-R-2.7, AH-D-001: who controls a card changes: investigators give each other assets, with all that is on them."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.listening import clamp_actions
from miskatonic.games.arkham_lcg.basics.zones import attached_to, put
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import AREA, ASSET, NO_CARD
from miskatonic.games.arkham_lcg.rules.slots import make_room, make_room_for
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import tell


def may_have(game: Arkham, seat: int, card: int) -> bool:
    """AH-D-001: whether somebody may control a card: never another investigator's signature card; no permanent changes
    hands (AH-E-006).
    """
    printed = row(game, card)
    if "permanent" in printed.keywords or printed.weakness:
        return False
    return not printed.signature or printed.signature == row(game, game.who[seat]).id


def can_be_given(game: Arkham, giver: int, seat: int) -> list[int]:
    """AH-D-001: the assets that one investigator may give to another; an event in play is none (AH-B-114)."""
    return [card for card in game.area[giver] if row(game, card).kind == ASSET and may_have(game, seat, card)]


async def give(game: Arkham, seat: int, card: int, source: int = NO_CARD) -> None:
    """AH-R-2.7, AH-E-007: an asset comes under somebody else's control, as it is, with its tokens and what is attached;
    whoever takes it makes room for it first.
    """
    giver = game.holder[card]
    await make_room(game, seat, card)
    if game.zone[card] == AREA and game.holder[card] == giver:
        _changes_hands(game, seat, card, source)


async def exchange(game: Arkham, gifts: Sequence[tuple[int, int]], source: int = NO_CARD) -> None:
    """AH-B-014, AH-E-007: several assets change hands at once, each with the seat that takes it; then everybody makes
    room for what they have taken.
    """
    for card, seat in gifts:
        _changes_hands(game, seat, card, source)
    for seat in game.order:
        if taken := [card for card, to in gifts if to == seat]:
            await make_room_for(game, seat, taken)


def _changes_hands(game: Arkham, seat: int, card: int, source: int) -> None:
    giver = game.holder[card]
    tell(game, "gives", "AH-R-2.7", {"seat": giver, "partner": seat, "card": card, "source": source})
    put(game, card, AREA, seat)
    game.unsettled = True
    if topics.ACTIONS in row(game, card).constants:
        clamp_actions(game)
    for one in attached_to(game, card):
        game.holder[one] = seat


def give_resources(game: Arkham, giver: int, seat: int, count: int, source: int = NO_CARD) -> None:
    """AH-B-227: resources go from one pool to another, as many as there are."""
    moved = -tokens.add(game, tokens.RESOURCES, game.who[giver], -count)
    if moved:
        tokens.add(game, tokens.RESOURCES, game.who[seat], moved)
        args = {"seat": giver, "partner": seat, "count": moved, "source": source}
        tell(game, "gives_resources", "AH-B-227", args)
