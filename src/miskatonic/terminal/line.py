"""The line mode: the position in words, numbered options, one line per answer. For pipes and screen readers."""

import sys
from collections.abc import Iterable

from miskatonic.kernel import NothingToUndo, Option, Trouble
from miskatonic.terminal.sitting import DECISION, Sitting


def read_line() -> str | None:
    """The next line the player types, or None at the end of input. Ctrl-C also counts as the end of input."""
    try:
        if sys.stdin.isatty():
            return input("> ")
        line = sys.stdin.readline()
    except (EOFError, KeyboardInterrupt):
        print()
        return None
    return line if line else None


def show(lines: Iterable[str]) -> None:
    """Print at once, so that a pipe sees it before it answers."""
    for line in lines:
        print(line)
    sys.stdout.flush()


def number_in(line: str, last: int) -> int | None:
    """The number in a line, if it is one from 1 to the last."""
    if line.isdecimal() and len(line) <= len(str(last)) and 1 <= int(line) <= last:
        return int(line)
    return None


class LineMode:
    """One sitting, line by line."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._turn: object = ()  # no turn is equal to this, so the position is described first
        self._asked = -1

    def play(self) -> None:
        """Play until the player quits or the input ends; then the table is saved."""
        show([self.sitting.text("terminal-line-welcome")])
        going = True
        while going:
            self._tell()
            line = read_line()
            going = line is not None and self._obey(line.strip())
        self.sitting.autosave()
        show(self.sitting.kept())

    # --- telling ----------------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """What is new: what happened, the position at a new turn, and the question unless it was just shown."""
        sitting = self.sitting
        if sitting.table.number == self._asked:
            return
        self._asked = sitting.table.number
        told = sitting.told
        show(["", *sitting.news()])
        if goal := sitting.opening():
            show(["", *goal])
        turn = sitting.board.turn(sitting.view)
        if turn != self._turn:
            if self._turn not in ((), None) and sitting.has_more_to_recap(told):
                show(["", *self._recap()])
            self._turn = turn
            show(["", *self._position()])
        else:
            show(sitting.board.brief(sitting.view, sitting.text))
        self._ask()

    def _recap(self) -> list[str]:
        lines = self.sitting.recap()
        return [f"{self.sitting.text('recap-title')}:", *lines] if lines else [self.sitting.text("recap-nothing")]

    def _position(self) -> list[str]:
        return self.sitting.board.words(self.sitting.view, self.sitting.text)

    def _ask(self) -> None:
        """The question, what it brings to the table, and every option; during setup, with everything printed on it."""
        sitting = self.sitting
        choice = sitting.table.choice
        if choice is None:
            show(["", *self._ending()])
            return
        show(["", sitting.text("terminal-decides", seat=sitting.deciding(choice)), sitting.say(choice)])
        show(f"  {line}" for line in sitting.brought(choice))
        for verb, group in sitting.groups():
            several = len(group) > 1
            if several:
                show([f"{sitting.text(f'verb-{verb}')}:"])
            for number, option in group:
                printed = sitting.why_option(option) if sitting.is_set_up else []
                remark = "" if printed else sitting.remark(option)
                show([f"{'  ' * several}{number}. {sitting.say(option)}" + (f" ({remark})" if remark else "")])
                show(f"{'  ' * several}   {line}" for line in printed)

    def _ending(self) -> list[str]:
        table = self.sitting.table
        assert table.outcome
        return [
            self.sitting.result(table.outcome),
            self.sitting.say(table.outcome),
            *self.sitting.causes(),
            self.sitting.rule(table.outcome.rule),
            self.sitting.text("terminal-decisions", count=len(table.made)),
            self.sitting.text("terminal-turns", count=self.sitting.turns()),
            self.sitting.fate(),
            *([self.sitting.text("terminal-line-go-on")] if self.sitting.goes_on else []),
            self.sitting.text("terminal-line-over"),
        ]

    # --- obeying ----------------------------------------------------------------------------------------------------

    def _obey(self, line: str) -> bool:
        """Carry out one line; False ends the sitting."""
        sitting = self.sitting
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            match word.lower():
                case "q":
                    return False
                case "":
                    show(self._unanswered())
                case undo if undo in self._undos:
                    sitting.undo(self._undos[undo])
                case "?":
                    show(self._why(rest))
                case "i":
                    show(sitting.hint())
                case "o":
                    self._ask()
                case "c":
                    show(line for card in sitting.own() for line in card)
                case "b":
                    show(self._position())
                    self._ask()
                case "r":
                    show(self._recap())
                case "l":
                    show(sitting.say(event) for event in sitting.log())
                case "h":
                    undos = sitting.undos(self._undos)
                    show([*sitting.text("terminal-line-help", undos=undos).splitlines(), sitting.fate()])
                case "g" if sitting.table.choice is None:
                    self._go_on()
                case "g":
                    show(sitting.goal_now())
                case "s":
                    show([sitting.text("terminal-saved", file=str(sitting.save(rest)))])
                case _:
                    sitting.answer(self._option(line))
        except NothingToUndo:
            show([sitting.text("terminal-nothing-to-undo")])
        except (Trouble, OSError) as trouble:
            show([str(trouble)])
        return True

    def _unanswered(self) -> list[str]:
        """The reply to an empty line, which never answers: what to type, even to end a turn with something left."""
        options = self.sitting.options()
        early = next((number for number, option in options.items() if option.early), None)
        if early is not None:
            said = self.sitting.say(options[early])
            return [self.sitting.text("terminal-line-empty-early", say=said, number=early)]
        return [self.sitting.text("terminal-line-empty" if options else "terminal-line-wrong-over")]

    def _go_on(self) -> None:
        """Continue at the next table of the campaign."""
        file = self.sitting.keep_campaign()
        self.sitting = self.sitting.next_table()
        self._turn, self._asked = (), -1
        if file is not None:
            show([self.sitting.text("terminal-campaign-kept", file=str(file))])

    @property
    def _undos(self) -> dict[str, str]:
        """The words that undo something, and how far."""
        return {"u": DECISION, **{f"u{letter}": mark for mark, letter in self.sitting.marks().items()}}

    def _why(self, wish: str) -> list[str]:
        """Why this is asked; what is behind an option; or what there is to read about a name or a rule."""
        if not wish:
            return self.sitting.why()
        option = self._found(wish)
        if option is None:
            return self.sitting.look_up(wish)
        told = [line for part in self.sitting.read_option(option) for line in part]
        return told if len(told) > 1 else [*told, *self.sitting.why()[:1]]

    def _option(self, line: str) -> Option:
        """The option that a line answers with; a line that isn't an answer is refused with a message."""
        found = self._found(line)
        if found is None:
            wrong = "terminal-line-wrong" if self.sitting.options() else "terminal-line-wrong-over"
            raise Trouble(self.sitting.text(wrong, line=line[:40]))
        return found

    def _found(self, line: str) -> Option | None:
        """The option with that number, or with that text form."""
        options = self.sitting.options()
        number = number_in(line, max(options, default=0))
        if number in options:
            return options[number]
        return self.sitting.table.choice.find(line) if self.sitting.table.choice else None
