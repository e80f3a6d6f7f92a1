"""The drawn map: every place can be read, no two lie upon each other, every line is drawn."""

import itertools
import random

import pytest

import miskatonic
from miskatonic import text
from miskatonic.games.reign_of_cthulhu.board import Board
from miskatonic.kernel.view import View
from miskatonic.terminal import boards
from miskatonic.terminal.chart import STROKES, Box, chart
from miskatonic.terminal.games.reign_of_cthulhu.drawing import TOWNS, draw
from miskatonic.terminal.look import Picture
from miskatonic.text import LANGUAGES

REIGN = "reign_of_cthulhu"
SIZES = [(66, 20), (66, 22), (80, 41), (110, 40), (200, 60)]


def say_in(language: str) -> boards.Say:
    def say(message: str, /, **args: object) -> str:
        return text.say("miskatonic.games.reign_of_cthulhu", language, message, args)

    return say


def picture_of(view: boards.View, language: str, size: tuple[int, int]) -> Picture:
    picture = draw(view, say_in(language), size, {}, None)
    assert picture is not None
    return picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_place_is_readable_and_none_overlaps(language: str, size: tuple[int, int]) -> None:
    view: View[Board] = miskatonic.new_table(REIGN, seed=643848).view(None)
    picture = picture_of(view, language, size)
    rows = ["".join(piece for piece, _ in row) for row in picture.rows]
    assert [len(row) for row in rows] == [size[0]] * size[1]
    for place in view["board"]["places"]:
        box = picture.places[place["id"]]
        name = say_in(language)(f"{place['name']}.short")
        assert rows[box.y][box.x : box.x + box.width].startswith(TOWNS[place["town"]][0] + name)
    for one, other in itertools.combinations(picture.places.values(), 2):
        assert not one.near(other, (1, 0))


@pytest.mark.parametrize("size", SIZES)
def test_places_of_a_town_lie_together(size: tuple[int, int]) -> None:
    view: View[Board] = miskatonic.new_table(REIGN, seed=643848).view(None)
    picture = picture_of(view, "pl", size)
    for place in view["board"]["places"]:
        box = picture.places[place["id"]]
        west = place["town"] in ("town-arkham", "town-dunwich")
        north = place["town"] in ("town-arkham", "town-innsmouth")
        middle = box.x + box.width / 2
        assert middle < size[0] * 0.6 if west else middle > size[0] * 0.4
        assert box.y < size[1] * 0.6 if north else box.y > size[1] * 0.35


def test_what_stands_on_a_place_is_drawn_in_every_position_of_a_game() -> None:
    chooser = random.Random(7)
    table = miskatonic.new_table(REIGN, seed=7, seats=4)
    while table.choice:
        table.answer(chooser.choice(table.choice.options))
        view: View[Board] = table.view(None)
        picture = picture_of(view, "en", (66, 20))
        for place in view["board"]["places"]:
            box = picture.places[place["id"]]
            tokens = "".join(piece for piece, _ in picture.rows[box.y + 1])[box.x : box.x + box.width]
            if place["cultists"]:
                assert "†" * place["cultists"] in tokens or f"†{place['cultists']}" in tokens
            assert ("§" in tokens) == bool(place["shoggoths"])
            for seat in place["seats"]:
                assert str(seat + 1) in tokens


def test_a_lit_place_shows_the_number_it_is_chosen_by() -> None:
    view: View[Board] = miskatonic.new_table(REIGN, seed=643848).view(None)
    picture = draw(view, say_in("en"), (66, 20), {"place:park": "12"}, None)
    assert picture
    box = picture.places["place:park"]
    assert "".join(piece for piece, _ in picture.rows[box.y + 1])[box.x :].startswith("12")


def test_a_map_that_does_not_fit_is_not_drawn() -> None:
    view: View[Board] = miskatonic.new_table(REIGN, seed=643848).view(None)
    assert draw(view, say_in("en"), (40, 10), {}, None) is None


def test_lines_lead_from_box_to_box() -> None:
    drawn = chart(((0, 0), (1, 0), (0, 1), (1, 1)), (4, 4, 4, 4), 2, ((0, 1), (0, 2), (1, 3)), (20, 9))
    assert drawn
    for a, b in ((0, 1), (0, 2), (1, 3)):
        assert reachable(drawn.boxes[a], drawn.strokes, drawn.boxes[b])
    assert set(drawn.strokes.values()) <= set(STROKES)
    assert not any(box.holds(*spot) for box in drawn.boxes for spot in drawn.strokes)


def reachable(start: Box, strokes: dict[tuple[int, int], str], end: Box) -> bool:
    """Whether strokes lead from one box to the other."""
    seen: set[tuple[int, int]] = set()
    edge = [(x, y) for x, y in strokes if start.near(Box(x, y, 1, 1), (1, 1))]
    while edge:
        x, y = edge.pop()
        seen.add((x, y))
        if end.near(Box(x, y, 1, 1), (1, 1)):
            return True
        edge += [
            spot for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if spot in strokes and spot not in seen
        ]
    return False


def test_a_game_without_a_drawing_is_told_in_plain_data() -> None:
    board = boards.board("no_such_game")
    view: boards.View = {
        "game": "no_such_game",
        "board": {"clock": 3, "doom": [1, 2], "seats": [{"name": "x", "cards": []}]},
        "names": ["seat-0"],
        "seats": 1,
        "options": {},
        "number": 0,
        "decisions": 0,
        "choice": None,
        "outcome": None,
    }
    say = say_in("en")
    assert board.words(view, say) == ["clock: 3", "doom: 1, 2", "seats:", "  1:", "    name: x", "    cards: -"]
    assert board.draw(view, say, (10, 10), {}, None)
    assert board.turn(view) is None
    assert board.cards(view, say, lambda name: [name]) == []
    assert board.threat(view, say) == board.legend(say) == []
    assert "Player 1" in board.people(view, say, False)[0][1][0]
