"""Choosing a game line by line: continue a saved one, or a new one with its seats and options."""

from collections.abc import Sequence

import miskatonic
from miskatonic import text
from miskatonic.terminal import saves
from miskatonic.terminal.line import number_in, read_line, show
from miskatonic.terminal.sitting import Sitting
from miskatonic.terminal.wishes import Wishes

NEWEST = 5
"""How many saved games are offered."""


class _Ended(Exception):
    """The player left, or the input ended."""


def pick(language: str, seed: int | None) -> Sitting | None:
    """Ask for everything; None when the player leaves."""
    try:
        return _pick(language, seed)
    except _Ended:
        return None


def _pick(language: str, seed: int | None) -> Sitting:
    def said(message: str, **args: object) -> str:
        return text.say("miskatonic.text", language, message, args)

    games = miskatonic.games()
    saved = saves.saves()[:NEWEST]
    names = {game.id: text.say(game.package, language, "game-name") for game in games}
    rows = [names[game.id] for game in games]
    rows += [
        said("terminal-continue", game=names.get(save.game, save.game), seats=save.seats, count=save.decisions)
        for save in saved
    ]
    picked = _ask(said("terminal-which-game"), rows, 0, language)
    if picked >= len(games):
        path = saved[picked - len(games)].path
        sitting = Sitting(saves.opened(path, language), language, path)
        sitting.go_on()
        return sitting
    wishes = Wishes(games[picked], language)
    seats = wishes.game.seats
    wishes.seats = seats[_ask(said("terminal-seats"), [str(count) for count in seats], 0, language)]
    for setting in wishes.all_settings():
        if not setting.matters(wishes.options):
            continue
        values = setting.choices(wishes.options)
        rows = [wishes.value(setting, value) for value in values]
        wishes.options[setting.id] = values[_ask(wishes.name(setting), rows, values.index(setting.default), language)]
    return Sitting(wishes.table(seed), language)


def _ask(question: str, rows: Sequence[str], default: int, language: str) -> int:
    """The index of the row the player names; an empty line takes the default."""
    show([f"{question}:", *(f"  {number}. {row}" for number, row in enumerate(rows, 1))])
    show([text.say("miskatonic.text", language, "terminal-line-default", {"number": default + 1})])
    while True:
        line = read_line()
        if line is None or line.strip().lower() == "q":
            raise _Ended
        answer = line.strip()
        if not answer:
            return default
        if (number := number_in(answer, len(rows))) is not None:
            return number - 1
        show([text.say("miskatonic.text", language, "terminal-line-wrong-row", {"last": len(rows)})])
