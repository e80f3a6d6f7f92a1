"""`miskatonic serve`, and what `./play` runs: the table in the browser."""

import gc
import ipaddress
import os
import socket
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from starlette.types import ASGIApp

DEFAULT_PORT = 8777
GRACE = 2
"""Seconds that open pages have to end when the server is told to."""
LAST_CALL = 4.0
"""Seconds after which it ends in any case: whatever anybody was told of is on disk."""


def _one_machine(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """The address of one machine, as the system writes it."""
    try:
        return None if value is None else str(ipaddress.ip_address(value))
    except ValueError:
        raise click.BadParameter(f"{value!r} is not the address of a machine, such as 192.0.2.7.") from None


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=DEFAULT_PORT, show_default=True, help="0: any free one.")
@click.option("--database", type=click.Path(dir_okay=False, path_type=Path), help="Where tables are kept.")
@click.option("--origin", multiple=True, help="Another origin that may use this server, such as https://table.example.")
@click.option(
    "--proxy",
    metavar="ADDRESS",
    callback=_one_machine,
    help="The address of a proxy before this server, which tells where requests come from.",
)
@click.option("--watch/--no-watch", default=None, help="Endpoints /health and /metrics; on loopback unless told.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
def serve(
    host: str,
    port: int,
    database: Path | None,
    origin: tuple[str, ...],
    proxy: str | None,
    watch: bool | None,
    open_page: bool,
) -> None:
    """Serve tables to browsers: alone, around one screen, or with friends by link."""
    from miskatonic.server.app import make_app
    from miskatonic.server.gate import is_loopback
    from miskatonic.server.holding import damage
    from miskatonic.server.journal import Journal
    from miskatonic.server.reach import is_wildcard, reach

    path = database or default_database()
    path.parent.mkdir(parents=True, exist_ok=True)
    bound = _bind(host, port)
    taken = bound.getsockname()[1]
    address = f"http://{'localhost' if is_loopback(host) or is_wildcard(host) else host}:{taken}/"
    reached = reach(host, taken, origin)
    journal = Journal(path)
    try:
        local = is_loopback(host)
        public = not local or proxy is not None
        watched = not public if watch is None else watch
        app = make_app(journal, origins=origin, private=local, public=public, watched=watched, reach=reached)
        click.echo(f"Miskatonic is open at {address}")
        click.echo(_for_friends(reached), nl=False)
        if wrong := damage(journal.path):
            click.echo(f"{path} is damaged ({wrong}). Tables that it concerns say so; a copy from before may be whole.")
        click.echo(f"Tables are kept in {path}. Ctrl-C closes.")
        if not is_loopback(host):
            click.echo("Whoever reaches this address can set up tables; put a proxy with TLS before it.")
        if open_page:
            threading.Timer(0.6, webbrowser.open, [address]).start()
        run(app, bound, public=public, proxy=proxy)
    finally:
        journal.close()


def _for_friends(reached: Mapping[str, str]) -> str:
    """Where friends find the server, or how it must be started for that."""
    if "address" in reached:
        return f"Friends find it at {reached['address']}/\n"
    if "command" not in reached:
        return ""
    there = f"; they find it at {reached['network']}/ then" if reached["network"] else ""
    return f"Only this machine can open it. For friends in your network: {reached['command']}{there}.\n"


def run(app: "ASGIApp", bound: socket.socket, *, public: bool = False, proxy: str | None = None) -> None:
    """Serve until Ctrl-C."""
    import uvicorn

    from miskatonic.server.guard import configured

    gc.freeze()  # what is here by now stays
    gc.set_threshold(20_000, 5, 2)  # tables are many objects that live long: looking through them often is a waste

    class Server(uvicorn.Server):
        """Ends in time though something is still being worked out."""

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            last = threading.Timer(LAST_CALL, os._exit, [128 + sig])
            last.daemon = True
            last.start()
            super().handle_exit(sig, frame)

    Server(configured(app, public=public, proxy=proxy, timeout_graceful_shutdown=GRACE)).run(sockets=[bound])


def _bind(host: str, port: int) -> socket.socket:
    """Take the port; if it is taken, say so in one line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as problem:
        bound.close()
        raise click.ClickException(f"Port {port} of {host} can't be used: {problem.strerror}.") from problem
    bound.listen(512)
    return bound


def default_database() -> Path:
    """Where a person's tables are kept: beside the games saved in the terminal."""
    from miskatonic.terminal import saves

    return saves.folder() / "tables.db"
