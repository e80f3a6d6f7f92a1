"""Keeping a die after a failed roll: focus (ES-117 to ES-124) and assistance (ES-125 to ES-133)."""

import functools
from collections.abc import Collection, Sequence

from miskatonic.games.elder_sign.names import DIE_NAMES, player_name
from miskatonic.games.elder_sign.rows.dice import FACE_NAMES
from miskatonic.games.elder_sign.rules import held_cards, mythos, rolling
from miskatonic.games.elder_sign.state import FOCUSED, HELPER, POOL, ElderSign, present, rolled_dice
from miskatonic.kernel import Barred, Offer, Option, ask, tell

HELP = Option("help")
REFUSE = Option("refuse", passes=True)
IN_BATTLE = Barred("focus", "battle", "ES-237")
FOCUSED_ALREADY = Barred("focus", "once_a_turn", "ES-122")
NO_FOCUS_YET = Barred("focus", "no_failed_roll", "ES-121", "ES-131")
LAST_DIE = {verb: Barred(verb, "last_die", "ES-072", "ES-OP-31") for verb in ("focus", "ask")}
NOBODY_HERE = Barred("ask", "nobody_here", "ES-125")
ASKED_ALREADY = Barred("ask", "asked_already", "ES-129", "ES-OP-19")
NO_HELP_YET = Barred("ask", "no_failed_roll", "ES-125", "ES-131")


def focusing(game: ElderSign) -> Sequence[Offer]:
    """ES-117, ES-121, ES-122: one of the remaining dice, once a turn, unless it is forbidden."""
    if game.awake:
        return [IN_BATTLE]
    if forbidden := mythos.forbidden(game, "focus", "focus", game.active):
        return forbidden
    if game.focus_spent_turn:
        return [FOCUSED_ALREADY]
    if not game.failed:
        return [NO_FOCUS_YET]
    return [LAST_DIE["focus"]] if _only_one_die(game) else rolling.die_options(game, "focus", rolled_dice(game))


def _only_one_die(game: ElderSign) -> bool:
    """ES-072, ES-OP-31: to keep the last die would leave nothing to roll, and fail."""
    return game.dice.count(POOL) == 1 and not held_cards.dice_to_bring_in(game)


def focus(game: ElderSign, die: int) -> None:
    """ES-118, ES-119, ES-121: the die goes to the player's own marker, face unchanged; ES-131: then no assistance."""
    game.dice[die] = FOCUSED
    game.focus_spent_turn = True
    game.failed = False
    tell(game, "focused", "ES-121", {"who": game.active, "face": game.faces[die], "die": die})


def assistance(game: ElderSign) -> Sequence[Offer]:
    """ES-125, ES-130: somebody on the same card who has not helped this turn; ES-129, ES-OP-19: one of them, once a
    roll, whatever the answer was.
    """
    seat = game.active
    if game.seats == 1 or game.awake or not (others := present(game)[1:]):
        return ()
    if forbidden := mythos.forbidden(game, "assist", "ask", seat):
        return forbidden
    there = [other for other in others if game.at[other] == game.at[seat]]
    if not there:
        return [NOBODY_HERE]
    if not game.failed:
        return [NO_HELP_YET]
    if _only_one_die(game):
        return [LAST_DIE["ask"]]
    if game.refused_roll:
        return [ASKED_ALREADY]
    fresh = [other for other in there if other not in game.helpers_turn]
    dice = rolling.distinct(game, rolled_dice(game)) if fresh else []
    return [_ask_option(other, game.who[other], die, game.faces[die]) for other in fresh for die in dice]


def helpers(game: ElderSign, card: int, spent: Collection[int] = ()) -> int:
    """ES-125, ES-130: how many others on a card could assist, each after a failed roll, but for those who have."""
    seat = game.active
    if game.seats == 1 or game.awake or mythos.forbids(game, "assist", seat):
        return 0
    return sum([other != seat and game.at[other] == card and other not in spent for other in present(game)])


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
    """ES-126, ES-127, ES-128: the other may refuse, which is the end of asking for this roll (ES-129), though not of
    focus; else the die goes to the other's marker.
    """
    args = {"who": other, "other": game.active, "face": game.faces[die]}
    answer = await ask(game, other, "assist", "ES-126", lambda _: [HELP, REFUSE], args)
    if answer is REFUSE:
        game.refused_roll = (other,)
        tell(game, "refused", "ES-126", {"who": other})
        return
    game.dice[die] = HELPER + other
    game.helpers_turn += (other,)
    game.failed = False
    tell(game, "assisted", "ES-127", {**args, "die": die})
