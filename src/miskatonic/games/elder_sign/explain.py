"""What stands behind an option or a question, and what there is to read about a name: text of the card, chances, price
and where that comes from.
"""

from typing import Any

from miskatonic.games.elder_sign import facts
from miskatonic.games.elder_sign.design import invented
from miskatonic.games.elder_sign.odds.position.attempt import next_roll, of_option
from miskatonic.games.elder_sign.odds.position.cards import to_resolve
from miskatonic.games.elder_sign.odds.position.uncounted import crowded, uncounted
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.entrance import ALL_OF_BOTH, ALL_OF_ONE
from miskatonic.games.elder_sign.rows.investigator import INVESTIGATORS
from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rows.occasions import DOINGS, OF_CARD, OF_INVESTIGATOR
from miskatonic.games.elder_sign.rules import attempt, entrance, failed_rolls, monsters, mythos
from miskatonic.games.elder_sign.state import BATTLE, ENTRANCE, POOL, ElderSign, ancient_one, kind_of
from miskatonic.kernel import Choice, Line, Option
from miskatonic.text.numbers import percents


def explain(game: ElderSign, thing: Any) -> list[Line]:
    """The lines for an option, for what a question brings to the table, or for a name."""
    if isinstance(thing, str):
        return [*facts.facts(game, thing), *our_design(thing)]
    if isinstance(thing, Choice):
        return _brought(game, thing)
    if not isinstance(thing, Option):
        return []
    match thing.verb:
        case "investigator":
            return [Line(f"{INVESTIGATORS.names[thing.value]}.text", "ES-015")]
        case "ancient_one":
            name = ANCIENT_ONES.names[thing.value]
            return [Line(f"{name}.text", "ES-023"), *our_design(name)]
        case "go" | "stay":
            return facts.facts(game, "place-entrance") if thing.value == ENTRANCE else _card(game, thing)
        case "roll":
            return [*_odds(game), *_left_out(game, thing)]
        case "complete":
            left = game.dice.count(POOL) - sum(game.dice[die] == POOL for die in thing.value[1])
            return [Line("why-remaining", "ES-062", {"count": left}), *_left_out(game, thing)]
        case "fail":
            return [*_failure(game), *_left_out(game, thing)]
        case "give_up":
            return _failure(game)
        case "discard" | "focus" | "ask" | "roll_on":
            return _left_out(game, thing)
        case "use" | "no_terror" | "no_discard" | "pay_with":
            return _use(game, thing.value)
        case "place":
            return facts.facts(game, CARDS.names[thing.value[0]])
        case "defeat":
            return facts.monster(game, thing.value)
        case "buy":
            good, _, helper = thing.value
            return entrance.souvenir_price(good, game.ancient_one, helper)
        case "full_care":
            return entrance.care_price(game.ancient_one, ALL_OF_ONE)
        case "full_recovery":
            return entrance.care_price(game.ancient_one, ALL_OF_BOTH)
    return _ability(game, thing) if thing.verb in DOINGS else []


def _brought(game: ElderSign, choice: Choice) -> list[Line]:
    """ES-202: the monster that is to be placed; the Mythos card one may put aside."""
    args = choice.args
    if "monster" in args:
        return facts.monster(game, args["monster"])
    return facts.mythos(game, args["mythos"]) if "mythos" in args else []


def our_design(name: str) -> list[Line]:
    """ES-OP-17: that what a card does is our own design, or which part of it, if that is so."""
    return [Line("why-our_design", "ES-OP-17", {"part": part}) for part in invented(name)]


def _ability(game: ElderSign, option: Option) -> list[Line]:
    """The text of the card or the investigator whose ability it is."""
    doing = DOINGS[option.verb]
    if doing.whose == OF_CARD:
        return _use(game, option.value)
    owner = game.who[game.active if option.seat is None else option.seat]
    return [Line(f"{INVESTIGATORS.names[owner]}.text", doing.rule)] if doing.whose == OF_INVESTIGATOR else []


def _card(game: ElderSign, option: Option) -> list[Line]:
    """An adventure one might go to: how likely it is, and everything on it."""
    card = option.value
    lines = [Line("why-whole", "ES-034", {"percent": percents(to_resolve(game, card))})]
    lines += _left_out(game, option)
    if card == crowded(game):
        lines.append(Line("why-uncounted_monster", "ES-207"))
    lines += facts.facts(game, CARDS.names[card])
    if mythos.happens(game, "on_move", game.active) and monsters.on_card(game, card):
        lines.append(Line(f"{MYTHOS.names[game.mythos]}.lasting", "ES-195"))
    return lines


def _left_out(game: ElderSign, option: Option) -> list[Line]:
    """ES-034: what the chance of an option does not count, unless it has none, or is certain."""
    left_out = uncounted(game)
    if not left_out or of_option(game, option) in (None, 1):
        return []
    return [Line("why-uncounted", "ES-034", {"things": tuple(left_out)})]


def _odds(game: ElderSign) -> list[Line]:
    """The chance of the next roll for each open task."""
    return [
        Line(
            "why-odds",
            "ES-057",
            {
                "row": attempt.row_of(task.key),
                "monster": MONSTERS.names[task.token] if task.token >= 0 else "none",
                "percent": percents(chance),
            },
        )
        for task, chance in next_roll(game)
    ]


def _failure(game: ElderSign) -> list[Line]:
    """The terror effects that come first."""
    if not game.rolled or game.at[game.active] == BATTLE:
        return []
    return [
        Line(f"{name}.{'lasting' if name in MYTHOS.names else 'terror'}", "ES-074")
        for name, _ in failed_rolls.terror_effects(game)
    ]


def _use(game: ElderSign, card: int) -> list[Line]:
    """The text of a card, and whom using it provokes."""
    lines = [Line(f"{HAND.names[card]}.text", HAND[card].rule), *our_design(HAND.names[card])]
    if ancient_one(game).punishes == kind_of(card):
        lines.append(Line(f"{ANCIENT_ONES.names[game.ancient_one]}.text", "ES-023"))
    return lines
