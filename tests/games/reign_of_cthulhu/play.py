"""A small language for tests that read like play: given a position, when somebody acts, then this is on the table.

    game = Play("detective", "occultist").at("hospital", "graveyard").clues(0, innsmouth=1)
    game.begin()
    game.die("delusion").do("walk:factory")
    assert game.sanity_of(0) == 3

Every component is conserved: cards given to a hand come out of the deck, figures out of the pool.
"""

from typing import Self

import pytest

from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.games.reign_of_cthulhu.board import PLACE, PLACES, TOWNS
from miskatonic.games.reign_of_cthulhu.cards.investigators import INVESTIGATOR
from miskatonic.games.reign_of_cthulhu.cards.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.names import CARD_IDS, OLD_ONE, OLD_ONE_IDS, RELIC, RELIC_IDS
from miskatonic.games.reign_of_cthulhu.rules import sanity
from miskatonic.games.reign_of_cthulhu.rules.setup import DIFFICULTIES, empty_table
from miskatonic.games.reign_of_cthulhu.state import FIRST_RELIC, POOL, Reign, gain_clues, gain_relic
from miskatonic.games.reign_of_cthulhu.words import place_seal
from miskatonic.kernel import Barred
from tests.games.play import AnyPlay


class Play(AnyPlay[Reign]):
    """A table in a position of our own, and the moves made on it."""

    def __init__(self, *investigators: str, difficulty: str = "introductory", consent: bool = False) -> None:
        """Given: these investigators at the Train Station, nothing on the board, all clues in the deck."""
        seats = len(investigators)
        options = {"consent": "ask" if consent else "waive", "difficulty": difficulty}
        super().__init__(GAME, empty_table(seats, DIFFICULTIES.index(difficulty), consent).copy(), seats, options)
        self.game.roles = tuple(INVESTIGATOR[name] for name in investigators)
        self.game.deck = tuple(town for _ in range(11 - self.game.difficulty) for town in range(4))
        self.game.piles = (len(self.game.deck),)
        self.game.relic_deck = tuple(range(len(RELIC_IDS)))
        self.game.summoning = list(range(len(PLACES)))
        self.game.layers = [len(PLACES)]
        self.old_ones("nyarlathotep", "yig", "yog_sothoth", "ithaqua", "dagon", "atlach_nacha")

    # --- given ---

    def at(self, *places: str) -> Self:
        """The investigators stand at these places, in seat order."""
        self.game.places = [PLACE[place] for place in places]
        return self

    def sanity(self, *tokens: int) -> Self:
        """Their sanity tokens; none is insane."""
        self.game.sanity = list(tokens)
        return self

    def clues(self, seat: int, **towns: int) -> Self:
        """Give clues to a hand, out of the bottom of the deck."""
        for town, count in towns.items():
            for _ in range(count):
                self._take(town)
                gain_clues(self.game, seat, TOWNS.index(town))
        self.game.piles = (len(self.game.deck),)
        return self

    def relics(self, seat: int, *relics: str) -> Self:
        """Give relics to a hand, out of the relic deck."""
        for relic in relics:
            self._take(relic)
            gain_relic(self.game, seat, RELIC[relic])
        return self

    def discarded(self, *cards: str) -> Self:
        """Put player cards (towns or relics) onto the player discard pile."""
        for card in cards:
            self._take(card)
            self.game.discard += (CARD_IDS.index(card),)
        return self

    def _take(self, card: str) -> None:
        number = CARD_IDS.index(card)
        if card in RELIC:
            assert RELIC[card] in self.game.relic_deck
            self.game.relic_deck = tuple(relic for relic in self.game.relic_deck if relic != RELIC[card])
        elif number < FIRST_RELIC:
            at = self.game.deck.index(number)
            self.game.deck = (*self.game.deck[:at], *self.game.deck[at + 1 :])

    def deck_top(self, *cards: str) -> Self:
        """The next player cards to be drawn, the first one first: towns, relics or `evil_stirs`."""
        for card in cards:
            self._take(card)
        self.game.deck += tuple(CARD_IDS.index(card) for card in reversed(cards))
        self.game.piles = (len(self.game.deck),)
        return self

    def deck_size(self, count: int) -> Self:
        """Leave only the top cards of the deck; the others go to the discard pile."""
        self.game.discard += self.game.deck[: len(self.game.deck) - count]
        self.game.deck = self.game.deck[len(self.game.deck) - count :]
        self.game.piles = (count,)
        return self

    def cultists(self, **places: int) -> Self:
        """Cultists on the board."""
        for place, count in places.items():
            self.game.pool -= count - self.game.cultists[PLACE[place]]
            self.game.cultists[PLACE[place]] = count
        return self

    def pool(self, count: int) -> Self:
        """So many cultists in the pool; as many as needed stand at places far from the story, three each."""
        for place in reversed(range(len(PLACES))):
            while self.game.pool > count and self.game.cultists[place] < 3 and place not in self.game.places:
                self.game.cultists[place] += 1
                self.game.pool -= 1
        assert self.game.pool == count
        return self

    def shoggoths(self, *places: str) -> Self:
        """Shoggoths on the board."""
        for figure, place in enumerate(places):
            self.game.shoggoths[figure] = PLACE[place]
        return self

    def sealed(self, *towns: str, warded: bool = False) -> Self:
        """These gates are sealed (and, flipped, warded)."""
        for town in towns:
            place_seal(self.game, TOWNS.index(town), 2 if warded else 1)
        return self

    def old_ones(self, *names: str) -> Self:
        """The face-down Old Ones from left to right; the rest is filled up, Cthulhu is last."""
        others = [name for name in OLD_ONE_IDS if name not in (*names, "cthulhu")]
        self.game.old_ones = (*(OLD_ONE[name] for name in [*names, *others][:6]), OLD_ONE["cthulhu"])
        return self

    def awake(self, *names: str) -> Self:
        """These Old Ones lie open already, the ongoing ones in force (Azathoth's cultists are gone)."""
        hidden = [OLD_ONE_IDS[card] for card in self.game.old_ones if OLD_ONE_IDS[card] not in (*names, "cthulhu")]
        self.old_ones(*names, *hidden)
        self.game.revealed = len(names)
        self.game.in_force = tuple(OLD_ONE[name] for name in names if OLD_ONES[OLD_ONE[name]].ongoing)
        if "azathoth" in names:
            self.game.pool -= 3
            self.game.removed = 3
        return self

    def summoning_top(self, *places: str) -> Self:
        """The next summoning cards to be turned, the first one first."""
        cards = [PLACE[place] for place in places]
        self.game.summoning = [card for card in self.game.summoning if card not in cards] + cards[::-1]
        return self

    def summoning_bottom(self, *places: str) -> Self:
        """The cards at the bottom of the summoning deck, the first one to be taken first."""
        cards = [PLACE[place] for place in places]
        self.game.summoning = cards + [card for card in self.game.summoning if card not in cards]
        return self

    def summoning_discarded(self, *places: str) -> Self:
        """Cards on the summoning discard pile, out of the summoning deck."""
        for place in places:
            self.game.summoning.remove(PLACE[place])
            self.game.summoning_discard.append(PLACE[place])
        self.game.layers = [len(self.game.summoning)]
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
        clues = [TOWNS[town] for town, count in enumerate(self.game.clues[seat]) for _ in range(count)]
        return clues + [RELIC_IDS[relic] for relic in self.game.relics[seat]]

    def cultists_at(self, place: str) -> int:
        """Cultists at a place."""
        return self.game.cultists[PLACE[place]]

    @property
    def shoggoth_places(self) -> list[str]:
        """Where the Shoggoths are, in the board's order."""
        return [PLACES[place].id for place in sorted(self.game.shoggoths) if place != POOL]

    @property
    def discard_pile(self) -> list[str]:
        """The player discard pile, oldest first."""
        return [CARD_IDS[card] for card in self.game.discard]

    @property
    def summoning_pile(self) -> list[str]:
        """The summoning discard pile, oldest first."""
        return [PLACES[card].id for card in self.game.summoning_discard]

    @property
    def revealed(self) -> list[str]:
        """The Old Ones that have awoken."""
        return [OLD_ONE_IDS[card] for card in self.game.old_ones[: self.game.revealed]]

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
        return [RELIC_IDS[relic] for relic in self.game.box]
