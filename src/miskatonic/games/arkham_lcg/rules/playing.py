"""B.9, AH-B-053, AH-B-103: playing assets and events, entering play."""

import functools
from collections.abc import Iterable, Sequence

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.bag import is_refused, seal
from miskatonic.games.arkham_lcg.basics.costs import (
    AN_ACTION,
    FOR_FREE,
    Purse,
    count_use,
    did,
    filled_by,
    lacking_actions,
    lacking_limit,
    lacking_play,
    play_cost,
    shown_cost,
    spend_actions,
    spend_resources,
    spendable,
)
from miskatonic.games.arkham_lcg.basics.options import LIES, NO_AIM, aim_at, bar, of_plain_play, of_play
from miskatonic.games.arkham_lcg.basics.values import holds
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import FAST, FREE_ABILITY, Trigger, Use
from miskatonic.games.arkham_lcg.rows.terms import (
    AREA,
    ASSET,
    DECK,
    DISCARD,
    EVENT,
    LIMBO,
    NO_CARD,
    PLAY,
)
from miskatonic.games.arkham_lcg.rules.attacks import provoke
from miskatonic.games.arkham_lcg.rules.collecting import held
from miskatonic.games.arkham_lcg.rules.slots import make_room
from miskatonic.games.arkham_lcg.rules.timing import concerns, happens, performs, sequence
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, row
from miskatonic.kernel import Lack, Offer, Option, ask, tell


class Playing(Trigger):
    """AH-B-053: a card is played; over when it has resolved."""

    __slots__ = ("card", "use", "x")

    def __init__(self, seat: int, card: int, use: Use, x: int = 0) -> None:
        super().__init__(seat, card)
        self.card = card
        self.use = use
        self.x = x
        """AH-B-010: what was chosen for X."""


class EntersPlay(Trigger):
    """AH-B-113, AH-R-2.7: a card enters play."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.card = card


# --- what can be played -----------------------------------------------------------------------------------------------


def lacking_to_play(game: Arkham, seat: int, card: int, purse: Purse) -> Lack | None:
    """AH-B-053, AH-B-105, AH-B-116: why a card in hand can't be played as an action or as a fast asset, or None."""
    printed = ROWS[game.card[card]]
    ability = printed.effect
    if ability is None and printed.kind == EVENT:
        return lacking_to_play_fast(game, seat, card, purse)
    if (found := _lacking_price(game, seat, card, purse)) is not None:
        return found
    return None if ability is None else _lacking_effect(game, Use(seat, card, ability))


def _lacking_price(game: Arkham, seat: int, card: int, purse: Purse) -> Lack | None:
    """AH-B-053, AH-B-061, AH-B-110: what is missing of what a card costs in resources and actions; its limit."""
    printed = ROWS[game.card[card]]
    ability = printed.effect
    found = lacking_play(game, card, purse)
    if found is None and ability is not None and ability.limit is not None:
        found = lacking_limit(game, Use(seat, card, ability))
    if found is not None or printed.fast or purse.is_enough:
        return found
    designator = PLAY if ability is None else ability.designator or PLAY
    use = Use(seat, card, ability or FREE_ABILITY) if topics.BONUS_OF_ANY_KIND in game.heard else None
    return lacking_actions(game, seat, 1, designator, purse, use)


def lacking_to_play_fast(game: Arkham, seat: int, card: int, purse: Purse) -> Lack:
    """AH-B-116: why a fast event in hand can't be played now in one's own turn, or that its time is another."""
    for ability in row(game, card).abilities:
        if ability.kind == FAST and ability.topic in (topics.WINDOW, topics.TURN_WINDOW):
            use = Use(seat, card, ability)
            found = lacking_play(game, card, purse) or lacking_limit(game, use) or _lacking_effect(game, use)
            if found is not None:
                return found
    return Lack("only_then", "AH-B-116", {"card": card})


def _lacking_effect(game: Arkham, use: Use) -> Lack | None:
    """AH-B-101, AH-B-105: whether there is nothing to aim at, or nothing would change."""
    ability = use.ability
    if ability.targets is not None:
        return None if ability.targets(game, use) else Lack("no_target", "AH-B-101", {"card": use.card})
    given = ability.given is None or ability.given(game, use)
    works = ability.works is None or ability.works(game, use)
    return None if given and works else Lack("no_effect", "AH-B-105", {"card": use.card})


PLAYED_KINDS = (ASSET, EVENT)
Play = tuple[int, int, int, int]
"""A card that is played: by whom, which, by which of its abilities (none is -1), on what."""


def plays(game: Arkham, seat: int, purse: Purse, why: bool, timely: Iterable[Use] = ()) -> list[Offer]:
    """AH-B-053: the cards a seat can play now in its turn, with their targets, and `why` not the others; equal copies
    once, and no word about those that are `timely` otherwise. AH-L-03: what is as if in hand is another one than its
    copy there, and is visible to all.
    """
    found: list[Offer] = []
    known: list[int] = []
    rows, hand = game.card, len(game.hand[seat])
    cheaper = topics.CHEAPER in game.heard
    can_play = purse.barred_by < 0
    acts = purse.actions or topics.BONUS_OF_ANY_KIND in game.heard
    cards = () if not (why or can_play) else held(game, seat) if game.as_if else game.hand[seat]
    lying = [rows[card] for card in cards[hand:]]
    for at, card in enumerate(cards):
        number = rows[card]
        printed = ROWS[number]
        payable = printed.price <= purse.resources and (acts or printed.fast)
        if not (payable or why or cheaper):
            continue
        if at < hand:
            if number in known or printed.kind not in PLAYED_KINDS:
                continue
            known.append(number)
        ability = printed.effect
        lack: Lack | None = None
        plain = payable and ability is None and not printed.unique and printed.limit_in_play is None and can_play
        if plain and not printed.seals and (purse.is_enough or printed.fast) and number not in purse.unusable:
            lies = LIES.get(game.zone[card], "")
            found.append(of_plain_play(seat, card, number, game.label[card], lies))  # its price is all it needs
        elif ability is not None and ability.targets is not None:
            targets = []
            if (lack := _lacking_price(game, seat, card, purse)) is None:
                for target in ability.targets(game, Use(seat, card, ability)):
                    if ability.works is None or ability.works(game, Use(seat, card, ability, target)):
                        targets.append(target)
                        found.append(_play_option(game, (seat, card, ability.number, target), lying))
                lack = None if targets else Lack("no_target", "AH-B-101", {"card": card})
        elif (lack := lacking_to_play(game, seat, card, purse)) is None:
            found.append(_play_option(game, (seat, card, -1 if ability is None else ability.number, NO_CARD), lying))
        if why and lack is not None and at < hand and all(rows[use.card] != number for use in timely):
            found.append(bar(game, PLAY, lack, seat, card=card))
    return found


def fast_assets(game: Arkham, seat: int) -> list[int]:
    """AH-B-116: the fast assets that a seat can play in a window of its own turn; of equal copies the last."""
    rows, hand = game.card, game.hand[seat]
    if game.active != seat or (fast := _fast_rows(len(ROWS))).isdisjoint(map(rows.__getitem__, hand)):
        return []
    found = {rows[card]: card for card in hand if rows[card] in fast}
    purse = Purse(game, seat)
    return [card for card in found.values() if lacking_to_play(game, seat, card, purse) is None]


@functools.lru_cache(1)
def _fast_rows(known: int) -> frozenset[int]:
    """AH-B-116: which of the cards known by now are fast assets."""
    return frozenset([number for number in range(known) if ROWS[number].fast and ROWS[number].kind == ASSET])


def fast_option(game: Arkham, seat: int, card: int) -> Option:
    """AH-B-116: to play a fast asset in a window."""
    return of_plain_play(seat, card, game.card[card], game.label[card], "")


def _play_option(game: Arkham, played: Play, lying: Sequence[int]) -> Option:
    """A card out of the hand, or what is as if in hand: a copy of it may be `lying` in the discard pile."""
    seat, card, _, target = played
    number = game.card[card]
    price = AN_ACTION
    if ROWS[number].fast:
        price = FOR_FREE
    elif topics.MORE_ACTIONS in game.heard:
        ability = ROWS[number].effect
        price = shown_cost(game, seat, 1, (ability.designator if ability is not None else "") or PLAY)
    aimed = NO_AIM if target < 0 else aim_at(game, target)
    lies = LIES.get(game.zone[card], "")
    return of_play(played, number, game.label[card], lies, aimed, price, not lies and number in lying)


# --- playing ----------------------------------------------------------------------------------------------------------


async def play(game: Arkham, use: Use) -> None:
    """AH-B-103, AH-B-064: pay, suffer attacks of opportunity, and if the card is still there it is played."""
    seat, card, ability = use.seat, use.card, use.ability
    printed = row(game, card)
    designator = ability.designator or PLAY
    x = await choose_x(game, seat, card) if printed.cost_x else 0
    price = play_cost(game, card, x)
    if price:
        spend_resources(game, seat, price)
    if ability.limit is not None:
        count_use(game, use)
    if not printed.fast:
        await spend_actions(game, seat, 1, designator, use if topics.BONUS_OF_ANY_KIND in game.heard else None)
        did(game, seat, designator)
        if ability.provokes:
            await provoke(game, seat, designator)
        if seat not in game.order:
            return
        if card not in held(game, seat):
            tell(game, "play_lost", "AH-B-064", {"seat": seat, "card": card})
            return
    if game.sink:
        tell(game, "plays", "AH-B-053", {"seat": seat, "card": card, "count": price})
    await _played(game, Playing(seat, card, use, x))


async def choose_x(game: Arkham, seat: int, card: int) -> int:
    """AH-B-010: X is fixed before anything is paid, to what can be paid."""

    def payable(game: Arkham) -> list[Option]:
        found = [Option("x:0", 0, count=0)]
        while play_cost(game, card, len(found)) <= spendable(game, seat):
            found.append(Option(f"x:{len(found)}", len(found), count=len(found)))
        return found[::-1]

    picked = await ask(game, seat, "choose_x", "AH-B-010", payable, {"seat": seat, "card": card})
    return int(picked.value)


@performs(FAST)
async def play_event(game: Arkham, use: Use) -> None:
    """AH-B-116: a fast event at its time."""
    price = play_cost(game, use.card)
    if price:
        spend_resources(game, use.seat, price)
    count_use(game, use)
    if game.sink:
        tell(game, "plays", "AH-B-116", {"seat": use.seat, "card": use.card, "count": price})
    await _played(game, Playing(use.seat, use.card, use))


@sequence
async def _played(game: Arkham, this: Playing) -> None:
    """AH-B-103: an asset enters play; an event is in limbo until it has resolved, then in its pile (AH-L-04)."""
    card, use = this.card, this.use
    if row(game, card).kind == ASSET:
        await enter_play(game, this.seat, card, this.x)
        return
    put(game, card, LIMBO)
    if use.ability.do is not None:
        still = use.target < 0 or use.ability.targets is None or use.target in use.ability.targets(game, use)
        if still:
            await use.ability.do(game, use)
    if game.zone[card] == LIMBO:
        if holds(game, topics.AFTER_PLAY, this.seat) >= 0:
            put(game, card, DECK, bottom=True)
        else:
            put(game, card, DISCARD)


async def enter_play(game: Arkham, seat: int, card: int, x: int = 0) -> None:
    """AH-B-113, AH-B-118, AH-E-007: an asset enters the play area, with its uses; slots are made free for it. AH-B-275:
    one more than its limit allows is discarded. AH-B-010: X is 0 unless it was played.
    """
    if ROWS[game.card[card]].limit_in_play is not None and (full := filled_by(game, seat, card)) >= 0:
        tell(game, "over_limit", "AH-B-275", {"seat": seat, "card": card, "source": full})
        put(game, card, DISCARD)
        return
    if ROWS[game.card[card]].seals and is_refused(game, card):
        return
    if ROWS[game.card[card]].slot:
        await make_room(game, seat, card)
    put(game, card, AREA, seat)
    if ROWS[game.card[card]].seals:
        seal(game, card, *ROWS[game.card[card]].seals)
    tokens.add(game, tokens.USES, card, row(game, card).uses + x)
    if concerns(game, EntersPlay):
        await happens(game, EntersPlay(seat, card))
