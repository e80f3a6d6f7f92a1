"""Whether a save from elsewhere can be played: found out in a separate process, which has limits and can be killed.

A save is replayed from its seed, which proves it. One that begins with a position, or has to be continued from its last
one, proves nothing: every field of that position is checked by the game's `problems`, and unless this server has signed
the save, some decisions are tried.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
from collections import Counter

import msgspec

import miskatonic
from miskatonic.kernel import BadSave, OtherCards, Table, below, register, seeded
from miskatonic.kernel.game import module_of
from miskatonic.server.messages import Refused, encode
from miskatonic.server.storage import transcript
from miskatonic.server.tables.seeds import LAST

WITHIN = 15.0
"""Seconds that reading a save may take."""
MEMORY = 2 * 1024**3
"""Bytes of address space that it may take."""
AT_ONCE, WAITING, OF_ONE = 2, 8, 2
"""How many are read at once, how many may be read or waiting in all, and how many from one address."""
LAST_NUMBER = 100_000_000
"""Far below what a page can send as the number of its state."""
TRIALS, DECISIONS, LOOKS = 2, 40, 8
"""How often a position is tried, with how many decisions each time, and after how many everybody looks at it."""


class Wish(msgspec.Struct):
    """A save to be read; `module` is where its game is."""

    file: str
    signed: bool
    module: dict[str, str] = {}


class Proven(msgspec.Struct):
    """A table that can be played: its header, its save as written by these rules, and what it begins with."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str
    """In decimal digits: it may be too large for a number in JSON."""
    save: str
    told: str
    checkpoint: str


class Unproven(msgspec.Struct):
    """Why a save can't be played; `other_cards` if that is the only reason."""

    say: str
    other_cards: bool


class Luck:
    """The randomness of a trial."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)


def prove(file: str, *, signed: bool) -> Proven:
    """The table of a save, if it can be played; otherwise refuses it, whatever is wrong with it."""
    try:
        table = miskatonic.load_table(file)
        if table.seed > LAST or table.number > LAST_NUMBER:
            raise BadSave("The save counts further than any game goes.")
        if table.origin is not None and not signed:
            _try_out(table)
    except BadSave:
        raise
    except Exception as problem:  # whatever it is: rules can't cope with a position that no game can reach
        raise BadSave("The save has a position that no game can reach; it can't be continued from there.") from problem
    return begun(table)


def _try_out(table: Table) -> None:
    """Make some random decisions, and undo some of them."""
    for trial in range(TRIALS):
        luck, copy = Luck(trial), table.clone()
        for decision in range(DECISIONS):
            for seat in () if decision % LOOKS else (None, *range(copy.seats)):
                copy.view(seat)
            if copy.choice is None:
                break
            copy.answer(copy.choice.options[below(luck, len(copy.choice.options))])
            if not below(luck, 5):
                copy.undo()


def begun(table: Table) -> Proven:
    """A table as it would be imported: one that continues a save of other rules begins there, and has no events from
    before.
    """
    if any(event.kind == "new_rules" for event in table.events):
        table = miskatonic.load_table(table.save())
    return Proven(
        game=table.game.id,
        seats=table.seats,
        options=dict(table.options),
        seed=str(table.seed),
        save=table.save(),
        told=transcript.told(table.events),
        checkpoint=transcript.position(table, table.last_stretch()),
    )


class ForeignSaves:
    """Reads saves from elsewhere in separate processes, a few at a time."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._known: Counter[str] = Counter()

    async def read(self, file: str, *, signed: bool, address: str) -> Proven:
        """The contents of a save, once it is proven."""
        if self._known.total() >= WAITING or self._known[address] >= OF_ONE:
            raise Refused("too_fast", "Other saves are being read. Wait a moment.", 429)
        self._known[address] += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(_in_a_process, file, signed)
        finally:
            self._known[address] -= 1
            self._known += Counter()  # addresses with nothing left here are forgotten


def _in_a_process(file: str, signed: bool) -> Proven:
    wish = Wish(file, signed, {game.id: module_of(game.id) for game in miskatonic.games()})
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    try:
        done = subprocess.run(
            [sys.executable, "-m", __name__],
            input=encode(wish),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=WITHIN,
            env=environment,
            check=True,
        )
    except subprocess.TimeoutExpired as problem:
        raise BadSave(f"The save can't be read within {WITHIN:.0f} seconds.") from problem
    except subprocess.CalledProcessError as problem:
        raise BadSave("The save needs too much memory to be read.") from problem
    answer = msgspec.json.decode(done.stdout, type=dict[str, msgspec.Raw])
    if "proven" in answer:
        return msgspec.json.decode(answer["proven"], type=Proven)
    why = msgspec.json.decode(answer["unproven"], type=Unproven)
    raise OtherCards if why.other_cards else BadSave(why.say)


def _limit() -> None:
    """Limit time and memory to what a save needs, even if the process that started this one is gone."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (int(WITHIN) + 1, int(WITHIN) + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Read one save from standard input and report the result."""
    _limit()
    wish = msgspec.json.decode(sys.stdin.buffer.read(), type=Wish)
    for game, module in wish.module.items():
        register(game, module)
    try:
        found = encode({"proven": prove(wish.file, signed=wish.signed)})
    except BadSave as problem:
        found = encode({"unproven": Unproven(str(problem), isinstance(problem, OtherCards))})
    sys.stdout.buffer.write(found)


if __name__ == "__main__":
    main()
