"""What the position remembers of itself is always what a fresh look at it finds."""

import pytest

from miskatonic.bots import Luck
from miskatonic.bots.random import pick
from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.abilities import cast, profile
from miskatonic.games.death_may_die.basics import ways
from miskatonic.games.death_may_die.state import DeathMayDie, here
from miskatonic.kernel import new_table
from tests.games.death_may_die.scenes import GOLDEN


@pytest.mark.long
@pytest.mark.parametrize("scenario", GOLDEN)
def test_abilities_ways_and_crowds_are_those_of_the_cards_tokens_and_figures_that_lie_there(scenario: str) -> None:
    luck = Luck(7)
    for seed in range(6):
        table = new_table(GAME, seed=seed, seats=2 + seed % 4, options=GOLDEN[scenario], light=True)
        while table.outcome is None:
            state = table.state
            assert isinstance(state, DeathMayDie)
            if state.step.startswith("setup."):
                table.view(seat=0)  # who looks while the table is set up has it remembered too early
            fresh = state.copy()
            if state.profiles is not None:
                assert [profile(state, seat) for seat in range(state.seats)] == [
                    profile(fresh, seat) for seat in range(state.seats)
                ]
            if state.roads is not None:
                assert ways(state) is ways(fresh)
            if state.cast is not None:
                assert cast(state) is cast(fresh)
            assert [here(state, at) for at in range(len(state.fire))] == [
                here(fresh, at) for at in range(len(fresh.fire))
            ]
            table.answer(pick(table, luck))
