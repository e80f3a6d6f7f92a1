"""How investigators move: a step, and the Run (DMD-085 to DMD-090, DMD-182 to DMD-188)."""

import functools
from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.games.death_may_die.abilities import (
    NONE,
    Profile,
    Voices,
    enemy_voices,
    is_used,
    look_up,
    modifiers,
    own_voices,
    profile,
    voices,
)
from miskatonic.games.death_may_die.basics import catch_fire, ignores, put_all, ways
from miskatonic.games.death_may_die.maps import scenario_map
from miskatonic.games.death_may_die.names import figure_name, who
from miskatonic.games.death_may_die.rows.effects import ANY, fixed
from miskatonic.games.death_may_die.rules import order, paths
from miskatonic.games.death_may_die.rules.conditions import holds
from miskatonic.games.death_may_die.rules.dice import by_presence
from miskatonic.games.death_may_die.rules.effects import speak
from miskatonic.games.death_may_die.rules.scene import Due, Scene, added_by, lines_of, others_here, scene_of
from miskatonic.games.death_may_die.rules.spaces import space_option
from miskatonic.games.death_may_die.rules.targets import figure_option, unlike
from miskatonic.games.death_may_die.state import DeathMayDie, here, together
from miskatonic.kernel import Barred, Line, Name, Offer, Offers, Option, ask, tell

RUN = 3
"""DMD-085."""
RUN_LINE = Line("why-run", "DMD-085", {"count": RUN}, RUN)


def run_lines(game: DeathMayDie, seat: int) -> list[Line]:
    """DMD-085, DMD-186: three spaces, more or fewer by cards and enemies, never below one."""
    lines = [RUN_LINE, *lines_of(game, seat, "mod_run", "why-run_source")]
    slowed = by_presence(game, game.at[seat], "mod_run")
    if slowed:
        lines.append(Line("why-run_enemies", "DMD-026", {"count": slowed}, slowed))
    return lines


def run_length(game: DeathMayDie, seat: int) -> int:
    """DMD-085."""
    return _length(game, seat, profile(game, seat))


def _length(game: DeathMayDie, seat: int, mine: Profile) -> int:
    length = RUN + added_by(game, seat, mine, "mod_run") + by_presence(game, game.at[seat], "mod_run")
    return length if length > 1 else 1


# --- One step -------------------------------------------------------------------------------------------------------


class Company(NamedTuple):
    """Who goes along on a step, and which enemies stay behind."""

    passengers: tuple[int, ...] = ()
    sneaked: tuple[int, ...] = ()


ALONE = Company()


async def step(game: DeathMayDie, seat: int, to: int, company: Company = ALONE) -> bool:
    """DMD-086, DMD-087, DMD-088: leaving a space, in a Run or not: Fire sticks, enemies follow. Says whether it came to
    that: DMD-138: a Sneak may kill, or send elsewhere, whoever is about to go.
    """
    at = game.at[seat]
    for figure in company.sneaked:
        if game.where[figure] == at:
            await _sneak(game, seat, figure)
        if game.dead[seat] or game.at[seat] != at:
            return False
    if company.passengers and company.sneaked:
        able = set(together(game, at))
        company = company._replace(passengers=tuple([one for one in company.passengers if one in able]))
    left = _go(game, seat, at, to, company)
    await _then(game, (seat, *company.passengers), left, at, to)
    return True


def _go(game: DeathMayDie, seat: int, at: int, to: int, company: Company = ALONE) -> Sequence[int]:
    """DMD-086, DMD-087: the runner goes, and every enemy in the space follows, the Elder One too, even through what is
    adjacent for the investigator alone (DMD-OP-15); says which of those left behind may have something to say.
    """
    following = here(game, at)
    left: Sequence[int] = others_here(game, seat) if game.at.count(at) > 1 else ()
    burning = game.fire[at]
    if burning and not ignores(game, seat, "fire_leaving"):
        catch_fire(game, seat, burning, "DMD-087")
    game.at[seat] = to
    if company is not ALONE:
        following, left = _others(following, company.sneaked), _others(left, company.passengers)
        for one in company.passengers:
            if burning and not ignores(game, one, "fire_leaving"):
                catch_fire(game, one, burning, "DMD-087")
            game.at[one] = to
    if game.sink:
        tell(game, "moved", "DMD-085", {"who": seat, "from_space": at, "space": to})
        if company.passengers:
            tell(game, "taken_along", "DMD-188", {"who": seat, "others": company.passengers, "space": to})
        if following:
            args = {"who": seat, "enemies": tuple(following), "count": len(following), "space": to}
            tell(game, "followed", "DMD-086", args)
    if following:
        put_all(game, following, at, to)
    return _listening(game, left) if left else left


def _listening(game: DeathMayDie, left: Sequence[int]) -> list[int]:
    found = []
    for other in left:
        if own_voices(game, other, "other_leaves"):
            found.append(other)
    return found


async def _then(game: DeathMayDie, going: tuple[int, ...], left: Sequence[int], at: int, to: int) -> None:
    """What a step sets off: with those who are left behind, with those who have gone."""
    for other in left:
        await _left_behind(game, other, to)
    for one in going:
        if said := voices(game, one, "on_enter"):
            halted = game.halted
            await _entered(game, one, said, ways(game).passages.get((at, to), -1))
            if one != going[0]:
                game.halted = halted  # what stops a passenger does not stop the one who moves


def _others(several: Sequence[int], but: tuple[int, ...]) -> list[int]:
    return [one for one in several if one not in but]


async def _left_behind(game: DeathMayDie, seat: int, to: int) -> None:
    """An investigator may be able to follow another one who leaves."""
    for voice in own_voices(game, seat, "other_leaves"):
        scene = scene_of(seat, voice)
        scene.left_to = to
        if to in ways(game).next[game.at[seat]]:
            await speak(game, seat, voice, scene)


async def _entered(game: DeathMayDie, seat: int, said: Voices, crossed: int) -> None:
    """What happens on entering a space by a passage, when followers and Fire are settled."""
    for voice in said:
        if not game.dead[seat] and holds(game, voice.ability.when, _crossing(seat, crossed)):
            scene = scene_of(seat, voice)
            scene.crossed = crossed
            await speak(game, seat, voice, scene)


def _sets_off(game: DeathMayDie, seat: int, said: Voices, at: int, to: int) -> bool:
    """Whether any of that happens to somebody who has come that way."""
    scene = _crossing(seat, ways(game).passages.get((at, to), -1))
    found = False
    for voice in said:
        found = found or holds(game, voice.ability.when, scene)
    return found


@functools.lru_cache(1024)
def _crossing(seat: int, crossed: int) -> Scene:
    """The scene in which it is asked whether somebody has anything to say; asking changes nothing in it."""
    scene = Scene(seat, Name("", ""), "DMD-085")
    scene.crossed = crossed
    return scene


# --- Run ------------------------------------------------------------------------------------------------------------


@functools.lru_cache(8192)
def _run_options(scenario: int, spaces: tuple[int, ...]) -> list[Option]:
    return [*(space_option("run", scenario, space) for space in spaces), BY_STEPS]


BY_STEPS = Option("run", way="steps")
"""The same, space by space: another way, passengers, Sneaks."""
NO_WAY = (Barred("run", "no_way", "DMD-085"),)


def run_spaces(game: DeathMayDie, seat: int, mine: Profile) -> tuple[int, ...]:
    """DMD-085: every space in reach."""
    return paths.in_reach(game, seat, mine, _length(game, seat, mine))


def run_offers(game: DeathMayDie, seat: int, mine: Profile) -> Sequence[Offer]:
    """DMD-085: every space in reach, and the Run by steps."""
    spaces = run_spaces(game, seat, mine)
    return _run_options(game.scenario, spaces) if spaces else NO_WAY


async def run(game: DeathMayDie, seat: int, to: int | None) -> None:
    """DMD-085: up to three spaces, one by one; the proposed way, or step by step."""
    mine: Profile = (game.profiles or look_up(game))[seat]
    said = mine.by_trigger.get("on_run", NONE)
    by_map = to is not None and not said and not mine.shortcuts and not (game.roads or ways(game)).stoppers
    length = 0 if by_map else _length(game, seat, mine)  # by the map alone the way does not depend on it
    game.running, game.halted, game.sneaks, game.used_run = True, False, 0, ()
    for voice in said:
        await speak(game, seat, voice)
        mine = profile(game, seat)
    if game.dead[seat]:
        game.running = False
        return
    if to is None:
        await _by_steps(game, seat, length)
    elif not game.halted:
        said = mine.by_trigger.get("on_enter", NONE)
        at = game.at[seat]
        for space in paths.way(game, seat, mine, to, length):
            left = _go(game, seat, at, space)
            if left or (said and _sets_off(game, seat, said, at, space)):
                await _then(game, (seat,), left, at, space)
                if game.halted or game.dead[seat]:
                    break
                said = voices(game, seat, "on_enter")
            at = game.at[seat]
    game.running = False
    if not game.dead[seat]:
        for voice in voices(game, seat, "after_run"):
            if not is_used(game, seat, voice) and holds(game, voice.ability.when, scene_of(seat, voice)):
                await speak(game, seat, voice)
    game.sneaks, game.used_run = 0, ()


STOP = Option("stop", passes=True)


async def _by_steps(game: DeathMayDie, seat: int, length: int) -> None:
    """DMD-085, DMD-182, DMD-188: space by space; before each, whom to Sneak past and whom to take along."""
    left = length
    company = ALONE
    while left and not game.halted and not game.dead[seat]:
        picked = await ask(
            game,
            seat,
            "run",
            "DMD-085",
            Offers(lambda game, why: _step_offers(game, seat, company, moved=left < length)),
            {"who": seat, "count": left},
        )
        match picked.verb:
            case "stop":
                return
            case "sneak":
                company = company._replace(sneaked=(*company.sneaked, picked.value))
            case "along":
                if await _agrees(game, seat, picked.value):
                    company = company._replace(passengers=(picked.value,))
            case _:
                left -= await step(game, seat, picked.value, company)
                company = ALONE


def _step_offers(game: DeathMayDie, seat: int, company: Company, *, moved: bool) -> list[Offer]:
    """DMD-085: where the next step leads, who is taken along, past whom one Sneaks."""
    found: list[Offer] = [STOP] if moved and company == ALONE else []
    found += [space_option("go", game.scenario, to) for to in paths.beside(game, seat)]
    if not company.passengers and _takes_along(game, seat):
        found += [Option(f"along:{other}", other, whom=who(game, other)) for other in others_here(game, seat)]
    return [*found, *_sneak_offers(game, seat, company)]


def _sneak_offers(game: DeathMayDie, seat: int, company: Company) -> list[Offer]:
    """DMD-182: past whom one can Sneak: nobody once all Sneaks are used, and some never."""
    most = sneaks(game, seat)
    there = [figure for figure in here(game, game.at[seat]) if figure not in company.sneaked]
    if not there or not most:
        return []
    if game.sneaks + len(company.sneaked) >= most:
        return [Barred("sneak", "sneaks_used", "DMD-182", count=most)]
    return [
        figure_option(game, "sneak", figure)
        if _can_sneak(game, figure)
        else Barred("sneak", "watchful", "DMD-182", enemy=figure_name(game, figure))
        for figure in unlike(game, there)
    ]


def sneaks(game: DeathMayDie, seat: int) -> int:
    """DMD-182 to DMD-185: Sneaks per Run; sources add up."""
    return min(ANY, sum([fixed(effect.amount) for _, effect in modifiers(game, seat, "mod_sneak")]))


def _can_sneak(game: DeathMayDie, figure: int) -> bool:
    """Some enemies can't be left behind."""
    said = enemy_voices(game, figure, "enemy_presence") if figure else ()
    return not any(effect.what == "sneak_past_it" for voice in said for effect in voice.ability.effect)


def _takes_along(game: DeathMayDie, seat: int) -> bool:
    """DMD-188: whether a skill lets one take an investigator along on each step of a Run."""
    return any(voice.ability.effect[0].op == "may" for voice in own_voices(game, seat, "on_leave"))


async def _agrees(game: DeathMayDie, seat: int, other: int) -> bool:
    """DMD-OP-27: those who are taken along are asked."""
    if not game.consent:
        return True
    picked = await ask(
        game,
        other,
        "consent_taken",
        "DMD-188",
        lambda _: [Option("agree"), Option("refuse", passes=True)],
        {"who": seat},
    )
    return picked.verb == "agree"


async def _sneak(game: DeathMayDie, seat: int, figure: int) -> None:
    """DMD-182, DMD-184: one enemy does not follow; what a Sneak does to it."""
    game.sneaks += 1
    tell(game, "sneaked", "DMD-182", {"who": seat, "enemy": figure})
    due = []
    for voice in voices(game, seat, "on_sneak"):
        scene = scene_of(seat, voice, this=figure)
        scene.space = game.at[seat]
        due.append(Due(voice, scene))
    await order.carry_out(game, seat, due)


class Course(NamedTuple):
    """What a Run would mean: the spaces from the first to the last, the enemies that follow, where Fire sticks."""

    spaces: tuple[int, ...]
    followers: tuple[int, ...]
    burning: tuple[int, ...]


def course(game: DeathMayDie, seat: int, to: int) -> Course:
    """DMD-086, DMD-087: the proposed way to a space in reach, and who and what comes along."""
    mine = profile(game, seat)
    spaces = (game.at[seat], *paths.way(game, seat, mine, to, _length(game, seat, mine)))
    left = spaces[:-1]
    crowd = dict.fromkeys(figure for space in left for figure in here(game, space))
    fire = () if ignores(game, seat, "fire_leaving") else tuple([space for space in left if game.fire[space]])
    return Course(spaces, tuple(crowd), fire)


def preview(game: DeathMayDie, seat: int, to: int) -> list[Line]:
    """What a Run brings along: enemies that follow and Fire, space by space."""
    going = course(game, seat, to)
    lines = []
    if going.followers:
        names = tuple(figure_name(game, figure) for figure in going.followers)
        lines.append(Line("why-run_followers", "DMD-086", {"enemies": names, "count": len(names)}))
    for space in going.burning:
        name = scenario_map(game.scenario).names[space]
        lines.append(Line("why-run_fire", "DMD-087", {"space": name, "count": game.fire[space]}))
    return lines
