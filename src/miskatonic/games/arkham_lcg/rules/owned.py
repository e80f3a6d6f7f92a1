"""AH-Q-014: the boxes that the players own, and what comes in them. A table keeps to its boxes in everything: decks,
purchases, basic weaknesses, newcomers, scenarios.
"""

import functools
from collections.abc import Iterable, Mapping

from miskatonic.games.arkham_lcg.rows.boxes import BOXES, CORE, box_with, is_among
from miskatonic.games.arkham_lcg.rows.campaign import CAMPAIGNS
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import RANDOM_WEAKNESS, STARTER_DECKS, Deck
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Scenario
from miskatonic.kernel import Line

BETWEEN = "+"
Boxes = tuple[str, ...]
JUST_CORE: Boxes = (CORE,)
"""Where nobody says otherwise, and in all records that are older than the other boxes."""


def boxes_problem(value: str, seats: int) -> tuple[Line, ...] | None:
    """AH-Q-014: why boxes joined like `core+dunwich_legacy` can't be those of a table, or None."""
    named = [one.strip() for one in value.split(BETWEEN)]
    unknown = [one for one in named if one not in BOXES]
    if unknown:
        return (unknown_box(unknown[0]),)
    return None if CORE in named else (Line("boxes-no_core", "AH-Q-014", {"written": value[:40]}),)


def unknown_box(written: str) -> Line:
    """AH-Q-014: that there is no such box here, and which there are."""
    return Line("boxes-unknown", "AH-Q-014", {"written": written[:40], "names": ", ".join(BOXES)})


def boxes_in(value: str) -> Boxes:
    """AH-Q-014: the boxes joined like `core+dunwich_legacy`, each once, in their order."""
    return in_order([one.strip() for one in value.split(BETWEEN)])


def in_order(named: Iterable[str]) -> Boxes:
    """AH-Q-014: these boxes, each once, in the order of their codes."""
    wanted = {*named}
    return tuple([one for one in BOXES if one in wanted])


# --- what comes in them -----------------------------------------------------------------------------------------------


def weaknesses(boxes: Boxes) -> tuple[str, ...]:
    """AH-Q-014: the basic weaknesses of one copy of each box, by their ids, each as often as it is in there."""
    return _weaknesses(boxes, CARDS.edition)


@functools.lru_cache(maxsize=16)
def _weaknesses(boxes: Boxes, edition: int) -> tuple[str, ...]:
    """The same, looked up anew when cards are added."""
    basic = [card for card in CARDS.rows if card.basic and box_with(card.code) in boxes]
    return tuple([card.id for card in sorted(basic, key=lambda card: card.code) for _ in range(card.in_box)])


def starters(boxes: Boxes) -> Mapping[str, Deck]:
    """AH-Q-014: the starter decks all of whose cards are in these boxes, by their names."""
    return _starters(boxes, CARDS.edition)


@functools.lru_cache(maxsize=16)
def _starters(boxes: Boxes, edition: int) -> Mapping[str, Deck]:
    """The same, looked up anew when cards are added."""
    here = {RANDOM_WEAKNESS, *[card.id for card in CARDS.rows if is_among(card.code, boxes)]}
    return {name: deck for name, deck in STARTER_DECKS.items() if here >= {deck.investigator, *deck.cards}}


def box_of_row(row: Card | Scenario) -> str:
    """AH-Q-014: the box in which a card or scenario came; nothing if in none."""
    return box_with(row.code) if isinstance(row, Card) else box_of_scenario(row)


def box_of_scenario(plan: Scenario) -> str:
    """AH-Q-014: the box in which a scenario comes: that of its reference card."""
    return box_with(CARDS.rows[CARDS.number(plan.reference)].code) or CORE


def scenarios_need() -> dict[str, tuple[str, str]]:
    """AH-Q-014: which box each scenario needs, beyond the core set."""
    boxes = {plan.id: box_of_scenario(plan) for plan in SCENARIOS.rows}
    return {id_: ("boxes", box) for id_, box in boxes.items() if box != CORE}


def campaigns_need() -> dict[str, tuple[str, str]]:
    """AH-Q-014: which box each campaign needs for its first scenario, beyond the core set."""
    needed = scenarios_need()
    return {id_: needed[one.begins[0]] for id_, one in CAMPAIGNS.items() if one.begins[0] in needed}


def decks_need() -> dict[str, tuple[str, str]]:
    """AH-Q-014: which box each starter deck needs for its investigator, beyond the core set."""
    people = {name: CARDS.rows[CARDS.number(deck.investigator)].code for name, deck in STARTER_DECKS.items()}
    return {name: ("boxes", box_with(code)) for name, code in people.items() if box_with(code) != CORE}


def scenario_problem(scenario: str, boxes: Boxes) -> Line | None:
    """AH-Q-014: why a scenario can't be played with these boxes, or None."""
    box = box_of_scenario(SCENARIOS.rows[SCENARIOS.number(scenario)])
    if box in boxes:
        return None
    return Line("boxes-scenario", "AH-Q-014", {"scenario": f"scenario-{scenario}", "box": f"box-{box}"})
