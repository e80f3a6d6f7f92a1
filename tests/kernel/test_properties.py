"""A machine that plays, undoes, clones, saves and loads in any order: the table is always what its answers say."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import miskatonic
from miskatonic.kernel import Table, find_game, load_table
from miskatonic.kernel.replay import replay

GAME = "reign_of_cthulhu"


class Handling(RuleBasedStateMachine):
    """Whatever is done to a table, playing its answers again gives the same table."""

    table: Table

    @initialize(
        seed=st.integers(0, 200), seats=st.integers(2, 4), fate=st.sampled_from(["same", "new"]), light=st.booleans()
    )
    def sit_down(self, seed: int, seats: int, fate: str, light: bool) -> None:
        self.table = miskatonic.new_table(GAME, seed=seed, seats=seats, options={"fate": fate}, light=light)

    @precondition(lambda self: self.table.choice is not None)
    @rule(picks=st.lists(st.integers(0, 200), min_size=1, max_size=12))
    def play(self, picks: list[int]) -> None:
        for pick in picks:
            if self.table.choice is not None:
                self.table.answer(self.table.choice.options[pick % len(self.table.choice.options)])

    @precondition(lambda self: bool(self.table.made))
    @rule(back=st.integers(1, 20))
    def undo(self, back: int) -> None:
        self.table.undo(min(back, len(self.table.made)))

    @rule()
    def go_on_with_a_clone(self) -> None:
        self.table = self.table.clone()

    @rule()
    def save_and_load(self) -> None:
        loaded = load_table(self.table.save())
        assert loaded.digest() == self.table.digest()
        self.table = loaded

    @invariant()
    def the_answers_say_it_all(self) -> None:
        if not hasattr(self, "table"):
            return
        table = self.table
        again = replay(
            find_game(GAME), seed=table.seed, seats=table.seats, options=table.options, answers=table.answers
        )
        assert again.digest() == table.digest()
        assert table.problems() == []


Handling.TestCase.settings = settings(
    max_examples=25, stateful_step_count=15, deadline=None, suppress_health_check=list(HealthCheck)
)
TestHandling = Handling.TestCase
