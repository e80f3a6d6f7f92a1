"""A question to a seat, or to several at once, and its possible answers.

Rules write `option = await ask(game, seat, "discard", "RC-090", lambda _: [...], {"count": 2})`. The list is a function
of the game, so a replay never builds it.
"""

import itertools
import types
from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from typing import Any

from miskatonic.kernel.catalogue import things_in
from miskatonic.kernel.event import NOTHING
from miskatonic.kernel.state import State


class Option:
    """One possible answer. Its text form (`walk:park`) is stable and is what saves and clients use.

    `value` is for the rule that asked; `args` are the names its sentence is made of; `seat` is whose option it is,
    `None` for whoever is asked; `passes` marks the answers that do nothing; `secret` ones only their seat sees.
    One that speaks for several `seats` is there for whoever holds all of them.
    What it is `about` on the table are the things that its names name, unless it says so itself. Where it is `alike`,
    any thing that can't be told from one of them would do as well.
    """

    __slots__ = ("_about", "alike", "args", "cost", "passes", "seat", "seats", "secret", "text", "value", "verb")

    def __init__(
        self,
        text: str,
        value: Any = None,
        *,
        cost: int = 0,
        seat: int | None = None,
        seats: tuple[int, ...] = (),
        passes: bool = False,
        secret: bool = False,
        alike: bool = False,
        about: tuple[str, ...] | None = None,
        **args: Any,
    ) -> None:
        self.text = text
        self.verb = text.partition(":")[0]
        self.value = value
        self.cost = cost
        self.seat = seat
        self.seats = seats
        self.passes = passes
        self.secret = secret
        self.alike = alike
        self._about = about
        self.args: Mapping[str, Any] = args

    @property
    def about(self) -> list[str]:
        """The things this option concerns, so that a board can light them up."""
        return things_in(self.args) if self._about is None else list(self._about)

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

    @property
    def about(self) -> list[str]:
        """The things it concerns."""
        return things_in(self.args)

    def __repr__(self) -> str:
        return f"Barred({self.verb!r}, {self.reason!r})"


class Choice:
    """A question: who is asked, what for (prompt and rule), and the options, of which exactly one is picked.

    It may be open to several `seats` at once; then every option says whose it is, and each of them may pass. Where it
    is `joined`, it goes on from somebody's passing, and whoever passed there has passed here with all their seats.
    `args` are the rules' own numbers, as in events; the game's `named` turns them into names when the question is said.
    """

    __slots__ = ("_barred", "args", "build", "built", "game", "joined", "prompt", "rule", "seat", "seats")

    def __init__(
        self,
        game: State,
        seat: int,
        prompt: str,
        rule: str,
        options: Callable[[Any], Sequence[Option]],
        args: dict[str, Any],
        barred: Callable[[Any], list[Barred]] | None,
        seats: tuple[int, ...],
        joined: bool,
    ) -> None:
        self.game = game
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.args = args
        self.build = options
        self._barred = barred
        self.seats = seats
        self.joined = joined
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

    def owner(self, option: Option) -> int:
        """The seat an option belongs to."""
        return self.seat if option.seat is None else option.seat

    def open_to(self, option: Option, eyes: Collection[int]) -> bool:
        """Whether whoever holds these seats may take an option."""
        return all(seat in eyes for seat in option.seats) if option.seats else self.owner(option) in eyes

    def shown_to(self, eyes: Collection[int]) -> list[Option]:
        """The options that whoever holds these seats may see: all that are no secret, and their own.

        Passing is everybody's own affair where several are asked; one passes for all one's seats at once.
        """
        own_affair = len(self.seats) > 1 or any(option.seats for option in self.options)
        shown: list[Option] = []
        for option in self.options:
            mine = self.open_to(option, eyes)
            if (option.secret or (option.passes and own_affair)) and not mine:
                continue
            if option.passes and own_affair and any(_covers(other, option) for other in shown):
                continue
            shown.append(option)
        return shown

    def passing(self, seat: int, verb: str) -> Option:
        """How a seat passes: by that verb, where it can, else as it may."""
        own = [option for option in self.options if option.passes and self.owner(option) == seat]
        return next((option for option in own if option.verb == verb), own[0])

    def find(self, text: str) -> Option | None:
        """The option with this text form."""
        return next((option for option in self.options if option.text == text), None)

    def __repr__(self) -> str:
        return f"Choice(seat={self.seat}, prompt={self.prompt!r}, rule={self.rule!r})"


def _covers(shown: Option, option: Option) -> bool:
    """Whether one way to pass makes another one needless: the same for another seat, or one for several seats."""
    return shown.passes and (shown.verb == option.verb or (bool(shown.seats) and not option.seats))


def by_verb(options: Iterable[Option]) -> list[tuple[str, list[tuple[int, Option]]]]:
    """Options by what is done, each with the number it is chosen by."""
    verbs: dict[str, list[Option]] = {}
    for option in options:
        verbs.setdefault(option.verb, []).append(option)
    numbers = itertools.count(1)
    return [(verb, [(next(numbers), option) for option in group]) for verb, group in verbs.items()]


@types.coroutine
def ask(
    game: State,
    seat: int,
    prompt: str,
    rule: str,
    options: Callable[[Any], Sequence[Option]],
    args: dict[str, Any] = NOTHING,
    barred: Callable[[Any], list[Barred]] | None = None,
    seats: tuple[int, ...] = (),
    joined: bool = False,
) -> Generator[Choice, Option, Option]:
    """How rules ask: `picked = await ask(game, seat, prompt, rule, options, args)` gives the option that is picked.

    During a replay the answer is there already, and no choice is made. Rules that ask several seats use a `window`.
    """
    feed = game.feed
    if feed is not None:
        given: Option | None = next(feed, None)
        if given is not None:
            return given
        game.feed = None
    return (yield Choice(game, seat, prompt, rule, options, args, barred, seats or (seat,), joined))
