"""What of a board has a place of its own in the vector, as the game's `board.py` declares it: numbers, flags, and words
out of a few. How many there are, what they are called and where they stand follows from the declaration alone, never
from a position that was looked at.

A member is named by its path: `ancient_one.doom`, `pool.cultists`; each seat has its own (`seats.0.sanity`). Each of a
few known words has a place (`phase=mythos`), where 1 says that it is this one. What is not there is 0. Names that may
be anything and lists of any length have no such place: they are in the hashed part (`observing`).
"""

import itertools
import types
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from miskatonic.kernel import Game

SEATS = "seats"
"""The member of every board that has as many things as there are seats, in their order."""
NUMBERS = (bool, int, float)


class Places:
    """Where the members of something declared stand."""

    __slots__ = ("inside", "numbers", "seats", "words")

    def __init__(self) -> None:
        self.numbers: list[tuple[str, int]] = []
        self.words: list[tuple[str, dict[object, int]]] = []
        self.inside: list[tuple[str, Places]] = []
        self.seats: list[Places] = []

    def read(self, data: Mapping[str, Any], seen: list[float]) -> None:
        """Note everything that has a place and isn't empty."""
        get = data.get
        for name, place in self.numbers:
            if value := get(name):
                seen[place] = value
        for name, known in self.words:
            if (word := get(name)) in known:
                seen[known[word]] = 1.0
        for name, below in self.inside:
            if value := get(name):
                below.read(value, seen)
        if self.seats:
            for seat, one in zip(self.seats, data[SEATS], strict=False):
                seat.read(one, seen)


class Declared:
    """The places of a board."""

    def __init__(self, board: type, seats: int) -> None:
        self.names: list[str] = []
        """What stands at each place."""
        self._places = Places()
        if is_typeddict(board):
            self._members([board], self._places, "", seats)

    def __call__(self, board: Mapping[str, Any]) -> list[float]:
        """What is there now."""
        seen = [0.0] * len(self.names)
        self._places.read(board, seen)
        return seen

    def _members(self, declared: list[type], places: Places, path: str, seats: int = 0) -> None:
        """Give places to all members of what is one of these; the board itself holds one thing for each seat."""
        hints = [get_type_hints(one) for one in declared]
        for name in dict.fromkeys(itertools.chain(*hints)):
            kinds = [one[name] for one in hints if name in one]
            if seats and name == SEATS:
                [seat] = get_args(*kinds)
                for number in range(seats):
                    places.seats.append(Places())
                    self._members([seat], places.seats[-1], f"{SEATS}.{number}.")
            else:
                self._member(name, kinds, places, path)

    def _member(self, name: str, hints: list[Any], places: Places, path: str) -> None:
        here, kinds = f"{path}{name}", list(itertools.chain(*map(alternatives, hints)))
        if not kinds:
            return
        if all(one in NUMBERS for one in kinds):
            places.numbers.append((name, self._place(here)))
        elif all(isinstance(one, str) for one in kinds):
            if len(kinds) > 1:  # a word that is always the same says nothing
                places.words.append((name, {word: self._place(f"{here}={word}") for word in dict.fromkeys(kinds)}))
        elif all(is_typeddict(one) for one in kinds):
            places.inside.append((name, Places()))
            self._members(kinds, places.inside[-1][1], f"{here}.")
        elif len(kinds) == 1 and get_origin(kinds[0]) is dict:
            [key, value] = get_args(kinds[0])
            if get_origin(key) is Literal:
                places.inside.append((name, Places()))
                for one in get_args(key):
                    self._member(one, [value], places.inside[-1][1], f"{here}.")

    def _place(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1


def alternatives(kind: Any) -> Iterator[Any]:
    """What a member may be when it is not None: types, and single words; a number out of a few is a number."""
    origin = get_origin(kind)
    if origin in (Union, types.UnionType, Required, NotRequired):
        for one in get_args(kind):
            yield from alternatives(one)
    elif origin is Literal:
        yield from (value if isinstance(value, str) else type(value) for value in get_args(kind))
    elif kind is not types.NoneType:
        yield kind


def declared(game: Game) -> Declared:
    """The places of a game's board, for as many seats as it can have."""
    return Declared(game.board, max(game.seats))


def names(game: Game) -> list[str]:
    """What stands at each place of the part `declared`."""
    return declared(game).names
