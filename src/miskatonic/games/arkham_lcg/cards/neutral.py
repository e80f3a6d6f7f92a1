"""Neutral cards."""

from miskatonic.games.arkham_lcg.cards.phrases import draws, fights, gains, investigates
from miskatonic.games.arkham_lcg.rows.card import Card, Cost, asset, event, skill

knife = asset("01086", "knife", cost=1, slot="hand", icons="C", in_box=4, traits="Item Weapon Melee")
fights(knife, 1)
fights(knife, 2, 1, Cost(discard=True), name="throw")

flashlight = asset(
    "01087", "flashlight", cost=2, slot="hand", icons="I", uses=("supplies", 3), in_box=4, traits="Item Tool"
)
investigates(flashlight, -2, Cost(uses=1))

emergency_cache = event("01088", "emergency_cache", cost=0, in_box=4, traits="Supply")
emergency_cache.played(gains(3))


def brings_a_card(code: str, id_: str, icons: str, traits: str) -> Card:
    """AH-B-110, AH-Q-010: two icons, at most one per test; whoever committed it draws a card on success."""
    card = skill(code, id_, icons=icons, max_committed=1, in_box=2, traits=traits)
    card.success(draws(1), alone=True)
    return card


guts = brings_a_card("01089", "guts", "WW", "Innate")
perception = brings_a_card("01090", "perception", "II", "Practiced")
overpower = brings_a_card("01091", "overpower", "CC", "Practiced")
manual_dexterity = brings_a_card("01092", "manual_dexterity", "AA", "Innate")
unexpected_courage = skill("01093", "unexpected_courage", icons="??", max_committed=1, in_box=2, traits="Innate")

bulletproof_vest = asset(
    "01094", "bulletproof_vest_3", level=3, cost=2, slot="body", icons="C?", health=4, in_box=2, traits="Item Armor"
)
elder_sign_amulet = asset(
    "01095",
    "elder_sign_amulet_3",
    level=3,
    cost=2,
    slot="accessory",
    icons="W?",
    sanity=4,
    in_box=2,
    traits="Item Relic",
)
