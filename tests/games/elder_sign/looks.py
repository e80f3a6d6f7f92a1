"""What everybody sees of a table of Elder Sign: where the dice lie, what is on offer, what lies below a deck."""

from miskatonic.games.elder_sign.board import AncientOne, Attempt, Board, Card, Task
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


def board(game: Play) -> Board:
    """What everybody sees."""
    seen: Board = game.table.view(None)["board"]
    return seen


def ancient_one(game: Play) -> AncientOne:
    """The Ancient One, with Elder Signs and doom."""
    seen = board(game)["ancient_one"]
    assert seen
    return seen


def running_attempt(game: Play) -> Attempt:
    """The running attempt."""
    seen = board(game)["attempt"]
    assert seen
    return seen


def whole_chance(game: Play) -> float:
    """How likely the running adventure is resolved."""
    seen = running_attempt(game)["whole"]
    assert seen
    return seen["chance"]


def in_play(game: Play) -> list[Card]:
    """The Adventures, then the Other Worlds that are face up."""
    return [card for card in (*board(game)["museum"], *board(game)["worlds"]) if card]


def needs(task: Task) -> list[str]:
    """What a task asks for: numbers, and signs."""
    return [
        str(one["investigation"]) if "investigation" in one else "/".join(one["symbols"])
        for one in task["requirements"]
    ]


def tasks(game: Play, name: str) -> list[list[str]]:
    """The tasks of a card as they stand, each with its requirements."""
    card = next(card for card in in_play(game) if card["name"].partition("-")[2] == name)
    return [needs(task) for task in card["tasks"]]


def colours(game: Play, place: str = "pool") -> dict[str, int]:
    """How many dice of each colour lie somewhere."""
    there = [die["colour"] for die in board(game)["dice"] if die["place"] == place]
    return {colour: there.count(colour) for colour in there}


def faces(game: Play, place: str) -> list[str]:
    """What the dice lying somewhere show."""
    return [(die["face"] or "").removeprefix("face-") for die in board(game)["dice"] if die["place"] == place]


def on_spells(game: Play) -> list[tuple[str, str]]:
    """The dice on spells: which spell, what they show."""
    there = [die for die in board(game)["dice"] if die["place"] == "spell"]
    return [(die["holder"].removeprefix("spell-"), (die["face"] or "").removeprefix("face-")) for die in there]


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
