"""The subcommands for players: play, games, replay, rules."""

import sys
from collections.abc import Iterator
from pathlib import Path

import click

import miskatonic
from miskatonic import text
from miskatonic.kernel import UnknownOption, find_game
from miskatonic.kernel.game import FATE
from miskatonic.kernel.speech import rule_of
from miskatonic.terminal import saves
from miskatonic.terminal.campaigns import resumed
from miskatonic.terminal.language import default_language, refusals_in
from miskatonic.terminal.line import LineMode, show
from miskatonic.terminal.replay import Replay
from miskatonic.terminal.sitting import Sitting
from miskatonic.terminal.wishes import Wishes, new_table

language_option = click.option(
    "--language", type=click.Choice(text.LANGUAGES), default=default_language, help="Language of all output."
)
line_option = click.option("--line", is_flag=True, help="Plain lines instead of the full screen.")


def _lines_wanted(line: bool) -> bool:
    """The full screen needs a terminal at both ends."""
    return line or not (sys.stdin.isatty() and sys.stdout.isatty())


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many investigators are in play.")
@click.option("--seed", type=int, help="The seed; the same seed deals the same game.")
@click.option(
    "--option", "options", multiple=True, metavar="K=V", help="An option of the game; see `miskatonic games`."
)
@language_option
@line_option
@click.option(
    "--campaign",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Continue the campaign in FILE.",
)
@click.option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[FILE]",
    help="Continue a saved game; the newest unless FILE is given.",
)
def play(
    game: str | None,
    seats: int | None,
    seed: int | None,
    options: tuple[str, ...],
    language: str,
    line: bool,
    campaign: Path | None,
    resume: str | None,
) -> None:
    """Play GAME in this terminal; without GAME, choose one first."""
    wished = _options(options)
    if game is not None:
        find_game(game)
    sitting = None
    if campaign is not None:
        if resume is not None:
            raise click.UsageError("Continue a campaign or a saved game, not both.")
        with refusals_in(language):
            found, plan = resumed(campaign)
            table = new_table(found.id, seats or len(plan.seats), seed, {**plan.options, **wished})
        sitting = Sitting(table, language)
    elif resume is not None:
        if seats is not None or seed is not None or wished:
            raise click.UsageError("A saved game keeps its seats, seed and options; leave them out with --resume.")
        path = saves.find(resume, game)
        sitting = Sitting(saves.opened(path, language), language, path)
        sitting.go_on()
    elif game is not None:
        with refusals_in(language):
            table = new_table(game, seats, seed, wished)
        sitting = Sitting(table, language)
    elif seats is not None or wished:
        raise click.UsageError("Seats and options belong to a game; name it, as in `miskatonic play reign_of_cthulhu`.")
    if not _lines_wanted(line):
        from miskatonic.terminal.screen import run

        run(sitting, language, seed)
        return
    if sitting is None:
        from miskatonic.terminal.line_picker import pick

        sitting = pick(language, seed)
    if sitting is not None:
        LineMode(sitting).play()


def _options(pairs: tuple[str, ...]) -> dict[str, str]:
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UnknownOption(f"An option is written NAME=VALUE, not {pair!r}.")
        found[name] = value
    return found


@click.command()
@language_option
def games(language: str) -> None:
    """List the games with their seats, options and contents."""
    for game in miskatonic.games():

        def said(message: str, **args: object) -> str:
            return text.say(game.package, language, message, args)

        show([f"{said('game-name')} ({game.id})", f"  {said('game-tagline')}"])
        show([f"  {said('terminal-seats')}: {', '.join(map(str, game.seats))}", f"  {said('terminal-options')}:"])
        for setting in (*game.settings, FATE):
            show([f"    {said(f'setting-{setting.id}')}:"])
            for value in setting.choices({}) if setting.several else setting.values:
                mark = f" ({said('terminal-default')})" if value == setting.default else ""
                show([f"      --option {setting.id}={value}  {Wishes(game, language).value(setting, value)}{mark}"])
        content = ", ".join(said(f"content-{kind}", count=count) for kind, count in game.content.items())
        show([f"  {said('terminal-content')}: {content}"])


@click.command()
@click.argument("file")
@click.option("--to", type=click.IntRange(min=0), help="Show the position after this many decisions.")
@line_option
@language_option
def replay(file: str, to: int | None, line: bool, language: str) -> None:
    """Step through the saved game in FILE, decision by decision."""
    path = saves.find(file)
    story = Replay(saves.opened(path, language))
    if to is not None and to > story.decisions:
        raise click.UsageError(f"{path.name} has {story.decisions} decisions, not {to}.")
    if not _lines_wanted(line):
        from miskatonic.terminal.screen import run_replay

        run_replay(story, language, to or 0)
    elif to is not None:
        story.go(to)
        sitting = Sitting(story.table, language, path)
        show([sitting.text("terminal-replay-at", number=to, count=story.decisions)])
        show(sitting.board.words(sitting.view, sitting.text))
        show(_pending(sitting))
    else:
        show(_story(story, language, path))


def _pending(sitting: Sitting) -> list[str]:
    """Who decides what now, or how it ended."""
    table = sitting.table
    if table.choice is None:
        return [sitting.say(table.outcome)] if table.outcome else []
    return [sitting.text("terminal-decides", seat=sitting.deciding(table.choice)), sitting.say(table.choice)]


def _story(story: Replay, language: str, path: Path) -> Iterator[str]:
    """Every decision with its effects."""
    sitting = Sitting(story.table, language, path)
    yield from sitting.news()
    for number in range(1, story.decisions + 1):
        choice, picked = sitting.table.choice, story.next
        assert choice
        assert picked
        yield f"{number}. {sitting.seat(choice.owner(picked))}: {sitting.say(picked)}"
        story.go(number)
        sitting.table = story.table
        yield from (f"   {line}" for line in sitting.news())
    if sitting.table.choice is not None:
        yield from _pending(sitting)


@click.command()
@click.argument("game")
@click.argument("words", nargs=-1)
@language_option
def rules(game: str, words: tuple[str, ...], language: str) -> None:
    """Search GAME's rules. Each of WORDS must occur in a rule or its id; without WORDS, all rules are shown."""
    package = find_game(game).package
    wanted = [word.casefold() for word in words]
    heading = ""
    found = False
    for message in text.messages(package, "en"):
        if message.startswith("chapter-"):
            heading = text.say(package, language, message)
        rule = rule_of(message)
        if rule is None:
            continue
        line = f"{rule}: {text.say(package, language, message)}"
        if all(word in line.casefold() for word in wanted):
            show([*(["", heading] if heading else []), line])
            heading = ""
            found = True
    if not found:
        show([text.say("miskatonic.text", language, "terminal-no-rule")])
