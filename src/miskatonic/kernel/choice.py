"""A question to a seat, and its possible answers.

Rules write `option = await ask(game, seat, "discard", "RC-090", lambda _: [...], {"count": 2})`. The list is a function
of the game, so a replay never builds it.
"""

import itertools
import types
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from miskatonic.kernel.event import NOTHING
from miskatonic.kernel.state import State


class Option:
    """One possible answer. Its text form (`walk:park`) is stable and is what saves and clients use.

    `value` is for the rule that asked; `args` are the names its sentence is made of and what it concerns on the board;
    `seat` is whose option it is, `None` for whoever is asked; `passes` marks the answers that do nothing.
    """

    __slots__ = ("args", "cost", "passes", "seat", "text", "value", "verb")

    def __init__(
        self,
        text: str,
        value: Any = None,
        *,
        cost: int = 0,
        seat: int | None = None,
        passes: bool = False,
        **args: Any,
    ) -> None:
        self.text = text
        self.verb = text.partition(":")[0]
        self.value = value
        self.cost = cost
        self.seat = seat
        self.passes = passes
        self.args: Mapping[str, Any] = args

    @property
    def about(self) -> list[str]:
        """The names this option concerns, so that a board can light them up."""
        return [value for value in self.args.values() if isinstance(value, str)]

    def __repr__(self) -> str:
        return f"Option({self.text!r})"


class Barred:
    """Something a player would expect to be able to do here but can't, with the reason and the rules behind it."""

    __slots__ = ("args", "reason", "rules", "verb")

    def __init__(self, verb: str, reason: str, *rules: str, **args: Any) -> None:
        self.verb = verb
        self.reason = reason
        self.rules = rules
        self.args: Mapping[str, Any] = args

    def __repr__(self) -> str:
        return f"Barred({self.verb!r}, {self.reason!r})"


class Choice:
    """A question: who is asked, what for (prompt and rule), and the options, of which exactly one is picked.

    A private question shows its options to the asked seat only, because they tell something hidden. `args` are the
    rules' own numbers, as in events; the game's `named` turns them into names when the question is said.
    """

    __slots__ = ("_barred", "args", "build", "built", "game", "private", "prompt", "rule", "seat")

    def __init__(
        self,
        game: State,
        seat: int,
        prompt: str,
        rule: str,
        options: Callable[[Any], Sequence[Option]],
        args: dict[str, Any],
        barred: Callable[[Any], list[Barred]] | None,
        private: bool,
    ) -> None:
        self.game = game
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.private = private
        self.args = args
        self.build = options
        self._barred = barred
        self.built: Sequence[Option] | None = None

    @property
    def options(self) -> Sequence[Option]:
        """What can be answered; built when first looked at."""
        options = self.built
        if options is None:
            self.built = options = self.build(self.game)
        return options

    @property
    def barred(self) -> list[Barred]:
        """What can't be done here although one would expect it."""
        return self._barred(self.game) if self._barred else []

    @property
    def default(self) -> Option | None:
        """The answer that changes least: the one that passes, where there is one."""
        return next((option for option in self.options if option.passes), None)

    @property
    def can_pass(self) -> bool:
        """Whether doing nothing is an answer."""
        return self.default is not None

    def by_verb(self) -> list[tuple[str, list[tuple[int, Option]]]]:
        """The options by what is done, each with the number it is chosen by."""
        verbs: dict[str, list[Option]] = {}
        for option in self.options:
            verbs.setdefault(option.verb, []).append(option)
        numbers = itertools.count(1)
        return [(verb, [(next(numbers), option) for option in options]) for verb, options in verbs.items()]

    def find(self, text: str) -> Option | None:
        """The option with this text form."""
        return next((option for option in self.options if option.text == text), None)

    def __repr__(self) -> str:
        return f"Choice(seat={self.seat}, prompt={self.prompt!r}, rule={self.rule!r})"


@types.coroutine
def ask(
    game: State,
    seat: int,
    prompt: str,
    rule: str,
    options: Callable[[Any], Sequence[Option]],
    args: dict[str, Any] = NOTHING,
    barred: Callable[[Any], list[Barred]] | None = None,
    private: bool = False,
) -> Generator[Choice, Option, Option]:
    """How rules ask: `picked = await ask(game, seat, prompt, rule, options, args)` gives the option that is picked.

    During a replay the answer is there already, and no choice is made.
    """
    feed = game.feed
    if feed is not None:
        given: Option | None = next(feed, None)
        if given is not None:
            return given
        game.feed = None
    return (yield Choice(game, seat, prompt, rule, options, args, barred, private))
