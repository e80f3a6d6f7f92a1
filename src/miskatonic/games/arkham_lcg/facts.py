"""What can be read about a card by its name: what it is, its numbers and its text; a location, the act and the agenda
as they stand. Sides that nobody may know yet are left out.

Each line is a sentence with its rule, shown in this order when somebody points at a card or asks for it by name.
"""

from collections.abc import Callable

from miskatonic.games.arkham_lcg.basics.values import value
from miskatonic.games.arkham_lcg.basics.zones import enemies_at, seats_at
from miskatonic.games.arkham_lcg.glossary import GLOSSARY, clues_now, doom_now, meaning, side
from miskatonic.games.arkham_lcg.names import card_name, told_name, who
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.taboo import taboo_on
from miskatonic.games.arkham_lcg.rows.terms import (
    ACT,
    AGENDA,
    ASSET,
    ENEMY,
    EVENT,
    INVESTIGATOR,
    LOCATION,
    REFERENCE,
    SKILL,
    TREACHERY,
    WILD,
)
from miskatonic.games.arkham_lcg.rules.locations import connections
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Line

KIND_RULES = {
    INVESTIGATOR: "AH-B-017",
    ASSET: "AH-B-113",
    EVENT: "AH-B-114",
    SKILL: "AH-B-115",
    TREACHERY: "AH-B-033",
    ENEMY: "AH-B-143",
    LOCATION: "AH-B-132",
    ACT: "AH-B-176",
    AGENDA: "AH-B-177",
    REFERENCE: "AH-B-082",
}
READ = (ASSET, EVENT, SKILL, TREACHERY)
"""The kinds whose text tells what choosing them brings."""
BEARS_RULES = {INVESTIGATOR: "AH-B-165", ENEMY: "AH-B-154"}


def facts(game: Arkham, name: str) -> list[Line]:
    """Everything there is to read about a name; nothing about one that there is not."""
    if name in GLOSSARY:
        return meaning(game, name)
    if name in SCENARIOS.names:
        return [Line(f"{name}.text", "AH-B-021")]
    if name not in CARDS.names:
        return []
    number = CARDS.number(name.partition("-")[2])
    printed = CARDS.rows[number]
    return [_kind(number), *_TOLD.get(printed.kind, _player_card)(game, number)]


def gist(game: Arkham, name: str, used: bool = False) -> list[Line]:
    """What somebody wants to know who could choose a card now: what it does; of a location and an enemy its numbers.
    What an investigator or an act does belongs to it where that is `used`.
    """
    if name not in CARDS.names:
        return []
    number = CARDS.number(name.partition("-")[2])
    kind = CARDS.rows[number].kind
    if kind in (LOCATION, ENEMY):
        return _TOLD[kind](game, number)
    return _text(game, number) if kind in READ or (used and kind in (INVESTIGATOR, ACT)) else []


def _kind(number: int) -> Line:
    """What it is; AH-B-200: whether it is a weakness, AH-B-017: whether there can be only one."""
    printed = CARDS.rows[number]
    weakness = "basic" if printed.basic else "own" if printed.weakness else "none"
    subtitle = f"{CARDS.names[number]}.subtitle" if "subtitle" in CARDS.parts(printed) else "none"
    rule = "AH-B-200" if printed.weakness else "AH-B-017" if printed.unique else KIND_RULES[printed.kind]
    args = {"kind": printed.kind, "weakness": weakness, "unique": printed.unique, "subtitle": subtitle}
    return Line("fact-kind", rule, args)


def _text(game: Arkham, number: int, rule: str = "AH-B-001") -> list[Line]:
    """What it does, in our words; AH-T-002: and what the taboo list of this table changes about it."""
    name, printed = CARDS.names[number], CARDS.rows[number]
    lines = [Line(f"{name}.text", rule)] if "text" in CARDS.parts(printed) else []
    listed = taboo_on(printed.code, game.taboo)
    return [*lines, Line(f"{name}.taboo", listed.rule)] if listed.changed else lines


def _traits(printed: Card) -> list[Line]:
    """AH-B-130."""
    traits = tuple(f"trait-{trait}" for trait in sorted(printed.traits))
    return [Line("fact-traits", "AH-B-130", {"traits": traits})] if traits else []


def _bears(printed: Card) -> list[Line]:
    """AH-B-154, AH-B-165, AH-B-166: health and sanity; AH-B-013: an enemy's health may be for each investigator."""
    lines = []
    rule = BEARS_RULES.get(printed.kind, "AH-B-166")
    if printed.health is not None:
        kind = "fact-health_each" if printed.each_health else "fact-health"
        lines.append(Line(kind, "AH-B-013" if printed.each_health else rule, {"count": printed.health}))
    if printed.sanity is not None:
        lines.append(Line("fact-sanity", rule, {"count": printed.sanity}))
    return lines


def _player_card(game: Arkham, number: int) -> list[Line]:
    """AH-B-113 to AH-B-118: class and level, cost, icons, slots, health and sanity, traits, then the text."""
    printed = CARDS.rows[number]
    lines = []
    if not printed.is_encounter and not printed.weakness:
        level = "none" if printed.level is None else printed.level
        lines.append(Line("fact-class", "AH-B-207", {"class": f"class-{printed.klass}", "level": level}))
    if printed.cost_x:
        lines.append(Line("fact-cost_x", "AH-B-010"))
    elif printed.cost is not None:
        lines.append(Line("fact-cost", "AH-B-106", {"count": printed.cost}))
    icons = tuple(
        "sign-wild" if skill == WILD else f"skill-{skill}"
        for skill, count in printed.icons.items()
        for _ in range(count)
    )
    if icons:
        lines.append(Line("fact-icons", "AH-B-066", {"icons": icons}))
    if printed.slot:
        lines.append(Line("fact-slot", "AH-B-117", {"slots": (f"slot-{printed.slot}",) * printed.slots}))
    return [*lines, *_bears(printed), *_traits(printed), *_text(game, number)]


def _investigator(game: Arkham, number: int) -> list[Line]:
    """Who it is: class, skills, health and sanity, traits, the ability and the elder sign (AH-B-068)."""
    printed = CARDS.rows[number]
    return [
        Line("fact-class", "AH-B-207", {"class": f"class-{printed.klass}", "level": "none"}),
        Line("fact-skills", "AH-B-069", dict(printed.skills)),
        *_bears(printed),
        *_traits(printed),
        *_text(game, number),
        Line("fact-elder", "AH-B-068", {"effect": f"{CARDS.names[number]}.elder"}),
    ]


def _enemy(game: Arkham, number: int) -> list[Line]:
    """AH-B-055, AH-B-057, AH-B-148: the values to fight and to evade it, its health, what its attack deals."""
    printed = CARDS.rows[number]
    return [
        Line("fact-enemy", "AH-B-055", {"fight": printed.fight, "evade": printed.evade}),
        *_bears(printed),
        Line("fact-attack", "AH-B-148", {"damage": printed.damage, "horror": printed.horror}),
        *_traits(printed),
        *_text(game, number),
    ]


def _location(game: Arkham, number: int) -> list[Line]:
    """AH-B-132 to AH-B-137: shroud, clues and text once it is revealed; ways, and who is there."""
    printed = CARDS.rows[number]
    place = next((card for card in game.places if game.card[card] == number), None)
    if printed.face_down and place not in game.revealed:
        return [Line("fact-face_down", "AH-B-132", {"place": f"card-{printed.face_down}"})]
    if place is None:
        return [Line("fact-not_in_play", "AH-B-018")]
    lines = []
    if place in game.revealed:
        lines.append(Line("fact-shroud", "AH-B-136", {"count": value(game, topics.SHROUD, place)}))
        lines.append(Line("fact-clues_here", "AH-B-138", {"count": game.clues[place]}))
        lines += _text(game, number)
    else:
        lines.append(Line("fact-unrevealed", "AH-B-132"))
        if "unrevealed" in CARDS.parts(printed):
            lines.append(Line(f"{CARDS.names[number]}.unrevealed", "AH-B-133"))
    near = tuple(told_name(game, other) for other in connections(game, place))
    people = tuple(who(game, seat) for seat in seats_at(game, place))
    enemies = tuple(card_name(game, one) for one in enemies_at(game, place))
    if near:
        lines.append(Line("fact-connects", "AH-B-133", {"places": near}))
    if people:
        lines.append(Line("fact-people", "AH-B-132", {"people": people}))
    if enemies:
        lines.append(Line("fact-enemies", "AH-B-144", {"enemies": enemies}))
    return lines


def _agenda(game: Arkham, number: int) -> list[Line]:
    """AH-B-177: the threshold, and how near it is. Only the current one is open; its back is not shown."""
    if game.agenda < 0 or game.card[game.agenda] != number:
        return [Line("fact-not_in_play", "AH-B-018")]
    printed = CARDS.rows[number]
    if game.act == game.agenda:
        return [Line(f"{CARDS.names[number]}.back", "AH-B-182")]
    args = {"stage": printed.stage, "count": printed.doom}
    return [Line("fact-agenda", "AH-B-177", args), *doom_now(game), *_text(game, number)]


def _act(game: Arkham, number: int) -> list[Line]:
    """AH-B-176, AH-B-179: the clues it asks for, or its objective. Only the current one is open, and its back is not
    told.
    """
    if game.act < 0 or game.card[game.act] != number:
        return [Line("fact-not_in_play", "AH-B-018")]
    return [Line("fact-act", "AH-B-178", {"stage": CARDS.rows[number].stage}), *clues_now(game), *_text(game, number)]


def _reference(game: Arkham, number: int) -> list[Line]:
    """AH-B-082: what each symbol does on the side that is in use."""
    name = CARDS.names[number]
    return [
        Line("fact-symbol", "AH-B-082", {"token": f"token-{symbol}", "effect": f"{name}.{symbol}{side(game)}"})
        for symbol in CARDS.rows[number].symbols
    ]


_TOLD: dict[str, Callable[[Arkham, int], list[Line]]] = {
    INVESTIGATOR: _investigator,
    ENEMY: _enemy,
    LOCATION: _location,
    AGENDA: _agenda,
    ACT: _act,
    REFERENCE: _reference,
}
"""What is said about each kind of card; about others, the same as about a player card."""
