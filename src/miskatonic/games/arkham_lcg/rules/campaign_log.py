"""AH-B-218, AH-D-002: the campaign log: what is written there, what a scenario adds, and what it crosses out.

An entry is a word (`house_burned`), or a section and what stands under it (`got_away:ruth_turner`).
"""

from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import tell


def note(game: Arkham, entry: str) -> None:
    """AH-B-218: an entry of the campaign log; a scenario by itself writes none."""
    if game.campaign:
        game.log = (*game.log, entry)
        tell(game, "noted", "AH-B-218", {"note": f"note-{entry}"})


def cross_out(game: Arkham, entry: str) -> None:
    """AH-B-218: an entry of an earlier scenario no longer counts; it stays readable."""
    if is_noted(game, entry):
        game.crossed = (*game.crossed, entry)
        if game.campaign:
            tell(game, "crossed_out", "AH-B-218", {"note": f"note-{entry}"})


def is_noted(game: Arkham, entry: str) -> bool:
    """AH-D-002: whether it stands in the log and counts."""
    return entry in (*game.notes, *game.log) and entry not in game.crossed


def under(game: Arkham, section: str) -> list[str]:
    """AH-D-002: what stands under a section of the log and counts, in the order of writing."""
    entries = [one for one in (*game.notes, *game.log) if one not in game.crossed]
    return [one.partition(":")[2] for one in entries if one.partition(":")[0] == section]
