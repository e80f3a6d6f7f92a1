"""A number for every option: a fixed action space made from the options' stable text forms.

An option's home is a hash of its text (`walk:park`), the same in every version, at every table, whatever else can be
done: adding a card changes no other number. Number 0 is reserved for waiting. If two options that can be taken at the
same time have the same home, the one with the smaller hash gets it, and the other gets the next free number: two
options never share a number, and the order in which they are offered does not matter.
"""

import functools
import hashlib
from collections.abc import Sequence

from miskatonic.kernel import Option, UnknownOption

WAIT = 0
"""The action of a seat that could do something while others are asked, but doesn't."""
ACTIONS = 4096
"""How many actions there are by default: about three times the number of different texts in thousands of games."""
FEWEST_ACTIONS = 512
"""With fewer there might be a question with more options than numbers."""


@functools.lru_cache(maxsize=2**16)
def stable_hash(text: str) -> int:
    """The same number for the same text, on every machine."""
    return int.from_bytes(hashlib.blake2s(text.encode(), digest_size=8).digest())


def home(text: str, size: int) -> int:
    """The number of an option that does not collide with another."""
    return 1 + stable_hash(text) % (size - 1)


def numbered(options: Sequence[Option], size: int) -> dict[int, Option]:
    """The options that can be taken now, by their numbers, in ascending order."""
    homes = {home(option.text, size): option for option in options}
    if len(homes) < len(options):
        homes = _all_housed(options, size)
    return dict(sorted(homes.items()))


def _all_housed(options: Sequence[Option], size: int) -> dict[int, Option]:
    """The numbers if homes collide: first all options that are alone or first, then each of the others the next free
    one.
    """
    if len(options) >= size:
        raise UnknownOption(f"{len(options)} options do not fit into {size} actions; ask for more actions.")
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
