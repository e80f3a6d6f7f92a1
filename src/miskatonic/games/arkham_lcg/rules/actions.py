"""B.4: the action question: the nine actions, free abilities and fast cards of one's own turn."""

from collections.abc import Callable
from typing import Any

from miskatonic.games.arkham_lcg.names import card_name, named
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import ACTION, CARDS, FAST, FREE, FREE_ABILITY, Use
from miskatonic.games.arkham_lcg.rows.terms import (
    AGILITY,
    ASSET,
    COMBAT,
    DRAW,
    ENGAGE,
    EVADE,
    EVENT,
    FIGHT,
    HAND,
    IN_PLAY,
    INTELLECT,
    INVESTIGATE,
    MOVE,
    NO_CARD,
    NOBODY,
    PLAY,
    RESOURCE,
)
from miskatonic.games.arkham_lcg.rules import act_agenda, skill_test
from miskatonic.games.arkham_lcg.rules.attacks import damage_enemy, provoke
from miskatonic.games.arkham_lcg.rules.damage import harm
from miskatonic.games.arkham_lcg.rules.drawing import draw
from miskatonic.games.arkham_lcg.rules.engagement import Engagement, Evasion, engage, evade
from miskatonic.games.arkham_lcg.rules.locations import connections, discover, may_enter, move
from miskatonic.games.arkham_lcg.rules.playing import lacking_to_play, play, playable, settle
from miskatonic.games.arkham_lcg.rules.results import Result
from miskatonic.games.arkham_lcg.rules.timing import aimed, listeners, perform, voiced
from miskatonic.games.arkham_lcg.state import Arkham, Test, row
from miskatonic.games.arkham_lcg.words import tokens
from miskatonic.games.arkham_lcg.words.costs import (
    Lack,
    count_use,
    did,
    lacking,
    lacking_actions,
    pay,
    shown_cost,
    spend_actions,
    used_up,
)
from miskatonic.games.arkham_lcg.words.offers import aim, options_for, use_of
from miskatonic.games.arkham_lcg.words.values import actions_left, added, holds, value
from miskatonic.games.arkham_lcg.words.zones import (
    enemies_at,
    engaged_seat,
    engaged_with,
    has_keyword,
    here,
    is_massive,
    users,
)
from miskatonic.kernel import Barred, Option, tell

BY_HAND: dict[str, Any] = {"card": "none", "ability": ""}
"""How an action is said that is no card's ability."""

# --- what can be done, and why not ------------------------------------------------------------------------------------


def why_not_investigate(game: Arkham, seat: int) -> Lack | None:
    """AH-B-049: why a location can't be investigated, or None."""
    if (bar := holds(game, topics.CANNOT_INVESTIGATE, here(game, seat))) >= 0:
        return "cannot_investigate", "AH-B-003", {"source": bar}
    return None


def why_not_fight(game: Arkham, seat: int, enemy: int) -> Lack | None:
    """AH-B-055, AH-B-150: an aloof enemy can't be attacked while it is engaged with nobody."""
    if engaged_seat(game, enemy) == NOBODY and has_keyword(game, enemy, "aloof"):
        return "aloof", "AH-B-150", {"enemy": enemy}
    return None


def why_not_engage(game: Arkham, seat: int, enemy: int) -> Lack | None:
    """AH-B-056, AH-B-267: not with an enemy engaged with oneself, nor with a massive one."""
    if engaged_seat(game, enemy) == seat:
        return "engaged", "AH-B-056", {"enemy": enemy}
    return ("massive", "AH-B-267", {"enemy": enemy}) if is_massive(game, enemy) else None


def why_not_move(game: Arkham, seat: int, place: int) -> Lack | None:
    """AH-B-050: why one can't go to a connected location, or None."""
    bar = may_enter(game, seat, place)
    return ("cannot_enter", "AH-B-003", {"place": place, "source": bar}) if bar >= 0 else None


def fightable(game: Arkham, seat: int) -> list[int]:
    """AH-E-001: the enemies at the location that can be attacked."""
    return [one for one in enemies_at(game, here(game, seat)) if why_not_fight(game, seat, one) is None]


def options(game: Arkham) -> list[Option]:
    """AH-B-037, AH-B-047: all that can be done in a turn: place, enemies, cards, basics, free abilities, the end."""
    seat = game.active
    place = here(game, seat)
    left = actions_left(game, seat)
    found: list[Option] = []
    afford = _affords(game, seat, left)
    if afford(INVESTIGATE) and why_not_investigate(game, seat) is None:
        found.append(Option("investigate", **shown_cost(game, seat, 1, INVESTIGATE), **aim(game, place), **BY_HAND))
    if afford(MOVE):
        price = shown_cost(game, seat, 1, MOVE)
        for other in connections(game, place):
            if why_not_move(game, seat, other) is None:
                found.append(Option(f"move:{game.label[other]}", other, **price, place=card_name(game, other)))
    if game.enemies:
        found += _enemy_options(game, seat, place, afford)
    uses = ability_uses(game, seat)
    found += options_for(game, uses)
    for use in playable(game, seat):
        found.append(_play_option(game, use))
    if afford(DRAW):
        found.append(Option("draw", cost=1))
    if afford(RESOURCE):
        found.append(Option("resource", cost=1))
    if act_agenda.lacking_to_advance(game) is None:
        found.append(Option("advance", act=card_name(game, game.act)))
    found.append(Option("end_turn", passes=True, seat=seat))
    return found


def _affords(game: Arkham, seat: int, left: int) -> Callable[[str], bool]:
    """Whether an action of a kind can be paid."""
    if topics.MORE_ACTIONS not in game.heard:
        return lambda designator: left > 0
    return lambda designator: lacking_actions(game, seat, 1, designator) is None


def _enemy_options(game: Arkham, seat: int, place: int, afford: Callable[[str], bool]) -> list[Option]:
    """AH-B-055 to AH-B-057: fight, evade, engage, each enemy by itself (AH-A-55)."""
    found: list[Option] = []
    there = enemies_at(game, place)
    mine = engaged_with(game, seat)
    for verb, able in (
        (FIGHT, [one for one in there if why_not_fight(game, seat, one) is None]),
        (EVADE, mine),
        (ENGAGE, [one for one in there if why_not_engage(game, seat, one) is None]),
    ):
        if able and afford(verb):
            price = shown_cost(game, seat, 1, verb)
            for one in able:
                found.append(Option(f"{verb}:{game.label[one]}", one, **price, **aim(game, one), **BY_HAND))
    return found


def _play_option(game: Arkham, use: Use) -> Option:
    """A card out of the hand; what is as if in hand is open to all."""
    printed = row(game, use.card)
    text = f"play:{printed.id}"
    args: dict[str, Any] = {"card": card_name(game, use.card), "ability": "", **aim(game, use.target)}
    if use.target >= 0:
        text += f":{game.label[use.target]}"
    value = (use.seat, use.card, use.ability.number if use.ability is not FREE_ABILITY else -1, use.target)
    price = shown_cost(game, use.seat, 0 if printed.fast else 1, use.ability.designator or PLAY)
    held = game.zone[use.card] == HAND
    return Option(text, value, secret=held, alike=held, seat=use.seat, **price, **args)


def ability_uses(game: Arkham, seat: int) -> list[Use]:
    """AH-B-054, AH-B-092, AH-R-1.2: action abilities, free abilities and fast events that fit now."""
    found: list[Use] = []
    for topic in ("turn_action", topics.WINDOW, topics.TURN_WINDOW):
        for card in listeners(game, topic):
            if seat not in users(game, card) and not (game.zone[card] < IN_PLAY and game.owner[card] == seat):
                continue
            for ability in voiced(game, card, topic, (ACTION, FREE, FAST)):
                found += aimed(game, Use(seat, card, ability, NO_CARD))
    return found


def barred(game: Arkham) -> list[Barred]:
    """AH-B-226: what one would expect to be able to do now but can't, each with its reason."""
    seat = game.active
    found: list[Barred] = []
    place = here(game, seat)
    if (lack := why_not_investigate(game, seat)) is not None:
        found.append(_bar(game, INVESTIGATE, lack, place=place))
    for other in connections(game, place):
        if (lack := why_not_move(game, seat, other)) is not None:
            found.append(_bar(game, MOVE, lack, place=other))
    for enemy in enemies_at(game, place):
        if (lack := why_not_fight(game, seat, enemy)) is not None:
            found.append(_bar(game, FIGHT, lack, enemy=enemy))
    known: set[int] = {game.card[use.card] for use in ability_uses(game, seat)}
    for card in game.hand[seat]:
        if row(game, card).kind in (ASSET, EVENT) and game.card[card] not in known:
            known.add(game.card[card])
            if (lack := lacking_to_play(game, seat, card)) is not None:
                found.append(_bar(game, "play", lack, seat, card=card))
    for card in game.heard.get("turn_action", ()):
        if seat in users(game, card):
            for ability in CARDS.rows[game.card[card]].abilities:
                if ability.kind == ACTION and (lack := lacking(game, Use(seat, card, ability))) is not None:
                    found.append(_bar(game, "use", lack, card=card))
    if (lack := act_agenda.lacking_to_advance(game)) is not None and lack[0] != "objective":
        found.append(_bar(game, "advance", lack, act=game.act))
    return found


def _bar(game: Arkham, verb: str, lack: Lack, only: int | None = None, **args: int) -> Barred:
    reason, rule, more = lack
    return Barred(verb, reason, rule, only=only, **named(game, {"seat": game.active, **args, **more}))


# --- doing it ---------------------------------------------------------------------------------------------------------


async def act(game: Arkham, picked: Option) -> None:
    """AH-B-048, AH-L-01: the action that was picked: cost, attacks of opportunity, effect; then tests that wait."""
    async with skill_test.Waiting(game):
        await _act(game, picked)
    if game.unsettled:
        await settle(game)


async def _act(game: Arkham, picked: Option) -> None:
    seat = game.active
    verb = picked.verb
    if verb in BASIC and not isinstance(picked.value, tuple):
        await _basic(game, seat, verb, picked.value)
    elif verb == "play" and picked.value[2] in _played_numbers(game, picked.value[1]):
        await play(game, _play_use(game, picked.value))
    elif verb == "advance":
        await act_agenda.advance_with_clues(game)
    else:
        use = use_of(game, picked.value)
        if use.ability.kind == ACTION:
            await activate(game, use)
        else:
            await perform(game, use)


def _played_numbers(game: Arkham, card: int) -> set[int]:
    """The abilities by which a card is played with `play`, not as a fast event at its time."""
    return {-1} | {one.number for one in row(game, card).abilities if one.kind == "played"}


def _play_use(game: Arkham, value: tuple[int, int, int, int]) -> Use:
    seat, card, number, target = value
    return Use(seat, card, FREE_ABILITY if number < 0 else row(game, card).abilities[number], target)


async def _basic(game: Arkham, seat: int, verb: str, target: int | None) -> None:
    """AH-B-047: one of the basic actions."""
    spend_actions(game, seat, 1, verb)
    did(game, seat, verb)
    use = Use(seat, game.who[seat], FREE_ABILITY, NO_CARD if target is None else target)
    await provoke(game, seat, verb)
    if seat in game.order:
        await BASIC[verb](game, use)


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


async def investigate(game: Arkham, use: Use, skill: str = INTELLECT, passes: Result | None = None) -> None:
    """AH-B-049: a test of intellect against the shroud; success discovers 1 clue."""
    place = here(game, use.seat)
    shroud = value(game, topics.SHROUD, place)
    await skill_test.run(game, use, skill, shroud, INVESTIGATE, place, passes or find_clues)


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


async def _draw(game: Arkham, use: Use) -> None:
    """AH-B-051."""
    await draw(game, use.seat, 1)


async def _resource(game: Arkham, use: Use) -> None:
    """AH-B-052."""
    tokens.gain(game, use.seat, 1, "AH-B-052")


BASIC = {
    INVESTIGATE: investigate,
    MOVE: _move,
    FIGHT: fight,
    EVADE: escape,
    ENGAGE: _engage,
    DRAW: _draw,
    RESOURCE: _resource,
}
