"""Every card, die and place by the name it is told with, which knows the thing it names. Inside the rules they are
numbers.
"""

import itertools
from collections.abc import Iterable

from miskatonic.games.elder_sign.cards.adventures import CARDS
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.investigators import INVESTIGATORS
from miskatonic.games.elder_sign.cards.monsters import MONSTERS, TOKENS
from miskatonic.games.elder_sign.cards.mythos import MYTHOS
from miskatonic.games.elder_sign.cards.other_worlds import OTHER_WORLDS
from miskatonic.games.elder_sign.dice import FACE_IDS
from miskatonic.games.elder_sign.state import BATTLE, COLOUR, COLOURS, DECK_IDS, ENTRANCE, TOKEN, kind_of
from miskatonic.kernel import Name

SEATS = range(8)


def _counted(names: Iterable[str], thing: str) -> tuple[Name, ...]:
    """Names of things; of several equal ones each is a thing of its own."""
    all_names = tuple(names)
    seen: dict[str, int] = {}
    found = []
    for name in all_names:
        seen[name] = number = seen.get(name, 0) + 1
        id_ = f"{thing}:{name.partition('-')[2]}"
        found.append(Name(name, f"{id_}#{number}" if all_names.count(name) > 1 else id_))
    return tuple(found)


INVESTIGATOR_NAMES = _counted((f"investigator-{card.id}" for card in INVESTIGATORS), "investigator")
ANCIENT_ONE_NAMES = _counted((f"ancient_one-{card.id}" for card in ANCIENT_ONES), "ancient_one")
FIRST_WORLD = len(CARDS) - len(OTHER_WORLDS)
CARD_NAMES = _counted(
    (f"{'adventure' if number < FIRST_WORLD else 'other_world'}-{card.id}" for number, card in enumerate(CARDS)),
    "place",
)
HAND_IDS = (
    "axe",
    "bullwhip",
    "carbine_rifle",
    "cross",
    "dynamite",
    "food",
    "knife",
    "lucky_cigarette_case",
    "old_journal",
    "shotgun",
    "tommy_gun",
    "whiskey",
    "alien_statue",
    "ancient_tablet",
    "blue_watcher_of_the_pyramid",
    "cabala_of_saboth",
    "cultes_des_goules",
    "enchanted_blade",
    "flute_of_the_outer_gods",
    "gate_box",
    "healing_stone",
    "holy_water",
    "obsidian_statue",
    "ruby_of_rlyeh",
    "bind_monster",
    "dread_curse_of_azathoth",
    "enchant_weapon",
    "find_gate",
    "flesh_ward",
    "heal",
    "mists_of_releh",
    "red_sign_of_shudde_mell",
    "shrivelling",
    "voice_of_ra",
    "wither",
    "wither",
    "anna_kaslow",
    "duke",
    "john_legrasse",
    "professor_armitage",
    "richard_upton_pickman",
    "ruby_standish",
    "ryan_dean",
    "sir_william_brinton",
)
"""Common Items, Unique Items, Spells and Allies, numbered through."""
HAND_NAMES = _counted((f"{DECK_IDS[kind_of(number)]}-{name}" for number, name in enumerate(HAND_IDS)), "card")
ANNA_KASLOW = HAND_IDS.index("anna_kaslow")
CROSS = HAND_IDS.index("cross")
DUKE = HAND_IDS.index("duke")
OBSIDIAN_STATUE = HAND_IDS.index("obsidian_statue")
PROFESSOR_ARMITAGE = HAND_IDS.index("professor_armitage")
RICHARD_UPTON_PICKMAN = HAND_IDS.index("richard_upton_pickman")
RUBY_STANDISH = HAND_IDS.index("ruby_standish")
RYAN_DEAN = HAND_IDS.index("ryan_dean")
SIR_WILLIAM_BRINTON = HAND_IDS.index("sir_william_brinton")
MONSTER_NAMES = _counted((f"monster-{MONSTERS[kind].id}" for kind in TOKENS), "monster")
MYTHOS_NAMES = _counted((f"mythos-{card.id}" for card in MYTHOS), "mythos")
FACE_NAMES = ("", *(f"face-{FACE_IDS[face]}" for face in sorted(FACE_IDS)))
COLOUR_NAMES = tuple(f"die-{colour}" for colour in COLOURS)
"""A die of a colour, whichever it is."""
DIE_NAMES = tuple(Name(COLOUR_NAMES[colour], f"die:{die}") for die, colour in enumerate(COLOUR))
PLACE_NAMES = {
    ENTRANCE: Name("place-entrance", "place:entrance"),
    BATTLE: Name("place-battle", "place:battle"),
    **dict(enumerate(CARD_NAMES)),
}
SEAT_NAMES = tuple(Name(f"seat-{seat}", f"seat:{seat}") for seat in SEATS)
_PLAYERS = {
    (seat, number): Name(name, f"seat:{seat}")
    for seat, (number, name) in itertools.product(SEATS, enumerate(INVESTIGATOR_NAMES))
}


def player_name(seat: int, who: int) -> Name:
    """Whoever sits there, by the investigator; by the number of the seat while there is none."""
    return _PLAYERS.get((seat, who)) or SEAT_NAMES[seat]


def place_name(place: int) -> Name:
    """Where a marker can stand."""
    return PLACE_NAMES[place]


def task_thing(place: int, key: int) -> str:
    """The thing a task is: the row of a card, counted from 1, or the monster below it."""
    where = PLACE_NAMES[place].thing.partition(":")[2]
    return f"task:{where}/{key + 1 if key < TOKEN else MONSTER_NAMES[key - TOKEN].thing.partition(':')[2]}"


def trophy_name(trophy: int) -> Name:
    """A won card or monster."""
    return CARD_NAMES[trophy] if trophy < TOKEN else MONSTER_NAMES[trophy - TOKEN]
