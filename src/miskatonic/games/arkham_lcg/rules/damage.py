"""B.12: damage and horror come in packets: assigned first, then placed together; then what is defeated leaves."""

import functools
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Trigger
from miskatonic.games.arkham_lcg.rows.terms import DISCARD, IN_PLAY, NO_CARD
from miskatonic.games.arkham_lcg.rules.timing import together
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.games.arkham_lcg.words import tokens
from miskatonic.games.arkham_lcg.words.values import health_left, sanity_left, value
from miskatonic.games.arkham_lcg.words.zones import put
from miskatonic.kernel import Option, ask, tell
from miskatonic.text import told

MOST_OUTCOMES = 6
"""Up to so many different outcomes are offered whole; beyond that a packet is assigned point by point."""


class Harm(Trigger):
    """AH-B-160: a packet of damage and horror between assigning and placing: how much lies on which card.

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
    this = Harm(seat, source, attacker)
    if await _assigned(game, this, damage, horror, direct=direct):
        await deal(game, (this,))


async def harm_each(game: Arkham, seats: Sequence[int], damage: int, horror: int, source: int) -> None:
    """AH-B-014: several are harmed by one effect: all assign in player order, then everything is placed at once."""
    await deal(game, await assigned_by(game, seats, damage, horror, source))


async def assigned_by(game: Arkham, seats: Sequence[int], damage: int, horror: int, source: int) -> list[Harm]:
    """AH-B-014: a packet for each, assigned in player order and not yet placed."""
    packets = [Harm(seat, source) for seat in game.order if seat in seats]
    return [this for this in packets if await _assigned(game, this, damage, horror)]


async def _assigned(game: Arkham, this: Harm, damage: int, horror: int, *, direct: bool = False) -> bool:
    """AH-B-161, AH-B-162: who takes what; whether there is anything to take."""
    seat = this.seat
    if seat not in game.order or not (damage or horror):
        return False
    me = game.who[seat]
    this.taken = (damage, horror)
    if direct or not soaks(game, seat, damage, horror):
        if damage:
            this.damage[me] = damage
        if horror:
            this.horror[me] = horror
    else:
        await _assign(game, this, damage, horror)
    return True


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
    await check_defeated(game, [card for this in packets for card in (*this.damage, *this.horror)])


def _place(game: Arkham, this: Harm, card: int, amount: int, kind: str) -> None:
    if game.zone[card] < IN_PLAY or not amount:
        return
    tokens.add(game, kind, card, amount)
    if game.sink:
        args = {"seat": this.seat, "card": card, "count": amount, "source": this.source}
        tell(game, f"{kind}_placed", "AH-B-160", args)


# --- assigning --------------------------------------------------------------------------------------------------------


def soaks(game: Arkham, seat: int, damage: int, horror: int) -> list[int]:
    """AH-B-161: the assets that could take some of it."""
    found = []
    for card in game.area[seat]:
        printed = row(game, card)
        if (damage and printed.health and health_left(game, card) > 0) or (
            horror and printed.sanity and sanity_left(game, card) > 0
        ):
            found.append(card)
    return found


Shares = tuple[tuple[int, int, int], ...]
"""Who takes what: card, damage, horror."""


def outcomes(game: Arkham, seat: int, damage: int, horror: int) -> list[Shares]:
    """AH-B-161: every way to assign a packet: not beyond what defeats an asset, the rest to the investigator.

    What defeats least comes first.
    """
    cards = soaks(game, seat, damage, horror)
    rooms_damage = [min(damage, max(0, health_left(game, card))) if row(game, card).health else 0 for card in cards]
    rooms_horror = [min(horror, max(0, sanity_left(game, card))) if row(game, card).sanity else 0 for card in cards]
    me = game.who[seat]
    found: list[Shares] = []
    for some in _splits(rooms_damage, damage):
        for more in _splits(rooms_horror, horror):
            shares = [(card, d, h) for card, d, h in zip(cards, some, more, strict=True) if d or h]
            rest = (me, damage - sum(some), horror - sum(more))
            found.append((rest, *shares) if rest[1] or rest[2] else tuple(shares))
    return sorted(found, key=lambda shares: _badness(game, seat, shares))


def _splits(rooms: list[int], amount: int) -> Iterator[tuple[int, ...]]:
    for split in product(*[range(room + 1) for room in rooms]):
        if sum(split) <= amount:
            yield split


def _badness(game: Arkham, seat: int, shares: Shares) -> tuple[int, int, int]:
    """How much an outcome defeats: the investigator, assets; then how much the investigator takes."""
    me = game.who[seat]
    lost, dead, taken = 0, 0, 0
    for card, damage, horror in shares:
        falls = (damage and health_left(game, card) <= damage) or (horror and sanity_left(game, card) <= horror)
        if card == me:
            dead, taken = int(bool(falls)), damage + horror
        elif falls:
            lost += 1
    return dead, lost, taken


async def _assign(game: Arkham, this: Harm, damage: int, horror: int) -> None:
    """AH-B-161: the harmed one assigns; few outcomes are offered whole, many point by point."""
    seat = this.seat
    args: dict[str, Any] = {"seat": seat, "damage": damage, "horror": horror, "source": this.source}
    if len(outcomes(game, seat, damage, horror)) <= MOST_OUTCOMES:
        picked = await ask(
            game, seat, "harm", "AH-B-161", lambda game: _whole(game, seat, outcomes(game, seat, damage, horror)), args
        )
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
                functools.partial(_points, seat=seat, kind=kind, into=into),
                {**args, "kind": kind, "count": left},
            )
            if picked.verb == "rest":
                into[picked.value] = into.get(picked.value, 0) + left
                break
            into[picked.value] = into.get(picked.value, 0) + 1


def _whole(game: Arkham, seat: int, found: list[Shares]) -> list[Option]:
    """Whole outcomes as options: `harm:guard_dog=2/0+me=0/1`."""
    options = []
    for shares in found:
        text = "+".join(f"{_taker(game, seat, card)}={damage}/{horror}" for card, damage, horror in shares)
        falls = [
            card_name(game, card)
            for card, damage, horror in shares
            if (damage and health_left(game, card) <= damage) or (horror and sanity_left(game, card) <= horror)
        ]
        args: dict[str, Any] = {
            "cards": [card_name(game, card) for card, _, _ in shares],
            "damage": sum(d for card, d, _ in shares if card != game.who[seat]),
            "horror": sum(h for card, _, h in shares if card != game.who[seat]),
            "own_damage": sum(d for card, d, _ in shares if card == game.who[seat]),
            "own_horror": sum(h for card, _, h in shares if card == game.who[seat]),
            "shares": [told("share-taken", card=card_name(game, card), damage=d, horror=h) for card, d, h in shares],
            "defeats": falls,
            "fallen": len(falls),
        }
        options.append(Option(f"harm:{text}", shares, **args))
    return options


def _taker(game: Arkham, seat: int, card: int) -> str:
    return "me" if card == game.who[seat] else game.label[card]


def _points(game: Arkham, seat: int, kind: str, into: dict[int, int]) -> list[Option]:
    """Point by point: each asset that can take one more, and the rest oneself."""
    options = []
    for card in game.area[seat]:
        printed = row(game, card)
        limit, left = (printed.health, health_left) if kind == "damage" else (printed.sanity, sanity_left)
        if limit and left(game, card) > into.get(card, 0):
            options.append(Option(f"assign:{game.label[card]}", card, card=card_name(game, card)))
    me = game.who[seat]
    return [*options, Option("rest:me", me, card=card_name(game, me))]


# --- other ways to be harmed ------------------------------------------------------------------------------------------


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


async def check_defeated(game: Arkham, cards: list[int]) -> None:
    """AH-B-165, AH-B-166: investigators and assets with as much damage as health, or horror as sanity, are defeated."""
    from miskatonic.games.arkham_lcg.rules.elimination import defeat_investigator

    for card in dict.fromkeys(cards):
        if game.zone[card] < IN_PLAY:
            continue
        printed = row(game, card)
        hurt = printed.health is not None and game.damage[card] >= value(game, topics.HEALTH, card)
        mad = printed.sanity is not None and game.horror[card] >= value(game, topics.SANITY, card)
        if not (hurt or mad):
            continue
        if card in game.who:
            await defeat_investigator(game, game.who.index(card), hurt, mad)
        else:
            if game.sink:
                tell(game, "asset_defeated", "AH-B-166", {"card": card, "seat": game.holder[card]})
            put(game, card, DISCARD)


async def weakened(game: Arkham) -> None:
    """AH-B-168: something that lowers health or sanity may defeat whoever is hurt already."""
    cards = [game.who[seat] for seat in game.order]
    for seat in game.order:
        cards += game.area[seat]
    await check_defeated(game, cards)


def heal(game: Arkham, card: int, damage: int, horror: int, rule: str, source: int) -> tuple[int, int]:
    """AH-B-167: up to the amount, where something is; what was really healed."""
    healed = -tokens.add(game, tokens.DAMAGE, card, -damage), -tokens.add(game, tokens.HORROR, card, -horror)
    if game.sink and any(healed):
        tell(game, "healed", rule, {"card": card, "damage": healed[0], "horror": healed[1], "source": source})
    return healed
