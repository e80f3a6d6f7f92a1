"""B.12: damage and horror come in packets: assigned first, then placed together; then what is defeated leaves."""

import functools
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from operator import itemgetter
from typing import Any, NamedTuple

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.costs import HARM, pays
from miskatonic.games.arkham_lcg.basics.values import health_left, sanity_left, value
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.names import MADE, card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Trigger, Use
from miskatonic.games.arkham_lcg.rows.terms import DISCARD, IN_PLAY, NO_CARD
from miskatonic.games.arkham_lcg.rules.elimination import defeat_investigator
from miskatonic.games.arkham_lcg.rules.timing import leave, together
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, row
from miskatonic.kernel import Name, Option, ask, tell
from miskatonic.text import told

MOST_OUTCOMES = 6
"""If a packet has at most this many outcomes, each is one option; otherwise it is assigned point by point."""


class Harm(Trigger):
    """AH-B-160: a packet of damage and horror between assigning and placing: how much goes to which card.

    `taken` is what was dealt to the investigator, wherever it was assigned (AH-B-163).
    """

    __slots__ = ("attacker", "damage", "horror", "taken")

    def __init__(self, seat: int, source: int, attacker: int = NO_CARD) -> None:
        super().__init__(seat, source)
        self.attacker = attacker
        self.damage: dict[int, int] = {}
        self.horror: dict[int, int] = {}
        self.taken = (0, 0)


async def harm(
    game: Arkham, seat: int, damage: int, horror: int, source: int, *, direct: bool = False, attacker: int = NO_CARD
) -> None:
    """AH-B-160 to AH-B-163: damage and horror are dealt to an investigator, who assigns them; direct ones can't be."""
    if seat in game.order and (damage or horror):
        this = Harm(seat, source, attacker)
        if able := _takes(game, this, damage, horror, direct):
            await _assign(game, this, damage, horror, able)
        await together(game, (this,), _deal)


async def harm_each(game: Arkham, seats: Sequence[int], damage: int, horror: int, source: int) -> None:
    """AH-B-014: several are harmed by one effect: all assign in player order, then everything is placed at once."""
    await deal(game, await assigned_by(game, seats, damage, horror, source))


async def assigned_by(
    game: Arkham, seats: Sequence[int], damage: int, horror: int, source: int, attacker: int = NO_CARD
) -> list[Harm]:
    """AH-B-014: a packet for each, assigned in player order and not yet placed."""
    packets = [Harm(seat, source, attacker) for seat in game.order if seat in seats and (damage or horror)]
    for this in packets:
        if able := _takes(game, this, damage, horror, direct=False):
            await _assign(game, this, damage, horror, able)
    return packets


def _takes(game: Arkham, this: Harm, damage: int, horror: int, direct: bool) -> "Sequence[Soak]":
    """AH-B-161, AH-B-162: the investigator takes it all, unless there are others who could: who they are."""
    seat = this.seat
    me = game.who[seat]
    this.taken = (damage, horror)
    others = not direct and game.area[seat] and topics.DIRECT not in game.heard
    if others and (able := soaks(game, seat, damage, horror)):
        return able
    if damage:
        this.damage[me] = damage
    if horror:
        this.horror[me] = horror
    return ()


async def deal(game: Arkham, packets: Sequence[Harm]) -> None:
    """AH-B-160: what was assigned is dealt."""
    await together(game, packets, _deal)


async def _deal(game: Arkham, packets: Sequence[Harm]) -> None:
    """AH-B-160: everything is placed together; then what has too much is defeated (AH-B-165, AH-B-166)."""
    for this in packets:
        for card, amount in this.damage.items():
            _place(game, this, card, amount, tokens.DAMAGE)
        for card, amount in this.horror.items():
            _place(game, this, card, amount, tokens.HORROR)
    harmed: dict[int, int] = {}
    for this in packets:
        harmed |= this.damage
        harmed |= this.horror
    for card in harmed:
        if has_too_much(game, card):
            await check_defeated(game, harmed)
            return


def _place(game: Arkham, this: Harm, card: int, amount: int, kind: str) -> None:
    if game.zone[card] < IN_PLAY or not amount:
        return
    tokens.add(game, kind, card, amount)
    if game.sink:
        args = {"seat": this.seat, "card": card, "count": amount, "source": this.source}
        tell(game, f"{kind}_placed", "AH-B-160", args)


# --- assigning --------------------------------------------------------------------------------------------------------


Soak = tuple[int, int, int]
"""A card, and how much damage and horror it still takes."""


def soaks(game: Arkham, seat: int, damage: int, horror: int) -> list[Soak]:
    """AH-B-161: the assets that could take some of it, each up to what defeats it."""
    found = []
    for card in game.area[seat]:
        printed = ROWS[game.card[card]]
        hurt = health_left(game, card) if damage and printed.health else 0
        scared = sanity_left(game, card) if horror and printed.sanity else 0
        if hurt > 0 or scared > 0:
            found.append((card, max(0, hurt), max(0, scared)))
    return found


Shares = tuple[tuple[int, int, int], ...]
"""Who takes what: card, damage, horror."""


class Outcome(NamedTuple):
    """One way to assign a packet, with the cards that are defeated by it."""

    shares: Shares
    falls: tuple[int, ...]


def outcomes(me: Soak, able: Sequence[Soak], damage: int, horror: int) -> list[Outcome]:
    """AH-B-161: every way to assign a packet: not beyond what defeats an asset, the rest to the investigator.

    What defeats least comes first: the investigator, assets; then how much the investigator takes.
    """
    own, health, sanity = me
    found = []
    for some in splits(tuple([hurt for _, hurt, _ in able]), damage):
        for more in splits(tuple([scared for _, _, scared in able]), horror):
            shares, falls = [], []
            own_damage, own_horror = damage, horror
            for (card, hurt, scared), d, h in zip(able, some, more, strict=True):
                if d or h:
                    shares.append((card, d, h))
                    own_damage -= d
                    own_horror -= h
                    if (d and hurt <= d) or (h and scared <= h):
                        falls.append(card)
            dead = (own_damage and health <= own_damage) or (own_horror and sanity <= own_horror)
            badness = (bool(dead), len(falls), own_damage + own_horror)
            if own_damage or own_horror:
                shares.insert(0, (own, own_damage, own_horror))
            if dead:
                falls.append(own)
            found.append((badness, Outcome(tuple(shares), tuple(falls))))
    found.sort(key=itemgetter(0))
    return [outcome for _, outcome in found]


@functools.lru_cache(4096)
def splits(rooms: tuple[int, ...], amount: int) -> tuple[tuple[int, ...], ...]:
    """AH-B-161: the ways in which some of an amount can be taken by those who have room for it."""
    ways = product(*[range(min(room, amount) + 1) for room in rooms])
    return tuple([split for split in ways if sum(split) <= amount])


async def _assign(game: Arkham, this: Harm, damage: int, horror: int, able: Sequence[Soak]) -> None:
    """AH-B-161: the harmed one assigns; few outcomes are offered whole, many point by point."""
    seat = this.seat
    args: dict[str, Any] = {"seat": seat, "damage": damage, "horror": horror, "source": this.source}
    ways = len(splits(tuple([hurt for _, hurt, _ in able]), damage))
    if ways * len(splits(tuple([scared for _, _, scared in able]), horror)) <= MOST_OUTCOMES:
        options = functools.partial(_whole, seat=seat, damage=damage, horror=horror)
        picked = await ask(game, seat, "harm", "AH-B-161", options, args)
        shares: Shares = picked.value
        for card, hurt, scared in shares:
            if hurt:
                this.damage[card] = hurt
            if scared:
                this.horror[card] = scared
        return
    for kind, amount, into in (("damage", damage, this.damage), ("horror", horror, this.horror)):
        for left in range(amount, 0, -1):
            picked = await ask(
                game,
                seat,
                "assign",
                "AH-B-161",
                functools.partial(_points, seat=seat, kind=kind, into=into, rest=left),
                {**args, "kind": kind, "count": left},
            )
            if picked.verb == "rest":
                into[picked.value] = into.get(picked.value, 0) + left
                break
            into[picked.value] = into.get(picked.value, 0) + 1


def _whole(game: Arkham, seat: int, damage: int, horror: int) -> Sequence[Option]:
    """Whole outcomes as options."""
    me = game.who[seat]
    able: list[Soak] = []
    names = [(me, card_name(game, me), "me")]
    for card, hurt, scared in soaks(game, seat, damage, horror):
        able.append((card, min(hurt, damage + 1), min(scared, horror + 1)))  # that it takes more makes no difference
        names.append((card, card_name(game, card), game.label[card]))
    own = (me, min(health_left(game, me), damage + 1), min(sanity_left(game, me), horror + 1))
    return _outcomes(tuple(names), own, tuple(able), damage, horror)


@functools.lru_cache(MADE)
def _outcomes(
    takers: tuple[tuple[int, Name, str], ...], me: Soak, able: tuple[Soak, ...], damage: int, horror: int
) -> tuple[Option, ...]:
    names = {card: name for card, name, _ in takers}
    labels = {card: label for card, _, label in takers}
    return tuple([_outcome(one, me[0], names, labels) for one in outcomes(me, able, damage, horror)])


def _outcome(outcome: Outcome, me: int, names: Mapping[int, Name], labels: Mapping[int, str]) -> Option:
    """An outcome as an option: `harm:guard_dog=2/0+me=0/1`."""
    shares, falls = outcome
    text = "+".join(f"{labels[card]}={damage}/{horror}" for card, damage, horror in shares)
    args: dict[str, Any] = {
        "cards": [names[card] for card, _, _ in shares],
        "damage": sum(d for card, d, _ in shares if card != me),
        "horror": sum(h for card, _, h in shares if card != me),
        "own_damage": sum(d for card, d, _ in shares if card == me),
        "own_horror": sum(h for card, _, h in shares if card == me),
        "shares": [told("share-taken", card=names[card], damage=d, horror=h) for card, d, h in shares],
        "defeats": [names[card] for card, _, _ in shares if card in falls],
        "fallen": len(falls),
    }
    return Option(f"harm:{text}", shares, **args)


def _points(game: Arkham, seat: int, kind: str, into: dict[int, int], rest: int) -> list[Option]:
    """Point by point: each asset that can take one more, and the rest oneself; whom that defeats is said."""
    left = health_left if kind == "damage" else sanity_left
    options = []
    for card in game.area[seat]:
        printed = row(game, card)
        room = left(game, card) - into.get(card, 0)
        if (printed.health if kind == "damage" else printed.sanity) and room > 0:
            options.append(
                Option(f"assign:{game.label[card]}", card, card=card_name(game, card), fallen=int(room == 1))
            )
    me = game.who[seat]
    fallen = int(left(game, me) <= into.get(me, 0) + rest)
    return [*options, Option("rest:me", me, card=card_name(game, me), fallen=fallen)]


# --- other ways to be harmed ------------------------------------------------------------------------------------------


@pays(HARM)
async def pay_harm(game: Arkham, use: Use) -> None:
    """AH-B-048: damage and horror that a use costs, dealt to its card or to who uses it."""
    cost = use.ability.cost
    if cost.on_card:
        await place_on(game, use.card, cost.damage, cost.horror)
    else:
        await harm(game, use.seat, cost.damage, cost.horror, use.card)


async def place_on(game: Arkham, card: int, damage: int, horror: int) -> None:
    """AH-B-163: damage or horror dealt to a card alone; the investigator does not take it."""
    tokens.add(game, tokens.DAMAGE, card, damage)
    tokens.add(game, tokens.HORROR, card, horror)
    if game.sink:
        for kind, amount in (("damage", damage), ("horror", horror)):
            if amount:
                tell(
                    game,
                    f"{kind}_placed",
                    "AH-B-163",
                    {"card": card, "count": amount, "seat": game.holder[card], "source": card},
                )
    await check_defeated(game, [card])


def has_too_much(game: Arkham, card: int) -> tuple[str, ...]:
    """AH-B-165, AH-B-166: of what a card in play has as much as it can bear, damage or horror or both."""
    if game.zone[card] < IN_PLAY:
        return ()
    printed = ROWS[game.card[card]]
    hurt, mad = game.damage[card], game.horror[card]
    found: tuple[str, ...] = ()
    if printed.health is not None and hurt >= value(game, topics.HEALTH, card):
        found = ("damage",)
    if printed.sanity is not None and mad >= value(game, topics.SANITY, card):
        found = (*found, "horror")
    return found


async def check_defeated(game: Arkham, cards: Iterable[int]) -> None:
    """AH-B-165, AH-B-166: investigators and assets with as much damage as health, or horror as sanity, are defeated."""
    for card in dict.fromkeys(cards):
        if not (too_much := has_too_much(game, card)):
            continue
        hurt, mad = "damage" in too_much, "horror" in too_much
        if card in game.who:
            await defeat_investigator(game, game.who.index(card), hurt, mad)
        else:
            if game.sink:
                tell(game, "asset_defeated", "AH-B-166", {"card": card, "seat": game.holder[card]})
            put(game, card, DISCARD)
    if game.leaving:
        await leave(game)


async def weakened(game: Arkham) -> None:
    """AH-B-168: lowering health or sanity may defeat somebody who is already hurt."""
    cards = [game.who[seat] for seat in game.order]
    for seat in game.order:
        cards += game.area[seat]
    await check_defeated(game, cards)
