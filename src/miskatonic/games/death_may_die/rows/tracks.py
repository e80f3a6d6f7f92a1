"""The tracks of an investigator's board and the summoning track; positions count steps from the start."""

from bisect import bisect_right

MAX_STRESS = 4
"""DMD-030."""
DEADLY_WOUNDS = 5
"""DMD-033: the fifth wound reaches the skull."""
MADNESS = 20
"""DMD-037: the skull at the end of the sanity track."""
THRESHOLDS = (4, 8, 12, 15, 18, 19)
"""DMD-038, DMD-039: where the marker stops."""
DICE_THRESHOLDS = (8, 15, 18, 19)
"""DMD-040: those that show a bonus die."""
TOP_LEVEL = 4
"""DMD-035."""

TRACK_START, FIRST_RED, TRACK_END = 1, 5, 8
"""DMD-011, DMD-012, DMD-014: the spaces of the summoning track."""
SYMBOLS_NEEDED = 3
"""DMD-127: that many summoning symbols in the discard pile make the Elder One advance."""

PASSED = tuple(bisect_right(THRESHOLDS, position) for position in range(MADNESS + 1))
"""DMD-039: thresholds reached, by position; sanity never comes back (DMD-043)."""
BONUS_DICE = tuple(bisect_right(DICE_THRESHOLDS, position) for position in range(MADNESS + 1))
"""DMD-040: dice owned, by position."""
NEXT_STOP = tuple(
    next((stop for stop in (*THRESHOLDS, MADNESS) if stop > position), MADNESS) for position in range(MADNESS + 1)
)
"""DMD-038: where the marker stops at the latest."""
