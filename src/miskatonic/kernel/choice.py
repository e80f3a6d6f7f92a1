"""A question to a seat, or to several at once, and its possible answers.

Rules write `option = await ask(game, seat, "discard", "RC-090", lambda _: [...], {"count": 2})`. The list is a function
of the game, so a replay never builds it. Where a player would expect to be able to do more, the function is decorated
with `@Offers`: it goes through everything; what can be done is an `Option`, what can't is `Barred`, with the reason.
"""

import itertools
import types
from collections.abc import Callable, Collection, Coroutine, Generator, Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from miskatonic.kernel.catalogue import things_in
from miskatonic.kernel.event import NOTHING
from miskatonic.kernel.state import State


class Option:
    """One possible answer. Its text form (`walk:park`) is stable and is what saves and clients use.

    `value` is for the rule that asked; `args` are the names in its sentence; `seat` is whose option it is,
    `None` for whoever is asked; `passes` marks an answer that does nothing; an `early` one ends a turn in which
    something could still be done, so it is never proposed; a `secret` one is seen by its seat only. A `shared` one is
    given for all the seats a person holds: then it names them (`quiet:0+1`), and they are its `seats`.
    The things it is `about` are those that its names name, unless they are given. If it is `alike`, any thing
    that can't be told from one of them would do just as well. One that takes a mark back `undoes` the option that
    set it, by its text: it appears in that option's place.
    """

    __slots__ = (
        "_about", "alike", "args", "cost", "early", "passes", "seat", "seats", "secret", "shared", "text", "undoes",
        "value", "verb",
    )  # fmt: skip

    def __init__(
        self,
        text: str,
        value: Any = None,
        *,
        cost: int = 0,
        seat: int | None = None,
        passes: bool = False,
        early: bool = False,
        shared: bool = False,
        secret: bool = False,
        alike: bool = False,
        about: tuple[str, ...] | None = None,
        undoes: str = "",
        **args: Any,
    ) -> None:
        self.text = text
        self.verb = text.partition(":")[0]
        self.value = value
        self.cost = cost
        self.seat = seat
        self.passes = passes
        self.early = early
        self.shared = shared
        self.seats: tuple[int, ...] = ()
        self.secret = secret
        self.alike = alike
        self.undoes = undoes
        self._about = about
        self.args: Mapping[str, Any] = args

    @property
    def about(self) -> list[str]:
        """The things this option concerns, so that a board can light them."""
        return things_in(self.args) if self._about is None else list(self._about)

    @property
    def place(self) -> str:
        """The option whose place it takes: the mark that it undoes, or itself."""
        return self.undoes or self.text

    def given_for(self, seats: Iterable[int]) -> "Option":
        """The same answer, given for several seats at once."""
        several = tuple(sorted(set(seats)))
        text = f"{self.verb}:{'+'.join(map(str, several))}"
        given = Option(
            text,
            self.value,
            seat=self.seat,
            passes=self.passes,
            early=self.early,
            shared=True,
            secret=self.secret,
            **self.args,
        )
        given.seats = several
        return given

    def of_seat(self, seat: int) -> "Option":
        """The same option, with its seat named because others are offered the same."""
        return Option(
            f"{self.text}:{seat}",
            self.value,
            cost=self.cost,
            seat=seat,
            passes=self.passes,
            early=self.early,
            shared=self.shared,
            secret=self.secret,
            alike=self.alike,
            about=self._about,
            undoes=self.undoes,
            **self.args,
        )

    def __repr__(self) -> str:
        return f"Option({self.text!r})"


class Lack(NamedTuple):
    """Why something can't be done: the reason, its rule, and the numbers in its sentence. A rule that returns a lack,
    or None, both decides whether a thing is possible and says why not.
    """

    reason: str
    rule: str
    numbers: Mapping[str, Any] = NOTHING


class Barred:
    """Something a player would expect to be able to do here but can't, with the reason and the rules behind it. One
    that would reveal a hidden card is for one seat `only`. The things it is `about` are those that its names name,
    unless they are given.
    """

    __slots__ = ("_about", "args", "only", "reason", "rules", "verb")

    def __init__(
        self,
        verb: str,
        reason: str,
        *rules: str,
        only: int | None = None,
        about: tuple[str, ...] | None = None,
        **args: Any,
    ) -> None:
        self.verb = verb
        self.reason = reason
        self.rules = rules
        self.only = only
        self._about = about
        self.args: Mapping[str, Any] = args

    def __bool__(self) -> Literal[False]:
        """It can't be done: of all offers, only options count."""
        return False

    @property
    def about(self) -> list[str]:
        """The things it concerns."""
        return things_in(self.args) if self._about is None else list(self._about)

    def __repr__(self) -> str:
        return f"Barred({self.verb!r}, {self.reason!r})"


Offer = Option | Barred
"""One thing a question offers: it can be done, or this is why not."""
Options = Callable[[Any], Sequence[Option]]
"""How a question finds its options if a player would expect nothing else: a function of the game."""


class Offers:
    """How a question finds its options if a player would expect more: one function goes through everything, and gives
    an option or says what bars it. Its second argument, `why`, is whether anybody wants to know why not: if nobody
    does, it may skip what is barred, but must give the same options.
    """

    __slots__ = ("find",)

    def __init__(self, find: Callable[[Any, bool], Sequence[Offer]]) -> None:
        self.find = find

    def __call__(self, game: Any) -> list[Option]:
        """What can be done."""
        return possible(self.find(game, False))

    def barred(self, game: Any) -> list[Barred]:
        """What can't be done, and why not."""
        return [offer for offer in self.find(game, True) if type(offer) is Barred]


Args = dict[str, Any] | Callable[[Any], dict[str, Any]]
"""The arguments of a question's sentence; for one that is asked often, a function of the game, like its options."""


class Choice:
    """A question: who is asked, what for (prompt and rule), and the options, of which exactly one is picked.

    It may be open to several `seats` at once; then every option says whose it is, and each of them may pass. If it is
    `joined`, it continues one that somebody has passed: whatever could be answered before can still be answered. `args`
    are the rules' own numbers, as in events; the game's `named` turns them into names when the question is shown.
    `asides` answer nothing and only change how somebody is asked: people see them beside the options, programs do not.
    Only `ask` makes one, field by field: nothing is made more often.
    """

    __slots__ = (
        "_args", "_asides", "_seats", "game", "joined", "offers", "options", "prompt", "rule", "seat",
    )  # fmt: skip

    game: State
    seat: int
    prompt: str
    rule: str
    offers: Options | Offers
    options: Sequence[Option]
    """What can be answered; an `Unbuilt` choice builds them when they are first looked at."""
    joined: bool
    _args: Args
    _asides: Callable[[Any], Sequence[Option]] | None
    _seats: tuple[int, ...]

    @property
    def args(self) -> dict[str, Any]:
        """The arguments of the question's sentence."""
        return self._args(self.game) if callable(self._args) else self._args

    @property
    def seats(self) -> tuple[int, ...]:
        """All who are asked."""
        return self._seats or (self.seat,)

    @property
    def barred(self) -> list[Barred]:
        """What can't be done here although a player would expect it."""
        return self.offers.barred(self.game) if type(self.offers) is Offers else []

    @property
    def asides(self) -> Sequence[Option]:
        """What can be chosen here that answers nothing."""
        return self._asides(self.game) if self._asides else ()

    @property
    def passing(self) -> Option | None:
        """The answer that changes least: the one that passes, if there is one."""
        return next((option for option in self.options if option.passes), None)

    @property
    def default(self) -> Option | None:
        """The answer that Enter gives: the one that passes, unless it ends a turn with something left to do."""
        return proposed(self.options)

    def owner(self, option: Option) -> int:
        """The seat an option belongs to."""
        return self.seat if option.seat is None else option.seat

    def seen_by(self, eyes: Collection[int]) -> list[Option]:
        """The options that the holder of these seats may see, each with a different text."""
        shown = self._visible(eyes)
        if len({option.text for option in shown}) == len(shown):
            return shown
        return [self.apart(option, shown) for option in shown]

    def text_for(self, option: Option, eyes: Collection[int]) -> str:
        """How an option is written for the holder of these seats."""
        return self.apart(option, self._visible(eyes)).text

    def _visible(self, eyes: Collection[int]) -> list[Option]:
        """All options that are not secret, and their own. Where several are asked, people pass only for themselves, but
        for all their seats at once.
        """
        shown: list[Option] = []
        for option in self.options:
            if option.secret and self.owner(option) not in eyes:
                continue
            if option.passes and len(self.seats) > 1:
                known = any(other.passes and other.verb == option.verb for other in shown)
                if known or self.owner(option) not in eyes:
                    continue
            shown.append(option)
        return shown

    def apart(self, option: Option, among: Sequence[Option]) -> Option:
        """An option is identified by its text *and* its seat: where several seats are offered the same thing, the first
        is written as it is, and the others name their seat (`use:hospital_debts:1`).
        """
        first = next((other for other in among if other.text == option.text), option)
        return option if self.owner(first) == self.owner(option) else option.of_seat(self.owner(option))

    def recorded(self, option: Option) -> Option:
        """A picked option as it is recorded, where no other seat's has the same text."""
        theirs = option.seat is not None and (self._seats or option.seat != self.seat)
        return self.apart(option, self.options) if theirs else option

    def shown_to(self, eyes: Collection[int]) -> list[Option]:
        """The options that these eyes may see, then their own asides."""
        return self.seen_by(eyes) + [option for option in self.asides if self.owner(option) in eyes]

    def barred_for(self, eyes: Collection[int]) -> list[Barred]:
        """What can't be done, as far as these eyes may know."""
        return [thing for thing in self.barred if thing.only is None or thing.only in eyes]

    def find(self, text: str, eyes: Collection[int] = ()) -> Option | None:
        """The option or aside with this text form; of several equal ones the one that belongs to these seats, else the
        first.
        """
        listed = [*self.options, *self.asides]
        meant = [option for option in listed if option.text == text] or self._of_its_seat(text, listed)
        own = (option for option in meant if self.owner(option) in eyes)
        return next(own, meant[0]) if meant else self._find_shared(text)

    def _of_its_seat(self, text: str, listed: Sequence[Option]) -> list[Option]:
        """The option whose text names its seat (`apart`)."""
        bare, _, seat = text.rpartition(":")
        return [option for option in listed if option.text == bare and str(option.seat) == seat]

    def _find_shared(self, text: str) -> Option | None:
        """The option with this text form that is given for several seats."""
        verb, _, named = text.partition(":")
        seats = [int(seat) for seat in named.split("+") if seat.isdecimal()]
        for option in self.options if "+" in named else ():
            if option.shared and option.verb == verb and self.owner(option) in seats:
                given = option.given_for(seats)
                return given if given.text == text else None
        return None

    def __repr__(self) -> str:
        return f"Choice(seat={self.seat}, prompt={self.prompt!r}, rule={self.rule!r})"


class Unbuilt(Choice):
    """The question that a replay leads to: perhaps nobody ever looks at its options. It is a separate class because
    Python is slower with objects that have `__getattr__`.
    """

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        """Python calls this for a slot that is still empty."""
        if name != "options":
            raise AttributeError(name)
        self.options = self.offers(self.game)
        return self.options


def possible(offers: Iterable[Offer]) -> list[Option]:
    """Those offers that can be done."""
    options: list[Any] = [*filter(None, offers)]
    return options


def proposed(options: Iterable[Option]) -> Option | None:
    """The answer that Enter gives: the first that passes and does not end a turn early."""
    return next((option for option in options if option.passes and not option.early), None)


Step = Coroutine[Choice, Option | None, str]
"""A running step of the rules: it asks its questions and ends with the name of the next step."""


def by_verb(options: Iterable[Option]) -> list[tuple[str, list[tuple[int, Option]]]]:
    """Options by verb, each with the number it is chosen by; one that takes a mark back is where the mark was set."""
    verbs: dict[str, list[Option]] = {}
    for option in options:
        verb = option.undoes.partition(":")[0] if option.undoes else option.verb
        verbs.setdefault(verb, []).append(option)
    numbers = itertools.count(1)
    return [(verb, [(next(numbers), option) for option in group]) for verb, group in verbs.items()]


@types.coroutine
def ask(
    game: State,
    seat: int,
    prompt: str,
    rule: str,
    offers: Options | Offers,
    args: Args = NOTHING,
    seats: tuple[int, ...] = (),
    joined: bool = False,
    asides: Callable[[Any], Sequence[Option]] | None = None,
) -> Generator[Choice, Option, Option]:
    """How rules ask: `picked = await ask(game, seat, prompt, rule, offers, args)` gives the option that is picked.

    During a replay the answer is already there, and no `Choice` is made. Rules that ask several seats use a `window`.
    """
    feed = game.feed
    if feed is not None:
        given: Option | None = next(feed, None)
        if given is not None:
            return given
        game.feed = None
    choice = Choice()
    choice.game = game
    choice.seat = seat
    choice.prompt = prompt
    choice.rule = rule
    choice._args = args
    choice.offers = offers
    choice._asides = asides
    choice._seats = seats
    choice.joined = joined
    return (yield choice)
