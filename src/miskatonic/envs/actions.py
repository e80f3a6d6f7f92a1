"""A number for every option: a fixed space of actions out of the options' stable text forms.

An option's home is a hash of its text (`walk:park`), the same in every version, at every table, whatever else can be
done: a card more in a game moves no other number. Number 0 is kept for waiting. Where the homes of two options that can
be taken at the same time are one, the one whose hash is less has it, and the other gets the next number that nobody
has: two options never share a number, and in which order they are offered does not matter.
"""

import functools
import hashlib
from collections.abc import Sequence

from miskatonic.kernel import Option, UnknownOption

WAIT = 0
"""The action of a seat that could do something although others are asked, and leaves it."""
ACTIONS = 4096
"""How many actions there are unless told: about three times the different texts that thousands of games bring up."""
FEWEST_ACTIONS = 512
"""With fewer there might be a question with more options than numbers."""


@functools.lru_cache(maxsize=2**16)
def stable_hash(text: str) -> int:
    """The same number for the same text, on every machine."""
    return int.from_bytes(hashlib.blake2s(text.encode(), digest_size=8).digest())


def home(text: str, size: int) -> int:
    """The number of an option that nobody else wants."""
    return 1 + stable_hash(text) % (size - 1)


def numbered(options: Sequence[Option], size: int) -> dict[int, Option]:
    """The options that can be taken now, by their numbers, in ascending order."""
    homes = {home(option.text, size): option for option in options}
    if len(homes) < len(options):
        homes = _all_housed(options, size)
    return dict(sorted(homes.items()))


def _all_housed(options: Sequence[Option], size: int) -> dict[int, Option]:
    """Where homes are wanted twice: first everybody who is alone or first, then the others, each to the next free."""
    if len(options) >= size:
        raise UnknownOption(f"{len(options)} options do not fit into {size} actions; ask for more of them.")
    housed: dict[int, Option] = {}
    others: list[Option] = []
    for option in sorted(options, key=lambda option: (stable_hash(option.text), option.text)):
        at = home(option.text, size)
        if at in housed:
            others.append(option)
        else:
            housed[at] = option
    for option in others:
        at = home(option.text, size)
        while at in housed:
            at = at % (size - 1) + 1
        housed[at] = option
    return housed
