"""The numbers by which options are chosen. In a series of choices, an option that stays keeps its number."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from miskatonic.kernel import Choice, Option, by_verb

Say = Callable[[Option], str]
MOST_NEW = 1
"""A question with more new options is numbered from scratch."""


class Numbered(NamedTuple):
    """An option with the number it is chosen by."""

    number: int
    option: Option


class Numbers:
    """Numbers for one question after another.

    Within a turn a question keeps its numbers if the same seat is asked the same thing, at least half of its options
    and half of the numbers so far stay, and no more than one option is new: when picking several cards or dice, or
    repeating an action, whatever was asked in between. An option that reads like one that is gone, such as the second
    of two equal dice, takes its number; new ones are numbered after all others. If more is new, as after a walk,
    numbers out of order would only confuse.
    """

    def __init__(self) -> None:
        self._turn: object = None
        self._kept: dict[tuple[int, str], tuple[dict[str, int], dict[str, int]]] = {}
        """The numbers of each question, by what an option stands for and by its wording."""

    def groups(
        self, choice: Choice, options: Iterable[Option], say: Say, turn: object = None
    ) -> list[tuple[str, list[Numbered]]]:
        """The options by verb; groups and their options are in the order of their numbers."""
        if turn != self._turn:
            self._turn, self._kept = turn, {}
        groups = by_verb(options)
        fresh = {option.place: number for _, group in groups for number, option in group}
        options = [option for _, group in groups for _, option in group]
        known, read = self._kept.get((choice.seat, choice.prompt), ({}, {}))
        stay = len(fresh.keys() & known.keys())
        new = sum(option.place not in known and say(option) not in read for option in options)
        if stay * 2 < max(len(fresh), *known.values(), 0) or new > MOST_NEW:
            known, read = fresh, {}
        else:
            known = _going_on(options, say, known, read)
        read = read | {say(option): known[option.place] for option in options}
        self._kept[choice.seat, choice.prompt] = known, read
        numbered = [
            (verb, sorted(Numbered(known[option.place], option) for _, option in group)) for verb, group in groups
        ]
        return sorted(numbered, key=lambda group: group[1][0].number)


def _going_on(options: list[Option], say: Say, known: dict[str, int], read: dict[str, int]) -> dict[str, int]:
    """Let what stays keep its number."""
    highest = max(known.values(), default=0)
    numbers = {option.place: known[option.place] for option in options if option.place in known}
    for option in options:
        if option.place in numbers:
            continue
        number = read.get(say(option), 0)
        if not number or number in numbers.values():
            highest += 1
            number = highest
        numbers[option.place] = number
    return numbers
