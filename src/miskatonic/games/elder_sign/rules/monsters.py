"""Monsters and monster tasks (ES-202 to ES-222)."""

import functools
from collections.abc import Sequence

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.names import task_thing
from miskatonic.games.elder_sign.options import ENOUGH
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.effects import Effect
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.tasks import OpenTask, Requirements, ways, with_x
from miskatonic.games.elder_sign.rules import effects, locks, mythos
from miskatonic.games.elder_sign.state import (
    ADDED,
    BATTLE,
    BELOW,
    TOKEN,
    ElderSign,
    Figure,
    in_play,
    investigator,
)
from miskatonic.kernel import Option, ask, below, tell


async def appear(game: ElderSign, rule: str) -> None:
    """ES-202: a token from the cup, if there is one; some keep them away in their turn. The active player places it."""
    if game.awake or game.awakening or not game.cup:
        return
    if game.in_turn and investigator(game, game.active).wards:
        tell(game, "monster_kept_away", "ES-019", {"who": game.active})
        return
    token = game.cup[below(game, len(game.cup))]
    places = free_slots(game) or below_cards(game)
    if not places:
        return
    picked = await ask(
        game,
        game.active,
        "place_monster",
        "ES-207" if places[0][1] != BELOW else "ES-208",
        lambda _: [_place_option(card, slot) for card, slot in places],
        {"who": game.active, "monster": token},
    )
    card, slot = picked.value
    game.cup = tuple([other for other in game.cup if other != token])
    game.monsters += (Figure(token, card, slot),)
    tell(game, "monster_appeared", rule, {"monster": token, "place": card})
    await locks.lock(game, MONSTERS.rows[token].locks, TOKEN + token)


@functools.cache
def _place_option(card: int, slot: int) -> Option:
    return Option(
        f"place:{CARDS[card].id}:{slot}",
        (card, slot),
        about=(CARDS.names[card].thing, *([] if slot == BELOW else [task_thing(card, slot)])),
        place=CARDS.names[card],
        row=0 if slot == BELOW else slot + 1,
    )


def free_slots(game: ElderSign) -> list[tuple[int, int]]:
    """ES-207, ES-211: monster tasks without a monster, on any card; not one completed in the running attempt."""
    taken = {(figure.card, figure.row) for figure in game.monsters}
    running = game.at[game.active] if game.rolls else BATTLE
    return [
        (card, row)
        for card in in_play(game)
        for row, task in enumerate(CARDS.rows[card].tasks)
        if task.slot and (card, row) not in taken and not (card == running and row in game.done)
    ]


def below_cards(game: ElderSign) -> list[tuple[int, int]]:
    """ES-208, ES-209: below a card that has as few tokens below it as any."""
    cards = in_play(game)
    below_them = [figure.card for figure in game.monsters if figure.row == BELOW]
    counts = {card: below_them.count(card) for card in cards}
    fewest = min(counts.values(), default=0)
    return [(card, BELOW) for card in cards if counts[card] == fewest]


def on_card(game: ElderSign, card: int) -> list[int]:
    """ES-203: the tokens on or below a card."""
    return [figure.token for figure in game.monsters if figure.card == card]


def tasks(game: ElderSign, card: int) -> tuple[OpenTask, ...]:
    """ES-034, ES-038, ES-203: every task of the card as the monsters on it make it, in order."""
    if card == BATTLE:
        return _combat(game.ancient_one, combat_x(game))
    here = tuple([figure for figure in game.monsters if figure.card == card])
    if not here:
        return _printed(card)
    beaten = tuple([figure.token for figure in here if figure.token in game.beaten])
    return _tasks(card, here, beaten, ANCIENT_ONES.rows[game.ancient_one].monsters_need)


@functools.cache
def _combat(ancient_one: int, x: int) -> tuple[OpenTask, ...]:
    """ES-024, ES-234: the combat task, with this value for X."""
    return (OpenTask(0, ways(with_x(ANCIENT_ONES[ancient_one].combat, x))),)


def combat_x(game: ElderSign) -> int:
    """ES-024: what X in a combat task is: the monsters in play when the last doom token was added, at least 1; before
    that, what it would be now.
    """
    return game.combat_x or max(1, len(game.monsters))


@functools.cache
def _printed(card: int) -> tuple[OpenTask, ...]:
    """ES-204: an empty frame isn't a task until a monster is placed on it."""
    return tuple(
        OpenTask(row, ways(task.requirements), task.sanity, task.stamina, task.clock)
        for row, task in enumerate(CARDS.rows[card].tasks)
        if task.slot != "empty"
    )


@functools.lru_cache(4096)
def _tasks(card: int, here: tuple[Figure, ...], beaten: tuple[int, ...], more: Requirements) -> tuple[OpenTask, ...]:
    """ES-204, ES-205, ES-206, ES-210: rows with their monsters, then the monsters below the card.

    ES-221: of a beaten monster only what it left uncovered is still to do.
    """
    on_row = {figure.row: figure.token for figure in here if figure.row != BELOW}
    found: list[OpenTask] = []
    for row, task in enumerate(CARDS[card].tasks):
        if row not in on_row:
            if task.slot != "empty":
                found.append(OpenTask(row, ways(task.requirements), task.sanity, task.stamina, task.clock))
            continue
        token = on_row[row]
        partial = task.slot == "partial"
        rest = tuple(one for i, one in enumerate(task.requirements) if partial and i not in task.covered)
        if token not in beaten:
            found += _monster_tasks(token, row, rest, more)
        elif partial:
            found.append(OpenTask(row, ways(rest), task.sanity, task.stamina, task.clock))
    for figure in here:
        if figure.row == BELOW and figure.token not in beaten:
            found += _monster_tasks(figure.token, TOKEN + figure.token, (), more)
    return tuple(found)


def _monster_tasks(token: int, key: int, rest: Requirements, more: Requirements) -> list[OpenTask]:
    """ES-214, ES-218, ES-219: the monster's requirements with the uncovered ones; ES-023, ES-OP-35: then, as a task
    of its own, what the Ancient One adds.
    """
    task = MONSTERS.rows[token].task
    own = OpenTask(key, ways((*task.requirements, *rest)), task.sanity, task.stamina, task.clock, token)
    return [own, OpenTask(ADDED + token, ways(more), token=token)] if more else [own]


def alone(game: ElderSign, token: int) -> list[OpenTask]:
    """ES-214: the tasks a monster is wherever nothing of a card shows beside it."""
    more = ANCIENT_ONES.rows[game.ancient_one].monsters_need if game.ancient_one >= 0 else ()
    return _monster_tasks(token, TOKEN + token, (), more)


def defeats(game: ElderSign, task: OpenTask) -> bool:
    """ES-214, ES-023: whether a monster is defeated with this task, because no other task of it is left."""
    left = [other.key for other in tasks(game, game.at[game.active]) if other.token == task.token >= 0]
    return bool(left) and all(key == task.key or key in game.done for key in left)


def left(game: ElderSign, card: int) -> Sequence[OpenTask]:
    """ES-034: the tasks that are not completed yet."""
    there = tasks(game, card)
    return [task for task in there if task.key not in game.done] if game.done else there


def open_tasks(game: ElderSign, card: int) -> Sequence[OpenTask]:
    """ES-036, ES-037: the tasks that can be completed now: all that are left, or in order only the first of them."""
    return left(game, card)[:1] if _ordered(card) else left(game, card)


def waiting(game: ElderSign, card: int) -> Sequence[OpenTask]:
    """ES-037: the tasks whose turn has not come."""
    return left(game, card)[1:] if _ordered(card) else ()


def _ordered(card: int) -> bool:
    return card != BATTLE and CARDS.rows[card].ordered


async def defeat(game: ElderSign, seat: int, count: int, *, own_card: bool = False) -> None:
    """ES-220: any monster in play is beaten, whatever it requires; ES-222: its token is taken at the end of the action
    phase.
    """
    for number in range(count):
        there = defeatable(game, seat, own_card=own_card)
        if not there:
            break
        offered = [*map(_defeat_option, there), *([ENOUGH] if number else [])]
        picked = await _pick(game, seat, offered, count - number)
        if picked is ENOUGH:
            break
        game.beaten += (picked.value,)
        tell(game, "monster_beaten", "ES-220", {"who": seat, "monster": picked.value})


async def _pick(game: ElderSign, seat: int, offered: list[Option], count: int) -> Option:
    return await ask(game, seat, "defeat", "ES-220", lambda _: offered, {"who": seat, "count": count})


@functools.lru_cache(4096)
def _defeat_option(figure: Figure) -> Option:
    token = figure.token
    name = MONSTERS.names[token]
    return Option(f"defeat:{token}", token, about=(name.thing,), monster=name, place=CARDS.names[figure.card])


def defeatable(game: ElderSign, seat: int, *, own_card: bool = False) -> list[Figure]:
    """ES-220: the monsters in play that are not beaten yet."""
    return [
        figure
        for figure in game.monsters
        if figure.token not in game.beaten and (not own_card or figure.card == game.at[seat])
    ]


async def take_beaten(game: ElderSign, seat: int) -> None:
    """ES-215, ES-216, ES-217, ES-222: the tokens are taken, locks on them end, their backs are carried out; ES-213: the
    monster task is free again.
    """
    for token in game.beaten:
        game.trophies[seat] += (TOKEN + token,)
        tell(game, "monster_taken", "ES-215", {"who": seat, "monster": token})
        basics.leave(game, token)
    taken, game.beaten = game.beaten, ()
    for token in taken:
        await effects.carry_out(game, MONSTERS[token].on_defeat, "ES-216")
        await mythos.lasting(game, "on_monster_trophy", seat)


def release_beaten(game: ElderSign) -> None:
    """ES-078: nobody is there to take them: back into the cup."""
    for token in game.beaten:
        basics.leave(game, token)
        game.cup += (token,)
    game.beaten = ()


# --- Effects --------------------------------------------------------------------------------------------------------


@effects.carries_out_effect("monster")
async def _monster(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    for _ in range(effect.amount):
        await appear(game, rule)
