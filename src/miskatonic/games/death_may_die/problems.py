"""What must always hold for a position; what comes from elsewhere is measured by it before the rules see it."""

from collections import Counter
from collections.abc import Iterator

from miskatonic.games.death_may_die.abilities import side_of
from miskatonic.games.death_may_die.basics import supply
from miskatonic.games.death_may_die.maps import box_of, scenario_map
from miskatonic.games.death_may_die.names import OF_ELDER_ONE
from miskatonic.games.death_may_die.rows.cards import ENEMIES, INSANITIES, INVESTIGATORS, RELICS, UNKNOWN_MONSTERS
from miskatonic.games.death_may_die.rows.dice import FACES
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES, FINAL, STAGE_I
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS
from miskatonic.games.death_may_die.rows.tracks import (
    DEADLY_WOUNDS,
    MADNESS,
    MAX_STRESS,
    SYMBOLS_NEEDED,
    TOP_LEVEL,
    TRACK_END,
    TRACK_START,
)
from miskatonic.games.death_may_die.rules import enemies, mythos
from miskatonic.games.death_may_die.rules.layout import discoveries_in
from miskatonic.games.death_may_die.rules.setup import monsters_wanted
from miskatonic.games.death_may_die.state import (
    ELDER,
    FIRE_TOKENS,
    NOBODY,
    OFF_BOARD,
    SEATS,
    UNKNOWN_MODES,
    DeathMayDie,
)
from miskatonic.kernel import Ranges, out_of_range, repeated

_FEW, _MANY = range(100), range(100_000)
ONCE = ("mythos", "mythos_pile", "discoveries", "discovery_pile", "relic_deck", "slots", "offer", "locations")


def ranges() -> Ranges:
    """The possible numbers in each field."""
    spaces = max(len(row.spaces) for row in SCENARIOS)
    cards = range(OF_ELDER_ONE + 4)
    found = max(len(row.discoveries) for row in SCENARIOS)
    return {
        "seats": SEATS,
        "scenario": range(-1, len(SCENARIOS)),
        "elder_one": range(-1, len(ELDER_ONES)),
        "unknown": range(len(UNKNOWN_MODES)),
        "offer": range(max(len(INVESTIGATORS), len(RELICS))),
        "slots": range(len(UNKNOWN_MONSTERS)),
        "kinds": range(-1, len(ENEMIES)),
        "who": range(-1, len(INVESTIGATORS)),
        "insanities": range(-1, len(INSANITIES)),
        "at": range(spaces),
        "wounds": range(DEADLY_WOUNDS + 1),
        "stress": range(MAX_STRESS + 1),
        "sanity": range(MADNESS + 1),
        "levels": range(1, TOP_LEVEL + 1),
        "held": range(found),
        "relics": range(len(RELICS)),
        "relic_deck": range(len(RELICS)),
        "burning": _FEW,
        "carried": _FEW,
        "where": range(OFF_BOARD, spaces),
        "hurt": _FEW,
        "fire": range(FIRE_TOKENS + 1),
        "lying": _FEW,
        "barriers": range(-1, 20),
        "links": range(spaces),
        "gone": _FEW,
        "track": range(TRACK_START, TRACK_END + 1),
        "stage": range(STAGE_I, FINAL + 1),
        "counter": _FEW,
        "locations": range(4),
        "mythos": cards,
        "mythos_pile": cards,
        "reading": cards,
        "foreseen": cards,
        "foreseen_below": cards,
        "discoveries": range(found),
        "discovery_pile": range(found),
        "finding": range(found),
        "active": range(SEATS[-1]),
        "turns": _MANY,
        "actions": _FEW,
        "sequel": _FEW,
        "sneaks": _FEW,
        "fought": _FEW,
        "roller": range(NOBODY, SEATS[-1]),
        "dice": range(len(FACES)),
        "free": _FEW,
        "spent": _FEW,
        "goal": _FEW,
    }


def problems(game: DeathMayDie) -> list[str]:
    """What does not hold, in words."""
    if found := out_of_range(game, ranges()) or repeated(game, ONCE) or list(_misshapen(game)):
        return found
    if not game.fire:
        return []
    return [*_miscounted(game), *_people(game), *_elder_one(game)]


def _misshapen(game: DeathMayDie) -> Iterator[str]:
    """Lists of a wrong length, as only a hand-made position can have."""
    by_seat = (
        game.who,
        game.insanities,
        game.dead,
        game.at,
        game.wounds,
        game.stress,
        game.sanity,
        game.held,
        game.relics,
        game.burning,
        game.started,
        game.spared,
    )
    if any(len(each) != game.seats for each in by_seat) or len(game.levels) != 3 * game.seats:
        yield f"not everything is there for {game.seats} seats"
    elif game.active >= game.seats or game.roller >= game.seats:
        yield "a seat that does not exist"
    elif game.fire:
        if game.scenario < 0 or game.elder_one < 0:
            yield "a map without its boxes"
            return
        map_, tokens = scenario_map(game.scenario), box_of(game.scenario, game.elder_one).tokens
        spaces = len(map_.names)
        sizes = (
            (game.fire, spaces),
            (game.lying, spaces * len(tokens)),
            (game.carried, game.seats * len(tokens)),
            (game.gone, len(tokens)),
            (game.barriers, len(map_.passages)),
            (game.where, len(game.kinds)),
            (game.hurt, len(game.kinds)),
        )
        if any(len(values) != size for values, size in sizes):
            yield "a board that does not fit its scenario"
        elif any(at >= spaces for at in (*game.at, *game.where)) or any(kind >= len(tokens) for kind in game.barriers):
            yield "a space or a token that does not exist"
        elif game.kinds[ELDER] != OFF_BOARD or OFF_BOARD in game.kinds[1:]:
            yield "figures without their kinds"
        elif any(figure >= len(game.kinds) for figure in game.fought):
            yield "a figure that does not exist"
        elif not all(_has_side(game, held.card, held.right) for cards in game.held for held in cards):
            yield "a side of a card that does not exist"
    elif not game.step.startswith("setup"):
        yield "no map"


def _has_side(game: DeathMayDie, card: int, right: bool) -> bool:
    cards = SCENARIOS[game.scenario].discoveries
    return card < len(cards) and cards[card].side(right) is not None


def _miscounted(game: DeathMayDie) -> Iterator[str]:
    """Figures, tokens and cards: each exactly once."""
    for kind, count in Counter(game.kinds[1:]).items():
        if count != ENEMIES[kind].figures:
            yield f"{count} figures of {ENEMIES[kind].id}"
    if sum(game.fire) > FIRE_TOKENS:
        yield f"{sum(game.fire)} Fire on the map"
    box = box_of(game.scenario, game.elder_one)
    for kind, token in enumerate(box.tokens):
        if supply(game, kind) < 0:
            yield f"more {token.id} than there are"
        spaces = len(game.fire)
        if token.one_per_space and any(count > 1 for count in game.lying[kind * spaces : (kind + 1) * spaces]):
            yield f"two {token.id} on one space"
        if token.most_held and any(
            count > token.most_held for count in game.carried[kind * game.seats : (kind + 1) * game.seats]
        ):
            yield f"somebody carries too many {token.id}"
    cards = sorted((*game.mythos, *game.mythos_pile, *game.reading))
    if cards != list(range(OF_ELDER_ONE + 2 * len(game.slots))) and game.step != "setup.unknown":
        yield f"Mythos cards: {cards}"
    held = [one.card for each in game.held for one in each]
    found = sorted((*game.discoveries, *game.discovery_pile, *game.finding, *held))
    if found != list(range(discoveries_in(game))):
        yield f"Discovery cards: {found}"
    relics = [one.relic for each in game.relics for one in each] + list(game.relic_deck)
    if len(set(relics)) != len(relics):
        yield "a Relic twice"
    if len(game.slots) > monsters_wanted(game):
        yield "more Unknown monsters than the table asks for"


def _people(game: DeathMayDie) -> Iterator[str]:
    """DMD-138, DMD-157: an investigator whose death loses the game falls as it ends, and isn't counted as dead."""
    last = game.stage == STAGE_I or game.dead.count(False) == 1
    for seat in range(game.seats):
        if game.dead[seat]:
            if game.held[seat] or game.stage == STAGE_I:
                yield f"seat {seat} is dead"
        elif not last and (game.wounds[seat] >= DEADLY_WOUNDS or game.sanity[seat] >= MADNESS):
            yield f"seat {seat} should be dead"
        for held in game.held[seat]:
            side = side_of(game.scenario, held)
            if held.wounds and held.wounds >= side.health:
                yield f"the Companion {side.id} should be gone"
    if all(game.dead):
        yield "everybody is dead"


def _elder_one(game: DeathMayDie) -> Iterator[str]:
    """DMD-013: on the track or on the board. An enemy with as many wounds as health is gone; a Stage of the Elder One
    waits for what its death sets off, the Final one falls where the game ends (DMD-147).
    """
    if (game.where[ELDER] == OFF_BOARD) != (game.stage == STAGE_I):
        yield "the Elder One is neither on the track nor on the board"
    for figure in range(len(game.kinds)):
        if game.where[figure] == OFF_BOARD:
            if game.hurt[figure]:
                yield "a figure in the reserve with wounds"
        elif game.hurt[figure] >= enemies.health(game, figure) and figure != ELDER:
            yield "an enemy that should be dead"
    if game.step in ("turn.begin", "turn.action") and mythos.symbols(game) >= SYMBOLS_NEEDED:
        yield f"{mythos.symbols(game)} symbols in the pile"
    if game.counter > SCENARIOS[game.scenario].ritual.target:
        yield f"the counter is at {game.counter}"
