"""Losing sanity and stamina (ES-093, ES-159), and being devoured (ES-174 to ES-181).

A card can prevent a loss, and to use a card can mean a loss (ES-023). So this chapter and `held_cards` know each other.
"""

import functools

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.basics import Settling
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.effects import POINTS, Effect
from miskatonic.games.elder_sign.rules import doom_track, effects, held_cards, trophies
from miskatonic.games.elder_sign.state import ENTRANCE, OUT, VACANT, ElderSign, ancient_one
from miskatonic.kernel import Option, ask, tell
from miskatonic.kernel import lose as lose_game

SUFFER = Option("suffer", passes=True)
BE_DEVOURED = Option("be_devoured")


async def lose(game: ElderSign, seat: int, what: str, count: int, rule: str) -> None:
    """ES-093: tokens go back, unless a card prevents it; ES-174: at none the investigator is devoured."""
    if game.who[seat] < 0 or count <= 0:
        return
    if guards := _guards(game.hands[seat], what):
        count -= await prevented(game, seat, what, count, guards)
    if count > 0:
        basics.pay(game, seat, what, count, rule)
        if basics.points(game, what)[seat] <= 0:
            await devour(game, seat, what)


@functools.lru_cache(4096)
def _guards(cards: tuple[int, ...], what: str) -> tuple[int, ...]:
    """The cards that protect from a loss."""
    return tuple(card for card in cards if what in HAND.rows[card].power.prevents)


async def prevented(game: ElderSign, seat: int, what: str, count: int, guards: tuple[int, ...]) -> int:
    """ES-159: the cards that protect work by their own text, in other players' turns and at midnight too."""
    picked = await ask(
        game,
        seat,
        f"prevent_{what}",
        "ES-159",
        lambda _: [SUFFER, *map(held_cards.use_option, guards)],
        {"who": seat, "count": count},
    )
    if picked is SUFFER:
        return 0
    card: int = picked.value
    await held_cards.spend(game, seat, card, "ES-159")
    saved = min(count, HAND.rows[card].power.points)
    tell(game, "loss_prevented", "ES-159", {"who": seat, "count": saved})
    return saved


async def devour(game: ElderSign, seat: int, what: str = "") -> None:
    """ES-174, ES-175, ES-176, ES-177: a doom token, the investigator leaves the game, everything owned goes back.

    ES-181, ES-OP-34: the one whose token wakes the Ancient One is out, not others devoured at the same time.
    """
    tell(game, "devoured", "ES-174", {"who": seat})
    with Settling(game):
        awakening = game.awakening
        await doom_track.add(game, 1, "ES-175")
        game.who = (*game.who[:seat], VACANT, *game.who[seat + 1 :])
        for card in game.hands[seat]:
            basics.put_back(game, seat, card)
        basics.give_back(game, seat, game.trophies[seat])
        game.clues[seat] = 0
        game.at[seat] = ENTRANCE
        if (devoured := ancient_one(game).says.devoured) is not None:
            devoured(game, what)
        if seat == game.active and game.in_turn:
            game.devoured = True
        if game.awake or game.awakening > awakening or not game.left:
            eliminate(game, seat)


def eliminate(game: ElderSign, seat: int) -> None:
    """ES-179, ES-181, ES-240: out of the game; ES-245: when nobody is left, it is lost."""
    game.who = (*game.who[:seat], OUT, *game.who[seat + 1 :])
    tell(game, "eliminated", "ES-179", {"seat": seat})
    if all(who == OUT for who in game.who):
        lose_game("devoured", "ES-245")


# --- Effects --------------------------------------------------------------------------------------------------------


@effects.carries_out_effect("lose")
async def _lose(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    if effect.what in POINTS:
        await lose(game, seat, effect.what, effect.amount, rule)
    elif effect.what == "clue":
        basics.lose_clues(game, seat, effect.amount, rule)
    elif effect.what == "trophies":
        if game.trophies[seat]:
            await trophies.pay(game, seat, effect.amount, rule)
    elif effect.what == "elder_sign":
        basics.lose_signs(game, effect.amount)
    else:
        await held_cards.lose_cards(game, seat, effects.CARD_KINDS[effect.what], effect.amount)


@effects.carries_out_effect("devour")
async def _devour(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    """Devoured, unless the price is paid in full."""
    price = effect.parts[0] if effect.parts else ()
    if game.who[seat] < 0:
        return
    if price and effects.payable(game, price, seat):
        names = effects.effect_names(price)
        picked = await ask(
            game,
            seat,
            "devour_unless",
            rule,
            lambda _: [Option("pay_up", effects=names), BE_DEVOURED],
            {"who": seat, "effects": names},
        )
        if picked.verb == "pay_up":
            for part in price:
                await effects.EFFECTS[part.verb](game, part, seat, rule)
            return
    await devour(game, seat)
