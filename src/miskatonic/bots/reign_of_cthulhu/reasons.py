"""Why the sensible player picks what it picks, in a sentence for whoever asked for a hint."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from miskatonic.kernel import Line, Option

if TYPE_CHECKING:
    from miskatonic.bots.reign_of_cthulhu import Player

FEW_IN_POOL = 4
"""So few cultists in the pool are a danger of their own."""
FULL = 3
Reason = Callable[["Player", Option], Line]


def reason(player: "Player", option: Option) -> Line:
    """Why this option is picked here."""
    if option.passes:
        return Line("hint-end_actions" if option.verb == "end_actions" else "hint-pass", "RC-031")
    return REASONS.get(option.verb, _always("hint-any", "RC-004"))(player, option)


def _always(message: str, rule: str) -> Reason:
    """The same sentence, said with whatever the option is said with."""
    return lambda player, option: Line(message, rule, option.args)


def _seal(player: "Player", option: Option) -> Line:
    last = len(player.sight.open) == 1
    return Line("hint-seal_wins" if last else "hint-seal", "RC-160" if last else "RC-056", option.args)


def _move(player: "Player", option: Option) -> Line:
    """Towards a seal that can be had this turn, or towards what the plan begins with."""
    chart, job, way = player.sight.chart, player.job, player.way
    if way is not None and (player.diverted or (job is not None and job.verb == "seal")):
        return Line("hint-way_to_seal", "RC-056", {"town": chart.towns[way.town], "count": way.actions})
    if job is None:
        return Line("hint-any", "RC-004")
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
    return Line("hint-relic_forced" if player.relics.forced else "hint-relic", "RC-130", option.args)


REASONS: dict[str, Reason] = {
    "seal": _seal,
    "seal_linked": _seal,
    **dict.fromkeys(("walk", "drive", "bus", "gate", "hop"), _move),
    "defeat_cultist": _fight,
    "defeat_shoggoth": _always("hint-defeat_shoggoth", "RC-051"),
    "give": _exchange,
    "take": _exchange,
    "shift": _always("hint-shift", "RC-180"),
    "shift_to": _always("hint-least_danger", "RC-180"),
    "drag": _always("hint-drag", "RC-180"),
    "play": _relic,
    "pick": _always("hint-pick", "RC-183"),
    "agree": _always("hint-agree", "RC-054"),
    "accept": _always("hint-agree", "RC-131"),
    "discard": _always("hint-missed_least", "RC-090"),
    "share": _always("hint-missed_least", "RC-125"),
    "web_cultist": _always("hint-missed_least", "RC-190"),
    "web_sanity": _always("hint-missed_least", "RC-190"),
    "investigator": _always("hint-investigator", "RC-014"),
    "step": _always("hint-better_there", "RC-223"),
    "rest": _always("hint-better_there", "RC-153"),
    "take_back": _always("hint-wanted_clue", "RC-218"),
    "swap": _always("hint-wanted_clue", "RC-224"),
    "burn": _always("hint-worst_danger", "RC-214"),
    "burn_shoggoth": _always("hint-worst_danger", "RC-214"),
    "cancel": _always("hint-worst_danger", "RC-220"),
    "ward": _always("hint-worst_danger", "RC-215"),
    "song": _always("hint-song", "RC-221"),
    "song_all": _always("hint-song", "RC-221"),
    "next": _always("hint-next", "RC-217"),
    "way": _always("hint-least_danger", "RC-112"),
}
"""What is said of each verb; of what is not listed, that one answer is as good as another."""
