"""What is shown of a deck while it is upgraded: experience, what has changed, and the list of its cards."""

from collections import Counter
from typing import cast

from miskatonic.games.arkham_lcg.board.campaign import CardOffer, OwnCard, Upgrade
from miskatonic.games.arkham_lcg.board.words import Class, Icon, Kind, Spends
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rules.purchases import (
    buyable,
    missing,
    price_of_new,
    printed,
    why_not_buy,
    why_not_leave,
)
from miskatonic.games.arkham_lcg.rules.upgrading import listed, offered
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import total


def upgrade_sheet(game: Arkham, seat: int, known: bool) -> Upgrade | None:
    """B.18: how far somebody has come; the list of the cards only for its own eyes. Nothing at any other time."""
    if game.step != "setup.upgrade":
        return None
    bought = [one for one in game.bought if one.seat == seat]
    return {
        "left": game.unspent[seat],
        "had": game.unspent[seat] + sum([one.price for one in bought]),
        "missing": missing(game, seat),
        "done": seat in game.turns,
        "choosing": game.choosing[seat] if known else "",
        "changes": [
            {
                "reason": cast(Spends, one.reason),
                "card": CARDS.names[CARDS.number(one.card)],
                "level": printed(one.card).level or 0,
                "leaves": CARDS.names[CARDS.number(one.leaves)] if one.leaves else None,
                "price": one.price,
            }
            for one in bought
        ],
        "offers": _offers(game, seat) if known else None,
        "deck": [_card(id_, count, seat) for id_, count in Counter(game.lists[seat]).items()] if known else None,
    }


def _offers(game: Arkham, seat: int) -> list[CardOffer]:
    """AH-B-212: the new cards that could be bought now, with their prices."""
    return [
        {"card": offered(card, seat), "level": card.level or 0, "price": total(price_of_new(game, seat, card))}
        for card in buyable(game, seat)
        if why_not_buy(game, seat, card) is None
    ]


def _card(id_: str, count: int, seat: int) -> OwnCard:
    card = printed(id_)
    return {
        "id": id_,
        "card": listed(card, seat),
        "count": count,
        "kind": cast(Kind, card.kind),
        "class": cast(Class, card.klass),
        "level": card.level,
        "cost": card.cost,
        "icons": cast(dict[Icon, int], dict(card.icons)),
        "stays": why_not_leave(card) is not None,
    }
