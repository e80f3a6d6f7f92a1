"""What everybody sees, by name: everything on the table, but never the order of a face-down deck (DMD-203)."""

import functools
from typing import cast

from miskatonic.games.death_may_die import board
from miskatonic.games.death_may_die.abilities import held_name, levels, profile, relic_name, side_of
from miskatonic.games.death_may_die.basics import reserve, supply
from miskatonic.games.death_may_die.maps import COLOURS, scenario_map
from miskatonic.games.death_may_die.names import (
    barrier_name,
    die_name,
    figure_name,
    mythos_name,
    stage_name,
    token_name,
)
from miskatonic.games.death_may_die.rows.cards import (
    DISCOVERIES,
    ENEMIES,
    INSANITIES,
    INVESTIGATORS,
    SKILLS,
    UNKNOWN_MONSTERS,
)
from miskatonic.games.death_may_die.rows.dice import DICE, FACES, kind_of
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES, STAGE_I
from miskatonic.games.death_may_die.rows.scenario import ACTIONS, COUNTERS, RULES, SCENARIOS
from miskatonic.games.death_may_die.rows.tracks import (
    BONUS_DICE,
    DEADLY_WOUNDS,
    DICE_THRESHOLDS,
    FIRST_RED,
    MADNESS,
    MAX_STRESS,
    PASSED,
    SYMBOLS_NEEDED,
    THRESHOLDS,
    TRACK_END,
)
from miskatonic.games.death_may_die.rules import defending, enemies, mythos, run, turn
from miskatonic.games.death_may_die.state import (
    ELDER,
    FIRE_TOKENS,
    NOBODY,
    UNKNOWN_MODES,
    DeathMayDie,
    Owned,
    box,
    living,
    map_of,
    on_board,
)
from miskatonic.kernel import Name

PHASES: tuple[board.Phase, ...] = ("action", "mythos", "search_or_fight", "end")
LOCATIONS: tuple[board.Location, ...] = (*COLOURS, "start")
PHASE_OF = {"turn.begin": 0, "turn.action": 0, "turn.mythos": 1, "turn.search_or_fight": 2}


def view(game: DeathMayDie, eyes: frozenset[int]) -> board.Board:
    """DMD-203: no seat has secrets."""
    laid = bool(game.fire)
    return {
        "setting_up": game.step.startswith("setup"),
        "active": game.active,
        "turn": game.turns,
        "phase": PHASES[PHASE_OF.get(game.step, 3)],
        "actions": game.actions,
        "scenario": _scenario(game) if laid else None,
        "elder_one": _elder_one(game) if laid else None,
        "track": {"at": game.track, "first_red": FIRST_RED, "end": TRACK_END},
        "tracks": {
            "sanity": MADNESS,
            "thresholds": list(THRESHOLDS),
            "dice": list(DICE_THRESHOLDS),
            "stress": MAX_STRESS,
            "wounds": DEADLY_WOUNDS,
        },
        "map": _drawn(game.scenario) if laid else None,
        "spaces": _spaces(game) if laid else [],
        "passages": _passages(game) if laid else [],
        "enemies": [_enemy(game, figure) for figure, at in enumerate(game.where) if at >= 0],
        "kinds": [_kind(game, kind) for kind in dict.fromkeys(game.kinds) if kind >= 0],
        "tokens": [_token(game, kind) for kind in range(len(box(game).tokens))] if laid else [],
        "fire_left": FIRE_TOKENS - sum(game.fire),
        "runs": _runs(game) if game.step == "turn.action" else [],
        "seats": [_seat(game, seat) for seat in range(game.seats)],
        "offer": _offer(game),
        "mythos": _mythos(game) if laid else None,
        "discoveries": _discoveries(game) if laid else None,
        "roll": _roll(game),
        "unknown": {
            "mode": UNKNOWN_MODES[game.unknown],
            "slots": [UNKNOWN_MONSTERS.names[number] for number in game.slots],
            "slot_enemies": [UNKNOWN_MONSTERS[number].enemy for number in game.slots],
            "wanders": game.wanders,
            "locations": [LOCATIONS[one] for one in game.locations],
        },
    }


def _name(name: Name) -> board.Named:
    """A thing with its name."""
    return {"id": name.thing, "name": str(name)}


def _scenario(game: DeathMayDie) -> board.Scenario:
    return {**_printed_scenario(game.scenario), "count": game.counter, "disrupted": game.disrupted}


@functools.lru_cache(64)
def _printed_scenario(scenario: int) -> board.PrintedScenario:
    """What never changes about a scenario."""
    row = SCENARIOS[scenario]
    return {
        **_name(SCENARIOS.names[scenario]),
        "actions": [_name(ACTIONS.names[ACTIONS.number(action.id)]) for action in row.actions],
        "rules": [_name(RULES.names[RULES.number(rule.id)]) for rule in row.printed],
        "counter": str(COUNTERS.names[COUNTERS.number(row.ritual.counter)]),
        "target": row.ritual.target,
    }


def _elder_one(game: DeathMayDie) -> board.ElderOne:
    """DMD-015, DMD-145: the Stage cards with health and dice; the figure on the track or on the board."""
    row = ELDER_ONES[game.elder_one]
    return {
        **_name(figure_name(game, ELDER)),
        "on_board": on_board(game),
        "space": map_of(game).names[game.where[ELDER]].thing if on_board(game) else None,
        "stage": game.stage,
        "wounds": game.hurt[ELDER],
        "rules": [_name(RULES.names[RULES.number(rule.id)]) for rule in row.printed],
        "stages": [
            {
                **_name(stage_name(game, number)),
                "health": stage.health,
                "standard": stage.standard,
                "bonus": stage.bonus,
                "revealed": number <= game.stage,
                "beaten": STAGE_I < number < game.stage,
            }
            for number, stage in enumerate(row.stages)
        ],
    }


@functools.lru_cache(64)
def _drawn(scenario: int) -> board.Map:
    """DMD-044: the cells of the map, which space each belongs to, and where the passages are; it never changes."""
    map_ = scenario_map(scenario)
    cells: list[board.Cell] = [
        {"x": x, "y": y, "space": map_.names[space].thing} for (x, y), space in sorted(map_.drawn.cells.items())
    ]
    tiles: list[board.Corner] = [{"x": laid.column * 2, "y": laid.row * 2} for laid in SCENARIOS[scenario].layout]
    doors: list[board.Door] = [
        {"from": list(here), "to": list(there), "spaces": [map_.names[a].thing, map_.names[b].thing]}
        for (a, b), (here, there) in map_.drawn.passages.items()
    ]
    return {"cells": cells, "tiles": tiles, "doors": doors}


def _spaces(game: DeathMayDie) -> list[board.Space]:
    """The spaces, with who and what is there."""
    spaces, kinds = len(game.fire), len(box(game).tokens)
    crowds: list[list[str]] = [[] for _ in range(spaces)]
    people: list[list[int]] = [[] for _ in range(spaces)]
    tokens: list[list[board.Counted]] = [[] for _ in range(spaces)]
    for figure, at in enumerate(game.where):
        if at >= 0:
            crowds[at].append(figure_name(game, figure).thing)
    for seat in living(game):
        people[game.at[seat]].append(seat)
    for kind in range(kinds):
        for space, count in enumerate(game.lying[kind * spaces : (kind + 1) * spaces]):
            if count:
                tokens[space].append({**_name(token_name(game, kind, space)), "count": count})
    return [
        {
            **printed,
            "safe": not crowds[space],
            "fire": game.fire[space],
            "tokens": tokens[space],
            "enemies": crowds[space],
            "seats": people[space],
        }
        for space, printed in enumerate(_printed_spaces(game.scenario))
    ]


@functools.lru_cache(64)
def _printed_spaces(scenario: int) -> list[board.PrintedSpace]:
    """What never changes about the spaces of a map."""
    map_ = scenario_map(scenario)
    return [
        {
            **_name(name),
            "gate": COLOURS[map_.gates.index(space)] if space in map_.gates else None,
            "start": space == map_.start,
        }
        for space, name in enumerate(map_.names)
    ]


def _passages(game: DeathMayDie) -> list[board.Passage]:
    """DMD-152: the passages with a token on them."""
    tokens = box(game).tokens
    names = map_of(game).names
    return [
        {
            **_name(barrier_name(game, kind, number)),
            "blocks": tokens[kind].blocks,
            "spaces": [names[space].thing for space in map_of(game).passages[number]],
        }
        for number, kind in enumerate(game.barriers)
        if kind >= 0
    ]


def _runs(game: DeathMayDie) -> list[board.Run]:
    """DMD-085: where the active investigator can Run, by which way, who follows and where Fire sticks."""
    seat = game.active
    names = map_of(game).names
    courses = [run.course(game, seat, to) for to in run.run_spaces(game, seat, profile(game, seat))]
    return [
        {
            "to": names[course.spaces[-1]].thing,
            "way": [names[space].thing for space in course.spaces],
            "followers": [figure_name(game, figure).thing for figure in course.followers],
            "fire": [names[space].thing for space in course.burning],
        }
        for course in courses
    ]


def _enemy(game: DeathMayDie, figure: int) -> board.Enemy:
    standard, bonus = defending.dice_against(game, figure, game.active)
    return {
        **_name(figure_name(game, figure)),
        "kind": "elder_one" if figure == ELDER else ENEMIES[game.kinds[figure]].kind,
        "enemy": None if figure == ELDER else ENEMIES[game.kinds[figure]].id,
        "space": map_of(game).names[game.where[figure]].thing,
        "health": enemies.health(game, figure),
        "wounds": game.hurt[figure],
        "vulnerable": enemies.vulnerable(game, figure),
        "standard": standard,
        "bonus": max(0, bonus),
        "fought": figure in game.fought,
    }


def _kind(game: DeathMayDie, kind: int) -> board.Kind:
    """DMD-026: an enemy card, with how many figures are left in reserve."""
    row = ENEMIES[kind]
    return {
        **_name(ENEMIES.names[kind]),
        "enemy": row.id,
        "kind": row.kind,
        "health": row.health,
        "standard": row.standard,
        "bonus": row.bonus,
        "figures": row.figures,
        "reserve": len(reserve(game, kind)),
    }


def _token(game: DeathMayDie, kind: int) -> board.Supply:
    token = box(game).tokens[kind]
    return {**_name(token_name(game, kind)), "count": token.number, "left": supply(game, kind)}


def _seat(game: DeathMayDie, seat: int) -> board.Seat:
    who = game.who[seat]
    known = who != NOBODY
    sanity = game.sanity[seat]
    return {
        "id": f"seat:{seat}",
        "investigator": str(INVESTIGATORS.names[who]) if known else None,
        "investigator_id": INVESTIGATORS.names[who].thing if known else None,
        "dead": game.dead[seat],
        "space": map_of(game).names[game.at[seat]].thing if game.fire else None,
        "wounds": game.wounds[seat],
        "stress": game.stress[seat],
        "sanity": sanity,
        "thresholds": PASSED[sanity],
        "dice": BONUS_DICE[sanity],
        "actions": turn.actions_per_turn(game, seat) if known and game.fire else 0,
        "insanity": _name(INSANITIES.names[game.insanities[seat]]),
        "skills": _skills(game, seat) if known and game.fire else [],
        "cards": [_held(game, seat, number) for number in range(len(game.held[seat]))],
        "relics": [{**_name(relic_name(owned)), "transformed": owned.transformed} for owned in game.relics[seat]],
        "fire": game.burning[seat],
        "tokens": [
            {**_name(token_name(game, kind)), "count": game.carried[kind * game.seats + seat]}
            for kind in range(len(game.carried) // game.seats)
            if game.carried[kind * game.seats + seat]
        ],
    }


def _skills(game: DeathMayDie, seat: int) -> list[board.Skill]:
    """DMD-116: own skills with base and bonus, then those that only Companions give."""
    now = levels(game, seat)
    own = dict(zip(INVESTIGATORS[game.who[seat]].skills, game.levels[3 * seat : 3 * seat + 3], strict=True))
    return [
        {**_name(SKILLS.names[SKILLS.number(skill)]), "base": own.get(skill, 0), "level": level, "own": skill in own}
        for skill, level in now.items()
    ]


def _held(game: DeathMayDie, seat: int, number: int) -> board.Card:
    held = game.held[seat][number]
    side = side_of(game.scenario, held)
    return {
        **_name(held_name(game.scenario, held)),
        "type": side.type,
        "side": "right" if held.right else "left",
        "wounds": held.wounds,
        "health": side.health,
    }


def _offer(game: DeathMayDie) -> list[board.Offered]:
    """What can be taken during setup; of investigators the skills, the unique one first."""
    if game.step == "setup.relics":
        names = [relic_name(Owned(relic)) for relic in game.offer]
        return [{"id": name.thing, "name": str(name)} for name in names]
    return [
        {**_name(INVESTIGATORS.names[one]), "skills": [f"skill-{skill}" for skill in INVESTIGATORS[one].skills]}
        for one in game.offer[: 2 if game.drafted else None]
    ]


def _mythos(game: DeathMayDie) -> board.Mythos:
    """DMD-203: the discard pile with its symbols, what is left in the deck, sorted, and what everybody has seen."""
    left = sorted(game.mythos)
    return {
        "deck": len(game.mythos),
        "deck_symbols": sum(mythos.card_of(game, card).symbol for card in game.mythos),
        "left": [_mythos_card(game, card) for card in left],
        "pile": [_mythos_card(game, card) for card in game.mythos_pile],
        "symbols": mythos.symbols(game),
        "needed": SYMBOLS_NEEDED,
        "reading": [_mythos_card(game, card) for card in game.reading],
        "foreseen": [_mythos_card(game, card) for card in game.mythos[: -game.foreseen - 1 : -1]],
        "foreseen_below": [_mythos_card(game, card) for card in game.mythos[: game.foreseen_below]],
    }


def _mythos_card(game: DeathMayDie, card: int) -> board.MythosCard:
    name = mythos_name(game, card)
    return _printed_mythos(name.thing, name, mythos.card_of(game, card).symbol)


@functools.lru_cache(1024)
def _printed_mythos(thing: str, name: str, symbol: bool) -> board.MythosCard:
    """A Mythos card, which never changes."""
    return {"id": thing, "name": str(name), "symbol": symbol}


def _discoveries(game: DeathMayDie) -> board.Discoveries:
    return {
        "deck": len(game.discoveries),
        "left": [_discovery(game, card) for card in sorted(game.discoveries)],
        "pile": [_discovery(game, card) for card in game.discovery_pile],
        "reading": [_discovery(game, card) for card in game.finding],
    }


def _discovery(game: DeathMayDie, card: int) -> board.Named:
    return _printed_discoveries(game.scenario)[card]


@functools.lru_cache(64)
def _printed_discoveries(scenario: int) -> list[board.Named]:
    """The Discovery cards of a scenario, which never change."""
    rows = SCENARIOS[scenario].discoveries
    return [_name(DISCOVERIES.names[DISCOVERIES.number(row.id)]) for row in rows]


def _roll(game: DeathMayDie) -> board.Roll | None:
    """The dice on the table, while their roll is being made; before they are thrown there are none."""
    if not game.rolling or not game.dice:
        return None
    faces = [FACES[rolled] for rolled in game.dice]
    return {
        "seat": game.roller,
        "purpose": cast(board.Purpose, game.rolling),
        "dice": [
            {**_name(die_name(rolled, number)), "die": DICE[kind_of(rolled)], "face": FACES[rolled].id}
            for number, rolled in enumerate(game.dice)
        ],
        "successes": sum(face.success for face in faces),
        "signs": sum(face.sign for face in faces),
        "tentacles": sum(face.tentacle for face in faces),
        "free": game.free,
        "spent": game.spent,
        "goal": game.goal,
    }
