"""B.4: what the nine actions do, and the order in which an action is carried out."""

from collections.abc import Awaitable

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.costs import (
    count_use,
    did,
    pay,
    spend_actions,
    used_up,
)
from miskatonic.games.arkham_lcg.basics.values import added, value
from miskatonic.games.arkham_lcg.basics.zones import (
    engaged_seat,
    here,
)
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import ACTION, FREE_ABILITY, PLAYED, Ability, Effect, Use
from miskatonic.games.arkham_lcg.rows.terms import (
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
    UNPROVOKING,
)
from miskatonic.games.arkham_lcg.rules import act_agenda, skill_test
from miskatonic.games.arkham_lcg.rules.attacks import damage_enemy, provoke
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.drawing import draw
from miskatonic.games.arkham_lcg.rules.engagement import Engagement, Evasion, engage, evade
from miskatonic.games.arkham_lcg.rules.locations import connections, discover, move
from miskatonic.games.arkham_lcg.rules.playing import play
from miskatonic.games.arkham_lcg.rules.results import Result
from miskatonic.games.arkham_lcg.rules.slots import settle
from miskatonic.games.arkham_lcg.rules.timing import perform
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, Test
from miskatonic.kernel import Option, tell

# --- doing it ---------------------------------------------------------------------------------------------------------


async def act(game: Arkham, picked: Option) -> None:
    """AH-B-047, AH-B-048, AH-L-01: the action picked: cost, attacks of opportunity, effect; then tests that wait. An
    action inside another leaves what waits to that one.
    """
    inside = game.waiting is not None
    if not inside:
        game.waiting = []
    try:
        verb, value = picked.verb, picked.value
        if type(value) is tuple:
            await _use(game, value)
        elif verb in BASIC:
            seat = game.active
            bonus = topics.BONUS_OF_ANY_KIND in game.heard
            await spend_actions(game, seat, 1, verb, Use(seat, game.who[seat], BY_HAND[verb]) if bonus else None)
            did(game, seat, verb)
            if game.enemies and verb not in UNPROVOKING:
                await provoke(game, seat, verb)
            if seat in game.order:
                await BASIC[verb](game, Use(seat, game.who[seat], FREE_ABILITY, NO_CARD if value is None else value))
        else:
            await act_agenda.advance_with_clues(game)
        while game.waiting and not inside:
            await game.waiting.pop(0)()
    finally:
        if not inside:
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

BY_HAND = {verb: Ability(ACTION, "", designator=verb) for verb in BASIC}
"""AH-B-047: the basic actions, for whoever asks what is paid for."""
