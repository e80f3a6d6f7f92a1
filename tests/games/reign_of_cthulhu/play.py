"""A small language for tests that read like play: given a position, when somebody acts, then this is on the table.

    game = Play("detective", "occultist").at("hospital", "graveyard").clues(0, innsmouth=1)
    game.begin()
    game.die("delusion").do("walk:factory")
    assert game.sanity_of(0) == 3

Every component is conserved: cards given to a hand come out of the deck, figures out of the pool.
"""

from typing import Self

import pytest

from miskatonic.games.reign_of_cthulhu import GAME, arrange
from miskatonic.games.reign_of_cthulhu.board import Board
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import PLACES, TOWNS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import row_of
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rules import sanity
from miskatonic.games.reign_of_cthulhu.state import IN_POOL, Reign
from miskatonic.kernel import Barred, Table
from miskatonic.kernel.view import Seats, View
from tests.games.play import AnyPlay


def board_of(table: Table, seat: Seats = None) -> Board:
    """What these seats see of a table, a spectator unless they are named."""
    seen: View[Board] = table.view(seat)
    return seen["board"]


class Play(AnyPlay[Reign]):
    """A table in a position of our own, and the moves made on it."""

    def __init__(self, *investigators: str, difficulty: str = "introductory", consent: bool = False) -> None:
        """Given: these investigators at the Train Station, nothing on the board, all clues in the deck."""
        how = "ask" if consent else "waive"
        options = {"consent": how, "difficulty": difficulty}
        super().__init__(GAME, arrange.laid_out(*investigators), len(investigators), options)
        arrange.difficulty(self.game, difficulty)
        arrange.consent(self.game, how)

    # --- given: what a position as text says, in the same words ---

    def at(self, *places: str) -> Self:
        """The investigators stand at these places, in seat order."""
        arrange.at(self.game, *places)
        return self

    def sanity(self, *tokens: int) -> Self:
        """Their sanity tokens; none is insane."""
        arrange.sanity(self.game, *map(str, tokens))
        return self

    def clues(self, seat: int, **towns: int) -> Self:
        """Give clues to a hand, out of the bottom of the deck."""
        for town, count in towns.items():
            arrange.clues(self.game, str(seat), town, str(count))
        return self

    def relics(self, seat: int, *relics: str) -> Self:
        """Give relics to a hand, out of the relic deck."""
        arrange.relics(self.game, str(seat), *relics)
        return self

    def discarded(self, *cards: str) -> Self:
        """Put player cards (towns or relics) onto the player discard pile."""
        arrange.discarded(self.game, *cards)
        return self

    def deck_top(self, *cards: str) -> Self:
        """The next player cards to be drawn, the first one first: towns, relics or `evil_stirs`."""
        arrange.deck_top(self.game, *cards)
        return self

    def deck_size(self, count: int) -> Self:
        """Leave only the top cards of the deck; the others go to the discard pile."""
        arrange.deck_size(self.game, str(count))
        return self

    def cultists(self, **places: int) -> Self:
        """Cultists on the board."""
        for place, count in places.items():
            arrange.cultists(self.game, place, str(count))
        return self

    def pool(self, count: int) -> Self:
        """So many cultists in the pool; as many as needed stand at places far from the story, three each."""
        arrange.pool(self.game, str(count))
        assert self.game.pool == count
        return self

    def shoggoths(self, *places: str) -> Self:
        """Shoggoths on the board."""
        arrange.shoggoths(self.game, *places)
        return self

    def sealed(self, *towns: str, warded: bool = False) -> Self:
        """These gates are sealed (and, flipped, warded)."""
        (arrange.warded if warded else arrange.sealed)(self.game, *towns)
        return self

    def old_ones(self, *names: str) -> Self:
        """The face-down Old Ones from left to right; the rest is filled up, Cthulhu is last."""
        arrange.old_ones(self.game, *names)
        return self

    def awake(self, *names: str) -> Self:
        """These Old Ones are face up already, the ongoing ones in force (Azathoth's cultists are gone)."""
        arrange.awake(self.game, *names)
        return self

    def summoning_top(self, *places: str) -> Self:
        """The next summoning cards to be turned, the first one first."""
        arrange.summoning_top(self.game, *places)
        return self

    def summoning_bottom(self, *places: str) -> Self:
        """The cards at the bottom of the summoning deck, the first one to be taken first."""
        arrange.summoning_bottom(self.game, *places)
        return self

    def summoning_discarded(self, *places: str) -> Self:
        """Cards on the summoning discard pile, out of the summoning deck."""
        arrange.summoning_discarded(self.game, *places)
        return self

    # --- when ---

    def die(self, *faces: str) -> Self:
        """The next rolls show these faces, one after another."""
        for face in faces:
            self.will_roll(face)
        return self

    def load_dice(self, patch: pytest.MonkeyPatch) -> None:
        """The sanity die."""
        patch.setattr(sanity, "below", self.loaded(sanity.FACES))

    def do(self, *answers: str, seat: Seats = None) -> Self:
        """Give these answers one after another; unless somebody's seat is named, by one person who holds all seats."""
        return super().do(*answers, seat=range(self.game.seats) if seat is None else seat)

    def end_turn(self) -> Self:
        """Pass until the next player's turn begins, or the game ends."""
        active = self.game.active
        return self.until(lambda: self.game.active != active and self.game.acting)

    # --- then ---

    def barred(self, verb: str) -> list[Barred]:
        """Why something can't be done."""
        return [refusal for refusal in self.refusals if refusal.verb == verb]

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what."""
        return None if self.table.choice is None else (self.table.choice.seat, self.table.choice.prompt)

    @property
    def board(self) -> Board:
        """What everybody sees."""
        return board_of(self.table)

    @property
    def actions(self) -> int:
        """Actions left."""
        return self.game.actions

    def place_of(self, seat: int) -> str:
        """Where an investigator stands."""
        return PLACES[self.game.places[seat]].id

    def sanity_of(self, seat: int) -> int:
        """An investigator's tokens."""
        return self.game.sanity[seat]

    def hand(self, seat: int) -> list[str]:
        """A hand: towns of clues, then relics."""
        clues = [TOWNS[town].id for town, count in enumerate(self.game.clues[seat]) for _ in range(count)]
        return clues + [RELICS[relic].id for relic in self.game.relics[seat]]

    def cultists_at(self, place: str) -> int:
        """Cultists at a place."""
        return self.game.cultists[PLACES.number(place)]

    @property
    def shoggoth_places(self) -> list[str]:
        """Where the Shoggoths are, in the board's order."""
        return [PLACES[place].id for place in sorted(self.game.shoggoths) if place != IN_POOL]

    @property
    def discard_pile(self) -> list[str]:
        """The player discard pile, oldest first."""
        return [row_of(card)[0] for card in self.game.discard]

    @property
    def summoning_pile(self) -> list[str]:
        """The summoning discard pile, oldest first."""
        return [PLACES[card].id for card in self.game.summoning_discard]

    @property
    def revealed(self) -> list[str]:
        """The Old Ones that have awoken."""
        return [OLD_ONES[card].id for card in self.game.old_ones[: self.game.revealed]]

    @property
    def won(self) -> bool:
        """Whether the game is won."""
        return self.won_by is not None

    def rolls(self) -> list[tuple[str, str]]:
        """Who rolled what, e.g. ("detective", "delusion")."""
        return [
            (event.args["who"].removeprefix("investigator-"), event.args["face"].removeprefix("face-"))
            for event in self.events("rolled")
        ]

    @property
    def in_pool(self) -> int:
        """Cultists in the pool."""
        return self.game.pool

    @property
    def box(self) -> list[str]:
        """The relics that were played."""
        return [RELICS[relic].id for relic in self.game.box]
