"""What is seen of a table: of fixed size, the same for the same seed, and nothing that these eyes can't know."""

from collections.abc import Iterator
from typing import Literal, NotRequired, TypedDict

import numpy as np
import pytest
from examples.last_candle import GAME as LAST_CANDLE

from miskatonic.bots import Luck
from miskatonic.envs import declared, observing
from miskatonic.envs.actions import stable_hash
from miskatonic.envs.playing import Play, terms
from miskatonic.kernel import Game, below, games
from miskatonic.kernel.record import Fate

GAMES = games()
EVERY = pytest.mark.parametrize("game", [*GAMES, LAST_CANDLE], ids=lambda game: game.id)


def random_play(play: Play, seed: int) -> Iterator[Play]:
    """Every seat decides at random by numbers, to the end."""
    luck = Luck(seed)
    while not play.terminated:
        yield play
        eyes = frozenset({play.deciding})
        legal = list(play.legal(eyes))
        play.take(legal[below(luck, len(legal))], eyes)


def fresh(game: Game, seed: int, seats: int | None = None, interrupts: bool = False) -> Play:
    meant = terms(game, seats, interrupts=interrupts)
    return Play(meant, meant.new_table(seed))


@EVERY
def test_the_parts_follow_each_other_without_a_gap(game: Game) -> None:
    found = list(observing.layout(game).values())
    assert found[0].start == 0
    assert [part.stop for part in found[:-1]] == [part.start for part in found[1:]]
    hashed = 2 * max(game.seats) + 8 + 256 + 8192
    assert found[-1].stop == observing.size(game) == hashed + len(declared.names(game))


def test_data_finds_its_place_by_its_name() -> None:
    hashed = observing.Hashed(4096)
    one = hashed(
        {"places": [{"id": "place:park", "cultists": 2, "name": "park"}], "hand": ["clue", "clue"], "none": None}
    )
    other = hashed({"hand": ["clue"], "places": [{"id": "place:cafe"}, {"id": "place:park", "cultists": 3}]})
    where = stable_hash("places.place:park.cultists") % 4096
    assert (one[where], other[where]) == (2, 3)
    names = stable_hash("hand=clue") % 4096
    assert (one[names], other[names]) == (2, 1)
    assert hashed({}).sum() == 0


class Seat(TypedDict):
    id: str
    sanity: int
    waits: Literal["out", "choosing"] | None


class Known(TypedDict):
    at: int
    whole: NotRequired[float]


class Unknown(TypedDict):
    at: int
    why: Literal["dark"]


class Board(TypedDict):
    hour: Literal[3, 6]
    night: bool
    place: str
    seats: list[Seat]
    test: Known | Unknown | None
    decks: dict[Literal["clue", "relic"], int]
    things: list[Known]
    names: dict[str, int]


def test_what_has_a_place_of_its_own_is_what_the_board_declares() -> None:
    """Lists of any length and names without number have none; a word that is always the same says nothing."""
    places = declared.Declared(Board, 2)
    assert places.names == [
        "hour", "night",
        "seats.0.sanity", "seats.0.waits=out", "seats.0.waits=choosing",
        "seats.1.sanity", "seats.1.waits=out", "seats.1.waits=choosing",
        "test.at", "test.whole", "decks.clue", "decks.relic",
    ]  # fmt: skip


def test_what_stands_at_a_place_is_what_the_board_says_there() -> None:
    ada: Seat = {"id": "seat:0", "sanity": 4, "waits": "choosing"}
    board: Board = {
        "hour": 6, "night": True, "place": "place-park", "seats": [ada], "test": None,
        "decks": {"clue": 0, "relic": 7}, "things": [{"at": 9}], "names": {"a": 5},
    }  # fmt: skip
    places = declared.Declared(Board, 2)
    assert places({**board}) == [6, 1, 4, 0, 1, 0, 0, 0, 0, 0, 0, 7]
    assert places({**board, "test": {"at": 2, "whole": 0.5}})[8:10] == [2, 0.5]


def at(board: object, name: str) -> float:
    """What a board says at a place, found by its name."""
    path, _, word = name.partition("=")
    for part in path.split("."):
        if isinstance(board, list):
            board = board[int(part)] if int(part) < len(board) else None
        elif isinstance(board, dict):
            board = board.get(part)
    if "=" in name:
        return board == word
    assert board is None or isinstance(board, int | float)
    return board or 0


@EVERY
def test_every_declared_place_tells_the_view(game: Game) -> None:
    """Through a whole game, seen by whoever decides."""
    play = fresh(game, 4)
    observer = observing.Observer(play.terms)
    names, told = declared.names(game), set()
    for number, _ in enumerate(random_play(play, 4)):
        if number % 5 == 0:
            eyes = frozenset({play.deciding})
            seen = observer.parts(observer.vector(play, eyes))["declared"]
            board = play.table.view(eyes)["board"]
            assert list(seen) == [at(board, name) for name in names]
            told |= {name for name, value in zip(names, seen, strict=True) if value}
    assert len(told) > 8 or game is LAST_CANDLE


@pytest.mark.long
@EVERY
def test_nothing_hidden_is_seen(game: Game) -> None:
    """Whatever a seat can't know is redealt: its observations stay the same; also for whoever holds all seats."""
    seats = min(game.seats[-1], 3)
    for seed in range(2):
        play = fresh(game, seed, seats, interrupts=True)
        observer = observing.Observer(play.terms)
        for number, _ in enumerate(random_play(play, seed)):
            if number % 3:
                continue
            for eyes in [*(frozenset({seat}) for seat in range(seats)), play.everybody]:
                if len(eyes) == 1:
                    other = play.table.determinised(next(iter(eyes)), seed=number)
                else:
                    other = play.table.clone()
                    other.turn_of_fate(Fate(number))
                twin = play.with_table(other)
                assert play.legal(eyes).keys() == twin.legal(eyes).keys()
                assert np.array_equal(observer.vector(play, eyes), observer.vector(twin, eyes))
                assert play.structured(play.legal(eyes)) == twin.structured(twin.legal(eyes))
                if number % 12 == 0:
                    assert observer.words(play, eyes) == observer.words(twin, eyes)


@pytest.mark.long
@EVERY
def test_hidden_cards_are_dealt_anew_by_that(game: Game) -> None:
    """The probe above would see nothing if nothing were redealt: where a game hides something, something changes."""
    play = fresh(game, 3, min(game.seats[-1], 3))
    changed = False
    for number, _ in enumerate(random_play(play, 3)):
        before = play.table.state.to_plain()
        after = play.table.determinised(0, seed=number).state.to_plain()
        changed = changed or any(before[name] != after[name] for name in before if name != "rng")
    assert changed or game is LAST_CANDLE


@pytest.mark.long
@EVERY
def test_no_two_legal_options_share_a_number_and_none_is_left_out(game: Game) -> None:
    for seed, seats in enumerate(game.seats):
        play = fresh(game, seed, seats)
        for _ in random_play(play, seed):
            choice = play.table.choice
            assert choice is not None
            for seat in choice.seats if play.deciding in choice.seats else ():
                own = [option for option in choice.options if choice.owner(option) == seat]
                if seat == play.deciding:
                    legal = play.legal(frozenset({seat}))
                    assert sorted(option.text for option in own) == sorted(one.text for one in legal.values() if one)
