"""The sheet at the end: who stood out, the numbers, the dice, a text to share, and the last decision taken back."""

import itertools

import pytest
from playwright.sync_api import Route, expect

from miskatonic.server.answers import Seated
from miskatonic.text import LANGUAGES
from real_browser import Served, staged
from tests.browser.conftest import GAMES, Visit

HEIGHTS = "(all) => all.map((one) => one.getBoundingClientRect().y)"
CLEAR = """(chart) => [...chart.querySelectorAll('.el')].every((name) => { const goal = name.closest('.good, .bad')
  .querySelector('.ll'); return name.getBoundingClientRect().right < goal.getBoundingClientRect().left; })"""
"""Whether the words above each line leave each other room."""

COPIED = {"en": "Copied: the result of the game", "pl": "Skopiowano wynik gry"}
"""What is said, and read out, when the text is on the clipboard."""


@pytest.fixture(params=GAMES)
def over(server: Served, request: pytest.FixtureRequest) -> Seated:
    """A game that is over."""
    return server.take_in(staged(request.param, "OVER"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_says_everything_on_every_screen(visit: Visit, server: Served, game: str, language: str) -> None:
    somebody, over = visit(language=language), server.shown(staged(game, "OVER"))
    page = somebody.page
    with page.expect_response(lambda response: "/course?" in response.url) as told:
        somebody.sit(over)
    course = told.value.json()
    shown = {"distinctions": ".hon li .seat-mark", "figures": ".fx dl > div", "luck": ".fx .lucks li"}
    for size in ("desktop", "laptop", "phone"):
        somebody.resize(size)
        somebody.see_course()
        for what, where in shown.items():
            assert page.locator(where).count() == len(course[what])
        assert page.locator(".end dl > div").count() == len(course["measures"]) + 1, "and the minutes"
        goals = page.locator(".course .ch .lim").evaluate_all(HEIGHTS)
        assert len(goals) == len(course["measures"]), "each measure has a scale of its own"
        assert all(below - above > 40 for above, below in itertools.pairwise(goals)), "and room below its goal"
        assert page.locator(".course .ch").evaluate(CLEAR), "what a measure is called and what decides it are apart"
        for bar in page.locator(".fx .lk").all():
            assert bar.get_attribute("aria-label")
            inside = bar.evaluate("(bar) => [...bar.children].every((one) => one.offsetLeft <= bar.clientWidth)")
            assert inside, f"a bar or a mark sticks out: {size}"
        for one in page.locator("section.end .acts > *").all():
            expect(one).to_be_in_viewport()


def test_of_a_game_without_a_chronicle_no_empty_panels_are_shown(visit: Visit, over: Seated) -> None:
    somebody = visit()

    def untold(route: Route) -> None:
        course = route.fetch().json()
        route.fulfill(json={**course, "figures": [], "luck": [], "distinctions": [], "marks": []})

    somebody.page.route("**/course?*", untold)
    somebody.sit(over)
    somebody.see_course()
    expect(somebody.page.locator(".course .panel")).to_have_count(0)


def test_a_short_text_is_copied_with_the_link_to_watch_where_it_is_known(visit: Visit, over: Seated) -> None:
    # given: one who has only a seat, and one who looks on
    player, watcher = visit(), visit(language="pl")
    player.sit(over, over["keys"][0])
    watcher.sit(over, over["spectator"])
    texts = []
    for somebody in (player, watcher):
        share = somebody.page.locator("section.end .acts button.share")
        expect(share).to_be_enabled()
        texts.append(somebody.copied(share.click))
        expect(share.locator("use")).to_have_attribute("href", "#ui-check")
        expect(somebody.page.locator(".toasts[role=status] .toast")).to_contain_text(COPIED[somebody.state["language"]])
    # then
    for somebody, text in zip((player, watcher), texts, strict=True):
        assert somebody.state["name"] in text
        assert f": {somebody.words('section.end h2').rstrip('.')}. " in text
        assert ".." not in text
    assert "http" not in texts[0]
    assert texts[1].endswith(f"/t/{over['table']}#{over['spectator']}")


def test_the_last_decision_is_taken_back_from_the_sheet_and_the_course_is_told_anew(visit: Visit, over: Seated) -> None:
    somebody = visit()
    somebody.sit(over)
    page = somebody.page
    somebody.see_course()
    decisions = somebody.view["decisions"]
    page.locator("section.end .back").click()
    page.wait_for_selector(".decision.mine")
    assert somebody.view["decisions"] == decisions - 1
    # when: decided anew
    with page.expect_request(lambda request: "/course?" in request.url):
        while not somebody.state["outcome"]:
            somebody.decide_first()
    somebody.see_course()
    expect(page.locator("section.end .back")).to_be_visible()


def test_others_are_asked_before_the_end_is_taken_back_and_a_spectator_can_not(visit: Visit, over: Seated) -> None:
    ada, marek, watcher = visit(name="Ada"), visit(name="Marek"), visit()
    ada.sit(over, over["keys"][0])
    marek.sit(over, over["keys"][1])
    watcher.sit(over, over["spectator"])
    assert watcher.page.locator("section.end .back").count() == 0
    ada.page.locator("section.end .back").click()
    expect(marek.page.locator("section.end .consent")).to_contain_text("Ada")
    expect(ada.page.locator("section.end .consent .btn")).to_have_count(1)
    marek.page.locator("section.end .consent .btn.lit").click()
    for somebody in (ada, marek, watcher):
        somebody.page.wait_for_selector(".decision")
