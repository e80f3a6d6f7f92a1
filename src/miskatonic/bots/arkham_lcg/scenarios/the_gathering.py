"""The Gathering as a sensible player sees it: out of the Study, clues for the barrier, and well armed to the Priest."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from miskatonic.bots.arkham_lcg import danger
from miskatonic.bots.arkham_lcg.danger import PRIEST, odds
from miskatonic.bots.arkham_lcg.scenarios import Goal, Known, Plan, cheapest_clue
from miskatonic.bots.arkham_lcg.sight import Foe, Person, Place, Sight, row_of
from miskatonic.games.arkham_lcg.rows.terms import COMBAT, CULTIST, INTELLECT, SKULL
from miskatonic.kernel import Option
from miskatonic.text.numbers import whole

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg.asked import Asked
    from miskatonic.bots.arkham_lcg.turn import Turn

PATIENCE = 9
"""So many rounds before the last agenda runs out the barrier has to fall, ready or not."""
READY, READY_TOGETHER = 0.88, 0.5
"""How likely one should beat the Ghoul Priest before he is woken: alone, and with others at one's side."""
CALM = 3
"""So many rounds before that one begins to be content with less."""
HELPED = 3
"""How much damage every companion is trusted to do to him."""
KEPT = 1.6
"""What it adds to save Mind over Matter for him, for investigators with more intellect than combat."""
STUDY_ROUNDS = 3
"""So long one may equip in the Study, where the door that opens sweeps enemies away."""


def seeks(sight: Sight) -> bool:
    """The last act needs no clues."""
    return sight.stage < 3


def goal(turn: "Turn") -> Goal | None:
    """Where to go: to clues, back to the Hallway with them, to Lita, or to the Ghoul Priest."""
    sight = turn.sight
    if sight.stage == 2:
        return cheapest_clue(turn) if turn.missing else _to(sight, "hallway", "hint-move_hallway")
    if sight.stage == 3:
        parlor = next((place for place in sight.places.values() if "lita_chantler" in place.others), None)
        if parlor is not None and not turn.ready and _courts_lita(turn, parlor):
            return Goal(parlor, "hint-move_lita")
        foe = next((foe for foe in sight.foes if foe.id == PRIEST), None)
        if foe is not None and foe.place != turn.me.place and foe.place in sight.places:
            return Goal(sight.places[foe.place], "hint-move_priest")
    return None


def _to(sight: Sight, row: str, why: str) -> Goal | None:
    place = next((place for place in sight.places.values() if place.row == row), None)
    return Goal(place, why) if place is not None else None


def _courts_lita(turn: "Turn", parlor: Place) -> bool:
    """Whether this investigator should win Lita over: the best at it who isn't needed in the fight."""
    sight, me = turn.sight, turn.me
    able = [one for one in sight.living if not any(foe.ready for foe in sight.engaged(one))]
    best = max(able, key=lambda one: (one.place == parlor.id, one.skills[INTELLECT]), default=None)
    return best is not None and best.seat == me.seat and me.skills[INTELLECT] >= 3


def used(turn: "Turn", option: Option) -> Known | None:
    """Lita is won over in the Parlor, and there one runs away."""
    sight, me = turn.sight, turn.me
    if option.verb == "resign":
        hopeless = sight.rounds_left <= 1 or (me.health <= 2 and me.sanity <= 1)
        return Known(9.0 if hopeless else -5.0, "hint-resign")
    if option.verb == "parley" and str(option.args.get("card", "")) == "card-parlor":
        wins = odds(sight.tokens(me), me.skills[INTELLECT], 4)
        return Known(0.3 + 3.5 * wins - 0.3 * turn.toll, "hint-lita", whole(wins))
    return None


def advance(turn: "Turn") -> Known:
    """The door opens: enemies in the Study are swept away, so it may wait while there is none."""
    if turn.ready or any(foe.ready for foe in (turn.place.foes if turn.place else ())):
        return Known(20.0, "hint-advance_sweeps")
    waits = turn.sight.round <= STUDY_ROUNDS and turn.me.actions > 0 and turn.equips()
    return Known(0.3 if waits else 20.0, "hint-advance")


def prize(sight: Sight, foe: Foe) -> float:
    """Ghouls hasten the end."""
    return 0.8 if sight.agenda >= 3 and "ghoul" in foe.traits else 0.0


def toll(turn: "Turn", place: Place) -> float:
    """The Attic frightens and the Cellar hurts."""
    return {"attic": danger.harm(turn.me, 0, 1), "cellar": danger.harm(turn.me, 1, 0)}.get(place.row, 0.0)


def symbol(sight: Sight, person: Person, token: str) -> int:
    """By its reference card."""
    if token == SKULL:
        place = sight.here(person)
        ghouls = sum("ghoul" in foe.traits for foe in place.foes) if place else 0
        return -2 if sight.hard else -ghouls
    if token == CULTIST:
        return -2 if sight.hard else -1
    return -4 if sight.hard else -2


# --- the Ghoul Priest -------------------------------------------------------------------------------------------------


def falls(asked: "Asked") -> float:
    """What it is worth that the barrier falls."""
    return 5.0 if is_ready(asked.sight) else -1.0


def is_ready(sight: Sight) -> bool:
    """Whether the Ghoul Priest may be met: he would probably be beaten, or there is no time left."""
    if sight.rounds_left <= PATIENCE + 2 * (len(sight.living) - 1):
        return True
    enemy = printed_priest(sight)
    if len(sight.living) == 1:
        wanted = READY * min(1.0, (sight.rounds_left - PATIENCE) / CALM)
        return danger.beats(sight, sight.mine, enemy) >= wanted
    enemy.health = max(1, enemy.health - HELPED * (len(sight.living) - 1))
    return max(danger.beats(sight, person, enemy) for person in sight.living) >= READY_TOGETHER


def printed_priest(sight: Sight) -> Foe:
    """The Ghoul Priest as he would come."""
    name = f"card-{PRIEST}"
    row = row_of(name)
    health = (row.health or 5) * sight.seats
    return Foe(PRIEST, name, health, row.fight, row.evade, row.damage, row.horror, row.keywords, row.traits)


# --- its questions ----------------------------------------------------------------------------------------------------


def whats_going_on(asked: "Asked", options: Sequence[Option]) -> Option:
    """A card for everybody, or 2 horror."""
    cards = 0.9 * len(asked.sight.living)
    fear = danger.harm(asked.me, 0, 2)
    wanted = "choose:discard" if cards <= fear else "choose:horror"
    return next((option for option in options if option.text == wanted), options[0])


def what_have_you_done(asked: "Asked", options: Sequence[Option]) -> Option:
    """The house stays: no trauma, and more experience."""
    return options[-1]


def keeps(sight: Sight, id_: str) -> float:
    """What a card is worth more in hand, because it is meant for the Ghoul Priest."""
    return KEPT if id_ == "mind_over_matter" and sight.mine.skills[INTELLECT] > sight.mine.skills[COMBAT] else 0.0


PLAN = Plan(
    seeks=seeks,
    keeps=keeps,
    goal=goal,
    used=used,
    advance=advance,
    prize=prize,
    toll=toll,
    symbol=symbol,
    boss=PRIEST,
    stakes={"parlor": 3.5},
    answers={"whats_going_on": whats_going_on, "what_have_you_done": what_have_you_done},
    reactions={"the_barrier": falls},
)
