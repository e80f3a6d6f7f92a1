"""The position of a game of Reign of Cthulhu."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from miskatonic.kernel import State

SEATS = (2, 3, 4)
OLD_ONES_IN_PLAY = 7
CULTISTS, SHOGGOTHS, MAX_SANITY, MAX_CULTISTS = 26, 3, 4, 3

OPEN, SEALED, WARDED = range(3)
"""RC-215: the two sides of a seal, and no seal."""
TURNING = ("summoning.cards", "summoning.window")
"""RC-102: the steps in the middle of turning cards."""
IN_POOL = NOWHERE = NOBODY = -1
"""Where a Shoggoth is that is not on the board; no place; no seat."""


class OnceATurn(NamedTuple):
    """RC-034: what may be done once a turn, or must be, and has been."""

    cheap_kill: bool = False
    """A Shoggoth was defeated for less."""
    entry_roll: bool = False
    """Somebody rolled on entering a place."""
    pick: bool = False
    """A clue was taken out of the discards."""
    relic: bool = False
    """The active player has played one."""


NOTHING_YET = OnceATurn()


class Refusal(NamedTuple):
    """What a partner has refused: the verb, the card, the partner's seat."""

    verb: str
    card: int
    partner: int


@dataclass(slots=True)
class Reign(State):
    """Everything there is on the table. Lists by seat are in seat order, lists by place in the board's order.

    What seldom changes is a tuple, which copies of the position share.
    """

    difficulty: int
    consent: bool
    seats: int
    roles: tuple[int, ...]
    """The investigator of each seat."""
    offer: tuple[int, ...]
    """Setup: the investigators on offer, then the rest of the shuffled pile."""
    on_offer: int
    """How many of them are face up."""
    places: list[int]
    sanity: tuple[int, ...]
    """Tokens of each seat; none left means insane."""
    clues: list[tuple[int, ...]]
    """How many clues of each town each seat holds."""
    relics: list[tuple[int, ...]]
    active: int
    acting: bool
    """Whether the active player's action part is running."""
    actions: int
    """Actions left this turn."""
    resolving: int
    """How many card effects are being resolved: no relics then (RC-130)."""
    done_turn: OnceATurn
    """What may be done once a turn and has been."""
    quiet_turn: tuple[bool, ...]
    """Which seats do not want to be asked about relics any more this turn."""
    fought_at: int
    """Where the active player has used Defeat a cultist during this stay (RC-196)."""
    refused_turn: tuple[Refusal, ...]
    """What partners have refused this turn."""
    deck: tuple[int, ...]
    """Player cards; the last one is on top, as in every pile here."""
    piles: tuple[int, ...]
    """Sizes of the four piles the deck was stacked from, from the top; each held one Evil Stirs."""
    foreseen: int
    """How many cards on top of the deck somebody has looked at, …"""
    foreseer: int
    evils: int
    """Evil Stirs cards drawn and not yet resolved, …"""
    drawn: int
    """… and how many other cards were drawn with them, for which the hand limit waits (RC-073)."""
    discard: tuple[int, ...]
    relic_deck: tuple[int, ...]
    box: tuple[int, ...]
    """Relics played."""
    summoning: list[int]
    summoning_discard: list[int]
    layers: tuple[int, ...]
    """Sizes of the layers of the summoning deck, from the bottom; what each contains is in the rules."""
    to_summon: int
    """Summoning cards still to be turned in this step."""
    turned: int
    """Cards at the top of the discard pile that were put there in this summoning step (RC-108)."""
    cultists: list[int]
    pool: int
    removed: int
    """Cultists that were taken out of the game."""
    shoggoths: tuple[int, ...]
    """Where each of the three figures is."""
    seals: tuple[int, ...]
    old_ones: tuple[int, ...]
    revealed: int
    in_force: tuple[int, ...]
    """Ongoing Old Ones that are awake and not cancelled."""
    cheaper_seal: bool
    """The next seal costs a clue less, whoever makes it (RC-219)."""
    skips_summoning: bool
    """The next summoning step is skipped (RC-216)."""
    no_rolls_by: int
    """Whose card keeps everybody from rolling now (RC-222), …"""
    no_rolls_turns: int
    """… and how many of their turns must still end before it is over."""

    renamed: ClassVar[Mapping[str, str]] = {
        "mi_go_eye": "cheaper_seal",
        "statue": "skips_summoning",
        "warded_by": "no_rolls_by",
        "warded_turns": "no_rolls_turns",
    }
