"""Where the numbers come from: the price of an option, the summoning rate, a hand limit, the actions of a turn."""

from miskatonic.games.reign_of_cthulhu.basics import hand_size
from miskatonic.games.reign_of_cthulhu.facts import facts, investigator
from miskatonic.games.reign_of_cthulhu.names import who
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.places import TOWN_OF, TOWNS
from miskatonic.games.reign_of_cthulhu.rows.player_cards import FIRST_RELIC
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.games.reign_of_cthulhu.rules import (
    defeat,
    give_or_take,
    hand_limit,
    movement,
    relics,
    sanity,
    sealing,
    summoning,
    turn,
)
from miskatonic.games.reign_of_cthulhu.state import Reign
from miskatonic.games.reign_of_cthulhu.warns import rolls_meant
from miskatonic.kernel import Barred, Line, Option, total


def explain(game: Reign, thing: object) -> list[Line]:
    """The lines for an option, a barred thing, a name, or a topic such as `hand_limit:SEAT`."""
    if isinstance(thing, Option):
        return [*_verb(game, thing), *_rolls(game, rolls_meant(game, thing))]
    if isinstance(thing, Barred):
        return _verb(game, thing)
    topic, _, seat = str(thing).partition(":")
    if topic == "summoning_rate":
        return summoning.why_cards(game)
    if topic in ("actions", "hand_limit") and seat.isdecimal() and int(seat) < game.seats:
        return [*turn.why_actions(game, int(seat))] if topic == "actions" else [_hand_limit(game, int(seat))]
    return facts(game, thing) if isinstance(thing, str) else []


def _rolls(game: Reign, meant: list[Line]) -> list[Line]:
    """RC-222: the rolls that something means, or that nobody makes them."""
    return [sanity.NO_ROLLS] if meant and sanity.nobody_rolls(game) else meant


def _hand_limit(game: Reign, seat: int) -> Line:
    """RC-090: how many cards a hand holds, and how many it may hold."""
    limit = hand_limit.limit(game, seat)
    rule = hand_limit.limit_rule(game.roles[seat], not game.sanity[seat])
    return Line("why-hand_limit", rule, {"who": who(game, seat), "count": hand_size(game, seat), "limit": limit}, limit)


def _verb(game: Reign, thing: Option | Barred) -> list[Line]:
    doer = thing.seat if isinstance(thing, Option) else None
    seat = game.active if doer is None else doer
    role = INVESTIGATORS[game.roles[seat]]
    insane = not game.sanity[seat]
    own_side = Line(f"investigator-{role.id}.{'insane' if insane else 'sane'}", role.rules[insane])
    match thing.verb:
        case "investigator" if isinstance(thing, Option):
            return investigator(game, thing.value)
        case "seal" | "seal_linked":
            return _seal(game)
        case "walk" | "drive":
            return [movement.WALK_COSTS, own_side] if role.walks else [movement.WALK_COSTS]
        case "bus" if any(role.any_ticket):
            return [own_side]
        case "bus":
            return [movement.BUS_COSTS, Line("why-bus_own_town", "RC-043", {"town": _town(game)})]
        case "gate":
            return [movement.GATE_COSTS]
        case "defeat_cultist":
            return defeat.why_cultists(game, thing.value if isinstance(thing, Option) else 0)
        case "defeat_shoggoth":
            return [*defeat.why_shoggoth(game)]
        case "give" | "take" | "hand_over":
            return _hand_over(game, thing)
        case verb if verb in role.deeds:
            return [own_side]
        case "play" if isinstance(thing, Option):
            return _play(game, thing)
        case _:
            return []


def _hand_over(game: Reign, thing: Option | Barred) -> list[Line]:
    """RC-053, RC-054: who may hand over what, and why it may cost more than one action."""
    if isinstance(thing, Barred):
        here = [game.active, *give_or_take.partners(game, game.active)]
        return max([[*give_or_take.why_clue(game, one)] for one in here], key=total)
    card, partner = thing.value
    return [Line("rule-RC-053", "RC-053")] if card >= FIRST_RELIC else [*give_or_take.why_clue(game, partner)]


def _town(game: Reign) -> str:
    return TOWNS.names[TOWN_OF[game.places[game.active]]]


def _seal(game: Reign) -> list[Line]:
    """RC-056: the price of a seal, part by part, and what is there to pay it."""
    seat = game.active
    held = game.clues[seat][TOWN_OF[game.places[seat]]]
    held_line = Line("why-seal_held", "RC-056", {"count": held, "town": _town(game)})
    return [*sealing.price(game, seat).lines, held_line]


def _play(game: Reign, option: Option) -> list[Line]:
    card = RELICS[option.value]
    holder = game.active if option.seat is None else option.seat
    lines = [Line(f"{card.name}.text", card.rule)]
    if not card.works(game, holder):
        lines.append(Line("why-no_effect", "RC-134", {"relic": card.name}))
    rolled = relics.rolls_after(game, holder, option.value)
    return [*lines, *_rolls(game, [Line("why-relic_roll", "RC-132", {"who": who(game, holder)})] if rolled else [])]
