"""Phone, laptop, zoomed and large text: the decision is reachable, the board visible, nothing sticks out."""

import pytest
from playwright.sync_api import expect

from miskatonic.server.answers import Seated
from miskatonic.text import LANGUAGES
from real_browser import Served, staged
from tests.browser.conftest import GAMES, Visit
from tests.browser.visitor import Visitor

REACHED = """(one) => { const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight + 1 && box.left >= 0 && box.right <= innerWidth + 1
    && (one === top || one.contains(top)); }"""
"""Whether something is wholly in the window and nothing lies over it."""


@pytest.fixture(params=GAMES)
def seated(server: Served, request: pytest.FixtureRequest) -> Seated:
    """A table in the middle of its game."""
    return server.take_in(staged(request.param, "MIDDLE"))


def reachable(somebody: Visitor) -> None:
    """Nothing sticks out, and every option can be brought into sight and is free to be pressed there."""
    assert not somebody.wide()
    assert somebody.free.count() > 0
    for option in somebody.free.all():
        option.scroll_into_view_if_needed()
        assert option.evaluate(REACHED), option.inner_text()


def test_a_phone_shows_board_and_decision(visit: Visit, seated: Seated) -> None:
    somebody = visit(size="phone")
    somebody.sit(seated)
    page = somebody.page
    board = page.locator("section.board").bounding_box()
    assert board
    assert board["width"] > 350
    assert board["height"] > 240
    assert somebody.free.first.evaluate(REACHED), "the first option is in sight without scrolling"
    assert all((option.bounding_box() or {"height": 0})["height"] >= 40 for option in somebody.free.all())
    reachable(somebody)
    number = somebody.number
    while not somebody.press(somebody.free.first, tapped=True):
        pass
    assert somebody.number > number
    assert not somebody.wide()


def test_the_tabs_and_the_sheet_of_a_phone(visit: Visit, server: Served) -> None:
    somebody = visit(size="phone")
    somebody.sit(server.take_in(staged("reign_of_cthulhu", "MIDDLE")))
    page = somebody.page
    tabs = page.locator(".tabs button")
    for index, shown in enumerate((".pane .seat", ".pane .log li", ".pane .lectern"), start=1):
        tabs.nth(index).tap()
        expect(page.locator(shown).first).to_be_visible()
        assert not somebody.wide()
    tabs.first.tap()
    expect(page.locator(".pane")).to_have_count(0)

    header = page.locator(".decision > header")
    box = header.bounding_box()
    assert box
    high = page.locator(".decision").bounding_box()
    page.mouse.move(box["x"] + 60, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 90, steps=4)
    page.mouse.up()
    expect(page.locator(".decision.aside")).to_be_visible()
    assert high
    higher = "(high) => document.querySelector('.decision').getBoundingClientRect().height >= high"
    somebody.until(lambda: not page.evaluate(higher, high["height"]))  # put aside, it lets the board be seen
    header.tap(position={"x": 60, "y": 10})
    expect(page.locator(".decision.half")).to_be_visible()


COVERED = """([capitals, wide]) => [...document.querySelectorAll('.chart .town')].flatMap((town) => {
  const { left, right, top, bottom } = town.getBoundingClientRect();
  return [...document.querySelectorAll('.chart .place :is(.plate, .gate, .sealed, .stand)')].filter((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect();
    const [mx, my] = [x + width / 2, y + height / 2];
    const high = Math.max(top + capitals - my, 0, my - bottom + capitals);
    const far = Math.hypot(Math.max(left - mx, 0, mx - right), high);
    return far < width / 2 + (ring.matches('.plate') ? 0 : wide);
  }).map((ring) => `${town.textContent}: ${ring.parentElement.getAttribute('aria-label')}`);
})"""
"""The names of towns that lie under a place, under the ring of a gate, or of a step that is about it; capitals are
lower than the lines they stand in.
"""
CAPITALS, RING = 3.5, 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ring_covers_the_name_of_a_town_on_a_phone(visit: Visit, server: Served, language: str) -> None:
    somebody = visit(size="phone", language=language)
    somebody.sit(server.shown(staged("reign_of_cthulhu", "MIDDLE")))
    somebody.page.evaluate("() => document.fonts.ready")
    somebody.painted()
    assert somebody.page.evaluate(COVERED, [CAPITALS, RING]) == []


@pytest.mark.parametrize("game", GAMES)
def test_small_windows_lose_nothing(visit: Visit, server: Served, game: str) -> None:
    """A window of 1440 x 900 zoomed to 200 % is one of 720 x 450."""
    somebody = visit()
    somebody.sit(server.shown(staged(game, "MIDDLE")))
    lectern = somebody.page.locator(".lectern")
    for size in ("laptop", "tablet", "zoomed"):
        somebody.resize(size)
        reachable(somebody)
        somebody.page.locator(".whybtn").click()
        expect(lectern).to_be_visible()
        assert not somebody.wide()
        somebody.page.keyboard.press("Escape")
        expect(lectern).to_have_count(0)


def enlarge(somebody: Visitor, text: str) -> None:
    """Text of another size."""
    somebody.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", text)
    somebody.painted()


def test_text_of_twice_the_size_hides_no_decision(visit: Visit, seated: Seated) -> None:
    somebody = visit()
    somebody.sit(seated)
    enlarge(somebody, "200%")
    for size in ("phone", "desktop"):
        somebody.resize(size)
        reachable(somebody)
    for size in ("desktop", "phone"):
        somebody.resize(size)
        somebody.decide_first()


def test_home_fits(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.open("/")
    page = somebody.page
    page.locator(".end-row [aria-expanded]").click()
    for size in ("desktop", "laptop", "phone", "zoomed"):
        somebody.resize(size)
        assert not somebody.wide()
        enlarge(somebody, "200%")
        assert not somebody.wide()
        go = page.locator(".setup .go")
        go.scroll_into_view_if_needed()
        assert go.evaluate(REACHED)
        enlarge(somebody, "")


def test_with_reduced_motion_nothing_moves(visit: Visit, server: Served) -> None:
    somebody = visit(motion="reduce")
    somebody.sit(server.take_in(staged("elder_sign", "MIDDLE")))
    somebody.decide_first(3)
    moving = somebody.page.evaluate(
        """() => document.getAnimations().filter((one) => one.playState === 'running'
          && one.effect.getComputedTiming().duration > 50).length"""
    )
    assert moving == 0
    assert somebody.page.locator("html").get_attribute("data-motion") == "off"


def test_rolled_dice_lie_still_within_a_third_of_a_second(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(server.take_in(staged("elder_sign", "MIDDLE")))
    somebody.decide_first(3)
    longest = somebody.page.evaluate(
        """() => Math.max(0, ...document.getAnimations().filter((one) => one.effect.target.closest(".board"))
          .map((one) => one.effect.getComputedTiming().endTime).filter(Number.isFinite))"""
    )
    assert longest <= 300


@pytest.mark.parametrize("size", ["desktop", "laptop", "phone"])
def test_every_die_of_a_full_tray_is_in_sight(visit: Visit, server: Served, size: str) -> None:
    somebody = visit(size=size)
    somebody.sit(server.take_in(staged("elder_sign", "MIDDLE")))
    dice = somebody.page.locator(".tray .die")
    assert dice.count() == 8
    hidden = dice.evaluate_all(
        """(all) => all.filter((die) => { const box = die.getBoundingClientRect();
          const tray = die.closest('.tray').getBoundingClientRect();
          return box.left < tray.left || box.right > tray.right || box.bottom > tray.bottom || box.width < 20;
        }).length"""
    )
    assert hidden == 0
    assert not somebody.page.locator(".tray").evaluate("(tray) => tray.scrollWidth > tray.clientWidth")
