"""The code of a card, by which deck lists name it: five digits, and a letter where one card has two rows (AH-B-205).

Codes of printed cards begin with the number of their box (`rows/boxes.py`). Cards of our own invention have 97001 to
97999, which no box has.
"""

import re

from miskatonic.kernel import DoubleId, WrongRow

_FORM = re.compile(r"[0-9]{5}[a-z]?")
_OWNERS: dict[str, str] = {}
"""Which row has which code."""


def claim(code: str, id_: str) -> None:
    """A row takes its code; one that another row has, or that is none, is refused."""
    if not _FORM.fullmatch(code):
        raise WrongRow(f"The row {id_!r} among those of card has the code {code!r}, which is not five digits.")
    if _OWNERS.setdefault(code, id_) != id_:
        raise DoubleId(f"The cards {_OWNERS[code]!r} and {id_!r} have the same code {code!r}; each needs its own.")
