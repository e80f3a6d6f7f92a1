"""The table: one game being played. Drives the rules, keeps (checkpoint, answers), undoes, clones.

A coroutine can't be copied, so besides the live one the table keeps the state as it was when the step began and the
answers given since; a copy is made by copying that state and feeding in the answers again.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NoReturn

from miskatonic.kernel import answering, speech
from miskatonic.kernel.choice import Choice, Offers, Option, Step, Unbuilt, possible
from miskatonic.kernel.errors import EmptyChoice, NothingToUndo, StaleAnswer, UnknownOption
from miskatonic.kernel.event import NOTHING, Event, Told
from miskatonic.kernel.game import Game
from miskatonic.kernel.outcome import GameOver, Outcome
from miskatonic.kernel.record import SPECTATOR, Checkpoint, Entry, Fate, digest_of, save_table
from miskatonic.kernel.rng import next_seed, seeded
from miskatonic.kernel.speech import Sayable
from miskatonic.kernel.state import State, StepEnds, go_on_as, weakly
from miskatonic.kernel.view import Seats, View, eyes_of, view_of


class Table:
    """One game being played: header, state, and every answer given so far."""

    __slots__ = (
        "__weakref__",
        "_checkpointed",
        "_checkpoints",
        "_coroutine",
        "answers",
        "choice",
        "events",
        "game",
        "light",
        "made",
        "options",
        "origin",
        "outcome",
        "seats",
        "seed",
        "state",
        "told",
        "undone",
    )

    def __init__(self, game: Game, seed: int, seats: int, options: Mapping[str, str], light: bool) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.options = options
        self.light = light
        self.choice: Choice | None = None
        self.outcome: Outcome | None = None
        self.answers: list[Entry] = []
        self.made: list[int] = []
        """Where in `answers` a person decided; the rest were forced."""
        self.events: list[Event] = []
        self.origin: State | None = None
        """The state the record begins with, if that is not the setup from the seed; it never changes."""
        self.undone = 0
        """How much has been taken back so far."""
        self.told: list[Told] = []
        """One for each decision; light tables publish nothing and keep none."""
        self._checkpoints: list[Checkpoint] = []
        """One for every step that has begun."""
        self._checkpointed = 0
        """The step of the newest checkpoint: behind the state's in light tables, which make one only on demand."""

    def begin(self, state: State) -> None:
        """Start the rules on this fresh state."""
        self.state = state
        state.sink = None if self.light else weakly(self._tell)
        state.keeper = None if self.light else weakly(self._keep_checkpoint)
        go_on_as(state, state.step)
        self._coroutine: Step = _step_by_step(state, self.game.steps)
        self._go_on(None)

    @property
    def number(self) -> int:
        """Counts every answer and every undo, so that a late answer can be recognised as stale."""
        return len(self.made) + self.undone

    # --- playing ------------------------------------------------------------------------------------------------

    def answer(self, option: Option | str, *, seat: Seats = None, number: int | None = None) -> None:
        """Answer the pending choice with an option or its text form.

        `seat` says who answers, by the seats they hold, and if given is checked; `number` is the table's number that
        the answer was meant for. Passing a window passes it for all of a person's seats.
        """
        choice = self.choice
        if choice is None:
            raise StaleAnswer("The game is over; there is nothing left to answer.")
        if number is not None and number != self.number:
            raise StaleAnswer("The table has moved on since then. Look at the current choice and answer again.")
        if seat is not None:
            option = answering.own(choice, option, eyes_of(seat))
        elif type(option) is not Option or option not in choice.options:
            option = answering.recognised(choice, option)
        if option.seat is not None:
            option = choice.recorded(option)
        self.made.append(len(self.answers))
        if not self.light:
            self.told.append(Told(len(self.events), choice.owner(option), option.passes))
        self.answers.append(option)
        self._go_on(option)

    def _go_on(self, value: Option | None) -> None:
        """Resume the rules with an answer, take forced options, and stop at the next real question."""
        state = self.state
        try:
            while True:
                choice = self._coroutine.send(value)
                offers: Any = choice.offers  # calling `Offers` does the same, only slower
                options: Any = offers.find(state, False) if type(offers) is Offers else offers(state)
                if not all(options):
                    options = possible(options)
                choice.options = options
                if len(options) > 1:
                    self.choice = choice
                    return
                if not options:
                    self._coroutine.throw(EmptyChoice(f"{choice.prompt} ({choice.rule}) was asked without an answer"))
                value = forced = options[0]
                self.answers.append(forced)
                if state.sink is not None:
                    only = choice.owner(forced) if forced.secret else None
                    state.sink("forced", choice.rule, {"verb": forced.verb, **forced.args}, only, NOTHING)
        except GameOver as over:
            self._end(over.outcome)
        except (StopIteration, StepEnds) as left:
            self._leave_first_step(left)
            self._go_on(None)

    def _leave_first_step(self, left: StopIteration | StepEnds) -> None:
        """The step that a copy began in is over; from here on one step leads to the next."""
        go_on_as(self.state, left.step if isinstance(left, StepEnds) else left.value)
        self._coroutine = _step_by_step(self.state, self.game.steps)

    def _keep_checkpoint(self) -> None:
        """A step begins: save the state it begins with."""
        self._checkpoints.append(Checkpoint(len(self.answers), self.state.copy(), len(self.events)))
        self._checkpointed = self.state.begun

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.choice = None
        if self.state.sink is not None:
            args = {"reason": outcome.reason, "won": int(outcome.won), "result": outcome.result}
            self.state.sink("outcome", outcome.rule, args, None, NOTHING)

    def _tell(self, kind: str, rule: str, args: dict[str, Any], only: int | None, secret: dict[str, Any]) -> None:
        named = self.game.named
        hidden = named(self.state, secret) if secret else secret
        self.events.append(Event(len(self.events), kind, rule, named(self.state, args), only, hidden))

    # --- going back and sideways ----------------------------------------------------------------------------------

    def _restart(self, checkpoint: State, entries: Sequence[Entry], keep: bool = False) -> None:
        """Begin the checkpoint's step on a copy of it and answer its questions with the entries.

        No options are built, nothing is published. `keep` appends the entries to the record as they are used.
        """
        self.state = state = checkpoint.copy()
        self._checkpointed = state.begun = 1
        self.outcome = None
        if not self.light:
            state.keeper = weakly(self._keep_checkpoint)
        if entries:
            state.feed = self._fed(entries, keep) if keep or Fate in map(type, entries) else iter(entries)
        self._coroutine = self.game.steps[state.step](state)  # alone: most copies never leave this step
        try:
            try:
                choice = self._coroutine.send(None)
            except (StopIteration, StepEnds) as left:
                self._leave_first_step(left)
                choice = self._coroutine.send(None)
            self.choice = choice
            choice.__class__ = Unbuilt
        except GameOver as over:
            state.feed = None
            self._end(over.outcome)
        if not self.light:
            state.sink = weakly(self._tell)

    def _fed(self, entries: Sequence[Entry], keep: bool) -> Iterator[Option]:
        """The answers among the entries; a turn of fate takes effect when the next answer is asked for."""
        for entry in entries:
            if keep:
                self.answers.append(entry)
            if isinstance(entry, Fate):
                self._turn(entry)
            else:
                yield entry

    def turn_of_fate(self, fate: Fate) -> None:
        """From here on the dice roll differently, and what can't be known is redealt; recorded among the answers."""
        self.answers.append(fate)
        self._turn(fate)
        if self.choice is not None:
            self.choice.options = self.choice.offers(self.state)

    def _turn(self, fate: Fate) -> None:
        self.state.rng = seeded(fate.seed)
        self.game.redeal(self.state, fate.seat)

    def _checkpoint(self) -> Checkpoint:
        """The state in which the current step began; a light table, which does not keep it, makes it on demand."""
        if self._checkpointed != self.state.begun:
            twin = self._twin(light=False)
            twin.retrace(self._last_known())
            self._checkpoints = twin._checkpoints[-1:]
            self._checkpointed = self.state.begun
        return self._checkpoints[-1]

    def _last_known(self) -> Checkpoint:
        """The newest checkpoint there is; a light table that has none yet goes back to its beginning."""
        return self._checkpoints[-1] if self._checkpoints else Checkpoint(0, self._beginning())

    def last_stretch(self) -> Checkpoint:
        """The checkpoint where the last of the longest stretches (a turn) began; before the first, the beginning."""
        *_, steps = ((), *self.game.marks.values())
        return next((one for one in reversed(self._checkpoints) if one.state.step in steps), self._checkpoints[0])

    def _beginning(self) -> State:
        """The state the record begins with."""
        return self.origin or self.game.setup(self.seed, self.seats, self.options)

    def retrace(self, checkpoint: Checkpoint) -> None:
        """Restart from an older checkpoint; unless the table is light, every step since makes a new one."""
        self._checkpoints.append(checkpoint)
        entries = self.answers[checkpoint.began :]
        if not self.light:
            del self.answers[checkpoint.began :]
        self._restart(checkpoint.state, entries, keep=not self.light)

    def _twin(self, light: bool) -> "Table":
        """A table with the same header and record, not yet started."""
        twin = Table.__new__(Table)
        twin.game = self.game
        twin.seed = self.seed
        twin.seats = self.seats
        twin.options = self.options
        twin.light = light
        twin.choice = None
        twin.answers = self.answers[:]
        twin.made = self.made[:]
        twin.events = self.events if light else self.events[:]
        twin.told = self.told if light else self.told[:]
        twin.undone = self.undone
        twin.origin = self.origin
        twin._checkpoints = []
        return twin

    def clone(self) -> "Table":
        """An independent copy, even in the middle of a decision."""
        checkpoint = self._checkpoints[-1] if self._checkpointed == self.state.begun else self._checkpoint()
        twin = self._twin(self.light)
        twin._checkpoints = [checkpoint] if self.light else self._checkpoints[:]
        twin._restart(checkpoint.state, self.answers[checkpoint.began :])
        return twin

    def from_the_beginning(self) -> "Table":
        """A table like this one at which nothing has been decided yet."""
        table = Table(self.game, self.seed, self.seats, self.options, light=False)
        table.origin = self.origin
        table.begin(self._beginning().copy())
        return table

    def determinised(self, seat: int | None, seed: int) -> "Table":
        """A light copy for thinking: what `seat` can't know is redealt, and the dice are reseeded."""
        checkpoint = self._checkpoint()
        twin = self._twin(light=True)
        twin._checkpoints = [checkpoint]
        if self.outcome is None:
            twin.answers.append(Fate(seed, SPECTATOR if seat is None else seat))
        twin._restart(checkpoint.state, twin.answers[checkpoint.began :])
        return twin

    def undo(self, decisions: int = 1, *, to: str | None = None, piled: bool = False) -> None:
        """Take back that many decisions, or everything since the last mark of a kind (`to`).

        Events are never removed; the log says how far back the table went, and whether chance starts afresh: a new turn
        of fate replaces the last one. In journals up to 0.2 they are `piled` on top of each other.
        """
        if not self.made:
            raise NothingToUndo("Nothing has been decided yet, so there is nothing to take back.")
        if to is not None:
            decisions = len(self.made) - self._first_decision_since(to)
        if not 1 <= decisions <= len(self.made) or self._is_beyond_recall(self.made[-decisions]):
            raise NothingToUndo(f"{decisions} decisions can't be taken back; {len(self.made)} have been made.")
        position = self.made[-decisions]
        if self.options["fate"] == "new" and not piled:
            while position and _turns_for_all(self.answers[position - 1]):
                position -= 1
        del self.made[-decisions:]
        del self.answers[position:]
        self.undone += decisions + 1
        while self._checkpoints and self._checkpoints[-1].began > position:
            self._checkpoints.pop()
        checkpoint = self._last_known()
        if not self._checkpoints:
            self._checkpoints = [checkpoint]
        self._restart(checkpoint.state, self.answers[checkpoint.began :])
        if self.options["fate"] == "new":
            self.turn_of_fate(Fate(next_seed(self.state.rng, self.number)))
        if not self.light:
            args = {"decisions": decisions, "back": self.told[-decisions].events, "fate": self.options["fate"]}
            del self.told[-decisions:]
            self.events.append(Event(len(self.events), "undone", "", args))

    def _is_beyond_recall(self, position: int) -> bool:
        """Whether there has been a deal for a thinking bot since: going back past it would restore the true cards."""
        return any(isinstance(entry, Fate) and entry.seat is not None for entry in self.answers[position:])

    def _first_decision_since(self, mark: str) -> int:
        """The index in `made` of the first decision after the last such mark (a turn, an action)."""
        if mark not in self.game.marks:
            raise UnknownOption(f"Undo goes back to one of {', '.join(self.game.marks)}, not to {mark!r}.")
        last = self.made[-1]
        checkpoints = self._checkpoints
        if self.light:
            twin = self._twin(light=False)
            twin.retrace(Checkpoint(0, self._beginning()))
            checkpoints = twin._checkpoints
        steps = self.game.marks[mark]
        starts = (one.began for one in reversed(checkpoints) if one.began <= last and one.state.step in steps)
        return bisect_left(self.made, next(starts, 0))

    # --- looking --------------------------------------------------------------------------------------------------

    def view(self, seat: Seats, *, options: bool = True) -> View[Any]:
        """All that these seats (`None`: a spectator) may know, as plain data; without `options`, only the question."""
        eyes = eyes_of(seat)
        if not eyes.issubset(range(self.seats)):
            raise UnknownOption(f"There is no {answering.said(eyes)} at this table.")
        return view_of(self, eyes, options)

    def digest(self) -> str:
        """A stable hash of state and pending choice."""
        return digest_of(self)

    def problems(self) -> list[str]:
        """Broken invariants in words; empty when all is well."""
        return self.game.problems(self.state)

    def save(self) -> str:
        """The table as one JSON text: header, answers, last checkpoint."""
        return save_table(self, self._checkpoint())

    def say(self, thing: Sayable, language: str = "en") -> str:
        """A choice's prompt, an option, a barred thing, an event, the outcome, a rule id or a name as a sentence."""
        return speech.say(self, thing, language)

    def explain(self, thing: Sayable, language: str = "en") -> list[str]:
        """The numbers behind a thing, one line each with its source and rule."""
        return speech.explain(self, thing, language)

    def __repr__(self) -> str:
        pending = self.outcome or self.choice
        return f"<Table {self.game.id} seed={self.seed} seats={self.seats} decisions={len(self.made)} {pending}>"


async def _step_by_step(state: State, steps: Mapping[str, Callable[[Any], Step]]) -> NoReturn:
    """Run the rules: each step names the next one, until the game is over."""
    step = state.step
    while True:
        try:
            step = await steps[step](state)
        except StepEnds as left:
            step = left.step
        state.step = step  # what `go_on_as` does, without a call: nothing happens more often
        state.begun += 1
        if state.keeper is not None:
            state.keeper()


def _turns_for_all(entry: Entry) -> bool:
    """Whether it is a turn of fate after an undo."""
    return isinstance(entry, Fate) and entry.seat is None


def new_table(
    game: Game,
    *,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    light: bool = False,
) -> Table:
    """Set up a game and play on to its first question."""
    if type(seed) is not int or seed < 0:
        raise UnknownOption(f"A seed must be a whole number, 0 or more, not {seed!r}.")
    count, settled = game.settle(seats, options or {})
    table = Table(game, seed, count, settled, light)
    table.begin(game.setup(seed, count, settled))
    return table
