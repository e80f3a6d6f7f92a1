"""Whether the conditions on cards hold (see `rows/conditions.py`)."""

import functools
from collections.abc import Callable, Sequence

from miskatonic.games.death_may_die.abilities import cast, side_of
from miskatonic.games.death_may_die.basics import carried, ignores, lying, ways
from miskatonic.games.death_may_die.maps import box_of, scenario_map
from miskatonic.games.death_may_die.rows.cards import COMPANION, CULTIST, ENEMIES, ITEM, UNKNOWN_MONSTERS
from miskatonic.games.death_may_die.rows.conditions import Condition
from miskatonic.games.death_may_die.rows.tracks import MAX_STRESS
from miskatonic.games.death_may_die.rules.scene import Scene, others_here
from miskatonic.games.death_may_die.state import (
    ELDER,
    NO_KIND,
    OFF_BOARD,
    DeathMayDie,
    box,
    here,
    is_safe,
    living,
    map_of,
    on_board,
)

ATTACK, ATTACKED, FIRE, SCENARIO_ACTION, PLAIN, AGAINST = "attack", "attacked", "fire", "scenario", "plain", "against"
"""What a roll is for."""
AGAINST_ONESELF = (ATTACKED, FIRE, AGAINST)
"""DMD-065: each success harms the one who rolls."""


def holds(game: DeathMayDie, cond: Condition | None, scene: Scene) -> bool:
    """DMD-100: whether it holds at this moment."""
    return cond is None or CONDITIONS[cond.key](game, cond, scene) is cond.yes


def next_unmet(game: DeathMayDie, parts: Sequence[Condition], scene: Scene, start: int = 0) -> int | None:
    """DMD-098: of several conditions, the number of the first that doesn't hold, from `start` on."""
    for number, part in enumerate(parts[start:], start):
        if CONDITIONS[part.key](game, part, scene) is not part.yes:
            return number
    return None


def is_kind(game: DeathMayDie, figure: int, kind: str) -> bool:
    """DMD-024, DMD-025: whether a figure is meant by a word for enemies."""
    return game.kinds[figure] in _meant(game, kind)


def _meant(game: DeathMayDie, kind: str) -> frozenset[int]:
    """DMD-024, DMD-025: the kinds of figures that a word for enemies means; the Elder One's figure is of no kind."""
    known = cast(game).kinds_meant
    if kind not in known:
        known[kind] = _kinds(game.scenario, game.elder_one, game.slots, kind)
    return known[kind]


def _kinds(scenario: int, elder_one: int, slots: tuple[int, ...], kind: str) -> frozenset[int]:
    ids = {row.id: number for number, row in enumerate(ENEMIES)}
    match kind:
        case "any":
            return frozenset((NO_KIND, *ids.values()))
        case "elder_one":
            return frozenset((NO_KIND,))
        case "cultist_or_monster":
            return frozenset(ids.values())
        case "cultist" | "monster":
            return frozenset(ids[row.id] for row in ENEMIES if (row.kind == CULTIST) is (kind == "cultist"))
        case "scenario_monster":
            return frozenset(ids[monster.id] for monster in box_of(scenario, elder_one).scenario.monsters)
        case "minion_monster":
            return frozenset((ids[box_of(scenario, elder_one).elder_one.monster.id],))
        case "unknown_1" | "unknown_2":
            return frozenset(ids[id_] for id_ in (slot_enemy(slots, int(kind[-1])),) if id_)
        case _:
            return frozenset(ids[id_] for id_ in (kind,) if id_ in ids)


def figures_meant(game: DeathMayDie, kind: str) -> tuple[int, ...]:
    """DMD-025: all figures of these kinds."""
    known = cast(game).figures_meant
    if kind not in known:
        known[kind] = _figures(game.kinds, _meant(game, kind))
    return known[kind]


def _figures(kinds: tuple[int, ...], wanted: frozenset[int]) -> tuple[int, ...]:
    return tuple([figure for figure, kind in enumerate(kinds) if kind in wanted])


def slot_enemy(slots: tuple[int, ...], slot: int) -> str:
    """DMD-161: the enemy of an Unknown slot; nothing, if there is none."""
    return UNKNOWN_MONSTERS[slots[slot - 1]].enemy if slot <= len(slots) else ""


def space_here(game: DeathMayDie, scene: Scene) -> int:
    """DMD-101: the space that conditions look at: for `for_each` its own, otherwise that of the seat concerned."""
    return scene.space if scene.space != OFF_BOARD else game.at[scene.it]


def _has_type(game: DeathMayDie, seat: int, type_: str) -> bool:
    types = (ITEM, COMPANION) if type_ == "item_or_companion" else (type_,)
    return any(side_of(game.scenario, held).type in types for held in game.held[seat])


def _token_min(game: DeathMayDie, cond: Condition, scene: Scene) -> bool:
    if cond.where == "passage" and (scene.crossed == OFF_BOARD or game.barriers[scene.crossed] < 0):
        return False
    contents = box(game)
    kind = contents.numbers.get(cond.what)
    if kind is None:
        return False
    match cond.where:
        case "you":
            return carried(game, kind, scene.it) >= cond.least
        case "board":
            spaces = len(game.fire)
            return sum(game.lying[kind * spaces : (kind + 1) * spaces]) + game.barriers.count(kind) >= cond.least
        case "start":
            return lying(game, kind, map_of(game).start) >= cond.least
        case "passage":
            return game.barriers[scene.crossed] == kind and not ignores(game, scene.it, cond.what)
        case _:
            space = space_here(game, scene)
            if contents.tokens[kind].on_passages:
                return len(barriers_of(game, kind, space)) >= cond.least
            return lying(game, kind, space) >= cond.least


def barriers_of(game: DeathMayDie, kind: int, space: int) -> list[int]:
    """DMD-045: the passages of a space that have such a token."""
    if kind not in game.barriers:
        return []
    pairs = map_of(game).passages
    return [number for number, token in enumerate(game.barriers) if token == kind and space in pairs[number]]


def _near(game: DeathMayDie, cond: Condition, scene: Scene) -> bool:
    if cond.where == "elder_space":
        return on_board(game) and ways(game).far[game.at[scene.it]][game.where[ELDER]] <= cond.least
    return ways(game).far[game.at[scene.it]][_space(game.scenario, cond.where)] <= cond.least


@functools.cache
def _space(scenario: int, word: str) -> int:
    """The space that `space:<id>` means."""
    return scenario_map(scenario).numbers[word.removeprefix("space:")]


def _with_enemy(game: DeathMayDie, cond: Condition, scene: Scene) -> bool:
    space = space_here(game, scene)
    return any(is_kind(game, figure, cond.what) for figure in here(game, space))


def _company(game: DeathMayDie, cond: Condition, scene: Scene) -> bool:
    far = ways(game).far[game.at[scene.it]]
    return any(seat != scene.it and far[game.at[seat]] <= cond.least for seat in living(game))


def _figure_is(game: DeathMayDie, cond: Condition, scene: Scene) -> bool:
    return scene.this >= 0 and is_kind(game, scene.this, cond.what)


CONDITIONS: dict[str, Callable[[DeathMayDie, Condition, Scene], bool]] = {
    "all": lambda game, cond, scene: next_unmet(game, cond.parts, scene) is None,
    "any": lambda game, cond, scene: any(holds(game, part, scene) for part in cond.parts),
    "has_card": lambda game, cond, scene: any(
        side_of(game.scenario, one).id == cond.what for one in game.held[scene.it]
    ),
    "has_type": lambda game, cond, scene: _has_type(game, scene.it, cond.what),
    "others_have_type": lambda game, cond, scene: any(
        _has_type(game, seat, cond.what) for seat in others_here(game, scene.it)
    ),
    "safe": lambda game, cond, scene: is_safe(game, space_here(game, scene)),
    "with_enemy": _with_enemy,
    "alone": lambda game, cond, scene: not others_here(game, scene.it),
    "company_within": _company,
    "stage_min": lambda game, cond, scene: game.stage >= cond.least - 1,
    "elder_on_board": lambda game, cond, scene: on_board(game),
    "ritual_disrupted": lambda game, cond, scene: game.disrupted,
    "stress_full": lambda game, cond, scene: game.stress[scene.it] == MAX_STRESS,
    "stress_min": lambda game, cond, scene: game.stress[scene.it] >= cond.least,
    "wounds_min": lambda game, cond, scene: game.wounds[scene.it] >= cond.least,
    "wounds_dealt": lambda game, cond, scene: scene.result is not None and scene.result.wounds > 0,
    "stress_spent": lambda game, cond, scene: game.spent > 0,
    "successes_min": lambda game, cond, scene: scene.result is not None and scene.result.successes >= cond.least,
    "tentacles_min": lambda game, cond, scene: scene.result is not None and scene.result.tentacles >= cond.least,
    "token_min": _token_min,
    "in_space": lambda game, cond, scene: game.at[scene.it] == _space(game.scenario, cond.where),
    "near": _near,
    "killed_this_turn": lambda game, cond, scene: game.killed_turn,
    "fire_here": lambda game, cond, scene: game.fire[space_here(game, scene)] > 0,
    "target_is": _figure_is,
    "enemy_is": _figure_is,
    "own_roll": lambda game, cond, scene: game.rolling not in AGAINST_ONESELF,
    "roll_is_attack": lambda game, cond, scene: game.rolling == ATTACK,
    "sneaked_this_run": lambda game, cond, scene: game.sneaks > 0,
    "during_run": lambda game, cond, scene: game.running,
    "none_on_board": lambda game, cond, scene: (
        not any(at != OFF_BOARD and is_kind(game, figure, cond.what) for figure, at in enumerate(game.where))
    ),
}
