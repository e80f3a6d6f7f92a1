"""Steps in words: `do-…`, one name for each. What belongs together for a reader is worded together."""

from collections.abc import Callable

from miskatonic.games.death_may_die.rows.effects import Effect, Effects, Way
from miskatonic.games.death_may_die.telling.conditions import conditions
from miskatonic.games.death_may_die.telling.modifiers import MODIFIERS
from miskatonic.games.death_may_die.telling.selectors import (
    Meant,
    amount,
    count,
    foe,
    is_sole,
    is_sole_token,
    those,
    token,
    where,
    who,
)
from miskatonic.text import told

Telling = Callable[[Effect, Meant], str]


def steps(effects: Effects, meant: Meant) -> tuple[str, ...]:
    """One name for each step; a token that goes from your space to your board is picked up."""
    found: list[str] = []
    for effect, before in zip(effects, (None, *effects), strict=False):
        if before is not None and _is_picked_up(before, effect):
            found[-1] = told("do-pick_up", token=token(effect.what), count=count(effect.amount))
        else:
            found.append(_TELLING[effect.op](effect, meant))
    return tuple(found)


def _is_picked_up(before: Effect, effect: Effect) -> bool:
    pair = (before.op, before.at, effect.op, effect.who)
    return pair == ("remove_token", "your_space", "gain_token", "you") and before.what == effect.what


def in_one(effects: Effects, meant: Meant) -> str:
    """Several steps as one name: what one does oneself in a row, what others do as well, what follows a choice."""
    names = steps(effects, meant)
    if len(names) == 1:
        return names[0]
    if any(effect.op in _BRANCHING for effect in effects[:-1]):
        return told("do-afterwards", does=names)
    return told("do-all" if all(_is_yours(effect, meant) for effect in effects) else "do-then", does=names)


def _is_yours(effect: Effect, meant: Meant) -> bool:
    """Whether it is you who does it, by what the step says."""
    if effect.op in ("take_card", "swap_investigators"):
        return True
    return effect.op not in _OTHERS_ACT and who(effect.who, meant) in ("folk-you", "folk-it")


_BRANCHING = ("choose", "when", "for_each", "roll")
_OTHERS_ACT = (*_BRANCHING, "may", "move_enemies", "wound_enemies", "heal_enemies", "move_token")


# --- Flow -----------------------------------------------------------------------------------------------------------


def _ways(ways: tuple[Way, ...], meant: Meant) -> tuple[str, ...]:
    return tuple(_way(way, meant) for way in ways)


def _way(way: Way, meant: Meant) -> str:
    """DMD-112: what an option requires and costs; a price that is all there is to it must fit completely."""
    if not way.do:
        (price,) = way.cost
        said = _stress(price, meant, "whole") if price.op == "gain_stress" else in_one(way.cost, meant)
    else:
        said = for_price(steps(way.cost, meant), in_one(way.do, meant))
    return if_so(conditions(way.require, meant), said)


def for_price(cost: tuple[str, ...], does: str) -> str:
    """What is done, and what it costs."""
    return told("do-for", cost=cost, does=does) if cost else does


def if_so(when: tuple[str, ...], does: str) -> str:
    """What is done, and when."""
    return told("do-when", when=when, does=does) if when else does


def _choose(effect: Effect, meant: Meant) -> str:
    return told("do-choose", ways=_ways(effect.ways, meant))


def _may(effect: Effect, meant: Meant) -> str:
    (way,) = effect.ways
    assert not way.cost, f"nobody has written {effect}"
    allowed = tuple(name.replace("do-", "may-", 1) for name in steps(way.do, meant))
    return told("do-may", does=allowed)


def _when(effect: Effect, meant: Meant) -> str:
    then, otherwise = (in_one(part, meant) if part else "" for part in effect.parts)
    when = conditions(effect.cond, meant)
    return told("do-when_else", when=when, does=then, otherwise=otherwise) if otherwise else if_so(when, then)


def _for_each(effect: Effect, meant: Meant) -> str:
    """For each enemy or space, its space; for each investigator, what they choose or do."""
    (does,) = effect.parts
    if effect.enemies is not None:
        enemy, the = foe(effect.enemies.kind), "the_" if is_sole(effect.enemies.kind) else ""
        its = {
            "each_in_its_space": told(f"folk-each_with_{the}enemy", enemy=enemy),
            "its_space": told(f"where-{the}enemy", enemy=enemy),
        }
        return in_one(does, {**meant, **its})
    if effect.who.startswith("each_token:"):
        there = {**meant, "its_space": "where-chosen_space"}
        id_ = effect.who.partition(":")[2]
        return told("do-for_each_space", token=token(id_), does=in_one(does, there))
    theirs = {**meant, "it": "folk-it"}
    if does[0].op == "choose":
        (choice,) = does
        return told("do-each_chooses", who=who(effect.who, meant), ways=_ways(choice.ways, theirs))
    return told("do-for_each", who=who(effect.who, meant), does=in_one(does, theirs))


def _repeat(effect: Effect, meant: Meant) -> str:
    (does,) = effect.parts
    return told("do-repeat", does=in_one(does, meant), **amount(effect.amount))


def _roll(effect: Effect, meant: Meant) -> str:
    """DMD-061, DMD-077: what each outcome brings."""
    fail, per_success, per_sign = effect.parts
    outcomes = [told("roll-least", count=band.least, does=in_one(band.do, meant)) for band in effect.ways]
    for outcome, does in (("otherwise", fail), ("success", per_success), ("sign", per_sign)):
        if does:
            outcomes.append(told(f"roll-{outcome}", does=in_one(does, meant)))
    if effect.flag:
        assert not effect.second, f"nobody has written {effect}"
        return told("do-roll_against", count=count(effect.amount), outcomes=outcomes)
    return told("do-roll", outcomes=outcomes)


# --- Investigators --------------------------------------------------------------------------------------------------


def _plainly(effect: Effect, meant: Meant) -> str:
    """Steps that need no more words, addressed to you."""
    assert (who(effect.who, meant), effect.amount) == ("folk-you", 1), f"nobody has written {effect}"
    return f"do-{effect.op}"


def _points(effect: Effect, meant: Meant) -> str:
    """Wounds, sanity, healing."""
    if effect.flag:
        assert (effect.op, effect.who) == ("heal", "each_within_1"), f"nobody has written {effect}"
        return told("do-heal_shared", **amount(effect.amount))
    return told(f"do-{effect.op}", who=who(effect.who, meant), **amount(effect.amount))


def _gain_stress(effect: Effect, meant: Meant) -> str:
    return _stress(effect, meant, "wounds" if effect.flag else "lost")


def _stress(effect: Effect, meant: Meant, rest: str) -> str:
    """DMD-031: what does not fit is lost, or becomes wounds; of a price, everything must fit."""
    return told("do-gain_stress", who=who(effect.who, meant), rest=rest, **amount(effect.amount))


def _own_fire(effect: Effect, meant: Meant) -> str:
    assert who(effect.who, meant) == "folk-you", f"nobody has written {effect}"
    return told(f"do-{effect.op}", count=count(effect.amount))


def _held_token(effect: Effect, meant: Meant) -> str:
    said = {"who": who(effect.who, meant), "token": token(effect.what), "count": count(effect.amount)}
    if effect.op == "lose_token":
        said["removed"] = effect.flag
    return told(f"do-{effect.op}", **said)


def _move_investigator(effect: Effect, meant: Meant) -> str:
    match effect.who, effect.at:
        case "you", "that_investigator":
            return "do-follow"
        case "chosen_other", "your_new_space":
            return "do-take_along"
        case "you", "away_from_investigators":
            return told("do-move_away", count=count(effect.amount))
    assert effect.who == "you", f"nobody has written {effect}"
    return told("do-move", count=count(effect.amount), where=where(effect.at, meant))


def _place_investigator(effect: Effect, meant: Meant) -> str:
    assert who(effect.who, meant) == "folk-you", f"nobody has written {effect}"
    return told("do-place_investigator", where=where(effect.at, meant))


def _gain_action(effect: Effect, meant: Meant) -> str:
    return told("do-gain_action", count=count(effect.amount))


def _free_action(effect: Effect, meant: Meant) -> str:
    return told(
        "do-free_action", who=who(effect.who, meant), what=f"ranged_{effect.what}" if effect.flag else effect.what
    )


def _drawn(effect: Effect, meant: Meant) -> str:
    """Discovery cards or Relics, some of which you keep."""
    return told(f"do-{effect.op}", count=count(effect.amount), keep=count(effect.second))


def _claim(effect: Effect, meant: Meant) -> str:
    if effect.what in meant:
        return told("do-claim", side=meant[effect.what])
    return f"do-claim_{effect.what}"


def _discard_card(effect: Effect, meant: Meant) -> str:
    if effect.what in ("this", "item_or_companion"):
        return f"do-discard_{effect.what}"
    return told("do-discard_side", side=f"side-{effect.what}")


# --- Enemies --------------------------------------------------------------------------------------------------------


def _summon(effect: Effect, meant: Meant) -> str:
    assert effect.amount == 1, f"nobody has written {effect}"
    return told("do-summon", enemy=foe(effect.what), sole=is_sole(effect.what), where=where(effect.at, meant))


def _move_enemies(effect: Effect, meant: Meant) -> str:
    """DMD-103: toward a space or into it at once; away from you; those one chooses are moved by hand."""
    assert effect.enemies is not None
    by_hand = effect.enemies.pick == "choose" or effect.enemies.kind == "attacker"
    op = "do-move_enemies" if by_hand else "do-enemies_move"
    said = {"those": those(effect.enemies), "count": count(effect.amount)}
    if effect.at == "away_from_you":
        assert by_hand, f"nobody has written {effect}"
        return told(f"{op}_away", **said)
    if not said["count"]:
        assert not by_hand, f"nobody has written {effect}"
        return told(f"{op}_into", those=said["those"], where=where(effect.at, meant))
    return told(op, where=where(effect.at, meant), **said)


def _enemies(effect: Effect, meant: Meant) -> str:
    """Killed, removed, or attacking you."""
    assert effect.enemies is not None
    return told(f"do-{effect.op}", those=those(effect.enemies))


def _wounds_of_enemies(effect: Effect, meant: Meant) -> str:
    assert effect.enemies is not None
    return told(f"do-{effect.op}", those=those(effect.enemies), count=count(effect.amount))


def _place_enemies(effect: Effect, meant: Meant) -> str:
    assert effect.enemies is not None
    return told("do-place_enemies", those=those(effect.enemies), where=where(effect.at, meant))


# --- Board and story ------------------------------------------------------------------------------------------------


def _fire(effect: Effect, meant: Meant) -> str:
    return told(f"do-{effect.op}", count=count(effect.amount), where=where(effect.at, meant))


def _place_token(effect: Effect, meant: Meant) -> str:
    if effect.amount == 1:
        return told("do-place_token", token=token(effect.what), where=where(effect.at, meant))
    assert amount(effect.amount)["per"] == f"per-{effect.what}_held", f"nobody has written {effect}"
    return told("do-place_held", token=token(effect.what), where=where(effect.at, meant))


def _remove_token(effect: Effect, meant: Meant) -> str:
    assert effect.amount == 1, f"nobody has written {effect}"
    if effect.at == f"token:{effect.what}":
        return told("do-remove_nearest", token=token(effect.what))
    return told("do-remove_token", token=token(effect.what), where=where(effect.at, meant))


def _move_token(effect: Effect, meant: Meant) -> str:
    """All of them, or the nearest, or the only one."""
    many = count(effect.second)
    pick = "the" if is_sole_token(effect.what) else "nearest" if many else "each"
    said = {"token": token(effect.what), "pick": pick, "many": many, "count": count(effect.amount)}
    if effect.at == "away_from_you":
        return told("do-move_token_away", **said)
    return told("do-move_token", where=where(effect.at, meant), **said)


def _passage(effect: Effect, meant: Meant) -> str:
    if effect.amount != 1:
        assert effect.at == "any_space", f"nobody has written {effect}"
        return told("do-clear_passages", token=token(effect.what))
    return told(f"do-{effect.op}", token=token(effect.what), where=where(effect.at, meant))


def _counted(effect: Effect, meant: Meant) -> str:
    return told(f"do-{effect.op}", count=count(effect.amount))


def _progress(effect: Effect, meant: Meant) -> str:
    steps_ = count(effect.amount)
    return told("do-progress", count=abs(steps_), more=steps_ > 0)


_TELLING: dict[str, Telling] = {
    "choose": _choose,
    "may": _may,
    "when": _when,
    "for_each": _for_each,
    "repeat": _repeat,
    "roll": _roll,
    "deal_wounds": _points,
    "gain_stress": _gain_stress,
    "lose_sanity": _points,
    "heal": _points,
    "heal_stress": _points,
    "heal_wounds": _points,
    "gain_fire": _own_fire,
    "discard_fire": _own_fire,
    "gain_token": _held_token,
    "lose_token": _held_token,
    "level_up": _plainly,
    "move_investigator": _move_investigator,
    "place_investigator": _place_investigator,
    "stop_move": _plainly,
    "swap_investigators": lambda effect, meant: told("do-swap_investigators", who=who(effect.who, meant)),
    "gain_action": _gain_action,
    "free_action": _free_action,
    "draw_discovery": _drawn,
    "claim": _claim,
    "discard_card": _discard_card,
    "take_card": lambda effect, meant: told("do-take_card", what=effect.what),
    "switch_side": _plainly,
    "search": _plainly,
    "gain_relic": _drawn,
    "summon": _summon,
    "move_enemies": _move_enemies,
    "place_enemies": _place_enemies,
    "wound_enemies": _wounds_of_enemies,
    "heal_enemies": _wounds_of_enemies,
    "kill_enemies": _enemies,
    "remove_enemies": _enemies,
    "enemies_attack": _enemies,
    "place_fire": _fire,
    "remove_fire": _fire,
    "place_token": _place_token,
    "remove_token": _remove_token,
    "move_token": _move_token,
    "block_passage": _passage,
    "clear_passage": _passage,
    "progress": _progress,
    "disrupt_ritual": _plainly,
    "draw_mythos": _counted,
    "resolve_discarded": _plainly,
    "shuffle_mythos": _counted,
    "peek_mythos": _counted,
    **MODIFIERS,
}
"""By the word of the step."""
