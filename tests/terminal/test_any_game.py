"""What the terminal takes from a game itself: whom a question is open to, what can be taken back, how it may end, the
ids of its rules, where its things lie.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from textual.widgets import OptionList, Static

from miskatonic.cli import main
from miskatonic.kernel import game as kernel_game
from miskatonic.kernel import load_table, new_table
from miskatonic.terminal import boards, line, plain
from miskatonic.terminal.games import arkham_lcg, death_may_die, elder_sign, reign_of_cthulhu
from miskatonic.terminal.games.elder_sign.table import draw
from miskatonic.terminal.line import LineMode
from miskatonic.terminal.replay import Replay
from miskatonic.terminal.screen import Room
from miskatonic.terminal.sitting import Sitting
from tests.terminal.vigil import GAME


@pytest.fixture(autouse=True)
def _vigil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known, and its tables are kept apart."""
    monkeypatch.setenv("MISKATONIC_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setitem(kernel_game._WHERE, "vigil", "tests.terminal.vigil")


def sitting() -> Sitting:
    return Sitting(new_table(GAME, seed=1), "en")


def told(lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What the line mode says to these lines."""
    typed = iter([*lines, None])
    monkeypatch.setattr(line, "read_line", lambda: next(typed))
    LineMode(sitting()).play()
    return capsys.readouterr().out


def on_screen(*keys: str) -> tuple[dict[str, str], list[str], int]:
    """The texts of the full screen and the lines of the list after these keys, and how many decisions were made."""
    room = Room(sitting(), "en")

    async def play() -> tuple[dict[str, str], list[str], int]:
        async with room.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            for key in keys:
                await pilot.press(key)
            parts = enumerate(room.screen.query(Static))
            texts = {part.id or str(number): str(part.content) for number, part in parts}
            found = list(room.screen.query(OptionList))
            lines = [str(one.prompt) for one in found[0].options] if found else []
            assert room.sitting
            return texts, lines, len(room.sitting.table.made)

    return asyncio.run(play())


# --- questions to several -------------------------------------------------------------------------------------------


def test_a_question_to_several_names_them_all_and_whose_each_option_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = told([], monkeypatch, capsys)
    assert "Decision: Seat 1, Player 1; Seat 2, Player 2\nWho lights a lantern?" in out
    assert (
        "1. Wait\nLight:\n  2. Light the lantern (Seat 1, Player 1)\n  3. Light the lantern (Seat 2, Player 2)" in out
    )


def test_one_person_waits_for_all_seats_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = told(["1"], monkeypatch, capsys)
    assert "Decision: Seat 1, Player 1\nDo you stay?" in out
    out = told(["3", "1"], monkeypatch, capsys)
    assert "Player 2 lights a lantern." in out
    assert "Do you stay?" in out


def test_the_full_screen_shows_all_who_are_asked() -> None:
    texts, lines, _ = on_screen()
    assert "●1  Player 1  ■2  Player 2" in texts["banner"]
    assert any("Light the lantern  ■2 Player 2" in one for one in lines)
    assert not any("Wait  ●1" in one for one in lines)
    texts, _, made = on_screen("1")
    assert made == 1
    assert "■2" not in texts["banner"]


def test_a_replay_passes_for_those_who_passed_at_once() -> None:
    table = sitting().table
    for answer in ("wait:0", "stay", "light:1", "wait:0", "go_home"):
        table.answer(answer, seat=range(2))
    assert table.outcome is not None
    story = Replay(load_table(table.save()))
    story.go(story.decisions)
    assert story.decisions == 5
    assert story.table.outcome == table.outcome
    assert story.table.digest() == table.digest()
    story.go(1)
    assert story.table.choice is not None
    assert story.table.choice.prompt == "stay"


# --- taking back ----------------------------------------------------------------------------------------------------


def test_the_stretches_to_take_back_are_those_of_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = told(["h"], monkeypatch, capsys)
    assert "To undo: u one decision, uh the whole hour, un the whole night." in out
    out = told(["1", "1", "1", "uh", "un"], monkeypatch, capsys)
    assert "1 decision was taken back;" in out
    assert "2 decisions were taken back;" in out


def test_letters_that_are_taken_are_not_given_away_twice() -> None:
    assert sitting().marks() == {"hour": "h", "night": "n"}
    assert sitting().marks("h") == {"hour": "o", "night": "n"}


@pytest.mark.long
def test_keys_take_back_the_stretches_of_the_game() -> None:
    assert on_screen("1", "1", "1", "u")[2] == 2
    assert on_screen("1", "1", "1", "o")[2] == 2
    assert on_screen("1", "1", "1", "U")[2] == 0
    assert on_screen("1", "1", "1", "ctrl+u")[2] == 0
    texts, _, _ = on_screen("h")
    assert any("u one decision, o the whole hour, U the whole night" in part for part in texts.values())


# --- the end --------------------------------------------------------------------------------------------------------


def test_a_third_result_is_told_as_the_game_calls_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Fled.\nYou have gone home.\nVG-B-062: " in told(["1", "2"], monkeypatch, capsys)
    texts, lines, _ = on_screen("1", "2")
    assert texts["banner"] == "FLED."
    assert lines[:2] == ["Take back the last decision", "Take back the whole night"]


# --- rules and boards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", ["VG-R-1.4", "vg-r-1.4", "lantern"])
def test_rules_with_dots_in_their_ids_are_found(wanted: str) -> None:
    out = CliRunner().invoke(main, ["rules", "vigil", wanted]).stdout
    assert out == "\nThe watch\nVG-R-1.4: Everybody may light a lantern.\n"


def test_rules_with_letters_in_their_ids_are_found() -> None:
    out = CliRunner().invoke(main, ["rules", "vigil", "VG-B-062"]).stdout
    assert out == "\nThe watch\nVG-B-062: Whoever goes home has neither won nor lost.\n"


def test_every_game_is_drawn_as_the_terminal_expects() -> None:
    """The type checker compares each package with what is promised; here, that no game was forgotten."""
    drawings: dict[str, boards.Drawing[Any]] = {
        "arkham_lcg": arkham_lcg,
        "death_may_die": death_may_die,
        "elder_sign": elder_sign,
        "reign_of_cthulhu": reign_of_cthulhu,
        "vigil": plain,
    }
    assert {game: boards.board(game) for game in kernel_game.game_ids()} == drawings


def test_a_board_is_found_by_the_name_of_its_game() -> None:
    assert boards.board("elder_sign").draw is draw
    assert boards.board("vigil").draw is plain.draw
