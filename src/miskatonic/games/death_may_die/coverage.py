"""What should come up in many games of Death May Die."""

from collections.abc import Sequence

from miskatonic.games.death_may_die.basics import supply, ways
from miskatonic.games.death_may_die.maps import FAR
from miskatonic.games.death_may_die.rows.cards import INVESTIGATORS
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES, STAGE_II
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS
from miskatonic.games.death_may_die.rows.tracks import FIRST_RED, SYMBOLS_NEEDED, THRESHOLDS, TOP_LEVEL, TRACK_END
from miskatonic.games.death_may_die.rules.layout import lay_out
from miskatonic.games.death_may_die.rules.mythos import card_of
from miskatonic.games.death_may_die.rules.setup import NO_CHOICE
from miskatonic.games.death_may_die.rules.spaces import token_spaces
from miskatonic.games.death_may_die.state import (
    ELDER,
    FIRE_TOKENS,
    LEFT,
    NOBODY,
    OFF_BOARD,
    RIGHT,
    DeathMayDie,
    Held,
    box,
    map_of,
)
from miskatonic.kernel import Coverage, Family, below, shuffle

TOKENS_TOLD = (
    "laid_out",
    "token_laid",
    "token_lifted",
    "token_moved",
    "token_gained",
    "token_lost",
    "passage_blocked",
    "passage_cleared",
)

FAMILIES = (
    Family("scenarios played", "scenario-", ("boxes",)),
    Family("Elder Ones faced", "elder_one-", ("boxes",)),
    Family("Elder Ones summoned", "elder_one-", ("elder_summoned",)),
    Family("Stages met", "stage-", ("elder_summoned", "stage_revealed")),
    Family("rituals furthered", "counter-", ("progress",)),
    Family("scenario actions taken", "action-", ("scenario_action",)),
    Family("spaces entered", "space-", ("moved", "placed")),
    Family("investigators at their turn", "investigator-", ("turn_begins",)),
    Family("investigators killed", "investigator-", ("killed",)),
    Family("investigators gone mad", "investigator-", ("mad",)),
    Family("insanities acting", "insanity-", ("threshold",)),
    Family("skills raised to their levels", "skill-", ("level_up",), ("level", tuple(range(2, TOP_LEVEL + 1)))),
    Family("enemies attacking", "enemy-", ("enemy_attacks",)),
    Family("enemies killed", "enemy-", ("killed_enemy",)),
    Family("Mythos cards drawn", "mythos-", ("mythos",)),
    Family("Discovery cards found", "discovery-", ("found",)),
    Family("sides in force", "side-", ("claimed", "switched", "card_used", "card_discarded")),
    Family("Relics owned", "relic-", ("relic_gained",)),
    Family("Relics transformed", "transformed-", ("relic_gained", "transformed")),
    Family("Unknown monsters met", "unknown-", ("unknown_monster",)),
    Family("Unknown monsters advancing", "unknown-", ("unknown_advances",)),
    Family("tokens in play", "token-", TOKENS_TOLD),
    Family("Random Locations drawn", "location-", ("location_drawn",)),
    Family("faces rolled", "face-", ("rolled", "rerolled")),
)


CARRIED = ("evidence", "bone", "keg", "rose", "fatigue")
"""Tokens that investigators carry, in whichever box they are."""


def late(game: DeathMayDie) -> None:
    """A late hour, to which chance alone hardly ever leads: the investigators are scattered over a burning map, half
    mad, skilled, with cards and tokens; the Elder One is about to be summoned, or stands there with a Stage's last
    health. The ritual is disrupted, or almost. Some maps are bare.
    """
    _boxes(game)
    lay_out(game)
    game.step = "setup.unknown"
    game.disrupted = bool(below(game, 2))
    game.counter = box(game).scenario.ritual.target - (not game.disrupted)
    if below(game, 2):
        game.where = [OFF_BOARD] * len(game.where)
    if below(game, 3):
        _on_the_board(game)
    else:
        game.track = FIRST_RED - 1
        symbols = [card for card in game.mythos if card_of(game, card).symbol][: SYMBOLS_NEEDED - 1]
        game.mythos, game.mythos_pile = tuple([card for card in game.mythos if card not in symbols]), tuple(symbols)
    game.levels = [1 + below(game, TOP_LEVEL) for _ in game.levels]
    _people(game)


def _boxes(game: DeathMayDie) -> None:
    """Whatever is left to choose is chosen."""
    if game.scenario == NO_CHOICE:
        game.scenario = below(game, len(SCENARIOS))
    if game.elder_one == NO_CHOICE:
        game.elder_one = below(game, len(ELDER_ONES))
    if NOBODY in game.who:
        everybody = list(range(len(INVESTIGATORS)))
        shuffle(game, everybody)
        game.who, game.offer = tuple(everybody[: game.seats]), ()


def _on_the_board(game: DeathMayDie) -> None:
    game.track = FIRST_RED + below(game, TRACK_END - FIRST_RED)
    game.stage = STAGE_II + below(game, 3)
    game.where[ELDER] = map_of(game).start
    game.hurt[ELDER] = box(game).elder_one.stages[game.stage].health - 1


def _people(game: DeathMayDie) -> None:
    """Wherever there is something to do, with tokens and two cards each; the first stands in Fire."""
    busy = _busy(game)
    for seat in range(game.seats):
        spaces = busy[below(game, len(busy))]
        game.at[seat] = spaces[below(game, len(spaces))]
        game.sanity[seat] = THRESHOLDS[below(game, len(THRESHOLDS))] - 1
        for token in CARRIED:
            _carry(game, seat, token)
        for _ in range(2):
            _hold(game, seat)
    game.fire[game.at[0]] += FIRE_TOKENS - 2 - sum(game.fire)
    left = below(game, len(game.discoveries))
    game.discoveries, game.discovery_pile = game.discoveries[:left], game.discovery_pile + game.discoveries[left:]


def _carry(game: DeathMayDie, seat: int, token: str) -> None:
    """A few tokens out of the supply, or off the map."""
    kind = box(game).numbers.get(token)
    if kind is None:
        return
    for _ in range(min(below(game, 9), box(game).tokens[kind].most_held or 9)):
        if not supply(game, kind):
            spaces = token_spaces(game, token)
            if not spaces:
                return
            game.lying[kind * len(game.fire) + spaces[0]] -= 1
        game.carried[kind * game.seats + seat] += 1


def _hold(game: DeathMayDie, seat: int) -> None:
    """The next Discovery card, by one of its sides."""
    card, game.discoveries = game.discoveries[-1], game.discoveries[:-1]
    row = box(game).scenario.discoveries[card]
    sides = [right for right in (LEFT, RIGHT) if row.side(right) is not None]
    if sides:
        game.held[seat] += (Held(card, sides[below(game, len(sides))]),)
    else:
        game.discovery_pile += (card,)


def _busy(game: DeathMayDie) -> list[Sequence[int]]:
    """The Gates, the farthest end, where some of the Unknown wait, and for each action of the scenario the spaces it
    asks for, if it asks for any.
    """
    far = ways(game).far[map_of(game).start]
    most = max(distance for distance in far if distance < FAR)
    found: list[Sequence[int]] = [map_of(game).gates, [space for space, distance in enumerate(far) if distance == most]]
    for action in box(game).scenario.actions:
        asked = [action.require, *action.require.parts] if action.require else []
        for part in [one for one in asked if one is not None and one.yes]:
            if part.key == "in_space":
                found.append([map_of(game).numbers[part.where.removeprefix("space:")]])
            elif part.key == "token_min" and part.where == "your_space" and token_spaces(game, part.what):
                found.append(token_spaces(game, part.what))
    return found


COVERAGE = Coverage(FAMILIES, late)
