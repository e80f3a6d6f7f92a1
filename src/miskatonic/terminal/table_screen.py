"""The table on the full screen."""

import time
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Line

from miskatonic.kernel import NothingToUndo, Option
from miskatonic.terminal.decision import Decision, spots
from miskatonic.terminal.language import next_language
from miskatonic.terminal.look import BRASS, LAMP, ROOM, TEXT, in_words
from miskatonic.terminal.look_up_screen import LookUpScreen
from miskatonic.terminal.sitting import DECISION, Sitting
from miskatonic.terminal.widgets import Board, Sheet, rich, titled

KEYS = (
    ("h", "help", "terminal-key-help"),
    ("q", "quit_table", "terminal-key-quit"),
    ("u", "undo", "terminal-key-undo"),
    ("?", "why", "terminal-key-why"),
    ("d", "details", "terminal-key-details"),
    ("/", "look_up", "terminal-key-look"),
    ("i", "hint", "terminal-key-hint"),
    ("g", "goal", "goal-title"),
    ("c", "cards", "terminal-key-cards"),
    ("r", "recap", "terminal-key-recap"),
    ("l", "log", "terminal-log"),
    ("s", "save", "terminal-key-save"),
    ("F2", "language", "terminal-key-language"),
)
"""The keys listed below the table; if there is no room for all, the first ones are shown."""
LONGEST, TAKEN = "U", "ucbdrlshqi"
"""The key that undoes a game's longest stretch, and the letters that are taken."""
WIDE = 140
HASTE = 0.8
"""Seconds after a digit has chosen during which Enter is not meant for the next question."""


class TableScreen(Screen[None]):
    """One sitting: the board, the people, the log, and the decision."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 (as Textual declares it)
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, action) for key, action, _ in KEYS if action not in ("undo", "language", "quit_table")),
        Binding("b", "words"),
        Binding("f2,L", "language"),
        Binding("q,ctrl+q,ctrl+c", "quit_table"),
        Binding("escape", "all_options"),
    ]

    class Left(Message):
        """The player leaves the table, for the picker (`again`), for the next table, or for good."""

        def __init__(self, again: bool, after: Sitting | None = None) -> None:
            super().__init__()
            self.again, self.after = again, after

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.decision = Decision(sitting)
        self.fresh = 0
        """How many events there were before the last decision: later ones are new."""
        self._typed = ""
        self._digit_took = -HASTE

    def compose(self) -> ComposeResult:
        with Horizontal(id="room"):
            with Vertical(id="people-column"):
                yield Static(id="people-title", classes="column-title")
                yield Static(id="people-wide")
                yield Static(id="log-title", classes="column-title")
                yield Static(id="log-wide")
            with Vertical(id="table"):
                yield Static(id="threat")
                yield Board(id="board")
                yield Static(id="people")
            with Vertical(id="decision"):
                yield Static(id="banner")
                with VerticalScroll(id="question"):
                    yield Static(id="prompt")
                with VerticalScroll(id="aside"):
                    yield Static(id="note")
                yield OptionList(id="options")
                yield Static(id="lectern")
                yield Static(id="log")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.show()
        self.query_one(OptionList).focus()

    # --- showing ----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Show everything as the table is now."""
        self._typed = ""
        say, view = self.sitting.text, self.sitting.view
        self._put("threat", rich(self.sitting.board.threat(view, say)))
        self._put("people", rich(self.sitting.board.people(view, say, False)))
        self._put("people-wide", rich(self.sitting.board.people(view, say, True)))
        self._put("people-title", Text(say("terminal-people")))
        self._put("log-title", Text(say("terminal-log")))
        for log in ("log", "log-wide"):
            self._put(log, self._log(60))
        keys = [f"[@click=screen.{action}][b]{key}[/b] {say(label)}[/]" for key, action, label in KEYS]
        self.query_one("#keys", Static).update("  ".join(keys))
        self._show_decision()
        if self.sitting.opening():
            self.action_goal()

    def _put(self, name: str, text: Text) -> None:
        self.query_one(f"#{name}", Static).update(text)

    def _show_decision(self) -> None:
        """The question, its options and the lit board."""
        text, ground = self.decision.banner()
        banner = self.query_one("#banner", Static)
        banner.styles.background = ground
        banner.styles.color = ROOM
        banner.update(text)
        self._put("prompt", self._prompt())
        self.query_one("#question").scroll_home(animate=False)
        spot = self.decision.spot
        self._note(self.sitting.text("terminal-filtered", place=spot.name) if spot else "")
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(self._lines())
        options.highlighted = next((i for i, line in enumerate(options.options) if not line.disabled), None)
        self.call_after_refresh(self.decision.drawn)
        self._light()

    def _prompt(self) -> Text:
        table = self.sitting.table
        if table.choice is not None:
            brought = self.sitting.brought(table.choice)
            return Text(self.sitting.say(table.choice)).append("".join(f"\n{line}" for line in brought), BRASS)
        assert table.outcome
        numbers = f"{self.sitting.text('terminal-turns', count=self.sitting.turns())}, "
        numbers += self.sitting.text("terminal-decisions", count=len(table.made))
        return Text("\n\n").join(
            [
                Text(self.sitting.say(table.outcome), "bold"),
                Text("\n".join([*self.sitting.causes(), self.sitting.rule(table.outcome.rule)])),
                Text(numbers, BRASS),
                Text(self.sitting.fate()),
            ]
        )

    def _lines(self) -> list[Line]:
        if self.sitting.table.choice is not None:
            return list(self.decision.lines())
        say = self.sitting.text
        endings = (*["go-on"] * self.sitting.goes_on, "undo", "save", "new", "quit")
        lines = [Line(Text(say(f"terminal-over-{ending}")), id=ending) for ending in endings]
        if (longest := self._longest()) != DECISION:
            what = say("terminal-over-undo-far", what=self.sitting.mark(longest))
            lines.insert(endings.index("undo") + 1, Line(Text(what), id="undo_far"))
        return lines

    def _note(self, note: str) -> None:
        """Show a line between question and options: what was narrowed down, saved, typed."""
        widget = self.query_one("#note", Static)
        widget.display = bool(note)
        widget.update(Text(note))

    def _highlighted(self) -> Option | None:
        options = self.query_one(OptionList)
        index = options.highlighted
        return None if index is None else self.decision.option(options.get_option_at_index(index).id)

    def _light(self) -> None:
        """Light the board, and show the details of the highlighted option."""
        option = self._highlighted()
        board = self.query_one(Board)
        view = self.sitting.view
        places = self.sitting.board.places(view)
        focus = next((spot.id for spot in spots(option, places)), None) if option else None
        size = board.content_size
        if size.width and size.height:
            say, table = self.sitting.text, self.sitting.board
            picture = table.draw(view, say, size, self.decision.lit(places), focus, option.about if option else ())
            if picture is None:
                words = [say("terminal-too-small"), *table.brief(view, say), *table.words(view, say)]
                picture = in_words(words, size.width)
            board.show(picture)
        details = self.decision.details(option)
        lectern = self.query_one("#lectern", Static)
        lectern.display = bool(details)
        lectern.update(Text("\n".join(details)))

    def _log(self, most: int) -> Text:
        """Newest first; the effects of the last decision are bright and marked."""
        text = Text()
        for event in reversed(self.sitting.log()[-most:]):
            new = event.number >= self.fresh
            style = f"bold {BRASS}" if self.sitting.begins_turn(event) else (TEXT if new else "")
            text.append("› " if new else "  ", LAMP).append(self.sitting.say(event) + "\n", style)
        return text

    # --- deciding ---------------------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self) -> None:
        self._light()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click; but not Enter out of habit after a digit that has already chosen."""
        if time.monotonic() - self._digit_took >= HASTE:
            self._pick(event.option.id or "")

    def _pick(self, line: str) -> None:
        """Do what a line stands for: take an option, open a group, or something possible after the end."""
        option = self.decision.option(line)
        if option is not None:
            self.take(option)
        elif line in self.decision.closed:
            self.decision.opened.add(self.decision.closed[line])
            options = self.query_one(OptionList)
            index = options.highlighted or 0
            self._show_decision()
            options.highlighted = index + 1
        elif line in ("undo", "undo_far"):
            self._undo(DECISION if line == "undo" else self._longest())
        elif line == "save":
            self.action_save()
        elif line == "go-on":
            self.post_message(self.Left(False, self.sitting.next_table()))
        elif line in ("new", "quit"):
            self.sitting.autosave()
            self.post_message(self.Left(line == "new"))

    def take(self, option: Option) -> None:
        """Answer with this option."""
        self.fresh = len(self.sitting.table.events)
        self.sitting.answer(option)
        self.decision.reset()
        self.show()

    def on_key(self, event: events.Key) -> None:
        """Digits choose from what was on the screen; some letters undo a whole stretch."""
        undos = self._undos()
        pressed = (LONGEST if event.key == "ctrl+u" else event.character) or ""
        digit = pressed.isascii() and pressed.isdigit()
        if pressed in undos:
            event.stop()
            self._undo(undos[pressed])
        elif (digit or event.key == "enter") and not self.decision.was_seen_before(event):
            event.stop()
        elif digit:
            event.stop()
            self._type(pressed)
        else:
            self._typed = ""

    def _type(self, digit: str) -> None:
        """A digit chooses at once if no longer number begins with it, otherwise with the next digit or Enter."""
        self._digit_took = -HASTE
        self._typed += digit
        options = self.sitting.options()
        number = int(self._typed)
        longer = any(str(other).startswith(self._typed) for other in options if other > number)
        if longer:
            self._note(self.sitting.text("terminal-number-typed", number=number))
            self._point_at(number)
        elif number in options:
            self.take(options[number])
            self._digit_took = time.monotonic()
        else:
            self._typed = ""
            self._note("")

    def _point_at(self, number: int) -> None:
        """Highlight the option with that number, opening its group."""
        for verb, group in self.sitting.groups():
            if any(entry.number == number for entry in group) and self.decision.spot is None:
                self.decision.opened.add(verb)
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(self._lines())
        options.highlighted = next((i for i, line in enumerate(options.options) if line.id == str(number)), None)

    def on_board_picked(self, event: Board.Picked) -> None:
        """A place was clicked: show its options; if it is clicked again with only one option left, take that."""
        places = self.sitting.board.places(self.sitting.view)
        spot = places[event.place]
        fitting = [option for option in self.sitting.options().values() if spot in spots(option, places)]
        if not fitting:
            self._note(self.sitting.text("terminal-nothing-there"))
        elif self.decision.spot == spot and len(fitting) == 1:
            self.take(fitting[0])
        else:
            self.decision.spot = spot
            self._show_decision()

    def on_board_resized(self) -> None:
        self._light()

    # --- keys -------------------------------------------------------------------------------------------------------

    def action_all_options(self) -> None:
        self.decision.reset()
        self._show_decision()

    def action_undo(self) -> None:
        self._undo(DECISION)

    def _undos(self) -> dict[str, str]:
        """The keys that undo something, and how far; the longest stretch has its own key, whatever it is called."""
        longest = self._longest()
        letters = self.sitting.marks(TAKEN).items()
        return {"u": DECISION, **{LONGEST if mark == longest else letter: mark for mark, letter in letters}}

    def _longest(self) -> str:
        """The longest stretch that can be undone."""
        return [DECISION, *self.sitting.table.game.marks][-1]

    def _undo(self, to: str) -> None:
        told = len(self.sitting.table.events)
        try:
            self.sitting.undo(to)
        except NothingToUndo:
            self._note(self.sitting.text("terminal-nothing-to-undo"))
            return
        self.fresh = told
        self.decision.reset()
        self.show()

    def action_save(self) -> None:
        try:
            self._note(self.sitting.text("terminal-saved", file=str(self.sitting.save())))
        except OSError as trouble:
            self._note(str(trouble))

    def action_language(self) -> None:
        self.sitting.language = next_language(self.sitting.language)
        self.show()

    def action_quit_table(self) -> None:
        self.sitting.autosave()
        self.post_message(self.Left(False))

    # --- sheets -----------------------------------------------------------------------------------------------------

    def _sheet(self, title: str, parts: Sequence[Text | str]) -> None:
        self.app.push_screen(Sheet(title, parts))

    def action_why(self) -> None:
        table = self.sitting.table
        thing = table.choice or table.outcome
        self._sheet(self.sitting.say(thing) if thing else "", [*self.sitting.why()])

    def action_details(self) -> None:
        """Everything there is to read about the highlighted option; without one, why this is asked."""
        option = self._highlighted()
        if option is None:
            self.action_why()
            return
        (title, *behind), *things = self.sitting.read_option(option)
        self._sheet(title, ["\n".join(behind)] * bool(behind) + [titled(thing) for thing in things])

    def action_look_up(self) -> None:
        self.app.push_screen(LookUpScreen(self.sitting))

    def action_hint(self) -> None:
        """What a sensible player would do, between the question and its options."""
        self._note(" ".join(self.sitting.hint()))

    def action_goal(self) -> None:
        self._sheet(self.sitting.text("goal-title"), self.sitting.goal_now())

    def action_cards(self) -> None:
        cards = self.sitting.board.cards(self.sitting.view, self.sitting.text, self.sitting.about)
        self._sheet(self.sitting.text("terminal-key-cards"), [titled(card) for card in cards])

    def action_words(self) -> None:
        words = self.sitting.board.words(self.sitting.view, self.sitting.text)
        self._sheet(self.sitting.text("terminal-key-board"), [*words])

    def action_recap(self) -> None:
        say = self.sitting.text
        self._sheet(say("recap-title"), [*self.sitting.recap()] or [say("recap-nothing")])

    def action_log(self) -> None:
        self._sheet(self.sitting.text("terminal-log"), [self._log(10_000)])

    def action_help(self) -> None:
        say = self.sitting.text
        legend = rich(self.sitting.board.legend(say))
        told = say("terminal-help", undos=self.sitting.undos(self._undos()))
        self._sheet(say("terminal-key-help"), [told, legend, self.sitting.fate()])
