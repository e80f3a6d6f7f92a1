"""Finding again: the table of a friend on the first page, a rule where nothing is asked any more, what has changed."""

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from real_browser import Served, played, staged
from tests.browser.conftest import Visit
from tests.browser.test_closed import of_other_rules

TITLE = ".lectern h3"


def test_a_friend_who_came_by_link_finds_the_table_on_the_first_page(visit: Visit, server: Served) -> None:
    # given a table that somebody else has set up
    seated = server.play(played("reign_of_cthulhu", 2, 7, 4, "action"))
    friend = visit()
    friend.sit(seated, seated["keys"][1])
    friend.stands()
    # when the friend opens the first page
    friend.open("/")
    page = friend.page
    # then it stands under "Continue", without what is its creator's
    table = page.locator(".continue .cont")
    expect(table).to_have_count(1)
    expect(table).to_contain_text("Reign of Cthulhu")
    expect(table.get_by_role("button")).to_have_count(0)
    table.locator("a").click()
    page.wait_for_url(f"**/t/{seated['table']}")
    friend.stands()
    assert [seat["mine"] for seat in friend.state["seats"]] == [False, True]


def opens_its_rule(page: Page, link: str) -> None:
    """A rule id that is clicked opens its rule, and Escape puts it away."""
    page.locator(link).first.click()
    expect(page.locator(TITLE)).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(TITLE)).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_a_rule_opens_in_a_game_that_is_over(visit: Visit, server: Served, size: str) -> None:
    over = server.take_in(staged("elder_sign", "OVER"))
    somebody = visit(size=size)
    somebody.sit(over)
    page = somebody.page
    opens_its_rule(page, ".end .why .rulelink")
    if size == "desktop":
        opens_its_rule(page, ".log li .id")


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_a_rule_opens_in_a_replay(visit: Visit, server: Served, size: str) -> None:
    over = server.take_in(staged("elder_sign", "OVER"))
    somebody = visit(size=size)
    somebody.open(f"/r/{over['table']}?at=12#{over['keys'][0]}")
    page = somebody.page
    page.wait_for_selector(".player")
    page.locator(".log li .id").first.click()
    expect(page.locator(TITLE)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(TITLE)).to_have_count(0)
    # what is read of one position does not stand beside another
    page.locator(".log li .id").first.click()
    expect(page.locator(TITLE)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(TITLE)).to_have_count(0)


def test_a_rule_opens_at_a_table_that_can_only_be_read(visit: Visit, tmp_path: Path) -> None:
    # given
    server = Served(tmp_path / "tables.db")
    try:
        seated = server.play(played("reign_of_cthulhu", 2, 7, 10, "action"))
        server.stop()
        of_other_rules(tmp_path / "tables.db")
        server.start()
        somebody = visit(server)
        page = somebody.page
        for path, log in ((f"/t/{seated['table']}", ".closed .log"), (f"/r/{seated['table']}?at=5", ".log")):
            somebody.open(f"{path}#{'.'.join(seated['keys'])}")
            # then
            page.locator(f"{log} li .id").first.click()
            expect(page.locator(TITLE)).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator(TITLE)).to_have_count(0)
        page.goto("about:blank")  # before the server ends
    finally:
        server.stop()


def test_what_new_rules_have_taken_back_is_read_once_by_everybody(visit: Visit, tmp_path: Path) -> None:
    # given a table whose rules are others since
    server = Served(tmp_path / "tables.db")
    try:
        seated = server.play(played("reign_of_cthulhu", 2, 7, 9, "action"))
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as journal:
            journal.execute("UPDATE tables SET version = 'long ago'")
            journal.execute("UPDATE journal SET chain = NULL")
            journal.execute("UPDATE ends SET chain = NULL")
        journal.close()
        server.start()
        for language, title in (("en", "The game has changed"), ("uk", "Гра змінилася")):
            # when somebody comes back to it
            somebody = visit(server, language=language)
            somebody.open(f"/t/{seated['table']}#{'.'.join(seated['keys'])}")
            page = somebody.page
            # then they read what was taken back
            told = page.get_by_role("dialog", name=title)
            expect(told).to_be_visible()
            expect(told.locator("li")).to_have_count(3)
            told.locator(".btn").click()
            expect(told).to_have_count(0)
            # and only once
            page.reload()
            page.wait_for_selector(".decision")
            expect(told).to_have_count(0)
            page.goto("about:blank")  # before the server ends
    finally:
        server.stop()
