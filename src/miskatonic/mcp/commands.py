"""The subcommand `mcp`."""

import sys
from importlib.util import find_spec

import click

from miskatonic.kernel import Trouble


@click.command()
def mcp() -> None:
    """Give a language model a seat at a table, over standard input and output (Model Context Protocol)."""
    if find_spec("mcp") is None:
        raise Trouble("A seat for language models needs the official SDK: pip install 'miskatonic[mcp]'.")
    if sys.stdin.isatty():
        click.echo("Waiting for a program that speaks the Model Context Protocol; Ctrl-C stops.", err=True)
    from miskatonic.mcp.server import server

    server().run("stdio")
