"""Taking back: free for whoever is alone, with everybody's consent where others are seated and here."""

from collections.abc import Iterator

import pytest

from miskatonic.server import answers
from tests.server.page import Page, Seated, Server, State, eventually, question_of, together, wish_of

LABELS = {"decision": "The last decision", "action": "The whole action", "turn": "The whole turn"}


@pytest.fixture
def moved(ada: Page, marek: Page) -> tuple[Page, Page]:
    """Two people after one decision: whoever made it, and the other."""
    one, other = (ada, marek) if ada.options() else (marek, ada)
    one.answer()
    other.reach(1)
    one.settle()
    return one, other


@pytest.fixture
def oksana(server: Server) -> Iterator[tuple[Seated, list[Page]]]:
    """A table of three after one decision, a page for each."""
    seated = server.new_table(seats=3)
    names = ("Ada", "Marek", "Oksana")
    pages = [Page(server, seated, key, name=name) for key, name in zip(seated["keys"], names, strict=True)]
    for page in pages:
        page.__enter__()
    next(page for page in pages if page.options()).answer()
    with together(pages, 1):
        yield seated, pages


def is_wished(state: State) -> bool:
    return state["undo"]["asked"] is not None


def wishes(page: Page, to: str = "decision") -> None:
    page.send(type="undo", number=page.last["number"], to=to)


# --- alone ---


def test_at_the_beginning_there_is_nothing_to_take_back(both: Page) -> None:
    assert both.last["undo"] == {"to": [], "labels": LABELS, "free": True, "asked": None}
    for to in ("decision", "action", "turn"):
        assert both.asks(type="undo", number=0, to=to) == "nothing_to_undo"


def test_what_the_game_does_not_know_can_not_be_taken_back(both: Page) -> None:
    both.answer()
    assert both.asks(type="undo", number=1, to="yesterday") == "not_possible"


def test_alone_one_takes_back_the_last_decision_at_once(server: Server, seated: Seated, both: Page) -> None:
    # given
    before = server.opened(seated).table.digest()
    both.answer()
    assert both.last["undo"] == {"to": list(LABELS), "labels": LABELS, "free": True, "asked": None}
    # when
    wishes(both)
    # then: the table is where it was, under a number of its own
    state = both.reach(2)
    assert server.opened(seated).table.digest() == before
    assert state["log"]["reset"]
    assert state["log"]["lines"][-1]["kind"] == "undone"
    assert server.entries(seated)[-1] == ("undo", {"to": "decision"})


@pytest.mark.parametrize("to", ["action", "turn"])
def test_alone_one_takes_back_an_action_or_a_turn(server: Server, seated: Seated, both: Page, to: str) -> None:
    # given
    digests = []
    for _ in range(3):
        digests.append(server.opened(seated).table.digest())
        both.answer()
    table = server.opened(seated).table.clone()
    table.undo(to=to)
    # when
    wishes(both, to)
    both.reach(4)
    # then
    assert server.opened(seated).table.digest() == table.digest()
    assert server.opened(seated).table.digest() in digests


def test_what_was_taken_back_stays_taken_back_when_the_table_is_read_again(server: Server, seated: Seated) -> None:
    # given
    with Page(server, seated, *seated["keys"]) as page:
        for _ in range(2):
            page.answer()
        wishes(page)
        page.answer(question_of(page.reach(3))["default"] or page.options()[1])
        page.settle()
    digest = server.opened(seated).table.digest()
    # when
    opened = server.house._tables.pop(seated["table"])
    # then
    again = server.opened(seated)
    assert again is not opened
    assert (again.table.digest(), again.table.number) == (digest, 4)
    with Page(server, seated, *seated["keys"]) as page:
        assert [line["number"] for line in page.last["log"]["lines"]] == [event.number for event in opened.log]


def test_an_answer_from_before_does_not_come_back(server: Server, seated: Seated, both: Page) -> None:
    # given
    option = both.options()[0]
    both.answer(option)
    wishes(both)
    both.reach(2)
    # when: the page sends it once more, meant for the first time
    both.send(type="answer", number=0, option=option)
    # then: recognised as what was done then, and not done now
    assert both.state()["number"] == 2
    assert server.opened(seated).table.made == []


def test_with_a_new_fate_the_course_is_still_told(server: Server) -> None:
    # given: dice that fall anew after each undo
    seated = server.new_table(options={"investigators": "deal", "fate": "new"})
    with Page(server, seated, *seated["keys"]) as page:
        for _ in range(12):
            page.answer()
        wishes(page, "turn")
        page.reach(13)
        while page.last["outcome"] is None and page.last["number"] < 30:
            page.answer()
    # then
    course = server.get(answers.Course, f"/api/tables/{seated['table']}/course", seated["spectator"])
    table = server.opened(seated).table
    assert course["decisions"] == len(table.made)
    assert {measure["id"]: measure["points"][-1][1] for measure in course["measures"]} == {
        measure.id: measure.value for measure in table.game.measures(table.state)
    }


# --- with others ---


def test_where_others_are_seated_they_are_asked(server: Server, seated: Seated, moved: tuple[Page, Page]) -> None:
    # given
    one, other = moved
    assert not one.last["undo"]["free"]
    # when
    wishes(one, "turn")
    # then
    asked = wish_of(one.until(is_wished))
    assert (asked["to"], asked["mine"], asked["can_agree"]) == ("turn", True, False)
    assert asked["waiting"] == [other.hello["name"]]
    asked = wish_of(other.until(is_wished))
    assert (asked["name"], asked["mine"], asked["can_agree"]) == (one.hello["name"], False, True)
    assert one.last["number"] == 1
    assert [kind for kind, _ in server.entries(seated)] == ["answer"]


def test_the_last_yes_takes_back(server: Server, seated: Seated, moved: tuple[Page, Page]) -> None:
    one, other = moved
    wishes(one)
    other.until(is_wished)
    other.send(type="consent", agree=True)
    assert one.reach(2)["undo"]["asked"] is None
    assert other.reach(2)["undo"]["asked"] is None
    assert server.opened(seated).table.made == []


def test_a_no_ends_it(server: Server, seated: Seated, moved: tuple[Page, Page]) -> None:
    one, other = moved
    wishes(one)
    one.until(is_wished)
    other.until(is_wished)
    other.send(type="consent", agree=False)
    assert one.until(lambda state: state["undo"]["asked"] is None)["number"] == 1
    assert other.asks(type="consent", agree=True) == "stale"
    assert len(server.opened(seated).table.made) == 1


def test_nobody_agrees_with_oneself_but_may_change_ones_mind(moved: tuple[Page, Page]) -> None:
    one, _ = moved
    wishes(one)
    one.until(is_wished)
    assert one.asks(type="consent", agree=True) == "not_yours"
    one.send(type="consent", agree=False)
    assert one.until(lambda state: state["undo"]["asked"] is None)["number"] == 1


def test_consent_without_a_wish_is_refused(moved: tuple[Page, Page]) -> None:
    assert moved[1].asks(type="consent", agree=True) == "stale"


def test_whoever_looks_on_has_no_say(server: Server, seated: Seated, moved: tuple[Page, Page]) -> None:
    one, other = moved
    with Page(server, seated, seated["spectator"]) as page:
        wishes(one)
        assert not wish_of(page.until(is_wished))["can_agree"]
        assert page.asks(type="consent", agree=True) == "not_yours"
        assert page.asks(type="consent", agree=False) == "not_yours"
    other.send(type="consent", agree=True)
    one.reach(2)


def test_an_answer_in_between_ends_the_wish(moved: tuple[Page, Page]) -> None:
    one, other = moved
    wishes(one)
    one.until(is_wished)
    mover = one if one.options() else other
    mover.answer()
    one.reach(2)
    assert not is_wished(one.last)
    assert other.asks(type="consent", agree=True) == "stale"


def test_all_of_several_must_agree(server: Server, oksana: tuple[Seated, list[Page]]) -> None:
    # given
    seated, (ada, marek, third) = oksana
    # when
    wishes(ada)
    assert wish_of(ada.until(is_wished))["waiting"] == ["Marek", "Oksana"]
    marek.until(is_wished)
    marek.send(type="consent", agree=True)
    # then
    state = ada.until(lambda state: wish_of(state)["waiting"] == ["Oksana"])
    assert state["number"] == 1
    # when
    third.until(is_wished)
    third.send(type="consent", agree=True)
    # then
    ada.reach(2)
    assert server.opened(seated).table.made == []


# --- who is not here ---


def test_a_wish_goes_with_whoever_had_it(server: Server, seated: Seated, moved: tuple[Page, Page]) -> None:
    # given
    one, other = moved
    wishes(one)
    other.until(is_wished)
    # when
    one.close()
    # then
    other.until(lambda state: state["undo"]["asked"] is None)
    assert other.asks(type="consent", agree=True) == "stale"
    assert len(server.opened(seated).table.made) == 1


def test_nobody_waits_for_people_who_left(oksana: tuple[Seated, list[Page]]) -> None:
    # given
    _, (ada, marek, third) = oksana
    wishes(ada)
    ada.until(is_wished)
    # when
    third.close()
    # then
    ada.until(lambda state: wish_of(state)["waiting"] == ["Marek"])
    marek.until(is_wished)
    marek.send(type="consent", agree=True)
    ada.reach(2)


def test_when_whoever_had_not_agreed_leaves_it_is_taken_back(server: Server, oksana: tuple[Seated, list[Page]]) -> None:
    # given
    seated, (ada, marek, third) = oksana
    wishes(ada)
    marek.until(is_wished)
    marek.send(type="consent", agree=True)
    ada.until(lambda state: is_wished(state) and wish_of(state)["waiting"] == ["Oksana"])
    # when
    third.close()
    # then
    assert ada.reach(2)["undo"]["asked"] is None
    assert server.opened(seated).table.made == []


def test_others_who_are_not_here_are_not_asked(server: Server, seated: Seated, moved: tuple[Page, Page]) -> None:
    one, other = moved
    other.close()
    eventually(lambda: len(server.opened(seated).visitors) == 1)
    wishes(one)
    assert one.reach(2)["undo"]["asked"] is None


def test_a_bot_is_not_asked(server: Server) -> None:
    # given: the second seat is a bot's
    seated = server.new_table(bots={"1": "random"}, seed=4)
    with Page(server, seated, seated["keys"][0]) as page:
        page.until(lambda state: page.options())
        page.answer()
        number = page.last["number"]
        # when
        wishes(page)
        # then
        page.reach(number + 1)
        assert page.last["undo"]["free"]
        assert server.entries(seated)[-1][0] in ("undo", "answer")
        assert "undo" in [kind for kind, _ in server.entries(seated)]


def test_somebody_whose_seat_a_bot_plays_is_not_asked(moved: tuple[Page, Page]) -> None:
    # given
    one, other = moved
    seat = next(entry["seat"] for entry in other.last["seats"] if entry["mine"])
    if other.options():
        one, other = other, one
        seat = 1 - seat
    other.send(type="bot", seat=seat, bot="random")
    one.until(lambda state: state["seats"][seat]["bot"])
    # when
    wishes(one)
    # then
    one.reach(2)
