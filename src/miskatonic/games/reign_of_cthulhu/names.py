"""Every card by number and by name. Inside the rules a card is a number; names are for options, texts and views.

Player cards: 0..3 are clues of the four towns, 4..15 the relics, 16 is Evil Stirs. A summoning card is its location.
"""

from miskatonic.games.reign_of_cthulhu.board import PLACES, TOWNS
from miskatonic.games.reign_of_cthulhu.state import EVIL_STIRS, FIRST_RELIC, RELICS

PLACE_NAMES = tuple(f"place-{place.id}" for place in PLACES)
TOWN_NAMES = tuple(f"town-{town}" for town in TOWNS)
CLUE_NAMES = tuple(f"clue-{town}" for town in TOWNS)

RELIC_IDS = (
    "alien_carving",
    "alhazreds_flame",
    "bizarre_statue",
    "book_of_shadow",
    "elder_sign",
    "last_hourglass",
    "mi_go_eye",
    "seal_of_leng",
    "silver_key",
    "song_of_kadath",
    "warded_box",
    "xaos_mirror",
)
RELIC_NAMES = tuple(f"relic-{relic}" for relic in RELIC_IDS)
RELIC = {relic: number for number, relic in enumerate(RELIC_IDS)}

OLD_ONE_IDS = (
    "atlach_nacha",
    "azathoth",
    "cthulhu",
    "dagon",
    "hastur",
    "ithaqua",
    "nyarlathotep",
    "shub_niggurath",
    "shudde_mell",
    "tsathoggua",
    "yig",
    "yog_sothoth",
)
OLD_ONE_NAMES = tuple(f"old_one-{old_one}" for old_one in OLD_ONE_IDS)
OLD_ONE = {old_one: number for number, old_one in enumerate(OLD_ONE_IDS)}
AZATHOTH, CTHULHU, ITHAQUA, NYARLATHOTEP, YIG, YOG_SOTHOTH = (
    OLD_ONE[old_one] for old_one in ("azathoth", "cthulhu", "ithaqua", "nyarlathotep", "yig", "yog_sothoth")
)

CARD_IDS = (*TOWNS, *RELIC_IDS, "evil_stirs")
CARD_NAMES = (*CLUE_NAMES, *RELIC_NAMES, "card-evil_stirs")
assert (len(TOWNS), len(RELIC_IDS), len(CARD_IDS)) == (FIRST_RELIC, RELICS, EVIL_STIRS + 1)
