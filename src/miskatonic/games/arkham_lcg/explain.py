"""Every number has its lines: the same list that computes it."""

from fractions import Fraction
from typing import Any

from miskatonic.games.arkham_lcg.basics.values import DIFFICULTY, difficulty_of, doublings, parts
from miskatonic.games.arkham_lcg.facts import facts, gist
from miskatonic.games.arkham_lcg.names import card_name, who
from miskatonic.games.arkham_lcg.odds.position.skill_test import best_ahead, chance_of, with_card
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import LOCATION, SKILLS
from miskatonic.games.arkham_lcg.rules.choosing_skill import Attempt
from miskatonic.games.arkham_lcg.rules.skill_test import skill_sources
from miskatonic.games.arkham_lcg.rules.upgrading import price_lines
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Line, Option
from miskatonic.text.numbers import percents

NUMBERS = {
    "shroud": (topics.SHROUD, "AH-B-136"),
    "fight": (topics.FIGHT_VALUE, "AH-B-055"),
    "evade": (topics.EVADE_VALUE, "AH-B-057"),
    "health": (topics.HEALTH, "AH-B-168"),
    "sanity": (topics.SANITY, "AH-B-168"),
}

RULED = {"card": "AH-B-012", "cap": "AH-C-024", "set": "AH-B-244"}
"""By which rule a line of a number comes about."""
USES = ("use", "react")
"""Options that use a card's ability, be it an investigator's own or an act's."""
TAKES_BACK = ("keep", "uncommit", "undo_buy")
"""Options about a card that was marked a moment ago: what it does has just been read."""


def explain(game: Arkham, topic: Any) -> list[Line]:
    """The lines of an option, a name, or a topic: `skill:0:combat`, `shroud:cellar`, `doom`, `odds`, `actions:0` …"""
    if isinstance(topic, Option):
        return _option(game, topic)
    text = str(topic)
    kind, _, rest = text.partition(":")
    if kind == "skill":
        seat, _, skill = rest.partition(":")
        if seat.isdecimal() and int(seat) < game.seats and skill in SKILLS:
            return _number(game, skill, int(seat), "AH-B-069", who(game, int(seat)))
    if kind in NUMBERS and rest in game.label and not _is_unrevealed(game, card := game.label.index(rest)):
        number, rule = NUMBERS[kind]
        return _number(game, number, card, rule, card_name(game, card))
    if kind == "doom":
        return [
            Line("line-doom", "AH-B-180", {"card": card_name(game, card), "count": count}, count)
            for card, count in enumerate(game.doom)
            if count
        ]
    if kind == "actions" and rest.isdecimal() and int(rest) < game.seats:
        seat_number = int(rest)
        lines = _number(game, topics.ACTIONS, seat_number, "AH-B-046", who(game, seat_number))
        return [*lines, Line("line-spent", "AH-B-046", {"count": game.spent[seat_number]}, -game.spent[seat_number])]
    if kind == "odds" and game.tests:
        return odds_lines(game)
    return facts(game, text)


def _is_unrevealed(game: Arkham, card: int) -> bool:
    """AH-B-132: nobody knows the numbers of a location's other side."""
    return row(game, card).kind == LOCATION and card not in game.revealed


def _option(game: Arkham, option: Option) -> list[Line]:
    """The test that an option begins or goes on with, the chance first; else what the cards do that it names."""
    if game.tests and option.verb == "draw_token":
        return _chance_first(odds_lines(game))
    begun = best_ahead(game, option)
    if begun is not None and (isinstance(option.value, Attempt) or type(option.value) is not tuple):
        return _chance_first(odds_lines(begun[1]))
    if begun is not None:
        return [_chance(game, begun[0]), *_named(game, option)]
    if option.verb == "resign":
        return [Line("rule-AH-B-059", "AH-B-059")]
    if option.verb in ("buy", "upgrade"):
        return _purchase(game, option)
    lines = []
    if game.tests and option.verb in ("commit", "uncommit") and type(option.value) is int:
        lines.append(_chance(game, chance_of(*with_card(game, game.tests[0], option.value))))
    if option.verb in TAKES_BACK:
        return lines
    return [*lines, *_named(game, option)]


def _purchase(game: Arkham, option: Option) -> list[Line]:
    """AH-B-212: what the card does that comes, with its price where that is not its level alone; once it is chosen,
    what the card does that would leave.
    """
    if option.verb == "buy" and option.args["leaves"] != "none":
        return gist(game, str(option.args["leaves"]), False)
    lines = [line for line in price_lines(game, option) if line.amount or line.message == "line-price_free"]
    if [line.message for line in lines] == ["line-price_level"]:
        lines = []
    return [*lines, *gist(game, str(option.args["card"]), False)]


def _named(game: Arkham, option: Option) -> list[Line]:
    """What the cards do that an option names."""
    named = [one for value in option.args.values() for one in (value if isinstance(value, tuple | list) else (value,))]
    used = option.verb in USES
    return [line for name in dict.fromkeys(map(str, named)) for line in gist(game, name, used)]


def _chance_first(lines: list[Line]) -> list[Line]:
    return [lines[-1], *lines[:-1]]


def _number(game: Arkham, topic: str, subject: int, rule: str, name: str) -> list[Line]:
    first, *others = parts(game, topic, subject)
    lines = [Line("line-printed", rule, {"card": name, "count": first.amount}, first.amount)]
    lines += [
        Line(f"line-{kind}", RULED[kind], {"card": card_name(game, card), "count": amount}, amount)
        for kind, card, amount in others
    ]
    return [*lines, *_floor(lines)]


def _floor(lines: list[Line]) -> list[Line]:
    """AH-B-012: a number below 0 counts as 0 when it is used; how much that makes up for."""
    total = sum([line.amount or 0 for line in lines])
    return [Line("line-floor", "AH-B-012", {"count": -total}, -total)] if total < 0 else []


def odds_lines(game: Arkham) -> list[Line]:
    """The running test: the skill value line by line, the difficulty, the chance."""
    test = game.tests[0]
    lines = []
    for kind, card, amount in skill_sources(game, test):
        args: dict[str, object] = {"count": amount, "card": card_name(game, card) if card >= 0 else "none"}
        lines.append(Line(f"line-{kind}", "AH-B-069", args, amount))
    lines += _floor(lines)
    against = difficulty_of(game, test)
    topic = DIFFICULTY.get(test.kind)
    lines.append(Line("line-difficulty", "AH-B-065", {"count": against}))
    if topic is not None and test.target >= 0:
        lines += _number(game, topic, test.target, "AH-B-065", card_name(game, test.target))
    for card, amount in doublings(game, test, difficulty_of(game, test, doubled=False)):
        lines.append(Line("line-doubled", "AH-B-012", {"card": card_name(game, card), "count": amount}, amount))
    return [*lines, _chance(game, chance_of(game, test))]


def _chance(game: Arkham, found: Fraction) -> Line:
    """AH-B-070: how likely a test is to succeed: how many of the tokens in the bag, if it can be said so."""
    tokens = len(game.bag)
    times = tokens // found.denominator if tokens and tokens % found.denominator == 0 else 1
    args = {
        "good": times * found.numerator,
        "all": times * found.denominator,
        "percent": percents(found),
    }
    return Line("line-chance", "AH-B-070", args)
