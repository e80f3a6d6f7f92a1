"""What a seat sees: everything public by white list, by name; no order of a hidden pile, no face-down Old One."""

from typing import Any

from miskatonic.games.reign_of_cthulhu.names import DECK, DISCARD, RELIC_DECK, SUMMONING, cultists, hand, shoggoths
from miskatonic.games.reign_of_cthulhu.rows.board import ALL_PLACES, LINES, PLACES, TOWNS
from miskatonic.games.reign_of_cthulhu.rows.investigators import ACTIONS, HAND_LIMIT, INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CLUES, row_of
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rows.summoning import SHOGGOTH_SYMBOL
from miskatonic.games.reign_of_cthulhu.rules import hand_limit, rituals, turn
from miskatonic.games.reign_of_cthulhu.rules.setup import DIFFICULTIES
from miskatonic.games.reign_of_cthulhu.state import IN_POOL, NOBODY, OPEN, WARDED, Reign
from miskatonic.kernel import Measure, Name

_SEALS = {OPEN: "open", WARDED: "warded"}


def view(game: Reign, eyes: frozenset[int]) -> dict[str, Any]:
    """RC-005: hands, discard piles and revealed Old Ones are public; deck orders and face-down cards are not."""
    offer = [INVESTIGATORS.names[role] for role in game.offer[: game.on_offer]]
    return {
        "difficulty": DIFFICULTIES[game.difficulty],
        "active": game.active,
        "acting": game.acting,
        "actions": game.actions,
        "summoning_rate": rituals.summoning_rate(game),
        "to_summon": game.to_summon,
        "towns": [_town(game, number) for number in range(len(TOWNS))],
        "places": [_place(game, number) for number in ALL_PLACES],
        "lines": [[PLACES.names[PLACES.number(end)] for end in line] for line in LINES],
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
        "summoning_discard": [PLACES.names[card] for card in game.summoning_discard],
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


def _town(game: Reign, number: int) -> dict[str, Any]:
    """A town, with what its clues are called."""
    return {
        "id": TOWNS.names[number].thing,
        "name": TOWNS.names[number],
        "clue": CLUES.names[number],
        "gate_id": TOWNS[number].gate,
        "gate": _SEALS.get(game.seals[number], "sealed"),
    }


def _place(game: Reign, number: int) -> dict[str, Any]:
    place = PLACES[number]
    return {
        "id": PLACES.names[number].thing,
        "name": PLACES.names[number],
        "town": TOWNS.names[place.town],
        "town_id": TOWNS.names[place.town].thing,
        "x": place.x,
        "y": place.y,
        "gate": _SEALS.get(game.seals[place.town], "sealed") if place.gate else None,
        "gate_id": TOWNS[place.town].gate if place.gate else None,
        "bus_stop": place.bus_stop,
        "cure": place.cure,
        "cultists": game.cultists[number],
        "cultist_ids": _ids(cultists(game, number)) if game.cultists[number] else [],
        "shoggoths": game.shoggoths.count(number),
        "shoggoth_ids": _ids(shoggoths(game, number)) if number in game.shoggoths else [],
        "seats": [seat for seat in range(game.seats) if game.places[seat] == number],
        "symbol": SHOGGOTH_SYMBOL[number],
    }


def _seat(game: Reign, seat: int) -> dict[str, Any]:
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


def _old_one(game: Reign, number: int) -> dict[str, Any] | None:
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
    """RC-217: whoever looked at the top of the deck knows more than the others."""
    return [game.foreseer] if game.foreseen else []


def _foreseen(game: Reign, eyes: frozenset[int]) -> list[str]:
    """RC-217: whoever looked at the top of the deck remembers it; next to be drawn first."""
    if eyes.isdisjoint(secrets(game)):
        return []
    return [row_of(card)[1] for card in game.deck[: -game.foreseen - 1 : -1]]


def _layers(game: Reign) -> list[list[Name]]:
    """RC-086: which cards lie in which layer of the summoning deck, from the top, in the board's order."""
    layers = []
    start = 0
    for size in game.layers:
        layers.append([PLACES.names[card] for card in sorted(game.summoning[start : start + size])])
        start += size
    return layers[::-1]


def measures(game: Reign) -> list[Measure]:
    """RC-160, RC-161: four sealed gates win, warded ones among them; the last of the Old Ones to awaken is Cthulhu."""
    sealed = sum(seal != OPEN for seal in game.seals)
    return [
        Measure("seals", sealed, len(TOWNS), wins=True),
        Measure("awakened", game.revealed, len(game.old_ones), wins=False),
    ]
