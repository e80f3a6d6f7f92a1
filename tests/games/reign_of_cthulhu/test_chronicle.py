"""What is told of a game of Reign of Cthulhu: out of small stories, and of whole games whose sums must agree."""

from collections import Counter
from typing import Any

import pytest

from miskatonic import new_table
from miskatonic.bots import Luck as Chance
from miskatonic.bots import find
from miskatonic.games.reign_of_cthulhu import GAME
from miskatonic.games.reign_of_cthulhu.chronicle import chronicle, luck
from miskatonic.games.reign_of_cthulhu.rules.sanity import FACES
from miskatonic.games.reign_of_cthulhu.state import OPEN, Reign
from miskatonic.kernel import Event, Moment, Table, witnessed
from tests.games.reign_of_cthulhu.play import Play


@pytest.fixture(scope="module")
def table() -> Table:
    """Where the names of seats come from."""
    table = new_table("reign_of_cthulhu", seed=1, seats=3)
    while table.choice and table.choice.prompt != "action":
        table.answer(table.choice.options[0])
    return table


def story(table: Table, *told: tuple[str, dict[str, Any]]) -> list[Moment]:
    """Moments told by hand; `who` is a seat."""
    names = [table.game.seat_name(table.state, seat) for seat in range(3)]
    return [
        Moment(Event(n, kind, "", {**args, "who": names[args["who"]]} if "who" in args else args), table.state.copy())
        for n, (kind, args) in enumerate(told)
    ]


def said(moments: list[Moment]) -> dict[str, tuple[int, int | None]]:
    """The distinctions by id, each with its seat and how much."""
    return {one.id: (one.seat, one.args.get("count")) for one in chronicle(moments).distinctions}


def test_cultists_are_counted_by_heads_and_the_seals_have_their_turns(table: Table) -> None:
    moments = story(
        table,
        ("turn_begins", {"who": 0, "count": 4}),
        ("cultists_defeated", {"who": 0, "count": 3, "place": "place-park"}),
        ("turn_begins", {"who": 1, "count": 4}),
        ("cultists_defeated", {"who": 1, "count": 1, "place": "place-park"}),
        ("gate_sealed", {"who": 1, "town": "town-arkham", "count": 5}),
        ("town_relieved", {"town": "town-arkham", "count": 2}),
    )
    gates, cultists, shoggoths = chronicle(moments).figures
    assert (gates.value, gates.args["turns"], gates.more) == (1, "2", True)
    assert (cultists.value, cultists.args["driven"], cultists.more) == (4, 2, True)
    assert (shoggoths.value, shoggoths.more) == (0, False)
    assert said(moments) == {"cultists": (0, 3)}


def test_only_clues_count_as_given_and_only_the_never_insane_came_close(table: Table) -> None:
    clue, relic = (
        ("handed_over", {"who": 2, "whom": "x", "card": "clue-arkham"}),
        ("handed_over", {"who": 1, "card": "relic-mi_go_eye"}),
    )
    moments = story(
        table,
        clue,
        clue,
        relic,
        relic,
        relic,
        ("sanity_lost", {"who": 0, "count": 1, "left": 1}),
        ("sanity_lost", {"who": 1, "count": 1, "left": 1}),
        ("insane", {"who": 1}),
    )
    assert said(moments) == {"close": (0, None), "given": (2, 2)}


def test_equals_share_no_distinction(table: Table) -> None:
    steps = [("walked", {"who": seat, "place": "place-park"}) for seat in (0, 1, 2) for _ in range(6)]
    assert said(story(table, *steps)) == {}
    assert said(story(table, *steps, ("gate_used", {"who": 1, "place": "place-park"}))) == {"road": (1, 7)}


def test_the_sanity_die_is_expected_by_its_faces(table: Table) -> None:
    moments = story(
        table, *[("rolled", {"who": 0, "face": "face-blank"})] * 2, ("rolled", {"who": 1, "face": "face-paranoia"})
    )
    assert [(one.id, one.fell, one.expected) for one in luck(moments)] == [
        ("blank", 2, 1.0),
        ("delusion", 0, 1.0),
        ("psychosis", 0, 0.5),
        ("paranoia", 1, 0.5),
    ]
    assert luck(moments[:0]) == ()


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (3, 1), (4, 1)])
def test_the_sums_of_a_whole_game_agree(seats: int, seed: int) -> None:
    table = new_table("reign_of_cthulhu", seed=seed, seats=seats)
    moments = witnessed(table)
    bot, chosen = find("sensible", "reign_of_cthulhu"), Chance(seed)
    while table.choice:
        table.answer(bot(table, chosen))
    told = chronicle(moments)
    kinds = Counter(event.kind for event in table.events)
    figures = {one.id: one for one in told.figures}
    assert isinstance(table.state, Reign)
    assert figures["gates"].value == len(table.state.seals) - table.state.seals.count(OPEN)
    assert figures["gates"].value == len(str(figures["gates"].args["turns"]).split(", "))
    assert figures["shoggoths"].value == kinds["shoggoth_defeated"]
    assert figures["relics"].value == kinds["relic_played"]
    assert sum(one.fell for one in told.luck) == kinds["rolled"]
    assert sum(one.expected for one in told.luck) == pytest.approx(kinds["rolled"])
    assert {one.id for one in told.luck} == set(FACES)
    assert 1 <= len(told.distinctions) <= 3
    assert all(table.game.seat_name(table.state, one.seat) == one.args["who"] for one in told.distinctions)


@pytest.mark.rule("RC-160", "RC-215")
def test_rc_160_a_warded_gate_counts_among_the_sealed_ones() -> None:
    # given one gate sealed, another warded
    game = Play("detective", "doctor").sealed("arkham").sealed("dunwich", warded=True).begin()
    # then
    progress = {one.id: (one.value, one.goal) for one in GAME.measures(game.game)}
    assert progress["seals"] == (2, 4)
