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


@dataclass(frozen=True)
class Game:
    """Everything the rest of the program needs to know of a game.

    `steps` maps a step's name to its coroutine, which returns the next step's name. `marks` are the stretches that undo
    can go back over, the shortest first, each with the steps at which one begins. `redeal` deals anew whatever a seat
    can't know (with None: what nobody at the table knows; with -1: what a spectator can't).
    `catalogues` are all rows of printed facts: numbers in a record mean what they meant while these only grow. A record
    of a version in `reads` can be played again under these rules; there stands which answers have another name now, and
    after a question mark the prompts that it did not know, with what it took for granted.
    `first_contents` is what the catalogues were for records that do not say (those of Miskatonic 0.1.0).
    `view` is the board as these eyes see it, but for the members that all eyes see alike, if it makes those in
    `open_view`: they are made once for all who look on (`kernel.view`).
    `secrets` are the seats that know something a spectator does not; a game that does not say has them all keep some.
    `alike` are the things that can't be told from one and would do as well.
    `glossary` are the names beside those in the catalogues that can be asked about: symbols, places; with their rules.
    `chance` is how likely an option brings what one wants by it, as an estimate, where that can be told; what it brings
    whether one wants it or not, it `warns` of.
    `verbs` are those of the options that somebody carries out by a list: all of them need words.
    `named` turns the numbers in an event's arguments into names; `package` is where its texts live. `minutes` is how
    long a game takes people, `spans` the events with which its turns and days begin, `measures` what its course is
    drawn from, `dull` the events that explain nothing of it, `chronicle` what is told of it at the end. `causes` are
    the events besides those of `spans` that others come of, the greatest first, `losses` those by which a seat they
    are about loses something (see `kernel.recap`). With an event of the `epilogue` it is decided how it ends; what
    follows is only written down.
    `goal` is what it is about, with the numbers of a table, as soon as that is known.
    `chapter` is the word for which of its stories a table plays; empty where a game has but one.
    `sequel` is the table that follows a finished one, where there is one, with what is wished of its options.
    `campaign` is what such a chain of tables is kept by, as a text, and `resumed` the table that goes on from a text
    (None: it is no such text; it refuses one that is and can't be gone on from).
    `enquiries` answer by name what is asked away from any table (is this deck allowed?), plain data from plain data.
    `coverage` says what should come up when many games are played; `arrange` makes a position out of sentences (see
    `kernel.arranged`).
    """

    id: str
    version: str
    package: str
    seats: tuple[int, ...]
    settings: tuple[Setting, ...]
    content: Mapping[str, int]
    state: type[State]
    setup: Callable[[int, int, Mapping[str, str]], State]
    steps: Mapping[str, Callable[[Any], Step]]
    marks: Mapping[str, tuple[str, ...]]
    view: Callable[[Any, frozenset[int]], Mapping[str, object]]
    problems: Callable[[Any], list[str]]
    redeal: Callable[[Any, int | None], None]
    seats_of: Callable[[Any], int]
    seat_name: Callable[[Any, int], str]
    named: Callable[[Any, dict[str, Any]], dict[str, Any]]
    explain: Callable[[Any, Any], list[Line]]
    catalogues: tuple[Catalogue[Any], ...] = ()
    reads: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    first_contents: Mapping[str, list[int | str]] = field(default_factory=dict)
    glossary: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    verbs: Callable[[], Iterable[str]] = lambda: ()
    minutes: int = 60
    spans: Mapping[str, str] = field(default_factory=dict)
    dull: Collection[str] = ()
    causes: tuple[str, ...] = ()
    losses: Collection[str] = ()
    epilogue: Collection[str] = ()
    measures: Callable[[Any], list[Measure]] = lambda game: []
    chronicle: Callable[[Sequence[Moment]], Chronicle] = lambda moments: Chronicle()
    secrets: Callable[[Any], Collection[int]] | None = None
    open_view: Callable[[Any], Mapping[str, object]] = lambda game: {}
    alike: Callable[[Any, str], Collection[str]] = lambda game, thing: ()
    chance: Callable[[Any, Option], float | None] = lambda game, option: None
    warns: Callable[[Any, Option], Sequence[Line]] = lambda game, option: ()
    goal: Callable[[Any], Goal | None] = lambda game: None
    chapter: Callable[[Any], str] = lambda game: ""
    sequel: Callable[[Any, Mapping[str, str]], Sequel | None] = lambda game, wishes: None
    campaign: Callable[[Any], str | None] = lambda game: None
    resumed: Callable[[str], Sequel | None] = lambda text: None
    enquiries: Mapping[str, Callable[[Mapping[str, Any]], Any]] = field(default_factory=dict)
    coverage: Coverage = NO_COVERAGE
    arrange: Callable[[Sequence[Sequence[str]]], State] | None = None

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
