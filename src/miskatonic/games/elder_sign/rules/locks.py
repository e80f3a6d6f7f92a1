"""Locked dice (ES-134 to ES-143): a queue of locks for each colour."""

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.names import COLOUR_NAMES
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.dice import COLOUR, COLOURS, Colour
from miskatonic.games.elder_sign.rows.dice import NUMBERS as DICE
from miskatonic.games.elder_sign.rules import rolling
from miskatonic.games.elder_sign.state import POOL, SUPPLY, ElderSign
from miskatonic.kernel import tell


async def lay_down(game: ElderSign, card: int) -> None:
    """ES-012, ES-134, ES-135: a card that comes into play with a lock locks a die at once."""
    await lock(game, CARDS.rows[card].locks, card)


async def lock(game: ElderSign, colours: tuple[Colour, ...], source: int) -> None:
    """ES-135, ES-212: what comes into play with a lock takes a die of that colour at once; ES-140: if all of them are
    locked already it waits. ES-135: between dice of the pool that differ the active player chooses.
    """
    for name in colours:
        colour = COLOURS.index(name)
        game.locks[colour] += (source,)
        taken = [] if game.unlocked_attempt or not basics.wanting(game, colour) else basics.takeable(game, colour)
        free = [die for die in taken if game.dice[die] == POOL]
        asks = game.rolled and len(rolling.distinct(game, free)) > 1 and not _in_supply(game, colour)
        known = () if asks else tuple(taken[:1])
        tell(game, "locked", "ES-135", {"source": source, "die": COLOUR_NAMES[colour], "dice": known})
        if asks:
            args = {"who": game.active, "source": source}
            picked = await rolling.pick_die(game, game.active, "lock", "lock", "ES-135", free, args)
            basics.lock_die(game, picked.value)
        elif taken:
            basics.settle_locks(game)


def _in_supply(game: ElderSign, colour: int) -> bool:
    return any(game.dice[die] == SUPPLY for die in DICE if COLOUR[die] == colour)
