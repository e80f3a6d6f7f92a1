"""No axe violations: every page and state, night and day, desktop and phone."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from miskatonic.server.answers import Seated
from real_browser import Served, staged
from tests.browser.conftest import GAMES, Visit
from tests.browser.visitor import Visitor

OPTIONS = {
    "night": {"resultTypes": ["violations"]},
    "day": {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]},
}
SHOWN = """(theme) => {
  document.documentElement.dataset.theme = theme;
  document.getAnimations().forEach((one) => one.finish());
}"""
SIZES = ("desktop", "phone")
LOOK = "async ([within, options]) => (await axe.run(within ?? document, options)).violations"
SLOWLY = """() => {
  const later = window.setTimeout;
  window.setTimeout = (act, wait, ...more) => later(act, wait > 300 && wait < 600 ? 60_000 : wait, ...more);
}"""
"""A step stands still until it is looked at."""
pytestmark = pytest.mark.long


class Checked:
    """Collects what axe finds, so that one run tells everything."""

    def __init__(self, somebody: Visitor) -> None:
        self.somebody = somebody
        self.found: list[str] = []

    def on_every_screen(self, where: str) -> None:
        """Look at what is on the screen, on the desk and on a phone."""
        for size in SIZES:
            self.somebody.resize(size)
            self(f"{where}, {size}")

    def __call__(self, where: str, within: str | None = None) -> None:
        """Look at what is on the screen; in the other theme only colours can differ."""
        page = self.somebody.page
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE_SCRIPT)
        for theme, only in OPTIONS.items():
            page.evaluate(SHOWN, theme)
            self.somebody.painted()
            for violation in page.evaluate(LOOK, [within, only]):
                nodes = "\n    ".join(f"{node['target']} {node['html'][:160]}" for node in violation["nodes"][:4])
                self.found.append(f"{where}, {theme}: {violation['id']}: {violation['help']}\n    {nodes}")


@pytest.fixture
def checked(visit: Visit) -> Iterator[Checked]:
    """Somebody whose pages are looked at."""
    looking = Checked(visit())
    yield looking
    assert not looking.found, "\n".join(looking.found)


@pytest.fixture(params=GAMES)
def seated(server: Served, request: pytest.FixtureRequest) -> Seated:
    """A table in the middle of its game."""
    return server.shown(staged(request.param, "MIDDLE"))


def test_home_and_credits(checked: Checked, server: Served) -> None:
    page = checked.somebody.page
    checked.somebody.open("/")
    page.locator(".end-row [aria-expanded]").click()
    checked.on_every_screen("home with all settings")
    page.get_by_role("button", name="Friends by link").click()
    page.locator(".setup .go").click()
    page.wait_for_selector(".links li")
    checked.on_every_screen("links of a new table")
    page.reload()
    page.wait_for_selector(".cont")
    checked.on_every_screen("home with a table")
    checked.somebody.open("/credits")
    checked.on_every_screen("credits")


def test_decks(checked: Checked) -> None:
    page = checked.somebody.page
    checked.somebody.open("/decks/arkham_lcg")
    page.wait_for_selector(".pk")
    checked.on_every_screen("whom to take")
    page.locator(".decision .lit").click()
    expect(page.locator(".tot")).to_contain_text("30")
    page.locator(".switch").evaluate("(one) => one.click()")
    page.locator(".pr .step3 button").first.click()
    expect(page.locator(".msg.bad").first).to_be_attached()
    for size in SIZES:
        checked.somebody.resize(size)
        for tab in range(3 if size == "phone" else 1):
            if size == "phone":
                page.locator(".tabs button").nth(tab).click()
            checked(f"a deck, {size}, {tab}")
    page.keyboard.press("e")
    page.wait_for_selector(".form textarea")
    checked("export", "dialog")
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.locator("textarea").fill("Roland Banks\n3x Knife")
    expect(page.locator(".msg.bad").first).to_be_visible()
    checked.on_every_screen("import")


def test_a_table(checked: Checked, seated: Seated) -> None:
    somebody, page = checked.somebody, checked.somebody.page
    somebody.sit(seated)
    for size in SIZES:
        somebody.resize(size)
        checked(f"my decision, {size}")
        page.locator(".whybtn").click()
        expect(page.locator(".lectern")).to_be_visible()
        checked(f"details, {size}", ".lectern")
        page.keyboard.press("Escape")
        page.keyboard.press("l")
        expect(page.locator(".board.words li").first).to_be_visible()
        checked(f"list view, {size}", ".board.words")
        page.keyboard.press("l")
        page.locator(".top [aria-haspopup=dialog]").last.click()
        expect(page.locator("dialog")).to_be_visible()
        checked(f"menu, {size}", "dialog")
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(page.locator("dialog.help")).to_be_visible()
        checked(f"help, {size}", "dialog")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_what_just_happened(visit: Visit, server: Served, game: str) -> None:
    seated = server.take_in(staged(game, "MIDDLE"))
    for size in SIZES:
        looking = Checked(visit(size=size, motion="no-preference"))
        somebody, page = looking.somebody, looking.somebody.page
        page.add_init_script(f"({SLOWLY})()")
        somebody.sit(seated)
        # given something that brings more than one step
        while not page.locator(".then .film.running").count():
            number = somebody.number
            page.keyboard.press("Enter" if somebody.asked["default"] else "Digit1")
            somebody.reach(number + 1)
        page.wait_for_selector(".film li[aria-current]")
        looking("in the middle of what happened")
        page.keyboard.press("Escape")
        page.wait_for_selector(".film:not(.running)")
        page.locator(".film li button").last.focus()
        looking("a step again")
        assert not looking.found, "\n".join(looking.found)


def test_waiting(checked: Checked, seated: Seated) -> None:
    somebody = checked.somebody
    somebody.sit(seated, seated["spectator"])
    checked.on_every_screen("somebody else is deciding")


def test_the_panes_of_a_phone_and_the_log_of_a_laptop(visit: Visit, seated: Seated) -> None:
    phone, laptop = Checked(visit(size="phone")), Checked(visit(size="laptop"))
    phone.somebody.sit(seated)
    for tab in range(1, 4):
        phone.somebody.page.locator(".tabs button").nth(tab).tap()
        expect(phone.somebody.page.locator(".pane")).to_be_visible()
        phone(f"tab {tab} of a phone", ".pane")
    laptop.somebody.sit(seated)
    laptop("laptop")
    laptop.somebody.page.locator(".top .goalb").click()
    expect(laptop.somebody.page.locator("dialog.goalsheet")).to_be_visible()
    laptop("goal on a laptop", "dialog")
    laptop.somebody.page.keyboard.press("Escape")
    laptop.somebody.page.locator(".top [aria-haspopup=dialog]").nth(1).click()
    expect(laptop.somebody.page.locator("dialog .log")).to_be_visible()
    laptop("log of a laptop", "dialog")
    found = phone.found + laptop.found
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_replay(checked: Checked, server: Served, game: str) -> None:
    somebody, page = checked.somebody, checked.somebody.page
    seated = server.shown(staged(game, "OVER"))
    somebody.sit(seated)
    somebody.see_course()
    checked.on_every_screen("the end")
    somebody.open(f"/r/{seated['table']}?at={somebody.view['decisions'] // 2}")
    page.wait_for_selector(".player h2")
    checked.on_every_screen("replay")
