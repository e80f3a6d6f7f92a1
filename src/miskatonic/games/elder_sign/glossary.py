"""What has no card of its own and can be looked up, with the rules that say more."""

from collections.abc import Mapping

from miskatonic.games.elder_sign.names import OFF_THE_CARDS
from miskatonic.games.elder_sign.state import ENTRANCE

GLOSSARY: Mapping[str, tuple[str, ...]] = {
    str(OFF_THE_CARDS[ENTRANCE]): ("ES-099",),
    "place-first_aid": ("ES-100", "ES-101", "ES-102"),
    "place-lost_and_found": ("ES-103", "ES-104"),
    "place-souvenir_shop": ("ES-105", "ES-106"),
    "sign-investigation": ("ES-040", "ES-063"),
    "sign-lore": ("ES-041",),
    "sign-peril": ("ES-042",),
    "sign-terror": ("ES-043", "ES-074"),
    "sign-wild": ("ES-054",),
    "sign-green": ("ES-051", "ES-055"),
    "sign-yellow": ("ES-052", "ES-153"),
    "sign-red": ("ES-053", "ES-154"),
    "sign-lock": ("ES-134", "ES-136"),
    "sign-clock": ("ES-113", "ES-046"),
    "sign-doom": ("ES-022", "ES-200"),
    "sign-elder_sign": ("ES-087",),
    "sign-sanity": ("ES-174", "ES-047"),
    "sign-stamina": ("ES-174", "ES-048"),
    "sign-clue": ("ES-144",),
    "sign-trophies": ("ES-107",),
    "sign-common_item": ("ES-149", "ES-153"),
    "sign-unique_item": ("ES-149", "ES-154"),
    "sign-spell": ("ES-162", "ES-161"),
    "sign-ally": ("ES-172",),
    "sign-gate": ("ES-088", "ES-095"),
    "sign-monster": ("ES-202", "ES-203"),
    "sign-frame": ("ES-204", "ES-205"),
    "sign-mythos": ("ES-188", "ES-193"),
}
