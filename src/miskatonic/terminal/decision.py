"""The right side of the table: whose decision it is, the question, the options by verb, and the details of one."""

import math
from collections.abc import Iterator, Mapping

from rich.text import Text
from textual.message import Message
from textual.widgets.option_list import Option as Line

from miskatonic.kernel import Option
from miskatonic.terminal.boards import Spot
from miskatonic.terminal.look import EDGE, LAMP, ON_LAMP, SEATS, TEXT_2, seat_mark
from miskatonic.terminal.numbering import Numbered
from miskatonic.terminal.sitting import Sitting

MANY = 6
"""A verb with more targets than this is a single row until it is opened."""


def spots(option: Option, places: Mapping[str, Spot]) -> list[Spot]:
    """The spots on the board of the things that an option is about, each once."""
    return list(dict.fromkeys(places[thing] for thing in option.about if thing in places))


class Decision:
    """How the pending choice is shown: which groups are open, and which spot of the board it is narrowed to."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.spot: Spot | None = None
        self.opened: set[str] = set()
        self.closed: dict[str, str] = {}
        """The lines that stand for a whole group, each with its verb."""
        self._seen = math.inf

    def drawn(self) -> None:
        """The question is on the screen, if it was not already."""
        self._seen = min(self._seen, Message().time)

    def was_seen_before(self, pressed: Message) -> bool:
        """Whether the question was on the screen when a key was pressed, however late the key arrives here."""
        return pressed.time >= self._seen

    def reset(self) -> None:
        """A new question shows everything, and has not been drawn yet."""
        self._seen = math.inf
        self.spot = None
        self.opened.clear()

    def option(self, line: str | None) -> Option | None:
        """The option behind a line of the list."""
        if line is None or not line.isdecimal():
            return None
        return self.sitting.options().get(int(line))

    def lines(self) -> Iterator[Line]:
        """The list: a heading for a verb with several targets, one row for a verb with many, otherwise the options."""
        places = self.sitting.board.places(self.sitting.view)
        self.closed.clear()
        for verb, group in self.sitting.groups():
            shown = [entry for entry in group if self.spot is None or self.spot in spots(entry.option, places)]
            if not shown:
                continue
            name = self.sitting.text(f"verb-{verb}")
            if self.spot is None and len(shown) > MANY and verb not in self.opened:
                line = f"group-{group[0].number}"
                self.closed[line] = verb
                yield Line(self._closed(name, shown), id=line)
                continue
            if len(shown) > 1:
                yield Line(Text(name), disabled=True)
            for entry in shown:
                yield Line(self._row(entry), id=str(entry.number))

    def _closed(self, name: str, group: list[Numbered]) -> Text:
        row = Text(f"{group[0].number}–{group[-1].number}", f"bold {LAMP}")
        return row.append(f" {name} …", "")

    def _row(self, entry: Numbered) -> Text:
        row = Text()
        row.append(f"{entry.number:>2}", f"bold {ON_LAMP} on {LAMP}")
        row.append(f" {self.sitting.say(entry.option)}", "")
        seat = self.sitting.owner(entry.option)
        if seat is not None:
            mark, style = seat_mark(seat)
            row.append(f"  {mark} ", style).append(self._name(seat), TEXT_2)
        for warning in self.sitting.warnings(entry.option):
            row.append(f"  ! {warning}", TEXT_2)
        return row

    def lit(self, places: Mapping[str, Spot]) -> dict[str, str]:
        """The spots that options concern, each with the number to choose it by; several options make it a dot."""
        keys: dict[str, list[int]] = {}
        for _, group in self.sitting.groups():
            for number, option in group:
                for spot in spots(option, places):
                    keys.setdefault(spot.id, []).append(number)
        return {thing: str(numbers[0]) if len(numbers) == 1 else "…" for thing, numbers in keys.items()}

    def banner(self) -> tuple[Text, str]:
        """Who decides, unmistakably, and the background colour."""
        table = self.sitting.table
        if table.choice is None:
            assert table.outcome
            return Text(self.sitting.result(table.outcome).upper()), LAMP if table.outcome.won else EDGE
        seats = table.choice.seats
        who = "  ".join(f"{seat_mark(seat)[0]}  {self._name(seat)}" for seat in seats)
        asks = f"{self.sitting.text('terminal-your-decision')}\n{who}"
        return Text(asks, no_wrap=True, overflow="ellipsis"), SEATS[seats[0]] if len(seats) == 1 else TEXT_2

    def _name(self, seat: int) -> str:
        return self.sitting.say(self.sitting.table.game.seat_name(self.sitting.table.state, seat))

    def details(self, option: Option | None) -> list[str]:
        """What there is to know about an option before taking it."""
        if option is None:
            return []
        remark = self.sitting.remark(option)
        return self.sitting.why_option(option) or ([remark] if remark else [])
