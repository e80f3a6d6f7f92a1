"""Positions of Elder Sign that read like a story: given a table, when somebody does something, then look at it.

game = Play("bob_jenkins", "mandy_thompson").museum("the_loading_dock").at(0, "the_loading_dock").attempt()
game.will_roll("peril", "peril", "investigation_2", "investigation_2", "lore", "terror").do("roll")
game.do("complete:1:…")
"""

from collections.abc import Sequence
from typing import Self

import pytest

from miskatonic.games.elder_sign import GAME
from miskatonic.games.elder_sign.cards.adventures import CARDS
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.ancient_ones import NUMBER as ANCIENT_ONE
from miskatonic.games.elder_sign.cards.investigators import NUMBER as INVESTIGATOR
from miskatonic.games.elder_sign.cards.monsters import MONSTERS, TOKENS
from miskatonic.games.elder_sign.cards.mythos import MYTHOS as MYTHOS_ROWS
from miskatonic.games.elder_sign.cards.mythos import NUMBER as MYTHOS_CARD
from miskatonic.games.elder_sign.dice import DICE as DIE_FACES
from miskatonic.games.elder_sign.dice import FACE_IDS
from miskatonic.games.elder_sign.names import FIRST_WORLD, HAND_IDS
from miskatonic.games.elder_sign.rules import entrance, wellbeing
from miskatonic.games.elder_sign.rules import pool as pool_rules
from miskatonic.games.elder_sign.rules.setup import empty_table
from miskatonic.games.elder_sign.state import (
    ADVENTURE,
    BELOW,
    COLOUR,
    COLOURS,
    ENTRANCE,
    LOCKED,
    MYTHOS,
    MYTHOS_LOCK,
    ON_SPELL,
    OTHER_WORLD,
    TOKEN,
    ElderSign,
    kind_of,
    pool,
)
from tests.games.play import AnyPlay

CARD = {card.id: number for number, card in enumerate(CARDS)}
FACE = {name: face for face, name in FACE_IDS.items()}
QUIET = "sudden_terror"
"""A Mythos card without a lasting effect."""


class Play(AnyPlay[ElderSign]):
    """A table in a position of our own, and the moves made on it."""

    def __init__(self, *investigators: str, ancient_one: str = "hastur") -> None:
        """Given: these investigators at the entrance with full tokens and no equipment; six plain Adventures; a Mythos
        card that does nothing any more; no monsters, no doom. Seat 0 is active.
        """
        seats = len(investigators)
        super().__init__(GAME, empty_table(seats).copy(), seats, {})
        self.game.ancient_one = ANCIENT_ONE[ancient_one]
        self.game.who = tuple(INVESTIGATOR[name] for name in investigators)
        self.game.left = tuple(number for number in range(16) if number not in self.game.who)
        masks = ancient_one == "nyarlathotep"
        self.game.cup = tuple(token for token, kind in enumerate(TOKENS) if masks or not MONSTERS[kind].mask)
        for seat in range(seats):
            self.game.sanity[seat] = wellbeing.maximum(self.game, seat, "sanity")
            self.game.stamina[seat] = wellbeing.maximum(self.game, seat, "stamina")
        self.mythos(QUIET)
        plain = [n for n, card in enumerate(CARDS[:FIRST_WORLD]) if not card.locks and not card.midnight]
        self._lay_out([CARDS[number].id for number in plain[:6]])

    # --- given ---

    def _lay_out(self, names: Sequence[str]) -> None:
        cards = [CARD[name] for name in names]
        back = [card for card in self.game.museum if card >= 0]
        deck = [card for card in (*back, *self.game.decks[ADVENTURE]) if card not in cards]
        self.game.museum = (*cards, *(-1,) * (6 - len(cards)))
        self.game.decks[ADVENTURE] = tuple(deck)

    def museum(self, *names: str) -> Self:
        """Exactly these Adventures lie open (locks on them are not applied: see `locked`)."""
        self._lay_out(names)
        return self

    def adventure_deck_top(self, *names: str) -> Self:
        """The next Adventures to be laid open, the first one first."""
        cards = [CARD[name] for name in names]
        deck = [card for card in self.game.decks[ADVENTURE] if card not in cards]
        self.game.decks[ADVENTURE] = (*deck, *reversed(cards))
        return self

    def worlds(self, *names: str) -> Self:
        """These Other Worlds are in play."""
        cards = tuple(CARD[name] for name in names)
        self.game.worlds = cards
        self.game.decks[OTHER_WORLD] = tuple(c for c in range(FIRST_WORLD, len(CARDS)) if c not in cards)
        return self

    def other_world_deck_top(self, *names: str) -> Self:
        """The next Other Worlds, the first one first."""
        cards = [CARD[name] for name in names]
        deck = [card for card in self.game.decks[OTHER_WORLD] if card not in cards]
        self.game.decks[OTHER_WORLD] = (*deck, *reversed(cards))
        return self

    def at(self, seat: int, place: str) -> Self:
        """A marker stands on this card, or at the `entrance`."""
        self.game.at[seat] = ENTRANCE if place == "entrance" else CARD[place]
        return self

    def holds(self, seat: int, *names: str) -> Self:
        """These items, spells or allies are in a hand, out of their decks."""
        for name in names:
            card = next(
                number
                for number, known in enumerate(HAND_IDS)
                if known == name and number in self.game.decks[kind_of(number)]
            )
            deck = self.game.decks[kind_of(card)]
            self.game.decks[kind_of(card)] = tuple(other for other in deck if other != card)
            self.game.hands[seat] += (card,)
        return self

    def deck_top(self, *names: str) -> Self:
        """The next cards to be drawn from the decks of items, spells or allies, the first one first."""
        for name in reversed(names):
            card = HAND_IDS.index(name)
            deck = [other for other in self.game.decks[kind_of(card)] if other != card]
            self.game.decks[kind_of(card)] = (*deck, card)
        return self

    def clues(self, seat: int, count: int) -> Self:
        """So many clues."""
        self.game.clues[seat] = count
        return self

    def sanity(self, seat: int, count: int) -> Self:
        """So much sanity left."""
        self.game.sanity[seat] = count
        return self

    def stamina(self, seat: int, count: int) -> Self:
        """So much stamina left."""
        self.game.stamina[seat] = count
        return self

    def trophies(self, seat: int, *names: str) -> Self:
        """Won cards (by their id) and monsters (by theirs), out of decks and cup."""
        for name in names:
            if name in CARD:
                deck = OTHER_WORLD if CARD[name] >= FIRST_WORLD else ADVENTURE
                self.game.decks[deck] = tuple(card for card in self.game.decks[deck] if card != CARD[name])
                self.game.trophies[seat] += (CARD[name],)
            else:
                self.game.trophies[seat] += (TOKEN + self._token(name),)
        return self

    def _token(self, name: str) -> int:
        token = next(token for token in self.game.cup if MONSTERS[TOKENS[token]].id == name)
        self.game.cup = tuple(other for other in self.game.cup if other != token)
        return token

    def monster(self, name: str, place: str, row: int | None = None) -> Self:
        """A monster lies on a row of a card, or below it; a lock on it holds."""
        token = self._token(name)
        self.game.monsters += (token * 1000 + CARD[place] * 10 + (BELOW if row is None else row),)
        for colour in MONSTERS[TOKENS[token]].locks:
            self._lock(colour, TOKEN + token)
        return self

    def cup(self, *names: str) -> Self:
        """Only these monsters are in the cup; the others are somebody's trophies (the last seat's)."""
        keep = []
        for name in names:
            keep.append(next(t for t in self.game.cup if MONSTERS[TOKENS[t]].id == name and t not in keep))
        self.game.trophies[-1] += tuple(TOKEN + token for token in self.game.cup if token not in keep)
        self.game.cup = tuple(keep)
        return self

    def mythos(self, name: str) -> Self:
        """This Mythos card lies open, its lock holds; its immediate effect is over."""
        card = MYTHOS_CARD[name]
        for colour in range(3):
            self.game.locks[colour] = tuple(lock for lock in self.game.locks[colour] if lock < MYTHOS_LOCK)
        self.game.mythos = card
        self.game.decks[MYTHOS] = tuple(other for other in range(32) if other != card)
        for name_of_die in MYTHOS_ROWS[card].locks:
            self._lock(name_of_die, MYTHOS_LOCK + card)
        return self

    def mythos_next(self, *names: str) -> Self:
        """The next Mythos cards to be drawn, the first one first."""
        cards = [MYTHOS_CARD[name] for name in names]
        deck = [card for card in self.game.decks[MYTHOS] if card not in cards]
        self.game.decks[MYTHOS] = (*deck, *reversed(cards))
        return self

    def locked(self, name: str) -> Self:
        """The locks printed on a card in play hold."""
        for colour in CARDS[CARD[name]].locks:
            self._lock(colour, CARD[name])
        return self

    def _lock(self, colour: str, source: int) -> None:
        number = COLOURS.index(colour)
        self.game.locks[number] += (source,)
        dice = ((0, 1, 2, 3, 4, 5), (6,), (7,))[number]
        free = [die for die in dice if self.game.dice[die] != LOCKED]
        if free:
            self.game.dice[free[-1]] = LOCKED

    def on_spell(self, seat: int, spell: str, *faces: str) -> Self:
        """A spell this seat holds has dice on it, green ones, showing these faces."""
        card = next(card for card in self.game.hands[seat] if HAND_IDS[card] == spell)
        for face in faces:
            die = next(die for die in range(6) if self.game.dice[die] == 0)
            self.game.dice[die] = ON_SPELL + card
            self.game.faces[die] = FACE[face]
        return self

    def doom(self, count: int) -> Self:
        """So many doom tokens on the track."""
        self.game.doom = count
        return self

    def signs(self, count: int) -> Self:
        """So many Elder Signs gathered."""
        self.game.signs = count
        return self

    def clock(self, steps: int) -> Self:
        """The hand stands so many steps of three hours after XII."""
        self.game.clock = steps
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
        self.game.doom = doom if doom is not None else len(self.view_track())
        self.game.decks[ADVENTURE] = (*[card for card in self.game.museum if card >= 0], *self.game.decks[ADVENTURE])
        self.game.decks[OTHER_WORLD] = (*self.game.worlds, *self.game.decks[OTHER_WORLD])
        self.game.museum = (-1,) * 6
        self.game.worlds = ()
        self.game.decks[MYTHOS] = (self.game.mythos, *self.game.decks[MYTHOS])
        self.game.mythos = -1
        self.game.at = [-2] * self.game.seats
        self.game.awake = True
        return self.turn(seat)

    def view_track(self) -> list[str]:
        """The spaces of the doom track."""
        return list(ANCIENT_ONES[self.game.ancient_one].track)

    # --- when ---

    def will_find(self, face: str) -> Self:
        """The die of the Lost and Found will show this."""
        return self.will_roll(face)

    def load_dice(self, patch: pytest.MonkeyPatch) -> None:
        """The dice of a roll or reroll in the order in which they are thrown; the die of the Lost and Found."""
        fair = pool_rules.throw

        def throw(game: ElderSign, thrown: Sequence[int]) -> None:
            faces = self.next_throw(len(thrown))
            if faces is None:
                fair(game, thrown)
                return
            for die, face in zip(thrown, faces, strict=True):
                assert FACE[face] in pool_rules.FACES_OF[die], f"the {COLOURS[COLOUR[die]]} die has no {face}"
                game.faces[die] = FACE[face]

        patch.setattr(pool_rules, "throw", throw)
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
        return [FACE_IDS.get(self.game.faces[die], "") for die in pool(self.game)]

    def hand(self, seat: int) -> list[str]:
        """What somebody holds."""
        return [HAND_IDS[card] for card in self.game.hands[seat]]

    def monsters_on(self, place: str) -> list[str]:
        """The monsters on or below a card."""
        return [MONSTERS[TOKENS[m // 1000]].id for m in self.game.monsters if m % 1000 // 10 == CARD[place]]

    def place_of(self, seat: int) -> str:
        """Where a marker stands."""
        place = self.game.at[seat]
        return "entrance" if place == ENTRANCE else "battle" if place < 0 else CARDS[place].id

    @property
    def won(self) -> str | None:
        """How it was won, if it was."""
        return self.won_by
