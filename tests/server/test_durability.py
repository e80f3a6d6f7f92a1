"""Nothing is lost and nothing happens twice: what somebody has seen is on disk, whatever is killed or fails."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import miskatonic
from miskatonic.kernel import Table
from miskatonic.server.tables.playthrough import Playthrough
from tests.server.page import (
    DEALT,
    PATIENCE,
    REIGN,
    Page,
    Plain,
    Process,
    Seated,
    Server,
    bearer,
    dealt,
    ending_of,
    entries,
    eventually,
    offered,
    own,
    question_of,
)


def decided(found: list[tuple[str, Plain]]) -> list[str]:
    return [data["option"] for kind, data in found if kind == "answer"]


def played_again(game: str, seed: int, seats: int, found: list[tuple[str, Plain]]) -> Table:
    """What the kernel makes of a journal."""
    table = miskatonic.new_table(game, seed=seed, seats=seats, options=dealt(game))
    for kind, data in found:
        if kind == "answer":
            table.answer(data["option"], seat=data["seats"])
        else:
            table.undo(to=None if data["to"] == "decision" else data["to"])
        assert table.problems() == []
    return table


# --- before anybody sees it ---


def test_an_answer_is_on_disk_when_the_state_with_its_effect_arrives(
    server: Server, seated: Seated, both: Page
) -> None:
    chosen = []
    for number in range(12):
        chosen.append(both.options()[0])
        both.answer(chosen[-1])
        assert decided(server.entries(seated)) == chosen, f"after {number + 1} decisions"


class Held:
    """Holds the writing of the journal until it is let go."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.let_go = threading.Event()
        self.waiting = threading.Event()
        append = server.journal.append

        async def held(*args: Any) -> Any:
            self.waiting.set()
            while not self.let_go.is_set():
                await asyncio.sleep(0.005)
            return await append(*args)

        monkeypatch.setattr(server.journal, "append", held)


@pytest.fixture
def held(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    holding = Held(server, monkeypatch)
    yield holding
    holding.let_go.set()


def test_nobody_sees_an_effect_before_it_is_on_disk(server: Server, seated: Seated, both: Page, held: Held) -> None:
    with Page(server, seated, seated["spectator"]) as spectator:
        # given
        spectator.settle()
        both.settle()
        # when: the disk is slow
        both.send(type="answer", number=0, option=both.options()[0])
        assert held.waiting.wait(PATIENCE)
        # then: nothing comes, also not to whoever asks
        spectator.send(type="position")
        assert both.hears_nothing()
        assert spectator.hears_nothing()
        assert server.entries(seated) == []
        # when
        held.let_go.set()
        # then
        assert both.reach(1)["number"] == spectator.reach(1)["number"] == 1
        assert len(server.entries(seated)) == 1


def test_who_has_come_is_not_told_with_what_is_not_on_disk(server: Server, held: Held) -> None:
    # given: a seat that is about to be called by its investigator
    seated = server.new_table(options={"investigators": "choose"})
    with Page(server, seated, *seated["keys"]) as page:
        before = [seat["id"] for seat in page.last["seats"]]
        page.settle()
        page.send(type="answer", number=0, option=page.options()[0])
        assert held.waiting.wait(PATIENCE)
        # when: somebody comes before that is kept
        newcomer = Page(server, seated, seated["spectator"]).open()
        newcomer.send(**newcomer.hello)
        eventually(lambda: len(server.opened(seated).visitors) == 2)
        # then
        assert page.hears_nothing()
        held.let_go.set()
        assert [seat["id"] for seat in page.reach(1)["seats"]] != before
        newcomer.close()


def test_an_answer_is_kept_when_whoever_gave_it_leaves_at_that_moment(
    server: Server, seated: Seated, both: Page, held: Held
) -> None:
    # given
    with Page(server, seated, *seated["keys"], person="oksana-3", name="tab") as tab:
        tab.send(type="answer", number=0, option=tab.options()[0])
        assert held.waiting.wait(PATIENCE)
        # when: the line is cut before the disk is done, and somebody comes
        tab.drop()
    newcomer = Page(server, seated, seated["spectator"]).open()
    newcomer.send(**newcomer.hello)
    eventually(lambda: len(server.opened(seated).visitors) == 3)
    held.let_go.set()
    # then: it happened once, everybody sees it, and the table goes on
    eventually(lambda: "tab" not in {visitor.name for visitor in server.opened(seated).visitors})
    assert newcomer.state()["number"] == both.reach(1)["number"] == 1
    newcomer.close()
    both.answer()
    assert len(decided(server.entries(seated))) == both.last["number"] == 2


# --- numbers ---


def test_a_stale_answer_is_refused_and_changes_nothing(server: Server, seated: Seated, both: Page) -> None:
    first, other = both.options()[:2]
    both.answer(first)
    now = server.opened(seated).table.digest()
    assert both.asks(type="answer", number=0, option=other) == "stale"
    assert both.asks(type="answer", number=2, option=both.options()[0]) == "stale"
    assert both.asks(type="undo", number=0, to="decision") == "stale"
    assert server.opened(seated).table.digest() == now
    assert decided(server.entries(seated)) == [first]


def test_the_same_answer_again_is_recognised_and_not_taken_twice(server: Server, seated: Seated, both: Page) -> None:
    # given
    first = both.options()[0]
    both.answer(first)
    # when: it comes again, as from a page that lost its line before it heard of the effect
    for _ in range(3):
        both.send(type="answer", number=0, option=first)
        # then: that is no mistake; the state is shown again
        assert both.state()["number"] == 1
    assert decided(server.entries(seated)) == [first]
    assert not [message for message in both.heard if message["type"] == "refused"]


def test_many_tabs_that_answer_the_same_at_once_decide_once(server: Server, seated: Seated) -> None:
    # given
    pages = [Page(server, seated, *seated["keys"], person="oksana-3").__enter__() for _ in range(6)]
    option = pages[0].options()[0]
    # when
    for page in pages:
        page.send(type="answer", number=0, option=option)
    # then
    for page in pages:
        assert page.reach(1)["number"] == 1
        page.settle()
        assert not [message for message in page.heard if message["type"] == "refused"]
        page.close()
    assert decided(server.entries(seated)) == [option]


def test_tabs_that_answer_differently_at_once_decide_once_too(server: Server, seated: Seated) -> None:
    pages = [Page(server, seated, *seated["keys"], person="oksana-3").__enter__() for _ in range(4)]
    for page, option in zip(pages, pages[0].options(), strict=False):
        page.send(type="answer", number=0, option=option)
    for page in pages:
        page.reach(1)
        page.settle()
    refusals = [message["code"] for page in pages for message in page.heard if message["type"] == "refused"]
    assert refusals == ["stale"] * 3
    for page in pages:
        page.close()
    assert len(server.entries(seated)) == 1


def test_nobody_decides_for_somebody_else(server: Server, seated: Seated, ada: Page, marek: Page) -> None:
    asked, other = (ada, marek) if own(ada.last, question_of(ada.last)) else (marek, ada)
    option = asked.options()[0]
    assert option not in other.options()
    assert other.asks(type="answer", number=0, option=option) == "not_yours"
    assert asked.asks(type="answer", number=0, option="fly:moon") == "not_possible"
    asked.answer(option)
    assert other.asks(type="answer", number=0, option=option) == "stale", "a repeat is for who gave it"
    assert len(server.entries(seated)) == 1


def test_after_the_end_there_is_nothing_to_answer(server: Server) -> None:
    # given: a game played to its end
    seated = server.new_table(options=DEALT | {"difficulty": "expert"}, seed=11)
    with Page(server, seated, *seated["keys"]) as page:
        while page.last["outcome"] is None:
            page.answer(page.options()[-1])
        # then
        assert page.last["asked"] is None
        assert ending_of(page.last)["say"]
        assert ending_of(page.last)["rule_say"]
        assert page.asks(type="answer", number=page.last["number"], option="end_actions") == "stale"
        [listed] = server.tables(seated["creator"])
        assert (listed["finished"], listed["won"]) == (True, ending_of(page.last)["won"])


# --- failures ---


@pytest.fixture
def broken_disk(server: Server, seated: Seated) -> Iterator[sqlite3.Connection]:
    """The database refuses everything new about the table."""
    connection = sqlite3.connect(server.database, isolation_level=None)
    connection.execute(
        f"CREATE TRIGGER broken BEFORE INSERT ON journal WHEN NEW.of_table = '{seated['table']}' "
        "BEGIN SELECT RAISE(FAIL, 'the disk is full'); END"
    )
    yield connection
    connection.execute("DROP TRIGGER IF EXISTS broken")
    connection.close()


def test_what_can_not_be_written_did_not_happen(
    server: Server, seated: Seated, both: Page, broken_disk: sqlite3.Connection
) -> None:
    # given
    before = server.opened(seated).table.digest()
    # when
    option = both.options()[0]
    assert both.asks(type="answer", number=0, option=option) == "not_kept"
    assert both.asks(type="bot", seat=0, bot="random") == "not_kept"
    # then
    opened = server.opened(seated)
    assert (opened.table.digest(), opened.table.number, opened.bots) == (before, 0, {})
    with Page(server, seated, *seated["keys"]) as page:
        assert page.last["view"] == both.last["view"]
    # when: there is room again
    broken_disk.execute("DROP TRIGGER broken")
    both.answer(option)
    # then
    assert decided(server.entries(seated)) == [option]
    assert played_again(REIGN, 7, 2, server.entries(seated)).digest() == opened.table.digest()


def test_a_table_that_can_not_be_written_is_not_given_out(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*args: Any) -> None:
        raise sqlite3.OperationalError("the disk is full")

    monkeypatch.setattr(server.journal, "write", full)
    answer = server.http.post("/api/tables", json={"game": REIGN, "seats": 2})
    assert (answer.status_code, answer.json()["error"]) == (503, "not_kept")


def test_a_link_that_can_not_be_renewed_stays_as_it_is(
    server: Server, seated: Seated, ada: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*args: Any) -> None:
        raise sqlite3.OperationalError("the disk is full")

    monkeypatch.setattr(server.journal, "write", full)
    path = f"/api/tables/{seated['table']}/links"
    assert server.http.post(path, json={"seat": 0}, headers=bearer(seated["creator"])).status_code == 503
    with Page(server, seated, seated["keys"][0]):
        ada.settle()


def test_a_defect_in_the_rules_leaves_the_table_as_it_was(
    server: Server, seated: Seated, both: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given: rules that break in the middle of an answer
    before = server.opened(seated).table.digest()
    enter = Playthrough.enter

    def breaks(self: Playthrough, kind: str, data: dict[str, object]) -> None:
        enter(self, kind, data)
        raise RuntimeError("a defect")

    monkeypatch.setattr(Playthrough, "enter", breaks)
    # when
    assert both.asks(type="answer", number=0, option=both.options()[0]) == "not_kept"
    monkeypatch.undo()
    # then
    assert server.opened(seated).table.digest() == before
    both.answer()
    assert len(server.entries(seated)) == 1


# --- kill -9 ---


class Play:
    """Plays a table by script until the server dies, and remembers what it was told."""

    def __init__(self, seated: Seated, game: str, seed: int) -> None:
        self.seated, self.game, self.seed = seated, game, seed
        self.acknowledged: list[str] = []
        """Every answer whose effect somebody has seen."""
        self.tried: tuple[int, str] | None = None
        """The last answer that was sent."""
        self.lines = 0

    def run(self, process: Process) -> None:
        pages = [Page(process, self.seated, key, person=f"person-{key}") for key in self.seated["keys"]]
        try:
            for page in pages:
                page.__enter__()
            while pages[0].last["outcome"] is None:
                self._decide(pages)
        except (ConnectionClosed, OSError):
            pass
        finally:
            for page in pages:
                if hasattr(page, "socket"):
                    page.close()

    def _decide(self, pages: list[Page]) -> None:
        page = next(page for page in pages if page.options())
        number = page.last["number"]
        options = page.options()
        self.tried = (number, options[(number * 7) % len(options)])
        page.send(type="answer", number=number, option=self.tried[1])
        page.reach(number + 1)
        self.acknowledged.append(self.tried[1])
        self.lines = max([self.lines, *(line["number"] + 1 for line in page.last["log"]["lines"])])
        for other in pages:
            other.reach(number + 1)

    def check(self, process: Process, database: Path) -> None:
        """Everything acknowledged is there, at most the one under way more; the page goes on from its last number."""
        found = entries(database, self.seated["table"])
        kept = decided(found)
        assert kept[: len(self.acknowledged)] == self.acknowledged
        assert kept[len(self.acknowledged) :] in ([], [self.tried and self.tried[1]])
        again = played_again(self.game, self.seed, 2, found)
        assert self.tried is not None
        with Page(process, self.seated, *self.seated["keys"], **{"from": self.lines}) as page:
            assert page.last["number"] == again.number == len(kept)
            assert [line["number"] for line in page.last["log"]["lines"] if line["number"] < self.lines] == []
            # the page that did not hear of its last answer gives it again
            page.send(type="answer", number=self.tried[0], option=self.tried[1])
            page.state()
            assert page.last["number"] == self.tried[0] + 1
            self.acknowledged = decided(entries(database, self.seated["table"]))
            assert len(self.acknowledged) == self.tried[0] + 1
        exported = process.http.get(
            f"/api/tables/{self.seated['table']}/export", headers=bearer(self.seated["creator"])
        )
        table = miskatonic.load_table(exported.text)
        assert table.problems() == []
        found = entries(database, self.seated["table"])
        assert table.digest() == played_again(self.game, self.seed, 2, found).digest()


@pytest.mark.long
def test_a_server_killed_in_the_middle_of_everything_loses_and_doubles_nothing(
    serve: Callable[..., Process], database: Path
) -> None:
    # given: four tables played at once
    process = serve()
    plays = []
    games = [game.id for game in miskatonic.games()]
    for seed in range(4):
        game = games[seed % len(games)]
        plays.append(Play(process.new_table(game, seed=seed), game, seed))
    for _ in range(2):
        players = [threading.Thread(target=play.run, args=[process], daemon=True) for play in plays]
        goal = {id(play): len(play.acknowledged) + 8 for play in plays}
        for player in players:
            player.start()
        eventually(
            lambda: all(
                len(play.acknowledged) >= goal[id(play)] or not player.is_alive()
                for play, player in zip(plays, players, strict=True)
            )
        )
        # when
        process.kill()
        for player in players:
            player.join(20)
            assert not player.is_alive()
        process = serve()
        # then
        for play in plays:
            play.check(process, database)
    assert sum(len(play.acknowledged) for play in plays) > 40
    assert process.stop() in (0, 130)


def test_after_a_restart_offered_options_names_and_bots_are_the_same(database: Path) -> None:
    # given
    first = Server(database)
    seated = first.new_table(bots={"1": "random"}, seed=4)
    with Page(first, seated, seated["keys"][0]) as page:
        page.send(type="bot", seat=0, bot=None)
        page.settle()
        before = page.last
    first.close()
    # when
    second = Server(database)
    with Page(second, seated, seated["keys"][0]) as page:
        # then
        assert page.last == before
        assert offered(page.last) == offered(before)
    second.close()
