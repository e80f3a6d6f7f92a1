"""The Devourer Below as a sensible player sees it: clues for the trail, then to the place of the ritual."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from miskatonic.bots.arkham_lcg import danger
from miskatonic.bots.arkham_lcg.danger import odds
from miskatonic.bots.arkham_lcg.scenarios import Goal, Known, Plan, cheapest_clue, clues_asked, cult
from miskatonic.bots.arkham_lcg.sight import Foe, Person, Place, Sight, id_of
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, COMBAT, CULTIST, ELDER_THING, SKULL, TABLET, WILLPOWER
from miskatonic.kernel import Option
from miskatonic.text.numbers import whole

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg.asked import Asked
    from miskatonic.bots.arkham_lcg.turn import Turn

RITUAL = "ritual_site"
UMORDHOTH, DYNAMITE = "umordhoth", "dynamite_blast"
NEVER = -9.0
"""Whoever runs away has lost."""
BROKEN = 7.0
"""What it is worth to disturb the ritual."""
DREAMS = 0.8
"""What it is worth, apart from a point of sanity, to be rid of dreams."""
GIVES_LITA = 15.0
"""What it is worth to come out of it alive."""
LESSER = -0.8
"""What it is worth less to be rid of others while Umôrdhoth is there."""
HOPELESS = 0.1
"""With less hope than this to beat him Lita is given away."""
MANY = 2
"""If this many Cultists got away, they bar the way to the ritual, and everybody waits for Umôrdhoth instead."""
KEPT: Mapping[str, float] = {DYNAMITE: 4.0, "dodge": 2.0, "vicious_blow": 0.8}
"""What cards gain in value while they are saved for him."""


def got_away(sight: Sight) -> int:
    """How many Cultists come to the Main Path when the trail is found."""
    sheet = sight.board["sheet"]
    if sheet is None:
        return 2
    return sum(note["key"] == "got_away" and not note["crossed"] for note in sheet["notes"])


def devourer(sight: Sight) -> Foe | None:
    """Umôrdhoth, if he has come."""
    return next((foe for foe in sight.foes if foe.id == UMORDHOTH), None)


def waits(sight: Sight) -> bool:
    """Whether all prepare for Umôrdhoth instead of looking for the trail."""
    return sight.stage == 1 and got_away(sight) >= MANY


def is_awaited(sight: Sight) -> bool:
    """Whether it comes, or has come, to a fight with him."""
    return waits(sight) or devourer(sight) is not None


def clues(sight: Sight) -> int:
    """For the trail, then for the ritual; none for those who wait."""
    if is_awaited(sight):
        return 0
    return 2 * sight.seats if sight.stage == 2 else clues_asked(sight)


def seeks(sight: Sight) -> bool:
    """Until it comes to a fight."""
    return not is_awaited(sight)


def advance(turn: "Turn") -> Known:
    """The trail."""
    return Known(-1.0 if waits(turn.sight) else 20.0, "hint-advance_act")


def keeps(sight: Sight, id_: str) -> float:
    """What a card is worth more in hand, because it is meant for Umôrdhoth."""
    return KEPT.get(id_, 0.0) if is_awaited(sight) else 0.0


def reserve(sight: Sight) -> int:
    """The resources that are saved for dynamite, unless upkeep provides them in time."""
    if not is_awaited(sight):
        return 0
    price = 5 * min(2, sight.mine.held.count(DYNAMITE))
    return price if devourer(sight) else max(0, price - sight.rounds_left)


def goal(turn: "Turn") -> Goal | None:
    """Where to go: to clues, then to the place of the ritual; those who wait stay, until Umôrdhoth is next to one."""
    sight = turn.sight
    foe = devourer(sight)
    if foe is not None:
        near = sight.distance(turn.me.place, foe.place) == 1
        return Goal(sight.places[foe.place], "hint-move_boss") if near else None
    if waits(sight):
        return None
    if sight.stage >= 2:
        site = next((place for place in sight.places.values() if place.row == RITUAL), None)
        return Goal(site, "hint-move_errand") if site is not None else None
    return cheapest_clue(turn)


def prize(sight: Sight, foe: Foe) -> float:
    """Once Umôrdhoth is there, nobody else matters, and doom no more."""
    return LESSER if devourer(sight) is not None else cult.prize(sight, foe)


def toll(turn: "Turn", place: Place) -> float:
    """Unhallowed ground hurts body and mind."""
    if place.row != "unhallowed_ground":
        return 0.0
    fails = 1 - odds(turn.sight.tokens(turn.me), turn.me.skills[WILLPOWER], 4)
    return fails * danger.harm(turn.me, 1, 1)


def used(turn: "Turn", option: Option) -> Known | None:
    """The ritual is disturbed, wounds are tended, and Lita may be given away."""
    me = turn.me
    id_ = id_of(option.args.get("card", ""))
    if option.verb == "resign":
        return Known(NEVER, "hint-resign")
    match id_:
        case "disrupting_the_ritual":
            skill = AGILITY if option.args.get("ability") == AGILITY else WILLPOWER
            wins = odds(turn.sight.tokens(me), me.skills[skill], 3)
            return Known(BROKEN * wins, "hint-ritual", whole(wins))
        case "quiet_glade":
            return Known(max(_healed(me.health, me.damage), _healed(me.sanity, me.horror)), "hint-heal")
        case "dreams_of_rlyeh":
            wins = odds(turn.sight.tokens(me), me.skills[WILLPOWER], 3)
            return Known(wins * (DREAMS + danger.points(me.sanity + 1, 1)) - 0.3, "hint-rid", whole(wins))
        case "umordhoth":
            foe = devourer(turn.sight)
            wins = danger.beats(turn.sight, me, foe, me.actions) if foe is not None else 0.0
            return Known(GIVES_LITA if wins < HOPELESS else NEVER, "hint-gives_lita")
    return cult.parley(turn, option)


def _healed(left: int, lost: int) -> float:
    return danger.points(left + 1, 1) if lost else 0.0


def rests(asked: "Asked", options: Sequence[Option]) -> Option:
    """Body or mind, whichever is nearer to its end."""
    me = asked.me
    wanted = "heal_horror" if _healed(me.sanity, me.horror) >= _healed(me.health, me.damage) else "heal_damage"
    return next((option for option in options if option.value == wanted), options[0])


def power(asked: "Asked", options: Sequence[Option]) -> Option:
    """Two cards for two doom, or fear."""
    wanted = "horror" if danger.harm(asked.me, 0, 2) < 3.5 and not waits(asked.sight) else "power"
    return next((option for option in options if option.value == wanted), options[0])


def wrath(asked: "Asked", options: Sequence[Option]) -> Option:
    """The least card, or harm."""
    cards = [option for option in options if option.verb == "discard"]
    least = asked.least_held(cards) if cards else None
    if least is not None and asked.held(least) < danger.harm(asked.me, 1, 1):
        return least
    return next(option for option in options if option.verb != "discard")


def symbol(sight: Sight, person: Person, token: str) -> int:
    """By its reference card."""
    if token == SKULL:
        return -3 if sight.hard else -sum("monster" in foe.traits for foe in sight.foes)
    return {CULTIST: -2, TABLET: -3, ELDER_THING: -5}.get(token, -2) - 2 * sight.hard


PLAN = Plan(
    clues=clues,
    advance=advance,
    goal=goal,
    used=used,
    prize=prize,
    toll=toll,
    symbol=symbol,
    keeps=keeps,
    reserve=reserve,
    seeks=seeks,
    boss=UMORDHOTH,
    skills={"old_house": WILLPOWER, "cliffside": AGILITY, "tangled_thicket": COMBAT},
    stakes={"disrupting_the_ritual": BROKEN},
    answers={"quiet_glade": rests, "offer_of_power": power, "umordhoths_wrath": wrath},
)
