"""What a task costs (ES-047 to ES-050), and the cards that pay for it."""

import functools

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.tasks import OpenTask
from miskatonic.games.elder_sign.rules import held_cards
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel import Option, ask

OWN_POINTS = {
    what: Option(f"own_points:{what}", passes=True, kind=f"kind-{what}", what=what) for what in ("sanity", "stamina")
}


def affordable(game: ElderSign, task: OpenTask, *, sanity_lost: int = 0, stamina_lost: int = 0) -> bool:
    """ES-049: a task whose cost would bring sanity or stamina to 0, after what is lost before, can't be completed; what
    a card pays is not lost.
    """
    return (not task.sanity or _bears(game, "sanity", task.sanity, sanity_lost)) and (
        not task.stamina or _bears(game, "stamina", task.stamina, stamina_lost)
    )


def _bears(game: ElderSign, what: str, cost: int, lost: int) -> bool:
    seat = game.active
    return basics.points(game, what)[seat] - lost > cost - min(cost, len(payers(game.hands[seat], what)))


@functools.lru_cache(4096)
def payers(cards: tuple[int, ...], what: str) -> tuple[int, ...]:
    """ES-049: the cards that pay a point of a cost each."""
    return tuple(card for card in cards if HAND.rows[card].power.pays == what)


@functools.cache
def _paying_option(card: int) -> Option:
    what = HAND.rows[card].power.pays
    return Option(f"pay_with:{HAND.rows[card].id}", card, card=HAND.names[card], kind=f"kind-{what}", what=what)


async def pay(game: ElderSign, seat: int, what: str, cost: int, rule: str) -> None:
    """ES-050: the cost is paid with the investigator's points, or with cards that can pay it."""
    while cost and (cards := payers(game.hands[seat], what)):
        options = [OWN_POINTS[what]] if basics.points(game, what)[seat] > cost else []
        options += map(_paying_option, cards)
        picked = await ask(game, seat, f"pay_{what}", rule, lambda _: options, {"who": seat, "count": cost})
        if picked is OWN_POINTS[what]:
            break
        await held_cards.spend(game, seat, picked.value, rule)
        cost -= 1
    if cost:
        basics.pay(game, seat, what, cost, rule)
