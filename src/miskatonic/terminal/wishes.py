"""What a player wants before a game begins: which game, how many seats, its options. Both pickers use this."""

from collections.abc import Mapping

import miskatonic
from miskatonic import text
from miskatonic.kernel import Game, Setting, Table, find_game
from miskatonic.kernel.game import FATE


def new_table(game: str, seats: int | None, seed: int | None, options: Mapping[str, str]) -> Table:
    """A table for one person at a terminal, who holds all seats and needs nobody's consent."""
    known = {setting.id for setting in find_game(game).settings}
    waived = {"consent": "waive"} if "consent" in known else {}
    drawn = miskatonic.drawn_seed() if seed is None else seed
    return miskatonic.new_table(game, seats=seats, seed=drawn, options={**waived, **options})


class Wishes:
    """A game with its seats and options, each changed by stepping through the listed values."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.seats = game.seats[0]
        self.options = {setting.id: setting.default for setting in self.all_settings()}

    def all_settings(self) -> list[Setting]:
        """What could be asked here: everything with a choice, apart from consent."""
        return [
            setting for setting in (*self.game.settings, FATE) if len(setting.values) > 1 and setting.id != "consent"
        ]

    def settings(self) -> list[Setting]:
        """The settings that matter with what has been chosen so far."""
        return [setting for setting in self.all_settings() if setting.matters(self.options)]

    def text(self, message: str, /, **args: object) -> str:
        return text.say(self.game.package, self.language, message, args)

    def name(self, setting: Setting) -> str:
        return self.text(f"setting-{setting.id}")

    def value(self, setting: Setting, value: str) -> str:
        parts = value.split("+") if setting.several else [value]
        return ", ".join([self.text(f"setting-{setting.id}-{part}") for part in parts])

    def turn_seats(self, by: int) -> None:
        """The next or previous number of seats."""
        seats = self.game.seats
        self.seats = seats[(seats.index(self.seats) + by) % len(seats)]

    def turn_option(self, setting: Setting, by: int) -> None:
        """The next or previous value."""
        values = setting.choices(self.options)
        self.options[setting.id] = values[(values.index(self.options[setting.id]) + by) % len(values)]
        for other in self.all_settings():
            if not other.offers(self.options[other.id], self.options):
                self.options[other.id] = other.default

    def table(self, seed: int | None = None) -> Table:
        matter = {setting.id: self.options[setting.id] for setting in self.settings()}
        return new_table(self.game.id, self.seats, seed, matter)
