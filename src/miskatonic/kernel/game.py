"""What a game is to the kernel: a descriptor full of plain functions, and the registry that finds it by id."""

import functools
import importlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from miskatonic.kernel.catalogue import Catalogue
from miskatonic.kernel.choice import Option, Step
from miskatonic.kernel.chronicle import Chronicle, Moment
from miskatonic.kernel.coverage import NO_COVERAGE, Coverage
from miskatonic.kernel.errors import RefusedOption, UnknownGame, UnknownOption
from miskatonic.kernel.event import OTHERS
from miskatonic.kernel.goal import Goal
from miskatonic.kernel.state import State


@dataclass(frozen=True, slots=True)
class Setting:
    """A table option: what a setup leaves to the players. `check` accepts values beyond the listed ones, or says why
    not: in English, or in lines that can be said in any language. How long such a value may be is up to the game: a
    deck is a long text.
    """

    id: str
    values: tuple[str, ...]
    default: str
    check: "Callable[[str, int], str | tuple[Line, ...] | None] | None" = None
    longest: int = 200
    given: tuple[str, tuple[str, ...]] | None = None
    """Another setting and the values of it with which this one matters; None: it always does."""

    def matters(self, options: Mapping[str, str]) -> bool:
        """Whether it changes anything at a table with these options, which name all that are not as they are unless
        told.
        """
        return self.given is None or options.get(self.given[0]) in self.given[1]

    def problem(self, value: str, seats: int) -> "str | tuple[Line, ...] | None":
        """Why `value` can't be taken with that many seats, or None."""
        if value in self.values:
            return None
        if len(value) > self.longest:
            return f"{self.id} takes a text of at most {self.longest} characters, not of {len(value)}."
        if self.check is not None:
            return self.check(value, seats)
        return f"{self.id} is one of {', '.join(self.values)}, not {value!r}."


FATE = Setting("fate", ("same", "new"), "same")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an explanation: a sentence's id and arguments, and the rule it comes from.

    Where a number is explained, `amount` is what this line adds to it: the number is the sum of its lines.
    """

    message: str
    rule: str
    args: Mapping[str, Any] = field(default_factory=dict)
    amount: int = 0


def total(lines: Iterable[Line]) -> int:
    """The number that lines explain."""
    return sum([line.amount for line in lines])


@dataclass(frozen=True, slots=True)
class Measure:
    """How far the game has come: a number that grows to its goal, which wins or loses."""

    id: str
    value: int
    goal: int
    wins: bool


@dataclass(frozen=True, slots=True)
class Sequel:
    """The table that follows a finished one: its options and, for each of its seats, whose it was there (-1: new)."""

    options: Mapping[str, str]
    seats: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Game:
    """Everything the rest of the program needs to know of a game, grouped by who asks for it.

    Where a function takes a game, that is its state; where it takes eyes, they are the seats of whoever looks.
    """

    # --- whoever chooses a game -----------------------------------------------------------------------------------

    id: str
    """Its name for programs; so are called the packages of its bots, its terminal board, its page module."""
    version: str
    """The version of its rules, which every record names."""
    package: str
    """Where its texts are."""
    seats: tuple[int, ...]
    """For how many it can be played, in ascending order."""
    settings: tuple[Setting, ...]
    """Its table options."""
    content: Mapping[str, int]
    """What is in the box: how many of each kind; `content-<kind>` says it."""
    minutes: int = 60
    """How long a game takes people."""
    chapter: Callable[[Any], str] = lambda game: ""
    """The word for which of its stories a table plays; empty where a game has only one."""

    # --- the table, which plays it ----------------------------------------------------------------------------------

    state: type[State]
    """The class of its state."""
    setup: Callable[[int, int, Mapping[str, str]], State]
    """The state with which a table begins, from a seed, a number of seats and table options."""
    steps: Mapping[str, Callable[[Any], Step]]
    """The steps by name. Each is a coroutine that returns the name of the next one."""
    marks: Mapping[str, tuple[str, ...]]
    """The stretches that undo can go back over, the shortest first, each with the steps at which one begins."""
    redeal: Callable[[Any, int | None], None]
    """Deals again what a seat can't know (None: what nobody at the table knows; -1: what a spectator can't)."""
    problems: Callable[[Any], list[str]]
    """Broken invariants in words: nothing when all is well."""

    # --- records ----------------------------------------------------------------------------------------------------

    catalogues: tuple[Catalogue[Any], ...] = ()
    """All rows of printed facts. Numbers in a record keep their meaning as long as these only grow."""
    reads: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The earlier versions whose records can be played again under these rules. For each: answers that have another
    name now, and, after a question mark, prompts that it did not have, with the answer it took for granted.
    """
    first_contents: Mapping[str, list[int | str]] = field(default_factory=dict)
    """What the catalogues were for records that do not say (those of Miskatonic 0.1.0)."""

    # --- whoever looks ----------------------------------------------------------------------------------------------

    view: Callable[[Any, frozenset[int]], Mapping[str, object]]
    """The board as these eyes see it, except for what `open_view` makes."""
    board: type[Any] = dict
    """The TypedDict that declares the board, in the game's module `board`."""
    open_view: Callable[[Any], Mapping[str, object]] = lambda game: {}
    """The members of the board that all eyes see alike: made once for everybody who looks."""
    secrets: Callable[[Any], Collection[int]] | None = None
    """The seats that know something a spectator does not; None: all of them may."""
    alike: Callable[[Any, str], Collection[str]] = lambda game, thing: ()
    """The things that can't be told from this one and would do as well."""
    seats_of: Callable[[Any], int]
    """How many seats a table has."""
    seat_name: Callable[[Any, int], str]
    """The name of a seat: its investigator, or its number as long as it has none."""
    named: Callable[[Any, dict[str, Any]], dict[str, Any]]
    """The arguments of an event or a question with names where the rules have numbers."""

    # --- whoever wants to know more ---------------------------------------------------------------------------------

    explain: Callable[[Any, Any], list[Line]]
    """The lines behind an option, something barred, a name or a number."""
    glossary: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Names that can be looked up besides those in the catalogues (symbols, places), each with its rules."""
    verbs: Callable[[], Iterable[str]] = lambda: ()
    """The verbs of options that are carried out by a list: all of them need words."""
    goal: Callable[[Any], Goal | None] = lambda game: None
    """What the game is about, with the numbers of this table, as soon as they are known."""
    chance: Callable[[Any, Option], float | None] = lambda game, option: None
    """How likely an option is to bring what one wants from it, as an estimate, where that can be told."""
    warns: Callable[[Any, Option], Sequence[Line]] = lambda game, option: ()
    """What an option brings whether one wants it or not."""
    enquiries: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    """Questions that need no table (is this deck allowed?), by name: plain data from plain data. The annotations of
    each function declare both as TypedDicts; a `Line` in its answer is a sentence that is still to be said.
    """

    # --- recap, course and end of a game ----------------------------------------------------------------------------

    spans: Mapping[str, str] = field(default_factory=dict)
    """The events with which its turns, rounds and days begin."""
    causes: tuple[str, ...] = ()
    """The events besides those of `spans` that others come of, the greatest first (see `kernel.recap`)."""
    losses: Collection[str] = ()
    """The events by which a seat they are about loses something."""
    dull: Collection[str] = ()
    """The events that explain nothing of how a game went."""
    epilogue: Collection[str] = ()
    """With one of these events it is decided how the game ends; what follows is only written down."""
    measures: Callable[[Any], list[Measure]] = lambda game: []
    """How far the game has come, towards winning and towards losing."""
    chronicle: Callable[[Sequence[Moment]], Chronicle] = lambda moments: Chronicle()
    """What is told of a game at its end."""

    # --- the next table ---------------------------------------------------------------------------------------------

    sequel: Callable[[Any, Mapping[str, str]], Sequel | None] = lambda game, wishes: None
    """The table that follows a finished one, with these wishes for its options; None where nothing follows."""
    campaign: Callable[[Any], str | None] = lambda game: None
    """A text that holds how such a chain of tables stands."""
    resumed: Callable[[str], Sequel | None] = lambda text: None
    """The table that goes on from such a text. None: it isn't one. It refuses one that can't be gone on from."""

    # --- developers -------------------------------------------------------------------------------------------------

    coverage: Coverage = NO_COVERAGE
    """What should come up when many games are played."""
    arrange: Callable[[Sequence[Sequence[str]]], State] | None = None
    """Makes a position out of sentences (see `kernel.arranged`)."""

    @functools.cached_property
    def all_settings(self) -> dict[str, Setting]:
        """Its own table options and the ones every game has, by id."""
        return {setting.id: setting for setting in (*self.settings, FATE)}

    @functools.cached_property
    def defaults(self) -> dict[str, str]:
        """Every table option as it is unless told."""
        return {name: setting.default for name, setting in self.all_settings.items()}

    @functools.cached_property
    def ranks(self) -> dict[str, int]:
        """The kinds of events that others come of, with how great they are: `spans`, then `causes`."""
        kinds = dict.fromkeys((*self.spans.values(), *self.causes))
        return {told: rank for rank, kind in enumerate(kinds) for told in (kind, kind + OTHERS)}

    @functools.cached_property
    def dull_kinds(self) -> frozenset[str]:
        """The kinds of dull events, also for those who are told only a part of them."""
        return frozenset([told for kind in self.dull for told in (kind, kind + OTHERS)])

    @functools.cached_property
    def loss_kinds(self) -> frozenset[str]:
        """The kinds of losses, also for those who are told only a part of them."""
        return frozenset([told for kind in self.losses for told in (kind, kind + OTHERS)])

    def settle(self, seats: int | None, options: Mapping[str, str]) -> tuple[int, dict[str, str]]:
        """The number of seats and every table option with its value; refuses what the game does not have."""
        count = self.seats[0] if seats is None else seats
        if type(count) is not int or count not in self.seats:
            raise UnknownOption(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {count!r}.")
        known = self.all_settings
        for name, value in options.items():
            if name not in known:
                raise UnknownOption(f"{self.id} has no option {name!r}. It has: {', '.join(known)}.")
            if type(value) is not str:
                raise UnknownOption(f"The value of {name} is a text, not {value!r}.")
            if problem := known[name].problem(value, count):
                raise UnknownOption(problem) if isinstance(problem, str) else RefusedOption(self.package, problem)
        return count, {**self.defaults, **options}

    def wanted_words(self) -> dict[str, tuple[str, ...]]:
        """Every message the game must have, each with its parts: its own name, its table options, what is in the box,
        the stretches that undo goes back over, its verbs, its measures, its glossary and everything printed.
        """
        wanted = ["game-name", "game-tagline"]
        for setting in self.settings:
            wanted += [f"setting-{setting.id}", *(f"setting-{setting.id}-{value}" for value in setting.values)]
        wanted += [f"content-{kind}" for kind in self.content]
        wanted += [f"{where}undo-{mark}" for mark in self.marks for where in ("", "terminal-")]
        wanted += [f"{kind}-{verb}" for verb in self.verbs() for kind in ("option", "verb")]
        seats, options = self.settle(None, {})
        wanted += [f"measure-{measure.id}" for measure in self.measures(self.setup(0, seats, options))]
        printed = {name: parts for catalogue in self.catalogues for name, parts in catalogue.wanted_words().items()}
        return dict.fromkeys(wanted, ()) | dict.fromkeys(self.glossary, ("text",)) | printed

    @property
    def families(self) -> frozenset[str]:
        """What begins the names of everything printed; every name that begins so is that of a row."""
        return frozenset(name.partition("-")[0] for catalogue in self.catalogues for name in catalogue.names)


_WHERE: dict[str, str] = {}


def register(game_id: str, module: str) -> None:
    """Make a game known; its module (with a `GAME` in it) is imported when it is first asked for."""
    _WHERE[game_id] = module


def find_game(game_id: str) -> Game:
    """The game with that id."""
    if game_id not in _WHERE:
        raise UnknownGame(f"There is no game {game_id!r}. There are: {', '.join(sorted(_WHERE))}.")
    game: Game = importlib.import_module(_WHERE[game_id]).GAME
    return game


def module_of(game_id: str) -> str:
    """The module in which a game is."""
    return _WHERE[game_id]


def game_ids() -> list[str]:
    """The ids of all games that can be played, none of which is imported for it."""
    return list(_WHERE)


def games() -> list[Game]:
    """All games that can be played."""
    return [find_game(game_id) for game_id in _WHERE]


def games_asked(enquiry: str) -> Iterator[Game]:
    """The games that answer such an enquiry, each imported only when it is its turn."""
    for game_id in sorted(_WHERE):
        game = find_game(game_id)
        if enquiry in game.enquiries:
            yield game
