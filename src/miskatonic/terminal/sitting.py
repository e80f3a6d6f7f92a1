"""A person at a table: the table, their language, what they have already been shown, and the file it is saved in.

One person holds all seats at a terminal, so whatever any seat may see is shown. The line mode and the full screen share
this.
"""

import hashlib
import itertools
from collections.abc import Mapping
from pathlib import Path

import miskatonic
from miskatonic import bots, text
from miskatonic.kernel import Choice, Event, Option, Outcome, Table, Trouble, goal, recap, still_true
from miskatonic.kernel.cause import causes
from miskatonic.kernel.choice import Barred
from miskatonic.terminal import boards, lookup, saves
from miskatonic.terminal.look import roughly
from miskatonic.terminal.numbering import Numbered, Numbers

DECISION = "decision"
"""The least that can be undone."""
FIRST_SEALED = 2**64
"""Smaller seeds were chosen, or belong to games of an earlier version."""
LISTED = 12
"""How many names are listed if several match."""
REPEATED = 40
"""How much is repeated of an input that means nothing."""


class Sitting:
    """The table as one person plays it in a terminal."""

    def __init__(self, table: Table, language: str, path: Path | None = None) -> None:
        self.table = table
        self.language = language
        self.path = path or saves.new_path(table.game.id)
        self.keeps = True
        """Whether the table is saved automatically; a replay is not."""
        self._saved = -1 if path is None else table.number
        """The number of the table as its file has it."""
        self.told = 0
        self.begins = not table.made
        """Whether the goal must still be shown, as soon as it is known; a player who continues a game knows it."""
        self.board = boards.board(table.game.id)
        self._numbers = Numbers()
        self._grouped: tuple[Choice | None, list[tuple[str, list[Numbered]]]] = (None, [])

    # --- words ----------------------------------------------------------------------------------------------------

    def text(self, message: str, /, **args: object) -> str:
        """A message of the game or of the terminal in the player's language."""
        return text.say(self.table.game.package, self.language, message, args)

    def say(self, thing: Choice | Option | Barred | Event | Outcome | str) -> str:
        return self.table.say(thing, self.language)

    def rule(self, rule: str) -> str:
        """A rule's sentence with its id."""
        return f"{rule}: {self.say(rule)}"

    def seat(self, seat: int) -> str:
        """How a seat is named: number and investigator."""
        name = self.table.game.seat_name(self.table.state, seat)
        return self.text("terminal-seat", number=seat + 1, who=name)

    def deciding(self, choice: Choice) -> str:
        """Everybody a question is open to, by name."""
        return "; ".join(map(self.seat, choice.seats))

    def result(self, outcome: Outcome) -> str:
        """How the game ended, in a word: won, lost, or what the game calls it."""
        return self.text(f"result-{outcome.result}")

    def fate(self) -> str:
        """Where the randomness of the table comes from: a drawn seed is sealed until the game is over."""
        table = self.table
        if table.seed < FIRST_SEALED or table.origin is not None:
            return self.text("terminal-fate-known")
        seal = hashlib.sha256(str(table.seed).encode()).hexdigest()
        if any(event.kind == "outcome" for event in table.events):
            return self.text("terminal-fate-open", seal=seal, seed=str(table.seed))
        return self.text("terminal-fate-sealed", seal=seal)

    # --- what is to be decided --------------------------------------------------------------------------------------

    @property
    def view(self) -> boards.View:
        """The view of the one person who holds all seats."""
        return self.table.view(range(self.table.seats))

    def groups(self) -> list[tuple[str, list[Numbered]]]:
        """The options by verb with their numbers, as shown."""
        choice = self.table.choice
        if choice is not self._grouped[0]:
            shown = choice.shown_to(range(self.table.seats)) if choice else []
            turn = self.board.turn(self.view) if choice else None
            self._grouped = (choice, self._numbers.groups(choice, shown, self.say, turn) if choice else [])
        return self._grouped[1]

    def options(self) -> dict[int, Option]:
        """The options by their numbers."""
        return {number: option for _, group in self.groups() for number, option in group}

    def owner(self, option: Option) -> int | None:
        """The seat to name beside an option: its owner, if that isn't the seat that is asked or if several are asked.
        Passing is done for all of them at once.
        """
        choice = self.table.choice
        if choice is None or (option.passes and len(choice.seats) > 1):
            return None
        return option.seat if len(choice.seats) > 1 or option.seat != choice.seat else None

    def remark(self, option: Option) -> str:
        """What is shown beside an option: whose it is, what it costs, its unavoidable side effects, how likely it is to
        achieve its purpose.
        """
        owner = self.owner(option)
        parts = [] if owner is None else [self.seat(owner)]
        price = self.text("terminal-cost", count=option.cost)
        if option.cost and price not in self.say(option):
            parts.append(price)
        parts += self.warnings(option)
        chance = self.table.game.chance(self.table.state, option)
        if chance is not None:
            parts.append(roughly(chance))
        return ", ".join(parts)

    def warnings(self, option: Option) -> list[str]:
        """The unavoidable side effects of an option."""
        return [self.text(line.message, **line.args) for line in self.table.game.warns(self.table.state, option)]

    def why(self) -> list[str]:
        """The rule behind the pending question, and what can't be done here."""
        choice = self.table.choice
        if choice is None:
            return [self.rule(self.table.outcome.rule)] if self.table.outcome else []
        lines = [self.rule(choice.rule)]
        if barred := choice.barred:
            lines.append(self.text("terminal-barred"))
            lines += [f"{self.say(thing)} ({', '.join(thing.rules)})" for thing in barred]
        return lines

    @property
    def is_set_up(self) -> bool:
        """Whether the game is still being set up, when nobody can know yet what there is to choose from."""
        return str(self.table.state.step).startswith("setup.")

    def brought(self, choice: Choice) -> list[str]:
        """What a question brings to the table: a monster to be placed, with everything printed on it."""
        return self.table.explain(choice, self.language)

    def own(self) -> list[tuple[str, str]]:
        """The abilities and cards of the seats that are asked, with what they do."""
        seats = self.table.choice.seats if self.table.choice else range(self.table.seats)
        view = self.view
        return [card for seat in seats for card in self.board.held(view, seat, self.text, self.about)]

    def about(self, name: str) -> list[str]:
        """What a thing does, by its name."""
        return self.table.explain(name, self.language)

    def meant(self, wish: str) -> list[str]:
        """The rules (`RC-201`) or names that match what somebody typed."""
        game = self.table.game
        return lookup.rules(game, wish) or lookup.find(game, self.language, wish)

    def nearly(self, wish: str) -> list[str]:
        """Similar names."""
        return lookup.near(self.table.game, self.language, wish)

    def called(self, meant: str) -> str:
        """A name in words; a rule by its id."""
        return meant if lookup.rules(self.table.game, meant) == [meant] else self.text(meant)

    def read(self, meant: str) -> list[str]:
        """Everything there is to read about a name, after the name itself; or a rule."""
        if lookup.rules(self.table.game, meant) == [meant]:
            return [self.rule(meant)]
        rules = self.table.game.glossary.get(meant, ())[1:]
        return [self.text(meant), *self.table.explain(meant, self.language), *map(self.rule, rules)]

    def look_up(self, wish: str) -> list[str]:
        """What there is to read about the match; if there are several or none, what might be meant. Things with the
        same name (a figure and its card) can't be told apart by asking again, so all of them are read out.
        """
        found = self.meant(wish)
        if found and (lookup.rules(self.table.game, wish) or len({self.called(one) for one in found}) == 1):
            return [line for one in found[:LISTED] for line in self.read(one)]
        if found:
            return [self.text("terminal-look-several", names=found[:LISTED], count=len(found))]
        if near := self.nearly(wish):
            return [self.text("terminal-look-near", wish=wish[:REPEATED], names=near)]
        return [self.text("terminal-look-nothing", wish=wish[:REPEATED])]

    def why_option(self, option: Option) -> list[str]:
        """What is behind an option: the sums, and what it is about."""
        return self.table.explain(option, self.language)

    def read_option(self, option: Option) -> list[list[str]]:
        """Everything there is to read about an option: what is behind it, then each thing that it names, unless that
        has already been said. Each part begins with what it is about.
        """
        remark = self.remark(option)
        parts = [[self.say(option) + (f" ({remark})" if remark else ""), *self.why_option(option)]]
        for name in lookup.named_by(self.table.game, option):
            title, *lines = self.read(name)
            said = {line for part in parts for line in part}
            if new := [line for line in lines if line not in said]:
                parts.append([title, *new])
        return parts

    def hint(self) -> list[str]:
        """What a sensible player would do here, and why."""
        choice = self.table.choice
        advice = bots.advise(self.table, choice.seat) if choice is not None else None
        if choice is None or advice is None:
            return [self.text("terminal-no-hint")]
        text = choice.text_for(advice.option, range(self.table.seats))
        number = next((number for number, option in self.options().items() if option.text == text), 0)
        lines = [self.text("terminal-hint", number=number, say=self.say(advice.option))]
        if advice.reason is not None:
            lines.append(self.text(advice.reason.message, **advice.reason.args))
        return lines

    def goal(self) -> list[str]:
        """The goal of the game; empty until it is known."""
        return goal.as_lines(self.table, self.language)

    def goal_now(self) -> list[str]:
        """The goal on request, or when it will be known."""
        return self.goal() or [self.text("goal-later")]

    def causes(self) -> list[str]:
        """Why the game ended."""
        return causes(self.table, self.language)

    def opening(self) -> list[str]:
        """The goal when a new game begins, once, as soon as it is known."""
        told = self.goal() if self.begins and self.keeps else []
        self.begins = self.begins and not told
        return told

    def marks(self, taken: str = "") -> dict[str, str]:
        """The stretches that can be undone, shortest first, each with its letter: the first free one in its name."""
        found: dict[str, str] = {}
        for mark in self.table.game.marks:
            free = [letter for letter in mark if letter not in taken and letter not in found.values()]
            found[mark] = free[0]
        return found

    def undos(self, keys: Mapping[str, str]) -> str:
        """What each key undoes."""
        return ", ".join(self.text("terminal-undo-key", key=key, what=self.mark(mark)) for key, mark in keys.items())

    def mark(self, mark: str) -> str:
        """A decision or a longer stretch, as something to undo."""
        return self.text(f"terminal-undo-{mark}")

    # --- what happened ----------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show, in a continued game, what has happened since its last turn began; the log has the rest. That it
        continues under other rules is shown in any case.
        """
        renewed = (event.number for event in self.table.events if event.kind == "new_rules")
        begun = (event.number for event in self.table.events if self.begins_turn(event))
        self.told = min(max(begun, default=0), max(renewed, default=len(self.table.events)))

    def news(self) -> list[str]:
        """The events since the last call, in sentences; the outcome is shown separately."""
        events = self.table.events[self.told :]
        self.told = len(self.table.events)
        return [self.say(event) for event in events if event.kind != "outcome"]

    def log(self) -> list[Event]:
        """All events that are still valid."""
        return still_true(self.table.events)

    def recap(self) -> list[str]:
        """What has happened since the last decision that wasn't a pass, by causes, with their effects indented."""
        game, eyes = self.table.game, range(self.table.seats)
        lines: list[str] = []
        for cause in recap.causes(game, self._since(), eyes):
            for event in (cause.head, *cause.told):
                said = self.say(event)
                loss = self.text("recap-loss", say=said) if recap.lost(game, event, eyes) else said
                lines.append(loss if event is cause.head else f"  {loss}")
            if cause.more:
                lines.append(f"  {self.text('recap-more', count=cause.more)}")
        return lines

    def _since(self) -> list[Event]:
        return recap.since(self.table, range(self.table.seats), passing=False)

    def has_more_to_recap(self, told: int) -> bool:
        """Whether somebody has just passed for at least the second time since the last decision, and something happened
        in between, within the first `told` events; the effects of a single pass have just been read.
        """
        passed = itertools.takewhile(lambda one: one.passes, reversed(self.table.told))
        return any(one.events < told for one in passed)

    def turns(self) -> int:
        """How many turns have begun."""
        return sum(self.begins_turn(event) for event in self.log())

    def begins_turn(self, event: Event) -> bool:
        """Whether a turn begins with it."""
        return event.kind == self.table.game.spans.get("turn")

    # --- doing ------------------------------------------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        self.table.answer(option, seat=range(self.table.seats))
        self.autosave()

    def undo(self, to: str = DECISION) -> None:
        """Take back the last decision, or a longer stretch."""
        self.table.undo(to=None if to == DECISION else to)
        self.autosave()

    def autosave(self) -> None:
        """Save the table in its file if it has changed; a game without decisions is not worth a file."""
        if self.keeps and self.table.number != self._saved and (self.table.made or self.path.exists()):
            saves.write(self.path, self.table.save())
            self._saved = self.table.number

    def kept(self) -> list[str]:
        """Where the game is saved and which command continues it; nothing if it has no file."""
        if not self.path.exists():
            return []
        return [self.text("terminal-kept", file=str(self.path), resume=saves.resuming(self.path))]

    @property
    def goes_on(self) -> bool:
        """Whether another table can follow this one, which is over."""
        table = self.table
        return table.outcome is not None and table.game.sequel(table.state, {}) is not None

    def next_table(self) -> "Sitting":
        """The table that follows; the campaign is saved in a file beside this one."""
        table = self.table
        plan = table.game.sequel(table.state, {}) if table.outcome is not None else None
        if plan is None:
            raise Trouble(self.text("terminal-no-sequel"))
        self.autosave()
        self.keep_campaign()
        options = {**table.options, **plan.options}
        return Sitting(miskatonic.new_table(table.game, seats=len(plan.seats), options=options), self.language)

    def keep_campaign(self) -> Path | None:
        """Save the table's campaign record in a separate file; None if it has none."""
        left = self.table.game.campaign(self.table.state) if self.table.outcome is not None else None
        if left is None or not self.keeps:
            return None
        path = self.path.with_name(f"{self.path.stem}-campaign.json")
        saves.write(path, f"{left}\n")
        return path

    def save(self, name: str = "") -> Path:
        """Save the table in its own file, or a copy in the named one."""
        try:
            path = Path(name).expanduser() if name else self.path
            saves.write(path, self.table.save())
        except (RuntimeError, ValueError) as trouble:
            raise Trouble(f"{name!r} can't be a file name here.") from trouble
        return path
