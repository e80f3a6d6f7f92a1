"""The words and symbols of the game that aren't cards: what there is to read about them, and their current values."""

from collections.abc import Callable, Mapping

from miskatonic.games.arkham_lcg.basics.bag import in_bag
from miskatonic.games.arkham_lcg.basics.tokens import doom_in_play, doom_needed
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.piles import SIDE_PILES
from miskatonic.games.arkham_lcg.rows.terms import EASY, STANDARD
from miskatonic.games.arkham_lcg.rules.act_agenda import clues_needed, clues_of_all
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Line

GLOSSARY: Mapping[str, tuple[str, ...]] = {
    "skill-willpower": ("AH-B-065",),
    "skill-intellect": ("AH-B-049", "AH-B-065"),
    "skill-combat": ("AH-B-055", "AH-B-065"),
    "skill-agility": ("AH-B-057", "AH-B-065"),
    "token-skull": ("AH-B-068", "AH-B-082"),
    "token-cultist": ("AH-B-068", "AH-B-082"),
    "token-tablet": ("AH-B-068", "AH-B-082"),
    "token-elder_thing": ("AH-B-068", "AH-B-082"),
    "token-auto_fail": ("AH-B-073",),
    "token-elder_sign": ("AH-B-068",),
    "sign-wild": ("AH-B-066",),
    "sign-commit": ("AH-B-066", "AH-B-115"),
    "sign-chaos_bag": ("AH-B-067", "AH-S-006"),
    "sign-agenda": ("AH-B-177", "AH-B-178"),
    "sign-act": ("AH-B-176", "AH-B-179"),
    "sign-doom": ("AH-B-180", "AH-B-031", "AH-B-032"),
    "sign-clue": ("AH-B-137", "AH-B-176"),
    "sign-shroud": ("AH-B-136", "AH-B-049"),
    "sign-resource": ("AH-B-106",),
    "sign-damage": ("AH-B-165", "AH-B-161"),
    "sign-horror": ("AH-B-165", "AH-B-161"),
    "sign-direct": ("AH-B-162",),
    "sign-trauma": ("AH-B-172", "AH-B-173"),
    "sign-hunter": ("AH-B-147",),
    "sign-retaliate": ("AH-B-151",),
    "sign-aloof": ("AH-B-150",),
    "sign-massive": ("AH-B-149", "AH-B-267"),
    "sign-alert": ("AH-B-152",),
    "sign-prey": ("AH-B-146",),
    "sign-spawn": ("AH-B-143", "AH-S-002", "AH-S-003"),
    "sign-surge": ("AH-B-198",),
    "sign-peril": ("AH-B-197",),
    "sign-victory": ("AH-B-199",),
    "sign-engaged": ("AH-B-144", "AH-B-145"),
    "sign-exhausted": ("AH-B-119", "AH-B-041"),
    "sign-opportunity": ("AH-B-062", "AH-B-063"),
    "sign-fast": ("AH-B-116",),
    "sign-uses": ("AH-B-118",),
    "sign-slot": ("AH-B-117",),
    "sign-unique": ("AH-B-017",),
    "sign-trait": ("AH-B-130",),
    "sign-action_ability": ("AH-B-094",),
    "sign-free_ability": ("AH-B-092",),
    "sign-reaction": ("AH-B-093",),
    "sign-forced": ("AH-B-090",),
    "sign-revelation": ("AH-B-091",),
    "sign-objective": ("AH-B-179",),
    "sign-parley": ("AH-B-059",),
    "sign-resign": ("AH-B-059", "AH-B-174"),
    "sign-weakness": ("AH-B-200", "AH-B-202"),
    "sign-threat_area": ("AH-B-018", "AH-R-1.2"),
    "sign-lead": ("AH-B-015", "AH-B-014"),
    "sign-per_investigator": ("AH-B-013",),
    **{f"pile-{one.name}": (one.rule,) for one in SIDE_PILES.values()},
    **{f"card-{one.face_down}": ("AH-B-132",) for one in CARDS if one.face_down},
}
"""What is on no card of its own and can be asked about, with the rules that say more."""


def meaning(game: Arkham, name: str) -> list[Line]:
    """Everything there is to read about a word or symbol."""
    family, _, word = name.partition("-")
    lines = [Line(f"{name}.text", GLOSSARY[name][0])]
    if family == "token":
        return [*lines, *_token(game, word)]
    return [*lines, *_NOW.get(name, _nothing)(game)]


def side(game: Arkham) -> str:
    """AH-B-082: what ends the names of the texts on the side of the reference card that is in use."""
    return "" if game.difficulty in (EASY, STANDARD) else "_hard"


def _token(game: Arkham, token: str) -> list[Line]:
    """AH-B-068, AH-B-082: how many are in the bag, and what they do in this scenario."""
    lines = [Line("fact-in_bag", "AH-S-006", {"count": in_bag(game).count(token), "of": len(in_bag(game))})]
    if game.reference >= 0 and token in row(game, game.reference).symbols:
        effect = f"{card_name(game, game.reference)}.{token}{side(game)}"
        lines.append(Line("fact-here", "AH-B-082", {"effect": effect}))
    return lines


def _nothing(game: Arkham) -> list[Line]:
    return []


def doom_now(game: Arkham) -> list[Line]:
    """AH-B-177: the doom in play against the threshold."""
    if not (needed := doom_needed(game)):
        return []
    return [Line("fact-doom_now", "AH-B-177", {"count": doom_in_play(game), "of": needed})]


def clues_now(game: Arkham) -> list[Line]:
    """AH-B-176: the clues the investigators hold, and how many the act asks for."""
    need = clues_needed(game)
    if not need:
        return []
    return [Line("fact-clues_now", "AH-B-176", {"count": clues_of_all(game, game.order), "of": need})]


def bag_now(game: Arkham) -> list[Line]:
    """AH-S-006: how many tokens are in the bag."""
    return [Line("fact-bag_now", "AH-S-006", {"count": len(in_bag(game))})]


_NOW: dict[str, Callable[[Arkham], list[Line]]] = {
    "sign-doom": doom_now,
    "sign-agenda": doom_now,
    "sign-clue": clues_now,
    "sign-act": clues_now,
    "sign-chaos_bag": bag_now,
}
"""The current state of what has no card."""
