"""What happened between two decisions is seen: steps above the board, rings on it, and a card by causes."""

import time

import pytest
from playwright.sync_api import Page, expect

from miskatonic.kernel import seeded
from real_browser import Plain, Served
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.games.elder_sign.play import Play as InTheMuseum
from tests.games.play import AnyPlay
from tests.games.reign_of_cthulhu.play import Play as InTheTowns

RUNNING = ".film.running"
LONGEST = 2.5


def taken_in(server: Served, play: AnyPlay) -> Plain:  # type: ignore[type-arg]
    """A table in a position of our own."""
    play.table.origin = play.table._checkpoints[0][1].copy()
    return server.take_in(play.table)


def before_evil_stirs(server: Served) -> Plain:
    """When the Detective ends the actions, Evil Stirs is drawn and costs the last sanity; summoning cards follow."""
    game = InTheTowns("detective", "doctor").at("park", "diner").old_ones("yig").deck_top("evil_stirs", "arkham")
    game.sanity(2, 4).summoning_top("wharf", "theater").summoning_bottom("cafe").given(rng=seeded(3)).begin()
    return taken_in(server, game)


def before_midnight(server: Served) -> Plain:
    """When Bob Jenkins waits, midnight strikes."""
    game = InTheMuseum("bob_jenkins", "dexter_drake").clock(3).mythos_next("personal_possessions").turn()
    return taken_in(server, game.do("stay:entrance"))


def choose(somebody: Visitor, text: str) -> None:
    """Click the option whose sentence begins like this."""
    number = somebody.number
    somebody.page.locator(".decision .opt:not([aria-disabled])", has_text=text).first.click()
    somebody.until(lambda: somebody.number > number)


def came(page: Page) -> None:
    """Wait until the film runs."""
    page.wait_for_selector(RUNNING)


def test_an_enemy_phase_is_played_step_by_step_and_rings_what_it_is_about(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(before_evil_stirs(server))
    page = somebody.page
    choose(somebody, "End your actions")
    came(page)
    began = time.monotonic()
    # the lamp is off, the options are there
    expect(page.locator(".decision .who")).to_contain_text("Then: your decision")
    assert somebody.free.count()
    page.wait_for_selector(".film li[aria-current=step]")
    page.wait_for_selector(".rings .ring")
    page.wait_for_function("() => !document.querySelector('.film.running')")
    assert time.monotonic() - began < LONGEST + 1  # a slow machine draws late
    expect(page.locator(".decision .who")).to_contain_text("Your decision")
    # the chips stay, with their numbers
    steps = somebody.state["recap"]["steps"]
    assert 1 < len(steps) <= 6
    expect(page.locator(".film li")).to_have_count(len(steps))
    expect(page.locator(".film li .sym b").first).to_be_visible()
    expect(page.locator(".rings .order").first).to_be_visible()


def test_midnight_is_played_with_the_clock_ringed(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(before_midnight(server))
    choose(somebody, "Wait")
    came(somebody.page)
    somebody.page.wait_for_function(
        """() => { const clock = document.querySelector('.threat .clock').getBoundingClientRect();
          return [...document.querySelectorAll('.rings .ring')].some((ring) => {
            const box = ring.getBoundingClientRect();
            return Math.abs(box.x + box.width / 2 - clock.x - clock.width / 2) < 4 && box.width < clock.width + 40;
          }); }"""
    )
    assert "Midnight" in somebody.words(".film")


def test_an_answer_ends_it_and_acts_at_once(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(before_evil_stirs(server))
    choose(somebody, "End your actions")
    came(somebody.page)
    number = somebody.number
    began = time.monotonic()
    somebody.page.keyboard.press("Digit1")
    somebody.reach(number + 1)
    assert time.monotonic() - began < 1.5


@pytest.mark.parametrize("how", ["space", "click", "skip"])
def test_it_is_skipped_and_nothing_else_happens(visit: Visit, server: Served, how: str) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(before_evil_stirs(server))
    choose(somebody, "End your actions")
    page, number = somebody.page, somebody.number
    came(page)
    if how == "space":
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Space")
    elif how == "click":
        page.mouse.click(400, 22)
    else:
        page.locator(".film .btn").click()
    assert not page.locator(RUNNING).count()
    page.wait_for_timeout(100)
    assert somebody.number == number


def test_with_the_speed_off_all_is_in_place_and_the_arrows_step(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(before_evil_stirs(server))
    page = somebody.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Speed of what happens").get_by_role("button", name="Off").click()
    page.keyboard.press("Escape")
    choose(somebody, "End your actions")
    somebody.painted()
    assert not page.locator(RUNNING).count()
    expect(page.locator(".decision .who")).to_contain_text("Your decision")
    expect(page.locator(".film .btn")).to_have_count(0)
    page.keyboard.press("]")
    expect(page.locator(".film li").first).to_have_attribute("aria-current", "step")
    page.keyboard.press("]")
    expect(page.locator(".film li").nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("[")
    expect(page.locator(".film li").first).to_have_attribute("aria-current", "step")
    assert somebody.storage("speed") == "off"


def test_with_reduced_motion_numbers_tell_the_order(visit: Visit, server: Served) -> None:
    somebody = visit(motion="reduce")
    somebody.sit(before_evil_stirs(server))
    choose(somebody, "End your actions")
    somebody.painted()
    assert not somebody.page.locator(RUNNING).count()
    expect(somebody.page.locator(".film li .sym b").first).to_have_text("1")
    expect(somebody.page.locator(".rings .order").first).to_be_visible()


def test_the_card_tells_causes_marks_my_losses_and_plays_one_again(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(before_evil_stirs(server))
    page = somebody.page
    choose(somebody, "End your actions")
    card = page.get_by_role("region", name="Since your last decision")
    cause = card.get_by_role("button", name="Watch again: Evil stirs")
    expect(cause).to_be_visible()
    expect(card.locator(".bad")).to_have_text(
        ["Loss: The Detective lost 2 sanity tokens (none left).", "Loss: The Detective's mind gave way to madness."]
    )
    page.wait_for_function("() => !document.querySelector('.film.running')")
    cause.click()
    came(page)
    page.wait_for_selector(".rings .ring")


def test_the_list_view_has_the_same_card_in_words(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.sit(before_evil_stirs(server))
    choose(somebody, "End your actions")
    somebody.page.keyboard.press("l")
    expect(somebody.page.locator(".words .recap")).to_contain_text("Evil stirs. The Detective felt it first.")


def test_r_plays_it_again(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(before_evil_stirs(server))
    choose(somebody, "End your actions")
    page = somebody.page
    page.wait_for_function("() => !document.querySelector('.film.running')")
    page.keyboard.press("r")
    came(page)


def test_pointing_at_a_chip_rings_its_step(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.sit(before_evil_stirs(server))
    choose(somebody, "End your actions")
    page = somebody.page
    assert not page.locator(".rings .ring").count()
    page.locator(".film li button").first.hover()
    page.wait_for_selector(".rings .ring")
    page.mouse.move(5, 5)
    expect(page.locator(".rings .ring")).to_have_count(0)
