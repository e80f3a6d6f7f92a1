"""One visitor among many: what is said in words is made once, and an address asks only so much, so that nobody else
waits for it. Nothing here is timed: what is made and what is refused is counted.
"""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from miskatonic import bots
from miskatonic.server import answers
from miskatonic.server.door import live
from miskatonic.server.seen import explanations, games_and_words, scene
from miskatonic.terminal import boards
from tests.server.page import Page, Seated, Server

ARKHAM = "arkham_lcg"


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often something was put into words, thought of or described."""
    counted: Counter[str] = Counter()

    def count(where: Any, name: str) -> None:
        make: Callable[..., object] = getattr(where, name)

        def counting(*args: Any, **more: Any) -> object:
            counted[name] += 1
            return make(*args, **more)

        monkeypatch.setattr(where, name, counting)

    count(scene, "_in_words")
    count(explanations, "_because")
    count(bots, "advise")
    return counted


class Stranger(Page):
    """A page that is open somewhere else, as the proxy tells."""

    def __init__(self, server: Server, seated: Seated, address: str) -> None:
        super().__init__(server, seated, *seated["keys"])
        self._from = address

    def open(self, origin: str | None = None) -> "Stranger":
        headers = {"x-forwarded-for": self._from}
        url = f"ws://127.0.0.1:{self.address.port}/ws"
        self.socket = connect(url, additional_headers=headers, proxy=None, close_timeout=2).__enter__()
        return self


def slow_to_refill(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """An address may ask so often, and again in a thousand seconds."""
    monkeypatch.setattr(live, "OF_ONE_ADDRESS", (0.001, float(most)))
    monkeypatch.setattr(live, "REST", 0.01)


# --- made once ---


def test_the_position_in_words_is_made_once_for_all_who_see_and_read_the_same(
    server: Server, made: Counter[str]
) -> None:
    # given
    seated = server.new_table("elder_sign")
    pages = [Page(server, seated, *seated["keys"], language=language) for language in ("en", "en", "uk")]
    for page in pages:
        page.__enter__()
    # when everybody asks again and again
    for _ in range(10):
        for page in pages:
            page.send(type="position")
    told = [page.hear("position")["lines"] for page in pages]
    pages[0].settle()
    # then it was made once in each language
    assert made["_in_words"] == 2
    assert told[0] == told[1] != told[2]
    # and anew when something has happened
    pages[0].answer()
    pages[0].send(type="position")
    pages[0].hear("position")
    assert made["_in_words"] == 3
    for page in pages:
        page.close()


def test_what_one_seat_alone_knows_is_made_for_it_alone(server: Server, made: Counter[str]) -> None:
    """A hand is its owner's to see: whoever asks after them hears what they may know."""
    # given
    seated = server.new_table(ARKHAM)
    opened = server.opened(seated)

    def say(message: str, /, **args: object) -> str:
        return opened.words("en", message, **args)

    with Page(server, seated, seated["keys"][0]) as ada, Page(server, seated, seated["spectator"]) as spectator:
        # when
        said = []
        for page in (ada, spectator, ada, spectator):
            page.send(type="position")
            said.append(page.hear("position")["lines"])
    # then
    for lines, eyes in ((said[0], {0}), (said[1], set())):
        assert lines == boards.board(ARKHAM).words(opened.table.view(eyes), say)
    assert said[:2] == said[2:]
    assert made["_in_words"] == len({str(lines) for lines in said})


def test_why_and_a_hint_are_thought_of_once(server: Server, seated: Seated, made: Counter[str]) -> None:
    with Page(server, seated, *seated["keys"]) as page:
        replies = []
        for number in range(5):
            page.send(type="why", id=f"w{number}", about={"choice": True})
            replies.append(page.hear("because"))
            page.send(type="hint", number=0)
            page.hear("advice")
        assert (made["_because"], made["advise"]) == (1, 1)
        assert [reply["id"] for reply in replies] == [f"w{number}" for number in range(5)]
        assert all({**reply, "id": ""} == {**replies[0], "id": ""} for reply in replies)
        page.answer()
        page.send(type="hint", number=1)
        page.hear("advice", "refused")
        assert made["advise"] == 2


def test_of_what_was_asked_only_so_much_is_remembered(
    server: Server, seated: Seated, made: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(explanations, "MOST_KNOWN", 3)
    opened = server.opened(seated)
    with Page(server, seated, *seated["keys"]) as page:
        names = ["place-park", "place-diner", "place-church", "place-farmstead", "place-woods"]
        for name in names:
            page.send(type="why", id="x", about={"name": name})
            page.hear("because", "refused")
            assert len(opened.shown.get("because", {})) <= 3
    assert made["_because"] == len(names)


# --- the first page ---


def test_the_list_of_games_is_made_off_the_loop_and_once(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # given
    describe, threads = games_and_words.described, []

    def described(game: str, language: str) -> answers.GameShown:
        threads.append(threading.current_thread())
        return describe(game, language)

    monkeypatch.setattr(games_and_words, "described", described)
    running = Server(database)
    # when
    found = [running.get(answers.Games, "/api/games", language="pl")["games"] for _ in range(3)]
    # then
    assert len(threads) == len(found[0]) == 4
    assert running._thread not in threads
    assert found[0] == found[1] == found[2]
    running.close()


def test_a_list_that_could_not_be_made_is_made_when_it_is_wanted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wanted_twice() -> bytes:
        laid_out = games_and_words.GamesAndWords()
        with monkeypatch.context() as broken:
            broken.setattr(games_and_words, "described", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await laid_out.games("en")
        return await laid_out.games("en")

    assert asyncio.run(wanted_twice()) == games_and_words.games("en")


# --- an address ---


def test_the_pages_of_one_address_ask_together_only_so_much_and_others_are_heard(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a server at which an address may ask twelve times
    slow_to_refill(monkeypatch, 12)
    public = Server(database, public=True, proxy="127.0.0.1")
    one, other = public.new_table(), public.new_table()
    flood = [Stranger(public, one, "192.0.2.1") for _ in range(4)]
    for page in flood:
        page.__enter__()
    # when four of its pages ask six times each
    heard: Counter[str] = Counter()
    for _ in range(6):
        for page in flood:
            page.send(type="position")
            heard[page.hear("position", "refused")["type"]] += 1
    # then twelve were answered, and the others refused with a reason; nobody is shown out for it
    assert heard == {"position": 12, "refused": 12}
    refused = [message for page in flood for message in page.heard if message["type"] == "refused"]
    assert {(message["code"], message["say"]) for message in refused} == {("too_fast", "Too fast. Wait a moment.")}
    # and whoever comes from elsewhere plays on, at the same table too
    for seated in (other, one):
        with Stranger(public, seated, "192.0.2.2") as innocent:
            innocent.settle()
    for page in flood:
        page.close()
    public.close()


def test_an_answer_that_was_refused_for_its_address_is_taken_later(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow_to_refill(monkeypatch, 1)
    public = Server(database, public=True, proxy="127.0.0.1")
    seated = public.new_table()
    with Stranger(public, seated, "192.0.2.1") as page:
        page.send(type="position")
        page.hear("position")
        option = page.options()[0]
        assert page.asks(type="answer", number=0, option=option) == "too_fast"
        assert public.entries(seated) == []
    with Stranger(public, seated, "192.0.2.3") as page:
        page.answer(option)
    public.close()


def test_those_who_can_not_be_told_apart_by_address_are_by_their_tables(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given people on one machine, or behind a proxy that nobody named, then one table's flood is not the others'."""
    slow_to_refill(monkeypatch, 4)
    public = Server(database, public=True)
    one, other = public.new_table(), public.new_table()
    with Page(public, one, *one["keys"]) as flood, Page(public, other, *other["keys"]) as innocent:
        for _ in range(8):
            flood.send(type="position")
        said = [flood.hear("position", "refused")["type"] for _ in range(8)]
        assert (said.count("position"), said.count("refused")) == (4, 4)
        innocent.settle()
    public.close()


def test_at_home_an_address_asks_as_much_as_it_likes(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow_to_refill(monkeypatch, 1)
    home = Server(database)
    seated = home.new_table()
    with Page(home, seated, *seated["keys"]) as page:
        for _ in range(5):
            page.settle()
    home.close()
