"""The Rogue's cards of The Dunwich Legacy."""

from miskatonic.games.arkham_lcg.cards.phrases import fights, pumps
from miskatonic.games.arkham_lcg.cards.rogue import aims_well, one_more_by_two
from miskatonic.games.arkham_lcg.rows.card import asset
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, INTELLECT, ROGUE

# --- level 1 to 4 -----------------------------------------------------------------------------------------------------

switchblade_2 = asset(
    "02152", "switchblade_2", klass=ROGUE, level=2, fast=True, cost=1, slot="hand", icons="CA", in_box=2,
    traits="Item Weapon Melee Illicit",
)  # fmt: skip
one_more_by_two(switchblade_2)
fights(switchblade_2, 2, before=aims_well)

streetwise = asset("02189", "streetwise_3", klass=ROGUE, level=3, in_box=2, keywords="permanent", traits="Talent")
pumps(streetwise, INTELLECT, AGILITY, amount=3, price=2)
