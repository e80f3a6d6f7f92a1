"""What is counted about tables, for those who run a server."""

from typing import NamedTuple


class Numbers(NamedTuple):
    """What one process has counted since it started, and how many pages are open."""

    tables: int = 0
    decisions: int = 0
    visitors: int = 0


class Metrics:
    """Counted since the process started."""

    def __init__(self) -> None:
        self.tables = 0
        self.decisions = 0

    def numbers(self, visitors: int) -> Numbers:
        """All of them."""
        return Numbers(self.tables, self.decisions, visitors)
