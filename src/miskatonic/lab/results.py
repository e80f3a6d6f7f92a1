"""What a simulation saves in a file: one record for each game or campaign, with everything needed to replay it.

A file is one run: everything in it was played with the same setup, and no seed twice. The ending of its name says how
it is written: `.jsonl` is JSON Lines, which grow while games are played; `.parquet` is made when they are over (see
`parquet`). docs/statistics.md says what the fields mean.
"""

import functools
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec

import miskatonic
from miskatonic.kernel import Trouble, find_game
from miskatonic.kernel.outcome import WON
from miskatonic.lab.campaigns import Campaign
from miskatonic.lab.course import Course
from miskatonic.lab.simulate import Played, Setup

FORMAT: Final = 1
HIGHEST_SEED = 2**62
"""Other programs have integers of 63 bits, and the later tables of a campaign go beyond its seed."""


class BadResults(Trouble):
    """The file isn't the result of a simulation, or not the one that is asked for."""


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What everything in a file has in common."""

    format: Literal[1] = FORMAT
    kind: Literal["game", "campaign"]
    program: str
    """The version of Miskatonic, and so of its bots."""
    game: str
    version: str
    """The version of the game's rules."""
    cards: str
    """A fingerprint of everything printed."""
    options: dict[str, str]
    """All of them, including those that nobody chose."""
    seats: int
    bot: str
    checked: bool


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a campaign."""

    seed: int
    outcome: str
    reason: str
    rule: str
    decisions: int
    measures: tuple[Course, ...]


class Record(Head, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game, or one campaign with its tables; if it was broken off, the error instead of an outcome."""

    seed: int
    outcome: str
    reason: str
    rule: str
    decisions: int
    error: str
    measures: tuple[Course, ...]
    tables: tuple[TableRecord, ...] | msgspec.UnsetType = msgspec.UNSET

    @property
    def won(self) -> bool:
        """Whether the players have won."""
        return self.outcome == WON


COMMON = Head.__struct_fields__
DECODER = msgspec.json.Decoder(Record)
ENCODER = msgspec.json.Encoder()


@functools.cache
def stamp(game: str) -> tuple[str, str, str]:
    """The versions on which a result depends: of the program, of the game's rules, of everything printed."""
    found = find_game(game)
    printed = msgspec.json.encode({one.family: one.fingerprint() for one in found.catalogues}, order="sorted")
    return miskatonic.__version__, found.version, hashlib.sha256(printed).hexdigest()[:16]


def head(setup: Setup, kind: Literal["game", "campaign"]) -> Head:
    """What everything played with the setup has in common."""
    program, version, cards = stamp(setup.game)
    return Head(
        kind=kind,
        program=program,
        game=setup.game,
        version=version,
        cards=cards,
        options=find_game(setup.game).settle(setup.seats, dict(setup.options))[1],
        seats=setup.seats,
        bot=setup.bot,
        checked=setup.check,
    )


# --- from what was played and back --------------------------------------------------------------------------------


def of_game(common: Head, one: Played) -> Record:
    """A game as its record."""
    return Record(
        **msgspec.structs.asdict(common),
        seed=one.seed,
        outcome=one.result,
        reason=one.reason,
        rule=one.rule,
        decisions=one.decisions,
        error=one.error,
        measures=one.course,
    )


def to_game(record: Record) -> Played:
    """The game of a record, without its course."""
    return Played(record.seed, record.won, record.reason, record.rule, record.decisions, record.error, record.outcome)


def of_campaign(common: Head, one: Campaign) -> Record:
    """A campaign as its record; it ends the way its last table ends."""
    ended = not one.error
    return Record(
        **msgspec.structs.asdict(common),
        seed=one.seed,
        outcome=one.results[-1] if ended else "",
        reason=one.tables[-1].reason if ended else "",
        rule=one.tables[-1].rule if ended else "",
        decisions=sum(table.decisions for table in one.tables),
        error=one.error,
        measures=(),
        tables=tuple(
            TableRecord(
                seed=table.seed,
                outcome=table.result,
                reason=table.reason,
                rule=table.rule,
                decisions=table.decisions,
                measures=table.course,
            )
            for table in one.tables
        ),
    )


def to_campaign(record: Record) -> Campaign:
    """The campaign of a record, without the courses of its tables."""
    told = record.tables or ()
    # Only the last table can have been broken off: it has no outcome, and its error is the campaign's.
    tables = tuple(
        Played(
            table.seed,
            table.outcome == WON,
            table.reason,
            table.rule,
            table.decisions,
            "" if table.outcome else record.error,
            table.outcome,
        )
        for table in told
    )
    return Campaign(record.seed, tables, tuple(table.outcome for table in told if table.outcome), record.error)


# --- reading ------------------------------------------------------------------------------------------------------


class JsonLines:
    """A file of JSON Lines, read once from the beginning. A last line that was cut short, because a run was stopped
    while writing it, is not a record.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.offsets: dict[int, int] = {}
        """Where the record of each seed begins; known once it has been read."""
        self.whole = 0
        """How many bytes hold complete records."""
        self.torn = False
        """Whether anything comes after them."""

    def __iter__(self) -> Iterator[Record]:
        with open(self.path, "rb") as file:
            for number, line in enumerate(file, 1):
                try:
                    record = DECODER.decode(line)
                except (msgspec.DecodeError, UnicodeDecodeError) as problem:
                    if not line.endswith(b"\n"):
                        self.torn = True
                        return
                    raise BadResults(f"{self.path}, line {number}: {_why(line)}.") from problem
                self.offsets[record.seed] = self.whole
                self.whole += len(line)
                yield record


class _Any(msgspec.Struct):
    """What every format's records have."""

    format: int
    program: str = "another version"


def _why(line: bytes) -> str:
    """What is wrong with a line that isn't a record."""
    try:
        other = msgspec.json.decode(line, type=_Any)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return "this isn't the result of a simulation"
    if other.format != FORMAT:
        return (
            f"results of format {other.format}, written by Miskatonic {other.program}; this is Miskatonic "
            f"{miskatonic.__version__}, which reads format {FORMAT}"
        )
    return "the result is damaged"


def ending(path: Path) -> str:
    """How the results are written; refuses names that don't say so."""
    found = path.suffix.lower()
    if found not in (".jsonl", ".parquet"):
        raise BadResults(f"Results are saved in a .jsonl or a .parquet file, not in {path.name!r}.")
    return found


def belonging(path: Path, found: Iterator[Record], common: Head | None = None) -> Iterator[Record]:
    """The records, if all have the same setup (`common`, if that is known) and no seed occurs twice."""
    expected, seeds = common, set[int]()
    for record in found:
        if expected is None:
            expected = record
        if (other := difference(record, expected)) is not None:
            if common is not None:
                raise BadResults(f"{path} holds another run: {other}. Choose another file for this one.")
            raise BadResults(f"{path} holds more than one run: {other}. A file must be one run; split them up.")
        if record.seed in seeds:
            raise BadResults(f"{path} holds seed {record.seed} twice; every game may count only once.")
        seeds.add(record.seed)
        yield record


def difference(one: Head, other: Head) -> str | None:
    """The first thing that two runs do not have in common, in words."""
    for name in COMMON:
        here, there = getattr(one, name), getattr(other, name)
        if here != there:
            if name == "options":
                name = next(key for key in {**here, **there} if here.get(key) != there.get(key))
                here, there = here.get(name), there.get(name)
            return f"{name} is {_short(here)}, not {_short(there)}"
    return None


def _short(value: object) -> str:
    said = str(value)
    return said if len(said) <= 60 else f"{said[:59]}…"
