"""After an update: a table is played again, gone on with from its last turn, or can be read. Nothing happens unsaid."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic.kernel import Catalogue, Game, State
from miskatonic.kernel import game as registry
from miskatonic.server import answers
from miskatonic.server.messages import Refused
from miskatonic.server.seen import lists, scene
from miskatonic.server.storage import transcript
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import Entry
from miskatonic.server.tables.closed_table import ClosedTable
from miskatonic.server.tables.house import House
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.opening import AnyTable
from miskatonic.server.tables.people import Viewer
from miskatonic.server.tables.replaying import CARDS, RECORD, RULES
from miskatonic.server.tables.room import Room
from tests.server import evening as module
from tests.server import page as pages
from tests.server.page import Page, Replayed, Server, ending_of, notice_of, renewed_of

ALL = {0, 1, 2}
ONE_EVENING = ("continue:0", "read", "sleep")
TOLD = ["Evening 1 begins.", "Player 1 read page 1.", "Evening 2 begins.", "Player 1 showed Knot."]


class Played:
    """A table of the evening game in a journal of its own; it can be opened again under other rules."""

    def __init__(self, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.database, self.monkeypatch = database, monkeypatch
        self.journal = Journal(database)
        self.person = Viewer(set(ALL), "en", "somebody")
        hands = {"hands": "knot+coin/dove+rope/"}  # nothing for the bot to do
        house = House(self.journal)
        seated = asyncio.run(house.new_table(module.GAME, 3, hands, 1, "creator of tables", {2: "random"}, "127.0.0.1"))
        self.id = seated["table"]
        self.play(*ONE_EVENING, "show:knot")

    def room(self) -> Room:
        """As whoever starts the server finds it."""
        found = House(self.journal).find(self.id)
        assert found is not None
        return found

    def opened(self) -> OpenTable:
        found = self.room()
        assert isinstance(found, OpenTable)
        return found

    def closed(self) -> ClosedTable:
        found = self.room()
        assert isinstance(found, ClosedTable)
        return found

    def play(self, *answers: str) -> OpenTable:
        opened = self.opened()
        for text in answers:
            asyncio.run(opened.answer(self.person, opened.table.number, text))
        return opened

    def rules(self, **changes: Any) -> Game:
        """From now on other rules are known."""
        game = replace(module.GAME, **changes)
        self.monkeypatch.setattr(module, "GAME", game)
        return game

    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.entries()]

    def entries(self) -> list[Entry]:
        header = self.journal.header(self.id)
        assert header is not None
        return self.journal.record(header).entries

    def on_disk(self, statement: str, *args: object) -> None:
        """Somebody changes the file."""
        connection = sqlite3.connect(self.database)
        connection.execute(statement, args)
        connection.commit()
        connection.close()


@pytest.fixture
def played(database: Path, evening: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Played]:
    table = Played(database, monkeypatch)
    yield table
    table.journal.close()


def state_of(room: AnyTable, seats: set[int] = ALL, language: str = "en") -> pages.State:
    state: pages.State = msgspec.json.decode(scene.state(room, Viewer(seats, language)))
    return state


def said(room: AnyTable, seats: set[int] = ALL) -> list[str]:
    return [line["say"] for line in state_of(room, seats)["log"]["lines"]]


def listed(played: Played) -> answers.TableInList:
    [found] = asyncio.run(lists.tables_of(House(played.journal), "creator of tables", "en"))
    return found


# --- the same rules ---


def test_the_same_rules_play_it_again(played: Played) -> None:
    opened = played.opened()
    assert said(opened) == TOLD
    assert (opened.header.version, json.loads(opened.header.contents)["trick"][0]) == ("1", 6)
    assert opened.bots == {2: "random"}
    played.play("continue:0", "sleep")
    assert played.kinds() == ["bot"] + ["answer"] * 6


def test_every_entry_keeps_what_it_told_and_every_turn_how_it_stood(played: Played) -> None:
    header, entries = played.journal.header(played.id), played.entries()
    assert header is not None
    events = transcript.events(header, entries)
    table = played.opened().table
    assert transcript.same(transcript.told(events), table.events)
    assert [event.about for event in events] == [event.about for event in table.events]
    assert [event.number for event in events] == list(range(len(events)))
    positions = [transcript.read_position(entry.checkpoint) for entry in entries if entry.checkpoint]
    assert [(one.state["evenings"], one.told) for one in positions] == [(1, 2)], "before the second evening begins"
    assert positions[0].state == table.last_stretch().state.to_plain()


def test_what_was_taken_back_takes_its_checkpoint_along(played: Played) -> None:
    opened = played.opened()
    for _ in range(3):
        asyncio.run(opened.undo(played.person, opened.table.number, "decision"))
    position, number = transcript.last_position(opened.header, played.entries())
    assert position is not None
    assert (position.state["evenings"], position.told, number) == (0, 0, opened.table.number)


def test_rules_that_tell_something_else_under_the_same_version_close_it(played: Played) -> None:
    played.rules(named=lambda game, args: {**module.named(game, args), "who": "seat-2"})
    closed = played.closed()
    assert closed.why == RECORD
    assert said(closed) == TOLD
    assert "no longer leads to the same position" in notice_of(state_of(closed))["say"]


def unchained(played: Played) -> None:
    """As a file from before entries were chained."""
    for table in ("journal", "ends"):
        played.on_disk(f"UPDATE {table} SET chain = NULL")


DAMAGE = [
    ("data", '{"option":"show:veil","seats":[0]}'),
    ("data", "{"),
    ("data", "[]"),
    ("told", "[["),
    ("kind", "prayer"),
]


@pytest.mark.parametrize(("column", "value"), DAMAGE)
def test_a_damaged_record_of_an_old_file_closes_it_and_nothing_escapes(played: Played, column: str, value: str) -> None:
    unchained(played)
    played.on_disk(f"UPDATE journal SET {column} = ? WHERE sequence = 2", value)
    closed = played.closed()
    assert closed.why == RECORD
    assert listed(played)["closed"]
    assert state_of(closed)["view"] is None
    json.loads(closed.export())


def test_a_changed_decision_is_noticed_though_the_rules_allow_it(played: Played) -> None:
    unchained(played)
    played.on_disk("UPDATE journal SET data = ? WHERE sequence = 4", '{"option":"show:coin","seats":[0]}')
    assert played.closed().why == RECORD


# --- rules that can read it ---


def test_rules_that_read_its_version_play_it_again_and_enter_that_with_the_next_decision(played: Played) -> None:
    # given
    digest, kinds = played.opened().table.digest(), played.kinds()
    played.rules(version="2", reads={"1": {}}, marks=module.GAME.marks)
    # when
    opened = played.opened()
    # then: nothing is written by looking
    assert opened.table.digest() == digest
    assert said(opened) == TOLD
    assert played.kinds() == kinds
    played.play("continue:0")
    assert played.kinds() == [*kinds, "read", "answer"]
    # and it is of the new version from then on
    digest = played.opened().table.digest()
    played.rules(version="3", reads={"2": {}})
    assert said(played.opened())[2].startswith("The rules have been updated"), "what was before is of the first"
    played.rules(version="3", reads={"1": {}, "2": {}})
    assert played.opened().table.digest() == digest


# --- other rules ---


def test_other_rules_go_on_from_the_beginning_of_its_last_turn_and_say_so(played: Played) -> None:
    # given
    before, kinds = played.opened().table.number, played.kinds()
    played.rules(version="2")
    # when
    opened = played.opened()
    # then
    line = (
        "The rules have been updated (version 1 became 2). The game continues from the start of its last turn; "
        "1 decision was taken back."
    )
    assert said(opened) == [*TOLD[:2], line, "Evening 2 begins."]
    assert opened.table.state.to_plain()["shown"] == []
    assert opened.table.number > before
    assert state_of(opened)["turn"] == 2
    assert opened.bots == {2: "random"}
    assert played.kinds() == kinds
    with pytest.raises(Refused, match="decision"):
        asyncio.run(opened.undo(played.person, opened.table.number, "decision"))


def test_what_was_gone_on_with_can_be_opened_again_and_again(played: Played) -> None:
    played.rules(version="2")
    played.play("show:coin")
    assert played.kinds()[-2:] == ["went_on", "answer"]
    opened = played.play("continue:0", "sleep")
    digest, log = opened.table.digest(), said(opened)
    assert played.opened().table.digest() == digest
    assert said(played.opened()) == log
    # when: rules change once more
    played.rules(version="3")
    # then
    now = said(played.opened())
    assert now[: len(log) - 1] == log[:-1]
    assert now[-2:] == [
        "The rules have been updated (version 2 became 3). The game continues from the start of its last turn.",
        "Evening 3 begins.",
    ]
    played.play("continue:0")
    assert played.opened().table.number == opened.table.number + 2


def test_rules_whose_cards_have_become_more_play_it_again(played: Played) -> None:
    played.rules(catalogues=(MORE,))
    opened = played.opened()
    assert said(opened) == TOLD
    asyncio.run(opened.undo(played.person, opened.table.number, "decision"))
    assert said(played.opened()) == said(opened)


def test_if_chance_meets_new_cards_they_continue_where_its_turn_began(played: Played) -> None:
    def another(seed: int, seats: int, options: Mapping[str, str]) -> State:
        return module.setup(seed + 1, seats, options)

    played.rules(catalogues=(MORE,), setup=another)
    assert said(played.opened())[2] == (
        "The cards of the game have changed. The game continues from the start of its last turn; "
        "1 decision was taken back."
    )


MORE = Catalogue("trick", [*module.TRICKS, module.Trick("veil")])
RENEWED = {
    "en": "The rules have been updated (version 1 became 2). The game continues from the start of its last turn; "
    "2 decisions were taken back.",
    "pl": "Zasady się zmieniły (wersję 1 zastąpiła 2). Gra toczy się dalej od początku ostatniej tury; "
    "cofnięto 2 decyzje.",
    "uk": "Правила оновлено (версію 1 замінила 2). Гра триває від початку останнього ходу; скасовано 2 рішення.",
}


@pytest.mark.parametrize("language", RENEWED)
def test_everybody_is_told_what_other_rules_have_taken_back(played: Played, language: str) -> None:
    # given one evening, and another in which two decisions hold and one was taken back
    played.play("continue:0")
    assert state_of(played.opened())["renewed"] is None
    opened = played.play("read")
    asyncio.run(opened.undo(played.person, opened.table.number, "decision"))
    # when
    played.rules(version="2")
    # then
    told = renewed_of(state_of(played.opened(), language=language))
    assert (told["say"], told["decisions"]) == (RENEWED[language], 2)
    if language == "en":
        assert told["lines"] == ["Player 1 showed Knot."]
    # and it is told to whoever comes when the others have played on, too
    played.play("continue:0")
    assert state_of(played.opened(), {1}, language)["renewed"] == told
    assert renewed_of(state_of(played.opened(), set(), language))["decisions"] == 2


def test_what_only_one_seat_was_told_is_told_as_taken_back_to_it_alone(played: Played) -> None:
    played.play("continue:0", "read")
    played.rules(version="2")
    opened = played.opened()
    assert renewed_of(state_of(opened, {0}))["lines"][-1] == "Player 1 read page 2."
    assert renewed_of(state_of(opened, {1}))["lines"][-1] == "Player 1 read a page."


def test_what_was_told_before_decisions_were_counted_is_still_said(played: Played) -> None:
    """Given a journal in which a change of rules was kept that did not say how much it took back."""
    played.rules(version="2")
    played.play("continue:0", "sleep")
    entry = next(one for one in played.entries() if one.kind == "went_on")
    assert entry.told is not None
    rows = json.loads(entry.told)
    rows[0][3] = {name: rows[0][3][name] for name in ("back", "was", "now")}
    played.on_disk("UPDATE journal SET told = ?, chain = NULL WHERE kind = 'went_on'", json.dumps(rows))
    played.on_disk("UPDATE journal SET chain = NULL")
    played.on_disk("UPDATE ends SET chain = NULL")
    # then it is played again, and under still other rules it is a line of the log
    assert said(played.opened())[2].endswith("; 1 decision was taken back.")
    played.rules(version="3")
    assert said(played.opened())[2].endswith("The game continues from the start of its last turn.")


@dataclass(slots=True)
class Night(State):
    """A position of other rules."""

    darkness: int


def _breaks(game: Any) -> list[str]:
    raise IndexError("rules that can't cope")


OTHER_RULES: dict[str, dict[str, Any]] = {
    "other fields": {"version": "2", "state": Night},
    "what can't be": {"version": "2", "problems": lambda game: ["no"]},
    "a defect": {"version": "2", "problems": _breaks},
    "other cards": {"catalogues": (Catalogue("trick", [module.Trick("veil"), *module.TRICKS]),)},
    "no such step": {"version": "2", "steps": {"night": module.begin}},
    "no such setting": {"version": "2", "settings": ()},
    "other seats": {"version": "2", "seats": (2,)},
}


@pytest.fixture(params=OTHER_RULES)
def closed(played: Played, request: pytest.FixtureRequest) -> ClosedTable:
    """The table under rules that can't go on with it."""
    played.rules(**OTHER_RULES[request.param])
    return played.closed()


def test_rules_that_can_not_read_it_close_it(closed: ClosedTable, request: pytest.FixtureRequest) -> None:
    state = state_of(closed)
    assert closed.why == (CARDS if "cards" in request.node.callspec.id else RULES)
    assert notice_of(state)["version"] == "1"
    assert notice_of(state)["say"].startswith("From an earlier version")
    assert (state["view"], state["asked"], state["undo"]["to"]) == (None, None, [])
    assert (state["number"], state["turn"]) == (4, 2)
    assert [seat["name"] for seat in state["seats"]] == ["Player 1", "Player 2", "Player 3"]
    assert state["seats"][2]["bot"] == "random"


def test_its_log_can_be_read_by_whom_it_was_told(closed: ClosedTable) -> None:
    assert said(closed) == TOLD
    assert said(closed, {1}) == [TOLD[0], "Player 1 read a page.", *TOLD[2:]]
    assert state_of(closed)["log"]["lines"][3]["about"] == ["trick:knot"]


def test_it_can_be_stepped_through(closed: ClosedTable) -> None:
    assert closed.last == 4
    assert [len(said(closed.past(at))) for at in range(5)] == [1, 1, 2, 3, 4]
    with pytest.raises(Refused):
        closed.past(5)


def test_its_record_can_be_taken_away(closed: ClosedTable) -> None:
    record = json.loads(closed.export())
    assert (record["miskatonic_record"], record["game"], record["version"], record["seed"]) == (1, "evening", "1", 1)
    assert [entry["data"]["option"] for entry in record["entries"][1:]] == [*ONE_EVENING, "show:knot"]
    assert record["entries"][-1]["told"][0][1] == "showed"
    assert record["checkpoint"]["state"]["evenings"] == 0


def test_what_was_taken_back_is_no_step_any_more(played: Played) -> None:
    opened = played.opened()
    asyncio.run(opened.undo(played.person, opened.table.number, "evening"))
    log = said(opened)
    played.rules(version="2", problems=lambda game: ["no"])
    closed = played.closed()
    assert closed.last == 3
    assert said(closed) == log
    assert closed.number == opened.table.number
    assert closed.course()["undone"] == 1


def test_a_game_that_is_over_is_not_begun_again(played: Played) -> None:
    played.play("continue:0", "sleep", *("continue:0", "sleep") * 2)
    assert played.opened().table.outcome
    played.rules(version="2")
    closed = played.closed()
    outcome = ending_of(state_of(closed))
    assert (outcome["won"], outcome["result"], outcome["say"]) == (True, "won", "It is dawn.")
    assert outcome["rule_say"] == "After the last evening it is dawn."
    assert (listed(played)["finished"], listed(played)["won"]) == (True, True)


def test_a_game_that_is_gone_leaves_its_record(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(registry._WHERE, "evening")
    closed = played.closed()
    assert len(said(closed)) == 4
    assert state_of(closed)["name"] == "evening"
    assert set(said(closed)) == {"Something happened here that can no longer be described."}
    assert listed(played)["closed"]
    json.loads(closed.export())


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_it_is_said_in_every_language(played: Played, language: str) -> None:
    played.rules(version="2", problems=lambda game: ["no"])
    notice = notice_of(state_of(played.closed(), language=language))["say"]
    assert notice
    assert (language == "en") == notice.startswith("From an earlier version")


# --- over the wire ---


def test_a_closed_table_is_a_table_that_nobody_can_play(
    server: Server, evening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given
    seated = server.new_table(evening, 3, options={})
    with Page(server, seated, *seated["keys"]) as page:
        for text in (*ONE_EVENING, "show:knot"):
            page.answer(text)
    monkeypatch.setattr(module, "GAME", replace(module.GAME, version="2", problems=lambda game: ["no"]))
    server.house._tables.pop(seated["table"])
    path, key = f"/api/tables/{seated['table']}", seated["creator"]
    # then: it can be opened, in another language too
    with Page(server, seated, *seated["keys"]) as page:
        assert [line["say"] for line in page.last["log"]["lines"]] == TOLD
        number = page.last["number"]
        for message in (
            {"type": "answer", "number": number, "option": "continue:0"},
            {"type": "undo", "number": number, "to": "decision"},
            {"type": "consent", "agree": True},
            {"type": "bot", "seat": 1, "bot": "random"},
            {"type": "hint", "number": number},
            {"type": "position"},
            {"type": "goal"},
        ):
            assert page.asks(**message) == "closed"
        assert page.asks(type="why", id="q", about={"choice": True}) == "nothing"
        page.send(type="language", language="pl")
        assert notice_of(page.state())["say"].startswith("Z wcześniejszej wersji")
    # and over HTTP
    [table] = server.tables(key)
    assert (table["closed"], table["asked"], table["decisions"]) == (True, None, 4)
    past = server.get(Replayed, f"{path}/replay", seated["spectator"], at=2)
    assert (past["last"], len(past["state"]["log"]["lines"])) == (4, 2)
    assert server.get(answers.Course, f"{path}/course", key)["decisions"] == 4
    assert server.file(f"{path}/export", key)["miskatonic_record"] == 1
    assert server.post(answers.KeyMade, f"{path}/links", {"seat": 1}, key)["key"]
    refused = server.http.post(f"{path}/continue", json={"at": 1}, headers={"authorization": f"Bearer {key}"})
    assert (refused.status_code, refused.json()["error"]) == (409, "closed")
    assert server.http.get(f"{path}/replay?at=9", headers={"authorization": f"Bearer {key}"}).status_code == 400
