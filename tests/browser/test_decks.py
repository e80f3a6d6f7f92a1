"""Decks of Arkham Horror: The Card Game: built by clicking, read from elsewhere, taken to a table."""

import json
import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

BENCH = "/decks/arkham_lcg"
TEXT = """Roland, second try

Roland Banks

Assets
2x .45 Automatic (Core Set)
3x Knife (Core Set)
1x Leo De Luca: The Louisiana Lion (Core Set)
2x Magnifying Glas (Core Set)
"""


def row(somebody: Visitor, name: str) -> Locator:
    """A card in the catalogue."""
    return somebody.page.locator(".pr").filter(has=somebody.page.get_by_text(name, exact=True))


def copies(somebody: Visitor, name: str, count: int) -> None:
    """Put so many copies of a card into the deck."""
    row(somebody, name).get_by_role("button", name=str(count), exact=True).click()


def with_starter_deck(visit: Visit, klass: str = "guardian", **how: str) -> Visitor:
    """Somebody with the starter deck of the investigator of a class on the bench."""
    somebody = visit(**how)
    somebody.open(BENCH)
    somebody.page.locator(f".pk.cls-{klass}").click()
    somebody.page.locator(".decision .lit").click()
    expect(somebody.page.locator(".tot")).to_contain_text("30")
    return somebody


def test_a_deck_is_built_by_clicking_and_taken_to_a_table(visit: Visit) -> None:
    somebody = with_starter_deck(visit, "survivor")
    page = somebody.page
    check, number = page.locator(".chk"), page.locator(".tot b")
    expect(check).to_contain_text("All in order")
    # a card too many is told with its rule, and the rule says what it is
    copies(somebody, "Knife", 2)
    expect(number).to_have_text("31")
    expect(check).to_contain_text("To fix: 1")
    check.locator(".bad").get_by_role("button", name="AH-B-205").click()
    expect(check.locator(".says")).to_contain_text("exactly the printed number")
    expect(page.get_by_role("button", name="To the table")).to_have_count(0)
    # out in the list, back by undo, out again
    page.get_by_role("button", name="One less: Lucky!").click()
    expect(check).to_contain_text("All in order")
    page.keyboard.press("u")
    expect(number).to_have_text("31")
    page.get_by_role("button", name="One less: Lucky!").click()
    expect(number).to_have_text("30")
    kept = json.loads(somebody.storage("decks"))
    assert [deck["name"] for deck in kept] == ["Starter deck"]
    # among one's own decks it lies ready
    page.get_by_role("button", name="Other decks").click()
    page.locator(".saved").get_by_role("button", name="Open").click()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".seatdecks li")
    expect(page.locator(".seatdecks li").first).to_contain_text("Wendy Adams")
    page.locator(".setup .go").click()
    page.wait_for_url("**/t/*")
    somebody.stands()
    assert [seat["name"] for seat in somebody.state["seats"]] == ["Wendy Adams", "Roland Banks"]


def test_filters_and_keys_find_a_card(visit: Visit) -> None:
    somebody = with_starter_deck(visit)
    page = somebody.page
    page.keyboard.press("/")
    page.keyboard.type("working a")
    expect(page.locator(".pr")).to_have_count(1)
    page.keyboard.press("Tab")
    page.locator(".pr [tabindex='0']").focus()
    page.keyboard.press("1")
    expect(row(somebody, "Working a Hunch").get_by_role("button", name="1", exact=True)).to_be_focused()
    expect(page.locator(".tot b")).to_have_text("29")
    page.locator("#search").fill("")
    page.locator(".chips").get_by_role("button", name=re.compile("^Seeker")).click()
    page.get_by_role("group", name="Type").get_by_role("button", name="Skills").click()
    expect(page.locator(".pr .nm")).to_have_text(["Deduction"])
    closed = page.locator(".chips").get_by_role("button", name="Rogue: not for this investigator")
    expect(closed).to_have_attribute("aria-disabled", "true")


WRITTEN_AT_ONCE = """(text) => new Promise((done) => {
  new MutationObserver((_, watch) => {
    const area = document.querySelector('textarea');
    if (!area) return;
    watch.disconnect();
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
    done();
  }).observe(document.body, { childList: true, subtree: true });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }));
})"""
"""Asks for the page of imports and writes as soon as it lies there, before it was ever drawn."""


def test_what_is_pasted_at_once_stays(visit: Visit) -> None:
    somebody = visit()
    somebody.open(BENCH)
    page = somebody.page
    page.wait_for_selector(".pk")
    page.evaluate(WRITTEN_AT_ONCE, TEXT)
    expect(page.locator(".im2 .msgs")).to_contain_text("Magnifying Glas")
    expect(page.get_by_label("Deck text")).to_have_value(TEXT)


def test_a_pasted_deck_tells_what_is_wrong_and_loses_nothing(visit: Visit) -> None:
    somebody = visit()
    somebody.open(BENCH)
    page = somebody.page
    page.wait_for_selector(".pk")
    page.keyboard.press("i")
    page.get_by_label("Deck text").fill("<b>no deck</b> at all")
    expect(page.locator(".im2 .bad").first).to_be_visible()
    expect(page.get_by_role("button", name="Take these cards")).to_have_count(0)
    several = [
        {"id": 7, "name": "One", "investigator_code": "01002"},
        {"id": 8, "name": "Two", "investigator_code": "01003"},
    ]
    page.get_by_label("Deck text").fill(json.dumps(several))
    page.get_by_label("Which of these decks").select_option("Two")
    expect(page.locator(".bigline")).to_contain_text("O'Toole")
    page.get_by_label("Deck text").fill(TEXT)
    read = page.locator(".im2 .msgs")
    for said in ("Magnifying Glas", "Leo De Luca", "Knife", "AH-B-207", "AH-B-206"):
        expect(read).to_contain_text(said)
    # what was meant is proposed
    page.get_by_role("button", name="Take Magnifying Glass", exact=True).click()
    page.get_by_role("button", name="Take these cards").click()
    expect(page.locator(".dh h2")).to_contain_text("Roland, second try")
    # a long check scrolls by itself, never the page
    somebody.enlarge(1280, 720)
    assert page.evaluate(
        "() => document.querySelector('.msgs').scrollHeight > document.querySelector('.msgs').clientHeight"
    )
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    somebody.resize("desktop")
    expect(page.locator(".dr", has_text="Magnifying Glass").locator(".q")).to_have_text("2")
    leo = page.locator(".msg", has_text="Leo De Luca")
    leo.get_by_role("button", name="Take one out").click()
    expect(leo).to_have_count(0)
    # and what must be in is put in
    cover_up = page.locator(".msg", has_text="Cover Up must be in")
    cover_up.get_by_role("button", name="Put it in").click()
    expect(cover_up).to_have_count(0)
    # what is taken elsewhere is read as the same deck
    page.keyboard.press("e")
    line = page.get_by_label("One line").input_value()
    assert line.startswith("01001;")
    assert somebody.copied(page.locator(".form").first.get_by_role("button", name="Copy").click) == line


def test_the_taboo_list_is_one_switch(visit: Visit) -> None:
    somebody = with_starter_deck(visit)
    page = somebody.page
    copies(somebody, "Machete", 1)
    page.get_by_role("switch").click()
    expect(page.locator(".chk")).to_contain_text("AH-T-003")
    expect(row(somebody, "Machete").locator(".xp").last).to_have_text("2")
    page.get_by_role("button", name="List off").click()
    expect(page.locator(".chk")).not_to_contain_text("AH-T-003")


def test_starter_decks_are_chosen_as_cards_for_each_seat(visit: Visit) -> None:
    somebody = visit()
    somebody.open("/?game=arkham_lcg")
    page = somebody.page
    page.get_by_role("group", name="How many investigators").get_by_role("button", name="3").click()
    expect(page.locator(".seatdecks li b")).to_have_text(["Roland Banks", "Daisy Walker", "Wendy Adams"])
    page.locator(".seatdecks li button").nth(1).click()
    page.locator("dialog .seatdecks button", has_text="Roland Banks").click()
    page.locator(".seatdecks li button").nth(2).click()
    page.locator("dialog .seatdecks button", has_text="Agnes Baker").click()
    expect(page.locator(".seatdecks li b")).to_have_text(["Daisy Walker", "Roland Banks", "Agnes Baker"])
    page.locator(".setup .go").click()
    page.wait_for_url("**/t/*")
    somebody.stands()
    assert [seat["name"] for seat in somebody.state["seats"]] == ["Daisy Walker", "Roland Banks", "Agnes Baker"]


AT_ONCE = """async (deck) => {
  deck.click();
  for (let turn = 0; turn < 50; turn++) await null;
  document.querySelector('.setup .go').click();
}"""
"""Takes a deck and sits down before the next frame is drawn."""


def test_who_sits_down_at_once_has_the_deck_that_was_taken_last(visit: Visit) -> None:
    somebody = visit()
    somebody.open("/?game=arkham_lcg")
    page = somebody.page
    page.locator(".seatdecks li button").first.click()
    page.locator("dialog .seatdecks button", has_text="Agnes Baker").evaluate(AT_ONCE)
    page.wait_for_url("**/t/*")
    somebody.stands()
    assert "Agnes Baker" in [seat["name"] for seat in somebody.state["seats"]]


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_nothing_sticks_out_on_any_screen(visit: Visit, language: str) -> None:
    somebody = with_starter_deck(visit, "mystic", language=language)
    for size in ("desktop", "laptop", "phone"):
        somebody.resize(size)
        assert not somebody.wide(), size
    for tab in range(3):
        somebody.page.locator(".tabs button").nth(tab).click()
        somebody.painted()
        assert not somebody.wide(), tab


def test_the_button_to_sit_down_does_not_move_under_the_pointer(visit: Visit) -> None:
    # given decks that come late
    somebody = visit()
    held: list[Route] = []
    somebody.page.route(re.compile(r"deck\.pool"), lambda route: held.append(route))
    somebody.open("/?game=arkham_lcg")
    go = somebody.page.locator(".setup .go")
    somebody.until(lambda: held)
    # then nobody presses it before they are laid above it
    expect(go).to_be_disabled()
    for one in held:
        one.continue_()
    expect(go).to_be_enabled()
    expect(somebody.page.locator(".seatdecks li")).to_have_count(2)


def test_the_boxes_one_owns_are_remembered_and_go_with_the_table(visit: Visit) -> None:
    somebody = visit()
    somebody.open("/?game=arkham_lcg")
    page = somebody.page
    page.wait_for_selector(".seatdecks li")
    box = page.get_by_role("button", name="The Dunwich Legacy", exact=True)
    expect(box).to_have_attribute("aria-pressed", "false")
    box.click()
    expect(box).to_have_attribute("aria-pressed", "true")
    assert json.loads(somebody.storage("owned")) == {"arkham_lcg.boxes": "core+dunwich_legacy"}
    # its campaign has a single scenario, so that none is asked for
    scenario = page.get_by_role("group", name="Scenario", exact=True)
    page.get_by_role("button", name="More settings").click()
    expect(scenario).to_be_visible()
    page.get_by_role("button", name="only its first scenario so far").click()
    expect(scenario).to_have_count(0)
    # the deck builder has its investigators too, and says what there is of a box that is not whole
    somebody.open(BENCH)
    owned = page.locator(".owned")
    expect(owned.get_by_role("button", name="The Dunwich Legacy")).to_have_attribute("aria-pressed", "true")
    expect(owned.get_by_role("button", name="Core Set")).to_be_disabled()
    expect(owned.locator("summary")).to_contain_text("player cards are available so far")
    expect(page.locator(".pk").filter(has_text="Jenny Barnes")).to_have_count(1)
    owned.get_by_role("button", name="The Dunwich Legacy").click()
    expect(page.locator(".pk").filter(has_text="Jenny Barnes")).to_have_count(0)
    expect(page.locator(".pk")).to_have_count(5)
    owned.get_by_role("button", name="The Dunwich Legacy").click()
    # her cards can be narrowed to a box, and to those that take one of the few places
    page.locator(".pk").filter(has_text="Jenny Barnes").click()
    page.get_by_role("button", name="Empty deck").click()
    page.locator(".decision .lit").click()
    page.get_by_role("group", name="Level").get_by_role("button", name="0").click()
    page.locator("#box").select_option("dunwich_legacy")
    expect(row(somebody, "Streetwise")).to_have_count(1)
    expect(row(somebody, "Burglary")).to_have_count(0)
    page.locator("#box").select_option("")
    page.get_by_role("button", name="Limited: 0 of 5").click()
    expect(row(somebody, "Machete")).to_have_count(1)
    expect(row(somebody, "Burglary")).to_have_count(0)
    copies(somebody, "Machete", 2)
    expect(page.get_by_role("button", name="Limited: 2 of 5")).to_be_visible()
    expect(page.locator(".limits")).to_contain_text("Up to 5 level 0 cards")
    # the table is told
    somebody.open("/?game=arkham_lcg")
    page.wait_for_selector(".seatdecks li")
    with page.expect_request("**/api/tables") as asked:
        page.locator(".setup .go").click()
    assert (asked.value.post_data_json or {})["options"]["boxes"] == "core+dunwich_legacy"
    page.wait_for_url("**/t/*")
    somebody.stands()


def test_the_list_does_not_move_under_the_pointer(visit: Visit) -> None:
    """Given the end of the list, when cards with long and short texts are pointed at, then they stay where they are."""
    somebody = with_starter_deck(visit)
    page = somebody.page
    page.locator(".list").evaluate("list => list.scrollTo(0, list.scrollHeight)")
    cards = page.locator(".pr")
    found = set()
    for one in range(-6, 0):
        cards.nth(one).hover()
        box = cards.nth(-1).bounding_box()
        assert box is not None
        found.add(box["y"])
    assert len(found) == 1
