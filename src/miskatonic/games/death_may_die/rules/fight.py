"""Search or Fight (DMD-108, DMD-119 to DMD-122)."""

from collections.abc import Sequence

from miskatonic.games.death_may_die.rules import death, defending, search, turn
from miskatonic.games.death_may_die.rules.targets import figure_option, unlike
from miskatonic.games.death_may_die.state import ELDER, DeathMayDie, here
from miskatonic.kernel import Option, ask, tell


async def search_or_fight(game: DeathMayDie) -> str:
    """DMD-080, DMD-108: phase three: looked at once, at the beginning: Safe means Search, otherwise Fight; DMD-020:
    before it and between two attacks cards may be used.
    """
    if turn.handy(game):
        await turn.window(game, "before_third")
    seat = game.active
    there = here(game, game.at[seat])
    if not there:
        if game.sink:
            tell(game, "search_phase", "DMD-108", {"who": seat})
        await search.search(game, seat)
        if game.dead[seat]:
            death.cut_short()
        return "end.effects"
    if game.sink:
        tell(game, "fight_phase", "DMD-108", {"who": seat})
    game.fought = ()
    waiting: Sequence[int] = () if game.spared[seat] else there
    while waiting:
        figure = waiting[0] if _all_alike(game, waiting) else await _next(game)
        game.fought += (figure,)
        await defending.attack(game, figure, seat)
        if game.dead[seat]:
            death.cut_short()
        waiting = attackers(game, seat)
        if waiting and turn.handy(game):
            await turn.window(game, "before_attack")
            waiting = attackers(game, seat)
    game.fought = ()
    return "end.effects"


def attackers(game: DeathMayDie, seat: int) -> list[int]:
    """DMD-119, DMD-120: every enemy in the space that can attack and has not yet, checked again after every attack."""
    if game.spared[seat]:
        return []
    found = [*here(game, game.at[seat])]
    for figure in game.fought:
        if figure in found:
            found.remove(figure)
    return found


def _all_alike(game: DeathMayDie, waiting: Sequence[int]) -> bool:
    """DMD-119: whether it makes no difference which of these enemies in one space is the next."""
    kinds, hurt = game.kinds, game.hurt
    first = waiting[0]
    alike = True
    for figure in waiting:
        alike = alike and kinds[figure] == kinds[first] and hurt[figure] == hurt[first]
    return alike


async def _next(game: DeathMayDie) -> int:
    """DMD-119: in an order the investigator chooses."""
    picked = await ask(game, game.active, "fight", "DMD-119", _options, _fighter)
    figure: int = picked.value
    return figure


def _fighter(game: DeathMayDie) -> dict[str, int]:
    """What the question is said with."""
    return {"who": game.active}


def _options(game: DeathMayDie) -> list[Option]:
    """The most dangerous first."""
    seat = game.active
    there = here(game, game.at[seat])
    figures = unlike(game, attackers(game, seat))

    def danger(figure: int) -> tuple[bool, int]:
        standard, bonus = defending.dice_against(game, figure, seat)
        return figure != ELDER, -standard - bonus

    first, *others = sorted(figures, key=danger)
    return [
        figure_option(game, "enemy", first, passes=True, there=there),
        *[figure_option(game, "enemy", figure, there=there) for figure in others],
    ]
