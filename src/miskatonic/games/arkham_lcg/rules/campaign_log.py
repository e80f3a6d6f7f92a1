"""AH-B-218, AH-D-002: the campaign log: what is written there, what a scenario adds, and what it crosses out.

An entry is a word (`house_burned`), a section and a name listed under it (`got_away:ruth_turner`), or a word with its
number (`hours_lost=3`). What is only remembered (AH-D-003) is one investigator's, and gone with the table.
"""

from collections.abc import Sequence
from typing import NamedTuple

from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Consequence
from miskatonic.games.arkham_lcg.state import Arkham, Memory
from miskatonic.kernel import tell


class Words(NamedTuple):
    """AH-D-002: an entry as it is said."""

    note: str
    """The words of the note or of the section."""
    card: str | None
    """The card that is listed under the section."""
    number: int | None


def note(game: Arkham, entry: str, number: int | None = None) -> None:
    """AH-B-218, AH-D-002: an entry of the campaign log, with its number if it has one; a single scenario writes
    none.
    """
    if game.campaign:
        entry = entry if number is None else f"{entry}={number}"
        game.log = (*game.log, entry)
        _tell(game, entry, "noted", "noted_under", "noted_number")


def cross_out(game: Arkham, entry: str) -> None:
    """AH-B-218: an entry of an earlier scenario no longer counts; it stays readable."""
    if is_noted(game, entry):
        game.crossed = (*game.crossed, entry)
        if game.campaign:
            _tell(game, entry, "crossed_out", "crossed_out_under", "crossed_out_number")


def _tell(game: Arkham, entry: str, kind: str, of_card: str, of_number: str) -> None:
    """What was done to an entry; an entry of a section names a card, and a word may have a number."""
    if not game.sink:
        return
    said = words_of(entry)
    if said.card is not None:
        tell(game, of_card, "AH-B-218", {"note": said.note, "subject": said.card})
    elif said.number is not None:
        tell(game, of_number, "AH-D-002", {"note": said.note, "count": said.number})
    else:
        tell(game, kind, "AH-B-218", {"note": said.note})


def words_of(entry: str) -> Words:
    """AH-D-002: how an entry is said."""
    word, _, number = entry.partition("=")
    section, _, id_ = word.partition(":")
    card = CARDS.names[CARDS.number(id_)] if id_ else None
    return Words(f"note-{section}", card, int(number) if number else None)


def counting(game: Arkham) -> list[str]:
    """AH-D-002: the entries of the log that count, in the order of writing."""
    return [one for one in (*game.notes, *game.log) if one not in game.crossed]


def is_noted(game: Arkham, entry: str) -> bool:
    """AH-D-002: whether exactly this is in the log and counts."""
    return entry in counting(game)


def number_of(game: Arkham, word: str) -> int | None:
    """AH-D-002: the number that was written last with a word and counts; None where there is none."""
    found = [one.partition("=")[2] for one in counting(game) if one.startswith(f"{word}=")]
    return int(found[-1]) if found else None


def remember(game: Arkham, seat: int, phrase: str) -> None:
    """AH-D-003: an investigator remembers something until the scenario is over; it is not put into the log."""
    if not remembers(game, seat, phrase):
        game.remembered = (*game.remembered, Memory(seat, phrase))
        tell(game, "remembers", "AH-D-003", {"seat": seat, "note": f"note-{phrase}"})


def remembers(game: Arkham, seat: int, phrase: str) -> bool:
    """AH-D-003: whether this investigator remembers that."""
    return Memory(seat, phrase) in game.remembered


def listed(entries: Sequence[str], section: str) -> tuple[str, ...]:
    """AH-D-002: which of these entries belong to a section."""
    return tuple([one.partition(":")[2] for one in entries if one.partition(":")[0] == section])


def consequences(scenario: str, entries: Sequence[str]) -> tuple[Consequence, ...]:
    """AH-D-002: what these entries of the log do in a scenario."""
    return SCENARIOS.rows[SCENARIOS.number(scenario)].log_does(entries)


def done_by_log(game: Arkham, kind: str) -> Consequence:
    """AH-D-002: what the log does of one kind in this scenario; without count and cards where it does nothing."""
    found = [one for one in consequences(game.scenario, counting(game)) if one.kind == kind]
    return found[0] if found else Consequence(kind, "AH-D-002")
