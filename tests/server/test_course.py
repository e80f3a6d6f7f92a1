"""What the course tells of a finished game: numbers, distinctions and dice, in the viewer's language."""

import re
from typing import Literal

import pytest

import miskatonic
from miskatonic.bots import Luck, find, names
from miskatonic.kernel import Chronicle, Table, find_game, witnessed
from miskatonic.server import answers
from tests.server.page import Page, Seated, Server
from tests.server.test_protocol import EXAMPLES

TOLD: tuple[Literal["figures", "distinctions", "luck"], ...] = ("figures", "distinctions", "luck")
pytestmark = [pytest.mark.long, pytest.mark.usefixtures("no_hurry")]
GAMES = [game.id for game in miskatonic.games()]
SEED = 2
CYRILLIC = re.compile("[а-яіїєґ]", re.I)


def finished(server: Server, game: str) -> Seated:
    """A table that the best bot of the game has played to its end."""
    seats = find_game(game).seats
    seated = server.new_table(game, seats=2 if 2 in seats else seats[0], seed=SEED)
    bot, luck = find(names(game)[-1], game), Luck(SEED)
    with Page(server, seated, *seated["keys"]) as page:
        while page.last["outcome"] is None:
            page.answer(bot(server.opened(seated).table, luck).text)
    return seated


def chronicled(table: Table) -> Chronicle:
    """What the game itself tells of a finished table."""
    again = table.from_the_beginning()
    moments = witnessed(again)
    for position in table.made:
        again.answer(table.answers[position].text)
    return table.game.chronicle(moments)


@pytest.mark.parametrize("game", GAMES)
def test_when_it_is_over_the_course_tells_who_stood_out_and_how_the_dice_fell(server: Server, game: str) -> None:
    # given
    played = find_game(game)
    seated = finished(server, game)
    path, key = f"/api/tables/{seated['table']}/course", seated["spectator"]
    # when
    english, ukrainian = (server.get(answers.Course, path, key, language=language) for language in ("en", "uk"))
    # then
    shown = next(one for one in EXAMPLES if "measures" in one)
    chronicle = chronicled(server.opened(seated).table)
    for name in TOLD:
        assert [one["id"] for one in english[name]] == [one.id for one in getattr(chronicle, name)]
        assert all(set(one) == set(shown[name][0]) for one in english[name])
        assert [one["id"] for one in english[name]] == [one["id"] for one in ukrainian[name]]
        assert all(CYRILLIC.search(str([*one.values()])) for one in ukrainian[name])
    assert len(english["distinctions"]) <= 3
    assert all(one["seat"] in range(len(seated["keys"])) for one in english["distinctions"])
    events = server.opened(seated).table.events
    assert english["turns"] == sum(event.kind == played.spans.get("turn") for event in events)
    # and the turning points say what moved a measure
    said = [server.opened(seated).table.say(event, "en") for event in events if event.kind != "undone"]
    assert bool(english["marks"]) == bool(played.measures(server.opened(seated).table.state))
    assert all(mark["title"] in said and (not mark["say"] or mark["say"] in said) for mark in english["marks"])


@pytest.mark.parametrize("game", ["elder_sign", "reign_of_cthulhu"])
def test_games_whose_chronicle_is_full_tell_all_of_it(server: Server, game: str) -> None:
    """They tell of every face, so the dice fell as often as they were thrown."""
    seated = finished(server, game)
    course = server.get(answers.Course, f"/api/tables/{seated['table']}/course", seated["spectator"])
    assert all(course[name] for name in TOLD)
    fell, expected = (sum(one[what] for one in course["luck"]) for what in ("fell", "expected"))
    assert fell == pytest.approx(expected, abs=0.3)


def test_while_it_runs_nothing_of_it_is_told(server: Server, seated: Seated) -> None:
    with Page(server, seated, *seated["keys"]) as page:
        for _ in range(12):
            page.answer()
    course = server.get(answers.Course, f"/api/tables/{seated['table']}/course", seated["spectator"])
    assert [course[name] for name in TOLD] == [[], [], []]


def test_what_was_taken_back_is_not_in_the_chronicle(server: Server) -> None:
    # given: the last decision of a finished game taken back, and made again
    seated = finished(server, "reign_of_cthulhu")
    path, key = f"/api/tables/{seated['table']}/course", seated["spectator"]
    before = server.get(answers.Course, path, key)
    table = server.opened(seated).table
    last = table.answers[table.made[-1]].text
    with Page(server, seated, *seated["keys"]) as page:
        number = page.last["number"]
        page.send(type="undo", number=number, to="decision")
        page.until(lambda state: state["number"] > number)
        page.answer(last)
    # then
    after = server.get(answers.Course, path, key)
    assert [after[name] for name in TOLD] == [before[name] for name in TOLD]
    assert after["undone"] == 1
