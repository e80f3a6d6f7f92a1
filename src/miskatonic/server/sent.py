"""Everything that goes out: what the server says over the socket and over HTTP, declared once.

These are declarations of plain data, which cost nothing; `scripts/protocol.py` makes `protocol.d.ts`, the tables of
`docs/protocol.md` and, by way of `door/openapi.py`, `/openapi.json` from them. What comes in stands in `messages`.
"""

from typing import Any, Generic, Literal, TypedDict

from miskatonic.kernel.goal import SaidGoal
from miskatonic.kernel.view import Args, Board, View

# --- the state of a table ---------------------------------------------------------------------------------------------


class SeedAndSalt(TypedDict):
    """What a sealed seed was made of: the seal is SHA-256 of `seed:salt`."""

    seed: str
    salt: str


class SeenFate(TypedDict):
    """Where the luck of a table comes from."""

    how: Literal["drawn", "chosen", "brought"]
    """Nobody knew the seed, somebody chose it, or it came with a save."""
    seal: str
    """What everybody may see from the start."""
    open: SeedAndSalt | None
    """How to check the seal, once the game is over."""


class SaidOption(TypedDict):
    """Something that can be answered, the same for everybody."""

    text: str
    """What an `answer` names it by."""
    verb: str
    say: str
    seat: int
    """Whose answer it is."""
    cost: int
    remark: str
    """What it costs, and what it brings whether one wants it or not; may be empty."""
    passes: bool
    early: bool
    """Whether it ends a turn in which something could still be done."""
    undoes: bool
    """Whether it undoes a mark: it takes the place in the list where the mark was set."""
    chance: float | None
    """How likely it is to achieve its purpose (from 0 to 1, an estimate); null if that can't be said."""
    args: Args
    about: list[str]
    """The things it concerns."""
    alike: list[str]
    """Others that can't be told from them and would do just as well."""


class OptionToPick(SaidOption):
    """Something that can be answered."""

    n: int
    """Its number for this viewer, which counts through all groups."""


class Group(TypedDict):
    """Options of one verb."""

    verb: str
    label: str
    options: list[OptionToPick]


class SaidBarrier(TypedDict):
    """Something that can't be done, and why, the same for everybody."""

    verb: str
    label: str
    say: str
    """The label and the reason."""
    reason: str
    here: str
    """The reason as shown on the thing it is about, which it need not name."""
    rules: list[str]
    args: Args
    about: list[str]


class Barrier(SaidBarrier):
    """Something that can't be done, and why."""

    n: int
    """Its number, by which `why` asks for it."""


class Fact(TypedDict):
    """What a question brings to the table, such as the monster that is to be placed."""

    say: str
    message: str
    rule: str
    args: Args


class Question(TypedDict):
    """The pending question, the same for everybody."""

    seat: int
    """Who is asked; the first of them if several are."""
    seats: list[int]
    """All who are asked. Each passes for itself, and one that has passed is no longer listed."""
    name: str
    awaited: list[str]
    """The names of all who are asked."""
    say: str
    question: str
    """The same as `say` without the name of whoever is asked, for where the name is shown beside it."""
    rule: str
    facts: list[Fact]


class Asked(Question):
    """The pending question in sentences, with what can and can't be answered. Options of other seats are there too,
    unless they are secret; the viewer's own options have a `seat` that is `mine` in `seats`.
    """

    default: str | None
    """The text of the option that Enter answers: it passes, and is never one that is `early`."""
    groups: list[Group]
    barred: list[Barrier]


class Ending(TypedDict):
    """How a game ended."""

    won: bool
    result: str
    """`won`, `lost`, or a third that the game names."""
    say: str
    rule: str
    rule_say: str
    causes: list[str]
    """What led to it, in plain words."""


class Notice(TypedDict):
    """Why a table can only be read."""

    why: str
    """`rules`: the current rules can't continue it; `cards`: the cards of the game have changed since; `record`:
    replaying it leads elsewhere; `damaged`: its record is damaged.
    """
    version: str
    say: str


class Renewed(TypedDict):
    """That a table goes on under other rules."""

    number: int
    """The number of the event that says so."""
    say: str
    decisions: int
    """How many decisions were taken back."""
    lines: list[str]
    """What their effects had been."""


class SeatAtTable(TypedDict):
    """A seat: who plays it and who is here."""

    seat: int
    id: str
    """Its investigator, a name in the game's words."""
    name: str
    mine: bool
    person: str
    """The nickname of whoever last came with its key and is here; may be empty."""
    online: bool
    bot: str | None


class LogLine(TypedDict):
    """A line of the log. If an event has a secret, the others get a different sentence without it, of the same kind."""

    number: int
    kind: str
    say: str
    rule: str
    args: Args
    about: list[str]
    """The things it concerns."""
    turn: bool
    """Whether a turn begins with it."""


class Log(TypedDict):
    """Lines not yet sent. A newcomer gets at most 500."""

    reset: bool
    """Forget all earlier ones: the first time, in a new language, after an undo."""
    lines: list[LogLine]


class WishToUndo(TypedDict):
    """Somebody wants to take something back and waits for the others."""

    name: str
    to: str
    mine: bool
    waiting: list[str]
    """The names of those who have not agreed yet."""
    can_agree: bool


class Undoing(TypedDict):
    """How far one can go back."""

    to: list[str]
    """The stretches that can be taken back, the shortest first."""
    labels: dict[str, str]
    """What these are called."""
    free: bool
    """Whether nobody has to be asked."""
    asked: WishToUndo | None


class Cause(TypedDict):
    """Something that was done or happened on its own, and what came of it, by the numbers of log lines."""

    line: int
    effects: list[int]
    """Its consequences that should be shown."""
    more: int
    """How many are left out."""
    lost: list[int]
    """Those in which one of the viewer's seats lost something."""
    lines: list[int]
    """All of them."""


class StepInWords(TypedDict):
    """A step in a few words."""

    title: str
    """Whom or what it is about; may be empty."""
    say: str
    count: int
    """How many of a kind it stands for."""
    person: bool
    """Whether it is about somebody at the table."""


class RecapStep(StepInWords):
    """One of at most six things to be shown one after another, since the viewer's last answer."""

    lines: list[int]
    """The log lines it stands for."""
    lost: bool


class Recap(TypedDict):
    """What happened since the viewer last decided; for a spectator, since anybody did. Passing alone does not count."""

    causes: list[Cause]
    """At most six."""
    steps: list[RecapStep]


class Head(TypedDict):
    """What a table is."""

    protocol: int
    table: str
    game: str
    language: str
    turn: int
    """How many turns have begun."""
    day: int
    """Which day it is, if the game has days."""
    fate: SeenFate | None


class Standing(Head, Generic[Board]):
    """How a game stands, seen through somebody's eyes."""

    number: int
    """Counts every decision and every undo. It only grows."""
    name: str
    view: View[Board] | None
    """What all the viewer's seats know together, or what a spectator knows; null at a table that is closed."""
    outcome: Ending | None
    """When the game is over."""
    goes_on: bool
    """When the game is over: whether another table follows."""
    next: str | None
    """That table, once it has been made."""
    closed: Notice | None
    """At a table that can only be read: then `view` and `asked` are null, and everything but `language` is refused with
    `closed`.
    """


class Own(TypedDict):
    """What is a viewer's own."""

    asked: Asked | None
    """The pending question; null when the game is over."""
    recap: Recap | None
    """Null if a table can only be read."""
    seats: list[SeatAtTable]
    spectator: bool
    creator: bool
    undo: Undoing
    renewed: Renewed | None
    """Unless null, the table was begun under other rules or with other cards, and goes on under the current ones from
    the beginning of a turn.
    """


class State(Standing[Board], Own):
    """The whole table as this viewer may see it."""

    type: Literal["state"]
    sent: int
    """Counts the states and changes that came over this socket."""
    log: Log


# --- other messages over the socket -----------------------------------------------------------------------------------


class Change(TypedDict):
    """What has changed of the state since the last `state` or `change`."""

    type: Literal["change"]
    sent: int
    number: int
    set: dict[str, Any]
    """The new values, each by its pointer."""
    log: Log


class People(TypedDict):
    """Somebody came, left, or changed."""

    type: Literal["people"]
    seats: list[SeatAtTable]


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
    """What the game is about, with the numbers of this table."""

    type: Literal["goal"]
    number: int
    goal: SaidGoal | None
    """Null while it is not yet known."""


class NotDone(TypedDict):
    """What was asked for did not happen."""

    type: Literal["refused"]
    code: str
    say: str


Message = State[Any] | Change | People | Advice | Because | InWords | GoalOfGame | NotDone


# --- over HTTP --------------------------------------------------------------------------------------------------------


class Condition(TypedDict):
    """A setting, and the values of it with which another one matters."""

    id: str
    values: list[str]


class SettingValue(TypedDict):
    """A value of a setting."""

    value: str
    label: str
    plain: str
    """The first line of the label in two lines."""
    more: str
    """The second; empty if there is no remark."""


class SettingShown(TypedDict):
    """A table option."""

    id: str
    label: str
    default: str
    given: Condition | None
    """When it matters; null: always."""
    values: list[SettingValue]


class GameShown(TypedDict):
    """A game as the home page shows it."""

    id: str
    name: str
    tagline: str
    seats: list[int]
    """For how many it can be played."""
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
    """The tables of their creator."""

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
    """An answer that says nothing but that it is done."""


class KeyMade(TypedDict):
    """A new key."""

    key: str


class Answered(TypedDict):
    """What was answered at a position."""

    seat: int
    say: str


class Replayed(TypedDict, Generic[Board]):
    """A position of a game."""

    at: int
    last: int
    """How many decisions there are."""
    answer: Answered | None
    """Null at the last position and where it is another seat's secret."""
    state: State[Board]


class Sequel(TypedDict):
    """The table that follows."""

    table: str
    seats: list[int]
    """For each of its seats which seat it was here, -1 for people who join."""
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
"""A day, round or turn, from a decision on."""


class ShownFigure(TypedDict):
    """An interesting number."""

    id: str
    value: int
    label: str
    """It follows the value."""
    more: str
    """May be empty."""


class ShownDistinction(TypedDict):
    """What one seat did best; if two are equal, nobody gets it."""

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
    """What is told of a game at its end; empty while it runs, and if a game has nothing of the kind."""

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
