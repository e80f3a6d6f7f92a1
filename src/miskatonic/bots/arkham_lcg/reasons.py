"""Why the sensible player picks what it picks, in a sentence for whoever asked for a hint."""

from typing import TYPE_CHECKING

from miskatonic.bots.arkham_lcg.sight import id_of
from miskatonic.kernel import Line, Option

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg import Player

BY_PROMPT = {
    "mulligan": "hint-mulligan",
    "harm": "hint-harm",
    "assign": "hint-harm",
    "search": "hint-search",
    "make_room": "hint-least",
    "lose_asset": "hint-least",
    "hand_size": "hint-least",
    "discard_cost": "hint-least",
    "keep_one": "hint-search",
    "prey": "hint-bears",
    "victim": "hint-bears",
    "attacker": "hint-attacker",
    "hunter": "hint-attacker",
    "next_turn": "hint-next_turn",
    "which_skill": "hint-skill",
    "choose_skill": "hint-skill",
    "whats_going_on": "hint-milder",
    "what_have_you_done": "hint-ending",
    "graveyard": "hint-milder",
    "hunting_shadow": "hint-milder",
    "offer_of_power": "hint-milder",
    "umordhoths_wrath": "hint-milder",
    "quiet_glade": "hint-heal",
    "spawn_at": "hint-spawns_near",
}
"""What is said of a question's answer, whichever it is."""
BY_CARD = {
    "the_barrier": "hint-barrier",
    "dodge": "hint-dodge",
    "ward_of_protection": "hint-ward",
    "wendy_adams": "hint-again",
    "lucky": "hint-lucky",
    "lucky_2": "hint-lucky",
    "evidence": "hint-clue",
    "look_what_i_found": "hint-clue",
    "roland_banks": "hint-clue",
}
"""What is said of a reaction."""


def reason(player: "Player", option: Option) -> Line:
    """Why this option is picked here."""
    prompt = player.choice.prompt
    if player.deed is not None:
        deed = player.deed
        return _line(player, deed.why, percent=deed.percent)
    if prompt in ("test", "help"):
        return _test(player, option)
    if prompt == "upgrade":
        return _line(player, _upgrade(option))
    if prompt in BY_PROMPT:
        return _line(player, BY_PROMPT[prompt])
    if option.passes:
        waits = any(id_of(one.args.get("card", "")) == "the_barrier" for one in player.choice.options)
        return _line(player, "hint-barrier_waits" if waits else "hint-pass")
    if prompt.startswith("react_"):
        return _line(player, BY_CARD.get(id_of(option.args.get("card", "")), "hint-react"))
    return _line(player, "hint-any")


def _test(player: "Player", option: Option) -> Line:
    """How likely the test succeeds, and with what is added."""
    before = _percent(player, None)
    if option.verb == "commit":
        return _line(player, "hint-commit", before=before, percent=_percent(player, option))
    if option.verb == "use":
        return _line(player, "hint-boost", percent=before)
    if option.verb == "draw_token":
        return _line(player, "hint-token", percent=before)
    return _line(player, "hint-no_help")


def _upgrade(option: Option) -> str:
    """What is bought, what is let go for it, or that nothing is worth its price."""
    if option.verb == "buy" and option.args["leaves"] != "none":
        return "hint-leaves"
    return "hint-saves" if option.passes else "hint-buys"


def _percent(player: "Player", option: Option | None) -> int:
    """The chance as the table tells it: of the running test, or with what an option adds."""
    table = player.table
    if option is not None:
        return round(100 * (table.game.chance(table.state, option) or 0.0))
    test = player.sight.test
    if test is None or "chance" not in test:
        return 0
    good, all_ = test["chance"]
    return round(100 * int(good) / int(all_))


def _line(player: "Player", message: str, **args: int) -> Line:
    return Line(message, player.choice.rule, args)
