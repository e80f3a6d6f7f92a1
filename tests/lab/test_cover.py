"""Every card of every game comes up in play."""

import pytest

import miskatonic
from miskatonic.kernel import find_game
from miskatonic.lab import cover


@pytest.mark.parametrize("game", [game.id for game in miskatonic.games()])
def test_everything_comes_up(game: str) -> None:
    for found in cover.cover(game, most=4000):
        last = found
    assert not last.missing()


def test_the_names_are_the_games_own() -> None:
    game = find_game("reign_of_cthulhu")
    counts = {prefix: len(cover.names(game, prefix)) for prefix in ("relic-", "old_one-", "place-", "investigator-")}
    assert counts == {"relic-": 12, "old_one-": 12, "place-": 24, "investigator-": 7}


def test_a_seed_always_means_the_same_game() -> None:
    game = find_game("reign_of_cthulhu")
    first, second = cover.Cover(game), cover.Cover(game)
    cover.play(first, 5)
    cover.play(second, 5)
    assert first.seen == second.seen
    assert cover.setup_of(game, 5) != cover.setup_of(game, 6)
