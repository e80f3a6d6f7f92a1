"""Chances in words: what a roll may bring, what an enemy does on average, whether the Elder One advances this turn."""

from collections import Counter

from miskatonic.games.death_may_die import odds, prospects
from miskatonic.games.death_may_die.rows.dice import SIDES
from miskatonic.games.death_may_die.rows.effects import Effects, fixed
from miskatonic.games.death_may_die.rows.tracks import MADNESS, NEXT_STOP, SYMBOLS_NEEDED
from miskatonic.games.death_may_die.rules import attacking, dice, mythos, reading
from miskatonic.games.death_may_die.rules.conditions import ATTACK, is_kind
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.state import ELDER, DeathMayDie
from miskatonic.games.death_may_die.surviving import lives
from miskatonic.games.death_may_die.words import stress_room
from miskatonic.kernel import Line, total
from miskatonic.text import told

MOST_LISTED = 6
"""Successes beyond this are not listed one by one."""


def percent(chance: float) -> int:
    """A chance as it is said."""
    return round(100 * chance)


def of_roll(game: DeathMayDie, throw: Throw, needed: int) -> list[Line]:
    """DMD-061, DMD-069: the chances of at least 1, 2 … successes, up to what is needed, with the best use of rerolls,
    first of the free ones alone; of tentacles as the dice fall; of a threshold, or the skull, by them.
    """
    using = prospects.means(game, throw)
    most = min(needed, MOST_LISTED, using.standard + using.bonus + using.signs.limit * using.signs.value)
    if most <= 0:
        return _of_tentacles(game, throw)
    free = total(dice.reroll_lines(game, throw))
    lines = [Line("why-chances", "DMD-077", {"chances": _listed(using._replace(rerolls=free), most)})]
    if using.rerolls > free:
        price = dice.reroll_price(game, throw.seat)
        stress = stress_room(game, throw.seat) // price * price
        lines.append(Line("why-chances_stress", "DMD-071", {"chances": _listed(using, most), "count": stress}))
    return [*lines, *_of_tentacles(game, throw)]


def _listed(using: prospects.Means, most: int) -> tuple[str, ...]:
    return tuple(
        told("chance-at_least", count=count, percent=percent(_at_least(using, count))) for count in range(1, most + 1)
    )


def _at_least(using: prospects.Means, count: int) -> float:
    return odds.at_least(count, using.standard, using.bonus, using.rerolls, using.signs)


def _of_tentacles(game: DeathMayDie, throw: Throw) -> list[Line]:
    """DMD-069, DMD-038: how many tentacles the standard dice show, and what they reach."""
    shares = odds.tentacles(throw.standard)
    if len(shares) < 2:
        return []
    few = [told("chance-exactly", count=count, percent=percent(share)) for count, share in enumerate(shares[:3])]
    if len(shares) > 3:
        few.append(told("chance-or_more", count=3, percent=percent(sum(shares[3:]))))
    lines = [Line("why-tentacles", "DMD-069", {"chances": tuple(few)})]
    position = game.sanity[throw.seat]
    stop = NEXT_STOP[position]
    reached = sum(shares[stop - position :])
    if reached:
        message = "why-skull_chance" if stop == MADNESS else "why-threshold_chance"
        lines.append(Line(message, "DMD-038", {"percent": percent(reached)}))
    return lines


def sign_lines(game: DeathMayDie, throw: Throw) -> list[Line]:
    """DMD-194 to DMD-197: how many elder signs may count, and as how many successes each."""
    return [
        Line("why-signs", "DMD-194", {"count": fixed(effect.amount), "successes": fixed(effect.second)})
        for effect in reading.sign_sources(game, throw)
    ]


def of_stage(game: DeathMayDie, seat: int) -> Line:
    """DMD-147: about how likely this Stage is beaten with the actions left, all attacks taken as one."""
    throw = Throw(seat, ATTACK, targets=(ELDER,))
    using = prospects.means(game, throw)
    attacks = max(1, game.actions)
    free = total(dice.reroll_lines(game, throw))
    missing = attacking.health(game, ELDER) - game.hurt[ELDER] - attacks * attacking.damage(game, seat, (ELDER,))
    rerolls = using.rerolls + (attacks - 1) * free
    chance = odds.at_least(missing, attacks * using.standard, attacks * using.bonus, rerolls)
    return Line("why-stage_chance", "DMD-147", {"count": attacks, "percent": percent(chance)})


def of_enemy(game: DeathMayDie, figure: int, seat: int) -> list[Line]:
    """DMD-078, DMD-123: wounds and sanity an attack brings on average, and the chances of few wounds with the best
    rerolls, what the card adds among them; how many cards of the deck move the enemy (DMD-203).
    """
    attack = prospects.attack_of(game, figure, seat)
    stand = prospects.stand_of(game, seat)
    most = min(attack.standard + attack.bonus, stand.health)
    listed = tuple(
        told("chance-at_most", count=count, percent=percent(lives((attack,), stand._replace(health=count + 1))))
        for count in range(most)
    )
    hits = (attack.standard + attack.bonus) / 2 + (attack.standard + 2 * attack.bonus) / SIDES * bool(attack.signs)
    spite = 0 if stand.room else attack.spite
    average = {"wounds": round(hits + attack.wounds + spite, 1), "sanity": round(attack.standard / 3, 1)}
    movers = sum(_moves(game, _effects(game, card), figure) for card in game.mythos)
    return [
        Line("why-expected", "DMD-123", average),
        *([Line("why-wound_chances", "DMD-123", {"chances": listed})] if listed else []),
        Line("why-movers", "DMD-203", {"count": movers, "cards": len(game.mythos)}),
    ]


def _effects(game: DeathMayDie, card: int) -> Effects:
    return mythos.card_of(game, card).effect


def _moves(game: DeathMayDie, effects: Effects, figure: int) -> bool:
    """Whether one of these steps, or of those within them, moves or places such an enemy."""
    return any(
        (
            effect.op in ("move_enemies", "place_enemies")
            and effect.enemies is not None
            and is_kind(game, figure, effect.enemies.kind)
        )
        or any(_moves(game, part, figure) for part in (*effect.parts, *(way.do for way in effect.ways)))
        for effect in effects
    )


# --- The clock ------------------------------------------------------------------------------------------------------


def of_advance(game: DeathMayDie) -> float:
    """DMD-127, DMD-166, DMD-203: the chance that the Elder One advances at the end of this turn, from what is open: the
    pile, what is left in the deck, and the cards that everybody has seen.
    """
    draws = {"turn.begin": 1, "turn.action": 1, "turn.mythos": game.sequel}.get(game.step, 0)
    top = game.mythos[len(game.mythos) - game.foreseen :][::-1]
    below = game.mythos[: min(game.foreseen_below, len(game.mythos) - len(top))][::-1]
    hidden = Counter(_look(game, card) for card in game.mythos[len(below) : len(game.mythos) - len(top)])
    return _advances(
        SYMBOLS_NEEDED - mythos.symbols(game),
        draws,
        tuple(_look(game, card) for card in top),
        hidden,
        tuple(_look(game, card) for card in below),
    )


Look = tuple[int, int]
"""Of a Mythos card: whether it has the symbol, and how many cards it draws after it."""


def _look(game: DeathMayDie, card: int) -> Look:
    row = mythos.card_of(game, card)
    more = sum(fixed(effect.amount) for effect in row.effect if effect.op == "draw_mythos")
    return int(row.symbol), row.draw_again + more


def _advances(needed: int, draws: int, top: tuple[Look, ...], hidden: Counter[Look], below: tuple[Look, ...]) -> float:
    if needed <= 0:
        return 1.0
    if not draws:
        return 0.0
    if top:
        symbol, more = top[0]
        return _advances(needed - symbol, draws - 1 + more, top[1:], hidden, below)
    if left := hidden.total():
        return sum(
            count / left * _advances(needed - look[0], draws - 1 + look[1], (), hidden - Counter([look]), below)
            for look, count in hidden.items()
        )
    return _advances(needed, draws, below, hidden, ()) if below else 0.0
