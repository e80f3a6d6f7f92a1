"""A whole game of each kind, clicked through."""

import random
import re

import pytest

from real_browser import Served
from scenes import brought
from tests.browser.conftest import GAMES, Visit

pytestmark = pytest.mark.long

MOST = 400


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_clicked_through_to_its_ending_sheet(visit: Visit, server: Served, game: str) -> None:
    seed = brought(game, "CLICKED")
    somebody = visit()
    page = somebody.page
    somebody.sit(server.new_table(game, seed=seed))
    assert page.title().startswith("●")
    luck = random.Random(seed)
    for _ in range(MOST):
        if somebody.state["outcome"]:
            break
        somebody.decide(luck)
    outcome = somebody.state["outcome"]
    assert outcome, f"no end after {MOST} decisions"

    page.wait_for_selector("section.end h2")
    sheet = somebody.words("section.end")
    assert outcome["say"] in somebody.words(".frame"), "on the sheet, or in the book beside it"
    assert outcome["rule"] in sheet
    assert outcome["rule_say"] in sheet
    assert page.locator(".decision").count() == 0
    assert not page.title().startswith("●")

    somebody.see_course()
    turning_point = page.locator(".course .tp a").first
    place = re.search(r"at=(\d+)", turning_point.get_attribute("href") or "")
    assert place
    page.locator(".course [data-view=table]").click()
    page.wait_for_selector(".course .ended")
    page.locator(".course [data-view=course]").click()
    turning_point.click()
    page.wait_for_selector(".frame.replay")
    assert f"at={place[1]}" in page.url
    page.go_back()

    again = page.locator("section.end .acts button:enabled:has(small)")
    again.wait_for()
    assert str(seed) in again.inner_text()
    old = page.url
    again.click()
    page.wait_for_url(lambda url: url != old)
    somebody.stands()
    assert somebody.number < 10
    assert page.locator(".decision.mine").count() == 1
