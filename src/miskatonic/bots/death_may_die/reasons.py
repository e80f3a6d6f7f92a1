"""Why the sensible player picks what it picks, in a sentence for whoever asked for a hint."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from miskatonic import text
from miskatonic.bots import together
from miskatonic.kernel import Line, Option
from miskatonic.text.numbers import percents, whole

if TYPE_CHECKING:
    from miskatonic.bots.death_may_die import Player

PRICED = ("run", "end", "go_on", "reroll", "reroll_free")
"""The verbs of what has a price that the table tells."""
Reason = Callable[["Player", Option], Line]
SLIGHT = 0.005
"""Below this a chance is out of the question."""


def reason(player: "Player", option: Option) -> Line:
    """Why this option is picked here."""
    return together(REASONS.get(option.verb, _always("hint-any"))(player, option), _price(player, option))


def _price(player: "Player", option: Option) -> Line | None:
    """What the table warns of: who comes along, who attacks, and how likely one survives; how much stress."""
    if option.verb not in PRICED:
        return None
    lines = player.table.game.warns(player.table.state, option)
    told = [text.told(line.message, **line.args) for line in lines]
    return _line(player, "hint-price", lines=told) if told else None


def _always(message: str) -> Reason:
    """The same sentence, said with whatever the option is said with."""
    return lambda player, option: Line(message, player.choice.rule, option.args)


def _chance(player: "Player", option: Option) -> float:
    return player.table.game.chance(player.table.state, option) or 0.0


def _line(player: "Player", message: str, **args: Any) -> Line:
    return Line(message, player.choice.rule, args)


def _move(player: "Player", option: Option) -> Line:
    """What waits at the end of the way."""
    plan, sight = player.plan, player.sight
    if plan is None or plan.verb != "run":
        return _line(player, "hint-better_there")
    space = sight.names[plan.space]
    if plan.job is not None:
        soon = "hint-run_job" if plan.then == "scenario" else "hint-on_the_way"
        return _line(player, soon, space=sight.names[plan.job.space], action=f"action-{plan.job.action}")
    if plan.then == "attack" and plan.foe is not None:
        name = sight.elder_name if plan.foe.is_elder else f"enemy-{plan.foe.enemy}"
        return _line(player, "hint-run_attack", enemy=name)
    if plan.then == "rest":
        return _line(player, "hint-run_rest", space=space)
    if not sight.there[plan.space] and not plan.crowd:
        return _line(player, "hint-run_safe", space=space)
    return _line(player, "hint-better_there")


def _attack(player: "Player", option: Option) -> Line:
    """How likely it kills, and what for; where that is out of the question, the wounds it deals."""
    foe = next((player.sight.foe[thing] for thing in option.about if thing in player.sight.foe), None)
    chance = _chance(player, option)
    dealt = next((line for line in player.table.game.warns(player.table.state, option)), None)
    if chance < SLIGHT and dealt is not None:
        elder = foe is not None and foe.is_elder
        return Line("hint-attack_stage" if elder else "hint-attack_wounds", "DMD-091", {**option.args, **dealt.args})
    if foe is not None and foe.is_elder:
        last = player.sight.stage == len(player.sight.elder.stages) - 1
        return Line(
            "hint-attack_last" if last else "hint-attack_elder", "DMD-147", {**option.args, "percent": percents(chance)}
        )
    return Line("hint-attack", "DMD-092", {**option.args, "percent": percents(chance)})


def _rest(player: "Player", option: Option) -> Line:
    """What for: the next attack, or the fight that the last step of the ritual begins."""
    mine = player.sight.mine
    if player.planner is not None and player.planner.hold and player.sight.missing <= 2:
        return Line("hint-rest_ready", "DMD-095", {})
    return Line("hint-rest_wounds" if mine.wounds > 1 else "hint-rest", "DMD-095", {"count": mine.wounds})


def _scenario(player: "Player", option: Option) -> Line:
    """A step of the ritual, its last one, or what has to come before."""
    job, missing = player.plan and player.plan.job, player.sight.missing
    share = _chance(player, option)
    chance = _line(player, "hint-chance", percent=percents(share)) if 0 < share < 1 else None
    if job is None or not job.steps:
        return together(Line("hint-prepare", "DMD-098", option.args), chance)
    why = "hint-disrupt" if missing <= job.steps else "hint-ritual"
    return together(Line(why, "DMD-142", {"count": missing}), chance)


def _end(player: "Player", option: Option) -> Line:
    safe = not player.sight.there[player.sight.mine.space]
    if safe and player.sight.actions and player.planner is not None and player.planner.hold:
        return Line("hint-end_waits", "DMD-137", {})
    return Line("hint-end_search" if safe else "hint-end", "DMD-108", {})


def _keep(player: "Player", option: Option) -> Line:
    return Line("hint-keep", "DMD-071", {})


def _again(player: "Player", option: Option) -> Line:
    """Life and death, a number to reach, or simply one more success."""
    keep = next((one for one in player.choice.options if one.verb == "keep"), option)
    before, chance = _chance(player, keep), _chance(player, option)
    roll = player.sight.board["roll"]
    against = roll is not None and roll["purpose"] in ("attacked", "fire", "against")
    args = {"before": percents(before), "percent": percents(chance)}
    better = whole(before) < whole(chance)
    if against:
        return Line("hint-reroll_life" if better else "hint-reroll_wound", "DMD-072", args)
    if better:
        return Line("hint-reroll_goal", "DMD-071", args)
    return Line("hint-reroll_free" if option.verb == "reroll_free" else "hint-reroll", "DMD-071", args)


def _carry(player: "Player", option: Option) -> Line:
    return Line("hint-carry_self" if option.verb == "self" else "hint-carry_companion", "DMD-114", {})


def _accept(player: "Player", option: Option) -> Line:
    growing = player.choice.prompt == "reduce_sanity"
    return Line("hint-grow" if growing else "hint-any", "DMD-039" if growing else player.choice.rule, {})


_LEAST = _always("hint-least")
_BRINGS = _always("hint-brings")
REASONS: dict[str, Reason] = {
    **dict.fromkeys(("run", "go"), _move),
    "sneak": _always("hint-sneak"),
    "stop": _always("hint-stop"),
    "attack": _attack,
    "rest": _rest,
    "scenario": _scenario,
    "end": _end,
    "keep": _keep,
    **dict.fromkeys(("reroll", "reroll_free", "lucky"), _again),
    **dict.fromkeys(("free", "use", "special"), _always("hint-use")),
    "boost": _always("hint-boost"),
    "target": _always("hint-target"),
    "wound": _always("hint-wound"),
    **dict.fromkeys(("self", "companion"), _carry),
    "reduce": _always("hint-reduce"),
    "accept": _accept,
    "heal": _always("hint-heal"),
    "who": _always("hint-needs_it"),
    "skill": _always("hint-skill"),
    **dict.fromkeys(("option", "yes", "resolve"), _BRINGS),
    **dict.fromkeys(("no", "go_on", "enough"), _always("hint-pass")),
    **dict.fromkeys(("space", "passage", "enemy", "card"), _LEAST),
    **dict.fromkeys(("mythos", "top", "bottom"), _always("hint-mythos")),
    "agree": _always("hint-agree"),
    **dict.fromkeys(("investigator", "relic"), _always("hint-thought_best")),
}
"""What is said of each verb; of what is not listed, that one answer is as good as another."""
