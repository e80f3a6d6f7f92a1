"""Laying out what the two boxes bring (DMD-051 to DMD-058)."""

import functools
from typing import NamedTuple

from miskatonic.games.death_may_die.maps import box_of, scenario_map
from miskatonic.games.death_may_die.names import OF_ELDER_ONE
from miskatonic.games.death_may_die.rows.cards import DISCOVERIES, ENEMIES, RELICS
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS
from miskatonic.games.death_may_die.state import NO_KIND, OFF_BOARD, DeathMayDie, Link, box
from miskatonic.kernel import shuffle


class Layout(NamedTuple):
    """What the two boxes put on the table."""

    fire: list[int]
    lying: list[int]
    barriers: tuple[int, ...]
    links: tuple[Link, ...]
    kinds: tuple[int, ...]
    where: list[int]


@functools.cache
def _layout(scenario: int, elder_one: int) -> Layout:
    """DMD-051 to DMD-055: map, tokens and figures; the first figure is the Elder One's, on the track."""
    map_, contents = scenario_map(scenario), box_of(scenario, elder_one)
    row, elder = contents.scenario, contents.elder_one
    spaces = len(map_.names)
    fire, lying = [0] * spaces, [0] * (spaces * len(contents.tokens))
    barriers = [OFF_BOARD] * len(map_.passages)
    for space, count in row.fire:
        fire[map_.numbers[space]] = count
    for kind, token in enumerate(contents.tokens):
        for space, count in token.setup:
            lying[kind * spaces + map_.numbers[space]] = count
        for a, b in token.passages:
            barriers[map_.by_pair[map_.numbers[a], map_.numbers[b]]] = kind
    for name, *ends in row.links:
        for end in ends:
            lying[contents.numbers[name] * spaces + map_.numbers[end]] = 1
    kinds = [NO_KIND]
    for enemy in dict.fromkeys((elder.cultist.id, elder.monster.id, *(one.id for one in row.monsters))):
        kinds += [ENEMIES.number(enemy)] * ENEMIES[ENEMIES.number(enemy)].figures
    where = [OFF_BOARD] * len(kinds)
    for word, space, count in row.enemies:
        kind = ENEMIES.number(elder.cultist.id if word == "cultist" else word)
        free = [figure for figure, one in enumerate(kinds) if one == kind and where[figure] == OFF_BOARD]
        for figure in free[:count]:
            where[figure] = map_.numbers[space]
    links = tuple(Link(map_.numbers[one], map_.numbers[other]) for _, one, other in row.links)
    return Layout(fire, lying, tuple(barriers), links, tuple(kinds), where)


def lay_out(game: DeathMayDie) -> None:
    """DMD-051 to DMD-058: everything of the two boxes on the table, and the decks."""
    laid = _layout(game.scenario, game.elder_one)
    game.profiles = game.roads = game.brought = game.cast = game.crowds = None
    tokens = len(box(game).tokens)
    game.fire, game.lying, game.where = laid.fire[:], laid.lying[:], laid.where[:]
    game.barriers, game.links, game.kinds = laid.barriers, laid.links, laid.kinds
    game.hurt = [0] * len(laid.kinds)
    game.carried = [0] * (game.seats * tokens)
    game.gone = (0,) * tokens
    game.at = [scenario_map(game.scenario).start] * game.seats
    game.mythos = _shuffled(game, OF_ELDER_ONE)
    game.discoveries = _shuffled(game, discoveries_in(game))
    game.relic_deck = _shuffled(game, len(RELICS.first(game.rows)))


def discoveries_in(game: DeathMayDie) -> int:
    """DMD-056: how many Discovery cards the scenario has; one that has come since it was released is its last."""
    numbers = DISCOVERIES.first(game.rows)
    return sum(DISCOVERIES.number(card.id) in numbers for card in SCENARIOS[game.scenario].discoveries)


def add_figures(game: DeathMayDie, enemy: str) -> None:
    """DMD-054: all figures of an enemy, in reserve; the first of all is the Elder One's."""
    game.kinds = _with_more(game.kinds, ENEMIES.number(enemy))
    game.where += [OFF_BOARD] * (len(game.kinds) - len(game.where))
    game.cast = game.crowds = None
    game.hurt += [0] * (len(game.kinds) - len(game.hurt))


@functools.lru_cache(1024)
def _with_more(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Equal ones are the same object, which is quick to compare."""
    return kinds + (kind,) * ENEMIES[kind].figures


def _shuffled(game: DeathMayDie, count: int) -> tuple[int, ...]:
    """DMD-056: a deck."""
    pile = list(range(count))
    shuffle(game, pile)
    return tuple(pile)
