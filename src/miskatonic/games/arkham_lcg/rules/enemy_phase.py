"""B.3, III: the enemy phase: hunters move, then everybody is attacked."""

from miskatonic.games.arkham_lcg.basics import tokens, wishes
from miskatonic.games.arkham_lcg.basics.zones import is_massive, seats_at
from miskatonic.games.arkham_lcg.names import who
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import ENEMY_PHASE, NOBODY
from miskatonic.games.arkham_lcg.rules.attacks import Attack, attack, may_attack, next_attacker, opportunists
from miskatonic.games.arkham_lcg.rules.hunters import hunters_move
from miskatonic.games.arkham_lcg.rules.round import after_phase, begin_phase, end_phase, is_skipped, next_seat
from miskatonic.games.arkham_lcg.rules.slots import settle
from miskatonic.games.arkham_lcg.rules.windows import window
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Option, ask, go_on_as


async def enemy_phase(game: Arkham) -> str:
    """AH-B-039, AH-B-147: hunters move."""
    if begin_phase(game, ENEMY_PHASE) and await is_skipped(game):
        return "upkeep"
    if game.enemies:
        await hunters_move(game)
    game.turns = ()
    return "enemy.attack"


async def attacks(game: Arkham) -> str:
    """AH-B-040, AH-B-149: in player order everybody is attacked by engaged ready enemies, which then exhaust."""
    while True:
        seat = next_seat(game)
        if seat == NOBODY:
            break
        if topics.WINDOW in game.heard:
            await window(game, wishes.AFTER_HUNTERS)
        game.turns += (seat,)
        if game.enemies:
            await _attacked(game, seat)
            if game.unsettled:
                await settle(game)
        go_on_as(game, "enemy.attack")
    game.turns = ()
    if topics.WINDOW in game.heard:
        await window(game, wishes.AFTER_ATTACKS)
    return await after_phase(game, "upkeep") if end_phase(game) else "upkeep"


async def _attacked(game: Arkham, seat: int) -> None:
    """AH-B-040, AH-B-148, AH-Q-032: the attacks against one investigator, in the order of choice."""
    done: list[int] = []
    while seat in game.order and (left := opportunists(game, seat, done)):
        enemy = left[0] if len(left) == 1 else await next_attacker(game, seat, left, done)
        done.append(enemy)
        if is_massive(game, enemy):
            await _attacks_all(game, enemy)
        else:
            await attack(game, Attack(seat, enemy))
        if enemy in game.enemies:
            tokens.exhaust(game, enemy)


async def _attacks_all(game: Arkham, enemy: int) -> None:
    """AH-B-149: a massive enemy attacks everybody with it, one by one as the lead says."""
    done: list[int] = []
    while left := victims(game, enemy, done):
        seat = left[0]
        if len(left) > 1:
            picked = await ask(
                game,
                game.order[0],
                "victim",
                "AH-B-149",
                lambda game: [Option(f"prey:{one}", one, prey=who(game, one)) for one in victims(game, enemy, done)],
                {"seat": game.order[0], "enemy": enemy},
            )
            seat = picked.value
        done.append(seat)
        await attack(game, Attack(seat, enemy))


def victims(game: Arkham, enemy: int, done: list[int]) -> list[int]:
    """AH-B-149: the investigators a massive enemy has yet to attack, while it is ready."""
    if enemy not in game.enemies or enemy in game.exhausted:
        return []
    return [seat for seat in seats_at(game, game.at[enemy]) if seat not in done and may_attack(game, enemy, seat)]
