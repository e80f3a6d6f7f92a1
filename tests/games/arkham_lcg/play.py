"""A small language for tests that read like play: given a position, when somebody acts, then this is on the table.

    game = Play('''
        investigators roland_banks
        threat 0 ghoul_minion
    ''').draws("-1").do("fight:ghoul_minion", "draw_token")
    assert game.damage("ghoul_minion") == 1

The position is written in the sentences of `arrange.py`. Cards are named by their labels (`ghoul_minion.2` where there
are several), a seat by its number. `draws` says which chaos tokens come next; without it chance decides, and the bag of
an arranged table holds zeros alone. A test to which nobody can bring anything goes by without a question.
"""

import sys
from collections.abc import Sequence
from typing import Any, Self

import pytest

from miskatonic.games import arkham_lcg
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.arrange import position
from miskatonic.games.arkham_lcg.basics.values import actions_left
from miskatonic.games.arkham_lcg.basics.zones import engaged_seat, place_of
from miskatonic.games.arkham_lcg.rules.chaos_bag import draw_token
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Name
from miskatonic.kernel.arranged import sentences
from tests.games.play import AnyPlay


class Play(AnyPlay[Arkham]):
    """A table in a position of our own, and the moves made on it."""

    def __init__(self, text: str, draws: Sequence[str] = (), **fields: Any) -> None:
        """Given: this position (`arrange.py`), any field of it beside (`asks` of all seats alike), and the next chaos
        tokens. It begins at once.
        """
        found = position(sentences(text))
        if "asks" in fields:
            fields["asks"] = [fields["asks"]] * found.seats
        super().__init__(GAME, found, found.seats, {})
        self._tokens = list(draws)
        self.begin(found.step, **fields)

    # --- loaded chaos tokens ---

    def draws(self, *tokens: str) -> Self:
        """Given: these chaos tokens come next, one after another; a test's own tokens must be in the bag."""
        self._tokens += tokens
        return self

    def load_dice(self, patch: pytest.MonkeyPatch) -> None:
        """The bag gives what was said, wherever a token is drawn: in every module that knows how to."""
        for name, module in list(sys.modules.items()):
            if name.startswith(f"{arkham_lcg.__name__}.") and vars(module).get("draw_token") is draw_token:
                patch.setattr(module, "draw_token", self._next_token)

    def _next_token(self, game: Arkham, out: tuple[str, ...] = ()) -> str:
        return self._tokens.pop(0) if self._tokens else draw_token(game, out)

    # --- then: where a card is, and what lies on it ---

    @property
    def now(self) -> Arkham:
        """The position now."""
        state = self.table.state
        assert isinstance(state, Arkham)
        return state

    def card(self, label: str | int) -> int:
        """A card by its label, an investigator by the seat."""
        return self.now.who[label] if isinstance(label, int) else self.now.label.index(label)

    def damage(self, label: str | int) -> int:
        """Damage on a card or on a seat's investigator."""
        return self.now.damage[self.card(label)]

    def horror(self, label: str | int) -> int:
        """Horror on it."""
        return self.now.horror[self.card(label)]

    def clues(self, label: str | int) -> int:
        """Clues on it."""
        return self.now.clues[self.card(label)]

    def doom(self, label: str | int) -> int:
        """Doom on it."""
        return self.now.doom[self.card(label)]

    def uses(self, label: str) -> int:
        """Ammo, charges, supplies or secrets on it."""
        return self.now.uses[self.card(label)]

    def resources(self, label: str | int) -> int:
        """Resources in a seat's pool, or on a card."""
        return self.now.resources[self.card(label)]

    def actions(self, seat: int = 0) -> int:
        """The actions a seat has left."""
        return actions_left(self.now, seat)

    def is_ready(self, label: str) -> bool:
        """Whether a card is not exhausted."""
        return self.card(label) not in self.now.exhausted

    def engaged(self, label: str) -> int:
        """The seat an enemy is engaged with, or -1."""
        return engaged_seat(self.now, self.card(label))

    def place(self, label: str | int) -> str:
        """The location where a card or a seat's investigator is."""
        return self.now.label[place_of(self.now, self.card(label))]

    def hand(self, seat: int = 0) -> list[str]:
        """The labels of the cards in a seat's hand."""
        return [self.now.label[card] for card in self.now.hand[seat]]

    def area(self, seat: int = 0) -> list[str]:
        """The labels of the assets a seat controls."""
        return [self.now.label[card] for card in self.now.area[seat]]

    def threats(self, seat: int = 0) -> list[str]:
        """The labels of the cards in a seat's threat area."""
        return [self.now.label[card] for card in self.now.threat[seat]]

    def deck(self, seat: int = -1) -> list[str]:
        """The labels of a deck, the top card first; without a seat the encounter deck."""
        return [self.now.label[card] for card in reversed(self.now.deck[seat])]

    def pile(self, seat: int = -1) -> list[str]:
        """The labels of a discard pile, the top card first; without a seat the encounter discard pile."""
        return [self.now.label[card] for card in reversed(self.now.discard[seat])]

    def zone(self, label: str) -> int:
        """The zone a card is in (`terms.HAND` …)."""
        return self.now.zone[self.card(label)]

    # --- then: what is asked and told ---

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        return self.table.choice.seat if self.table.choice else None

    @property
    def all_asked(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return tuple(self.table.choice.seats) if self.table.choice else ()

    def told(self, kind: str, *keys: str) -> list[Any]:
        """Of each event of a kind what was told, oldest first: seats by number, cards by label; one key, one thing."""
        found = [tuple([_plain(event.args[key]) for key in keys]) for event in self.events(kind)]
        return [one[0] for one in found] if len(keys) == 1 else found


def _plain(value: Any) -> Any:
    """A card by its label, a seat by its number, a skill or a token by its own word, anything else as it is."""
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, Name) and value.thing:
        kind, _, label = value.thing.partition(":")
        return int(label) if kind == "seat" else label
    if isinstance(value, str) and value.startswith(("skill-", "token-")):
        return value[6:].replace("minus_", "-").replace("plus_", "")
    return value
