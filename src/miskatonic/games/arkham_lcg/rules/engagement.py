"""B.11: engagement, prey, disengaging, evading."""

from collections.abc import Callable, Sequence

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.values import health_left, is_blank, lasts, sources
from miskatonic.games.arkham_lcg.basics.zones import engaged_seat, has_keyword, here, place_of, put, seats_at
from miskatonic.games.arkham_lcg.names import who
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Trigger
from miskatonic.games.arkham_lcg.rows.terms import AT_PLACE, NOBODY, THREAT
from miskatonic.games.arkham_lcg.rules.timing import sequence
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Option, ask, tell


class Engagement(Trigger):
    """AH-R-2.4: an enemy and an investigator engage, whichever of them does it."""

    __slots__ = ("enemy",)

    def __init__(self, seat: int, enemy: int) -> None:
        super().__init__(seat, enemy)
        self.enemy = enemy


class Evasion(Trigger):
    """AH-B-057: an enemy is evaded."""

    __slots__ = ("enemy",)

    def __init__(self, seat: int, enemy: int) -> None:
        super().__init__(seat, enemy)
        self.enemy = enemy


@sequence
async def engage(game: Arkham, this: Engagement) -> None:
    """AH-B-145: the enemy is in the investigator's threat area; with somebody else it is no longer engaged."""
    put(game, this.enemy, THREAT, this.seat, here(game, this.seat))
    if game.sink:
        tell(game, "engages", "AH-B-144", {"enemy": this.enemy, "seat": this.seat})


async def engage_at(game: Arkham, place: int) -> None:
    """AH-B-144, AH-B-265: every ready unengaged enemy at a location that can engage somebody does, at once."""
    if place < 0:
        return
    for enemy in game.enemies:
        if game.zone[enemy] == AT_PLACE and game.at[enemy] == place:
            await engage_if_able(game, enemy)


async def engage_if_able(game: Arkham, enemy: int) -> None:
    """AH-B-144: it engages whom its prey says, then whom the lead chooses; not while it is being defeated itself."""
    if game.zone[enemy] != AT_PLACE or enemy in game.exhausted:
        return
    if game.damage[enemy] and health_left(game, enemy) <= 0:
        return
    if has_keyword(game, enemy, "aloof") or has_keyword(game, enemy, "massive"):
        return
    able = seats_at(game, game.at[enemy])
    seat = await prey_among(game, enemy, able)
    if seat != NOBODY:
        await engage(game, Engagement(seat, enemy))


async def blank_enemy(game: Arkham, enemy: int, until: str, source: int) -> None:
    """AH-B-159, AH-B-265: an enemy is without text for a time; no longer aloof, it engages at once."""
    lasts(game, until, topics.BLANK, enemy, 1, source)
    await engage_if_able(game, enemy)


def preyed(game: Arkham, enemy: int, seats: Sequence[int]) -> list[int]:
    """AH-B-146: those whom an enemy's prey prefers; with "only" nobody else."""
    printed = row(game, enemy)
    if printed.prey is None or not seats or is_blank(game, enemy):
        return list(seats)
    if printed.prey_only:
        return [seat for seat in seats if printed.prey(game, enemy, seat)]
    measure: Callable[[Arkham, int, int], int] = printed.prey
    best = max(measure(game, enemy, seat) for seat in seats)
    return [seat for seat in seats if measure(game, enemy, seat) == best]


async def prey_among(game: Arkham, enemy: int, seats: Sequence[int]) -> int:
    """AH-B-144, AH-R-1.5: one of them by prey; of several equal ones the lead chooses."""
    able = preyed(game, enemy, seats)
    if len(able) < 2:
        return able[0] if able else NOBODY
    picked = await ask(
        game,
        game.order[0],
        "prey",
        "AH-B-146",
        lambda game: [Option(f"prey:{seat}", seat, prey=who(game, seat)) for seat in preyed(game, enemy, seats)],
        {"seat": game.order[0], "enemy": enemy},
    )
    return int(picked.value)


def disengage(game: Arkham, enemy: int) -> None:
    """AH-B-156: it is engaged with nobody, and stays at the location."""
    seat = engaged_seat(game, enemy)
    if seat != NOBODY:
        put(game, enemy, AT_PLACE, at=here(game, seat))
        if game.sink:
            tell(game, "disengages", "AH-B-156", {"enemy": enemy, "seat": seat})


@sequence
async def evade(game: Arkham, this: Evasion) -> None:
    """AH-B-057, AH-A-58: the enemy is exhausted and disengaged and stays where it is."""
    disengage(game, this.enemy)
    tokens.exhaust(game, this.enemy)
    if game.sink:
        tell(game, "evaded", "AH-B-057", {"enemy": this.enemy, "seat": this.seat})


def is_able_to_move(game: Arkham, enemy: int, place: int) -> bool:
    """AH-B-003: nothing forbids this enemy to enter a location."""
    if topics.CANNOT_ENTER not in game.heard:
        return True
    return not any(
        card == place or place_of(game, card) == place for card, _ in sources(game, topics.CANNOT_ENTER, enemy)
    )
