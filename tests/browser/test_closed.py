"""A table that the rules of today can't go on with: it is read, not played."""

import sqlite3
from pathlib import Path

from playwright.sync_api import Page, expect

from real_browser import Served, played
from tests.browser.conftest import Visit


def of_other_rules(database: Path) -> None:
    """As if tables had been played with rules that nobody knows any more, and nothing of their positions was kept."""
    with sqlite3.connect(database) as journal:
        journal.execute("UPDATE tables SET version = 'long ago', checkpoint = NULL")
        journal.execute("UPDATE journal SET checkpoint = NULL, chain = NULL")
        journal.execute("UPDATE ends SET chain = NULL")
    journal.close()


def assert_drawn(page: Page, log: str) -> None:
    """The lines of a log have symbols, as at any other table, and say whose they are."""
    expect(page.locator(f"{log} li .dot")).to_have_count(0)
    symbols = page.locator(f"{log} li > svg use").evaluate_all("(all) => all.map((one) => one.getAttribute('href'))")
    assert {"#cultist", "#summon"} <= set(symbols)
    assert page.locator(f"{log} li .seat-mark").count() > 0


def test_a_table_of_other_rules_says_so_and_can_be_read(visit: Visit, tmp_path: Path) -> None:
    # given a table from before an update
    server = Served(tmp_path / "tables.db")
    try:
        seated = server.play(played("reign_of_cthulhu", 2, 7, 10, "action"))
        server.stop()
        of_other_rules(tmp_path / "tables.db")
        server.start()
        # when somebody comes back to it, at a desk and with a phone
        for size in ("desktop", "phone"):
            somebody = visit(server, size=size)
            somebody.open(f"/t/{seated['table']}#{'.'.join(seated['keys'])}")
            page = somebody.page
            # then it says why nothing can be decided, and shows what happened
            expect(page.locator(".closed .rule")).to_contain_text("earlier version")
            expect(page.locator(".closed .log li").first).to_be_visible()
            assert_drawn(page, ".closed .log")
            expect(page.locator(".decision")).to_have_count(0)
            assert not somebody.wide()
            # and it can be stepped through
            page.locator(".closed .rule a").first.click()
            page.wait_for_selector(".player")
            page.locator(".player .tool").nth(4).click()
            expect(page.locator(".log li").first).to_be_attached()
            assert_drawn(page, ".log")
            expect(page.locator(".board [role=status]")).to_contain_text("earlier version")
    finally:
        server.stop()


def test_a_damaged_table_says_so_and_can_be_read_up_to_the_damage(visit: Visit, tmp_path: Path) -> None:
    # given a table of which an entry is gone
    server = Served(tmp_path / "tables.db")
    try:
        seated = server.play(played("reign_of_cthulhu", 2, 7, 10, "action"))
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as journal:
            journal.execute("DELETE FROM journal WHERE sequence = 6")
        journal.close()
        server.start()
        # when
        somebody = visit(server)
        somebody.open(f"/t/{seated['table']}#{'.'.join(seated['keys'])}")
        page = somebody.page
        # then
        expect(page.locator(".sheet [role=alert]")).to_contain_text("damaged")
        page.locator(".sheet a").first.click()
        page.wait_for_selector(".player")
    finally:
        server.stop()


BREAKING = """
import sys
from pathlib import Path
from miskatonic.server.storage import journal
from miskatonic.server.messages import out_of_service
append, record = journal.Journal.append, journal.Journal.record
mended = Path(sys.argv[sys.argv.index("--database") + 1]).with_name("mended")
broken = []
async def fails(self, *args):
    broken.append(True)
    raise OSError("a broken disk")
def unreadable(self, header):
    if broken and not mended.exists():
        raise out_of_service()
    return record(self, header)
journal.Journal.append = fails
journal.Journal.record = unreadable
from miskatonic.cli import main
sys.exit(main())
"""


class Breaking(Served):
    """A server whose disk breaks with the first decision, and can't be read until it is mended."""

    program = ("-c", BREAKING)


def test_a_table_out_of_service_says_so_and_comes_back_by_itself(visit: Visit, tmp_path: Path) -> None:
    # given
    server = Breaking(tmp_path / "tables.db")
    try:
        seated = server.new_table("reign_of_cthulhu", options={"investigators": "deal"})
        somebody = visit(server)
        somebody.forgiven = ["ERR_CONNECTION_REFUSED", "WebSocket connection"]  # the server ends before the page does
        somebody.open(f"/t/{seated['table']}#{'.'.join(seated['keys'])}")
        page = somebody.page
        # when
        page.locator(".decision .opt:not([aria-expanded]):not([aria-disabled])").first.click()
        # then
        expect(page.locator("p.lost")).to_contain_text("out of service")
        # when
        (tmp_path / "mended").touch()
        # then
        expect(page.locator("p.lost")).to_have_count(0)
    finally:
        server.stop()
