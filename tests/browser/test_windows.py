"""A question open to several people at once: each sees their own part of it, and who is still awaited."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from real_browser import Plain, Served
from tests.browser.conftest import Visit


class Evenings(Served):
    """A server that knows one game more: an evening of three, which begins with a question to everybody."""

    program = (
        "-c",
        "import sys; from miskatonic.kernel import game; game._WHERE['evening'] = 'tests.server.evening'; "
        "from miskatonic.cli import main; sys.exit(main())",
    )


@pytest.fixture
def evenings(tmp_path: Path) -> Iterator[Served]:
    running = Evenings(tmp_path / "tables.db")
    yield running
    running.stop()


@pytest.fixture
def seated(evenings: Served) -> Plain:
    """A table of three at which everybody is asked at once."""
    return evenings.new_table("evening", 3)


def test_everybody_decides_and_sees_who_is_still_awaited(evenings: Served, visit: Visit, seated: Plain) -> None:
    # given two people, of whom one holds two seats
    ada, marek = visit(evenings, name="Ada"), visit(evenings, name="Marek", size="phone")
    ada.sit(seated, seated["keys"][0])
    marek.sit(seated, *seated["keys"][1:])
    for somebody, others in ((ada, "Player 2, Player 3"), (marek, "Player 1")):
        expect(somebody.page.locator(".decision.mine .who")).to_contain_text(f"Also waiting for: {others}")
    expect(ada.page.locator(".seat.turn")).to_have_count(3)
    # when the one passes for both seats by one click
    marek.decide_first()
    # then the other is told that nobody else is awaited, and the one who waits
    expect(ada.page.locator(".decision.mine .who")).not_to_contain_text("Also waiting")
    expect(marek.page.locator(".decision.theirs .who")).to_contain_text("Ada decides for: Player 1")
    expect(ada.page.locator(".seat.turn")).to_have_count(1)
    # and who waits can still use what they have
    number = marek.number
    expect(marek.page.locator(".decision .whose").first).to_have_text("What you can do meanwhile")
    marek.decide_first()
    assert marek.number == number + 1
    expect(marek.page.locator(".decision.theirs")).to_be_visible()


def test_who_has_passed_sees_all_who_are_awaited(evenings: Served, visit: Visit, seated: Plain) -> None:
    ada = visit(evenings, name="Ada")
    ada.sit(seated, seated["keys"][0])
    number = ada.number
    ada.page.keyboard.press("Enter")
    ada.reach(number + 1)
    expect(ada.page.locator(".decision.theirs .who")).to_contain_text("Waiting for: Player 2, Player 3")
    assert not ada.wide()
