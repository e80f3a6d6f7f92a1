"""Players that are programs. A bot looks at a table through a seat's view and picks one of the options it is offered.

A bot is a function `pick(table, luck) -> Option`; it keeps nothing between decisions, so it can take over any seat of
any table at any time. Whatever chance it needs comes from `luck`, so that the same seed plays the same game again.
"""

import importlib
from collections.abc import Callable

from miskatonic.kernel import Option, Table, UnknownOption, seeded
from miskatonic.kernel.rng import HasRng

Bot = Callable[[Table, HasRng], Option]

_EVERY_GAME = {"random": "miskatonic.bots.random"}
_ONE_GAME = {
    ("sensible", "elder_sign"): "miskatonic.bots.elder_sign",
    ("sensible", "reign_of_cthulhu"): "miskatonic.bots.reign_of_cthulhu",
}


class Luck:
    """A bot's own chance, apart from the table's: drawing from it does not change what the cards and dice bring."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, salt=0xB07)


def names(game_id: str) -> list[str]:
    """The bots that can play this game."""
    return [*_EVERY_GAME, *(name for name, game in _ONE_GAME if game == game_id)]


def find(name: str, game_id: str) -> Bot:
    """The bot of that name for this game; its module is imported when it is first asked for."""
    module = _EVERY_GAME.get(name) or _ONE_GAME.get((name, game_id))
    if module is None:
        raise UnknownOption(f"{game_id} has no bot {name!r}. It has: {', '.join(names(game_id))}.")
    bot: Bot = importlib.import_module(module).pick
    return bot


__all__ = ["Bot", "Luck", "find", "names"]
