"""The state of a table, as it is sent to everybody who is there, declared once; replies are in `answers`.

These are declarations of plain data, which cost nothing; `scripts/protocol.py` makes `protocol.d.ts`, the tables of
`docs/protocol.md` and, by way of `door/openapi.py`, `/openapi.json` from them. What comes in is in `messages`.
"""

from typing import Generic, Literal, TypedDict

from miskatonic.kernel.view import Args, Board, View

# --- the state of a table ---------------------------------------------------------------------------------------------


class SeedAndSalt(TypedDict):
    """What a sealed seed was made of: the seal is SHA-256 of `seed:salt`."""

    seed: str
    salt: str


class SeenFate(TypedDict):
    """Where the randomness of a table comes from."""

    how: Literal["drawn", "chosen", "brought"]
    """Nobody knew the seed, somebody chose it, or it came with a save."""
    seal: str
    """What everybody may see from the start."""
    open: SeedAndSalt | None
    """How to check the seal, once the game is over."""


class SaidOption(TypedDict):
    """Something that can be answered, the same for everybody."""

    text: str
    """What an `answer` sends back."""
    verb: str
    say: str
    seat: int
    """Whose answer it is."""
    cost: int
    remark: str
    """What it costs, and its unavoidable side effects; may be empty."""
    passes: bool
    early: bool
    """Whether it ends a turn in which something could still be done."""
    undoes: bool
    """Whether it undoes a mark: it appears in the list where the mark was set."""
    chance: float | None
    """How likely it is to achieve its purpose (from 0 to 1, an estimate); null if that can't be said."""
    args: Args
    about: list[str]
    """The things it concerns."""
    alike: list[str]
    """Other things that can't be told from these and would do just as well."""


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
    """All who are asked. Each passes separately, and one that has passed is no longer listed."""
    name: str
    awaited: list[str]
    """The names of all who are asked."""
    say: str
    question: str
    """The same as `say` without the name of the player who is asked, for where the name is shown beside it."""
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
    """That a table continues under other rules."""

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
    """The nickname of the last person here to come with its key; may be empty."""
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
    """Somebody wants to undo something and is waiting for the others."""

    name: str
    to: str
    mine: bool
    waiting: list[str]
    """The names of those who have not agreed yet."""
    can_agree: bool


class Undoing(TypedDict):
    """How far one can undo."""

    to: list[str]
    """The stretches that can be undone, the shortest first."""
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
    """Those by which one of the viewer's seats lost something."""
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
    """What has happened since the viewer last decided; for a spectator, since anybody did. Passing doesn't count."""

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
    """The position of a game, as a viewer sees it."""

    number: int
    """Counts every decision and every undo. It only grows."""
    name: str
    view: View[Board] | None
    """What all the viewer's seats know together, or what a spectator knows; null at a table that is closed."""
    outcome: Ending | None
    """Null until the game is over."""
    goes_on: bool
    """When the game is over: whether another table can follow."""
    next: str | None
    """That table, once it has been made."""
    closed: Notice | None
    """At a table that can only be read: then `view` and `asked` are null, and everything but `language` is refused with
    `closed`.
    """


class Own(TypedDict):
    """A viewer's own part."""

    asked: Asked | None
    """The pending question; null when the game is over."""
    recap: Recap | None
    """Null if a table can only be read."""
    seats: list[SeatAtTable]
    spectator: bool
    creator: bool
    undo: Undoing
    renewed: Renewed | None
    """Unless null, the table was begun under other rules or with other cards, and continues under the current ones from
    the beginning of a turn.
    """


class NewState(TypedDict):
    """What comes with a whole state."""

    type: Literal["state"]
    sent: int
    """Counts the states and changes that came over this socket."""
    log: Log


class State(Standing[Board], Own, NewState):
    """The whole table as this viewer may see it."""


# --- what has changed in it -----------------------------------------------------------------------------------


class Change(TypedDict):
    """What has changed in the state since the last `state` or `change`."""

    type: Literal["change"]
    sent: int
    number: int
    set: dict[str, object]
    """The new values, each by its pointer."""
    log: Log


class People(TypedDict):
    """Somebody came, left, or changed."""

    type: Literal["people"]
    seats: list[SeatAtTable]
