"""Secrets: a link is the key to its seat, of which the server stores only a hash; and the server's own secret, with
which it recognises what it has signed, and addresses without storing them.
"""

import functools
import hashlib
import hmac
import ipaddress
import os
import secrets
from pathlib import Path

SIZE = 32
"""Bytes of the server's own secret."""


def new_key() -> str:
    """144 random bits in 24 characters that need no quoting."""
    return secrets.token_urlsafe(18)


def new_id() -> str:
    """The id of a table: not secret, but nobody can guess the next one."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def hash_of(key: str) -> str:
    """What is stored of a key. Keys are long and random, so a plain hash can't be searched."""
    return hashlib.sha256(key.encode()).hexdigest()


@functools.lru_cache(10_000)
def household(address: str) -> str:
    """What counts as one address: with IPv6 a whole household, because everybody there has countless addresses."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address) and not known.is_loopback:
        known = known.ipv4_mapped or ipaddress.ip_network((known, 64), strict=False).network_address
    return str(known)


def secret_in(path: Path) -> bytes:
    """The secret in a file that nobody else on the machine may read; made if it does not exist."""
    try:
        made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        pass
    else:
        with os.fdopen(made, "wb") as file:
            file.write(secrets.token_bytes(SIZE))
    return path.read_bytes()


class ServerSecret:
    """The server's own secret: its bytes, or the file that holds them."""

    def __init__(self, secret: bytes | Path) -> None:
        self._secret = secret_in(secret) if isinstance(secret, Path) else secret
        if len(self._secret) != SIZE:
            where = str(secret) if isinstance(secret, Path) else "the secret beside the tables"
            raise OSError(None, "is not the secret of a server; if it is damaged, delete it", where)

    def sign(self, text: bytes) -> str:
        """A signature by which this server recognises the text later."""
        return self._made("save", text)

    def of_address(self, address: str) -> str:
        """What is stored of an address: nobody can tell from it which address it was."""
        return self._made("address", household(address).encode("utf-8", "replace"))

    def _made(self, purpose: str, text: bytes) -> str:
        return hmac.new(self._secret, f"{purpose}:".encode() + text, hashlib.sha256).hexdigest()
