"""Positions of Elder Sign that read like a story: given a table, when somebody does something, then look at it.

game = Play("bob_jenkins", "mandy_thompson").museum("the_loading_dock").at(0, "the_loading_dock").attempt()
game.will_roll("peril", "peril", "investigation_2", "investigation_2", "lore", "terror").do("roll")
game.do("complete:1:…")
"""

from collections.abc import Sequence
from typing import Self

import pytest

from miskatonic.games.elder_sign import GAME, arrange
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.dice import COLOUR, COLOURS, FACE_IDS, FACES_OF
from miskatonic.games.elder_sign.rows.dice import DICE as DIE_FACES
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rules import entrance, rolling
from miskatonic.games.elder_sign.state import ENTRANCE, ElderSign, ancient_one, pool_dice
from tests.games.play import AnyPlay

CARD = {card.id: number for number, card in enumerate(CARDS)}
FACE = arrange.FACE


class Play(AnyPlay[ElderSign]):
    """A table in a position of our own, and the moves made on it."""

    def __init__(self, *investigators: str, ancient_one: str = "hastur") -> None:
        """Given: these investigators at the entrance with full tokens and no equipment; six plain Adventures; a Mythos
        card that does nothing any more; no monsters, no doom. Seat 0 is active.
        """
        super().__init__(GAME, arrange.plain(investigators, ancient_one), len(investigators), {})

    # --- given ---

    def museum(self, *names: str) -> Self:
        """Exactly these Adventures are face up (locks on them are not applied: see `locked`)."""
        arrange.museum(self.game, *names)
        return self

    def worlds(self, *names: str) -> Self:
        """These Other Worlds are in play."""
        arrange.worlds(self.game, *names)
        return self

    def deck_top(self, *names: str) -> Self:
        """The next cards to be drawn from their decks, the first one first."""
        arrange.on_top(self.game, *names)
        return self

    adventure_deck_top = other_world_deck_top = mythos_next = deck_top

    def at(self, seat: int, place: str) -> Self:
        """A marker stands on this card, or at the `entrance`."""
        arrange.at(self.game, seat, place)
        return self

    def holds(self, seat: int, *names: str) -> Self:
        """These items, spells or allies are in a hand, out of their decks."""
        arrange.holds(self.game, seat, *names)
        return self

    def clues(self, seat: int, count: int) -> Self:
        """So many clues."""
        arrange.clues(self.game, seat, count)
        return self

    def sanity(self, seat: int, count: int) -> Self:
        """So much sanity left."""
        arrange.sanity(self.game, seat, count)
        return self

    def stamina(self, seat: int, count: int) -> Self:
        """So much stamina left."""
        arrange.stamina(self.game, seat, count)
        return self

    def trophies(self, seat: int, *names: str) -> Self:
        """Won cards (by their id) and monsters (by theirs), out of decks and cup."""
        arrange.trophies(self.game, seat, *names)
        return self

    def monster(self, name: str, place: str, row: int | None = None) -> Self:
        """A monster lies on a row of a card, the first being 0, or below it; a lock on it holds."""
        arrange.monster(self.game, name, place, None if row is None else row + 1)
        return self

    def cup(self, *names: str) -> Self:
        """Only these monsters are in the cup; the others are somebody's trophies (the last seat's)."""
        arrange.cup(self.game, *names)
        return self

    def mythos(self, name: str) -> Self:
        """This Mythos card is face up, its lock holds; its immediate effect is over."""
        arrange.mythos(self.game, name)
        return self

    def locked(self, name: str) -> Self:
        """The locks printed on a card in play hold."""
        arrange.locked(self.game, name)
        return self

    def on_spell(self, seat: int, spell: str, *faces: str) -> Self:
        """A spell this seat holds has dice on it, green ones, showing these faces."""
        arrange.on_spell(self.game, seat, spell, *faces)
        return self

    def doom(self, count: int) -> Self:
        """So many doom tokens on the track."""
        arrange.doom(self.game, count)
        return self

    def signs(self, count: int) -> Self:
        """So many Elder Signs gathered."""
        arrange.signs(self.game, count)
        return self

    def clock(self, steps: int) -> Self:
        """The hand stands so many steps of three hours after XII."""
        arrange.clock(self.game, steps)
        return self

    # --- beginning ---

    def turn(self, seat: int = 0) -> Self:
        """This player's turn begins."""
        return self.begin("turn.begin", active=seat)

    def attempt(self, seat: int = 0) -> Self:
        """This player's turn begins, and the player stays on the card the marker is on: the attempt begins."""
        place = self.game.at[seat]
        assert place >= 0
        return self.turn(seat).do(f"stay:{CARDS[place].id}")

    def midnight(self, seat: int = 0) -> Self:
        """Midnight strikes after this player's turn."""
        return self.begin("midnight", active=seat)

    def battle(self, seat: int = 0, doom: int | None = None) -> Self:
        """The Ancient One is awake, the museum is cleared, and this player's turn begins."""
        arrange.battle(self.game, seat, doom)
        return self.turn(seat)

    def view_track(self) -> list[str]:
        """The spaces of the doom track."""
        return list(ancient_one(self.game).track)

    # --- when ---

    def will_find(self, face: str) -> Self:
        """The die of the Lost and Found will show this."""
        return self.will_roll(face)

    def load_dice(self, patch: pytest.MonkeyPatch) -> None:
        """The dice of a roll or reroll in the order in which they are thrown; the die of the Lost and Found."""
        fair = rolling.throw

        def throw(game: ElderSign, thrown: Sequence[int]) -> None:
            faces = self.next_throw(len(thrown))
            if faces is None:
                fair(game, thrown)
                return
            for die, face in zip(thrown, faces, strict=True):
                assert FACE[face] in FACES_OF[die], f"the {COLOURS[COLOUR[die]]} die has no {face}"
                game.faces[die] = FACE[face]

        patch.setattr(rolling, "throw", throw)
        patch.setattr(entrance, "below", self.loaded([FACE_IDS[face] for face in DIE_FACES["green"]]))

    # --- then ---

    @property
    def texts(self) -> list[str]:
        """The text forms of what can be answered now."""
        return self.options

    @property
    def asked(self) -> int:
        """Whom it is asked."""
        assert self.table.choice
        return self.table.choice.seat

    @property
    def barred(self) -> list[tuple[str, str]]:
        """What can't be done here, and why."""
        return [(refusal.verb, refusal.reason) for refusal in self.refusals]

    @property
    def pool(self) -> list[str]:
        """What the dice of the pool show."""
        return [FACE_IDS.get(self.game.faces[die], "") for die in pool_dice(self.game)]

    def hand(self, seat: int) -> list[str]:
        """What somebody holds."""
        return [HAND[card].id for card in self.game.hands[seat]]

    def monsters_on(self, place: str) -> list[str]:
        """The monsters on or below a card."""
        return [MONSTERS[one.token].id for one in self.game.monsters if one.card == CARD[place]]

    def place_of(self, seat: int) -> str:
        """Where a marker stands."""
        place = self.game.at[seat]
        return "entrance" if place == ENTRANCE else "battle" if place < 0 else CARDS[place].id

    @property
    def won(self) -> str | None:
        """How it was won, if it was."""
        return self.won_by
