"""The campaign of the card game: its sheet, decks that are upgraded, and going on from table to table."""

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import APIResponse, Route, expect

import miskatonic
from miskatonic.server.answers import Seated
from real_browser import Served
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.games.arkham_lcg.chain import whole_deck

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
ON = "Continue the campaign"


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


def resumed(server: Served, held: Any) -> Seated:
    """The next table of a campaign out of its file."""
    return server.post("/api/import", {"file": json.dumps(held)})


def choose(somebody: Visitor, text: str) -> None:
    """Choose an option in the list."""
    groups = somebody.asked["groups"]
    say = next(one["say"] for group in groups for one in group["options"] if one["text"].startswith(text))
    assert somebody.press(somebody.free.filter(has_text=say).first)


def board(somebody: Visitor) -> Any:
    """What somebody sees of the table."""
    return somebody.view["board"]


def sits_elsewhere(somebody: Visitor, table: str) -> bool:
    """Whether somebody has come to another table, which is not over."""
    return bool(somebody.state["table"] != table and not somebody.state["outcome"])


def plays(somebody: Visitor, scenario: str) -> bool:
    """Whether somebody sits at a table with that scenario."""
    return bool(somebody.seen) and board(somebody)["scenario"] == scenario


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
    expect(sheet.locator(".bagx > .tok")).to_have_count(len(board(somebody)["bag"]))
    # and what the log does here
    expect(sheet.locator(".foretold")).to_have_text(re.compile("What the log does next.*III", re.DOTALL))
    omens = sheet.locator(".omens li")
    expect(omens.filter(has_text="Doom on the first agenda").locator("b")).to_have_text("3")
    expect(omens.filter(has_text="elder thing")).to_contain_text("In any case")
    rule = omens.first.get_by_role("button")
    rule.click()
    expect(omens.first.locator(".says")).to_be_visible()
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
    # then both sit at the next table, each in their own seat, and can look back
    for person, seat in ((wendy, 0), (roland, 1)):
        person.until(partial(sits_elsewhere, person, seated["table"]))
        person.stands()
        assert board(person)["scenario"] == "the_midnight_masks"
        assert [one["mine"] for one in person.state["seats"]] == [seat == 0, seat == 1]
    assert wendy.state["table"] == roland.state["table"]
    wendy.page.keyboard.press("c")
    expect(wendy.page.locator(".chain a")).to_have_count(1)


def test_who_sits_out_is_said_before_going_on(visit: Visit, server: Served) -> None:
    # given somebody after a scenario, to whom its figures come late
    seated = server.take_in(miskatonic.arrange(GAME, LEAVING))
    somebody = visit(motion="no-preference")
    somebody.sit(seated)
    page = somebody.page
    held: list[Route] = []
    page.route(re.compile(r"/course\?"), lambda route: held.append(route))
    choose(somebody, "resign")
    choose(somebody, "resign")
    expect(page.locator(".story")).to_be_visible()
    somebody.until(lambda: held)
    # then nothing can be clicked that would move when they come
    roland = page.get_by_role("checkbox", name="Roland Banks")
    expect(roland).to_have_count(0)
    for one in held:
        one.continue_()
    # when it is said who sits out, and the last steps are seen once more
    roland.uncheck()
    roland.evaluate("(box) => { box.classList.add('before'); box.blur(); }")
    page.keyboard.press("r")
    expect(page.locator(".going2 .before")).to_have_count(0)
    # then that is still said, and so it is done
    expect(roland).not_to_be_checked()
    page.get_by_role("button", name=ON).click()
    somebody.until(lambda: somebody.state["table"] != seated["table"] and not somebody.state["outcome"])
    assert [one["name"] for one in somebody.state["seats"]] == ["Wendy Adams"]
    somebody.stands()
    page.keyboard.press("c")
    expect(page.locator(".sheets .gone")).to_contain_text("Roland Banks")


def test_who_plays_alone_plays_a_new_investigator_too(visit: Visit, server: Served) -> None:
    # given somebody alone after a scenario, in a small window
    seated = server.take_in(miskatonic.arrange(GAME, LEAVING))
    somebody = visit()
    somebody.sit(seated)
    page = somebody.page
    choose(somebody, "resign")
    choose(somebody, "resign")
    somebody.enlarge(1280, 720)
    # then it is said that the campaign goes on, and who plays can be chosen
    expect(page.locator(".goeson")).to_contain_text("The Midnight Masks")
    expect(page.get_by_role("checkbox", name="Roland Banks")).to_be_in_viewport(ratio=1)
    # and the table as it ended is still a table
    page.locator(".seg button", has_text="Final table").click()
    box = page.locator(".locs").bounding_box()
    assert box is not None
    assert box["height"] > 150
    # when an investigator joins, and that there is a next table is known before the answer with the new key comes
    late: list[tuple[Route, APIResponse]] = []
    page.route(re.compile(r"/sequel$"), lambda route: late.append((route, route.fetch())))
    page.get_by_role("button", name="One more person joins").click()
    page.get_by_role("button", name=ON).click()
    somebody.until(lambda: late and somebody.state["next"])
    somebody.painted()
    for route, answer in late:
        route.fulfill(response=answer)
    somebody.until(lambda: somebody.state["table"] != seated["table"] and not somebody.state["outcome"])
    somebody.stands()
    # then the new seat is one's own
    assert [one["mine"] for one in somebody.state["seats"]] == [True, True, True]
    page.keyboard.press("c")
    expect(page.locator(".sheets .seat:not(.gone)")).to_have_count(2)


def test_investigators_of_a_campaign_that_is_over_begin_another_one(
    visit: Visit, server: Served, record: Any, tmp_path: Path
) -> None:
    # given the file of a campaign that is over
    file = tmp_path / "campaign.json"
    file.write_text(json.dumps({**record, "scenario": "", "outcome": "won"}), encoding="utf-8")
    somebody = visit()
    page = somebody.page
    somebody.open("/")
    somebody.forgiven = ["400 (Bad Request)"]
    # when it is opened on the first page
    page.locator("input[type=file]").set_input_files(file)
    # then it is said that it is over, and who can be taken over
    expect(page.get_by_role("alert")).to_contain_text("This campaign is over")
    carry = page.get_by_role("region", name="Carry investigators over")
    carry.get_by_role("checkbox", name="Daisy Walker").uncheck()
    carry.get_by_role("combobox", name="Difficulty").select_option("Easy")
    carry.get_by_role("button", name="Begin a new campaign").click()
    # then the first scenario starts again with whoever goes, with what was earned
    somebody.until(partial(plays, somebody, "the_gathering"))
    sheet = board(somebody)["sheet"]
    assert (sheet["difficulty"], sheet["notes"]) == ("easy", [])
    people = [(one["id"], one["left"]) for one in sheet["people"]]
    assert people[0] == ("roland_banks", sum(one["amount"] for one in record["investigators"][0]["experience"]))
    assert "daisy_walker" not in dict(people)


def test_a_campaign_that_goes_on_can_be_left_for_another_one(visit: Visit, server: Served) -> None:
    # given a scenario that is over, and the campaign sheet
    decks = whole_deck(0, "wendy") + whole_deck(1, "roland", "paranoia")
    seated = server.take_in(miskatonic.arrange(GAME, decks + LEAVING))
    somebody = visit()
    somebody.sit(seated)
    choose(somebody, "resign")
    choose(somebody, "resign")
    page = somebody.page
    page.locator(".seg button", has_text="Campaign sheet").click()
    # when Wendy alone is taken over
    page.get_by_role("button", name="Carry investigators over").click()
    carry = page.get_by_role("region", name="Carry investigators over")
    carry.get_by_role("checkbox", name="Roland Banks").uncheck()
    carry.get_by_role("button", name="Begin a new campaign").click()
    # then she starts again, and the first page tells the tables by their scenarios
    somebody.until(partial(sits_elsewhere, somebody, seated["table"]))
    assert board(somebody)["scenario"] == "the_gathering"
    assert [one["name"] for one in somebody.state["seats"]] == ["Wendy Adams"]
    somebody.open("/")
    expect(page.locator(".cont .chapter").first).to_have_text("The Gathering")


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
        somebody.until(partial(plays, somebody, scenario))
        somebody.stands()
        # when everybody leaves as soon as they can
        while somebody.state["outcome"] is None:
            texts = [one["text"] for group in somebody.asked["groups"] for one in group["options"]]
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
    expect(page.locator(".effs:not(.omens)")).to_contain_text("Elder thing", ignore_case=True)
