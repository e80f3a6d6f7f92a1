"""The entrance sheet (ES-099 to ES-106): first aid, Lost and Found, souvenirs."""

from miskatonic.games.elder_sign.cards.ancient_ones import HASTUR
from miskatonic.games.elder_sign.cards.card import TURN
from miskatonic.games.elder_sign.cards.entrance import ALL_OF_BOTH, ALL_OF_ONE, END_THE_LONG_NIGHT, FOUND, PRICES
from miskatonic.games.elder_sign.cards.mythos import THE_LONG_NIGHT
from miskatonic.games.elder_sign.dice import DICE
from miskatonic.games.elder_sign.effects import ALL, gain
from miskatonic.games.elder_sign.names import HAND_NAMES, MYTHOS_NAMES, RUBY_STANDISH
from miskatonic.games.elder_sign.rules import barred, carrying, holding, midnight, monsters, trophies, wellbeing
from miskatonic.games.elder_sign.state import ALLY, COMMON_ITEM, SPELL, UNIQUE_ITEM, ElderSign
from miskatonic.kernel import Option, ask, below, go_on_as, tell

BOTH = ("sanity", "stamina")
AID = ("place:first_aid",)
FIRST_AID = {
    (what, count): Option(f"first_aid:{what}", (what, count), about=AID, kind=f"kind-{what}", what=what, count=count)
    for what in BOTH
    for count in (1, 2)
}
WAIT = Option("wait", passes=True)
SEARCH = Option("lost_and_found", about=("place:lost_and_found",))
FULL_CARE = {
    (what, price): Option(f"full_care:{what}", (what, price), about=AID, kind=f"kind-{what}", what=what, count=price)
    for what in BOTH
    for price in (ALL_OF_ONE, ALL_OF_ONE + 1)
}
FULL_RECOVERY = {
    price: Option("full_recovery", price, about=AID, count=price) for price in (ALL_OF_BOTH, ALL_OF_BOTH + 1)
}
LONG_NIGHT = {
    price: Option("end_long_night", price, about=(MYTHOS_NAMES[THE_LONG_NIGHT].thing,), count=price)
    for price in (END_THE_LONG_NIGHT, END_THE_LONG_NIGHT + 1)
}
DECK_OF = {"common_item": COMMON_ITEM, "spell": SPELL, "unique_item": UNIQUE_ITEM, "ally": ALLY}


async def visit(game: ElderSign) -> str:
    """ES-099: exactly one of the actions of the sheet, after which the action phase is over."""
    seat = game.active
    while True:
        picked = await ask(game, seat, "entrance", "ES-099", options, {"who": seat}, barred.entrance_sheet)
        if picked.verb != "use":
            break
        await holding.use(game, seat, picked.value)
        go_on_as(game, "turn.entrance")
    match picked.verb:
        case "first_aid":
            what, count = picked.value
            wellbeing.gain(game, seat, what, count, "ES-100")
        case "full_care":
            what, price = picked.value
            await trophies.pay(game, seat, price, "ES-101")
            wellbeing.gain(game, seat, what, ALL, "ES-101")
        case "full_recovery":
            await trophies.pay(game, seat, picked.value, "ES-102")
            for what in BOTH:
                wellbeing.gain(game, seat, what, ALL, "ES-102")
        case "lost_and_found":
            await lost_and_found(game, seat)
        case "buy":
            await buy(game, seat, *picked.value)
        case "end_long_night":
            await trophies.pay(game, seat, picked.value, "ES-196")
            midnight.end(game, THE_LONG_NIGHT)
        case _:
            tell(game, "waited", "ES-100", {"who": seat})
    await monsters.take_beaten(game, seat)
    return "turn.clock"


def options(game: ElderSign) -> list[Option]:
    """ES-099: first aid, Lost and Found, souvenirs, as far as they help and are not forbidden."""
    seat = game.active
    hurt = [what for what in BOTH if wellbeing.points(game, what)[seat] < wellbeing.maximum(game, seat, what)]
    wealth = trophies.total(game, seat)
    found = []
    if not midnight.forbids(game, "free_first_aid", seat):
        count = 1 + midnight.change(game, "free_first_aid")
        found += [FIRST_AID[what, count] for what in hurt]
    extra = surcharge(game)
    if wealth >= ALL_OF_ONE + extra:
        found += [FULL_CARE[what, ALL_OF_ONE + extra] for what in hurt]
    if wealth >= ALL_OF_BOTH + extra and len(hurt) == 2:
        found.append(FULL_RECOVERY[ALL_OF_BOTH + extra])
    if not midnight.forbids(game, "lost_and_found", seat):
        found.append(SEARCH)
    if not midnight.forbids(game, "souvenir_shop", seat):
        found += souvenirs(game, wealth)
    if midnight.lasts(game, THE_LONG_NIGHT) and wealth >= END_THE_LONG_NIGHT + extra:
        found.append(LONG_NIGHT[END_THE_LONG_NIGHT + extra])
    found += holding.usable(game, seat, (TURN,))
    if not hurt or not any(option.verb != "use" for option in found):
        found.append(WAIT)
    return found


def surcharge(game: ElderSign) -> int:
    """ES-023: with Hastur whatever is paid with trophies at the entrance costs one more."""
    return int(game.ancient_one == HASTUR)


def price_of(game: ElderSign, seat: int, good: str, *, ruby: bool = False) -> int:
    """ES-105: the printed price, as Hastur, the Mythos card and Ruby Standish change it; never less than 1."""
    price = PRICES[good] + surcharge(game) + midnight.change(game, "souvenir_price")
    return max(1, price - 2 * ruby)


def souvenirs(game: ElderSign, wealth: int) -> list[Option]:
    """ES-105, ES-106: what can be afforded; with Ruby Standish's help where that makes it possible or cheaper."""
    seat = game.active
    found = []
    for ruby in (False, True):
        if ruby and RUBY_STANDISH not in game.hands[seat]:
            break
        for good in PRICES:
            price = price_of(game, seat, good, ruby=ruby)
            if wealth >= price and (good not in DECK_OF or game.decks[DECK_OF[good]]):
                found.append(buy_option(good, price, ruby))
    return found


def buy_option(good: str, price: int, ruby: bool) -> Option:
    """ES-105: the option to buy something."""
    text = f"buy:{good}:ruby" if ruby else f"buy:{good}"
    return Option(
        text,
        (good, price, ruby),
        about=("place:souvenir_shop",),
        kind=f"kind-{good}",
        good=good,
        count=price,
        card=HAND_NAMES[RUBY_STANDISH] if ruby else "none",
    )


async def buy(game: ElderSign, seat: int, good: str, price: int, ruby: bool) -> None:
    """ES-105, ES-106: one souvenir."""
    if ruby:
        await holding.use(game, seat, RUBY_STANDISH)
    await trophies.pay(game, seat, price, "ES-105")
    await carrying.carry_out(game, (gain(good),), "ES-105")


async def lost_and_found(game: ElderSign, seat: int) -> None:
    """ES-103, ES-104: one green die, which nothing changes, and the line of the table for it."""
    face = DICE["green"][below(game, 6)]
    tell(game, "searched", "ES-103", {"who": seat, "face": face})
    await carrying.carry_out(game, FOUND[face], "ES-103")
