"""The server is killed and started again; the page goes on by itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from real_browser import Served, staged
from tests.browser.conftest import Visit


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Served]:
    """A server of one test alone."""
    running = Served(tmp_path / "tables.db")
    yield running
    running.stop()


def test_the_page_goes_on_after_the_server_was_killed(visit: Visit, mortal: Served) -> None:
    somebody, other = visit(mortal, name="Ada"), visit(mortal, name="Marek")
    seated = mortal.take_in(staged("elder_sign", "EARLY"))
    somebody.sit(seated)
    other.sit(seated, seated["spectator"])
    for visitor in (somebody, other):
        visitor.forgiven = ["ERR_CONNECTION_REFUSED", "WebSocket connection"]
        visitor.page.wait_for_load_state("networkidle")
    somebody.decide_first(2)
    number, log = somebody.number, somebody.page.locator(".log li").all_inner_texts()

    mortal.kill()
    expect(somebody.page.locator(".lost")).to_be_visible()
    mortal.start()
    expect(somebody.page.locator(".toast")).to_be_visible()  # for a few seconds only
    expect(somebody.page.locator(".lost")).to_have_count(0)
    assert somebody.number == number
    assert somebody.page.locator(".log li").all_inner_texts() == log
    somebody.decide_first(2)
    other.reach(somebody.number)
    assert other.words(".log li") == somebody.words(".log li")


def test_an_answer_given_while_the_line_was_down_is_not_lost(visit: Visit, mortal: Served) -> None:
    somebody = visit(mortal)
    somebody.sit(mortal.take_in(staged("reign_of_cthulhu", "EARLY")))
    somebody.forgiven = ["ERR_CONNECTION_REFUSED", "WebSocket connection"]
    somebody.page.wait_for_load_state("networkidle")
    number = somebody.number
    decisions = somebody.view["decisions"]
    mortal.kill()
    expect(somebody.page.locator(".lost")).to_be_visible()
    plain = somebody.page.locator(".decision .opt:not([aria-disabled]):not([aria-expanded])")
    plain.first.click()
    mortal.start()
    somebody.reach(number + 1)
    expect(somebody.page.locator(".lost")).to_have_count(0)
    assert somebody.view["decisions"] == decisions + 1, "once, not twice"
