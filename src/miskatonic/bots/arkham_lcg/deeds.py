"""Events played and abilities used on one's own turn: what they would be worth."""

from typing import TYPE_CHECKING, NamedTuple

from miskatonic.bots.arkham_lcg import danger
from miskatonic.bots.arkham_lcg.danger import odds
from miskatonic.bots.arkham_lcg.kit import armed, standing
from miskatonic.bots.arkham_lcg.sight import Foe, id_of
from miskatonic.bots.arkham_lcg.trial import clue_worth
from miskatonic.games.arkham_lcg.rows.terms import INTELLECT, WILLPOWER
from miskatonic.kernel import Option
from miskatonic.text.numbers import whole

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg.trial import Promise
    from miskatonic.bots.arkham_lcg.turn import Turn


BIG = 3
"""An enemy with this much health left is worth a card saved for the worst of them."""


class Deed(NamedTuple):
    """An option, what it is worth, and the sentence that says why."""

    worth: float
    option: Option
    why: str = "hint-any"
    percent: int = 0
    """How likely it is to succeed, if that is open: as things are, …"""
    promise: "Promise | None" = None
    """… and with what is meant to be added."""
    place: str = ""
    """Of a move: where it leads in the end."""
    foe: Foe | None = None
    """Whom it is about."""


def label_of(option: Option, key: str = "card") -> str:
    """What the thing is called that an option names."""
    return str(getattr(option.args.get(key), "thing", "")).partition(":")[2]


def hit_worth(turn: "Turn", foe: Foe, damage: int) -> float:
    """What that much damage to an enemy is worth."""
    worth = danger.kill_worth(turn.sight, turn.me, foe)
    return worth if damage >= foe.health else 0.8 * worth * damage / foe.health


def played(turn: "Turn", option: Option, id_: str, toll: float) -> Deed:
    """An event."""
    sight, me = turn.sight, turn.me
    foe = turn.foe_of(option)
    clue = clue_worth(sight, me) if turn.missing else 0.0
    worth, why = 0.2, "hint-play"
    match id_:
        case "emergency_cache":
            worth, why = (2.2 if me.resources <= 4 else 1.5), "hint-economy"
        case "hot_streak_4" | "cryptic_research_4":
            worth = 3.0
        case "working_a_hunch":
            hard = turn.place is not None and (turn.chance_to_find(turn.place) < 0.6 or me.held.count(id_) > 1)
            worth, why = (clue if hard or turn.missing == 1 else 0.0), "hint-clue"
        case "drawn_to_the_flame":
            two = turn.place is not None and turn.place.clues > 1 and turn.missing > 1
            worth, why = (clue * (2 if two else 1) - 1.2), "hint-clue"
        case "dark_memory":
            worth = 3.0
        case "mind_over_matter":
            better = me.skills[INTELLECT] > max(me.skills["combat"], me.skills["agility"])
            worth = 1.6 if turn.ready and better and me.actions > 1 else -0.5
            if not any(one.health >= BIG or one.id == sight.plan.boss for one in turn.ready):
                worth -= sight.plan.keeps(sight, id_)
        case "sneak_attack" if foe is not None:
            worth, why = hit_worth(turn, foe, 2) - 0.8, "hint-damage"
        case "blinding_light" | "blinding_light_2" if foe is not None:
            wins = odds(sight.tokens(me), me.skills[WILLPOWER], foe.evade)
            worth, why = wins * (danger.attack(me, foe) + 0.6 + hit_worth(turn, foe, 1)) - 0.8, "hint-evade"
            return Deed(worth, option, why, whole(wins))
        case "dynamite_blast":
            worth, why = _blast(turn, option), "hint-damage"
        case "cunning_distraction":
            worth = sum(danger.attack(me, one) for one in turn.ready) - 2.0
            toll = 0.0
        case "elusive":
            worth = sum(danger.attack(me, one) for one in turn.ready) - 1.0
        case "extra_ammunition_1":
            worth = 1.8 if armed(me) else 0.3
        case "will_to_survive_3":
            worth = 6.0 if any(one.id == sight.plan.boss for one in turn.ready) and me.actions > 2 else -0.5
        case "barricade":
            worth = -0.5
    return Deed(worth - toll, option, why)


def _blast(turn: "Turn", option: Option) -> float:
    """3 damage to everybody at a location."""
    place = turn.sight.places.get(label_of(option, "target"))
    if place is None:
        return -1.0
    worth = sum(hit_worth(turn, foe, 3) for foe in place.foes)
    if not any(foe.id == turn.sight.plan.boss for foe in place.foes):
        worth -= turn.sight.plan.keeps(turn.sight, "dynamite_blast")
    for person in turn.sight.living:
        if person.place == place.id:
            worth -= 1.2 * danger.harm(person, 3, 0)
    return worth - 2.0


def used(turn: "Turn", option: Option) -> Deed:
    """An ability of a card: free or with an action."""
    sight, me = turn.sight, turn.me
    id_ = id_of(option.args.get("card", ""))
    toll = turn.toll if option.cost and option.verb not in ("parley", "resign") else 0.0
    foe = turn.foe_of(option)
    worth, why = 0.0, "hint-use"
    if (known := sight.plan.used(turn, option)) is not None:
        return Deed(known.worth - toll, option, known.why, known.percent)
    match id_:
        case "first_aid" | "medical_texts":
            worth, why = _heals(turn, option, id_), "hint-heal"
        case "beat_cop" | "beat_cop_2" if foe is not None:
            worth, why = _cop(turn, option, foe), "hint-damage"
        case "stray_cat" if foe is not None and foe.seat == me.seat and foe.ready:
            worth = danger.attack(me, foe) - 1.2
        case "old_book_of_lore":
            worth = 1.1
        case "encyclopedia_2":
            worth = 0.7
        case "scrying":
            worth = 0.4
        case "arcane_initiate":
            worth = 0.9
        case "skids_otoole":
            spare = me.resources - 2 - (2 if sight.stage < 2 else 0)
            worth, why = (1.0 if spare >= 0 and (turn.ready or turn.missing) else -0.5), "hint-more_actions"
        case "police_badge_2":
            worth, why = (1.4 if me.actions <= 1 and (turn.ready or turn.missing) else -0.5), "hint-more_actions"
        case "forbidden_knowledge":
            target = min((one.health for one in turn.engaged), default=9)
            strikes = me.id == "agnes_baker" and bool(turn.engaged)
            worth = (1.6 if target == 1 else 1.0) if strikes and me.sanity > 3 else 0.3 if me.sanity > 6 else -1.0
        case "haunted" | "psychosis" | "hypochondria":
            worth, why = (1.5 if not turn.ready else 0.0), "hint-rid"
        case "mob_enforcer":
            worth = danger.kill_worth(sight, me, foe) - 1.6 if foe is not None else 1.0
        case "the_necronomicon":
            worth, why = (0.9 if me.sanity > 5 else -1.0), "hint-rid"
        case "hospital_debts":
            worth = -0.5
        case "magnifying_glass_1":
            worth = -0.5
    return Deed(worth - toll, option, why)


def _heals(turn: "Turn", option: Option, id_: str) -> float:
    """1 damage or horror less, for whoever needs it most."""
    target = label_of(option, "target")
    person = next((one for one in turn.sight.living if one.id == target), turn.me)
    mental = option.args.get("ability") == "horror"
    left, lost = (person.sanity, person.horror) if mental else (person.health, person.damage)
    if not lost:
        return -1.0
    worth = danger.points(left + 1, 1)
    if id_ == "medical_texts":
        wins = odds(turn.sight.tokens(turn.me), turn.me.skills[INTELLECT], 2)
        return worth * (2 * wins - 1) - 0.1
    return worth - 0.25


def _cop(turn: "Turn", option: Option, foe: Foe) -> float:
    """1 damage for the ally, or for some of its health."""
    card = turn.cards.get(label_of(option))
    lost = standing(turn.sight, turn.me, card) if card else 3.0
    if foe.id == turn.sight.plan.boss and foe.health == 1:
        return 20.0
    return hit_worth(turn, foe, 1) - lost if foe.health == 1 else -1.0
