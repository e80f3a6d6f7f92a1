"""Keeping a die after a failed roll: focus (ES-117 to ES-124) and assistance (ES-125 to ES-133)."""

import functools

from miskatonic.games.elder_sign.names import DIE_NAMES, FACE_NAMES, player_name
from miskatonic.games.elder_sign.rules import midnight, pool
from miskatonic.games.elder_sign.state import FOCUSED, HELPER, ElderSign, present
from miskatonic.games.elder_sign.state import pool as pool_of
from miskatonic.kernel import Option, ask, tell

HELP = Option("help")
REFUSE = Option("refuse", passes=True)


def focuses(game: ElderSign) -> list[Option]:
    """ES-117, ES-121, ES-122: one of the remaining dice, once a turn, unless it is forbidden."""
    if "focus" in game.used or midnight.forbids(game, "focus", game.active):
        return []
    return pool.die_options(game, "focus", _shown(game))


def _shown(game: ElderSign) -> list[int]:
    """The dice of the failed roll that are left; not one that was added since and has not been rolled."""
    return [die for die in pool_of(game) if game.faces[die]]


def focus(game: ElderSign, die: int) -> None:
    """ES-118, ES-119, ES-121: the die goes to the own marker, face unchanged; ES-131: then no assistance."""
    game.dice[die] = FOCUSED
    game.used += ("focus",)
    game.failed = False
    tell(game, "focused", "ES-121", {"who": game.active, "face": game.faces[die], "die": die})


def helpers(game: ElderSign) -> list[Option]:
    """ES-125, ES-129, ES-130: somebody on the same card who has not helped this turn nor refused for this roll."""
    seat = game.active
    if game.seats == 1 or midnight.forbids(game, "assist", seat):
        return []
    there = [other for other in present(game) if other != seat and game.at[other] == game.at[seat]]
    there = [other for other in there if f"assist:{other}" not in game.used and f"refused:{other}" not in game.used]
    dice = pool.distinct(game, _shown(game)) if there else []
    return [_ask_option(other, game.who[other], die, game.faces[die]) for other in there for die in dice]


@functools.cache
def _ask_option(other: int, who: int, die: int, face: int) -> Option:
    return Option(
        f"ask:{other}:{die}",
        (other, die),
        alike=True,
        who=player_name(other, who),
        other=other,
        die=DIE_NAMES[die],
        number=die,
        face=FACE_NAMES[face],
    )


async def ask_for_help(game: ElderSign, other: int, die: int) -> None:
    """ES-126, ES-127, ES-128: the other may refuse, which uses up nothing; else the die goes to the other's marker."""
    answer = await ask(
        game,
        other,
        "assist",
        "ES-126",
        lambda _: [HELP, REFUSE],
        {"who": other, "other": game.active, "face": game.faces[die]},
    )
    if answer is REFUSE:
        game.used += (f"refused:{other}",)
        tell(game, "refused", "ES-126", {"who": other})
        return
    game.dice[die] = HELPER + other
    game.used += (f"assist:{other}",)
    game.failed = False
    tell(game, "assisted", "ES-127", {"who": other, "other": game.active, "face": game.faces[die], "die": die})
    await midnight.lasting(game, "on_assist", other)
