"""The words and symbols of the game that are on no card of their own: what there is to read about them, and how it
stands with them now.
"""

from collections.abc import Callable, Mapping

from miskatonic.games.death_may_die.rows.dice import BONUS_FACES, STANDARD_FACES, Face
from miskatonic.games.death_may_die.rows.tracks import FIRST_RED, SYMBOLS_NEEDED, TRACK_END
from miskatonic.games.death_may_die.rules import mythos
from miskatonic.games.death_may_die.state import FIRE_TOKENS, DeathMayDie, on_board
from miskatonic.kernel import Line
from miskatonic.text.numbers import percents

GLOSSARY: Mapping[str, tuple[str, ...]] = {
    "sign-success": ("DMD-067", "DMD-077"),
    "sign-elder_sign": ("DMD-068", "DMD-075"),
    "sign-tentacle": ("DMD-069", "DMD-079"),
    "sign-blank": ("DMD-067",),
    "sign-standard": ("DMD-061", "DMD-064"),
    "sign-bonus": ("DMD-070", "DMD-040", "DMD-065"),
    "sign-reroll": ("DMD-071", "DMD-073"),
    "sign-stress": ("DMD-030", "DMD-031", "DMD-032"),
    "sign-wounds": ("DMD-033", "DMD-092", "DMD-114"),
    "sign-sanity": ("DMD-037", "DMD-038", "DMD-043"),
    "sign-threshold": ("DMD-039", "DMD-040"),
    "sign-insanity": ("DMD-041", "DMD-042"),
    "sign-skill": ("DMD-035", "DMD-036"),
    "sign-fire": ("DMD-087", "DMD-126", "DMD-131"),
    "sign-gate": ("DMD-048", "DMD-102"),
    "sign-start": ("DMD-057",),
    "sign-random_location": ("DMD-171", "DMD-176"),
    "sign-safe": ("DMD-050", "DMD-108"),
    "sign-place": ("DMD-089",),
    "sign-sneak": ("DMD-182",),
    "sign-free_action": ("DMD-083",),
    "sign-special_action": ("DMD-084",),
    "sign-price": ("DMD-112", "DMD-204"),
    "sign-cultist": ("DMD-024", "DMD-010"),
    "sign-monster": ("DMD-024", "DMD-025"),
    "sign-reserve": ("DMD-027", "DMD-106"),
    "sign-track": ("DMD-011", "DMD-012", "DMD-132"),
    "sign-progression": ("DMD-013", "DMD-014"),
    "sign-symbol": ("DMD-023", "DMD-127", "DMD-134"),
    "sign-ritual": ("DMD-142", "DMD-143", "DMD-004"),
    "sign-stage": ("DMD-146", "DMD-147", "DMD-148"),
    "sign-mythos": ("DMD-022", "DMD-099"),
    "sign-discovery": ("DMD-109", "DMD-018", "DMD-113"),
    "sign-item": ("DMD-017", "DMD-020", "DMD-096"),
    "sign-companion": ("DMD-114", "DMD-115", "DMD-116"),
    "sign-condition": ("DMD-017", "DMD-097"),
    "sign-relic": ("DMD-168", "DMD-169"),
}
"""What is on no card of its own and can be asked about, with the rules that say more."""


def meaning(game: DeathMayDie, name: str) -> list[Line]:
    """Everything there is to read about a word or symbol."""
    return [Line(f"{name}.text", GLOSSARY[name][0]), *_on_dice(name), *_NOW.get(name, _nothing)(game)]


def _on_dice(name: str) -> list[Line]:
    """DMD-067, DMD-070: how many faces of each die show a symbol."""
    if name not in _SHOWN:
        return []
    standard, bonus = (sum(map(_SHOWN[name], faces)) for faces in (STANDARD_FACES, BONUS_FACES))
    return [Line("fact-faces", "DMD-067", {"standard": standard, "bonus": bonus})]


_SHOWN: dict[str, Callable[[Face], int]] = {
    "sign-success": lambda face: face.success,
    "sign-elder_sign": lambda face: face.sign,
    "sign-tentacle": lambda face: face.tentacle,
    "sign-blank": lambda face: not (face.success or face.sign or face.tentacle),
}


def _nothing(game: DeathMayDie) -> list[Line]:
    return []


def symbols_now(game: DeathMayDie) -> list[Line]:
    """DMD-127, DMD-203: the symbols in the discard pile and in the deck, and the chance that the next card has one."""
    if not game.fire:
        return []
    left = sum(mythos.card_of(game, card).symbol for card in game.mythos)
    chance = percents(left / len(game.mythos) if game.mythos else 0)
    return [
        Line("why-symbols", "DMD-127", {"count": mythos.symbols(game), "needed": SYMBOLS_NEEDED}),
        Line("why-deck", "DMD-203", {"count": left, "cards": len(game.mythos), "percent": chance}),
    ]


def advances_left(game: DeathMayDie) -> list[Line]:
    """DMD-012, DMD-014: how far it still is to the red spaces, and to the end."""
    red = [] if on_board(game) else [Line("why-to_red", "DMD-012", {"count": FIRST_RED - game.track})]
    return [*red, Line("why-to_end", "DMD-014", {"count": TRACK_END - game.track})]


def _track(game: DeathMayDie) -> list[Line]:
    """DMD-011: how far figure or token have come."""
    return [Line("fact-track", "DMD-011", {"count": game.track, "of": TRACK_END}), *advances_left(game)]


def _fire_left(game: DeathMayDie) -> list[Line]:
    """DMD-131: how many may still be laid on the map."""
    return [Line("fact-fire_left", "DMD-131", {"count": FIRE_TOKENS - sum(game.fire)})]


_NOW: dict[str, Callable[[DeathMayDie], list[Line]]] = {
    "sign-symbol": symbols_now,
    "sign-mythos": symbols_now,
    "sign-track": _track,
    "sign-progression": _track,
    "sign-fire": _fire_left,
}
"""The current state of what has no card."""
