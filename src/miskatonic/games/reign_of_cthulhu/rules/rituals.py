"""Rituals and Old Ones in general (RC-120 to RC-126)."""

import functools
from typing import NamedTuple

from miskatonic.games.reign_of_cthulhu.basics import resolve
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES, OldOne
from miskatonic.games.reign_of_cthulhu.state import OLD_ONES_IN_PLAY, Reign
from miskatonic.kernel import Line, lose, tell, total


async def awakening_ritual(game: Reign, rule: str) -> None:
    """RC-120: turn up the next Old One from left to right and resolve it at once; RC-123: rituals nest.
    RC-122: an ongoing one stays in force; RC-124: no relics until all of it is done.
    RC-121, RC-192: the last one ends it all.
    """
    card = game.old_ones[game.revealed]
    game.revealed += 1
    old_one = OLD_ONES.rows[card]
    if game.sink:
        tell(game, "old_one_awakes", rule, {"old_one": card, "number": game.revealed})
    if old_one.last:
        lose("cthulhu", "RC-161")
    if old_one.ongoing:
        game.in_force += (card,)
    if old_one.awakes is not None:
        await resolve(game, old_one.awakes(game))


class Ban(NamedTuple):
    """RC-122: the Old One in force, if any, that says each of these things; the names are those of its row."""

    holds_among: OldOne | None
    closes_gates: OldOne | None
    locks_relics: OldOne | None
    linked_clue: OldOne | None


@functools.cache
def ban(in_force: tuple[int, ...]) -> Ban:
    """RC-122: what the Old Ones in force forbid or ask for."""
    rows = [OLD_ONES.rows[card] for card in in_force]
    return Ban(*(next((row for row in rows if getattr(row, said)), None) for said in Ban._fields))


def summoning_rate(game: Reign) -> int:
    """RC-100: how many cards a summoning step turns."""
    return RATES[game.revealed]


@functools.cache
def rate_lines(revealed: int) -> tuple[Line, ...]:
    """RC-100: two at first, then the number under the most recently revealed Old One, cancelled or not (RC-126)."""
    rate = 3 if revealed > 3 else 2
    return (Line("why-summoning_rate", "RC-100", {"count": rate, "number": revealed}, rate),)


RATES = tuple(total(rate_lines(revealed)) for revealed in range(OLD_ONES_IN_PLAY + 1))
