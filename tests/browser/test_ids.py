"""The page goes by ids: it finds seats, symbols and short forms in what it is sent, and in no sentence."""

import pytest
from playwright.sync_api import expect

from miskatonic import text
from miskatonic.games import elder_sign, reign_of_cthulhu
from miskatonic.kernel import Game, find_game
from miskatonic.text import LANGUAGES
from miskatonic.web import drawn
from real_browser import Served, staged
from tests.browser.conftest import GAMES, Visit

MARKS = "(lines) => lines.map((line) => line.querySelector('.seat-mark')?.textContent ?? null)"
PICTURED = """async ([file, name, ids]) => {
  const icon = (await import(file))[name];
  return ids.map((id) => [id, icon(id), Boolean(document.getElementById(icon(id)))]);
}"""
"""Names with the symbols that a drawing has for them, and whether these are in the page."""
BARRED = """async ([file, verbs, state]) => {
  const { optionIcon } = (await import(file)).default;
  const icons = verbs.map((verb) => optionIcon?.({ verb, args: {} }, state));
  return icons.map((icon) => [icon, Boolean(document.getElementById(icon))]);
}"""
"""The symbols of verbs of which nothing else is known, and whether these are in the page."""


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_has_the_mark_of_the_seat_it_is_about(visit: Visit, server: Served, game: str) -> None:
    somebody = visit()
    somebody.sit(server.shown(staged(game, "MIDDLE")))
    for language in LANGUAGES:
        somebody.speak(language)
        marks = somebody.page.locator(".people .log li:not(:has(.btn))").evaluate_all(MARKS)
        lines = somebody.state["log"]["lines"][::-1][: len(marks)]
        about = [[thing for thing in line["about"] if thing.startswith("seat:")] for line in lines]
        assert marks == [str(int(seats[0].removeprefix("seat:")) + 1) if seats else None for seats in about]
        assert {None, "1", "2"} <= set(marks)


@pytest.mark.parametrize("game", GAMES)
def test_a_question_stands_beside_the_name_of_whoever_is_asked_not_behind_it(
    visit: Visit, server: Served, game: str
) -> None:
    somebody = visit()
    seated = server.shown(staged(game, "MIDDLE"))
    somebody.sit(seated)
    for language in LANGUAGES:
        somebody.speak(language)
        asked = somebody.asked
        assert asked["name"] not in asked["question"]
        expect(somebody.page.locator(".decision h2")).to_have_text(asked["question"])
        expect(somebody.page.locator(".decision .who")).to_contain_text(asked["name"])
        assert somebody.words(".decision h2")[0].isupper()
    # the same in a replay
    somebody.open(f"/r/{seated['table']}?at={somebody.view['decisions']}#{'.'.join(seated['keys'])}")
    expect(somebody.page.locator(".player .asks")).to_have_text(
        f"{asked['seat'] + 1}{asked['name']}: {asked['question']}"
    )


@pytest.mark.parametrize("game", [game for game in GAMES if drawn(game)])
def test_what_is_barred_has_the_symbol_of_its_verb_whatever_it_is_about(
    visit: Visit, server: Served, game: str
) -> None:
    somebody = visit()
    somebody.sit(server.shown(staged(game, "MIDDLE")))
    words = text.messages(find_game(game).package, "en")
    verbs = [word.removeprefix("verb-") for word in words if word.startswith("verb-")]
    found = somebody.page.evaluate(BARRED, [f"/static/games/{game}.js", verbs, somebody.state])
    assert verbs
    assert not [icon for icon, there in found if icon and not there], "a symbol that is not there"


@pytest.mark.parametrize(
    ("game", "file", "name", "decks"),
    [
        (elder_sign.GAME, "elder_sign/signs.js", "itemIcon", {"common_item", "unique_item", "spell", "ally"}),
        (elder_sign.GAME, "elder_sign/signs.js", "ancientIcon", {"ancient_one"}),
        (
            reign_of_cthulhu.GAME,
            "reign_of_cthulhu/pictures.js",
            "picture",
            {"place", "relic", "investigator", "old_one"},
        ),
    ],
    ids=["cards", "ancient ones", "names"],
)
def test_everything_has_a_symbol_and_what_is_new_has_that_of_its_deck(
    visit: Visit, server: Served, game: Game, file: str, name: str, decks: set[str]
) -> None:
    somebody = visit()
    somebody.sit(server.shown(staged(game.id, "EARLY")))
    printed = [one for one in game.wanted_words() if one.partition("-")[0] in decks]
    assert {one.partition("-")[0] for one in printed} == decks
    new = [f"{deck}-nobody_has_drawn_it_yet" for deck in sorted(decks)]
    found = somebody.page.evaluate(PICTURED, [f"/static/games/{file}", name, [*printed, *new]])
    assert not [one for one in found if not one[2]], "a symbol that is not there"
    icons = [icon for _, icon, _ in found[-len(new) :]]
    assert len(set(icons)) == len(new), "each deck has its own"
    assert "ui-hand" not in icons
