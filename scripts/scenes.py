"""Revealing positions of every game, for tests and scripts that look at all of them.

Each game has its own, in `tests/games/<game>/scenes.py`: nothing shared has to be edited for a new game. MIDDLE has
much on the board; EARLY is soon after the beginning; OVER is a finished game; PICTURE looks good. CLICKED is the seed
of a game that is clicked through to its end; POINTED is what the mouse is over in its picture. A game may have extra
GOLDEN playthroughs, by name with their settings: what is set up for its coverage, played on. COVERING are the seeds of
games in which, together, everything comes up (scripts/covering.py finds them); they are optional.
"""

import runpy
from pathlib import Path
from typing import Any, NamedTuple

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
TO_THE_END = 10_000
"""More decisions than any game has."""


class Scene(NamedTuple):
    """Where to find a position: the sensible bot has made that many decisions, and more until this question."""

    seats: int
    seed: int
    decisions: int
    prompt: str = ""


def all_brought(game: str) -> dict[str, Any]:
    """Everything a game provides."""
    return runpy.run_path(str(TESTS / game / "scenes.py"))


def brought(game: str, name: str) -> Any:
    """What a game provides under this name."""
    return all_brought(game)[name]


def covering(game: str) -> tuple[int, ...]:
    """The seeds of games in which everything comes up; empty if they are not known."""
    found: tuple[int, ...] = all_brought(game).get("COVERING", ())
    return found


def scene(game: str, name: str) -> Scene:
    """One of a game's scenes."""
    found: Scene = brought(game, name)
    return found
