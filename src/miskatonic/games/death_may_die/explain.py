"""Where the numbers come from: an option, a roll, a Run, an enemy's attack, the clock, the ritual."""

from typing import Any

from miskatonic.games.death_may_die import prospects
from miskatonic.games.death_may_die.facts import facts
from miskatonic.games.death_may_die.glossary import advances_left, symbols_now
from miskatonic.games.death_may_die.names import discovery_name, figure_name, mythos_name, stage_name
from miskatonic.games.death_may_die.rows.elder_one import FINAL
from miskatonic.games.death_may_die.rows.scenario import COUNTERS
from miskatonic.games.death_may_die.rows.tracks import MADNESS
from miskatonic.games.death_may_die.rules import attacking, defending, dice, healing, turn, walking
from miskatonic.games.death_may_die.rules.conditions import ATTACK, SCENARIO_ACTION
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.state import ELDER, DeathMayDie, box
from miskatonic.games.death_may_die.words import stress_room
from miskatonic.kernel import Barred, Choice, Line, Name, Option


def explain(game: DeathMayDie, thing: Any) -> list[Line]:
    """The lines for an option, a barred thing, a name, or a topic such as `actions:SEAT`, `sanity:SEAT`, `clock`."""
    if isinstance(thing, Option):
        return _option(game, thing)
    if isinstance(thing, Choice):
        return _brought(game, thing)
    if isinstance(thing, Barred):
        return []
    topic, _, seat = str(thing).partition(":")
    if seat.isdecimal() and int(seat) < game.seats and topic in ("actions", "run", "rest", "sanity"):
        return _board(game, topic, int(seat))
    match topic:
        case "clock":
            return clock(game)
        case "ritual":
            return ritual(game)
        case "enemy" | "elder":
            return _enemy(game, str(thing))
        case _:
            return facts(game, thing) if isinstance(thing, str) else []


def _option(game: DeathMayDie, option: Option) -> list[Line]:
    seat = game.active
    match option.verb:
        case "run" if option.value is not None:
            return [*walking.run_lines(game, seat), *walking.preview(game, seat, option.value)]
        case "run":
            return walking.run_lines(game, seat)
        case "attack":
            return [*roll_lines(game, Throw(seat, ATTACK, targets=(option.value,))), *_target(game, option.value)]
        case "scenario":
            return roll_lines(game, Throw(seat, SCENARIO_ACTION))
        case "rest":
            return healing.rest_lines(game, seat)
        case "end":
            return prospects.warns(game, option)
        case "keep" | "reroll" | "reroll_free":
            return [Line("why-goal", "DMD-077", {"count": game.goal})] if game.goal else []
        case _:
            named = [value for value in option.args.values() if isinstance(value, Name)]
            return facts(game, named[0]) if named else []


def _brought(game: DeathMayDie, choice: Choice) -> list[Line]:
    """What a question brings to the table: the card that is being read, what sets it off, or who is about to attack."""
    if choice.prompt == "fight":
        return prospects.waiting(game, game.active)
    if game.finding:
        return [line for card in game.finding for line in facts(game, discovery_name(game, card))]
    if game.reading:
        return facts(game, mythos_name(game, game.reading[-1]))
    return facts(game, choice.args.get("source", ""))


def roll_lines(game: DeathMayDie, throw: Throw) -> list[Line]:
    """DMD-061, DMD-071, DMD-073: dice by source, rerolls by source, room for stress and its price."""
    lines = [Line("why-dice_standard", "DMD-061", {"count": throw.standard})]
    lines += dice.dice_lines(game, throw)
    lines += dice.reroll_lines(game, throw)
    room = {"count": stress_room(game, throw.seat), "price": dice.reroll_price(game, throw.seat)}
    return [*lines, Line("why-stress_rerolls", "DMD-071", room)]


def _target(game: DeathMayDie, figure: int) -> list[Line]:
    """DMD-092, DMD-147: health left, wounds more, and what the next Stage is."""
    health = attacking.health(game, figure)
    name = figure_name(game, figure)
    lines = [Line("why-health", "DMD-092", {"enemy": name, "left": health - game.hurt[figure], "count": health})]
    more = attacking.damage(game, game.active, (figure,))
    if more:
        lines.append(Line("why-damage", "DMD-094", {"count": more}))
    if figure == ELDER and game.stage < FINAL:
        lines.append(Line("why-next_stage", "DMD-147", {"stage": stage_name(game, game.stage + 1)}))
    return lines


def _enemy(game: DeathMayDie, thing: str) -> list[Line]:
    """DMD-064, DMD-123: what an enemy rolls, and how likely one survives it."""
    for figure, at in enumerate(game.where):
        if at >= 0 and figure_name(game, figure).thing == thing:
            standard, bonus = defending.dice_of_enemy(game, figure, game.active)
            chance = round(100 * prospects.survives(game, game.active, [figure]))
            lines = [*standard, *bonus, *_target(game, figure)[:1]]
            return [
                *lines,
                Line("why-survival", "DMD-123", {"percent": chance}),
                *facts(game, figure_name(game, figure)),
            ]
    return []


def _board(game: DeathMayDie, topic: str, seat: int) -> list[Line]:
    if topic == "actions":
        return turn.action_lines(game, seat)
    if topic == "run":
        return walking.run_lines(game, seat)
    if topic == "rest":
        return healing.rest_lines(game, seat)
    left = Line("why-sanity", "DMD-037", {"count": MADNESS - game.sanity[seat]})
    return [left, prospects.next_threshold(game, seat)]


def clock(game: DeathMayDie) -> list[Line]:
    """DMD-127, DMD-135, DMD-158: symbols in the pile and in the deck, the chance of the next, how far it still is."""
    return [*symbols_now(game), *advances_left(game)]


def ritual(game: DeathMayDie) -> list[Line]:
    """DMD-142: what is counted, and how."""
    row = box(game).scenario.ritual
    name = COUNTERS.names[COUNTERS.number(row.counter)]
    count = Line("why-ritual", "DMD-142", {"counter": name, "count": game.counter, "target": row.target})
    return [count, Line(f"{name}.text", "DMD-142")]
