"""A table as an environment plays it: who decides next, what each number does, what it is worth, when it is over."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from statistics import fmean
from typing import Any, Never, TypedDict

import miskatonic
from miskatonic.envs.actions import ACTIONS, FEWEST_ACTIONS, WAIT, numbered
from miskatonic.kernel import Game, IllegalAnswer, Option, Outcome, Table, UnknownOption, find_game, load_table
from miskatonic.kernel.outcome import LOST, WON
from miskatonic.kernel.state import State
from miskatonic.kernel.view import SeenOutcome, View
from miskatonic.text import LANGUAGES

LIMIT = 10_000
"""The default number of steps after which a game is cut short; no random game has taken a tenth as many."""
WORTH = {WON: 1.0, LOST: -1.0}
"""What the result is worth to everybody; one that is neither victory nor defeat is worth nothing."""

Legal = dict[int, Option | None]
"""What can be done, by number; waiting is not an option of the table."""


class Doable(TypedDict):
    """Something that can be done, as plain data."""

    action: int
    """The number that does it."""
    text: str
    verb: str
    seat: int | None
    """Whose option it is; None for waiting."""
    cost: int
    passes: bool
    about: list[str]
    """The things it concerns."""


@dataclass(frozen=True)
class Terms:
    """What all tables of an environment have in common.

    `shaping` is the weight of rewards along the way: the change of `potential`, with the next one discounted by
    `discount`. They add up to a constant, so they don't change the order of policies. With `interrupts`, seats that
    could do something while others are asked are asked as well, and may wait; without it they decide only when they are
    asked, like bots on the server.
    """

    game: Game
    seats: int
    options: Mapping[str, str]
    actions: int = ACTIONS
    limit: int = LIMIT
    shaping: float = 0.0
    discount: float = 1.0
    interrupts: bool = False
    language: str = LANGUAGES[0]

    def new_table(self, seed: int, options: Mapping[str, str] | None = None) -> Table:
        """A table on these terms, with different options if given."""
        wished = {**self.options, **(options or {})}
        return miskatonic.new_table(self.game, seed=seed, seats=self.seats, options=wished, light=True)

    def check(self, options: Mapping[str, str] | None) -> None:
        """Refuse options that the game does not have."""
        if options is not None and not isinstance(options, Mapping):
            raise UnknownOption(f"Table options must be a mapping of names to values, not {options!r}.")
        self.game.settle(self.seats, {**self.options, **(options or {})})

    def __deepcopy__(self, memo: Any) -> "Terms":
        """They never change, so copies of an environment share them."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with the id of the game, because its rules are not data."""
        return _terms_again, ({**{one.name: getattr(self, one.name) for one in fields(self)}, "game": self.game.id},)


def terms(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    actions: int = ACTIONS,
    limit: int = LIMIT,
    shaping: float = 0.0,
    discount: float = 1.0,
    interrupts: bool = False,
    language: str = LANGUAGES[0],
) -> Terms:
    """The terms from arguments; refuses what makes no sense."""
    found = find_game(game) if isinstance(game, str) else game
    if type(actions) is not int or not FEWEST_ACTIONS <= actions <= 2**24:
        raise UnknownOption(f"The number of actions must be from {FEWEST_ACTIONS} to {2**24}, not {actions!r}.")
    if type(limit) is not int or limit < 1:
        raise UnknownOption(f"The limit must be a number of steps, 1 or more, not {limit!r}.")
    if not 0 < discount <= 1:
        raise UnknownOption(f"The discount must be above 0 and at most 1, not {discount!r}.")
    if language not in LANGUAGES:
        raise UnknownOption(f"The language must be one of {', '.join(LANGUAGES)}, not {language!r}.")
    count, _ = found.settle(seats, {})
    meant = Terms(found, count, {}, actions, limit, float(shaping), float(discount), interrupts, language)
    meant.check(options)
    return replace(meant, options=dict(options or {}))


def _terms_again(kept: dict[str, Any]) -> Terms:
    return terms(**kept)


def potential(game: Game, state: State) -> float:
    """How good the position is, from -1 to 1: the progress of the measures that win minus that of those that lose."""
    measures = game.measures(state)
    share = {
        wins: [min(max(m.value / m.goal, 0.0), 1.0) for m in measures if m.wins is wins and m.goal]
        for wins in (True, False)
    }
    return (fmean(share[True]) if share[True] else 0.0) - (fmean(share[False]) if share[False] else 0.0)


class Play:
    """One table being played by numbers."""

    def __init__(self, terms: Terms, table: Table) -> None:
        self.terms = terms
        self.table = table
        self.steps = 0
        self.waited: frozenset[int] = frozenset()
        """The seats that could have done something about the current question, but waited."""
        self._known: tuple[int, frozenset[int], Legal] = (-1, frozenset(), {})
        """What was last found to be legal, at which step and for whom."""
        self._potential = potential(terms.game, table.state) if terms.shaping else 0.0

    def cloned(self) -> "Play":
        """An independent copy."""
        return self.with_table(self.table.clone())

    def with_table(self, table: Table) -> "Play":
        """The same at another table."""
        twin = Play.__new__(Play)
        twin.terms, twin.table, twin.steps = self.terms, table, self.steps
        twin.waited, twin._potential = self.waited, self._potential
        twin._known = (-1, frozenset(), {})
        return twin

    def __deepcopy__(self, memo: Any) -> "Play":
        """Tables have their own way to be copied."""
        return self.cloned()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with its table as a save."""
        return _play_again, (self.terms, self.table.save(), self.steps, self.waited, self._potential)

    @property
    def everybody(self) -> frozenset[int]:
        """The eyes of somebody who holds all seats."""
        return frozenset(range(self.terms.seats))

    @property
    def terminated(self) -> bool:
        """Whether the game is over."""
        return self.table.outcome is not None

    @property
    def truncated(self) -> bool:
        """Whether it is cut short."""
        return self.table.outcome is None and self.steps >= self.terms.limit

    @property
    def deciding(self) -> int:
        """The seat that decides next: one that might interrupt, then the first of those that are asked."""
        choice = self.table.choice
        assert choice is not None, "a game that is over asks nothing"
        if self.terms.interrupts:
            for seat in sorted({choice.owner(option) for option in choice.options}):
                if seat not in choice.seats and seat not in self.waited:
                    return seat
        return choice.seat

    def legal(self, eyes: frozenset[int]) -> Legal:
        """What the holder of these seats can do now, by number; nothing unless one of them decides."""
        step, whose, legal = self._known
        if step != self.steps or whose != eyes:
            legal = self._legal(eyes)
            if legal:
                self._known = (self.steps, eyes, legal)
        return legal

    def _legal(self, eyes: frozenset[int]) -> Legal:
        choice = self.table.choice
        if choice is None:
            return {}
        everybody = len(eyes) == self.terms.seats
        if not everybody and self.deciding not in eyes:
            return {}
        own = [option for option in choice.seen_by(eyes) if choice.owner(option) in eyes]
        legal: Legal = dict(numbered(own, self.terms.actions))
        waits = not everybody and eyes.isdisjoint(choice.seats)
        return {WAIT: None, **legal} if waits else legal

    def take(self, action: int, eyes: frozenset[int]) -> float:
        """Do what a number stands for; returns the reward, the same for everybody. Other numbers are refused."""
        legal = self.legal(eyes)
        if action not in legal:
            known = ", ".join(
                f"{number} ({option.text if option else 'wait'})" for number, option in list(legal.items())[:8]
            )
            more = " …" if len(legal) > 8 else ""
            raise IllegalAnswer(f"Action {action} is not possible here. Possible: {known}{more}")
        self.steps += 1
        option = legal[action]
        if option is None:
            self.waited |= eyes
            return self._earned()
        self.waited = frozenset()
        self.table.answer(option, seat=eyes)
        return self._earned()

    def refused(self) -> float:
        """A step in which nothing was done: it counts as a step, and shaping pays for standing still."""
        self.steps += 1
        return self._earned()

    def _earned(self) -> float:
        """What the last step is worth: the result at the end, and the shaping along the way."""
        outcome, terms = self.table.outcome, self.terms
        worth = 0.0 if outcome is None else WORTH.get(outcome.result, 0.0)
        if not terms.shaping:
            return worth
        now = potential(terms.game, self.table.state) if outcome is None else 0.0
        paid = terms.shaping * (terms.discount * now - self._potential)
        self._potential = now
        return worth + paid

    def structured(self, legal: Legal) -> list[Doable]:
        """What can be done as plain data, with its numbers."""
        choice = self.table.choice
        listed: list[Doable] = []
        for action, option in legal.items():
            if option is None:
                listed.append(
                    {
                        "action": action,
                        "text": "wait",
                        "verb": "wait",
                        "seat": None,
                        "cost": 0,
                        "passes": True,
                        "about": [],
                    }
                )
            else:
                assert choice is not None
                listed.append(
                    {
                        "action": action,
                        "text": option.text,
                        "verb": option.verb,
                        "seat": choice.owner(option),
                        "cost": option.cost,
                        "passes": option.passes,
                        "about": option.about,
                    }
                )
        return listed

    def view(self, eyes: frozenset[int]) -> View[Any]:
        """The view from these seats as plain data, copied, because tables share what never changes."""
        kept: View[Any] = _copied(self.table.view(eyes))
        return kept

    def outcome(self) -> SeenOutcome | dict[str, Never]:
        """How the game ended, as plain data; empty while it goes on."""
        outcome: Outcome | None = self.table.outcome
        if outcome is None:
            return {}
        return {"won": outcome.won, "result": outcome.result, "reason": outcome.reason, "rule": outcome.rule}


def _play_again(terms: Terms, saved: str, steps: int, waited: frozenset[int], stood: float) -> Play:
    again = Play(terms, load_table(saved, terms.game))
    again.steps, again.waited, again._potential = steps, waited, stood
    return again


def _copied(data: Any) -> Any:
    """Plain data that shares nothing with the original."""
    if isinstance(data, dict):
        return {key: _copied(value) for key, value in data.items()}
    return [_copied(value) for value in data] if isinstance(data, list | tuple) else data


class Played:
    """What every environment has: the game that is being played in it since the last reset."""

    _play: Play | None = None

    @property
    def play(self) -> Play:
        """The game that is being played."""
        if self._play is None:
            raise UnknownOption("Nothing is being played yet: call reset first.")
        return self._play

    @property
    def table(self) -> Table:
        """The table itself, with all its secrets; not for players."""
        return self.play.table
