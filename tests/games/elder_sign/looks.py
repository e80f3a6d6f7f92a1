"""What everybody sees of a table of Elder Sign: where the dice lie, what is on offer, what lies below a deck."""

from typing import Any

from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.dice import YELLOW
from miskatonic.games.elder_sign.state import ON_SPELL
from tests.games.elder_sign.play import FACE, Play

ONE, TWO, THREE, FOUR = (f"investigation_{value}" for value in (1, 2, 3, 4))
LORE, PERIL, TERROR, WILD = "lore", "peril", "terror", "wild"
NOTHING = (ONE, ONE, ONE, PERIL, PERIL, PERIL)
"""Six faces that do nothing for The Missing Records (investigation 6; lore and investigation 3)."""


def records(**options: str) -> Play:
    """Bob Jenkins stands on The Missing Records, Monterey Jack at the entrance; nothing there is frightening."""
    return Play("bob_jenkins", "monterey_jack", **options).museum("the_missing_records").at(0, "the_missing_records")


def bottom(game: Play, kind: int) -> str:
    """The card at the bottom of a deck of items, spells or allies."""
    return HAND[game.game.decks[kind][0]].id


def board(game: Play) -> dict[str, Any]:
    """What everybody sees."""
    shown: dict[str, Any] = game.table.view(None)["board"]
    return shown


def colours(game: Play, place: str = "pool") -> dict[str, int]:
    """How many dice of each colour lie somewhere."""
    there = [die["colour"] for die in board(game)["dice"] if die["place"] == place]
    return {colour: there.count(colour) for colour in there}


def faces(game: Play, place: str) -> list[str]:
    """What the dice lying somewhere show."""
    return [die["face"].removeprefix("face-") for die in board(game)["dice"] if die["place"] == place]


def on_spells(game: Play) -> list[tuple[str, str]]:
    """The dice on spells: which spell, what they show."""
    there = [die for die in board(game)["dice"] if die["place"] == "spell"]
    return [(die["holder"].removeprefix("spell-"), die["face"].removeprefix("face-")) for die in there]


def special_on_spell(game: Play, seat: int, spell: str, face: str, die: int = YELLOW) -> Play:
    """Given: the yellow die, or the red one, lies on a spell of this seat."""
    card = next(card for card in game.game.hands[seat] if HAND[card].id == spell)
    game.game.dice[die] = ON_SPELL + card
    game.game.faces[die] = FACE[face]
    return game


def cards_on_offer(game: Play) -> list[str]:
    """The cards and clues that can be used now."""
    verbs = ("use", "clue", "peek", "pickman", "tommy_gun", "no_terror", "no_discard", "trust_fund")
    return [text for text in game.texts if text.split(":")[0] in verbs or text.endswith(":ruby")]
