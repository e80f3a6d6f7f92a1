"""What one would expect to be able to do, but can't, with the reason."""

from typing import Any

from miskatonic.games.elder_sign.assignments import spendable
from miskatonic.games.elder_sign.cards.entrance import ALL_OF_BOTH, ALL_OF_ONE, PRICES
from miskatonic.games.elder_sign.names import DIE_NAMES, MONSTER_NAMES, MYTHOS_NAMES
from miskatonic.games.elder_sign.rules import attempt, entrance, midnight, monsters, pool, trophies
from miskatonic.games.elder_sign.state import BATTLE, LOCKED, RED, YELLOW, ElderSign, present
from miskatonic.games.elder_sign.tasks import OpenTask
from miskatonic.kernel import Barred


def ready(game: ElderSign) -> list[Barred]:
    """Before a roll: focus, assistance, the special dice."""
    seat = game.active
    found = []
    if game.awake:
        found.append(Barred("focus", "battle", "ES-237"))
    elif midnight.forbids(game, "focus", seat):
        found.append(Barred("focus", "mythos", "ES-195", source=MYTHOS_NAMES[game.mythos]))
    elif "focus" in game.used:
        found.append(Barred("focus", "once_a_turn", "ES-122"))
    elif not game.failed:
        found.append(Barred("focus", "no_failed_roll", "ES-121", "ES-131"))
    others = [other for other in present(game) if other != seat]
    if others and not game.awake:
        if midnight.forbids(game, "assist", seat):
            found.append(Barred("ask", "mythos", "ES-195", source=MYTHOS_NAMES[game.mythos]))
        elif not any(game.at[other] == game.at[seat] for other in others):
            found.append(Barred("ask", "nobody_here", "ES-125"))
        elif not game.failed:
            found.append(Barred("ask", "no_failed_roll", "ES-125", "ES-131"))
    for die in (YELLOW, RED):
        if game.dice[die] == LOCKED and not pool.available(game, die):
            found.append(Barred("use", "die_locked", "ES-155", die=DIE_NAMES[die]))
    return found


def rolled(game: ElderSign) -> list[Barred]:
    """After a roll: tasks that wait for another one, tasks that would kill, clues."""
    seat = game.active
    card = game.at[seat]
    found = []
    if card != BATTLE:
        _, code = spendable(game)
        now = monsters.open_tasks(game, card)
        left = [task for task in monsters.tasks(game, card) if task.key not in game.done]
        for task in left:
            met = bool(task.ways.out_of(code))
            if met and task not in now:
                found.append(Barred("complete", "in_order", "ES-037", **_which(task)))
            elif met and not attempt.affordable(game, task):
                found.append(Barred("complete", "too_costly", "ES-049", **_which(task)))
    if not game.clues[seat]:
        found.append(Barred("clue", "no_clue", "ES-144"))
    return found


def _which(task: OpenTask) -> dict[str, Any]:
    return {"monster": MONSTER_NAMES[task.token] if task.token >= 0 else "none", "row": attempt.row_of(task.key)}


def entrance_sheet(game: ElderSign) -> list[Barred]:
    """At the entrance: what a Mythos card forbids and what the trophies do not pay for."""
    seat = game.active
    found = []
    for action, verb in (
        ("free_first_aid", "first_aid"),
        ("lost_and_found", "lost_and_found"),
        ("souvenir_shop", "buy"),
    ):
        if midnight.forbids(game, action, seat):
            found.append(Barred(verb, "mythos", "ES-195", source=MYTHOS_NAMES[game.mythos]))
    wealth = trophies.total(game, seat)
    for verb, price in (("full_care", ALL_OF_ONE), ("full_recovery", ALL_OF_BOTH)):
        if wealth < price + entrance.surcharge(game):
            found.append(
                Barred(verb, "too_few_trophies", "ES-101", count=price + entrance.surcharge(game), have=wealth)
            )
    cheapest = min(entrance.price_of(game, seat, good) for good in PRICES)
    if wealth < cheapest:
        found.append(Barred("buy", "too_few_trophies", "ES-105", count=cheapest, have=wealth))
    return found
