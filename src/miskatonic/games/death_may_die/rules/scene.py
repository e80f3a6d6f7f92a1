"""For whom, and because of what, an effect is carried out."""

from collections.abc import Sequence

from miskatonic.games.death_may_die.listening import Voice, fixed_lines, modifiers
from miskatonic.games.death_may_die.rows.effects import Number, Per
from miskatonic.games.death_may_die.state import NO_CARD, NOBODY, OFF_BOARD, DeathMayDie, Held, box, living, together
from miskatonic.games.death_may_die.words import carried, ways
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


class Scene:
    """What the words of an effect refer to: "you", "it", "this" enemy, "its space", the card it stands on."""

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
    targets = 0
    voice: Voice | None = None
    """The ability that speaks, while it does."""

    def __init__(self, you: int, source: Name, rule: str) -> None:
        self.you = self.it = you
        self.source = source
        self.rule = rule


def scene_of(you: int, voice: Voice, *, this: int = NOBODY, result: Result | None = None) -> Scene:
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
    """DMD-100: A number as it stands now."""
    if not isinstance(number, Per):
        return number
    return number.times * _count(game, scene, number.what)


def lines_of(game: DeathMayDie, seat: int, op: str, message: str) -> Sequence[Line]:
    """DMD-036: what modifiers of a kind add to a number, one line each."""
    same = fixed_lines(game, seat, op, message)
    if same is not None:
        return same
    lines = []
    for voice, effect in modifiers(game, seat, op):
        amount = value(game, scene_of(seat, voice), effect.amount)
        if amount:
            lines.append(Line(message, voice.rule, {"source": voice.source, "count": amount}, amount))
    return lines


def _count(game: DeathMayDie, scene: Scene, what: str) -> int:
    you = scene.you
    result = scene.result
    match what:
        case "tentacle":
            return result.tentacles if result else 0
        case "elder_sign":
            return result.signs if result else 0
        case "elder_sign_counted_as_success":
            return result.counted if result else 0
        case "target":
            return scene.targets
        case "health_of_killed_enemy":
            return scene.health
        case "other_investigator_within_2":
            far = ways(game).far[game.at[you]]
            return sum(seat != you and far[game.at[seat]] <= 2 for seat in living(game))
        case "relic_and_item_you_have":
            return len(game.relics[you]) + sum(_is_item(game, held) for held in game.held[you])
        case _:
            return _of_tokens(game, scene, what)


def _is_item(game: DeathMayDie, held: Held) -> bool:
    side = box(game).scenario.discoveries[held.card].side(held.right)
    return side is not None and side.type == "item"


def _of_tokens(game: DeathMayDie, scene: Scene, what: str) -> int:
    """`four_fatigue`, `bone_held`, `bone_held_beyond_first`, `bone_discarded`."""
    numbers = box(game).numbers
    if what.endswith("_discarded"):
        return scene.discarded
    if what.startswith("four_"):
        return carried(game, numbers[what.removeprefix("four_")], scene.you) // 4
    token = what.removesuffix("_beyond_first").removesuffix("_held")
    held = carried(game, numbers[token], scene.you)
    return max(0, held - 1) if what.endswith("_beyond_first") else held


def others_here(game: DeathMayDie, seat: int) -> list[int]:
    """DMD-028: the other living investigators in one's space."""
    return [other for other in together(game, game.at[seat]) if other != seat]
