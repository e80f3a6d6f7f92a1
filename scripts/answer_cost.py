"""What an answer costs without sockets and disk, in processor time by game and part: the rules, what the journal saves
of it, and what two people at the table see of it.

python scripts/answer_cost.py [--answers 1500] [--games …]    prints a table, as in docs/load.md

Other work on the machine slows the processors down, too. So a fixed piece of work is done in between, and everything is
scaled to that work's best time.
"""

import argparse
import random
import time
from collections import Counter
from typing import cast

import miskatonic
from miskatonic.kernel import find_game
from miskatonic.server.seen import scene
from miskatonic.server.storage import transcript
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import Header
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.people import Viewer
from miskatonic.server.tables.playthrough import Playthrough
from miskatonic.server.tables.replaying import first_position

GAMES = [game.id for game in miskatonic.games()]
TABLES = 20
UNMEASURED = 3000
"""How many answers come first: sentences and chances are worked out once and remembered."""
PARTS = ("rules", "saving", "view of one player", "of the other")


class Watch:
    """Processor time by part, and that of the fixed work."""

    def __init__(self) -> None:
        self.parts: Counter[str] = Counter()
        self.fixed: list[float] = []

    def work(self) -> None:
        """The fixed piece of work."""
        began = time.process_time()
        counts: dict[tuple[str, int, str], int] = {}
        for number in range(600):
            key = ("a", number % 97, str(number % 31))
            counts[key] = counts.get(key, 0) + 1
        self.fixed.append(time.process_time() - began)

    @property
    def slowness(self) -> float:
        """How much slower the processor was than at its best."""
        return sum(self.fixed) / len(self.fixed) / min(self.fixed)


def seated(game: str, number: int) -> tuple[OpenTable, list[Viewer]]:
    """A new table with two people watching."""
    header = Header(str(number), 0.0, 0.0, game, 2, "{}", number, None, "")
    opened = OpenTable(cast(Journal, None), header, {}, Playthrough(first_position(header, find_game(game))))
    people = [Viewer({seat}, "en", f"p{seat}", f"P{seat}") for seat in range(2)]
    opened.visitors, opened.holders = people, {0: "p0", 1: "p1"}
    for person in people:
        scene.change(opened, person)
    return opened, people


def answer(opened: OpenTable, people: list[Viewer], luck: random.Random, watch: Watch) -> None:
    """One random answer, and everything it causes."""
    table = opened.table
    assert table.choice is not None
    option = luck.choice(table.choice.options)
    times, told = [time.process_time()], len(table.events)
    opened.playthrough.enter("answer", {"option": option.text, "seats": [table.choice.owner(option)]})
    times.append(time.process_time())
    checkpoint = table.last_stretch()
    if checkpoint is not opened.playthrough.checkpoint:
        transcript.position(table, checkpoint)
        opened.playthrough.checkpoint = checkpoint
    transcript.told(table.events[told:])
    times.append(time.process_time())
    opened.refresh()
    for person in people:
        scene.change(opened, person)
        times.append(time.process_time())
    for part, before, after in zip(PARTS, times, times[1:], strict=False):
        watch.parts[part] += round((after - before) * 1e9)


def measured(game: str, answers: int) -> list[float]:
    """Microseconds by part."""
    luck, watch, tables = random.Random(7), Watch(), [seated(game, number) for number in range(TABLES)]
    for count in range(UNMEASURED + answers):
        if count == UNMEASURED:
            watch.parts.clear()
        if tables[count % TABLES][0].table.choice is None:
            tables[count % TABLES] = seated(game, TABLES + count)
        answer(*tables[count % TABLES], luck, watch)
        if count > UNMEASURED and not count % 4:
            watch.work()
    return [watch.parts[part] / answers / 1000 / watch.slowness for part in PARTS]


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--answers", type=int, default=1500)
    wishes.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    wished = wishes.parse_args()
    print(f"| µs per answer | {' | '.join(PARTS)} | total |\n|{' --- |' * (len(PARTS) + 2)}")
    for game in wished.games:
        found = measured(game, wished.answers)
        print(f"| {game} | {' | '.join(f'{one:,.0f}' for one in [*found, sum(found)])} |", flush=True)


if __name__ == "__main__":
    main()
