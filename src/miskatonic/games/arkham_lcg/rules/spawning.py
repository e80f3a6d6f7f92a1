"""B.13, AH-S-001: enemies spawn: where, with whom they are engaged, what makes way for them."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics.beside import counts_in_play
from miskatonic.games.arkham_lcg.basics.lookup import uniques
from miskatonic.games.arkham_lcg.basics.values import is_blank
from miskatonic.games.arkham_lcg.basics.zones import has_keyword, here, put, seats_at
from miskatonic.games.arkham_lcg.rows.ability import Trigger
from miskatonic.games.arkham_lcg.rows.terms import AT_PLACE, DISCARD, IN_PLAY, NOBODY, WITH_PREY
from miskatonic.games.arkham_lcg.rules.engagement import Engagement, engage, engage_if_able, prey_among, preyed
from miskatonic.games.arkham_lcg.rules.locations import choose_place
from miskatonic.games.arkham_lcg.rules.playing import EntersPlay
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens, sequence
from miskatonic.games.arkham_lcg.state import ENCOUNTER, ROWS, Arkham, row
from miskatonic.kernel import tell


class Spawn(Trigger):
    """AH-S-001: an enemy spawns at a location; cancelled, it does not."""

    __slots__ = ("enemy", "engaged", "place")

    def __init__(self, seat: int, enemy: int, place: int, engaged: int) -> None:
        super().__init__(seat, enemy)
        self.enemy = enemy
        self.place = place
        self.engaged = engaged


async def spawn_drawn(game: Arkham, seat: int, enemy: int) -> None:
    """AH-S-002, AH-S-003, AH-B-143: as its spawn instruction says, else engaged with its drawer, unless aloof."""
    printed = row(game, enemy)
    if printed.spawn is None or is_blank(game, enemy):
        engaged = NOBODY if has_keyword(game, enemy, "aloof") else seat
        if printed.prey_only and engaged != NOBODY and not preyed(game, enemy, [seat]):
            engaged = NOBODY
        await spawn(game, seat, enemy, here(game, seat), engaged)
        return
    if printed.spawn == WITH_PREY:
        prey = await prey_among(game, enemy, game.order)
        await spawn(game, prey, enemy, here(game, prey), prey)
        return
    places: Sequence[int] = printed.spawn(game, enemy, seat)
    if not places:
        tell(game, "no_spawn", "AH-B-143", {"enemy": enemy})
        put(game, enemy, DISCARD)
        return
    place = places[0]
    if len(places) > 1:
        place = await choose_place(
            game, seat, "spawn_at", "AH-B-143", lambda game: printed.spawn(game, enemy, seat), enemy
        )
    await spawn(game, seat, enemy, place)


async def spawn(game: Arkham, seat: int, enemy: int, place: int, engaged: int = NOBODY) -> None:
    """AH-S-001: an enemy spawns at a location; there it engages by prey unless it is engaged already."""
    make_way(game, enemy)
    if same_title(game, enemy):
        tell(game, "unique_there", "AH-B-238", {"enemy": enemy})
        put(game, enemy, DISCARD)
        return
    await _spawn(game, Spawn(seat, enemy, place, engaged))


def make_way(game: Arkham, card: int) -> None:
    """AH-B-017: as a unique encounter card enters play, a player's card of its title is discarded."""
    for other in same_title(game, card):
        if game.owner[card] == ENCOUNTER != game.owner[other] and game.zone[other] >= IN_PLAY:
            put(game, other, DISCARD)
            tell(game, "card_discarded", "AH-B-017", {"card": other, "seat": game.owner[other]})


def same_title(game: Arkham, card: int) -> list[int]:
    """AH-B-017, AH-B-238: the cards in play with the title of a unique one."""
    printed = ROWS[game.card[card]]
    if not printed.unique:
        return []
    return [other for other in uniques(game, printed.title) if other != card and counts_in_play(game, other)]


@sequence
async def _spawn(game: Arkham, this: Spawn) -> None:
    """AH-S-001 to AH-S-004: it enters play; then it engages."""
    enemy, place = this.enemy, this.place
    put(game, enemy, AT_PLACE, at=place)
    if game.sink:
        tell(game, "spawns", "AH-S-001", {"enemy": enemy, "place": place})
    if concerns(game, EntersPlay):
        await happens(game, EntersPlay(this.seat, enemy))
    if game.zone[enemy] != AT_PLACE:
        return
    if this.engaged != NOBODY and this.engaged in seats_at(game, place) and not has_keyword(game, enemy, "massive"):
        await engage(game, Engagement(this.engaged, enemy))
    else:
        await engage_if_able(game, enemy)
