"""A page is sent what has changed; with it, it always has what the whole state would tell."""

import asyncio
import json
import random
import re
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

import miskatonic
from miskatonic import text
from miskatonic.kernel import find_game
from miskatonic.server.messages import PROTOCOL, WHOLE_STATES
from miskatonic.server.seen import changes, scene
from miskatonic.server.sent import LogLine
from miskatonic.server.storage.hash_chain import End
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import Header
from miskatonic.server.tables.house import begun
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.people import Position, Viewer
from miskatonic.server.tables.playthrough import Playthrough
from miskatonic.server.tables.replaying import first_position
from tests.server.page import PATIENCE, Page, Seated, Server, State, changed, dealt, question_of, view_of

GAMES = [game.id for game in miskatonic.games()]
DECISIONS = 70
PLAIN_NAME = re.compile(r"[a-z_]+")


class Unwritten(Journal):
    """A journal that keeps nothing."""

    def __init__(self) -> None:
        """There is no file."""

    async def append(
        self, table: str, end: End, kind: str, data: str, told: str | None = None, checkpoint: str | None = None
    ) -> tuple[End, float]:
        """It was written, as far as anybody knows."""
        return End(end.sequence + 1, ""), 0.0


class Watching(Viewer):
    """Somebody whose page is told of changes, and takes each of them as it comes."""

    def __init__(self, opened: OpenTable, seats: set[int], language: str) -> None:
        super().__init__(seats, language, person=f"p{sorted(seats)}", name="N")
        self.opened = opened
        self.state: State
        self.lines: dict[int, LogLine] = {}
        self.kinds: list[str] = []

    def look(self) -> None:
        """Take what has changed."""
        message = json.loads(scene.change(self.opened, self))
        self.kinds.append(message["type"])
        self.state = changed(self.state, message) if message["type"] == "change" else message
        lines = {line["number"]: line for line in self.state["log"]["lines"]}
        self.lines = lines if self.state["log"]["reset"] else self.lines | lines

    def has_it_all(self) -> bool:
        """Whether the page has what somebody in the same place would be sent as a whole."""
        twin = Viewer(self.seats, self.language, self.person, self.name)
        whole = json.loads(scene.state(self.opened, twin))
        assert list(self.lines) == [line["number"] for line in whole["log"]["lines"]]
        return as_text(self.state, self.lines.values()) == as_text(whole, whole["log"]["lines"])


def as_text(state: State, lines: Iterable[LogLine]) -> str:
    """A state as one text, in which 1 and true differ; what is counted for the socket left out."""
    rest = {name: value for name, value in state.items() if name not in ("sent", "log")}
    return json.dumps([rest, list(lines)], sort_keys=True)


def table_in_memory(game: str, seats: int, seed: int) -> OpenTable:
    """A table in memory alone."""
    header = Header("t", 0.0, 0.0, game, seats, json.dumps(dealt(game)), seed, None, "")
    table = first_position(header, find_game(game))
    return OpenTable(Unwritten(), begun(header, table), {}, Playthrough(table))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_state_with_its_changes_is_the_whole_state(game: str, seats: int) -> None:
    if seats not in find_game(game).seats:
        seats = max(find_game(game).seats)
    opened = table_in_memory(game, seats, seed=20 + seats)
    chooser = random.Random(seats)
    everybody = [{seat} for seat in range(seats)] + [set(range(seats)), {0, seats - 1}, set()]
    languages = chooser.sample(text.LANGUAGES * 3, len(everybody))
    watching = [Watching(opened, eyes, language) for eyes, language in zip(everybody, languages, strict=True)]
    opened.visitors = list(watching)
    opened.holders = {seat: f"p[{seat}]" for seat in range(seats)}

    async def play() -> None:
        for turn in range(DECISIONS):
            choice = opened.table.choice
            for one in watching:
                if chooser.random() < 0.8 or turn in (0, DECISIONS - 1):  # a slow page misses some in between
                    one.look()
                    assert one.has_it_all()
            if choice is None:
                return
            option = chooser.choice(choice.options)
            decides = next(one for one in watching if one.seats == {choice.owner(option)})
            chance = chooser.random()
            if chance < 0.06 and opened.table.made:
                await opened.undo(decides, opened.table.number, "decision")
                opened.wish = None if chance < 0.01 else opened.wish
                for other in watching:
                    if opened.wish and other.person in opened.others(decides.person):
                        await opened.consent(other, chooser.random() < 0.8)
            elif chance < 0.1:
                watcher = chooser.choice(watching)
                watcher.language = chooser.choice(text.LANGUAGES)
                watcher.told, watcher.seen = 0, None
            else:
                await opened.answer(decides, opened.table.number, option.text)

    asyncio.run(play())
    sent = [kind for one in watching for kind in one.kinds]
    assert sent.count("change") > 0.8 * len(sent)


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_on_a_board_can_be_pointed_at(game: str) -> None:
    opened = table_in_memory(game, max(find_game(game).seats), seed=3)
    state = msgspec.json.decode(scene.state(opened, Viewer({0}, "en")))
    names = [*state, *state["view"], *view_of(state)["board"]]
    assert all(map(PLAIN_NAME.fullmatch, names)), "pointers need no escapes"


def in_pieces(number: int, board: dict[str, object] | None) -> Position:
    """A state of which only this is of interest."""
    some: Any = {"number": number, "view": None if board is None else {"board": board}}
    return changes.position(some)


def test_what_comes_or_goes_is_told_as_a_whole() -> None:
    one = in_pieces(1, {"a": 1})
    assert changes.between(one, in_pieces(2, {"a": 1})) == b'"/number":2'
    assert changes.between(one, in_pieces(2, {"a": 1, "b": 2})) is None
    assert changes.between(one, in_pieces(2, {})) is None
    assert changes.between(one, in_pieces(2, None)) is None


def test_of_a_list_only_what_is_another_is_told() -> None:
    one = in_pieces(1, {"places": [{"n": 1}, {"n": 2}]})
    same_length = in_pieces(1, {"places": [{"n": 1}, {"n": 3}]})
    longer = in_pieces(1, {"places": [{"n": 1}, {"n": 2}, {"n": 3}]})
    assert changes.between(one, same_length) == b'"/view/board/places/1":{"n":3}'
    assert changes.between(one, longer) == b'"/view/board/places":[{"n":1},{"n":2},{"n":3}]'


def test_a_page_is_sent_less_than_a_state(server: Server, seated: Seated) -> None:
    with Page(server, seated, *seated["keys"]) as page:
        page.send(type="answer", number=0, option=page.options()[0])
        raw = page.socket.recv(PATIENCE)
        message = json.loads(raw)
        assert (message["type"], message["sent"], message["number"]) == ("change", 2, 1)
        assert changed(page.last, message)["number"] == 1
        assert len(raw) < 0.7 * len(json.dumps(page.last))


def test_a_page_that_can_not_fit_in_a_change_asks_for_everything(server: Server, seated: Seated) -> None:
    with Page(server, seated, *seated["keys"]) as page:
        page.answer()
        before = page.last
        page.send(type="whole")
        assert page.state()["log"]["reset"]
        assert page.last["log"]["lines"][0]["number"] == 0
        rest = ("sent", "log")
        assert {**page.last, **dict.fromkeys(rest)} == {**before, **dict.fromkeys(rest)}
        page.answer()
        assert page.last["number"] == 2


def test_a_page_of_the_earlier_protocol_is_sent_whole_states(server: Server, seated: Seated) -> None:
    assert WHOLE_STATES < PROTOCOL
    with (
        Page(server, seated, seated["keys"][0], protocol=WHOLE_STATES) as old,
        Page(server, seated, *seated["keys"]) as new,
    ):
        for number in range(3):
            new.answer()
            old.send(type="position")
            old.hear("position")
            assert old.reach(number + 1)["view"] == new.last["view"]
        old.settle()
        assert "change" not in {message["type"] for message in old.heard}


def test_people_who_come_and_go_are_not_forgotten_by_the_next_change(server: Server, seated: Seated) -> None:
    with Page(server, seated, seated["keys"][0], name="Ada") as ada:
        with Page(server, seated, seated["keys"][1], name="Marek") as marek:
            ada.hear("people")
            asked = ada if question_of(ada.last)["seat"] == 0 else marek
            asked.answer()
            ada.reach(1)
            assert [seat["person"] for seat in ada.last["seats"]] == ["Ada", "Marek"]
        ada.hear("people")
        assert [seat["online"] for seat in ada.last["seats"]] == [True, False]
