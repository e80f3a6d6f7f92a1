"""Every card, die and place by the name it is told with. Inside the rules they are numbers."""

from miskatonic.games.elder_sign.cards.adventures import CARDS
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.investigators import INVESTIGATORS
from miskatonic.games.elder_sign.cards.monsters import MONSTERS, TOKENS
from miskatonic.games.elder_sign.cards.mythos import MYTHOS
from miskatonic.games.elder_sign.cards.other_worlds import OTHER_WORLDS
from miskatonic.games.elder_sign.dice import FACE_IDS
from miskatonic.games.elder_sign.state import BATTLE, COLOUR, COLOURS, DECK_IDS, ENTRANCE, TOKEN, kind_of

INVESTIGATOR_NAMES = tuple(f"investigator-{card.id}" for card in INVESTIGATORS)
ANCIENT_ONE_NAMES = tuple(f"ancient_one-{card.id}" for card in ANCIENT_ONES)
FIRST_WORLD = len(CARDS) - len(OTHER_WORLDS)
CARD_NAMES = tuple(
    f"{'adventure' if number < FIRST_WORLD else 'other_world'}-{card.id}" for number, card in enumerate(CARDS)
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
HAND_NAMES = tuple(f"{DECK_IDS[kind_of(number)]}-{name}" for number, name in enumerate(HAND_IDS))
ANNA_KASLOW = HAND_IDS.index("anna_kaslow")
CROSS = HAND_IDS.index("cross")
DUKE = HAND_IDS.index("duke")
OBSIDIAN_STATUE = HAND_IDS.index("obsidian_statue")
PROFESSOR_ARMITAGE = HAND_IDS.index("professor_armitage")
RICHARD_UPTON_PICKMAN = HAND_IDS.index("richard_upton_pickman")
RUBY_STANDISH = HAND_IDS.index("ruby_standish")
RYAN_DEAN = HAND_IDS.index("ryan_dean")
SIR_WILLIAM_BRINTON = HAND_IDS.index("sir_william_brinton")
MONSTER_NAMES = tuple(f"monster-{MONSTERS[kind].id}" for kind in TOKENS)
MYTHOS_NAMES = tuple(f"mythos-{card.id}" for card in MYTHOS)
FACE_NAMES = ("", *(f"face-{FACE_IDS[face]}" for face in sorted(FACE_IDS)))
DIE_NAMES = tuple(f"die-{COLOURS[colour]}" for colour in COLOUR)


def place_name(place: int) -> str:
    """Where a marker can stand."""
    return {ENTRANCE: "place-entrance", BATTLE: "place-battle"}.get(place) or CARD_NAMES[place]


def trophy_name(trophy: int) -> str:
    """A won card or monster."""
    return CARD_NAMES[trophy] if trophy < TOKEN else MONSTER_NAMES[trophy - TOKEN]
