"""Decks in words: `miskatonic deck check FILE`, `miskatonic deck show FILE`. The games say whose decks they are."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NotRequired, TypedDict

import click

from miskatonic import text
from miskatonic.kernel import UnknownGame, UnknownOption
from miskatonic.kernel.game import Game, games_asked
from miskatonic.kernel.speech import in_words
from miskatonic.terminal.language import default_language, refusals_in

CHECK = "deck.check"
LARGEST = 400_000
"""Bytes of a file; a larger one can't be a deck."""

file_argument = click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
options_option = click.option(
    "--option", "options", multiple=True, metavar="K=V", help="As at a table: taboo=april_2019, campaign=none."
)
language_option = click.option(
    "--language", type=click.Choice(text.LANGUAGES), default=default_language, help="Language of all output."
)


class Said(TypedDict):
    """A sentence about a deck or one of its cards, with its rule if there is one."""

    say: str
    rule: NotRequired[str]


class Checked(TypedDict):
    """What a game says about a deck, as far as it is shown here."""

    title: str
    verdict: str
    legal: bool
    list: list[Said]
    problems: list[Said]
    doubts: list[Said]
    notes: list[Said]


@click.group()
def deck() -> None:
    """Check a deck, or show what is in it."""


@deck.command()
@file_argument
@options_option
@language_option
def check(file: Path, options: tuple[str, ...], language: str) -> int:
    """Say what is wrong with the deck in FILE ("-": standard input). Exit status 1 if anything is."""
    found = _asked(file, options, language)
    _show(_verdict(found))
    return 0 if found["legal"] else 1


@deck.command()
@file_argument
@options_option
@language_option
def show(file: Path, options: tuple[str, ...], language: str) -> int:
    """Show what is in the deck in FILE, and what is wrong with it."""
    found = _asked(file, options, language)
    _show([one["say"] for one in found["list"]])
    _show(["", *_verdict(found)])
    return 0


def _asked(file: Path, options: tuple[str, ...], language: str) -> Checked:
    """What a game says about the deck in a file."""
    wish = {"text": _content(file)}
    for pair in options:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UnknownOption(f"An option is written NAME=VALUE, not {pair!r}.")
        wish[name] = value
    game = _game()
    with refusals_in(language):
        answer = game.enquiries[CHECK](wish)
    found: Checked = in_words(answer, lambda line: text.say(game.package, language, line.message, line.args))
    return found


def _game() -> Game:
    for game in games_asked(CHECK):
        return game
    raise UnknownGame("No game here has decks.")


def _content(file: Path) -> str:
    if str(file) == "-":
        return sys.stdin.read(LARGEST)
    with file.open("rb") as opened:
        return opened.read(LARGEST).decode("utf-8", "replace")


def _verdict(found: Checked) -> Iterator[str]:
    """What it is and whether it is legal; then everything that is wrong or was read as something else."""
    if found["title"]:
        yield found["title"]
    yield found["verdict"]
    for one in (*found["problems"], *found["doubts"]):
        rule = one.get("rule")
        yield f"  {one['say']} ({rule})" if rule else f"  {one['say']}"
    for one in found["notes"]:
        yield f"  {one['say']}"


def _show(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)
