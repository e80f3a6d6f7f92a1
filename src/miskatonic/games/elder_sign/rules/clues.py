"""Clues (ES-144 to ES-148), and picking dice to be rolled again."""

from miskatonic.games.elder_sign.cards.investigators import JOE_DIAMOND
from miskatonic.games.elder_sign.names import SEATS
from miskatonic.games.elder_sign.rules import midnight, pool, wellbeing
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.games.elder_sign.state import pool as pool_of
from miskatonic.kernel import Option

SPEND = tuple(Option("clue", about=(f"clues:{seat}",)) for seat in SEATS)
ALL_DICE = Option("reroll_all")
THROW = Option("reroll_picked")
KEEP = Option("reroll_none", passes=True)


async def spend(game: ElderSign, seat: int) -> None:
    """ES-144, ES-145, ES-146: a clue for a reroll of one, some or all dice of the pool; Joe Diamond gets two."""
    wellbeing.lose_clues(game, seat, 1, "ES-144")
    most = (midnight.concerns(game, seat) and midnight.change(game, "clue_reroll_max_dice")) or len(pool_of(game))
    await reroll_some(game, seat, most, "ES-144")
    if game.who[seat] == JOE_DIAMOND:
        await reroll_some(game, seat, most, "ES-144", optional=True)


async def reroll_some(game: ElderSign, seat: int, most: int, rule: str, *, optional: bool = False) -> None:
    """ES-144, ES-148: dice are picked one by one and thrown together, or all at once."""
    picked: list[int] = []
    while True:
        left = [die for die in pool_of(game) if die not in picked]
        room = most - len(picked)
        if not left or not room:
            break
        ends = [THROW] if picked else [KEEP] if optional else []
        everything = [ALL_DICE] if room >= len(left) > 1 else []
        faces = tuple([game.faces[die] for die in picked])
        args = {"who": seat, "count": room, "picked": len(picked), "faces": faces}
        answer = await pool.pick_die(game, seat, "reroll", "reroll", rule, left, args, before=[*ends, *everything])
        if answer is KEEP:
            return
        if answer is ALL_DICE:
            picked += left
        if answer in (ALL_DICE, THROW):
            break
        picked.append(answer.value)
    pool.reroll(game, picked, seat, rule)
