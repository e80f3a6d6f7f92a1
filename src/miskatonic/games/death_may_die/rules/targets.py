"""Whom, what and where the words of effects mean: investigators, spaces, enemies. Where several are meant equally, the
active player decides (DMD-104, DMD-150, DMD-154).
"""

import functools
from collections.abc import Sequence

from miskatonic.games.death_may_die.abilities import cast
from miskatonic.games.death_may_die.basics import ways, ways_of_figure
from miskatonic.games.death_may_die.maps import FAR, scenario_map
from miskatonic.games.death_may_die.names import figure_of, who
from miskatonic.games.death_may_die.rows.cards import ENEMIES
from miskatonic.games.death_may_die.rows.effects import Effect, Enemies
from miskatonic.games.death_may_die.rules.conditions import figures_meant, slot_enemy
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.rules.spaces import one_space, starting_point, token_spaces
from miskatonic.games.death_may_die.state import (
    ELDER,
    NOBODY,
    OFF_BOARD,
    DeathMayDie,
    box,
    clockwise,
    here,
    living,
    map_of,
    on_board,
    together,
)
from miskatonic.kernel import Option, ask

ONE_OF_THEM = ("chosen_in_your_space", "chosen_other", "nearest_other")
"""Words that mean one investigator, whom it is asked about where several are meant equally."""

# --- Asking ---------------------------------------------------------------------------------------------------------


@functools.lru_cache(8192)
def _figure_option(
    kinds: tuple[int, ...],
    elder_one: int,
    scenario: int,
    verb: str,
    figure: int,
    look: tuple[int, int, int],
    passes: bool,
) -> Option:
    name = figure_of(kinds, elder_one, figure)
    space, wounds, count = look
    return Option(
        f"{verb}:{name.thing.partition(':')[2]}",
        figure,
        passes=passes,
        alike=True,
        enemy=name,
        space=scenario_map(scenario).names[space],
        wounds=wounds,
        count=count,
    )


def figure_option(
    game: DeathMayDie, verb: str, figure: int, *, passes: bool = False, there: Sequence[int] = ()
) -> Option:
    """DMD-150: the option to take an enemy; any that can't be told from it would do as well, and of those that are
    `there` in its space they are counted.
    """
    kinds, wounds = game.kinds, game.hurt
    at, hurt, kind = game.where[figure], wounds[figure], kinds[figure]
    equal = 0
    for one in there or here(game, at):
        if kinds[one] == kind and wounds[one] == hurt:
            equal += 1
    return _figure_option(kinds, game.elder_one, game.scenario, verb, figure, (at, hurt, equal), passes)


def figure_options(game: DeathMayDie, verb: str, figures: Sequence[int]) -> list[Option]:
    """DMD-150: the options to take one of all the enemies of some spaces."""
    kinds, where, hurt = game.kinds, game.where, game.hurt
    looks: dict[tuple[int, int, int], list[int]] = {}
    for figure in figures:
        looks.setdefault((kinds[figure], where[figure], hurt[figure]), []).append(figure)
    options = []
    for (_, at, wounds), equal in looks.items():
        look = at, wounds, len(equal)
        options.append(_figure_option(kinds, game.elder_one, game.scenario, verb, equal[0], look, False))
    return options


def unlike(game: DeathMayDie, figures: Sequence[int]) -> list[int]:
    """DMD-150: one of each kind of figure, in order: equal ones in one space with equal wounds are the same."""
    if len(figures) == 1:
        return [*figures]
    kinds, where, hurt = game.kinds, game.where, game.hurt
    looks: dict[tuple[int, int, int], int] = {}
    for figure in figures:
        looks.setdefault((kinds[figure], where[figure], hurt[figure]), figure)
    return list(looks.values())


async def one_figure(game: DeathMayDie, scene: Scene, figures: Sequence[int], prompt: str = "enemy") -> int:
    """One of several enemies that are meant equally."""
    different = unlike(game, figures)
    if len(different) == 1:
        return different[0]
    picked = await ask(
        game,
        game.active,
        prompt,
        "DMD-150",
        lambda _: [figure_option(game, "enemy", figure) for figure in different],
        {"source": scene.source},
    )
    figure: int = picked.value
    return figure


async def one_seat(
    game: DeathMayDie, scene: Scene, seats: Sequence[int], prompt: str = "investigator", chooser: int = NOBODY
) -> int:
    """One of several investigators; the player the effect is for decides, unless it says otherwise."""
    if len(seats) == 1:
        return seats[0]
    picked = await ask(
        game,
        scene.you if chooser == NOBODY else chooser,
        prompt,
        "DMD-150",
        lambda _: [Option(f"who:{seat}", seat, whom=who(game, seat)) for seat in seats],
        {"source": scene.source},
    )
    seat: int = picked.value
    return seat


# --- Investigators --------------------------------------------------------------------------------------------------


async def seats_of(game: DeathMayDie, scene: Scene, word: str) -> list[int]:
    """DMD-101: the living investigators that a word means, clockwise from the active one."""
    found = candidates(game, scene, word)
    return [await one_seat(game, scene, found)] if found and word in ONE_OF_THEM else found


def candidates(game: DeathMayDie, scene: Scene, word: str) -> list[int]:
    """DMD-101: everybody that a word can mean; where it means one of them, it is yet to be chosen."""
    you = scene.you
    match word:
        case "you" | "attacker" | "defender" | "killer":
            return [] if game.dead[you] else [you]
        case "it":
            return [] if game.dead[scene.it] else [scene.it]
        case "each":
            return clockwise(game)
        case _:
            return _some(game, scene, word)


def _some(game: DeathMayDie, scene: Scene, word: str) -> list[int]:
    you = scene.you
    match word:
        case "each_in_your_space" | "chosen_in_your_space":
            return [seat for seat in clockwise(game) if game.at[seat] == game.at[you]]
        case "others_in_your_space" | "chosen_other":
            return [seat for seat in clockwise(game) if game.at[seat] == game.at[you] and seat != you]
        case "each_within_1" | "each_within_2":
            far = ways(game).far[starting_point(game, scene)]
            return [seat for seat in clockwise(game) if far[game.at[seat]] <= int(word[-1])]
        case "each_in_elder_space":
            return together(game, game.where[ELDER]) if on_board(game) else []
        case "each_in_its_space":
            return together(game, scene.space)
        case "nearest_other":
            return _nearest_others(game, scene)
        case _:
            _, space, distance = word.split(":")
            far = ways(game).far[map_of(game).numbers[space]]
            return [seat for seat in clockwise(game) if far[game.at[seat]] <= int(distance)]


def _nearest_others(game: DeathMayDie, scene: Scene) -> list[int]:
    """DMD-154: the others that are nearest to "you"."""
    others = [seat for seat in living(game) if seat != scene.you]
    far = ways(game).far[game.at[scene.you]]
    least = min([far[game.at[seat]] for seat in others], default=FAR)
    return [seat for seat in others if far[game.at[seat]] == least]


# --- Enemies --------------------------------------------------------------------------------------------------------


def kind_numbers(game: DeathMayDie, word: str) -> tuple[int, ...]:
    """DMD-025: the enemies of this game that a word for what is summoned means."""
    known = cast(game).summoned
    if word not in known:
        known[word] = _kind_numbers(game, word)
    return known[word]


def _kind_numbers(game: DeathMayDie, word: str) -> tuple[int, ...]:
    scenario, elder, *_ = box(game)
    match word:
        case "cultist":
            ids = [elder.cultist.id]
        case "scenario_monster":
            ids = [monster.id for monster in scenario.monsters]
        case "minion_monster":
            ids = [elder.monster.id]
        case "unknown_1" | "unknown_2":
            ids = [slot_enemy(game.slots, int(word[-1]))]
        case _:
            ids = [word]
    return tuple([ENEMIES.number(id_) for id_ in ids if id_ and ENEMIES.number(id_) in game.kinds])


def any_figure(game: DeathMayDie, scene: Scene, enemies: Enemies) -> bool:
    """DMD-100: whether words for enemies mean anybody on the board, wherever a space is yet to be chosen."""
    if enemies.kind in ("this", "attacker"):
        return scene.this >= 0 and game.where[scene.this] != OFF_BOARD
    if enemies.scope == "chosen_within_1":
        return bool(_meant(game, enemies.kind, _spaces(game, scene, "within_1")))
    return bool(_meant(game, enemies.kind, _spaces(game, scene, enemies.scope)))


def any_meant(game: DeathMayDie, effect: Effect, scene: Scene) -> bool:
    """DMD-100: whether a step that is about enemies means anybody."""
    assert effect.enemies is not None
    return any_figure(game, scene, effect.enemies)


def _meant(game: DeathMayDie, kind: str, spaces: Sequence[int] | None) -> list[int]:
    where, found = game.where, []
    for figure in figures_meant(game, kind):
        at = where[figure]
        if at != OFF_BOARD and (spaces is None or at in spaces):
            found.append(figure)
    return found


async def figures_of(game: DeathMayDie, scene: Scene, enemies: Enemies) -> list[int]:
    """DMD-025: the figures on the board that words for enemies mean."""
    if enemies.kind in ("this", "attacker"):
        return [scene.this] if scene.this >= 0 and game.where[scene.this] != OFF_BOARD else []
    if enemies.scope == "chosen_within_1":
        at = game.at[scene.you]
        scene.chosen = await one_space(game, scene, [at, *ways(game).next[at]], "target_space")
        spaces: Sequence[int] | None = [scene.chosen]
    else:
        spaces = _spaces(game, scene, enemies.scope)
    found = _meant(game, enemies.kind, spaces)
    if enemies.pick == "all" or not found:
        return found
    if enemies.pick == "nearest":
        return await _nearest(game, scene, found, enemies.many)
    chosen: list[int] = []
    while found and len(chosen) < enemies.many:
        chosen.append(await one_figure(game, scene, found))
        found.remove(chosen[-1])
    return chosen


def _spaces(game: DeathMayDie, scene: Scene, scope: str) -> Sequence[int] | None:
    """DMD-025: where enemies are looked for; None: everywhere."""
    match scope:
        case "board":
            return None
        case "your_space":
            return [game.at[scene.it]]
        case "within_1" | "within_2":
            far = ways(game).far[game.at[scene.you]]
            return [space for space, distance in enumerate(far) if distance <= int(scope[-1])]
        case "its_space":
            return [scene.space if scene.space != OFF_BOARD else game.where[scene.this]]
        case _:
            kind, _, id_ = scope.partition(":")
            return [map_of(game).numbers[id_]] if kind == "space" else token_spaces(game, id_)


async def _nearest(game: DeathMayDie, scene: Scene, figures: list[int], count: int) -> list[int]:
    """DMD-104, DMD-151, DMD-152: the nearest to "you", each measured by its own rules; equally near ones are chosen."""
    at = game.at[scene.you]
    far = {figure: ways_of_figure(game, figure).far[game.where[figure]][at] for figure in figures}
    left = [figure for figure in figures if far[figure] < FAR]
    found: list[int] = []
    while left and len(found) < count:
        least = min([far[figure] for figure in left])
        tied = [figure for figure in left if far[figure] == least]
        if len(tied) <= count - len(found):
            found += tied
            left = [figure for figure in left if figure not in tied]
        else:
            found.append(await one_figure(game, scene, tied))
            left.remove(found[-1])
    return found
