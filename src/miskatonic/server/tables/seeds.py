"""Where the randomness of a table comes from: its seed, sealed while the game runs and shown to all when it is over.

The seal is a hash of seed and salt. It is shown from the start, so that nobody can change the seed afterwards; it
reveals nothing about the seed, which is never sent before the end.
"""

import functools
import hashlib
import secrets
from typing import Literal

import msgspec

import miskatonic
from miskatonic.server import sent
from miskatonic.server.messages import encode
from miskatonic.server.storage.records import Header

LAST = 2**128 - 1
LARGEST_IN_COLUMN = 2**63 - 1
"""The largest seed that fits into a table's row; see `SealedSeed`."""
LARGEST_IN_JSON = 2**53 - 1
"""The largest whole number that everybody who reads JSON agrees on."""


class SealedSeed(msgspec.Struct, frozen=True):
    """A seed in decimal digits, a salt, and how it came to the table: `drawn` by the server, `chosen` by its creator,
    or `brought` with a save or from another table. With the last two, somebody may know what the cards will bring.
    """

    seed: str
    salt: str
    how: Literal["drawn", "chosen", "brought"]

    @property
    def sealed(self) -> str:
        """What everybody may see from the start: SHA-256 of `seed:salt`."""
        return _sealed(self.seed, self.salt)

    def shown(self, is_open: bool) -> sent.SeenFate:
        """What a viewer is shown of it."""
        opened: sent.SeedAndSalt | None = {"seed": self.seed, "salt": self.salt} if is_open else None
        return {"how": self.how, "seal": self.sealed, "open": opened}

    def written(self) -> str:
        """As it is written in the journal."""
        return encode(self).decode()


@functools.lru_cache(1024)
def _sealed(seed: str, salt: str) -> str:
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


read_sealed = msgspec.json.Decoder(SealedSeed).decode


def drawn() -> SealedSeed:
    """A seed that nobody knows."""
    return known(miskatonic.drawn_seed(), "drawn")


def known(seed: int, how: Literal["drawn", "chosen", "brought"]) -> SealedSeed:
    """An existing seed, with a new salt."""
    return SealedSeed(str(seed), secrets.token_hex(16), how)


@functools.lru_cache(1024)
def _read(text: str) -> SealedSeed:
    return read_sealed(text)


def sealed_of(header: Header) -> SealedSeed | None:
    """The sealed seed of a table; those made up to 0.2 have none."""
    return _read(header.fate) if header.fate else None


def seed_of(header: Header) -> int:
    """The seed a table began with."""
    sealed = sealed_of(header)
    return int(sealed.seed) if sealed else header.seed


def in_column(seed: int) -> int:
    """The seed as it is in the table's row; a larger one is only in its `SealedSeed`."""
    return seed if seed <= LARGEST_IN_COLUMN else 0


def in_json(seed: int) -> int | str:
    """The seed for readers that may read numbers as floats."""
    return seed if seed <= LARGEST_IN_JSON else str(seed)
