"""A press answers what could be read then, Enter ends no turn too soon, and what was just done is not pointed at."""

import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

import miskatonic
from miskatonic.text import LANGUAGES
from real_browser import Served, played, staged
from tests.browser.conftest import Visit
from tests.browser.test_card_table import TABLE, choose
from tests.browser.visitor import Visitor

HOLD = """() => { const held = []; const draw = window.requestAnimationFrame;
  window.requestAnimationFrame = (then) => held.push(then);
  window.letGo = () => { window.requestAnimationFrame = draw; held.forEach((then) => draw(then)); }; }"""
"""From now on nothing is painted, as on a machine that has no time for it; until it is let go."""
OVERLAPS = """() => { const note = document.querySelector('.glos').getBoundingClientRect();
  return [...document.querySelectorAll('.decision button, [data-picks], .can')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && note.left < box.right && box.left < note.right && note.top < box.bottom
      && box.top < note.bottom;
  }).map((one) => one.getAttribute('aria-label') ?? one.textContent); }"""
"""What can be chosen and lies under the note about a symbol."""
EAST = """() => [...document.querySelectorAll('.board [data-sign], .threat [data-sign], .decision [data-sign]')]
  .map((one, at) => ({ at, x: one.getBoundingClientRect().right, y: one.getBoundingClientRect().top }))
  .filter(({ y }) => y > 0 && y < innerHeight - 40).sort((one, other) => other.x - one.x).slice(0, 4)
  .map(({ at }) => at)"""
"""The symbols that lie nearest to the options."""


def answers_of(page: Page) -> list[str]:
    """The answers that the page sends from now on; it has to be opened after this."""
    sent: list[str] = []

    def listens(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)) if '"answer"' in str(frame) else None)

    page.on("websocket", listens)
    return sent


# --- keys -----------------------------------------------------------------------------------------------------------


def test_a_key_answers_no_question_that_was_not_yet_to_be_seen(visit: Visit, server: Served) -> None:
    # given somebody who is asked where to go, and a machine so slow that the next question is there but not painted
    somebody = visit()
    sent = answers_of(somebody.page)
    somebody.sit(server.take_in(played("elder_sign", 1, 5, 3, "move")))
    page, number = somebody.page, somebody.number
    assert somebody.free.count() < 10
    page.evaluate(HOLD)
    page.keyboard.press("1")
    somebody.until(lambda: somebody.number > number)
    expect(page.locator(".decision h2")).to_have_text(somebody.asked["question"])
    # when a key is pressed, then it is no answer
    page.keyboard.press("1")
    # when it has been painted, then the same key is one
    page.evaluate("() => window.letGo()")
    somebody.painted()
    page.keyboard.press("1")
    somebody.until(lambda: somebody.number > number + 1)
    assert len(sent) == 2


def test_a_key_that_is_held_answers_once(visit: Visit, server: Served) -> None:
    somebody = visit()
    sent = answers_of(somebody.page)
    somebody.sit(server.new_table("elder_sign", seats=1))
    number = somebody.number
    somebody.page.keyboard.down("1")
    somebody.reach(number + 1)
    somebody.page.keyboard.down("1")  # what a keyboard says of a key that is still down
    somebody.page.keyboard.up("1")
    somebody.page.keyboard.press("1")
    somebody.reach(number + 2)
    assert len(sent) == 2


def test_a_digit_of_one_question_is_no_part_of_an_answer_to_the_next(visit: Visit, server: Served) -> None:
    # given so many options that a second digit may follow, and a clock that stands still unless it is turned
    somebody = visit()
    sent = answers_of(somebody.page)
    somebody.sit(server.take_in(staged("reign_of_cthulhu", "EARLY")))
    page, number = somebody.page, somebody.number
    assert len(page.locator(".decision .opt > .key").all()) >= 10
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    # when a digit is typed, and then something else is clicked
    page.keyboard.press("1")
    somebody.free.first.click()
    somebody.until(lambda: somebody.number > number)
    page.clock.run_for(5000)
    # then the digit answers nothing, however long one waits
    assert len(sent) == 1


# --- Enter ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["reign_of_cthulhu", "death_may_die", "arkham_lcg"])
def test_enter_ends_no_turn_with_actions_left_and_says_what_does(
    visit: Visit, server: Served, game: str, language: str
) -> None:
    # given a turn with actions left
    somebody = visit(language=language)
    sent = answers_of(somebody.page)
    somebody.sit(server.take_in(staged(game, "EARLY")))
    page = somebody.page
    early = next(one for group in somebody.asked["groups"] for one in group["options"] if one["early"])
    row = somebody.free.filter(has_text=early["say"])
    expect(row.locator(".tail", has_text="Enter")).to_have_count(0)
    # when Enter is pressed
    page.keyboard.press("Enter")
    # then it is said what to press instead
    told = page.locator(".toast")
    expect(told).to_contain_text(early["say"])
    key = row.locator(".letter .key, > .key").last.inner_text()
    expect(told).to_contain_text(re.compile(rf" {key}\.$"))
    # and nothing was answered before that
    number = somebody.number
    page.keyboard.type(key.lower())
    somebody.reach(number + 1)
    assert len(sent) == 1


# --- what is pointed at ---------------------------------------------------------------------------------------------


@pytest.fixture
def wendy(visit: Visit, server: Served) -> Visitor:
    """Somebody who plays Wendy, in a test to which cards can be committed."""
    somebody = visit()
    seated = server.take_in(miskatonic.arrange("arkham_lcg", TABLE))
    somebody.sit(seated, seated["keys"][0])
    choose(somebody, "investigate")
    return somebody


@pytest.mark.parametrize("where", [".decision .opt", ".hc.can"])
def test_what_was_just_committed_is_not_previewed_as_taken_back(wendy: Visitor, where: str) -> None:
    page = wendy.page
    test, passing = page.locator(".test"), page.locator(".tstrip .tok.yes")
    before = passing.count()
    # given a card that is pointed at, with what it would bring
    card = page.locator(where, has_text="Perception").first
    card.hover()
    expect(test).to_have_class(re.compile(r"\bif\b"))
    better = page.locator(".test .pc2 b").inner_text()
    assert passing.count() > before
    # when it is clicked, and the hand is not quite still
    assert wendy.press(card)
    box = page.locator(where, has_text="Perception").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2 + 1)
    page.mouse.move(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2)
    wendy.painted()
    # then the chance is the one that it has brought, and nothing is previewed
    expect(test).not_to_have_class(re.compile(r"\bif\b"))
    expect(page.locator(".test .pc2 b")).to_have_text(better)
    # when the pointer leaves it and comes back, then taking it back is
    page.mouse.move(720, 5)
    page.locator(where, has_text="Perception").first.hover()
    expect(test).to_have_class(re.compile(r"\bif\b"))
    expect(passing).to_have_count(before)


def test_what_comes_under_a_pointer_that_rests_is_not_pointed_at(visit: Visit, server: Served) -> None:
    # given a mouse that lies on an option
    somebody = visit()
    somebody.sit(server.take_in(staged("reign_of_cthulhu", "EARLY")))
    page = somebody.page
    somebody.free.first.hover()
    expect(page.locator(".opt.hot")).to_have_count(1)
    # when it is chosen by its digit, then of the next ones none is pointed at
    number = somebody.number
    assert somebody.press(somebody.free.first)
    somebody.reach(number + 1)
    expect(page.locator(".opt.hot")).to_have_count(0)


# --- notes about symbols --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scene", ["EARLY", "MIDDLE"])
@pytest.mark.parametrize("game", ["elder_sign", "reign_of_cthulhu", "death_may_die", "arkham_lcg"])
def test_a_note_about_a_symbol_covers_nothing_that_can_be_chosen(
    visit: Visit, server: Served, game: str, scene: str
) -> None:
    somebody = visit()
    somebody.sit(server.take_in(staged(game, scene)))
    page, note = somebody.page, somebody.page.locator(".glos")
    signs = page.locator(".board [data-sign], .threat [data-sign], .decision [data-sign]")
    near = page.evaluate(EAST)
    for at in near:
        # when the mouse rests on a symbol that lies near the options
        box = signs.nth(at).bounding_box()
        assert box
        page.mouse.move(720, 5)
        expect(note).to_have_count(0)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        # then its note lies over nothing that can be chosen
        expect(note).to_have_count(1)
        assert page.evaluate(OVERLAPS) == []
    # when one moves on, then the option is free at once
    number = somebody.number
    while not somebody.press(somebody.free.first):
        pass
    assert somebody.number > number
    expect(note).to_have_count(0)


# --- what is read aloud ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_aloud_begins_with_a_capital(visit: Visit, server: Served, language: str) -> None:
    somebody = visit(language=language)
    somebody.sit(server.take_in(staged("elder_sign", "EARLY")))
    for _ in range(3):
        said = somebody.page.locator("[aria-live=assertive] p").inner_text()
        question = somebody.asked["question"]
        assert said.endswith(f". {question[0].upper()}{question[1:]}")
        somebody.decide_first()
        told = somebody.page.locator("[aria-live=polite] p").inner_text()
        assert all(not sentence[0].islower() for sentence in told.split(". "))
