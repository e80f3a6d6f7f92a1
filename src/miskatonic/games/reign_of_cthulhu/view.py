"""What a seat sees: everything public by white list, by name; no order of a hidden pile, no face-down Old One."""

import functools

from miskatonic.games.reign_of_cthulhu.board import Board, Gate, OldOne, Place, Seat, Town
from miskatonic.games.reign_of_cthulhu.names import DECK, DISCARD, RELIC_DECK, SUMMONING, cultist, hand, shoggoth
from miskatonic.games.reign_of_cthulhu.rows.investigators import ACTIONS, HAND_LIMIT, INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import LINES, PLACES, TOWNS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CLUES, row_of
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rows.summoning import SHOGGOTH_SYMBOL
from miskatonic.games.reign_of_cthulhu.rules import hand_limit, rituals, turn
from miskatonic.games.reign_of_cthulhu.rules.setup import DIFFICULTIES
from miskatonic.games.reign_of_cthulhu.state import IN_POOL, NOBODY, OPEN, SEALED, WARDED, Reign
from miskatonic.kernel import Name

_GATES: dict[int, Gate] = {OPEN: "open", SEALED: "sealed", WARDED: "warded"}
_NAMES = [str(name) for name in PLACES.names]
_LINES = [[str(PLACES.names[PLACES.number(end)]) for end in line] for line in LINES]


def view(game: Reign, eyes: frozenset[int]) -> Board:
    """RC-005: hands, discard piles and revealed Old Ones are public; deck orders and face-down cards are not."""
    offer = [INVESTIGATORS.names[role] for role in game.offer[: game.on_offer]]
    return {
        "difficulty": DIFFICULTIES[game.difficulty],
        "active": game.active,
        "acting": game.acting,
        "actions": game.actions,
        "summoning_rate": rituals.summoning_rate(game),
        "to_summon": game.to_summon,
        "towns": [_town(number, seal) for number, seal in enumerate(game.seals)],
        "places": _places(game),
        "lines": _LINES,
        "seats": [_seat(game, number) for number in range(game.seats)],
        "offer": _names(offer),
        "offer_ids": _ids(offer),
        "old_ones": [_old_one(game, number) for number in range(len(game.old_ones))],
        "pool": {"cultists": game.pool, "shoggoths": game.shoggoths.count(IN_POOL), "removed": game.removed},
        "deck": len(game.deck),
        "piles": _piles(game),
        "foreseen": _foreseen(game, eyes),
        "discard": [row_of(card)[1] for card in game.discard],
        "relic_deck": len(game.relic_deck),
        "box": [RELICS.names[relic] for relic in game.box],
        "summoning_deck": len(game.summoning),
        "summoning_layers": _layers(game),
        "summoning_discard": [_NAMES[card] for card in game.summoning_discard],
        "pile_ids": {"deck": DECK, "discard": DISCARD, "relics": RELIC_DECK, "summoning": SUMMONING},
        "in_play": {
            "mi_go_eye": game.cheaper_seal,
            "bizarre_statue": game.skips_summoning,
            "warded_box": (
                None if game.no_rolls_by == NOBODY else {"seat": game.no_rolls_by, "turns": game.no_rolls_turns}
            ),
        },
    }


def _names(things: list[Name]) -> list[str]:
    return [str(thing) for thing in things]


def _ids(things: list[Name]) -> list[str]:
    return [thing.thing for thing in things]


@functools.cache
def _town(number: int, seal: int) -> Town:
    """A town with its gate in that state."""
    return {
        "id": TOWNS.names[number].thing,
        "name": str(TOWNS.names[number]),
        "clue": str(CLUES.names[number]),
        "gate_id": TOWNS[number].gate,
        "gate": _GATES[seal],
    }


def _places(game: Reign) -> list[Place]:
    """All places, with those who are there."""
    people: dict[int, tuple[int, ...]] = {}
    for seat, at in enumerate(game.places):
        people[at] = (*people.get(at, ()), seat)
    figures: dict[int, tuple[int, ...]] = {}
    for figure, at in enumerate(game.shoggoths):
        figures[at] = (*figures.get(at, ()), figure)
    return [
        _place(number, count, figures.get(number, ()), people.get(number, ()), game.seals[PLACES.rows[number].town])
        for number, count in enumerate(game.cultists)
    ]


@functools.lru_cache(4096)
def _place(number: int, count: int, figures: tuple[int, ...], seats: tuple[int, ...], seal: int) -> Place:
    """A place with that many cultists, these Shoggoths and these seats; cached, as the same ones come up often."""
    place = PLACES.rows[number]
    return {
        "id": PLACES.names[number].thing,
        "name": str(PLACES.names[number]),
        "town": str(TOWNS.names[place.town]),
        "town_id": TOWNS.names[place.town].thing,
        "x": place.x,
        "y": place.y,
        "gate_id": TOWNS[place.town].gate if place.gate else None,
        "bus_stop": place.bus_stop,
        "cure": place.cure,
        "symbol": SHOGGOTH_SYMBOL[number],
        "gate": _GATES[seal] if place.gate else None,
        "cultists": count,
        "cultist_ids": [cultist(number, n + 1).thing for n in range(count)],
        "shoggoths": len(figures),
        "shoggoth_ids": [shoggoth(figure).thing for figure in figures],
        "seats": list(seats),
    }


def _seat(game: Reign, seat: int) -> Seat:
    role = game.roles[seat]
    known = role >= 0
    held = hand(game, seat)
    return {
        "id": f"seat:{seat}",
        "investigator": INVESTIGATORS.names[role] if known else None,
        "investigator_id": INVESTIGATORS.names[role].thing if known else None,
        "sane": game.sanity[seat] > 0,
        "sanity": game.sanity[seat],
        "place": PLACES.names[game.places[seat]],
        "place_id": PLACES.names[game.places[seat]].thing,
        "hand": _names(held),
        "hand_ids": _ids(held),
        "relics": [RELICS.names[relic] for relic in game.relics[seat]],
        "hand_limit": hand_limit.limit(game, seat) if known else HAND_LIMIT[0],
        "actions": turn.actions_per_turn(game, seat) if known else ACTIONS[0],
    }


def _old_one(game: Reign, number: int) -> OldOne | None:
    if number >= game.revealed:
        return None
    card = game.old_ones[number]
    return {
        "id": OLD_ONES.names[card].thing,
        "name": OLD_ONES.names[card],
        "ongoing": OLD_ONES[card].ongoing,
        "in_force": card in game.in_force,
    }


def _piles(game: Reign) -> list[int]:
    """What is left of the four piles, from the top: everybody can count."""
    left = len(game.deck)
    sizes = []
    for size in reversed(game.piles):
        sizes.append(min(size, left))
        left -= sizes[-1]
    return sizes[::-1]


def secrets(game: Reign) -> list[int]:
    """RC-217: a seat that looked at the top of the deck knows more than the others."""
    return [game.foreseer] if game.foreseen else []


def _foreseen(game: Reign, eyes: frozenset[int]) -> list[str]:
    """RC-217: what a seat remembers of the top of the deck; the next card to be drawn comes first."""
    if eyes.isdisjoint(secrets(game)):
        return []
    return [row_of(card)[1] for card in game.deck[: -game.foreseen - 1 : -1]]


def _layers(game: Reign) -> list[list[str]]:
    """RC-086: which cards are in which layer of the summoning deck, from the top, in the board's order."""
    layers = []
    start = 0
    for size in game.layers:
        layers.append([_NAMES[card] for card in sorted(game.summoning[start : start + size])])
        start += size
    return layers[::-1]
