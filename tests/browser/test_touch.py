"""Fingers on a phone: a long press reads, two fingers enlarge, one moves what is enlarged."""

from playwright.sync_api import CDPSession, expect

from real_browser import Served, staged
from tests.browser.conftest import Visit
from tests.browser.visitor import LIT, Visitor

Point = tuple[float, float]


class Hand:
    """Real touches, as the browser gets them from the screen."""

    def __init__(self, somebody: Visitor) -> None:
        self.page = somebody.page
        self.session: CDPSession = somebody.page.context.new_cdp_session(somebody.page)

    def touch(self, kind: str, *fingers: Point) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def slide(self, start: list[Point], end: list[Point]) -> None:
        """Put fingers down, move them in small steps, and lift them."""
        self.touch("touchStart", *start)
        for step in range(1, 9):
            between = [
                (ax + (bx - ax) * step / 8, ay + (by - ay) * step / 8)
                for (ax, ay), (bx, by) in zip(start, end, strict=True)
            ]
            self.touch("touchMove", *between)
            self.page.wait_for_timeout(20)
        self.touch("touchEnd")


def seated(visit: Visit, server: Served) -> Visitor:
    somebody = visit(size="phone")
    somebody.sit(server.take_in(staged("reign_of_cthulhu", "EARLY")))
    return somebody


def middle(somebody: Visitor, selector: str) -> Point:
    box = somebody.page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_long_press_reads_and_chooses_nothing(visit: Visit, server: Served) -> None:
    for selector in (LIT, ".decision .opt:not([aria-disabled]):not([aria-expanded])"):
        # given
        somebody = seated(visit, server)
        number, hand, at = somebody.number, Hand(somebody), middle(somebody, selector)
        # when
        hand.touch("touchStart", at)
        expect(somebody.page.locator(".pane .lectern h3")).to_be_visible()
        hand.touch("touchEnd")
        somebody.painted()
        # then
        assert somebody.number == number
        # but a short one chooses
        somebody.page.locator(".tabs button").first.tap()
        somebody.page.touchscreen.tap(*at)
        somebody.reach(number + 1)


def test_two_fingers_enlarge_the_map_and_one_moves_it(visit: Visit, server: Served) -> None:
    somebody = seated(visit, server)
    number, hand = somebody.number, Hand(somebody)
    place = somebody.page.locator(".board .can").first
    x, y = middle(somebody, "section.board")

    def seen() -> Point:
        box = place.bounding_box()
        assert box
        return box["x"], box["y"]

    before = seen()
    hand.slide([(x - 20, y), (x + 20, y)], [(x - 70, y), (x + 70, y)])
    somebody.painted()
    enlarged = seen()
    assert abs(enlarged[0] - before[0]) + abs(enlarged[1] - before[1]) > 20, "what is not in the middle moves outwards"
    hand.slide([(x, y)], [(x + 40, y + 30)])
    somebody.painted()
    moved = seen()
    assert abs(moved[0] - enlarged[0] - 40) < 12
    assert abs(moved[1] - enlarged[1] - 30) < 12
    assert somebody.number == number, "nothing is chosen by it"
    assert not somebody.wide()
