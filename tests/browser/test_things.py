"""Things on the table carry their ids; what options are about is lit, pointed at and chosen by them, in every game."""

import pytest
from playwright.sync_api import expect

from miskatonic import arrange
from miskatonic.server.sent import OptionToPick
from real_browser import Served, staged
from scenes import brought
from tests.browser.conftest import GAMES, Visit
from tests.browser.visitor import FREE, LIT, Visitor

DRAWN = "(of) => [...document.querySelectorAll(`[data-thing]${of}`)].map((one) => one.dataset.thing.split(' '))"
LOOKS = """() => [...document.querySelectorAll('.frame [data-thing]')].map((thing) => [
  thing.dataset.thing, thing.classList.contains('hot'),
  [thing, ...thing.querySelectorAll('*')].flatMap((part) => [undefined, '::before', '::after'].map((of) => {
    const { fill, stroke, strokeWidth, boxShadow, outline, border, background, color, filter, content } =
      getComputedStyle(part, of);
    return of && content === 'none' ? '' :
      [fill, stroke, strokeWidth, boxShadow, outline, border, background, color, filter].join();
  })).join()])"""
"""Every thing that is drawn: its ids, whether it is pointed at, and what it looks like."""
MOST = 12
"""Options that are pointed at in one position."""


def drawn(somebody: Visitor, of: str = "") -> list[set[str]]:
    """The ids of what is drawn, of everything or of some; what is drawn as one has several."""
    found: list[list[str]] = somebody.page.evaluate(DRAWN, of)
    return [set(ids) for ids in found]


def concerned(option: OptionToPick) -> set[str]:
    """What an option is about, and what would do as well."""
    return {*option["about"], *option["alike"]}


def options(somebody: Visitor) -> list[OptionToPick]:
    """Everything that can be answered."""
    return [option for group in somebody.asked["groups"] for option in group["options"]]


@pytest.fixture(params=[(game, scene) for game in GAMES for scene in ("EARLY", "MIDDLE")], ids=" ".join)
def somebody(request: pytest.FixtureRequest, visit: Visit, server: Served) -> Visitor:
    """Somebody at a table of each game."""
    visitor = visit()
    visitor.sit(server.take_in(staged(*request.param)))
    return visitor


def test_what_an_option_is_about_is_drawn_and_can_be_chosen(somebody: Visitor) -> None:
    wanted = set().union(*map(concerned, options(somebody)))
    lit = drawn(somebody, ".can")
    assert lit
    assert all(ids & wanted for ids in lit)
    assert not [ids for ids in drawn(somebody, ":not(.can)") if ids & set().union(*lit)]


def test_pointing_at_an_option_marks_what_it_is_about_and_nothing_else(somebody: Visitor) -> None:
    known = {option["say"]: option for option in options(somebody)}
    everything = drawn(somebody)
    rows = somebody.page.locator(f"{FREE}:not([aria-expanded])")
    for number in range(min(rows.count(), MOST)):
        row = rows.nth(number)
        said = row.text_content() or ""
        option = max((say for say in known if say in said), key=len)
        row.hover()
        somebody.painted()
        assert drawn(somebody, ".hot") == [ids for ids in everything if ids & concerned(known[option])]


def looks(somebody: Visitor) -> dict[tuple[str, int], tuple[bool, str]]:
    """Whether each thing is pointed at, and what it looks like, wherever it is drawn."""
    found: dict[tuple[str, int], tuple[bool, str]] = {}
    for ids, hot, looked in somebody.page.evaluate(LOOKS):
        found[ids, sum(ids == other for other, _ in found)] = hot, looked
    return found


def unchanged(somebody: Visitor) -> dict[str, list[tuple[str, int]]]:
    """What looks the same when an option about it is pointed at, by what the option says."""
    before, found = looks(somebody), {}
    for row in somebody.page.locator(f"{FREE}:not([aria-expanded])").all()[:MOST]:
        row.hover()
        somebody.painted()
        said = row.text_content() or ""
        found[said] = [one for one, seen in looks(somebody).items() if seen[0] and before.get(one) == (False, seen[1])]
    return {said: same for said, same in found.items() if same}


def test_what_is_pointed_at_looks_different(somebody: Visitor) -> None:
    assert not unchanged(somebody)


def test_the_pawn_that_an_option_is_about_looks_different(visit: Visit, server: Served) -> None:
    # given two investigators, one of whom can get all tokens back
    table = arrange("reign_of_cthulhu", "investigators driver hunter\nsanity 2 3\nrelics 0 song_of_kadath\nactions 2")
    table.answer("play:song_of_kadath")
    somebody = visit()
    somebody.sit(server.take_in(table))
    assert {"seat:0", "seat:1"} <= set().union(*map(concerned, options(somebody)))
    # then
    assert not unchanged(somebody)


def test_a_thing_with_one_option_answers_with_it(somebody: Visitor) -> None:
    # given something that exactly one option is about
    number, page = somebody.number, somebody.page
    only = page.locator(f"{LIT}:not([aria-label*='options here'])").first
    said = only.get_attribute("aria-label") or ""
    sentences = [option["say"] for group in somebody.asked["groups"] for option in group["options"]]
    # when it is pressed
    only.click()
    somebody.reach(number + 1)
    # then its sentence was the option's
    assert any(sentence in said for sentence in sentences)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_picture_of_a_game_points_at_is_there(visit: Visit, server: Served, game: str) -> None:
    somebody = visit()
    somebody.sit(server.take_in(staged(game, "PICTURE")))
    expect(somebody.page.locator(brought(game, "POINTED")).first).to_be_visible()
