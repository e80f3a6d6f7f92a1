"""Whole campaigns of random play: every table leads to the next, until the campaign is over."""

import random

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board.record import Record
from miskatonic.games.arkham_lcg.rules.record import taken, written
from miskatonic.kernel import Table, UnknownOption, new_table

MOST = 4000
"""Answers of one table; more would be a game that does not end."""


def played(table: Table, chance: random.Random, *, checked: bool) -> Table:
    """A table played to its end, looked at with every question."""
    for _ in range(MOST):
        if table.choice is None:
            return table
        if checked:
            assert table.problems() == [], (table.state.step, table.choice.prompt)
        table.answer(chance.choice(table.choice.options))
    raise AssertionError("it does not end")


def campaign(seed: int, *, checked: bool = True) -> list[Record]:
    """The records of a campaign, one for each of its tables; now and then somebody sits out or joins."""
    chance = random.Random(seed)
    seats = seed % 4 + 1
    options = {"difficulty": chance.choice(["easy", "standard", "hard", "expert"]), "decks": "random"}
    found = []
    table = played(new_table(GAME, seed=seed, seats=seats, options=options, light=True), chance, checked=checked)
    while True:
        text = GAME.campaign(table.state) or ""
        record = taken(text)
        assert written(record) == text
        found.append(record)
        wishes = {"absent": "daisy_walker"} if chance.random() < 0.2 else {}
        plan = GAME.sequel(table.state, wishes)
        if plan is None:
            assert not record["scenario"]
            assert record["outcome"]
            return found
        count = min(4, max(1, len(plan.seats)) + (chance.random() < 0.2))
        try:
            table = new_table(GAME, seed=seed + 7, seats=count, options=dict(plan.options), light=True)
        except UnknownOption:  # nobody is left who could join
            table = new_table(GAME, seed=seed + 7, seats=len(plan.seats), options=dict(plan.options), light=True)
        table = played(table, chance, checked=checked)


@pytest.mark.rule("AH-B-216", "AH-B-218")
@pytest.mark.parametrize("seed", [0, 3])
def test_ah_b_216_random_campaigns_go_on_until_they_are_over(seed: int) -> None:
    """Given one campaign alone and one of four, then every table is sound, and the last record says how it ended."""
    records = campaign(seed)
    assert [one["scenario"] for one in records][-1] == ""
    assert len(records[-1]["history"]) == len(records)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 40))
def test_many_random_campaigns(seed: int) -> None:
    """Thirty campaigns at all numbers of seats and difficulties, people joining and sitting out."""
    records = campaign(seed)
    assert records[-1]["outcome"] in ("won", "survived", "lost")
