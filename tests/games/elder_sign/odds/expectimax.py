"""A player who plays the attempt out with the rules themselves: every option that is offered is taken on a table of its
own, every roll of the dice is thrown, and the best is remembered.

It knows nothing of the game's own reckoning. Of positions it knows what makes them different: where the dice lie and
what they show, what is done, what is held, and what has been used up.
"""

import itertools
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from miskatonic.games.elder_sign.rows.dice import COLOUR, FACES_OF
from miskatonic.games.elder_sign.rules import resolution, rolling
from miskatonic.games.elder_sign.state import DISCARDED, ON_TASK, POOL, ElderSign
from miskatonic.kernel import Option, Table

Faces = tuple[int, ...]
NOT_TRIED = ("give_up",)
"""What never helps."""
OUT = (ON_TASK, DISCARDED)
STEPS = ("ready", "rolled")
"""The questions with which a step of the rules begins."""


class Over(Exception):
    """The attempt is over."""


class Thrown(Exception):
    """Dice are thrown whose faces nobody has said yet."""


class Node(NamedTuple):
    """Somebody is asked: the position in which the step began, what was answered since, and how the dice fell."""

    origin: ElderSign
    answers: tuple[Option, ...] = ()
    throws: tuple[Faces, ...] = ()


class Expectimax:
    """The chance to resolve the card by the best play, out of the options that the rules offer."""

    def __init__(self, patch: pytest.MonkeyPatch, table: Table, without: Sequence[str] = ()) -> None:
        """`without`: what is not tried out, by the verb or the text of the option."""
        self.without = {*NOT_TRIED, *without}
        self.table = table
        self.known: dict[object, float] = {}
        self.throws: list[Faces] = []
        self.thrown: Sequence[int] = ()
        self.resolved = False
        patch.setattr(rolling, "throw", self._throw)
        patch.setattr(resolution, "succeed", self._succeed)
        patch.setattr(resolution, "fail", self._fail)

    # --- the rules' own words, listened to ---

    def _throw(self, game: ElderSign, thrown: Sequence[int]) -> None:
        if game.awake:
            self.resolved = False
            raise Over
        if not self.throws:
            self.thrown = tuple(thrown)
            raise Thrown
        for die, face in zip(thrown, self.throws.pop(0), strict=True):
            game.faces[die] = face

    async def _succeed(self, game: ElderSign) -> str:
        self.resolved = True
        raise Over

    async def _fail(self, game: ElderSign, rule: str) -> str:
        self.resolved = False
        raise Over

    # --- trying out ---

    def chances(self) -> dict[str, float]:
        """For every option that is offered at the table, the chance after it."""
        assert self.table.choice
        here = Node(_position_of(self.table).copy())
        return {option.text: self._of(here, option) for option in self._options(self.table)}

    def of(self, text: str) -> float:
        """The chance after one of the options that are offered at the table."""
        [option] = [option for option in self._options(self.table) if option.text == text]
        return self._of(Node(_position_of(self.table).copy()), option)

    def _options(self, table: Table) -> list[Option]:
        assert table.choice
        return [one for one in table.choice.options if not {one.verb, one.text} & self.without]

    def _of(self, node: Node, option: Option) -> float:
        """The chance after an option."""
        try:
            return self._after(Node(node.origin, (*node.answers, option), node.throws))
        except Thrown:
            dice = self.thrown
        return math.fsum(
            likely * self._after(Node(node.origin, (*node.answers, option), (*node.throws, faces)))
            for faces, likely in _falls(dice)
        )

    def _after(self, node: Node) -> float:
        table = Table(self.table.game, 0, self.table.seats, self.table.options, light=True)
        self.throws = list(node.throws)
        try:
            table.begin(node.origin.copy())
            for answer in node.answers:
                table.answer(answer)
        except Over:
            return float(self.resolved)
        game = _position_of(table)
        if table.choice is None or not game.in_turn or game.active != node.origin.active or game.who[game.active] < 0:
            return 0.0
        known = _looks(game, table, node.answers)
        if known not in self.known:
            here = Node(game.copy()) if table.choice.prompt in STEPS else node
            self.known[known] = max([self._of(here, option) for option in self._options(table)], default=0.0)
        return self.known[known]


def _position_of(table: Table) -> ElderSign:
    assert isinstance(table.state, ElderSign)
    return table.state


def _looks(game: ElderSign, table: Table, answers: Sequence[Option]) -> str:
    """What makes a position different from others; not what dice show that are out, or of which none can be kept
    before they are rolled again.
    """
    choice = table.choice
    assert choice
    again = choice.prompt == "ready" and not any(option.verb in ("focus", "ask") for option in choice.options)
    lie = sorted(
        (place, COLOUR[die], 0 if place in OUT or (place == POOL and again) else face, die in game.fresh)
        for die, (place, face) in enumerate(zip(game.dice, game.faces, strict=True))
    )
    asked = "" if choice.prompt in STEPS else [choice.prompt, *(answer.text for answer in answers)]
    return str((
        asked, lie, sorted(game.done), game.beaten, game.sanity, game.stamina, game.clues, game.hands,
        game.doom, game.focus_spent_turn, game.helpers_turn, game.refused_roll, game.ability_spent_roll,
        game.ability_spent_turn, game.spent_day, game.cards_spent_roll, game.owed_turn, game.rolls > 0, game.rolled,
        game.failed and not again, game.completed_roll, game.called_off_attempt,
    ))  # fmt: skip


def _falls(dice: Sequence[int]) -> Iterator[tuple[Faces, float]]:
    """Every way in which dice can fall that makes a difference, with its probability."""
    colours = [[die for die in dice if COLOUR[die] == colour] for colour in (0, 1, 2)]
    every = [itertools.product(*(FACES_OF[die] for die in some)) for some in colours]
    ways = [Counter(tuple(sorted(faces)) for faces in some) for some in every]
    for fell in itertools.product(*(way.items() for way in ways)):
        faces = tuple(face for some, _ in fell for face in some)
        yield faces, math.prod(count for _, count in fell) / 6 ** len(dice)
