"""What an investigator is like: numbers, and what only one of them has to say on an occasion.

The investigators themselves are in `cards.investigators`, each with what they do. Pairs are (sane side, insane side).
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from miskatonic.kernel import Catalogue, Offer, Option, UnknownId

if TYPE_CHECKING:
    from miskatonic.games.reign_of_cthulhu.state import Reign

Deed = Callable[["Reign", Option], Awaitable[None]]
"""Carries out an option."""
Free = Callable[["Reign", int], Sequence[Offer]]
"""What somebody at that seat may do without an action."""
ACTIONS, HAND_LIMIT, SEAL_CARDS, SHOGGOTH_ACTIONS = (4, 3), (7, 7), 5, 3
"""RC-030, RC-150; RC-090; RC-056; RC-051: the ordinary numbers."""


class Arrival(NamedTuple):
    """A roll that somebody at a seat makes for having entered a place: whether there is one, and what it brings."""

    rolls: Callable[["Reign", int, int], bool]
    happens: Callable[["Reign", int, int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Investigator:
    """A printed investigator."""

    id: str
    rules: tuple[str, str]
    """The ledger's rule for each side."""
    actions: tuple[int, int] = ACTIONS
    hand_limit: tuple[int, int] = HAND_LIMIT
    relics_at_start: int = 0
    seal_cards: int = SEAL_CARDS
    sweeps: bool = False
    """Defeat a cultist clears the whole location."""
    first_shoggoth: tuple[int, int] = (SHOGGOTH_ACTIONS, SHOGGOTH_ACTIONS)
    """Actions for the first Shoggoth defeated in a turn."""
    clue_actions: tuple[int, int] = (1, 1)
    """Actions for a clue given to or taken from them."""
    bus: tuple[bool, bool] = (True, True)
    """Whether a bus takes them."""
    any_ticket: tuple[bool, bool] = (False, False)
    """Whether any clue takes them anywhere."""
    never_held: bool = False
    """Nothing keeps them from walking."""
    gives_relics: tuple[bool, bool] = (True, True)
    deals_relics: tuple[bool, bool] = (False, False)
    """Relics change hands with them by a deed of their own, and by no action of theirs."""
    rolls_for_relics: tuple[bool, bool] = (True, True)
    owes_a_relic: tuple[bool, bool] = (False, False)
    """They must have played a relic before their turn ends, if they hold one."""
    walks: Callable[["Reign"], Sequence[Option]] | None = None
    """Their own way to walk, in place of the common one."""
    own_actions: Callable[["Reign"], Sequence[Offer]] | None = None
    """The actions only they have."""
    free: Free | None = None
    """What they, at that seat, may do at any time without an action."""
    deeds: Mapping[str, Deed] = field(default_factory=dict)
    """How each of their own actions and free things is carried out, by verb."""
    arrival: Arrival | None = None
    """What happens when they have entered a place, before anything else there."""

    def deed(self, verb: str) -> Deed:
        """How an option of theirs is carried out."""
        if verb not in self.deeds:
            raise UnknownId(f"Nothing carries out the option {verb!r}: {self.id} needs a deed for it.")
        return self.deeds[verb]


def _wrong(row: Investigator) -> Iterator[str]:
    if (row.own_actions or row.free) and not row.deeds:
        yield "offers something of its own, but has no deeds to carry it out."


def _messages(card: Investigator) -> Iterator[str]:
    """Why something can't be done, costs less, or means a roll, because of them."""
    if not all((*card.bus, *card.gives_relics)) or max(card.clue_actions) > 1:
        yield f"barred-insane_{card.id}"
    if card.seal_cards != SEAL_CARDS:
        yield f"why-seal_{card.id}"
    if min(card.first_shoggoth) != SHOGGOTH_ACTIONS:
        yield f"why-cheap_kill_{card.id}"
    if card.arrival is not None:
        yield f"warn-arrival_{card.id}"


INVESTIGATORS: Catalogue[Investigator] = Catalogue(
    "investigator", parts=lambda card: ("sane", "insane"), messages=_messages, wrong=_wrong
)
