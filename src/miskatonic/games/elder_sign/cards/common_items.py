"""The 12 Common Items (ES-149, ES-153); all go to the bottom of their deck after use (ES-150)."""

from miskatonic.games.elder_sign.cards.card import FAILED, READY, ROLLED, TURN, Card, Power
from miskatonic.games.elder_sign.cards.powers import BY_ITSELF, adds, defeats, does, heals, rerolls
from miskatonic.games.elder_sign.effects import choose, gain
from miskatonic.games.elder_sign.rules import pool
from miskatonic.games.elder_sign.state import YELLOW, ElderSign


async def fire_tommy_gun(game: ElderSign, seat: int) -> None:
    """The yellow die, and once during the adventure a die may be rolled again."""
    pool.add_dice(game, (YELLOW,), "ES-153")
    game.used += ("tommy_gun",)


COMMON_ITEMS = (
    Card("axe", READY, adds(YELLOW), "ES-153"),
    Card("bullwhip", READY, adds(YELLOW), "ES-153"),
    Card("carbine_rifle", READY, adds(YELLOW), "ES-153"),
    Card("cross", FAILED, BY_ITSELF),
    Card("dynamite", TURN, defeats(1), "ES-220"),
    Card("food", TURN, heals(stamina=2), "ES-151"),
    Card("knife", READY, adds(YELLOW), "ES-153"),
    Card("lucky_cigarette_case", ROLLED, rerolls(3)),
    Card("old_journal", TURN, does((gain("clue"),))),
    Card("shotgun", READY, adds(YELLOW), "ES-153"),
    Card(
        "tommy_gun",
        READY,
        Power(lambda game, seat: pool.available(game, YELLOW), fire_tommy_gun, adds=(YELLOW,)),
        "ES-153",
    ),
    Card("whiskey", TURN, does((choose((gain("sanity"),), (gain("stamina"),)),), healing=True), "ES-151"),
)
