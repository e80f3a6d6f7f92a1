"""What the tests of the server play with: a server in a thread, one in a process, and a page at a table."""

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Literal, Self, TypedDict, TypeVar, get_args, get_origin, get_type_hints, overload

import httpx
import psycopg
import uvicorn
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from miskatonic.kernel import find_game, games
from miskatonic.kernel.view import SeenChoice, View
from miskatonic.server import answers, sent
from miskatonic.server.door.access import Access
from miskatonic.server.door.app import make_app
from miskatonic.server.door.limits import configured
from miskatonic.server.door.openapi import ENDPOINTS
from miskatonic.server.messages import PROTOCOL
from miskatonic.server.processes.sockets import bind
from miskatonic.server.storage.database import is_postgres
from miskatonic.server.storage.journal import Journal
from miskatonic.server.tables.house import House
from miskatonic.server.tables.open_table import OpenTable
from tests.contract import conforms

Plain = dict[str, Any]
"""What has no declaration: a save, an entry of the journal, a message that is to be wrong."""
State = sent.State[Any]
"""How a table stands, as a page has it; what lies on the board is up to the game."""
Seated = answers.Seated
Replayed = answers.Replayed[Any]
Kind = TypeVar("Kind")
PATIENCE = 60.0
"""Seconds for which something is waited for that comes, however busy the machine is."""
SOON = 30.0
"""Seconds in which something has to end that would otherwise take a minute or stay for ever."""
REIGN = "reign_of_cthulhu"
DEALT = {"investigators": "deal"}


def dealt(game: str) -> dict[str, str]:
    """The options with which a game deals its investigators, if it has any."""
    return {name: value for name, value in DEALT.items() if name in find_game(game).all_settings}


SENT = {get_args(get_type_hints(get_origin(kind) or kind)["type"])[0]: kind for kind in get_args(answers.Message)}
"""What may come over the socket, by its type."""
BOARDS = {game.id: game.board for game in games()}


def as_declared(message: answers.Message) -> answers.Message:
    """A message of the server, which is what `sent` and `answers` declare."""
    kind = message["type"]
    declared: object = SENT[kind]
    if message["type"] == "state":
        declared = sent.State[BOARDS.get(message["game"], Any)]  # type: ignore[misc]  # known only now
    assert conforms(message, declared, kind) == []
    return message


def given(method: str, path: str, kind: type[Kind]) -> type[Kind]:
    """What an endpoint gives, which is what its description says."""
    [described] = [
        one.gives
        for one in ENDPOINTS
        if one.method == method and re.fullmatch(re.sub(r"{\w+}", "[^/]+", one.path), path)
    ]
    assert described == kind
    return kind


def answered(answer: httpx.Response, status: int, kind: type[Kind]) -> Kind:
    """The answer of an endpoint, as it is declared."""
    assert answer.status_code == status, answer.text
    found: Kind = answer.json()
    assert conforms(found, kind, answer.url.path) == []
    return found


class AtTable(TypedDict):
    """Whatever says which table it is about."""

    table: str


class Address:
    """A server somewhere on loopback, and its endpoints."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.origin, timeout=PATIENCE, trust_env=False)

    def new_table(self, game: str = REIGN, seats: int = 2, *, creator: str | None = None, **more: object) -> Seated:
        """Set up a table; its investigators are dealt, so that the first question is already one of the game."""
        wish = {"game": game, "seats": seats, "options": dealt(game), "seed": 7, **more}
        return self.post(Seated, "/api/tables", wish, creator)

    def get(self, kind: type[Kind], path: str, key: str | None = None, **query: str | int) -> Kind:
        """What an endpoint gives, which is of this kind."""
        answer = self.http.get(path, params=query, headers=bearer(key))
        return answered(answer, 200, given("get", path, kind))

    def post(self, kind: type[Kind], path: str, body: Mapping[str, object], key: str | None = None) -> Kind:
        """What an endpoint gives for a body that it takes."""
        answer = self.http.post(path, json=body, headers=bearer(key))
        return answered(answer, 201, given("post", path, kind))

    def tables(self, key: str, **query: str) -> list[answers.TableInList]:
        """The tables of whoever has this key."""
        return self.get(answers.Tables, "/api/tables", key, **query)["tables"]

    def imported(self, file: str) -> Seated:
        """A table out of a save."""
        return self.post(Seated, "/api/import", {"file": file})

    def file(self, path: str, key: str | None = None) -> Plain:
        """What an endpoint gives that is a file, or up to a game."""
        answer = self.http.get(path, headers=bearer(key))
        assert answer.status_code == 200, answer.text
        found: Plain = answer.json()
        return found


class Server(Address):
    """A real server in a thread of this process, so that a test can look inside and make it fail."""

    def __init__(self, database: Path | str, *, proxy: str | None = None, **settings: Any) -> None:
        self.database = database
        self.journal = Journal(database)
        gate = make_app(self.journal, **{"rate": 1e6, "burst": 1e6, **settings})
        assert isinstance(gate, Access)
        assert isinstance(gate.app, Starlette)
        self.gate = gate
        self.house: House = gate.app.state.house
        bound = bind("127.0.0.1", 0)
        super().__init__(bound.getsockname()[1])
        public = bool(settings.get("public"))
        config = configured(gate, public=public, proxy=proxy, log_config=None, timeout_graceful_shutdown=2)
        self.limits = config.limits
        self._uvicorn = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._uvicorn.run, kwargs={"sockets": [bound]}, daemon=True)
        self._thread.start()
        eventually(lambda: self._uvicorn.started)

    def lines(self) -> list[socket.socket]:
        """The lines of whoever is connected, at the server's end."""
        connections = list(self._uvicorn.server_state.connections)
        return [one.transport.get_extra_info("socket") for one in connections if one.transport is not None]

    def opened(self, seated: AtTable) -> OpenTable:
        """The table as the server holds it."""
        found = self.house.find(seated["table"])
        assert isinstance(found, OpenTable)
        return found

    def entries(self, seated: AtTable) -> list[tuple[str, Plain]]:
        """What stands on disk about a table, read by somebody else than the server."""
        return entries(self.database, seated["table"])

    def close(self) -> None:
        """End it and its thread."""
        self.http.close()
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self.journal.close()


class Process(Address):
    """`miskatonic serve` as somebody would start it."""

    def __init__(self, database: Path | str, *arguments: str, **environment: str) -> None:
        command = [sys.executable, "-m", "miskatonic", "serve", "--port", "0", "--database", str(database), *arguments]
        around = {**os.environ, **environment}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdout=pipe, stderr=subprocess.STDOUT, text=True, env=around)
        assert self._process.stdout is not None
        self.first_line = self._process.stdout.readline()
        super().__init__(int(self.first_line.rstrip("/\n").rpartition(":")[2]))

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    def kill(self) -> None:
        """As if the power had gone; nothing happens to one that is gone already."""
        if self._process.poll() is None:
            os.kill(self._process.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """Ctrl-C; the exit status."""
        os.kill(self._process.pid, signal.SIGINT)
        return self._gone()

    def terminate(self) -> int:
        """What the system sends when it shuts down; the exit status."""
        os.kill(self._process.pid, signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        self.http.close()
        status = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status


class Page:
    """One open page: joins on entering, keeps the last state and everything else it has heard."""

    def __init__(self, address: Address, seated: AtTable, *keys: str, **join: object) -> None:
        self.address = address
        self.hello: Plain = {
            "type": "join",
            "protocol": PROTOCOL,
            "table": seated["table"],
            "keys": list(keys),
            "person": f"person of {keys[0] if keys else 'nobody'}"[:40],
            "language": "en",
            **join,
        }
        self.seen: State | None = None
        self.heard: list[answers.Message] = []

    def __enter__(self) -> Self:
        self.open()
        self.send(**self.hello)
        self.state()
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def open(self, origin: str | None = None) -> Self:
        """Open the socket and say nothing yet."""
        url = f"ws://127.0.0.1:{self.address.port}/ws"
        sender = Origin(origin or self.address.origin)
        socket = connect(url, origin=sender, proxy=None, open_timeout=PATIENCE, close_timeout=2, max_size=None)
        self.socket = socket.__enter__()
        return self

    def close(self) -> None:
        """Close the page."""
        self.socket.close()

    def drop(self) -> None:
        """The line is cut: no goodbye."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()

    @property
    def last(self) -> State:
        """How the table stood last."""
        assert self.seen is not None, "it has not heard of the table yet"
        return self.seen

    def send(self, **message: object) -> None:
        """Send one message."""
        self.socket.send(json.dumps(message))

    @overload
    def hear(self, kind: Literal["state"], /, *, timeout: float = PATIENCE) -> State: ...

    @overload
    def hear(self, kind: Literal["people"], /, *, timeout: float = PATIENCE) -> sent.People: ...

    @overload
    def hear(self, kind: Literal["advice"], /, *, timeout: float = PATIENCE) -> answers.Advice: ...

    @overload
    def hear(self, kind: Literal["because"], /, *, timeout: float = PATIENCE) -> answers.Because: ...

    @overload
    def hear(self, kind: Literal["position"], /, *, timeout: float = PATIENCE) -> answers.InWords: ...

    @overload
    def hear(self, kind: Literal["goal"], /, *, timeout: float = PATIENCE) -> answers.GoalOfGame: ...

    @overload
    def hear(self, kind: Literal["refused"], /, *, timeout: float = PATIENCE) -> answers.NotDone: ...

    @overload
    def hear(self, kind: str, /, *kinds: str, timeout: float = PATIENCE) -> answers.Message: ...

    def hear(self, *kinds: str, timeout: float = PATIENCE) -> answers.Message:
        """The next message of one of these kinds; of a change the state that it makes."""
        deadline = time.monotonic() + timeout
        while True:
            message = as_declared(json.loads(self.socket.recv(max(0.01, deadline - time.monotonic()))))
            self.heard.append(message)
            if message["type"] == "change":
                message = changed(self.last, message)
            if message["type"] == "state":
                self.seen = message
            if message["type"] == "people" and self.seen is not None:
                self.seen = {**self.seen, "seats": message["seats"]}
            if message["type"] in kinds:
                return message

    def state(self) -> State:
        """The next state."""
        return self.hear("state")

    def until(self, wanted: Callable[[State], object]) -> State:
        """The first state that is as wanted; the present one counts."""
        while not wanted(self.last):
            self.state()
        return self.last

    def reach(self, number: int) -> State:
        """The state of that number or a later one."""
        return self.until(lambda state: state["number"] >= number)

    def asks(self, **message: object) -> str:
        """Send what is going to be refused; the code of the refusal."""
        self.send(**message)
        return self.hear("refused")["code"]

    def settle(self) -> None:
        """Come back when everything sent before has been dealt with and everything it brought has been heard."""
        for _ in range(2):
            self.send(type="position")
            self.hear("position")

    def hears_nothing(self, seconds: float = 0.25) -> bool:
        """Whether nothing comes for so long."""
        try:
            self.heard.append(json.loads(self.socket.recv(seconds)))
        except TimeoutError:
            return True
        return False

    def refusals(self) -> list[str]:
        """The codes of all refusals it has heard."""
        return [message["code"] for message in self.heard if message["type"] == "refused"]

    def options(self) -> list[str]:
        """The options of the last state that this page may choose."""
        return [option["text"] for option in offered(self.last) if own(self.last, option)]

    def answer(self, option: str | None = None) -> State:
        """Decide, and wait for what it brings."""
        number = self.last["number"]
        self.send(type="answer", number=number, option=option or self.options()[0])
        return self.reach(number + 1)

    def shown_out(self) -> int | None:
        """Wait until the server closes the socket; its code."""
        with suppress(ConnectionClosed):
            while True:
                self.heard.append(json.loads(self.socket.recv(PATIENCE)))
        return self.socket.close_code


def changed(state: State, change: sent.Change) -> State:
    """A state with what has changed of it, as a page would have it; the state itself stays as it is."""
    assert change["sent"] == state["sent"] + 1
    found: State = json.loads(json.dumps(state))
    for pointer, value in change["set"].items():
        *path, last = pointer.split("/")[1:]
        at: Any = found
        for name in path:
            at = at[int(name) if isinstance(at, list) else name]
        at[int(last) if isinstance(at, list) else last] = value
    return {**found, "sent": change["sent"], "number": change["number"], "log": change["log"]}


def question_of(state: State) -> sent.Asked:
    """What is asked; something is."""
    assert state["asked"] is not None
    return state["asked"]


def view_of(state: State) -> View[Any]:
    """What is seen of a table that can be played."""
    assert state["view"] is not None
    return state["view"]


def choice_of(state: State) -> SeenChoice:
    """The same as the kernel shows it."""
    choice = view_of(state)["choice"]
    assert choice is not None
    return choice


def wish_of(state: State) -> sent.WishToUndo:
    """Somebody's wish to take something back; there is one."""
    assert state["undo"]["asked"] is not None
    return state["undo"]["asked"]


def fate_of(state: State) -> sent.SeenFate:
    """Where the luck of a table comes from, which says so."""
    assert state["fate"] is not None
    return state["fate"]


def notice_of(state: State) -> sent.Notice:
    """Why a table can only be read."""
    assert state["closed"] is not None
    return state["closed"]


def renewed_of(state: State) -> sent.Renewed:
    """How a table goes on under other rules."""
    assert state["renewed"] is not None
    return state["renewed"]


def ending_of(state: State) -> sent.Ending:
    """How a game ended that is over."""
    assert state["outcome"] is not None
    return state["outcome"]


def recap_of(state: State) -> sent.Recap:
    """What happened since somebody decided, at a table that can be played."""
    assert state["recap"] is not None
    return state["recap"]


def offered(state: State) -> list[sent.OptionToPick]:
    """All options of a state."""
    asked = state["asked"]
    return [option for group in asked["groups"] for option in group["options"]] if asked else []


@contextmanager
def together(pages: list[Page], number: int) -> Iterator[None]:
    """Pages that have all come to the same state, closed in the end."""
    for page in pages:
        page.reach(number)
        page.settle()
    yield
    for page in pages:
        page.close()


def own(state: State, thing: sent.Question | sent.SaidOption) -> bool:
    """Whether a question or an option belongs to a seat that the page holds."""
    return state["seats"][thing["seat"]]["mine"]


def bearer(key: str | None) -> dict[str, str]:
    """The header that carries a key."""
    return {} if key is None else {"authorization": f"Bearer {key}"}


def asked(database: Path | str, query: str, *args: object) -> list[tuple[Any, ...]]:
    """What stands in a database, read by somebody else than the server."""
    if is_postgres(database):
        with psycopg.connect(str(database), autocommit=True) as connection:
            connection.execute("SET search_path = miskatonic")
            found = connection.execute(query.replace("?", "%s").encode(), args or None)
            return found.fetchall() if found.description else []
    with closing(sqlite3.connect(database, isolation_level=None)) as file:
        return file.execute(query, args).fetchall()


def entries(database: Path | str, table: str) -> list[tuple[str, Plain]]:
    """What stands on disk about a table: kinds and data in order, the sequence without gaps."""
    rows = asked(database, "SELECT sequence, kind, data FROM journal WHERE of_table = ? ORDER BY sequence", table)
    assert [row[0] for row in rows] == list(range(len(rows)))
    return [(kind, json.loads(data)) for _, kind, data in rows]


def eventually(holds: Callable[[], object]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.01)
