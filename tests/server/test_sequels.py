"""A campaign at the server: a finished table is followed by another, which the same links open; nothing is lost."""

import contextlib
import functools
import json
import random
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import new_table
from miskatonic.server import answers
from tests.server.page import Address, Page, Process, Seated, Server, bearer, question_of, view_of

pytestmark = pytest.mark.long

ARKHAM = "arkham_lcg"


@functools.cache
def over(seats: int = 2, seed: int = 4) -> str:
    """The save of a first scenario that is over, played at random."""
    table = new_table(GAME, seed=seed, seats=seats)
    chance = random.Random(seed)
    while table.choice is not None:
        table.answer(chance.choice(table.choice.options))
    return table.save()


def finished(address: Address, seats: int = 2) -> Seated:
    """A table at the server that is over."""
    return address.imported(over(seats))


def follow(address: Address, seated: Seated, key: str, **wish: object) -> answers.Sequel:
    """Whoever holds the key wants to go on."""
    return address.post(answers.Sequel, f"/api/tables/{seated['table']}/sequel", wish, key)


def test_the_sequel_is_made_once_and_opened_by_the_same_links(server: Server) -> None:
    seated = finished(server)
    made = follow(server, seated, seated["keys"][1])
    assert (made["seats"], made["keys"]) == ([0, 1], {})
    assert follow(server, seated, seated["keys"][0]) == made
    assert follow(server, seated, seated["creator"]) == made
    for seat, key in enumerate(seated["keys"]):
        with Page(server, made, key) as page:
            assert [one["mine"] for one in page.last["seats"]] == [one == seat for one in (0, 1)]
            assert view_of(page.last)["board"]["scenario"] == "the_midnight_masks"
    with Page(server, made, seated["spectator"]) as page:
        assert page.last["spectator"]
    tables = server.tables(seated["creator"])
    assert {one["table"] for one in tables} == {seated["table"], made["table"]}


def test_everybody_who_is_there_is_told_where_to_go(server: Server) -> None:
    seated = finished(server)
    with Page(server, seated, seated["keys"][0]) as ada, Page(server, seated, seated["keys"][1]) as marek:
        assert (ada.last["goes_on"], ada.last["next"]) == (True, None)
        made = follow(server, seated, seated["keys"][0])
        for page in (ada, marek):
            assert page.until(lambda state: state["next"])["next"] == made["table"]
    with Page(server, seated, seated["keys"][1]) as late:
        assert late.last["next"] == made["table"]


def test_the_list_of_tables_says_which_campaign_goes_on(server: Server) -> None:
    seated = finished(server)
    assert [one["goes_on"] for one in server.tables(seated["creator"])] == [True]
    made = follow(server, seated, seated["keys"][0])
    tables = {one["table"]: one["goes_on"] for one in server.tables(seated["creator"])}
    assert tables == {seated["table"]: False, made["table"]: False}


def test_only_whoever_sits_there_or_has_made_it_goes_on(server: Server) -> None:
    seated, stranger = finished(server), server.new_table()
    for key in (seated["spectator"], stranger["creator"], None):
        answer = server.http.post(f"/api/tables/{seated['table']}/sequel", json={}, headers=bearer(key))
        assert answer.status_code == 404


def test_nothing_follows_a_table_that_is_not_over_or_ends_its_campaign(server: Server) -> None:
    running, other = server.new_table(ARKHAM, options={}), server.new_table()
    for seated in (running, other):
        answer = server.http.post(f"/api/tables/{seated['table']}/sequel", json={}, headers=bearer(seated["creator"]))
        assert (answer.status_code, answer.json()["error"]) == (409, "no_sequel")


def test_bots_go_on_playing_their_seats(server: Server, hasty_bots: None) -> None:
    seated = finished(server)
    with Page(server, seated, seated["keys"][1]) as page:
        page.send(type="bot", seat=1, bot="random")
        page.until(lambda state: state["seats"][1]["bot"])
    made = follow(server, seated, seated["creator"])
    assert server.opened(made).bots == {1: "random"}


def test_somebody_sits_out_and_somebody_joins(server: Server) -> None:
    seated = finished(server)
    made = follow(server, seated, seated["creator"], options={"absent": "daisy_walker"}, joining=1)
    assert made["seats"] == [0, -1]
    with Page(server, made, made["keys"]["1"]) as page:
        assert [one["mine"] for one in page.last["seats"]] == [False, True]
        assert question_of(page.last)["say"].startswith("Player 2: which investigator joins the campaign?")
    gone = server.http.get(f"/api/tables/{made['table']}/chain", headers=bearer(seated["keys"][1]))
    assert gone.status_code == 404, "whoever sits out holds no seat there"


def test_wishes_that_can_not_be_are_refused_and_nothing_is_made(server: Server) -> None:
    seated = finished(server)
    for wish in ({"options": {"absent": "nyarlathotep"}}, {"joining": 7}, {"options": {"difficulty": "silly"}}):
        answer = server.http.post(f"/api/tables/{seated['table']}/sequel", json=wish, headers=bearer(seated["creator"]))
        assert answer.status_code == 400, wish
    assert len(server.tables(seated["creator"])) == 1


def test_a_new_link_of_the_sequel_closes_the_old_one_there_only(server: Server) -> None:
    seated = finished(server)
    made = follow(server, seated, seated["creator"])
    fresh = server.post(answers.KeyMade, f"/api/tables/{made['table']}/links", {"seat": 0}, seated["creator"])["key"]
    with Page(server, made, fresh) as page:
        assert page.last["seats"][0]["mine"]
    assert server.http.get(f"/api/tables/{made['table']}/chain", headers=bearer(seated["keys"][0])).status_code == 404
    with Page(server, seated, seated["keys"][0]) as page:
        assert page.last["seats"][0]["mine"]


def test_a_table_taken_up_again_has_another_sequel_and_the_first_one_stays(server: Server) -> None:
    seated = finished(server, 1)
    first = follow(server, seated, seated["creator"])
    with Page(server, seated, *seated["keys"]) as page:
        page.send(type="undo", number=page.last["number"], to="decision")
        page.until(lambda state: state["asked"])
        assert (page.last["goes_on"], page.last["next"]) == (False, None)
        while page.last["asked"]:
            page.answer()
        assert page.last["next"] is None
    second = follow(server, seated, seated["creator"])
    assert second["table"] != first["table"]
    chain = server.get(answers.Chain, f"/api/tables/{first['table']}/chain", seated["keys"][0])["tables"]
    told = [(one["table"], one["previous"], one["here"], one["holds"]) for one in chain]
    assert told == [
        (seated["table"], None, False, True),
        (first["table"], seated["table"], True, False),
        (second["table"], seated["table"], False, True),
    ]


def test_the_chain_shows_what_the_key_opens(server: Server) -> None:
    seated = finished(server)
    made = follow(server, seated, seated["creator"], options={"absent": "daisy_walker"})
    own = server.get(answers.Chain, f"/api/tables/{seated['table']}/chain", seated["keys"][0])["tables"]
    out = server.get(answers.Chain, f"/api/tables/{seated['table']}/chain", seated["keys"][1])["tables"]
    assert [one["table"] for one in own] == [seated["table"], made["table"]]
    assert [one["table"] for one in out] == [seated["table"]]


def test_a_deleted_sequel_can_be_made_again(server: Server) -> None:
    seated = finished(server)
    made = follow(server, seated, seated["creator"])
    server.http.delete(f"/api/tables/{made['table']}", headers=bearer(seated["creator"]))
    assert follow(server, seated, seated["creator"])["table"] != made["table"]


def test_a_campaign_goes_on_at_another_server_from_its_file(server: Server, tmp_path: Path) -> None:
    seated = finished(server)
    answer = server.http.get(f"/api/tables/{seated['table']}/campaign", headers=bearer(seated["keys"][0]))
    assert "attachment" in answer.headers["content-disposition"]
    made = follow(server, seated, seated["creator"])
    elsewhere = Server(tmp_path / "other.db")
    try:
        taken = elsewhere.imported(answer.text)
        states = []
        for address, table, keys in ((server, made, seated["keys"]), (elsewhere, taken, taken["keys"])):
            found = address.opened(table).table.state
            assert isinstance(found, Arkham)
            states.append(
                [found.lists, found.bag, found.notes, found.physical, found.unspent, found.pool, found.record]
            )
            with Page(address, table, *keys) as page:
                assert page.last["asked"]
        assert states[0] == states[1]
        again = elsewhere.http.get(f"/api/tables/{taken['table']}/campaign", headers=bearer(taken["creator"]))
        assert json.loads(again.text) == json.loads(answer.text)
    finally:
        elsewhere.close()


def test_bad_campaign_files_are_refused_with_a_sentence(server: Server) -> None:
    good = server.http.get(
        f"/api/tables/{(seated := finished(server))['table']}/campaign", headers=bearer(seated["creator"])
    ).json()
    for spoiled in ({**good, "version": 99}, {**good, "bag": []}, {**good, "scenario": "", "outcome": "won"}):
        answer = server.http.post("/api/import", json={"file": json.dumps(spoiled)})
        assert (answer.status_code, answer.json()["error"]) == (400, "not_possible")
        assert answer.json()["say"]
    running = server.new_table(ARKHAM, options={})
    answer = server.http.get(f"/api/tables/{running['table']}/campaign", headers=bearer(running["creator"]))
    assert (answer.status_code, answer.json()["error"]) == (409, "no_campaign")


def test_whoever_asks_at_once_gets_the_same_sequel(server: Server) -> None:
    seated = finished(server)
    found: list[str] = []
    asking = [
        threading.Thread(target=lambda key=key: found.append(follow(server, seated, key)["table"]))
        for key in (*seated["keys"], seated["creator"])
    ]
    for one in asking:
        one.start()
    for one in asking:
        one.join(30)
    assert len(found) == len(asking)
    assert len(set(found)) == 1


def test_a_server_killed_between_a_table_and_its_sequel_loses_nothing(
    serve: Callable[..., Process], database: Path
) -> None:
    # given: a table that is over, on disk
    process = serve()
    seated = finished(process)
    process.kill()
    # when: killed before, while and after the sequel is made
    process = serve()

    def ask(address: Process) -> None:
        with contextlib.suppress(httpx.HTTPError, RuntimeError):
            address.http.post(f"/api/tables/{seated['table']}/sequel", json={}, headers=bearer(seated["keys"][0]))

    asked = threading.Thread(target=ask, args=[process], daemon=True)
    asked.start()
    process.kill()
    asked.join(20)
    assert not asked.is_alive()
    process = serve()
    made = follow(process, seated, seated["keys"][0])
    with Page(process, made, *seated["keys"]) as page:
        page.answer(question_of(page.last)["default"] or None)
        number = page.last["number"]
    process.kill()
    # then: there is one sequel, with everything that was played there, and the same links open both
    process = serve()
    assert follow(process, seated, seated["keys"][1]) == made
    with Page(process, made, *seated["keys"]) as page:
        assert page.last["number"] == number
    chain = process.get(answers.Chain, f"/api/tables/{made['table']}/chain", seated["keys"][0])["tables"]
    assert [one["table"] for one in chain] == [seated["table"], made["table"]]
    process.stop()
