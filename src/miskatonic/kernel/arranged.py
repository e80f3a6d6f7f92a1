"""Positions as text, for tests, puzzles and bug reports: one sentence a line, in the words of the game.

investigators driver hunter
at 0 park
cultists park 2        # a comment

Each game says in its `arrange` which sentences there are; whatever is not mentioned is as at the start of a game.
"""

from miskatonic.kernel.catalogue import UnknownId
from miskatonic.kernel.errors import BadPosition
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.table import Table


def sentences(text: str) -> list[list[str]]:
    """The words of every line that isn't empty."""
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    return [words for words in lines if words]


def arrange(game: Game, text: str, *, seed: int = 0, light: bool = False) -> Table:
    """A table with the position the text describes, at its next question."""
    if game.arrange is None:
        raise BadPosition(f"{game.id} can't be arranged.")
    try:
        state = game.arrange(sentences(text))
    except (UnknownId, ValueError, IndexError, TypeError) as trouble:
        raise BadPosition(f"This position can't be laid out: {trouble}") from trouble
    if problems := game.problems(state):
        raise BadPosition(f"This position is impossible: {problems[0]}.")
    state.rng = seeded(seed)
    seats = game.seats_of(state)
    table = Table(game, seed, seats, game.settle(seats, {})[1], light)
    table.origin = state.copy()
    table.begin(state)
    return table
