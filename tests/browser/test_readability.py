"""What a newcomer stumbles over: words that are broken, cut or hidden, options that must be looked for."""

import pytest
from playwright.sync_api import Locator, Route, expect

from miskatonic.server.answers import Course
from real_browser import Served, staged
from tests.browser.conftest import Visit
from tests.browser.test_playback import taken_in
from tests.browser.visitor import LIT, Visitor
from tests.games.reign_of_cthulhu.play import Play as InTheTowns

SEED = "145235998066700074517519563583844954894"
"""As long as those that are drawn for a table."""


def height(one: Locator) -> float:
    box = one.bounding_box()
    assert box
    return box["height"]


def whole(one: Locator) -> bool:
    """Whether all of it is seen without scrolling; what is cut off at the edge is no more than a shadow."""
    seen: bool = one.evaluate("(one) => one.scrollHeight <= one.clientHeight + 3")
    return seen


def in_the_museum(visit: Visit, server: Served, seed: int = 7) -> Visitor:
    """Somebody alone in the museum, who is asked where to go."""
    somebody = visit()
    somebody.sit(server.new_table("elder_sign", seats=1, seed=seed, options={"ancient_one": "azathoth"}))
    while somebody.choice["prompt"] != "move":
        number = somebody.number
        somebody.free.first.click()
        somebody.reach(number + 1)
    return somebody


def test_a_hint_leaves_the_words_of_an_option_their_room(visit: Visit, server: Served) -> None:
    # given: where to go is told in half rows
    somebody = in_the_museum(visit, server)
    rows = somebody.page.locator(".optgrid .opt")
    before = max(height(row) for row in rows.all())
    # when
    somebody.page.keyboard.press("h")
    advised = somebody.page.locator(".optgrid .opt:has(.advised)")
    expect(advised).to_be_visible()
    # then
    assert height(advised) <= before + 2


def test_what_is_pointed_at_is_read_whole(visit: Visit, server: Served) -> None:
    somebody = in_the_museum(visit, server)
    for card in somebody.page.locator(".adv").all():
        name = card.locator("h3").inner_text()
        card.hover(position={"x": 40, "y": 20})
        expect(somebody.page.locator(".lectern h3")).to_have_text(name)
        assert whole(somebody.page.locator(".lectern")), name


@pytest.mark.parametrize("seed", [7, 8])
def test_the_cards_of_the_museum_end_above_the_dice(visit: Visit, server: Served, seed: int) -> None:
    somebody = in_the_museum(visit, server, seed)
    for card in range(6):
        assert whole(somebody.page.locator(".board .cards"))
        number = somebody.number
        somebody.page.locator(".adv [data-picks]").nth(card).click()
        somebody.reach(number + 1)
        somebody.painted()
        assert whole(somebody.page.locator(".board .cards")), "with somebody on a card, too"
        somebody.page.keyboard.press("u")
        expect(somebody.page.locator(".adv [data-picks]")).to_have_count(6)


def test_a_new_decision_is_read_from_its_first_option(visit: Visit, server: Served) -> None:
    # given: the list is scrolled to its end
    somebody = visit(size="phone")
    somebody.sit(server.take_in(staged("reign_of_cthulhu", "EARLY")))
    options = somebody.page.locator(".decision .options")
    options.evaluate("(list) => (list.scrollTop = list.scrollHeight)")
    # when
    number = somebody.number
    somebody.page.locator(LIT).first.tap()
    somebody.reach(number + 1)
    somebody.painted()
    # then
    assert options.evaluate("(list) => list.scrollTop") == 0


def test_two_hands_are_in_sight_on_a_phone(visit: Visit, server: Served) -> None:
    game = InTheTowns("detective", "doctor").at("park", "diner").clues(0, arkham=3, dunwich=1).relics(1, "silver_key")
    somebody = visit(size="phone")
    somebody.sit(taken_in(server, game.begin()))
    seats = somebody.page.locator(".people .seat")
    expect(seats.nth(0).locator(".chip")).to_have_text(["3", "1"])
    for chip in seats.locator(".chip").all():
        expect(chip).to_be_in_viewport(ratio=1)


def test_where_a_question_is_about_places_the_board_is_lit_though_the_list_is_folded(
    visit: Visit, server: Served
) -> None:
    # given: the Silver Key leads anywhere
    game = InTheTowns("detective", "doctor").at("park", "diner").relics(0, "silver_key").begin()
    somebody = visit()
    somebody.sit(taken_in(server, game.do("play:silver_key")))
    expect(somebody.page.locator(".decision .opt[aria-expanded=false]")).to_have_count(1)
    # when
    number = somebody.number
    somebody.page.locator(f"{LIT}[aria-label*=Wharf]").first.click()
    somebody.reach(number + 1)
    # then
    assert somebody.view["board"]["seats"][0]["place"] == "place-wharf"


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_sheet_at_the_end_bears_any_seed(visit: Visit, server: Served, size: str) -> None:
    # given
    somebody = visit(size=size)

    def seeded(route: Route) -> None:
        course: Course = route.fetch().json()
        route.fulfill(json={**course, "again": {"game": "elder_sign", "seed": SEED}})

    somebody.page.route("**/course?*", seeded)
    # when
    somebody.sit(server.take_in(staged("elder_sign", "OVER")))
    somebody.page.wait_for_selector(".course svg.ch")
    # then
    expect(somebody.page.locator(".end .acts")).to_contain_text(SEED)
    assert somebody.page.locator(".end").evaluate("(end) => end.scrollWidth <= end.clientWidth")
    expect(somebody.page.locator(".order:visible")).to_have_count(0)
