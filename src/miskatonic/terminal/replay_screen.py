"""A saved game on the full screen: the same table, but the record decides, and the player steps forward and back."""

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets.option_list import Option as Line

from miskatonic.kernel import Option
from miskatonic.terminal.look import LAMP, ON_LAMP
from miskatonic.terminal.replay import Replay
from miskatonic.terminal.sitting import Sitting
from miskatonic.terminal.table_screen import TableScreen


class ReplayScreen(TableScreen):
    """The table after a number of decisions of the record."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "step(1)", priority=True),
        Binding("left,backspace", "step(-1)", priority=True),
        Binding("pagedown", "step(10)", priority=True),
        Binding("pageup", "step(-10)", priority=True),
        Binding("home", "step(-100000)", priority=True),
        Binding("end", "step(100000)", priority=True),
    ]

    def __init__(self, story: Replay, language: str, at: int) -> None:
        self.story = story
        story.go(at)
        super().__init__(Sitting(story.table, language))
        self.sitting.keeps = False

    def action_step(self, by: int) -> None:
        """Go that many decisions forward or back; their effects are marked in the log."""
        before = len(self.story.table.events)
        self.story.go(len(self.story.table.made) + by)
        self.fresh = before if by > 0 else len(self.story.table.events)
        self.sitting.table = self.story.table
        self.show()

    def _prompt(self) -> Text:
        made = len(self.story.table.made)
        at = self.sitting.text("terminal-replay-at", number=made, count=self.story.decisions)
        return Text(f"{at}\n", f"bold {LAMP}").append(super()._prompt())

    def _lines(self) -> list[Line]:
        """What was picked then, and how to step forward and back."""
        lines = []
        picked = self.story.next
        if picked is not None:
            said = self.sitting.text("terminal-replay-next", what=self.sitting.say(picked))
            lines.append(Line(Text(said, f"bold {ON_LAMP} on {LAMP}"), id="forward"))
        else:
            lines.append(Line(Text(self.sitting.text("terminal-replay-end")), disabled=True))
        lines.append(Line(Text(self.sitting.text("terminal-key-back")), id="back"))
        return [*lines, Line(Text(self.sitting.text("terminal-replay-hint")), disabled=True)]

    def _highlighted(self) -> Option | None:
        return self.story.next

    def _pick(self, line: str) -> None:
        self.action_step(1 if line == "forward" else -1)

    def take(self, option: Option) -> None:
        """The record decides; a typed or clicked option is ignored."""

    def _undo(self, to: str) -> None:
        self.action_step(-1)

    def action_save(self) -> None:
        """Nothing to save: it already is a record."""
