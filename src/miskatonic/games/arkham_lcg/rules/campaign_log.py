"""AH-B-218, AH-D-002: the campaign log: what is written there, what a scenario adds, and what it crosses out.

An entry is a word (`house_burned`), or a section and what stands under it (`got_away:ruth_turner`).
"""

from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import tell


def note(game: Arkham, entry: str) -> None:
    """AH-B-218: an entry of the campaign log; a scenario by itself writes none."""
    if game.campaign:
        game.log = (*game.log, entry)
        _tell(game, entry, "noted", "noted_under")


def cross_out(game: Arkham, entry: str) -> None:
    """AH-B-218: an entry of an earlier scenario no longer counts; it stays readable."""
    if is_noted(game, entry):
        game.crossed = (*game.crossed, entry)
        if game.campaign:
            _tell(game, entry, "crossed_out", "crossed_out_under")


def _tell(game: Arkham, entry: str, kind: str, of_card: str) -> None:
    """What was done to an entry; under a section stands the name of a card."""
    note, card = words_of(entry)
    if card is None:
        tell(game, kind, "AH-B-218", {"note": note})
    else:
        tell(game, of_card, "AH-B-218", {"note": note, "subject": card})


def words_of(entry: str) -> tuple[str, str | None]:
    """AH-D-002: an entry as it is said: the words of the note or of the section, and the card that stands under it."""
    section, _, id_ = entry.partition(":")
    return f"note-{section}", CARDS.names[CARDS.number(id_)] if id_ else None


def is_noted(game: Arkham, entry: str) -> bool:
    """AH-D-002: whether it stands in the log and counts."""
    return entry in (*game.notes, *game.log) and entry not in game.crossed


def under(game: Arkham, section: str) -> list[str]:
    """AH-D-002: what stands under a section of the log and counts, in the order of writing."""
    entries = [one for one in (*game.notes, *game.log) if one not in game.crossed]
    return [one.partition(":")[2] for one in entries if one.partition(":")[0] == section]
