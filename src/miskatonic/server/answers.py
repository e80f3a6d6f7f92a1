"""All replies, over the socket and over HTTP, declared once, as in `sent`."""

from typing import Any, Generic, Literal, TypedDict

from miskatonic.kernel.goal import SaidGoal
from miskatonic.kernel.view import Board
from miskatonic.server.sent import Change, People, State

# --- over the socket --------------------------------------------------------------------------------------------------


class Advice(TypedDict):
    """What a sensible player would do."""

    type: Literal["advice"]
    number: int
    option: str
    say: str
    why: str
    """A sentence of the game; empty if its bot does not say."""


class Reason(TypedDict):
    """One line of an explanation."""

    say: str
    message: str
    """The id of its sentence in the game's words."""
    rule: str


class NamedRule(TypedDict):
    """A rule behind a thing."""

    id: str
    say: str
    said: bool
    """Whether the title or a line says it already."""


class Explained(TypedDict):
    """The sums and rules behind a thing."""

    title: str
    lines: list[Reason]
    rules: list[NamedRule]


class Because(Explained):
    """The answer to `why`."""

    type: Literal["because"]
    id: str
    """That of the question."""


class InWords(TypedDict):
    """The whole position in words."""

    type: Literal["position"]
    lines: list[str]


class GoalOfGame(TypedDict):
    """The goal of the game, with the numbers of this table."""

    type: Literal["goal"]
    number: int
    goal: SaidGoal | None
    """Null until it is known."""


class NotDone(TypedDict):
    """What was asked for did not happen."""

    type: Literal["refused"]
    code: str
    say: str


Message = State[Any] | Change | People | Advice | Because | InWords | GoalOfGame | NotDone
"""Everything that goes out over the socket."""


# --- over HTTP --------------------------------------------------------------------------------------------------------


class Condition(TypedDict):
    """A setting, and its values with which another one matters."""

    id: str
    values: list[str]


class SettingValue(TypedDict):
    """A value of a setting."""

    value: str
    label: str
    plain: str
    """The first line of the two-line label."""
    more: str
    """The second; empty if there is no remark."""
    given: Condition | None
    """What it needs; null: nothing."""


class SettingShown(TypedDict):
    """A table option."""

    id: str
    label: str
    default: str
    given: Condition | None
    """When it matters; null: always."""
    values: list[SettingValue]
    several: bool
    """Whether its values are joined with +; the default is always one of them."""


class GameShown(TypedDict):
    """A game as the home page shows it."""

    id: str
    name: str
    tagline: str
    seats: list[int]
    """How many investigators it can be played with."""
    minutes: int
    bots: list[str]
    drawn: bool
    """Whether the page has a drawing of the board; every game can be played through the list view."""
    enquiries: list[str]
    settings: list[SettingShown]


class Games(TypedDict):
    """What can be played."""

    games: list[GameShown]


class Words(TypedDict):
    """All messages that need no arguments, and the texts of cards and places, which are parts of their names."""

    words: dict[str, str]


class TableInList(TypedDict):
    """A table in a list. Times are seconds since 1970."""

    table: str
    game: str
    seats: int
    created: float
    touched: float
    decisions: int
    names: list[str]
    bots: list[int]
    """The seats that bots play."""
    chapter: str
    """The scenario of a game that has several."""
    number: int
    asked: int | None
    """The seat that is asked (the first, if several are); null when the game is over."""
    closed: bool
    """It can only be read, and `say` says so."""
    goes_on: bool
    """A table can follow this one but none does yet."""
    say: str
    finished: bool
    won: bool


class Tables(TypedDict):
    """The tables of a creator."""

    tables: list[TableInList]


class OneTable(TableInList):
    """A table for anyone with any key to it."""

    mine: list[int]
    """The seats that this key opens."""


class TableInChain(TableInList):
    """A table of a campaign."""

    previous: str | None
    here: bool
    """This is the table that was asked about."""
    holds: bool
    """Whether the previous table is still as it was when this one followed it."""


class Chain(TypedDict):
    """The tables before and after one."""

    tables: list[TableInChain]


class Nothing(TypedDict):
    """A reply that only says that it is done."""


class Seated(TypedDict):
    """What the creator of a table gets: its id, the creator's key, a key for each seat and one for watching."""

    table: str
    creator: str
    keys: list[str]
    spectator: str


class Refusal(TypedDict):
    """Why something was refused."""

    error: str
    say: str


class KeyMade(TypedDict):
    """A new key."""

    key: str


class Answered(TypedDict):
    """The answer given at a position."""

    seat: int
    say: str


class Replayed(TypedDict, Generic[Board]):
    """A position of a game."""

    at: int
    last: int
    """How many decisions there are."""
    answer: Answered | None
    """Null at the last position, and where it is another seat's secret."""
    state: State[Board]


class Sequel(TypedDict):
    """The table that follows."""

    table: str
    seats: list[int]
    """For each of its seats, which seat it was here; -1 for people who join."""
    keys: dict[str, str]
    """The keys of those who join, sent only once."""


class Measured(TypedDict):
    """A measure over the course of a game."""

    id: str
    label: str
    goal: int
    wins: bool
    points: list[tuple[int, int]]
    """Pairs of decision and value, one for each change."""


class Mark(TypedDict):
    """A turning point: what moved a measure, and how that came about."""

    at: int
    good: bool
    title: str
    say: str


Band = TypedDict("Band", {"from": int, "number": int, "kind": str})
"""A day, round or turn, which begins with a decision."""


class ShownFigure(TypedDict):
    """An interesting number."""

    id: str
    value: int
    label: str
    """Shown after the value."""
    more: str
    """May be empty."""


class ShownDistinction(TypedDict):
    """What one seat did best; nobody gets it if there is a tie."""

    id: str
    seat: int
    title: str
    say: str


class ShownLuck(TypedDict):
    """How often a face came up, and how often the dice that were rolled show it on average."""

    id: str
    label: str
    fell: int
    expected: float


class Again(TypedDict):
    """What sets up the same table again."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int | str


class Told(TypedDict):
    """What is reported about a game at its end; empty while it is running, and if a game has nothing of the kind."""

    figures: list[ShownFigure]
    distinctions: list[ShownDistinction]
    """At most three."""
    luck: list[ShownLuck]


class Course(Told):
    """How a game went."""

    measures: list[Measured]
    marks: list[Mark]
    """At most four."""
    bands: list[Band]
    """Days or turns."""
    decisions: int
    turns: int
    undone: int
    minutes: int
    again: Again | None
    """Null while the game is running, because it contains the seed, and for imported tables."""


Given = (
    Games
    | Words
    | Tables
    | OneTable
    | Chain
    | Nothing
    | KeyMade
    | Replayed[Any]
    | Explained
    | Sequel
    | Course
    | Seated
    | Refusal
)
"""Everything that an endpoint gives; what a game answers away from any table its enquiries declare."""
