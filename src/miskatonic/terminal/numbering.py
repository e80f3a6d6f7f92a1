"""The numbers by which options are chosen. In a run of choices an option that stays keeps its number."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from miskatonic.kernel import Choice, Option, by_verb

Say = Callable[[Option], str]
MOST_NEW = 1
"""A question with more that is new is numbered afresh."""


class Numbered(NamedTuple):
    """An option with the number it is chosen by."""

    number: int
    option: Option


class Numbers:
    """Numbers for one question after the other.

    A question goes on with the numbers of the one before if the same seat is asked the same, at least half of what each
    of them offers is in the other too, and no more than one option is new: picking several cards or dice, doing again
    what was done. An option that reads like one that is gone, as of two equal dice, takes its number; what is new is
    numbered after all others. Where more is new, as after a walk, numbers out of order would only confuse.
    """

    def __init__(self) -> None:
        self._of: tuple[int, str] | None = None
        self._known: dict[str, int] = {}
        self._read: dict[str, int] = {}

    def groups(self, choice: Choice, options: Iterable[Option], say: Say) -> list[tuple[str, list[Numbered]]]:
        """The options by verb, groups and what is in them in the order of their numbers."""
        groups = by_verb(options)
        fresh = {option.place: number for _, group in groups for number, option in group}
        of = (choice.seat, choice.prompt)
        options = [option for _, group in groups for _, option in group]
        stay = len(fresh.keys() & self._known.keys())
        new = sum(option.place not in self._known and say(option) not in self._read for option in options)
        if of != self._of or stay * 2 < max(len(fresh), len(self._known)) or new > MOST_NEW:
            self._known = fresh
            self._read = {say(option): number for _, group in groups for number, option in group}
        else:
            self._go_on(options, say)
        self._of = of
        numbered = [
            (verb, sorted(Numbered(self._known[option.place], option) for _, option in group)) for verb, group in groups
        ]
        return sorted(numbered, key=lambda group: group[1][0].number)

    def _go_on(self, options: list[Option], say: Say) -> None:
        """What stays keeps its number."""
        highest = max(self._known.values(), default=0)
        numbers = {option.place: self._known[option.place] for option in options if option.place in self._known}
        for option in options:
            if option.place in numbers:
                continue
            read = self._read.get(say(option), 0)
            if not read or read in numbers.values():
                highest += 1
                read = highest
            numbers[option.place] = read
        self._known = numbers
        self._read |= {say(option): numbers[option.place] for option in options}
