"""Saves and journals of every released version: each can be opened here, or says clearly that it can't."""

import asyncio
import importlib
import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import keep_samples
import miskatonic
from miskatonic import text
from miskatonic.games.death_may_die.rows.cards import DISCOVERIES
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.reign_of_cthulhu.rows.investigators import INVESTIGATORS
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from miskatonic.kernel import BadSave, Game, OtherCards
from miskatonic.server.seen import replay, scene
from miskatonic.server.storage.journal import Journal
from miskatonic.server.storage.records import Header
from miskatonic.server.tables.closed_table import ClosedTable
from miskatonic.server.tables.house import House
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.opening import AnyTable
from miskatonic.server.tables.people import Viewer
from miskatonic.server.tables.replaying import CARDS
from miskatonic.terminal import saves
from tests.games.play import with_first, with_more

RECORDS = Path(__file__).resolve().parent / "records"
VERSIONS = sorted(folder for folder in RECORDS.iterdir() if folder.is_dir())
SAVES = [file for folder in VERSIONS for file in sorted(folder.glob("*.json"))]
LANGUAGES = text.COMPLETE


LAMP = HAND[0]._replace(id="new_lamp")
LENS = replace(RELICS[0], id="new_lens")
PRIEST = replace(INVESTIGATORS[0], id="new_priest")


def of_game(game: str) -> list[Path]:
    return [file for file in SAVES if file.stem.startswith(game)]


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.fixture(params=VERSIONS, ids=lambda folder: folder.name)
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    """A copy of the journal of a version."""
    shutil.copy(request.param / "tables.db", tmp_path / "tables.db")
    journal = Journal(tmp_path / "tables.db")
    yield journal
    journal.close()


def headers(journal: Journal) -> list[Header]:
    found = [journal.header(row[0]) for row in journal.rows("SELECT id FROM tables ORDER BY id")]
    return [header for header in found if header is not None]


def found(journal: Journal, header: Header) -> AnyTable:
    room = House(journal).find(header.id)
    assert room is not None
    return room


def state_of(room: AnyTable, language: str = "en") -> dict[str, object]:
    state: dict[str, object] = msgspec.json.decode(scene.state(room, Viewer(set(range(room.header.seats)), language)))
    return state


def test_samples_are_kept_of_every_game_that_was_released() -> None:
    assert VERSIONS
    for folder in VERSIONS:
        games = {file.stem.partition("-")[0] for file in folder.glob("*.json")}
        assert games
        assert games <= {game.id for game in miskatonic.games()}


@pytest.mark.parametrize("file", SAVES, ids=named)
def test_a_save_can_be_opened_and_played_on_or_says_that_it_can_not(file: Path) -> None:
    save = file.read_text(encoding="utf-8")
    try:
        table = miskatonic.load_table(save)
    except BadSave:
        with pytest.raises(BadSave, match=r"version|cards of the game have changed"):
            miskatonic.load_table(save)
        return
    assert table.problems() == []
    assert miskatonic.load_table(table.save()).digest() == table.digest()
    if table.choice is not None:
        table.answer(table.choice.options[0], seat=range(table.seats))
        assert table.problems() == []


@pytest.mark.parametrize("file", of_game("elder_sign"), ids=named)
def test_numbers_that_mean_other_cards_are_not_taken_for_those_of_today(file: Path) -> None:
    with with_first(HAND, LAMP), pytest.raises(OtherCards, match="the cards of the game have changed"):
        miskatonic.load_table(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", of_game("reign_of_cthulhu"), ids=named)
def test_a_table_that_began_before_a_relic_came_is_played_without_it(file: Path) -> None:
    before = miskatonic.load_table(file.read_text(encoding="utf-8"))
    with with_more(RELICS, LENS):
        table = miskatonic.load_table(file.read_text(encoding="utf-8"))
        assert table.problems() == []
        assert [event.kind for event in table.events] == [event.kind for event in before.events]
        assert len(table.made) == len(before.made)


def test_tables_of_other_cards_are_read_and_say_why(journal: Journal) -> None:
    with with_first(HAND, LAMP), with_first(RELICS, LENS):
        for header in headers(journal):
            room = House(journal).find(header.id)
            if header.game not in ("elder_sign", "reign_of_cthulhu"):
                assert isinstance(room, OpenTable)  # its cards have not changed
                continue
            assert isinstance(room, ClosedTable)
            for language in LANGUAGES:
                notice = room.notice(language)
                assert notice["why"] == CARDS
                assert notice["say"] == text.say("miskatonic.web", language, "web-closed-cards")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_save_of_other_cards_is_refused_in_the_language_of_whoever_opens_it(language: str) -> None:
    file = of_game("elder_sign")[0]
    said = text.say("miskatonic.text", language, "save-other-cards")
    with with_first(HAND, LAMP), pytest.raises(BadSave) as caught:
        saves.opened(file, language)
    assert str(caught.value) == said
    assert len({text.say("miskatonic.text", one, "save-other-cards") for one in LANGUAGES}) == len(LANGUAGES)


def test_every_table_of_a_journal_is_there_and_can_be_read(journal: Journal) -> None:
    house = House(journal)
    for header in headers(journal):
        room = house.find(header.id)
        assert room is not None
        for language in LANGUAGES:
            state = state_of(room, language)
            assert (state["view"] is None) == isinstance(room, ClosedTable)
        assert replay.course(room, "en")["decisions"] == room.last
        for at in (0, room.last // 2, room.last):
            assert state_of(room.past(at))["table"] == header.id


def test_tables_of_a_journal_go_on_when_cards_have_come_since(journal: Journal) -> None:
    # given what was told at each table
    before = {header.id: found(journal, header) for header in headers(journal)}
    logs = {id_: [event.kind for event in room.log] for id_, room in before.items()}
    playable = {id_ for id_, room in before.items() if isinstance(room, OpenTable)}
    with with_more(RELICS, LENS), with_more(INVESTIGATORS, PRIEST):
        for header in headers(journal):
            # when it is opened among more cards
            opened = found(journal, header)
            # then it can be played as before, and undone
            assert isinstance(opened, OpenTable) == (header.id in playable)
            assert [event.kind for event in opened.log][: len(logs[header.id])] == logs[header.id]
            if isinstance(opened, OpenTable):
                assert opened.table.problems() == []
                person = Viewer(set(range(header.seats)), "en", "somebody")
                asyncio.run(opened.undo(person, opened.table.number, "decision"))
                digest = opened.table.digest()
                again = House(journal).find(header.id)
                assert isinstance(again, OpenTable)
                assert again.table.digest() == digest


def test_every_table_of_a_journal_is_listed(journal: Journal) -> None:
    creators = {header.creator for header in headers(journal)}
    found = [table for creator in creators for table in journal.tables_of(creator)]
    assert len(found) == len(headers(journal))
    for language in LANGUAGES:
        for header in found:
            room = House(journal).find(header.id)
            assert room is not None
            assert scene.summary(room, header, language)["say"]


def test_every_table_of_a_journal_can_be_taken_away_as_a_file(journal: Journal) -> None:
    for header in headers(journal):
        room = House(journal).find(header.id)
        assert room is not None
        if isinstance(room, OpenTable):
            assert miskatonic.load_table(room.export()).digest() == room.table.digest()
        else:
            assert json.loads(room.export())["version"] == header.version


def test_a_table_that_can_be_played_goes_on_and_is_found_where_it_was_left(journal: Journal) -> None:
    person = Viewer(set(range(8)), "en", "somebody")
    for header in headers(journal):
        opened = House(journal).find(header.id)
        if not isinstance(opened, OpenTable) or opened.table.choice is None:
            continue
        person.seats = set(range(header.seats))
        for _ in range(3):
            if opened.table.choice is not None:
                choice, own = opened.table.choice, opened.acting(person)
                option = next(option for option in choice.options if choice.owner(option) in own)
                asyncio.run(opened.answer(person, opened.table.number, option.text))
        digest, log = opened.table.digest(), opened.log
        again = House(journal).find(header.id)
        assert isinstance(again, OpenTable)
        assert again.table.digest() == digest
        assert [event.kind for event in again.log] == [event.kind for event in log]


@pytest.mark.parametrize("game", miskatonic.games(), ids=lambda game: game.id)
def test_released_rows_have_their_numbers_for_good(game: Game) -> None:
    """The list is what the script of a release writes, with what has come since after it."""
    module = importlib.import_module(f"{game.package}.released")
    ids = {catalogue.family: catalogue.ids for catalogue in game.catalogues}
    for family, released in module.RELEASED.items():
        assert ids[family][: len(released)] == released
    file, source = keep_samples.released(game)
    assert file == Path(str(module.__file__))
    written: dict[str, Any] = {}
    exec(source, written)
    assert written["RELEASED"] == {family: ids[family] for family in module.RELEASED}
    if written["RELEASED"] == module.RELEASED:
        assert source == file.read_text(encoding="utf-8")


def test_a_new_discovery_card_is_the_last_of_its_scenario() -> None:
    """A position of Death May Die holds places in the scenario's deck."""
    for scenario in SCENARIOS:
        numbers = [DISCOVERIES.number(card.id) for card in scenario.discoveries]
        assert numbers == sorted(numbers)
