"""What the kernel knows of a game: a descriptor full of plain functions, and the registry that finds it by id."""

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
from miskatonic.kernel.state import Rows, State


@dataclass(frozen=True, slots=True)
class Setting:
    """A table option: something the setup leaves to the players. `check` accepts values beyond the listed ones, or says
    why not: in English, or as lines that can be put into any language. How long such a value may be is up to the game:
    a deck is a long text.
    """

    id: str
    values: tuple[str, ...]
    default: str
    check: "Callable[[str, int], str | tuple[Line, ...] | None] | None" = None
    longest: int = 200
    given: tuple[str, tuple[str, ...]] | None = None
    """Another setting and its values with which this one matters; None: it always matters."""
    several: bool = False
    """Whether its values are joined with +; the default is always one of them."""
    needs: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Values that need another setting to have a value, alone or among several."""

    def matters(self, options: Mapping[str, str]) -> bool:
        """Whether it changes anything at a table with these options, which name every setting that differs from its
        default.
        """
        return self.given is None or options.get(self.given[0]) in self.given[1]

    def choices(self, options: Mapping[str, str]) -> list[str]:
        """What can be chosen at a table with these options by going through a list: its values; of several that are
        joined the default alone, with each other one, and with all of them.
        """
        found = [value for value in self.values if self.offers(value, options)]
        if not self.several:
            return found
        others = [value for value in found if value != self.default]
        joined = [self.default, *["+".join((self.default, one)) for one in others], "+".join((self.default, *others))]
        return list(dict.fromkeys(joined))

    def offers(self, value: str, options: Mapping[str, str]) -> bool:
        """Whether a table with these options has what a value needs."""
        other, wanted = self.needs.get(value, ("", ""))
        return not other or wanted in options.get(other, "").split("+")

    def problem(self, value: str, seats: int) -> "str | tuple[Line, ...] | None":
        """Why `value` can't be chosen with that many seats, or None."""
        if value in self.values and not self.several:
            return None
        if len(value) > self.longest:
            return f"{self.id} takes a text of at most {self.longest} characters, not {len(value)}."
        if self.check is not None:
            return self.check(value, seats)
        return f"{self.id} must be one of {', '.join(self.values)}, not {value!r}."


FATE = Setting("fate", ("same", "new"), "same")
ROWS = "rows"
"""Not a setting, but stored with them: the rows that a table is made of, where more have come since it began."""


def rows_of(options: Mapping[str, str]) -> tuple[Rows, ...]:
    """The rows that a table with these options is made of (`hand:44+monster:27`); nothing: all there are."""
    parts = [part.partition(":") for part in options.get(ROWS, "").split("+") if part]
    return tuple([Rows(family, int(count)) for family, _, count in parts])


def made_of(rows: Iterable[Rows]) -> str:
    """The same as it is stored with the options."""
    return "+".join(f"{family}:{count}" for family, count in rows)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an explanation: a sentence's id and arguments, and the rule it comes from.

    If a number is explained, `amount` is what this line adds to it: the number is the sum of its lines.
    """

    message: str
    rule: str
    args: Mapping[str, Any] = field(default_factory=dict)
    amount: int = 0


def total(lines: Iterable[Line]) -> int:
    """The number that these lines explain."""
    return sum([line.amount for line in lines])


@dataclass(frozen=True, slots=True)
class Measure:
    """How far the game has progressed: a number that grows to its goal, which wins or loses."""

    id: str
    value: int
    goal: int
    wins: bool


@dataclass(frozen=True, slots=True)
class Sequel:
    """The table that follows a finished one: its options and, for each of its seats, the old seat (-1: none, it is
    new).
    """

    options: Mapping[str, str]
    seats: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Game:
    """Everything the rest of the program needs to know about a game, grouped by who asks for it.

    If a function takes a game, that is its state; if it takes eyes, they are the seats of the viewer.
    """

    # --- choosing a game ------------------------------------------------------------------------------------------

    id: str
    """Its name for programs, and the name of its bots' package, its terminal board and its page module."""
    version: str
    """The version of its rules, which every record names."""
    package: str
    """Where its texts are."""
    seats: tuple[int, ...]
    """The numbers of seats it can be played with, in ascending order."""
    settings: tuple[Setting, ...]
    """Its table options."""
    content: Mapping[str, int]
    """What is in the box: how many of each kind; `content-<kind>` words it."""
    minutes: int = 60
    """How long a game takes people to play."""
    chapter: Callable[[Any], str] = lambda game: ""
    """The name of the scenario that a table plays; empty if the game has only one."""

    # --- playing it at a table --------------------------------------------------------------------------------------

    state: type[State]
    """The class of its state."""
    setup: Callable[[int, int, Mapping[str, str]], State]
    """The state with which a table begins, from a seed, a number of seats and table options."""
    steps: Mapping[str, Callable[[Any], Step]]
    """The steps by name. Each is a coroutine that returns the name of the next one."""
    marks: Mapping[str, tuple[str, ...]]
    """The marks that undo can go back to, the nearest first, each with the steps that set it."""
    redeal: Callable[[Any, int | None], None]
    """Redeals what a seat can't know (None: what nobody at the table knows; -1: what a spectator can't)."""
    problems: Callable[[Any], list[str]]
    """Broken invariants in words; empty when all is well."""

    # --- records ----------------------------------------------------------------------------------------------------

    catalogues: tuple[Catalogue[Any], ...] = ()
    """All rows of printed facts. The numbers in a record keep their meaning as long as these only grow."""
    box_of: Callable[[Any], str] | None = None
    """The box in which a row came; None: all came in one."""
    boxes_of: Callable[[Mapping[str, str]], Collection[str]] = lambda options: ()
    """The boxes that a table with these options is played with, if there are several."""
    reads: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The earlier versions whose records can be replayed under these rules. For each: answers that have a different
    name now and, after a question mark, prompts that it did not have, with the answer it took for granted.
    """
    first_contents: Mapping[str, list[int | str]] = field(default_factory=dict)
    """What the catalogues were when the game was first released: no table is made of less, and records that don't say
    what theirs is made of (those of Miskatonic 0.1.0) mean this.
    """

    # --- looking at it ----------------------------------------------------------------------------------------------

    view: Callable[[Any, frozenset[int]], Mapping[str, object]]
    """The board as these eyes see it, except for what `open_view` builds."""
    board: type[Any] = dict
    """The TypedDict that declares the board, in the game's module `board`."""
    open_view: Callable[[Any], Mapping[str, object]] = lambda game: {}
    """The members of the board that look the same to everybody: built once for all viewers."""
    secrets: Callable[[Any], Collection[int]] | None = None
    """The seats that know something a spectator doesn't; None: any of them may."""
    alike: Callable[[Any, str], Collection[str]] = lambda game, thing: ()
    """The things that can't be told from this one and would do just as well."""
    seats_of: Callable[[Any], int]
    """How many seats a table has."""
    seat_name: Callable[[Any, int], str]
    """The name of a seat: its investigator, or its number while it has none."""
    named: Callable[[Any, dict[str, Any]], dict[str, Any]]
    """The arguments of an event or a question, with names in place of the rules' numbers."""

    # --- wanting to know more ---------------------------------------------------------------------------------------

    explain: Callable[[Any, Any], list[Line]]
    """The lines that explain an option, something barred, a name or a number."""
    glossary: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Names that can be looked up besides those in the catalogues (symbols, places), each with its rules."""
    verbs: Callable[[], Iterable[str]] = lambda: ()
    """The verbs of options that are looked up in a list: all of them need words."""
    goal: Callable[[Any], Goal | None] = lambda game: None
    """The goal of the game, with the numbers of this table, as soon as they are known."""
    chance: Callable[[Any, Option], float | None] = lambda game, option: None
    """How likely an option is to achieve its purpose, as an estimate, if that can be said."""
    warns: Callable[[Any, Option], Sequence[Line]] = lambda game, option: ()
    """Side effects of an option that come whether the player wants them or not."""
    enquiries: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    """Questions that need no table (is this deck allowed?), by name: plain data from plain data. The annotations of
    each function declare both as TypedDicts; a `Line` in its answer is a sentence still to be put into words.
    """

    # --- recap, course and end of a game ----------------------------------------------------------------------------

    spans: Mapping[str, str] = field(default_factory=dict)
    """The events that begin its turns, rounds and days."""
    causes: tuple[str, ...] = ()
    """The events, besides those of `spans`, that cause others, the most important first (see `kernel.recap`)."""
    losses: Collection[str] = ()
    """The events in which a seat that they are about loses something."""
    dull: Collection[str] = ()
    """The events that say nothing about how a game went."""
    epilogue: Collection[str] = ()
    """One of these events settles how the game ends; what follows is only bookkeeping."""
    measures: Callable[[Any], list[Measure]] = lambda game: []
    """How far the game has progressed, towards winning and towards losing."""
    chronicle: Callable[[Sequence[Moment]], Chronicle] = lambda moments: Chronicle()
    """What is reported about a game at its end."""

    # --- the next table ---------------------------------------------------------------------------------------------

    sequel: Callable[[Any, Mapping[str, str]], Sequel | None] = lambda game, wishes: None
    """The table that follows a finished one, with these wishes for its options; None if nothing follows."""
    campaign: Callable[[Any], str | None] = lambda game: None
    """The state of such a chain of tables, as text."""
    resumed: Callable[[str], Sequel | None] = lambda text: None
    """The table that continues from such a text. None: it isn't one. One that can't be continued is refused."""

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
        """The default of every table option."""
        return {name: setting.default for name, setting in self.all_settings.items()}

    @functools.cached_property
    def ranks(self) -> dict[str, int]:
        """The kinds of events that cause others, with their ranks: `spans`, then `causes`."""
        kinds = dict.fromkeys((*self.spans.values(), *self.causes))
        return {told: rank for rank, kind in enumerate(kinds) for told in (kind, kind + OTHERS)}

    @functools.cached_property
    def dull_kinds(self) -> frozenset[str]:
        """The kinds of dull events, including the kinds for those who see only a part of them."""
        return frozenset([told for kind in self.dull for told in (kind, kind + OTHERS)])

    @functools.cached_property
    def loss_kinds(self) -> frozenset[str]:
        """The kinds of losses, including the kinds for those who see only a part of them."""
        return frozenset([told for kind in self.losses for told in (kind, kind + OTHERS)])

    def settle(self, seats: int | None, options: Mapping[str, str]) -> tuple[int, dict[str, str]]:
        """The number of seats and every table option with its value; refuses what the game does not have."""
        count = self.seats[0] if seats is None else seats
        if type(count) is not int or count not in self.seats:
            raise UnknownOption(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {count!r}.")
        known = self.all_settings
        for name, value in options.items():
            if name == ROWS and self._are_rows(value):
                continue
            if name not in known:
                raise UnknownOption(f"{self.id} has no option {name!r}. It has: {', '.join(known)}.")
            if type(value) is not str:
                raise UnknownOption(f"The value of {name} must be a text, not {value!r}.")
            if problem := known[name].problem(value, count):
                raise UnknownOption(problem) if isinstance(problem, str) else RefusedOption(self.package, problem)
        return count, {**self.defaults, **options}

    def _are_rows(self, value: str) -> bool:
        """Whether a table can be made of these rows: of no fewer than those of the first release."""
        known = {
            one.family: range(int(self.first_contents[one.family][0]), len(one) + 1)
            for one in self.catalogues
            if one.family in self.first_contents
        }
        try:
            rows = rows_of({ROWS: value})
        except ValueError:
            return False
        return made_of(rows) == value and all(count in known.get(family, ()) for family, count in rows)

    def wanted_words(self) -> dict[str, tuple[str, ...]]:
        """Every message the game must have, each with its parts: its own name, its table options, what is in the box,
        the marks that undo goes back to, its verbs, its measures, its glossary and everything printed.
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
        """The prefixes of the names of everything printed; every name with such a prefix is that of a row."""
        return frozenset(name.partition("-")[0] for catalogue in self.catalogues for name in catalogue.names)


_WHERE: dict[str, str] = {}


def register(game_id: str, module: str) -> None:
    """Register a game; its module (with a `GAME` in it) is imported when it is first asked for."""
    _WHERE[game_id] = module


def find_game(game_id: str) -> Game:
    """The game with that id."""
    if game_id not in _WHERE:
        raise UnknownGame(f"There is no game {game_id!r}. There are: {', '.join(sorted(_WHERE))}.")
    game: Game = importlib.import_module(_WHERE[game_id]).GAME
    return game


def module_of(game_id: str) -> str:
    """The module that contains a game."""
    return _WHERE[game_id]


def game_ids() -> list[str]:
    """The ids of all games that can be played, without importing any."""
    return list(_WHERE)


def games() -> list[Game]:
    """All games that can be played."""
    return [find_game(game_id) for game_id in _WHERE]


def games_asked(enquiry: str) -> Iterator[Game]:
    """The games that answer such an enquiry, each imported only when its turn comes."""
    for game_id in sorted(_WHERE):
        game = find_game(game_id)
        if enquiry in game.enquiries:
            yield game
