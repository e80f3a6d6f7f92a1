"""Tables and their links: a link is the key to a seat, and to nothing else."""

import hashlib
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import miskatonic
from miskatonic import text
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.server import answers
from tests.games.play import with_first
from tests.server.page import (
    REIGN,
    Page,
    Plain,
    Process,
    Seated,
    Server,
    bearer,
    entries,
    eventually,
    offered,
    own,
    question_of,
)


def all_keys(seated: Seated) -> list[str]:
    return [*seated["keys"], seated["spectator"], seated["creator"]]


# --- links ---


def test_a_table_comes_with_a_long_key_for_each_seat_one_to_look_on_and_one_for_its_creator(server: Server) -> None:
    # when
    tables = [server.new_table(seats=seats) for seats in (2, 3, 4)]
    # then
    assert [len(seated["keys"]) for seated in tables] == [2, 3, 4]
    keys = [key for seated in tables for key in all_keys(seated)]
    assert len(set(keys)) == len(keys)
    assert all(len(key) * 6 >= 128 for key in keys), "a letter of base64 carries six bits"


def test_the_database_holds_only_hashes_of_keys(server: Server, seated: Seated) -> None:
    held = b"".join(path.read_bytes() for path in Path(server.database).parent.glob("tables.db*"))
    for key in all_keys(seated):
        assert key.encode() not in held
        assert hashlib.sha256(key.encode()).hexdigest().encode() in held


def test_a_creator_who_brings_a_key_keeps_it(server: Server, seated: Seated) -> None:
    assert server.new_table(creator=seated["creator"])["creator"] == seated["creator"]


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": 1}, "1"),
        ({"options": {"difficulty": "nightmare"}}, "nightmare"),
        ({"options": {"weather": "rain"}}, "weather"),
        ({"bots": {"5": "random"}}, "no seat 5"),
        ({"bots": {"1": "cheater"}}, "cheater"),
        ({"seats": "two"}, "seats"),
        ({"colour": "green"}, "colour"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**60}, "seed"),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_a_reason(server: Server, wish: Plain, says: str) -> None:
    answer = server.http.post("/api/tables", json={"game": REIGN, "seats": 2, **wish})
    assert answer.status_code == 400
    assert says in answer.json()["say"]


# --- joining ---


def test_each_key_opens_its_seat(server: Server, seated: Seated) -> None:
    for seat, key in enumerate(seated["keys"]):
        with Page(server, seated, key) as page:
            assert [entry["mine"] for entry in page.last["seats"]] == [seat == 0, seat == 1]
            assert not page.last["spectator"]
            assert not page.last["creator"]


def test_several_keys_open_several_seats(server: Server, both: Page) -> None:
    assert [entry["mine"] for entry in both.last["seats"]] == [True, True]
    assert all(own(both.last, option) for option in offered(both.last))


@pytest.mark.parametrize("key", ["spectator", "creator"])
def test_whoever_has_no_seat_looks_on(server: Server, seated: Seated, key: str) -> None:
    with Page(server, seated, str({**seated}[key])) as page:
        assert page.last["spectator"]
        assert page.last["creator"] == (key == "creator")
        assert page.options() == []
        assert offered(page.last), "what can be chosen is shown to all"
        assert page.asks(type="answer", number=0, option=offered(page.last)[0]["text"]) == "not_yours"
        assert page.asks(type="undo", number=0, to="decision") == "not_yours"
    assert server.entries(seated) == []


def test_foreign_keys_beside_the_right_one_do_no_harm(server: Server, seated: Seated) -> None:
    other = server.new_table()
    with Page(server, seated, other["keys"][0], "x" * 24, seated["keys"][1]) as page:
        assert [entry["mine"] for entry in page.last["seats"]] == [False, True]


def test_people_see_who_comes_and_who_goes(server: Server, seated: Seated, ada: Page) -> None:
    # given
    assert [entry["online"] for entry in ada.last["seats"]] == [True, False]
    # when
    with Page(server, seated, seated["keys"][1], name="Marek"):
        # then
        seats = ada.hear("people")["seats"]
        assert [(entry["person"], entry["online"]) for entry in seats] == [("Ada", True), ("Marek", True)]
    assert [entry["online"] for entry in ada.hear("people")["seats"]] == [True, False]


def test_joining_twice_is_harmless_and_several_tabs_of_a_seat_work(server: Server, seated: Seated, both: Page) -> None:
    # given
    with Page(server, seated, *seated["keys"], person="oksana-3", name="Oksana") as tab:
        assert tab.last["view"] == both.last["view"]
        assert tab.last["undo"]["free"], "the other tab is the same person"
        # when: each decides once
        both.answer()
        tab.reach(1)
        tab.answer()
        # then
        assert both.reach(2)["view"] == tab.last["view"]
    # when: one tab less, then the other lives on
    assert all(entry["online"] for entry in both.hear("people")["seats"])
    both.answer()
    assert len(server.entries(seated)) == 3


def test_a_second_join_on_the_same_socket_is_refused(ada: Page) -> None:
    assert ada.asks(**ada.hello) == "bad_message"


def test_a_page_that_comes_back_gets_only_the_lines_it_lacks(server: Server, seated: Seated, both: Page) -> None:
    # given
    known = max(line["number"] for line in both.last["log"]["lines"]) + 1
    assert both.last["log"]["reset"]
    both.answer()
    # when
    with Page(server, seated, *seated["keys"], **{"from": known}) as page:
        # then
        log = page.last["log"]
        assert not log["reset"]
        assert [line["number"] for line in log["lines"]] == [line["number"] for line in both.last["log"]["lines"]]
    with Page(server, seated, *seated["keys"], **{"from": 10_000}) as page:
        assert page.last["log"]["reset"], "a number from elsewhere: everything anew"


# --- bots ---


@pytest.mark.usefixtures("hasty_bots")
def test_a_seat_is_handed_to_a_bot_and_back(both: Page) -> None:
    # given
    seat = question_of(both.last)["seat"]
    # when
    both.send(type="bot", seat=seat, bot="random")
    # then: it decides until somebody else is asked
    state = both.until(lambda state: state["asked"] is None or question_of(state)["seat"] != seat)
    assert state["seats"][seat]["bot"] == "random"
    assert state["number"] > 0
    # when: taken back
    both.send(type="bot", seat=seat, bot=None)
    # then
    assert both.until(lambda state: state["seats"][seat]["bot"] is None)["number"] == state["number"]


def test_a_seat_is_handed_over_by_its_holder_or_the_creator_only(server: Server, seated: Seated, ada: Page) -> None:
    assert ada.asks(type="bot", seat=1, bot="random") == "not_yours"
    assert ada.asks(type="bot", seat=5, bot="random") == "not_possible"
    assert ada.asks(type="bot", seat=0, bot="cheater") == "not_possible"
    with Page(server, seated, seated["spectator"]) as page:
        assert page.asks(type="bot", seat=1, bot="random") == "not_yours"
    with Page(server, seated, seated["creator"]) as page:
        page.send(type="bot", seat=1 - question_of(ada.last)["seat"], bot="random")
        page.until(lambda state: any(entry["bot"] for entry in state["seats"]))
    assert [kind for kind, _ in server.entries(seated)] == ["bot"]


def test_handing_over_to_the_same_bot_again_changes_nothing(server: Server, seated: Seated, both: Page) -> None:
    seat = 1 - question_of(both.last)["seat"]
    for _ in range(2):
        both.send(type="bot", seat=seat, bot="random")
    both.settle()
    assert server.entries(seated) == [("bot", {"seat": seat, "bot": "random"})]


@pytest.mark.usefixtures("hasty_bots")
def test_bots_play_on_only_while_somebody_is_there(server: Server) -> None:
    # given: nobody but bots
    seated = server.new_table(bots={"0": "random", "1": "random"}, seed=3)
    opened = server.opened(seated)
    time.sleep(0.1)
    assert opened.table.number == 0
    # when: somebody looks on
    with Page(server, seated, seated["spectator"]) as page:
        page.reach(3)
    # then: when they are gone, it stops
    eventually(lambda: not opened.visitors and opened._thinking is not None and opened._thinking.done())
    number = opened.table.number
    time.sleep(0.2)
    assert opened.table.number == number


@pytest.mark.parametrize("game", [REIGN, "elder_sign"])
def test_a_hint_gives_its_reason_in_the_viewers_language(server: Server, game: str) -> None:
    seated = server.new_table(game)
    reasons = set()
    for language in ("en", "pl", "uk"):
        with Page(server, seated, *seated["keys"], language=language) as page:
            page.send(type="hint", number=0)
            reasons.add(page.hear("advice")["why"])
    assert len(reasons) == 3
    assert not any(reason.startswith("hint-") or not reason for reason in reasons)


def test_whoever_is_asked_gets_a_hint_and_nobody_else(server: Server, seated: Seated, ada: Page, marek: Page) -> None:
    asked, other = (ada, marek) if own(ada.last, question_of(ada.last)) else (marek, ada)
    # when
    asked.send(type="hint", number=0)
    # then: it is one of one's own options, and nothing has been decided
    hint = asked.hear("advice")
    assert hint["option"] in asked.options()
    assert hint["say"] in [option["say"] for option in offered(asked.last)]
    assert hint["why"].endswith(".")
    assert server.entries(seated) == []
    assert other.asks(type="hint", number=0) == "not_yours"
    assert asked.asks(type="hint", number=7) == "stale"


# --- a new link ---


def test_a_new_link_kills_the_old_one_and_shows_its_holder_out(server: Server, seated: Seated, ada: Page) -> None:
    with Page(server, seated, seated["keys"][1]) as marek:
        # when
        key = server.post(answers.KeyMade, f"/api/tables/{seated['table']}/links", {"seat": 1}, seated["creator"])[
            "key"
        ]
        # then
        assert marek.shown_out() == 4001
    old = Page(server, seated, seated["keys"][1]).open()
    assert old.asks(**old.hello) == "unknown"
    old.close()
    with Page(server, seated, key) as page:
        assert page.last["seats"][1]["mine"]
    ada.settle()
    assert (
        server.http.get(f"/api/tables/{seated['table']}/course", headers=bearer(seated["keys"][1])).status_code == 404
    )


def test_the_link_to_look_on_can_be_renewed_too(server: Server, seated: Seated, ada: Page) -> None:
    with Page(server, seated, seated["spectator"]) as page:
        key = server.post(answers.KeyMade, f"/api/tables/{seated['table']}/links", {"seat": -1}, seated["creator"])[
            "key"
        ]
        assert page.shown_out() == 4001
    with Page(server, seated, key) as page:
        assert page.last["spectator"]
    ada.settle()


def test_only_the_creator_hands_out_links_and_only_for_seats_there_are(server: Server, seated: Seated) -> None:
    path = f"/api/tables/{seated['table']}/links"
    for key in (*seated["keys"], seated["spectator"], server.new_table()["creator"], None):
        assert server.http.post(path, json={"seat": 0}, headers=bearer(key)).status_code == 404
    for seat, status in ((2, 400), (9, 400), (-2, 400), ("0", 400)):
        answer = server.http.post(path, json={"seat": seat}, headers=bearer(seated["creator"]))
        assert answer.status_code == status


# --- lists, files, other tables ---


def test_a_creator_finds_all_own_tables_again_the_newest_first(server: Server, seated: Seated) -> None:
    # given
    later = server.new_table("elder_sign", 1, creator=seated["creator"])
    with Page(server, seated, *seated["keys"]) as page:
        page.answer()
    # when
    listed = server.tables(seated["creator"], language="pl")
    # then
    assert [(entry["table"], entry["game"], entry["decisions"]) for entry in listed] == [
        (seated["table"], REIGN, 1),
        (later["table"], "elder_sign", 0),
    ]
    assert [len(entry["names"]) for entry in listed] == [2, 1]
    assert all(entry["say"] and not entry["finished"] and entry["asked"] in (0, 1) for entry in listed)
    assert server.tables(server.new_table()["creator"]) != listed
    assert server.tables("nobody-made-this-key") == []
    assert server.http.get("/api/tables").status_code == 401


@pytest.mark.parametrize("game", [game.id for game in miskatonic.games()])
def test_what_is_exported_and_imported_is_the_same_table(server: Server, game: str) -> None:
    # given
    seated = server.new_table(game, 2)
    with Page(server, seated, *seated["keys"]) as page:
        for _ in range(3):
            if page.last["asked"]:
                page.answer()
        number = page.last["number"]
        page.send(type="undo", number=number, to="decision")
        page.reach(number + 1)
    # when
    exported = server.http.get(f"/api/tables/{seated['table']}/export", headers=bearer(seated["creator"]))
    assert exported.headers["content-disposition"].startswith("attachment")
    copy = server.imported(exported.text)
    # then
    there, here = server.opened(seated).table, server.opened(copy).table
    assert here.digest() == there.digest() == miskatonic.load_table(exported.text).digest()
    assert here.number == there.number
    assert not set(all_keys(copy)) & set(all_keys(seated))
    with Page(server, copy, *copy["keys"]) as page:
        page.answer()
    assert server.opened(seated).table.digest() == there.digest()


def test_only_the_creator_may_export(server: Server, seated: Seated) -> None:
    for key in (*seated["keys"], seated["spectator"], None):
        answer = server.http.get(f"/api/tables/{seated['table']}/export", headers=bearer(key))
        assert answer.status_code == 404


@pytest.mark.parametrize("file", ["{}", "no save", "[" * 100_000, '{"miskatonic":1}', '{"miskatonic":99}'])
def test_what_is_no_save_is_not_imported(server: Server, file: str) -> None:
    answer = server.http.post("/api/import", json={"file": file})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_save")


@pytest.mark.parametrize("language", text.COMPLETE)
def test_a_save_of_other_cards_is_refused_in_the_language_of_the_page(server: Server, language: str) -> None:
    with with_first(HAND, HAND[0]._replace(id="new_lamp")):
        save = miskatonic.new_table("elder_sign", seed=1).save()
    answer = server.http.post("/api/import", json={"file": save, "language": language})
    said = text.say("miskatonic.text", language, "save-other-cards")
    assert (answer.status_code, answer.json()) == (400, {"error": "bad_save", "say": said})


def test_a_table_goes_on_from_an_earlier_position(server: Server, seated: Seated) -> None:
    # given
    with Page(server, seated, *seated["keys"]) as page:
        digests = [server.opened(seated).table.digest()]
        for _ in range(4):
            page.answer()
            digests.append(server.opened(seated).table.digest())
    # when
    path = f"/api/tables/{seated['table']}/continue"
    copies = [server.post(Seated, path, {"at": at}, seated["creator"]) for at in range(5)]
    # then
    assert [server.opened(copy).table.digest() for copy in copies] == digests
    assert all(copy["creator"] == seated["creator"] for copy in copies)
    assert server.opened(seated).table.digest() == digests[-1]
    with Page(server, copies[2], *copies[2]["keys"]) as page:
        page.answer()
    for key, at, status in (
        (seated["spectator"], 1, 404),
        (seated["keys"][0], 1, 404),
        (None, 1, 404),
        (seated["creator"], 5, 400),
    ):
        assert server.http.post(path, json={"at": at}, headers=bearer(key)).status_code == status


def test_when_the_game_is_over_whoever_had_a_seat_may_go_on_from_anywhere(server: Server, seated: Seated) -> None:
    # given
    with Page(server, seated, *seated["keys"]) as page:
        while page.last["outcome"] is None:
            page.answer(page.options()[-1])
    # when
    path = f"/api/tables/{seated['table']}/continue"
    own = server.new_table()["creator"]
    copy = server.post(Seated, path, {"at": 1, "creator": own}, seated["keys"][0])
    # then: it stands in their list
    assert copy["table"] in [entry["table"] for entry in server.tables(own)]
    assert len(server.opened(copy).table.made) == 1
    answer = server.http.post(path, json={"at": 1}, headers=bearer(seated["spectator"]))
    assert answer.status_code == 404


def test_the_command_says_where_it_is_and_closes_on_ctrl_c_without_losing_anything(
    serve: Callable[..., Process], database: Path
) -> None:
    # given
    process = serve()
    assert process.first_line.startswith("Miskatonic is open at http://localhost:")
    seated = process.new_table()
    with Page(process, seated, *seated["keys"]) as page:
        page.answer()
        # when
        assert process.stop() in (0, 130)
    # then
    assert [kind for kind, _ in entries(database, seated["table"])] == ["answer"]
