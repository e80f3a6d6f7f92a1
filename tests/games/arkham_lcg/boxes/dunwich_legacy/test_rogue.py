"""The Rogue's cards of The Dunwich Legacy."""

import pytest

from tests.games.arkham_lcg.play import Play


@pytest.mark.parametrize(("token", "damage"), [("0", 2), ("-1", 1), ("-2", 1), ("-3", 0)])
def test_switchblade_2_is_sharper_by_two(token: str, damage: int) -> None:
    """Given combat 4 and the blade against fight 4, when the token leaves 6, 5, 4 or 3, then 2, 1, 1 or no damage."""
    game = Play(f"""
        area 0 switchblade_2
        threat 0 ghoul_priest
        bag {token}
    """).do("fight:switchblade_2:ghoul_priest")
    assert game.damage("ghoul_priest") == damage


def test_switchblade_2_is_fast() -> None:
    """Given the blade in hand, when it is played, then it costs 1 resource and no action."""
    game = Play("hand 0 switchblade_2").do("play:switchblade_2")
    assert (game.area(), game.resources(0), game.actions()) == (["switchblade_2"], 4, 3)
