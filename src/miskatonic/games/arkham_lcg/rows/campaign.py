"""AH-B-216: campaigns: with which scenario each begins, what is in its chaos bag, and the road from one to the next."""

from collections.abc import Mapping
from typing import NamedTuple

from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Past, Scenario

FURTHEST = 40
"""No campaign is longer, whatever its log says."""


class Campaign(NamedTuple):
    """A campaign; which scenario follows which is said by the scenarios (`Scenario.next`)."""

    id: str
    begins: tuple[str, ...]
    """The scenarios with which it may begin; with the first, unless the players say otherwise."""
    bags: Mapping[str, tuple[str, ...]]
    """AH-B-087: what is in the chaos bag at first, by difficulty."""


CAMPAIGNS: dict[str, Campaign] = {}
"""Filled by the modules of the cards and of the boxes: whoever has scenarios says to which campaign they belong."""


def add_campaign(campaign: Campaign) -> Campaign:
    """AH-B-216: there is such a campaign."""
    assert campaign.id not in CAMPAIGNS, f"there are two campaigns {campaign.id}"
    CAMPAIGNS[campaign.id] = campaign
    return campaign


def plan_of(scenario: str) -> Scenario:
    """A scenario by its id."""
    return SCENARIOS.rows[SCENARIOS.number(scenario)]


def first_bag(scenario: str, difficulty: str) -> tuple[str, ...]:
    """AH-B-087: the chaos bag with which the campaign of a scenario begins, or a scenario on its own."""
    return CAMPAIGNS[plan_of(scenario).campaign].bags[difficulty]


def following(scenario: str, past: Past) -> str:
    """AH-B-216: the scenario that comes next, won or lost, after `past`, whose last one this is; nothing after the last
    one, or if the game does not have what would follow.
    """
    after = plan_of(scenario).next(past)
    return after if after in SCENARIOS.ids else ""


def waits(scenario: str, past: Past) -> bool:
    """AH-B-216: whether another scenario would follow, but is not in this game: the campaign can only be kept."""
    return plan_of(scenario).next(past) not in ("", *SCENARIOS.ids)


def ahead(scenario: str, past: Past | None = None) -> tuple[str, ...]:
    """AH-B-216: the scenarios that come after one, as far as that can be told; `past` ends with it."""
    past = past or Past(((scenario, ""),))
    found: list[str] = []
    while (after := following(scenario, past)) and len(found) < FURTHEST:
        found.append(after)
        past = past._replace(played=(*past.played, (after, "")))
        scenario = after
    return tuple(found)


def before(scenario: str) -> list[Scenario]:
    """AH-B-216: the scenarios that come before one, in order, in a campaign that begins as usual."""
    begins = CAMPAIGNS[plan_of(scenario).campaign].begins
    road = (begins[0], *ahead(begins[0]))
    return [plan_of(one) for one in road[: road.index(scenario)]] if scenario in road and scenario not in begins else []
