"""What a scenario's box holds (DMD-016, DMD-053): map, tokens, enemies, actions, ritual, rules, Mythos and Discovery
cards. A scenario is one module in `cards/scenarios/`; nothing else lists them.
"""

from typing import NamedTuple

from miskatonic.games.death_may_die.rows.abilities import Abilities
from miskatonic.games.death_may_die.rows.cards import (
    DISCOVERIES,
    ENEMIES,
    MYTHOS,
    SIDES,
    TOKENS,
    Discovery,
    Enemy,
    Mythos,
    Token,
)
from miskatonic.games.death_may_die.rows.conditions import Condition
from miskatonic.games.death_may_die.rows.effects import Effects
from miskatonic.kernel import Catalogue


class Space(NamedTuple):
    """DMD-044: a space of the map: a part of a tile, by its letter."""

    id: str
    tile: str
    letter: str


class Laid(NamedTuple):
    """A tile on the table: which side up, where, turned clockwise by how many degrees."""

    tile: str
    side: str
    column: int
    row: int
    turned: int


class Action(NamedTuple):
    """DMD-098: an action of the scenario card."""

    id: str
    effect: Effects
    require: Condition | None = None
    cost: Effects = ()


class Ritual(NamedTuple):
    """DMD-142: what is counted, up to where, and what happens then."""

    counter: str
    target: int
    effect: Effects


class Rule(NamedTuple):
    """An additional rule on a card."""

    id: str
    abilities: Abilities = ()


class Scenario(NamedTuple):
    """Everything in one scenario box."""

    id: str
    number: int
    monsters: tuple[Enemy, ...]
    layout: tuple[Laid, ...]
    spaces: tuple[Space, ...]
    start: str
    gates: tuple[str, str, str]
    """DMD-048: red, yellow, blue."""
    tokens: tuple[Token, ...]
    enemies: tuple[tuple[str, str, int], ...]
    """DMD-055: kind, space, how many."""
    actions: tuple[Action, Action]
    ritual: Ritual
    printed: tuple[Rule, ...]
    on_advance: Effects
    mythos: tuple[Mythos, ...]
    discoveries: tuple[Discovery, ...]
    links: tuple[tuple[str, str, str], ...] = ()
    """DMD-049: stairs or tunnel, and the two spaces."""
    fire: tuple[tuple[str, int], ...] = ()


SCENARIOS: Catalogue[Scenario] = Catalogue("scenario", parts=lambda row: ("text",))
SPACES: Catalogue[Space] = Catalogue("space")
ACTIONS: Catalogue[Action] = Catalogue("action")
COUNTERS: Catalogue["Counted"] = Catalogue("counter", parts=lambda row: ("text",))
RULES: Catalogue[Rule] = Catalogue("printed", parts=lambda row: ("text",))


class Counted(NamedTuple):
    """What a ritual counts."""

    id: str


def add_scenario(scenario: Scenario) -> None:
    """A scenario and everything in its box into the catalogues."""
    SCENARIOS.add(scenario)
    for space in scenario.spaces:
        SPACES.add(space)
    for enemy in scenario.monsters:
        if enemy.id not in ENEMIES.ids:
            ENEMIES.add(enemy)
    for token in scenario.tokens:
        TOKENS.add(token)
    for action in scenario.actions:
        ACTIONS.add(action)
    COUNTERS.add(Counted(scenario.ritual.counter))
    for rule in scenario.printed:
        RULES.add(rule)
    for card in scenario.mythos:
        MYTHOS.add(card)
    for discovery in scenario.discoveries:
        DISCOVERIES.add(discovery)
        for side in (discovery.left, discovery.right):
            if side is not None and side.id not in SIDES.ids:
                SIDES.add(side)
