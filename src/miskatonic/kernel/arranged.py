"""Positions as text, for tests, puzzles and bug reports: one sentence a line, in the words of the game.

investigators driver hunter
at 0 park
cultists park 2        # a comment

Each game says in its `arrange` which sentences there are; whatever is not mentioned is as at the start of a game. What
can't be laid out raises `BadPosition`, in the words of the game.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from miskatonic.kernel.catalogue import UnknownId
from miskatonic.kernel.errors import BadPosition
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.table import Table


def sentences(text: str) -> list[list[str]]:
    """The words of every line that isn't empty."""
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    return [words for words in lines if words]


MISFITS = (ValueError, IndexError, KeyError, StopIteration, TypeError)
"""What laying out a position raises where a word or a number does not fit."""


def lay(sentences: Mapping[str, Callable[..., None]], state: Any, verb: str, words: Sequence[Any]) -> None:
    """Lay out one sentence with the function of its first word, whose parameters say what the sentence takes."""
    if verb not in sentences:
        raise BadPosition(f"there is no sentence {verb!r}; there are: {', '.join(sentences)}")
    form = form_of(sentences[verb])
    check_words(verb, words, form)
    try:
        sentences[verb](state, *words)
    except MISFITS as trouble:
        raise BadPosition(f"{_written(verb, words)} can't be here; the sentence is: {verb} {form}") from trouble


def form_of(sentence: Callable[..., None]) -> str:
    """What a sentence takes after its first word: the parameters of its function after the state."""
    _, *taken = inspect.signature(sentence).parameters.values()
    return " ".join([_word(one) for one in taken])


def _word(taken: inspect.Parameter) -> str:
    name = taken.name.upper()
    if taken.kind is taken.VAR_POSITIONAL:
        return f"{name}…"
    return name if taken.default is taken.empty else f"[{name}]"


def check_words(verb: str, words: Sequence[Any], form: str) -> None:
    """Refuse a sentence with more or fewer words than it takes (`SEAT CARD…`, `ENEMY SPACE [COUNT]`)."""
    taken = form.split()
    least = len([word for word in taken if not word.startswith("[") and not word.endswith("…")])
    if len(words) < least or (len(words) > len(taken) and not form.endswith("…")):
        much = "few" if len(words) < least else "many"
        raise BadPosition(f"{_written(verb, words)} has too {much} words; the sentence is: {f'{verb} {form}'.strip()}")


def _written(verb: str, words: Sequence[Any]) -> str:
    return repr(" ".join([verb, *map(str, words)]))


def arrange(game: Game, text: str, *, seed: int = 0, light: bool = False) -> Table:
    """A table with the position the text describes, at its next question."""
    if game.arrange is None:
        raise BadPosition(f"{game.id} can't be arranged.")
    try:
        state = game.arrange(sentences(text))
    except (UnknownId, BadPosition) as trouble:
        raise BadPosition(f"This position can't be laid out: {trouble}") from trouble
    except MISFITS as trouble:
        raise BadPosition("This position can't be laid out: it has a word or a number that does not fit.") from trouble
    if problems := game.problems(state):
        raise BadPosition(f"This position is impossible: {problems[0]}.")
    state.rng = seeded(seed)
    seats = game.seats_of(state)
    table = Table(game, seed, seats, game.settle(seats, {})[1], light)
    table.origin = state.copy()
    table.begin(state)
    return table
