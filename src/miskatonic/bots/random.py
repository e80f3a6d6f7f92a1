"""The bot that knows nothing: any option is as good as another. It is the floor every other bot is measured against."""

from miskatonic.kernel import Option, Table, below
from miskatonic.kernel.rng import HasRng


def pick(table: Table, luck: HasRng) -> Option:
    """One of the options, each equally likely."""
    choice = table.choice
    assert choice is not None, "a game that is over asks nothing"
    options = choice.options
    return options[below(luck, len(options))]
