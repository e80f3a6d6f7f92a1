"""What is kept in memory does not grow with the time that a server runs."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

import miskatonic
from miskatonic import bots
from miskatonic.bots.reign_of_cthulhu import sight
from miskatonic.games.elder_sign.rules import monsters
from miskatonic.kernel import Table, find_game
from miskatonic.server.messages import Refused
from miskatonic.server.seen import replay, scene
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import Header
from miskatonic.server.tables import house
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.people import Viewer
from miskatonic.text import _bundles
from tests.server.page import REIGN, Page, Seated, Server, eventually

GAMES = [game.id for game in miskatonic.games()]


def test_when_the_last_page_is_closed_nothing_is_kept_that_was_made_for_it(server: Server, seated: Seated) -> None:
    # given
    opened = server.opened(seated)
    with Page(server, seated, *seated["keys"]) as page, Page(server, seated, seated["spectator"], language="pl"):
        page.answer()
        page.settle()
        assert opened.shown
        assert opened.lines
    # then
    eventually(lambda: not opened.visitors and not opened.shown and not opened.lines)
    with Page(server, seated, *seated["keys"]) as page:
        assert page.last["log"]["lines"]


def test_only_so_many_tables_at_which_nobody_sits_are_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "IN_MEMORY", 5)
    journal = Journal(tmp_path / "tables.db")

    async def many() -> list[int]:
        inn = house.House(journal)
        game = find_game(REIGN)
        made = [await inn.new_table(game, 2, {}, None, None, {}) for _ in range(12)]
        counts = []
        for seated in made:
            assert inn.find(seated["table"]) is not None
            counts.append(len(inn._tables))
        return counts

    assert asyncio.run(many()) == [1, 2, 3, 4, *[5] * 8]
    journal.close()


def test_a_table_that_made_room_is_not_changed_behind_the_back_of_its_successor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "IN_MEMORY", 1)
    journal = Journal(tmp_path / "tables.db")

    async def play() -> None:
        # given: somebody who has found a table, for which there is no room any more
        inn = house.House(journal)
        first, second = [await inn.new_table(find_game(REIGN), 2, {}, None, None, {}) for _ in range(2)]
        room = await inn.found(first["table"])
        assert room is not None
        assert await inn.found(second["table"]) is not None
        # then: its key stays what everybody else knows
        before = journal.keys(first["table"])
        with pytest.raises(Refused):
            await room.new_key(0, "another")
        assert journal.keys(first["table"]) == before
        # but one at which something is being done is not sent away
        room = await inn.found(first["table"])
        assert room is not None
        async with room.lock:
            await inn.found(second["table"])
            assert await inn.found(first["table"]) is room

    asyncio.run(play())
    journal.close()


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Nobody looks for things in memory that hold on to each other."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("game", GAMES)
def test_a_table_leaves_nothing_behind_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(house, "IN_MEMORY", 1)
    journal = Journal(tmp_path / "tables.db")

    async def play() -> tuple[weakref.ref[OpenTable], weakref.ref[Table]]:
        # given: a table that was played, looked back at and told of to the end
        inn = house.House(journal)
        seated = await inn.new_table(find_game(game), 2, {"fate": "new"}, 7, None, {})
        opened = await inn.found(seated["table"])
        assert isinstance(opened, OpenTable)
        both = Viewer({0, 1}, "en", "both")
        pick, luck = bots.find("random", game), bots.Luck(7)
        while opened.table.choice is not None:
            await opened.answer(both, opened.table.number, pick(opened.table, luck).text)
            if opened.table.number in (5, 9):
                await opened.undo(both, opened.table.number, "decision")
        past = opened.past(3)
        scene.state(past, both)
        replay.course(opened, "en")
        found = weakref.ref(opened), weakref.ref(past.table)
        # when: another one comes in its place
        other = await inn.new_table(find_game(game), 2, {}, 8, None, {})
        await inn.found(other["table"])
        return found

    # then
    before = tables_in_memory()
    room, table = asyncio.run(play())
    assert room() is None
    assert table() is None
    assert tables_in_memory() == before
    journal.close()


def tables_in_memory() -> int:
    return sum(isinstance(thing, Table) for thing in gc.get_objects())


def test_a_table_to_which_several_come_at_once_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal(tmp_path / "tables.db")
    read: list[str] = []
    header = journal.header

    def counted(table: str) -> Header | None:
        read.append(table)
        return header(table)

    monkeypatch.setattr(journal, "header", counted)

    async def come() -> None:
        inn = house.House(journal)
        seated = await inn.new_table(find_game(REIGN), 2, {}, None, None, {})
        rooms = await asyncio.gather(*(inn.found(seated["table"]) for _ in range(5)), inn.found("nothing"))
        assert len({id(room) for room in rooms[:5]}) == 1
        assert rooms[5] is None
        assert sorted(read) == sorted([seated["table"], "nothing"])
        # and whoever deletes it leaves nothing that others could go on with
        assert rooms[0] is not None
        await inn.delete(rooms[0])
        assert await inn.found(seated["table"]) is None
        with pytest.raises(Refused):
            async with rooms[0].lock:
                pass

    asyncio.run(come())
    journal.close()


def test_sentences_are_not_remembered_without_end() -> None:
    book = _bundles.Phrasebook("miskatonic.games.elder_sign", "en")
    for number in range(_bundles.REMEMBERED + 100):
        assert book.say("terminal-undo-key", {"key": f"u{number}", "what": "all"}) == f"u{number} all"
    assert len(book._said) <= _bundles.REMEMBERED


def test_what_bots_and_rules_remember_of_positions_is_bounded() -> None:
    """There are more sets of Shoggoths, and of monsters on a card, than a server should ever keep."""
    assert sight.Chart.walks.cache_info().maxsize is not None
    assert monsters._tasks.cache_info().maxsize is not None
