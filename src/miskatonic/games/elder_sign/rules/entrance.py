"""The entrance sheet (ES-099 to ES-106): first aid, Lost and Found, souvenirs."""

import functools
from collections.abc import Callable, Sequence

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND, TURN
from miskatonic.games.elder_sign.rows.decks import ALLY, COMMON_ITEM, SPELL, UNIQUE_ITEM
from miskatonic.games.elder_sign.rows.dice import DICE
from miskatonic.games.elder_sign.rows.effects import ALL, POINTS, gain
from miskatonic.games.elder_sign.rows.entrance import ALL_OF_BOTH, ALL_OF_ONE, FOUND, PRICES
from miskatonic.games.elder_sign.rules import effects, held_cards, monsters, mythos, trophies
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel import Barred, Line, Offer, Offers, Option, ask, below, go_on_as, possible, tell, total

AID = ("place:first_aid",)
WAIT = Option("wait", passes=True, early=True)
SEARCH = Option("lost_and_found", about=("place:lost_and_found",))
DECK_OF = {"common_item": COMMON_ITEM, "spell": SPELL, "unique_item": UNIQUE_ITEM, "ally": ALLY}


async def visit(game: ElderSign) -> str:
    """ES-099: exactly one of the actions of the sheet, after which the action phase is over."""
    seat = game.active
    while True:
        picked = await ask(game, seat, "entrance", "ES-099", _sheet, {"who": seat})
        if picked.verb != "use":
            break
        await held_cards.use(game, seat, picked.value)
        go_on_as(game, "turn.entrance")
    match picked.verb:
        case "first_aid":
            basics.gain(game, seat, picked.value, 1, "ES-100")
        case "full_care":
            what, price = picked.value
            await trophies.pay(game, seat, price, "ES-101")
            basics.gain(game, seat, what, ALL, "ES-101")
        case "full_recovery":
            await trophies.pay(game, seat, picked.value, "ES-102")
            for what in POINTS:
                basics.gain(game, seat, what, ALL, "ES-102")
        case "lost_and_found":
            await lost_and_found(game, seat)
        case "buy":
            await buy(game, seat, *picked.value)
        case "wait":
            tell(game, "waited", "ES-100", {"who": seat})
    await monsters.take_beaten(game, seat)
    return "turn.clock"


@Offers
def _sheet(game: ElderSign, why: bool) -> list[Offer]:
    """ES-099: what the sheet offers, in its order, then what cards add; nothing, if nothing is needed, or nothing else
    is there than the Lost and Found.
    """
    hurt = _hurt(game)
    found: list[Offer] = [
        *_first_aid(hurt),
        *_full_care(game, hurt),
        *_full_recovery(game, hurt),
        SEARCH,
        *_souvenirs(game),
        *held_cards.usable(game, game.active, (TURN,)),
    ]
    if not hurt or all(option.verb in ("use", "lost_and_found") for option in possible(found)):
        found.append(WAIT)  # ES-OP-32: what may be one's end is never done unasked
    return found


def _hurt(game: ElderSign) -> list[str]:
    """What of the active investigator could come back."""
    return [what for what in POINTS if basics.is_hurt(game, game.active, what)]


# --- First aid ------------------------------------------------------------------------------------------------------


def _first_aid(hurt: list[str]) -> Sequence[Offer]:
    """ES-100: one of either, for nothing."""
    return [_first_aid_option(what) for what in hurt]


@functools.cache
def _first_aid_option(what: str) -> Option:
    return Option(f"first_aid:{what}", what, about=AID, kind=f"kind-{what}", what=what, count=1)


def _full_care(game: ElderSign, hurt: list[str]) -> Sequence[Offer]:
    """ES-101: all of one, for trophies."""
    price = total(care_price(game.ancient_one, ALL_OF_ONE))
    return _paid(game, "full_care", "ES-101", price, lambda: [_full_care_option(what, price) for what in hurt])


@functools.cache
def _full_care_option(what: str, price: int) -> Option:
    return Option(f"full_care:{what}", (what, price), about=AID, kind=f"kind-{what}", what=what, count=price)


def _full_recovery(game: ElderSign, hurt: list[str]) -> Sequence[Offer]:
    """ES-102: all of both, for more of them."""
    price = total(care_price(game.ancient_one, ALL_OF_BOTH))
    there = len(hurt) == len(POINTS)
    return _paid(game, "full_recovery", "ES-102", price, lambda: [_full_recovery_option(price)] if there else [])


@functools.cache
def _full_recovery_option(price: int) -> Option:
    return Option("full_recovery", price, about=AID, count=price)


def _paid(
    game: ElderSign, verb: str, rule: str, price: int, options: Callable[[], Sequence[Option]]
) -> Sequence[Offer]:
    """What costs trophies, if there are enough of them."""
    have = trophies.total(game, game.active)
    return [_too_few(verb, rule, price, have)] if have < price else options()


@functools.cache
def _too_few(verb: str, rule: str, price: int, have: int) -> Barred:
    return Barred(verb, "too_few_trophies", rule, count=price, have=have)


# --- Prices ---------------------------------------------------------------------------------------------------------


@functools.cache
def care_price(ancient_one: int, printed: int) -> list[Line]:
    """ES-101, ES-102: what first aid costs, with everything that changes it."""
    return [Line("why-price", "ES-101", {"count": printed}, printed), *surcharge(ancient_one)]


def surcharge(ancient_one: int) -> list[Line]:
    """ES-023: some Ancient Ones make whatever is paid with trophies at the entrance dearer."""
    more = ANCIENT_ONES[ancient_one].surcharge
    return [Line(f"{ANCIENT_ONES.names[ancient_one]}.text", "ES-023", {}, more)] if more else []


@functools.cache
def souvenir_price(good: str, ancient_one: int, helper: int) -> list[Line]:
    """ES-105: what a souvenir costs, as the Ancient One and a helpful card change it."""
    lines = [Line("why-price", "ES-105", {"count": PRICES[good]}, PRICES[good]), *surcharge(ancient_one)]
    if helper >= 0:
        lines.append(Line(f"{HAND.names[helper]}.text", HAND[helper].rule, {}, -HAND[helper].power.discount))
    return lines


# --- The souvenir shop ----------------------------------------------------------------------------------------------


def _souvenirs(game: ElderSign) -> Sequence[Offer]:
    """ES-105, ES-106: what can be afforded; with the help of a card where that makes it possible or cheaper."""
    seat = game.active
    if forbidden := mythos.forbidden(game, "souvenir_shop", "buy", seat):
        return [*forbidden, *_only_too_dear(game)]
    wealth = trophies.total(game, seat)
    found = []
    for helper in (-1, *(card for card in game.hands[seat] if HAND.rows[card].power.discount)):
        for good, price in prices(game.ancient_one, helper).items():
            if wealth >= price and (good not in DECK_OF or game.decks[DECK_OF[good]]):
                found.append(_buy_option(good, price, helper))
    return found or _only_too_dear(game)


def _only_too_dear(game: ElderSign) -> Sequence[Offer]:
    """ES-105: that even the cheapest souvenir is too dear, if it is."""
    return _paid(game, "buy", "ES-105", min(prices(game.ancient_one, -1).values()), tuple)


@functools.cache
def prices(ancient_one: int, helper: int) -> dict[str, int]:
    """ES-105: what each souvenir costs now; never less than 1."""
    return {good: max(1, total(souvenir_price(good, ancient_one, helper))) for good in PRICES}


@functools.cache
def _buy_option(good: str, price: int, helper: int) -> Option:
    called = f":{HAND[helper].id.partition('_')[0]}" if helper >= 0 else ""
    return Option(
        f"buy:{good}{called}",
        (good, price, helper),
        about=("place:souvenir_shop",),
        kind=f"kind-{good}",
        good=good,
        count=price,
        card=HAND.names[helper] if helper >= 0 else "none",
    )


async def buy(game: ElderSign, seat: int, good: str, price: int, helper: int) -> None:
    """ES-105, ES-106: one souvenir."""
    if helper >= 0:
        await held_cards.use(game, seat, helper)
    await trophies.pay(game, seat, price, "ES-105")
    await effects.carry_out(game, (gain(good),), "ES-105")


# --- Lost and Found -------------------------------------------------------------------------------------------------


async def lost_and_found(game: ElderSign, seat: int) -> None:
    """ES-103, ES-104: one green die, which nothing changes, and the line of the table for it."""
    face = DICE["green"][below(game, 6)]
    tell(game, "searched", "ES-103", {"who": seat, "face": face})
    await effects.carry_out(game, FOUND[face], "ES-103")
