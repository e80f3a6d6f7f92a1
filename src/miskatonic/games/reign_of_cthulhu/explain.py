"""Where the numbers come from: the price of an option, the summoning rate, a hand limit, the actions of a turn."""

from typing import Any

from miskatonic.games.reign_of_cthulhu.board import LINKED_TOWNS, TOWN_OF
from miskatonic.games.reign_of_cthulhu.cards.investigators import DETECTIVE, INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.cards.relics import RELICS
from miskatonic.games.reign_of_cthulhu.names import TOWN_NAMES, YIG
from miskatonic.games.reign_of_cthulhu.rules import hand_limit, relics, rituals, special, turn
from miskatonic.games.reign_of_cthulhu.state import FIRST_RELIC, POOL, Reign, hand_size
from miskatonic.games.reign_of_cthulhu.who import who
from miskatonic.kernel import Barred, Line, Option


def explain(game: Reign, thing: Any) -> list[Line]:
    """The lines for an option, a barred thing, or a topic: `summoning_rate`, `actions:SEAT`, `hand_limit:SEAT`."""
    if isinstance(thing, Option | Barred):
        return _verb(game, thing)
    topic, _, seat = str(thing).partition(":")
    if topic == "summoning_rate":
        return [
            Line(
                "why-summoning_rate",
                "RC-100",
                {"count": rituals.summoning_rate(game), "number": game.revealed},
            )
        ]
    if topic in ("actions", "hand_limit") and seat.isdecimal() and int(seat) < game.seats:
        return _of_seat(game, topic, int(seat))
    return []


def _of_seat(game: Reign, topic: str, seat: int) -> list[Line]:
    card = INVESTIGATORS[game.roles[seat]]
    insane = not game.sanity[seat]
    name = who(game, seat)
    if topic == "actions":
        rule = card.rules[insane] if card.id == "doctor" else "RC-030"
        lines = [Line("why-actions", rule, {"who": name, "count": turn.actions_per_turn(game, seat)})]
        return [*lines, Line("why-insane_action", "RC-150", {"who": name})] if insane else lines
    args = {"who": name, "count": hand_size(game, seat), "limit": hand_limit.limit(game, seat)}
    return [Line("why-hand_limit", card.rules[insane] if card.id == "magician" else "RC-090", args)]


def _verb(game: Reign, thing: Option | Barred) -> list[Line]:
    seat = game.active
    role = INVESTIGATORS[game.roles[seat]]
    insane = not game.sanity[seat]
    own_side = Line(f"investigator-{role.id}.{'insane' if insane else 'sane'}", role.rules[insane])
    match thing.verb:
        case "investigator" if isinstance(thing, Option):
            return _sides(thing.value)
        case "seal" | "seal_linked":
            return _seal(game)
        case "walk" | "drive":
            lines = [Line("why-walk", "RC-041", {"count": 1})]
            return [*lines, own_side] if role.id == "driver" else lines
        case "bus" if role.id == "reporter":
            return [own_side]
        case "bus":
            return [Line("why-bus", "RC-042", {"count": 1}), Line("why-bus_own_town", "RC-043", {"town": _town(game)})]
        case "gate":
            return [Line("why-gate", "RC-044", {"count": 1})]
        case "defeat_cultist" if role.sweeps:
            return [Line("why-sweep", role.rules[insane], {"count": game.cultists[game.places[seat]]})]
        case "defeat_cultist":
            return [Line("why-defeat_cultist", "RC-050", {"count": 1})]
        case "defeat_shoggoth":
            lines = [Line("why-defeat_shoggoth", "RC-051", {"count": 3})]
            cheap = special.shoggoth_cost(game) == 1
            return [*lines, Line("why-cheap_kill", "RC-176", {"count": 1})] if cheap else lines
        case "give" | "take" | "hand_over":
            return _hand_over(game, thing)
        case "lend" | "borrow":
            return [Line("why-magician", "RC-178", {})]
        case "shift" | "drag" | "hop" | "pick":
            return [own_side]
        case "play" if isinstance(thing, Option):
            return _play(game, thing)
        case _:
            return []


def _sides(role: int) -> list[Line]:
    """Both sides of an investigator on offer."""
    card = INVESTIGATORS[role]
    return [
        Line(f"investigator-{card.id}.{side}", rule) for side, rule in zip(("sane", "insane"), card.rules, strict=True)
    ]


def _hand_over(game: Reign, thing: Option | Barred) -> list[Line]:
    """RC-053, RC-054: who may hand over what, and RC-171: why it may cost two actions."""
    relic = isinstance(thing, Option) and thing.value[0] >= FIRST_RELIC
    lines = [Line("rule-RC-053", "RC-053")] if relic else [Line("why-hand_over", "RC-054", {"town": _town(game)})]
    dear = isinstance(thing, Option) and thing.cost == 2
    return [*lines, Line("investigator-detective.insane", "RC-171")] if dear else lines


def _town(game: Reign) -> str:
    return TOWN_NAMES[TOWN_OF[game.places[game.active]]]


def _seal(game: Reign) -> list[Line]:
    """RC-056: the price of a seal, part by part."""
    seat = game.active
    town = TOWN_OF[game.places[seat]]
    lines = [Line("why-seal", "RC-056", {"count": 5, "town": _town(game)})]
    if game.roles[seat] == DETECTIVE:
        lines.append(Line("why-seal_detective", "RC-170", {"count": 4}))
    if YIG in game.in_force:
        lines.append(Line("why-seal_yig", "RC-201", {"towns": tuple(TOWN_NAMES[t] for t in LINKED_TOWNS[town])}))
    if game.mi_go_eye:
        lines.append(Line("why-seal_eye", "RC-219", {}))
    return [*lines, Line("why-seal_held", "RC-056", {"count": game.clues[seat][town], "town": _town(game)})]


def _play(game: Reign, option: Option) -> list[Line]:
    card = RELICS[option.value]
    holder = game.active if option.seat is None else option.seat
    lines = [Line(f"{card.name}.text", card.rule)]
    if not card.works(game, holder):
        lines.append(Line("why-no_effect", "RC-134", {"relic": card.name}))
    if relics.rolls_after(game, holder, option.value) and game.warded_by == POOL:
        lines.append(Line("why-relic_roll", "RC-132", {"who": who(game, holder)}))
    return lines
