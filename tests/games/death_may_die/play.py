"""A small language for tests that read like play: given a position, when somebody acts, then this is on the table.

    game = Play("mike", "peters").at("nave", "gaol").enemies("cultist", "nave", 2).begin()
    game.will_roll("success", "blank", "tentacle", "sign").do("attack:cultist_of_tsathoggua#1", "keep")
    assert game.wounds_on("cultist_of_tsathoggua#1") == 1

Words for the position are those of `arrange.py`. Dice are loaded by their faces: standard dice show success,
success_tentacle, tentacle, sign, blank; bonus dice success, success_sign, sign, blank; in the order in which they are
thrown, standard dice first. A reroll is a throw of one die.
"""

from collections.abc import Callable
from typing import Any, Self, TypeVar

import pytest

from miskatonic.games.death_may_die import GAME, arrange
from miskatonic.games.death_may_die.abilities import held_name, levels, side_of
from miskatonic.games.death_may_die.basics import carried, lying, reserve, supply
from miskatonic.games.death_may_die.board import Board
from miskatonic.games.death_may_die.names import figure_name, mythos_name
from miskatonic.games.death_may_die.rows.dice import BONUS, BONUS_FACES, DICE, SIDES, STANDARD_FACES
from miskatonic.games.death_may_die.rules import dice, mythos
from miskatonic.games.death_may_die.state import OFF_BOARD, DeathMayDie, box, map_of
from miskatonic.kernel import Barred, Table, below
from miskatonic.kernel.rng import HasRng
from tests.games.play import AnyPlay

QUIET = {
    "unquiet_grief": "s1_m6",
    "island_of_the_damned": "s2_m7",
    "deliver_us_from_evil": "s3_m2",
    "by_order_of_the_queen": "s4_m3",
    "festival_of_death": "s5_m2",
    "beauty_and_the_beast": "s6_m3",
}
"""Of each scenario a Mythos card with the symbol that does next to nothing to investigators on a bare map."""


T = TypeVar("T")


def there(thing: T | None) -> T:
    """What is on the table by now."""
    assert thing is not None
    return thing


def seen(table: Table) -> Board:
    """What everybody sees of a table."""
    board: Board = table.view(0)["board"]
    return board


class Play(AnyPlay[DeathMayDie]):
    """A table in a position of our own, and the moves made on it."""

    def __init__(
        self, *investigators: str, scenario: str = "unquiet_grief", elder_one: str = "tsathoggua", consent: bool = False
    ) -> None:
        """Given: these investigators in the Start space of a bare map, every card in its deck."""
        position = arrange.laid_out(*investigators, scenario=scenario, elder_one=elder_one)
        super().__init__(GAME, position, len(investigators), {"consent": "ask" if consent else "waive"})
        position.consent = consent
        self._faces: list[str] = []

    def __getattr__(self, sentence: str) -> "Callable[..., Play]":
        """Given: any sentence of `arrange.py`, with its words."""
        if sentence not in arrange.SENTENCES:
            raise AttributeError(sentence)

        def said(*words: Any) -> "Play":
            arrange.SENTENCES[sentence](self.game, *map(str, words))
            return self

        return said

    def act(self, count: int = 3) -> Self:
        """Given: the active investigator has so many actions. Start in the action phase."""
        return self.begin("turn.action", actions=count)

    # --- when ---

    def quiet(self) -> Self:
        """Given: the next Mythos card does next to nothing."""
        arrange.mythos_top(self.game, QUIET[box(self.game).scenario.id])
        return self

    def attacked(self, *faces: str) -> Self:
        """The actions end, and the enemy in the space attacks with these dice."""
        return self.quiet().act().will_roll(*faces).do("end")

    def draws(self, *cards: str) -> Self:
        """These Mythos cards are drawn, with nothing left to find; it stops where something is asked."""
        arrange.mythos_top(self.game, *cards)
        arrange.discoveries_gone(self.game)
        return self.act().do("end")

    def finds(self, card: str, *answers: str) -> Self:
        """A quiet Mythos card, then a Search brings this card, and these are the answers to it."""
        arrange.discovery_top(self.game, card)
        return self.quiet().act().do("end", *answers)

    def ended(self) -> Self:
        """The actions end; everything is passed until the next turn has begun, or the game is over."""
        seat = self.game.active
        if self.prompt == "action":
            self.do("end")
        return self.until(lambda: self.game.active != seat)

    # --- loaded dice ---

    def load_dice(self, patch: pytest.MonkeyPatch) -> None:
        """Faces are loaded where the rules throw dice: one call for each die, standard dice first."""
        patch.setattr(dice, "thrown", self._thrown)

    def _thrown(self, source: HasRng, kind: int) -> int:
        """A die of that kind shows the next loaded face; what is not loaded is left to chance."""
        if not self._faces and self._throws:
            self._faces = list(self._throws.pop(0))
        faces = BONUS_FACES if kind == BONUS else STANDARD_FACES
        if not self._faces:
            return kind * SIDES + below(source, SIDES)
        face = self._faces.pop(0)
        shown = [one.id for one in faces]
        assert face in shown, f"a {DICE[kind]} die never shows {face}"
        return kind * SIDES + shown.index(face)

    # --- then ---

    @property
    def board(self) -> Board:
        """What everybody sees."""
        return seen(self.table)

    @property
    def thrown(self) -> tuple[int, int]:
        """How many standard and how many bonus dice lie on the table."""
        roll = self.board["roll"]
        kinds = [one["die"] for one in roll["dice"]] if roll else []
        return kinds.count("standard"), kinds.count("bonus")

    def space_of(self, seat: int) -> str:
        """Where an investigator stands."""
        return self._id(self.game.at[seat])

    def _id(self, space: int) -> str:
        return "" if space == OFF_BOARD else box(self.game).scenario.spaces[space].id

    def _figure(self, enemy: str) -> int:
        """The figure with that id (`ghast#2`, `tsathoggua`)."""
        names = [figure_name(self.game, figure).thing.partition(":")[2] for figure in range(len(self.game.kinds))]
        return names.index(enemy)

    def where(self, enemy: str) -> str:
        """The space of an enemy's figure; nothing for one that is not on the board."""
        return self._id(self.game.where[self._figure(enemy)])

    def wounds_on(self, enemy: str) -> int:
        """Wounds on an enemy's figure."""
        return self.game.hurt[self._figure(enemy)]

    def enemies_in(self, space: str) -> list[str]:
        """The figures in a space, by their ids."""
        there = map_of(self.game).numbers[space]
        figures = [figure for figure, at in enumerate(self.game.where) if at == there]
        return [figure_name(self.game, figure).thing.partition(":")[2] for figure in figures]

    def in_reserve(self, enemy: str) -> int:
        """How many figures of a kind are left."""
        return len(reserve(self.game, arrange._kind(self.game, enemy)))

    def level(self, seat: int, skill: str) -> int:
        """The level of a skill, with what Companions add; 0 without it."""
        return levels(self.game, seat).get(skill, 0)

    def cards(self, seat: int) -> list[str]:
        """The claimed cards of an investigator, by the ids of their sides."""
        return [side_of(self.game.scenario, held).id for held in self.game.held[seat]]

    def tokens_in(self, token: str, space: str) -> int:
        """Tokens of a kind on a space."""
        return lying(self.game, box(self.game).numbers[token], map_of(self.game).numbers[space])

    def tokens_of(self, seat: int, token: str) -> int:
        """Tokens of a kind on a board."""
        return carried(self.game, box(self.game).numbers[token], seat)

    def tokens_left(self, token: str) -> int:
        """Tokens of a kind in the supply."""
        return supply(self.game, box(self.game).numbers[token])

    def fire_in(self, space: str) -> int:
        """Fire on a space."""
        return self.game.fire[map_of(self.game).numbers[space]]

    @property
    def symbols(self) -> int:
        """Summoning symbols in the Mythos discard pile."""
        return mythos.symbols(self.game)

    @property
    def pile(self) -> list[str]:
        """The Mythos discard pile, by ids."""
        return [mythos_name(self.game, card).thing.partition(":")[2] for card in self.game.mythos_pile]

    def card_name(self, seat: int, number: int = 0) -> str:
        """The name under which a claimed card is told of."""
        return str(held_name(self.game.scenario, self.game.held[seat][number]))

    def barred(self, verb: str) -> Barred | None:
        """What is said about something that can't be done."""
        return next((one for one in self.refusals if one.verb == verb), None)
