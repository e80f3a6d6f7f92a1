"""The Spells (ES-162 to ES-168): those that secure dice stay with them, the others go to the bottom of the deck."""

from miskatonic.games.elder_sign.cards.powers import defeats, heals, opens_a_gate, prevents, secures, turns_a_die
from miskatonic.games.elder_sign.rows.card import LOSS, ROLLED, TURN, Card
from miskatonic.games.elder_sign.rows.dice import PERIL

SPELLS = (
    Card("bind_monster", TURN, defeats(1), "ES-220"),
    Card("cloud_memory", ROLLED, secures(1), "ES-163"),
    Card("dread_curse_of_azathoth", ROLLED, secures(2), "ES-164", invented=False),
    Card("enchant_weapon", ROLLED, turns_a_die(PERIL), "ES-162"),
    Card("find_gate", TURN, opens_a_gate(), "ES-162"),
    Card("flesh_ward", LOSS, prevents("stamina", points=2), "ES-162"),
    Card("heal", TURN, heals(sanity=1, stamina=1), "ES-162"),
    Card("mists_of_releh", ROLLED, secures(1), "ES-163"),
    Card("red_sign_of_shudde_mell", ROLLED, secures(1), "ES-163"),
    Card("shrivelling", ROLLED, secures(1), "ES-163"),
    Card("voice_of_ra", ROLLED, secures(1), "ES-163"),
    Card("wither", ROLLED, secures(1), "ES-163"),
)
