"""Why the sensible player picks what it picks, in a sentence: what a hint says."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from miskatonic import text
from miskatonic.bots import together, unjudged
from miskatonic.kernel import Line, Option
from miskatonic.text.numbers import percents, whole

if TYPE_CHECKING:
    from miskatonic.bots.death_may_die import Player
    from miskatonic.bots.death_may_die.plan import Plan

PRICED = ("run", "end", "go_on", "reroll", "reroll_free")
"""The verbs of what has a price that the table tells."""
Reason = Callable[["Player", Option], Line]
SLIGHT = 0.005
"""Below this a chance is out of the question."""


def reason(player: "Player", option: Option) -> Line:
    """Why this option is picked here."""
    return together(REASONS.get(option.verb, _unjudged)(player, option), _price(player, option))


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


def _unjudged(player: "Player", option: Option) -> Line:
    return unjudged(player.choice)


def _chance(player: "Player", option: Option) -> float:
    return player.table.game.chance(player.table.state, option) or 0.0


def _line(player: "Player", message: str, **args: object) -> Line:
    return Line(message, player.choice.rule, args)


def _move(player: "Player", option: Option) -> Line:
    """Where the way leads, unless the option says so, and what waits at its end."""
    plan = player.plan
    if plan is None or plan.verb != "run":
        return _line(player, "hint-better_there")
    waits = _waits(player, plan)
    if option.verb == "run" and option.value is None:
        return together(_line(player, "hint-step_by_step", space=player.sight.names[plan.space]), waits)
    return waits


def _waits(player: "Player", plan: "Plan") -> Line:
    """What waits at the end of a Run."""
    sight = player.sight
    space = sight.names[plan.space]
    if plan.job is not None:
        soon = "hint-run_job" if plan.then == "scenario" else "hint-on_the_way"
        if soon == "hint-on_the_way" and plan.job.space == plan.space:
            soon = "hint-job_there"
        return _line(player, soon, space=sight.names[plan.job.space], action=f"action-{plan.job.action}")
    if plan.then == "attack" and plan.foe is not None:
        name = sight.elder_name if plan.foe.is_elder else f"enemy-{plan.foe.enemy}"
        return _line(player, "hint-run_fight" if plan.foe in plan.crowd else "hint-run_attack", enemy=name)
    if plan.then == "rest":
        return _line(player, "hint-run_rest", space=space)
    if not sight.there[plan.space] and not plan.crowd:
        return _line(player, "hint-run_safe", space=space)
    return _line(player, "hint-better_there")


def _attack(player: "Player", option: Option) -> Line:
    """How likely it kills, and what for; where that is out of the question, the wounds it deals."""
    foe = next((player.sight.foe[thing] for thing in option.about if thing in player.sight.foe), None)
    far = foe is not None and foe.space != player.sight.mine.space
    chance = _chance(player, option)
    dealt = next((line for line in player.table.game.warns(player.table.state, option)), None)
    if chance < SLIGHT and dealt is not None:
        elder = foe is not None and foe.is_elder
        wounds = "hint-attack_wounds_far" if far else "hint-attack_wounds"
        return Line("hint-attack_stage" if elder else wounds, "DMD-091", {**option.args, **dealt.args})
    if foe is not None and foe.is_elder:
        last = player.sight.stage == len(player.sight.elder.stages) - 1
        return Line(
            "hint-attack_last" if last else "hint-attack_elder", "DMD-147", {**option.args, "percent": percents(chance)}
        )
    return Line("hint-attack_far" if far else "hint-attack", "DMD-092", {**option.args, "percent": percents(chance)})


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
    """Why the turn continues without another action, or that there is none left."""
    if not player.sight.actions:
        return Line("hint-end_out", "DMD-081", {})
    safe = not player.sight.there[player.sight.mine.space]
    if safe and player.planner is not None and player.planner.hold:
        return Line("hint-end_waits", "DMD-137", {})
    return Line("hint-end_search" if safe else "hint-end", "DMD-108", {})


def _keep(player: "Player", option: Option) -> Line:
    """That there is no need for more, or that more is not worth it."""
    enough = _chance(player, option) == 1 and not _against(player)
    return Line("hint-keep_enough" if enough else "hint-keep", "DMD-071", {})


def _against(player: "Player") -> bool:
    """DMD-065: whether every success of the roll on the table hurts the one who rolls."""
    roll = player.sight.board["roll"]
    return roll is not None and roll["purpose"] in ("attacked", "fire", "against")


def _again(player: "Player", option: Option) -> Line:
    """Life and death, a number to reach, or simply one more success."""
    keep = next((one for one in player.choice.options if one.verb == "keep"), option)
    before, chance = _chance(player, keep), _chance(player, option)
    free = option.verb == "reroll_free"
    args = {"before": percents(before), "percent": percents(chance)}
    better = whole(before) < whole(chance)
    if _against(player):
        wound = "hint-reroll_wound_free" if free else "hint-reroll_wound"
        return Line("hint-reroll_life" if better else wound, "DMD-072", args)
    if better:
        return Line("hint-reroll_goal", "DMD-071", args)
    return Line("hint-reroll_free" if free else "hint-reroll", "DMD-071", args)


def _carry(player: "Player", option: Option) -> Line:
    return Line("hint-carry_self" if option.verb == "self" else "hint-carry_companion", "DMD-114", {})


def _reduce(player: "Player", option: Option) -> Line:
    """DMD-043: wounds heal, sanity does not."""
    return Line("hint-reduce_sanity" if player.choice.prompt == "reduce_sanity" else "hint-reduce", "DMD-199", {})


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
    "reduce": _reduce,
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
    **dict.fromkeys(
        (
            "against", "along", "box", "count", "effect", "give", "kind", "number", "refuse", "relic_instead",
            "rest_on", "search", "take", "trade",
        ),
        _always("hint-any"),
    ),
}  # fmt: skip
"""What is said of each verb; of what is not listed, that nobody has judged it yet."""
