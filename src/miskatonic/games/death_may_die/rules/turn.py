"""The turn and its actions (DMD-080 to DMD-084): what can be done, and doing it."""

import functools
from collections.abc import Sequence

from miskatonic.games.death_may_die.listening import ANY_TIME, FREE, SPECIAL, Voice, is_used, profile, use, voices
from miskatonic.games.death_may_die.names import who
from miskatonic.games.death_may_die.rows.conditions import Condition
from miskatonic.games.death_may_die.rows.effects import Effect
from miskatonic.games.death_may_die.rows.scenario import ACTIONS, SCENARIOS, Action
from miskatonic.games.death_may_die.rules import (
    attacking,
    carrying,
    claiming,
    dying,
    fighting,
    healing,
    mattering,
    mythos,
    paying,
    trading,
    walking,
)
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.scene import Scene, lines_of, scene_of
from miskatonic.games.death_may_die.state import DeathMayDie, living
from miskatonic.games.death_may_die.telling import told, told_condition
from miskatonic.kernel import Barred, Line, Name, Option, ask, go_on_as, tell, total

ACTIONS_PER_TURN = 3
"""DMD-081."""
ACTIONS_LINE = Line("why-actions", "DMD-081", {"count": ACTIONS_PER_TURN}, ACTIONS_PER_TURN)
END, END_NOW = Option("end", passes=True), Option("end")
"""Going on by itself is proposed only where no action is left."""
Offer = Sequence[Option] | Barred
VERBS = {FREE: "free", SPECIAL: "special", ANY_TIME: "use"}


def action_lines(game: DeathMayDie, seat: int) -> list[Line]:
    """DMD-081, DMD-189: three actions, more or fewer by skills and tokens, never below one."""
    return [ACTIONS_LINE, *lines_of(game, seat, "mod_actions", "why-actions_source")]


def actions_per_turn(game: DeathMayDie, seat: int) -> int:
    """DMD-081."""
    return max(1, total(action_lines(game, seat)))


async def begin(game: DeathMayDie) -> str:
    """DMD-080: the turn begins; effects of its start, and of somebody's first turn."""
    seat = game.active
    game.turns += 1
    game.used_turn, game.killed_turn = (), False
    game.spared = (False,) * game.seats
    game.actions = actions_per_turn(game, seat)
    if game.sink:
        tell(game, "turn_begins", "DMD-080", {"who": seat, "count": game.actions})
    if not game.started[seat]:
        game.started = (*game.started[:seat], True, *game.started[seat + 1 :])
        for voice in voices(game, seat, "first_turn"):
            await carrying.speak(game, seat, voice)
    for voice in voices(game, seat, "turn_start"):
        if holds(game, voice.ability.when, scene_of(seat, voice)):
            await carrying.speak(game, seat, voice)
    dying.cut_short(game)
    return "turn.action"


# --- What can be done -----------------------------------------------------------------------------------------------


def offers(game: DeathMayDie) -> list[Offer]:
    """DMD-081, DMD-083, DMD-084: everything in the action phase, or why not."""
    seat = game.active
    found: list[Offer] = []
    if game.actions:
        found += [attacking.attack_offer(game, seat), walking.run_offer(game, seat)]
        found += [_single(healing.rest_offer(game, seat)), _single(trading.trade_offer(game, seat))]
        found += [scenario_offer(game, seat, number) for number in range(2)]
    found += [ability_offer(game, seat, voice) for voice in profile(game, seat).usable]
    return found


def _single(offer: Option | Barred) -> Offer:
    return [offer] if isinstance(offer, Option) else offer


def ability_offer(game: DeathMayDie, seat: int, voice: Voice) -> Offer:
    """DMD-020, DMD-083, DMD-084: an ability, where its limit, condition and price allow it."""
    ability = voice.ability
    verb = VERBS[ability.trigger]
    scene = scene_of(seat, voice)
    if ability.trigger == SPECIAL and not game.actions:
        return Barred(verb, "no_action", "DMD-084", card=voice.source)
    if is_used(game, seat, voice):
        return Barred(verb, "used", voice.rule, card=voice.source)
    if not holds(game, ability.when, scene):
        return Barred(verb, "not_now", voice.rule, card=voice.source)
    if not paying.payable(game, ability.cost, scene):
        return Barred(verb, "cant_pay", "DMD-112", card=voice.source)
    if not mattering.matters(game, ability.effect, scene):
        return Barred(verb, "no_use", voice.rule, card=voice.source)
    known = (game.scenario, voice.key, voice.source, voice.level)
    if known not in _ABILITIES:
        _ABILITIES[known] = [
            Option(
                f"{verb}:{voice.key}",
                voice,
                cost=int(ability.trigger == SPECIAL),
                card=voice.source,
                effects=told(ability.effect),
                cost_of=told(ability.cost),
            )
        ]
    return _ABILITIES[known]


_ABILITIES: dict[tuple[int, str, str, int], list[Option]] = {}
"""The option to use each ability; there are as many as there are cards."""


@functools.cache
def _scenario_action_of(number: int, action: int) -> tuple[Action, Name, tuple[Condition, ...], list[Option]]:
    """An action of a scenario card: its name, what it requires part by part, and the option to take it."""
    row = SCENARIOS[number].actions[action]
    name = ACTIONS.names[ACTIONS.number(row.id)]
    parts = row.require.parts if row.require and row.require.key == "all" else (row.require,)
    required = tuple(part for part in parts if part is not None)
    return row, name, required, [Option(f"scenario:{row.id}", row, action=name)]


def scenario_offer(game: DeathMayDie, seat: int, number: int) -> Offer:
    """DMD-098: an action of the scenario card, with the first unmet part of what it requires."""
    action, name, required, option = _scenario_action_of(game.scenario, number)
    scene = Scene(seat, name, "DMD-098")
    for part in required:
        if not holds(game, part, scene):
            return _unmet(name, part)
    if not paying.payable(game, action.cost, scene):
        return Barred("scenario", "cant_pay", "DMD-098", "DMD-031", action=name)
    return option


@functools.cache
def _unmet(name: Name, part: Condition) -> Barred:
    return Barred("scenario", "requires", "DMD-098", action=name, requires=told_condition(part))


def action_options(game: DeathMayDie) -> list[Option]:
    """DMD-081: everything that can be done now."""
    found = [option for offer in offers(game) if not isinstance(offer, Barred) for option in offer]
    found.append(END_NOW if game.actions else END)
    return found


def barred(game: DeathMayDie) -> list[Barred]:
    """DMD-082: everything one would expect but can't do; of an action of the scenario each part that is missing."""
    seat = game.active
    found = [
        offer for offer in offers(game) if isinstance(offer, Barred) and offer.reason not in ("requires", "nobody")
    ]
    if game.actions:
        found += attacking.out_of_reach(game, seat) or [attacking.NOBODY_THERE]
        found += [missing for number in range(2) for missing in _missing(game, seat, number)]
    for other in living(game):
        if other != seat:
            found += [
                Barred("use", "not_your_turn", "DMD-020", card=voice.source, who=who(game, other))
                for voice in voices(game, other, ANY_TIME)
            ]
    return found


def _missing(game: DeathMayDie, seat: int, number: int) -> list[Barred]:
    """DMD-098: every part of what an action requires that does not hold."""
    _, name, required, _ = _scenario_action_of(game.scenario, number)
    scene = Scene(seat, name, "DMD-098")
    return [_unmet(name, part) for part in required if not holds(game, part, scene)]


# --- Doing it -------------------------------------------------------------------------------------------------------


async def action_phase(game: DeathMayDie) -> str:
    """DMD-081: up to three actions, each as often as one likes; they may be left unused."""
    seat = game.active
    while True:
        picked = await ask(
            game,
            seat,
            "action",
            "DMD-081",
            action_options,
            lambda game: {"who": game.active, "count": game.actions},
            barred,
        )
        if picked.verb == "end":
            return "turn.mythos"
        before = actions_per_turn(game, seat)
        await act(game, seat, picked)
        dying.cut_short(game)
        if picked.verb not in ("free", "use"):
            game.actions -= 1
        if not game.dead[seat]:
            game.actions = max(0, game.actions + actions_per_turn(game, seat) - before)
        go_on_as(game, "turn.action")


async def act(game: DeathMayDie, seat: int, picked: Option) -> None:
    """DMD-081: carry out an action, a special or a free one."""
    match picked.verb:
        case "run":
            await walking.run(game, seat, picked.value)
        case "attack":
            await attacking.attack(game, seat, picked.value)
        case "rest":
            await healing.rest(game, seat)
        case "trade":
            await trading.trade(game, seat)
        case "scenario":
            await _scenario_action(game, seat, picked.value)
        case _:
            await _ability(game, seat, picked.value)


async def _scenario_action(game: DeathMayDie, seat: int, action: Action) -> None:
    """DMD-098."""
    scene = Scene(seat, ACTIONS.names[ACTIONS.number(action.id)], "DMD-098")
    tell(game, "scenario_action", "DMD-098", {"who": seat, "action": action.id})
    await paying.pay(game, action.cost, scene)
    await carrying.carry_out(game, action.effect, scene)


async def _ability(game: DeathMayDie, seat: int, voice: Voice) -> None:
    """DMD-020: pay, discard the card if it says so, carry it out."""
    tell(game, "card_used", voice.rule, {"who": seat, "card": voice.source})
    use(game, seat, voice)
    scene = scene_of(seat, voice)
    await paying.pay(game, voice.ability.cost, scene)
    if voice.ability.discard and voice.held is not None:
        await claiming.discard(game, seat, voice.held, scene)
    await carrying.carry_out(game, voice.ability.effect, scene)


def free_options(game: DeathMayDie, seat: int, what: str, ranged: bool) -> list[Option]:
    """DMD-083: what a free action could be."""
    found: list[Offer] = []
    if what in ("attack", "any"):
        found.append(attacking.attack_offer(game, seat, ranged=ranged))
    if what in ("run", "any"):
        found.append(walking.run_offer(game, seat))
    if what in ("scenario", "any"):
        found += [scenario_offer(game, seat, number) for number in range(2)]
    if what == "any":
        found += [_single(healing.rest_offer(game, seat)), _single(trading.trade_offer(game, seat))]
    return [option for offer in found if not isinstance(offer, Barred) for option in offer]


async def free_action(game: DeathMayDie, seat: int, what: str, ranged: bool, scene: Scene) -> None:
    """DMD-083: an action for nothing, always optional."""
    if not free_options(game, seat, what, ranged):
        return
    picked = await ask(
        game,
        seat,
        "free_action",
        scene.rule,
        lambda _: [*free_options(game, seat, what, ranged), Option("no", passes=True)],
        {"who": seat, "source": scene.source},
    )
    if picked.verb != "no":
        await act(game, seat, picked)


async def forbid(game: DeathMayDie, effect: Effect, scene: Scene) -> None:
    """DMD-119: for this turn enemies do not attack you."""
    game.spared = tuple([spared or seat == scene.you for seat, spared in enumerate(game.spared)])
    tell(game, "spared", scene.rule, {"who": scene.you})


# --- Between the phases ---------------------------------------------------------------------------------------------


def handy(game: DeathMayDie) -> list[Option]:
    """DMD-020: what may be used at any time of one's own turn and would do something now."""
    found = [ability_offer(game, game.active, voice) for voice in voices(game, game.active, ANY_TIME)]
    return [option for offer in found if not isinstance(offer, Barred) for option in offer]


async def window(game: DeathMayDie, prompt: str) -> None:
    """DMD-020: a short moment between the phases, for whoever holds such a card."""
    while handy(game):
        picked = await ask(
            game,
            game.active,
            prompt,
            "DMD-020",
            lambda game: [Option("go_on", passes=True), *handy(game)],
            {"who": game.active},
        )
        if picked.verb == "go_on":
            return
        await _ability(game, game.active, picked.value)
        dying.cut_short(game)


async def mythos_phase(game: DeathMayDie) -> str:
    """DMD-080: phase two."""
    await window(game, "before_mythos")
    await mythos.mythos_phase(game)
    return "turn.search_or_fight"


async def third_phase(game: DeathMayDie) -> str:
    """DMD-080: phase three."""
    await window(game, "before_third")
    await fighting.search_or_fight(game)
    return "end.effects"
