"""A disk that fails for a moment, below SQLite: nobody sees what is not on it, nothing acknowledged is lost, and a
table that can't be read again is out of service until it is.
"""

import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from miskatonic.server.door.live import SHOWN_OUT
from tests.server.page import PATIENCE, Page, Process, Seated, bearer, entries

READS, WRITES, SYNCS, ROOM, MEMORY = 1, 2, 4, 8, 16
ALWAYS = -1
COMPILER = shutil.which("gcc") or shutil.which("cc")

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="LD_PRELOAD and /proc are needed"),
    pytest.mark.skipif(COMPILER is None, reason="no C compiler for the disk that fails"),
]


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What stands between SQLite and the disk."""
    assert COMPILER is not None
    made = tmp_path_factory.mktemp("disk") / "failing_disk.so"
    source = Path(__file__).with_name("failing_disk.c")
    built = subprocess.run([COMPILER, "-shared", "-fPIC", "-O1", "-o", str(made), str(source), "-ldl"], check=False)
    if built.returncode:
        pytest.skip("the C compiler can't make a library here")
    return made


class Disk:
    """The disk of a server."""

    def __init__(self, folder: Path, library: Path) -> None:
        self.file = folder / "wishes"
        self.file.write_bytes(bytes(12))
        self.environment = {"LD_PRELOAD": str(library), "FAILING_DISK": str(self.file)}

    def fails(self, which: int, times: int = ALWAYS) -> None:
        """From now on these fail, so many times."""
        with self.file.open("r+b") as file:
            file.write(struct.pack("ii", 0, 0))
            file.seek(0)
            file.write(struct.pack("ii", which, times))

    def works(self) -> int:
        """All is well again; how often it has failed."""
        with self.file.open("r+b") as file:
            file.write(struct.pack("ii", 0, 0))
            return int(struct.unpack("i", file.read(4))[0])


@pytest.fixture
def disk(tmp_path: Path, library: Path) -> Disk:
    return Disk(tmp_path, library)


class Player:
    """Plays a table whatever happens to the disk, as the page in a browser does, and believes only what it sees."""

    def __init__(self, process: Process, database: Path, seated: Seated | None = None) -> None:
        self.process, self.database = process, database
        self.seated = seated or process.new_table()
        self.codes: list[str | int | None] = []
        """How it was refused, and with which codes it was shown out."""
        self.come()
        self.acknowledged = self.kept()

    def come(self) -> None:
        """Try to come in until the table is in service."""
        deadline = time.monotonic() + PATIENCE
        while True:
            self.page = Page(self.process, self.seated, *self.seated["keys"]).open()
            self.page.send(**self.page.hello)
            if self._hears_a_state():
                return
            self.page.close()
            assert time.monotonic() < deadline, "the table never came back"
            time.sleep(0.05)

    def _hears_a_state(self) -> bool:
        """Whether the next thing heard is how the table stands. That is on disk, all of it and nothing else."""
        try:
            message = self.page.hear("state", "refused")
            if message["type"] == "state":
                assert self.page.last["number"] == len(self.kept())
                return True
            assert message["type"] == "refused"
            self.codes.append(message["code"])
            if message["code"] in SHOWN_OUT:
                self.codes.append(self.page.shown_out())
        except ConnectionClosed:
            self.codes.append(self.page.socket.close_code)
        return False

    def kept(self) -> list[str]:
        """The answers on disk, read by somebody else than the server."""
        found = entries(self.database, self.seated["table"])
        return [data["option"] for kind, data in found if kind == "answer"]

    def answer(self) -> bool:
        """Decide; whether the effect was seen."""
        number, option = self.page.last["number"], self.page.options()[0]
        self.page.send(type="answer", number=number, option=option)
        if not self._hears_a_state():
            return False
        assert self.page.last["number"] == number + 1
        self.acknowledged.append(option)
        assert self.kept() == self.acknowledged
        return True

    def answers(self, count: int) -> None:
        """Decide so often, coming back when shown out; a decision whose effect was not seen is looked for on coming
        back, and made again if it did not happen.
        """
        goal = len(self.acknowledged) + count
        while len(self.acknowledged) < goal:
            number, option = self.page.last["number"], self.page.options()[0]
            if not self.answer():
                if self.page.socket.close_code is not None:
                    self.come()
                if self.page.last["number"] == number + 1:
                    self.acknowledged.append(option)


FAULTS = {
    "writes": WRITES,
    "syncs": SYNCS,
    "room": ROOM,
    "memory": MEMORY,
    "reads and writes": READS | WRITES,
    "reads and syncs": READS | SYNCS,
    "reads and room": READS | ROOM,
    "everything": READS | WRITES | SYNCS | ROOM | MEMORY,
}


@pytest.mark.parametrize("which", FAULTS.values(), ids=FAULTS.keys())
def test_what_was_acknowledged_is_on_disk_whatever_the_disk_did(
    serve: Callable[..., Process], database: Path, disk: Disk, which: int
) -> None:
    # given
    player = Player(serve(**disk.environment), database)
    player.answers(2)
    failed = 0
    # when: it fails a few times, or for as long as it takes to be noticed, again and again
    for times in (1, 2, 3, 5, 8, ALWAYS):
        disk.fails(which, times)
        went = player.answer()
        failed += disk.works()
        if not went and player.page.socket.close_code is not None:
            player.come()
        player.acknowledged = player.kept()[: player.page.last["number"]]
        player.answers(2)
    # then: it did fail, and a server that is started afterwards finds everything in its order
    assert failed
    player.process.kill()
    again = Player(serve(), database, player.seated)
    assert again.kept() == player.acknowledged
    assert len(player.acknowledged) >= 14
    assert set(player.codes) <= {"not_kept", "out_of_service", SHOWN_OUT["out_of_service"]}


def last_words(page: Page) -> tuple[str, int | None]:
    """What a page is told at the end, and the code with which its socket is closed."""
    say: str = page.hear("refused")["say"]
    return say, page.shown_out()


def test_a_table_that_can_not_be_read_again_is_out_of_service_and_its_pages_are_told(
    serve: Callable[..., Process], database: Path, disk: Disk
) -> None:
    # given: one who plays, two who look on in other languages, and another table
    process = serve(**disk.environment)
    player, other = Player(process, database), Player(process, database)
    player.answers(3)
    lookers = [
        Page(process, player.seated, player.seated["spectator"], language=language).__enter__()
        for language in ("pl", "uk")
    ]
    # when: neither what happens can be written, nor what happened can be read
    disk.fails(READS | WRITES)
    player.page.send(type="answer", number=3, option=player.page.options()[0])
    # then: everybody hears it in their language, and nobody sees anything from before
    told = [last_words(page) for page in (player.page, *lookers)]
    assert {code for _, code in told} == {SHOWN_OUT["out_of_service"]}
    assert [say.split()[:3] for say, _ in told] == [
        ["This", "table", "can't"],
        ["Tego", "stołu", "nie"],
        ["Цей", "стіл", "зараз"],
    ]
    late = Page(process, player.seated, player.seated["spectator"], language="pl").open()
    late.send(**late.hello)
    assert last_words(late) == told[1]
    for path in ("export", "replay", "course"):
        answer = process.http.get(
            f"/api/tables/{player.seated['table']}/{path}", headers=bearer(player.seated["creator"])
        )
        assert (answer.status_code, answer.json()["error"]) == (503, "out_of_service")
    # when
    disk.works()
    # then: it is as it was, and goes on; the other table noticed nothing
    player.come()
    assert player.page.last["number"] == 3
    player.answers(2)
    other.answers(2)
    assert [len(one.kept()) for one in (player, other)] == [5, 2]
    for page in (*lookers, late):
        page.close()


@pytest.mark.parametrize("which", [READS, MEMORY], ids=["reads", "memory"])
def test_a_table_that_can_not_be_read_yet_is_not_mistaken_for_a_damaged_one(
    serve: Callable[..., Process], database: Path, disk: Disk, which: int
) -> None:
    # given: a table that nobody has opened since the server began
    first = Player(serve(), database)
    first.answers(3)
    first.process.kill()
    process = serve(**disk.environment)
    # when
    disk.fails(which)
    page = Page(process, first.seated, *first.seated["keys"]).open()
    page.send(**page.hello)
    # then
    assert last_words(page)[1] == SHOWN_OUT["out_of_service"]
    assert disk.works()
    Player(process, database, first.seated).answers(1)
    assert len(process.tables(first.seated["creator"])) == 1


@pytest.mark.parametrize("which", [ROOM, WRITES, SYNCS], ids=["room", "writes", "syncs"])
def test_health_fails_while_nothing_can_be_written(serve: Callable[..., Process], disk: Disk, which: int) -> None:
    process = serve(**disk.environment)
    assert process.http.get("/health").text == "ok"
    disk.fails(which)
    assert process.http.get("/health").status_code == 503
    disk.works()
    assert process.http.get("/health").text == "ok"


def test_a_bot_goes_on_when_the_disk_does(serve: Callable[..., Process], database: Path, disk: Disk) -> None:
    # given: a bot that is next
    process = serve(**disk.environment)
    seated = process.new_table(bots={"0": "random", "1": "random"})
    disk.fails(WRITES)
    with Page(process, seated, seated["keys"][0]) as page:
        time.sleep(1.5)
        assert entries(database, seated["table"])[2:] == []
        # when
        assert disk.works()
        # then
        assert page.reach(2)["number"] >= 2
