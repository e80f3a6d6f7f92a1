"""The Midnight Masks as a sensible player sees it: clues for leads, Cultists made to talk, home before midnight."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from miskatonic.bots.arkham_lcg import danger
from miskatonic.bots.arkham_lcg.danger import odds
from miskatonic.bots.arkham_lcg.scenarios import Goal, Known, Plan, cheapest_clue, cult
from miskatonic.bots.arkham_lcg.sight import Person, Place, Sight, id_of
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, COMBAT, CULTIST, SKULL, WILLPOWER
from miskatonic.kernel import Option

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg.asked import Asked
    from miskatonic.bots.arkham_lcg.turn import Turn

LEAD_CLUES = 2
"""What a lead costs for each investigator."""
LEAD = 6.0
"""What it is worth to find a Cultist."""
LAST_ROUND = 1
"""So many rounds before midnight one goes home."""
HAUNTED, CLUE = 2.0, 2.0
"""What it costs to be turned away from the Graveyard, and what a clue in hand is worth."""
NEAR = 3
"""So far one goes for an enemy."""


def clues(sight: Sight) -> int:
    """For the next lead, while there is anybody to be found."""
    return LEAD_CLUES * sight.seats if sight.board["apart"] else 0


def is_late(sight: Sight) -> bool:
    """Whether the clock may strike before the next turn."""
    return sight.rounds_left <= LAST_ROUND


def goal(turn: "Turn") -> Goal | None:
    """Where to go: to a Cultist whom one can deal with, or to the cheapest clue, if any is still needed."""
    sight, me = turn.sight, turn.me
    foes = [foe for foe in sight.foes if foe.seat is None and cult.prize(sight, foe) and cult.is_match(sight, me, foe)]
    near = [foe for foe in foes if sight.distance(me.place, foe.place) <= NEAR]
    if near:
        nearest = min(near, key=lambda foe: sight.distance(me.place, foe.place) - 0.1 * foe.doom)
        return Goal(sight.places[nearest.place], "hint-move_cultist")
    return cheapest_clue(turn)


def used(turn: "Turn", option: Option) -> Known | None:
    """Leads, talks, the way home, and what the town has to offer."""
    sight, me = turn.sight, turn.me
    id_ = id_of(option.args.get("card", ""))
    if option.verb == "resign":
        late = is_late(sight)
        return Known(12.0 if late or _is_beaten(turn) else -5.0, "hint-home" if late else "hint-resign")
    match id_:
        case "uncovering_the_conspiracy":
            return Known(LEAD if not is_late(sight) else 0.0, "hint-lead")
        case "your_house":
            return Known(1.7)
        case "southside_historical_society" | "downtown_first_bank_of_arkham":
            return Known(2.6)
        case "southside_mas_boarding_house" | "miskatonic_university":
            return Known(0.9)
        case "st_marys_hospital":
            return Known(danger.points(me.health + 3, min(3, me.damage)) - 0.5, "hint-heal")
        case "downtown_arkham_asylum":
            return Known(danger.points(me.sanity + 3, min(3, me.horror)) - 0.5, "hint-heal")
        case "northside":
            return Known(3.6 if turn.missing else -1.0, "hint-clue")
        case "locked_door":
            skill = AGILITY if option.args.get("ability") == AGILITY else COMBAT
            wins = odds(sight.tokens(me), me.skills[skill], 4)
            return Known(2.2 * wins if turn.missing and turn.place and turn.place.clues else -0.5)
    return cult.parley(turn, option)


def _is_beaten(turn: "Turn") -> bool:
    """Whether the next blow may be the last."""
    me = turn.me
    if min(me.health, me.sanity) <= 1:
        return True
    damage, horror = sum(foe.damage for foe in turn.ready), sum(foe.horror for foe in turn.ready)
    return bool(turn.ready) and (me.health <= max(2, damage) or me.sanity <= horror)


def toll(turn: "Turn", place: Place) -> float:
    """The Graveyard haunts those who enter, or sends them away."""
    if place.row != "graveyard":
        return 0.0
    return HAUNTED * (1 - odds(turn.sight.tokens(turn.me), turn.me.skills[WILLPOWER], 3))


def graveyard(asked: "Asked", options: Sequence[Option]) -> Option:
    """Two horror, or the way back."""
    wanted = "horror" if danger.harm(asked.me, 0, 2) < HAUNTED else "rivertown"
    return next((option for option in options if option.value == wanted), options[0])


def hunting_shadow(asked: "Asked", options: Sequence[Option]) -> Option:
    """A clue, or two damage."""
    wanted = "damage" if danger.harm(asked.me, 2, 0) < CLUE else "clue"
    return next((option for option in options if option.value == wanted), options[0])


def symbol(sight: Sight, person: Person, token: str) -> int:
    """By its reference card."""
    if token == SKULL:
        cultists = [foe.doom for foe in sight.foes if "cultist" in foe.traits]
        return -sight.board["doom"] if sight.hard else -max(cultists, default=0)
    return -2 if token == CULTIST else -4 if sight.hard else -3


PLAN = Plan(
    clues=clues,
    goal=goal,
    used=used,
    prize=cult.prize,
    toll=toll,
    symbol=symbol,
    answers={"graveyard": graveyard, "hunting_shadow": hunting_shadow},
)
