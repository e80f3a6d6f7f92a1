"""The position after something has been done in an attempt, as far as its chances depend on it: copies to look at."""

from collections.abc import Collection, Sequence

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.rows.dice import RED, YELLOW
from miskatonic.games.elder_sign.rows.tasks import OpenTask
from miskatonic.games.elder_sign.rules import costs
from miskatonic.games.elder_sign.state import ON_TASK, POOL, ElderSign


def taken_off(game: ElderSign, die: int) -> ElderSign:
    """ES-171: a die has been taken off its spell."""
    after = game.copy()
    after.dice[die], after.faces[die] = POOL, 0
    return after


def turned(game: ElderSign, die: int, face: int) -> ElderSign:
    """ES-182: the investigator has turned a die."""
    after = game.copy()
    after.faces[die] = face
    after.ability_spent_roll = True
    return after


def bought(game: ElderSign, price: int | None = None, dice: Sequence[int] = (YELLOW, RED)) -> ElderSign:
    """ES-142: special dice have been bought for a card or a clue, or can't be any more."""
    after = added(game, price, ())
    after.ability_spent_turn = True
    return added(after, None, dice)


def added(game: ElderSign, card: int | None, dice: Sequence[int]) -> ElderSign:
    """ES-153: dice have been added for a card."""
    after = game.copy()
    for die in dice:
        if basics.available(game, die):
            after.dice[die], after.faces[die] = POOL, 0
    if card is not None:
        after.hands[game.active] = tuple([held for held in game.hands[game.active] if held != card])
    return after


def going_on(game: ElderSign, task: OpenTask, paid: Collection[int]) -> ElderSign:
    """ES-050, ES-061: a task has been completed and paid for, and the roll goes on."""
    after = game.copy()
    for die in paid:
        after.dice[die] = ON_TASK
    after.sanity[game.active] -= own_cost(game, "sanity", task.sanity)
    after.stamina[game.active] -= own_cost(game, "stamina", task.stamina)
    after.done += (task.key,)
    after.completed_roll = True
    return after


def own_cost(game: ElderSign, what: str, cost: int) -> int:
    """ES-049: what is left of costs when the cards that pay a point each have done so."""
    return max(0, cost - len(costs.payers(game.hands[game.active], what))) if cost else 0
