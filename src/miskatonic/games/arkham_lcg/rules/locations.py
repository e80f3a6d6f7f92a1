"""B.10: locations, connections, moving, revealing, clues."""

from collections.abc import Callable, Sequence

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.additional_costs import pay_to_enter
from miskatonic.games.arkham_lcg.basics.options import aim, aim_at
from miskatonic.games.arkham_lcg.basics.values import holds, sources
from miskatonic.games.arkham_lcg.basics.zones import enemies_at, here, place_of, put, seats_at
from miskatonic.games.arkham_lcg.names import told_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Trigger
from miskatonic.games.arkham_lcg.rows.terms import AT_PLACE, ENEMY, NO_CARD
from miskatonic.games.arkham_lcg.rules.engagement import disengage, engage_at, engage_if_able, is_able_to_move
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens, sequence
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, row
from miskatonic.kernel import Option, ask, tell


class Leaving(Trigger):
    """AH-B-134: an investigator moves out of a location; cancelled, the move does not happen."""

    __slots__ = ("by_order", "into", "place")

    def __init__(self, seat: int, place: int, into: int, by_order: bool = False) -> None:
        super().__init__(seat, place)
        self.place = place
        self.into = into
        self.by_order = by_order
        """AH-R-1.6: a forced effect or an instruction moves them: nothing is paid for it besides."""


class Entering(Trigger):
    """AH-B-135: an investigator has entered a location."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat, place)
        self.place = place


class Revealing(Trigger):
    """AH-B-132: somebody who enters a location has turned it over."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat, place)
        self.place = place


class Arrival(Trigger):
    """AH-B-147: an enemy has moved to a location."""

    __slots__ = ("enemy", "place")

    def __init__(self, enemy: int, place: int) -> None:
        super().__init__(source=enemy)
        self.enemy = enemy
        self.place = place


class Discovery(Trigger):
    """AH-B-137: clues are discovered at a location."""

    __slots__ = ("count", "place")

    def __init__(self, seat: int, place: int, count: int, source: int) -> None:
        super().__init__(seat, source)
        self.place = place
        self.count = count

    def told(self) -> dict[str, int]:
        """How many clues."""
        return {"count": self.count}


# --- the map ----------------------------------------------------------------------------------------------------------


def connections(game: Arkham, place: int) -> list[int]:
    """AH-B-133: where one can go from a location: its symbols that others show, and what text adds."""
    rows, revealed = game.card, game.revealed
    printed = ROWS[rows[place]]
    marks = printed.connects if place in revealed else printed.unrevealed_connects
    found = []
    for other in game.places if marks else ():
        shown = ROWS[rows[other]]
        symbol = shown.symbol if other in revealed else shown.unrevealed_symbol
        if symbol in marks and other != place:
            found.append(other)
    if topics.CONNECTED in game.heard:
        found += [other for _, other in sources(game, topics.CONNECTED, place) if other not in found]
    return found


def distances(game: Arkham, start: int) -> dict[int, int]:
    """AH-B-139: how many connections it is from a location to every other; blocked ways count."""
    found = {start: 0}
    edge = [start]
    while edge:
        further = []
        for place in edge:
            for other in connections(game, place):
                if other not in found:
                    found[other] = found[place] + 1
                    further.append(other)
        edge = further
    return found


def farthest(game: Arkham, start: int) -> list[int]:
    """AH-Q-020: the locations the most connections away; one that no way leads to only if no way leads to any other."""
    far = distances(game, start)
    most = max(far.values())
    without_way = [place for place in game.places if place not in far]
    if not most and without_way:
        return without_way
    return [place for place in game.places if far.get(place) == most]


def steps_towards(game: Arkham, start: int, goals: Sequence[int]) -> list[int]:
    """AH-B-139, AH-B-147: the next locations on the shortest ways from here to the nearest of the goals."""
    reach = {other: distances(game, other) for other in connections(game, start)}
    best: dict[int, int] = {}
    for other, far in reach.items():
        ways = [far[goal] for goal in goals if goal in far]
        if ways:
            best[other] = min(ways)
    if not best:
        return []
    shortest = min(best.values())
    return [other for other, way in best.items() if way == shortest]


def may_enter(game: Arkham, seat: int, place: int) -> int:
    """AH-B-003: the card that forbids an investigator to enter a location, or no card."""
    return closed(game, seat).get(place, NO_CARD) if topics.CANNOT_ENTER in game.heard else NO_CARD


def closed(game: Arkham, seat: int) -> dict[int, int]:
    """AH-B-003: the locations that an investigator may not enter, each with the first card that forbids it."""
    found: dict[int, int] = {}
    for card, _ in sources(game, topics.CANNOT_ENTER, game.who[seat]):
        found.setdefault(card, card)
        found.setdefault(place_of(game, card), card)
    return found


# --- moving -----------------------------------------------------------------------------------------------------------


async def move(game: Arkham, seat: int, place: int, *, by_order: bool = False) -> None:
    """AH-B-050, AH-B-134: an investigator moves; engaged enemies come along, except massive or hindered ones. AH-R-1.6:
    what it costs to enter is paid, but not where a forced effect or an instruction moves them `by_order`.
    """
    if place == here(game, seat) or place not in game.places or may_enter(game, seat, place) >= 0:
        return
    if topics.ENTRY_COST in game.heard and not by_order and not await pay_to_enter(game, seat, place):
        return
    await _move(game, Leaving(seat, here(game, seat), place, by_order))


@sequence
async def _move(game: Arkham, this: Leaving) -> None:
    """AH-B-134: leaving and entering are one."""
    seat, place = this.seat, this.into
    old = here(game, seat)
    for enemy in game.threat[seat]:
        if row(game, enemy).kind == ENEMY and not is_able_to_move(game, enemy, place):
            disengage(game, enemy)
    set_place(game, seat, place)
    if game.sink:
        tell(game, "moves", "AH-B-050", {"seat": seat, "place": place})
    await arrive(game, seat, place)
    if game.enemies:
        await engage_at(game, old)


def set_place(game: Arkham, seat: int, place: int) -> None:
    """AH-B-132: an investigator is now elsewhere, with everything in the threat area."""
    game.at[game.who[seat]] = place
    for card in game.threat[seat]:
        game.at[card] = place


async def arrive(game: Arkham, seat: int, place: int) -> None:
    """AH-B-135: the location is revealed, enemies there engage, then whatever follows entering."""
    if place not in game.revealed:
        reveal(game, place)
        if concerns(game, Revealing):
            await happens(game, Revealing(seat, place))
    await _enter(game, Entering(seat, place))


@sequence
async def _enter(game: Arkham, this: Entering) -> None:
    """AH-B-135: engagement comes before "after you enter"."""
    if game.enemies:
        await engage_at(game, this.place)


def reveal(game: Arkham, place: int) -> None:
    """AH-B-132, AH-Q-008: turned over; clues equal to its clue value are added to those already there."""
    if place in game.revealed:
        return
    game.revealed = (*game.revealed, place)
    printed = row(game, place)
    clues = printed.clues * (game.seats if printed.clues_each else 1)
    tokens.add(game, tokens.CLUES, place, clues)
    if game.sink:
        tell(game, "revealed", "AH-B-132", {"place": place, "count": clues})


async def move_enemy(game: Arkham, enemy: int, place: int) -> None:
    """AH-B-145: an enemy moves on its own; if it was engaged, it disengages; where it arrives it engages."""
    if not is_able_to_move(game, enemy, place):
        if game.sink:
            tell(game, "enemy_held", "AH-B-147", {"enemy": enemy, "place": place})
        return
    put(game, enemy, AT_PLACE, at=place)
    if game.sink:
        tell(game, "enemy_moves", "AH-B-147", {"enemy": enemy, "place": place})
    if concerns(game, Arrival):
        await happens(game, Arrival(enemy, place))
    await engage_if_able(game, enemy)


# --- clues ------------------------------------------------------------------------------------------------------------


async def discover(game: Arkham, seat: int, count: int, source: int, place: int = NO_CARD) -> None:
    """AH-B-137: clues from the location to the investigator, as many as are there."""
    if seat not in game.order:
        return
    if topics.CANNOT_DISCOVER in game.heard and (bar := holds(game, topics.CANNOT_DISCOVER, seat)) >= 0:
        tell(game, "cannot_discover", "AH-B-003", {"seat": seat, "enemy": bar})
        return
    place = here(game, seat) if place < 0 else place
    count = min(count, game.clues[place])
    if count > 0:
        await _discover(game, Discovery(seat, place, count, source))
    elif game.sink:
        tell(game, "no_clues", "AH-B-137", {"seat": seat, "place": place})


@sequence
async def _discover(game: Arkham, this: Discovery) -> None:
    """AH-B-137."""
    moved = -tokens.add(game, tokens.CLUES, this.place, -this.count)
    tokens.add(game, tokens.CLUES, game.who[this.seat], moved)
    this.count = moved
    if game.sink:
        args = {"seat": this.seat, "count": moved, "place": this.place, "source": this.source}
        tell(game, "discovers", "AH-B-137", args)


def put_clues(game: Arkham, seat: int, count: int, source: int) -> None:
    """AH-B-138: an investigator puts that many clues on their location, or all they have; that isn't spending."""
    place = here(game, seat)
    moved = -tokens.add(game, tokens.CLUES, game.who[seat], -count)
    tokens.add(game, tokens.CLUES, place, moved)
    if moved and game.sink:
        tell(game, "puts_clues", "AH-B-138", {"seat": seat, "count": moved, "place": place, "source": source})


async def choose_place(
    game: Arkham, seat: int, prompt: str, rule: str, places: Callable[[Arkham], Sequence[int]], source: int
) -> int:
    """AH-R-1.5: one of several locations, for the enemy that moves or by the card that says so."""
    picked = await ask(
        game,
        seat,
        prompt,
        rule,
        lambda game: [Option(f"place:{game.label[one]}", one, place=told_name(game, one)) for one in places(game)],
        {"seat": seat, "source": source},
    )
    return int(picked.value)


def nearest_seats(game: Arkham, start: int, seats: Sequence[int]) -> list[int]:
    """AH-B-147: the investigators nearest to a location, of those whom a way leads to."""
    far = distances(game, start)
    ways = {seat: far[here(game, seat)] for seat in seats if here(game, seat) in far}
    if not ways:
        return []
    shortest = min(ways.values())
    return [seat for seat, way in ways.items() if way == shortest]


NO_WAY = 10**6
"""Farther than any location that a way leads to."""


async def nearest_enemy(game: Arkham, seat: int, enemies: Callable[[Arkham], Sequence[int]], source: int) -> int:
    """AH-Q-021, AH-R-1.5: of some enemies the nearest to an investigator; of several equal ones the lead chooses."""
    near = _nearest(game, seat, enemies(game))
    if len(near) < 2:
        return near[0] if near else NO_CARD
    picked = await ask(
        game,
        game.order[0],
        "nearest",
        "AH-R-1.5",
        lambda game: [
            Option(f"enemy:{game.label[one]}", one, **aim(aim_at(game, one)))
            for one in _nearest(game, seat, enemies(game))
        ],
        {"seat": game.order[0], "source": source},
    )
    return int(picked.value)


def _nearest(game: Arkham, seat: int, enemies: Sequence[int]) -> list[int]:
    """AH-Q-021: one that can't be reached is the nearest only if there is no other."""
    far = distances(game, here(game, seat))
    ways = [far.get(place_of(game, enemy), NO_WAY) for enemy in enemies]
    return [enemy for enemy, way in zip(enemies, ways, strict=True) if way == min(ways)]


def empty_places(game: Arkham, enemy: int, seat: int) -> list[int]:
    """AH-B-140, AH-B-143: an enemy that spawns at any empty location: with no investigator and no enemy."""
    return [place for place in game.places if not seats_at(game, place) and not enemies_at(game, place)]
