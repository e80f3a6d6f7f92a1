"""The verbs that rules and cards share: each changes the position in one way and tells it; none asks anybody."""

import functools
from bisect import insort
from collections.abc import Sequence

from miskatonic.games.death_may_die.abilities import cast, profile, skills_given
from miskatonic.games.death_may_die.maps import Roads, box_of, roads
from miskatonic.games.death_may_die.rows.cards import CULTIST, ENEMIES, INVESTIGATORS
from miskatonic.games.death_may_die.rows.tracks import DEADLY_WOUNDS, MADNESS, MAX_STRESS, NEXT_STOP, TOP_LEVEL
from miskatonic.games.death_may_die.state import (
    ELDER,
    FIRE_TOKENS,
    NOBODY,
    OFF_BOARD,
    DeathMayDie,
    Held,
    Link,
    Owned,
    box,
)
from miskatonic.kernel import tell

# --- Ways -----------------------------------------------------------------------------------------------------------


@functools.lru_cache(4096)
def _ways(scenario: int, elder_one: int, barriers: tuple[int, ...], links: tuple[Link, ...]) -> Roads:
    tokens = box_of(scenario, elder_one).tokens
    there = [(passage, tokens[kind]) for passage, kind in enumerate(barriers) if kind >= 0]
    walls = tuple([passage for passage, token in there if token.blocks])
    stoppers = tuple([(passage, token.id) for passage, token in there if not token.blocks])
    return roads(scenario, walls, links, stoppers)


def ways(game: DeathMayDie) -> Roads:
    """DMD-151, DMD-152: the ways for everybody who is stopped by walls."""
    found = game.roads
    if found is None:
        game.roads = found = _ways(game.scenario, game.elder_one, game.barriers, game.links)
    return found


def ways_of_figure(game: DeathMayDie, figure: int) -> Roads:
    """DMD-152: the ways of a figure, by its own rules: some enemies ignore what blocks."""
    common = game.roads or ways(game)
    return common.open if common.walled and figure != ELDER and ignores_walls(game, figure) else common


def relink(game: DeathMayDie) -> None:
    """DMD-049: the pairs of spaces joined by Stairs or Tunnels; without one of the two tokens there is no link."""
    found = []
    spaces = len(game.fire)
    for kind, token in enumerate(box(game).tokens):
        if token.links:
            ends = [space for space in range(spaces) if game.lying[kind * spaces + space]]
            if len(ends) == 2:
                found.append(Link(*ends))
    game.links = tuple(found)
    game.roads = None


def ignores_walls(game: DeathMayDie, figure: int) -> bool:
    """Whether a printed rule lets enemies of that kind through; today it is Cultists or nobody."""
    return ENEMIES.rows[game.kinds[figure]].kind == CULTIST and CULTIST in profile(game, game.active).ignoring


def ignores(game: DeathMayDie, seat: int, what: str) -> bool:
    """Whether an investigator's cards make a rule element not count."""
    return what in profile(game, seat).ignored


# --- Stress, wounds, sanity -----------------------------------------------------------------------------------------


def stress_room(game: DeathMayDie, seat: int) -> int:
    """DMD-030: how much stress still fits."""
    return MAX_STRESS - game.stress[seat]


UNNAMED = "none"
"""Part of what has just been reported: the hits of a roll, the price of a reroll, a Rest."""


def take_stress(game: DeathMayDie, seat: int, amount: int, rule: str, source: str = UNNAMED) -> int:
    """DMD-031: as much as fits; says how much did not."""
    room = MAX_STRESS - game.stress[seat]
    taken = amount if amount < room else room
    if taken:
        game.stress[seat] += taken
        if game.sink:
            tell(game, "stress", rule, {"who": seat, "count": taken, "now": game.stress[seat], "source": source})
    if taken < amount and game.sink:
        tell(game, "stress_full", "DMD-031", {"who": seat, "count": amount - taken, "source": source})
    return amount - taken


def health_left(game: DeathMayDie, seat: int) -> int:
    """DMD-033: wounds until the skull."""
    return DEADLY_WOUNDS - game.wounds[seat]


def wound(game: DeathMayDie, seat: int, amount: int, rule: str, source: str = UNNAMED) -> int:
    """DMD-034: never more than the health left; returns how many were taken. The caller checks whether it kills."""
    left = DEADLY_WOUNDS - game.wounds[seat]
    taken = amount if amount < left else left
    game.wounds[seat] += taken
    if taken and game.sink:
        args = {"who": seat, "count": taken, "left": DEADLY_WOUNDS - game.wounds[seat], "source": source}
        tell(game, "wounded", rule, args)
    return taken


def move_sanity(game: DeathMayDie, seat: int, amount: int, rule: str, source: str = UNNAMED) -> bool:
    """DMD-037, DMD-038: the marker moves, to the next threshold at most; says whether it got there or to the skull."""
    stop = NEXT_STOP[game.sanity[seat]]
    left = stop - game.sanity[seat]
    lost = amount if amount < left else left
    game.sanity[seat] += lost
    if game.sink:
        args = {"who": seat, "count": lost, "left": MADNESS - game.sanity[seat], "source": source}
        tell(game, "sanity_lost", rule, args)
        if lost < amount:
            tell(game, "stopped", "DMD-038", {"who": seat, "count": amount - lost})
    return game.sanity[seat] == stop


def heal(game: DeathMayDie, seat: int, stress: int, wounds: int, rule: str, source: str = UNNAMED) -> None:
    """DMD-095: points off the two tracks."""
    less, better = min(stress, game.stress[seat]), min(wounds, game.wounds[seat])
    game.stress[seat] -= less
    game.wounds[seat] -= better
    if (less or better) and game.sink:
        tell(game, "healed", rule, {"who": seat, "stress": less, "wounds": better, "source": source})


# --- Fire -----------------------------------------------------------------------------------------------------------


def place_fire(game: DeathMayDie, space: int, amount: int, rule: str) -> None:
    """DMD-131: at most twelve on the map; those on boards are swapped for wound tokens."""
    placed = min(amount, FIRE_TOKENS - sum(game.fire))
    game.fire[space] += placed
    if game.sink:
        if placed:
            tell(game, "fire_placed", rule, {"space": space, "count": placed})
        if placed < amount:
            tell(game, "no_fire_left", "DMD-131", {"space": space, "count": amount - placed})


def remove_fire(game: DeathMayDie, space: int, amount: int, rule: str) -> None:
    """DMD-009: back to the supply."""
    removed = min(amount, game.fire[space])
    game.fire[space] -= removed
    if removed:
        tell(game, "fire_removed", rule, {"space": space, "count": removed})


def catch_fire(game: DeathMayDie, seat: int, amount: int, rule: str, source: str = UNNAMED) -> None:
    """DMD-087, DMD-131: Fire on a board, without limit."""
    game.burning[seat] += amount
    if game.sink:
        args = {"who": seat, "count": amount, "now": game.burning[seat], "source": source}
        tell(game, "fire_caught", rule, args)


def put_out(game: DeathMayDie, seat: int, amount: int, rule: str) -> None:
    """Fire off a board."""
    removed = min(amount, game.burning[seat])
    game.burning[seat] -= removed
    if removed:
        tell(game, "fire_put_out", rule, {"who": seat, "count": removed})


# --- Tokens ---------------------------------------------------------------------------------------------------------


def supply(game: DeathMayDie, kind: int) -> int:
    """DMD-008: how many tokens of a kind are neither in play nor out of the game."""
    spaces, seats = len(game.fire), game.seats
    lying = sum(game.lying[kind * spaces : (kind + 1) * spaces])
    carried = sum(game.carried[kind * seats : (kind + 1) * seats])
    return box(game).tokens[kind].number - lying - carried - game.barriers.count(kind) - game.gone[kind]


def lying(game: DeathMayDie, kind: int, space: int) -> int:
    """Tokens of a kind on a space."""
    return game.lying[kind * len(game.fire) + space]


def carried(game: DeathMayDie, kind: int, seat: int) -> int:
    """Tokens of a kind on a board."""
    return game.carried[kind * game.seats + seat]


def lay_tokens(game: DeathMayDie, kind: int, space: int, amount: int, rule: str) -> int:
    """DMD-008: out of the supply onto a space, as many as there are; says how many."""
    if amount <= 0:
        return 0
    laid = min(amount, supply(game, kind))
    game.lying[kind * len(game.fire) + space] += laid
    if box(game).tokens[kind].links:
        relink(game)
    if game.sink:
        told = "token_laid" if laid else "no_token_left"
        tell(game, told, rule, {"token": kind, "space": space, "count": laid or amount})
    return laid


def lift_tokens(game: DeathMayDie, kind: int, space: int, amount: int, rule: str) -> int:
    """DMD-009: off a space, back to the supply; says how many."""
    at = kind * len(game.fire) + space
    lifted = min(amount, game.lying[at])
    if lifted:
        tell(game, "token_lifted", rule, {"token": kind, "space": space, "count": lifted})
        game.lying[at] -= lifted
        if box(game).tokens[kind].links:
            relink(game)
    return lifted


def shift_token(game: DeathMayDie, kind: int, space: int, to: int, rule: str) -> None:
    """A token moves from one space to another."""
    spaces = len(game.fire)
    tell(game, "token_moved", rule, {"token": kind, "from_space": space, "space": to})
    game.lying[kind * spaces + space] -= 1
    game.lying[kind * spaces + to] += 1


def gain_tokens(game: DeathMayDie, kind: int, seat: int, amount: int, rule: str, source: str = UNNAMED) -> int:
    """DMD-008: onto a board, as many as there are and may be carried."""
    if amount <= 0:
        return 0
    token = box(game).tokens[kind]
    gained = min(amount, supply(game, kind))
    if token.most_held:
        gained = min(gained, token.most_held - carried(game, kind, seat))
    game.carried[kind * game.seats + seat] += gained
    if game.sink:
        told = "token_gained" if gained else "no_token_gained"
        tell(game, told, rule, {"who": seat, "token": kind, "count": gained or amount, "source": source})
    return gained


def lose_tokens(game: DeathMayDie, kind: int, seat: int, amount: int, rule: str, removed: bool = False) -> int:
    """Off a board, back to the supply or out of the game; says how many."""
    at = kind * game.seats + seat
    lost = min(amount, game.carried[at])
    if lost:
        game.carried[at] -= lost
        if removed:
            game.gone = (*game.gone[:kind], game.gone[kind] + lost, *game.gone[kind + 1 :])
        tell(game, "token_lost", rule, {"who": seat, "token": kind, "count": lost})
    return lost


def set_barrier(game: DeathMayDie, passage: int, kind: int) -> None:
    """A token onto a passage, or with -1 off it."""
    game.barriers = (*game.barriers[:passage], kind, *game.barriers[passage + 1 :])
    game.roads = None


# --- Figures --------------------------------------------------------------------------------------------------------


def reserve(game: DeathMayDie, kind: int) -> list[int]:
    """DMD-027: the figures of a kind that are not on the board."""
    found = []
    for figure in cast(game).figures.get(kind, ()):
        if game.where[figure] == OFF_BOARD:
            found.append(figure)
    return found


def first_in_reserve(game: DeathMayDie, kind: int) -> int:
    """DMD-027: the first of these figures, or nobody."""
    where = game.where
    for figure in cast(game).figures.get(kind, ()):
        if where[figure] == OFF_BOARD:
            return figure
    return NOBODY


def put(game: DeathMayDie, figure: int, space: int) -> None:
    """A figure onto a space."""
    if game.crowds is not None:
        game.crowds[game.where[figure]].remove(figure)
        insort(game.crowds[space], figure)
    game.where[figure] = space


def put_all(game: DeathMayDie, figures: Sequence[int], at: int, space: int) -> None:
    """Several figures, in their order, from one space onto another."""
    where, crowds = game.where, game.crowds
    for figure in figures:
        where[figure] = space
    if crowds is not None:
        there, left = crowds[space], crowds[at]
        crowds[space] = sorted([*there, *figures]) if there else [*figures]
        if len(left) == len(figures):
            crowds[at] = []
        else:
            for figure in figures:
                left.remove(figure)


def take_off(game: DeathMayDie, figure: int) -> None:
    """DMD-009, DMD-092: back to the reserve, without wounds; DMD-119: who comes again is a new enemy."""
    put(game, figure, OFF_BOARD)
    game.hurt[figure] = 0
    if figure in game.fought:
        game.fought = tuple([one for one in game.fought if one != figure])


# --- Skills and cards -----------------------------------------------------------------------------------------------


def raise_level(game: DeathMayDie, seat: int, place: int) -> None:
    """DMD-039: the base level of one of the seat's own skills."""
    game.levels[3 * seat + place] += 1
    game.profiles = None


def set_cards(game: DeathMayDie, seat: int, cards: tuple[Held, ...]) -> None:
    """From now on these are the claimed cards of a seat."""
    kept = [one[:2] for one in cards]
    for held in game.held[seat]:
        if held[:2] not in kept:
            _markers_back(game, seat, held)
    game.held[seat] = cards
    game.profiles = None


def _markers_back(game: DeathMayDie, seat: int, lost: Held) -> None:
    """DMD-116, DMD-OP-17: with a Companion the markers of its skills go back, also one that was at the end of its track
    and could not rise when the Companion came.
    """
    for skill, levels in skills_given(game.scenario, lost):
        skills = INVESTIGATORS.rows[game.who[seat]].skills
        if game.dead[seat] or skill not in skills:
            continue
        at = 3 * seat + skills.index(skill)
        given = [more for one in game.held[seat] for what, more in skills_given(game.scenario, one) if what == skill]
        beyond = game.levels[at] + sum(given) - TOP_LEVEL
        game.levels[at] -= max(0, min(levels, beyond))
        now = game.levels[at] + sum(given) - levels
        tell(game, "level_down", "DMD-116", {"who": seat, "skill": skill, "level": now})


def set_relics(game: DeathMayDie, seat: int, relics: tuple[Owned, ...]) -> None:
    """From now on these are the Relics of a seat."""
    game.relics[seat] = relics
    game.profiles = None


def drop_card(game: DeathMayDie, seat: int, held: Held) -> None:
    """A claimed card goes to the discard pile."""
    set_cards(game, seat, tuple([one for one in game.held[seat] if one.card != held.card]))
    game.discovery_pile += (held.card,)


def change_card(game: DeathMayDie, seat: int, before: Held, after: Held) -> None:
    """A claimed card gets wounds, or another side."""
    set_cards(game, seat, tuple([after if one.card == before.card else one for one in game.held[seat]]))
