"""Observations of a table: a vector of fixed size, the same in named parts, or words.

Everything is made from the view that the given seats have of the table, so it shows no more than they may know. The
board has a different shape in every game and at every moment; its parts find their index in the vector by a stable hash
of their names (feature hashing): a new part in a later version moves no other. The layout:

| part | size | content |
| --- | --- | --- |
| `asked` | most seats of the game | 1 for each seat that is asked now |
| `eyes` | the same | 1 for each seat whose view it is |
| `measures` | 8 | progress of the game's measures, from 0 to 1, in its order |
| `question` | 256 | prompt and arguments of the question |
| `board` | 8192 | everything on the table |
| `declared` | as the board declares | numbers, flags, words out of a few with places of their own (`declared`) |

In `question` and `board` a number is at the index of its path (`places.place:park.cultists`), a name counts 1 at the
index of path and name (`seats.seat:0.hand=clue-arkham`); parts of a list are identified by their id, else by position,
names in a list are counted; anything that is 0, false or empty is left out. Parts that hash to the same index add up.
Everything is clipped to ±1000.
"""

from array import array
from collections.abc import Callable, Collection, Mapping
from typing import Any, Never, NotRequired, TypedDict

import msgspec
import numpy as np
from numpy.typing import NDArray

from miskatonic.envs.actions import WAIT, stable_hash
from miskatonic.envs.declared import declared
from miskatonic.envs.playing import Doable, Legal, Play, Terms
from miskatonic.kernel import Game
from miskatonic.kernel.view import SeenOutcome, View
from miskatonic.terminal import spoken

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
MEASURES, QUESTION, BOARD = 8, 256, 8192
CLIP = 1000.0
LONGEST_TEXT = 2**16
TOLD = ("options", "view")


def layout(game: Game) -> Mapping[str, slice]:
    """Where each part is in the vector."""
    seats = max(game.seats)
    parts: dict[str, slice] = {}
    start = 0
    for name, size in (
        ("asked", seats),
        ("eyes", seats),
        ("measures", MEASURES),
        ("question", QUESTION),
        ("board", BOARD),
        ("declared", len(declared(game).names)),
    ):
        parts[name] = slice(start, start + size)
        start += size
    return parts


def size(game: Game) -> int:
    """How long the vector is."""
    return int(layout(game)["declared"].stop)


_ENCODED = msgspec.json.Encoder(enc_hook=str).encode
_MOST_REMEMBERED = 256


class _Part:
    """A part of a view, by its path: the indexes of its numbers, the parts below it that have come up so far, and what
    was last read here, because most of a table is as it was a moment ago.
    """

    __slots__ = ("below", "named", "path", "place", "remembered", "size")

    def __init__(self, path: str, size: int) -> None:
        self.path = path
        self.size = size
        self.place = stable_hash(path) % size
        self.below: dict[Any, _Part] = {}
        self.named: dict[str, int] = {}
        self.remembered: dict[bytes, tuple[array[int], array[float]]] = {}

    def part(self, key: Any) -> "_Part":
        found = self.below[key] = _Part(f"{self.path}.{key}" if self.path else str(key), self.size)
        return found

    def place_of(self, name: str) -> int:
        found = self.named[name] = stable_hash(f"{self.path}={name}") % self.size
        return found

    def noted(self, value: Any) -> "tuple[array[int], array[float]]":
        """Indexes and their values; read again only if something has changed."""
        written = _ENCODED(value)
        found = self.remembered.get(written)
        if found is None:
            found = array("q"), array("d")
            self.read(value, *found)
            if len(self.remembered) == _MOST_REMEMBERED:
                self.remembered.clear()
            self.remembered[written] = found
        return found

    def read(self, value: Any, places: "array[int]", numbers: "array[float]") -> None:
        """Collect everything below that isn't zero or empty."""
        below, several = self.below, type(value) is not dict
        for key, one in enumerate(value) if several else value.items():
            if not one:
                continue
            if several and isinstance(one, str):
                places.append(self.named.get(one) or self.place_of(one))
                numbers.append(1.0)
                continue
            kind = type(one)
            if several and kind is dict:
                key = one.get("id", key)
            part = below.get(key) or self.part(key)
            if kind is int or kind is bool or kind is float:
                places.append(part.place)
                numbers.append(one)
            elif isinstance(one, str):
                places.append(part.named.get(one) or part.place_of(one))
                numbers.append(1.0)
            else:
                more = part.noted(one)
                places.extend(more[0])
                numbers.extend(more[1])


class Hashed:
    """Plain data of any shape as a vector of a fixed size."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._root = _Part("", size)

    def __call__(self, data: Any) -> NDArray[np.float64]:
        places, numbers = array("q"), array("d")
        self._root.read(data, places, numbers)
        found = np.zeros(self.size)
        if places:
            where = np.frombuffer(places, np.int64)
            found += np.bincount(where, np.frombuffer(numbers, np.float64), self.size)
        return found


class Told(TypedDict):
    """The info that comes with an observation."""

    action_mask: Mask
    outcome: SeenOutcome | dict[str, Never]
    """How the game ended; empty while it goes on."""
    options: NotRequired[list[Doable]]
    view: NotRequired[View[Any]]


class Masked(TypedDict):
    """The vector and the mask."""

    observation: Vector
    action_mask: Mask


class Observer:
    """Looks at tables of one game."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.layout = layout(terms.game)
        self.size = size(terms.game)
        self._board = Hashed(BOARD)
        self._declared = declared(terms.game)
        self._question = Hashed(QUESTION)

    def vector(self, play: Play, eyes: frozenset[int]) -> Vector:
        """All parts in order."""
        table, parts = play.table, self.layout
        view = table.view(eyes, options=False)
        seen = np.zeros(self.size, np.float32)
        choice = view["choice"]
        if choice is not None:
            seen[parts["asked"]][choice["seats"]] = 1
            seen[parts["question"]] = self._question({"prompt": choice["prompt"], "args": choice["args"]})
        seen[parts["eyes"]][list(eyes)] = 1
        measures = [m.value / m.goal if m.goal else 0.0 for m in table.game.measures(table.state)[:MEASURES]]
        seen[parts["measures"]][: len(measures)] = measures
        seen[parts["board"]] = self._board(view["board"])
        seen[parts["declared"]] = self._declared(view["board"])
        return np.clip(seen, -CLIP, CLIP, out=seen)

    def parts(self, vector: Vector) -> dict[str, Vector]:
        """The parts of a vector by their names."""
        return {name: vector[where].copy() for name, where in self.layout.items()}

    def mask(self, legal: Legal) -> Mask:
        """1 for every number that can be taken."""
        mask = np.zeros(self.terms.actions, np.int8)
        mask[list(legal)] = 1
        return mask

    def words(self, play: Play, eyes: frozenset[int]) -> str:
        """The position, the question and the options, each with its number."""
        table, language, legal = play.table, self.terms.language, play.legal(eyes)
        options = [(number, option) for number, option in legal.items() if option is not None]
        lines = [*spoken.position(table, eyes, language), "", *spoken.question(table, language)]
        if WAIT in legal:
            lines.append(f"{WAIT}. {spoken.sayer(table, language)('spoken-wait')}")
        lines += spoken.answers(table, options, language)
        return "\n".join(lines)[:LONGEST_TEXT]

    def masked(self, play: Play, eyes: frozenset[int]) -> Masked:
        """The vector and the mask."""
        return {"observation": self.vector(play, eyes), "action_mask": self.mask(play.legal(eyes))}

    def named(self, play: Play, eyes: frozenset[int]) -> dict[str, Vector | Mask]:
        """The parts of the vector and the mask."""
        return {**self.parts(self.vector(play, eyes)), "action_mask": self.mask(play.legal(eyes))}

    def seen(self, kind: str, play: Play, eyes: frozenset[int]) -> Any:
        """An observation of one of the `KINDS`."""
        return KINDS[kind](self, play, eyes)

    def told(self, play: Play, eyes: frozenset[int], tell: Collection[str]) -> Told:
        """The info that comes with an observation: the mask, how the game ended, and what is asked for of `TOLD`."""
        legal = play.legal(eyes)
        info: Told = {"action_mask": self.mask(legal), "outcome": play.outcome()}
        if "options" in tell:
            info["options"] = play.structured(legal)
        if "view" in tell:
            info["view"] = play.view(eyes)
        return info

    def __deepcopy__(self, memo: Any) -> "Observer":
        """It remembers only what can be worked out again, so copies of an environment share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled without what it remembers."""
        return Observer, (self.terms,)


KINDS: dict[str, Callable[[Observer, Play, frozenset[int]], Any]] = {
    "masked": Observer.masked,
    "dict": Observer.named,
    "vector": Observer.vector,
    "text": Observer.words,
}
"""The kinds of observations, and how each is made."""
