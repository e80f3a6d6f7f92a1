"""The `miskatonic` command. A subcommand's module is imported only when it runs, so that help appears at once."""

import importlib
import sys
from typing import Any, NamedTuple

import click

from miskatonic.kernel.errors import Trouble


class Lazy(NamedTuple):
    """Where a subcommand lives, and its line in the help, which can be shown without importing it."""

    target: str
    help: str


COMMANDS = {
    "serve": Lazy("miskatonic.server.door.commands:serve", "Serve tables to browsers."),
    "play": Lazy("miskatonic.terminal.commands:play", "Play in this terminal."),
    "games": Lazy("miskatonic.terminal.commands:games", "List the games, with their options."),
    "replay": Lazy("miskatonic.terminal.commands:replay", "Step through a saved game."),
    "deck": Lazy("miskatonic.terminal.decks:deck", "Check a deck, or show what is in it."),
    "campaign": Lazy("miskatonic.terminal.campaigns:campaign", "Show a campaign file, or carry investigators over."),
    "rules": Lazy("miskatonic.terminal.commands:rules", "Search a game's rules."),
    "simulate": Lazy("miskatonic.lab.commands:simulate", "Let bots play many games and sum up the results."),
    "mcp": Lazy("miskatonic.mcp.commands:mcp", "Give a language model a seat at a table."),
    "lab": Lazy("miskatonic.lab.commands:lab", "Measure and compare: benchmarks, plots, experiments."),
}


class Commands(click.Group):
    """A group whose subcommands are looked up by name, and whose errors are one line with exit status 2."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[cmd_name].target.partition(":")
        command = getattr(importlib.import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, lazy.help) for name, lazy in COMMANDS.items()])

    def main(self, *args: Any, **kwargs: Any) -> Any:
        kwargs["standalone_mode"] = False
        try:
            status = super().main(*args, **kwargs)
        except click.Abort:
            sys.exit(130)
        except (click.ClickException, Trouble, OSError) as problem:
            _complain(problem)
            sys.exit(2)
        sys.exit(status if isinstance(status, int) else 0)


def _complain(problem: click.ClickException | Trouble | OSError) -> None:
    """One line on stderr that says what is wrong."""
    message = str(problem)
    if isinstance(problem, click.ClickException):
        message = problem.format_message()
    elif isinstance(problem, OSError) and problem.filename:
        message = f"{problem.filename}: {problem.strerror}"
    click.echo(f"miskatonic: {' '.join(message.split())}", err=True)


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="miskatonic", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """A digital table for cooperative board games set in Lovecraft's world.

    Without a command: open the table in the browser (serves this machine only).
    """
    if ctx.invoked_subcommand is None:
        serve = Commands.get_command(main, ctx, "serve")
        assert serve is not None
        ctx.invoke(serve, open_page=True)
