"""Clues (ES-144 to ES-148), and picking dice to be rolled again."""

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.rules import mythos, rolling
from miskatonic.games.elder_sign.state import SEATS, ElderSign, investigator, rolled_dice
from miskatonic.kernel import Barred, Offer, Option

SPEND = tuple([Option("clue", about=(f"clues:{seat}",)) for seat in SEATS])
NO_CLUE = Barred("clue", "no_clue", "ES-144")
ALL_DICE = Option("reroll_all")
THROW = Option("reroll_picked")
KEEP = Option("reroll_none", passes=True)


def spending(game: ElderSign) -> list[Offer]:
    """ES-144: a clue can be spent as long as there are dice to roll again."""
    if not game.clues[game.active]:
        return [NO_CLUE]
    return [SPEND[game.active]] if rolled_dice(game) else []


async def spend(game: ElderSign, seat: int) -> None:
    """ES-144, ES-145, ES-146: a clue for a reroll of one, some or all dice of the pool; some get more for it."""
    basics.lose_clues(game, seat, 1, "ES-144")
    most = (mythos.concerns(game, seat) and mythos.change(game, "clue_reroll_max_dice")) or len(rolled_dice(game))
    for number in range(investigator(game, seat).rerolls):
        await reroll_some(game, seat, most, "ES-144", optional=number > 0)


async def reroll_some(game: ElderSign, seat: int, most: int, rule: str, *, optional: bool = False) -> None:
    """ES-144, ES-148: dice are picked one by one and thrown together, or all at once."""
    picked: list[int] = []
    while True:
        left = [die for die in rolled_dice(game) if die not in picked]
        room = most - len(picked)
        if not left or not room:
            break
        ends = [THROW] if picked else [KEEP] if optional else []
        everything = [ALL_DICE] if room >= len(left) > 1 else []
        faces = tuple([game.faces[die] for die in picked])
        args = {"who": seat, "count": room, "picked": len(picked), "faces": faces}
        answer = await rolling.pick_die(game, seat, "reroll", "reroll", rule, left, args, before=[*ends, *everything])
        if answer is KEEP:
            return
        if answer is ALL_DICE:
            picked += left
        if answer in (ALL_DICE, THROW):
            break
        picked.append(answer.value)
    rolling.reroll(game, picked, seat, rule)
