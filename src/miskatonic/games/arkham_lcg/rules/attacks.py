"""B.11: enemy attacks, attacks of opportunity, damage to enemies and their defeat."""

import functools
from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.basics.options import aim, aim_at
from miskatonic.games.arkham_lcg.basics.values import health_left, is_blank, sanity_left, sources, value
from miskatonic.games.arkham_lcg.basics.zones import engaged_with, has_keyword, place_of, put
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Trigger
from miskatonic.games.arkham_lcg.rows.terms import DISCARD, IN_PLAY, NO_CARD, UNPROVOKING, VICTORY
from miskatonic.games.arkham_lcg.rules.damage import Harm, assigned_by, deal, harm
from miskatonic.games.arkham_lcg.rules.timing import OneEffect, sequence
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Option, StepEnds, ask, tell


class Attack(Trigger):
    """AH-B-148: an enemy attacks an investigator. `damage_to` is another enemy that takes its damage instead."""

    __slots__ = ("damage_to", "enemy", "more_damage", "more_horror")

    def __init__(self, seat: int, enemy: int) -> None:
        super().__init__(seat, enemy)
        self.enemy = enemy
        self.damage_to = NO_CARD
        self.more_damage = 0
        self.more_horror = 0


class Defeat(Trigger):
    """AH-B-154: an enemy is defeated; `seat` is who did it, or nobody; `place` where it was."""

    __slots__ = ("enemy", "place")

    def __init__(self, seat: int, enemy: int, place: int) -> None:
        super().__init__(seat, enemy)
        self.enemy = enemy
        self.place = place


def may_attack(game: Arkham, enemy: int, seat: int) -> bool:
    """AH-B-003: nothing forbids this enemy to attack this investigator."""
    if topics.CANNOT_ATTACK not in game.heard and not game.lasting:
        return True
    return not any(_forbids(game, card, enemy) for card, _ in sources(game, topics.CANNOT_ATTACK, seat))


def _forbids(game: Arkham, card: int, enemy: int) -> bool:
    """Whether the card that shields somebody means this enemy; most do not mean Elite ones."""
    return "elite" not in row(game, enemy).traits or "elite_too" in row(game, card).keywords


@sequence
async def attack(game: Arkham, this: Attack) -> None:
    """AH-B-148, AH-B-160: its damage and horror together, also where another enemy takes the damage."""
    damage = value(game, topics.DAMAGE_DEALT, this.enemy) + this.more_damage
    horror = value(game, topics.HORROR_DEALT, this.enemy) + this.more_horror
    if game.sink:
        tell(game, "attacks", "AH-B-148", {"enemy": this.enemy, "seat": this.seat})
    if this.damage_to >= 0 and damage and game.zone[this.damage_to] >= IN_PLAY:
        packets = await assigned_by(game, (this.seat,), 0, horror, this.enemy, attacker=this.enemy)
        await _at_once(game, this.seat, [this.damage_to], packets, damage, this.enemy)
        return
    await harm(game, this.seat, damage if this.damage_to < 0 else 0, horror, this.enemy, attacker=this.enemy)


async def attacked_by(game: Arkham, enemy: int, seat: int) -> None:
    """AH-B-148: an enemy attacks, if nothing forbids it."""
    if seat in game.order and game.zone[enemy] >= IN_PLAY and may_attack(game, enemy, seat):
        await attack(game, Attack(seat, enemy))


async def provoke(game: Arkham, seat: int, designator: str) -> None:
    """AH-B-062, AH-R-1.1: each ready engaged enemy attacks once, in the order its target chooses; none exhausts."""
    if designator in UNPROVOKING:
        return
    done: list[int] = []
    while seat in game.order and (left := opportunists(game, seat, done)):
        enemy = left[0] if len(left) == 1 else await next_attacker(game, seat, left, done)
        done.append(enemy)
        if game.sink:
            tell(game, "opportunity", "AH-B-062", {"enemy": enemy, "seat": seat})
        await attack(game, Attack(seat, enemy))


def opportunists(game: Arkham, seat: int, done: list[int]) -> list[int]:
    """AH-B-040, AH-B-062: the ready enemies engaged with somebody that may attack and have not yet."""
    found = []
    for one in engaged_with(game, seat):
        if one not in game.exhausted and one not in done and may_attack(game, one, seat):
            found.append(one)
    return found


async def next_attacker(game: Arkham, seat: int, left: list[int], done: list[int]) -> int:
    """AH-B-040, AH-B-062: which of several different enemies attacks next."""
    if len({_looks(game, enemy) for enemy in left}) == 1:
        return left[0]
    options = functools.partial(_attackers, seat=seat, done=done)
    picked = await ask(game, seat, "attacker", "AH-B-062", options, {"seat": seat})
    return int(picked.value)


def _attackers(game: Arkham, seat: int, done: list[int]) -> list[Option]:
    """The enemies that may attack next, as options."""
    return enemies_next(game, opportunists(game, seat, done))


def enemies_next(game: Arkham, enemies: Sequence[int]) -> list[Option]:
    """AH-B-040, AH-B-062, AH-B-147: enemies one of which comes next, as options."""
    return [
        Option(f"next:{game.label[one]}", one, enemy=card_name(game, one), **aim(aim_at(game, one))) for one in enemies
    ]


def _looks(game: Arkham, enemy: int) -> tuple[int, int, int]:
    """Two enemies of one kind with the same tokens can't be told apart."""
    return game.card[enemy], game.damage[enemy], game.doom[enemy]


async def retaliate(game: Arkham, seat: int, enemy: int) -> None:
    """AH-B-151: after a failed attack on it, and after all its results, a ready enemy with Retaliate attacks."""
    if game.zone[enemy] < IN_PLAY or enemy in game.exhausted or not has_keyword(game, enemy, "retaliate"):
        return
    if seat in game.order:
        tell(game, "retaliates", "AH-B-151", {"enemy": enemy, "seat": seat})
        await attacked_by(game, enemy, seat)


# --- damage to enemies ------------------------------------------------------------------------------------------------


async def damage_enemy(game: Arkham, seat: int, enemy: int, amount: int, source: int) -> None:
    """AH-B-154: damage to an enemy; with as much as its health it is defeated."""
    if amount <= 0 or game.zone[enemy] < IN_PLAY:
        return
    _hit(game, seat, enemy, amount, source)
    await check_enemy(game, enemy, seat)


def _hit(game: Arkham, seat: int, enemy: int, amount: int, source: int) -> None:
    tokens.add(game, tokens.DAMAGE, enemy, amount)
    if game.sink:
        tell(game, "enemy_hit", "AH-B-154", {"enemy": enemy, "count": amount, "source": source, "seat": seat})


async def damage_all(game: Arkham, seat: int, enemies: list[int], seats: list[int], amount: int, source: int) -> None:
    """AH-B-014, AH-B-095: enemies and investigators are damaged at once; then whatever is defeated leaves."""
    await _at_once(game, seat, enemies, await assigned_by(game, seats, amount, 0, source), amount, source)


async def _at_once(game: Arkham, seat: int, enemies: list[int], packets: list[Harm], amount: int, source: int) -> None:
    """AH-B-014, AH-B-160: damage to enemies and what was assigned to investigators are placed together."""
    async with OneEffect(game):
        for enemy in enemies:
            _hit(game, seat, enemy, amount, source)
        if _nobody_stays(game, packets):
            await _all_fall(game, seat, enemies, packets)
        await deal(game, packets)
        for enemy in enemies:
            await check_enemy(game, enemy, seat)


def _nobody_stays(game: Arkham, packets: list[Harm]) -> bool:
    """Whether all who are left are about to be defeated."""
    falling = [one.seat for one in packets if _falls(game, one, game.who[one.seat])]
    return falling == list(game.order)


def _falls(game: Arkham, packet: Harm, me: int) -> bool:
    """AH-B-165: whether a packet defeats the investigator to whom it is dealt."""
    hurt, mad = packet.damage.get(me, 0), packet.horror.get(me, 0)
    return (hurt > 0 and hurt >= health_left(game, me)) or (mad > 0 and mad >= sanity_left(game, me))


async def _all_fall(game: Arkham, seat: int, enemies: list[int], packets: list[Harm]) -> None:
    """AH-X-06: an enemy whose defeat ends the scenario falls with the last investigator: players choose the ending."""
    lead = game.order[0]
    try:
        for enemy in enemies:
            await check_enemy(game, enemy, seat)
    except StepEnds:
        ending = game.resolution
        try:
            await deal(game, packets)
        except StepEnds:
            both = (ending, game.resolution)
            picked = await ask(
                game,
                lead,
                "ending",
                "AH-X-06",
                lambda game: [Option(f"ending:{one}", one, choice=one) for one in both],
                {"seat": lead},
            )
            game.resolution = picked.value
        raise


class Added(Trigger):
    """AH-B-199: a card is added to the victory display without being defeated."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.card = card


@sequence
async def add_to_victory(game: Arkham, this: Added) -> None:
    """AH-B-199: it leaves play for the victory display."""
    tell(game, "added", "AH-B-199", {"seat": this.seat, "card": this.card})
    put(game, this.card, VICTORY)


async def check_enemy(game: Arkham, enemy: int, seat: int) -> None:
    """AH-B-154: whether an enemy is defeated now."""
    if game.zone[enemy] >= IN_PLAY and game.damage[enemy] >= value(game, topics.HEALTH, enemy):
        await defeat(game, Defeat(seat, enemy, place_of(game, enemy)))


@sequence
async def defeat(game: Arkham, this: Defeat) -> None:
    """AH-B-154, AH-B-273: to its discard pile, or with Victory X to the victory display."""
    enemy = this.enemy
    if game.zone[enemy] < IN_PLAY:
        this.over = True
        return
    victory = row(game, enemy).victory and not is_blank(game, enemy)
    if game.sink:
        tell(game, "enemy_defeated", "AH-B-154", {"enemy": enemy, "seat": this.seat, "victory": int(bool(victory))})
    put(game, enemy, VICTORY if victory else DISCARD)
