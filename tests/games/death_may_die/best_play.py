"""What best play brings, worked out with the rules themselves: every die that falls, every answer that can be given.

A position is played on, again and again, from an option until it is decided; where a die is thrown it goes on with each
of its faces, where something is asked with each of the answers, and of these the best one counts. Nothing is known here
of skills and cards: it is what the figures are measured by that players are told.
"""

import itertools
import math
from collections.abc import Callable

import pytest

from miskatonic.games.death_may_die.rows.dice import FACES, SIDES
from miskatonic.games.death_may_die.rules import dice
from miskatonic.games.death_may_die.state import ELDER, OFF_BOARD, DeathMayDie
from miskatonic.kernel import Option, Table
from miskatonic.kernel.rng import HasRng
from tests.games.death_may_die.play import Play

Decided = Callable[[DeathMayDie, Table], bool | None]
"""Whether it has come out well; None as long as it is open."""


class _Falls(Exception):
    """So many standard and bonus dice are thrown, and it is not yet said what they show."""


class Search:
    """Everything that can happen from one position on. What dice show besides `shown` is taken to be blank; in the
    action phase only options are taken that begin with `only`.
    """

    def __init__(self, play: Play, decided: Decided, shown: str = "success", only: str = "") -> None:
        self.start, self.decided, self.only = play.table, decided, only
        self.faces = [_looks(kind, shown.split()) for kind in range(2)]
        self.known: dict[object, float] = {}

    def best(self, answers: tuple[str, ...], dice_shown: tuple[int, ...] = ()) -> float:
        """The chance that it comes out well with the best answers after these."""
        try:
            table = self._played(answers, dice_shown)
        except _Falls as throw:
            ways = [_ways(faces, count) for faces, count in zip(self.faces, throw.args, strict=True)]
            return sum(
                share * other * self.best(answers, (*dice_shown, *standard, *bonus))
                for standard, share in ways[0]
                for bonus, other in ways[1]
            )
        game = table.state
        assert isinstance(game, DeathMayDie)
        found = self.decided(game, table)
        if found is not None:
            return float(found)
        key = _key(game, table)
        if key not in self.known:
            best = 0.0
            for option in self._options(table):
                if best < 1.0 - 1e-9:
                    best = max(best, self.best((*answers, option.text), dice_shown))
            self.known[key] = best
        return self.known[key]

    def _options(self, table: Table) -> list[Option]:
        assert table.choice is not None
        return [
            one for one in table.choice.options if table.choice.prompt != "action" or one.text.startswith(self.only)
        ]

    def _played(self, answers: tuple[str, ...], dice_shown: tuple[int, ...]) -> Table:
        falls = [*dice_shown]

        def all_thrown(source: HasRng, standard: int, bonus: int) -> tuple[int, ...]:
            if not falls and standard + bonus:
                raise _Falls(standard, bonus)
            return tuple([falls.pop(0) for _ in range(standard + bonus)])

        def thrown(source: HasRng, kind: int) -> int:
            return all_thrown(source, 1 - kind, kind)[0]

        table = self.start.clone()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(dice, "thrown", thrown)
            patch.setattr(dice, "all_thrown", all_thrown)
            for answer in answers:
                table.answer(answer)
        return table


def _looks(kind: int, shown: list[str]) -> list[tuple[int, float]]:
    """The faces of a die with their shares, those that show the same of what matters taken as the plainest of them."""
    looks: dict[tuple[int, ...], list[int]] = {}
    for number in range(kind * SIDES, (kind + 1) * SIDES):
        looks.setdefault(tuple(getattr(FACES[number], one) for one in shown), []).append(number)
    return [(min(numbers, key=lambda one: sum(FACES[one][1:])), len(numbers) / SIDES) for numbers in looks.values()]


def _ways(faces: list[tuple[int, float]], count: int) -> list[tuple[tuple[int, ...], float]]:
    """What so many dice may show, in whatever order, with its chance."""
    shares = dict(faces)
    found = []
    for shown in itertools.combinations_with_replacement(shares, count):
        orders = math.factorial(count) // math.prod(math.factorial(shown.count(face)) for face in shares)
        found.append((shown, orders * math.prod(shares[face] for face in shown)))
    return found


def _key(game: DeathMayDie, table: Table) -> object:
    """All that what follows depends on."""
    assert table.choice is not None
    asked = (table.choice.prompt, tuple((one.text, repr(one.args)) for one in table.choice.options))
    people = (*game.stress, *game.wounds, *game.sanity, *game.levels, *game.at, *game.dead, *game.carried)
    cards = (*game.held, *game.relics, game.used_turn, game.spared)
    enemies = (*game.hurt, *game.where, game.stage, game.fought)
    roll = (tuple(sorted(game.dice)), game.free, game.spent, game.goal)
    return asked, roll, game.actions, game.step, people, cards, enemies


def kills(play: Play, enemy: str, shown: str = "success") -> float:
    """The chance to kill an enemy, or to beat a Stage, with one attack."""
    figure, stage, actions = play._figure(enemy), play.game.stage, play.game.actions

    def decided(game: DeathMayDie, table: Table) -> bool | None:
        if game.where[figure] == OFF_BOARD or game.stage != stage or (table.outcome and table.outcome.won):
            return True
        return False if game.actions < actions or table.outcome else None

    return Search(play, decided, shown).best((f"attack:{enemy}",))


def beats(play: Play, shown: str = "success") -> float:
    """The chance to beat the Elder One's Stage with attacks alone."""
    first = next(option for option in play.options if option.startswith("attack:"))
    stage = play.game.stage
    assert play._figure(first.removeprefix("attack:")) == ELDER

    def decided(game: DeathMayDie, table: Table) -> bool | None:
        if game.stage != stage or (table.outcome and table.outcome.won):
            return True
        return False if game.actions == 0 or table.outcome else None

    return Search(play, decided, shown, first).best((first,))


def succeeds(play: Play, option: str, event: str = "reached", shown: str = "success") -> float:
    """The chance that the roll of an action brings this to be told."""
    actions = play.game.actions

    def decided(game: DeathMayDie, table: Table) -> bool | None:
        if any(one.kind == event for one in table.events):
            return True
        return False if game.actions < actions or table.outcome else None

    return Search(play, decided, shown).best((option,))


def survives(play: Play, shown: str = "success") -> float:
    """The chance to live through the attacks that come when the actions end."""
    seat = play.game.active

    def decided(game: DeathMayDie, table: Table) -> bool | None:
        if game.dead[seat] or table.outcome:
            return False
        ahead = ("turn.action", "turn.mythos", "turn.search_or_fight")
        return None if game.active == seat and game.step in ahead else True

    return Search(play, decided, shown).best(("end",))
