"""The goal of a game, with the numbers of one table: how you win, how you lose, what you do on your turn."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple, TypedDict

from miskatonic.kernel.event import NOTHING

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table


Lists = Literal["wins", "loses"]


class Aim(NamedTuple):
    """A line of the goal: `goal-<id>` words it, with more about it in `.more`. If it counts something, there are `have`
    `of` that many: Elder Signs towards winning, doom towards losing.
    """

    id: str
    rule: str
    have: int = 0
    of: int | None = None
    args: Mapping[str, object] = NOTHING


class Goal(NamedTuple):
    """You win by any of `wins`, or by all of them together if the words say so; you lose by any of `loses`; and a turn
    has up to three steps. The `title` sums it all up in a sentence, with `args`.
    """

    wins: tuple[Aim, ...]
    loses: tuple[Aim, ...]
    turn: tuple[Aim, ...]
    args: Mapping[str, object] = NOTHING
    title: str = "goal-card-title"


class SaidAim(TypedDict):
    """A line of the goal in words; `more` says more about it (may be empty)."""

    id: str
    say: str
    more: str
    rule: str
    have: int
    of: int | None
    """Null if nothing is counted."""
    left: int | None


class SaidGoal(TypedDict):
    """How the game is won and lost and what you do on your turn."""

    title: str
    wins: list[SaidAim]
    loses: list[SaidAim]
    turn: list[SaidAim]


def in_words(table: "Table", language: str) -> SaidGoal | None:
    """The goal as plain data, in a language; None while the game does not know it yet, or if it has none."""
    from miskatonic import text

    goal, package = table.game.goal(table.state), table.game.package
    if goal is None:
        return None

    def row(aim: Aim) -> SaidAim:
        message, args = f"goal-{aim.id}", {"count": aim.of or 0, **aim.args}
        more = text.has(package, "en", f"{message}.more")
        return {
            "id": aim.id,
            "say": text.say(package, language, message, args),
            "more": text.say(package, language, f"{message}.more", args) if more else "",
            "rule": aim.rule,
            "have": aim.have,
            "of": aim.of,
            "left": None if aim.of is None else max(0, aim.of - aim.have),
        }

    return {
        "title": text.say(package, language, goal.title, goal.args),
        "wins": [row(aim) for aim in goal.wins],
        "loses": [row(aim) for aim in goal.loses],
        "turn": [row(aim) for aim in goal.turn],
    }


def as_lines(table: "Table", language: str) -> list[str]:
    """The goal as lines to be read out."""
    from miskatonic import text

    said = in_words(table, language)
    if said is None:
        return []

    def told(row: SaidAim, kind: Lists) -> str:
        whole = text.say(table.game.package, language, f"goal-row-{kind}", row) if row["of"] is not None else row["say"]
        return f"{whole} {row['more']}".strip()

    def heading(kind: str) -> str:
        return text.say(table.game.package, language, f"goal-heading-{kind}")

    lines = [said["title"]]
    lists: tuple[Lists, ...] = ("wins", "loses")
    for kind in lists:
        lines += [heading(kind), *[f"- {told(row, kind)}" for row in said[kind]]]
    return [*lines, heading("turn"), *[f"{n}. {row['say']}: {row['more']}" for n, row in enumerate(said["turn"], 1)]]
