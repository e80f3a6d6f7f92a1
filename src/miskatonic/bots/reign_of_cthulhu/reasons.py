"""Why the sensible player picks what it picks, in a sentence: what a hint says."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from miskatonic.bots import together, unjudged
from miskatonic.bots.reign_of_cthulhu.relics import RULES as JUDGED
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.kernel import Line, Option
from miskatonic.text.numbers import whole

if TYPE_CHECKING:
    from miskatonic.bots.reign_of_cthulhu import Player

FEW_IN_POOL = 4
"""So few cultists in the pool are a danger of their own."""
FULL = 3
Reason = Callable[["Player", Option], Line]


def reason(player: "Player", option: Option) -> Line:
    """Why this option is picked here."""
    if option.passes:
        return _waits(player) if option.verb == "end_actions" else Line("hint-pass", player.choice.rule)
    return REASONS.get(option.verb, _unjudged)(player, option)


def _always(message: str) -> Reason:
    """The same sentence, said with whatever the option is said with."""
    return lambda player, option: Line(message, player.choice.rule, option.args)


def _unjudged(player: "Player", option: Option) -> Line:
    return unjudged(player.choice)


def _seal(player: "Player", option: Option) -> Line:
    last = len(player.sight.open) == 1
    return Line("hint-seal_wins" if last else "hint-seal", "RC-160" if last else "RC-056", option.args)


def _waits(player: "Player") -> Line:
    """Nothing is left to do, or this is where the others should come."""
    job, sight = player.job if player.choice.prompt == "action" else None, player.sight
    if job is not None and job.verb == "meet" and sight.at[sight.active] == job.place:
        return Line("hint-end_meeting", "RC-054", {"town": sight.chart.towns[job.about]})
    if not sight.actions:
        return Line("hint-end_out", "RC-031", {})
    return Line("hint-end_actions", player.choice.rule)


def _move(player: "Player", option: Option) -> Line:
    """Where it leads, by which way, and what that costs: a ticket, or a sanity roll."""
    chart, sight = player.sight.chart, player.sight
    way = None
    if option.verb == "bus":
        town = sight.town_of[option.args["card"]]
        spare = not player.judge.whole(sight.active, town) and player.judge.card(sight.active, town) < 1
        way = Line("hint-ticket_spare" if spare else "hint-ticket", "RC-042", {"town": chart.towns[town]})
    elif option.verb == "gate":
        way = Line("hint-by_gate", "RC-044", {})
    entered = [chart.number[option.args[name]] for name in ("via", "place") if name in option.args]
    meets = next((place for place in entered if place in sight.shoggoths), None)
    met = None if meets is None else Line("hint-meets_shoggoth", "RC-111", {"place": chart.names[meets]})
    rolls = option.verb == "gate" or meets is not None
    return together(_goal(player), way, met, _roll(player, sight.active) if rolls else None)


def _roll(player: "Player", seat: int) -> Line | None:
    """What a sanity roll may take, unless a Warded Box keeps everybody from rolling."""
    if player.sight.warded:
        return None
    percent = whole(player.judge.goes_mad(seat))
    if not percent:
        return Line("hint-price_roll", "RC-140", {})
    return Line("hint-price_mad", "RC-150", {"percent": percent, "count": player.sight.sanity[seat]})


def _goal(player: "Player") -> Line:
    """Towards a seal that can be had this turn, or towards what the plan begins with."""
    chart, job, way = player.sight.chart, player.job, player.way
    if way is not None and (player.diverted or (job is not None and job.verb == "seal")):
        return Line("hint-way_to_seal", "RC-056", {"town": chart.towns[way.town], "count": way.actions})
    if job is None:
        return Line("hint-any", player.choice.rule)
    place = chart.names[job.place]
    match job.verb:
        case "seal":
            return Line("hint-towards_seal", "RC-056", {"town": chart.towns[job.about]})
        case "give" | "take":
            town = chart.towns[chart.town[job.place]]
            return Line("hint-towards_partner", "RC-054", {"who": player.sight.role[job.about], "town": town})
        case "meet":
            return Line("hint-towards_meeting", "RC-054", {"town": chart.towns[job.about]})
        case "defeat_shoggoth":
            return Line("hint-towards_shoggoth", "RC-111", {"place": place})
    return Line("hint-towards_cultists", "RC-103", {"place": place, "count": player.sight.cultists[job.place]})


def _fight(player: "Player", option: Option) -> Line:
    """What fewer cultists here are good for."""
    here = player.sight.at[player.sight.active]
    if player.diverted and player.way is not None:
        return Line("hint-free_the_way", "RC-196", {"town": player.sight.chart.towns[player.way.town]})
    if player.held:
        elsewhere = player.job is not None and player.job.place not in (-1, here)
        return together(Line("hint-free_to_go", "RC-196", {}), _goal(player) if elsewhere else _fewer(player, here))
    return _fewer(player, here)


def _fewer(player: "Player", here: int) -> Line:
    """What a cultist less here is good for in itself."""
    if player.sight.cultists[here] == FULL:
        return Line("hint-full_place", "RC-103", {"place": player.sight.chart.names[here]})
    if player.sight.pool <= FEW_IN_POOL:
        return Line("hint-few_in_pool", "RC-106", {"count": player.sight.pool})
    return Line("hint-fewer_here", "RC-103", {"place": player.sight.chart.names[here]})


def _exchange(player: "Player", option: Option) -> Line:
    """Who collects the clues of the town, and what they lack before this one."""
    sight = player.sight
    town = sight.town_of[option.args["card"]]
    owner = player.judge.owner[town]
    count = player.judge.missing(owner, town)
    args = {"who": sight.role[owner], "town": sight.chart.towns[town], "count": count}
    return Line("hint-hand_over_last" if count == 1 else "hint-hand_over", "RC-054", args)


def _relic(player: "Player", option: Option) -> Line:
    if option.args["relic"] not in JUDGED:
        return unjudged(player.choice)
    line = Line("hint-relic_forced" if player.relics.forced else "hint-relic", "RC-130", option.args)
    seat, sight = option.seat, player.sight
    if seat is None or not RELICS.named(option.args["relic"]).rolls:
        return line
    return together(line, _roll(player, seat) if sight.printed[seat].rolls_for_relics[sight.side[seat]] else None)


REASONS: dict[str, Reason] = {
    "seal": _seal,
    "seal_linked": _seal,
    **dict.fromkeys(("walk", "drive", "bus", "gate", "hop"), _move),
    "defeat_cultist": _fight,
    "defeat_shoggoth": _always("hint-defeat_shoggoth"),
    "give": _exchange,
    "take": _exchange,
    "shift": _always("hint-shift"),
    "shift_to": _always("hint-least_danger"),
    "drag": _always("hint-drag"),
    "play": _relic,
    "pick": _always("hint-pick"),
    "agree": _always("hint-agree"),
    "accept": _always("hint-agree"),
    "discard": _always("hint-missed_least"),
    "share": _always("hint-missed_least"),
    "web_cultist": _always("hint-missed_least"),
    "web_sanity": _always("hint-missed_least"),
    "investigator": _always("hint-investigator"),
    "step": _always("hint-better_there"),
    "rest": _always("hint-better_there"),
    "take_back": _always("hint-wanted_clue"),
    "swap": _always("hint-wanted_clue"),
    "burn": _always("hint-worst_danger"),
    "burn_shoggoth": _always("hint-worst_danger"),
    "cancel": _always("hint-worst_danger"),
    "ward": _always("hint-worst_danger"),
    "song": _always("hint-song"),
    "song_all": _always("hint-song"),
    "next": _always("hint-next"),
    "way": _always("hint-least_danger"),
    **dict.fromkeys(("move_first", "gate_first", "lend", "borrow", "continue", "quiet"), _always("hint-any")),
}
"""What is said of each verb; of what is not listed, that nobody has judged it yet."""
