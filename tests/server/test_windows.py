"""A question open to several seats: everybody sees their own part of it and passes for themselves."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from miskatonic import bots
from miskatonic.server.tables import open_table
from tests.games.arkham_lcg.rules.test_upgrading import person, sequel
from tests.server.page import Page, Seated, Server, choice_of, offered, own, question_of, view_of, wish_of

CARDS = [["show:knot", "show:coin"], ["show:dove", "show:rope"], ["show:flame"]]


@pytest.fixture
def seated(server: Server, evening: str) -> Seated:
    """A table of three at which everybody is asked at once."""
    return server.new_table(evening, 3, options={})


@pytest.fixture
def pages(server: Server, seated: Seated) -> Iterator[list[Page]]:
    """A page for each seat, and one that looks on."""
    with ExitStack() as stack:
        keys = [*seated["keys"], seated["spectator"]]
        yield [stack.enter_context(Page(server, seated, key, name=f"P{n}")) for n, key in enumerate(keys)]


def texts(page: Page) -> list[str]:
    return [option["text"] for option in offered(page.last)]


def test_each_sees_its_own_options_and_its_own_ways_to_pass(pages: list[Page]) -> None:
    for seat, page in enumerate(pages[:3]):
        assert texts(page) == [f"continue:{seat}", f"quiet:{seat}", *CARDS[seat]]
        assert question_of(page.last)["default"] == f"continue:{seat}"
        assert all(own(page.last, option) for option in offered(page.last))
    assert texts(pages[3]) == []
    assert question_of(pages[3].last)["default"] is None


def test_everybody_is_told_who_is_awaited_and_nothing_of_what_they_could_do(pages: list[Page]) -> None:
    for page in pages:
        asked = question_of(page.last)
        assert asked["seats"] == [0, 1, 2]
        assert asked["awaited"] == ["Player 1", "Player 2", "Player 3"]
    # when
    pages[1].answer("quiet:1")
    # then
    for seat, page in enumerate(pages):
        asked = question_of(page.reach(1))
        assert (asked["seats"], asked["awaited"]) == ([0, 2], ["Player 1", "Player 3"])
        heard = str(page.heard)
        others = [card for other, cards in enumerate(CARDS) if other != seat for card in cards]
        assert not [card for card in others if card in heard]


def test_it_is_open_until_the_last_has_passed(pages: list[Page]) -> None:
    for number, seat in enumerate((2, 0)):
        pages[seat].answer(f"continue:{seat}")
        assert all("asked" in page.reach(number + 1) for page in pages)
        assert choice_of(pages[3].last)["prompt"] == "tricks"
    # who has passed is not asked, but may still do something as long as the question is open
    assert pages[0].options() == CARDS[0]
    pages[1].answer("continue:1")
    assert choice_of(pages[3].reach(3))["prompt"] == "host"


def test_nobody_passes_for_somebody_else(pages: list[Page]) -> None:
    for option in ("continue:1", "quiet:2", "show:dove"):
        assert pages[0].asks(type="answer", number=0, option=option) == "not_possible"
        assert pages[3].asks(type="answer", number=0, option=option) == "not_yours"


def test_that_others_pass_at_the_same_moment_makes_no_answer_stale(
    server: Server, seated: Seated, pages: list[Page]
) -> None:
    # when: all of them before anybody has seen what the others do
    wishes = ("continue:0", "continue:1", "quiet:2")
    for seat, text in enumerate(wishes):
        pages[seat].send(type="answer", number=0, option=text)
    # then
    for page in pages:
        page.reach(3)
        assert "refused" not in {message["type"] for message in page.heard}
    assert {data["option"] for _, data in server.entries(seated)} == set(wishes)


def test_nor_does_it_keep_anybody_from_doing_something(pages: list[Page]) -> None:
    pages[0].answer("continue:0")
    pages[1].send(type="answer", number=0, option="show:dove")
    pages[1].reach(2)
    assert "show:dove" not in texts(pages[1])


def test_but_something_that_was_done_does(pages: list[Page]) -> None:
    pages[0].answer("show:knot")
    assert pages[1].asks(type="answer", number=0, option="continue:1") == "stale"


def test_a_pass_that_comes_again_is_recognised(server: Server, seated: Seated, pages: list[Page]) -> None:
    pages[0].answer("continue:0")
    pages[1].send(type="answer", number=0, option="continue:1")
    pages[1].reach(2)
    for number in (0, 1):
        pages[1].send(type="answer", number=number, option="continue:1")
        assert pages[1].state()["number"] == 2
    assert len(server.entries(seated)) == 2


def test_whoever_holds_two_hands_sees_both_and_passes_for_both_with_one_click(server: Server, seated: Seated) -> None:
    keys = seated["keys"]
    with Page(server, seated, keys[0], keys[2]) as two, Page(server, seated, keys[1]) as one:
        # given
        assert view_of(two.last)["board"]["hands"] == {"0": ["knot", "coin"], "2": ["flame"]}
        assert view_of(one.last)["board"]["hands"] == {"1": ["dove", "rope"]}
        assert texts(two) == ["continue:0", "quiet:0", *CARDS[0], *CARDS[2]]
        # when
        two.answer("quiet:0")
        # then
        assert question_of(one.reach(1))["seats"] == [1]
        one.answer("continue:1")
        assert choice_of(one.last)["prompt"] == "host"
    assert len(server.entries(seated)) == 2


def test_one_person_with_all_seats_passes_once(server: Server, seated: Seated) -> None:
    with Page(server, seated, *seated["keys"]) as all_seats:
        assert choice_of(all_seats.answer("continue:0"))["prompt"] == "host"
    assert len(server.entries(seated)) == 1
    assert len(server.opened(seated).table.answers) == 1


@pytest.mark.usefixtures("hasty_bots")
def test_a_bot_passes_for_itself_and_closes_nothing_over_a_person(server: Server, evening: str) -> None:
    # given: a bot in the seat that is asked first
    seated = server.new_table(evening, 3, options={}, bots={"0": "random"})
    with Page(server, seated, seated["keys"][1]) as page:
        # when
        page.until(lambda state: 0 not in question_of(state)["seats"])
        page.settle()
        # then
        assert question_of(page.last)["seats"] == [1, 2]
        assert {tuple(data["seats"]) for kind, data in server.entries(seated) if kind == "answer"} == {(0,)}
        assert "continue:1" in texts(page)


def test_a_person_does_not_pass_for_the_bot_that_plays_one_of_their_seats(
    server: Server, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given: a bot that takes its time
    monkeypatch.setattr(open_table, "BOT_PAUSE", 30.0)
    with Page(server, seated, *seated["keys"]) as page:
        page.send(type="bot", seat=0, bot="random")
        page.until(lambda state: state["seats"][0]["bot"])
        assert question_of(page.last)["default"] == "continue:1"
        # when
        page.answer("continue:1")
        # then: it is still asked
        assert question_of(page.last)["seats"] == [0]
    assert server.entries(seated)[-1] == ("answer", {"option": "continue:1", "seats": [1, 2]})


def test_a_hint_is_for_whichever_own_seat_is_asked(
    server: Server, seated: Seated, pages: list[Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    by_chance = bots.find("random", "evening")
    monkeypatch.setattr(bots, "advise", lambda table, seat: bots.Advice(by_chance(table, bots.Luck(0), seat)))
    for seat, page in enumerate(pages[:3]):
        page.send(type="hint", number=0)
        assert page.hear("advice")["option"] in texts(page), seat
    assert pages[3].asks(type="hint", number=0) == "not_yours"
    pages[0].answer("continue:0")
    assert pages[0].asks(type="hint", number=1) == "not_yours"


def test_taking_back_is_called_what_the_game_calls_it(pages: list[Page]) -> None:
    pages[0].answer("continue:0")
    undo = pages[0].last["undo"]
    assert undo["to"] == ["decision", "evening"]
    assert undo["labels"] == {"decision": "The last decision", "evening": "The whole evening"}
    pages[0].send(type="undo", number=1, to="evening")
    assert wish_of(pages[1].until(lambda state: state["undo"]["asked"]))["to"] == "evening"


def test_what_one_seat_alone_may_know_is_told_to_the_others_in_other_words(pages: list[Page]) -> None:
    for seat in range(3):
        pages[seat].reach(seat)
        pages[seat].answer(f"continue:{seat}")
    pages[0].reach(3)
    pages[0].answer("read")
    said = [page.reach(4)["log"]["lines"][-1]["say"] for page in pages]
    assert said == ["Player 1 read page 1.", *["Player 1 read a page."] * 3]


def test_a_long_text_can_be_a_setting_if_the_game_takes_it(server: Server, evening: str) -> None:
    hands = "knot/" + "+" * 900 + "/flame"
    server.new_table(evening, 3, options={"hands": hands})
    wish = {"game": evening, "seats": 3, "options": {"hands": "+" * 1001}}
    refused = server.http.post("/api/tables", json=wish)
    assert (refused.status_code, refused.json()["error"]) == (400, "not_possible")


def test_enter_passes_only_for_the_seat_that_is_named(server: Server) -> None:
    # given: somebody who spends the experience of two investigators
    table = sequel(person("roland", 1, {}), person("daisy", 1, {}))
    seated = server.imported(table.save())
    with Page(server, seated, *seated["keys"]) as page:
        assert (question_of(page.last)["seat"], question_of(page.last)["default"]) == (0, "done:0")
        # when: the first is asked which card leaves for a new one
        page.answer(next(option["text"] for option in offered(page.last) if option["verb"] == "buy"))
        # then: there is nothing to pass for the first, and nothing is passed for the other by mistake
        assert question_of(page.last)["seat"] == 0
        assert question_of(page.last)["default"] is None
        assert "done:1" in texts(page)
