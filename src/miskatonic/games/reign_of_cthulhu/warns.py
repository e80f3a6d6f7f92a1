"""The rolls that a move means, shown before it is chosen."""

from collections.abc import Callable, Sequence
from typing import Any

from miskatonic.games.reign_of_cthulhu.names import who
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.places import PLACES
from miskatonic.games.reign_of_cthulhu.rules import movement, sanity
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import Line, Option

ENTERED: dict[str, Callable[[Any], Sequence[int]]] = {
    "walk": lambda way: way,
    "drive": lambda way: way,
    "bus": lambda ride: ride[1:],
    **dict.fromkeys(("gate", "hop", "step", "rest"), lambda place: (place,)),
}
"""The places that each way of moving enters, by what its option stands for."""
MET: dict[str, Callable[[Any], int]] = {"drag": lambda way: way[1], "way": lambda place: place}
"""RC-112, RC-180: the place that a Shoggoth enters which somebody moves."""


def warns(game: Reign, option: Option) -> list[Line]:
    """RC-040, RC-044, RC-046: the rolls that a move means, in order, shown before it is chosen. None while a card
    keeps everybody from rolling (RC-222).
    """
    return [] if sanity.nobody_rolls(game) else rolls_meant(game, option)


def rolls_meant(game: Reign, option: Option) -> list[Line]:
    """RC-040, RC-044, RC-046, RC-177: the rolls for entering a place, one's own among them; RC-114: of those whom
    a Shoggoth meets. RC-154: a player who comes to rest is sane by then, and staying put is not an entry.
    """
    if option.verb in MET:
        people = tuple([who(game, seat) for seat in sanity.people_at(game, MET[option.verb](option.value))])
        return [Line("warn-met_roll", "RC-114", {"people": people})] if people else []
    if option.verb not in ENTERED:
        return []
    seat, rests = game.active, option.verb == "rest"
    row = INVESTIGATORS.rows[game.roles[seat]]
    lines = []
    for place in ENTERED[option.verb](option.value):
        if rests and place == game.places[seat]:
            continue
        entered = {"place": PLACES.names[place]}
        if not rests and movement.own_roll(game, seat, place):
            lines.append(Line(f"warn-arrival_{row.id}", row.rules[not game.sanity[seat]], entered))
        if option.verb == "gate":
            lines.append(Line("warn-gate_roll", "RC-044"))
        if movement.meets_shoggoth(game, place):
            lines.append(Line("warn-shoggoth_roll", "RC-040", entered))
    return lines
