"""A player at a table who reads and answers in words: what they hold, see, are asked, may answer, and why.

They see what their seats may know and no more. Bots play the other seats, and decide at once when they are asked.
"""

import re
from collections.abc import Collection, Mapping
from pathlib import Path

import miskatonic
from miskatonic import bots, text
from miskatonic.kernel import Choice, IllegalAnswer, NothingToUndo, Option, StaleAnswer, Table, UnknownOption, by_verb
from miskatonic.terminal import boards, lookup, saves, spoken
from miskatonic.terminal.sitting import DECISION, LISTED, REPEATED, Sitting

LONGEST_NAME = 60
SAFE_NAME = re.compile(rf"[A-Za-z0-9][A-Za-z0-9_-]{{0,{LONGEST_NAME - 1}}}")
Lines = list[str]


class Chair:
    """One table, the seats somebody holds at it, and the bots at the others."""

    def __init__(self, table: Table, hold: Collection[int], bot: str, language: str) -> None:
        if language not in text.LANGUAGES:
            raise UnknownOption(f"The language must be one of {', '.join(text.LANGUAGES)}, not {language!r}.")
        self.table = table
        self.eyes = frozenset(hold)
        self.language = language
        self._pick = bots.find(bot, table.game.id)
        self._say = spoken.sayer(table, language)
        self._told = 0
        self._file: Path | None = None
        self._let_bots_play()

    @classmethod
    def at_new_table(
        cls,
        game: str,
        seats: int | None,
        hold: Collection[int] | None,
        options: Mapping[str, str],
        seed: int | None,
        bot: str | None,
        language: str,
    ) -> "Chair":
        """Set up a table and sit down; if no seed is given, one is drawn that nobody can know."""
        drawn = miskatonic.drawn_seed() if seed is None else seed
        table = miskatonic.new_table(game, seed=drawn, seats=seats, options=options)
        return cls(table, held_seats(table, hold), bot or bots.names(table.game.id)[-1], language)

    @classmethod
    def at_saved_table(cls, name: str, hold: Collection[int] | None, bot: str | None, language: str) -> "Chair":
        """Sit down at a table that was saved."""
        path = saves.find(str(_save_path(name)))
        table = saves.opened(path, language if language in text.LANGUAGES else text.LANGUAGES[0])
        chair = cls(table, held_seats(table, hold), bot or bots.names(table.game.id)[-1], language)
        chair._file = path
        chair._told = len(table.events)
        return chair

    # --- looking ----------------------------------------------------------------------------------------------------

    def look(self, cards: bool = False) -> Lines:
        """The whole position; with `cards` also what your investigators and cards do."""
        table, held = self.table, [spoken.seat(self.table, seat, self.language) for seat in sorted(self.eyes)]
        lines = [self._say("spoken-holds", seats="; ".join(held)), *spoken.position(table, self.eyes, self.language)]
        if cards:
            board, view = boards.board(table.game.id), table.view(self.eyes)
            for seat in sorted(self.eyes):
                for name, does in board.held(view, seat, self._say, self._printed):
                    lines.append(f"{name}: {does}")
        return lines

    def question(self, reasons: bool = False) -> Lines:
        """What is asked, every option with its number, what can't be done and why; at the end, the result."""
        table, choice = self.table, self.table.choice
        lines = spoken.question(table, self.language)
        if choice is None:
            return lines
        lines += [f"  {line}" for line in table.explain(choice, self.language)]
        lines.append(self._say("spoken-number", number=table.number))
        numbered = self._options(choice)
        for number, option in numbered.items():
            lines += spoken.answers(table, [(number, option)], self.language, lambda option: option.text)
            if reasons:
                lines += [f"   {line}" for line in table.explain(option, self.language)]
        if barred := spoken.barred(table, choice, self.eyes, self.language):
            lines += [self._say("terminal-barred"), *(f"- {line}" for line in barred)]
        return lines

    def news(self) -> Lines:
        """What has happened since this was last called, as far as the player may know."""
        events = self.table.events[self._told :]
        self._told = len(self.table.events)
        return spoken.heard(self.table, events, self.eyes, self.language)

    def why(self, about: str) -> Lines:
        """Why this is asked; what is behind an option, by its number or text form; or what there is to read about a
        name or a rule.
        """
        choice = self.table.choice
        if not about.strip():
            return self._why_asked(choice)
        if choice is not None and (option := self._found(choice, about.strip())):
            return [line for part in self._sitting().read_option(option) for line in part]
        return self._look_up(about.strip())

    def _why_asked(self, choice: Choice | None) -> Lines:
        table = self.table
        if choice is None:
            return [spoken.rule(table, table.outcome.rule, self.language)] if table.outcome else []
        barred = spoken.barred(table, choice, self.eyes, self.language)
        asked = spoken.rule(table, choice.rule, self.language)
        return [asked, *([self._say("terminal-barred"), *barred] if barred else [])]

    def _look_up(self, wish: str) -> Lines:
        sitting = self._sitting()
        found = sitting.meant(wish)
        if found and (lookup.rules(self.table.game, wish) or len({sitting.called(one) for one in found}) == 1):
            return [line for one in found[:LISTED] for line in sitting.read(one)]
        if found:
            return [self._say("terminal-look-several", names=found[:LISTED], count=len(found))]
        if near := sitting.nearly(wish):
            return [self._say("terminal-look-near", wish=wish[:REPEATED], names=near)]
        return [self._say("spoken-look-nothing", wish=wish[:REPEATED])]

    def _sitting(self) -> Sitting:
        return Sitting(self.table, self.language)

    def _printed(self, name: str, /) -> Lines:
        return self.table.explain(name, self.language)

    # --- doing ------------------------------------------------------------------------------------------------------

    def answer(self, wish: str, number: int | None = None) -> None:
        """Answer with an option's number or text form; `number` is the table's number that the answer was meant for."""
        table, choice = self.table, self.table.choice
        if choice is None:
            raise StaleAnswer("The game is over; there is nothing left to answer.")
        if number is not None and number != table.number:
            raise StaleAnswer(f"The table has moved on: this is question number {table.number}, not {number}.")
        option = self._found(choice, wish.strip())
        if option is None:
            own = self._options(choice)
            raise IllegalAnswer(
                f"{wish[:REPEATED]!r} isn't one of your options here: give a number from 1 to {len(own)}, "
                f"or a text form such as {own[1].text!r}."
            )
        table.answer(option, seat=self.eyes)
        self._let_bots_play()

    def undo(self, to: str = DECISION) -> None:
        """Take back the player's last decision with everything since, or everything since a mark."""
        table = self.table
        if to == DECISION:
            own = [back for back, told in enumerate(reversed(table.told), 1) if told.seat in self.eyes]
            if not own:
                raise NothingToUndo("You have not decided anything yet, so there is nothing to take back.")
            table.undo(own[0])
        elif to in table.game.marks:
            table.undo(to=to)
        else:
            raise UnknownOption(
                f"Undo goes back to one of {', '.join((DECISION, *table.game.marks))}, not to {to[:REPEATED]!r}."
            )
        self._let_bots_play()

    def save(self, name: str) -> Path:
        """Save the table in the folder of saved games, under its own name; another game's file is never overwritten."""
        path = _save_path(name) if name else self._file or saves.new_path(self.table.game.id)
        if path.exists() and path != self._file:
            raise UnknownOption(f"There is already a saved game {path.stem!r}; choose another name.")
        saves.write(path, self.table.save())
        self._file = path
        return path

    def saved(self, path: Path) -> str:
        """Where it was saved, in words."""
        return self._say("terminal-saved", file=path.stem)

    def _options(self, choice: Choice) -> dict[int, Option]:
        """The options the player may take, by the numbers they are listed with."""
        own = [option for option in choice.seen_by(self.eyes) if choice.owner(option) in self.eyes]
        return {number: option for _, group in by_verb(own) for number, option in group}

    def _found(self, choice: Choice, wish: str) -> Option | None:
        options = self._options(choice)
        if wish.isdecimal() and len(wish) < 6:
            return options.get(int(wish))
        return next((option for option in options.values() if option.text == wish), None)

    def _let_bots_play(self) -> None:
        """One bot decision after another, until a seat that is held here is asked."""
        table = self.table
        while table.choice is not None:
            seat = next((seat for seat in table.choice.seats if seat not in self.eyes), None)
            if seat is None:
                return
            table.answer(self._pick(table, bots.Luck(table.number), seat), seat=seat)


def held_seats(table: Table, hold: Collection[int] | None) -> frozenset[int]:
    """The seats meant by numbers counted from 1; all of them by default."""
    if hold is None:
        return frozenset(range(table.seats))
    if not hold or not all(1 <= seat <= table.seats for seat in hold):
        raise UnknownOption(f"You must hold at least one of the seats 1 to {table.seats}, not {sorted(hold)}.")
    return frozenset(seat - 1 for seat in hold)


def _save_path(name: str) -> Path:
    """The file of a saved game by its name; always in the folder of saved games."""
    plain = name.removesuffix(".json")
    if not SAFE_NAME.fullmatch(plain):
        raise UnknownOption(
            f"The name of a saved game may have letters, digits, - and _, {LONGEST_NAME} at most, "
            f"not {name[:REPEATED]!r}."
        )
    return saves.folder() / f"{plain}.json"
