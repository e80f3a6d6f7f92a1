"""Looking something up on the full screen: a text field, the matches, and everything there is to read about one."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Line

from miskatonic.terminal.sitting import REPEATED, Sitting
from miskatonic.terminal.widgets import titled


class Meant(OptionList, can_focus=False):
    """The matches, chosen with arrow keys or mouse while the player keeps typing."""


class LookUpScreen(ModalScreen[None]):
    """A sheet over the table that updates its matches with every letter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss"),
        Binding("up", "point(-1)"),
        Binding("down", "point(1)"),
        Binding("pageup", "turn(-1)"),
        Binding("pagedown", "turn(1)"),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting

    def compose(self) -> ComposeResult:
        with Vertical(id="look-up"):
            yield Static(Text(self.sitting.text("terminal-key-look")), id="sheet-title")
            yield Input(id="wish")
            yield Static(id="missed")
            yield Meant(id="meant")
            with VerticalScroll(id="reading", can_focus=False):
                yield Static(id="told")

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self._find("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self._find(event.value.strip())

    def _find(self, wish: str) -> None:
        """List the matches, or near matches, and show the text of the first."""
        sitting = self.sitting
        found = sitting.meant(wish)
        near = [] if found else sitting.nearly(wish)
        missed = self.query_one("#missed", Static)
        missed.display = bool(wish and not found)
        missed.update(Text(sitting.text("terminal-look-none", wish=wish[:REPEATED])))
        listed = found or near
        meant = self.query_one(Meant)
        meant.display = len(listed) > 1 or bool(near)
        meant.clear_options()
        meant.add_options([Line(Text(sitting.called(one)), id=one) for one in listed])
        meant.highlighted = 0 if listed else None
        if not listed:
            asked = sitting.table.choice or sitting.table.outcome
            self._tell(Text(sitting.text("terminal-look-help", rule=asked.rule) if asked and not wish else ""))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._tell(titled(self.sitting.read(event.option.id or "")))

    def _tell(self, told: Text) -> None:
        self.query_one("#told", Static).update(told)
        self.query_one("#reading", VerticalScroll).scroll_home(animate=False)

    def action_point(self, by: int) -> None:
        """Go to the next or previous match."""
        meant = self.query_one(Meant)
        if meant.highlighted is not None:
            meant.highlighted = max(0, min(meant.option_count - 1, meant.highlighted + by))

    def action_turn(self, by: int) -> None:
        """Turn a page forward or back in the text."""
        reading = self.query_one("#reading", VerticalScroll)
        reading.scroll_relative(y=by * (reading.size.height - 1), animate=False)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss()
