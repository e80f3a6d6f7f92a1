"""The address at which others reach this server, and how it must be started for that."""

import ipaddress
import socket
from collections.abc import Mapping

DEFAULT_PORT = 8777
COMMAND = "miskatonic serve --host 0.0.0.0"
"""How to start it so that the network reaches it."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody: the route there reveals our own address, and no packet is sent."""


def local_address() -> str:
    """The address of this machine in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(SOMEWHERE)
            found: str = asked.getsockname()[0]
        except OSError:
            return ""
    return "" if is_loopback(found) or is_wildcard(found) else found


def is_wildcard(host: str) -> bool:
    """Whether a host to listen on means all addresses of this machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return not host


def address_for_others(host: str, port: int, origins: tuple[str, ...] = ()) -> Mapping[str, str]:
    """What a page on this machine needs to know to make links for others.

    `address` is where others find this server. If nobody can, `command` starts it so that the network can, and
    `network` is the address it would then have.
    """
    if origins:
        return {"address": origins[0].rstrip("/")}
    own = local_address()
    there = f"http://{own}:{port}" if own else ""
    if is_loopback(host):
        return {"command": COMMAND + ("" if port == DEFAULT_PORT else f" --port {port}"), "network": there}
    return {"address": there} if there and is_wildcard(host) else {}


def is_loopback(host: str) -> bool:
    """Whether an address can be reached from this machine only."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
