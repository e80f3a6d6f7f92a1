"""A question open to several people at once: each sees their own part of it, and who is still awaited."""

import pytest
from playwright.sync_api import expect

import miskatonic
from miskatonic.server.answers import Seated
from real_browser import Served
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.test_relic_windows import POSITION


@pytest.fixture
def seated(evenings: Served) -> Seated:
    """A table of three at which everybody is asked at once."""
    return evenings.new_table("evening", 3)


def test_everybody_decides_and_sees_who_is_still_awaited(evenings: Served, visit: Visit, seated: Seated) -> None:
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


def test_who_has_passed_sees_all_who_are_awaited(evenings: Served, visit: Visit, seated: Seated) -> None:
    ada = visit(evenings, name="Ada")
    ada.sit(seated, seated["keys"][0])
    number = ada.number
    ada.page.keyboard.press("Enter")
    ada.reach(number + 1)
    expect(ada.page.locator(".decision.theirs .who")).to_contain_text("Waiting for: Player 2, Player 3")
    assert not ada.wide()


def own(somebody: Visitor) -> list[str]:
    """The texts of what somebody can choose, as they stand in the list."""
    return [row.inner_text().splitlines()[-1] for row in somebody.free.locator(".grow").all()]


def test_a_relic_window_says_to_both_what_they_can_do_and_who_is_awaited(server: Served, visit: Visit) -> None:
    # given a window that is open to two people
    table = miskatonic.arrange("reign_of_cthulhu", POSITION)
    table.answer("end_actions", seat=(0,))
    table.answer("continue:1", seat=(1,))
    seated = server.take_in(table)
    ada, marek = visit(name="Ada"), visit(name="Marek", size="phone")
    ada.sit(seated, seated["keys"][0])
    marek.sit(seated, seated["keys"][1])
    passing = ["Go on", "Go on and don't ask again this turn"]
    for somebody, other, relic in ((ada, "Detective", "Alhazred's Flame"), (marek, "Doctor", "the Song of Kadath")):
        expect(somebody.page.locator(".decision.mine .who")).to_contain_text(f"Also waiting for: {other}")
        assert own(somebody) == [*passing, f"Play {relic}"]
    # then each one's own relic stands before the other's, and only that is lit
    for somebody, relics in ((ada, [True, False]), (marek, [True, False])):
        rows = somebody.page.locator(".decision .optlist").last.locator(".opt")
        assert [row.get_attribute("aria-disabled") is None for row in rows.all()] == relics
    expect(ada.page.locator(".people .chip.can")).to_have_text(["Alhazred's Flame3"])
    # when one of them passes
    number = ada.number
    ada.page.keyboard.press("Enter")
    ada.reach(number + 1)
    marek.reach(number + 1)
    # then both know whom the table waits for
    expect(ada.page.locator(".decision.theirs .who")).to_contain_text("Marek decides for: Detective")
    expect(ada.page.locator(".seat.turn h2")).to_have_text(["Detective"])
    assert own(ada) == ["Play Alhazred's Flame"]
    expect(marek.page.locator(".decision.mine .who")).not_to_contain_text("Also waiting")
    assert own(marek) == [*passing, "Play the Song of Kadath"]
