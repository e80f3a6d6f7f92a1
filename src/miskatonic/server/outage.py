"""Something that fails again and again for a while: it is logged when that begins and when it is over."""

import logging


class Outage:
    """What to log about it; nothing has failed yet."""

    def __init__(self, logger: logging.Logger, begins: str, over: str) -> None:
        self._logger = logger
        self._begins, self._over = begins, over
        self._lasts = False

    def failed(self, problem: object) -> None:
        """It failed, for this reason."""
        if not self._lasts:
            self._lasts = True
            self._logger.warning("%s: %s", self._begins, in_short(problem))

    def worked(self) -> None:
        """It worked."""
        if self._lasts:
            self._lasts = False
            self._logger.warning("%s", self._over)


def in_short(problem: object) -> str:
    """A problem in one line; for a system error, what it concerns and what is wrong."""
    if isinstance(problem, OSError) and problem.strerror:
        return f"{problem.filename}: {problem.strerror}" if problem.filename else problem.strerror
    return " ".join(str(problem).split())
