"""What an attempt promises: the chances of the next roll, exactly, and of a whole adventure, estimated."""

import functools

from miskatonic.games.elder_sign import odds
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.dice import COLOUR, YELLOW
from miskatonic.games.elder_sign.rows.dice import NUMBERS as DICE
from miskatonic.games.elder_sign.rows.tasks import OpenTask
from miskatonic.games.elder_sign.rules import attempt, monsters
from miskatonic.games.elder_sign.rules.assignments import spendable
from miskatonic.games.elder_sign.state import BATTLE, ENTRANCE, GONE, LOCKED, ON_SPELL, POOL, ElderSign, pool_dice
from miskatonic.kernel import Option


def next_dice(game: ElderSign) -> list[int]:
    """ES-066: the dice of the next roll; an open roll that completes nothing costs one first."""
    return [die for die in pool_dice(game) if not game.rolled or die != _least(game)]


def next_roll(game: ElderSign) -> list[tuple[OpenTask, float]]:
    """ES-057: for each task that is open now, the chance that the next roll completes it."""
    secured = tuple(sorted([game.faces[die] for die in spendable(game)[0] if game.dice[die] != POOL]))
    dice = _colours(next_dice(game))
    return [
        (task, odds.chance(task.requirements, dice, secured))
        for task in monsters.open_tasks(game, game.at[game.active])
    ]


def _colours(dice: list[int]) -> odds.Dice:
    """How many of the dice are green, yellow and red."""
    colours = [COLOUR[die] for die in dice]
    return colours.count(0), colours.count(1), colours.count(2)


def rest_of_attempt(game: ElderSign) -> float | None:
    """The chance to complete what is left with the dice of the pool and the secured ones. An open roll completes the
    task after which the rest is likeliest, or costs a die. The battle has no end of that kind.
    """
    card = game.at[game.active]
    if card == BATTLE:
        return None
    if not game.rolled:
        return _without(game, ())
    best = _without(game, (_least(game),))
    return max([best, *(_without(game, paid, key) for key, paid in attempt.completable(game))])


def of_option(game: ElderSign, option: Option) -> float | None:
    """The chance to finish the adventure: the one gone to, or the running one as it stands after the option."""
    if option.verb in ("go", "stay") and option.value != ENTRANCE:
        return to_resolve(game, option.value)
    if game.at[game.active] == BATTLE:
        return None
    match option.verb:
        case "complete":
            key, paid = option.value
            return _without(game, paid, key)
        case "discard":
            return _without(game, (option.value,))
        case "fail" | "no_terror":
            return _without(game, (_least(game),))
        case "focus":
            return _without(game, (), kept=option.value)
        case "roll":
            return _without(game, ())
    return None


def _least(game: ElderSign) -> int:
    """ES-066: the die of the pool that is missed least; the green ones come first."""
    return min(pool_dice(game), default=-1)


def _without(game: ElderSign, gone: tuple[int, ...], done: int | None = None, kept: int | None = None) -> float:
    """The chance to complete what is left without these dice, when one task more is done or one die more is kept."""
    card = game.at[game.active]
    left = [task for task in monsters.tasks(game, card) if task.key not in game.done and task.key != done]
    dice = [die for die in spendable(game)[0] if die not in gone]
    rolled = [die for die in dice if game.dice[die] == POOL and die != kept]
    secured = sorted([game.faces[die] for die in dice if die not in rolled])
    tasks = tuple([task.requirements for task in left])
    return odds.whole(tasks, CARDS[card].ordered, _colours(rolled), tuple(secured))


def free_green(game: ElderSign) -> int:
    """ES-055: the green dice an attempt begins with."""
    return sum(game.dice[die] not in (LOCKED, GONE) and game.dice[die] < ON_SPELL for die in DICE[:YELLOW])


def to_resolve(game: ElderSign, card: int) -> float:
    """The chance to resolve a card that nobody has begun with."""
    return from_scratch(card, monsters.tasks(game, card), free_green(game))


@functools.cache
def from_scratch(card: int, tasks: tuple[OpenTask, ...], green: int) -> float:
    """The chance to resolve a card with so many green dice."""
    return odds.whole(tuple([task.requirements for task in tasks]), CARDS[card].ordered, (green, 0, 0))
