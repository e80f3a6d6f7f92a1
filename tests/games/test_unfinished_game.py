"""A game that is still being built is offered to nobody."""

from pathlib import Path

import pytest

from miskatonic.games import UNFINISHED
from miskatonic.kernel import UnknownGame, find_game, games

PACKAGES = Path(__file__).resolve().parents[2] / "src" / "miskatonic" / "games"


def test_only_finished_games_are_offered() -> None:
    """Given all packages, when the games are listed, then those that say what is missing are not among them."""
    packages = {file.parent.name for file in PACKAGES.glob("*/__init__.py")}
    unfinished = {file.parent.name for file in PACKAGES.glob(f"*/{UNFINISHED}")}
    assert {game.id for game in games()} == packages - unfinished
    for game in unfinished:
        with pytest.raises(UnknownGame):
            find_game(game)
