"""Reading a roll: what the dice show, and symbols that count as others (DMD-067, DMD-075, DMD-194, DMD-205)."""

import functools
from collections.abc import Sequence

from miskatonic.games.death_may_die.abilities import Voice, modifiers, profile
from miskatonic.games.death_may_die.rows.dice import FACES
from miskatonic.games.death_may_die.rows.effects import ANY, Effect, fixed
from miskatonic.games.death_may_die.rules.conditions import AGAINST_ONESELF, holds
from miskatonic.games.death_may_die.rules.dice import Throw, applies, looking
from miskatonic.games.death_may_die.rules.scene import Result
from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import Option, ask, tell


def sign_sources(game: DeathMayDie, throw: Throw) -> list[Effect]:
    """DMD-194 to DMD-197: what lets elder signs count as successes, the most valuable first."""
    found = [
        effect
        for voice, effect in modifiers(game, throw.seat, "mod_symbol")
        if applies(game, effect.when, throw) and holds(game, voice.ability.when, looking(throw.seat, throw))
    ]
    return sorted(found, key=lambda effect: -fixed(effect.second))


def worth(sources: Sequence[Effect], count: int) -> int:
    """DMD-197: how many successes that many signs count as."""
    worth, left = 0, count
    for effect in sources:
        taken = min(left, fixed(effect.amount))
        worth += taken * fixed(effect.second)
        left -= taken
    return worth


def _forced(game: DeathMayDie, forced: Sequence[tuple[Voice, Effect]], result: Result) -> None:
    """DMD-075: what the enemy must count is gone for everything else."""
    for _, effect in forced:
        count = min(result.signs, fixed(effect.amount))
        result.signs -= count
        if effect.at == "success":
            result.successes += count
        else:
            result.tentacles += count
        if count and game.sink:
            tell(game, "signs_forced", "DMD-075", {"count": count, "into": f"symbol-{effect.at}"})


def read(game: DeathMayDie, forced: Sequence[tuple[Voice, Effect]]) -> Result:
    """DMD-205: all results are added up; what the enemy must count as something else is counted so."""
    successes, signs, tentacles = _shown(game.dice)
    result = Result(successes, signs, tentacles)
    if forced:
        _forced(game, forced, result)
    return result


@functools.lru_cache(16384)
def _shown(dice: tuple[int, ...]) -> tuple[int, int, int]:
    """DMD-067: successes, elder signs and tentacles."""
    faces = [FACES[rolled] for rolled in dice]
    return sum(face.success for face in faces), sum(face.sign for face in faces), sum(face.tentacle for face in faces)


async def count_signs(game: DeathMayDie, throw: Throw, result: Result) -> None:
    """DMD-194, DMD-205: elder signs that count as successes, once."""
    sources = sign_sources(game, throw)
    if not sources:
        return
    most = min(result.signs, sum([fixed(effect.amount) for effect in sources]), ANY)
    count = await _how_many(game, throw, sources, most, result.successes)
    result.counted = count
    result.signs -= count
    result.successes += worth(sources, count)
    if count and game.sink:
        args = {"who": throw.seat, "count": count, "successes": worth(sources, count)}
        tell(game, "signs_counted", "DMD-194", args)


async def _how_many(game: DeathMayDie, throw: Throw, sources: Sequence[Effect], most: int, without: int) -> int:
    """DMD-194: counting is optional; it is asked where it can matter: against oneself only for the stress it heals, in
    an attack where a death costs something that the successes `without` it do not bring about.
    """
    seat = throw.seat
    against = throw.purpose in AGAINST_ONESELF
    if against and not (game.stress[seat] and profile(game, seat).heals_by_signs):
        return 0
    if not against and not throw.signs_matter:
        reached = without + worth(sources, most) if throw.costly else 0
        if not any(without < one <= reached for one in throw.costly):
            return most
    picked = await ask(
        game,
        seat,
        "signs",
        "DMD-194",
        lambda _: [
            Option(
                f"count:{count}",
                count,
                passes=count == (0 if against else most),
                count=count,
                successes=worth(sources, count),
            )
            for count in (range(most + 1) if against else range(most, -1, -1))
        ],
        {"who": seat, "dice": game.dice},
    )
    count: int = picked.value
    return count
