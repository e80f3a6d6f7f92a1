"""Without a mouse, and without a drawing."""

import pytest
from playwright.sync_api import Page, expect

from miskatonic.terminal.look import percent
from real_browser import Served, played, staged
from tests.browser.conftest import GAMES, Visit
from tests.browser.visitor import Visitor


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"the keyboard does not get to {selector}")


def type_number(somebody: Visitor, number: int) -> None:
    """Type the digits of an option, and wait for what comes of it: a second digit may follow for a while."""
    before, narrowed = somebody.number, somebody.page.locator(".decision .opt.all")
    already = narrowed.count()
    for digit in str(number):
        somebody.page.keyboard.press(f"Digit{digit}")
    somebody.until(lambda: somebody.number > before or (not already and narrowed.count()))
    somebody.painted()


def answer_by_digits(somebody: Visitor) -> None:
    """Choose the first option of mine by its digits; a folded row opens first."""
    number = somebody.number
    options = [one for group in somebody.asked["groups"] for one in group["options"] if somebody.holds(one)]
    type_number(somebody, options[0]["n"])
    if somebody.number == number:
        type_number(somebody, options[0]["n"])
    somebody.reach(number + 1)


@pytest.mark.parametrize("game", GAMES)
def test_from_home_through_several_decisions_with_the_keyboard_only(visit: Visit, server: Served, game: str) -> None:
    somebody = visit()
    somebody.open("/")
    page, press = somebody.page, somebody.page.keyboard.press
    page.wait_for_selector(".setup .go")
    tab_to(page, f"li:nth-child({GAMES.index(game) + 1}) > button.cover")
    press("Enter")
    tab_to(page, ".setup .go")
    press("Enter")
    page.wait_for_url("**/t/*")
    somebody.stands()
    for _ in range(3):
        answer_by_digits(somebody)
    before = somebody.number
    decisions = somebody.view["decisions"]
    press("u")
    somebody.reach(before + 1)
    assert somebody.view["decisions"] == decisions - 1

    press("?")
    expect(page.locator("dialog.help")).to_be_visible()
    press("1")
    press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert somebody.view["decisions"] == decisions - 1, "no shortcut fires behind a dialog"

    press("Alt+2")
    somebody.painted()
    assert page.evaluate("() => document.activeElement.matches('.look-1')")
    press("w")
    expect(page.locator(".lectern")).to_contain_text(somebody.asked["rule"])
    press("Escape")
    expect(page.locator(".lectern")).to_have_count(0)

    press("l")
    expect(page.locator("main.listed")).to_be_visible()
    press("l")
    expect(page.locator("main.listed")).to_have_count(0)


def test_enter_answers_with_the_default_where_there_is_one(visit: Visit, server: Served) -> None:
    somebody = visit()
    table = played("elder_sign", 2, 4, 5)
    while not (table.choice and table.choice.default):
        table = played("elder_sign", 2, 4, len(table.made) + 1)
    somebody.sit(server.take_in(table))
    default = table.choice.default.text
    assert somebody.asked["default"] == default
    number = somebody.number
    somebody.page.keyboard.press("Enter")
    somebody.reach(number + 1)
    assert somebody.view["decisions"] == len(table.made) + 1


@pytest.fixture
def somebody(visit: Visit, server: Served) -> Visitor:
    """Somebody who is asked for an action."""
    visitor = visit()
    visitor.sit(server.take_in(staged("reign_of_cthulhu", "EARLY")))
    return visitor


def test_an_option_is_chosen_with_tab_and_enter(somebody: Visitor) -> None:
    number = somebody.number
    tab_to(somebody.page, ".decision .opt:not([aria-disabled]):not([aria-expanded])")
    somebody.page.keyboard.press("Enter")
    somebody.reach(number + 1)
    focused = "() => Boolean(document.activeElement.closest('.decision'))"
    assert somebody.page.evaluate(focused), "the focus stays with the decision"


def test_a_lit_place_is_chosen_with_the_keyboard(somebody: Visitor) -> None:
    number = somebody.number
    tab_to(somebody.page, ".board .can[role=button]")
    somebody.page.keyboard.press("Enter")
    somebody.until(lambda: somebody.number > number or somebody.page.locator(".opt.all").count())


def test_shortcuts_keep_still_while_somebody_writes(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.sit(server.take_in(staged("reign_of_cthulhu", "EARLY")))
    page, number = somebody.page, somebody.number
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog input").fill("")
    page.keyboard.type("Lulu 1?")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("main.listed")).to_have_count(0)
    somebody.until(lambda: any(seat["person"] == "Lulu 1?" for seat in somebody.state["seats"]))
    assert somebody.number == number


@pytest.mark.parametrize("game", GAMES)
def test_the_list_view_is_a_full_client(visit: Visit, server: Served, game: str) -> None:
    somebody = visit()
    somebody.sit(server.new_table(game))
    page = somebody.page
    page.keyboard.press("l")
    lines = page.locator("main.listed .board.words li")
    expect(lines.first).to_be_visible()
    assert page.locator("main.listed .board svg").count() == 0
    before = lines.all_inner_texts()
    somebody.decide_first(6)
    expect(page.locator(".decision.mine")).to_have_count(1)
    somebody.until(lambda: lines.all_inner_texts() != before)
    page.locator(".decision .undo button").first.click()
    somebody.until(lambda: somebody.view["decisions"] == 5)
    page.locator(".whybtn").click()
    expect(page.locator(".lectern")).to_contain_text(somebody.asked["rule"])


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_marks_one_of_the_options(visit: Visit, server: Served, game: str) -> None:
    somebody = visit()
    somebody.sit(server.take_in(staged(game, "EARLY")))
    page, number = somebody.page, somebody.number
    page.keyboard.press("h")
    marked = page.locator(".decision .opt:has(.advised)")
    expect(marked).to_have_count(1)
    said = page.locator(".decision .hint [role=status]").inner_text()
    assert any(option["say"] in said for group in somebody.asked["groups"] for option in group["options"])
    shown = page.locator(".decision .advice")
    expect(shown).to_have_count(1)
    assert shown.inner_text().rpartition("\n")[2].endswith(".")
    assert shown.inner_text().split(".")[1].strip() in said, "who hears it hears the reason too"
    assert somebody.number == number, "nothing is decided by asking"
    opens = marked.get_attribute("aria-expanded") == "false"
    marked.click()
    if opens:
        marked.click()
    somebody.reach(number + 1)
    expect(page.locator(".advised")).to_have_count(0)
    expect(page.locator(".decision .advice")).to_have_count(0)


def test_options_say_their_chance_where_it_can_be_told(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.sit(server.take_in(staged("elder_sign", "EARLY")))
    options = [option for group in somebody.asked["groups"] for option in group["options"]]
    told = [percent(option["chance"]) for option in options if option["chance"] is not None]
    assert told
    shown = somebody.page.locator(".decision .odds b").all_inner_texts()
    assert [one.lstrip("≈") for one in shown] == told


def test_a_chance_has_the_same_figure_on_the_page_as_in_the_terminal(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.open("/")
    chances = sorted(
        {part / whole for whole in range(1, 41) for part in range(whole + 1)} | {0.001, 0.004, 0.996, 0.999}
    )
    said = somebody.page.evaluate(
        "async (all) => { const { percent } = await import('/static/parts/kit.js'); return all.map(percent); }", chances
    )
    assert said == [percent(chance) for chance in chances]
