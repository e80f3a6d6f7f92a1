"""Relic windows of Reign of Cthulhu between people, each with a seat of their own (RC-130)."""

from collections.abc import Iterator

import pytest

import miskatonic
from tests.server.page import Page, Seated, Server, choice_of, offered, question_of, view_of

RELICS = ("play:alhazreds_flame", "play:song_of_kadath")
POSITION = """
    investigators doctor detective
    relics 0 alhazreds_flame
    relics 1 song_of_kadath
    sanity 3 3
    cultists swamp 2
    deck_top arkham dunwich kingsport arkham
    summoning_top cafe market theater wharf
    actions 1
"""
"""Both hold a relic that would do something after the draw."""


@pytest.fixture
def seated(server: Server) -> Seated:
    """A table at which the cards are drawn and both are asked whether they play a relic before the summoning."""
    table = miskatonic.arrange("reign_of_cthulhu", POSITION)
    table.answer("end_actions", seat=(0,))
    table.answer("continue:1", seat=(1,))
    return server.imported(table.save())


@pytest.fixture
def people(server: Server, seated: Seated) -> Iterator[tuple[Page, Page]]:
    """Two people, each with a seat."""
    first, second = seated["keys"]
    with Page(server, seated, first, name="Ada") as ada, Page(server, seated, second, name="Marek") as marek:
        yield ada, marek


def asked(page: Page) -> tuple[str, list[int]]:
    """What the table asks, and whom."""
    return choice_of(page.last)["prompt"], question_of(page.last)["seats"]


def summoned(page: Page) -> list[str]:
    """The summoning cards that came up."""
    found: list[str] = view_of(page.last)["board"]["summoning_discard"]
    return found


def test_each_can_choose_only_what_is_their_own(people: tuple[Page, Page]) -> None:
    for seat, page in enumerate(people):
        assert asked(page) == ("window", [0, 1])
        assert page.options() == [f"continue:{seat}", f"quiet:{seat}", RELICS[seat]]
        assert question_of(page.last)["default"] == f"continue:{seat}"
        # hands are open: what the other could play is seen, but not the other's ways to pass
        assert [one["text"] for one in offered(page.last) if one["seat"] != seat] == [RELICS[1 - seat]]
        for text in (f"continue:{1 - seat}", f"quiet:{1 - seat}", RELICS[1 - seat]):
            assert page.asks(type="answer", number=page.last["number"], option=text) in ("not_yours", "not_possible")
    assert summoned(people[0]) == []


def test_the_summoning_waits_for_whoever_has_not_passed(people: tuple[Page, Page]) -> None:
    ada, marek = people
    ada.answer("continue:0")
    marek.reach(ada.last["number"])
    for page in people:
        assert (asked(page), summoned(page)) == (("window", [1]), [])
    assert ada.options() == [RELICS[0]], "who has passed may still play, as long as the other is asked"
    assert marek.options() == ["continue:1", "quiet:1", RELICS[1]]
    marek.answer("continue:1")
    assert summoned(marek) == ["place-cafe"]


def test_quiet_silences_nobody_else(people: tuple[Page, Page]) -> None:
    ada, marek = people
    ada.answer("quiet:0")
    marek.reach(ada.last["number"])
    assert marek.options() == ["continue:1", "quiet:1", RELICS[1]]
    # in the next window, after the first summoning card, only the other is asked
    marek.answer("continue:1")
    assert (asked(marek), summoned(marek)) == (("window", [1]), ["place-cafe"])
    assert "quiet:1" in marek.options()


def test_a_relic_of_the_one_leaves_the_window_open_to_the_other(people: tuple[Page, Page]) -> None:
    ada, marek = people
    marek.answer(RELICS[1])
    marek.answer("song_all")
    ada.reach(marek.last["number"])
    assert (asked(ada), summoned(ada)) == (("window", [0]), [])
    assert ada.options() == ["continue:0", "quiet:0", RELICS[0]]


def test_both_may_pass_at_the_same_moment(people: tuple[Page, Page]) -> None:
    number = people[0].last["number"]
    for seat, page in enumerate(people):
        page.send(type="answer", number=number, option=f"continue:{seat}")
    for page in people:
        page.reach(number + 2)
        assert summoned(page) == ["place-cafe"]
        assert "refused" not in {message["type"] for message in page.heard}


@pytest.mark.usefixtures("hasty_bots")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("bot", ["random", "sensible"])
def test_a_bot_never_closes_a_window_over_a_person(
    server: Server, seated: Seated, people: tuple[Page, Page], seat: int, bot: str
) -> None:
    # when one of the two hands the seat to a bot, and it has done what it wants
    people[seat].send(type="bot", seat=seat, bot=bot)
    person = people[1 - seat]
    person.until(lambda state: seat not in question_of(state)["seats"])
    person.settle()
    # then the other is still asked, and nothing has gone on
    assert (asked(person), summoned(person)) == (("window", [1 - seat]), [])
    assert {f"continue:{1 - seat}", f"quiet:{1 - seat}"} <= set(person.options())
    answers = [data["seats"] for kind, data in server.entries(seated) if kind == "answer"]
    assert answers
    assert all(seats == [seat] for seats in answers)
