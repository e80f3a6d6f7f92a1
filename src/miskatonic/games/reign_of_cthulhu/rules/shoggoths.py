"""Shoggoths come onto the board (RC-083, RC-115) and move (RC-110 to RC-116)."""

from miskatonic.games.reign_of_cthulhu.basics import put_shoggoth, remove_shoggoth
from miskatonic.games.reign_of_cthulhu.options import place_options, shoggoth_option
from miskatonic.games.reign_of_cthulhu.rows.places import PLACES, TOWN_OF, open_gates, ways_to_gate
from miskatonic.games.reign_of_cthulhu.rules import rituals, sanity
from miskatonic.games.reign_of_cthulhu.state import IN_POOL, SHOGGOTHS, WARDED, Reign
from miskatonic.kernel import Option, ask, lose, tell

WAY = place_options("way")


async def place_shoggoth(game: Reign, place: int, rule: str) -> None:
    """RC-083, RC-115: warded town: nothing; none in the pool: lost; RC-084: those who stand there roll.
    RC-116: any number of them may share a location.
    """
    if game.seals[TOWN_OF[place]] == WARDED:
        tell(game, "warded", "RC-215", {"place": place})
        return
    if IN_POOL not in game.shoggoths:
        lose("shoggoths", "RC-163")
    figure = game.shoggoths.index(IN_POOL)
    put_shoggoth(game, figure, place)
    tell(game, "shoggoth_placed", rule, {"place": place, "shoggoth": figure})
    if place in game.places:
        await sanity.all_roll_at(game, place, "RC-084")


async def move_all(game: Reign, rule: str) -> None:
    """RC-113: the Shoggoths on the board now move once each, in the active player's order; RC-237: to open gates.

    A figure that has left the board by then is skipped. Only Hastur places one during a movement, out of the pool, so a
    figure that waits for its move is never a newly placed one.
    """
    waiting = list(range(SHOGGOTHS))
    while waiting := [figure for figure in waiting if game.shoggoths[figure] != IN_POOL]:
        mover = waiting[0]
        if len(waiting) > 1 and any(_matters(game, game.shoggoths[figure]) for figure in waiting):
            movers = tuple(waiting)
            picked = await ask(game, game.active, "shoggoth_order", "RC-113", lambda _: _movers(game, movers))
            mover = next(figure for figure in waiting if game.shoggoths[figure] == picked.value)
        waiting.remove(mover)
        await _move(game, mover, rule)


def _movers(game: Reign, waiting: tuple[int, ...]) -> list[Option]:
    """RC-113: the places from which a Shoggoth that waits can move next; those at one place are alike."""
    places = dict.fromkeys([game.shoggoths[figure] for figure in waiting])
    return [
        shoggoth_option("move_first", place, tuple([f for f in waiting if game.shoggoths[f] == place]))
        for place in places
    ]


def _matters(game: Reign, place: int) -> bool:
    """Whether moving from there can do more than shift a figure: leave through a gate, or meet somebody."""
    return place in open_gates(game.seals) or any(step in game.places for step in ways_to_gate(place, game.seals))


async def _move(game: Reign, figure: int, rule: str) -> None:
    """RC-110: one line towards the nearest open gate; RC-111: from an open gate off the board, and a ritual."""
    place = game.shoggoths[figure]
    if place in open_gates(game.seals):
        remove_shoggoth(game, figure)
        tell(game, "shoggoth_left", "RC-111", {"place": place, "shoggoth": figure})
        await rituals.awakening_ritual(game, "RC-111")
        return
    ways = ways_to_gate(place, game.seals)
    step = ways[0]
    if len(ways) > 1:
        picked = await ask(
            game,
            game.active,
            "shoggoth_way",
            "RC-112",
            lambda _: [WAY[way] for way in ways],
            {"place": place},
        )
        step = picked.value
    await arrive(game, figure, step, rule)


async def arrive(game: Reign, figure: int, place: int, rule: str) -> None:
    """RC-114: a Shoggoth enters a place; every investigator there rolls."""
    left = game.shoggoths[figure]
    put_shoggoth(game, figure, place)
    if game.sink:
        tell(game, "shoggoth_moved", rule, {"place": place, "left": PLACES.names[left], "shoggoth": figure})
    if place in game.places:
        await sanity.all_roll_at(game, place, "RC-114")
