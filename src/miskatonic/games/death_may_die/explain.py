"""Where the numbers come from: an option, a roll, a Run, an enemy's attack, the clock, the ritual."""

from collections.abc import Sequence
from typing import Any

from miskatonic.games.death_may_die.abilities import levels, printed
from miskatonic.games.death_may_die.basics import stress_room
from miskatonic.games.death_may_die.facts import facts
from miskatonic.games.death_may_die.glossary import advances_left, symbols_now
from miskatonic.games.death_may_die.names import (
    discovery_name,
    figure_name,
    mythos_name,
    space_name,
    stage_name,
    token_name,
    who,
)
from miskatonic.games.death_may_die.odds.position import options, sentences
from miskatonic.games.death_may_die.odds.position.means import (
    aims,
    coin_lines,
    dice_before,
    price_in_stress,
    relief_lines,
    reroll_lines,
)
from miskatonic.games.death_may_die.rows.cards import ENEMIES, INSANITIES, SKILLS, UNKNOWN_MONSTERS
from miskatonic.games.death_may_die.rows.dice import FACES
from miskatonic.games.death_may_die.rows.elder_one import FINAL
from miskatonic.games.death_may_die.rows.scenario import COUNTERS, SCENARIOS
from miskatonic.games.death_may_die.rows.tracks import DICE_THRESHOLDS, MADNESS, NEXT_STOP, PASSED
from miskatonic.games.death_may_die.rules import (
    attacks,
    defending,
    dice,
    enemies,
    paths,
    rest,
    run,
    turn,
    unknown,
)
from miskatonic.games.death_may_die.rules.conditions import (
    AGAINST,
    AGAINST_ONESELF,
    ATTACK,
    ATTACKED,
    PLAIN,
    SCENARIO_ACTION,
)
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.rules.scene import others_here
from miskatonic.games.death_may_die.rules.spaces import token_spaces
from miskatonic.games.death_may_die.state import ELDER, DeathMayDie, box
from miskatonic.games.death_may_die.telling.cards import told_steps
from miskatonic.games.death_may_die.warns import waiting
from miskatonic.kernel import Barred, Choice, Line, Name, Option
from miskatonic.text.numbers import percents


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
            return [
                *run.run_lines(game, seat),
                *run.preview(game, seat, option.value),
                *_way(game, option.value),
            ]
        case "run":
            return run.run_lines(game, seat)
        case "attack":
            return _attack(game, option.value)
        case "scenario":
            return _action(game, option)
        case "rest":
            hurt = {"stress": game.stress[seat], "wounds": game.wounds[seat]}
            return [*rest.rest_lines(game, seat), Line("why-hurt", "DMD-095", hurt)]
        case "end" | "go_on":
            return [*_waiting(game), *clock(game)[:2], _advance(game)]
        case "keep" | "reroll" | "reroll_free":
            return [*_roll(game), *(_tentacles(game) if option.verb == "keep" else _prices(game, option))]
        case "skill":
            lines = facts(game, option.args["skill"])
            return [line for line in lines if line.args.get("level") == option.args["level"]]
        case _:
            named = [value for value in option.args.values() if isinstance(value, Name)]
            return facts(game, named[0]) if named else []


def _brought(game: DeathMayDie, choice: Choice) -> list[Line]:
    """What a question brings to the table: the card that is being read, what sets it off, or who is about to attack."""
    if choice.prompt == "fight":
        return [*_waiting(game), *_abilities(game, game.active)]
    if choice.prompt == "keep":
        return [*_stake(game), *_roll(game), *(_abilities(game, game.roller) if game.rolling == ATTACKED else [])]
    if choice.prompt == "skill":
        return []
    read = _read(game)
    source = choice.args.get("source", "")
    if read and (not source or source in read):
        return [line for name in read for line in facts(game, name)]
    return _source(game, choice.seat, source)


def _read(game: DeathMayDie) -> list[Name]:
    """The Discoveries that are being read, else the Mythos card."""
    found = [discovery_name(game, card) for card in game.finding]
    return found or [mythos_name(game, card) for card in game.reading[-1:]]


def _stake(game: DeathMayDie) -> list[Line]:
    """DMD-077, DMD-109: what hangs on a roll that a card asks for, in the card's words."""
    if game.rolling not in (PLAIN, AGAINST):
        return []
    return [line for name in _read(game) for line in facts(game, name) if line.message == "fact-text"]


def _waiting(game: DeathMayDie) -> list[Line]:
    """DMD-119: who is going to attack, how likely one survives, and what that leaves out."""
    lines = waiting(game, game.active)
    return [*lines, FIGHT_LEFT_OUT] if lines else []


def _abilities(game: DeathMayDie, seat: int) -> list[Line]:
    """DMD-026: what the enemies in the space do beside their hits, each kind once."""
    kinds = sorted({game.kinds[one] for one, at in enumerate(game.where) if at == game.at[seat] and one != ELDER})
    return [
        Line("fact-does", "DMD-026", {"enemy": ENEMIES.names[kind], **line.args})
        for kind in kinds
        for line in facts(game, ENEMIES.names[kind])
        if line.message == "fact-text"
    ]


def _source(game: DeathMayDie, seat: int, source: str) -> list[Line]:
    """DMD-036: what is read of a card that asks something; of a skill the level in force, of the scenario, which asks
    only when the Elder One advances, what happens then.
    """
    lines = facts(game, source)
    if source == SCENARIOS.names[game.scenario]:
        return [line for line in lines if line.message == "fact-on_advance"]
    skill = next((row for row, name in zip(SKILLS.rows, SKILLS.names, strict=True) if name == source), None)
    now = levels(game, seat).get(skill.id) if skill else None
    return [line for line in lines if line.args.get("level") == now] if now else lines


def _tentacles(game: DeathMayDie) -> list[Line]:
    """DMD-069, DMD-039: what the tentacles of the roll on the table cost, and how far the next threshold is."""
    shown = sum(FACES[rolled].tentacle for rolled in game.dice)
    return (
        [Line("why-tentacles_shown", "DMD-069", {"count": shown}), sentences.next_threshold(game, game.roller)]
        if shown
        else []
    )


def _attack(game: DeathMayDie, figure: int) -> list[Line]:
    """DMD-091, DMD-147: the roll, the target and its card; of the Elder One, what the next Stage does."""
    seat = game.active
    throw = Throw(seat, ATTACK, targets=aims(game, seat, figure)[0])
    health = enemies.health(game, figure) - game.hurt[figure] - attacks.damage(game, seat, (figure,))
    average = {"wounds": options.average(game, seat, figure)}
    lines = [*roll_lines(game, throw), *_target(game, figure), *sentences.of_roll(game, throw, health)]
    lines += [Line("why-average", "DMD-091", average), *sentences.of_kill(game, seat, figure)]
    if figure != ELDER:
        return [*lines, ATTACK_LEFT_OUT, *facts(game, figure_name(game, figure))]
    lines += [sentences.of_stage(game, seat), ATTACK_LEFT_OUT]
    return [*lines, *facts(game, stage_name(game, game.stage + 1))] if game.stage < FINAL else lines


ATTACK_LEFT_OUT = Line("why-left_out", "DMD-020")
"""What the chances of a roll of one's own do not count."""
FIGHT_LEFT_OUT = Line("why-left_out_fight", "DMD-123")
"""What the chances to survive do not count."""


def _action(game: DeathMayDie, option: Option) -> list[Line]:
    """DMD-098: what an action of the scenario does; where it is rolled for, with what and how likely."""
    lines = facts(game, option.args["action"])
    effects, needed = option.value.effect, options.needed(option.value.effect)
    if needed is None:
        return lines
    throw = options.roll_of(game.active, effects, SCENARIO_ACTION)
    more, spent = dice_before(game, game.active, effects), price_in_stress(option.value.cost)
    goal = Line("why-goal", "DMD-077", {"count": needed})
    told = sentences.of_roll(game, throw, needed, more, spent)
    return [*lines, *roll_lines(game, throw, more, spent), goal, *told, ATTACK_LEFT_OUT]


def _roll(game: DeathMayDie) -> list[Line]:
    """DMD-071, DMD-077: what one hopes or fears, the free rerolls left, the room for stress."""
    lines = []
    if game.goal:
        against = game.rolling in AGAINST_ONESELF
        lines.append(Line("why-deadly" if against else "why-goal", "DMD-077", {"count": game.goal}))
        meant = "why-odds_attack" if game.rolling == ATTACKED else "why-odds_life" if against else "why-odds_goal"
        lines.append(Line(meant, "DMD-077"))
    if game.free:
        lines.append(Line("why-free_rerolls", "DMD-073", {"count": game.free}))
    lines += coin_lines(game, game.roller)
    return [*lines, _stress(game, game.roller)]


def _prices(game: DeathMayDie, option: Option) -> list[Line]:
    """DMD-071: what rolling a die again brings on its own, and with the stress that the chance beside it counts on."""
    alone, stress = options.of_roll(game, option, alone=True), options.assumed(game, option)
    if alone is None:
        return []
    lines = [Line("why-reroll_alone", "DMD-071", {"percent": percents(alone)})]
    if stress:
        best = percents(options.of_roll(game, option) or 0.0)
        lines.append(Line("why-reroll_stress", "DMD-071", {"percent": best, "count": stress}))
    return lines


def _way(game: DeathMayDie, to: int) -> list[Line]:
    """DMD-085: what ends the movement on the proposed way, how many spaces are left, who stays behind alone."""
    seat = game.active
    spaces = run.course(game, seat, to).spaces
    left = run.run_length(game, seat) - len(spaces) + 1
    behind = others_here(game, seat)
    lines = []
    if paths.is_stopped(game, seat, spaces):
        lines.append(Line("why-run_stopped", "DMD-085"))
    elif left:
        lines.append(Line("why-run_left", "DMD-085", {"count": left}))
    if len(behind) == 1:
        lines.append(Line("why-run_alone", "DMD-085", {"who": who(game, behind[0])}))
    return lines


def _stress(game: DeathMayDie, seat: int, spent: int = 0) -> Line:
    room = {"count": stress_room(game, seat) - spent, "price": dice.reroll_price(game, seat)}
    return Line("why-stress_rerolls", "DMD-071", room)


def roll_lines(game: DeathMayDie, throw: Throw, more: int = 0, spent: int = 0) -> list[Line]:
    """DMD-061, DMD-071, DMD-073: dice by source, rerolls by source, room for stress and its price, what heals stress
    before the roll, signs that count.
    """
    lines = [Line("why-dice_standard", "DMD-061", {"count": throw.standard})]
    lines += dice.dice_lines(game, throw, more)
    lines += [*reroll_lines(game, throw), _stress(game, throw.seat, spent), *relief_lines(game, throw)]
    return [*lines, *sentences.sign_lines(game, throw)]


def _target(game: DeathMayDie, figure: int) -> list[Line]:
    """DMD-092, DMD-147: health left, wounds more, and what the next Stage is."""
    health = enemies.health(game, figure)
    name = figure_name(game, figure)
    lines = [Line("why-health", "DMD-092", {"enemy": name, "left": health - game.hurt[figure], "count": health})]
    lines += attacks.damage_lines(game, game.active, (figure,))
    if figure == ELDER and game.stage < FINAL:
        lines.append(Line("why-next_stage", "DMD-147", {"stage": stage_name(game, game.stage + 1)}))
    return lines


def _enemy(game: DeathMayDie, thing: str) -> list[Line]:
    """DMD-064, DMD-123: what an enemy rolls, and how likely one survives it."""
    for figure, at in enumerate(game.where):
        if at >= 0 and figure_name(game, figure).thing == thing:
            standard, bonus = defending.dice_of_enemy(game, figure, game.active)
            chance = percents(options.survives(game, game.active, [figure]))
            lines = [*standard, *bonus, *_target(game, figure)[:1]]
            return [
                *lines,
                *sentences.of_enemy(game, figure, game.active),
                Line("why-survival", "DMD-123", {"percent": chance}),
                FIGHT_LEFT_OUT,
                *facts(game, figure_name(game, figure)),
            ]
    return []


def _board(game: DeathMayDie, topic: str, seat: int) -> list[Line]:
    if topic == "actions":
        return turn.action_lines(game, seat)
    if topic == "run":
        return run.run_lines(game, seat)
    if topic == "rest":
        return rest.rest_lines(game, seat)
    left = Line("why-sanity", "DMD-037", {"count": MADNESS - game.sanity[seat], "position": game.sanity[seat]})
    return [left, *_next_threshold(game, seat)]


def _next_threshold(game: DeathMayDie, seat: int) -> list[Line]:
    """DMD-038 to DMD-041, DMD-168: how far it is, and all it brings: the insanity, a skill, a die, Relics turned."""
    stop = NEXT_STOP[game.sanity[seat]]
    if stop == MADNESS:
        return []
    lines = [sentences.next_threshold(game, seat), *facts(game, INSANITIES.names[game.insanities[seat]])]
    if stop in DICE_THRESHOLDS:
        lines.append(Line("why-threshold_die", "DMD-040"))
    if PASSED[stop] == unknown.TRANSFORMING and game.relics[seat]:
        lines.append(Line("why-threshold_relic", "DMD-168"))
    return lines


def clock(game: DeathMayDie) -> list[Line]:
    """DMD-127, DMD-135, DMD-158: symbols in the pile and in the deck, the chance of the next, how far it still is."""
    return [*symbols_now(game), *advances_left(game), _advance(game), *_next_advance(game)]


def _advance(game: DeathMayDie) -> Line:
    """DMD-127: how likely the Elder One advances when this turn ends."""
    return Line("why-advance_chance", "DMD-127", {"percent": percents(sentences.of_advance(game))})


def _next_advance(game: DeathMayDie) -> list[Line]:
    """DMD-132, DMD-133, DMD-164: what it then does: revealed Stages, the scenario, the Unknown."""
    said = [(voice.source, told_steps(voice.ability.effect)) for voice in printed(game, "on_elder_advance")]
    said.append((SCENARIOS.names[game.scenario], told_steps(box(game).scenario.on_advance)))
    said += [(UNKNOWN_MONSTERS.names[slot], told_steps(UNKNOWN_MONSTERS[slot].on_advance)) for slot in game.slots]
    return [
        Line("why-next_advance", "DMD-132", {"source": source, "sentences": sentences})
        for source, sentences in said
        if sentences
    ]


def ritual(game: DeathMayDie) -> list[Line]:
    """DMD-142: what is counted, and how."""
    row = box(game).scenario.ritual
    name = COUNTERS.names[COUNTERS.number(row.counter)]
    count = Line("why-ritual", "DMD-142", {"counter": name, "count": game.counter, "target": row.target})
    lines = [count, Line(f"{name}.text", "DMD-142")]
    lying = [(kind, token_spaces(game, token.id)) for kind, token in enumerate(box(game).tokens) if not token.links]
    lines += [
        Line("why-ritual_tokens", "DMD-142", {"token": token_name(game, kind), "spaces": _names(game, spaces)})
        for kind, spaces in lying
        if spaces
    ]
    return [*lines, Line("why-disruption", "DMD-143", {"sentences": told_steps(row.effect)})]


def _names(game: DeathMayDie, spaces: Sequence[int]) -> tuple[Name, ...]:
    return tuple(space_name(game, space) for space in spaces)
