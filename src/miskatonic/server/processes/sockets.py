"""The port a server listens on: one process has it, or several share it."""

import socket

import click


def bind(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Take the port; if it is taken, say so in one line. A shared port is held by the first process, and each of the
    others listens on its own socket: the system distributes the connections. Nobody else may share it: that would be
    another server, perhaps with other tables.
    """
    if shared and not hasattr(socket, "SO_REUSEPORT"):
        raise click.ClickException(
            "This system gives a port to one process only. Start several on different ports behind a proxy instead."
        )
    try:
        bound = _bound(host, port, shared=shared and port == 0)
        if shared and port:
            bound.close()
            bound = share(host, port)
    except OSError as problem:
        raise click.ClickException(f"Port {port} of {host} can't be used: {problem.strerror}.") from problem
    if not shared:
        bound.listen(512)
    return bound


def share(host: str, port: int) -> socket.socket:
    """A socket on a port that the first process holds."""
    return _bound(host, port, shared=True)


def _bound(host: str, port: int, *, shared: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio only sends at once if TCP is named; otherwise the second part of a small answer waits some 40 ms.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    for option in at_a_port(shared=shared):
        bound.setsockopt(socket.SOL_SOCKET, option, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def at_a_port(*, shared: bool) -> list[int]:
    """How a socket takes its port: even one that was released a moment ago, but never one that another program has. On
    Windows "reuse" would allow just that, and a later program would get the connections; there a port can be taken
    exclusively, and a released one is free at once.
    """
    if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
        return [socket.SO_EXCLUSIVEADDRUSE]
    return [socket.SO_REUSEADDR, *([socket.SO_REUSEPORT] if shared else [])]
