"""Several people at one table: two browsers, undo with consent, bots, spectators, links."""

import pytest
from playwright.sync_api import expect

from miskatonic.server.answers import Seated
from real_browser import Served, staged
from tests.browser.conftest import Visit
from tests.browser.visitor import FREE, LIT, Visitor


@pytest.fixture
def seated(server: Served) -> Seated:
    """A table in the middle of a turn, at which everybody sees everything."""
    return server.take_in(staged("reign_of_cthulhu", "EARLY"))


@pytest.fixture
def both(visit: Visit, seated: Seated) -> tuple[Visitor, Visitor]:
    """Whoever decides now, and whoever waits."""
    people = [visit(name="Ada"), visit(name="Marek")]
    for visitor, key in zip(people, seated["keys"], strict=True):
        visitor.sit(seated, key)
    asked, waiting = sorted(people, key=lambda visitor: not visitor.holds(visitor.asked))
    asked.until(lambda: all(seat["online"] for seat in asked.state["seats"]))
    return asked, waiting


def test_each_sees_whose_decision_it_is_and_only_own_options_can_be_chosen(both: tuple[Visitor, Visitor]) -> None:
    asked, waiting = both
    assert asked.page.locator(".decision.mine").count() == 1
    assert asked.free.count() > 1
    assert asked.page.locator(LIT).count() > 0
    assert asked.page.title().startswith("●")
    assert waiting.page.locator(".decision.theirs").count() == 1
    assert waiting.page.locator(".decision .opt").count() > 1, "what the other can answer is shown"
    assert waiting.page.locator(FREE).count() == 0
    assert waiting.page.locator(LIT).count() == 0
    assert not waiting.page.title().startswith("●")
    number = asked.number
    waiting.page.keyboard.press("1")
    waiting.page.locator(".decision .opt").first.click(force=True)
    waiting.page.wait_for_timeout(700)
    assert waiting.number == asked.number == number


def test_a_decision_arrives_on_both_screens(both: tuple[Visitor, Visitor]) -> None:
    for _ in range(4):
        asked, waiting = sorted(both, key=lambda visitor: not visitor.holds(visitor.asked))
        number = asked.number
        asked.decide_first()
        waiting.reach(number + 1)
        assert waiting.number == asked.number
        assert waiting.words(".log li") == asked.words(".log li")


def test_undo_asks_the_other_who_may_agree_or_decline(both: tuple[Visitor, Visitor]) -> None:
    asked, other = both
    decisions = asked.view["decisions"]
    number = asked.number
    asked.decide_first()
    other.reach(number + 1)

    asked.page.locator(".decision .undo button").first.click()
    expect(asked.page.locator(".consent")).to_be_visible()
    expect(other.page.locator(".consent")).to_be_visible()
    assert asked.free.count() == other.free.count() == 0, "nothing is decided while the wish stands"
    other.page.locator(".consent button").last.click()
    for visitor in both:  # a wish that is still seen is not the next one
        expect(visitor.page.locator(".consent")).to_have_count(0)
    assert asked.view["decisions"] == decisions + 1

    asked.page.keyboard.press("u")
    other.page.locator(".consent .lit").click()
    for visitor in both:
        visitor.until(lambda: visitor.view["decisions"] == decisions)
        expect(visitor.page.locator(".consent")).to_have_count(0)
    assert asked.page.locator(".decision.mine").count() == 1


def test_who_leaves_is_seen_to_be_away_and_comes_back_to_the_same_seat(both: tuple[Visitor, Visitor]) -> None:
    asked, waiting = both
    address = waiting.page.url
    assert "#" not in address, "the key is no longer in the address bar"
    waiting.page.goto("about:blank")
    expect(asked.page.locator(".people .away")).to_have_count(1)
    waiting.page.goto(address)
    waiting.stands()
    expect(asked.page.locator(".people .away")).to_have_count(0)
    assert [seat["mine"] for seat in waiting.state["seats"]].count(True) == 1


def test_a_seat_is_handed_to_a_bot_and_taken_back(both: tuple[Visitor, Visitor]) -> None:
    asked, waiting = both
    menu = asked.page.locator(".people .seat.turn [aria-haspopup=menu]")
    number = asked.number
    menu.click()
    asked.page.locator("[role=menuitem]").first.click()
    waiting.reach(number + 2)
    seat = next(one["seat"] for one in asked.state["seats"] if one["mine"])
    bots_seat = asked.page.locator(f".people .look-{seat}")
    bots_seat.locator("[aria-haspopup=menu]").click()
    bots_seat.locator("[role=menuitem]").first.click()
    asked.until(lambda: asked.state["seats"][seat]["bot"] is None)


def test_a_spectator_reads_everything_and_chooses_nothing(visit: Visit, server: Served, seated: Seated) -> None:
    spectator, player = visit(), visit(name="Ada")
    spectator.sit(seated, seated["spectator"])
    player.sit(seated)
    page = spectator.page
    assert spectator.state["spectator"]
    assert spectator.view["board"] == player.view["board"], "nothing is hidden in this game"
    assert page.locator(".decision.theirs").count() == 1
    for nothing in (FREE, LIT, ".decision .undo", ".decision .hint", ".people [aria-haspopup=menu]"):
        assert page.locator(nothing).count() == 0, nothing
    number = spectator.number
    for key in ("1", "Enter", "u", "h"):
        page.keyboard.press(key)
    page.locator(".whybtn").click()
    expect(page.locator(".lectern")).to_contain_text(spectator.asked["rule"])
    assert spectator.number == number
    player.decide_first()
    spectator.reach(player.number)
    assert spectator.words(".log li") == player.words(".log li")


def test_a_new_link_of_a_seat_ends_the_old_one(visit: Visit, server: Served) -> None:
    creator, friend = visit(), visit(name="Marek")
    creator.open("/")
    creator.page.get_by_role("button", name="Friends by link").click()
    creator.page.locator(".setup .go").click()
    link = creator.copied(creator.page.locator(".links li").first.get_by_role("button").click)
    assert link.startswith(server.address)
    creator.page.locator(".links a.go").click()
    creator.stands()
    assert [seat["mine"] for seat in creator.state["seats"]] == [True, False]

    friend.open(link.removeprefix(server.address))
    friend.stands()
    assert [seat["mine"] for seat in friend.state["seats"]] == [False, True]

    creator.page.get_by_role("button", name="Menu").click()
    anew = creator.copied(creator.page.get_by_role("button", name="New link").first.click)
    assert anew != link
    creator.page.locator("dialog [aria-label=Close]").click()
    page = friend.page
    page.reload()
    expect(page.locator("main.sheet [role=alert]")).to_be_visible()
    friend.seen = None
    friend.open(anew.removeprefix(server.address))
    friend.stands()
    assert [seat["mine"] for seat in friend.state["seats"]] == [False, True]
    page.reload()
    friend.stands()
    # and of the two keys that this browser holds now, the one that is alive opens what is asked for besides
    assert friend.storage("keys").index(anew.partition("#")[2]) < friend.storage("keys").index(link.partition("#")[2])
