"""What an attempt promises: the chances of the next roll, exactly, and of a whole adventure, estimated.

The estimate counts the dice that can be brought along or in, costs, terror, secured dice and focus, each used as it is
best (`odds.whole`); it leaves out clues, assistance, and cards and abilities that are used after a roll.
"""

from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.games.elder_sign import listening, odds, words
from miskatonic.games.elder_sign.rows.adventures import CARDS, FIRST_WORLD
from miskatonic.games.elder_sign.rows.card import HAND, READY, TURN
from miskatonic.games.elder_sign.rows.dice import COLOUR, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.rows.dice import NUMBERS as DICE
from miskatonic.games.elder_sign.rows.effects import ALL, Effects
from miskatonic.games.elder_sign.rows.tasks import OpenTask
from miskatonic.games.elder_sign.rules import attempt, costs, failing, holding, midnight, monsters
from miskatonic.games.elder_sign.state import (
    BATTLE,
    ENTRANCE,
    FOCUSED,
    GONE,
    HELPER,
    LOCKED,
    ON_SPELL,
    ElderSign,
    investigator,
    pool_dice,
)
from miskatonic.kernel import Option

UNHURT = 99
"""Points of whoever is not there yet: enough for everything."""


# --- going somewhere ------------------------------------------------------------------------------------------------


class Means(NamedTuple):
    """What the active investigator has for an attempt that begins now: dice to roll, those added on an Other World,
    faces on spells, and whether a die may be focused.
    """

    dice: odds.Dice
    world_dice: odds.Dice
    secured: odds.Secured
    focus: bool


def means(game: ElderSign) -> Means:
    """ES-055, ES-142, ES-143, ES-153, ES-161: what the active investigator brings along."""
    seat = game.active
    row = investigator(game, seat)
    free = [
        die for die in DICE if (game.dice[die] < ON_SPELL and game.dice[die] not in (LOCKED, GONE))
        or (game.dice[die] == LOCKED and row.unlocked)
    ]  # fmt: skip
    added = {die for card in game.hands[seat] for die in HAND.rows[card].power.adds if HAND.rows[card].when == READY}
    if row.says.before_first_roll is not None and listening.before_first_roll(game):
        added |= {YELLOW, RED}
    plain = [die for die in free if die < YELLOW or die in added]
    worldly = [die for die in free if die in plain or die in row.world_dice]
    secured = tuple(sorted([face for face, place in zip(game.faces, game.dice, strict=True) if place >= ON_SPELL]))
    return Means(_colours(plain), _colours(worldly), secured, not midnight.forbids(game, "focus", seat))


def to_resolve(
    game: ElderSign, card: int, brought: Means | None = None, tasks: tuple[OpenTask, ...] | None = None
) -> float:
    """The chance to resolve a card that nobody has begun with; ES-049: none where its costs can't be paid. Whoever
    knows what is brought along and the card's tasks gives them along.
    """
    brought = brought or means(game)
    tasks = monsters.tasks(game, card) if tasks is None else tasks
    fear = _fear(game, card, tasks)
    if fear is None:
        return 0.0
    dice = brought.world_dice if card >= FIRST_WORLD else brought.dice
    wanted = tuple([task.requirements for task in tasks])
    return odds.whole(wanted, CARDS.rows[card].ordered, dice, brought.secured, brought.focus, fear)


def _fear(game: ElderSign, card: int, left: Sequence[OpenTask], suffered: Effects = ()) -> odds.Fear | None:
    """ES-049, ES-074: what terror can do to an attempt at these tasks, after some effects have been suffered; None if
    their costs can't be paid.
    """
    seat = game.active
    sanity, stamina = (game.sanity[seat], game.stamina[seat]) if game.who[seat] >= 0 else (UNHURT, UNHURT)
    sanity -= 1 + _own_cost(game, "sanity", sum([task.sanity for task in left]))
    stamina -= 1 + _own_cost(game, "stamina", sum([task.stamina for task in left]))
    if suffered:
        sanity -= _lost(suffered, "sanity")
        stamina -= _lost(suffered, "stamina")
    if sanity < 0 or stamina < 0:
        return None
    threats = failing.threats(game, card)
    if not threats:
        return odds.NO_FEAR
    effects = [effect for _, some in threats for effect in some]
    return odds.fear_of(tuple(effects), sanity, stamina)


def _own_cost(game: ElderSign, what: str, cost: int) -> int:
    """ES-049: what is left of costs when the cards that pay a point each have done so."""
    return max(0, cost - len(costs.payers(game.hands[game.active], what))) if cost else 0


def _lost(suffered: Effects, what: str) -> int:
    return sum([one.amount for one in suffered if one.verb == "lose" and one.what == what])


# --- the running attempt --------------------------------------------------------------------------------------------


def next_dice(game: ElderSign) -> list[int]:
    """ES-066: the dice of the next roll; an open roll that completes nothing costs one first, and what terror takes."""
    pool = pool_dice(game)
    if not game.rolled or game.completed_roll:
        return pool
    suffered = _suffered(game)
    if any(effect.verb == "fail_adventure" for effect in suffered):
        return []
    if any(effect.verb == "discard_dice" and effect.amount == ALL for effect in suffered):
        pool = [die for die in pool if game.faces[die] != TERROR]
    return pool[_chosen(suffered) :]


def next_roll(game: ElderSign) -> list[tuple[OpenTask, float]]:
    """ES-057: for each task that is open now, the chance that the next roll completes it; ES-120: dice secured out of
    the open roll count then. ES-049: none where the cost can't be paid.
    """
    secured = tuple(sorted([game.faces[die] for die in _secured(game)]))
    dice = _colours(next_dice(game))
    return [
        (task, odds.chance(task.requirements, dice, secured) if _payable_then(game, task) else 0.0)
        for task in monsters.open_tasks(game, game.at[game.active])
    ]


def _payable_then(game: ElderSign, task: OpenTask) -> bool:
    """ES-049, ES-076: whether the cost of a task can be paid, after what the terror of an open roll costs."""
    suffered = _suffered(game) if game.rolled and not game.completed_roll else ()
    lost = {f"{what}_lost": _lost(suffered, what) for what in ("sanity", "stamina")}
    return costs.affordable(game, task, **lost)


class Running(NamedTuple):
    """What is the same for all ways in which the running attempt may go on: its card, the tasks that are left, the dice
    that lie ready, those that can still be brought in, whether one may be focused, and what terror can do (None: the
    costs can't be paid).
    """

    card: int
    left: tuple[OpenTask, ...]
    secured: tuple[int, ...]
    more: tuple[int, ...]
    focus: bool
    fear: odds.Fear | None


def _running(game: ElderSign, suffered: Effects = ()) -> Running:
    """The running attempt, after some effects have been suffered."""
    card = game.at[game.active]
    left = tuple([task for task in monsters.tasks(game, card) if task.key not in game.done])
    fear = _fear(game, card, left, suffered)
    more = _to_bring_in(game) if fear is not None else []
    return Running(card, left, tuple(_secured(game)), tuple(more), _may_focus(game), fear)


def rest_of_attempt(game: ElderSign) -> float | None:
    """The chance to complete what is left. An open roll completes the task after which the rest is likeliest, or costs
    a die. The battle has no end of that kind.
    """
    if game.at[game.active] == BATTLE:
        return None
    pool = pool_dice(game)
    now = _running(game)
    if not game.rolled:
        kept = [_kept(game, now, pool, die) for die in pool if game.faces[die]] if game.failed else []
        return max([_ahead(game, now, [*pool, *now.more]), *kept])
    after = _ahead(game, now, pool) if game.completed_roll else _failed(game, pool, _suffered(game))
    return max([after, *(_completed(game, now, key, paid) for key, paid in attempt.completable(game))])


def of_option(game: ElderSign, option: Option) -> float | None:
    """The chance to finish the adventure: the one gone to, or the running one as it stands after the option."""
    if option.verb in ("go", "stay") and option.value != ENTRANCE:
        return to_resolve(game, option.value)
    if game.at[game.active] in (BATTLE, ENTRANCE):
        return None
    pool = pool_dice(game)
    match option.verb:
        case "complete":
            return _completed(game, _running(game), *option.value)
        case "discard":
            return _rolls_on(game, _running(game), [die for die in pool if die != option.value])
        case "fail":
            return _failed(game, pool, _suffered(game))
        case "no_terror":
            return _failed(game, pool, ())
        case "focus":
            return _kept(game, _running(game), pool, option.value)
        case "roll":
            return _ahead(game, _running(game), pool)
        case "use" if HAND.rows[option.value].power.adds:
            adds = [die for die in HAND.rows[option.value].power.adds if words.available(game, die)]
            return _ahead(game, _running(game), [*pool, *adds])
    return None


def _colours(dice: Sequence[int]) -> odds.Dice:
    """How many of the dice are green, yellow and red."""
    colours = [COLOUR[die] for die in dice]
    return colours.count(0), colours.count(1), colours.count(2)


def _secured(game: ElderSign) -> list[int]:
    """ES-117, ES-120: the dice that lie ready for later rolls."""
    return [die for die, place in enumerate(game.dice) if place == FOCUSED or place >= HELPER]


def _to_bring_in(game: ElderSign) -> list[int]:
    """ES-153: the special dice that items, or the investigator before the first roll, can still bring in."""
    usable = holding.usable(game, game.active, (READY, TURN))
    added = {die for option in usable for die in HAND.rows[option.value].power.adds}
    if not game.rolls and listening.before_first_roll(game):
        added |= {YELLOW, RED}
    return sorted([die for die in added if words.available(game, die)])


def _suffered(game: ElderSign) -> Effects:
    """ES-074: the terror effects that the open roll has if it fails."""
    return tuple([effect for _, effects in failing.terror_effects(game) for effect in effects])


def _chosen(suffered: Effects) -> int:
    """ES-066, ES-076: how many dice of the player's choice a failed roll costs."""
    return 1 + sum([one.amount for one in suffered if one.verb == "discard_dice" and one.amount != ALL])


def _may_focus(game: ElderSign) -> bool:
    return not game.focus_spent_turn and not midnight.forbids(game, "focus", game.active)


def _ahead(
    game: ElderSign,
    now: Running,
    pool: Sequence[int],
    *,
    kept: int | None = None,
    paid: tuple[int, ...] = (),
    done: int | None = None,
) -> float:
    """The chance with these dice to roll: when one more is kept, some have paid for a task."""
    if now.fear is None:
        return 0.0
    secured = [game.faces[die] for die in now.secured if die not in paid]
    if kept is not None:
        secured.append(game.faces[kept])
    tasks = tuple([task.requirements for task in now.left if task.key != done])
    focus = kept is None and now.focus
    return odds.whole(tasks, CARDS.rows[now.card].ordered, _colours(pool), tuple(sorted(secured)), focus, now.fear)


def _completed(game: ElderSign, now: Running, key: int, paid: tuple[int, ...]) -> float:
    """What completing a task with these dice leaves."""
    pool = [die for die in pool_dice(game) if die not in paid]
    return _ahead(game, now, [*pool, *now.more], paid=paid, done=key)


def _kept(game: ElderSign, now: Running, pool: Sequence[int], die: int) -> float:
    """What it leaves to focus a die of the pool, and to roll on with the others."""
    if not now.focus:
        return 0.0
    return _ahead(game, now, [*(other for other in pool if other != die), *now.more], kept=die)


def _rolls_on(game: ElderSign, now: Running, pool: Sequence[int]) -> float:
    """What is left after a failed roll with these dice: to roll them, or to keep one of them first."""
    if not pool:
        return 0.0
    kept = [_kept(game, now, pool, die) for die in _kinds(game, pool)] if now.focus else []
    return max([_ahead(game, now, [*pool, *now.more]), *kept])


def _failed(game: ElderSign, pool: Sequence[int], suffered: Effects) -> float:
    """ES-065: what is left when the open roll fails: terror takes its dice, then the player discards."""
    if any(effect.verb == "fail_adventure" for effect in suffered):
        return 0.0
    if any(effect.verb == "discard_dice" and effect.amount == ALL for effect in suffered):
        pool = [die for die in pool if game.faces[die] != TERROR]
    handfuls = {tuple(pool)}
    for _ in range(_chosen(suffered)):
        handfuls = {tuple([one for one in dice if one != die]) for dice in handfuls for die in _kinds(game, dice)}
    now = _running(game, suffered)
    return max([_rolls_on(game, now, dice) for dice in sorted(handfuls)], default=0.0)


def _kinds(game: ElderSign, dice: Sequence[int]) -> list[int]:
    """ES-066: one of each kind of dice."""
    return list({(COLOUR[die], game.faces[die]): die for die in dice}.values())
