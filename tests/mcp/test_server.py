"""A language model at a table, played by a script: over standard input and output, and in this process."""

import asyncio
import os
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from mcp import Client, StdioServerParameters
from mcp_types import TextContent

from miskatonic import text
from miskatonic.cli import main
from miskatonic.kernel.game import game_ids
from miskatonic.mcp import commands
from miskatonic.mcp.server import server

REIGN = "reign_of_cthulhu"
Call = Callable[..., Awaitable[str]]
Script = Callable[[Call], Awaitable[None]]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_HOME", str(tmp_path))


class Refused(Exception):
    """A tool said no."""


def run(script: Script, over: Any = None) -> None:
    """Let a script call tools; in this process unless it is told over what."""

    async def sit_down() -> None:
        async with Client(over or server()) as client:

            async def call(tool: str, **arguments: Any) -> str:
                result = await client.call_tool(tool, arguments)
                (content,) = result.content
                assert isinstance(content, TextContent)
                if result.is_error:
                    raise Refused(content.text)
                return content.text

            await script(call)

    asyncio.run(sit_down())


def numbers(told: str) -> list[int]:
    """The numbers of the options in what a tool told."""
    return [int(number) for number in re.findall(r"^(\d+)\. ", told, re.MULTILINE)]


def over_stdio(home: Path) -> StdioServerParameters:
    environment = {**os.environ, "MISKATONIC_HOME": str(home)}
    return StdioServerParameters(command=sys.executable, args=["-m", "miskatonic", "mcp"], env=environment)


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_a_script_plays_a_whole_game_over_standard_input_and_output(game: str, tmp_path: Path) -> None:
    async def script(call: Call) -> None:
        assert game in await call("games")
        told = await call("start_table", game=game, seed=3, language="en")
        steps = 0
        while listed := numbers(told):
            steps += 1
            assert steps < 3000
            if steps % 10 == 1:
                assert await call("look", cards=True)
                assert numbers(await call("options", reasons=True)) == listed
                assert await call("why")
                assert await call("why", about=listed[0])
            told = await call("answer", option=listed[steps % len(listed)])
        assert "Lost." in told or "Won." in told
        with pytest.raises(Refused, match="over"):
            await call("answer", option=1)

    run(script, over_stdio(tmp_path))


@pytest.mark.long
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_bots_play_the_other_seats_and_hidden_hands_stay_hidden(language: str) -> None:
    async def script(call: Call) -> None:
        told = await call("start_table", game="arkham_lcg", seats=2, hold=[2], seed=5, language=language)
        for _ in range(25):
            if not (listed := numbers(told)):
                return
            told = await call("answer", option=listed[0])

    run(script)


def test_it_reads_answers_asks_and_takes_back() -> None:
    async def script(call: Call) -> None:
        options = {"investigators": "driver+hunter", "first": "1"}
        began = await call("start_table", game=REIGN, seats=2, seed=7, options=options)
        assert "The Driver: what do you do?" in began
        assert "You play: Seat 1" in began
        assert "Not possible here:" in began
        before = await call("look")
        told = await call("answer", option="walk:university", number=0)
        assert "The Driver walked to the University." in told
        assert before != await call("look")
        await call("undo")
        assert before == await call("look")
        assert "University" in await call("answer", option=1)
        await call("undo", to="turn")
        assert before == await call("look")
        assert "RC-031" in await call("why")
        assert "University" in await call("why", about=1)
        assert "RC-042: At a bus stop" in await call("why", about="RC-042")
        assert await call("why", about="University")
        assert "There is no xyzzy here" in await call("why", about="xyzzy")

    run(script)


def test_a_game_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    async def script(call: Call) -> None:
        told = await call("start_table", game=REIGN, seed=7)
        await call("answer", option=numbers(told)[0])
        seen = await call("look")
        assert "evening" in await call("save", name="evening")
        assert (tmp_path / "evening.json").exists()
        await call("save", name="evening")
        await call("start_table", game="elder_sign", seed=1)
        with pytest.raises(Refused, match="already"):
            await call("save", name="evening")
        await call("resume", name="evening")
        assert await call("look") == seen
        assert await call("save")

    run(script)


@pytest.mark.parametrize(
    ("tool", "arguments", "complaint"),
    [
        ("start_table", {"game": "chess"}, "There is no game 'chess'"),
        ("start_table", {"game": REIGN, "seats": 9}, "2 to 4 seats"),
        ("start_table", {"game": REIGN, "seats": "three"}, "seats: .*integer.*not 'three'"),
        ("start_table", {"game": REIGN, "hold": [3]}, "seats 1 to 2"),
        ("start_table", {"game": REIGN, "hold": []}, "at least one"),
        ("start_table", {"game": REIGN, "options": {"difficulty": "easy"}}, "difficulty must be one of"),
        ("start_table", {"game": REIGN, "seed": -1}, "a whole number, 0 or more"),
        ("start_table", {"game": REIGN, "language": "tlh"}, "'tlh'"),
        ("start_table", {"game": REIGN, "bot": "clever"}, "no bot 'clever'"),
        ("start_table", {}, "game: Field required"),
        ("games", {"language": "tlh"}, "'tlh'"),
        ("answer", {"option": 99}, "'99' isn't one of your options here: give a number from 1 to"),
        ("answer", {"option": "dance:all_night"}, "isn't one of your options"),
        ("answer", {"option": 1, "number": 77}, "moved on"),
        ("answer", {}, "option: Field required"),
        ("answer", {"option": [1]}, "answer was not carried out. option: "),
        ("answer", {"option": 1, "because": "it is near"}, "It takes no 'because', but option, number."),
        ("start_table", {"game": REIGN, "seat": 3}, "It takes no 'seat', but game, seats, hold, "),
        ("dance", {}, "^There is no tool 'dance'; the tools are games, start_table, "),
        ("save", {"name": "a" * 61}, "60 at most"),
        ("undo", {}, "nothing to take back"),
        ("undo", {"to": "yesterday"}, "decision, action, turn"),
        ("save", {"name": "../elsewhere"}, "letters, digits"),
        ("resume", {"name": "/etc/passwd"}, "letters, digits"),
        ("resume", {"name": "nowhere"}, "no saved game"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_changes_nothing(
    tool: str, arguments: dict[str, Any], complaint: str, tmp_path: Path
) -> None:
    async def script(call: Call) -> None:
        await call("start_table", game=REIGN, seed=7)
        before = await call("options")
        with pytest.raises(Refused, match=complaint) as refusal:
            await call(tool, **arguments)
        assert "\n" not in str(refusal.value)
        assert "Error executing" not in str(refusal.value)
        assert await call("options") == before
        assert list(tmp_path.iterdir()) == []

    run(script)


@pytest.mark.parametrize(("language", "said"), [("en", "no starter deck"), ("pl", "talii"), ("uk", "колод")])
def test_what_the_rules_refuse_is_said_in_the_language_of_the_table(language: str, said: str) -> None:
    async def script(call: Call) -> None:
        with pytest.raises(Refused, match=said):
            await call("start_table", game="arkham_lcg", options={"decks": "nobody"}, language=language)

    run(script)


def test_without_the_sdk_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "find_spec", lambda name: None)
    result = CliRunner().invoke(main, ["mcp"])
    assert result.exit_code == 2
    assert result.stderr == (
        "miskatonic: A seat for language models needs the official SDK: pip install 'miskatonic[mcp]'.\n"
    )


@pytest.mark.parametrize("tool", ["look", "options", "why", "undo", "save"])
def test_without_a_table_it_says_what_to_do(tool: str) -> None:
    async def script(call: Call) -> None:
        with pytest.raises(Refused, match="call start_table first"):
            await call(tool)

    run(script)
