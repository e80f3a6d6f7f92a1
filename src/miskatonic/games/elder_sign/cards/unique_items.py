"""The Unique Items (ES-149, ES-154); all go to the bottom of their deck after use (ES-150)."""

from miskatonic.games.elder_sign.cards.powers import adds, defeats, does, opens_a_gate, turns_a_die
from miskatonic.games.elder_sign.rows.card import READY, ROLLED, TURN, Card
from miskatonic.games.elder_sign.rows.dice import LORE, PERIL, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.rows.effects import choose, gain, lose

UNIQUE_ITEMS = (
    Card("alien_statue", ROLLED, turns_a_die(LORE, PERIL, TERROR)),
    Card("blue_watcher_of_the_pyramid", TURN, defeats(1), "ES-220"),
    Card("book_of_dzyan", READY, adds(RED), "ES-154"),
    Card("cultes_des_goules", TURN, does((gain("clue", 2), lose("sanity")))),
    Card("flute_of_the_outer_gods", TURN, defeats(3, (lose("sanity"), lose("stamina"))), "ES-220"),
    Card(
        "healing_stone",
        TURN,
        does(
            (choose((gain("sanity", 2),), (gain("stamina", 2),), (gain("sanity"), gain("stamina"))),),
            healing=True,
        ),
        "ES-151",
    ),
    Card("lamp_of_alhazred", READY, adds(RED), "ES-154"),
    Card("nameless_cults", READY, adds(RED), "ES-154"),
    Card("necronomicon", TURN, opens_a_gate()),
    Card("ruby_of_rlyeh", READY, adds(YELLOW, RED), "ES-154"),
    Card("sword_of_glory", READY, adds(RED), "ES-154"),
    Card("the_king_in_yellow", TURN, does((gain("clue", 3), lose("sanity", 2)))),
)
