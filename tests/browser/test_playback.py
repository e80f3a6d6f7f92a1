"""What happened between two decisions is seen: steps above the board, rings on it, and a card by causes."""

import math
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from miskatonic.kernel import seeded
from miskatonic.server.answers import Seated
from real_browser import Served
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.games.elder_sign.play import Play as InTheMuseum
from tests.games.play import AnyPlay
from tests.games.reign_of_cthulhu.play import Play as InTheTowns
from tests.server.page import recap_of

RUNNING = ".film.running"
LONGEST = 2500
LASTS = """() => { const list = document.querySelector('.film.running ol');
  return list && parseFloat(list.style.getPropertyValue('--pace')) * list.children.length; }"""
"""How many milliseconds the steps of a running film take together."""
SLOWLY = """() => {
  const later = window.setTimeout;
  window.setTimeout = (act, wait, ...more) => later(act, wait > 100 && wait < 600 ? 60_000 : wait, ...more);
}"""
"""No step ends before somebody has lost their patience."""
REEL = """() => {
  const { setTimeout: later, clearTimeout: forget } = window;
  const held = new Map();
  window.setTimeout = (act, wait, ...more) => {
    const step = wait > 100 && wait < 600;
    const id = later(step ? () => {} : act, wait, ...more);
    if (step) held.set(id, act);
    return id;
  };
  window.clearTimeout = (id) => {
    held.delete(id);
    forget(id);
  };
  window.turn = () => {
    const due = [...held.values()];
    held.clear();
    due.forEach((act) => act());
  };
}"""
"""A step ends when the reel is turned, and neither before nor while nobody looks."""
MOST = 30


def taken_in(server: Served, play: AnyPlay[Any]) -> Seated:
    """A table in a position of our own."""
    play.table.origin = play.table._checkpoints[0][1].copy()
    return server.take_in(play.table)


def before_evil_stirs(server: Served) -> Seated:
    """When the Detective ends the actions, Evil Stirs is drawn and costs the last sanity; summoning cards follow."""
    game = InTheTowns("detective", "doctor").at("park", "diner").old_ones("yig").deck_top("evil_stirs", "arkham")
    game.sanity(2, 4).summoning_top("wharf", "theater").summoning_bottom("cafe").given(rng=seeded(3)).begin()
    return taken_in(server, game)


def before_shoggoths(server: Served, *places: str) -> Seated:
    """When the Detective ends the actions, the second summoning card moves the Shoggoths towards a gate."""
    game = InTheTowns("detective", "doctor").at("park", "diner").deck_top("arkham", "arkham")
    game.shoggoths(*(places or ("farmstead", "boardwalk"))).summoning_top("wharf", "swamp").given(rng=seeded(3)).begin()
    return taken_in(server, game)


def before_the_end(server: Served) -> Seated:
    """When the Detective ends the actions, a fourth cultist at the Wharf awakes Cthulhu, and all is lost."""
    game = InTheTowns("detective", "doctor").at("park", "diner").deck_top("arkham", "dunwich").cultists(wharf=3)
    game.awake("dagon", "hastur", "nyarlathotep", "azathoth", "shub_niggurath", "ithaqua").summoning_top("wharf")
    return taken_in(server, game.given(rng=seeded(3)).begin())


def before_midnight(server: Served) -> Seated:
    """When Bob Jenkins waits, midnight strikes."""
    game = InTheMuseum("bob_jenkins", "dexter_drake").clock(3).mythos_next("personal_possessions").turn()
    return taken_in(server, game.do("stay:entrance"))


def choose(somebody: Visitor, text: str) -> None:
    """Click the option whose sentence begins like this."""
    number = somebody.number
    somebody.page.locator(".decision .opt:not([aria-disabled])", has_text=text).first.click()
    somebody.until(lambda: somebody.number > number)


def at_the_reel(visit: Visit, seated: Seated) -> Visitor:
    """Somebody at a table, whose film stands still until it is turned."""
    somebody = visit(motion="no-preference")
    somebody.page.add_init_script(f"({REEL})()")
    somebody.sit(seated)
    return somebody


def turn(somebody: Visitor) -> None:
    """On to the next step of the film."""
    somebody.page.evaluate("() => window.turn()")
    somebody.painted()


def turn_to_the_end(somebody: Visitor) -> None:
    """Let the rest of the film be seen, step by step."""
    for _ in range(MOST):
        if not somebody.page.locator(RUNNING).count():
            return
        turn(somebody)
    pytest.fail("the film never ended")


def came(page: Page) -> None:
    """Wait until the film runs."""
    page.wait_for_selector(RUNNING)


def test_an_enemy_phase_is_played_step_by_step_and_rings_what_it_is_about(visit: Visit, server: Served) -> None:
    somebody = at_the_reel(visit, before_evil_stirs(server))
    page = somebody.page
    choose(somebody, "End your actions")
    assert page.wait_for_function(LASTS).json_value() <= LONGEST
    # the lamp is off, the options are there
    expect(page.locator(".decision .who")).to_contain_text("Then: your decision")
    assert somebody.free.count()
    turn(somebody)
    page.wait_for_selector(".film li[aria-current=step]")
    page.wait_for_selector(".rings .ring")
    turn_to_the_end(somebody)
    expect(page.locator(".decision .who")).to_contain_text("Your decision")
    # the chips stay, with their numbers
    steps = recap_of(somebody.state)["steps"]
    assert 1 < len(steps) <= 6
    expect(page.locator(".film li")).to_have_count(len(steps))
    expect(page.locator(".film li .sym b").first).to_be_visible()
    expect(page.locator(".rings .order").first).to_be_visible()


RECORD = """() => {
  window.film = [];
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, how) {
    const made = animate.call(this, frames, how);
    const [first, last] = [0, -1].map((at) => made.effect.getKeyframes().at(at));
    window.film.push({ what: this.dataset.thing ?? this.className, way: [first.translate, last.translate],
      seen: [first.opacity, last.opacity] });
    return made;
  };
  new MutationObserver((found) => found.flatMap((one) => [...one.addedNodes]).forEach((node) => {
    if (node.matches?.('.trail')) window.film.push({ what: 'trail' });
    const copy = node.matches?.('.ghost') && node.querySelector('.shog, .seat-mark');
    if (copy) window.film.push({ what: node.className, at: middle(copy) });
  })).observe(document.body, { childList: true, subtree: true });
}"""
"""Keeps what is set in motion, which ways are dotted, and where copies are laid."""


def filmed(somebody: Visitor, act: Callable[[], None]) -> list[dict[str, Any]]:
    """What was seen of something somebody did, until the film was over."""
    page = somebody.page
    page.evaluate(RECORD)
    act()
    page.wait_for_function("() => window.film.length && !document.querySelector('.film.running')")
    frames: list[dict[str, Any]] = page.evaluate("() => window.film")
    return frames


def center(somebody: Visitor, drawn: str) -> tuple[float, float]:
    """Where something lies on the screen."""
    box = somebody.page.locator(drawn).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def slid(somebody: Visitor, token: str, act: Callable[[], None]) -> list[dict[str, Any]]:
    """When somebody acts, a token goes from one place to another, leaving a trail and a pale copy; what was seen."""
    began = center(somebody, token)
    frames = filmed(somebody, act)
    ended = center(somebody, token)
    assert math.dist(began, ended) > 40
    # a copy slides there
    [slide] = [frame for frame in frames if frame["what"] == "ghost going" and "way" in frame]
    dx, dy = (float(one) for one in re.findall(r"-?[\d.]+", slide["way"][1]))
    assert math.dist((began[0] + dx, began[1] + dy), ended) < 4
    # its way is dotted, a pale copy lies where it was
    assert any(frame["what"] == "trail" for frame in frames)
    [pale] = [frame["at"] for frame in frames if frame["what"] == "ghost pale"]
    assert math.dist(pale, began) < 4
    # afterwards nothing of that is left, and the token is there
    expect(somebody.page.locator(".trail, .ghost")).to_have_count(0)
    assert somebody.page.locator(token).first.evaluate("(one) => getComputedStyle(one).opacity") == "1"
    return frames


def test_a_token_slides_along_the_road_and_leaves_a_trail_and_a_pale_copy(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(before_shoggoths(server, "farmstead"))
    token = '.board [data-thing="shoggoth:0"]'
    began = center(somebody, token)
    frames = slid(somebody, token, lambda: choose(somebody, "End your actions"))
    # until its step came it was seen where it was, though the table knew better
    [waits] = [frame["at"] for frame in frames if frame["what"] == "ghost whole"]
    assert math.dist(waits, began) < 4
    assert ["0", "0"] in [frame["seen"] for frame in frames if frame["what"] == "shoggoth:0"]


def test_a_marker_slides_from_card_to_card_in_the_museum(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    game = InTheMuseum("bob_jenkins", "dexter_drake").museum("the_loading_dock", "koi_pond").turn()
    somebody.sit(taken_in(server, game))
    card = somebody.page.locator(".card.adv .named").first
    slid(somebody, '.board [data-thing="seat:0"]', card.click)


def test_what_appears_drops_in_when_its_step_comes(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(before_shoggoths(server))
    frames = filmed(somebody, lambda: choose(somebody, "End your actions"))
    hidden, drops = (frame for frame in frames if frame["what"] == "cultist:wharf#1")
    assert hidden["seen"] == ["0", "0"], "it is there, but not seen yet"
    assert (drops["way"], drops["seen"]) == (["0px -16px", "0px"], ["0", "1"])


def test_a_way_is_dotted_from_place_to_place(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.sit(before_shoggoths(server))
    choose(somebody, "End your actions")
    somebody.page.wait_for_selector(".trail", state="attached")
    road = [center(somebody, f'.board [data-thing~="place:{place}"]') for place in ("farmstead", "church")]
    ways = somebody.page.locator(".trail").evaluate_all("(ways) => ways.map((way) => way.getAttribute('d'))")
    ends = [[float(one) for one in re.findall(r"[\d.]+", way)] for way in ways]
    assert any(math.dist(end, [*road[0], *road[1]]) < 8 for end in ends)


def test_a_step_that_is_pointed_at_is_seen_again(visit: Visit, server: Served) -> None:
    somebody = at_the_reel(visit, before_shoggoths(server))
    page = somebody.page
    choose(somebody, "End your actions")
    came(page)
    page.keyboard.press("Shift")
    expect(page.locator(RUNNING)).to_have_count(0)
    chips = page.locator(".film li button")
    assert recap_of(somebody.state)["steps"][3]["count"] == 2, "both Shoggoths"
    # when it is pointed at
    chips.nth(3).hover()
    expect(page.locator(".trail")).to_have_count(2)
    expect(page.locator(".ghost.pale")).to_have_count(2)
    expect(page.locator(".ghost.going")).to_have_count(2)
    # and when one moves on, all is as it is
    page.mouse.move(5, 5)
    expect(page.locator(".trail, .ghost")).to_have_count(0)
    seen = page.locator(".chart .shog").evaluate_all("(all) => all.map((one) => getComputedStyle(one).opacity)")
    assert seen == ["1", "1"]
    # by keys too
    page.keyboard.press("[")
    page.keyboard.press("[")
    expect(page.locator(".trail")).to_have_count(2)
    page.keyboard.press("]")
    expect(page.locator(".trail")).to_have_count(0)


def test_the_lamp_is_off_while_it_is_played(visit: Visit, server: Served) -> None:
    somebody = at_the_reel(visit, before_evil_stirs(server))
    page = somebody.page
    fill = "() => getComputedStyle(document.querySelector('.place.can .plate')).fill"
    lit = page.evaluate(fill)
    choose(somebody, "End your actions")
    came(page)
    assert page.evaluate(fill) != lit
    assert not page.locator(".keycap:visible").count()
    # but a place can be pressed, which ends the film and acts
    number = somebody.number
    page.locator(".place.can").first.click()
    somebody.reach(number + 1)
    turn_to_the_end(somebody)
    assert page.evaluate(fill) == lit


def test_lines_of_the_log_and_parts_of_the_turn_come_with_their_step(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(before_shoggoths(server))
    page = somebody.page
    page.evaluate(
        """() => { window.seen = [];
          new MutationObserver(() => document.querySelector('.film.running') && window.seen.push(
            [document.querySelectorAll('.log ol > li').length,
              document.querySelector('.steps [aria-current]')?.textContent ?? '']))
            .observe(document.body, { childList: true, subtree: true, attributes: true }); }"""
    )
    choose(somebody, "End your actions")
    page.wait_for_function("() => window.seen.length && !document.querySelector('.film.running')")
    seen = page.evaluate("() => window.seen")
    counts = [count for count, _ in seen]
    assert counts == sorted(counts)
    assert len(set(counts)) >= 3
    assert counts[0] < page.locator(".log ol > li").count()
    parts = list(dict.fromkeys(part for _, part in seen))
    assert parts.index("Draw 2 cards") < parts.index("Summoning")
    assert page.locator(".steps [aria-current]").inner_text() == "Actions"


def test_a_screen_reader_hears_of_it_once_and_at_the_end(visit: Visit, server: Served) -> None:
    somebody = at_the_reel(visit, before_evil_stirs(server))
    page = somebody.page
    page.evaluate(
        """() => { window.said = [];
          for (const live of document.querySelectorAll('[aria-live=polite]')) {
            new MutationObserver((found) => found.forEach((one) => one.addedNodes.forEach((node) => window.said.push(
              [node.textContent.trim(), Boolean(document.querySelector('.film.running'))]))))
              .observe(live, { childList: true });
          } }"""
    )
    choose(somebody, "End your actions")
    came(page)
    turn_to_the_end(somebody)
    [[said, running]] = page.evaluate("() => window.said")
    assert not running
    assert "Evil stirs" in said
    sentences = somebody.state["log"]["lines"]
    assert not [line["say"] for line in sentences if said.count(line["say"]) > 1]


def test_the_last_thing_that_happened_is_seen_before_the_end(visit: Visit, server: Served) -> None:
    somebody = at_the_reel(visit, before_the_end(server))
    page = somebody.page
    choose(somebody, "End your actions")
    came(page)
    assert somebody.state["outcome"]
    expect(page.locator(".side .who")).to_have_text("Then: the end of the game")
    expect(page.locator(".board .chart")).to_be_visible()
    turn(somebody)
    page.wait_for_selector(".rings .ring")
    turn_to_the_end(somebody)
    # then the sheet, the course and what came since the last decision
    page.wait_for_selector("section.end")
    page.wait_for_selector(".course svg.ch")
    expect(page.get_by_role("region", name="Since your last decision")).to_contain_text("Cthulhu")
    # and it can be watched again, on the table as it ended
    page.keyboard.press("r")
    came(page)
    expect(page.locator(".board .chart")).to_be_visible()
    turn_to_the_end(somebody)
    page.wait_for_selector(".course svg.ch")


CLOCK_RINGED = """() => {
  const clock = document.querySelector('.threat .clock').getBoundingClientRect();
  return [...document.querySelectorAll('.rings .ring')].some((ring) => {
    const box = ring.getBoundingClientRect();
    return Math.abs(box.x + box.width / 2 - clock.x - clock.width / 2) < 4 && box.width < clock.width + 40;
  });
}"""


def test_midnight_is_played_with_the_clock_ringed(visit: Visit, server: Served) -> None:
    somebody = at_the_reel(visit, before_midnight(server))
    choose(somebody, "Wait")
    came(somebody.page)
    assert "Midnight" in somebody.words(".film")
    while not somebody.page.evaluate(CLOCK_RINGED):
        assert somebody.page.locator(RUNNING).count(), "no step has ringed it"
        turn(somebody)


def test_an_answer_ends_it_and_acts_at_once(visit: Visit, server: Served) -> None:
    # given a film that would not end by itself
    somebody = visit(motion="no-preference")
    somebody.page.add_init_script(f"({SLOWLY})()")
    somebody.sit(before_evil_stirs(server))
    choose(somebody, "End your actions")
    came(somebody.page)
    number = somebody.number
    # when
    somebody.page.keyboard.press("Digit1")
    # then
    somebody.reach(number + 1)


@pytest.mark.parametrize("how", ["space", "click", "skip"])
def test_it_is_skipped_and_nothing_else_happens(visit: Visit, server: Served, how: str) -> None:
    somebody = at_the_reel(visit, before_evil_stirs(server))
    choose(somebody, "End your actions")
    page, number = somebody.page, somebody.number
    came(page)
    if how == "space":
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Space")
    elif how == "click":
        page.mouse.click(400, 22)
    else:
        page.locator(".film .btn").click()
    assert not page.locator(RUNNING).count()
    page.wait_for_timeout(100)
    assert somebody.number == number


def test_with_the_speed_off_all_is_in_place_and_the_arrows_step(visit: Visit, server: Served) -> None:
    somebody = visit(motion="no-preference")
    somebody.sit(before_evil_stirs(server))
    page = somebody.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Playback speed").get_by_role("button", name="Off").click()
    page.keyboard.press("Escape")
    choose(somebody, "End your actions")
    somebody.painted()
    assert not page.locator(RUNNING).count()
    expect(page.locator(".decision .who")).to_contain_text("Your decision")
    expect(page.locator(".film .btn")).to_have_count(0)
    page.keyboard.press("]")
    expect(page.locator(".film li").first).to_have_attribute("aria-current", "step")
    page.keyboard.press("]")
    expect(page.locator(".film li").nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("[")
    expect(page.locator(".film li").first).to_have_attribute("aria-current", "step")
    assert somebody.storage("speed") == "off"


def test_with_reduced_motion_numbers_tell_the_order(visit: Visit, server: Served) -> None:
    somebody = visit(motion="reduce")
    somebody.sit(before_evil_stirs(server))
    choose(somebody, "End your actions")
    somebody.painted()
    assert not somebody.page.locator(RUNNING).count()
    expect(somebody.page.locator(".film li .sym b").first).to_have_text("1")
    expect(somebody.page.locator(".rings .order").first).to_be_visible()


def test_with_reduced_motion_ways_and_pale_copies_stay_until_the_next_answer(visit: Visit, server: Served) -> None:
    somebody = visit(motion="reduce")
    somebody.sit(before_shoggoths(server))
    choose(somebody, "End your actions")
    page = somebody.page
    expect(page.locator(".trail")).to_have_count(2)
    expect(page.locator(".ghost .shog")).to_have_count(2)
    numbers = page.locator(".rings .order").all_inner_texts()
    assert len(numbers) > 2
    # they are found again when the board is enlarged, as far as they are in sight
    page.locator(".zoom .in").click()
    expect(page.locator(".trail")).to_have_count(1)
    page.locator(".zoom .fit").click()
    expect(page.locator(".trail")).to_have_count(2)
    # a step that is pointed at shows its own alone
    page.locator(".film li button").first.hover()
    expect(page.locator(".trail")).to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator(".trail")).to_have_count(2)
    # and the next answer takes them away
    choose(somebody, "Secret Lodge")
    expect(page.locator(".ghost .shog")).to_have_count(0)
    expect(page.locator(".rings .order")).to_have_count(0)


def test_the_card_tells_causes_marks_my_losses_and_plays_one_again(visit: Visit, server: Served) -> None:
    somebody = at_the_reel(visit, before_evil_stirs(server))
    page = somebody.page
    choose(somebody, "End your actions")
    card = page.get_by_role("region", name="Since your last decision")
    cause = card.get_by_role("button", name="Watch again: Evil stirs")
    expect(cause).to_be_visible()
    expect(card.locator(".bad")).to_have_text(
        ["Loss: The Detective lost 2 sanity tokens (none left).", "Loss: The Detective's mind gave way to madness."]
    )
    turn_to_the_end(somebody)
    cause.click()
    came(page)
    turn(somebody)
    page.wait_for_selector(".rings .ring")


def test_the_list_view_has_the_same_card_in_words(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.sit(before_evil_stirs(server))
    choose(somebody, "End your actions")
    somebody.page.keyboard.press("l")
    expect(somebody.page.locator(".words .recap")).to_contain_text("Evil stirs. The Detective felt it first.")


def test_r_plays_it_again(visit: Visit, server: Served) -> None:
    somebody = at_the_reel(visit, before_evil_stirs(server))
    choose(somebody, "End your actions")
    page = somebody.page
    turn_to_the_end(somebody)
    page.keyboard.press("r")
    came(page)


def test_pointing_at_a_chip_rings_its_step(visit: Visit, server: Served) -> None:
    somebody = visit()
    somebody.sit(before_evil_stirs(server))
    choose(somebody, "End your actions")
    page = somebody.page
    assert not page.locator(".rings .ring").count()
    page.locator(".film li button").first.hover()
    page.wait_for_selector(".rings .ring")
    page.mouse.move(5, 5)
    expect(page.locator(".rings .ring")).to_have_count(0)


ANY_GAME = """async () => {
  const { lying, movesOf } = await import('/static/parts/moves.js');
  document.body.innerHTML = '<main><section class="board"></section></main>';
  const board = document.querySelector('.board');
  board.style.position = 'relative';
  const lay = (...things) => board.replaceChildren(...things.map(([id, x, y, size, at]) => {
    const one = document.createElement('i');
    const [left, top, wide] = [x, y, size].map((pixels) => `${pixels}px`);
    Object.assign(one.style, { position: 'absolute', left, top, width: wide, height: wide });
    one.dataset.thing = id;
    if (at) one.dataset.at = at;
    return one;
  }));
  const places = [['room:a', 0, 0, 200], ['room:b', 300, 0, 200], ['room:c', 600, 0, 200]];
  const lines = [
    { number: 1, about: ['figure:ghost', 'room:b'] },
    { number: 2, about: ['seat:0', 'room:b'] },
    { number: 3, about: ['seat:0'] },
    { number: 4, about: ['seat:0', 'room:c'] },
    { number: 5, about: ['figure:bat', 'room:c'] },
    { number: 6, about: ['figure:rat', 'room:c'] },
  ];
  lay(...places, ['figure:ghost', 20, 20, 30], ['seat:0', 50, 50, 30, 'room:a'], ['figure:rat', 700, 100, 30]);
  const before = lying(lines);
  lay(...places, ['figure:ghost', 320, 20, 30], ['seat:0', 650, 50, 30, 'room:c'], ['figure:bat', 650, 90, 30]);
  return movesOf(lines, before, lying(lines)).map(({ line, id, how, way }) => [line, id, how, ...way]);
}"""


def test_what_moves_is_worked_out_for_every_game_by_the_ids_of_things(visit: Visit) -> None:
    somebody = visit()
    somebody.open("/credits")
    found = somebody.page.evaluate(ANY_GAME)
    assert sorted(found) == [
        [1, "figure:ghost", "went"],
        [2, "seat:0", "went", "room:a", "room:b"],
        [4, "seat:0", "went", "room:b", "room:c"],
        [5, "figure:bat", "came"],
        [6, "figure:rat", "left"],
    ]
