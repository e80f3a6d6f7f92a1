"""The gate: where requests come from, how large they are, how many, and what a stranger can find out."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from starlette.applications import Starlette
from websockets.exceptions import InvalidStatus

from miskatonic.server import answers
from miskatonic.server.door import access, live
from miskatonic.server.door.access import LARGEST_BODY, MOST_CLIENTS, OF_THIS_MACHINE, Access, Pace, content_policy
from miskatonic.server.door.addresses import is_loopback
from miskatonic.server.door.commands import default_database
from tests.server.page import PATIENCE, REIGN, Page, Process, Seated, Server, bearer

NOTHING = {"error": "unknown", "say": "There is nothing here."}
WISH = {"game": REIGN, "seats": 2}


@pytest.fixture
def open_server(database: Path) -> Iterator[Server]:
    """A server behind a proxy, watched, with the limits that people meet."""
    running = Server(database, origins=("https://table.example",), watched=True, rate=2, burst=20, proxy="127.0.0.1")
    running.http.headers["x-forwarded-for"] = "192.0.2.1"
    yield running
    running.close()


# --- origins ---


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://127.0.0.1", "http://[", "//127.0.0.1:{port}", "x" * 3000]
)
def test_pages_from_elsewhere_change_nothing_and_open_no_socket(server: Server, seated: Seated, origin: str) -> None:
    origin = origin.replace("{port}", str(server.port))
    answer = server.http.post("/api/tables", json=WISH, headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    if origin:
        with pytest.raises(InvalidStatus) as refused:
            Page(server, seated, seated["keys"][0]).open(origin)
        assert refused.value.response.status_code == 403


def test_our_own_pages_and_programs_may(server: Server) -> None:
    for headers in ({}, {"origin": server.origin}, {"origin": server.origin.replace("http:", "https:")}):
        assert server.http.post("/api/tables", json=WISH, headers=headers).status_code == 201


def test_an_origin_that_was_named_may(open_server: Server) -> None:
    seated = open_server.new_table()
    answer = open_server.http.post("/api/tables", json=WISH, headers={"origin": "https://table.example"})
    assert answer.status_code == 201
    page = Page(open_server, seated, seated["keys"][0]).open("https://table.example")
    page.send(**page.hello)
    assert page.state()["number"] == 0
    page.close()


@pytest.mark.parametrize(
    ("host", "status"),
    [("localhost:1", 200), ("127.0.0.1", 200), ("[::1]:80", 200), ("table.example", 200), ("evil.example:80", 403)],
)
def test_a_server_on_loopback_answers_only_to_its_own_names(database: Path, host: str, status: int) -> None:
    running = Server(database, private=True, origins=("https://table.example",))
    assert running.http.get("/api/games", headers={"host": host}).status_code == status
    running.close()


def test_no_other_site_may_read_anything(server: Server) -> None:
    answer = server.http.get("/api/games", headers={"origin": "http://evil.example"})
    assert answer.status_code == 200
    assert not [name for name in answer.headers if name.startswith("access-control")]
    asked = server.http.options("/api/tables", headers={"origin": "http://evil.example"})
    assert asked.status_code == 403


# --- headers ---


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/credits",
        "/t/any",
        "/r/any",
        "/api/games",
        "/openapi.json",
        "/static/app.js",
        "/nothing",
        "/static/nothing",
    ],
)
def test_every_answer_keeps_the_page_to_itself(server: Server, path: str) -> None:
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self' 'sha256-")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers
    if not path.startswith("/static"):
        assert headers["cache-control"] == "no-store"


def test_the_page_has_nothing_inline_but_the_import_map_and_nothing_from_elsewhere(server: Server) -> None:
    page = server.http.get("/").text
    scripts = re.findall(r"<script([^>]*)>", page)
    assert [script for script in scripts if "src=" not in script] == [' type="importmap"']
    assert not re.findall(r"<style|\son\w+=|\sstyle=", page)
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', page)
    assert server.http.get("/").headers["content-security-policy"] == content_policy(page)


# --- sizes ---


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    answer = server.http.post("/api/import", json={"file": "x" * LARGEST_BODY})
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")


def test_a_body_that_hides_its_length_is_refused_too(server: Server) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(LARGEST_BODY // 50_000 + 2):
            yield b" " * 50_000

    with httpx.Client(base_url=server.origin, timeout=PATIENCE, trust_env=False) as client:
        try:
            answer = client.post("/api/import", content=endless(), headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
        except httpx.TransportError:
            pass  # the server hung up before it had heard everything
    assert server.get(answers.Games, "/api/games")


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded"])
def test_a_body_that_a_form_could_send_is_refused(server: Server, kind: str | None) -> None:
    headers = {} if kind is None else {"content-type": kind}
    answer = server.http.post("/api/tables", content=b"{}", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (415, "bad_message")


def test_a_message_that_is_too_large_ends_the_socket(serve: Callable[..., Process]) -> None:
    process = serve()
    seated = process.new_table()
    with Page(process, seated, *seated["keys"]) as page:
        page.send(type="why", id="x", about={"option": "y" * 70_000})
        assert page.shown_out() == 1009
    with Page(process, seated, *seated["keys"]) as page:
        page.answer()
    assert process.get(answers.Games, "/api/games")
    assert process.stop() in (0, 130)


# --- rates and times ---


@pytest.mark.long
def test_too_many_requests_are_refused_until_a_moment_has_passed(
    open_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a clock that stands still unless it is turned
    now = time.monotonic()
    monkeypatch.setattr(access, "time", SimpleNamespace(monotonic=lambda: now))
    statuses = [open_server.http.get("/health").status_code for _ in range(40)]
    assert statuses[:20] == [200] * 20
    assert statuses[20:] == [429] * 20
    assert open_server.http.get("/health").json()["error"] == "too_fast"
    # a page with all its files still loads
    assert [open_server.http.get("/static/app.js").status_code for _ in range(30)] == [200] * 30
    now += 0.8
    assert open_server.http.get("/health").status_code == 200


def test_a_pace_allows_so_many_at_once_and_so_many_a_second() -> None:
    pace = Pace(10, 3)
    assert [pace.allows(100.0) for _ in range(5)] == [True, True, True, False, False]
    assert [pace.allows(100.25) for _ in range(3)] == [True, True, False]
    assert [pace.allows(200.0) for _ in range(4)] == [True, True, True, False]


def test_the_gate_does_not_remember_everybody_for_ever() -> None:
    gate = Access(Starlette(), '<script type="importmap">{}</script>')
    for client in range(MOST_CLIENTS + 10):
        gate._pace({"client": (f"address-{client}", 1), "path": "/"})
    assert len(gate.paces) == MOST_CLIENTS


def test_those_of_one_machine_come_as_fast_as_several_and_a_household_as_one() -> None:
    # given
    gate = Access(Starlette(), '<script type="importmap">{}</script>', rate=1, burst=2)

    def let_in(*clients: str) -> int:
        return sum(gate._pace({"client": (client, 1), "path": "/"}).allows(100.0) for client in clients)

    # then
    assert let_in(*["192.0.2.1"] * 50) == 2
    assert let_in(*(f"2001:db8::{number}" for number in range(50))) == 2
    assert let_in(*["127.0.0.1"] * 50) == 2 * OF_THIS_MACHINE


def test_somebody_who_says_nothing_is_shown_out(
    server: Server, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "JOIN_WITHIN", 0.1)
    page = Page(server, seated).open()
    assert page.shown_out() == 4004
    assert page.heard[-1]["type"] == "refused"


# --- what a stranger finds out ---


@pytest.mark.long
def test_a_table_that_is_not_there_and_one_that_is_look_the_same(server: Server, seated: Seated) -> None:
    strange = [None, "x" * 24, server.new_table()["creator"]]
    for table in (seated["table"], "AAAAAAAAAAAA", "%00", "1' OR '1'='1", "é" * 1000):
        for key in strange:
            for path in ("export", "replay", "course"):
                answer = server.http.get(f"/api/tables/{table}/{path}", headers=bearer(key))
                assert (answer.status_code, answer.json()) == (404, NOTHING)
            for path, body in (("links", {"seat": 0}), ("continue", {"at": 0})):
                answer = server.http.post(f"/api/tables/{table}/{path}", json=body, headers=bearer(key))
                assert (answer.status_code, answer.json()) == (404, NOTHING)


def test_a_socket_does_not_tell_either_whether_there_is_a_table(server: Server, seated: Seated) -> None:
    said = []
    for table, key in ((seated["table"], "x" * 24), ("AAAAAAAAAAAA", "x" * 24), ("AAAAAAAAAAAA", seated["keys"][0])):
        page = Page(server, {"table": table}, key).open()
        page.send(**page.hello)
        assert page.shown_out() == 4004
        said.append(page.heard)
    assert said[0] == said[1] == said[2]
    assert page.refusals() == ["unknown"]


def test_half_a_link_is_a_wrong_link_not_a_wrong_message(server: Server, seated: Seated) -> None:
    page = Page(server, {"table": seated["table"]}, seated["keys"][0][:9]).open()
    page.send(**page.hello)
    assert page.shown_out() == 4004
    assert page.refusals() == ["unknown"]


@pytest.mark.parametrize(
    "path",
    [
        "/api", "/api/", "/admin", "/.git/config", "/tables.db", "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2f__init__.py", "/static/%00", "/static/", "/api/words/web/xx", "/api/words/kernel/en",
        "/api/words/..%2fserver/en", "/health", "/metrics", "/t", "/t/a/b", "/ws",
    ],
)  # fmt: skip
def test_probing_paths_finds_nothing(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.json()) == (404, NOTHING)


@pytest.mark.parametrize(
    ("method", "path"),
    [("DELETE", "/api/tables"), ("PUT", "/api/games"), ("POST", "/"), ("POST", "/static/app.js"), ("TRACE", "/")],
)
def test_other_methods_are_refused(server: Server, method: str, path: str) -> None:
    answer = server.http.request(method, path)
    assert (answer.status_code, answer.json()) == (405, NOTHING)


def test_the_page_is_the_same_for_every_table(server: Server, seated: Seated) -> None:
    assert server.http.get(f"/t/{seated['table']}").text == server.http.get("/t/nowhere").text


# --- for those who run it ---


def test_health_and_metrics_are_there_when_watched(open_server: Server) -> None:
    seated = open_server.new_table()
    with Page(open_server, seated, *seated["keys"]) as page:
        page.answer()
        metrics = open_server.http.get("/metrics").text
    assert open_server.http.get("/health").text == "ok"
    for line in ("miskatonic_tables_total 1.0", "miskatonic_decisions_total 1.0", "miskatonic_visitors 1.0"):
        assert line in metrics


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("127.0.0.1", True),
        ("localhost", True),
        ("::1", True),
        ("0.0.0.0", False),
        ("::", False),
        ("table.example", False),
    ],
)
def test_they_are_on_by_themselves_only_where_nobody_else_comes(host: str, local: bool) -> None:
    assert is_loopback(host) == local


@pytest.mark.parametrize(("arguments", "status"), [((), 200), (("--no-watch",), 404)])
def test_the_command_watches_on_loopback_unless_told(
    serve: Callable[..., Process], arguments: tuple[str, ...], status: int
) -> None:
    process = serve(*arguments)
    assert process.http.get("/health").status_code == status
    assert process.http.get("/metrics").status_code == status
    assert process.stop() in (0, 130)


def test_tables_are_kept_where_data_of_a_person_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "miskatonic" / "tables.db"
