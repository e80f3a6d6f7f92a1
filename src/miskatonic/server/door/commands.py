"""`miskatonic serve`, and what `./play` runs: the table in the browser."""

import ipaddress
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path

import click

from miskatonic.server.door.addresses import DEFAULT_PORT, address_for_others, is_loopback, is_wildcard


def _one_machine(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """The address of one machine, in canonical form."""
    try:
        return None if value is None else str(ipaddress.ip_address(value))
    except ValueError:
        raise click.BadParameter(f"{value!r} is not the address of a machine, such as 192.0.2.7.") from None


def _where(ctx: click.Context, param: click.Parameter, value: str | None) -> Path | str | None:
    """A file, or the address of a database."""
    from miskatonic.server.storage.database import is_postgres

    if value is None or is_postgres(value):
        return value
    if "://" in value:
        raise click.BadParameter(
            f"{value!r} is neither a file nor the address of a PostgreSQL database: postgresql://…"
        )
    found: Path = click.Path(dir_okay=False, path_type=Path).convert(value, param, ctx)
    return found


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=DEFAULT_PORT,
    show_default=True,
    help="The port to listen on; 0: any free port.",
)
@click.option(
    "--database",
    metavar="FILE|postgresql://…",
    callback=_where,
    help="Where tables are saved: a file, or a PostgreSQL database, which several processes can share.",
)
@click.option(
    "--bus",
    metavar="redis://…",
    help="A Redis server that tells processes when a table has moved on; otherwise PostgreSQL does this.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Number of server processes; more than one needs PostgreSQL.",
)
@click.option(
    "--origin",
    multiple=True,
    help="Another origin that may use this server, such as https://table.example; may be repeated.",
)
@click.option(
    "--proxy",
    metavar="ADDRESS",
    callback=_one_machine,
    help="The address of a proxy in front of this server; it is trusted to say where requests come from.",
)
@click.option(
    "--watch/--no-watch", default=None, help="Serve /health and /metrics; by default only on loopback without --proxy."
)
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
def serve(
    host: str,
    port: int,
    database: Path | str | None,
    bus: str | None,
    workers: int,
    origin: tuple[str, ...],
    proxy: str | None,
    watch: bool | None,
    open_page: bool,
) -> None:
    """Serve tables to browsers: alone, around one screen, or with friends by link."""
    from miskatonic.server.door.serving import Settings, check_bus, supervise, work
    from miskatonic.server.processes.sockets import bind
    from miskatonic.server.storage.database import is_postgres

    where = default_database() if database is None else database
    if not is_postgres(where):
        if workers > 1:
            raise click.UsageError(
                "A database file is for one process only. Several need a PostgreSQL database: --database postgresql://…"
            )
        if bus is not None:
            raise click.UsageError(
                "A database file is served by one process, which needs no bus. Use --bus with PostgreSQL."
            )
        Path(where).parent.mkdir(parents=True, exist_ok=True)
    bound = bind(host, port, shared=workers > 1)
    taken = bound.getsockname()[1]
    address = f"http://{'localhost' if is_loopback(host) or is_wildcard(host) else host}:{taken}/"
    for_others = address_for_others(host, taken, origin)
    local = is_loopback(host)
    public = not local or proxy is not None
    settings = Settings(
        where=where,
        bus=bus,
        workers=workers,
        host=host,
        port=taken,
        origins=origin,
        private=local,
        public=public,
        watched=not public if watch is None else watch,
        proxy=proxy,
        for_others=dict(for_others),
    )

    def ready(saved_in: str, wrong: str | None) -> None:
        click.echo(f"Miskatonic is open at {address}")
        click.echo(_for_friends(for_others), nl=False)
        if wrong:
            click.echo(f"{saved_in} is damaged ({wrong}). The tables concerned say so; an earlier copy may be intact.")
        click.echo(f"Tables are saved in {saved_in}. Ctrl-C stops the server.")
        if not local:
            click.echo("Anyone who can reach this address can set up tables; put a proxy with TLS in front of it.")
        if open_page:
            threading.Timer(0.6, webbrowser.open, [address]).start()

    if workers > 1:
        supervise(settings, bound, ready)
    else:
        check_bus(settings)
        work(settings, bound, ready)


def _for_friends(reached: Mapping[str, str]) -> str:
    """Where friends find the server, or how to start it so that they can."""
    if "address" in reached:
        return f"Friends find it at {reached['address']}/\n"
    if "command" not in reached:
        return ""
    there = f"; they will then find it at {reached['network']}/" if reached["network"] else ""
    return f"Only this machine can open it. For friends on your network: {reached['command']}{there}.\n"


def default_database() -> Path:
    """Where a person's tables are stored: beside the games saved in the terminal."""
    from miskatonic.terminal import saves

    return saves.folder() / "tables.db"
