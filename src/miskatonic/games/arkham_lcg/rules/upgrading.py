"""B.18: upgrading decks between scenarios: everybody at once spends experience on new cards and better versions.

What is asked stays small. An upgrade names both cards, because the lower version leaves automatically: one click. A new
card is named first (`buy:shotgun_4`), then what leaves for it (`buy:shotgun_4:knife`): pairs of both would be hundreds.
Cards of level 0, which hardly anybody pays for, are behind a click of their own (`level_0`), unless the deck lacks
cards: then they are free and listed first (AH-L-09), and nothing leaves for them. Every change can be taken back
until one is done; changes are reported only then.
"""

from collections.abc import Iterable
from typing import Any

from miskatonic.games.arkham_lcg.names import who
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rules.components import investigators_of, lay_anew
from miskatonic.games.arkham_lcg.rules.deck_building import is_permanent
from miskatonic.games.arkham_lcg.rules.opening_hands import proceed
from miskatonic.games.arkham_lcg.rules.purchases import (
    better,
    buyable,
    closed,
    missing,
    price_of_new,
    price_of_upgrade,
    printed,
    why_not_buy,
    why_not_done,
    why_not_leave,
    why_not_swap,
    why_not_undo,
    why_not_upgrade,
)
from miskatonic.games.arkham_lcg.rules.record import BOUGHT, UPGRADED
from miskatonic.games.arkham_lcg.state import Arkham, Bought
from miskatonic.kernel import Barred, Lack, Line, Name, Offer, Offers, Option, ask, go_on_as, possible, tell, total

LEVEL_0 = "level_0"
"""What a seat is choosing while it looks at the cards of level 0."""
NOTHING = ""


# --- the question -----------------------------------------------------------------------------------------------------


async def upgrade(game: Arkham) -> str:
    """B.18: those who have experience to spend, or a deck that lacks cards, are all asked in one question; each is done
    separately. Then the decks are laid out.
    """
    while asked := asked_now(game):
        args = {"seats": asked, "stage": _stage(game, asked)}
        picked = await ask(game, asked[0], "upgrade", "AH-B-212", _offers, args, asked)
        _carry_out(game, picked)
        go_on_as(game, "setup.upgrade")
    game.turns = ()
    if game.bought:
        lay_anew(game, investigators_of(game), game.lists)
    return proceed(game)


def _stage(game: Arkham, asked: tuple[int, ...]) -> str:
    """What the question is about, where it is one person's: what leaves, what fills the deck, or what is bought."""
    if len(asked) > 1:
        return "buy"
    if game.choosing[asked[0]] not in (NOTHING, LEVEL_0):
        return "leaves"
    return "fill" if missing(game, asked[0]) else "buy"


def asked_now(game: Arkham) -> tuple[int, ...]:
    """AH-B-212: who is not done and could change something, or take a change back."""
    changed = {one.seat for one in game.bought}
    return tuple(
        [seat for seat in range(game.seats) if seat not in game.turns and (seat in changed or _can_buy(game, seat))]
    )


def _can_buy(game: Arkham, seat: int) -> bool:
    if not game.unspent[seat] and not missing(game, seat):
        return False
    return any(why_not_buy(game, seat, card) is None for card in buyable(game, seat)) or any(
        why_not_upgrade(game, seat, card, lower) is None for card, lower in better(game, seat)
    )


def _carry_out(game: Arkham, picked: Option) -> None:
    """AH-B-212, AH-B-213: what is picked: a card to look at, a change, one taken back, or that a seat is done."""
    seat, wanted, change = picked.value
    game.choosing[seat] = wanted
    if picked.verb == "done":
        _conclude(game, seat)
        game.turns = (*game.turns, seat)
    elif picked.verb == "undo_buy":
        _swap(game, seat, change.card, change.leaves)
        game.unspent[seat] += change.price
        at = len(game.bought) - 1 - game.bought[::-1].index(change)
        game.bought = (*game.bought[:at], *game.bought[at + 1 :])
    elif change is not None:
        _swap(game, seat, change.leaves, change.card)
        game.unspent[seat] -= change.price
        game.bought = (*game.bought, change)


def _swap(game: Arkham, seat: int, leaves: str, comes: str) -> None:
    """AH-B-212: a card of a deck list for another, in its place; or one less or more."""
    deck = game.lists[seat]
    at = deck.index(leaves) if leaves else len(deck)
    game.lists[seat] = (*deck[:at], *([comes] if comes else ()), *deck[at + 1 :])


def _conclude(game: Arkham, seat: int) -> None:
    """AH-B-215: what somebody has changed is reported, and what stays."""
    for one in game.bought:
        if one.seat == seat:
            args = {"seat": seat, "card": CARDS.names[CARDS.number(one.card)], "level": printed(one.card).level or 0}
            args |= {"leaves": CARDS.names[CARDS.number(one.leaves)] if one.leaves else "none", "count": one.price}
            if one.reason == UPGRADED:
                tell(game, "upgrades", "AH-B-213", args)
            else:
                tell(game, "buys", "AH-B-212" if one.price else "AH-L-09", args)
    tell(game, "saves", "AH-B-215", {"seat": seat, "count": game.unspent[seat]})


# --- what can be done, and why not ------------------------------------------------------------------------------------


@Offers
def _offers(game: Arkham, why: bool) -> list[Offer]:
    """AH-B-212 to AH-B-214: everything that anybody can do now, or would expect to and can't, each seat its own."""
    return [one for seat in asked_now(game) for one in _of_seat(game, seat)]


def _of_seat(game: Arkham, seat: int) -> list[Offer]:
    wanted = game.choosing[seat]
    if wanted not in (NOTHING, LEVEL_0):
        return [*_leaving(game, seat, printed(wanted)), _make(game, seat, "back")]
    not_open = _bar(game, seat, "buy", Lack("not_open", "AH-B-214", {"count": len(closed(game, seat))}))
    cheap = _buys(game, seat, [card for card in buyable(game, seat) if not card.level])
    if wanted == LEVEL_0:
        return [*cheap, _make(game, seat, "back"), not_open]
    found = [*_upgrades(game, seat), *_buys(game, seat, [card for card in buyable(game, seat) if card.level])]
    if missing(game, seat):
        found += cheap
    elif count := len(possible(cheap)):
        found.append(_make(game, seat, LEVEL_0, LEVEL_0, count=count))
    found += _undoing(game, seat)
    if (lack := why_not_done(game, seat)) is None:
        found.append(_make(game, seat, "done", passes=True, left=game.unspent[seat]))
    else:
        found.append(_bar(game, seat, "done", lack))
    return [*found, not_open]


def _make(
    game: Arkham,
    seat: int,
    text: str,
    wanted: str = NOTHING,
    change: Bought | None = None,
    *,
    passes: bool = False,
    **args: Any,
) -> Option:
    """An option of a seat, which alone sees it. Where several sit at the table its text ends with the seat: two may
    want the same card.
    """
    end = f":{seat}" if game.seats > 1 else ""
    args["whose"] = who(game, seat) if game.seats > 1 else "none"
    return Option(f"{text}{end}", (seat, wanted, change), passes=passes, secret=True, seat=seat, **args)


def _bar(game: Arkham, seat: int, verb: str, lack: Lack, card: Card | None = None) -> Barred:
    """What a seat would expect to be able to do and can't; it alone sees it."""
    args = dict(lack.numbers)
    if card is not None:
        name = listed(card, seat) if card.id in game.lists[seat] else offered(card, seat)
        args |= {"card": name, "level": card.level or 0}
    whose = who(game, seat) if game.seats > 1 else "none"
    return Barred(verb, lack.reason, lack.rule, only=seat, whose=whose, **args)


def offered(card: Card, seat: int) -> Name:
    """AH-B-212: a card that a seat could buy, as a thing."""
    return Name(CARDS.names[CARDS.number(card.id)], f"offer:{seat}:{card.id}")


def listed(card: Card, seat: int) -> Name:
    """AH-B-212: a card of a seat's deck list, as a thing."""
    return Name(CARDS.names[CARDS.number(card.id)], f"list:{seat}:{card.id}")


def _args(game: Arkham, seat: int, card: Card, count: int) -> dict[str, Any]:
    return {
        "card": offered(card, seat),
        "level": card.level or 0,
        "price": count,
        "left": game.unspent[seat] - count,
    }


def _upgrades(game: Arkham, seat: int) -> list[Offer]:
    """AH-B-213: higher versions, whose lower ones leave automatically."""
    found: list[Offer] = []
    for card, lower in better(game, seat):
        if (lack := why_not_upgrade(game, seat, card, lower)) is not None:
            found.append(_bar(game, seat, "upgrade", lack, card))
            continue
        count = total(price_of_upgrade(game, card, lower))
        change = Bought(seat, UPGRADED, card.id, lower.id, count)
        args = {"leaves": listed(lower, seat), "lower": lower.level or 0, **_args(game, seat, card, count)}
        found.append(_make(game, seat, f"upgrade:{card.id}:{lower.id}", NOTHING, change, **args))
    return found


def _buys(game: Arkham, seat: int, cards: Iterable[Card]) -> list[Offer]:
    """AH-B-212: new cards: what leaves is asked next, unless the deck lacks cards or the card is Permanent. Of a higher
    version it is said why it can't replace the lower one, not why it can't be bought beside it.
    """
    found: list[Offer] = []
    higher = [card for card, _ in better(game, seat)]
    for card in cards:
        if (lack := why_not_buy(game, seat, card)) is not None:
            if card not in higher:
                found.append(_bar(game, seat, "buy", lack, card))
            continue
        count = total(price_of_new(game, seat, card))
        args = {"leaves": "none", **_args(game, seat, card, count)}
        if is_permanent(card) or missing(game, seat):
            found.append(_make(game, seat, f"buy:{card.id}", NOTHING, Bought(seat, BOUGHT, card.id, "", count), **args))
        else:
            found.append(_make(game, seat, f"buy:{card.id}", card.id, **args))
    return found


def _leaving(game: Arkham, seat: int, card: Card) -> list[Offer]:
    """AH-B-212, AH-B-214: what can leave for a new card; its own lower version is upgraded, for no more (AH-B-213)."""
    count = total(price_of_new(game, seat, card))
    found: list[Offer] = []
    for id_ in dict.fromkeys(game.lists[seat]):
        leaves = printed(id_)
        if (lack := why_not_leave(leaves) or why_not_swap(game, seat, card, leaves)) is not None:
            found.append(_bar(game, seat, "buy", lack, leaves))
        elif leaves.title != card.title:
            change = Bought(seat, BOUGHT, card.id, id_, count)
            args = {"leaves": listed(leaves, seat), "lower": leaves.level or 0, **_args(game, seat, card, count)}
            found.append(_make(game, seat, f"buy:{card.id}:{id_}", NOTHING, change, **args))
    return found


def _undoing(game: Arkham, seat: int) -> list[Offer]:
    """AH-B-212: changes that can be taken back; equal ones once."""
    found: list[Offer] = []
    for one in dict.fromkeys([one for one in game.bought if one.seat == seat]):
        card = printed(one.card)
        if (lack := why_not_undo(game, one)) is not None:
            found.append(_bar(game, seat, "undo_buy", lack, card))
            continue
        text = f"undo_buy:{one.card}:{one.leaves}" if one.leaves else f"undo_buy:{one.card}"
        args: dict[str, Any] = {"leaves": offered(printed(one.leaves), seat) if one.leaves else "none"}
        args |= {"card": listed(card, seat), "level": card.level or 0, "price": one.price}
        found.append(_make(game, seat, text, NOTHING, one, left=game.unspent[seat] + one.price, **args))
    return found


def price_lines(game: Arkham, option: Option) -> list[Line]:
    """AH-B-212, AH-B-213: the lines of the price that an option to buy or upgrade names; of another one none."""
    if option.verb not in ("buy", "upgrade"):
        return []
    seat, wanted, change = option.value
    if change is not None and change.reason == UPGRADED:
        return price_of_upgrade(game, printed(change.card), printed(change.leaves))
    return price_of_new(game, seat, printed(wanted if change is None else change.card))
