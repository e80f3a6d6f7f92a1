"""The record of a game and its save: one JSON text with header, answers and the last checkpoint.

A save of the same rules version is replayed from its seed, so log and undo are complete. A save of another version, or
with a different set of cards, opens at its checkpoint, if these rules can read it.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from miskatonic.kernel.choice import Option
from miskatonic.kernel.errors import BadSave, IllegalAnswer, OtherCards, StaleAnswer, Trouble
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import Game, find_game
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.state import State

if TYPE_CHECKING:
    from miskatonic.kernel.table import Table

FORMAT = 2
OLDEST = 1
MOST_ANSWERS = 20_000
"""A save with more is not read: no game has a tenth as many."""
_FATE = re.compile(r"~fate:(?P<new>[0-9]{1,100})|~deal:(?P<seed>[0-9]{1,100}):(?P<seat>-1|[0-9])", re.ASCII)
NO_DECISION = ("=", "~")
"""The prefixes, in a save, of answers that nobody gave: the only one there was, and turns of fate."""
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


def _texts(table: "Table") -> list[str]:
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
        "contents": contents(table.game),
        "seats": table.seats,
        "options": dict(table.options),
        "seed": table.seed,
        "answers": _texts(table),
        "undone": table.undone,
        "origin": None if table.origin is None else table.origin.to_plain(),
        "checkpoint": {"answers": checkpoint.began, "state": checkpoint.state.to_plain()},
    }
    return json.dumps(body | {"seal": _seal(body)}, ensure_ascii=False, separators=(",", ":"))


def contents(game: Game) -> dict[str, list[int | str]]:
    """What the numbers in a record of the game mean: each catalogue's fingerprint."""
    return {catalogue.family: list(catalogue.fingerprint()) for catalogue in game.catalogues}


def means_the_same(game: Game, known: Mapping[str, Any]) -> bool:
    """Whether the numbers of a record with these contents still mean the same: the catalogues have only grown."""
    now = {catalogue.family: catalogue for catalogue in game.catalogues}
    return all(
        family in now and _is_fingerprint(print_) and [*now[family].fingerprint(print_[0])] == print_
        for family, print_ in _known(game, known).items()
    )


def _is_fingerprint(print_: Any) -> bool:
    return isinstance(print_, list) and [type(one) for one in print_] == [int, str] and print_[0] >= 0


def replay(
    game: Game, *, seed: int, seats: int, options: Mapping[str, str], answers: Sequence[Entry], light: bool = True
) -> "Table":
    """Replay a record from its seed: every answer as it was given, forced ones included; no options are built.

    For measuring and comparing: forced answers can't be told from the others, so the table can't be saved.
    """
    from miskatonic.kernel.table import Table

    count, settled = game.settle(seats, options)
    table = Table(game, seed, count, settled, light)
    table.answers = list(answers)
    table.retrace(Checkpoint(0, game.setup(seed, count, settled)))
    return table


def load_table(text: str, game: Game | None = None) -> "Table":
    """The table a save was made from, even in the middle of a decision. `game` is for games that aren't registered."""
    body = _checked(text)
    try:
        game = game or find_game(body["game"])
        seats, options = game.settle(body["seats"], body["options"])
    except Trouble as trouble:
        raise BadSave(f"The save can't be opened here: {trouble}") from trouble
    from miskatonic.kernel.table import Table

    table = Table(game, body["seed"], seats, options, light=False)
    if not can_play_again(game, body["version"], body["contents"]):
        return _open_at_checkpoint(table, body)
    table.undone = body["undone"]
    try:
        if body["origin"] is not None:
            table.origin = _readable(table, body["origin"])
            _begin_there(table, table.origin)
        else:
            table.begin(game.setup(body["seed"], seats, options))
        if body["version"] != game.version:
            return _read_anew(table, body)
        for answer in body["answers"][len(table.answers) :]:
            _enter(table, answer)
    except (IllegalAnswer, StaleAnswer, IndexError, ValueError) as trouble:
        if body["version"] != game.version:  # these rules read it, but not this decision
            return _open_at_checkpoint(Table(game, body["seed"], seats, options, light=False), body)
        raise BadSave(f"The save contains a decision that the rules do not allow: {trouble}") from trouble
    if _texts(table) != body["answers"]:
        raise BadSave("The save's decisions do not lead where it says; it was made under other rules or changed.")
    return table


def parted(table: "Table", seed: int) -> "Table":
    """A table that continues from where this one's current step began, with its own randomness: what nobody at the
    table knows is redealt. Nothing in it reveals what chance will bring here; the past is left out.
    """
    from miskatonic.kernel.table import Table

    state = table._checkpoint().state.copy()
    state.rng = seeded(seed)
    table.game.redeal(state, None)
    other = Table(table.game, seed, table.seats, table.options, light=False)
    other.origin = state
    other.begin(state.copy())
    return other


def _enter(table: "Table", answer: str) -> None:
    """Replay one saved answer; what is forced happens automatically."""
    if answer.startswith("~"):
        table.turn_of_fate(fate_of(answer, table.seats))
    elif not answer.startswith("="):
        table.answer(answer)


def fate_of(answer: str, seats: int) -> Fate:
    """A turn of fate as it was saved."""
    match = _FATE.fullmatch(answer)
    seat = int(match["seat"]) if match and match["seat"] else None
    if match is None or (seat is not None and seat >= seats):
        raise ValueError(f"{answer[:40]!r} isn't a turn of fate")
    return Fate(int(match["new"] or match["seed"]), seat)


def _read_anew(table: "Table", body: dict[str, Any]) -> "Table":
    """A record of an earlier version that these rules can read: its decisions are made again by one person who holds
    all seats. At its checkpoint, everything that both versions know must be as it was.
    """
    checkpoint = body["checkpoint"]
    for position, answer in enumerate([*body["answers"], ""]):
        if position == checkpoint.get("answers"):
            compare(checkpoint.get("state"), table._checkpoint().state, table.state)
        if answer.startswith("~"):
            table.turn_of_fate(fate_of(answer, table.seats))
        elif answer and not answer.startswith("="):
            table.answer(said_now(table, body["version"], answer), seat=range(table.seats))
        while (granted := taken_for_granted(table, body["version"])) is not None:
            table.answer(granted, seat=range(table.seats))
    return table


def said_now(table: "Table", version: str, answer: str) -> str:
    """An answer of an earlier version as these rules call it: some ways to pass have a different name now."""
    choice = table.choice
    if choice is None or any(answer in (option.text, option.verb) for option in choice.options):
        return answer
    return table.game.reads.get(version, {}).get(answer, answer)


def taken_for_granted(table: "Table", version: str) -> str | None:
    """The answer to a question that an earlier version did not ask; None if it would have asked this one."""
    return table.game.reads.get(version, {}).get(f"?{table.choice.prompt}") if table.choice is not None else None


def compare(then: Any, *now: State) -> None:
    """Refuses to continue if none of these positions is the one that an earlier version saved, in the fields that both
    know. That version may have saved one at the beginning of a step that is no longer a separate step.
    """
    if not any(_is_same(state.to_plain(), state.as_named_now(then)) for state in now):
        raise BadSave("The save's decisions do not lead where they led when it was made.")


def _is_same(now: dict[str, Any], then: Any) -> bool:
    return isinstance(then, dict) and all(now[name] == then[name] for name in now.keys() & then.keys() - {"step"})


def _open_at_checkpoint(table: "Table", body: dict[str, Any]) -> "Table":
    """The rules or the cards have changed since the save: continue from the start of its step, and say so."""
    began = body["checkpoint"].get("answers")
    lost = body["answers"][began:] if isinstance(began, int) else ()
    decisions = sum(isinstance(answer, str) and not answer.startswith(NO_DECISION) for answer in lost)
    table.events.append(new_rules(table, body["version"], "step", 0, decisions))
    try:
        go_on_from(table, body["contents"], body["checkpoint"].get("state"))
    except BadSave as trouble:
        if isinstance(trouble, OtherCards) or other_cards(table.game, body["version"], body["contents"]):
            raise OtherCards from trouble
        raise BadSave(
            f"The save was made with version {body['version']} of the rules and can't be continued with "
            f"{table.game.version}: {trouble}"
        ) from trouble
    return table


def new_rules(table: "Table", was: str, where: str, back: int, decisions: int) -> Event:
    """The event that a game continues under other rules, or with other cards, than those of the version it `was`
    played with: from where a turn or a step began, `back` events in, without the decisions since.
    """
    what, now = ("cards" if was == table.game.version else "rules"), table.game.version
    args = {"back": back, "was": was, "now": now, "what": what, "where": where, "decisions": decisions}
    return Event(len(table.events), "new_rules", "", args)


def go_on_from(table: "Table", known: Mapping[str, Any], data: Any) -> None:
    """Begin at a position saved under other rules, whose cards were `known`; refuses what these rules can't read."""
    if not means_the_same(table.game, known):
        raise OtherCards
    table.origin = _readable(table, data, same_cards=_known(table.game, known) == contents(table.game))
    _begin_there(table, table.origin)


def _begin_there(table: "Table", origin: State) -> None:
    """Begin at a position from elsewhere. It has been checked; if the rules still fail on it, it is not a position that
    a game can reach.
    """
    try:
        table.begin(origin.copy())
    except Exception as problem:
        raise BadSave("The save has a position that no game can reach; it can't be continued from there.") from problem


def can_play_again(game: Game, version: str, known: Mapping[str, Any]) -> bool:
    """Whether these rules can replay a record of that version with these contents."""
    return version in (game.version, *game.reads) and _known(game, known) == contents(game)


def other_cards(game: Game, version: str, known: Mapping[str, Any]) -> bool:
    """Whether the cards keep a record of that version, with these contents, from being replayed: only they have
    changed, or their numbers mean something else now.
    """
    only_cards = version in (game.version, *game.reads) and not can_play_again(game, version, known)
    return only_cards or not means_the_same(game, known)


def _known(game: Game, known: Mapping[str, Any]) -> Mapping[str, Any]:
    """The contents that a record knew, even if it doesn't say."""
    return known or game.first_contents


def _readable(table: "Table", data: Any, same_cards: bool = True) -> State:
    """A saved state, if these rules can continue from it. It can't lack cards that have been added since."""
    state = table.game.state.from_plain(data)
    if state.step not in table.game.steps:
        raise BadSave(f"The step {state.step!r} no longer exists.")
    if problems := table.game.problems(state):
        raise BadSave(problems[0]) if same_cards else OtherCards
    if table.game.seats_of(state) != table.seats:
        raise BadSave("Its position and its header have different numbers of seats.")
    return state


def _checked(text: str) -> dict[str, Any]:
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
