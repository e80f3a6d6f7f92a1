"""The one gate through which people look at the table: the game's own view plus the pending choice, as plain data.

A viewer has *eyes*: the set of seats they hold, which is empty for a spectator.
"""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Generic, NotRequired, TypedDict, TypeVar

from miskatonic.kernel.choice import Barred, Choice, Option, proposed
from miskatonic.kernel.game import Game
from miskatonic.kernel.outcome import Outcome

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table

Eyes = frozenset[int]
Seats = int | Collection[int] | None
"""A viewer, or who answers: one seat, all the seats somebody holds, or None (a spectator, or whoever may answer)."""


Arg = str | bool | int | float | list[str | int | dict[str, str | int]] | None
Args = Mapping[str, Arg]
"""The arguments of a sentence: numbers, names and lists of names, by the variables of its message."""
Board = TypeVar("Board")


class SeenOption(TypedDict):
    """Something that can be answered."""

    text: str
    """What an answer sends back."""
    verb: str
    cost: int
    seat: int
    passes: bool
    args: Args
    about: list[str]
    """The things on the table that it concerns."""
    alike: list[str]
    """Other things that would do just as well."""


class SeenBarred(TypedDict):
    """Something a player would expect to be able to do, with the reason why it can't be done."""

    verb: str
    reason: str
    rules: list[str]
    args: Args
    about: list[str]


class SeenChoice(TypedDict):
    """The pending question."""

    seat: int
    seats: list[int]
    prompt: str
    rule: str
    args: Args
    default: NotRequired[str | None]
    """The answer that Enter gives."""
    options: NotRequired[list[SeenOption]]
    barred: NotRequired[list[SeenBarred]]


class SeenOutcome(TypedDict):
    """How the game ended."""

    won: bool
    result: str
    reason: str
    rule: str


class View(TypedDict, Generic[Board]):
    """Everything that a viewer may see of a table; each game declares its board in its module `board`."""

    game: str
    seats: int
    options: dict[str, str]
    number: int
    """Counts answers and undos: an answer names the number it was meant for."""
    decisions: int
    names: list[str]
    choice: SeenChoice | None
    outcome: SeenOutcome | None
    board: Board


def eyes_of(seat: Seats) -> Eyes:
    """The seats as a set of eyes."""
    if seat is None:
        return frozenset()
    return frozenset((seat,)) if isinstance(seat, int) else frozenset(seat)


def open_board(table: "Table") -> Mapping[str, object]:
    """The part of the board that looks the same to everybody."""
    return table.game.open_view(table.state)


def board_of(game: Game, state: Any, eyes: Eyes) -> dict[str, object]:
    """The board as these eyes see it."""
    return {**game.open_view(state), **game.view(state, eyes)}


def view_of(table: "Table", eyes: Eyes, options: bool = True, open_view: bool = True) -> View[Any]:
    """Everything these eyes may see. The seed, the generator and the record never get through.

    Without `options` the pending choice leaves out what can and can't be answered; without `open_view` the board leaves
    out what looks the same to everybody, for callers that add it themselves.
    """
    outcome = table.outcome
    return {
        "game": table.game.id,
        "seats": table.seats,
        "options": dict(table.options),
        "number": table.number,
        "decisions": len(table.made),
        "names": [table.game.seat_name(table.state, i) for i in range(table.seats)],
        "choice": None if table.choice is None else _choice(table, table.choice, eyes, options),
        "outcome": None if outcome is None else _outcome(outcome),
        "board": board_of(table.game, table.state, eyes) if open_view else table.game.view(table.state, eyes),
    }


def knowing(table: "Table", eyes: Eyes) -> Eyes:
    """Those of the seats that know more than a spectator; viewers who hold the same of these see the same."""
    secrets = table.game.secrets
    if secrets is None:
        return eyes
    known = set(secrets(table.state))
    choice = table.choice
    if choice is not None:
        known.update(choice.owner(option) for option in choice.options if option.secret)
    return eyes & known


def _outcome(outcome: Outcome) -> SeenOutcome:
    return {"won": outcome.won, "result": outcome.result, "reason": outcome.reason, "rule": outcome.rule}


def _choice(table: "Table", choice: Choice, eyes: Eyes, options: bool) -> SeenChoice:
    asked: SeenChoice = {
        "seat": choice.seat,
        "seats": list(choice.seats),
        "prompt": choice.prompt,
        "rule": choice.rule,
        "args": as_data(table.game.named(table.state, choice.args)),
    }
    if options:
        shown = choice.shown_to(eyes)
        default = proposed(shown)
        asked["default"] = None if default is None else default.text
        asked["options"] = [_option(table, choice, option) for option in shown]
        asked["barred"] = [_barred(thing) for thing in choice.barred_for(eyes)] if shown else []
    return asked


def _option(table: "Table", choice: Choice, option: Option) -> SeenOption:
    return {
        "text": option.text,
        "verb": option.verb,
        "cost": option.cost,
        "seat": choice.owner(option),
        "passes": option.passes,
        "args": as_data(option.args),
        "about": option.about,
        "alike": alike(table, option),
    }


def alike(table: "Table", option: Option) -> list[str]:
    """The other things that an option could be about just as well, because they are equal."""
    if not option.alike:
        return []
    about = option.about
    others = [other for thing in about for other in table.game.alike(table.state, thing)]
    return [other for other in dict.fromkeys(others) if other not in about]


def _barred(thing: Barred) -> SeenBarred:
    return {
        "verb": thing.verb,
        "reason": thing.reason,
        "rules": list(thing.rules),
        "args": as_data(thing.args),
        "about": thing.about,
    }


def as_data(args: Mapping[str, Any]) -> Args:
    """Arguments ready for JSON."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in args.items()}
