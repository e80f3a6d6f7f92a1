"""Campaigns in words: `miskatonic campaign show FILE`, `campaign carry FILE`. The games know what a record says."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypedDict

import click

from miskatonic import text
from miskatonic.kernel import Line, RefusedOption, Sequel, UnknownGame, games
from miskatonic.kernel.game import Game, games_asked
from miskatonic.kernel.speech import in_words
from miskatonic.terminal import saves
from miskatonic.terminal.language import default_language, refusals_in
from miskatonic.terminal.line import show as print_lines

SHOW, CARRY = "campaign.show", "campaign.carry"
WORDS = "miskatonic.text"
LARGEST = 400_000
"""Bytes of a file; a larger one can't be a campaign."""

file_argument = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
language_option = click.option(
    "--language", type=click.Choice(text.LANGUAGES), default=default_language, help="Language of all output."
)


class Person(TypedDict):
    """An investigator of a campaign, with what is known about them."""

    name: str
    lines: list[str]


class Shown(TypedDict):
    """What a game shows about a campaign; each list holds sentences."""

    title: str
    path: list[str]
    log: list[str]
    next: list[str]
    bag: list[str]
    people: list[Person]
    waiting: list[str]
    wrong: list[str]


class Carried(TypedDict):
    """The new campaign that investigators were carried over into, as its file."""

    record: str


@click.group()
def campaign() -> None:
    """Show a campaign file, or carry investigators over into another campaign."""


@campaign.command()
@file_argument
@language_option
def show(file: Path, language: str) -> None:
    """Show the campaign in FILE."""
    game = _game(SHOW)
    found: Shown = _asked(game, SHOW, {"text": content(file)}, language)
    print_lines(_lines(found, game.package, language))


@campaign.command()
@file_argument
@click.argument("target", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--investigators", default="", metavar="A+B", help="Who to carry over; everyone still alive unless given."
)
@click.option("--difficulty", help="Difficulty of the new campaign; the same unless given.")
@language_option
def carry(file: Path, target: Path, investigators: str, difficulty: str | None, language: str) -> None:
    """Begin a new campaign, in TARGET, with investigators from the one in FILE."""
    wish = {"text": content(file), "investigators": investigators}
    found: Carried = _asked(
        _game(CARRY), CARRY, wish if difficulty is None else {**wish, "difficulty": difficulty}, language
    )
    saves.write(target, f"{found['record']}\n")
    print_lines([text.say(WORDS, language, "terminal-saved", {"file": str(target)})])


def content(file: Path) -> str:
    """The text of a file."""
    with file.open("rb") as opened:
        return opened.read(LARGEST).decode("utf-8", "replace")


def resumed(file: Path) -> tuple[Game, Sequel]:
    """The game of a campaign file, and the table that continues from it."""
    held = content(file)
    for game in games():
        plan = game.resumed(held)
        if plan is not None:
            return game, plan
    raise RefusedOption(WORDS, (Line("terminal-no-campaign", "", {"file": str(file)}),))


def _game(enquiry: str) -> Game:
    for game in games_asked(enquiry):
        return game
    raise UnknownGame("No game here has campaigns.")


def _asked(game: Game, enquiry: str, wish: dict[str, str], language: str) -> Any:
    """The game's answer in a language; its shape depends on the enquiry."""
    with refusals_in(language):
        answered = game.enquiries[enquiry](wish)
    return in_words(answered, lambda line: text.say(game.package, language, line.message, line.args))


def _lines(found: Shown, domain: str, language: str) -> Iterator[str]:
    yield found["title"]
    for part, lines in (("path", found["path"]), ("log", found["log"]), ("next", found["next"])):
        if lines:
            yield f"{text.say(domain, language, f'campaign-label_{part}')}:"
            yield from (f"  {line}" for line in lines)
    yield from found["bag"]
    for one in found["people"]:
        yield one["name"]
        yield from (f"  {line}" for line in one["lines"])
    yield from found["waiting"]
    yield from found["wrong"]
