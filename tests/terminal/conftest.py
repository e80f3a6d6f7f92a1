"""For the tests of the terminal."""

from collections.abc import Iterator

import pytest

from miskatonic.games.reign_of_cthulhu import GAME
from tests.games.play import with_first_cards


@pytest.fixture(autouse=True)
def _first_cards() -> Iterator[None]:
    """The scenes played here come from seeds: cards that are added to the game do not change them."""
    with with_first_cards(GAME):
        yield
