"""What a seat sees: everything public by white list, by name; no order of a hidden pile, no face-down Old One."""

from typing import Any

from miskatonic.games.reign_of_cthulhu import words
from miskatonic.games.reign_of_cthulhu.board import LINES, PLACES, TOWNS
from miskatonic.games.reign_of_cthulhu.cards.investigators import INVESTIGATOR_NAMES, INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.cards.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.cards.summoning import SHOGGOTH_SYMBOL
from miskatonic.games.reign_of_cthulhu.names import CARD_NAMES, PLACE_NAMES, RELIC_NAMES, TOWN_NAMES
from miskatonic.games.reign_of_cthulhu.rules import hand_limit, rituals, turn
from miskatonic.games.reign_of_cthulhu.rules.setup import DIFFICULTIES
from miskatonic.games.reign_of_cthulhu.state import OPEN, POOL, WARDED, Reign
from miskatonic.kernel import Measure

_SEALS = {OPEN: "open", WARDED: "warded"}


def view(game: Reign, eyes: frozenset[int]) -> dict[str, Any]:
    """RC-005: hands, discard piles and revealed Old Ones are public; deck orders and face-down cards are not."""
    return {
        "difficulty": DIFFICULTIES[game.difficulty],
        "active": game.active,
        "acting": game.acting,
        "actions": game.actions,
        "summoning_rate": rituals.summoning_rate(game),
        "to_summon": game.to_summon,
        "towns": [
            {"name": TOWN_NAMES[number], "gate": _SEALS.get(game.seals[number], "sealed")}
            for number in range(len(TOWNS))
        ],
        "places": [_place(game, number) for number in range(len(PLACES))],
        "lines": [[f"place-{a}", f"place-{b}"] for a, b in LINES],
        "seats": [_seat(game, number) for number in range(game.seats)],
        "offer": [INVESTIGATOR_NAMES[role] for role in game.offer[: game.on_offer]],
        "old_ones": [_old_one(game, number) for number in range(len(game.old_ones))],
        "pool": {"cultists": game.pool, "shoggoths": game.shoggoths.count(POOL), "removed": game.removed},
        "deck": len(game.deck),
        "piles": _piles(game),
        "foreseen": _foreseen(game, eyes),
        "discard": [CARD_NAMES[card] for card in game.discard],
        "relic_deck": len(game.relic_deck),
        "box": [RELIC_NAMES[relic] for relic in game.box],
        "summoning_deck": len(game.summoning),
        "summoning_layers": _layers(game),
        "summoning_discard": [PLACE_NAMES[card] for card in game.summoning_discard],
        "in_play": {
            "mi_go_eye": game.mi_go_eye,
            "bizarre_statue": game.statue,
            "warded_box": None if game.warded_by == POOL else {"seat": game.warded_by, "turns": game.warded_turns},
        },
    }


def _place(game: Reign, number: int) -> dict[str, Any]:
    place = PLACES[number]
    return {
        "name": PLACE_NAMES[number],
        "town": TOWN_NAMES[place.town],
        "x": place.x,
        "y": place.y,
        "gate": _SEALS.get(game.seals[place.town], "sealed") if place.gate else None,
        "bus_stop": place.bus_stop,
        "cure": place.cure,
        "cultists": game.cultists[number],
        "shoggoths": game.shoggoths.count(number),
        "seats": [seat for seat in range(game.seats) if game.places[seat] == number],
        "symbol": SHOGGOTH_SYMBOL[number],
    }


def _seat(game: Reign, seat: int) -> dict[str, Any]:
    role = game.roles[seat]
    known = role >= 0
    return {
        "investigator": INVESTIGATOR_NAMES[role] if known else None,
        "sane": game.sanity[seat] > 0,
        "sanity": game.sanity[seat],
        "place": PLACE_NAMES[game.places[seat]],
        "hand": words.names_of_hand(game, seat),
        "hand_limit": hand_limit.limit(game, seat) if known else INVESTIGATORS[0].hand_limit[0],
        "actions": turn.actions_per_turn(game, seat) if known else INVESTIGATORS[0].actions[0],
    }


def _old_one(game: Reign, number: int) -> dict[str, Any] | None:
    if number >= game.revealed:
        return None
    card = game.old_ones[number]
    return {"name": OLD_ONES[card].name, "ongoing": OLD_ONES[card].ongoing, "in_force": card in game.in_force}


def _piles(game: Reign) -> list[int]:
    """What is left of the four piles, from the top: everybody can count."""
    left = len(game.deck)
    sizes = []
    for size in reversed(game.piles):
        sizes.append(min(size, left))
        left -= sizes[-1]
    return sizes[::-1]


def secrets(game: Reign) -> list[int]:
    """RC-217: whoever looked at the top of the deck knows more than the others."""
    return [game.foreseer] if game.foreseen else []


def _foreseen(game: Reign, eyes: frozenset[int]) -> list[str]:
    """RC-217: whoever looked at the top of the deck remembers it; next to be drawn first."""
    if eyes.isdisjoint(secrets(game)):
        return []
    return [CARD_NAMES[card] for card in game.deck[: -game.foreseen - 1 : -1]]


def _layers(game: Reign) -> list[list[str]]:
    """RC-086: which cards lie in which layer of the summoning deck, from the top, in the board's order."""
    layers = []
    start = 0
    for size in game.layers:
        layers.append([PLACE_NAMES[card] for card in sorted(game.summoning[start : start + size])])
        start += size
    return layers[::-1]


def measures(game: Reign) -> list[Measure]:
    """RC-006, RC-007: four sealed gates win; the last of the Old Ones to awaken is Cthulhu."""
    sealed = sum(seal not in (OPEN, WARDED) for seal in game.seals)
    return [
        Measure("seals", sealed, len(TOWNS), wins=True),
        Measure("awakened", game.revealed, len(game.old_ones), wins=False),
    ]
