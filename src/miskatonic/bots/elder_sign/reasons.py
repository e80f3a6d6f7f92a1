"""Why the sensible player picks what it picks, in a sentence: what a hint says."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from miskatonic import text
from miskatonic.bots import together, unjudged
from miskatonic.bots.elder_sign.sight import Card
from miskatonic.games.elder_sign.rows.effects import POINTS
from miskatonic.kernel import Line, Option
from miskatonic.text.numbers import percents, whole

if TYPE_CHECKING:
    from miskatonic.bots.elder_sign import Player

SLIM = 10
"""A chance of fewer per cent is called one."""
KIND = {what: f"kind-{what}" for what in ("sanity", "stamina", "doom", "clue")}
Reason = Callable[["Player", Option], Line]


def reason(player: "Player", option: Option) -> Line:
    """Why this option is picked here."""
    return REASONS.get(option.verb, _unjudged)(player, option)


def _always(message: str) -> Reason:
    """The same sentence, said with whatever the option is said with."""
    return lambda player, option: Line(message, player.choice.rule, option.args)


def _unjudged(player: "Player", option: Option) -> Line:
    return unjudged(player.choice)


def _attempt(player: "Player", option: Option) -> Line:
    """How likely the card is to be resolved, and what it would give: Elder Signs before everything else."""
    card = player.sight.card_of(option)
    if card is None:
        return Line("hint-entrance", player.choice.rule)
    chance = player.table.game.chance(player.table.state, option) or 0.0
    signs = card.rewards.get("elder_sign", 0)
    args = {"percent": percents(chance), "count": signs or card.trophies}
    why = "hint-attempt_signs" if signs else "hint-attempt"
    if whole(chance) < SLIM:
        why = "hint-attempt_prey" if player.worth.prey(card) else "hint-attempt_slim"
    return together(Line(why, player.choice.rule, args), _taken(player, card), _else(player, card))


def _taken(player: "Player", card: Card) -> Line | None:
    """The items that are meant for it: the chance counts on them."""
    items = player.museum.taken(card)
    return Line("hint-counts_on", "ES-150", {"cards": list(items)}) if items else None


def _else(player: "Player", card: Card) -> Line | None:
    """What failure costs, and whether it devours."""
    lost = [text.told("hint-loss", count=count, kind=KIND[what]) for what, count in card.penalties.items()]
    if not lost:
        return None
    return Line("hint-else_devoured" if _devours(player, card) else "hint-else", "ES-085", {"losses": lost})


def _devours(player: "Player", card: Card) -> bool:
    return any(0 < player.sight.me[what] <= card.penalties.get(what, 0) for what in POINTS)


def _roll(player: "Player", option: Option) -> Line:
    """How likely the whole card is from here."""
    card, chance = player.sight.here, player.table.game.chance(player.table.state, option)
    if chance is None:
        return Line("hint-roll", player.choice.rule)
    why = "hint-roll_slim" if whole(chance) < 1 else "hint-roll_chance"
    line = Line(why, player.choice.rule, {"percent": percents(chance)})
    return together(line, _else(player, card) if card is not None and _devours(player, card) else None)


def _complete(player: "Player", option: Option) -> Line:
    """A task of several, or the last one."""
    chance = player.table.game.chance(player.table.state, option)
    if chance == 1.0:
        return Line("hint-resolves", player.choice.rule)
    beats = option.args.get("defeats") == "yes"
    return Line("hint-complete" if chance else "hint-complete_prey" if beats else "hint-complete_slim", "ES-043")


def _buy(player: "Player", option: Option) -> Line:
    if option.args["good"] == "elder_sign":
        return Line("hint-buy_sign", player.choice.rule, {"count": player.sight.wanted})
    return Line("hint-buy", player.choice.rule)


_CARE = _always("hint-care")
_KEEP = _always("hint-keep")
_AGAIN = _always("hint-again")
_LEAST = _always("hint-costs_least")
REASONS: dict[str, Reason] = {
    **dict.fromkeys(("go", "stay"), _attempt),
    **dict.fromkeys(("roll", "roll_on"), _roll),
    "buy": _buy,
    **dict.fromkeys(("first_aid", "full_care", "full_recovery", "heal"), _CARE),
    "lost_and_found": _always("hint-search"),
    **dict.fromkeys(("use", "trust_fund", "defeat", "peek"), _always("hint-use")),
    **dict.fromkeys(("focus", "ask", "secure"), _KEEP),
    **dict.fromkeys(
        ("clue", "research", "pickman", "tommy_gun", "reroll", "reroll_all", "reroll_picked", "raise", "turn",
         "read_terror", "take_off"), _AGAIN,
    ),
    "reroll_none": _always("hint-leave_dice"),
    "complete": _complete,
    **dict.fromkeys(("discard", "lock"), _always("hint-die_least")),
    **dict.fromkeys(("fail", "no_terror", "no_discard", "give_up"), _always("hint-give_up")),
    "place": _always("hint-least_in_the_way"),
    **dict.fromkeys(("way", "pay_up", "lose", "lower", "give_up_card", "pay", "suffer"), _LEAST),
    "take": _always("hint-take"),
    **dict.fromkeys(("bury", "leave"), _always("hint-mythos")),
    "help": _always("hint-help"),
    **dict.fromkeys(("investigator", "ancient_one"), _always("hint-did_best")),
    **dict.fromkeys(
        ("be_devoured", "end_attack", "enough", "first", "next", "own_points", "pay_with", "refuse", "wait"),
        _always("hint-any"),
    ),
}  # fmt: skip
"""What is said of each verb; of what is not listed, that nobody has judged it yet."""
