"""What is left in a deck, for its owner: players know their own deck lists and can count; nobody knows the order."""

import functools
from collections import Counter
from typing import cast

from miskatonic.games.arkham_lcg.board.cards import ListedCard
from miskatonic.games.arkham_lcg.board.words import Class, Icon, Kind
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.state import Arkham


def deck_left(game: Arkham, seat: int) -> list[ListedCard]:
    """AH-B-016: what is left in a seat's own deck, which its player could work out; never the order."""
    return list(_left(tuple(sorted([game.card[card] for card in game.deck[seat]]))))


@functools.lru_cache(1024)
def _left(rows: tuple[int, ...]) -> tuple[ListedCard, ...]:
    known = sorted(Counter(rows).items(), key=lambda each: CARDS.rows[each[0]].id)
    return tuple([_in_deck(CARDS.rows[number], number, count) for number, count in known])


def _in_deck(printed: Card, number: int, count: int) -> ListedCard:
    return {
        "id": printed.id,
        "card": CARDS.names[number],
        "kind": cast(Kind, printed.kind),
        "class": cast(Class, printed.klass),
        "level": printed.level,
        "cost": printed.cost,
        "icons": cast(dict[Icon, int], dict(printed.icons)),
        "count": count,
    }
