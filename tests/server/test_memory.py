"""What is kept in memory does not grow with the time that a server runs."""

import asyncio
from pathlib import Path

import pytest

from miskatonic.bots.reign_of_cthulhu import sight
from miskatonic.games.elder_sign.rules import monsters
from miskatonic.kernel import find_game
from miskatonic.server import house
from miskatonic.server.journal import Journal
from miskatonic.text import _bundles
from tests.server.page import REIGN, Page, Plain, Server, eventually


def test_when_the_last_page_is_closed_nothing_is_kept_that_was_made_for_it(server: Server, seated: Plain) -> None:
    # given
    hosted = server.hosted(seated)
    with Page(server, seated, *seated["keys"]) as page, Page(server, seated, seated["spectator"], language="pl"):
        page.answer()
        page.settle()
        assert hosted.shown
        assert hosted.lines
    # then
    eventually(lambda: not hosted.visitors and not hosted.shown and not hosted.lines)
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
            assert inn.find(seated.table) is not None
            counts.append(len(inn._tables))
        return counts

    assert asyncio.run(many()) == [1, 2, 3, 4, *[5] * 8]
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
