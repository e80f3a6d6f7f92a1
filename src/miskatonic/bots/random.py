"""The bot that knows nothing: any option is as good as another. It is the floor every other bot is measured against."""

from miskatonic.bots import open_to
from miskatonic.kernel import Option, Table, below
from miskatonic.kernel.rng import HasRng


def pick(table: Table, luck: HasRng, seat: int | None = None) -> Option:
    """One of the options, each equally likely."""
    options = open_to(table, seat)
    return options[below(luck, len(options))]
