"""The turn and its actions (DMD-080 to DMD-084): what can be done, and doing it."""

import functools
from collections.abc import Awaitable
from typing import NamedTuple

from miskatonic.games.death_may_die.abilities import (
    ANY_TIME,
    FREE,
    NONE,
    SPECIAL,
    Profile,
    Voice,
    is_used,
    look_up,
    profile,
    use,
    voices,
)
from miskatonic.games.death_may_die.names import who
from miskatonic.games.death_may_die.rows.conditions import Condition
from miskatonic.games.death_may_die.rows.scenario import ACTIONS, SCENARIOS, Action
from miskatonic.games.death_may_die.rules import attacks, costs, death, discovery_cards, rest, run, trade
from miskatonic.games.death_may_die.rules.conditions import holds, next_unmet
from miskatonic.games.death_may_die.rules.effects import carry_out, matters, speak
from miskatonic.games.death_may_die.rules.scene import Scene, counted, lines_of, scene_of
from miskatonic.games.death_may_die.state import SEATS, DeathMayDie, Held, look_around
from miskatonic.games.death_may_die.telling import told, told_condition
from miskatonic.kernel import Barred, Line, Name, Offer, Offers, Option, ask, go_on_as, tell

ACTIONS_PER_TURN = 3
"""DMD-081."""
ACTIONS_LINE = Line("why-actions", "DMD-081", {"count": ACTIONS_PER_TURN}, ACTIONS_PER_TURN)
GO_ON = Option("go_on", passes=True)
END, END_NOW = Option("end", passes=True), Option("end", early=True)
"""Going on automatically is proposed only when no action is left."""
VERBS = {FREE: "free", SPECIAL: "special", ANY_TIME: "use"}


def action_lines(game: DeathMayDie, seat: int) -> list[Line]:
    """DMD-081, DMD-189: three actions, more or fewer by skills and tokens, never below one."""
    return [ACTIONS_LINE, *lines_of(game, seat, "mod_actions", "why-actions_source")]


def actions_per_turn(game: DeathMayDie, seat: int) -> int:
    """DMD-081."""
    mine: Profile = (game.profiles or look_up(game))[seat]
    same = mine.sums.get("mod_actions", 0)
    count = ACTIONS_PER_TURN + (counted(game, seat, mine, "mod_actions") if same is None else same)
    return count if count > 1 else 1


async def begin(game: DeathMayDie) -> str:
    """DMD-080: the turn begins; effects of its start, and of somebody's first turn."""
    seat = game.active
    game.turns += 1
    game.used_turn, game.killed_turn = (), False
    game.spared = (False,) * game.seats
    game.actions = actions_per_turn(game, seat)
    if game.crowds is None:
        look_around(game)
    if game.sink:
        tell(game, "turn_begins", "DMD-080", {"who": seat, "count": game.actions})
    if not game.started[seat]:
        game.started = (*game.started[:seat], True, *game.started[seat + 1 :])
        for voice in voices(game, seat, "first_turn"):
            await speak(game, seat, voice)
    for voice in voices(game, seat, "turn_start"):
        if holds(game, voice.ability.when, scene_of(seat, voice)):
            await speak(game, seat, voice)
    if game.dead[seat]:
        death.cut_short()
    return "turn.action"


# --- What can be done -----------------------------------------------------------------------------------------------


@Offers
def offers(game: DeathMayDie, why: bool) -> list[Offer]:
    """DMD-081, DMD-082, DMD-083, DMD-084: everything in the action phase that can be done now, or why not."""
    seat = game.active
    mine = profile(game, seat)
    found = _actions(game, seat, mine, why) if game.actions else []
    for voice in mine.usable:
        found.append(ability_offer(game, seat, voice))
    found.append(END_NOW if game.actions else END)
    return found + _of_others(game, seat) if why else found


def _actions(game: DeathMayDie, seat: int, mine: Profile, why: bool) -> list[Offer]:
    """DMD-081: the actions that everybody has."""
    return [
        *attacks.attack_offers(game, seat, mine, why),
        *run.run_offers(game, seat, mine),
        rest.rest_offer(game, seat),
        trade.trade_offer(game, seat),
        *scenario_offers(game, seat, why),
    ]


def _of_others(game: DeathMayDie, seat: int) -> list[Offer]:
    """DMD-020: in the turn of somebody else nobody may use a card."""
    found: list[Offer] = []
    for other, theirs in enumerate(game.profiles or look_up(game)):
        if other != seat and not game.dead[other]:
            for voice in theirs.by_trigger.get(ANY_TIME, NONE):
                found.append(Barred("use", "not_your_turn", "DMD-020", card=voice.source, who=who(game, other)))
    return found


def ability_offer(game: DeathMayDie, seat: int, voice: Voice) -> Offer:
    """DMD-020, DMD-083, DMD-084: an ability, where its limit, condition and price allow it."""
    ability = voice.ability
    verb = VERBS[ability.trigger]
    if ability.trigger == SPECIAL and not game.actions:
        return _barred(verb, "no_action", "DMD-084", voice.source)
    if ability.limit and is_used(game, seat, voice):
        return _barred(verb, "used", voice.rule, voice.source)
    scene = _looking(seat, voice.source, voice.rule, voice.held)
    if not holds(game, ability.when, scene):
        return _barred(verb, "not_now", voice.rule, voice.source)
    if not costs.payable(game, ability.cost, scene):
        return _barred(verb, "cant_pay", "DMD-112", voice.source)
    if not matters(game, ability.effect, scene):
        return _barred(verb, "no_use", voice.rule, voice.source)
    known = (game.scenario, voice.key, voice.source, voice.level)
    if known not in _ABILITIES:
        _ABILITIES[known] = Option(
            f"{verb}:{voice.key}",
            voice,
            cost=int(ability.trigger == SPECIAL),
            card=voice.source,
            effects=told(ability.effect),
            cost_of=told(ability.cost),
        )
    return _ABILITIES[known]


@functools.lru_cache(4096)
def _barred(verb: str, reason: str, rule: str, source: Name) -> Barred:
    return Barred(verb, reason, rule, card=source)


_ABILITIES: dict[tuple[int, str, str, int], Option] = {}
"""The option to use each ability; there are as many as there are cards."""


class ScenarioAction(NamedTuple):
    """DMD-098: an action of a scenario card as it is offered: what it requires, part by part, each with what is said
    where it is not met.
    """

    row: Action
    required: tuple[Condition, ...]
    lacking: tuple[Barred, ...]
    unpaid: Barred
    option: Option
    scenes: tuple[Scene, ...]
    """For each seat the one in which it is asked whether it can be done; asking changes nothing in it."""


@functools.cache
def _scenario_action_of(number: int, action: int) -> ScenarioAction:
    row = SCENARIOS[number].actions[action]
    name = ACTIONS.names[ACTIONS.number(row.id)]
    parts = row.require.parts if row.require and row.require.key == "all" else (row.require,)
    required = tuple(part for part in parts if part is not None)
    said = [told_condition(part) for part in required]
    lacking = [Barred("scenario", "requires", "DMD-098", action=name, requires=one) for one in said]
    unpaid = Barred("scenario", "cant_pay", "DMD-098", "DMD-031", action=name)
    option = Option(f"scenario:{row.id}", row, action=name)
    scenes = tuple([Scene(seat, name, "DMD-098") for seat in range(SEATS[-1])])
    return ScenarioAction(row, required, tuple(lacking), unpaid, option, scenes)


@functools.lru_cache(4096)
def _looking(seat: int, source: Name, rule: str, held: Held | None = None) -> Scene:
    """The scene in which it is asked whether something can be done; asking changes nothing in it."""
    scene = Scene(seat, source, rule)
    scene.held = held
    return scene


def scenario_offers(game: DeathMayDie, seat: int, why: bool) -> list[Offer]:
    """DMD-098: the two actions of the scenario card, or every part that is missing of what they require."""
    found: list[Offer] = []
    for number in range(2):
        row, required, lacking, unpaid, option, scenes = _scenario_action_of(game.scenario, number)
        scene = scenes[seat]
        missing = next_unmet(game, required, scene)
        if missing is None:
            found.append(option if costs.payable(game, row.cost, scene) else unpaid)
        while why and missing is not None:
            found.append(lacking[missing])
            missing = next_unmet(game, required, scene, missing + 1)
    return found


# --- Doing it -------------------------------------------------------------------------------------------------------


async def action_phase(game: DeathMayDie) -> str:
    """DMD-081: up to three actions, each as often as one likes; they may be left unused."""
    seat = game.active
    before = None
    while True:
        picked = await ask(game, seat, "action", "DMD-081", offers, _phase)
        if picked.verb == "end":
            return "turn.mythos"
        if before is None:
            before = actions_per_turn(game, seat)
        await act(game, seat, picked)
        if game.dead[seat]:
            death.cut_short()
        if picked.verb not in ("free", "use"):
            game.actions -= 1
        now = actions_per_turn(game, seat)
        if now != before:
            game.actions = max(0, game.actions + now - before)
            before = now
        go_on_as(game, "turn.action")


def _phase(game: DeathMayDie) -> dict[str, int]:
    """What the question for an action is said with."""
    return {"who": game.active, "count": game.actions}


def act(game: DeathMayDie, seat: int, picked: Option) -> Awaitable[None]:
    """DMD-081: carry out an action, a special or a free one."""
    match picked.verb:
        case "run":
            return run.run(game, seat, picked.value)
        case "attack":
            return attacks.attack(game, seat, picked.value)
        case "rest":
            return rest.rest(game, seat)
        case "trade":
            return trade.trade(game, seat)
        case "scenario":
            return _scenario_action(game, seat, picked.value)
        case _:
            return _ability(game, seat, picked.value)


async def _scenario_action(game: DeathMayDie, seat: int, action: Action) -> None:
    """DMD-098."""
    scene = Scene(seat, ACTIONS.names[ACTIONS.number(action.id)], "DMD-098")
    tell(game, "scenario_action", "DMD-098", {"who": seat, "action": action.id})
    await costs.pay(game, action.cost, scene)
    await carry_out(game, action.effect, scene)


async def _ability(game: DeathMayDie, seat: int, voice: Voice) -> None:
    """DMD-020: pay, discard the card if it says so, carry it out; DMD-083: a free action is used when it is taken."""
    scene = scene_of(seat, voice)
    if voice.ability.effect[0].op == "free_action":
        scene.voice = voice
    else:
        now_used(game, seat, voice)
    await costs.pay(game, voice.ability.cost, scene)
    if voice.ability.discard and voice.held is not None:
        await discovery_cards.discard(game, seat, voice.held, scene)
    await carry_out(game, voice.ability.effect, scene)


def now_used(game: DeathMayDie, seat: int, voice: Voice) -> None:
    """DMD-020: an ability is used, and reported to everybody."""
    tell(game, "card_used", voice.rule, {"who": seat, "card": voice.source})
    use(game, seat, voice)


# --- Between the phases ---------------------------------------------------------------------------------------------


def handy(game: DeathMayDie) -> bool:
    """DMD-020: whether something may be used at any time of one's own turn and would do something now."""
    mine: Profile = (game.profiles or look_up(game))[game.active]
    return ANY_TIME in mine.by_trigger and len(_at_any_time(game)) > 1


@Offers
def _at_any_time(game: DeathMayDie, why: bool) -> list[Offer]:
    """DMD-020: to go on, and every card for any time."""
    return [GO_ON, *[ability_offer(game, game.active, voice) for voice in voices(game, game.active, ANY_TIME)]]


async def window(game: DeathMayDie, prompt: str) -> None:
    """DMD-020: a short moment between the phases, for those who hold such a card: only if something is `handy`."""
    more = True
    while more:
        picked = await ask(game, game.active, prompt, "DMD-020", _at_any_time, {"who": game.active})
        if picked.verb == "go_on":
            return
        await _ability(game, game.active, picked.value)
        if game.dead[game.active]:
            death.cut_short()
        more = handy(game)
