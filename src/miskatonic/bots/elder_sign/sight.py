"""What a seat sees, put into numbers: tasks as the dice meet them, cards with what they give and take.

Everything here comes out of the view, so it is what any player at the table could say aloud; what is printed on the
cards that are seen there is read off their rows.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Literal

from miskatonic.games.elder_sign import board
from miskatonic.games.elder_sign.odds import Dice, Knack
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES, AncientOne
from miskatonic.games.elder_sign.rows.decks import DeckId
from miskatonic.games.elder_sign.rows.dice import FACE_IDS, NAMED_FACES, RED, YELLOW
from miskatonic.games.elder_sign.rows.effects import Points
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS, NOBODY, Investigator
from miskatonic.games.elder_sign.rows.mythos import MYTHOS, Mythos
from miskatonic.games.elder_sign.rows.tasks import Requirement, Requirements
from miskatonic.kernel import Option
from miskatonic.kernel.view import View

FACE = {name: face for face, name in FACE_IDS.items()}
"""The faces as requirements name them."""
MOST: dict[Points, Literal["max_sanity", "max_stamina"]] = {"sanity": "max_sanity", "stamina": "max_stamina"}
"""Where its maximum is found."""
KEPT = ("focused", "helper", "spell")
"""Where a die is whose result is held."""
NO_MYTHOS = Mythos("none", now=())
"""What is in force before the first midnight."""


def needs_of(requirements: list[board.Requirement]) -> Requirements:
    """What a task needs, as the view tells it."""
    return tuple(
        [
            Requirement(investigation=one["investigation"])
            if "investigation" in one
            else Requirement(tuple([FACE[symbol] for symbol in one["symbols"]]))
            for one in requirements
        ]
    )


class Card:
    """An Adventure or Other World in play."""

    def __init__(self, shown: board.Card, other_world: bool) -> None:
        self.id = shown["id"]
        self.name = shown["name"]
        self.other_world = other_world
        self.ordered = shown["ordered"]
        self.trophies = shown["trophies"]
        self.rewards = shown["rewards"]
        self.penalties = shown["penalties"]
        self.locks = shown["locks"]
        self.terror = shown["terror_means"]
        self.midnight = shown["midnight_means"]
        self.monsters = shown["monsters"]
        self.rows = shown["tasks"]
        self.left = [row["task"] for row in self.rows if not row["done"]]

    @cached_property
    def tasks(self) -> dict[int, Requirements]:
        """What each task needs."""
        return {row["task"]: needs_of(row["requirements"]) for row in self.rows}

    def costs(self, what: board.Cost) -> int:
        """What the tasks that are left cost of sanity, stamina or time."""
        return sum(row[what] for row in self.rows if not row["done"])

    def way_to(self, monster: str, left: Iterable[int]) -> tuple[int, ...]:
        """Of the tasks that are left those that must be completed to defeat a monster, in the order of the card."""
        tasks = tuple(left)
        own = [row["task"] for row in self.rows if row["monster_id"] == monster and row["task"] in tasks]
        if not own or not self.ordered:
            return tuple(own)
        return tasks[: tasks.index(own[-1]) + 1]


class Sight:
    """One look at the table."""

    def __init__(self, view: View[board.Position], seat: int) -> None:
        seen = view["board"]
        self.board = seen
        self.seat = seat
        assert view["choice"] is not None
        self.asked: dict[str, Any] = dict(view["choice"]["args"])
        self.active = seen["active"]
        self.seats = seen["seats"]
        self.me = self.seats[seat]
        self.who = self.me["investigator"]
        self.printed: Investigator = INVESTIGATORS.named(self.who) if self.who else NOBODY
        self.knack = Knack(self.printed.turns, self.printed.goes_on)
        self.clues = self.me["clues"]
        self.hand: dict[str, DeckId] = dict(zip(self.me["hand"], self.me["hand_kinds"], strict=True))
        """The cards held, each with its kind."""
        self.mythos: Mythos = MYTHOS.named(seen["mythos"]) if seen["mythos"] else NO_MYTHOS
        self.dice = seen["dice"]
        self.faces = [NAMED_FACES[die["face"]] if die["face"] else 0 for die in self.dice]
        ancient = seen["ancient_one"]
        if ancient is None:
            return
        self.ancient: AncientOne = ANCIENT_ONES.named(ancient["name"])
        self.signs = ancient["signs"]
        self.awake = ancient["awake"]
        self.doom = ancient["doom"]
        self.room = len(ancient["track"]) - ancient["doom"]
        self.wanted = max(0, ancient["signs_needed"] - ancient["signs"])
        self.combat = needs_of(ancient["combat"])

    @property
    def may_focus(self) -> bool:
        """Whether nothing forbids one's own focus."""
        return self.mythos.forbids != "focus" or self.printed.spared

    @cached_property
    def cards(self) -> dict[str, Card]:
        """The cards in play by id."""
        found = [Card(shown, False) for shown in self.board["museum"] if shown]
        found += [Card(shown, True) for shown in self.board["worlds"]]
        return {card.id: card for card in found}

    @cached_property
    def here(self) -> Card | None:
        """The card one's own marker is on."""
        return self.cards.get(self.me["place_id"])

    def card_of(self, option: Option) -> Card | None:
        """The card that an option is about."""
        return next((self.cards[thing] for thing in option.about if thing in self.cards), None)

    def free(self, die: int) -> bool:
        """Whether a die could be rolled in an attempt that begins now."""
        place = self.dice[die]["place"]
        return place == "supply" or (place == "locked" and self.printed.unlocked)

    def fresh_dice(self, card: Card) -> Dice:
        """The dice an attempt at the card begins with."""
        special = self.printed.world_dice if card.other_world else ()
        return (
            sum(self.free(die) for die in range(YELLOW)),
            int(YELLOW in special and self.free(YELLOW)),
            int(RED in special and self.free(RED)),
        )

    def dice_at(self, *places: str) -> list[int]:
        """The dice in one of these places."""
        return [number for number, die in enumerate(self.dice) if die["place"] in places]

    def colours(self, dice: list[int]) -> Dice:
        """How many of them are green, yellow and red."""
        return sum([die < YELLOW for die in dice]), int(YELLOW in dice), int(RED in dice)
