"""What must always hold for a position, and what is wrong with one where it does not."""

from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import PLACES, TOWNS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import (
    CLUES_PER_TOWN,
    EVIL_STIRS,
    EVIL_STIRS_CARDS,
    FIRST_RELIC,
    card_of,
    is_relic,
    relic_of,
)
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.state import (
    CULTISTS,
    IN_POOL,
    MAX_CULTISTS,
    MAX_SANITY,
    NOBODY,
    NOWHERE,
    OLD_ONES_IN_PLAY,
    OPEN,
    SEALED,
    SEATS,
    SHOGGOTHS,
    TURNING,
    WARDED,
    Reign,
)
from miskatonic.kernel import Ranges, out_of_range, repeated

_FEW, _MANY = range(20), range(100)
"""More than any game comes to: actions, effects within effects; cards of one kind."""
ONCE = ("offer", "old_ones", "in_force")
"""Fields in which nothing appears twice; cards are counted below."""


def ranges() -> Ranges:
    """The possible numbers in each field."""
    cards = range(card_of(len(RELICS)))
    return {
        "difficulty": range(3),
        "seats": SEATS,
        "roles": range(-1, len(INVESTIGATORS)),
        "offer": range(len(INVESTIGATORS)),
        "on_offer": range(len(INVESTIGATORS) + 1),
        "places": range(len(PLACES)),
        "sanity": range(MAX_SANITY + 1),
        "clues": range(CLUES_PER_TOWN + 1),
        "relics": range(len(RELICS)),
        "active": range(SEATS[-1]),
        "actions": _FEW,
        "resolving": _FEW,
        "fought_at": range(NOWHERE, len(PLACES)),
        "refused_turn": cards,
        "deck": (*cards, EVIL_STIRS),
        "piles": _MANY,
        "foreseen": _MANY,
        "foreseer": range(NOBODY, SEATS[-1]),
        "evils": range(EVIL_STIRS_CARDS + 1),
        "drawn": _FEW,
        "discard": (*cards, EVIL_STIRS),
        "relic_deck": range(len(RELICS)),
        "box": range(len(RELICS)),
        "summoning": range(len(PLACES)),
        "summoning_discard": range(len(PLACES)),
        "layers": range(len(PLACES) + 1),
        "to_summon": _FEW,
        "turned": range(len(PLACES) + 1),
        "cultists": range(CULTISTS + 1),
        "pool": range(CULTISTS + 1),
        "removed": range(CULTISTS + 1),
        "shoggoths": range(IN_POOL, len(PLACES)),
        "seals": (OPEN, SEALED, WARDED),
        "old_ones": range(len(OLD_ONES)),
        "revealed": range(OLD_ONES_IN_PLAY + 1),
        "in_force": range(len(OLD_ONES)),
        "no_rolls_by": range(NOBODY, SEATS[-1]),
        "no_rolls_turns": _FEW,
    }


def _misshapen(game: Reign) -> list[str]:
    """Lists of a wrong length and numbers that name nothing, as only a hand-made position can have."""
    if found := out_of_range(game, ranges()) or repeated(game, ONCE):
        return found
    by_seat = (game.roles, game.places, game.sanity, game.clues, game.relics, game.quiet_turn)
    if game.seats not in SEATS or any(len(each) != game.seats for each in by_seat):
        return [f"not everything is there for {game.seats} seats"]
    places = range(len(PLACES))
    cards = [*game.summoning, *game.summoning_discard, *game.places]
    if len(game.cultists) != len(PLACES) or any(place not in places for place in cards):
        return ["a place that does not exist"]
    if len(game.seals) != len(TOWNS) or any(len(held) != len(TOWNS) for held in game.clues):
        return ["a town that does not exist"]
    roles = [*game.roles, *game.offer]
    relics = [*game.relic_deck, *game.box, *(relic for held in game.relics for relic in held)]
    if any(role not in range(-1, len(INVESTIGATORS)) for role in roles):
        return ["an investigator who does not exist"]
    if any(relic not in range(len(RELICS)) for relic in relics):
        return ["a relic that does not exist"]
    if any(card < 0 or (is_relic(card) and relic_of(card) >= len(RELICS)) for card in [*game.deck, *game.discard]):
        return ["a player card that does not exist"]
    old_ones = [*game.old_ones, *game.in_force]
    if (
        any(card not in range(len(OLD_ONES)) for card in old_ones)
        or not game.revealed <= len(game.old_ones) == OLD_ONES_IN_PLAY
    ):
        return ["an Old One that does not exist"]
    seats = [game.active, *(seat for seat in (game.no_rolls_by, game.foreseer) if seat != NOBODY)]
    seats += [refusal.partner for refusal in game.refused_turn]
    return [] if all(seat in range(game.seats) for seat in seats) else ["a seat that does not exist"]


def _miscounted(game: Reign) -> list[str]:
    """Numbers that other things on the table contradict."""
    found = []
    if [card for card in game.old_ones if OLD_ONES[card].last] != [game.old_ones[-1]]:
        found.append("the last Old One is not the last one")
    if game.foreseen > len(game.deck) or (game.foreseen and game.foreseer == NOBODY):
        found.append(f"{game.foreseen} foreseen cards of {len(game.deck)}")
    if sum(game.piles) < len(game.deck):
        found.append(f"piles {game.piles} for {len(game.deck)} cards")
    if game.turned > len(game.summoning_discard):
        found.append(f"{game.turned} cards turned of {len(game.summoning_discard)}")
    if game.step in TURNING and not game.to_summon:
        found.append("no summoning card is to be turned")
    return found


def problems(game: Reign) -> list[str]:
    """RC-001, RC-003: what must hold after every change, in words where it does not."""
    if misshapen := _misshapen(game):
        return misshapen
    found = []
    if sum(game.cultists) + game.pool + game.removed != CULTISTS:
        found.append(f"cultists: {sum(game.cultists)} + {game.pool} + {game.removed} is not {CULTISTS}")
    if len(game.shoggoths) != SHOGGOTHS or any(not -1 <= place < len(PLACES) for place in game.shoggoths):
        found.append(f"Shoggoths: {game.shoggoths}")
    found += [f"{PLACES[i].id}: {n} cultists" for i, n in enumerate(game.cultists) if not 0 <= n <= MAX_CULTISTS]
    if game.pool < 0:
        found.append(f"the pool holds {game.pool} cultists")
    if game.actions < 0:
        found.append(f"{game.actions} actions left")
    cards = sorted(game.summoning + game.summoning_discard)
    if len(set(cards)) != len(cards) or (not game.resolving and len(cards) != len(PLACES)):
        found.append(f"summoning cards: {len(game.summoning)} + {len(game.summoning_discard)}")
    if sum(game.layers) != len(game.summoning) or (game.summoning and 0 in game.layers):
        found.append(f"summoning layers {game.layers} for {len(game.summoning)} cards")
    found += _miscounted(game)
    if not game.piles:
        return found  # nothing has been dealt yet
    relics = [relic_of(card) for card in game.deck + game.discard if is_relic(card)]
    relics += [*game.relic_deck, *game.box] + [relic for held in game.relics for relic in held]
    if len(set(relics)) != len(relics) or (not game.resolving and len(relics) != len(RELICS.first(game.rows))):
        found.append(f"relics: {sorted(relics)}")
    clues = [card for card in game.deck + game.discard if card < FIRST_RELIC]
    if len(clues) + sum(map(sum, game.clues)) != len(TOWNS) * (CLUES_PER_TOWN - game.difficulty):
        found.append(f"clues: {len(clues)} + {sum(map(sum, game.clues))}")
    found += [f"seat {seat}: {n} sanity" for seat, n in enumerate(game.sanity) if not 0 <= n <= MAX_SANITY]
    found += [f"seat {seat} holds a negative clue" for seat, held in enumerate(game.clues) if min(held) < 0]
    return found
