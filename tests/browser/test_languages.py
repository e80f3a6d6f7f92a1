"""The language is switched in the middle of a game, and nothing stays behind."""

import re

import pytest
from playwright.sync_api import Route, expect

from miskatonic import text
from real_browser import Served, staged
from tests.browser.conftest import GAMES, Visit
from tests.browser.visitor import Visitor
from tests.server.page import State, question_of

SAID = """() => [...document.querySelectorAll('body *')].flatMap((one) =>
  ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name)).filter(Boolean))
  .concat(document.body.innerText, document.title).join('\\n')"""
"""Everything the page says, to the eye or to the ear."""
LATIN = {"Miskatonic", "Enter", "Esc", "Alt", "Elder", "Sign", "Reign", "Cthulhu", "Pandemic"}
LATIN |= {language.name for language in text.SPOKEN}
LATIN |= {"DMD", "Die", "Sch", "und", "das", "Biest"}
"""Ids of rules; a title that is German in every language."""
NUMERAL = re.compile("[IVX]+")
SAME = {"Reign of Cthulhu", "Die Schöne und das Biest"}
"""What Polish calls by the same name."""


def told(state: State) -> list[str]:
    """The sentences of a state, always in the same order."""
    asked = question_of(state)
    options = [option["say"] for group in asked["groups"] for option in group["options"]]
    return [asked["say"], *options, *(seat["name"] for seat in state["seats"])]


def latin(said: str) -> set[str]:
    """The words in Latin letters that are neither names nor numerals nor keys."""
    words = set(re.findall(r"[A-Za-zżźćąśęłóńŻŹĆĄŚĘŁÓŃ]{3,}", said)) - LATIN
    return {word for word in words if not NUMERAL.fullmatch(word)}


def switched(somebody: Visitor, language: str) -> str:
    """Everything the page says after the button for the next language was pressed until it speaks this one."""
    somebody.speak(language)
    assert somebody.page.locator("html").get_attribute("lang") == language
    said: str = somebody.page.evaluate(SAID)
    return said


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_table_changes_its_language(visit: Visit, server: Served, game: str) -> None:
    somebody = visit()
    somebody.sit(server.take_in(staged(game, "MIDDLE")))
    english, log = told(somebody.state), somebody.page.locator(".log li").all_text_contents()
    names = somebody.page.locator(".board [aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")

    polish = switched(somebody, "pl")
    changed = {old for old, new in zip(english, told(somebody.state), strict=True) if old != new}
    assert len(changed) >= 2
    assert not [one for one in changed if one in polish]
    in_polish = somebody.page.locator(".log li").all_text_contents()
    assert len(in_polish) == len(log)
    assert not set(log) & set(in_polish)
    anew = somebody.page.locator(".board [aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    same = [new for old, new in zip(names, anew, strict=True) if old == new]
    assert len(same) * 3 < len(names), same

    ukrainian = switched(somebody, "uk")
    assert not latin(ukrainian)

    somebody.page.reload()
    somebody.stands()
    assert somebody.state["language"] == "uk", "it is remembered"
    somebody.decide_first()
    assert re.search("[а-яіїє]{3}", somebody.words(".log li"))
    said = switched(somebody, "en")
    assert all(sentence in said for sentence in told(somebody.state)[-2:])


def test_home_changes_its_language_and_remembers_it(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.open("/")
    page = somebody.page
    expect(page.locator(".setup .go")).to_be_visible()
    page.locator(".end-row [aria-expanded]").click()
    english = {line for line in somebody.words("main").splitlines() if line.count(" ") > 1} - SAME
    assert len(english) > 8
    page.get_by_role("button", name="PL, Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    somebody.until(lambda: not english & set(somebody.words("main").splitlines()))
    page.get_by_role("button", name="UK, Українська").click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.reload()
    expect(page.locator(".setup .go")).to_be_visible()
    assert not latin(somebody.words("main"))


def test_of_two_languages_the_last_one_wished_for_is_spoken_whichever_words_come_first(visit: Visit) -> None:
    # given: Polish words are long in coming
    somebody = visit()
    page, held = somebody.page, list[Route]()
    page.route("**/api/words/web/pl", lambda route: held.append(route))
    somebody.open("/")
    page.get_by_role("button", name="PL, Polski").click()
    somebody.until(lambda: held)
    # when: one thinks better of it, and they come after all
    page.get_by_role("button", name="UK, Українська").click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    with page.expect_response("**/api/words/web/pl"):
        held[0].continue_()
    somebody.painted()
    # then
    expect(page.locator("html")).to_have_attribute("lang", "uk")


def test_the_games_are_told_in_the_language_that_is_spoken_whichever_answer_comes_first(visit: Visit) -> None:
    # given: the games in Polish are long in coming
    somebody = visit()
    page, held = somebody.page, list[Route]()
    page.route("**/api/games?language=pl", lambda route: held.append(route))
    somebody.open("/")
    page.locator("button.cover").nth(GAMES.index("reign_of_cthulhu")).click()
    english = somebody.words(".setup")
    page.get_by_role("button", name="PL, Polski").click()
    somebody.until(lambda: held)
    # when: one goes back to English, and they come after all
    page.get_by_role("button", name="EN, English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    with page.expect_response("**/api/games?language=pl"):
        held[0].continue_()
    somebody.painted()
    # then
    assert somebody.words(".setup") == english
