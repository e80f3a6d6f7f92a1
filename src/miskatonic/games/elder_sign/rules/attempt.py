"""An attempt at an adventure: rolling, completing tasks (ES-058 to ES-063), and what may be done around a roll."""

import functools
from collections.abc import Sequence
from typing import TypedDict

from miskatonic.games.elder_sign import abilities, basics
from miskatonic.games.elder_sign.names import place_name, task_thing
from miskatonic.games.elder_sign.rows.card import READY, ROLLED, TURN
from miskatonic.games.elder_sign.rows.dice import FACE_NAMES, RED, YELLOW, Roll
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.occasions import DOINGS
from miskatonic.games.elder_sign.rows.tasks import OpenTask
from miskatonic.games.elder_sign.rules import (
    battle,
    clues,
    costs,
    failed_rolls,
    held_cards,
    monsters,
    resolution,
    rolling,
    securing,
    spells,
)
from miskatonic.games.elder_sign.rules.assignments import handfuls, spendable
from miskatonic.games.elder_sign.state import (
    BATTLE,
    ON_SPELL,
    ON_TASK,
    POOL,
    TOKEN,
    ElderSign,
    ancient_one,
    investigator,
    rolled_dice,
)
from miskatonic.kernel import Barred, Offer, Offers, Option, ask, go_on_as, tell

ROLL = Option("roll", about=("pool:dice",))
GIVE_UP = Option("give_up")
ROLL_ON = Option("roll_on", passes=True)
END_ATTACK = Option("end_attack", passes=True)
YES_NO = ("no", "yes")
SPECIAL = {(False, False): "none", (True, False): "yellow", (False, True): "red", (True, True): "both"}
"""Which of the special dice are among those that pay."""


def begin(game: ElderSign) -> str:
    """ES-031, ES-055, ES-233: the attempt, or the attack, begins with the dice that are free."""
    rolling.start_pool(game)
    return "attempt.ready"


async def attempting(game: ElderSign) -> str:
    """ES-062, ES-068: roll after roll, until the adventure is resolved or failed; ES-034, ES-221: resolved too when a
    card beats the last monster that was left.
    """
    while True:
        if game.beaten and not monsters.open_tasks(game, game.at[game.active]):
            return await resolution.succeed(game)
        after = await (rolled(game) if game.rolled else ready(game))
        if after:
            return after
        go_on_as(game, "attempt.rolled" if game.rolled else "attempt.ready")


async def ready(game: ElderSign) -> str | None:
    """Before a roll: dice may be added or taken off spells, after a failed roll one may be held back, or the attempt
    given up.

    ES-072: an attempt with open tasks and an empty pool fails, unless a die can still be brought in. ES-236: in the
    battle that is the end of the attack.
    """
    seat = game.active
    if POOL not in game.dice and not held_cards.dice_to_bring_in(game):
        return await _without_dice(game)
    picked = await ask(game, seat, "ready", "ES-056", _ready, dice_ready)
    match picked.verb:
        case "roll":
            rolling.roll(game)
        case "give_up":
            return await resolution.fail(game, "ES-070")
        case "end_attack":
            return await battle.end_attack(game)
        case "take_off":
            spells.take_off(game, picked.value)
        case "focus":
            securing.focus(game, picked.value)
        case "ask":
            await securing.ask_for_help(game, *picked.value)
        case "use":
            await held_cards.use(game, seat, picked.value)
        case _:
            await DOINGS[picked.verb].do(game, picked)
    return None


async def _without_dice(game: ElderSign) -> str:
    if game.awake:
        return await battle.end_attack(game)
    tell(game, "no_dice_left", "ES-072", {"who": game.active})
    return await resolution.fail(game, "ES-072")


@Offers
def _ready(game: ElderSign, why: bool) -> list[Offer]:
    """ES-056: everything that can be done before a roll."""
    seat = game.active
    found: list[Offer] = [ROLL] if POOL in game.dice else []
    if why or game.failed:
        found += securing.focusing(game)
        found += securing.assistance(game)
    if max(game.dice) >= ON_SPELL:
        found += spells.take_offs(game)
    if game.hands[seat]:
        found += held_cards.usable(game, seat, (READY, TURN))
    if not game.rolls:
        found += abilities.before_first_roll(game)
        if game.awake:
            found += abilities.as_a_turn_begins(game)
    if not game.awake:
        found.append(GIVE_UP)
    elif POOL not in game.dice:
        found.append(END_ATTACK)
    return found


def dice_ready(game: ElderSign) -> dict[str, int]:
    """ES-056: who is to roll, and how many dice."""
    return {"who": game.active, "count": game.dice.count(POOL)}


async def rolled(game: ElderSign) -> str | None:
    """After a roll: change it, complete a task with it, or let it fail (ES-057, ES-058, ES-064, ES-065)."""
    seat = game.active
    if game.completed_roll and not _completions(game) and not _changes(game):
        game.rolled = False
        return None
    picked = await ask(game, seat, "rolled", "ES-057", _rolled, roll_made)
    match picked.verb:
        case "complete":
            return await complete(game, *picked.value)
        case "fail" | "discard" | "no_terror" | "no_discard":
            return await failed_rolls.failed_roll(game, picked)
        case "roll_on":
            game.rolled = False
        case "give_up":
            return await failed_rolls.give_up(game)
        case "clue":
            await clues.spend(game, seat)
        case "use":
            await held_cards.use(game, seat, picked.value)
        case _:
            await DOINGS[picked.verb].do(game, picked)
    return None


def roll_made(game: ElderSign) -> dict[str, int | str]:
    """ES-057, ES-064: whose roll it is, and whether it has completed a task: then it can't fail any more."""
    return {"who": game.active, "completed": YES_NO[game.completed_roll]}


@Offers
def _rolled(game: ElderSign, why: bool) -> list[Offer]:
    """ES-057: everything that can be done with a roll; ES-153, ES-OP-36: a die may be added too, for the next one.
    ES-019, ES-061: a roll that continues after completing a task has not failed.
    """
    found = [*_completions.find(game, why), *_changes.find(game, why)]
    if game.hands[game.active]:
        found += held_cards.usable(game, game.active, (READY,))
    if game.completed_roll:
        found.append(ROLL_ON)
    else:
        found += failed_rolls.ways_to_fail(game)
    if not game.awake:
        found.append(GIVE_UP)
    return found


@Offers
def _changes(game: ElderSign, why: bool) -> list[Offer]:
    """ES-065, ES-147: what changes the roll before it is judged: clues, cards, abilities."""
    seat = game.active
    found = clues.spending(game) if why or game.clues[seat] else []
    if game.hands[seat]:
        found += held_cards.usable(game, seat, (ROLLED, TURN))
    found += abilities.after_a_roll(game)
    return found


@Offers
def _completions(game: ElderSign, why: bool) -> list[Offer]:
    """ES-058: the tasks that the roll meets, each with every different handful of dice that can pay for it; ES-037: or
    that its turn has not come.
    """
    usable, code = spendable(game)
    if not usable:
        return []
    found: list[Offer] = []
    card = game.at[game.active]
    for task in monsters.open_tasks(game, card):
        if payments := task.ways.out_of(code):
            found += _completing(game, task, usable, payments)
    for task in monsters.waiting(game, card) if why else ():
        if task.ways.out_of(code):
            found.append(_barred(task, "in_order", "ES-037"))
    return found


def _completing(game: ElderSign, task: OpenTask, usable: list[int], payments: tuple[Roll, ...]) -> Sequence[Offer]:
    """ES-058: the ways to pay for a task; ES-049: unless its cost would be the end.

    ES-080, ES-170, ES-OP-33: with the last task dice go back whether they have paid or not, but for those on spells.
    """
    if not costs.affordable(game, task):
        return [_barred(task, "too_costly", "ES-049")]
    card = game.at[game.active]
    defeats = monsters.defeats(game, task)
    ways = [(payment, paid) for payment in payments for paid in handfuls(game, usable, payment)]
    if len(ways) > 1 and card != BATTLE and _is_last(game, task):
        different: dict[tuple[int, ...], tuple[Roll, tuple[int, ...]]] = {}
        for way in ways:
            different.setdefault(tuple([die for die in way[1] if game.dice[die] >= ON_SPELL]), way)
        ways = list(different.values())
    return [
        _completion(card, task, paid, payment, sum([game.dice[die] != POOL for die in paid]), defeats)
        for payment, paid in ways
    ]


def _is_last(game: ElderSign, task: OpenTask) -> bool:
    """ES-034: whether this task is the only one left on the card."""
    return all(other.key in game.done or other.key == task.key for other in monsters.tasks(game, game.at[game.active]))


@functools.lru_cache(4096)
def _barred(task: OpenTask, reason: str, rule: str) -> Barred:
    """A task that the roll would meet, but that can't be completed."""
    return Barred("complete", reason, rule, **_said(task))


def completable(game: ElderSign) -> list[tuple[int, tuple[int, ...]]]:
    """ES-058: the tasks the open roll can complete, each with dice that pay for it."""
    return [option.value for option in _completions(game)]


@functools.lru_cache(16_384)
def _completion(card: int, task: OpenTask, paid: tuple[int, ...], payment: Roll, secured: int, defeats: bool) -> Option:
    return Option(
        f"complete:{task.key}:{'.'.join(map(str, paid))}",
        (task.key, paid),
        about=(task_thing(card, task.key), *(f"die:{die}" for die in paid)),
        place=place_name(card),
        task=task.key,
        **_said(task),
        defeats=YES_NO[defeats],
        faces=tuple(FACE_NAMES[face] for face, count in enumerate(payment, 1) for _ in range(count)),
        special=SPECIAL[YELLOW in paid, RED in paid],
        secured=secured,
        sanity=task.sanity,
        stamina=task.stamina,
        clock=task.clock,
        dice=paid,
    )


def row_of(key: int) -> int:
    """ES-035: the number of a task's row as players count; 0 for a monster below the card and what is added to one."""
    return key + 1 if key < TOKEN else 0


class Said(TypedDict):
    """A task in the words of an option: the monster, or `none`, and the row as players count."""

    monster: str
    row: int


def _said(task: OpenTask) -> Said:
    return {"monster": MONSTERS.names[task.token] if task.token >= 0 else "none", "row": row_of(task.key)}


def _which(task: OpenTask) -> dict[str, int | str]:
    """A task in the numbers of an event."""
    return {"task": task.key, "row": row_of(task.key), "monster": task.token if task.token >= 0 else "none"}


async def complete(game: ElderSign, key: int, paid: tuple[int, ...]) -> str | None:
    """ES-050, ES-058, ES-060: the dice are placed and the costs paid. ES-061, ES-062: then the rest is rolled again,
    unless the adventure is resolved (ES-034).
    """
    seat = game.active
    task = next(task for task in monsters.open_tasks(game, game.at[seat]) if task.key == key)
    faces = tuple([game.faces[die] for die in paid])
    emptied = {game.dice[die] - ON_SPELL for die in paid if game.dice[die] >= ON_SPELL}
    for die in paid:
        game.dice[die] = ON_TASK
    for spell in sorted(emptied):
        basics.look_after(game, spell)
    if game.at[seat] == BATTLE:
        tell(game, "hit", "ES-234", {"who": seat, "faces": faces, "dice": paid})
        battle.hit(game)
        game.rolled = False
        return None
    defeated = monsters.defeats(game, task)
    game.done += (task.key,)
    args = {
        "who": seat,
        "place": game.at[seat],
        "faces": faces,
        "dice": paid,
        **_which(task),
        "defeats": YES_NO[defeated],
    }
    tell(game, "task_completed", "ES-058", args)
    if task.sanity:
        await costs.pay(game, seat, "sanity", task.sanity, "ES-047")
    if task.stamina:
        await costs.pay(game, seat, "stamina", task.stamina, "ES-048")
    if task.clock:
        basics.advance(game, task.clock, "ES-046")
    if defeated:
        game.beaten += (task.token,)
        if (beaten := ancient_one(game).says.beaten_with_dice) is not None:
            beaten(game, task.token)
    if not monsters.open_tasks(game, game.at[seat]):
        return await resolution.succeed(game)
    if investigator(game, seat).goes_on and rolled_dice(game):
        game.completed_roll = True
    else:
        game.rolled = False
    return None
