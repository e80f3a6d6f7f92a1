"""AH-B-221: what earlier scenarios have left where a table begins with a later one: the players choose it.

Their choice becomes a record like that of any campaign, and the table is laid by it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypedDict, cast

from miskatonic.games.arkham_lcg.board.record import Chapter, Entry, Experience, Person, Record
from miskatonic.games.arkham_lcg.board.words import Difficulty, Taboo
from miskatonic.games.arkham_lcg.rows.campaign import CAMPAIGNS, ahead, before, first_bag
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Scenario
from miskatonic.games.arkham_lcg.rules.record import FORMAT, VERSION, code
from miskatonic.kernel import Line, Setting

GOT_AWAY, INTERROGATED = "got_away", "interrogated"
"""The setting that says who got away, and its section of the log; everybody else was interrogated."""
TWO, NOBODY, ALL = "two", "nobody", "all"


class Beginning(TypedDict):
    """AH-B-221: what a table that begins with a later scenario needs of its record."""

    scenario: str
    difficulty: Difficulty
    taboo: Taboo
    bag: list[str]
    log: list[Entry]
    history: list[Chapter]
    story: list[str]
    """The story cards that the earlier ones have brought, by their ids."""


def long_campaigns() -> tuple[str, ...]:
    """AH-B-221: the campaigns in which a later scenario can be chosen: all that have more than one."""
    own = [plan.campaign for plan in SCENARIOS.rows]
    return tuple([id_ for id_ in CAMPAIGNS if own.count(id_) > 1])


def settings() -> tuple[Setting, ...]:
    """AH-B-221: how each scenario may have ended that another one follows; each matters at the later ones alone."""
    found = []
    for plan in SCENARIOS.rows:
        given = ("scenario", ahead(plan.id))
        if plan.endings:
            found.append(Setting(plan.id, tuple(plan.endings), next(iter(plan.endings)), given=given))
        if plan.wanted:
            found.append(Setting(GOT_AWAY, (TWO, NOBODY, ALL), TWO, got_away_problem, given=given))
    return tuple(found)


def got_away_problem(value: str, seats: int) -> tuple[Line, ...] | None:
    """AH-B-221: why names joined like `peter_warren+ruth_turner` can't be those who got away, or None."""
    known = [id_ for plan in SCENARIOS.rows for id_ in plan.wanted]
    names = value.split("+")
    unknown = [one for one in names if one not in known]
    if unknown:
        args = {"written": unknown[0][:40], "names": ", ".join(known)}
        return (Line("earlier-unknown", "AH-B-221", args),)
    if len(set(names)) != len(names):
        return (Line("earlier-twice", "AH-B-221"),)
    return None


def _escaped(plan: Scenario, value: str) -> tuple[str, ...]:
    """AH-B-221: who got away; by default the two whom the scenario names."""
    named = {TWO: plan.escaped, NOBODY: (), ALL: plan.wanted}
    chosen = named[value] if value in named else tuple(value.split("+"))
    return tuple([id_ for id_ in plan.wanted if id_ in chosen])


def beginning(options: Mapping[str, str], taboo: Taboo) -> Beginning:
    """AH-B-221: what a scenario that no table has led to begins with: what the settings say of those before it, and the
    story cards that these have brought (AH-B-113).
    """
    log: list[Entry] = []
    history: list[Chapter] = []
    story: list[str] = []
    for plan in before(options["scenario"]):
        if not plan.endings:
            continue
        ending = plan.endings[options[plan.id]]
        away = _escaped(plan, options[GOT_AWAY]) if plan.wanted else ()
        notes = [f"{INTERROGATED}:{id_}" for id_ in plan.wanted if id_ not in away]
        notes += [*[f"{GOT_AWAY}:{id_}" for id_ in away], *ending.notes]
        log += [{"entry": one, "scenario": plan.id, "crossed": ""} for one in notes]
        story += ending.story
        history.append(
            {
                "scenario": plan.id,
                "resolution": ending.resolution,
                "result": ending.result,
                "added": [],
                "removed": [],
            }
        )
    return {
        "scenario": options["scenario"],
        "difficulty": cast(Difficulty, options["difficulty"]),
        "taboo": taboo,
        "bag": list(first_bag(options["scenario"], options["difficulty"])),
        "log": log,
        "history": history,
        "story": story,
    }


def record_of(
    begun: Beginning,
    investigators: Sequence[str],
    lists: Sequence[Sequence[str]],
    pool: Sequence[str],
    boxes: Sequence[str],
    unspent: Sequence[int] = (0, 0, 0, 0),
) -> Record:
    """AH-B-218, AH-B-221: such a beginning as the record of a campaign: decks as they were built, story cards with the
    first of them; no experience, no trauma.
    """
    story = [code(id_) for id_ in begun["story"]]
    return {
        "format": FORMAT,
        "version": VERSION,
        "campaign": SCENARIOS.rows[SCENARIOS.number(begun["scenario"])].campaign,
        "difficulty": begun["difficulty"],
        "taboo": begun["taboo"],
        "scenario": begun["scenario"],
        "outcome": "",
        "bag": begun["bag"],
        "log": begun["log"],
        "investigators": [
            _person(who, deck, story if seat == 0 else [], unspent[seat], begun["scenario"])
            for seat, (who, deck) in enumerate(zip(investigators, lists, strict=True))
        ],
        "unclaimed": [],
        "pool": [code(id_) for id_ in pool],
        "history": begun["history"],
        "boxes": list(boxes),
    }


def _person(investigator: str, deck: Sequence[str], story: list[str], unspent: int, scenario: str) -> Person:
    """AH-B-219: somebody with a new deck, and what was earned; AH-B-209: and what the investigator began with."""
    began: Experience = {
        "scenario": scenario,
        "reason": "bonus",
        "card": code(investigator),
        "leaves": "",
        "amount": unspent,
    }
    return {
        "code": code(investigator),
        "fate": "",
        "sits_out": False,
        "physical": 0,
        "mental": 0,
        "unspent": unspent,
        "experience": [began] if unspent else [],
        "deck": dict(Counter([code(id_) for id_ in deck])),
        "side": {},
        "earned": story,
    }
