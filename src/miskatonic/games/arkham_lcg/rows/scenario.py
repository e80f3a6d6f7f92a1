"""What a scenario is made of: its cards, decks of acts and agendas, its set-up and its resolutions."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from miskatonic.games.arkham_lcg.board.words import End
from miskatonic.kernel import Catalogue

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.state import Arkham


class Ending(NamedTuple):
    """AH-B-221: what a scenario leaves that nobody has played at this table."""

    resolution: str
    result: End
    notes: tuple[str, ...]
    """The entry in the log."""
    story: tuple[str, ...] = ()
    """AH-B-113: the story cards in the deck of the first investigator."""


class Consequence(NamedTuple):
    """AH-D-002: something that the campaign log does in a scenario; the word `does-<kind>` says what."""

    kind: str
    rule: str
    cause: str = ""
    """The entry of the log that causes it, or the section; empty: it always happens."""
    amount: int = 0
    cards: tuple[str, ...] = ()
    token: str = ""


class Past(NamedTuple):
    """AH-B-216: by what a campaign knows which scenario comes next: what was played, oldest first, each with its
    resolution (a scenario that is replayed stands there again), and the entries of the log that count.
    """

    played: tuple[tuple[str, str], ...]
    log: tuple[str, ...] = ()

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The scenarios that were played."""
        return tuple([scenario for scenario, _ in self.played])


Next = Callable[[Past], str]
"""AH-B-216: which scenario follows, given all that was played; nothing, if the campaign ends."""


def then(scenario: str) -> Next:
    """AH-B-216: always the same scenario follows."""
    return lambda past: scenario


def the_end(past: Past) -> str:
    """AH-B-216: after this scenario the campaign is over."""
    return ""


def _does_nothing(entries: Sequence[str]) -> tuple[Consequence, ...]:
    return ()


class Scenario(NamedTuple):
    """One scenario: everything about it is in its module in `cards/`."""

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
    next: Next = the_end
    """AH-B-216: the scenario that follows in the campaign."""
    endings: Mapping[str, Ending] = {}
    """AH-B-221: how it may have ended, for a table that begins with a later one; the first is the default."""
    wanted: tuple[str, ...] = ()
    """AH-B-221: those about whom the log says who was interrogated and who got away."""
    escaped: tuple[str, ...] = ()
    """AH-B-221: those of them who got away, by default."""
    log_does: Callable[[Sequence[str]], tuple[Consequence, ...]] = _does_nothing
    """AH-D-002: what the entries that count do here. The set-up does it, the campaign sheet foretells it."""


SCENARIOS: Catalogue[Scenario] = Catalogue("scenario", parts=lambda scenario: ("text",))
"""Filled by the modules in `cards/`."""
