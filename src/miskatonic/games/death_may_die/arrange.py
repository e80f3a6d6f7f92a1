"""Positions as text. The sentences, each a line; seats are numbers from 0, everything else goes by its id:

investigators mike peters           who plays, in seat order: always the first sentence
scenario unquiet_grief              the second, if it is said; Unquiet Grief otherwise
elder_one azathoth                  the third, if it is said; Tsathoggua otherwise
printed                             enemies, tokens and Fire as the scenario prints them; the map is bare otherwise
consent ask                         whether others are asked; they are not
active 1                            whose turn it is; seat 0
actions 2                           in the middle of the action phase, with that many actions left
at nave gaol                        where the investigators stand, in seat order; in the Start space
wounds 1 0                          in seat order, like the next two
stress 4 0
sanity 11 0                         how far the marker has moved
levels 0 brawling 2                 the base level of a skill
insanities frenzy fugue             in seat order
holds 0 noah pistol                 claimed cards, by the ids of their sides
companion 0 noah 1                  wounds on a Companion
relics 0 music_box                  Relics, common side up
transformed 0 music_box             Relics, transformed side up
enemies cultist nave 2              figures out of the reserve
hurt cultist nave 1                 wounds on one of them that has none yet
reserve cultist 2 nave              only that many in reserve; the others are in that space
fire nave 2                         Fire on a space
burning 0 2                         Fire on a board
tokens evidence nave 1              tokens on a space
carries 0 evidence 2                tokens on a board
barrier bolt corridor holding_cell  a token on a passage
link tunnel                         a pair of Stairs or Tunnels is gone
track 4                             the summoning track
stage 2 nave                        the Elder One is on the board with this Stage, there
elder_wounds 5                      wounds on that Stage
disrupted                           the ritual is disrupted
counter 3                           the scenario's counter
mythos_top s1_m1 tsa_m2             the next Mythos cards, the first to be drawn first
mythos_pile s1_m2                   Mythos cards in the discard pile
discovery_top s1_d05                the next Discovery cards
discovery_pile s1_d01 s1_d02        Discovery cards in the discard pile
discoveries_gone                    all Discovery cards are in the discard pile
slots unk_ghoul                     Unknown monsters, with their Mythos cards in the deck
wanders                             the last two Stages place the Elder One at random
started 0 1                         who has had a first turn; everybody
"""

from collections.abc import Callable, Sequence

from miskatonic.games.death_may_die.basics import relink, set_barrier
from miskatonic.games.death_may_die.basics import reserve as figures_left
from miskatonic.games.death_may_die.names import OF_ELDER_ONE, mythos_name
from miskatonic.games.death_may_die.rows.cards import (
    INSANITIES,
    INVESTIGATORS,
    RELICS,
    UNKNOWN_MONSTERS,
)
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS
from miskatonic.games.death_may_die.rules.layout import add_figures, lay_out
from miskatonic.games.death_may_die.rules.setup import empty_table
from miskatonic.games.death_may_die.rules.targets import kind_numbers
from miskatonic.games.death_may_die.state import ELDER, OFF_BOARD, UNKNOWN_MODES, DeathMayDie, Held, Owned, box, map_of
from miskatonic.kernel import BadPosition, lay

FIRST = ("scenario", "elder_one")


def position(sentences: Sequence[Sequence[str]]) -> DeathMayDie:
    """The position that these sentences say."""
    if not sentences or sentences[0][0] != "investigators":
        raise BadPosition("the first sentence says who plays: investigators mike peters")
    boxes = {verb: words[0] for verb, *words in sentences[1:3] if verb in FIRST}
    game = laid_out(*sentences[0][1:], **boxes)
    for verb, *words in sentences[1:]:
        if verb not in FIRST:
            lay(SENTENCES, game, verb, words)
    return game


def laid_out(*investigators: str, scenario: str = "unquiet_grief", elder_one: str = "tsathoggua") -> DeathMayDie:
    """Given: these investigators in the Start space of a bare map, every card in its deck in the order of the book."""
    game = empty_table(len(investigators))
    game.step = "turn.begin"
    game.consent = False
    game.scenario, game.elder_one = SCENARIOS.number(scenario), ELDER_ONES.number(elder_one)
    game.who = tuple(INVESTIGATORS.number(name) for name in investigators)
    game.insanities = tuple(range(len(investigators)))
    lay_out(game)
    spaces = len(game.fire)
    for kind, token in enumerate(box(game).tokens):
        if not token.links:
            game.lying[kind * spaces : (kind + 1) * spaces] = [0] * spaces
    game.fire = [0] * spaces
    game.where = [OFF_BOARD] * len(game.kinds)
    game.barriers = (OFF_BOARD,) * len(game.barriers)
    game.mythos = tuple(reversed(range(OF_ELDER_ONE)))
    game.discoveries = tuple(reversed(range(len(box(game).scenario.discoveries))))
    game.relic_deck = tuple(reversed(range(len(RELICS))))
    game.started = (True,) * game.seats
    return game


def printed(game: DeathMayDie) -> None:
    """Enemies, tokens and Fire as the scenario prints them."""
    kept = game.mythos, game.discoveries, game.relic_deck, game.at
    lay_out(game)
    game.mythos, game.discoveries, game.relic_deck, game.at = kept


def consent(game: DeathMayDie, how: str) -> None:
    """Whether others are asked."""
    game.consent = ("waive", "ask").index(how) == 1


def active(game: DeathMayDie, seat: str) -> None:
    """Whose turn it is."""
    game.active = int(seat)


def actions(game: DeathMayDie, count: str) -> None:
    """In the middle of the action phase."""
    game.step, game.actions = "turn.action", int(count)


def _space(game: DeathMayDie, space: str) -> int:
    numbers = map_of(game).numbers
    if space not in numbers:
        raise BadPosition(f"there is no space {space!r} here; there are: {', '.join(numbers)}")
    return numbers[space]


def at(game: DeathMayDie, *spaces: str) -> None:
    """Where the investigators stand, in seat order."""
    game.at = [_space(game, space) for space in spaces]


def wounds(game: DeathMayDie, *counts: str) -> None:
    """In seat order."""
    game.wounds = [int(count) for count in counts]


def stress(game: DeathMayDie, *counts: str) -> None:
    """In seat order."""
    game.stress = [int(count) for count in counts]


def sanity(game: DeathMayDie, *counts: str) -> None:
    """How far each marker has moved."""
    game.sanity = [int(count) for count in counts]


def levels(game: DeathMayDie, seat: str, skill: str, level: str) -> None:
    """The base level of a skill."""
    place = INVESTIGATORS[game.who[int(seat)]].skills.index(skill)
    game.levels[3 * int(seat) + place] = int(level)


def insanities(game: DeathMayDie, *names: str) -> None:
    """In seat order."""
    game.insanities = tuple(INSANITIES.number(name) for name in names)


def _held(game: DeathMayDie, side: str) -> Held:
    for card, row in enumerate(box(game).scenario.discoveries):
        for right, one in ((False, row.left), (True, row.right)):
            if one is not None and one.id == side and card in game.discoveries:
                return Held(card, right)
    raise BadPosition(f"no card in the deck has a side {side!r}")


def holds(game: DeathMayDie, seat: str, *sides: str) -> None:
    """Claimed cards, out of the deck."""
    for side in sides:
        held = _held(game, side)
        game.discoveries = tuple(card for card in game.discoveries if card != held.card)
        game.held[int(seat)] += (held,)


def companion(game: DeathMayDie, seat: str, side: str, count: str) -> None:
    """Wounds on a Companion."""
    cards = box(game).scenario.discoveries
    game.held[int(seat)] = tuple(
        held._replace(wounds=int(count)) if getattr(cards[held.card].side(held.right), "id", "") == side else held
        for held in game.held[int(seat)]
    )


def _take_relics(game: DeathMayDie, seat: str, names: Sequence[str], *, flipped: bool) -> None:
    for name in names:
        relic = RELICS.number(name)
        game.relic_deck = tuple(one for one in game.relic_deck if one != relic)
        game.relics[int(seat)] += (Owned(relic, flipped),)


def relics(game: DeathMayDie, seat: str, *names: str) -> None:
    """Relics, common side up."""
    _take_relics(game, seat, names, flipped=False)


def transformed(game: DeathMayDie, seat: str, *names: str) -> None:
    """Relics, transformed side up."""
    _take_relics(game, seat, names, flipped=True)


def _kind(game: DeathMayDie, enemy: str) -> int:
    numbers = kind_numbers(game, enemy)
    if not numbers:
        raise BadPosition(f"there is no {enemy!r} in this game")
    return numbers[0]


def enemies(game: DeathMayDie, enemy: str, space: str, count: str = "1") -> None:
    """Figures out of the reserve."""
    for figure in figures_left(game, _kind(game, enemy))[: int(count)]:
        game.where[figure] = _space(game, space)


def hurt(game: DeathMayDie, enemy: str, space: str, count: str) -> None:
    """Wounds on one of them that has none yet."""
    kind, there = _kind(game, enemy), _space(game, space)
    figure = next(
        figure
        for figure, one in enumerate(game.kinds)
        if one == kind and game.where[figure] == there and not game.hurt[figure]
    )
    game.hurt[figure] = int(count)


def reserve(game: DeathMayDie, enemy: str, count: str, space: str) -> None:
    """Only that many in reserve; the others are in that space."""
    for figure in figures_left(game, _kind(game, enemy))[int(count) :]:
        game.where[figure] = _space(game, space)


def fire(game: DeathMayDie, space: str, count: str) -> None:
    """Fire on a space."""
    game.fire[_space(game, space)] = int(count)


def burning(game: DeathMayDie, seat: str, count: str) -> None:
    """Fire on a board."""
    game.burning[int(seat)] = int(count)


def _token(game: DeathMayDie, token: str) -> int:
    numbers = box(game).numbers
    if token not in numbers:
        raise BadPosition(f"there is no token {token!r} in this game; there are: {', '.join(numbers)}")
    return numbers[token]


def tokens(game: DeathMayDie, token: str, space: str, count: str = "1") -> None:
    """Tokens on a space."""
    game.lying[_token(game, token) * len(game.fire) + _space(game, space)] = int(count)


def carries(game: DeathMayDie, seat: str, token: str, count: str = "1") -> None:
    """Tokens on a board."""
    game.carried[_token(game, token) * game.seats + int(seat)] = int(count)


def barrier(game: DeathMayDie, token: str, one: str, other: str) -> None:
    """A token on a passage."""
    set_barrier(game, map_of(game).by_pair[_space(game, one), _space(game, other)], _token(game, token))


def link(game: DeathMayDie, token: str) -> None:
    """A pair of Stairs or Tunnels is gone."""
    spaces, kind = len(game.fire), _token(game, token)
    game.lying[kind * spaces : (kind + 1) * spaces] = [0] * spaces
    relink(game)


def track(game: DeathMayDie, space: str) -> None:
    """The summoning track."""
    game.track = int(space)


def stage(game: DeathMayDie, number: str, space: str) -> None:
    """The Elder One is on the board with this Stage."""
    game.stage = int(number) - 1
    game.where[ELDER] = _space(game, space)


def elder_wounds(game: DeathMayDie, count: str) -> None:
    """Wounds on that Stage."""
    game.hurt[ELDER] = int(count)


def disrupted(game: DeathMayDie) -> None:
    """The ritual is disrupted."""
    game.disrupted, game.counter = True, box(game).scenario.ritual.target


def counter(game: DeathMayDie, count: str) -> None:
    """The scenario's counter."""
    game.counter = int(count)


def _mythos(game: DeathMayDie, name: str) -> int:
    cards = (*game.mythos, *game.mythos_pile)
    return next(card for card in cards if mythos_name(game, card).thing == f"card:{name}")


def mythos_top(game: DeathMayDie, *names: str) -> None:
    """The next Mythos cards, the first to be drawn first."""
    top = [_mythos(game, name) for name in names]
    game.mythos = (*(card for card in game.mythos if card not in top), *reversed(top))


def mythos_pile(game: DeathMayDie, *names: str) -> None:
    """Mythos cards in the discard pile."""
    pile = [_mythos(game, name) for name in names]
    game.mythos = tuple(card for card in game.mythos if card not in pile)
    game.mythos_pile += tuple(pile)


def _discovery(game: DeathMayDie, name: str) -> int:
    return next(card for card, row in enumerate(box(game).scenario.discoveries) if row.id == name)


def discovery_top(game: DeathMayDie, *names: str) -> None:
    """The next Discovery cards, the first to be drawn first."""
    top = [_discovery(game, name) for name in names]
    game.discoveries = (*(card for card in game.discoveries if card not in top), *reversed(top))


def discovery_pile(game: DeathMayDie, *names: str) -> None:
    """Discovery cards in the discard pile."""
    pile = [_discovery(game, name) for name in names]
    game.discoveries = tuple(card for card in game.discoveries if card not in pile)
    game.discovery_pile += tuple(pile)


def discoveries_gone(game: DeathMayDie) -> None:
    """All Discovery cards are in the discard pile."""
    game.discovery_pile += game.discoveries
    game.discoveries = ()


def slots(game: DeathMayDie, *names: str) -> None:
    """Unknown monsters, with their Mythos cards in the deck."""
    game.unknown = UNKNOWN_MODES.index(("one_no_relics", "two_no_relics")[len(names) - 1])
    for name in names:
        number = UNKNOWN_MONSTERS.number(name)
        game.slots += (number,)
        add_figures(game, UNKNOWN_MONSTERS[number].enemy)
    game.mythos = (*(OF_ELDER_ONE + card for card in range(2 * len(names))), *game.mythos)


def wanders(game: DeathMayDie) -> None:
    """The last two Stages place the Elder One at random."""
    game.wanders = True


def started(game: DeathMayDie, *seats: str) -> None:
    """Who has had a first turn."""
    game.started = tuple(str(seat) in seats for seat in range(game.seats))


SENTENCES: dict[str, Callable[..., None]] = {
    sentence.__name__: sentence
    for sentence in (
        printed, consent, active, actions, at, wounds, stress, sanity, levels, insanities, holds, companion, relics,
        transformed, enemies, hurt, reserve, fire, burning, tokens, carries, barrier, link, track, stage, elder_wounds,
        disrupted, counter, mythos_top, mythos_pile, discovery_top, discovery_pile, discoveries_gone, slots, wanders,
        started,
    )
}  # fmt: skip
"""What can be said, by its first word."""
