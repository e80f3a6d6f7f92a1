"""The parts of the full screen that both the table and the picker use."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Static

from miskatonic.terminal.look import BRASS, TEXT, Picture, Row


def rich(rows: Iterable[Row]) -> Text:
    """Rows of styled pieces as one text that is cut off, not wrapped."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for number, row in enumerate(rows):
        text.append("\n" if number else "")
        for piece, style in row:
            text.append(piece, style)
    return text


def titled(lines: Sequence[str]) -> Text:
    """A title and the lines below it; or just a line."""
    title, *told = lines
    return Text(title, f"bold {BRASS}" if told else TEXT).append("".join(f"\n{line}" for line in told), TEXT)


class Board(Static):
    """The drawn board. A click on a place reports which one it was."""

    class Picked(Message):
        """A place was clicked."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    class Resized(Message):
        """The size has changed; draw again."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.picture: Picture | None = None

    def show(self, picture: Picture) -> None:
        self.picture = picture
        self.update(rich(picture.rows))

    def on_resize(self) -> None:
        self.post_message(self.Resized())

    def on_click(self, event: events.Click) -> None:
        spot = event.get_content_offset(self)
        if self.picture is None or spot is None:
            return
        for name, box in self.picture.places.items():
            if box.holds(spot.x, spot.y):
                self.post_message(self.Picked(name))


class Sheet(ModalScreen[None]):
    """A sheet of text over the table: why, details, cards, log, help. Any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False)
        for key in ("escape", "enter", "q", "question_mark", "d", "g", "h", "c", "r", "l", "b")
    ]

    def __init__(self, title: str, parts: Sequence[Text | str]) -> None:
        super().__init__()
        self._title = title
        self._parts = parts

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(Text(self._title), id="sheet-title")
            for part in self._parts:
                yield Static(Text(part) if isinstance(part, str) else part, classes="sheet-part")

    def on_mount(self) -> None:
        self.query_one("#sheet").focus()

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss()
