"""What a scenario is made of: its cards, decks of acts and agendas, its set-up and its resolutions."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from miskatonic.kernel import Catalogue

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.state import Arkham


class Scenario(NamedTuple):
    """One scenario: everything about it stands in its module in `cards/`."""

    id: str
    cards: Mapping[str, int]
    """All encounter cards with their copies; locations, acts, agendas and the reference card begin set aside."""
    aside: tuple[str, ...]
    """Other cards that begin set aside (AH-B-027)."""
    acts: tuple[str, ...]
    agendas: tuple[str, ...]
    reference: str
    setup: "Callable[[Arkham], Awaitable[None]]"
    resolve: "Callable[[Arkham], Awaitable[tuple[str, str]]]"
    """Reads the resolution and says how the game ended: result and reason."""
    campaign: str = "night_of_the_zealot"
    next: str = ""
    """AH-B-217: the scenario that follows in the campaign; nothing after the last."""
    standalone: tuple[str, ...] = ()
    """AH-B-221: what is taken to stand in the log where the scenario is played by itself."""


SCENARIOS: Catalogue[Scenario] = Catalogue("scenario", parts=lambda scenario: ("text",))
"""Filled by the modules in `cards/`."""
