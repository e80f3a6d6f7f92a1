"""What a seat sees: everything on the table, by name; no order of a hidden deck, no seed (ES-020)."""

import functools
from collections.abc import Mapping
from typing import Literal

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.board import (
    AncientOne,
    AnyDie,
    Attempt,
    Card,
    Chances,
    Die,
    Loose,
    Monster,
    Part,
    Position,
    Printed,
    Requirement,
    Seat,
    Task,
    Waits,
)
from miskatonic.games.elder_sign.design import invented
from miskatonic.games.elder_sign.names import DIE_NAMES, place_name, source_name, task_thing
from miskatonic.games.elder_sign.odds.position.attempt import next_dice, next_roll, rest_of_attempt
from miskatonic.games.elder_sign.odds.position.cards import means, to_resolve
from miskatonic.games.elder_sign.odds.position.uncounted import crowded, uncounted
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.decks import DECK_IDS, MYTHOS_DECK
from miskatonic.games.elder_sign.rows.dice import COLOUR, COLOURS, FACE_IDS, FACE_NAMES
from miskatonic.games.elder_sign.rows.dice import NUMBERS as DICE
from miskatonic.games.elder_sign.rows.effects import means as effect_means
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rows.tasks import OpenTask, Requirements, with_x
from miskatonic.games.elder_sign.rules import monsters, trophies
from miskatonic.games.elder_sign.state import (
    ADDED,
    DISCARDED,
    ENTRANCE,
    FOCUSED,
    GONE,
    HELPER,
    LOCKED,
    ON_SPELL,
    ON_TASK,
    OUT,
    POOL,
    SUPPLY,
    TOKEN,
    ElderSign,
    Figure,
    ancient_one,
    in_play,
    kind_of,
    pool_dice,
)

DICE_BY_THING = {name.thing: die for die, name in enumerate(DIE_NAMES)}
PLACES: Mapping[int, Loose] = {
    SUPPLY: "supply",
    POOL: "pool",
    ON_TASK: "task",
    DISCARDED: "discarded",
    FOCUSED: "focused",
    LOCKED: "locked",
    GONE: "gone",
}
HOURS: tuple[Literal[3, 6, 9, 12], ...] = (12, 3, 6, 9)
"""What the clock shows after that many steps."""


def open_view(game: ElderSign) -> Chances:
    """The chances, which take longer than all the rest: of every card in play, of the running attempt, and what they
    leave out.
    """
    brought = means(game)
    return {
        "attempt": _attempt(game),
        "chances": {
            CARDS.names[card].thing: {"chance": to_resolve(game, card, brought), "exact": False}
            for card in in_play(game)
        },
        "uncounted": uncounted(game) + ([] if crowded(game) is None else ["sign-monster"]),
    }


def view(game: ElderSign, eyes: frozenset[int]) -> Position:
    """ES-020: all cards of the players are open; the order of decks and what comes out of the cup is not."""
    slots = monsters.free_slots(game)
    return {
        "active": game.active,
        "in_turn": game.in_turn,
        "hour": HOURS[game.clock],
        "midnight_due": game.midnight,
        "ancient_one": _ancient_one(game),
        "seats": [_seat(game, number) for number in range(game.seats)],
        "museum": [_card(game, card, slots) if card >= 0 else None for card in game.museum],
        "worlds": [_card(game, card, slots) for card in game.worlds],
        "mythos": MYTHOS.names[game.mythos] if game.mythos >= 0 else None,
        "mythos_id": MYTHOS.names[game.mythos].thing if game.mythos >= 0 else None,
        "mythos_next": MYTHOS.names[game.decks[MYTHOS_DECK][-1]] if game.foreseen else None,
        "mythos_next_id": MYTHOS.names[game.decks[MYTHOS_DECK][-1]].thing if game.foreseen else None,
        "mythos_locks": list(MYTHOS[game.mythos].locks) if game.mythos >= 0 else [],
        "dice": [_die(game, die) for die in DICE],
        "lock_ids": {
            COLOURS[colour]: [source_name(lock).thing for lock in queue] for colour, queue in enumerate(game.locks)
        },
        "locks": {COLOURS[colour]: [source_name(lock) for lock in queue] for colour, queue in enumerate(game.locks)},
        "decks": {DECK_IDS[deck]: len(cards) for deck, cards in enumerate(game.decks)},
        "cup": len(game.cup),
        "monsters_in_play": len(game.monsters),
        "investigators_left": [INVESTIGATORS.names[number] for number in game.left],
        "investigators_left_ids": [INVESTIGATORS.names[number].thing for number in game.left],
        "our_design": _our_design(game),
    }


def _our_design(game: ElderSign) -> dict[str, list[Part]]:
    """ES-OP-17: the face-up cards that are our own design, or the part of them that is."""
    names = [HAND.names[card] for hand in game.hands for card in hand]
    names += [MONSTERS.names[figure.token] for figure in game.monsters]
    if game.mythos >= 0:
        names.append(MYTHOS.names[game.mythos])
    if game.ancient_one >= 0:
        names.append(ANCIENT_ONES.names[game.ancient_one])
    return {name: list(parts) for name in names if (parts := invented(name))}


def _ancient_one(game: ElderSign) -> AncientOne | None:
    if game.ancient_one < 0:
        return None
    card = ancient_one(game)
    return {
        "id": ANCIENT_ONES.names[game.ancient_one].thing,
        "name": ANCIENT_ONES.names[game.ancient_one],
        "signs": game.signs,
        "signs_needed": card.signs,
        "doom": game.doom,
        "track": ["monster" if space == "M" else "doom" for space in card.track],
        "awake": game.awake,
        "awakens": f"{ANCIENT_ONES.names[game.ancient_one]}.awakens" if card.awakens else None,
        "combat": _requirements(with_x(card.combat, monsters.combat_x(game))),
    }


def _seat(game: ElderSign, seat: int) -> Seat:
    who = game.who[seat]
    known = who >= 0
    return {
        "id": f"seat:{seat}",
        "investigator": INVESTIGATORS.names[who] if known else None,
        "out": who == OUT,
        "waits": _waits(game, who),
        "sanity": game.sanity[seat] if known else 0,
        "max_sanity": basics.maximum(game, seat, "sanity") if known else 0,
        "stamina": game.stamina[seat] if known else 0,
        "max_stamina": basics.maximum(game, seat, "stamina") if known else 0,
        "clues": game.clues[seat],
        "place": place_name(game.at[seat]),
        "place_id": place_name(game.at[seat]).thing,
        "hand": [HAND.names[card] for card in game.hands[seat]],
        "hand_ids": [HAND.names[card].thing for card in game.hands[seat]],
        "hand_kinds": [DECK_IDS[kind_of(card)] for card in game.hands[seat]],
        "trophies": [source_name(trophy) for trophy in game.trophies[seat]],
        "trophy_ids": [source_name(trophy).thing for trophy in game.trophies[seat]],
        "trophy_value": trophies.total(game, seat),
        "daily_used": seat in game.spent_day,
    }


def _waits(game: ElderSign, who: int) -> Waits | None:
    """Why nobody sits there: out of the game, devoured with a new investigator to come, or not chosen yet (ES-015)."""
    if who >= 0:
        return None
    begun = game.mythos >= 0 or game.awake
    return "board-out" if who == OUT else "board-vacant" if begun else "board-choosing"


def _card(game: ElderSign, number: int, slots: list[tuple[int, int]]) -> Card:
    here = number == game.at[game.active] and game.in_turn
    tasks = monsters.tasks(game, number)
    return {
        **_printed(number),
        "tasks": [_task(number, task, here and task.key in game.done) for task in tasks],
        "free_slots": [CARDS[number].tasks[row].slot for where, row in slots if where == number],
        "free_slot_ids": [task_thing(number, row) for where, row in slots if where == number],
        "monsters": [_monster(game, figure) for figure in game.monsters if figure.card == number],
        "seats": [seat for seat in range(game.seats) if game.at[seat] == number and game.who[seat] >= 0],
    }


@functools.cache
def _printed(number: int) -> Printed:
    """What never changes about an adventure."""
    card = CARDS[number]
    return {
        "id": CARDS.names[number].thing,
        "name": str(CARDS.names[number]),
        "trophies": card.trophies,
        "ordered": card.ordered,
        "locks": list(card.locks),
        "rewards": dict(card.rewards),
        "penalties": dict(card.penalties),
        "terror": bool(card.terror),
        "terror_means": effect_means(card.terror),
        "midnight": bool(card.midnight),
        "midnight_means": effect_means(card.midnight),
    }


@functools.lru_cache(4096)
def _task(card: int, task: OpenTask, done: bool) -> Task:
    return {
        "id": task_thing(card, task.key),
        "task": task.key,
        "requirements": _requirements(task.requirements),
        "sanity": task.sanity,
        "stamina": task.stamina,
        "clock": task.clock,
        "slot": CARDS[card].tasks[task.key].slot if task.key < TOKEN else "below" if task.key < ADDED else "added",
        "monster": str(MONSTERS.names[task.token]) if task.token >= 0 else None,
        "monster_id": MONSTERS.names[task.token].thing if task.token >= 0 else None,
        "done": done,
    }


def _requirements(requirements: Requirements) -> list[Requirement]:
    return [
        {"investigation": one.investigation}
        if one.investigation
        else {"symbols": [FACE_IDS[symbol] for symbol in one.symbols]}
        for one in requirements
    ]


def _monster(game: ElderSign, figure: Figure) -> Monster:
    token = figure.token
    row = MONSTERS[token]
    return {
        "id": MONSTERS.names[token].thing,
        "name": MONSTERS.names[token],
        "trophies": row.trophies,
        "locks": list(row.locks),
        "beaten": token in game.beaten,
    }


def _die(game: ElderSign, die: int) -> Die:
    place = game.dice[die]
    shown: AnyDie = {
        "id": DIE_NAMES[die].thing,
        "name": DIE_NAMES[die],
        "colour": COLOURS[COLOUR[die]],
        "face": FACE_NAMES.get(game.faces[die]),
    }
    if place >= ON_SPELL:
        spell = HAND.names[place - ON_SPELL]
        return {**shown, "place": "spell", "holder": spell, "holder_id": spell.thing}
    if place >= HELPER:
        return {**shown, "place": "helper", "holder": place - HELPER, "holder_id": f"seat:{place - HELPER}"}
    return {**shown, "place": PLACES[place], "holder": None, "holder_id": None}


def _attempt(game: ElderSign) -> Attempt | None:
    """The running attempt: what is rolled, what is done, and the chances of the next roll; and of the whole adventure
    with the best of the options.

    The chance of the next roll is exact; that of the whole adventure is an estimate (`exact` says so).
    """
    where = game.at[game.active]
    if not game.in_turn or where == ENTRANCE or (not game.rolls and POOL not in game.dice):
        return None
    whole = rest_of_attempt(game)
    return {
        "place": place_name(where),
        "place_id": place_name(where).thing,
        "rolls": game.rolls,
        "rolled": game.rolled,
        "pool": [FACE_NAMES.get(game.faces[die]) for die in pool_dice(game)],
        "next_dice": len(next_dice(game)),
        "odds": [
            {"id": task_thing(where, task.key), "task": task.key, "chance": chance, "exact": True}
            for task, chance in next_roll(game)
        ],
        "whole": None if whole is None else {"chance": whole, "exact": False},
    }


def alike(game: ElderSign, thing: str) -> list[str]:
    """Dice that differ neither in place nor in colour nor in face are as good as each other."""
    if thing not in DICE_BY_THING:
        return []
    wanted = _kind(game, DICE_BY_THING[thing])
    return [DIE_NAMES[die].thing for die in DICE if _kind(game, die) == wanted]


def _kind(game: ElderSign, die: int) -> tuple[int, int, int]:
    return game.dice[die], COLOUR[die], game.faces[die]
