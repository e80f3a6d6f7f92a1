"""Deck lists and what investigators may put into them, basic weaknesses, five starter decks of our own."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from miskatonic.games.arkham_lcg.rows.terms import NEUTRAL

RANDOM_WEAKNESS = "random_basic_weakness"


RANDOM_WEAKNESS_CODE = "01000"
"""AH-B-208: in a deck list: a basic weakness that is still to be drawn."""
COLLECTIONS = TWO_OF_EACH, ONE_BOX = "two_of_each", "one_box"
"""Whether everybody has two of each card, or all share what is printed in one box."""


class Access(NamedTuple):
    """AH-B-207: one of an investigator's deck options: cards up to a level, of one of these classes, with one of these
    traits, whose text does this; what is left empty is not asked.

    With `places` at most that many cards; with `other` only those that no other option has room for (AH-R-1.15).
    """

    classes: tuple[str, ...] = ()
    up_to: int = 5
    places: int = 0
    other: bool = False
    traits: tuple[str, ...] = ()
    text: str = ""
    """AH-R-1.15: what a row says of its text (`Card.says`)."""


class Ban(NamedTuple):
    """AH-B-208: cards with a trait that a deck may not hold, from a level on."""

    trait: str
    since: int = 0


class Least(NamedTuple):
    """AH-B-208: so many cards that a deck must hold: of each of so many classes; or of a kind and with a trait."""

    cards: int
    classes: int = 0
    kind: str = ""
    trait: str = ""


class DeckOptions(NamedTuple):
    """AH-B-205, AH-B-207: what is printed on the back of an investigator; signature cards know whose they are."""

    access: tuple[Access, ...]
    size: int = 30
    bans: tuple[Ban, ...] = ()
    least: tuple[Least, ...] = ()
    bonus: int = 0
    """AH-B-209: the experience with which a campaign begins."""


def open_to(main: str, second: str) -> DeckOptions:
    """AH-B-207: the options of every investigator of the core set: one class and neutral cards, another up to 2."""
    return DeckOptions((Access((main, NEUTRAL), 5), Access((second,), 2)))


class DeckList(NamedTuple):
    """AH-B-205: a deck as it is written down: codes of the investigator and of the cards, with their numbers.

    `experience` is what its cards may have cost together; `taboo` the list it was made by, or nothing.
    """

    investigator: str
    cards: Mapping[str, int]
    side: Mapping[str, int] = MappingProxyType({})
    taboo: str = ""
    experience: int = 0
    name: str = ""


class Deck(NamedTuple):
    """A starter deck: its investigator and how many of which cards, by id."""

    investigator: str
    cards: Mapping[str, int]


USUAL_SEATS = ("roland", "daisy", "wendy", "agnes")
"""Who plays if nobody says otherwise."""


STARTER_DECKS: dict[str, Deck] = {
    "roland": Deck(
        "roland_banks",
        {
            "random_basic_weakness": 1,
            "rolands_38_special": 1,
            "cover_up": 1,
            "45_automatic": 2,
            "physical_training": 2,
            "beat_cop": 2,
            "first_aid": 1,
            "guard_dog": 2,
            "evidence": 2,
            "dodge": 2,
            "dynamite_blast": 1,
            "vicious_blow": 2,
            "magnifying_glass": 2,
            "dr_milan_christopher": 1,
            "working_a_hunch": 2,
            "deduction": 2,
            "knife": 1,
            "flashlight": 1,
            "emergency_cache": 2,
            "guts": 2,
            "overpower": 1,
        },
    ),
    "daisy": Deck(
        "daisy_walker",
        {
            "random_basic_weakness": 1,
            "daisys_tote_bag": 1,
            "the_necronomicon": 1,
            "magnifying_glass": 2,
            "old_book_of_lore": 2,
            "research_librarian": 2,
            "dr_milan_christopher": 2,
            "hyperawareness": 2,
            "medical_texts": 1,
            "mind_over_matter": 2,
            "working_a_hunch": 2,
            "barricade": 1,
            "deduction": 2,
            "scrying": 1,
            "drawn_to_the_flame": 1,
            "ward_of_protection": 2,
            "blinding_light": 1,
            "emergency_cache": 2,
            "guts": 1,
            "perception": 2,
            "unexpected_courage": 2,
        },
    ),
    "skids": Deck(
        "skids_otoole",
        {
            "random_basic_weakness": 1,
            "on_the_lam": 1,
            "hospital_debts": 1,
            "45_automatic": 1,
            "beat_cop": 1,
            "dodge": 1,
            "vicious_blow": 2,
            "switchblade": 2,
            "burglary": 1,
            "pickpocketing": 2,
            "41_derringer": 2,
            "leo_de_luca": 2,
            "hard_knocks": 2,
            "backstab": 2,
            "sneak_attack": 2,
            "opportunist": 2,
            "flashlight": 2,
            "emergency_cache": 2,
            "guts": 1,
            "perception": 1,
            "manual_dexterity": 2,
        },
    ),
    "agnes": Deck(
        "agnes_baker",
        {
            "random_basic_weakness": 1,
            "heirloom_of_hyperborea": 1,
            "dark_memory": 1,
            "forbidden_knowledge": 2,
            "holy_rosary": 2,
            "shrivelling": 2,
            "scrying": 1,
            "arcane_studies": 2,
            "arcane_initiate": 2,
            "drawn_to_the_flame": 2,
            "ward_of_protection": 2,
            "blinding_light": 2,
            "fearless": 1,
            "leather_coat": 1,
            "look_what_i_found": 2,
            "lucky": 2,
            "flashlight": 1,
            "emergency_cache": 2,
            "guts": 2,
            "unexpected_courage": 2,
        },
    ),
    "wendy": Deck(
        "wendy_adams",
        {
            "random_basic_weakness": 1,
            "wendys_amulet": 1,
            "abandoned_and_alone": 1,
            "pickpocketing": 2,
            "leo_de_luca": 1,
            "backstab": 2,
            "sneak_attack": 1,
            "leather_coat": 1,
            "scavenging": 1,
            "baseball_bat": 1,
            "rabbits_foot": 2,
            "stray_cat": 2,
            "dig_deep": 2,
            "look_what_i_found": 2,
            "lucky": 2,
            "survival_instinct": 2,
            "knife": 1,
            "flashlight": 2,
            "emergency_cache": 2,
            "manual_dexterity": 2,
            "unexpected_courage": 2,
        },
    ),
}
