"""Two processes on one database, and either may be killed at any moment: nothing is lost, and nothing happens twice."""

import itertools
import random
import threading
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import WebSocketException

import miskatonic
from tests.server.page import Page, Process, Seated, dealt, entries

GOAL, KILLS = 400, 6
"""Answers whose effect somebody has seen, and how often one of the processes has gone in the meantime, at least."""
TABLES = 6
BETWEEN = 1.0
"""Seconds that both processes live until one of them is killed."""
LINE = (WebSocketException, OSError)


class Pair:
    """Two processes, of which now and then one is killed and another takes its place."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.alive = [Process(database), Process(database)]
        self.kills = 0

    def kill_one(self, at: int) -> None:
        self.alive[at].kill()
        self.kills += 1
        self.alive[at] = Process(self.database)

    def some(self) -> Process:
        return random.choice(self.alive)


@pytest.fixture
def pair(shared: str) -> Iterator[Pair]:
    running = Pair(shared)
    yield running
    for process in running.alive:
        process.kill()


class Play:
    """A table whose two people each sit wherever they are let in, and repeat what nobody has acknowledged."""

    def __init__(self, pair: Pair, game: str, seed: int) -> None:
        self.pair, self.game, self.seed = pair, game, seed
        self.seated: Seated = pair.alive[0].new_table(game, seed=seed)
        self.acknowledged: list[str] = []
        self.tried = ""
        """The last answer that was sent."""
        self.over = False
        self.broken: BaseException | None = None
        self._pages: dict[int, Page] = {}
        self._random = random.Random(seed)

    def run(self, enough: threading.Event) -> None:
        try:
            while not enough.is_set() and not self.over:
                try:
                    self._decide()
                except LINE:
                    self._lose()
        except BaseException as broken:  # told to whoever waits for this thread
            self.broken = broken
        self._lose()

    def _page(self, seat: int) -> Page:
        if seat not in self._pages:
            key = self.seated["keys"][seat]
            page = Page(self.pair.some(), self.seated, key, person=f"person-{key}")
            page.__enter__()
            self._pages[seat] = page
        return self._pages[seat]

    def _lose(self) -> None:
        for page in self._pages.values():
            page.close()
        self._pages = {}
        time.sleep(0.05)

    def _decide(self) -> None:
        number = len(self.acknowledged)
        pages = [self._page(seat) for seat in range(2)]
        for page in pages:
            page.reach(number)
        if any(page.last["number"] > number for page in pages):  # it was kept, and nobody was told
            for page in pages:
                page.reach(number + 1)
            self.acknowledged.append(self.tried)
            return
        page = next((page for page in pages if page.options()), pages[0])
        if page.last["outcome"] is not None:
            self.over = True
            return
        self.tried = self._random.choice(page.options())
        page.send(type="answer", number=number, option=self.tried)
        page.reach(number + 1)
        self.acknowledged.append(self.tried)

    def check(self) -> None:
        """What stands in the database is what was acknowledged, and at most the one that was under way."""
        found = [data["option"] for _, data in entries(self.pair.database, self.seated["table"])]
        assert found[: len(self.acknowledged)] == self.acknowledged
        assert found[len(self.acknowledged) :] in ([], [self.tried])
        table = miskatonic.new_table(self.game, seed=self.seed, seats=2, options=dealt(self.game))
        for _, data in entries(self.pair.database, self.seated["table"]):
            table.answer(data["option"], seat=data["seats"])
        states = []
        for process, key in itertools.product(self.pair.alive, (*self.seated["keys"], self.seated["spectator"])):
            with Page(process, self.seated, key) as page:
                states.append((key, page.last["number"], page.last["view"]))
        assert {number for _, number, _ in states} == {len(found)} == {table.number}
        half = len(states) // 2
        assert states[:half] == states[half:], "every page ends with the same state at either process"


@pytest.mark.long
@pytest.mark.timeout(600)
def test_hundreds_of_answers_while_either_process_is_killed_again_and_again(pair: Pair) -> None:
    # given: tables played at once by people at either process
    games = [game.id for game in miskatonic.games()]
    seeds = itertools.count(1)
    enough = threading.Event()
    plays: list[Play] = []
    threads: list[threading.Thread] = []

    def begin() -> None:
        seed = next(seeds)
        plays.append(Play(pair, games[seed % len(games)], seed))
        threads.append(threading.Thread(target=plays[-1].run, args=[enough], daemon=True))
        threads[-1].start()

    # when: one after the other is killed, until so many answers were acknowledged
    victims = itertools.cycle((0, 1))
    while sum(len(play.acknowledged) for play in plays) < GOAL or pair.kills < KILLS:
        while sum(thread.is_alive() for thread in threads) < TABLES:
            begin()
        time.sleep(BETWEEN)
        pair.kill_one(next(victims))
    enough.set()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    # then
    assert [play.broken for play in plays if play.broken] == []
    for play in plays:
        play.check()
