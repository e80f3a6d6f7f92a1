"""What can be read about a thing by its name: a card with what it does, an enemy, a space as it is now, a symbol.

Each line is a sentence with its rule, shown in this order when somebody points at a thing or asks for it by name. What
cards do is worded from their rows (`telling`).
"""

from collections.abc import Callable
from typing import Any

from miskatonic.games.death_may_die.abilities import card_of
from miskatonic.games.death_may_die.basics import lying, reserve, supply, ways
from miskatonic.games.death_may_die.glossary import GLOSSARY, meaning
from miskatonic.games.death_may_die.maps import COLOURS, roads, scenario_map
from miskatonic.games.death_may_die.names import figure_name, token_name, who
from miskatonic.games.death_may_die.rows.abilities import Abilities
from miskatonic.games.death_may_die.rows.cards import (
    DISCOVERIES,
    ENEMIES,
    INSANITIES,
    INVESTIGATORS,
    MYTHOS,
    RELICS,
    SIDES,
    SKILLS,
    TOKENS,
    TRANSFORMED,
    UNIQUE,
    UNKNOWN_MONSTERS,
    Discovery,
    Enemy,
    Side,
)
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES, STAGE_I, STAGE_II, STAGES
from miskatonic.games.death_may_die.rows.scenario import ACTIONS, COUNTERS, RULES, SCENARIOS, SPACES
from miskatonic.games.death_may_die.rows.tracks import TOP_LEVEL
from miskatonic.games.death_may_die.state import DeathMayDie, box, here, together
from miskatonic.games.death_may_die.telling.cards import (
    Sentences,
    told_abilities,
    told_action,
    told_discovery,
    told_place,
    told_steps,
)
from miskatonic.kernel import Catalogue, Line, Name


def facts(game: DeathMayDie, name: str) -> list[Line]:
    """Everything there is to read about a name; nothing about one that there is not."""
    for catalogue, told in _TOLD:
        if name in catalogue.names:
            return told(game, catalogue.number(name.partition("-")[2]))
    return meaning(game, name) if name in GLOSSARY else []


def _text(sentences: Sentences, rule: str) -> list[Line]:
    """What is printed, made from the row."""
    return [Line("fact-text", rule, {"sentences": sentences})] if sentences else []


def _ours(rule: str, invented: bool = True) -> list[Line]:
    return [Line("fact-invented", rule)] if invented else []


# --- People ---------------------------------------------------------------------------------------------------------


def _investigator(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-029, DMD-035: who it is, the skills, what the unique one does at every level and the others at the first."""
    unique, *others = (SKILLS.number(skill) for skill in INVESTIGATORS[number].skills)
    skills = {"unique": SKILLS.names[unique], "skills": tuple(SKILLS.names[skill] for skill in others)}
    return [
        Line(f"{INVESTIGATORS.names[number]}.text", "DMD-029"),
        Line("fact-skills", "DMD-029", skills),
        *_levels(unique),
        *(_first_level(skill) for skill in others),
    ]


def _first_level(number: int) -> Line:
    """DMD-035: what a skill does when the game begins."""
    first = _levels(number)[0]
    return Line("fact-first_level", first.rule, {"skill": SKILLS.names[number], **first.args})


def _skill(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-029, DMD-036: whose it is, and everything in force at each level."""
    row = SKILLS[number]
    if row.kind != UNIQUE:
        return [Line("fact-common_skill", "DMD-029"), *_levels(number)]
    owner = next(name for name, one in zip(INVESTIGATORS.names, INVESTIGATORS, strict=True) if one.skills[0] == row.id)
    return [Line("fact-unique_skill", "DMD-029", {"investigator": owner}), *_levels(number)]


def _levels(number: int) -> list[Line]:
    row = SKILLS[number]
    rules = row.rules if len(row.rules) == TOP_LEVEL else row.rules * TOP_LEVEL
    return [
        Line("fact-level", rule, {"level": level, "sentences": told_abilities(abilities)})
        for level, (abilities, rule) in enumerate(zip(row.levels, rules, strict=True), 1)
    ]


def _insanity(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-041: what happens at every threshold."""
    row = INSANITIES[number]
    return [
        Line("fact-at_thresholds", "DMD-041"),
        *_text(told_steps(row.effect), "DMD-041"),
        *_ours("DMD-041", row.invented),
    ]


# --- Cards ----------------------------------------------------------------------------------------------------------


def _mythos(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-023, DMD-099, DMD-102, DMD-166: the symbol, the effects from the top, the summons, the next card."""
    row = MYTHOS[number]
    lines = [Line("fact-symbol" if row.symbol else "fact-no_symbol", "DMD-023")]
    if row.slot:
        lines.append(Line("fact-slot", "DMD-166", {"slot": row.slot}))
    lines += [*_text(told_steps(row.effect), "DMD-099"), *_text(told_steps(row.summon), "DMD-102")]
    if row.draw_again:
        lines.append(Line("fact-draw_again", "DMD-166"))
    return [*lines, *_ours("DMD-021", row.invented)]


def _discovery(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-018, DMD-109: the story, the middle of the card, and both sides."""
    row = DISCOVERIES[number]
    lines = [Line(f"{DISCOVERIES.names[number]}.story", "DMD-109"), *_text(told_discovery(row), "DMD-109")]
    for place, side in (("left", row.left), ("right", row.right)):
        if side is not None:
            lines.append(Line("fact-side_of", "DMD-018", {"place": place, **_claimed(side)}))
    return [*lines, *_ours("DMD-017", row.invented)]


def _claimed(side: Side) -> dict[str, object]:
    return {
        "side": SIDES.names[SIDES.number(side.id)],
        "type": side.type,
        "health": side.health,
        "sentences": told_abilities(side.abilities),
    }


def _side(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-018, DMD-115: what a claimed card is and does."""
    row = SIDES[number]
    lines = [Line("fact-side", "DMD-017", {"type": row.type})]
    if row.health:
        lines.append(Line("fact-companion_health", "DMD-115", {"count": row.health}))
    lines += _text(told_abilities(row.abilities), "DMD-018")
    return [*lines, *_ours("DMD-017", any(_has(card, row) and card.invented for card in DISCOVERIES))]


def _has(card: Discovery, side: Side) -> bool:
    return side in (card.left, card.right)


def _relic(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-168: the common side, and what it turns into."""
    row = RELICS[number]
    other = {"relic": TRANSFORMED.names[number], "sentences": told_abilities(row.transformed)}
    return [
        Line("fact-common_side", "DMD-168"),
        *_text(told_abilities(row.common), "DMD-168"),
        Line("fact-turns_into", "DMD-168", other),
        *_ours("DMD-168", row.invented),
    ]


def _transformed(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-168: the transformed side."""
    row = RELICS[number]
    return [
        Line("fact-transformed_side", "DMD-168", {"relic": RELICS.names[number]}),
        *_text(told_abilities(row.transformed), "DMD-168"),
        *_ours("DMD-168", row.invented),
    ]


# --- Enemies --------------------------------------------------------------------------------------------------------


def _enemy(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-026: a card as it counts in this game, and how many figures are left in reserve."""
    row = ENEMIES[number]
    lines = _enemy_card(row, card_of(number, game.slots))
    if number in game.kinds:
        lines.append(Line("fact-reserve", "DMD-027", {"count": len(reserve(game, number))}))
    return [*lines, *_ours("DMD-026", row.invented)]


def _enemy_card(row: Enemy, abilities: Abilities) -> list[Line]:
    card = {"kind": row.kind, "health": row.health, "figures": row.figures}
    return [
        Line("fact-enemy", "DMD-026", card),
        Line("fact-dice", "DMD-064", {"standard": row.standard, "bonus": row.bonus}),
        *_text(told_abilities(abilities, of_enemy=True), "DMD-026"),
    ]


def _unknown(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-163, DMD-164: an Unknown monster: its card, its setup, what it does when the Elder One advances."""
    row = UNKNOWN_MONSTERS[number]
    enemy = ENEMIES[ENEMIES.number(row.enemy)]
    lines = _enemy_card(enemy, enemy.abilities if row.abilities is None else row.abilities)
    if row.setup:
        lines.append(Line("fact-setup", "DMD-171", {"sentences": told_steps(row.setup)}))
    lines.append(Line("fact-on_advance", "DMD-164", {"sentences": told_steps(row.on_advance)}))
    return [*lines, *_ours("DMD-163", row.invented)]


def _elder_one(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-007, DMD-052: who it is, its servants, its Stages and rules."""
    row = ELDER_ONES[number]
    minions = tuple(ENEMIES.names[ENEMIES.number(one.id)] for one in (row.cultist, row.monster))
    return [
        Line(f"{ELDER_ONES.names[number]}.text", "DMD-052"),
        Line("fact-minions", "DMD-007", {"enemies": minions}),
        Line("fact-stages", "DMD-015", {"stages": tuple(STAGES.names[STAGES.number(one.id)] for one in row.stages)}),
        *(Line(f"{RULES.names[RULES.number(rule.id)]}.text", "DMD-016") for rule in row.printed),
    ]


def _stage(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-146 to DMD-148: which Stage it is, health and dice, what happens when it is revealed and what lasts. DMD-176:
    the last two may come up anywhere.
    """
    row = STAGES[number]
    place = next(elder.stages.index(row) for elder in ELDER_ONES if row in elder.stages)
    lasting = told_abilities(row.ongoing, of_enemy=True)
    lines = [Line("fact-stage", "DMD-146", {"stage": place + 1})]
    if place == STAGE_I:
        return [*lines, *_text(lasting, "DMD-136"), *_ours("DMD-146", row.invented)]
    at_random = game.wanders and place > STAGE_II
    return [
        *lines,
        Line("fact-stage_health", "DMD-147", {"count": row.health}),
        Line("fact-stage_dice", "DMD-145", {"standard": row.standard, "bonus": row.bonus}),
        Line("fact-stage_place", "DMD-146", {"where": told_place("random_location" if at_random else row.place)}),
        *_text(told_steps(row.reveal), "DMD-146"),
        Line("fact-lasting", "DMD-148", {"sentences": lasting}),
        *_ours("DMD-146", row.invented),
    ]


# --- Scenario and board ---------------------------------------------------------------------------------------------


def _scenario(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-016: the story, the task, the actions, the rules, and what happens when the Elder One advances."""
    row = SCENARIOS[number]
    actions = tuple(ACTIONS.names[ACTIONS.number(action.id)] for action in row.actions)
    return [
        Line(f"{SCENARIOS.names[number]}.text", "DMD-016"),
        Line(f"{COUNTERS.names[COUNTERS.number(row.ritual.counter)]}.text", "DMD-142"),
        Line("fact-actions", "DMD-098", {"actions": actions}),
        *(Line(f"{RULES.names[RULES.number(rule.id)]}.text", "DMD-016") for rule in row.printed),
        Line("fact-on_advance", "DMD-132", {"sentences": told_steps(row.on_advance)}),
    ]


def _action(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-098: what an action of the scenario requires, costs and does."""
    row = ACTIONS[number]
    needs, price, does = told_action(row.effect, row.require, row.cost)
    lines = [Line("fact-requires", "DMD-098", {"needs": needs})] if needs else []
    if price:
        lines.append(Line("fact-costs", "DMD-098", {"price": price}))
    return [*lines, *_text(does, "DMD-098")]


def _counter(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-142: the task, its progress, and what else happens when it is completed."""
    name, counter = COUNTERS.names[number], COUNTERS[number]
    scenario, row = next((at, row) for at, row in enumerate(SCENARIOS) if row.ritual.counter == counter.id)
    lines = [Line(f"{name}.text", "DMD-142")]
    if scenario == game.scenario and game.fire:
        now = {"counter": name, "count": game.counter, "target": row.ritual.target}
        lines.append(Line("why-ritual", "DMD-142", now))
    return lines


def _token(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-008: what it is, and how many are left."""
    row = TOKENS[number]
    lines = [Line(f"{TOKENS.names[number]}.text", "DMD-008")]
    if game.fire and row.id in box(game).numbers:
        left = supply(game, box(game).numbers[row.id])
        lines.append(Line("fact-supply", "DMD-008", {"count": left, "of": row.number}))
    return lines


def _space(game: DeathMayDie, number: int) -> list[Line]:
    """DMD-044 to DMD-050: what a space is, where one gets from it, and who and what is there."""
    name = SPACES.names[number]
    scenario = next(at for at, row in enumerate(SCENARIOS) if SPACES[number] in row.spaces)
    map_ = scenario_map(scenario)
    space = map_.names.index(name)
    here_now = bool(game.fire) and scenario == game.scenario
    near = ways(game).next[space] if here_now else roads(scenario, (), ()).next[space]
    lines = []
    if space in map_.gates:
        lines.append(Line("fact-gate", "DMD-048", {"colour": COLOURS[map_.gates.index(space)]}))
    if space == map_.start:
        lines.append(Line("fact-start", "DMD-057"))
    lines.append(Line("fact-adjacent", "DMD-046", {"spaces": tuple(map_.names[one] for one in near)}))
    return [*lines, *_lies_in(game, space)] if here_now else lines


def _lies_in(game: DeathMayDie, space: int) -> list[Line]:
    """DMD-028, DMD-050: figures, Fire and tokens in a space."""
    enemies = tuple(figure_name(game, figure) for figure in here(game, space))
    people = tuple(who(game, seat) for seat in together(game, space))
    tokens: list[Name] = []
    for kind in range(len(box(game).tokens)):
        tokens += [token_name(game, kind, space)] * lying(game, kind, space)
    lines = [Line("fact-enemies", "DMD-050", {"enemies": enemies}) if enemies else Line("fact-safe", "DMD-050")]
    if people:
        lines.append(Line("fact-people", "DMD-028", {"people": people}))
    if game.fire[space]:
        lines.append(Line("fact-fire", "DMD-087", {"count": game.fire[space]}))
    if tokens:
        lines.append(Line("fact-tokens", "DMD-008", {"tokens": tuple(tokens)}))
    return lines


_TOLD: list[tuple[Catalogue[Any], Callable[[DeathMayDie, int], list[Line]]]] = [
    (INVESTIGATORS, _investigator),
    (SKILLS, _skill),
    (INSANITIES, _insanity),
    (RELICS, _relic),
    (TRANSFORMED, _transformed),
    (ELDER_ONES, _elder_one),
    (STAGES, _stage),
    (ENEMIES, _enemy),
    (UNKNOWN_MONSTERS, _unknown),
    (TOKENS, _token),
    (MYTHOS, _mythos),
    (SCENARIOS, _scenario),
    (SPACES, _space),
    (ACTIONS, _action),
    (COUNTERS, _counter),
    (RULES, lambda game, number: [Line(f"{RULES.names[number]}.text", "DMD-016")]),
    (DISCOVERIES, _discovery),
    (SIDES, _side),
]
