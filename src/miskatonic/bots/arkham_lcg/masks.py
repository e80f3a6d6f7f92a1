"""The Midnight Masks as a sensible player sees it: clues for leads, Cultists made to talk, home before midnight."""

from typing import TYPE_CHECKING

from miskatonic.bots.arkham_lcg import danger
from miskatonic.bots.arkham_lcg.danger import DOOM, TALKS, WANTED, odds
from miskatonic.bots.arkham_lcg.scenarios import MASKS
from miskatonic.bots.arkham_lcg.sight import Foe, Person, Place, Sight, id_of
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, COMBAT
from miskatonic.kernel import Option

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg.plan import Turn

LEAD = 6.0
"""What it brings that a Cultist is found."""
LAST_ROUND = 1
"""So many rounds before midnight one goes home."""
NEAR = 3
"""So far one goes for an enemy."""


def is_on(sight: Sight) -> bool:
    """Whether it is this scenario."""
    return sight.scenario == MASKS


def is_late(sight: Sight) -> bool:
    """Whether the clock may strike before the next turn."""
    return sight.rounds_left <= LAST_ROUND


def rid_worth(foe: Foe) -> float:
    """What it brings beside safety that an enemy is gone."""
    return DOOM * foe.doom + (TALKS if foe.id in WANTED else 0.0)


def goal(turn: "Turn") -> Place | None:
    """Where to go: to a Cultist whom one can deal with, or to the cheapest clue, if any is still needed."""
    sight, me = turn.sight, turn.me
    foes = [foe for foe in sight.foes if foe.seat is None and rid_worth(foe) and _is_match(sight, me, foe)]
    near = [foe for foe in foes if sight.distance(me.place, foe.place) <= NEAR]
    if near:
        return sight.places[min(near, key=lambda foe: sight.distance(me.place, foe.place) - 0.1 * foe.doom).place]
    places = [place for place in sight.places.values() if place.clues] if turn.missing else []
    return min(places, key=turn.dearness, default=None)


def _is_match(sight: Sight, person: Person, foe: Foe) -> bool:
    """Whether somebody may well make an enemy talk, slip away from it or beat it."""
    match foe.id:
        case "ruth_turner":
            return person.skills[AGILITY] >= 4
        case "victoria_devereux" if person.resources >= 5:
            return True
        case "peter_warren" if person.clues >= 2:
            return True
        case "herman_collins" if person.hand_size >= 5:
            return True
    hits = odds(sight.tokens(person), person.skills[COMBAT] + 1, foe.fight)
    return hits >= 0.5 and person.health > foe.damage and foe.health <= 5


def used(turn: "Turn", option: Option) -> tuple[float, str] | None:
    """What an ability of this scenario's cards is worth, and the sentence that says why; None for others."""
    sight, me = turn.sight, turn.me
    id_ = id_of(option.args.get("card", ""))
    if option.verb == "resign":
        hopeless = is_late(sight) or (me.health <= 2 and bool(turn.ready)) or me.sanity <= 1
        return (12.0 if hopeless else -5.0), "hint-home" if is_late(sight) else "hint-resign"
    if option.verb == "parley" and id_ in WANTED:
        return TALKS, "hint-parley"
    match id_:
        case "uncovering_the_conspiracy":
            return (LEAD if not is_late(sight) else 0.0), "hint-lead"
        case "your_house":
            return 1.7, "hint-use"
        case "southside_historical_society" | "downtown_first_bank_of_arkham":
            return 2.6, "hint-use"
        case "southside_mas_boarding_house" | "miskatonic_university":
            return 0.9, "hint-use"
        case "st_marys_hospital":
            return danger.points(me.health + 3, min(3, me.damage)) - 0.5, "hint-heal"
        case "downtown_arkham_asylum":
            return danger.points(me.sanity + 3, min(3, me.horror)) - 0.5, "hint-heal"
        case "northside":
            return (3.6 if turn.missing else -1.0), "hint-clue"
        case "locked_door":
            skill = AGILITY if option.args.get("ability") == AGILITY else COMBAT
            wins = odds(sight.tokens(me), me.skills[skill], 4)
            return (2.2 * wins if turn.missing and turn.place and turn.place.clues else -0.5), "hint-use"
    return None
