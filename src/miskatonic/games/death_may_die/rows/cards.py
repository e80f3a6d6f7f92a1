"""What the rows of all decks are made of, and their catalogues. The modules in `cards/` fill them.

A card whose effect is our own design says so (`invented`); figures and names of the printed game carry over.
"""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from miskatonic.games.death_may_die.rows.abilities import Abilities
from miskatonic.games.death_may_die.rows.effects import Effects
from miskatonic.kernel import Catalogue, unless_known

COMMON, UNIQUE = "common", "unique"
EnemyKind = Literal["cultist", "monster"]
CULTIST: Final = "cultist"
MONSTER: Final = "monster"
CardType = Literal["item", "companion", "condition"]
ITEM: Final = "item"
COMPANION: Final = "companion"
CONDITION: Final = "condition"


class Skill(NamedTuple):
    """A skill: for each level the complete set of abilities in force (DMD-036), and the rules behind it."""

    id: str
    kind: str
    levels: tuple[Abilities, Abilities, Abilities, Abilities]
    rules: tuple[str, ...] = ("DMD-036",)


SKILLS: Catalogue[Skill] = Catalogue("skill", parts=lambda row: ("text1", "text2", "text3", "text4"))


def _unknown_skills(row: "Investigator") -> Iterator[str]:
    for skill in row.skills:
        yield from unless_known("skill", skill, SKILLS.ids)


class Investigator(NamedTuple):
    """DMD-029: one unique skill and two common ones."""

    id: str
    skills: tuple[str, str, str]
    """The unique one first."""


INVESTIGATORS: Catalogue[Investigator] = Catalogue("investigator", parts=lambda row: ("text",), wrong=_unknown_skills)


class Insanity(NamedTuple):
    """DMD-041: what happens at every threshold."""

    id: str
    effect: Effects
    invented: bool = True


INSANITIES: Catalogue[Insanity] = Catalogue("insanity")


class Enemy(NamedTuple):
    """DMD-026: health, dice, what is special, and how many figures there are."""

    id: str
    kind: EnemyKind
    health: int
    standard: int
    bonus: int
    figures: int
    abilities: Abilities = ()
    invented: bool = True


ENEMIES: Catalogue[Enemy] = Catalogue("enemy")


class Token(NamedTuple):
    """DMD-008: how many there are; where they are at the start, on spaces or on passages; what `blocks` is a wall for
    those who do not ignore it (DMD-152). `links`: two spaces with one are adjacent (DMD-049).
    """

    id: str
    number: int
    setup: tuple[tuple[str, int], ...] = ()
    passages: tuple[tuple[str, str], ...] = ()
    on_passages: bool = False
    blocks: bool = False
    links: bool = False
    most_held: int = 0
    """How many an investigator may carry; 0: no limit, or nobody carries it."""
    one_per_space: bool = False


TOKENS: Catalogue[Token] = Catalogue("token", parts=lambda row: ("text",))


class Mythos(NamedTuple):
    """DMD-021, DMD-102: with a summoning symbol or without; the effects from the top, then the summons."""

    id: str
    symbol: bool
    effect: Effects = ()
    summon: Effects = ()
    draw_again: bool = False
    slot: int = 0
    """Of an Unknown card: to which slot it belongs."""
    invented: bool = True


MYTHOS: Catalogue[Mythos] = Catalogue("mythos", thing="card")


class Side(NamedTuple):
    """One side of a Discovery card, as it is claimed (DMD-018)."""

    id: str
    type: CardType
    abilities: Abilities
    health: int = 0
    """Of a Companion: how many wounds end it (DMD-115)."""


SIDES: Catalogue[Side] = Catalogue("side")


class Discovery(NamedTuple):
    """DMD-017, DMD-109: what its middle says, and the sides it can be claimed by."""

    id: str
    resolve: Effects
    left: Side | None = None
    right: Side | None = None
    invented: bool = True

    def side(self, right: bool) -> Side | None:
        """One of its sides."""
        return self.right if right else self.left


DISCOVERIES: Catalogue[Discovery] = Catalogue("discovery", thing="card", parts=lambda row: ("story",))


class Relic(NamedTuple):
    """DMD-168: its common and its transformed side."""

    id: str
    common: Abilities
    transformed: Abilities
    invented: bool = True

    def side(self, transformed: bool) -> Abilities:
        """What the side that is up can do."""
        return self.transformed if transformed else self.common


RELICS: Catalogue[Relic] = Catalogue("relic")
TRANSFORMED: Catalogue[Relic] = Catalogue("transformed", thing="relic")
"""The same cards, by the names of their other sides."""


THIS_BOX, FIRST_BOX, SEASON_2 = "this", "first", "season_2"
BOXES = (THIS_BOX, FIRST_BOX, SEASON_2)


class UnknownMonster(NamedTuple):
    """DMD-163: an enemy out of some box, what is done at setup and when the Elder One advances."""

    id: str
    enemy: str
    """The id of its `Enemy`."""
    box: str
    """DMD-165: in which box its figures come: those of `this` one are always drawn from, the others where a table is
    played with the monsters of all boxes.
    """
    on_advance: Effects
    setup: Effects = ()
    abilities: Abilities | None = None
    """Where its card differs from the one in a scenario."""
    invented: bool = True


def _unknown_names(row: UnknownMonster) -> Iterator[str]:
    yield from unless_known("enemy", row.enemy, ENEMIES.ids)
    yield from unless_known("box", row.box, BOXES)


UNKNOWN_MONSTERS: Catalogue[UnknownMonster] = Catalogue("unknown", wrong=_unknown_names)
