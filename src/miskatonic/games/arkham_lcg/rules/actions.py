"""B.4: the action question: the nine actions, free abilities and fast cards of one's own turn."""

import functools
from collections.abc import Awaitable, Mapping

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.costs import (
    AN_ACTION,
    Lack,
    Price,
    Purse,
    count_use,
    did,
    pay,
    shown_cost,
    spend_actions,
    used_up,
)
from miskatonic.games.arkham_lcg.basics.offers import aim_at, by_hand, cost_of, options_for
from miskatonic.games.arkham_lcg.basics.values import added, holds, value
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
from miskatonic.games.arkham_lcg.rows.card import ACTION, FREE_ABILITY, PLAYED, Effect, Use
from miskatonic.games.arkham_lcg.rows.terms import (
    ADVANCE,
    AGILITY,
    COMBAT,
    DRAW,
    ENGAGE,
    EVADE,
    FIGHT,
    IN_PLAY,
    INTELLECT,
    INVESTIGATE,
    MOVE,
    NO_CARD,
    NOBODY,
    RESOURCE,
    THREAT,
    UNPROVOKING,
)
from miskatonic.games.arkham_lcg.rules import act_agenda, skill_test
from miskatonic.games.arkham_lcg.rules.attacks import damage_enemy, provoke
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.drawing import draw
from miskatonic.games.arkham_lcg.rules.engagement import Engagement, Evasion, engage, evade
from miskatonic.games.arkham_lcg.rules.locations import closed, connections, discover, may_enter, move
from miskatonic.games.arkham_lcg.rules.playing import play, playable, settle
from miskatonic.games.arkham_lcg.rules.results import Result
from miskatonic.games.arkham_lcg.rules.timing import aimed, is_legal, listeners, may_use, perform, voiced
from miskatonic.games.arkham_lcg.state import ROWS, SEATS, Arkham, Test
from miskatonic.kernel import Name, Option, tell

# --- what can be done, and why not ------------------------------------------------------------------------------------


def why_not_investigate(game: Arkham, seat: int) -> Lack | None:
    """AH-B-049: why a location can't be investigated, or None."""
    if (bar := holds(game, topics.CANNOT_INVESTIGATE, game.at[game.who[seat]])) >= 0:
        return "cannot_investigate", "AH-B-003", {"source": bar}
    return None


def why_not_fight(game: Arkham, seat: int, enemy: int) -> Lack | None:
    """AH-B-055, AH-B-150: an aloof enemy can't be attacked while it is engaged with nobody."""
    if game.zone[enemy] != THREAT and has_keyword(game, enemy, "aloof"):
        return "aloof", "AH-B-150", {"enemy": enemy}
    return None


def why_not_engage(game: Arkham, seat: int, enemy: int) -> Lack | None:
    """AH-B-056, AH-B-267: not with an enemy engaged with oneself, nor with a massive one."""
    if engaged_seat(game, enemy) == seat:
        return "engaged", "AH-B-056", {"enemy": enemy}
    return ("massive", "AH-B-267", {"enemy": enemy}) if is_massive(game, enemy) else None


def why_not_move(game: Arkham, seat: int, place: int) -> Lack | None:
    """AH-B-050: why one can't go to a connected location, or None."""
    if topics.CANNOT_ENTER in game.heard and (bar := may_enter(game, seat, place)) >= 0:
        return "cannot_enter", "AH-B-003", {"place": place, "source": bar}
    return None


def fightable(game: Arkham, seat: int) -> list[int]:
    """AH-E-001: the enemies at the location that can be attacked."""
    found = []
    for one in enemies_at(game, here(game, seat)) if game.enemies else ():
        if why_not_fight(game, seat, one) is None:
            found.append(one)
    return found


DRAW_A_CARD, TAKE_A_RESOURCE = Option("draw", cost=1), Option("resource", cost=1)
END_TURN = [Option("end_turn", passes=True, seat=seat) for seat in range(SEATS[-1])]
END_EARLY = [Option("end_turn", passes=True, early=True, seat=seat) for seat in range(SEATS[-1])]
"""AH-B-037: the end of a turn in which actions are left, or an additional one (AH-B-046)."""


def options(game: Arkham) -> list[Option]:
    """AH-B-037, AH-B-047: all that can be done in a turn: place, enemies, cards, basics, free abilities, the end."""
    seat = game.active
    place = game.at[game.who[seat]]
    purse = Purse(game, seat)
    found: list[Option] = []
    prices = basic_prices(game, seat, purse)
    if INVESTIGATE in prices or MOVE in prices:
        found += on_the_ground(game, seat, place, prices)
    if game.enemies and prices:
        found += _enemy_options(game, seat, place, prices)
    if uses := ability_uses(game, seat, purse):
        found += options_for(game, uses)
    found += playable(game, seat, purse)
    if DRAW in prices:
        found.append(DRAW_A_CARD)
    if RESOURCE in prices:
        found.append(TAKE_A_RESOURCE)
    if act_agenda.may_advance(game):
        found.append(_advance(game.card[game.act], game.label[game.act]))
    left = purse.actions or any(option.cost for option in found)
    found.append((END_EARLY if left else END_TURN)[seat])
    return found


def on_the_ground(game: Arkham, seat: int, place: int, prices: Mapping[str, Price]) -> list[Option]:
    """AH-B-049, AH-B-050: to investigate where one stands, and where one can go."""
    heard = game.heard
    search, walk = prices.get(INVESTIGATE), prices.get(MOVE)
    if (topics.CANNOT_INVESTIGATE in heard or game.lasting) and why_not_investigate(game, seat) is not None:
        search = None
    shut = tuple(closed(game, seat)) if topics.CANNOT_ENTER in heard else ()
    if topics.CONNECTED in heard:
        return _on_the_ground(game, place, search, walk, shut)
    if game.ground is None:
        game.ground = {}
    known = (place, search, walk, shut, game.places, game.revealed)
    found: list[Option] | None = game.ground.get(known)
    if found is None:
        found = game.ground[known] = _on_the_ground(game, place, search, walk, shut)
    return found


def _on_the_ground(
    game: Arkham, place: int, search: Price | None, walk: Price | None, shut: tuple[int, ...]
) -> list[Option]:
    found: list[Option] = []
    if search is not None:
        found.append(by_hand(INVESTIGATE, None, aim_at(game, place), search))
    for other in connections(game, place) if walk is not None else ():
        if other not in shut:
            found.append(_way(other, told_name(game, other), game.label[other], walk))
    return found


@functools.lru_cache(MADE)
def _way(place: int, name: Name, label: str, price: Price) -> Option:
    return Option(f"move:{label}", place, **cost_of(price), place=name)


def basic_prices(game: Arkham, seat: int, purse: Purse) -> Mapping[str, Price]:
    """AH-B-046, AH-B-061: the kinds of basic action that can be paid, each with its price."""
    if not purse.actions:
        return {}
    if topics.MORE_ACTIONS not in game.heard:
        return AN_ACTION_EACH
    prices = {}
    for verb in BASIC:
        price = shown_cost(game, seat, 1, verb)
        if price[0] <= purse.actions:
            prices[verb] = price
    return prices


@functools.lru_cache(MADE)
def _advance(row: int, label: str) -> Option:
    return Option(ADVANCE, act=labelled(row, label))


def _enemy_options(game: Arkham, seat: int, place: int, prices: Mapping[str, Price]) -> list[Option]:
    """AH-B-055 to AH-B-057: fight, evade, engage, each enemy by itself (AH-A-55)."""
    found: list[Option] = []
    there = {one: aim_at(game, one) for one in enemies_at(game, place)}
    if not there:
        return found
    if FIGHT in prices:
        for one, aimed in there.items():
            if why_not_fight(game, seat, one) is None:
                found.append(by_hand(FIGHT, one, aimed, prices[FIGHT]))
    if EVADE in prices:
        for one in engaged_with(game, seat):
            found.append(by_hand(EVADE, one, there[one], prices[EVADE]))
    if ENGAGE in prices:
        for one, aimed in there.items():
            if why_not_engage(game, seat, one) is None:
                found.append(by_hand(ENGAGE, one, aimed, prices[ENGAGE]))
    return found


TURN_WINDOWS = (topics.WINDOW, topics.TURN_WINDOW)
TURN_TOPICS = ("turn_action", *TURN_WINDOWS)
"""AH-B-037, AH-B-043: what can be used in one's own turn; without an action left, its windows."""


def ability_uses(game: Arkham, seat: int, purse: Purse) -> list[Use]:
    """AH-B-054, AH-B-092, AH-R-1.2: action abilities, free abilities and fast events that fit now."""
    found: list[Use] = []
    heard = game.heard
    more = topics.AS_IF_IN_HAND in heard
    acts = purse.actions or topics.BONUS_ACTION in heard
    for topic in TURN_TOPICS if acts else TURN_WINDOWS:
        if not more and topic not in heard:
            continue
        for card in listeners(game, topic) if more else heard[topic]:
            if may_use(game, seat, card):
                for ability in voiced(game, card, topic):
                    use = Use(seat, card, ability)
                    if ability.targets is not None:
                        found += aimed(game, use, purse)
                    elif is_legal(game, use, purse):
                        found.append(use)
    return found


# --- doing it ---------------------------------------------------------------------------------------------------------


async def act(game: Arkham, picked: Option) -> None:
    """AH-B-047, AH-B-048, AH-L-01: the action picked: cost, attacks of opportunity, effect; then tests that wait."""
    game.waiting = []
    try:
        verb, value = picked.verb, picked.value
        if type(value) is tuple:
            await _use(game, value)
        elif verb in BASIC:
            seat = game.active
            spend_actions(game, seat, 1, verb)
            did(game, seat, verb)
            if game.enemies and verb not in UNPROVOKING:
                await provoke(game, seat, verb)
            if seat in game.order:
                await BASIC[verb](game, Use(seat, game.who[seat], FREE_ABILITY, NO_CARD if value is None else value))
        else:
            await act_agenda.advance_with_clues(game)
        while game.waiting:
            await game.waiting.pop(0)()
    finally:
        game.waiting = None
    if game.unsettled:
        await settle(game)


def _use(game: Arkham, picked: tuple[int, int, int, int]) -> Awaitable[None]:
    """A card that is played, with the ability by which it is, if it has one; or an ability that is used."""
    seat, card, number, target = picked
    if number < 0:
        return play(game, Use(seat, card, FREE_ABILITY, target))
    use = Use(seat, card, ROWS[game.card[card]].abilities[number], target)
    if use.ability.kind == PLAYED:
        return play(game, use)
    return activate(game, use) if use.ability.kind == ACTION else perform(game, use)


async def activate(game: Arkham, use: Use) -> None:
    """AH-B-054, AH-B-103: an action ability: pay, provoke, resolve if its target is still there."""
    ability = use.ability
    if game.sink:
        args = {"seat": use.seat, "card": use.card, "target": use.target}
        tell(game, "uses", "AH-B-054", {**args, "resources": ability.cost.resources, "spent": ability.cost.uses})
    count_use(game, use)
    await pay(game, use)
    did(game, use.seat, ability.designator)
    if ability.provokes and ability.cost.actions:
        await provoke(game, use.seat, ability.designator)
    if use.seat not in game.order:
        return
    if ability.targets is None or use.target in ability.targets(game, use):
        assert ability.do is not None
        await ability.do(game, use)
    used_up(game, use.card)


# --- the basic actions ------------------------------------------------------------------------------------------------


def investigate(game: Arkham, use: Use, skill: str = INTELLECT, passes: Result | None = None) -> Awaitable[None]:
    """AH-B-049: a test of intellect against the shroud; success discovers 1 clue."""
    place = here(game, use.seat)
    shroud = value(game, topics.SHROUD, place)
    return skill_test.run(game, use, skill, shroud, INVESTIGATE, place, passes or find_clues)


async def find_clues(game: Arkham, use: Use, test: Test) -> None:
    """AH-B-049, AH-R-1.7: 1 clue and whatever is added, as one discovery."""
    if game.zone[test.target] >= IN_PLAY:
        await discover(game, test.seat, 1 + added(game, topics.TEST_CLUES, test.seat), use.card, test.target)


async def _move(game: Arkham, use: Use) -> None:
    """AH-B-050."""
    if use.target in connections(game, here(game, use.seat)):
        await move(game, use.seat, use.target)


async def fight(game: Arkham, use: Use, skill: str = COMBAT) -> None:
    """AH-B-055: a test of combat against the fight value."""
    enemy = use.target
    if game.zone[enemy] < IN_PLAY:
        return
    await skill_test.run(game, use, skill, value(game, topics.FIGHT_VALUE, enemy), FIGHT, enemy, hit, miss)


async def hit(game: Arkham, use: Use, test: Test) -> None:
    """AH-B-055: a successful attack deals its damage."""
    await damage_enemy(game, test.seat, test.target, skill_test.attack_damage(game, test), use.card)


async def miss(game: Arkham, use: Use, test: Test) -> None:
    """AH-B-055, AH-B-169: a missed attack hits the one other investigator the enemy is engaged with."""
    other = engaged_seat(game, test.target)
    if other not in (NOBODY, test.seat):
        await harm(game, other, skill_test.attack_damage(game, test), 0, use.card)


async def escape(game: Arkham, use: Use, skill: str = AGILITY) -> None:
    """AH-B-057: a test of agility against the evade value."""
    enemy = use.target
    if game.zone[enemy] < IN_PLAY:
        return
    await skill_test.run(game, use, skill, value(game, topics.EVADE_VALUE, enemy), EVADE, enemy, evaded)


async def evaded(game: Arkham, use: Use, test: Test) -> None:
    """AH-B-057: success exhausts and disengages it."""
    if game.zone[test.target] >= IN_PLAY:
        await evade(game, Evasion(test.seat, test.target))


async def _engage(game: Arkham, use: Use) -> None:
    """AH-B-056, AH-R-2.4."""
    if game.zone[use.target] >= IN_PLAY:
        await engage(game, Engagement(use.seat, use.target))


def _draw(game: Arkham, use: Use) -> Awaitable[None]:
    """AH-B-051."""
    return draw(game, use.seat, 1)


async def _resource(game: Arkham, use: Use) -> None:
    """AH-B-052."""
    tokens.gain(game, use.seat, 1, "AH-B-052")


BASIC: dict[str, Effect] = {
    INVESTIGATE: investigate,
    MOVE: _move,
    FIGHT: fight,
    EVADE: escape,
    ENGAGE: _engage,
    DRAW: _draw,
    RESOURCE: _resource,
}
AN_ACTION_EACH: Mapping[str, Price] = dict.fromkeys(BASIC, AN_ACTION)
