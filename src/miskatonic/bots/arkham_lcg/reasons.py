"""Why the sensible player picks what it picks, in a sentence: what a hint says."""

from typing import TYPE_CHECKING

from miskatonic import text
from miskatonic.bots import together, unjudged
from miskatonic.bots.arkham_lcg.deeds import Deed
from miskatonic.bots.arkham_lcg.sight import Foe, id_of
from miskatonic.bots.arkham_lcg.trial import Added, Promise, running
from miskatonic.games.arkham_lcg.rows.terms import FIGHT
from miskatonic.kernel import Line, Option
from miskatonic.text.numbers import whole

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


SLIM = 20
"""A chance of fewer per cent is called one."""
CHANCES = ("hint-fight", "hint-fight_boss", "hint-evade", "hint-investigate")
"""What is said of a test that is worth beginning."""
PRICES = ("warn-actions", "warn-resources", "warn-clues", "warn-leaves", "warn-opportunity")
"""What the table warns of that is a price."""


def reason(player: "Player", option: Option) -> Line:
    """Why this option is picked here."""
    prompt = player.choice.prompt
    if player.deed is not None:
        return _deed(player, player.deed)
    if prompt in ("test", "help"):
        return together(_test(player, option), _fails(player))
    if prompt == "upgrade":
        return _line(player, _upgrade(option))
    if prompt in BY_PROMPT:
        return _line(player, BY_PROMPT[prompt])
    if not player.judged:
        return unjudged(player.choice)
    if option.passes:
        waits = any(id_of(one.args.get("card", "")) == "the_barrier" for one in player.choice.options)
        return _line(player, "hint-barrier_waits" if waits else "hint-pass")
    if prompt.startswith("react_"):
        return _line(player, BY_CARD.get(id_of(option.args.get("card", "")), "hint-react"))
    return _line(player, "hint-any")


# --- one's own turn ---------------------------------------------------------------------------------------------------


def _deed(player: "Player", deed: Deed) -> Line:
    """What it is for, what it counts on, what a failure would mean, what it costs, and where it leads."""
    promise = deed.promise
    with_ = _counted_on(player, promise, deed.percent) if promise is not None else None
    most = whole(max(promise.wins, promise.saved)) if promise is not None else deed.percent
    why = "hint-slim" if deed.why in CHANCES and most < SLIM else deed.why
    back = _strikes_back(player, deed.foe) if deed.option.verb == "fight" else None
    way = _line(player, "hint-via", place=deed.place) if deed.place else None
    found = _line(player, "hint-finds", card=promise.finds) if promise is not None and promise.finds else None
    return together(_line(player, why, percent=deed.percent), with_, found, way, back, _price(player, deed.option))


def _counted_on(player: "Player", promise: Promise, bare: int) -> Line | None:
    """What the chance is with the cards and resources that are meant to be added."""
    percent = whole(max(promise.wins, promise.saved))
    helps = [*_added(promise.added), *promise.luck]
    return _line(player, "hint-with", percent=percent, helps=helps) if helps and percent > bare else None


def _added(added: Added) -> list[str]:
    """Cards and resources by their names."""
    return [*added.cards, *([text.told("warn-resources", count=added.resources)] if added.resources else [])]


def _strikes_back(player: "Player", foe: Foe | None) -> Line | None:
    """What a miss costs where an enemy retaliates."""
    if foe is None or not foe.retaliates:
        return None
    me = player.sight.mine
    deadly = foe.damage >= me.health or foe.horror >= me.sanity
    return _line(player, "hint-back_deadly" if deadly else "hint-back", damage=foe.damage, horror=foe.horror)


def _price(player: "Player", option: Option) -> Line | None:
    """What else it costs, according to the table."""
    table = player.table
    lines = [line for line in table.game.warns(table.state, option) if line.message in PRICES]
    told = [text.told(line.message, **line.args) for line in lines]
    return _line(player, "hint-price", lines=told) if told else None


# --- tests ------------------------------------------------------------------------------------------------------------


def _test(player: "Player", option: Option) -> Line:
    """How likely the test succeeds, and with what is added."""
    before, added = _percent(player), player.added
    if added is not None and option is added.first:
        percent = whole(running(player.sight).expected(added.amount)[1])
        if percent <= before:
            return _line(player, "hint-commit_more", percent=before)
        if len(_added(added)) > 1:
            return _line(player, "hint-commit_with", before=before, percent=percent, helps=_added(added))
        return _line(player, "hint-commit" if added.cards else "hint-boost", before=before, percent=percent)
    if option.verb == "draw_token":
        return _line(player, "hint-token_slim" if before < SLIM else "hint-token", percent=before)
    return _line(player, "hint-no_help")


def _fails(player: "Player") -> Line | None:
    """What a failure would do, where it does something."""
    trial = running(player.sight)
    if trial.tester.seat != player.seat:
        return None
    if player.sight.test is not None and player.sight.test["kind"] == FIGHT:
        return _strikes_back(player, trial.foe)
    left = {"rotting_remains": player.me.sanity, "grasping_hands": player.me.health}.get(trial.source)
    if left is None:
        return None
    deadly = max(0, trial.value) < trial.difficulty and trial.difficulty >= left
    kind = "horror" if trial.source == "rotting_remains" else "damage"
    return _line(player, f"hint-each_{kind}_deadly" if deadly else f"hint-each_{kind}", count=left)


def _upgrade(option: Option) -> str:
    """What is bought, what is let go for it, or that nothing is worth its price."""
    if option.verb == "buy" and option.args["leaves"] != "none":
        return "hint-leaves"
    return "hint-saves" if option.passes else "hint-buys"


def _percent(player: "Player") -> int:
    """The chance of the running test as the table tells it."""
    test = player.sight.test
    if test is None:
        return 0
    good, all_ = test["chance"]
    return whole(good / all_)


def _line(player: "Player", message: str, **args: object) -> Line:
    return Line(message, player.choice.rule, args)
