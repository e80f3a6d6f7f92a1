"""What the running attempt promises: the chances of the next roll, of the whole adventure, and of every option."""

from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.games.elder_sign import basics, odds
from miskatonic.games.elder_sign.odds.position import ahead, cards
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.card import HAND, READY
from miskatonic.games.elder_sign.rows.dice import COLOUR, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.rows.effects import ALL, Effects
from miskatonic.games.elder_sign.rows.tasks import OpenTask
from miskatonic.games.elder_sign.rules import attempt, costs, failed_rolls, monsters, mythos, rolling, securing
from miskatonic.games.elder_sign.state import (
    BATTLE,
    ENTRANCE,
    FOCUSED,
    HELPER,
    ON_SPELL,
    ElderSign,
    investigator,
    pool_dice,
    rolled_dice,
)
from miskatonic.kernel import Option


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
    secured = cards.faces(game, [die for die, place in enumerate(game.dice) if place == FOCUSED or place >= HELPER])
    dice = cards.colours(next_dice(game))
    turns = investigator(game, game.active).turns
    return [
        (task, odds.next_roll(task.requirements, dice, secured, turns) if _payable_then(game, task) else 0.0)
        for task in monsters.open_tasks(game, game.at[game.active])
    ]


def _payable_then(game: ElderSign, task: OpenTask) -> bool:
    """ES-049, ES-076: whether the cost of a task can be paid, after what the terror of an open roll costs."""
    suffered = _suffered(game) if game.rolled and not game.completed_roll else ()
    lost = {f"{what}_lost": cards.lost(suffered, what) for what in ("sanity", "stamina")}
    return costs.affordable(game, task, **lost)


class Running(NamedTuple):
    """What is the same for all ways in which the running attempt may go on: its card, the tasks that are left, the dice
    that lie ready, those on spells that may be rolled, the special ones that can still be brought in, how many dice may
    be kept, what terror can do (None: the costs can't be paid), and what can be done with every roll.
    """

    card: int
    left: tuple[OpenTask, ...]
    secured: tuple[int, ...]
    lying: tuple[int, ...]
    more: tuple[int, ...]
    keeps: int
    fear: odds.Fear | None
    knack: odds.Knack


def _running(game: ElderSign, suffered: Effects = ()) -> Running:
    """The running attempt, after some effects have been suffered."""
    card = game.at[game.active]
    left = tuple(monsters.left(game, card))
    fear = cards.fear(game, card, left, suffered)
    more = _to_bring_in(game) if fear is not None else []
    lying, others = cards.on_spells(game, card)
    secured = [*others, *(die for die, place in enumerate(game.dice) if place == FOCUSED or HELPER <= place < ON_SPELL)]
    keeps = _may_focus(game) + securing.helpers(game, card, game.helpers_turn)
    return Running(card, left, tuple(secured), tuple(lying), tuple(more), keeps, fear, cards.knack(game))


def rest_of_attempt(game: ElderSign) -> float | None:
    """The chance to complete what is left: the best that can be done now. The battle has no end of that kind."""
    return None if game.at[game.active] == BATTLE else _best(game)


def _best(game: ElderSign) -> float:
    """The chance if from now on everything is done as it is best."""
    pool = pool_dice(game)
    now = _running(game)
    if not game.rolled:
        found = [_ahead(game, now, [*pool, *now.more])]
        if game.failed and (_may_focus(game) or not game.refused_roll):
            found += [_kept(game, now, pool, die) for die in rolled_dice(game)]
        if not game.rolls and now.secured and cards.may_buy(game):
            found += [_best(ahead.taken_off(game, die)) for die in now.secured]
        return max(found)
    found = [_completed(game, now, key, paid) for key, paid in attempt.completable(game)]
    found += [_best(ahead.turned(game, die, face)) for die, face in _different(game)]
    if game.completed_roll:
        found.append(_ahead(game, now, [*pool, *now.more]))
    else:
        found.append(_failed(game, pool, _suffered(game)))
        if now.more:  # ES-153: one of them may be discarded then, in place of the last die or of a better one
            found.append(_failed(ahead.added(game, None, now.more), [*pool, *now.more], _suffered(game)))
        found += [_spared(game, way.verb) for way in failed_rolls.ways_to_fail(game) if way.verb.startswith("no_")]
    return max(found)


def of_option(game: ElderSign, option: Option) -> float | None:
    """The chance to finish the adventure: the one gone to, or the running one if the option is taken."""
    if option.verb in ("go", "stay") and option.value != ENTRANCE:
        return cards.to_resolve(game, option.value)
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
        case "no_terror" | "no_discard":
            return _spared(game, option.verb)
        case "focus":
            return _kept(game, _running(game), pool, option.value)
        case "ask":
            return _kept(game, _running(game), pool, option.value[1])
        case "roll":
            return _rolled_as_they_are(game, _running(game), pool)
        case "roll_on":
            now = _running(game)
            return _ahead(game, now, [*pool, *now.more])
        case "take_off":
            return _best(ahead.taken_off(game, option.value))
        case "read_terror":
            return _best(ahead.turned(game, *option.value))
        case "raise":
            return _best(ahead.turned(game, option.value, game.faces[option.value] + 1))
        case "trust_fund":
            return _best(ahead.bought(game, option.value))
        case "use" if HAND.rows[option.value].power.adds:
            return _best(ahead.added(game, option.value, HAND.rows[option.value].power.adds))
    return None


# --- what is left ---------------------------------------------------------------------------------------------------


def _to_bring_in(game: ElderSign) -> list[int]:
    """ES-153: the special dice that items, or the investigator before the first roll, can still bring in."""
    held = [HAND.rows[card] for card in game.hands[game.active]]
    added = {die for card in held if card.when == READY for die in card.power.adds}
    if not game.rolls and cards.may_buy(game):
        added |= {YELLOW, RED}
    return sorted([die for die in added if basics.available(game, die)])


def _suffered(game: ElderSign) -> Effects:
    """ES-074: the terror effects that the open roll has if it fails."""
    return tuple([effect for _, effects in failed_rolls.terror_effects(game) for effect in effects])


def _chosen(suffered: Effects) -> int:
    """ES-066, ES-076: how many dice of the player's choice a failed roll costs."""
    return 1 + sum([one.amount for one in suffered if one.verb == "discard_dice" and one.amount != ALL])


def _may_focus(game: ElderSign) -> bool:
    return not game.focus_spent_turn and not mythos.forbids(game, "focus", game.active)


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
    secured = [die for die in now.secured if die not in paid]
    if kept is not None:
        secured.append(kept)
    tasks = tuple([task.requirements for task in now.left if task.key != done])
    lying = cards.lying(game, [die for die in now.lying if die not in paid])
    hand = odds.Hand(now.keeps - (kept is not None), now.fear, now.knack, lying)
    return odds.whole(tasks, CARDS.rows[now.card].ordered, cards.colours(pool), cards.faces(game, secured), hand)


def _rolled_as_they_are(game: ElderSign, now: Running, pool: Sequence[int]) -> float:
    """What it leaves to roll these dice; others may be brought in afterwards, but not bought."""
    if now.fear is None:
        return 0.0
    later = _to_bring_in(ahead.bought(game, dice=())) if cards.may_buy(game) else now.more
    hand = odds.Hand(now.keeps, now.fear, now.knack, cards.lying(game, now.lying), cards.colours(later))
    tasks = tuple([task.requirements for task in now.left])
    return odds.rolled_now(
        tasks, CARDS.rows[now.card].ordered, cards.colours(pool), cards.faces(game, now.secured), hand
    )


def _completed(game: ElderSign, now: Running, key: int, paid: tuple[int, ...]) -> float:
    """What completing a task with these dice leaves; ES-061: of the roll too, for some."""
    pool = [die for die in pool_dice(game) if die not in paid]
    if now.knack.goes_on and len(now.left) > 1 and any(game.faces[die] for die in pool):
        return _best(ahead.going_on(game, next(task for task in now.left if task.key == key), paid))
    return _ahead(game, now, [*pool, *now.more], paid=paid, done=key)


def _kept(game: ElderSign, now: Running, pool: Sequence[int], die: int) -> float:
    """What it leaves to focus a die of the pool, or give it to a helper, and to roll on with the others."""
    if not now.keeps:
        return 0.0
    return _ahead(game, now, [*(other for other in pool if other != die), *now.more], kept=die)


def _rolls_on(game: ElderSign, now: Running, pool: Sequence[int]) -> float:
    """What is left after a failed roll with these dice: to roll them, or to keep one of them first."""
    if not pool:
        return 0.0
    kept = [_kept(game, now, pool, die) for die in _kinds(game, pool) if game.faces[die]] if now.keeps else []
    return max([_ahead(game, now, [*pool, *now.more]), *kept])


def _spared(game: ElderSign, verb: str) -> float:
    """ES-065: what is left when a card spares the player what terror does, or the die that would be discarded."""
    suffered = () if verb == "no_terror" else _suffered(game)
    return _failed(game, pool_dice(game), suffered, discards=verb == "no_terror")


def _failed(game: ElderSign, pool: Sequence[int], suffered: Effects, *, discards: bool = True) -> float:
    """ES-065: what is left when the open roll fails: terror takes its dice, then the player discards."""
    if any(effect.verb == "fail_adventure" for effect in suffered):
        return 0.0
    if any(effect.verb == "discard_dice" and effect.amount == ALL for effect in suffered):
        pool = [die for die in pool if game.faces[die] != TERROR]
    handfuls = {tuple(pool)}
    for _ in range(_chosen(suffered) - (not discards)):
        handfuls = {tuple([one for one in dice if one != die]) for dice in handfuls for die in _kinds(game, dice)}
    now = _running(game, suffered)
    return max([_rolls_on(game, now, dice) for dice in sorted(handfuls)], default=0.0)


def _kinds(game: ElderSign, dice: Sequence[int]) -> list[int]:
    """ES-066: one of each kind of dice."""
    return list({(COLOUR[die], game.faces[die]): die for die in dice}.values())


def _different(game: ElderSign) -> list[tuple[int, int]]:
    """ES-182: the dice of the open roll that the investigator can turn, one of each kind, with their other faces."""
    turns = rolling.turnable(game, game.active)
    return [(die, turns[die]) for die in _kinds(game, list(turns))]
