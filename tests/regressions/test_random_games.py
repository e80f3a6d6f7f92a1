"""Random games in which an invariant once broke: seeds, played again with everything checked."""

import pytest

from miskatonic.lab.simulate import Setup, play_one

DUNWICH = (
    ("boxes", "core+dunwich_legacy"),
    ("campaign", "dunwich_legacy"),
    ("scenario", "extracurricular_activity"),
    ("decks", "random"),
)


@pytest.mark.parametrize("seed", [10101, 10221])
def test_an_enemy_may_be_left_at_a_location_that_is_in_the_victory_display_at_the_end(seed: int) -> None:
    played = play_one(Setup("arkham_lcg", 1, "random", DUNWICH, check=True), seed)
    assert played.error == ""
