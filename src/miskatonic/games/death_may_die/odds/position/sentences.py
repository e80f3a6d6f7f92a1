"""Chances in words: what a roll may bring, what an enemy does on average, whether the Elder One advances this turn."""

from collections import Counter

from miskatonic.games.death_may_die.basics import stress_room
from miskatonic.games.death_may_die.odds import rolls
from miskatonic.games.death_may_die.odds.position import options
from miskatonic.games.death_may_die.odds.position.means import (
    Means,
    aims,
    blow_of,
    boost_lines,
    coins,
    means,
    strengths,
)
from miskatonic.games.death_may_die.odds.position.threats import attack_of, on_average, stand_of
from miskatonic.games.death_may_die.odds.stage import Stock, beats
from miskatonic.games.death_may_die.odds.survival import lives
from miskatonic.games.death_may_die.rows.cards import INSANITIES
from miskatonic.games.death_may_die.rows.effects import Effects, fixed
from miskatonic.games.death_may_die.rows.tracks import MADNESS, NEXT_STOP, SYMBOLS_NEEDED
from miskatonic.games.death_may_die.rules import attacks, enemies, mythos, results
from miskatonic.games.death_may_die.rules.conditions import ATTACK, is_kind
from miskatonic.games.death_may_die.rules.dice import Throw
from miskatonic.games.death_may_die.state import ELDER, DeathMayDie
from miskatonic.kernel import Line
from miskatonic.text import told
from miskatonic.text.numbers import percents

MOST_LISTED = 6
"""Successes beyond this are not listed one by one."""


def of_roll(game: DeathMayDie, throw: Throw, needed: int, more: int = 0, spent: int = 0) -> list[Line]:
    """DMD-061, DMD-069: the chances of at least 1, 2 … successes, up to what is needed, with the best use of rerolls,
    first of the free ones alone; of tentacles as the dice fall; of a threshold, or the skull, by them.
    """
    using = means(game, throw, more, spent)
    most = min(needed, MOST_LISTED, using.standard + using.bonus + using.signs.limit * using.signs.value)
    if most <= 0:
        return _of_tentacles(game, throw)
    lines = [Line("why-chances", "DMD-077", {"chances": _listed(using.without_stress(), most)})]
    if using.bought:
        lines.append(Line("why-chances_stress", "DMD-071", {"chances": _listed(using, most), "count": using.stress}))
    return [*lines, *_of_tentacles(game, throw)]


def _listed(using: Means, most: int) -> tuple[str, ...]:
    return tuple(
        told("chance-at_least", count=count, percent=percents(using.at_least(count))) for count in range(1, most + 1)
    )


def of_kill(game: DeathMayDie, seat: int, figure: int) -> list[Line]:
    """DMD-091, DMD-094: what else an attack may be given, and how likely it kills with all of it."""
    targets = aims(game, seat, figure)[0]
    return [
        *boost_lines(game, seat, targets),
        Line("why-kill_chance", "DMD-091", {"percent": percents(options.kills(game, seat, figure))}),
    ]


def _of_tentacles(game: DeathMayDie, throw: Throw) -> list[Line]:
    """DMD-069, DMD-038: how many tentacles the standard dice show, and what they reach."""
    shares = rolls.tentacles(throw.standard)
    if len(shares) < 2:
        return []
    few = [told("chance-exactly", count=count, percent=percents(share)) for count, share in enumerate(shares[:3])]
    if len(shares) > 3:
        few.append(told("chance-or_more", count=3, percent=percents(sum(shares[3:]))))
    lines = [Line("why-tentacles", "DMD-069", {"chances": tuple(few)})]
    position = game.sanity[throw.seat]
    stop = NEXT_STOP[position]
    reached = sum(shares[stop - position :])
    if reached:
        message = "why-skull_chance" if stop == MADNESS else "why-threshold_chance"
        lines.append(Line(message, "DMD-038", {"percent": percents(reached)}))
    return lines


def next_threshold(game: DeathMayDie, seat: int) -> Line:
    """DMD-038, DMD-039: how far away it is, and what it does."""
    position = game.sanity[seat]
    left = NEXT_STOP[position] - position
    return Line("why-threshold", "DMD-039", {"count": left, "insanity": INSANITIES.names[game.insanities[seat]]})


def sign_lines(game: DeathMayDie, throw: Throw) -> list[Line]:
    """DMD-194 to DMD-197: how many elder signs may count, and as how many successes each."""
    return [
        Line("why-signs", "DMD-194", {"count": fixed(effect.amount), "successes": fixed(effect.second)})
        for effect in results.sign_sources(game, throw)
    ]


def of_stage(game: DeathMayDie, seat: int) -> Line:
    """DMD-147: how likely this Stage is beaten with the actions left, boosts used in the first attack."""
    times = max(1, game.actions)
    missing = enemies.health(game, ELDER) - game.hurt[ELDER]
    best = 0.0
    for targets in aims(game, seat, ELDER):
        left = missing - times * attacks.damage(game, seat, targets)
        blow = blow_of(game, Throw(seat, ATTACK, targets=targets))
        for boost in strengths(game, seat, targets):
            stock = Stock(left - boost.wounds, stress_room(game, seat) - boost.stress, len(coins(game, seat)))
            best = max(best, beats(blow, times, stock))
    return Line("why-stage_chance", "DMD-147", {"count": times, "percent": percents(best)})


def of_enemy(game: DeathMayDie, figure: int, seat: int) -> list[Line]:
    """DMD-078, DMD-123: wounds and sanity an attack brings on average, and the chances of few wounds with the best
    rerolls, what the card adds among them; how many cards of the deck move the enemy (DMD-203).
    """
    attack, stand = attack_of(game, figure, seat), stand_of(game, seat)
    most = min(attack.standard + attack.bonus, stand.health)
    calmed = tuple(remedy._replace(wounds=0, either=0) for remedy in stand.remedies if not remedy.spares)
    few = stand._replace(hurt=0, remedies=calmed)
    listed = tuple(
        told("chance-at_most", count=count, percent=percents(lives((attack,), few._replace(health=count + 1))))
        for count in range(most)
    )
    wounds, sanity = on_average(game, figure, seat)
    movers = sum(_moves(game, _effects(game, card), figure) for card in game.mythos)
    return [
        Line("why-expected", "DMD-123", {"wounds": round(wounds, 1), "sanity": round(sanity, 1)}),
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
