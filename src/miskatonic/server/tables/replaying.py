"""From the journal to the game: replayed by the rules that played it; or continued by today's rules; or neither, and
then it can only be read. Its position never changes without a notice.
"""

import json
import logging
from collections.abc import Sequence

import miskatonic
from miskatonic.kernel import BadSave, Game, OtherCards, Table, Trouble, find_game, still_true
from miskatonic.kernel.record import as_it_began, can_play_again, contents, is_of_today, means_the_same
from miskatonic.kernel.replay import compare, go_on_from, new_rules, said_now, taken_for_granted
from miskatonic.server.messages import Plain, out_of_service
from miskatonic.server.storage import transcript
from miskatonic.server.storage.hash_chain import Record
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import Entry, Header
from miskatonic.server.tables.playthrough import Playthrough
from miskatonic.server.tables.seeds import seed_of

RULES, CARDS, RECORD, DAMAGED = "rules", "cards", "record", "damaged"
"""Why a table is closed: these rules can't continue it, its cards are not today's, its record no longer leads where it
led, its record is damaged.
"""
logger = logging.getLogger(__name__)


class CannotBePlayed(Exception):
    """A table can only be read: why, its game if that still exists, and its record as far as it is intact."""

    def __init__(self, why: str, game: Game | None, record: Record) -> None:
        super().__init__(why)
        self.why, self.game, self.record = why, game, record


def replayed(journal: Journal, header: Header) -> Playthrough:
    """The game as the journal has it, or `CannotBePlayed`; nothing is written."""
    record = journal.record(header)
    game = None
    try:
        game = find_game(header.game)
        if record.damaged:
            raise Damaged(f"its record is intact only up to entry {len(record.entries)}.")
        past = Past(header, record, game)
        return _played_again(past) or past.gone_on_with()
    except MemoryError as problem:
        raise out_of_service() from problem
    except OtherCards as trouble:
        logger.warning("the table %s can only be read: %s", header.id, trouble)
        why = CARDS
    except Trouble as trouble:
        logger.warning("the table %s can only be read: %s", header.id, trouble)
        why = DAMAGED if record.damaged else RECORD if isinstance(trouble, Changed) else RULES
    except Exception:  # whatever it is: rules may not cope with what others did, and a record may be nonsense
        logger.exception("the table %s can only be read", header.id)
        why = RULES
    raise CannotBePlayed(why, game, record)


class Changed(BadSave):
    """Replayed by its own rules, a table does not lead where it led."""


class Damaged(BadSave):
    """The journal's record of a table is not what was once written."""


def _played_again(past: "Past") -> Playthrough | None:
    """The table, if these rules say that they can replay its record, and do; None if other rules made it."""
    if not past.can_play_again:
        return None
    try:
        return past.played_again()
    except MemoryError:
        raise
    except Exception as problem:  # whatever it is: what was saved of the table can still be read
        if past.of_these_rules:
            raise Changed(f"{type(problem).__name__}: {problem}") from problem
        logger.exception("the table %s can't be replayed", past.header.id)
        return None


class Past:
    """The journal's record of a table, and today's rules."""

    def __init__(self, header: Header, record: Record, game: Game) -> None:
        self.header, self.game = header, game
        self.entries, self.end = record.entries, record.end
        entries = record.entries
        went_on = [at for at, entry in enumerate(entries) if entry.kind == transcript.WENT_ON]
        self.since = went_on[-1] if went_on else None
        """The last entry with which rules continued from a checkpoint."""
        self.rules = [header_rules(header)] if self.since is None else []
        self.rules += [
            json.loads(one.data) for one in entries[self.since :] if one.kind in (transcript.READ, transcript.WENT_ON)
        ]

    @property
    def can_play_again(self) -> bool:
        """Whether the current rules say that they can replay everything that was played since."""
        return all(can_play_again(self.game, rules["version"], rules["contents"]) for rules in self.rules)

    @property
    def of_these_rules(self) -> bool:
        """Whether the last of it was played under the current rules."""
        return self._is_present(self.rules[-1])

    def _is_present(self, rules: Plain) -> bool:
        return is_of_today(self.game, rules["version"], rules["contents"], json.loads(self.header.options))

    # --- played again -----------------------------------------------------------------------------------------------

    def played_again(self) -> Playthrough:
        """Entry after entry as it was. Under the same rules every one must report what it reported; the reports of
        other rules may differ, but must lead to the positions that were saved.
        """
        begun = 0 if self.since is None else self.since + 1
        table = self._begun()
        played = Playthrough(table, self.header.made)
        if self.since is None:
            self._check(played, self.header, 0, self._is_present(self.rules[0]))
        else:
            before = len(transcript.events(self.header, self.entries[: self.since]))
            self._check(played, self.entries[self.since], before, self._is_present(self.rules[0]))
        rules = self.rules[0]
        for at, entry in enumerate(self.entries):
            told, data = len(table.events), json.loads(entry.data)
            if entry.kind == transcript.READ and at >= begun:
                rules, told = data, 0
            elif entry.kind == "bot" or (at >= begun and entry.kind != transcript.WENT_ON):
                if entry.kind == "answer" and not self._is_present(rules):
                    data["option"] = said_now(played.table, rules["version"], data["option"])
                played.enter(entry.kind, data)
                while (granted := taken_for_granted(played.table, rules["version"])) is not None:
                    played.enter("answer", {"option": granted})
            if at >= begun:
                self._check(played, entry, told, self._is_present(rules))
            played.touched = entry.at
        played.end = self.end
        if not self.of_these_rules or self._lacks_events():
            played.checkpoint = table.last_stretch()
            position = transcript.position(table, played.checkpoint)
            played.unwritten = rules_entry(transcript.READ, table, 0, position, {})
        played.bring_log_up_to_date()
        return played

    def _begun(self) -> Table:
        """The table as it began, or as the current rules have continued it."""
        header = self.header
        if self.since is None:
            return first_position(header, self.game)
        entry = self.entries[self.since]
        assert entry.checkpoint is not None
        return self._continued(
            self.entries[: self.since], transcript.read_position(entry.checkpoint), json.loads(entry.data)
        )

    def _check(self, played: Playthrough, entry: Entry | Header, told: int, present: bool) -> None:
        """Refuses a table that has reported something else, or is at a different position, than the journal says."""
        if present and not transcript.same(entry.told, played.table.events[told:]):
            raise BadSave("Its events are not those that were recorded.")
        if entry.checkpoint is not None:
            played.checkpoint = played.table.last_stretch()
            if not present:
                compare(transcript.read_position(entry.checkpoint).state, played.checkpoint.state)

    def _lacks_events(self) -> bool:
        """Whether it is so old that its events were not saved."""
        first = self.header if self.since is None else self.entries[self.since]
        return first.told is None and not any(entry.kind == transcript.READ for entry in self.entries)

    # --- continued --------------------------------------------------------------------------------------------------

    def gone_on_with(self) -> Playthrough:
        """From the last checkpoint, which the current rules must understand."""
        events = transcript.events(self.header, self.entries)
        position, number = transcript.last_position(self.header, self.entries)
        was = self.rules[-1]
        reason = BadSave if means_the_same(self.game, was["contents"]) else OtherCards
        if position is None:
            raise reason("nothing was saved that other rules could continue from.")
        if any(event.kind == "outcome" for event in still_true(events)):
            raise reason("the game is over.")
        position.number = number + 1
        data = {"was": was["version"], "knew": was["contents"]}
        table = self._continued(self.entries, position, data)
        played = Playthrough(table, self.header.made)
        for entry in self.entries:
            if entry.kind == "bot":
                played.enter(entry.kind, json.loads(entry.data))
            played.touched = entry.at
        played.end = self.end
        played.unwritten = rules_entry(transcript.WENT_ON, table, len(events), transcript.written(position), data)
        played.bring_log_up_to_date()
        return played

    def _continued(self, before: Sequence[Entry], position: transcript.Position, data: Plain) -> Table:
        """A table that continues from a saved position, with all earlier events and a line about it."""
        seats, options = self.game.settle(self.header.seats, options_of(self.header, self.game))
        table = Table(self.game, seed_of(self.header), seats, options, light=False)
        table.undone = position.number
        table.events = transcript.events(self.header, before)
        decisions = transcript.decided_since(position, self.header, before)
        table.events.append(new_rules(table, data["was"], "turn", position.told, decisions))
        go_on_from(table, data["knew"], position.state)
        return table


def header_rules(header: Header) -> Plain:
    """The rules with which a table began."""
    return {"version": header.version, "contents": json.loads(header.contents)}


def rules_entry(kind: str, table: Table, told: int, position: str, data: Plain) -> Entry:
    """The entry that the current rules have taken over a table, and where."""
    rules = {"version": table.game.version, "contents": contents(table.game, table.options), **data}
    return Entry(kind, json.dumps(rules), 0, transcript.told(table.events[told:]), position)


def first_position(header: Header, game: Game) -> Table:
    """The table as it began."""
    if header.save is not None:
        return miskatonic.load_table(header.save)
    return miskatonic.new_table(game, seed=seed_of(header), seats=header.seats, options=options_of(header, game))


def options_of(header: Header, game: Game) -> dict[str, str]:
    """The options of a table; if cards have come since it began, it is made without them."""
    return as_it_began(game, json.loads(header.options), json.loads(header.contents))
