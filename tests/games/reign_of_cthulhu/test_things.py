"""What options, events and views point at: every thing on the table has an id, and everybody uses the same one."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import miskatonic
from miskatonic import Table
from miskatonic.kernel.view import alike
from tests.games.reign_of_cthulhu.play import Play, board_of

GAME = "reign_of_cthulhu"


def about(game: Play, text: str) -> list[str]:
    """The things an option concerns."""
    return game.option(text).about


def alike_of(game: Play, text: str) -> list[str]:
    """The other things it might as well be about."""
    return alike(game.table, game.option(text))


def things_of(table: Table) -> set[str]:
    """Every id in the view of somebody who holds all seats."""
    return set(_ids(board_of(table, range(table.seats))))


def _ids(value: Any, key: str = "") -> Iterator[str]:
    match value:
        case dict():
            for name, part in value.items():
                yield from _ids(part, "ids" if key.endswith("ids") else name)
        case list():
            for part in value:
                yield from _ids(part, key)
        case str() if key == "id" or key.endswith(("_id", "ids")):
            yield value


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_an_option_is_about_lies_on_the_table(seats: int) -> None:
    for seed in range(6):
        table = miskatonic.new_table(GAME, seed=seed, seats=seats)
        luck = random.Random(seed)
        while table.choice is not None:
            known = things_of(table)
            for option in table.choice.options:
                assert known.issuperset(option.about), option
                assert known.issuperset(alike(table, option)), option
            table.answer(luck.choice(list(table.choice.options)))


def test_nothing_on_the_table_is_there_twice() -> None:
    game = Play("driver", "hunter").clues(0, arkham=2, dunwich=1).clues(1, arkham=2).relics(1, "silver_key")
    game.cultists(park=3, cafe=1).shoggoths("park", "park", "docks").begin()
    board = board_of(game.table, 0)
    figures = [thing for place in board["places"] for thing in place["cultist_ids"] + place["shoggoth_ids"]]
    cards = [card for seat in board["seats"] for card in seat["hand_ids"]]
    assert sorted(figures) == [
        "cultist:cafe#1",
        "cultist:park#1",
        "cultist:park#2",
        "cultist:park#3",
        "shoggoth:0",
        "shoggoth:1",
        "shoggoth:2",
    ]
    assert cards == [
        "card:0/arkham#1",
        "card:0/arkham#2",
        "card:0/dunwich#1",
        "card:1/arkham#1",
        "card:1/arkham#2",
        "card:silver_key",
    ]


def test_moves_are_about_their_destination() -> None:
    game = Play("driver", "reporter").at("diner", "diner").clues(0, arkham=1).begin()
    assert about(game, "walk:junkyard") == ["place:junkyard"]
    assert about(game, "drive:secret_lodge:park") == ["place:park"]
    assert about(game, "bus:arkham:wharf") == ["place:wharf"]
    hops = Play("reporter", "driver").at("diner", "park").begin()
    assert about(hops, "hop:market") == ["place:market"]


def test_a_fight_is_about_the_figures_and_any_of_them_will_do() -> None:
    game = Play("doctor", "hunter").at("park", "park").cultists(park=3).shoggoths("cafe", "park", "park").begin()
    assert about(game, "defeat_cultist") == ["cultist:park#1"]
    assert alike_of(game, "defeat_cultist") == ["cultist:park#2", "cultist:park#3"]
    assert about(game, "defeat_shoggoth") == ["shoggoth:1"]
    assert alike_of(game, "defeat_shoggoth") == ["shoggoth:2"]


def test_a_sweep_is_about_all_cultists_there() -> None:
    game = Play("hunter", "doctor").at("park", "park").cultists(park=3).begin()
    assert about(game, "defeat_cultist") == ["cultist:park#1", "cultist:park#2", "cultist:park#3"]


def test_seals_are_about_gates() -> None:
    game = Play("detective", "doctor").at("park", "park").clues(0, arkham=4).begin()
    assert about(game, "seal:arkham:4") == ["gate:arkham"]


def test_cards_that_change_hands_are_those_of_the_giver() -> None:
    game = Play("doctor", "detective").clues(0, arkham=2).clues(1, arkham=1).relics(1, "silver_key").begin()
    assert about(game, "give:arkham:1") == ["card:0/arkham#1"]
    assert alike_of(game, "give:arkham:1") == ["card:0/arkham#2"]
    assert about(game, "take:arkham:1") == ["card:1/arkham#1"]
    assert about(game, "take:silver_key:1") == ["card:silver_key"]
    assert about(game, "play:silver_key") == ["card:silver_key"]


def test_events_name_the_figures_they_concern() -> None:
    game = Play("doctor", "detective").cultists(cafe=1).shoggoths("docks").summoning_top("cafe", "university").begin()
    game.do("end_actions")
    placed = next(event for event in game.events("cultist_placed") if event.args["place"] == "place-cafe")
    assert placed.about == ["place:cafe", "cultist:cafe#2"]
    moved = game.events("shoggoth_moved")[0]
    assert moved.about == ["place:boardwalk", "place:docks", "shoggoth:0"]


def test_events_name_the_cards_they_concern() -> None:
    game = Play("doctor", "detective").at("diner", "park").clues(0, arkham=2).deck_top("arkham", "arkham").begin()
    game.do("bus:arkham:park")
    assert game.events("bus_taken")[0].about == ["seat:0", "place:park", "card:0/arkham#2"]
    game.do("end_actions")
    assert game.events("drew")[0].about == ["seat:0", "card:0/arkham#2", "card:0/arkham#3"]
