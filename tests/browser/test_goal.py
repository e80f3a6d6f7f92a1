"""The card with which every table begins: how one wins, how one loses, what one does in a turn."""

import re

import pytest
from playwright.sync_api import expect

import miskatonic
from real_browser import Served
from tests.browser.conftest import GAMES, Visit
from tests.browser.visitor import Visitor

CARD = "dialog.goalsheet"


def newcomer(visit: Visit, server: Served, game: str, **how: str) -> Visitor:
    """Somebody who sits down at a table whose goal has just become known: roles, towns and hands are dealt before."""
    table = miskatonic.new_table(game, seed=7, seats=2)
    while table.game.goal(table.state) is None:
        assert table.choice is not None
        table.answer(table.choice.options[0])
    somebody = visit(opening="on", **how)
    somebody.sit(server.take_in(table))
    somebody.page.wait_for_selector(CARD)
    return somebody


@pytest.mark.parametrize("game", GAMES)
def test_a_table_begins_with_its_goal_and_its_numbers(visit: Visit, server: Served, game: str) -> None:
    # given
    somebody = newcomer(visit, server, game)
    card, keys = somebody.page.locator(CARD), somebody.page.keyboard
    # then: all of it is there, and nothing can be chosen before it is put away
    for part in ("You win when", "You lose when", "On your turn"):
        expect(card).to_contain_text(part)
    number = somebody.number
    keys.press("1")
    expect(card).to_be_visible()
    # when it is put away
    keys.press("Enter")
    # then one sits at the table; 0 brings the card back, and puts it away
    expect(card).to_have_count(0)
    keys.press("0")
    expect(card).to_contain_text("Back to the table")
    keys.press("0")
    expect(card).to_have_count(0)
    assert somebody.number == number


def test_the_card_is_read_once_at_a_table_and_never_by_whoever_does_not_want_it(visit: Visit, server: Served) -> None:
    # given: somebody has read the card and comes back
    somebody = newcomer(visit, server, "elder_sign")
    somebody.page.locator(f"{CARD} .btn").click()
    somebody.page.reload()
    somebody.stands()
    # then it does not lie there again
    expect(somebody.page.locator(CARD)).to_have_count(0)
    # when it is opened from the bar and never wanted again
    somebody.page.get_by_role("button", name="The goal").click()
    somebody.page.locator(f"{CARD} input").uncheck()
    # then the next table begins without it
    somebody.page.locator(f"{CARD} .btn").click()
    somebody.sit(server.new_table("elder_sign", seed=8))
    expect(somebody.page.locator(CARD)).to_have_count(0)
    assert somebody.storage("opening") == "off"


def test_opened_again_it_tells_how_the_table_stands(visit: Visit, server: Served) -> None:
    # given
    somebody = newcomer(visit, server, "elder_sign")
    somebody.page.keyboard.press("0")
    somebody.decide_first(2)
    # when
    somebody.page.keyboard.press("0")
    # then
    expect(somebody.page.locator(f"{CARD} .main .gn")).to_have_text(re.compile(r"^\d+/\d+$"))
    expect(somebody.page.locator(CARD)).to_contain_text("Back to the table")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["pl", "uk"])
def test_on_a_phone_it_fits_without_scrolling(visit: Visit, server: Served, game: str, language: str) -> None:
    somebody = newcomer(visit, server, game, size="phone", language=language)
    card = somebody.page.locator(".gcard")
    assert card.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1
    assert somebody.wide() == []
