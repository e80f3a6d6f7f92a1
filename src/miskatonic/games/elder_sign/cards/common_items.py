"""The Common Items (ES-149, ES-153); all go to the bottom of their deck after use (ES-150)."""

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.cards.powers import adds, defeats, does, heals_or_pays, rerolls, spares
from miskatonic.games.elder_sign.rows.card import FAILED, HAND, READY, ROLLED, TURN, Card, Power
from miskatonic.games.elder_sign.rows.dice import YELLOW
from miskatonic.games.elder_sign.rows.effects import gain
from miskatonic.games.elder_sign.rows.occasions import OF_CARD, Says, carries_out
from miskatonic.games.elder_sign.rules import clues
from miskatonic.games.elder_sign.state import ElderSign, rolled_dice
from miskatonic.kernel import Option


async def fire_tommy_gun(game: ElderSign, seat: int) -> None:
    """The yellow die, and once during the adventure a die may be rolled again."""
    basics.add_dice(game, (YELLOW,), "ES-153")
    game.owed_turn += (HAND.number("tommy_gun"),)


def fire_again(game: ElderSign, seat: int) -> list[Option]:
    """The reroll that a Tommy Gun still owes."""
    card = HAND.number("tommy_gun")
    return [Option("tommy_gun", card, about=(HAND.names[card].thing,))] if rolled_dice(game) else []


@carries_out("tommy_gun", "ES-149", OF_CARD)
async def fires_again(game: ElderSign, picked: Option) -> None:
    """One die is rolled again."""
    game.owed_turn = tuple([card for card in game.owed_turn if card != picked.value])
    await clues.reroll_some(game, game.active, 1, "ES-149")


COMMON_ITEMS = (
    Card("automatic_45", READY, adds(YELLOW), "ES-153"),
    Card("axe", READY, adds(YELLOW), "ES-153"),
    Card("dynamite", TURN, defeats(1), "ES-220"),
    Card("food", TURN, heals_or_pays("stamina"), "ES-151", invented=False),
    Card("knife", READY, adds(YELLOW), "ES-153"),
    Card("lantern", FAILED, spares("terror")),
    Card("lucky_cigarette_case", ROLLED, rerolls(3)),
    Card("old_journal", TURN, does((gain("clue"),))),
    Card("revolver_38", READY, adds(YELLOW), "ES-153"),
    Card("shotgun", READY, adds(YELLOW), "ES-153"),
    Card(
        "tommy_gun",
        READY,
        Power(lambda game, seat: basics.available(game, YELLOW), fire_tommy_gun, adds=(YELLOW,)),
        "ES-153",
        says=Says(owed_after_roll=fire_again),
    ),
    Card("whiskey", TURN, heals_or_pays("sanity"), "ES-151", invented=False),
)
