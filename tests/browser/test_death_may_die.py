"""Death May Die where much comes together, figures in a small space and skills on a board: all of it is seen."""

import pytest
from playwright.sync_api import expect

import miskatonic
from miskatonic.server.answers import Seated
from real_browser import Served
from tests.browser.conftest import Visit

CROWDED = """
investigators sandra mike agatha
scenario unquiet_grief
actions 3
at kyteler_inn kyteler_inn kyteler_inn
stage 2 kyteler_inn
enemies cultist kyteler_inn 3
enemies amorphous_scion kyteler_inn 1
hurt cultist kyteler_inn 1
tokens evidence kyteler_inn 1
fire kyteler_inn 1
holds 0 cat_friend bailiff friar
"""
WINDOWS = {"desktop": (1440, 900), "low": (1280, 720), "laptop": (1024, 768)}
FIGURES = """() => {
  const all = [...document.querySelectorAll('.plan g > .tk[data-at="space:kyteler_inn"]')].map((token) => {
    const { x, y, width } = token.querySelector('.hit, .disc').getBoundingClientRect();
    return { x: x + width / 2, y: y + width / 2, r: width / (token.matches('.eo') ? 2 : 2.24) };
  });
  const covers = (one, x, y) => Math.hypot(one.x - x, one.y - y) < one.r;
  return all.map((one, i) => {
    const points = [...Array(400).keys()].map((n) => [one.x + one.r * (n % 20 - 9.5) / 10,
      one.y + one.r * (Math.floor(n / 20) - 9.5) / 10]).filter(([x, y]) => covers(one, x, y));
    const seen = points.filter(([x, y]) => !all.slice(i + 1).some((other) => covers(other, x, y)));
    return { size: 2 * one.r, seen: seen.length / points.length };
  });
}"""
"""How large each figure is that is drawn there, and how much of it those do not cover that are drawn later."""


@pytest.fixture
def crowded(server: Served) -> Seated:
    """Everybody and the Elder One in the smallest space, with two skills from cards."""
    return server.take_in(miskatonic.arrange("death_may_die", CROWDED))


@pytest.mark.parametrize("window", WINDOWS)
def test_each_figure_beside_the_elder_one_can_be_recognised(visit: Visit, crowded: Seated, window: str) -> None:
    somebody = visit()
    somebody.sit(crowded)
    somebody.enlarge(*WINDOWS[window])
    figures = somebody.page.evaluate(FIGURES)
    assert len(figures) == 9, "three investigators, cultists hurt and unhurt, a scion, Fire, Evidence, the Elder One"
    for figure in figures:
        assert figure["size"] >= 16, "a heap is drawn a little smaller"
        assert figure["seen"] >= 0.3


@pytest.mark.parametrize("window", WINDOWS)
def test_of_many_skills_all_names_and_levels_are_seen_and_each_is_read(
    visit: Visit, crowded: Seated, window: str
) -> None:
    somebody = visit()
    page = somebody.page
    somebody.sit(crowded)
    somebody.enlarge(*WINDOWS[window])
    skills = page.locator(".below .inv .sks li")
    expect(skills).to_have_count(6)
    for skill in skills.all():
        expect(skill.locator("b")).to_be_in_viewport(ratio=1)
        expect(skill.locator(".lv")).to_be_in_viewport(ratio=1)
    skills.last.locator(".sk").click()
    expect(page.locator(".lectern")).to_contain_text(skills.last.locator("b").inner_text())
    expect(page.locator(".lectern")).to_contain_text("Level 4")
