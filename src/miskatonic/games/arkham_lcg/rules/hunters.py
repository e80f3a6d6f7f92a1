"""AH-B-039, AH-B-147: the hunters move, in the order that the lead says where it can matter."""

import functools
from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics.zones import has_keyword, here, seats_at
from miskatonic.games.arkham_lcg.rows.terms import AT_PLACE
from miskatonic.games.arkham_lcg.rules.attacks import enemies_next
from miskatonic.games.arkham_lcg.rules.engagement import Engagement, prey_among, preyed
from miskatonic.games.arkham_lcg.rules.locations import choose_place, move_enemy, nearest_seats, steps_towards
from miskatonic.games.arkham_lcg.rules.timing import concerns
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Option, ask


async def hunters_move(game: Arkham) -> None:
    """AH-B-147: one hunter after another; who engages first matters only where something follows from engaging."""
    done: list[int] = []
    while left := hunters(game, done):
        enemy = left[0]
        if concerns(game, Engagement) and len({(game.card[one], game.at[one]) for one in left}) > 1:
            lead = game.order[0]
            picked = await ask(game, lead, "hunter", "AH-B-147", functools.partial(_options, done=done), {"seat": lead})
            enemy = picked.value
        done.append(enemy)
        await hunt(game, enemy)


def hunters(game: Arkham, done: Sequence[int]) -> list[int]:
    """AH-B-147: the ready unengaged hunters that are not with somebody they hunt, and have not moved yet."""
    return [one for one in game.enemies if one not in done and game.zone[one] == AT_PLACE and is_hunting(game, one)]


def is_hunting(game: Arkham, enemy: int) -> bool:
    """AH-B-147: with prey "only", nobody else holds it."""
    if enemy in game.exhausted or not has_keyword(game, enemy, "hunter"):
        return False
    hunted = hunted_by(game, enemy)
    return bool(hunted) and not any(seat in hunted for seat in seats_at(game, game.at[enemy]))


def hunted_by(game: Arkham, enemy: int) -> Sequence[int]:
    """AH-B-146: everybody, or the one prey that an enemy knows."""
    return preyed(game, enemy, game.order) if row(game, enemy).prey_only else game.order


def _options(game: Arkham, done: Sequence[int]) -> list[Option]:
    return enemies_next(game, hunters(game, done))


async def hunt(game: Arkham, enemy: int) -> None:
    """AH-B-147: a hunter moves one connection toward the nearest investigator, by prey, then as the lead says."""
    place = game.at[enemy]
    near = preyed(game, enemy, nearest_seats(game, place, hunted_by(game, enemy)))
    if not near:
        return
    goals = {here(game, one) for one in near}
    seat = near[0] if len(goals) == 1 else await prey_among(game, enemy, near)
    ways = steps_towards(game, place, [here(game, seat)])
    step = ways[0]
    if len(ways) > 1:
        step = await choose_place(
            game, game.order[0], "hunts", "AH-B-147", lambda game: steps_towards(game, place, [here(game, seat)]), enemy
        )
    await move_enemy(game, enemy, step)
