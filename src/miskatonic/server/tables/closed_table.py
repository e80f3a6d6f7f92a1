"""A table that can no longer be played: its rules have changed, or its record no longer leads where it led.

What the journal has of it can be read, stepped through and downloaded as a file.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Literal

from miskatonic import text
from miskatonic.kernel import Event, Game, still_true
from miskatonic.kernel.speech import rule_message
from miskatonic.server import answers, sent, sentences
from miskatonic.server.messages import WORDS, Refused
from miskatonic.server.storage import transcript
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import Entry, Header
from miskatonic.server.tables.people import Wish
from miskatonic.server.tables.playthrough import Story, spans_begun
from miskatonic.server.tables.replaying import DAMAGED
from miskatonic.server.tables.room import Room
from miskatonic.server.tables.seeds import seed_of

FORMAT = 1
"""The format of the file made from such a table."""


class ClosedTable(Room):
    """A table to be read, after `at` of its decisions, or as it was left."""

    is_open: Literal[False] = False

    def __init__(
        self,
        journal: Journal,
        header: Header,
        keys: dict[str, int],
        entries: Sequence[Entry],
        game: Game | None,
        why: str,
        at: int | None = None,
    ) -> None:
        super().__init__(journal, header, keys)
        self._story = Story(header.made)
        self.entries = entries
        self.game = game
        self.why = why
        self.version = header.version
        self.position, self._number = transcript.last_position(header, entries)
        self.steps = self._steps()
        if at is not None and at >= len(self.steps):
            raise Refused("not_possible", f"There are {len(self.steps) - 1} decisions, not {at}.")
        told = transcript.events(header, entries)
        self._events = told if at is None else told[: self.steps[at]]
        self._story.ended = any(event.kind == "outcome" for event in told)
        self._story.log = still_true(self._events)
        self.begun.update(spans_begun(self.spans, self.log))

    def _steps(self) -> list[int]:
        """How many events there were at the beginning and after every decision that still stands; on the way, finds out
        which seats bots play and which rules came last.
        """
        told = len(transcript.events_of(self.header.told))
        steps = [told]
        for entry in self.entries:
            self._story.touched = entry.at
            data, new = json.loads(entry.data), transcript.events_of(entry.told)
            told = len(new) + (0 if entry.kind == transcript.READ else told)
            match entry.kind:
                case "answer":
                    steps.append(told)
                case "undo":
                    back = next((event.args["decisions"] for event in new if event.kind == "undone"), 1)
                    del steps[max(1, len(steps) - back) :]
                case "bot" if data["bot"] is None:
                    self.bots.pop(data["seat"], None)
                case "bot":
                    self.bots[data["seat"]] = data["bot"]
                case transcript.READ:
                    steps, self.version = [told], data["version"]
                case transcript.WENT_ON:
                    steps, self.version = [told], data["version"]
        return steps

    @property
    def story(self) -> Story:
        """What its record says."""
        return self._story

    @property
    def number(self) -> int:
        """Counts every decision and every undo."""
        return self._number

    @property
    def goes_on(self) -> bool:
        """Nothing follows it."""
        return False

    @property
    def asked(self) -> None:
        """Nobody is asked."""
        return None

    @property
    def last(self) -> int:
        """How many of its decisions still stand."""
        return len(self.steps) - 1

    def past(self, at: int) -> "ClosedTable":
        """The same table after `at` of its decisions."""
        return ClosedTable(self.journal, self.header, {}, self.entries, self.game, self.why, at)

    @property
    def package(self) -> str:
        """The package with the words of its game; a game that no longer exists has none."""
        return self.game.package if self.game else WORDS

    @property
    def spans(self) -> Mapping[str, str]:
        """The events that begin its turns and days."""
        return self.game.spans if self.game else {}

    @property
    def names(self) -> list[str]:
        """What its seats were called when that was last saved."""
        known = self.position.names if self.position else []
        return [
            name if text.has(self.package, "en", name) else f"seat-{seat}"
            for seat, name in enumerate(known or [""] * self.header.seats)
        ]

    @property
    def events(self) -> Sequence[Event]:
        """All its events."""
        return self._events

    @property
    def is_damaged(self) -> bool:
        """Whether its record is damaged."""
        return self.why == DAMAGED

    @property
    def won(self) -> bool | None:
        """Whether it was won; None if it did not end."""
        event = self._ending()
        return None if event is None else bool(event.args["won"])

    def title(self, language: str) -> str:
        """The name of its game, or its id if the game no longer exists."""
        return self.words(language, "game-name") if self.game else self.header.game

    def headline(self, language: str) -> str:
        """That it is closed."""
        return self.notice(language)["say"]

    def notice(self, language: str) -> sent.Notice:
        """That it is closed, and why."""
        say = sentences.say(WORDS, language, f"web-closed-{self.why}", {"version": self.version})
        return {"why": self.why, "version": self.version, "say": say}

    def outcome(self, language: str) -> sent.Ending | None:
        """How it ended, if it did."""
        event = self._ending()
        if event is None:
            return None
        rule = rule_message(event.rule)
        return {
            "won": bool(event.args["won"]),
            "result": event.args["result"],
            "say": self.told(event, language),
            "rule": event.rule,
            "rule_say": sentences.say(self.package, language, rule) if text.has(self.package, "en", rule) else "",
            "causes": [],
        }

    def wake_bots(self) -> None:
        """Bots no longer play here."""

    async def catch_up(self) -> None:
        """Nothing more is entered."""

    async def hear_of(self, wish: Wish | None) -> None:
        """Nothing can be taken back."""

    def _ending(self) -> Event | None:
        return next((event for event in self.log if event.kind == "outcome"), None)

    def course(self) -> answers.Course:
        """How the game went, as far as that is known without its rules."""
        return {
            "measures": [],
            "marks": [],
            "bands": [],
            "figures": [],
            "distinctions": [],
            "luck": [],
            "decisions": self.last,
            "turns": self.begun["turn"],
            "undone": sum(event.args["decisions"] for event in self._events if event.kind == "undone"),
            "minutes": round((self.touched - self.header.made) / 60),
            "again": None,
        }

    def export(self) -> str:
        """Everything that was saved of it as one text. It isn't a save: other rules must read it."""
        head = self.header
        record = {
            "miskatonic_record": FORMAT,
            "game": head.game,
            "version": head.version,
            "contents": _data(head.contents),
            "seats": head.seats,
            "options": _data(head.options),
            "seed": seed_of(head),
            "fate": _data(head.fate),
            "made": head.made,
            "save": head.save,
            "told": _data(head.told),
            "checkpoint": _data(head.checkpoint),
            "entries": [
                {
                    "kind": entry.kind,
                    "data": json.loads(entry.data),
                    "at": entry.at,
                    "told": _data(entry.told),
                    "checkpoint": _data(entry.checkpoint),
                }
                for entry in self.entries
            ],
        }
        return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def _data(text: str | None) -> object:
    """The data in a text of the journal, or the text itself if it is damaged."""
    try:
        return None if text is None else json.loads(text)
    except ValueError:
        return text
