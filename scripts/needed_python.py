"""Which Python Miskatonic needs. `play` and `test` ask here before they import anything else, so this module, like both
of them, uses only what every Python can read, even Python 2: no annotations, nothing but `sys`.
"""

import sys

NEEDED = (3, 11)  # the same as requires-python; a test compares them


def version_problem(version):
    # type: (tuple[int, int]) -> str | None
    """What to tell the owner of this Python version; None when it is new enough."""
    if tuple(version) >= NEEDED:
        return None
    return "Miskatonic needs Python {}.{} or newer; this is Python {}.{}.".format(*(NEEDED + tuple(version)))


def refuse_an_old_one():
    # type: () -> None
    """Ends the program with that sentence if this Python is too old."""
    problem = version_problem(sys.version_info[:2])
    if problem:
        sys.exit(problem)
