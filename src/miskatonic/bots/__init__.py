"""Players that are programs. A bot looks at a table through a seat's view and picks one of the options it is offered.

A bot is a function `pick(table, luck, seat) -> Option`; it keeps nothing between decisions, so it can take over any
seat of any table at any time. Without a seat it plays for everybody, as in simulations. Whatever chance it needs comes
from `luck`, so that the same seed plays the same game again. A game's own bot, `sensible`, is the package here of its
name.
"""

import importlib
from collections.abc import Sequence
from importlib.util import find_spec
from typing import NamedTuple, Protocol

from miskatonic import text
from miskatonic.kernel import Choice, Line, Option, Table, UnknownOption, seeded
from miskatonic.kernel.rng import HasRng

RANDOM, SENSIBLE = "random", "sensible"


class Bot(Protocol):
    """Picks one of the options."""

    def __call__(self, table: Table, luck: HasRng, seat: int | None = None) -> Option:
        """What a seat decides that is asked; without a seat, what is best for all."""


class Advice(NamedTuple):
    """What a bot would pick, and why: a sentence of the game, if it knows one."""

    option: Option
    reason: Line | None = None


def together(first: Line, *more: Line | None) -> Line:
    """One sentence after another: why, and what it costs or takes for granted."""
    lines = [first, *(line for line in more if line is not None)]
    if len(lines) == 1:
        return first
    return Line("sentences", first.rule, {"lines": [text.told(line.message, **line.args) for line in lines]})


def unjudged(choice: Choice) -> Line:
    """That nobody has told the bot what such an answer is worth, as with a card that has just been added."""
    return Line("hint-unjudged", choice.rule)


class Luck:
    """A bot's own chance, apart from the table's: drawing from it does not change the cards and dice to come."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, salt=0xB07)


def open_to(table: Table, seat: int | None) -> Sequence[Option]:
    """The options that are a seat's to take, or all of them."""
    choice = table.choice
    assert choice is not None, "a game that is over asks nothing"
    return choice.options if seat is None else [option for option in choice.options if choice.owner(option) == seat]


def rank(order: Sequence[str], name: str) -> int:
    """Where a name comes in an order of preference; one that nobody has judged yet comes last."""
    return order.index(name) if name in order else len(order)


def names(game_id: str) -> list[str]:
    """The bots that can play this game."""
    return [RANDOM, SENSIBLE] if game_id.isidentifier() and find_spec(f"{__name__}.{game_id}") else [RANDOM]


def find(name: str, game_id: str) -> Bot:
    """The bot of that name for this game; its module is imported when it is first asked for."""
    if name not in names(game_id):
        raise UnknownOption(f"{game_id} has no bot {name!r}. It has: {', '.join(names(game_id))}.")
    bot: Bot = importlib.import_module(f"{__name__}.{RANDOM if name == RANDOM else game_id}").pick
    return bot


def advise(table: Table, seat: int) -> Advice | None:
    """What a sensible player would do for a seat that is asked; None where nobody knows the game that well. A bot that
    can say why has a function `advise` beside its `pick`.
    """
    if SENSIBLE not in names(table.game.id):
        return None
    bot = importlib.import_module(f"{__name__}.{table.game.id}")
    luck = Luck(table.number)
    given: Advice = bot.advise(table, luck, seat) if hasattr(bot, "advise") else Advice(bot.pick(table, luck, seat))
    return given


__all__ = ["Advice", "Bot", "Luck", "advise", "find", "names", "open_to", "rank", "together", "unjudged"]
