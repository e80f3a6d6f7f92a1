"""The five investigators of The Dunwich Legacy; Duke, whom one of them begins with."""

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.cards.phrases import yours
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Sign, investigator
from miskatonic.games.arkham_lcg.rows.decks import Access, DeckOptions
from miskatonic.games.arkham_lcg.rows.terms import GUARDIAN, MYSTIC, NEUTRAL, ROGUE, SEEKER, SURVIVOR

CLASSES = (GUARDIAN, SEEKER, ROGUE, MYSTIC, SURVIVOR)
OTHERS = 5


def five_others(main: str) -> DeckOptions:
    """AH-C-040 to AH-C-044: one class and neutral cards, and up to five other cards of level 0 of any other class."""
    other = tuple([one for one in CLASSES if one != main])
    return DeckOptions((Access((main, NEUTRAL), 5), Access(other, 0, OTHERS, other=True)))


# --- Jenny Barnes -----------------------------------------------------------------------------------------------------

jenny_barnes = investigator(
    "02003",
    "jenny_barnes",
    klass=ROGUE,
    skills=(3, 3, 3, 3),
    health=8,
    sanity=7,
    traits="Drifter",
    deck=five_others(ROGUE),
)
jenny_barnes.constant(topics.UPKEEP_RESOURCES, 1, yours)
jenny_barnes.elder = Sign(tokens.resources)
"""AH-R-2.8: the resources on cards are not hers to count."""
