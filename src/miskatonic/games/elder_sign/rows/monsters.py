"""The monster tokens: 22 for every game, and the five masks that join them against Nyarlathotep (ES-007)."""

from typing import NamedTuple

from miskatonic.games.elder_sign.rows.adventure import Task
from miskatonic.games.elder_sign.rows.dice import LORE, PERIL, Colour
from miskatonic.games.elder_sign.rows.effects import Effects, doom, gain
from miskatonic.games.elder_sign.rows.tasks import LORE_ONE, PERIL_ONE, TERROR_ONE, either, investigation
from miskatonic.kernel import Catalogue


class Monster(NamedTuple):
    """A token: how many there are, its task, what it locks, what its back says (ES-216).

    No token is known so well that it would not be `invented`: our own design.
    """

    id: str
    copies: int
    trophies: int
    task: Task
    locks: tuple[Colour, ...] = ()
    mask: bool = False
    on_defeat: Effects = ()
    invented: bool = True


def _parts(row: Monster) -> tuple[str, ...]:
    return ("text",) if row.on_defeat else ()


KINDS = (
    Monster(
        "cultist",
        copies=3,
        trophies=1,
        task=Task((investigation(3),)),
    ),
    Monster(
        "maniac",
        copies=1,
        trophies=1,
        task=Task((PERIL_ONE,)),
    ),
    Monster(
        "zombie",
        copies=1,
        trophies=1,
        task=Task((PERIL_ONE, investigation(1))),
    ),
    Monster(
        "ghoul",
        copies=1,
        trophies=1,
        task=Task((PERIL_ONE, investigation(2))),
    ),
    Monster(
        "ghost",
        copies=1,
        trophies=1,
        task=Task((LORE_ONE,), sanity=1),
    ),
    Monster(
        "witch",
        copies=1,
        trophies=1,
        task=Task((LORE_ONE, investigation(2))),
        on_defeat=(gain("spell"),),
    ),
    Monster(
        "warlock",
        copies=1,
        trophies=2,
        task=Task((LORE_ONE, LORE_ONE)),
        on_defeat=(gain("clue"),),
    ),
    Monster(
        "mi_go",
        copies=1,
        trophies=1,
        task=Task((either(LORE, PERIL), investigation(2))),
        on_defeat=(gain("common_item"),),
    ),
    Monster(
        "byakhee",
        copies=1,
        trophies=1,
        task=Task((PERIL_ONE, TERROR_ONE)),
    ),
    Monster(
        "nightgaunt",
        copies=1,
        trophies=1,
        task=Task((TERROR_ONE,)),
    ),
    Monster(
        "fire_vampire",
        copies=1,
        trophies=1,
        task=Task((PERIL_ONE,), stamina=1),
    ),
    Monster(
        "vampire",
        copies=1,
        trophies=2,
        task=Task((PERIL_ONE, LORE_ONE)),
        on_defeat=(gain("clue"),),
    ),
    Monster(
        "dimensional_shambler",
        copies=1,
        trophies=1,
        task=Task((investigation(2),), clock=1),
    ),
    Monster(
        "hound_of_tindalos",
        copies=1,
        trophies=2,
        task=Task((TERROR_ONE, PERIL_ONE), clock=1),
    ),
    Monster(
        "formless_spawn",
        copies=1,
        trophies=2,
        task=Task((TERROR_ONE, investigation(3))),
    ),
    Monster(
        "elder_thing",
        copies=1,
        trophies=2,
        task=Task((LORE_ONE, investigation(3))),
        locks=("green",),
    ),
    Monster(
        "star_spawn",
        copies=1,
        trophies=2,
        task=Task((TERROR_ONE, TERROR_ONE)),
        on_defeat=(gain("clue"),),
    ),
    Monster(
        "dark_young",
        copies=1,
        trophies=2,
        task=Task((PERIL_ONE, PERIL_ONE)),
        locks=("yellow",),
    ),
    Monster(
        "chthonian",
        copies=1,
        trophies=1,
        task=Task((investigation(6),)),
    ),
    Monster(
        "high_priest",
        copies=1,
        trophies=3,
        task=Task((LORE_ONE, LORE_ONE, TERROR_ONE)),
        locks=("red",),
        on_defeat=(gain("spell"),),
    ),
    Monster(
        "the_black_man",
        copies=1,
        trophies=2,
        task=Task((LORE_ONE, investigation(3))),
        mask=True,
        on_defeat=(doom(-1),),
    ),
    Monster(
        "the_bloated_woman",
        copies=1,
        trophies=2,
        task=Task((TERROR_ONE, TERROR_ONE), sanity=1),
        mask=True,
    ),
    Monster(
        "the_dark_pharaoh",
        copies=1,
        trophies=2,
        task=Task((LORE_ONE, LORE_ONE)),
        locks=("red",),
        mask=True,
        on_defeat=(gain("spell"),),
    ),
    Monster(
        "god_of_the_bloody_tongue",
        copies=1,
        trophies=3,
        task=Task((PERIL_ONE, PERIL_ONE, TERROR_ONE)),
        mask=True,
        on_defeat=(gain("unique_item"),),
    ),
    Monster(
        "haunter_of_the_dark",
        copies=1,
        trophies=2,
        task=Task((TERROR_ONE, PERIL_ONE)),
        locks=("green",),
        mask=True,
    ),
)

MONSTERS = Catalogue("monster", KINDS, parts=_parts)
"""The tokens by number: what is on each (ES-003)."""
