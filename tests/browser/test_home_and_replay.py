"""Home, files, replay, reasons, and addresses that lead nowhere."""

import hashlib
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from miskatonic import web
from real_browser import Served, links, staged
from tests.browser.conftest import GAMES, Visit
from tests.server.page import fate_of

COVERED = {file.parent.name for file in Path(web.__file__).parent.glob("static/games/*/cover.js")}
"""The games that have a cover; not all of them can be played yet."""


@pytest.mark.parametrize("cover", range(len(GAMES)))
def test_the_third_click_is_the_first_decision(visit: Visit, cover: int) -> None:
    somebody = visit()
    somebody.open("/")
    somebody.page.locator("button.cover").nth(cover).click()
    somebody.page.locator(".setup .go").click()
    somebody.page.wait_for_url("**/t/*")
    somebody.stands()
    number = somebody.number
    somebody.free.first.click()
    somebody.reach(number + 1)


def test_a_table_can_be_continued_and_every_setting_is_reachable(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.open("/")
    page = somebody.page
    page.locator("button.cover").nth(GAMES.index("reign_of_cthulhu")).click()
    plain = page.locator(".setup .f").count()
    page.locator(".end-row [aria-expanded]").click()
    assert page.locator(".setup .f").count() > plain
    page.get_by_role("button", name="Me and bots").click()
    page.locator(".setup .go").click()
    page.wait_for_url("**/t/*")
    somebody.stands()
    assert [bool(seat["bot"]) for seat in somebody.state["seats"]] == [False, True]
    address = page.url
    page.locator(".top .brand").click()
    page.locator(".cont a").first.click()
    page.wait_for_url(address)
    somebody.stands()


@pytest.mark.parametrize(("theme", "ground"), [("day", "light"), ("night", "dark")])
def test_a_page_is_in_its_theme_before_its_scripts_have_come(visit: Visit, theme: str, ground: str) -> None:
    somebody = visit(theme=theme)
    page = somebody.page
    page.emulate_media(color_scheme="light" if theme == "night" else "dark")  # not what was chosen
    waiting: list[Route] = []
    page.route(re.compile(r"/static/(?!theme\.js).*js$"), lambda route: waiting.append(route))
    page.goto(somebody.server.address, wait_until="commit")
    page.wait_for_selector("h1.opening")
    assert waiting, "the page is still without its modules"
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.locator("html")).to_have_css("color-scheme", ground)
    for held in waiting:
        held.continue_()


POINTS = """(covers) => covers.map((cover) => {
  const arrow = getComputedStyle(cover.parentElement, '::after');
  return arrow.content === 'none' ? null : parseFloat(arrow.left) + 11 - cover.querySelector('.art').offsetWidth / 2;
})"""
"""How far right of the middle of each cover an arrow stands below it, if there is one."""


def test_all_covers_stand_in_a_row_and_the_panel_points_at_the_right_one(evenings: Served, visit: Visit) -> None:
    somebody = visit(evenings)
    somebody.open("/")
    covers = somebody.page.locator(".cover")
    playable = {*GAMES, "evening"}
    expect(somebody.page.locator("button.cover")).to_have_count(len(playable))
    expect(covers).to_have_count(len(playable | COVERED))
    for size in ("desktop", "laptop", "tablet", "phone"):
        somebody.resize(size)
        for picked in range(len(playable)):
            covers.nth(picked).click()
            points = covers.evaluate_all(POINTS)
            assert [at for at, point in enumerate(points) if point is not None] == [picked]
            assert abs(points[picked]) <= 1
        tops = covers.evaluate_all("(covers) => covers.map((cover) => cover.getBoundingClientRect().top)")
        assert len(set(tops)) == 1, "in one row"
        assert not somebody.wide()


def test_nothing_is_said_of_a_game_before_it_is_known_which_can_be_played(visit: Visit) -> None:
    # given: the list of games is long in coming
    somebody = visit()
    page, held = somebody.page, list[Route]()
    page.route("**/api/games?*", lambda route: held.append(route))
    page.goto(f"{somebody.server.address}/")
    covers = page.locator(".cover")
    expect(covers).to_have_count(len(COVERED))
    # then
    expect(page.locator(".cover .tag, .cover.later, button.cover")).to_have_count(0)
    assert "web-" not in somebody.words("main")
    # when
    somebody.until(lambda: held)
    held[0].continue_()
    # then
    expect(page.locator("button.cover")).to_have_count(len(GAMES))
    expect(page.locator(".cover.later .tag")).to_have_count(len(COVERED - {*GAMES}))
    assert "web-" not in somebody.words("main")


def test_tables_and_games_are_laid_together_so_that_nothing_moves_under_the_pointer(visit: Visit) -> None:
    # given: somebody who has a table of another game than the first, and the list of tables is long in coming
    somebody = visit()
    somebody.open("/")
    page, held = somebody.page, list[Route]()
    page.locator("button.cover").last.click()
    page.locator(".setup .go").click()
    page.wait_for_url("**/t/*")
    somebody.stands()
    page.route("**/api/tables?*", lambda route: held.append(route))
    with page.expect_response("**/api/games?*") as games:
        page.goto(f"{somebody.server.address}/")
    games.value.finished()
    somebody.until(lambda: held)
    somebody.painted()
    # then: no game lies open that would make way for another one
    expect(page.locator(".setup .go")).to_have_count(0)
    # when
    held[0].continue_()
    # then
    expect(page.locator(".cont")).to_have_count(1)
    expect(page.locator(".setup")).to_have_attribute("aria-label", somebody.state["name"])


def test_a_setting_says_its_remark_in_a_line_of_its_own(visit: Visit) -> None:
    somebody = visit(language="uk")
    somebody.open("/")
    somebody.page.locator("button.cover").nth(GAMES.index("reign_of_cthulhu")).click()
    expect(somebody.page.locator(".setup .seg small")).to_have_text(["44 докази", "40 доказів", "36 доказів"])
    assert "(" not in somebody.words(".setup")


def test_a_setting_appears_only_where_it_matters_and_counts(visit: Visit) -> None:
    """Given the card game, when The Devourer Below is chosen, then one is asked for what came before it."""
    somebody = visit()
    somebody.open("/")
    page = somebody.page
    page.locator("button.cover").nth(GAMES.index("arkham_lcg")).click()
    page.get_by_role("button", name="This scenario only").click()
    page.locator(".end-row [aria-expanded]").click()
    away = page.get_by_role("group", name="Cultists who got away")
    assert away.count() == 0
    page.get_by_role("button", name="The Devourer Below", exact=True).click()
    away.get_by_role("button", name="All six").click()
    page.get_by_role("group", name="How The Midnight Masks ended").get_by_role("button", name="Past midnight").click()
    page.get_by_role("group", name="How The Gathering ended").get_by_role(
        "button", name="Lita came along"
    ).first.click()
    page.locator(".setup .go").click()
    page.wait_for_url("**/t/*")
    somebody.stands()
    options = somebody.view["options"]
    chosen = (options["got_away"], options["the_midnight_masks"], options["the_gathering"])
    assert chosen == ("all", "past", "burned_lita")


def test_a_table_is_deleted_when_it_is_said_twice(visit: Visit) -> None:
    # given a table of one's own
    somebody = visit()
    somebody.open("/")
    somebody.page.locator(".setup .go").click()
    somebody.page.wait_for_url("**/t/*")
    somebody.stands()
    address = somebody.page.url
    somebody.open("/")
    page = somebody.page
    page.wait_for_selector(".cont")
    # when one thinks better of it, it stays
    page.get_by_role("button", name="Delete this table").click()
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Delete this table").click()
    assert page.locator(".cont").count() == 1
    # when it is said twice, it is gone, here and at its address
    page.get_by_role("button", name="Delete for good?").click()
    page.wait_for_selector(".cont", state="detached")
    page.goto(address)
    page.wait_for_selector("main.sheet p")


def test_a_table_is_saved_to_a_file_and_opened_elsewhere(visit: Visit, tmp_path: Path) -> None:
    somebody, friend = visit(), visit(language="pl")
    somebody.open("/")
    somebody.page.locator(".setup .go").click()
    somebody.page.wait_for_url("**/t/*")
    somebody.stands()
    somebody.decide_first(3)
    somebody.page.get_by_role("button", name="Menu").click()
    with somebody.page.expect_download() as from_table:
        somebody.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / from_table.value.suggested_filename
    from_table.value.save_as(file)
    # the seed was drawn: the file goes on with a chance of its own, and nobody can read in it what will come
    assert json.loads(file.read_text("utf-8"))["answers"] == []

    somebody.open("/")
    with somebody.page.expect_download() as from_home:
        somebody.page.locator(".cont .does button").first.click()
    assert from_home.value.suggested_filename == file.name

    friend.open("/")
    friend.page.locator("input[type=file]").set_input_files(file)
    friend.page.wait_for_url("**/t/*")
    friend.stands()
    assert friend.state["language"] == "pl"
    assert friend.view["names"] == somebody.view["names"]
    friend.decide_first()


def test_a_file_that_is_no_table_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    somebody = visit()
    somebody.open("/")
    somebody.forgiven = ["400 (Bad Request)"]
    (tmp_path / "diary.json").write_text("Dear diary", "utf-8")
    somebody.page.locator("input[type=file]").set_input_files(tmp_path / "diary.json")
    expect(somebody.page.locator(".trouble[role=alert]")).not_to_be_empty()


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_stepped_through_linked_to_and_continued(visit: Visit, server: Served, game: str) -> None:
    somebody, friend = visit(), visit()
    somebody.open("/")
    somebody.page.locator("button.cover").nth(GAMES.index(game)).click()
    somebody.page.locator(".setup .go").click()
    somebody.page.wait_for_url("**/t/*")
    somebody.stands()
    somebody.decide_first(6)
    page = somebody.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".frame.replay")
    heading = page.locator(".player h2")

    page.get_by_role("button", name="To the end").click()
    expect(heading).to_have_text("Decision 6 of 6")
    page.get_by_role("button", name="To the beginning").click()
    expect(heading).to_have_text("Decision 0 of 6")
    for _ in range(4):
        page.get_by_role("button", name="One step forward").click()
    expect(heading).to_have_text("Decision 4 of 6")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="One step back").click()
    page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text("Decision 3 of 6")
    assert "at=3" in page.url
    page.locator("input.slide").focus()
    page.keyboard.press("ArrowRight")
    expect(heading).to_have_text("Decision 4 of 6")
    assert page.locator(".frame.replay .opt").count() == 0
    expect(page.locator(".player .took")).to_have_text(re.compile("^Answer: ."))

    link = somebody.copied(page.get_by_role("button", name="Link to this position").click)
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    expect(page.locator(".toasts[role=status] .toast")).to_contain_text("Copied: the link to this position")
    friend.open(link.removeprefix(server.address))
    expect(friend.page.locator(".player h2")).to_have_text("Decision 4 of 6")
    assert friend.words(".player .asks") == somebody.words(".player .asks")

    old = page.url
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(lambda url: url != old and "/t/" in url)
    somebody.stands()
    assert fate_of(somebody.state)["how"] == "drawn"
    somebody.decide_first()


@pytest.mark.parametrize("game", GAMES)
def test_why_tells_the_sentence_of_the_rule(visit: Visit, server: Served, game: str) -> None:
    somebody = visit()
    somebody.sit(server.shown(staged(game, "MIDDLE")))
    page, lectern = somebody.page, somebody.page.locator(".lectern")
    asked = somebody.asked
    sentences = page.evaluate("async (url) => (await (await fetch(url)).json()).words", f"/api/words/{game}/en")

    page.locator(".whybtn").click()
    expect(lectern).to_contain_text(sentences[f"rule-{asked['rule']}"])

    if asked["barred"]:
        row = page.locator(".decision .opt[aria-disabled]").first
        said = row.inner_text()
        barred = next(one for one in asked["barred"] if one["label"] in said and one["reason"] in said)
        row.click(force=True)
        expect(lectern).to_contain_text(sentences[f"rule-{barred['rules'][0]}"])

    line = page.locator(".log li button.id").first
    rule = line.inner_text()
    line.click()
    expect(lectern).to_contain_text(sentences[f"rule-{rule}"])
    lectern.get_by_role("button", name=rule).first.click()
    expect(lectern).to_contain_text(sentences[f"rule-{rule}"])

    page.locator(".seg button", has_text="Concerns me").click()
    assert page.locator(".log li").count() > 0


def test_pointing_at_an_option_lights_its_place_and_the_other_way_round(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.sit(server.take_in(staged("reign_of_cthulhu", "EARLY")))
    page = somebody.page
    place = page.locator(".board .place.can").first
    place.hover()
    expect(page.locator(".lectern")).to_be_visible()
    option = page.locator(".decision .opt:not([aria-expanded])").first
    option.hover()
    expect(page.locator(".board .hot").first).to_be_attached()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    somebody = visit()
    somebody.forgiven = ["404 (Not Found)"]
    somebody.open("/t/AAAAAAAAAAAA#BBBBBBBBBBBBBBBBBBBBBB")
    expect(somebody.page.locator("main.sheet [role=alert]")).to_be_visible()
    expect(somebody.page.locator("main.sheet a")).to_have_attribute("href", "/")
    somebody.open("/r/AAAAAAAAAAAA")
    expect(somebody.page.locator("main.sheet [role=alert]")).to_be_visible()


def test_the_page_runs_no_inline_code_and_keeps_no_key_in_the_address(visit: Visit, server: Served) -> None:
    somebody = visit()
    seated = server.new_table("elder_sign")
    somebody.sit(seated)
    assert seated["keys"][0] not in somebody.page.url
    assert seated["keys"][0] in somebody.storage("keys")
    inline = "() => document.querySelectorAll('[onclick], [onload], script:not([src]):not([type=importmap])').length"
    assert somebody.page.evaluate(inline) == 0
    somebody.forgiven = ["Content Security Policy"]
    ran = "() => { const one = document.createElement('script'); one.textContent = 'window.ran = 1';"
    assert not somebody.page.evaluate(ran + " document.head.append(one); return window.ran; }")


def test_the_menu_shows_the_seal_and_at_the_end_what_was_sealed(visit: Visit, server: Served) -> None:
    # given: a game that is over, whose seed was chosen
    ended = server.play(staged("reign_of_cthulhu", "OVER"))
    somebody = visit()
    somebody.open(links(ended))
    page = somebody.page
    # then: a mark for everybody, and in the menu what has to be checked
    mark = page.locator(".top .known")
    expect(mark).to_have_attribute("aria-label", re.compile("The seed was chosen"))
    page.get_by_role("button", name="Menu", exact=True).click()
    fate = page.get_by_role("region", name="Chance at this table")
    expect(fate.locator("dd")).to_have_count(4)
    seal, seed, salt, check = fate.locator("dd").all_inner_texts()
    assert hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest() == seal
    assert check == f"printf {seed}:{salt} | sha256sum"
