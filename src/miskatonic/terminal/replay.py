"""A saved game decision by decision: the record is replayed from its seed as far as the player wants to see."""

from miskatonic.kernel import Option, Table
from miskatonic.kernel.record import Fate


class Replay:
    """The table after a number of decisions, and the option that was picked next. Going back starts over."""

    def __init__(self, saved: Table) -> None:
        self._saved = saved
        self._decided = set(saved.made)
        self.decisions = len(saved.made)
        self._start()

    def _start(self) -> None:
        saved = self._saved
        self._position = 0
        self.next: Option | None = None
        self.table = saved.from_the_beginning()
        self._pass_by()

    def _pass_by(self) -> None:
        """Go to the next decision in the record. Forced ones happen automatically; shared passes are passed again."""
        self.next = None
        for position in range(self._position, len(self._saved.answers)):
            entry = self._saved.answers[position]
            if isinstance(entry, Fate):
                self.table.turn_of_fate(entry)
            elif position in self._decided:
                self._position = position + 1
                choice = self.table.choice
                self.next = choice.find(entry.text) if choice else None
                return
        self._position = len(self._saved.answers)

    def go(self, decisions: int) -> None:
        """Go to the position after that many decisions, or the last one if there are fewer."""
        wanted = max(0, min(decisions, self.decisions))
        if wanted < len(self.table.made):
            self._start()
        while len(self.table.made) < wanted and self.next:
            self.table.answer(self.next)
            self._pass_by()
