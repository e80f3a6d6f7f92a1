"""Links for friends: who could open them, and what has to be done so that they can."""

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import click
import pytest
from starlette.types import Message, Scope

from miskatonic.server.door import addresses
from miskatonic.server.door.addresses import address_for_others, local_address
from miskatonic.server.door.app import make_app
from miskatonic.server.door.commands import _for_friends
from miskatonic.server.processes import sockets
from miskatonic.server.storage.journal import Journal

OWN = "192.168.7.5"


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "local_address", lambda: OWN)


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    kept = Journal(tmp_path / "tables.db")
    yield kept
    kept.close()


def told(journal: Journal, known: dict[str, str], host: str, client: str) -> dict[str, str]:
    """What the page of that host is told, when it is asked for from there."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/",
        "raw_path": b"/",
        "query_string": b"",
        "headers": [(b"host", host.encode())],
        "client": (client, 50_000),
        "server": ("127.0.0.1", 8777),
    }

    async def answered() -> None:
        await make_app(journal, for_others=known)(scope, receive, send)

    asyncio.run(answered())
    page = b"".join(message.get("body", b"") for message in sent).decode()
    assert "<html" in page
    found = re.search(r'<meta name="reach" content="([^"]*)">', page)
    return json.loads(unescape(found.group(1))) if found else {}


def test_on_loopback_only_this_machine_can_open_links_and_the_way_out_is_told() -> None:
    known = address_for_others("127.0.0.1", 8777)
    assert known == {"command": "miskatonic serve --host 0.0.0.0", "network": f"http://{OWN}:8777"}
    assert _for_friends(known) == (
        "Only this machine can open it. For friends on your network: miskatonic serve --host 0.0.0.0; "
        f"they will then find it at http://{OWN}:8777/.\n"
    )


def test_another_port_stays_in_the_command() -> None:
    assert address_for_others("localhost", 9000)["command"] == "miskatonic serve --host 0.0.0.0 --port 9000"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_open_to_the_network_links_carry_its_address(host: str) -> None:
    known = address_for_others(host, 8777)
    assert known == {"address": f"http://{OWN}:8777"}
    assert _for_friends(known) == f"Friends find it at http://{OWN}:8777/\n"


def test_a_public_origin_is_what_links_carry() -> None:
    assert address_for_others("127.0.0.1", 8777, ("https://table.example/",)) == {"address": "https://table.example"}


def test_a_host_of_its_own_needs_no_help() -> None:
    assert address_for_others("192.168.7.9", 8777) == {}
    assert _for_friends({}) == ""


def test_a_machine_without_a_network_says_only_that_nobody_else_gets_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "local_address", lambda: "")
    known = address_for_others("127.0.0.1", 8777)
    assert known == {"command": "miskatonic serve --host 0.0.0.0", "network": ""}
    assert "find it" not in _for_friends(known)
    assert address_for_others("0.0.0.0", 8777) == {}


def test_the_address_in_the_network_is_never_one_of_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unreachable(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError

    found = local_address()
    assert not found or (not found.startswith("127.") and found != "0.0.0.0")
    monkeypatch.setattr("miskatonic.server.door.addresses.socket.socket", Unreachable)
    assert local_address() == ""


def test_only_pages_on_this_machine_are_told(journal: Journal) -> None:
    known = {"address": f"http://{OWN}:8777"}
    assert told(journal, known, "localhost:8777", "127.0.0.1") == known
    assert told(journal, known, "localhost:8777", "192.168.7.20") == {}
    assert told(journal, known, f"{OWN}:8777", "127.0.0.1") == {}


# --- the port ---------------------------------------------------------------------------------------------------------


def test_a_port_that_a_server_has_is_taken_by_no_other() -> None:
    # given
    first = sockets.bind("127.0.0.1", 0)
    # then
    with first, pytest.raises(click.ClickException, match="can't be used"):
        sockets.bind("127.0.0.1", first.getsockname()[1])


def test_on_windows_the_port_is_asked_for_alone_because_there_others_could_share_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # given
    assert sockets.at_a_port(shared=False) == [socket.SO_REUSEADDR]
    assert sockets.at_a_port(shared=True) == [socket.SO_REUSEADDR, socket.SO_REUSEPORT]
    # when
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    # then
    assert sockets.at_a_port(shared=False) == [-5]
