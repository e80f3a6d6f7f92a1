"""An attempt at an adventure: rolling, completing tasks (ES-058 to ES-063), and what may be done around a roll."""

import functools
from typing import Any

from miskatonic.games.elder_sign.assignments import assignments
from miskatonic.games.elder_sign.cards import hand
from miskatonic.games.elder_sign.cards.adventures import CARDS
from miskatonic.games.elder_sign.cards.card import READY, ROLLED, TURN
from miskatonic.games.elder_sign.cards.investigators import AMANDA_SHARPE
from miskatonic.games.elder_sign.names import CARD_NAMES, FACE_NAMES, MONSTER_NAMES
from miskatonic.games.elder_sign.options import die_option
from miskatonic.games.elder_sign.rules import (
    abilities,
    barred,
    battle,
    clues,
    failing,
    holding,
    locks,
    monsters,
    pool,
    resolving,
    securing,
    spells,
    turn,
    wellbeing,
)
from miskatonic.games.elder_sign.state import (
    BATTLE,
    ON_SPELL,
    ON_TASK,
    ElderSign,
)
from miskatonic.games.elder_sign.state import pool as pool_of
from miskatonic.games.elder_sign.tasks import OpenTask
from miskatonic.kernel import Option, ask, go_on_as, tell

ROLL = Option("roll")
GIVE_UP = Option("give_up")
ROLL_ON = Option("roll_on", passes=True)


async def lay_down(game: ElderSign, card: int) -> None:
    """ES-012, ES-134, ES-135: a card that comes into play with a lock locks a die at once."""
    await locks.lock(game, CARDS[card].locks, card)


async def begin(game: ElderSign) -> str:
    """ES-031, ES-055: the attempt begins with the dice that are free."""
    pool.start_pool(game)
    go_on_as(game, "attempt.ready")
    return await ready(game)


async def ready(game: ElderSign) -> str:
    """Before a roll: dice may be added or taken off spells, after a failed roll one may be kept, or all given up.

    ES-072: an attempt with open tasks and an empty pool fails, unless a die can still be brought in. ES-236: in the
    battle that is the end of the attack.
    """
    seat = game.active
    while True:
        if not pool_of(game) and not _dice_to_bring_in(game):
            return await _without_dice(game)
        picked = await ask(
            game, seat, "ready", "ES-056", _ready_options, {"who": seat, "count": len(pool_of(game))}, barred.ready
        )
        match picked.verb:
            case "roll":
                pool.roll(game)
                go_on_as(game, "attempt.rolled")
                return await rolled(game)
            case "give_up":
                return await resolving.fail(game, "ES-070")
            case "take_off":
                spells.take_off(game, picked.value)
            case "focus":
                securing.focus(game, picked.value)
            case "ask":
                await securing.ask_for_help(game, *picked.value)
            case "use":
                await holding.use(game, seat, picked.value)
            case _:
                await abilities.use(game, picked)


async def _without_dice(game: ElderSign) -> str:
    if game.awake:
        return await battle.end_attack(game)
    tell(game, "no_dice_left", "ES-072", {"who": game.active})
    return await resolving.fail(game, "ES-072")


def _dice_to_bring_in(game: ElderSign) -> bool:
    """ES-072: an item, an ability or a die on a spell could still help."""
    return bool(spells.removable(game)) or any(
        hand.HAND[option.value].power.adds for option in holding.usable(game, game.active, READY, TURN)
    )


def _ready_options(game: ElderSign) -> list[Option]:
    """Everything that can be done before a roll."""
    seat = game.active
    found: list[Option] = []
    if pool_of(game):
        found.append(ROLL)
        if game.failed and not game.awake:
            found += securing.focuses(game)
            found += securing.helpers(game)
    found += [die_option("take_off", game, die) for die in pool.distinct(game, spells.removable(game))]
    if game.hands[seat]:
        found += holding.usable(game, seat, READY, TURN)
    found += abilities.before_roll(game)
    if not game.awake:
        found.append(GIVE_UP)
    return found


async def rolled(game: ElderSign) -> str:
    """After a roll: change it, complete a task with it, or let it fail (ES-057, ES-058, ES-064, ES-065)."""
    seat = game.active
    while True:
        if _amanda_is_done(game):
            game.rolled = False
            return "attempt.ready"
        picked = await ask(game, seat, "rolled", "ES-057", _rolled_options, {"who": seat}, barred.rolled)
        match picked.verb:
            case "complete":
                task, paid = picked.value
                after = await complete(game, task, paid)
                if after:
                    return after
            case "fail" | "discard" | "no_terror" | "no_discard":
                return await failing.failed_roll(game, picked)
            case "roll_on":
                game.rolled = False
                return "attempt.ready"
            case "give_up":
                return await failing.give_up(game)
            case "clue":
                await clues.spend(game, seat)
            case "use":
                await holding.use(game, seat, picked.value)
            case _:
                await abilities.use(game, picked)
        go_on_as(game, "attempt.rolled")


def _amanda_is_done(game: ElderSign) -> bool:
    """ES-019, ES-061: her roll has completed a task and can do nothing more."""
    return "completed" in game.spent_roll and not any(_completions(game))


def _rolled_options(game: ElderSign) -> list[Option]:
    """Everything that can be done with a roll."""
    seat = game.active
    found = _completions(game)
    going_on = "completed" in game.spent_roll
    if game.clues[seat] and not going_on and pool_of(game):
        found.append(clues.SPEND)
    if game.hands[seat] and not going_on:
        found += holding.usable(game, seat, ROLLED, TURN)
    if not going_on:
        found += abilities.after_roll(game)
        found += failing.ways_to_fail(game)
    else:
        found.append(ROLL_ON)
    if not game.awake:
        found.append(GIVE_UP)
    return found


def _completions(game: ElderSign) -> list[Option]:
    """ES-058: the tasks that the roll meets, each with every different handful of dice that can pay for it."""
    card = game.at[game.active]
    found: list[Option] = []
    for task in monsters.open_tasks(game, card):
        if affordable(game, task):
            found += [
                _completion(card, task, paid, tuple([game.faces[die] for die in paid]))
                for paid in assignments(game, task.requirements)
            ]
    return found


def affordable(game: ElderSign, task: OpenTask) -> bool:
    """ES-049: a task whose cost would bring sanity or stamina to 0 can't be completed."""
    seat = game.active
    return (not task.sanity or game.sanity[seat] > task.sanity) and (
        not task.stamina or game.stamina[seat] > task.stamina
    )


@functools.cache
def _completion(card: int, task: OpenTask, paid: tuple[int, ...], faces: tuple[int, ...]) -> Option:
    args: dict[str, Any] = {"place": CARD_NAMES[card]} if card != BATTLE else {}
    if task.token >= 0:
        args["monster"] = MONSTER_NAMES[task.token]
    return Option(
        f"complete:{task.key}:{'.'.join(map(str, paid))}",
        (task, paid),
        faces=tuple(FACE_NAMES[face] for face in faces),
        task=task.key,
        dice=paid,
        **args,
    )


async def complete(game: ElderSign, task: OpenTask, paid: tuple[int, ...]) -> str | None:
    """ES-050, ES-058, ES-060: the dice are placed and the costs paid. ES-061, ES-062: then the rest is rolled again,
    unless the adventure is resolved (ES-034).
    """
    seat = game.active
    faces = tuple([game.faces[die] for die in paid])
    emptied = {game.dice[die] - ON_SPELL for die in paid if game.dice[die] >= ON_SPELL}
    for die in paid:
        game.dice[die] = ON_TASK
    for spell in sorted(emptied):
        spells.look_after(game, spell)
    if game.at[seat] == BATTLE:
        tell(game, "hit", "ES-234", {"who": seat, "faces": faces})
        battle.hit(game)
        game.rolled = False
        return "attempt.ready"
    game.done += (task.key,)
    tell(game, "task_completed", "ES-058", {"who": seat, "place": game.at[seat], "faces": faces, "task": task.key})
    if task.sanity:
        wellbeing.pay(game, seat, "sanity", task.sanity, "ES-047")
    if task.stamina:
        wellbeing.pay(game, seat, "stamina", task.stamina, "ES-048")
    if task.clock:
        turn.advance(game, task.clock, "ES-046")
    if task.token >= 0:
        game.beaten += (task.token,)
    if not monsters.open_tasks(game, game.at[seat]):
        return await resolving.succeed(game)
    if game.who[seat] == AMANDA_SHARPE and pool_of(game):
        game.spent_roll += ("completed",)
        return None
    game.rolled = False
    return "attempt.ready"
