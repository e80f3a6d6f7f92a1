"""A table in words for somebody who holds some of its seats: what they see, what they are asked, what they may answer.

Everything here comes from what these eyes may know; without a seat, from what a spectator may.
"""

from collections.abc import Callable, Collection, Iterable

from miskatonic import text
from miskatonic.kernel import Choice, Event, Option, Table
from miskatonic.kernel.view import eyes_of
from miskatonic.terminal import boards
from miskatonic.terminal.look import roughly


def sayer(table: Table, language: str) -> boards.Say:
    """A function that puts messages of the table's game into a language."""

    def say(message: str, /, **args: object) -> str:
        return text.say(table.game.package, language, message, args)

    return say


def position(table: Table, eyes: Collection[int], language: str) -> list[str]:
    """The whole position, one line each."""
    board = boards.board(table.game.id)
    return board.words(table.view(eyes_of(eyes)), sayer(table, language))


def seat(table: Table, number: int, language: str) -> str:
    """How a seat is named: number and investigator."""
    who = table.game.seat_name(table.state, number)
    return sayer(table, language)("terminal-seat", number=number + 1, who=who)


def question(table: Table, language: str) -> list[str]:
    """Who is asked, and what; if the game is over, how it ended."""
    say = sayer(table, language)
    if table.choice is None:
        assert table.outcome is not None
        result = say(f"result-{table.outcome.result}")
        return [result, table.say(table.outcome, language), rule(table, table.outcome.rule, language)]
    asked = "; ".join(seat(table, number, language) for number in table.choice.seats)
    return [say("terminal-decides", seat=asked), table.say(table.choice, language)]


def rule(table: Table, rule_id: str, language: str) -> str:
    """A rule's sentence with its id."""
    return f"{rule_id}: {table.say(rule_id, language)}"


def remark(table: Table, option: Option, language: str) -> str:
    """What is shown beside an option: whose it is if that isn't clear, what it costs, its unavoidable side effects, how
    likely it is to achieve its purpose.
    """
    say, choice = sayer(table, language), table.choice
    several = choice is not None and len(choice.seats) > 1
    parts = []
    if option.seat is not None and not (option.passes and several) and (choice is None or option.seat != choice.seat):
        parts.append(seat(table, option.seat, language))
    price = say("terminal-cost", count=option.cost)
    if option.cost and price not in table.say(option, language):
        parts.append(price)
    parts += [say(line.message, **line.args) for line in table.game.warns(table.state, option)]
    chance = table.game.chance(table.state, option)
    return ", ".join(parts if chance is None else [*parts, roughly(chance)])


def answers(
    table: Table, numbered: Iterable[tuple[int, Option]], language: str, keyed: Callable[[Option], str] = lambda _: ""
) -> list[str]:
    """Each option on its own line with its number, its remarks, and its text form."""
    lines = []
    for number, option in numbered:
        beside = [part for part in (remark(table, option, language), keyed(option)) if part]
        lines.append(f"{number}. {table.say(option, language)}" + (f" ({'; '.join(beside)})" if beside else ""))
    return lines


def barred(table: Table, choice: Choice, eyes: Collection[int], language: str) -> list[str]:
    """What can't be done although a player would expect it, as far as these eyes may know, with the rules behind it."""
    return [f"{table.say(thing, language)} ({', '.join(thing.rules)})" for thing in choice.barred_for(eyes)]


def heard(table: Table, events: Iterable[Event], eyes: Collection[int], language: str) -> list[str]:
    """Events in sentences, as far as these eyes may know of them; the outcome is shown separately."""
    seen = (event.seen_by(eyes_of(eyes)) for event in events if event.kind != "outcome")
    return [table.say(event, language) for event in seen if event is not None]
