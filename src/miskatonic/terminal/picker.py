"""Choosing a game on the full screen: a list of rows whose values the arrow keys change, and the saved games."""

import time
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Line

import miskatonic
from miskatonic import text
from miskatonic.kernel import Trouble
from miskatonic.terminal import saves
from miskatonic.terminal.language import next_language
from miskatonic.terminal.look import BRASS, LAMP, TEXT_2
from miskatonic.terminal.sitting import Sitting
from miskatonic.terminal.wishes import Wishes
from miskatonic.text import LANGUAGES

NEWEST = 8
"""How many saved games are offered."""


class Picker(Screen[None]):
    """Game, seats, options, language; begin, or continue a saved game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", priority=True),
        Binding("right", "turn(1)", priority=True),
        Binding("f2,L", "language"),
        Binding("q,escape,ctrl+q,ctrl+c", "leave"),
    ]

    class Chosen(Message):
        """A table is ready."""

        def __init__(self, sitting: Sitting) -> None:
            super().__init__()
            self.sitting = sitting

    class Left(Message):
        """Nothing was chosen."""

    def __init__(self, language: str, seed: int | None) -> None:
        super().__init__()
        self.games = miskatonic.games()
        self.wishes = Wishes(self.games[0], language)
        self.seed = seed
        self._listed = saves.saves()[:NEWEST]
        self._longest = 0
        self._turns: dict[str, Callable[[int], None]] = {}
        self._saves: dict[str, saves.Save] = {}

    def compose(self) -> ComposeResult:
        with Vertical(id="picker"):
            yield Static(id="picker-title")
            yield Static(id="tagline")
            yield OptionList(id="options")
            yield Static(id="hint")

    def on_mount(self) -> None:
        self.show(0)
        self.query_one(OptionList).focus()

    def show(self, highlighted: int | None) -> None:
        """All rows in the chosen language."""
        wishes = self.wishes
        say = wishes.text
        self.query_one("#picker-title", Static).update(Text(f"Miskatonic · {say('game-name')}"))
        self.query_one("#tagline", Static).update(Text(say("game-tagline")))
        self.query_one("#hint", Static).update(Text(say("terminal-picker-hint")))
        self._turns = {"language": self._turn_language}
        self._longest = max(len(name) for name in (say("terminal-language"), *map(wishes.name, wishes.settings())))
        lines = [Line(Text(f"▸ {say('terminal-begin')}", f"bold {LAMP}"), id="begin")]
        if len(self.games) > 1:
            self._turns["game"] = self._turn_game
            lines.append(self._row("game", say("terminal-game"), say("game-name")))
        self._turns["seats"] = wishes.turn_seats
        lines.append(self._row("seats", say("terminal-seats"), str(wishes.seats)))
        for setting in wishes.settings():
            key = f"set-{setting.id}"
            self._turns[key] = partial(wishes.turn_option, setting)
            lines.append(self._row(key, wishes.name(setting), wishes.value(setting, wishes.options[setting.id])))
        lines.append(self._row("language", say("terminal-language"), say("terminal-language-name")))
        lines.append(Line(Text(say("terminal-saves" if self._listed else "terminal-no-saves")), disabled=True))
        self._saves = {f"save-{number}": save for number, save in enumerate(self._listed)}
        lines += [Line(self._save(save), id=line) for line, save in self._saves.items()]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(lines)
        options.highlighted = highlighted

    def _row(self, key: str, name: str, value: str) -> Line:
        row = Text(f"  {name.ljust(self._longest)}", TEXT_2)
        return Line(row.append(f"  ‹ {value} ›", f"bold {BRASS}"), id=key)

    def _save(self, save: saves.Save) -> Text:
        names = {game.id: game.package for game in self.games}
        game = text.say(names[save.game], self.wishes.language, "game-name") if save.game in names else save.game
        what = self.wishes.text("terminal-continue", game=game, seats=save.seats, count=save.decisions)
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(save.modified))
        return Text(self.wishes.text("terminal-continue-since", what=what, when=when))

    def _turn_game(self, by: int) -> None:
        game = self.games[(self.games.index(self.wishes.game) + by) % len(self.games)]
        self.wishes = Wishes(game, self.wishes.language)

    def _turn_language(self, by: int) -> None:
        for _ in range(by % len(LANGUAGES)):
            self.wishes.language = next_language(self.wishes.language)

    def _chosen(self) -> str:
        options = self.query_one(OptionList)
        index = options.highlighted
        return (options.get_option_at_index(index).id or "") if index is not None else ""

    def action_turn(self, by: int) -> None:
        """Change the value of the highlighted row."""
        turn = self._turns.get(self._chosen())
        if turn:
            turn(by)
            self.show(self.query_one(OptionList).highlighted)

    def action_language(self) -> None:
        self._turn_language(1)
        self.show(self.query_one(OptionList).highlighted)

    def action_leave(self) -> None:
        self.post_message(self.Left())

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        line = event.option.id or ""
        if line == "begin":
            self.post_message(self.Chosen(Sitting(self.wishes.table(self.seed), self.wishes.language)))
        elif line in self._saves:
            self._open(self._saves[line])
        else:
            self.action_turn(1)

    def _open(self, save: saves.Save) -> None:
        try:
            table = saves.opened(save.path, self.wishes.language)
        except (Trouble, OSError) as trouble:
            self.query_one("#hint", Static).update(Text(f"{self.wishes.text('terminal-save-broken')} {trouble}"))
            return
        self.post_message(self.Chosen(Sitting(table, self.wishes.language, save.path)))
