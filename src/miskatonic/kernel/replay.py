"""A record played again: saves are opened, and games go on from a position, under the same rules or under others."""

from collections.abc import Mapping, Sequence
from typing import Any

from miskatonic.kernel.errors import BadSave, IllegalAnswer, OtherCards, StaleAnswer, Trouble
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import Game, find_game, rows_of
from miskatonic.kernel.record import (
    NO_DECISION,
    Checkpoint,
    Entry,
    as_it_began,
    can_play_again,
    checked,
    fate_of,
    is_of_today,
    means_the_same,
    texts,
)
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.state import State
from miskatonic.kernel.table import Table


def replay(
    game: Game, *, seed: int, seats: int, options: Mapping[str, str], answers: Sequence[Entry], light: bool = True
) -> Table:
    """Replay a record from its seed: every answer as it was given, forced ones included; no options are built.

    For measuring and comparing: forced answers can't be told from the others, so the table can't be saved.
    """
    count, settled = game.settle(seats, options)
    table = Table(game, seed, count, settled, light)
    table.answers = list(answers)
    table.retrace(Checkpoint(0, game.setup(seed, count, settled)))
    return table


def load_table(text: str, game: Game | None = None) -> Table:
    """The table a save was made from, even in the middle of a decision. `game` is for games that aren't registered."""
    body = checked(text)
    try:
        game = game or find_game(body["game"])
        seats, options = game.settle(body["seats"], as_it_began(game, body["options"], body["contents"]))
    except Trouble as trouble:
        raise BadSave(f"The save can't be opened here: {trouble}") from trouble
    table = Table(game, body["seed"], seats, options, light=False)
    of_today = is_of_today(game, body["version"], body["contents"], options)
    if not can_play_again(game, body["version"], body["contents"]):
        return _open_at_checkpoint(table, body)
    table.undone = body["undone"]
    try:
        if body["origin"] is not None:
            table.origin = _readable(table, body["origin"])
            _begin_there(table, table.origin)
        else:
            table.begin(game.setup(body["seed"], seats, options))
        if not of_today:
            return _read_anew(table, body)
        for answer in body["answers"][len(table.answers) :]:
            _enter(table, answer)
    except (IllegalAnswer, StaleAnswer, IndexError, ValueError) as trouble:
        if not of_today:  # these rules read it, but not this decision
            return _open_at_checkpoint(Table(game, body["seed"], seats, options, light=False), body)
        raise BadSave(f"The save contains a decision that the rules do not allow: {trouble}") from trouble
    except LeadsElsewhere:
        if body["version"] != game.version:
            raise
        return _open_at_checkpoint(Table(game, body["seed"], seats, options, light=False), body)  # chance met new cards
    if texts(table) != body["answers"]:
        raise BadSave("The save's decisions do not lead where it says; it was made under other rules or changed.")
    return table


def parted(table: Table, seed: int) -> Table:
    """A table that continues from where this one's current step began, with its own randomness: what nobody at the
    table knows is redealt. Nothing in it reveals what chance will bring here; the past is left out.
    """
    state = table._checkpoint().state.copy()
    state.rng = seeded(seed)
    table.game.redeal(state, None)
    other = Table(table.game, seed, table.seats, table.options, light=False)
    other.origin = state
    other.begin(state.copy())
    return other


def _enter(table: Table, answer: str) -> None:
    """Replay one saved answer; what is forced happens automatically."""
    if answer.startswith("~"):
        table.turn_of_fate(fate_of(answer, table.seats))
    elif not answer.startswith("="):
        table.answer(answer)


def _read_anew(table: Table, body: dict[str, Any]) -> Table:
    """A record of an earlier version that these rules can read, or made when there were fewer cards: its decisions are
    made again by one person who holds all seats. At its checkpoint, everything that both know must be as it was.
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


def said_now(table: Table, version: str, answer: str) -> str:
    """An answer of an earlier version as these rules call it: some ways to pass have a different name now."""
    choice = table.choice
    if choice is None or any(answer in (option.text, option.verb) for option in choice.options):
        return answer
    return table.game.reads.get(version, {}).get(answer, answer)


def taken_for_granted(table: Table, version: str) -> str | None:
    """The answer to a question that an earlier version did not ask; None if it would have asked this one."""
    return table.game.reads.get(version, {}).get(f"?{table.choice.prompt}") if table.choice is not None else None


class LeadsElsewhere(BadSave):
    """Made again, the decisions of a record lead to another position than the recorded one."""


def compare(then: Any, *now: State) -> None:
    """Refuses to continue if none of these positions is the one that an earlier version saved, in the fields that both
    know. That version may have saved one at the beginning of a step that is no longer a separate step.
    """
    if all(state.differs_from(then) for state in now):
        raise LeadsElsewhere("The save's decisions do not lead where they led when it was made.")


def _open_at_checkpoint(table: Table, body: dict[str, Any]) -> Table:
    """The rules or the cards have changed since the save: continue from the start of its step, and say so."""
    began = body["checkpoint"].get("answers")
    lost = body["answers"][began:] if isinstance(began, int) else ()
    decisions = sum(isinstance(answer, str) and not answer.startswith(NO_DECISION) for answer in lost)
    table.events.append(new_rules(table, body["version"], "step", 0, decisions))
    try:
        go_on_from(table, body["contents"], body["checkpoint"].get("state"))
    except BadSave as trouble:
        if isinstance(trouble, OtherCards):
            raise
        raise BadSave(
            f"The save was made with version {body['version']} of the rules and can't be continued with "
            f"{table.game.version}: {trouble}"
        ) from trouble
    return table


def new_rules(table: Table, was: str, where: str, back: int, decisions: int) -> Event:
    """The event that a game continues under other rules, or with other cards, than those of the version it `was`
    played with: from where a turn or a step began, `back` events in, without the decisions since.
    """
    what, now = ("cards" if was == table.game.version else "rules"), table.game.version
    args = {"back": back, "was": was, "now": now, "what": what, "where": where, "decisions": decisions}
    return Event(len(table.events), "new_rules", "", args)


def go_on_from(table: Table, known: Mapping[str, Any], data: Any) -> None:
    """Begin at a position saved under other rules, whose cards were `known`; refuses what these rules can't read."""
    if not means_the_same(table.game, known):
        raise OtherCards
    table.origin = _readable(table, data)
    _begin_there(table, table.origin)


def _begin_there(table: Table, origin: State) -> None:
    """Begin at a position from elsewhere. It has been checked; if the rules still fail on it, it is not a position that
    a game can reach.
    """
    try:
        table.begin(origin.copy())
    except Exception as problem:
        raise BadSave("The save has a position that no game can reach; it can't be continued from there.") from problem


def _readable(table: Table, data: Any) -> State:
    """A saved state, if these rules can continue from it, made of the rows with which its table began."""
    state = table.game.state.from_plain(data)
    state.rows = rows_of(table.options)
    if state.step not in table.game.steps:
        raise BadSave(f"The step {state.step!r} no longer exists.")
    if problems := table.game.problems(state):
        raise BadSave(problems[0])
    if table.game.seats_of(state) != table.seats:
        raise BadSave("Its position and its header have different numbers of seats.")
    return state
