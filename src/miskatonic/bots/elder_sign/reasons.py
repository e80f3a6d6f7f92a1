"""Why the sensible player picks what it picks, in a sentence for whoever asked for a hint."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from miskatonic.kernel import Line, Option

if TYPE_CHECKING:
    from miskatonic.bots.elder_sign import Player

Reason = Callable[["Player", Option], Line]


def reason(player: "Player", option: Option) -> Line:
    """Why this option is picked here."""
    return REASONS.get(option.verb, _always("hint-any"))(player, option)


def _always(message: str) -> Reason:
    """The same sentence, said with whatever the option is said with."""
    return lambda player, option: Line(message, player.choice.rule, option.args)


def _attempt(player: "Player", option: Option) -> Line:
    """How likely the card is, and what it would bring: Elder Signs before everything else."""
    card = player.sight.card_of(option)
    if card is None:
        return Line("hint-entrance", player.choice.rule)
    chance = player.table.game.chance(player.table.state, option) or 0.0
    signs = card.rewards.get("elder_sign", 0)
    args = {"percent": round(100 * chance), "count": signs or card.trophies}
    return Line("hint-attempt_signs" if signs else "hint-attempt", player.choice.rule, args)


def _roll(player: "Player", option: Option) -> Line:
    """How likely the whole card is from here."""
    attempt = player.sight.board["attempt"]
    whole = attempt and attempt["whole"]
    if not whole:
        return Line("hint-roll", player.choice.rule)
    return Line("hint-roll_chance", player.choice.rule, {"percent": round(100 * whole["chance"])})


def _complete(player: "Player", option: Option) -> Line:
    """A task of several, or the last one."""
    whole = player.table.game.chance(player.table.state, option) == 1.0
    return Line("hint-resolves" if whole else "hint-complete", player.choice.rule)


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
}  # fmt: skip
"""What is said of each verb; of what is not listed, that one answer is as good as another."""
