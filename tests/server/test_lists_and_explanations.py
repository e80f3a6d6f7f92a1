"""What is found again: a table by whoever has a key to it, and a rule where nothing is asked any more."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.server import answers
from tests.server.page import Page, Seated, Server, bearer

GONE = {"error": "unknown", "say": "There is nothing here."}


@pytest.fixture
def closed(database: Path) -> Iterator[tuple[Server, Seated]]:
    """A server with a table that the rules of today can't go on with."""
    first = Server(database)
    seated = first.new_table()
    with Page(first, seated, *seated["keys"]) as page:
        for _ in range(4):
            page.answer()
    first.close()
    with sqlite3.connect(database) as journal:
        journal.execute("UPDATE tables SET version = 'long ago', checkpoint = NULL")
        journal.execute("UPDATE journal SET checkpoint = NULL, chain = NULL")
        journal.execute("UPDATE ends SET chain = NULL")
    journal.close()
    running = Server(database)
    yield running, seated
    running.close()


# --- a table ---


def test_a_guest_finds_a_table_again_by_a_key_to_it(server: Server, seated: Seated) -> None:
    # given
    path = f"/api/tables/{seated['table']}"
    with Page(server, seated, *seated["keys"]) as page:
        page.answer()
    [listed] = server.tables(seated["creator"])
    # then whoever holds a seat, or looks on, finds what its creator has in the list, and which seats are theirs
    for key, mine in ((seated["keys"][0], [0]), (seated["keys"][1], [1]), (seated["spectator"], [])):
        found = {**server.get(answers.OneTable, path, key)}
        assert found.pop("mine") == mine
        assert {**found, "touched": 0} == {**listed, "touched": 0}
    assert server.get(answers.OneTable, path, seated["keys"][0], language="pl")["say"] != listed["say"]
    # and nobody else does
    for other in (None, "x" * 24, server.new_table()["creator"]):
        answer = server.http.get(path, headers=bearer(other))
        assert (answer.status_code, answer.json()) == (404, GONE)


def test_a_table_that_can_only_be_read_is_found_again_too(closed: tuple[Server, Seated]) -> None:
    server, seated = closed
    found = server.get(answers.OneTable, f"/api/tables/{seated['table']}", seated["keys"][1])
    assert (found["closed"], found["mine"]) == (True, [1])


# --- a rule ---


def test_a_line_of_a_replay_says_why_it_stands_there(server: Server, seated: Seated) -> None:
    # given
    with Page(server, seated, *seated["keys"]) as page:
        for _ in range(3):
            page.answer()
        line = next(line for line in reversed(page.last["log"]["lines"]) if line["rule"])
        page.send(type="why", id="a", about={"event": line["number"]})
        there = page.hear("because")
    path = f"/api/tables/{seated['table']}/why"
    # then the same as at the table, and nothing of what had not happened yet
    found = server.get(answers.Explained, path, seated["keys"][0], at=3, event=line["number"])
    assert found["title"] == there["title"] == line["say"]
    assert [rule["id"] for rule in found["rules"]] == [rule["id"] for rule in there["rules"]]
    early = server.http.get(path, params={"at": 0, "event": line["number"]}, headers=bearer(seated["keys"][0]))
    assert (early.status_code, early.json()["error"]) == (400, "nothing")
    odd = server.http.get(path, params={"at": 0, "event": "first"}, headers=bearer(seated["keys"][0]))
    assert (odd.status_code, odd.json()["error"]) == (400, "bad_message")


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_rule_is_said_at_a_table_that_can_only_be_read(closed: tuple[Server, Seated], language: str) -> None:
    # given
    server, seated = closed
    path, key = f"/api/tables/{seated['table']}/why", seated["keys"][0]
    with Page(server, seated, *seated["keys"], language=language) as page:
        line = next(line for line in page.last["log"]["lines"] if line["rule"])
        # then over its socket and over HTTP, for the rule and for the line that names it
        told: list[answers.Explained] = []
        asks: tuple[dict[str, str | int], ...] = ({"rule": line["rule"]}, {"event": line["number"]})
        for about in asks:
            page.send(type="why", id="a", about=about)
            told += [page.hear("because"), server.get(answers.Explained, path, key, at=4, language=language, **about)]
        assert {(one["title"], one["rules"][0]["id"]) for one in told} == {(told[0]["title"], line["rule"])}
        assert len(told[0]["title"]) > 20
        # and nothing about what there is not
        assert page.asks(type="why", id="b", about={"rule": "RC-999"}) == "nothing"
        assert page.asks(type="why", id="b", about={"choice": True}) == "nothing"
        assert page.asks(type="answer", number=page.last["number"], option="pass") == "closed"
    assert server.http.get(path, params={"rule": "RC-999"}, headers=bearer(key)).json()["error"] == "nothing"
