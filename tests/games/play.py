"""What playing a game in a test has in common, whatever the game: given a position, when somebody acts, then look.

Each game brings a player of its own (`tests/games/<game>/play.py`) with the words of its position; the words for
acting, for loading the dice and for looking at the choice and at what was told are these.
"""

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any, Generic, Self, TypeVar

import pytest

from miskatonic.kernel import Barred, Catalogue, Event, Game, Option, State, Table, below, seeded
from miskatonic.kernel.game import ROWS, made_of
from miskatonic.kernel.record import contents
from miskatonic.kernel.rng import HasRng
from miskatonic.kernel.state import Rows
from miskatonic.kernel.view import Seats

Position = TypeVar("Position", bound=State)


@contextmanager
def with_first_cards(game: Game) -> Iterator[None]:
    """The game as it was first released, without the rows that have come since: what was recorded then is played again,
    and a seed brings what it brought.
    """
    with ExitStack() as narrowed:
        for catalogue in game.catalogues:
            count = game.first_contents[catalogue.family][0]
            narrowed.enter_context(with_only(catalogue, list({row.id: row for row in catalogue[:count]}.values())))
        assert contents(game, {}) == game.first_contents, "rows have come between those of the first records"
        yield


def of_last_release(game: Game) -> dict[str, str]:
    """Table options for what is to come out alike however many cards have come since: the rows of the last release."""
    released: Mapping[str, list[str]] = importlib.import_module(f"{game.package}.released").RELEASED
    rows = [
        Rows(one.family, sum(row.id in released[one.family] for row in one))
        for one in game.catalogues
        if one.family in released and one.family in game.first_contents
    ]
    return {ROWS: made_of(rows)}


@contextmanager
def with_only(catalogue: Catalogue[Any], rows: Sequence[Any]) -> Iterator[None]:
    """The catalogue with these rows and no others, for as long as it lasts."""
    before = rows_of(catalogue)
    try:
        catalogue.fill(rows)
        yield
    finally:
        catalogue.fill(before)


def with_more(catalogue: Catalogue[Any], *rows: Any) -> AbstractContextManager[None]:
    """The catalogue with these rows at its end."""
    return with_only(catalogue, [*rows_of(catalogue), *rows])


def with_first(catalogue: Catalogue[Any], row: Any) -> AbstractContextManager[None]:
    """The catalogue with this row before all others, which get other numbers by it."""
    return with_only(catalogue, [row, *rows_of(catalogue)])


def rows_of(catalogue: Catalogue[Any]) -> list[Any]:
    """The different rows, each once."""
    return [catalogue[catalogue.number(id_)] for id_ in catalogue.ids]


class AnyPlay(Generic[Position]):
    """A table in a position of our own, and the moves made on it."""

    def __init__(self, game: Game, position: Position, seats: int, options: Mapping[str, str]) -> None:
        """Given: this position, which nobody has played from yet."""
        self.game = position
        self.game.rng = seeded(1)
        self.table = Table(game, 0, seats, game.settle(seats, options)[1], light=False)
        self._throws: list[tuple[str, ...]] = []

    # --- given ---

    def given(self, **fields: Any) -> Self:
        """Any field of the position."""
        for name, value in fields.items():
            assert hasattr(self.game, name)
            setattr(self.game, name, value)
        return self

    def begin(self, step: str = "turn.begin", **fields: Any) -> Self:
        """Start playing at this step of the rules."""
        self.game.step = step
        self.given(**fields)
        problems = self.table.game.problems(self.game)
        assert not problems, problems
        with self._loaded_dice():
            self.table.begin(self.game)
        return self

    # --- loaded dice ---

    def will_roll(self, *faces: str) -> Self:
        """The next throw shows these faces, die by die in the order in which they are thrown; then the one after."""
        self._throws.append(faces)
        return self

    def load_dice(self, patch: pytest.MonkeyPatch) -> None:
        """Put loaded dice where the rules throw theirs: a game with dice does so with `loaded` or `next_throw`."""

    def next_throw(self, dice: int) -> tuple[str, ...] | None:
        """What this throw of so many dice is to show; None leaves it to chance."""
        if not self._throws:
            return None
        faces = self._throws.pop(0)
        assert len(faces) == dice, f"{dice} dice are thrown, not {len(faces)}"
        return faces

    def loaded(self, sides: Sequence[str]) -> Callable[[HasRng, int], int]:
        """In place of `below` where the rules throw a single die with these sides."""

        def throw(source: HasRng, count: int) -> int:
            faces = self.next_throw(1)
            return below(source, count) if faces is None else sides.index(faces[0])

        return throw

    @contextmanager
    def _loaded_dice(self) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            self.load_dice(patch)
            yield

    # --- when ---

    def do(self, *answers: str, seat: Seats = None) -> Self:
        """Give these answers one after another; an answer ending in `…` is the first option that begins like this.

        Invariants are looked at after each.
        """
        for answer in answers:
            with self._loaded_dice():
                self.table.answer(self.option(answer) if answer.endswith("…") else answer, seat=seat)
            assert not self.table.problems(), self.table.problems()
        return self

    def until(self, done: Callable[[], bool], limit: int = 50) -> Self:
        """Pass (or take the first option) until something is the case."""
        for _ in range(limit):
            if done() or self.table.choice is None:
                return self
            with self._loaded_dice():
                self.table.answer(self.table.choice.passing or self.table.choice.options[0])
        raise AssertionError("it never came to that")

    # --- then ---

    @property
    def options(self) -> list[str]:
        """The text forms of what can be answered now."""
        return [option.text for option in self._option_list()]

    def _option_list(self) -> list[Option]:
        return [] if self.table.choice is None else list(self.table.choice.options)

    def offers(self, start: str) -> bool:
        """Whether some option's text form begins so (up to a colon or its end)."""
        return any(text == start or text.startswith(start + ":") for text in self.options)

    def option(self, text: str) -> Option:
        """The option with this text form; of one ending in `…` the first that begins like this."""
        start = text.removesuffix("…")
        fitting = [option for option in self._option_list() if option.text.startswith(start)]
        return next(option for option in fitting if text.endswith("…") or option.text == text)

    @property
    def prompt(self) -> str:
        """What is asked now."""
        return self.table.choice.prompt if self.table.choice else ""

    @property
    def refusals(self) -> list[Barred]:
        """What can't be done here, and why."""
        assert self.table.choice is not None
        return list(self.table.choice.barred)

    def events(self, kind: str) -> list[Event]:
        """The events of a kind, oldest first."""
        return [event for event in self.table.events if event.kind == kind]

    def story(self, *kinds: str) -> list[str]:
        """The kinds of what was told so far, in order, as far as they are among these."""
        return [event.kind for event in self.table.events if event.kind in kinds]

    @property
    def won_by(self) -> str | None:
        """How the game was won, if it was."""
        return self.table.outcome.reason if self.table.outcome and self.table.outcome.won else None

    @property
    def lost(self) -> str | None:
        """Why the game is lost, if it is."""
        return self.table.outcome.reason if self.table.outcome and not self.table.outcome.won else None
