"""Symbols explain themselves by mouse, key and finger; a question shows what it brings; links say who can open them."""

import pytest
from playwright.sync_api import Locator, expect

from real_browser import Served, played, staged
from tests.browser.conftest import Visit
from tests.browser.test_touch import Hand
from tests.browser.visitor import Visitor

ELDER, REIGN = "elder_sign", "reign_of_cthulhu"
SLOT = ".card.adv:not(:has(.over)) .slot"
"""A symbol of a card on which nothing is chosen now."""
SIGNS = {
    ELDER: {SLOT: "Investigation", ".clockbox": "Clock", ".doomt": "Doom", ".stat.sanity": "Sanity"},
    REIGN: {".chart .cult": "Cultist", ".ratebox": "Summoning rate", ".old.back": "Old One"},
}
"""Where some symbols are drawn, and what each is called."""


def seated(visit: Visit, server: Served, game: str, **how: str) -> Visitor:
    somebody = visit(**how)
    somebody.sit(server.shown(staged(game, "MIDDLE")))
    return somebody


def middle(drawn: Locator) -> tuple[float, float]:
    box = drawn.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", [ELDER, REIGN])
def test_a_symbol_pointed_at_for_a_while_explains_itself(visit: Visit, server: Served, game: str) -> None:
    somebody = seated(visit, server, game)
    note = somebody.page.locator(".glos")
    number = somebody.number
    for drawn, name in SIGNS[game].items():
        # when the mouse rests on it
        symbol = somebody.page.locator(drawn).first
        symbol.hover()
        # then a note says what it is called, what it does and by which rules, and does not cover it
        expect(note.locator("h3")).to_have_text(name)
        assert len(note.locator(".g2").inner_text()) > 20
        assert note.locator(".rulelink").first.inner_text()[:3] in ("ES-", "RC-")
        (x, y), box = middle(symbol), note.bounding_box()
        assert box
        assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])
        # and it goes when one moves on
        somebody.page.mouse.move(1100, 890)
        expect(note).to_have_count(0)
    assert somebody.number == number
    assert not somebody.wide()


@pytest.mark.parametrize("game", [ELDER, REIGN])
def test_symbols_explain_themselves_in_a_replay_too(visit: Visit, server: Served, game: str) -> None:
    somebody = seated(visit, server, game)
    decisions = somebody.view["decisions"]
    page = somebody.page
    somebody.open(f"/r/{somebody.state['table']}?at={decisions}")
    note = page.locator(".glos")
    for drawn, name in SIGNS[game].items():
        # when the mouse rests on it, then a note says the same as at the table
        page.locator(drawn).first.hover()
        expect(note.locator("h3")).to_have_text(name)
        assert len(note.locator(".g2").inner_text()) > 20
        page.mouse.move(1100, 890)
        expect(note).to_have_count(0)
    # its rules are read in the note itself
    page.locator(drawn).first.hover()
    rule = note.locator(".rulelink").first
    expect(rule).to_be_visible()
    rule.click()
    expect(note.locator("h3")).not_to_have_text(name)
    # all symbols together; the note goes with the position
    note.locator(".all").click()
    expect(page.locator("dialog.signs dd").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(drawn).first.hover()
    expect(note).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(note).to_have_count(0)


def test_the_key_and_a_finger_ask_in_a_replay(visit: Visit, server: Served) -> None:
    somebody, phone = seated(visit, server, ELDER), seated(visit, server, ELDER, size="phone")
    somebody.open(f"/r/{somebody.state['table']}?at=9")
    somebody.page.locator(".card.ao .named").focus()
    somebody.page.keyboard.press("?")
    expect(somebody.page.locator(".glos h3")).to_have_text("Doom")
    somebody.page.keyboard.press("Escape")
    expect(somebody.page.locator(".glos")).to_have_count(0)
    phone.open(f"/r/{phone.state['table']}?at=9")
    hand = Hand(phone)
    hand.touch("touchStart", middle(phone.page.locator(".doomt").first))
    expect(phone.page.locator(".glos h3")).to_be_visible()
    hand.touch("touchEnd")
    phone.painted()
    expect(phone.page.locator(".glos h3")).to_be_visible()


def test_a_glance_shows_no_note(visit: Visit, server: Served) -> None:
    # given a clock that stands still unless it is turned, so that a glance is no longer than it is meant to be
    somebody = seated(visit, server, ELDER)
    page, symbol, note = somebody.page, somebody.page.locator(SLOT).first, somebody.page.locator(".glos")
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    page.mouse.move(1100, 890)
    # when one looks elsewhere before it is time, then nothing comes of it, however long one waits
    symbol.hover()
    page.clock.run_for(399)
    page.mouse.move(1100, 890)
    page.clock.run_for(5000)
    expect(note).to_have_count(0)
    # when one looks a moment longer, then the note is there
    symbol.hover()
    page.clock.run_for(400)
    expect(note).to_have_count(1)


def test_the_key_asks_about_the_symbols_of_what_has_the_focus(visit: Visit, server: Served) -> None:
    somebody = seated(visit, server, ELDER)
    page, note = somebody.page, somebody.page.locator(".glos h3")
    # given the Ancient One in focus, whose card has two tracks
    page.locator(".card.ao .named").focus()
    # when asked, then one is explained after the other
    page.keyboard.press("?")
    expect(note).to_have_text("Doom")
    page.keyboard.press("?")
    expect(note).to_have_text("Elder Sign")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    # and where there is no symbol the key helps as ever
    page.locator(".topgo, header a").first.focus()
    page.keyboard.press("?")
    expect(page.locator("dialog.help")).to_be_visible()


def test_places_of_the_map_explain_what_is_on_them(visit: Visit, server: Served) -> None:
    somebody = seated(visit, server, REIGN)
    somebody.page.locator('.chart .place[data-signs*="sign-gate"]').first.focus()
    somebody.page.keyboard.press("?")
    expect(somebody.page.locator(".glos h3")).to_have_text("Open gate")


@pytest.mark.parametrize(("game", "drawn"), [(ELDER, ".doomt"), (REIGN, ".ratebox")])
def test_a_finger_held_on_a_symbol_explains_it_and_chooses_nothing(
    visit: Visit, server: Served, game: str, drawn: str
) -> None:
    somebody = seated(visit, server, game, size="phone")
    number, hand = somebody.number, Hand(somebody)
    hand.touch("touchStart", middle(somebody.page.locator(drawn).first))
    expect(somebody.page.locator(".glos h3")).to_be_visible()
    hand.touch("touchEnd")
    somebody.painted()
    expect(somebody.page.locator(".glos h3")).to_be_visible()
    assert somebody.number == number
    assert not somebody.wide()


@pytest.mark.parametrize("game", [ELDER, REIGN])
def test_all_symbols_can_be_read_together(visit: Visit, server: Served, game: str) -> None:
    somebody = seated(visit, server, game)
    somebody.page.locator(next(iter(SIGNS[game]))).first.hover()
    somebody.page.locator(".glos .all").click()
    expect(somebody.page.locator("dialog.signs dd").first).to_be_visible()
    assert somebody.page.locator("dialog.signs dd").count() > 15
    assert "sign-" not in somebody.page.locator("dialog.signs").inner_text()


@pytest.mark.rule("ES-202")
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_es_202_a_monster_to_be_placed_is_drawn_with_task_and_worth(visit: Visit, server: Served, size: str) -> None:
    somebody = visit(size=size)
    somebody.sit(server.shown(played(ELDER, 2, 4, 20, "place_monster")))
    shown = somebody.page.locator(".decision .brought")
    expect(shown.locator(".mn")).to_be_visible()
    expect(shown.locator(".slot").first).to_be_visible()
    expect(shown.locator(".tro")).to_be_visible()
    assert "To defeat it: " in shown.inner_text() or "To defeat it: " in (shown.text_content() or "")


@pytest.mark.rule("ES-085")
def test_es_085_a_card_pointed_at_tells_tasks_reward_and_penalty_in_words(visit: Visit, server: Served) -> None:
    somebody = seated(visit, server, ELDER)
    somebody.page.locator(".card.adv h3").first.hover()
    lectern = somebody.page.locator(".lectern")
    for told in ("Task 1: ", "Reward: ", "Trophy value: "):
        expect(lectern).to_contain_text(told)


def test_links_of_a_server_for_this_machine_say_so_and_how_friends_get_in(visit: Visit, server: Served) -> None:
    creator = visit()
    creator.open("/")
    creator.page.get_by_role("button", name="Friends by link").click()
    creator.page.locator(".setup .go").click()
    told = creator.page.locator(".onlyhere")
    expect(told).to_contain_text("Only this machine can open this address.")
    expect(told).to_contain_text(f"miskatonic serve --host 0.0.0.0 --port {server.port}")
