"""`miskatonic serve`, and what `./play` runs: the table in the browser."""

import gc
import socket
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from starlette.types import ASGIApp

DEFAULT_PORT = 8777


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=DEFAULT_PORT, show_default=True, help="0: any free one.")
@click.option("--database", type=click.Path(dir_okay=False, path_type=Path), help="Where tables are kept.")
@click.option("--origin", multiple=True, help="Another origin that may use this server, such as https://table.example.")
@click.option("--watch/--no-watch", default=None, help="Endpoints /health and /metrics; on loopback unless told.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
def serve(
    host: str, port: int, database: Path | None, origin: tuple[str, ...], watch: bool | None, open_page: bool
) -> None:
    """Serve tables to browsers: alone, around one screen, or with friends by link."""
    from miskatonic.server.app import make_app
    from miskatonic.server.gate import is_loopback
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
        app = make_app(journal, origins=origin, private=local, watched=local if watch is None else watch, reach=reached)
        click.echo(f"Miskatonic is open at {address}")
        click.echo(_for_friends(reached), nl=False)
        click.echo(f"Tables are kept in {path}. Ctrl-C closes.")
        if not is_loopback(host):
            click.echo("Whoever reaches this address can set up tables; put a proxy with TLS before it.")
        if open_page:
            threading.Timer(0.6, webbrowser.open, [address]).start()
        run(app, bound)
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


def run(app: "ASGIApp", bound: socket.socket) -> None:
    """Serve until Ctrl-C."""
    import uvicorn

    gc.set_threshold(20_000)  # tables are many objects that live long: looking through them often is a waste
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_keep_alive=15,
        limit_concurrency=2000,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[bound])


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
