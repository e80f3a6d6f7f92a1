"""The 12 Unique Items (ES-149, ES-154); all go to the bottom of their deck after use (ES-150)."""

from miskatonic.games.elder_sign.cards.powers import adds, defeats, does, opens_a_gate, prevents, turns_a_die
from miskatonic.games.elder_sign.rows.card import LOSS, READY, ROLLED, TURN, Card
from miskatonic.games.elder_sign.rows.dice import LORE, PERIL, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.rows.effects import choose, gain, lose

UNIQUE_ITEMS = (
    Card("alien_statue", ROLLED, turns_a_die(LORE, PERIL, TERROR)),
    Card("ancient_tablet", READY, adds(RED), "ES-154"),
    Card("blue_watcher_of_the_pyramid", TURN, defeats(1), "ES-220"),
    Card("cabala_of_saboth", READY, adds(RED), "ES-154"),
    Card("cultes_des_goules", TURN, does((gain("clue", 2), lose("sanity")))),
    Card("enchanted_blade", READY, adds(RED), "ES-154"),
    Card("flute_of_the_outer_gods", TURN, defeats(3, (lose("sanity"), lose("stamina"))), "ES-220"),
    Card("gate_box", TURN, opens_a_gate()),
    Card(
        "healing_stone",
        TURN,
        does(
            (choose((gain("sanity", 2),), (gain("stamina", 2),), (gain("sanity"), gain("stamina"))),),
            healing=True,
        ),
        "ES-151",
    ),
    Card("holy_water", READY, adds(RED), "ES-154"),
    Card("obsidian_statue", LOSS, prevents("sanity", "stamina", points=2, penalties_only=True)),
    Card("ruby_of_rlyeh", READY, adds(YELLOW, RED), "ES-154"),
)
