"""Trophies (ES-107 to ES-112): won cards and monsters, and paying with them."""

import itertools

from miskatonic.games.elder_sign.cards.adventures import CARDS
from miskatonic.games.elder_sign.cards.monsters import MONSTERS, TOKENS
from miskatonic.games.elder_sign.names import FIRST_WORLD, trophy_name
from miskatonic.games.elder_sign.state import ADVENTURE, OTHER_WORLD, TOKEN, ElderSign
from miskatonic.kernel import Option, ask, tell


def value(trophy: int) -> int:
    """ES-107: what a won card or monster is worth."""
    return CARDS[trophy].trophies if trophy < TOKEN else MONSTERS[TOKENS[trophy - TOKEN]].trophies


def total(game: ElderSign, seat: int) -> int:
    """ES-112: the worth of the own trophies."""
    return sum(map(value, game.trophies[seat]))


def payments(won: tuple[int, ...], price: int) -> list[tuple[int, ...]]:
    """ES-109, ES-110: the different ways to pay: any combination, no trophy in it that is not needed, the least waste
    first. If all of it is not enough, everything is the only way.
    """
    if sum(map(value, won)) <= price:
        return [won]
    found: dict[tuple[tuple[int, int], ...], tuple[int, ...]] = {}
    for size in range(1, len(won) + 1):
        for some in itertools.combinations(won, size):
            worth = sum(map(value, some))
            if worth >= price and worth - min(map(value, some)) < price:
                kind = tuple(sorted((value(one), _home(one)) for one in some))
                found.setdefault(kind, some)
        if len(found) >= 12:
            break
    return sorted(found.values(), key=lambda some: (sum(map(value, some)), len(some)))


async def pay(game: ElderSign, seat: int, price: int, rule: str) -> None:
    """ES-110: no change is given; which trophies go is the owner's choice."""
    ways = payments(game.trophies[seat], price)
    picked = await ask(
        game,
        seat,
        "pay_trophies",
        "ES-110",
        lambda _: [
            Option(
                f"pay:{'+'.join(map(str, way))}", way, trophies=tuple(map(trophy_name, way)), count=sum(map(value, way))
            )
            for way in ways
        ],
        {"who": seat, "count": price},
    )
    give_back(game, seat, picked.value)
    tell(game, "trophies_spent", rule, {"who": seat, "trophies": picked.value})


def give_back(game: ElderSign, seat: int, spent: tuple[int, ...]) -> None:
    """ES-098, ES-111: cards to the bottom of their own deck, monsters into the cup."""
    left = list(game.trophies[seat])
    for trophy in spent:
        left.remove(trophy)
        put_away(game, trophy)
    game.trophies[seat] = tuple(left)


def put_away(game: ElderSign, trophy: int) -> None:
    """ES-111: where a card or a monster goes that nobody has."""
    if trophy >= TOKEN:
        game.cup += (trophy - TOKEN,)
    else:
        deck = _home(trophy)
        game.decks[deck] = (trophy, *game.decks[deck])
        game.returned[deck] += 1


def _home(trophy: int) -> int:
    return TOKEN if trophy >= TOKEN else OTHER_WORLD if trophy >= FIRST_WORLD else ADVENTURE
