"""Trophies (ES-107 to ES-112): won cards and monsters, and paying with them."""

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.names import source_name
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.state import TOKEN, ElderSign
from miskatonic.kernel import Option, ask, tell


def value(trophy: int) -> int:
    """ES-107: what a won card or monster is worth."""
    return CARDS.rows[trophy].trophies if trophy < TOKEN else MONSTERS.rows[trophy - TOKEN].trophies


def total(game: ElderSign, seat: int) -> int:
    """ES-108, ES-112: the value of a player's trophies."""
    return sum(map(value, game.trophies[seat]))


def payments(won: tuple[int, ...], price: int) -> list[tuple[int, ...]]:
    """ES-109, ES-110: the different ways to pay: any combination, no trophy in it that is not needed, the least waste
    first. If all of it is not enough, everything is the only way.

    The trophies are laid down from the dearest to the cheapest, so the last one is needed if the price was not met
    before it; then all the others are.
    """
    if sum(map(value, won)) <= price:
        return [won]
    found = _ways(tuple(sorted(won, key=lambda trophy: -value(trophy))), price)
    return sorted(found, key=lambda way: (sum(map(value, way)), len(way)))


def _ways(left: tuple[int, ...], price: int) -> list[tuple[int, ...]]:
    if price <= 0:
        return [()]
    return [(left[at], *rest) for at in _firsts(left, price) for rest in _ways(left[at + 1 :], price - value(left[at]))]


def _firsts(left: tuple[int, ...], price: int) -> list[int]:
    """Which trophies can be the dearest one of a payment; of equal monsters only one."""
    firsts: dict[str, int] = {}
    for at, trophy in enumerate(left):
        if sum(map(value, left[at:])) >= price:
            firsts.setdefault(source_name(trophy), at)
    return list(firsts.values())


MANY = 12
"""More trophies than this are laid down one by one."""


async def pay(game: ElderSign, seat: int, price: int, rule: str) -> None:
    """ES-110: no change is given; which trophies go is the owner's choice."""
    won = game.trophies[seat]
    if len(won) <= MANY:
        spent = await _pick(game, seat, payments(won, price), price)
    else:
        spent = await _lay_down(game, seat, price)
    basics.give_back(game, seat, spent)
    tell(game, "trophies_spent", rule, {"who": seat, "trophies": spent})


async def _lay_down(game: ElderSign, seat: int, price: int) -> tuple[int, ...]:
    """One trophy after another, from the dearest to the cheapest."""
    left = tuple(sorted(game.trophies[seat], key=lambda trophy: -value(trophy)))
    spent: tuple[int, ...] = ()
    while (owed := price - sum(map(value, spent))) > 0 and left:
        picked = await _pick(game, seat, [(left[at],) for at in _firsts(left, owed) or [0]], owed)
        spent += picked
        left = left[left.index(picked[0]) + 1 :]
    return spent


async def _pick(game: ElderSign, seat: int, ways: list[tuple[int, ...]], owed: int) -> tuple[int, ...]:
    args = {"who": seat, "count": owed}
    picked = await ask(game, seat, "pay_trophies", "ES-110", lambda _: [_pay_option(seat, way) for way in ways], args)
    spent: tuple[int, ...] = picked.value
    return spent


def _pay_option(seat: int, way: tuple[int, ...]) -> Option:
    return Option(
        f"pay:{'+'.join(map(str, way))}",
        way,
        about=(f"trophies:{seat}",),
        trophies=tuple(map(source_name, way)),
        count=sum(map(value, way)),
    )
