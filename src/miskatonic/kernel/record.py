"""The record of a game and its save: one JSON text with header, answers and the last checkpoint.

A save of the same rules version is replayed from its seed, so log and undo are complete. A save of another version, or
with a different set of cards, opens at its checkpoint, if these rules can read it.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from miskatonic.kernel.catalogue import fingerprint
from miskatonic.kernel.choice import Option
from miskatonic.kernel.errors import BadSave
from miskatonic.kernel.game import ROWS, Game, made_of
from miskatonic.kernel.state import Rows, State

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table

FORMAT = 2
OLDEST = 1
MOST_ANSWERS = 20_000
"""A save with more is not read: no game has a tenth as many."""
_FATE = re.compile(r"~fate:(?P<new>[0-9]{1,100})|~deal:(?P<seed>[0-9]{1,100}):(?P<seat>-1|[0-9])", re.ASCII)
NO_DECISION = ("=", "~")
"""The prefixes, in a save, of answers that nobody gave: the only one there was, and turns of fate."""
BOX = "box:"
"""The prefix, in a record, of what it is made of where a game has several boxes."""
SPECTATOR = -1
"""As the seat of a deal: a viewer who sees only what is public."""


KINDS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "version": (str,),
    "seats": (int,),
    "options": (dict,),
    "seed": (int,),
    "answers": (list,),
    "undone": (int,),
    "origin": (dict, type(None)),
    "checkpoint": (dict,),
    "contents": (dict,),
}


class Fate:
    """A turn of fate, an entry among the answers: the generator was reseeded here, and what `seat` can't know redealt.

    Seat None: what nobody at the table knows (after an undo).
    """

    __slots__ = ("seat", "seed")

    def __init__(self, seed: int, seat: int | None = None) -> None:
        self.seed = seed
        self.seat = seat

    @property
    def text(self) -> str:
        """The form in which it is saved."""
        return f"~fate:{self.seed}" if self.seat is None else f"~deal:{self.seed}:{self.seat}"


class Checkpoint(NamedTuple):
    """The state in which a step began, and how many answers and events there had been by then; it never changes."""

    began: int
    state: State
    told: int = 0


Entry = Option | Fate
"""An entry of the record: a picked option or a turn of fate."""


def texts(table: "Table") -> list[str]:
    """The answers as saved: forced ones carry a leading `=`, turns of fate a `~`."""
    decided = set(table.made)
    return [
        entry.text if isinstance(entry, Fate) or position in decided else f"={entry.text}"
        for position, entry in enumerate(table.answers)
    ]


def _seal(body: dict[str, Any]) -> str:
    return hashlib.sha256(_bytes(body)).hexdigest()[:16]


def _bytes(body: dict[str, Any]) -> bytes:
    """The canonical form of a save's contents, from which seal and signature are computed."""
    return json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def signed(text: str, sign: Callable[[bytes], str]) -> str:
    """A save with the signature of the table's keeper, which its seal covers."""
    body = json.loads(text)
    del body["seal"]
    body["signed"] = sign(_bytes(body))
    return json.dumps(body | {"seal": _seal(body)}, ensure_ascii=False, separators=(",", ":"))


def is_signed(text: str, sign: Callable[[bytes], str]) -> bool:
    """Whether a text is a save that bears the signature it should."""
    try:
        body = json.loads(text)
        body.pop("seal")
        return hmac.compare_digest(body.pop("signed"), sign(_bytes(body)))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):  # not a save at all
        return False


def digest_of(table: "Table") -> str:
    """A stable hash of state and pending choice."""
    choice, outcome = table.choice, table.outcome
    pending = choice and [choice.seat, choice.prompt, [option.text for option in choice.options]]
    ended = outcome and [outcome.result, outcome.reason, outcome.rule]
    text = json.dumps([table.state.to_plain(), pending, ended], separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def save_table(table: "Table", checkpoint: Checkpoint) -> str:
    """The table as a JSON text."""
    body: dict[str, Any] = {
        "miskatonic": FORMAT,
        "game": table.game.id,
        "version": table.game.version,
        "contents": contents(table.game, table.options),
        "seats": table.seats,
        "options": dict(table.options),
        "seed": table.seed,
        "answers": texts(table),
        "undone": table.undone,
        "origin": None if table.origin is None else table.origin.to_plain(),
        "checkpoint": {"answers": checkpoint.began, "state": checkpoint.state.to_plain()},
    }
    return json.dumps(body | {"seal": _seal(body)}, ensure_ascii=False, separators=(",", ":"))


def contents(game: Game, options: Mapping[str, str]) -> dict[str, list[int | str]]:
    """What a table with these options is made of: the fingerprint of each box, or of each catalogue of the only one."""
    used = [f"{BOX}{box}" for box in game.boxes_of(options)] or [one.family for one in game.catalogues]
    return {part: list(fingerprint(_ids(game, part))) for part in used}


def means_the_same(game: Game, known: Mapping[str, Any]) -> bool:
    """Whether everything that a record with these contents was made of is still there: it has only grown."""
    return all(
        _is_fingerprint(print_) and [*fingerprint(_ids(game, part), print_[0])] == print_
        for part, print_ in known_contents(game, known).items()
    )


def _ids(game: Game, part: str) -> list[str]:
    """The ids of the rows in a box, or in a catalogue, in the order of their numbers; of what isn't here, none."""
    box_of, box = game.box_of, part.removeprefix(BOX)
    if part.startswith(BOX) and box_of is not None:
        return [row.id for catalogue in game.catalogues for row in catalogue if box_of(row) == box]
    return [row.id for catalogue in game.catalogues if catalogue.family == part for row in catalogue]


def _is_fingerprint(print_: Any) -> bool:
    return isinstance(print_, list) and [type(one) for one in print_] == [int, str] and print_[0] >= 0


def fate_of(answer: str, seats: int) -> Fate:
    """A turn of fate as it was saved."""
    match = _FATE.fullmatch(answer)
    seat = int(match["seat"]) if match and match["seat"] else None
    if match is None or (seat is not None and seat >= seats):
        raise ValueError(f"{answer[:40]!r} isn't a turn of fate")
    return Fate(int(match["new"] or match["seed"]), seat)


def can_play_again(game: Game, version: str, known: Mapping[str, Any]) -> bool:
    """Whether these rules can replay a record of that version with these contents."""
    return version in (game.version, *game.reads) and means_the_same(game, known)


def is_of_today(game: Game, version: str, known: Mapping[str, Any], options: Mapping[str, str]) -> bool:
    """Whether a record of that version with these contents was made by these rules, with the cards there are now."""
    return version == game.version and known_contents(game, known) == contents(game, options)


def as_it_began(game: Game, options: Mapping[str, str], known: Mapping[str, Any]) -> dict[str, str]:
    """The options of a record with these contents: if rows have come since, its table is made without them."""
    before = {family: print_[0] for family, print_ in known_contents(game, known).items() if _is_fingerprint(print_)}
    grown = [
        Rows(one.family, before[one.family])
        for one in game.catalogues
        if one.family in game.first_contents and before.get(one.family, len(one)) < len(one)
    ]
    return {ROWS: made_of(grown), **options} if grown else dict(options)


def known_contents(game: Game, known: Mapping[str, Any]) -> Mapping[str, Any]:
    """The contents that a record knew, even if it doesn't say."""
    return known or game.first_contents


def checked(text: str) -> dict[str, Any]:
    """The save's contents, if it is a save and complete."""
    try:
        body = json.loads(text)
        if not isinstance(body, dict) or "miskatonic" not in body:
            raise BadSave("This is not a Miskatonic save.")
        if type(body["miskatonic"]) is not int or not OLDEST <= body["miskatonic"] <= FORMAT:
            raise BadSave(f"The save has format {body['miskatonic']!r}; this program reads up to format {FORMAT}.")
        if body.pop("seal", None) != _seal(body):
            raise BadSave("The save was changed or damaged after it was made: its seal does not match.")
    except (ValueError, RecursionError) as trouble:
        raise BadSave("This is not a save, or it was cut off: it can't be read to the end.") from trouble
    if body["miskatonic"] == OLDEST:
        body["contents"] = {}
    for name, kinds in KINDS.items():
        if name not in body or type(body[name]) not in kinds:
            raise BadSave(f"The save lacks its {name}.")
    if body["seed"] < 0 or body["undone"] < 0:
        raise BadSave("The save contains a negative count.")
    if len(body["answers"]) > MOST_ANSWERS:
        raise BadSave(f"The save holds {len(body['answers'])} decisions; more than {MOST_ANSWERS} can't be read.")
    if not all(isinstance(answer, str) for answer in body["answers"]):
        raise BadSave("The save's answers are not texts.")
    return body
