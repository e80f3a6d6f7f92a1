"""What a seat sees, put into numbers: tasks as the dice meet them, cards with what they give and take.

Everything here comes out of the view, so it is what any player at the table could say aloud.
"""

from functools import cached_property
from typing import Any

from miskatonic.games.elder_sign.dice import FACE_IDS
from miskatonic.games.elder_sign.odds import Dice, Tasks
from miskatonic.games.elder_sign.tasks import Requirement, Requirements

FACE = {name: face for face, name in FACE_IDS.items()}
COLOUR = {"green": 0, "yellow": 1, "red": 2}
YELLOW, RED = 6, 7
KEPT = ("focused", "helper", "spell")
"""Where a die lies whose result is kept."""


def needs_of(requirements: list[dict[str, Any]]) -> Requirements:
    """What a task needs, as the view tells it."""
    return tuple(
        [
            Requirement(tuple([FACE[symbol] for symbol in one.get("symbols", ())]), one.get("investigation", 0))
            for one in requirements
        ]
    )


class Card:
    """An Adventure or Other World in play."""

    def __init__(self, shown: dict[str, Any]) -> None:
        self.name: str = shown["name"]
        self.kind, _, self.id = self.name.partition("-")
        self.ordered: bool = shown["ordered"]
        self.trophies: int = shown["trophies"]
        self.rewards: dict[str, int] = shown["rewards"]
        self.penalties: dict[str, int] = shown["penalties"]
        self.locks: list[str] = shown["locks"]
        self.terror: bool = shown["terror"]
        self.seats: list[int] = shown["seats"]
        self.monsters: list[dict[str, Any]] = shown["monsters"]
        self.rows: list[dict[str, Any]] = shown["tasks"]
        self.tasks: dict[int, Requirements] = {row["task"]: needs_of(row["requirements"]) for row in self.rows}
        self.left: list[int] = [row["task"] for row in self.rows if not row["done"]]

    def costs(self, what: str) -> int:
        """What the tasks that are left cost of sanity, stamina or time."""
        return sum(row[what] for row in self.rows if not row["done"])

    @property
    def to_do(self) -> Tasks:
        """The tasks that are left."""
        return tuple([self.tasks[key] for key in self.left])


class Sight:
    """One look at the table."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        board = view["board"]
        self.board = board
        self.seat = seat
        self.asked: dict[str, Any] = view["choice"]["args"]
        self.active: int = board["active"]
        self.seats: list[dict[str, Any]] = board["seats"]
        self.me: dict[str, Any] = self.seats[seat]
        self.who: str = (self.me["investigator"] or "-").partition("-")[2]
        self.clues: int = self.me["clues"]
        self.hand: list[str] = [card.partition("-")[2] for card in self.me["hand"]]
        self.mythos: str = (board["mythos"] or "-").partition("-")[2]
        self.dice: list[dict[str, Any]] = board["dice"]
        self.faces: list[int] = [FACE.get((die["face"] or "").removeprefix("face-"), 0) for die in self.dice]
        ancient = board["ancient_one"]
        if ancient is None:
            return
        self.ancient: str = ancient["name"].partition("-")[2]
        self.awake: bool = ancient["awake"]
        self.doom: int = ancient["doom"]
        self.room: int = len(ancient["track"]) - ancient["doom"]
        self.wanted: int = max(0, ancient["signs_needed"] - ancient["signs"])
        self.combat: Requirements = needs_of(ancient["combat"])

    @cached_property
    def cards(self) -> dict[str, Card]:
        """The cards in play by name."""
        return {shown["name"]: Card(shown) for shown in (*self.board["museum"], *self.board["worlds"]) if shown}

    @cached_property
    def here(self) -> Card | None:
        """The card the own marker stands on."""
        place = self.me["place"]
        shown = (one for one in (*self.board["museum"], *self.board["worlds"]) if one and one["name"] == place)
        return next((Card(one) for one in shown), None)

    def free(self, die: int) -> bool:
        """Whether a die could be rolled in an attempt that begins now."""
        place = self.dice[die]["place"]
        return bool(place == "supply" or (place == "locked" and self.who == "sister_mary"))

    def fresh_dice(self, card: Card) -> Dice:
        """The dice an attempt at the card begins with."""
        special = self.who == "gloria_goldberg" and card.kind == "other_world"
        return (
            sum(self.free(die) for die in range(YELLOW)),
            int(special and self.free(YELLOW)),
            int(special and self.free(RED)),
        )

    def dice_at(self, *places: str) -> list[int]:
        """The dice that lie in one of these places."""
        return [number for number, die in enumerate(self.dice) if die["place"] in places]

    def colours(self, dice: list[int]) -> Dice:
        """How many of them are green, yellow and red."""
        counts = [0, 0, 0]
        for die in dice:
            counts[0 if die < YELLOW else die - 5] += 1
        return counts[0], counts[1], counts[2]
