"""What the active player would expect to be able to do, but can't, and why."""

from miskatonic.games.reign_of_cthulhu.board import IS_BUS_STOP, IS_GATE, LINKED_TOWNS, TOWN_OF, open_gates
from miskatonic.games.reign_of_cthulhu.cards.investigators import DETECTIVE, MAGICIAN, REPORTER
from miskatonic.games.reign_of_cthulhu.names import (
    CARD_IDS,
    CARD_NAMES,
    NYARLATHOTEP,
    PLACE_NAMES,
    RELIC_IDS,
    TOWN_NAMES,
    YIG,
    YOG_SOTHOTH,
)
from miskatonic.games.reign_of_cthulhu.rules import movement, special
from miskatonic.games.reign_of_cthulhu.state import FIRST_RELIC, OPEN, Reign
from miskatonic.games.reign_of_cthulhu.who import who
from miskatonic.kernel import Barred


def barred(game: Reign) -> list[Barred]:
    """RC-004: all that the active player can't decide now, in the order of the actions."""
    found: list[Barred] = []
    if game.actions:
        for part in (_seal, _defeat, _walk, _bus, _gate, _hand_over):
            found += part(game)
    return found + _relics(game)


def _seal(game: Reign) -> list[Barred]:
    seat = game.active
    place = game.places[seat]
    town = TOWN_OF[place]
    if not IS_GATE[place]:
        return []
    name = TOWN_NAMES[town]
    if game.seals[town] != OPEN:
        return [Barred("seal", "already_sealed", "RC-059", town=name)]
    if special.seals(game):
        return []
    rules = ["RC-056"]
    if game.roles[seat] == DETECTIVE:
        rules.append("RC-170")
    if YIG in game.in_force:
        rules.append("RC-201")
    if game.mi_go_eye:
        rules.append("RC-219")
    clues = game.clues[seat]
    cards, _ = special.seal_prices(game, seat)[-1]
    missing = max(0, cards - clues[town])
    if missing:
        return [Barred("seal", "clues_missing", *rules, town=name, count=missing)]
    towns = tuple(TOWN_NAMES[other] for other in LINKED_TOWNS[town])
    return [Barred("seal", "linked_clue_missing", *rules, towns=towns)]


def _defeat(game: Reign) -> list[Barred]:
    place = game.places[game.active]
    found = []
    if not game.cultists[place]:
        found.append(Barred("defeat_cultist", "no_cultist_here", "RC-050"))
    if place in game.shoggoths:
        cost = special.shoggoth_cost(game)
        if cost > game.actions:
            found.append(Barred("defeat_shoggoth", "too_few_actions", "RC-051", count=cost, left=game.actions))
    return found


def _walk(game: Reign) -> list[Barred]:
    if movement.held_by_ithaqua(game):
        return [Barred("walk", "ithaqua", "RC-196", count=game.cultists[game.places[game.active]])]
    return []


def _bus(game: Reign) -> list[Barred]:
    seat = game.active
    if not IS_BUS_STOP[game.places[seat]]:
        return [Barred("bus", "no_bus_stop", "RC-042")]
    if game.roles[seat] == REPORTER and not game.sanity[seat]:
        return [Barred("bus", "insane_reporter", "RC-183")]
    if not any(game.clues[seat]):
        return [Barred("bus", "no_clue", "RC-042")]
    return []


def _gate(game: Reign) -> list[Barred]:
    place = game.places[game.active]
    if not IS_GATE[place]:
        return []
    if game.seals[TOWN_OF[place]] != OPEN:
        return [Barred("gate", "gate_sealed", "RC-045", place=PLACE_NAMES[place])]
    if NYARLATHOTEP in game.in_force:
        return [Barred("gate", "nyarlathotep", "RC-197")]
    if open_gates(game.seals) == (place,):
        return [Barred("gate", "last_open_gate", "RC-047", place=PLACE_NAMES[place])]
    return []


def _hand_over(game: Reign) -> list[Barred]:
    seat = game.active
    town = TOWN_OF[game.places[seat]]
    near = special.partners(game, seat)
    if not near:
        return [Barred("hand_over", "nobody_here", "RC-232")]
    found = []
    for partner in near:
        either = game.clues[seat][town] or game.clues[partner][town]
        if not either and (any(game.clues[seat]) or any(game.clues[partner])):
            name = TOWN_NAMES[town]
            found.append(Barred("hand_over", "wrong_town", "RC-054", town=name, who=who(game, partner)))
        if either and special.clue_cost(game, partner) > game.actions:
            found.append(Barred("hand_over", "insane_detective", "RC-171", count=2, left=game.actions))
        for giver in (seat, partner):
            if game.roles[giver] == MAGICIAN and not game.sanity[giver] and game.relics[giver]:
                found.append(Barred("hand_over", "insane_magician", "RC-179"))
    for text in game.refused:
        _, card, partner_seat = text.split(":")
        name = CARD_NAMES[CARD_IDS.index(card)]
        rule = "RC-053" if card in RELIC_IDS else "RC-054"
        found.append(Barred("hand_over", "refused", rule, who=who(game, int(partner_seat)), card=name))
    return found


def _relics(game: Reign) -> list[Barred]:
    if YOG_SOTHOTH not in game.in_force:
        return []
    return [
        Barred("play", "yog_sothoth", "RC-133", who=who(game, seat), card=CARD_NAMES[relic + FIRST_RELIC])
        for seat, held in enumerate(game.relics)
        if seat != game.active
        for relic in held
    ]
