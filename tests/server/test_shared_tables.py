"""Two processes that serve the same tables: whoever sits at one of them plays with whoever sits at the other."""

import asyncio
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from miskatonic.server import answers
from miskatonic.server.answers import Sequel
from miskatonic.server.door import serving
from miskatonic.server.door.access import Access
from miskatonic.server.processes import bus, shared_tables
from miskatonic.server.processes.bus import Bus, Line
from miskatonic.server.processes.buses import bus_at
from miskatonic.server.tables import open_table
from tests.server.page import (
    PATIENCE,
    SOON,
    Page,
    Seated,
    Server,
    asked,
    bearer,
    entries,
    eventually,
    view_of,
    wish_of,
)
from tests.server.test_sequels import finished, follow

Pair = tuple[Server, Server]


def options_taken(database: Path | str, seated: Seated) -> list[str]:
    return [data["option"] for kind, data in entries(database, seated["table"]) if kind == "answer"]


@pytest.fixture
def start(shared: str) -> Iterator[Callable[..., Server]]:
    """Starts servers on one database; none outlives the test."""
    started: list[Server] = []

    def begin(bus: str | None = None, **settings: Any) -> Server:
        started.append(Server(shared, bus=bus_at(bus, shared), watched=True, **settings))
        return started[-1]

    yield begin
    for server in started:
        if server._thread.is_alive():
            server.close()


@pytest.fixture(params=["postgres", "redis"])
def pair(request: pytest.FixtureRequest, start: Callable[..., Server]) -> Pair:
    """Two servers, which hear of each other by either bus."""
    bus = request.getfixturevalue("redis").address if request.param == "redis" else None
    return start(bus), start(bus)


@pytest.fixture
def two(start: Callable[..., Server]) -> Pair:
    """Two servers."""
    return start(), start()


def sit(pair: Pair, seated: Seated) -> tuple[Page, Page]:
    """Ada at the first server, Marek at the other."""
    ada = Page(pair[0], seated, seated["keys"][0], person="ada-1", name="Ada")
    return ada, Page(pair[1], seated, seated["keys"][1], person="marek-2", name="Marek")


def decide(*pages: Page) -> None:
    """Whoever is asked decides, and all see it."""
    page = next(page for page in pages if page.options())
    number = page.answer()["number"]
    for other in pages:
        other.reach(number)


def present(page: Page) -> list[tuple[str, bool]]:
    return [(seat["person"], seat["online"]) for seat in page.last["seats"]]


def people(page: Page, wanted: list[tuple[str, bool]]) -> None:
    """Wait until the page is told of these people."""
    while present(page) != wanted:
        page.hear("people", "state")


def test_two_people_play_on_two_processes_and_see_the_same(pair: Pair) -> None:
    seated = pair[0].new_table()
    ada, marek = sit(pair, seated)
    with ada, marek:
        for _ in range(8):
            decide(ada, marek)
            assert view_of(ada.last)["board"] == view_of(marek.last)["board"]
            lines = [[line["say"] for line in page.last["log"]["lines"]] for page in (ada, marek)]
            assert lines[0] == lines[1]
        people(ada, [("Ada", True), ("Marek", True)])
        people(marek, [("Ada", True), ("Marek", True)])
        marek.close()
        people(ada, [("Ada", True), ("", False)])
    assert len(options_taken(pair[0].database, seated)) == 8
    # the list of their creator is the same everywhere
    tables = [server.tables(seated["creator"]) for server in pair]
    assert tables[0] == tables[1]
    assert tables[0][0]["number"] == 8


def test_what_is_taken_back_needs_the_consent_of_whoever_sits_elsewhere(pair: Pair) -> None:
    seated = pair[0].new_table()
    ada, marek = sit(pair, seated)
    with ada, marek:
        decide(ada, marek)
        # when: a no
        ada.send(type="undo", number=1, to="decision")
        asked = wish_of(marek.until(lambda state: state["undo"]["asked"]))
        assert (asked["name"], asked["can_agree"], asked["mine"]) == ("Ada", True, False)
        marek.send(type="consent", agree=False)
        ada.until(lambda state: state["undo"]["asked"] is None)
        marek.until(lambda state: state["undo"]["asked"] is None)
        # when: a yes
        ada.until(lambda state: not state["undo"]["asked"])
        ada.send(type="undo", number=1, to="decision")
        marek.until(lambda state: state["undo"]["asked"])
        marek.send(type="consent", agree=True)
        # then
        assert view_of(ada.reach(2))["decisions"] == view_of(marek.reach(2))["decisions"] == 0
        # when: whoever wished it leaves
        decide(ada, marek)
        ada.send(type="undo", number=3, to="decision")
        marek.until(lambda state: state["undo"]["asked"])
        ada.close()
        marek.until(lambda state: state["undo"]["asked"] is None)
    kinds = [kind for kind, _ in entries(pair[0].database, seated["table"])]
    assert kinds == ["answer", "undo", "answer"]


def test_all_of_three_must_agree_wherever_they_sit_and_nobody_waits_for_who_has_left(two: Pair) -> None:
    seated = two[0].new_table(seats=3)
    pages = [
        Page(two[at % 2], seated, seated["keys"][at], person=f"person-{at}", name=f"P{at}").__enter__()
        for at in range(3)
    ]
    decide(*pages)
    pages[0].send(type="undo", number=1, to="decision")
    for page in pages[1:]:
        page.until(lambda state: state["undo"]["asked"])
        page.send(type="consent", agree=True)
    for page in pages:
        page.reach(2)
    decide(*pages)
    pages[0].send(type="undo", number=3, to="decision")
    pages[1].until(lambda state: state["undo"]["asked"])
    pages[2].until(lambda state: state["undo"]["asked"])
    pages[2].send(type="consent", agree=True)
    pages[1].close()
    for page in (pages[0], pages[2]):
        page.reach(4)
        page.close()
    assert [kind for kind, _ in entries(two[0].database, seated["table"])] == ["answer", "undo"] * 2


def test_both_processes_answer_the_same_question_at_once(two: Pair) -> None:
    seated = two[0].new_table(seed=3)
    pages = [Page(server, seated, *seated["keys"], person="oksana-3") for server in two]
    refused = 0
    with pages[0], pages[1]:
        for number in range(25):
            # given: both have the same question before them
            for page in pages:
                page.reach(number)
            options = pages[0].options()
            if not options:
                break
            chosen = [options[0], options[-1] if number % 3 else options[0]]
            begin = threading.Barrier(2)

            def give(page: Page, option: str) -> None:
                begin.wait()
                page.send(type="answer", number=number, option=option)

            threads = [threading.Thread(target=give, args=one) for one in zip(pages, chosen, strict=True)]
            # when
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            # then: one of them is taken, and both see it
            for page in pages:
                page.reach(number + 1)
                page.settle()
            taken = options_taken(two[0].database, seated)
            assert len(taken) == number + 1
            assert taken[-1] in chosen
            codes = [message["code"] for page in pages for message in page.heard if message["type"] == "refused"]
            assert set(codes) <= {"stale"}
            assert len(codes) - refused == len(set(chosen)) - 1, "the one that came second, unless it said the same"
            refused = len(codes)
            assert pages[0].last["view"] == pages[1].last["view"]
    assert number > 10


def test_somebody_answers_at_one_process_while_it_is_taken_back_at_the_other(two: Pair) -> None:
    seated = two[0].new_table(seed=5)
    pages = [Page(server, seated, *seated["keys"], person="oksana-3") for server in two]
    with pages[0], pages[1]:
        for _ in range(4):
            number = pages[0].answer()["number"]
        for turn in range(16):
            # given: both see the same
            for page in pages:
                page.reach(number)
                page.settle()
            begin = threading.Barrier(2)

            def give(page: Page, **message: Any) -> None:
                begin.wait()
                page.send(number=number, **message)

            answers_it, takes_back = pages if turn % 2 else pages[::-1]
            threads = [
                threading.Thread(
                    target=give, args=[answers_it], kwargs={"type": "answer", "option": pages[0].options()[0]}
                ),
                threading.Thread(target=give, args=[takes_back], kwargs={"type": "undo", "to": "decision"}),
            ]
            # when
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            # then: the one that came first holds, and whoever came second is told that the table has moved on
            number += 1
            for page in pages:
                page.reach(number)
                page.settle()
                assert page.last["number"] == number
            assert pages[0].last["view"] == pages[1].last["view"]
            assert len(entries(two[0].database, seated["table"])) == number
        codes = [message["code"] for page in pages for message in page.heard if message["type"] == "refused"]
        assert codes == ["stale"] * 16


def test_of_two_new_links_for_a_seat_made_at_once_one_opens_it(two: Pair) -> None:
    seated = two[0].new_table()
    path = f"/api/tables/{seated['table']}/links"
    begin = threading.Barrier(2)
    made: list[str] = []

    def renew(server: Server) -> None:
        begin.wait()
        made.append(server.post(answers.KeyMade, path, {"seat": 1}, seated["creator"])["key"])

    for _ in range(6):
        threads = [threading.Thread(target=renew, args=[server]) for server in two]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    for server in two:
        let_in = []
        for key in [seated["keys"][1], *made]:
            page = Page(server, seated, key).open()
            page.send(**page.hello)
            let_in.append(page.hear("state", "refused")["type"] == "state")
            page.close()
        assert let_in.count(True) == 1
        assert any(let_in[-2:])


def test_one_process_plays_the_bots_and_another_goes_on_when_it_is_gone(
    start: Callable[..., Server], hasty_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_tables, "CLAIM", 1.0)
    monkeypatch.setattr(open_table, "BOT_PATIENCE", 0.2)
    two = start(), start()
    seated = two[0].new_table(bots={"1": "random", "0": "random"}, seed=4)
    first = Page(two[0], seated, seated["spectator"], person="a").__enter__()
    with Page(two[1], seated, seated["spectator"], person="b") as second:
        second.reach(6)
        first.reach(6)
        first.close()
        two[0].close()
        number = second.last["number"]
        second.reach(number + 6)
        found = options_taken(two[1].database, seated)
        assert len(found) >= number + 6


def test_new_links_and_deleted_tables_are_known_everywhere(two: Pair) -> None:
    seated = two[0].new_table()
    path = f"/api/tables/{seated['table']}"
    with Page(two[1], seated, seated["keys"][0]) as page:
        key = two[0].post(answers.KeyMade, f"{path}/links", {"seat": 0}, seated["creator"])["key"]
        assert page.shown_out() == 4001
    old = Page(two[1], seated, seated["keys"][0]).open()
    old.send(**old.hello)
    assert old.shown_out() == 4004
    with Page(two[1], seated, key) as page:
        assert two[0].http.delete(path, headers=bearer(seated["creator"])).status_code == 200
        assert page.shown_out() == 4001
    assert two[1].http.get(f"{path}/export", headers=bearer(seated["creator"])).status_code == 404


def test_lost_messages_are_harmless(start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    # given: a bus over which nothing comes through
    monkeypatch.setattr(shared_tables, "BEAT", 0.2)
    monkeypatch.setattr(shared_tables, "ROUND", 10**6)  # nobody looks closely by itself
    monkeypatch.setattr(Bus, "tell", lambda self, news: None)
    two = start(), start()
    seated = two[0].new_table()
    ada, marek = sit(two, seated)
    with ada, marek:
        # then: everybody hears of everything, only later
        for _ in range(3):
            decide(ada, marek)
        people(ada, [("Ada", True), ("Marek", True)])
        ada.send(type="undo", number=3, to="decision")
        marek.until(lambda state: state["undo"]["asked"])
        marek.send(type="consent", agree=True)
        assert ada.reach(4)["number"] == marek.reach(4)["number"] == 4
        # and whoever has thought better of it is heard
        decide(ada, marek)
        ada.send(type="undo", number=5, to="decision")
        marek.until(lambda state: state["undo"]["asked"])
        marek.send(type="consent", agree=False)
        ada.until(lambda state: state["undo"]["asked"] is None)
        marek.close()
        people(ada, [("Ada", True), ("", False)])


def test_nothing_ends_the_beat_of_a_process(start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_tables, "BEAT", 0.1)
    server = start()
    own = server.house.processes
    tried = threading.Event()

    async def broken(*_: object) -> None:
        tried.set()
        raise ZeroDivisionError

    with monkeypatch.context() as for_now:
        for_now.setattr(own, "_beat", broken)
        assert tried.wait(PATIENCE)
    asked(server.database, "DELETE FROM processes")
    eventually(lambda: asked(server.database, "SELECT count(*) FROM processes") == [(1,)])


def test_a_line_that_is_lost_for_long_is_told_once_and_when_it_is_back(caplog: pytest.LogCaptureFixture) -> None:
    class Unsteady(Bus):
        """A bus whose first lines are lost."""

        name, failures, tries = "the bus", (OSError,), 0

        def check(self) -> None:
            """Nobody asks."""

        @asynccontextmanager
        async def line(self, *, hearing: bool) -> AsyncIterator[Line]:
            self.tries += 1
            if self.tries <= 3:
                raise OSError(None, "nobody is there", "somewhere") if self.tries < 3 else ZeroDivisionError
            yield Silent()

    class Silent(Line):
        async def say(self, text: str) -> None:
            """To nobody."""

        async def hear(self) -> AsyncIterator[str]:
            await asyncio.sleep(60)
            yield ""

    async def happen() -> None:
        back = asyncio.Event()
        hearing = asyncio.create_task(Unsteady().listen("one", lambda news: None, back.set))
        await asyncio.wait_for(back.wait(), PATIENCE)
        hearing.cancel()

    with pytest.MonkeyPatch.context() as hurried:
        hurried.setattr(bus, "AGAIN", 0.01)
        asyncio.run(happen())
    told = [record.getMessage() for record in caplog.records if record.name == bus.__name__]
    assert told == [
        "can't receive from the bus: somewhere: nobody is there",
        "can't receive from the bus",
        "receiving from the bus works again",
    ]


def test_a_process_that_is_gone_takes_its_people_with_it(
    start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    # given: a process that says no more that it lives, and takes no leave
    monkeypatch.setattr(shared_tables, "BEAT", 0.2)
    monkeypatch.setattr(shared_tables, "LIVES", 1.0)
    two = start(), start()
    seated = two[0].new_table()
    ada, marek = sit(two, seated)
    with ada, marek:
        people(ada, [("Ada", True), ("Marek", True)])

        async def silent(self: shared_tables.SharedTables) -> None:
            return None

        other = two[1].house.processes
        monkeypatch.setattr(other, "_beat", silent.__get__(other))
        # then
        people(ada, [("Ada", True), ("", False)])
        # when it speaks again
        monkeypatch.undo()
        people(ada, [("Ada", True), ("Marek", True)])


def test_each_process_tells_its_numbers_and_those_of_the_others(two: Pair) -> None:
    seated = two[0].new_table()
    with Page(two[1], seated, *seated["keys"]) as page:
        page.answer()
        text = two[1].http.get("/metrics").text
    names = [getattr(server.house.processes, "process", "") for server in two]
    assert f'miskatonic_tables_total{{process="{names[1]}"}} 0.0' in text
    assert f'miskatonic_decisions_total{{process="{names[1]}"}} 1.0' in text
    assert f'miskatonic_decisions_total{{process="{names[0]}"}} 0.0' in text


def test_a_process_that_ends_says_so_and_its_people_go_on_elsewhere(two: Pair) -> None:
    seated = two[0].new_table()
    ada, marek = sit(two, seated)
    with ada, marek:
        decide(ada, marek)
        people(ada, [("Ada", True), ("Marek", True)])
        began = time.monotonic()
        two[1].close()
        assert time.monotonic() - began < SOON
        assert marek.shown_out() == 1012
        people(ada, [("Ada", True), ("", False)])
        with Page(two[0], seated, seated["keys"][1], person="marek-2", name="Marek") as again:
            people(ada, [("Ada", True), ("Marek", True)])
            assert again.last["number"] == 1
            decide(ada, again)
    eventually(lambda: not two[0].house.visitors)


@pytest.mark.long
def test_a_campaign_goes_on_at_one_table_though_two_processes_are_asked_at_once(two: Pair) -> None:
    # given: a table that is over, with somebody at each process
    seated = finished(two[0])
    ada, marek = sit(two, seated)
    with ada, marek:
        made: list[Sequel] = []
        begin = threading.Barrier(2)

        def ask(server: Server, key: str) -> None:
            begin.wait()
            made.append(follow(server, seated, key))

        threads = [threading.Thread(target=ask, args=one) for one in zip(two, seated["keys"], strict=True)]
        # when
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        # then: there is one table more, and everybody is told where to go
        assert len({one["table"] for one in made}) == 1
        for page in (ada, marek):
            assert page.until(lambda state: state["next"])["next"] == made[0]["table"]
    assert len(two[0].tables(seated["creator"])) == 2


def test_each_of_several_processes_allows_its_part_of_the_requests(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Access] = []
    monkeypatch.setattr(serving, "run", lambda app, bound, **how: served.append(app))
    settings = serving.Settings(
        where=shared, bus=None, workers=3, host="127.0.0.1", port=0, origins=(), private=True, public=False,
        watched=False, proxy=None, for_others={},
    )  # fmt: skip
    with socket.socket() as bound:
        serving.work(settings, bound)
    assert served[0].paces.rate == 10
