"""Locked dice (ES-134 to ES-143): a queue of locks for each colour."""

from miskatonic.games.elder_sign.names import COLOUR_NAMES
from miskatonic.games.elder_sign.rules import pool as dice
from miskatonic.games.elder_sign.rules import spells
from miskatonic.games.elder_sign.state import (
    COLOUR,
    COLOURS,
    DICE,
    DISCARDED,
    FOCUSED,
    GONE,
    LOCKED,
    ON_SPELL,
    ON_TASK,
    POOL,
    SUPPLY,
    ElderSign,
)
from miskatonic.kernel import tell


async def lock(game: ElderSign, colours: tuple[str, ...], source: int) -> None:
    """ES-135, ES-212: what comes into play with a lock takes a die of that colour at once; ES-140: if all of them are
    locked already it waits.
    """
    for name in colours:
        colour = COLOURS.index(name)
        game.locks[colour] += (source,)
        taken = [] if dice.ANGEL in game.used or not _wanting(game, colour) else _takeable(game, colour)
        free = [die for die in taken if game.dice[die] == POOL]
        asks = game.rolled and len(dice.distinct(game, free)) > 1 and not _in_supply(game, colour)
        known = () if asks else tuple(taken[:1])
        tell(game, "locked", "ES-135", {"source": source, "die": COLOUR_NAMES[colour], "dice": known})
        if asks:
            args = {"who": game.active, "source": source}
            picked = await dice.pick_die(game, game.active, "lock", "lock", "ES-135", free, args)
            take(game, picked.value)
        elif taken:
            settle(game)


def unlock(game: ElderSign, source: int) -> None:
    """ES-136, ES-137, ES-138, ES-139: the lock ends; ES-140: the die goes to the next one in the queue, or is free."""
    if not any(source in queue for queue in game.locks):
        return
    for colour, queue in enumerate(game.locks):
        if source in queue:
            at = queue.index(source)
            game.locks[colour] = (*queue[:at], *queue[at + 1 :])
            freed = tuple(_locked(game, colour)[len(queue) - 1 :])
            tell(game, "unlocked", "ES-137", {"source": source, "die": COLOUR_NAMES[colour], "dice": freed})
    settle(game)


def settle(game: ElderSign) -> None:
    """ES-140: as many dice of each colour are locked as there are locks, as far as there are dice."""
    if not any(game.locks) and LOCKED not in game.dice:
        return
    for colour, queue in enumerate(game.locks):
        for die in _locked(game, colour)[len(queue) :]:
            game.dice[die] = SUPPLY
        if dice.ANGEL not in game.used:
            for _ in range(_wanting(game, colour)):
                take(game, _takeable(game, colour)[0])


def take(game: ElderSign, die: int) -> None:
    """ES-124, ES-135, ES-141: a lock takes the die from wherever it is; a spell that holds none any more is gone."""
    spell = game.dice[die] - ON_SPELL
    game.dice[die] = LOCKED
    game.faces[die] = 0
    if spell >= 0:
        spells.look_after(game, spell)


def _locked(game: ElderSign, colour: int) -> list[int]:
    """The dice of a colour that are locked."""
    return [die for die in DICE if COLOUR[die] == colour and game.dice[die] == LOCKED]


def _wanting(game: ElderSign, colour: int) -> int:
    """How many locks of a colour have no die although there is one."""
    there = [game.dice[die] for die in DICE if COLOUR[die] == colour and game.dice[die] != GONE]
    return min(len(game.locks[colour]), len(there)) - there.count(LOCKED)


def _in_supply(game: ElderSign, colour: int) -> bool:
    return any(game.dice[die] == SUPPLY for die in DICE if COLOUR[die] == colour)


def _takeable(game: ElderSign, colour: int) -> list[int]:
    """ES-135: first what is free, then a die on a marker, on a spell, a discarded one, one on a task last."""

    def reluctance(die: int) -> int:
        place = game.dice[die]
        if place >= ON_SPELL:
            return 4
        return {SUPPLY: 0, POOL: 1, FOCUSED: 2, DISCARDED: 5, ON_TASK: 6}.get(place, 3)

    there = [die for die in DICE if COLOUR[die] == colour and game.dice[die] not in (LOCKED, GONE)]
    return sorted(there, key=reluctance)
