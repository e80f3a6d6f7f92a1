"""Setup (DMD-051 to DMD-060, DMD-170 to DMD-177), in the book's order; every shuffle comes from the one generator."""

import functools
from collections.abc import Callable, Mapping
from typing import Any

from miskatonic.games.death_may_die.basics import put, reserve
from miskatonic.games.death_may_die.names import OF_ELDER_ONE
from miskatonic.games.death_may_die.rows.cards import (
    ENEMIES,
    INSANITIES,
    INVESTIGATORS,
    UNKNOWN_MONSTERS,
)
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES, STAGE_I
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS
from miskatonic.games.death_may_die.rows.tracks import TRACK_START
from miskatonic.games.death_may_die.rules import unknown
from miskatonic.games.death_may_die.rules.effects import carry_out
from miskatonic.games.death_may_die.rules.layout import add_figures, lay_out
from miskatonic.games.death_may_die.rules.scene import Scene
from miskatonic.games.death_may_die.state import (
    NOBODY,
    OFF_BOARD,
    UNKNOWN_MODES,
    DeathMayDie,
    map_of,
)
from miskatonic.kernel import Catalogue, Option, ask, below, go_on_as, rows_of, seeded, shuffle, tell

CHOOSE, RANDOM = "choose", "random"
NO_CHOICE = -1


def setup(seed: int, seats: int, options: Mapping[str, str]) -> DeathMayDie:
    """DMD-051: the table before anything is chosen."""
    game = _empty(seats).copy()
    game.rng = seeded(seed)
    game.rows = rows_of(options)
    game.unknown = UNKNOWN_MODES.index(options["unknown"])
    game.all_boxes = options["unknown_pool"] == "all"
    game.wanders = options["elder_location"] == "random"
    game.consent = options["consent"] == "ask"
    game.elder_one = _chosen(game, options["elder_one"], ELDER_ONES)
    game.scenario = _chosen(game, options["scenario"], SCENARIOS)
    _investigators(game, options["investigators"])
    _insanities(game, options["insanities"])
    game.active = below(game, seats) if options["first"] == RANDOM else int(options["first"]) - 1
    return game


@functools.cache
def _empty(seats: int) -> DeathMayDie:
    return empty_table(seats)


def empty_table(seats: int) -> DeathMayDie:
    """Nothing on the table yet; DMD-058: every marker on its first space."""
    return DeathMayDie(
        rng=0,
        step="setup.boxes",
        seats=seats,
        scenario=NO_CHOICE,
        elder_one=NO_CHOICE,
        unknown=0,
        all_boxes=True,
        wanders=False,
        consent=True,
        drafted=False,
        offer=(),
        slots=(),
        kinds=(),
        who=(NOBODY,) * seats,
        insanities=(NOBODY,) * seats,
        dead=(False,) * seats,
        at=[0] * seats,
        wounds=[0] * seats,
        stress=[0] * seats,
        sanity=[0] * seats,
        levels=[1] * (3 * seats),
        held=[()] * seats,
        relics=[()] * seats,
        relic_deck=(),
        burning=[0] * seats,
        carried=[],
        where=[],
        hurt=[],
        fire=[],
        lying=[],
        barriers=(),
        links=(),
        gone=(),
        track=TRACK_START,
        stage=STAGE_I,
        disrupted=False,
        counter=0,
        locations=(0, 1, 2, 3),
        mythos=(),
        mythos_pile=(),
        reading=(),
        foreseen=0,
        foreseen_below=0,
        discoveries=(),
        discovery_pile=(),
        finding=(),
        active=0,
        turns=0,
        started=(False,) * seats,
        actions=0,
        used_turn=(),
        killed_turn=False,
        spared=(False,) * seats,
        sequel=0,
        running=False,
        halted=False,
        sneaks=0,
        used_run=(),
        fought=(),
        roller=NOBODY,
        rolling="",
        dice=(),
        free=0,
        spent=0,
        goal=0,
    )


def _chosen(game: DeathMayDie, value: str, rows: Catalogue[Any]) -> int:
    """What an option names, or one at random; or it is asked."""
    if value == RANDOM:
        return below(game, len(rows.first(game.rows)))
    return NO_CHOICE if value == CHOOSE else rows.number(value)


def _investigators(game: DeathMayDie, how: str) -> None:
    """DMD-057: dealt, drafted (one of two each), chosen freely, or named beforehand."""
    pile = list(INVESTIGATORS.first(game.rows))
    if how in ("draft", "deal"):
        shuffle(game, pile)
    game.drafted = how == "draft"
    if how == "deal":
        game.who = tuple(pile[: game.seats])
    elif how in ("draft", CHOOSE):
        game.offer = tuple(pile)
    else:
        game.who = tuple(INVESTIGATORS.number(name) for name in how.split("+"))


def _insanities(game: DeathMayDie, how: str) -> None:
    """DMD-059: one each, face up; the rest is put away."""
    pile = list(INSANITIES.first(game.rows))
    shuffle(game, pile)
    game.insanities = tuple(
        pile[: game.seats] if how == "deal" else (INSANITIES.number(name) for name in how.split("+"))
    )


def names_problem(kind: str, ids: list[str], ways: str) -> Callable[[str, int], str | None]:
    """DMD-057: why a list such as `agatha+mike` can't be taken."""

    def problem(value: str, seats: int) -> str | None:
        names = value.split("+")
        if len(names) == seats == len(set(names)) and all(name in ids for name in names):
            return None
        return f"{kind} must be {ways}, or {seats} different names joined by + out of: {', '.join(ids)}; not {value!r}."

    return problem


def first_problem(value: str, seats: int) -> str | None:
    """DMD-060: why nobody of that number can be the first player."""
    if value in [str(seat + 1) for seat in range(seats)]:
        return None
    return f"first must be random or the number of a player from 1 to {seats}, not {value!r}."


# --- Choosing -------------------------------------------------------------------------------------------------------


async def choose_boxes(game: DeathMayDie) -> str:
    """DMD-002, DMD-052, DMD-053: which Elder One and which scenario, where the players choose."""
    if game.scenario == NO_CHOICE:
        picked = await ask(game, game.active, "scenario", "DMD-053", lambda _: _rows(game, "box", SCENARIOS), {})
        game.scenario = picked.value
    if game.elder_one == NO_CHOICE:
        picked = await ask(game, game.active, "elder_one", "DMD-052", lambda _: _rows(game, "against", ELDER_ONES), {})
        game.elder_one = picked.value
    tell(game, "boxes", "DMD-002", {"scenario": game.scenario, "elder_one": game.elder_one})
    lay_out(game)
    if game.sink:
        _tell_of_layout(game)
    return "setup.investigators"


def _tell_of_layout(game: DeathMayDie) -> None:
    spaces = len(game.fire)
    tokens = [kind for kind in range(len(game.gone)) if any(game.lying[kind * spaces : (kind + 1) * spaces])]
    enemies = [figure for figure, at in enumerate(game.where) if at != OFF_BOARD]
    tell(game, "laid_out", "DMD-055", {"enemies": tuple(enemies), "tokens": tuple(tokens)})


def _rows(game: DeathMayDie, verb: str, rows: Catalogue[Any]) -> list[Option]:
    return [Option(f"{verb}:{rows[one].id}", one, what=rows.names[one]) for one in rows.first(game.rows)]


@functools.cache
def _investigator_option(number: int) -> Option:
    return Option(f"investigator:{INVESTIGATORS[number].id}", number, investigator=INVESTIGATORS.names[number])


@functools.lru_cache(1024)
def _investigator_options(numbers: tuple[int, ...]) -> list[Option]:
    return [_investigator_option(number) for number in numbers]


def _investigators_offered(game: DeathMayDie) -> list[Option]:
    return _investigator_options(game.offer[:2] if game.drafted else game.offer)


async def choose_investigators(game: DeathMayDie) -> str:
    """DMD-057: each player picks one, from the first player on."""
    for seat in _order(game):
        if game.who[seat] != NOBODY:
            continue
        picked = await ask(
            game,
            seat,
            "investigator_pick",
            "DMD-057",
            _investigators_offered,
            {"who": seat},
        )
        taken, offered = [*game.who], [*game.offer]
        taken[seat] = picked.value
        offered.remove(picked.value)
        game.who, game.offer, game.profiles = tuple(taken), tuple(offered), None
        if game.sink:
            tell(game, "investigator_chosen", "DMD-057", {"seat": seat, "investigator": picked.value})
        go_on_as(game, "setup.investigators")
    game.offer = ()
    for seat in range(game.seats) if game.sink else ():
        tell(game, "insanity_dealt", "DMD-059", {"who": seat, "insanity": game.insanities[seat]})
    return "setup.unknown"


def _order(game: DeathMayDie) -> list[int]:
    return [(game.active + step) % game.seats for step in range(game.seats)]


# --- The Unknown ----------------------------------------------------------------------------------------------------


def monsters_wanted(game: DeathMayDie) -> int:
    """DMD-170, DMD-174, DMD-177: how many Unknown monsters."""
    return {"one": 1, "one_no_relics": 1, "two": 2, "two_no_relics": 2}.get(UNKNOWN_MODES[game.unknown], 0)


def relics_wanted(game: DeathMayDie) -> bool:
    """DMD-173, DMD-175."""
    return UNKNOWN_MODES[game.unknown] in ("relics", "one", "two")


async def unknown_setup(game: DeathMayDie) -> str:
    """DMD-170, DMD-171, DMD-172: monsters that are not there yet, each on a Random Location, and their Mythos cards."""
    wanted = monsters_wanted(game)
    if wanted:
        known = {ENEMIES[kind].id for kind in game.kinds if kind >= 0}
        pool = [
            number
            for number in UNKNOWN_MONSTERS.first(game.rows)
            if (row := UNKNOWN_MONSTERS[number]).enemy not in known and (game.all_boxes or row.box == "this")
        ]
        shuffle(game, pool)
        gates = [0, 1, 2]
        shuffle(game, gates)
        for slot, number in enumerate(pool[:wanted]):
            await _unknown_monster(game, slot, number, map_of(game).gates[gates[slot]])
        deck = [*game.mythos, *(OF_ELDER_ONE + card for card in range(2 * wanted))]
        shuffle(game, deck)
        game.mythos = tuple(deck)
    return "setup.relics" if relics_wanted(game) else "turn.begin"


async def _unknown_monster(game: DeathMayDie, slot: int, number: int, space: int) -> None:
    row = UNKNOWN_MONSTERS[number]
    game.slots += (number,)
    add_figures(game, row.enemy)
    figure = reserve(game, ENEMIES.number(row.enemy))[0]
    put(game, figure, space)
    tell(game, "unknown_monster", "DMD-171", {"unknown": number, "number": slot + 1, "space": space})
    scene = Scene(game.active, UNKNOWN_MONSTERS.names[number], "DMD-171")
    scene.this, scene.space = figure, space
    await carry_out(game, row.setup, scene)


async def choose_relics(game: DeathMayDie) -> str:
    """DMD-173: as many as there are investigators; each takes one, from the first player on."""
    if not game.offer and not any(game.relics):
        game.offer = game.relic_deck[-game.seats :]
        game.relic_deck = game.relic_deck[: -game.seats]
    for seat in _order(game):
        if game.relics[seat]:
            continue
        picked = await ask(
            game,
            seat,
            "relic",
            "DMD-173",
            lambda game: [unknown.relic_option(relic) for relic in game.offer],
            {"who": seat},
        )
        game.offer = tuple([relic for relic in game.offer if relic != picked.value])
        unknown.take_relic(game, seat, picked.value)
        go_on_as(game, "setup.relics")
    return "turn.begin"
