"""Names that know their things: figures, spaces, tokens, cards, investigators; how numbers in events are named."""

import functools
from collections.abc import Callable, Mapping
from typing import Any

from miskatonic.games.death_may_die.abilities import held_name, relic_name
from miskatonic.games.death_may_die.maps import COLOURS, box_of, scenario_map
from miskatonic.games.death_may_die.rows.cards import (
    DISCOVERIES,
    ENEMIES,
    INSANITIES,
    INVESTIGATORS,
    MYTHOS,
    SKILLS,
    UNKNOWN_MONSTERS,
    Mythos,
)
from miskatonic.games.death_may_die.rows.dice import FACES, SIDES
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES, STAGES
from miskatonic.games.death_may_die.rows.scenario import ACTIONS, COUNTERS, SCENARIOS
from miskatonic.games.death_may_die.state import ELDER, DeathMayDie, Held
from miskatonic.kernel import Name

OF_SCENARIO, OF_ELDER_ONE = 8, 16
"""Mythos cards of the scenario are numbered below the first, those of the Elder One below the second."""
LOCATIONS = tuple(f"location-{one}" for one in (*COLOURS, "start"))
"""DMD-176: the Random Location tokens."""


@functools.cache
def seated(seat: int, who: int) -> Name:
    """The seat's investigator, or its number until it has one."""
    return Name(INVESTIGATORS.names[who] if who >= 0 else f"seat-{seat}", f"seat:{seat}")


def who(game: DeathMayDie, seat: int) -> Name:
    """What a seat is called."""
    return seated(seat, game.who[seat])


@functools.lru_cache(4096)
def figure_of(kinds: tuple[int, ...], elder_one: int, figure: int) -> Name:
    """The name of a figure among those of a game."""
    if figure == ELDER:
        row = ELDER_ONES[elder_one]
        return Name(f"elder_one-{row.id}", f"elder:{row.id}")
    kind = kinds[figure]
    number = kinds[: figure + 1].count(kind)
    row_ = ENEMIES[kind]
    return Name(f"enemy-{row_.id}", f"enemy:{row_.id}#{number}" if row_.figures > 1 else f"enemy:{row_.id}")


def figure_name(game: DeathMayDie, figure: int) -> Name:
    """An enemy's figure; of several of a kind, always the same one."""
    return figure_of(game.kinds, game.elder_one, figure)


def space_name(game: DeathMayDie, space: int) -> Name:
    """A space of the map."""
    return scenario_map(game.scenario).names[space]


@functools.lru_cache(4096)
def _token(scenario: int, elder_one: int, kind: int, place: str) -> Name:
    name = box_of(scenario, elder_one).names[kind]
    return Name(name, f"{name.thing}@{place}") if place else name


def token_name(game: DeathMayDie, kind: int, space: int | None = None) -> Name:
    """A token, or all of a kind on a space."""
    place = "" if space is None else SCENARIOS.rows[game.scenario].spaces[space].id
    return _token(game.scenario, game.elder_one, kind, place)


@functools.lru_cache(1024)
def _passage(scenario: int, passage: int) -> str:
    row, (a, b) = SCENARIOS.rows[scenario], scenario_map(scenario).passages[passage]
    return f"{row.spaces[a].id}/{row.spaces[b].id}"


def barrier_name(game: DeathMayDie, kind: int, passage: int) -> Name:
    """A token on a passage."""
    return _token(game.scenario, game.elder_one, kind, _passage(game.scenario, passage))


@functools.lru_cache(1024)
def _mythos(scenario: int, elder_one: int, card: int) -> Name:
    if card < OF_SCENARIO:
        row = SCENARIOS[scenario].mythos[card]
    elif card < OF_ELDER_ONE:
        row = ELDER_ONES[elder_one].mythos[card - OF_SCENARIO]
    else:
        row = unknown_mythos()[card - OF_ELDER_ONE]
    return MYTHOS.names[MYTHOS.number(row.id)]


@functools.cache
def unknown_mythos() -> list[Mythos]:
    """DMD-166: the Mythos cards of the Unknown."""
    return [row for row in MYTHOS if row.slot]


def mythos_name(game: DeathMayDie, card: int) -> Name:
    """A Mythos card."""
    return _mythos(game.scenario, game.elder_one, card)


def discovery_name(game: DeathMayDie, card: int) -> Name:
    """A Discovery card by its title."""
    return DISCOVERIES.names[DISCOVERIES.number(SCENARIOS.rows[game.scenario].discoveries[card].id)]


@functools.cache
def die_name(rolled: int, number: int) -> Name:
    """A rolled die by what it shows."""
    kind = "standard" if rolled < SIDES else "bonus"
    return Name(f"face-{kind}_{FACES[rolled].id}", f"die:{number}")


def stage_name(game: DeathMayDie, stage: int) -> Name:
    """A Stage card."""
    return STAGES.names[STAGES.number(ELDER_ONES.rows[game.elder_one].stages[stage].id)]


def _seat(game: DeathMayDie, seat: Any, args: Mapping[str, Any]) -> Name:
    return who(game, seat)


def _space(game: DeathMayDie, space: Any, args: Mapping[str, Any]) -> Name:
    return space_name(game, space)


def _figures(game: DeathMayDie, figures: Any, args: Mapping[str, Any]) -> tuple[Name, ...]:
    return tuple([figure_name(game, figure) for figure in figures])


_NAMERS: dict[str, Callable[[DeathMayDie, Any, Mapping[str, Any]], Any]] = {
    "who": _seat,
    "whom": _seat,
    "seat": lambda game, seat, args: seated(seat, -1),
    "others": lambda game, seats, args: tuple(who(game, seat) for seat in seats),
    "investigator": lambda game, number, args: INVESTIGATORS.names[number],
    "space": _space,
    "from_space": _space,
    "location": lambda game, location, args: LOCATIONS[location],
    "spaces": lambda game, spaces, args: tuple(space_name(game, space) for space in spaces),
    "enemy": lambda game, figure, args: figure_name(game, figure),
    "enemies": _figures,
    "kind": lambda game, kind, args: ENEMIES.names[kind],
    "token": lambda game, kind, args: token_name(game, kind, args.get("space")),
    "tokens": lambda game, kinds, args: tuple(token_name(game, kind) for kind in kinds),
    "mythos": lambda game, card, args: mythos_name(game, card),
    "discovery": lambda game, card, args: discovery_name(game, card),
    "held": lambda game, held, args: held_name(game.scenario, Held(*held)),
    "relic": lambda game, owned, args: relic_name(owned),
    "insanity": lambda game, card, args: INSANITIES.names[card],
    "skill": lambda game, skill, args: SKILLS.names[SKILLS.number(skill)],
    "stage": lambda game, stage, args: stage_name(game, stage),
    "action": lambda game, action, args: ACTIONS.names[ACTIONS.number(action)],
    "counter": lambda game, counter, args: COUNTERS.names[COUNTERS.number(counter)],
    "dice": lambda game, dice, args: tuple(die_name(rolled, number) for number, rolled in enumerate(dice)),
    "face": lambda game, rolled, args: die_name(rolled, args.get("number", 0)),
    "new_face": lambda game, rolled, args: die_name(rolled, args.get("number", 0)),
    "scenario": lambda game, number, args: SCENARIOS.names[number],
    "elder_one": lambda game, number, args: ELDER_ONES.names[number],
    "unknown": lambda game, number, args: UNKNOWN_MONSTERS.names[number],
}


def named(game: DeathMayDie, args: dict[str, Any]) -> dict[str, Any]:
    """An event's arguments with names for seats, spaces, cards and figures; names themselves, and counts, stay."""
    return {
        key: value if key not in _NAMERS or _is_named(value) else _NAMERS[key](game, value, args)
        for key, value in args.items()
    }


def _is_named(value: Any) -> bool:
    if isinstance(value, Held):
        return False
    return isinstance(value[0] if isinstance(value, tuple) and value else value, Name)


def alike(game: DeathMayDie, thing: str) -> list[str]:
    """The things that can't be told from this one: figures of a kind in one space with equal wounds, equal dice."""
    for figure in range(1, len(game.kinds)):
        if figure_name(game, figure).thing == thing:
            look = game.kinds[figure], game.where[figure], game.hurt[figure]
            return [
                figure_name(game, other).thing
                for other in range(1, len(game.kinds))
                if (game.kinds[other], game.where[other], game.hurt[other]) == look
            ]
    dice = {die_name(rolled, number).thing: rolled for number, rolled in enumerate(game.dice)}
    return [other for other, rolled in dice.items() if rolled == dice[thing]] if thing in dice else []
