"""The clock phase (ES-026, ES-094, ES-113): the hand moves on; and whose turn is next."""

from miskatonic.games.elder_sign.basics import advance
from miskatonic.games.elder_sign.rules import setup
from miskatonic.games.elder_sign.state import OUT, VACANT, ElderSign


async def clock_phase(game: ElderSign) -> str:
    """ES-094, ES-113: the hand moves on; ES-026, ES-185, ES-186: then midnight, if it is due, and the next turn."""
    advance(game, 1, "ES-113")
    game.in_turn = False
    if VACANT in game.who:
        return "turn.end"
    return await end(game)


async def end(game: ElderSign) -> str:
    """ES-178, ES-180: new investigators are chosen before a midnight that is due."""
    if VACANT in game.who:
        await setup.replacements(game)
    if game.midnight:
        game.midnight = False
        return "midnight"
    return next_turn(game)


def next_turn(game: ElderSign) -> str:
    """ES-016, ES-026: clockwise; ES-179: before the awakening a seat without an investigator is skipped."""
    while True:
        game.active = (game.active + 1) % game.seats
        if game.who[game.active] != OUT or game.awake:
            assert game.who[game.active] != VACANT
            return "turn.begin"
