"""The hand limit (RC-090 to RC-092)."""

import functools

from miskatonic.games.reign_of_cthulhu.basics import cards_in_hand, discard_card, hand_size
from miskatonic.games.reign_of_cthulhu.options import discard_option
from miskatonic.games.reign_of_cthulhu.rows.investigators import HAND_LIMIT, INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rules import relics
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.kernel import Offers, Option, ask


def limit(game: Reign, seat: int) -> int:
    """RC-090: seven cards; RC-178, RC-179: some hold more while they are sane."""
    return INVESTIGATORS.rows[game.roles[seat]].hand_limit[not game.sanity[seat]]


@functools.cache
def limit_rule(role: int, insane: bool) -> str:
    """RC-090: where an investigator's limit is printed: in the book, or on the card."""
    row = INVESTIGATORS.rows[role]
    return "RC-090" if row.hand_limit == HAND_LIMIT else row.rules[insane]


async def settle(game: Reign, seat: int, rule: str = "RC-090") -> None:
    """RC-090, RC-233: a player over the limit discards, or plays relics, until it is met.

    RC-091: while a card effect is being resolved only discarding is possible. RC-073: a card drawn together with Evil
    Stirs is not counted until that is done.
    """
    waiting = game.drawn if game.evils and seat == game.active else 0
    while (over := hand_size(game, seat) - waiting - limit(game, seat)) > 0:
        picked = await ask(
            game,
            seat,
            "hand_limit",
            rule,
            Offers(
                lambda game, why: [
                    *[discard_option(seat, card) for card in cards_in_hand(game, seat)],
                    *[offer for offer in relics.offers.find(game, why) if not offer or finds_room(game, offer)],
                ]
            ),
            {"who": seat, "count": over},
        )
        if picked.verb == "discard":
            discard_card(game, seat, picked.value, rule)
        else:
            await relics.use(game, picked)


def finds_room(game: Reign, option: Option) -> bool:
    """RC-178: during a settlement no relic changes hands that would only begin another settlement; RC-183: what
    somebody takes out of the discards helps nobody there.
    """
    if option.verb not in ("lend", "borrow"):
        return option.verb != "pick"
    assert option.seat is not None
    receiver: int = option.value[1] if option.verb == "lend" else option.seat
    return hand_size(game, receiver) < limit(game, receiver)


async def discard_one(game: Reign, seat: int, prompt: str, rule: str) -> None:
    """RC-125: its owner picks a card of the hand to be discarded."""
    picked = await ask(
        game, seat, prompt, rule, lambda _: [discard_option(seat, c) for c in cards_in_hand(game, seat)], {"who": seat}
    )
    discard_card(game, seat, picked.value, rule)


def after_draw(game: Reign) -> str:
    """RC-090, RC-130: to the hand limit and the window before the summoning step, where there is anything to ask."""
    if hand_size(game, game.active) > limit(game, game.active) or relics.worth_asking(game):
        return "turn.hand_limit"
    return "summoning.step"


async def hand_limit_step(game: Reign) -> str:
    """RC-090 for the two drawn cards; RC-130: relics may be played before the summoning step."""
    if hand_size(game, game.active) > limit(game, game.active):
        await settle(game, game.active)
    await relics.window(game, "RC-130")
    return "summoning.step"
