"""For whom, and because of what, an effect is carried out."""

import functools
from collections.abc import Callable, Sequence
from typing import NamedTuple

from miskatonic.games.death_may_die.abilities import Profile, Voice, look_up, modifiers
from miskatonic.games.death_may_die.basics import ways
from miskatonic.games.death_may_die.maps import box_of
from miskatonic.games.death_may_die.rows.effects import Number, Per
from miskatonic.games.death_may_die.state import (
    NO_CARD,
    NOBODY,
    OFF_BOARD,
    SEATS,
    DeathMayDie,
    Held,
    box,
    living,
    together,
)
from miskatonic.kernel import Line, Name


class Result:
    """DMD-205: what a roll comes to, when nothing is rolled again."""

    __slots__ = ("counted", "signs", "successes", "tentacles", "wounds")

    def __init__(self, successes: int, signs: int, tentacles: int, counted: int = 0) -> None:
        self.successes = successes
        self.signs = signs
        """Elder signs that are not counted as anything else (DMD-075)."""
        self.tentacles = tentacles
        self.counted = counted
        """Elder signs that were counted as successes."""
        self.wounds = 0
        """Wounds that an attack with this roll has dealt."""


class Source:
    """DMD-OP-16: what wounds and sanity are lost to, from one source at one moment: whatever is used against the wounds
    of it counts against the sanity too, and against each of them once (DMD-199).
    """

    purpose = ""
    used: tuple[str, ...] = ()
    """What may be used once a turn and was used against it."""
    spared: tuple[tuple[str, str, int], ...] = ()
    """Wounds or sanity, by what they were spared, how many."""


class Scene:
    """What the words of an effect refer to: "you", "it", "this" enemy, "its space", the card it is printed on."""

    it: int
    this = NOBODY
    result: Result | None = None
    held: Held | None = None
    card = NO_CARD
    """The Discovery card that is being resolved."""
    space = OFF_BOARD
    """Of `for_each` over spaces or enemies."""
    chosen = OFF_BOARD
    left_to = OFF_BOARD
    """Where another investigator has just gone."""
    crossed = OFF_BOARD
    """The passage just crossed."""
    discarded = 0
    bonus = 0
    """Bonus dice for the next roll of this effect."""
    health = 0
    """Of the enemy just killed."""
    harm: Source | None = None
    """Of an attack or a roll: what "you" are hurt by, whatever part of it does."""
    targets = 0
    voice: Voice | None = None
    """The ability that speaks, while it does."""

    def __init__(self, you: int, source: Name, rule: str) -> None:
        self.you = self.it = you
        self.source = source
        self.rule = rule


class Due(NamedTuple):
    """An ability whose occasion has come, and the scene in which it speaks."""

    voice: Voice
    scene: Scene
    enemy: int = NOBODY
    """For an enemy's card: an enemy no longer on the board does nothing."""
    settled: bool = False
    """Whether its condition was looked at when its occasion came, and not again."""


Counting = Callable[[DeathMayDie, Scene], int]


def scene_of(you: int, voice: Voice, this: int = NOBODY, result: Result | None = None) -> Scene:
    """DMD-101: the scene in which an ability speaks."""
    scene = Scene(you, voice.source, voice.rule)
    if voice.held is not None:
        scene.held = voice.held
    if this != NOBODY:
        scene.this = this
    if result is not None:
        scene.result = result
    return scene


def value(game: DeathMayDie, scene: Scene, number: Number) -> int:
    """DMD-100: the current value of a number."""
    if not isinstance(number, Per):
        return number
    return number.times * _counting(game.scenario, game.elder_one, number.what)(game, scene)


def lines_of(game: DeathMayDie, seat: int, op: str, message: str) -> Sequence[Line]:
    """DMD-036: what modifiers of a kind add to a number, one line each."""
    found = [(voice, value(game, scene_of(seat, voice), effect.amount)) for voice, effect in modifiers(game, seat, op)]
    return [
        Line(message, voice.rule, {"source": voice.source, "count": amount}, amount)
        for voice, amount in found
        if amount
    ]


def added(game: DeathMayDie, seat: int, op: str) -> int:
    """DMD-036: what modifiers of a kind add to a number: the sum of these lines."""
    mine: Profile = (game.profiles or look_up(game))[seat]
    same = mine.sums.get(op, 0)
    return counted(game, seat, mine, op) if same is None else same


def added_by(game: DeathMayDie, seat: int, mine: Profile, op: str) -> int:
    """DMD-036: the same, for callers that have already looked up what the seat is subject to."""
    same = mine.sums.get(op, 0)
    return counted(game, seat, mine, op) if same is None else same


def counted(game: DeathMayDie, seat: int, mine: Profile, op: str) -> int:
    """DMD-036: the same, where it depends on the table."""
    sum_, parts = mine.counted.get(op) or _how_counted(game, mine, op)
    for times, counting in parts:
        sum_ += times * counting(game, STANDING[seat])
    return sum_


def _how_counted(game: DeathMayDie, mine: Profile, op: str) -> tuple[int, list[tuple[int, Counting]]]:
    """What the modifiers of a kind add in any case, and what for each of something."""
    same, parts = 0, []
    for _, effect in mine.modifiers[op]:
        number = effect.amount
        if isinstance(number, Per):
            parts.append((number.times, _counting(game.scenario, game.elder_one, number.what)))
        else:
            same += number
    mine.counted[op] = same, parts
    return same, parts


STANDING = tuple([Scene(seat, Name("", ""), "DMD-036") for seat in range(SEATS[-1])])
"""For each seat the scene of what is always in force, whatever it comes from; asking changes nothing in it."""


def _others_near(game: DeathMayDie, scene: Scene) -> int:
    far = ways(game).far[game.at[scene.you]]
    return sum([seat != scene.you and far[game.at[seat]] <= 2 for seat in living(game)])


def _relics_and_items(game: DeathMayDie, scene: Scene) -> int:
    return len(game.relics[scene.you]) + sum([_is_item(game, held) for held in game.held[scene.you]])


def _is_item(game: DeathMayDie, held: Held) -> bool:
    side = box(game).scenario.discoveries[held.card].side(held.right)
    return side is not None and side.type == "item"


@functools.cache
def _counting(scenario: int, elder_one: int, what: str) -> Counting:
    """How that is counted which a number on a card is for each of."""
    return COUNTS.get(what) or _of_tokens(box_of(scenario, elder_one).numbers, what)


def _of_tokens(numbers: dict[str, int], what: str) -> Counting:
    """`four_fatigue`, `bone_held`, `bone_held_beyond_first`, `bone_discarded`."""
    if what.endswith("_discarded"):
        return lambda game, scene: scene.discarded
    if what.startswith("four_"):
        kind = numbers[what.removeprefix("four_")]
        return lambda game, scene: game.carried[kind * game.seats + scene.you] // 4
    if what.endswith("_held_beyond_first"):
        kind = numbers[what.removesuffix("_held_beyond_first")]
        return lambda game, scene: max(0, game.carried[kind * game.seats + scene.you] - 1)
    kind = numbers[what.removesuffix("_held")]
    return lambda game, scene: game.carried[kind * game.seats + scene.you]


def others_here(game: DeathMayDie, seat: int) -> list[int]:
    """DMD-028: the other living investigators in one's space."""
    space = game.at[seat]
    if game.at.count(space) == 1:
        return []
    found = together(game, space)
    if seat in found:
        found.remove(seat)
    return found


COUNTS: dict[str, Counting] = {
    "tentacle": lambda game, scene: scene.result.tentacles if scene.result else 0,
    "elder_sign": lambda game, scene: scene.result.signs if scene.result else 0,
    "elder_sign_counted_as_success": lambda game, scene: scene.result.counted if scene.result else 0,
    "target": lambda game, scene: scene.targets,
    "health_of_killed_enemy": lambda game, scene: scene.health,
    "other_investigator_within_2": _others_near,
    "relic_and_item_you_have": _relics_and_items,
}
"""What a number on a card may count, besides tokens."""
