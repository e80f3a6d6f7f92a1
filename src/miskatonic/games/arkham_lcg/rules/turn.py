"""B.4, AH-B-226: the action question: what can be done in a turn, and why not: the nine actions, free abilities and
fast cards.
"""

import functools
from collections.abc import Iterable, Mapping

from miskatonic.games.arkham_lcg.basics.additional_costs import lacking_to_enter
from miskatonic.games.arkham_lcg.basics.bonus_actions import bonus_actions
from miskatonic.games.arkham_lcg.basics.costs import (
    AN_ACTION,
    Price,
    Purse,
    lacking,
    shown_cost,
)
from miskatonic.games.arkham_lcg.basics.options import aim_at, bar, by_hand, cost_of, options_for
from miskatonic.games.arkham_lcg.basics.values import holds
from miskatonic.games.arkham_lcg.basics.zones import (
    enemies_at,
    engaged_seat,
    engaged_with,
    has_keyword,
    here,
    is_massive,
)
from miskatonic.games.arkham_lcg.names import MADE, labelled, told_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Use
from miskatonic.games.arkham_lcg.rows.terms import (
    ADVANCE,
    DRAW,
    ENGAGE,
    EVADE,
    FIGHT,
    INVESTIGATE,
    MOVE,
    RESOURCE,
    THREAT,
)
from miskatonic.games.arkham_lcg.rules import act_agenda
from miskatonic.games.arkham_lcg.rules.actions import BASIC, BY_HAND
from miskatonic.games.arkham_lcg.rules.collecting import aimed, is_legal, may_use, voiced
from miskatonic.games.arkham_lcg.rules.locations import closed, connections
from miskatonic.games.arkham_lcg.rules.playing import plays
from miskatonic.games.arkham_lcg.state import ROWS, SEATS, Arkham
from miskatonic.kernel import Lack, Name, Offer, Offers, Option

AN_ACTION_EACH: Mapping[str, Price] = dict.fromkeys(BASIC, AN_ACTION)
DRAW_A_CARD, TAKE_A_RESOURCE = Option("draw", cost=1), Option("resource", cost=1)
END_TURN = [Option("end_turn", passes=True, seat=seat) for seat in range(SEATS[-1])]
END_EARLY = [Option("end_turn", passes=True, early=True, seat=seat) for seat in range(SEATS[-1])]
"""AH-B-037: the end of a turn in which actions are left, or an additional one (AH-B-046)."""


@Offers
def offers(game: Arkham, why: bool) -> list[Offer]:
    """AH-B-037, AH-B-047, AH-B-226: all that can be done in a turn: place, enemies, cards, basics, free abilities, the
    end; and what one would expect to be able to do but can't, each with its reason.
    """
    seat = game.active
    place = game.at[game.who[seat]]
    purse = Purse(game, seat)
    prices = basic_prices(game, seat, purse)
    found = [*on_the_ground(game, seat, place, prices, why)] if why or prices else []
    if game.enemies and (why or prices):
        found += _enemy_offers(game, seat, place, prices, why)
    uses, lacks = abilities(game, seat, purse, why)
    if uses:
        found += options_for(game, uses)
    for card, lack in lacks:
        found.append(bar(game, "use", lack, card=card))
    found += plays(game, seat, purse, why, uses)
    if DRAW in prices:
        found.append(DRAW_A_CARD)
    if RESOURCE in prices:
        found.append(TAKE_A_RESOURCE)
    if (missing := act_agenda.lacking_to_advance(game)) is None:
        found.append(_advance(game.card[game.act], game.label[game.act]))
    elif why and missing.reason != "objective":
        found.append(bar(game, ADVANCE, missing, card=game.act))
    left = purse.actions or any(type(one) is Option and one.cost for one in found)
    found.append((END_EARLY if left else END_TURN)[seat])
    return found


def may_be_dearer(game: Arkham, designators: Iterable[str]) -> list[str]:
    """AH-A-59: which of these kinds of action something could make dearer; what names one kind means only that."""
    named: set[str] = set()
    for card in game.heard.get(topics.MORE_ACTIONS, ()):
        for ability in ROWS[game.card[card]].constants[topics.MORE_ACTIONS]:
            named.add(ability.name)
    return [one for one in designators if "" in named or one in named]


def basic_prices(game: Arkham, seat: int, purse: Purse) -> Mapping[str, Price]:
    """AH-B-046, AH-B-061: the kinds of basic action that can be paid, each with its price."""
    spare = topics.BONUS_OF_ANY_KIND in game.heard
    if not purse.actions and not spare:
        return {}
    if purse.actions and topics.MORE_ACTIONS not in game.heard:
        return AN_ACTION_EACH
    prices = {}
    dear = may_be_dearer(game, BASIC)
    for verb in BASIC:
        price = shown_cost(game, seat, 1, verb) if verb in dear else AN_ACTION
        more = 1 if spare and bonus_actions(game, Use(seat, game.who[seat], BY_HAND[verb])) else 0
        if price[0] <= purse.actions + more:
            prices[verb] = price
    return prices


@functools.lru_cache(MADE)
def _advance(row: int, label: str) -> Option:
    return Option(ADVANCE, act=labelled(row, label))


# --- at a location ----------------------------------------------------------------------------------------------------


def why_not_investigate(game: Arkham, seat: int) -> Lack | None:
    """AH-B-049: why a location can't be investigated, or None."""
    source = holds(game, topics.CANNOT_INVESTIGATE, game.at[game.who[seat]])
    return Lack("cannot_investigate", "AH-B-003", {"source": source}) if source >= 0 else None


def on_the_ground(game: Arkham, seat: int, place: int, prices: Mapping[str, Price], why: bool) -> list[Offer]:
    """AH-B-049, AH-B-050: to investigate one's location, and where one can go; the options are made once."""
    heard = game.heard
    search, walk = prices.get(INVESTIGATE), prices.get(MOVE)
    lack = why_not_investigate(game, seat) if topics.CANNOT_INVESTIGATE in heard or game.lasting else None
    shut = closed(game, seat) if topics.CANNOT_ENTER in heard else {}
    if why or topics.CONNECTED in heard or topics.ENTRY_COST in heard:
        found = _on_the_ground(game, place, search, walk, shut, lack, why)
        return _payable(game, seat, found, why) if topics.ENTRY_COST in heard else found
    if game.ground is None:
        game.ground = {}
    known = (place, search, walk, tuple(shut), lack is None, game.places, game.revealed)
    kept: list[Offer] | None = game.ground.get(known)
    if kept is None:
        kept = game.ground[known] = _on_the_ground(game, place, search, walk, shut, lack, why)
    return kept


def _payable(game: Arkham, seat: int, ground: list[Offer], why: bool) -> list[Offer]:
    """AH-R-1.6: of what can be done at a location, all but to enter where that can't be paid."""
    found: list[Offer] = []
    for one in ground:
        if type(one) is not Option or one.verb != MOVE or lacking_to_enter(game, seat, one.value, one.cost) is None:
            found.append(one)
        elif why:
            found.append(bar(game, MOVE, Lack("entry_cost", "AH-R-1.6"), place=one.value))
    return found


def _on_the_ground(
    game: Arkham,
    place: int,
    search: Price | None,
    walk: Price | None,
    shut: Mapping[int, int],
    lack: Lack | None,
    why: bool,
) -> list[Offer]:
    found: list[Offer] = []
    if lack is not None:
        if why:
            found.append(bar(game, INVESTIGATE, lack, place=place))
    elif search is not None:
        found.append(by_hand(INVESTIGATE, None, aim_at(game, place), search))
    for other in connections(game, place):
        if other in shut:
            if why:
                odd = Lack("cannot_enter", "AH-B-003", {"source": shut[other]})
                found.append(bar(game, MOVE, odd, place=other))
        elif walk is not None:
            found.append(_way(other, told_name(game, other), game.label[other], walk))
    return found


@functools.lru_cache(MADE)
def _way(place: int, name: Name, label: str, price: Price) -> Option:
    return Option(f"move:{label}", place, **cost_of(price), place=name)


# --- enemies there ----------------------------------------------------------------------------------------------------


def why_not_fight(game: Arkham, seat: int, enemy: int) -> Lack | None:
    """AH-B-055, AH-B-150: an aloof enemy can't be attacked while it is engaged with nobody."""
    if game.zone[enemy] != THREAT and has_keyword(game, enemy, "aloof"):
        return Lack("aloof", "AH-B-150", {"enemy": enemy})
    return None


def why_not_engage(game: Arkham, seat: int, enemy: int) -> Lack | None:
    """AH-B-056, AH-B-267: not with an enemy engaged with oneself, nor with a massive one."""
    if engaged_seat(game, enemy) == seat:
        return ENGAGED
    return Lack("massive", "AH-B-267", {"enemy": enemy}) if is_massive(game, enemy) else None


ENGAGED = Lack("engaged", "AH-B-056")
"""Whom one is engaged with one sees: this is not said."""


def fightable(game: Arkham, seat: int) -> list[int]:
    """AH-E-001: the enemies at the location that can be attacked."""
    found = []
    for one in enemies_at(game, here(game, seat)) if game.enemies else ():
        if why_not_fight(game, seat, one) is None:
            found.append(one)
    return found


def _enemy_offers(game: Arkham, seat: int, place: int, prices: Mapping[str, Price], why: bool) -> list[Offer]:
    """AH-B-055 to AH-B-057: fight, evade, engage, for each enemy separately (AH-A-55)."""
    found: list[Offer] = []
    there = {one: aim_at(game, one) for one in enemies_at(game, place)}
    for one, aim in there.items():
        if (lack := why_not_fight(game, seat, one)) is None:
            if FIGHT in prices:
                found.append(by_hand(FIGHT, one, aim, prices[FIGHT]))
        elif why:
            found.append(bar(game, FIGHT, lack, enemy=one))
    if there and EVADE in prices:
        for one in engaged_with(game, seat):
            found.append(by_hand(EVADE, one, there[one], prices[EVADE]))
    for one, aim in there.items():
        if (lack := why_not_engage(game, seat, one)) is None:
            if ENGAGE in prices:
                found.append(by_hand(ENGAGE, one, aim, prices[ENGAGE]))
        elif why and lack is not ENGAGED:
            found.append(bar(game, ENGAGE, lack, enemy=one))
    return found


# --- abilities --------------------------------------------------------------------------------------------------------

TURN_ACTION = "turn_action"
TURN_WINDOWS = (topics.WINDOW, topics.TURN_WINDOW)


def abilities(game: Arkham, seat: int, purse: Purse, why: bool) -> tuple[list[Use], list[tuple[int, Lack]]]:
    """AH-B-037, AH-B-054, AH-B-092, AH-R-1.2: action abilities, and the free abilities and fast events of windows, that
    fit now; and, where somebody wants to know `why` not, what action abilities of which card lack.
    """
    found: list[Use] = []
    lacks: list[tuple[int, Lack]] = []
    heard = game.heard
    acts = purse.actions or topics.BONUS_ACTION in heard or topics.BONUS_OF_ANY_KIND in heard
    for card in heard.get(TURN_ACTION, ()) if why or acts else ():
        if may_use(game, seat, card):
            for ability in voiced(game, card, TURN_ACTION):
                use = Use(seat, card, ability)
                if acts and (legal := aimed(game, use, purse)):
                    found += legal
                elif why and (lack := lacking(game, use, purse)) is not None and (card, lack) not in lacks:
                    lacks.append((card, lack))
    for topic in TURN_WINDOWS:
        if topic not in heard:
            continue
        for card in heard[topic]:
            if may_use(game, seat, card):
                for ability in voiced(game, card, topic):
                    use = Use(seat, card, ability)
                    if ability.targets is not None:
                        found += aimed(game, use, purse)
                    elif is_legal(game, use, purse):
                        found.append(use)
    return found, lacks
