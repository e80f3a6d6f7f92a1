"""B.8: what is lacking, and paying. Legality and its reason are one function: nothing lacking is payable."""

import functools
from collections.abc import Awaitable, Callable

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.bag import unsealable
from miskatonic.games.arkham_lcg.basics.beside import counts_in_play
from miskatonic.games.arkham_lcg.basics.bonus_actions import bonus_actions, unused_bonuses, which_bonus
from miskatonic.games.arkham_lcg.basics.listening import given_key
from miskatonic.games.arkham_lcg.basics.lookup import uniques
from miskatonic.games.arkham_lcg.basics.values import actions_left, added, clues_to_spend, holds, lasts, sources
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.names import MADE, card_name, labelled, token_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import FORCED, FREE_OF_CHARGE, Limit, Use
from miskatonic.games.arkham_lcg.rows.terms import ASSET, DISCARD, EVADE, FIGHT, IN_PLAY, MOVE, NO_CARD, ROUND, TURN
from miskatonic.games.arkham_lcg.state import ROWS, SEATS, Arkham, row
from miskatonic.kernel import Lack, Name, Option, ask, tell

# --- limits ---------------------------------------------------------------------------------------------------------


def limit_key(game: Arkham, use: Use, limit: Limit) -> str:
    """AH-B-109, AH-B-110: by what the uses of a period are counted."""
    if limit.by_title:
        return f"{limit.period}:{row(game, use.card).title}:{use.ability.number}"
    who = "all" if limit.group else str(use.seat)
    return f"{limit.period}:{who}|{use.card}|{use.ability.number}"


def is_used_up(game: Arkham, use: Use) -> bool:
    """Whether the limit of an ability is reached."""
    limit = use.ability.limit
    return limit is not None and game.used.get(limit_key(game, use, limit), 0) >= limit.times


def lacking_limit(game: Arkham, use: Use) -> Lack | None:
    """AH-B-109, AH-B-110: that the limit of an ability is reached, or None."""
    return Lack("limit", "AH-B-110", {"card": use.card}) if is_used_up(game, use) else None


def count_use(game: Arkham, use: Use) -> None:
    """AH-B-112: it counts, even if it is cancelled afterwards."""
    limit = use.ability.limit
    if limit is not None:
        key = limit_key(game, use, limit)
        game.used[key] = game.used.get(key, 0) + 1


# --- what is lacking --------------------------------------------------------------------------------------------------


NOTHING: frozenset[int] = frozenset()


def unusable(game: Arkham, seat: int) -> frozenset[int]:
    """AH-B-003, AH-B-195: the rows of the cards that somebody can neither play nor commit, nor use abilities of. Who
    asks about several cards asks once.
    """
    found = NOTHING
    for card in game.heard.get(topics.CANNOT_USE, ()):
        for ability in ROWS[game.card[card]].constants[topics.CANNOT_USE]:
            if ability.given(game, card, seat) and holds(game, topics.BLANK, card) < 0:
                found |= ability.amount(game, card, seat)
    return found


def spendable(game: Arkham, seat: int) -> int:
    """AH-B-106: the resources somebody can spend: the pool, and those on cards that count as if they were there."""
    pool = game.resources[game.who[seat]]
    if topics.SPENDABLE not in game.heard:
        return pool
    return pool + sum([game.resources[card] for card, _ in sources(game, topics.SPENDABLE, seat)])


def spend_resources(game: Arkham, seat: int, amount: int) -> None:
    """AH-B-106: resources are paid, those first that lie on cards for that (AH-R-2.8: they are not in the pool)."""
    if topics.SPENDABLE in game.heard:
        for card, _ in sources(game, topics.SPENDABLE, seat):
            amount += tokens.add(game, tokens.RESOURCES, card, -amount)
    tokens.add(game, tokens.RESOURCES, game.who[seat], -amount)


def play_cost(game: Arkham, card: int, x: int = 0) -> int:
    """AH-B-053, AH-B-010: the resource cost of a card, with what makes it cheaper, which does not change X."""
    cost = (ROWS[game.card[card]].cost or 0) + x
    return max(0, cost - added(game, topics.CHEAPER, card)) if topics.CHEAPER in game.heard else cost


def action_cost(game: Arkham, seat: int, actions: int, designator: str) -> int:
    """AH-B-061: what an action costs with everything that makes it dearer."""
    if not actions or topics.MORE_ACTIONS not in game.heard:
        return actions
    for _, amount in dearer(game, seat, designator):
        actions += amount
    return actions


def dearer(game: Arkham, seat: int, designator: str) -> list[tuple[int, int]]:
    """AH-A-59: what makes such an action cost more, card by card."""
    found = []
    for card in game.heard.get(topics.MORE_ACTIONS, ()):
        for ability in ROWS[game.card[card]].constants[topics.MORE_ACTIONS]:
            if ability.name in ("", designator) and ability.given(game, card, seat, designator):
                found.append((card, int(ability.amount)))
    return found


Price = tuple[int, tuple[Name, ...]]
"""What an option costs in actions, and the cards that make it dearer."""
FOR_FREE: Price = (0, ())
AN_ACTION: Price = (1, ())


def shown_cost(game: Arkham, seat: int, actions: int, designator: str) -> Price:
    """AH-A-59: what an option costs, and what makes it dearer, if anything does."""
    names: tuple[Name, ...] = ()
    if not actions:
        return FOR_FREE
    if topics.MORE_ACTIONS in game.heard:
        for card, amount in dearer(game, seat, designator):
            actions += amount
            names = (*names, card_name(game, card))
    return (actions, names) if names or actions > 1 else AN_ACTION


class Purse:
    """AH-B-106: what somebody has to pay with just now, looked up once for all that they might do."""

    __slots__ = ("actions", "barred_by", "is_enough", "resources", "seat", "unusable")

    def __init__(self, game: Arkham, seat: int) -> None:
        self.seat = seat
        self.resources = game.resources[game.who[seat]]
        if topics.SPENDABLE in game.heard:
            self.resources = spendable(game, seat)
        self.unusable = NOTHING
        """AH-B-195: the rows whose cards they can't use at all."""
        if topics.CANNOT_USE in game.heard:
            self.unusable = unusable(game, seat)
        self.actions = actions_left(game, seat)
        self.is_enough = self.actions > 0 and topics.MORE_ACTIONS not in game.heard
        """Whether there is an action left, and nothing makes any dearer."""
        self.barred_by = -1
        """AH-B-003: the card that forbids them to play any."""
        if topics.CANNOT_PLAY in game.heard or game.lasting:
            self.barred_by = holds(game, topics.CANNOT_PLAY, seat)


def lacking_actions(
    game: Arkham, seat: int, actions: int, designator: str, purse: Purse, use: Use | None = None
) -> Lack | None:
    """AH-B-046, AH-A-12: whether there are enough actions, with an additional one that fits."""
    if actions == 1 and purse.is_enough:
        return None
    cost, have = action_cost(game, seat, actions, designator), purse.actions
    if have >= cost or (have + 1 >= cost and use is not None and bonus_actions(game, use)):
        return None
    return Lack("actions", "AH-B-046", {"count": cost, "have": have})


def lacking(game: Arkham, use: Use, purse: Purse | None = None) -> Lack | None:
    """The first thing missing for a use, or None: then it can be paid in full (AH-E-008)."""
    ability = use.ability
    seat, card = use.seat, use.card
    if topics.CANNOT_USE in game.heard and ability.kind != FORCED:
        barred = unusable(game, seat) if purse is None else purse.unusable
        if game.card[card] in barred:
            return Lack("cannot_use", "AH-B-195", {"card": card})
    if ability.is_played and (bar := lacking_play(game, card, purse or Purse(game, seat))) is not None:
        return bar
    if ability.cost is FREE_OF_CHARGE:
        return None
    actions, resources, uses, exhaust, _, hand, clues, _, _, _, also = ability.cost
    if actions:
        taxed = "" if ability.taxed_later else ability.designator
        found = lacking_actions(game, seat, actions, taxed, purse or Purse(game, seat), use)
        if found is not None:
            return found
    if exhaust and card in game.exhausted:
        return Lack("exhausted", "AH-B-119", {"card": card})
    if uses and game.uses[card] < uses:
        return Lack("uses", "AH-B-118", {"card": card, "count": uses})
    if resources and (have := spendable(game, seat)) < resources:
        return Lack("resources", "AH-B-106", {"count": resources - have})
    if clues and clues_to_spend(game, seat) < clues:
        return Lack("clues", "AH-B-107", {"count": clues})
    if hand and len(spare_cards(game, seat)) < hand:
        return Lack("hand", "AH-B-202")
    if also is not None and (odd := also.lacking(game, use)) is not None:
        return odd
    return None


def lacking_play(game: Arkham, card: int, purse: Purse) -> Lack | None:
    """AH-B-053, AH-B-003, AH-B-017: why a card can't be played, apart from what its effect needs."""
    if purse.barred_by >= 0:
        return Lack("cannot_play", "AH-B-003", {"source": purse.barred_by})
    number = game.card[card]
    if number in purse.unusable:
        return Lack("cannot_use", "AH-B-195", {"card": card})
    printed = ROWS[number]
    short = play_cost(game, card) - purse.resources
    if short > 0:
        return Lack("resources", "AH-B-106", {"count": short})
    if printed.unique and printed.kind == ASSET and is_title_in_play(game, printed.title):
        return Lack("unique", "AH-B-017", {"card": card})
    if printed.seals and (token := unsealable(game, printed.seals)):
        return Lack("no_seal", "AH-B-086", {"card": card, "token": token_name(token)})
    if printed.limit_in_play is not None and (full := filled_by(game, purse.seat, card)) >= 0:
        return Lack("limit_in_play", "AH-B-275", {"card": card, "source": full})
    return None


def filled_by(game: Arkham, seat: int, card: int) -> int:
    """AH-R-2.3, AH-B-275: a card in play that fills the limit of copies, or of a trait, so that this one can't come
    into play under somebody's control; or no card.
    """
    printed = ROWS[game.card[card]]
    limit = printed.limit_in_play
    if limit is None:
        return NO_CARD
    there = [
        one
        for other in (range(game.seats) if limit.group else (seat,))
        for one in (*game.area[other], *game.threat[other])
        if one != card
        and (limit.trait in ROWS[game.card[one]].traits if limit.trait else ROWS[game.card[one]].title == printed.title)
    ]
    return there[0] if len(there) >= limit.most else NO_CARD


def is_title_in_play(game: Arkham, title: str) -> bool:
    """AH-B-017: whether a unique card of that title is in play."""
    there = uniques(game, title)
    return any(game.zone[card] >= IN_PLAY or (game.side and counts_in_play(game, card)) for card in there)


def spare_cards(game: Arkham, seat: int) -> list[int]:
    """AH-B-202: the cards in hand that may be discarded by choice: no weaknesses."""
    return [card for card in game.hand[seat] if not ROWS[game.card[card]].weakness]


# --- paying -----------------------------------------------------------------------------------------------------------

Paying = Callable[[Arkham, Use], Awaitable[None]]
"""Pays a part of what a use costs."""
PAID: dict[str, Paying] = {}
"""How the parts of a cost are paid that belong to a chapter of the rules."""
HARM = "harm"
"""Damage and horror as a cost."""


def pays(part: str) -> Callable[[Paying], Paying]:
    """AH-B-106: the function below pays this part of costs."""

    def known(pay: Paying) -> Paying:
        assert part not in PAID, f"two pay {part}"
        PAID[part] = pay
        return pay

    return known


PLAIN = frozenset((topics.MORE_ACTIONS, topics.ACTIONS, topics.BONUS_ACTION, topics.BONUS_OF_ANY_KIND))
"""What has something to say about actions that are spent."""


async def spend_actions(game: Arkham, seat: int, actions: int, designator: str, use: Use | None = None) -> None:
    """AH-R-1.10: an additional action that fits is used up first, automatically; of several the one that is chosen."""
    heard = game.heard
    if PLAIN.isdisjoint(heard):
        game.spent[seat] += actions
        return
    cost = action_cost(game, seat, actions, designator)
    if use is not None and cost and (fitting := bonus_actions(game, use)):
        bonus = await which_bonus(game, seat, fitting, "which_bonus", lambda game: bonus_actions(game, use))
        game.used[f"turn:{seat}|{bonus}|bonus"] = 1
        cost -= 1
    use_up_given(game, seat, cost)
    game.spent[seat] += cost
    if game.sink and cost > actions:
        for source, amount in dearer(game, seat, designator):
            tell(game, "dearer", "AH-B-061", {"seat": seat, "count": amount, "source": source})


def use_up_given(game: Arkham, seat: int, cost: int) -> None:
    """AH-R-1.10: the first actions are those that cards in play give, so that they take no other along when they go."""
    if topics.ACTIONS not in game.heard:
        return
    for card, amount in sources(game, topics.ACTIONS, seat):
        key = given_key(seat, card)
        used = min(cost, amount - game.used.get(key, 0))
        if used > 0 and card in game.heard[topics.ACTIONS]:
            game.used[key] = game.used.get(key, 0) + used
            cost -= used


async def lose_actions(game: Arkham, seat: int, count: int, source: int) -> None:
    """AH-B-060, AH-R-1.10: actions of this turn are lost, additional ones only when nothing else is left, in the order
    of choice.
    """
    standard = min(count, actions_left(game, seat))
    if standard:
        lasts(game, TURN, topics.ACTIONS, seat, -standard, source)
    for _ in range(count - standard):
        left = unused_bonuses(game, seat)
        if not left:
            break
        lost = await which_bonus(game, seat, left, "lose_bonus", lambda game: unused_bonuses(game, seat))
        game.used[f"turn:{seat}|{lost}|bonus"] = 1
    if game.sink:
        tell(game, "lost_action", "AH-B-060", {"seat": seat, "source": source})


async def pay(game: Arkham, use: Use) -> None:
    """AH-B-048, AH-B-103: all costs, before attacks of opportunity and before the effect; harm last."""
    ability = use.ability
    cost = ability.cost
    if ability.is_played and (price := play_cost(game, use.card)):
        spend_resources(game, use.seat, price)
    if cost is FREE_OF_CHARGE:
        return
    if cost.actions:
        await spend_actions(game, use.seat, cost.actions, "" if ability.taxed_later else ability.designator, use)
    if cost.exhaust:
        tokens.exhaust(game, use.card)
    if cost.uses:
        tokens.add(game, tokens.USES, use.card, -cost.uses)
    if cost.resources:
        spend_resources(game, use.seat, cost.resources)
    if cost.clues:
        tokens.add(game, tokens.CLUES, game.who[use.seat], -cost.clues)
    for _ in range(cost.hand):
        await discard_by_choice(game, use.seat, "discard_cost", "AH-B-107", use.card)
    if cost.discard:
        put(game, use.card, DISCARD)
    if cost.also is not None:
        await cost.also.pay(game, use)
    if cost.damage or cost.horror:
        await PAID[HARM](game, use)


async def discard_by_choice(game: Arkham, seat: int, prompt: str, rule: str, source: int) -> None:
    """AH-B-202: one card of choice out of the hand, never a weakness; equal copies once."""
    picked = await ask(
        game,
        seat,
        prompt,
        rule,
        lambda game: discard_options(game, seat),
        lambda game: {"seat": seat, "source": source},
    )
    card = picked.value
    put(game, card, DISCARD)
    if game.sink:
        tell(game, "discards", rule, {"seat": seat, "card": card, "source": source})


def discard_options(game: Arkham, seat: int) -> list[Option]:
    """The cards one may discard by choice; equal copies once."""
    found: dict[int, Option] = {}
    for card in spare_cards(game, seat):
        printed = game.card[card]
        if printed not in found:
            found[printed] = _discards(seat, card, printed, game.label[card])
    return list(found.values())


@functools.lru_cache(MADE)
def _discards(seat: int, card: int, row: int, label: str) -> Option:
    return Option(f"discard:{ROWS[row].id}", card, secret=True, seat=seat, card=labelled(row, label))


def used_up(game: Arkham, card: int) -> None:
    """A card that is discarded with its last use."""
    if ROWS[game.card[card]].uses_empty and game.zone[card] >= IN_PLAY and not game.uses[card]:
        put(game, card, DISCARD)
        if game.sink:
            tell(game, "used_up", "AH-B-118", {"card": card})


DONE = [{one: f"{ROUND}:{seat}:did:{one}" for one in (MOVE, FIGHT, EVADE)} for seat in range(SEATS[-1])]
"""The actions of which it is known whether a seat has taken them this round, and by what they are counted."""


def first_of_round(game: Arkham, seat: int, *designators: str) -> bool:
    """AH-B-251: whether none of these has been done by a seat this round."""
    return not game.used or game.used.keys().isdisjoint([DONE[seat][one] for one in designators])


def did(game: Arkham, seat: int, designator: str) -> None:
    """An action of that kind was taken, for whatever counts them."""
    if designator in DONE[seat]:
        game.used[DONE[seat][designator]] = 1
