"""What can be read about a thing by its name: a place as it is now, a card, an investigator, a symbol.

Each line is a sentence with its rule, shown in this order when somebody points at a thing or asks for it by name.
"""

from collections.abc import Callable
from typing import Any

from miskatonic.games.reign_of_cthulhu.glossary import GLOSSARY
from miskatonic.games.reign_of_cthulhu.names import who
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.old_ones import OLD_ONES
from miskatonic.games.reign_of_cthulhu.rows.places import ADJACENT, GATE_IN, PLACES, TOWN_OF, TOWNS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import CLUES, OTHERS
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rules import movement, sanity, summoning
from miskatonic.games.reign_of_cthulhu.state import WARDED, Reign
from miskatonic.kernel import Catalogue, Line

ROLLED_FOR = ("sign-gate", "sign-shoggoth", "sign-relic", *(face for face in GLOSSARY if face.startswith("face-")))
"""What is said with a roll."""


def facts(game: Reign, name: str) -> list[Line]:
    """Everything there is to read about a name; nothing about one that there is not."""
    for catalogue, told in _TOLD:
        if name in catalogue.names:
            return told(game, catalogue.number(name.partition("-")[2]))
    if name not in GLOSSARY:
        return []
    return [Line(f"{name}.text", GLOSSARY[name][0]), *_now(game, name)]


def _now(game: Reign, sign: str) -> list[Line]:
    """RC-197, RC-216, RC-222: what cards in force make of a symbol."""
    if sign == "sign-summoning_rate":
        return summoning.why_cards(game)
    lines = _passage(game) if sign == "sign-gate" else []
    return [*lines, sanity.NO_ROLLS] if sign in ROLLED_FOR and sanity.nobody_rolls(game) else lines


def _place(game: Reign, place: int) -> list[Line]:
    """RC-041, RC-042, RC-044: where a place is, and who and what is there."""
    row = PLACES[place]
    lines = [
        Line("fact-town", "RC-041", {"town": TOWNS.names[TOWN_OF[place]]}),
        Line("fact-lines", "RC-041", {"places": tuple(PLACES.names[near] for near in ADJACENT[place])}),
    ]
    if row.bus_stop:
        lines.append(Line("fact-bus_stop", "RC-042"))
    if row.gate:
        lines += _gate(game, TOWN_OF[place])
    elif game.seals[TOWN_OF[place]] == WARDED:
        lines.append(Line("sign-ward.text", "RC-215"))
    if row.cure:
        lines.append(Line("fact-cure", "RC-153"))
    if game.cultists[place]:
        lines.append(Line("fact-cultists", "RC-103", {"count": game.cultists[place]}))
    if holder := movement.holder_at(game, place):
        lines.append(Line("fact-held", holder.rule, {"old_one": OLD_ONES.names[OLD_ONES.number(holder.id)]}))
    if shoggoths := game.shoggoths.count(place):
        lines.append(Line("fact-shoggoths", "RC-040", {"count": shoggoths}))
    if people := tuple(who(game, seat) for seat in range(game.seats) if game.places[seat] == place):
        lines.append(Line("fact-people", "RC-040", {"people": people}))
    return lines


def _gate(game: Reign, town: int) -> list[Line]:
    """RC-045, RC-059, RC-215: whether a town's gate is open, and who may pass; sealed, or under a ward."""
    seal = game.seals[town]
    if not seal:
        return [Line("fact-gate_open", "RC-044"), *_passage(game)]
    return [Line("fact-gate_warded", "RC-215") if seal == WARDED else Line("fact-gate_sealed", "RC-045")]


def _passage(game: Reign) -> list[Line]:
    """RC-047, RC-197: why nobody steps through an open gate now."""
    if closer := movement.closer_of_gates(game):
        return [Line("fact-gate_shut", closer.rule, {"old_one": OLD_ONES.names[OLD_ONES.number(closer.id)]})]
    return [Line("fact-gate_last", "RC-047")] if movement.leads_nowhere(game) else []


def _town(game: Reign, town: int) -> list[Line]:
    """RC-056: where a town's gate is, and its state."""
    return [Line("fact-town_gate", "RC-056", {"place": PLACES.names[GATE_IN[town]]}), *_gate(game, town)]


def investigator(game: Reign, number: int) -> list[Line]:
    """RC-150: both sides of an investigator."""
    name, (sane, insane) = INVESTIGATORS.names[number], INVESTIGATORS[number].rules
    return [
        Line("fact-sane", sane, {"effect": f"{name}.sane"}),
        Line("fact-insane", insane, {"effect": f"{name}.insane"}),
    ]


_TOLD: list[tuple[Catalogue[Any], Callable[[Reign, int], list[Line]]]] = [
    (PLACES, _place),
    (TOWNS, _town),
    (INVESTIGATORS, investigator),
    (OLD_ONES, lambda game, card: [Line(f"{OLD_ONES.names[card]}.text", OLD_ONES[card].rule)]),
    (RELICS, lambda game, card: [Line(f"{RELICS.names[card]}.text", RELICS[card].rule)]),
    (CLUES, lambda game, town: [Line("sign-clue.text", "RC-056"), *_town(game, town)]),
    (OTHERS, lambda game, card: [Line(f"{OTHERS.names[card]}.text", "RC-080")]),
]
