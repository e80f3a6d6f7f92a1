"""Extracurricular Activity as a sensible player sees it: clues, the janitor, and then whichever door opens first."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from miskatonic.bots.arkham_lcg import danger
from miskatonic.bots.arkham_lcg.danger import odds
from miskatonic.bots.arkham_lcg.scenarios import Goal, Known, Plan, cheapest_clue, clues_asked
from miskatonic.bots.arkham_lcg.sight import Person, Place, Sight, id_of
from miskatonic.games.arkham_lcg.rows.terms import CULTIST, INTELLECT, SKULL
from miskatonic.kernel import Option
from miskatonic.text.numbers import whole

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg.asked import Asked
    from miskatonic.bots.arkham_lcg.turn import Turn

JAZZ, OFFICES, DORMITORIES, UNION, OFFICE_DOOR = (
    "jazz_mulligan", "faculty_offices_night", "dormitories", "student_union", "administration_building",
)  # fmt: skip
FOR_OFFICES, FOR_STUDENTS = 2, 3
"""Clues per investigator that end it in the offices, and in the dormitories."""
LOOK, TALK, END = 5.0, 8.0, 30.0
"""What it is worth to look for the janitor, to win him over, and to end it all well."""
MANY = 10
"""With so many cards in the discard pile the cultist is worse."""


def place_of(sight: Sight, row: str) -> Place | None:
    """A location in play, by what it is."""
    return next((place for place in sight.places.values() if place.row == row), None)


def clues(sight: Sight) -> int:
    """For the act; then one to look for the janitor; then as many as open the way out."""
    if sight.stage == 1:
        return clues_asked(sight)
    if sight.stage == 2:
        return 1
    return FOR_OFFICES * sight.seats


def goal(turn: "Turn") -> Goal | None:
    """Where to go: to clues, to the janitor, with his keys to the offices, and with enough clues into them."""
    sight = turn.sight
    if sight.stage == 2:
        found = next((place for place in sight.places.values() if JAZZ in place.others), None)
        if found is not None:
            return Goal(found, "hint-move_jazz")
    if sight.stage == 3:
        held = sum(person.clues for person in sight.living)
        for row, each, door in ((OFFICES, FOR_OFFICES, OFFICE_DOOR), (DORMITORIES, FOR_STUDENTS, UNION)):
            inside = place_of(sight, row) or place_of(sight, door)
            if inside is not None and (held >= each * sight.seats or not turn.missing):
                return Goal(inside, "hint-move_way_out")
    return cheapest_clue(turn)


def used(turn: "Turn", option: Option) -> Known | None:
    """The janitor, the ways out, and the way home when nothing else is left."""
    sight, me = turn.sight, turn.me
    if option.verb == "resign":
        hopeless = sight.rounds_left <= 1 or (me.health <= 2 and me.sanity <= 1)
        return Known(6.0 if hopeless else -5.0, "hint-resign")
    match id_of(option.args.get("card", "")):
        case "rices_whereabouts":
            return Known(LOOK, "hint-looks_for_jazz")
        case "jazz_mulligan":
            wins = odds(sight.tokens(me), me.skills[INTELLECT], 3)
            return Known(TALK * wins - 0.3 * turn.toll, "hint-talks_to_jazz", whole(wins))
        case "faculty_offices_night" | "dormitories":
            return Known(END, "hint-way_out")
        case "student_union":
            healed = danger.points(me.health + 1, min(1, me.damage)) + danger.points(me.sanity + 1, min(1, me.horror))
            return Known(healed - 1.0, "hint-heal")
    return None


def symbol(sight: Sight, person: Person, token: str) -> int:
    """By its reference card; what unseen cards cost is guessed."""
    if token == SKULL:
        return -2 if sight.hard else -1
    if token == CULTIST:
        return (-5 if sight.hard else -3) if len(person.discard) >= MANY else -1
    return -5 if sight.hard else -3


def barrier(asked: "Asked", options: Sequence[Option]) -> Option:
    """Cards of the deck are cheap while there are many."""
    return options[-1]


def light(asked: "Asked", options: Sequence[Option]) -> Option:
    """On what changes sooner: the act."""
    return options[-1]


PLAN = Plan(
    clues=clues,
    goal=goal,
    used=used,
    symbol=symbol,
    boss="the_experiment",
    answers={"arcane_barrier": barrier, "light_of_aforgomon": light},
)
