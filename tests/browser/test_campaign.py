"""The campaign of the card game: its sheet, decks that are upgraded, and going on from table to table."""

import json
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import expect

import miskatonic
from real_browser import Plain, Served
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

GAME = "arkham_lcg"
KEPT = Path(__file__).parent.parent / "games" / GAME / "records" / "version2.json"
"""A campaign of which two scenarios are over."""
LEAVING = """
investigators wendy_adams roland_banks
act what_have_you_done
place parlor
at 0 parlor
at 1 parlor
bag 1 0 -1 -1 skull cultist tablet auto_fail elder_sign
"""
"""Both may resign at once."""
ON = "Go on with the campaign"


@pytest.fixture
def record() -> Any:
    """Given: the Ghoul Priest lies in the victory display, and Roland has 4 experience to spend."""
    held = json.loads(KEPT.read_text(encoding="utf-8"))
    for note in held["log"]:
        note["crossed"] = "the_midnight_masks" if note["entry"] == "ghoul_priest_alive" else ""
    held["investigators"][0]["experience"].append(
        {"scenario": "the_midnight_masks", "reason": "victory", "card": "01116", "leaves": "", "amount": 2}
    )
    return held


def resumed(server: Served, held: Any) -> Plain:
    """The next table of a campaign out of its file."""
    return server.post("/api/import", {"file": json.dumps(held)})


def choose(somebody: Visitor, text: str) -> None:
    """Choose an option in the list."""
    groups = somebody.state["asked"]["groups"]
    say = next(one["say"] for group in groups for one in group["options"] if one["text"].startswith(text))
    assert somebody.press(somebody.free.filter(has_text=say).first)


def board(somebody: Visitor) -> Any:
    """What somebody sees of the table."""
    return somebody.state["view"]["board"]


def test_the_sheet_lies_open_at_any_time_and_a_crossed_out_note_stays_readable(
    visit: Visit, server: Served, record: Any
) -> None:
    # given the third scenario of a campaign
    somebody = visit()
    somebody.sit(resumed(server, record))
    page = somebody.page
    # when the sheet is opened by its letter
    page.keyboard.press("c")
    sheet = page.get_by_role("dialog", name="Campaign sheet")
    # then it tells the log, the road and the bag
    expect(sheet.locator(".notes s")).to_have_text("the Ghoul Priest is still alive")
    expect(sheet.locator(".notes .cut small")).to_have_text("Crossed out in II")
    expect(sheet.locator(".nml li.off")).to_have_count(6)
    assert [one.get_attribute("class") for one in sheet.locator(".stop").all()] == [
        "stop done",
        "stop done",
        "stop now",
    ]
    expect(sheet.locator(".bagx .tok")).to_have_count(len(board(somebody)["bag"]))
    page.evaluate(AXE_SCRIPT)
    for theme in ("night", "day"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert page.evaluate("async () => (await axe.run('.over')).violations.map((one) => one.id)") == []
    # and stays open while the game goes on
    number = somebody.number
    somebody.free.first.click()
    somebody.reach(number + 1)
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_experience_is_spent_by_clicking_and_taken_back(visit: Visit, server: Served, record: Any) -> None:
    # given somebody with experience
    somebody = visit()
    somebody.sit(resumed(server, record))
    page = somebody.page
    upgrade = board(somebody)["seats"][0]["upgrade"]
    had = upgrade["left"]
    assert had >= 4
    # when a new card is pressed, and then one that leaves for it
    assert somebody.press(page.locator(".offer2 .row2.can", has_text="Police Badge"))
    expect(page.locator(".wanted")).to_contain_text("Police Badge")
    assert somebody.press(page.locator(".deck2 .row2.can", has_text="Knife"))
    # then it is in the deck, and its price is paid
    upgrade = board(somebody)["seats"][0]["upgrade"]
    assert upgrade["left"] == had - 2
    expect(page.locator(".kites")).to_contain_text(f"{had - 2} left of {had}")
    change = page.locator(".chg")
    expect(change).to_contain_text("Knife")
    expect(page.locator(".deck2 .row2", has_text="Police Badge")).to_have_count(1)
    assert not somebody.wide()
    # and can be taken back
    assert somebody.press(change)
    assert board(somebody)["seats"][0]["upgrade"]["left"] == had


def test_going_on_takes_everybody_along(visit: Visit, server: Served) -> None:
    # given two people at a scenario that is over
    seated = server.take_in(miskatonic.arrange(GAME, LEAVING))
    wendy, roland = visit(name="Ada"), visit(name="Marek")
    for person, key in zip((wendy, roland), seated["keys"], strict=True):
        person.sit(seated, key)
    choose(wendy, "resign")
    roland.reach(wendy.number)
    choose(roland, "resign")
    for person in (wendy, roland):
        expect(person.page.locator(".story")).to_contain_text("What is written down")
        expect(person.page.locator(".chg3")).to_contain_text("The Ghoul Priest is still alive", ignore_case=True)
    # when one of them goes on
    wendy.page.get_by_role("button", name=ON).click()
    # then both sit at the next table, each in the own seat, and can look back
    for person, seat in ((wendy, 0), (roland, 1)):
        person.until(lambda person=person: person.state["table"] != seated["table"] and not person.state["outcome"])  # type: ignore[misc]
        person.stands()
        assert board(person)["scenario"] == "the_midnight_masks"
        assert [one["mine"] for one in person.state["seats"]] == [seat == 0, seat == 1]
    assert wendy.state["table"] == roland.state["table"]
    wendy.page.keyboard.press("c")
    expect(wendy.page.locator(".chain a")).to_have_count(1)


def test_who_sits_out_is_said_before_going_on(visit: Visit, server: Served) -> None:
    seated = server.take_in(miskatonic.arrange(GAME, LEAVING))
    somebody = visit()
    somebody.sit(seated)
    choose(somebody, "resign")
    choose(somebody, "resign")
    somebody.page.get_by_role("checkbox", name="Roland Banks").uncheck()
    somebody.page.get_by_role("button", name=ON).click()
    somebody.until(lambda: somebody.state["table"] != seated["table"] and not somebody.state["outcome"])
    assert [one["name"] for one in somebody.state["seats"]] == ["Wendy Adams"]
    somebody.stands()
    somebody.page.keyboard.press("c")
    expect(somebody.page.locator(".sheets .gone")).to_contain_text("Roland Banks")


def test_the_woods_keep_their_places_when_they_are_entered(visit: Visit, server: Served) -> None:
    woods = ("unrevealed unhallowed_ground", "unrevealed old_house", "unrevealed cliffside", "unrevealed quiet_glade")
    table = "\n".join(["scenario the_devourer_below", "place main_path", *woods, "place ritual_site", "at 0 main_path"])
    somebody = visit()
    somebody.sit(server.take_in(miskatonic.arrange(GAME, table)))
    cells = "() => [...document.querySelectorAll('.loc:has(.place)')].map((one) => one.style.gridArea)"
    before = somebody.page.evaluate(cells)
    assert len(set(before)) == 6
    choose(somebody, "move:quiet_glade")
    assert somebody.page.evaluate(cells) == before
    assert not somebody.wide()


@pytest.mark.long
def test_a_campaign_is_played_to_its_end_by_clicking(visit: Visit, server: Served, record: Any) -> None:
    # given a campaign whose first scenario is over
    record["scenario"] = "the_midnight_masks"
    record["history"] = record["history"][:1]
    record["log"] = [one for one in record["log"] if one["scenario"] == "the_gathering"]
    somebody = visit()
    somebody.sit(resumed(server, record))
    page = somebody.page
    for scenario in ("the_midnight_masks", "the_devourer_below"):
        somebody.until(lambda scenario=scenario: somebody.state and board(somebody)["scenario"] == scenario)  # type: ignore[misc]
        somebody.stands()
        # when everybody leaves as soon as they can
        while somebody.state["outcome"] is None:
            texts = [one["text"] for group in somebody.state["asked"]["groups"] for one in group["options"]]
            wishes = [one for verb in ("resign", "done", "keep") for one in texts if one.startswith(verb)]
            choose(somebody, wishes[0] if wishes else texts[0])
        expect(page.locator(".story")).to_be_visible()
        if somebody.state["goes_on"]:
            page.get_by_role("button", name=ON).click()
    # then the campaign is over, and told to its end
    expect(page.locator(".fin")).to_have_text("The campaign is lost.")
    expect(page.get_by_role("button", name=ON)).to_have_count(0)
    page.locator(".seg button", has_text="Campaign sheet").click()
    expect(page.locator(".stop.done")).to_have_count(2)
    expect(page.locator(".effs")).to_contain_text("Elder thing", ignore_case=True)
