"""What is to be done in the scenarios after The Gathering: which clues are wanted, where to go, what places and people
are good for.
"""

from typing import TYPE_CHECKING

from miskatonic.bots.arkham_lcg import danger
from miskatonic.bots.arkham_lcg.danger import odds
from miskatonic.bots.arkham_lcg.scenarios import DEVOURER
from miskatonic.bots.arkham_lcg.sight import Foe, Place
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, COMBAT, WILLPOWER

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg.plan import Turn

RITUAL = "ritual_site"
NEAR = 2
"""So far one goes for somebody who has something to tell."""
LAST_ROUNDS = 1
"""So many rounds before the last agenda runs out one gets away with what was learned."""
GIVES_LITA = 15.0
"""Nobody sensible waits for a better end once Umôrdhoth is there."""
WEAK = 2
"""With so little health or sanity left one gets away as well."""


def goal(turn: "Turn") -> Place | None:
    """Where to go: to somebody who has something to tell, to clues, to the place of the ritual."""
    sight, places = turn.sight, turn.sight.places
    if sight.scenario == DEVOURER and sight.stage >= 2:
        return next((place for place in places.values() if place.row == RITUAL), None)
    wanted = [foe for foe in sight.foes if foe.seat is None and foe.place in places and (foe.victory or foe.doom)]
    near = [foe for foe in wanted if sight.distance(turn.me.place, foe.place) <= NEAR and _dares(turn, foe)]
    if near:
        return places[min(near, key=lambda foe: sight.distance(turn.me.place, foe.place)).place]
    if turn.missing:
        with_clues = [place for place in places.values() if place.clues]
        return min(with_clues, key=turn.dearness, default=None)
    return None


def _dares(turn: "Turn", foe: Foe) -> bool:
    """Whether somebody is fit to fight an enemy."""
    skill = max(turn.me.skills[COMBAT], turn.me.skills[WILLPOWER] if turn.me.has("shrivelling") else 0)
    return skill + 1 >= foe.fight and danger.attack(turn.me, foe) < 6.0


def resigns(turn: "Turn") -> float:
    """Whether it is time to get away: in the streets with what was learned, out of the woods never."""
    sight, me = turn.sight, turn.me
    if sight.scenario == DEVOURER:
        return -9.0
    late = sight.rounds_left <= LAST_ROUNDS and me.actions <= 1
    hurt = min(me.health, me.sanity) <= WEAK and any(foe.ready for foe in turn.engaged)
    return 9.0 if late or hurt else -5.0


def used(turn: "Turn", id_: str, ability: str) -> float | None:
    """What an ability of the act, of a place or of somebody there is worth; None of any other card."""
    me = turn.me
    match id_:
        case "uncovering_the_conspiracy":
            return 8.0
        case "disrupting_the_ritual":
            skill = me.skills[AGILITY if ability == AGILITY else WILLPOWER]
            return 7.0 * odds(turn.sight.tokens(me), skill, 3)
        case "herman_collins" | "peter_warren" | "victoria_devereux":
            return 5.0
        case "st_marys_hospital":
            return 0.7 * danger.points(me.health + min(3, me.damage), min(3, me.damage)) - 0.6
        case "downtown_arkham_asylum":
            return 0.7 * danger.points(me.sanity + min(3, me.horror), min(3, me.horror)) - 0.6
        case "quiet_glade":
            return 1.2 if min(me.health, me.sanity) <= 3 else 0.4
        case "your_house":
            return 1.35
        case "southside_historical_society" | "downtown_first_bank_of_arkham":
            return 2.0
        case "southside_mas_boarding_house":
            return 1.4
        case "northside":
            return 3.0 if turn.missing >= 2 else 0.5
        case "locked_door":
            return 1.2 if turn.missing else 0.0
        case "umordhoth":
            return GIVES_LITA
    return None
