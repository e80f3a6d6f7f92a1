"""Secrets: a link is the key to its seat. The server keeps only hashes of them."""

import hashlib
import secrets


def new_key() -> str:
    """144 bits of chance in 24 letters that need no quoting."""
    return secrets.token_urlsafe(18)


def new_id() -> str:
    """The id of a table: no secret, but nobody can guess the next one."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def hash_of(key: str) -> str:
    """What is kept of a key. Keys are long and random, so a plain hash can't be searched."""
    return hashlib.sha256(key.encode()).hexdigest()
