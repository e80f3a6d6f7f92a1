"""The tools with which a language model plays: each returns words, or a sentence that says what is wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, InputRequiredResult
from pydantic import Field, ValidationError

import miskatonic
from miskatonic import bots, text
from miskatonic.kernel import Trouble
from miskatonic.mcp.chair import Chair, Lines
from miskatonic.terminal.language import refusals_in
from miskatonic.terminal.sitting import REPEATED

INSTRUCTIONS = """\
You are playing a cooperative board game set in Lovecraft's world; the rules are enforced.
`games` lists what can be played, `start_table` sets up a table and asks the first question.
Then answer question after question with `answer`, by an option's number.
`look` describes the whole position, `options` repeats the question with what can't be done and why, `why` explains the
question, an option by its number, a card or place by its name, or a rule by its id.
`undo` takes decisions back, `save` saves the game, `resume` continues it.
You know only what your seats may know. A call that is refused changes nothing.
"""


class Tools(MCPServer[Any]):
    """Says in a sentence what is wrong with a call. An argument that a tool does not have is refused, because whoever
    gives it means something by it.
    """

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        takes = {tool.name: list(tool.input_schema["properties"]) for tool in await self.list_tools()}
        if name not in takes:
            raise ToolError(f"There is no tool {name[:REPEATED]!r}; the tools are {', '.join(takes)}.")
        for other in arguments:
            if other not in takes[name]:
                takes_none = f"{name} was not carried out. It takes no {other[:REPEATED]!r}"
                raise ToolError(f"{takes_none}, but {', '.join(takes[name])}." if takes[name] else f"{takes_none}.")
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as refused:
            if isinstance(refused.__cause__, ValidationError):
                raise ToolError(sentence(name, refused.__cause__)) from None
            if isinstance(refused.__cause__, ToolError):
                raise refused.__cause__ from None
            raise


def sentence(tool: str, wrong: ValidationError) -> str:
    """What is wrong with a tool's arguments, each named once."""
    found: dict[str, str] = {}
    for one in wrong.errors():
        where = str(one["loc"][0]) if one["loc"] else "the arguments"
        given = "" if one["type"] == "missing" else f", not {str(one['input'])[:60]!r}"
        found.setdefault(where, f"{where}: {one['msg'].removeprefix('Value error, ')}{given}")
    return f"{tool} was not carried out. {'; '.join(found.values())}."


@contextmanager
def refusing() -> Iterator[None]:
    """Turn deliberate refusals, and files that can't be read or written, into a sentence for the model."""
    try:
        yield
    except Trouble as trouble:
        raise ToolError(" ".join(str(trouble).split())) from trouble
    except OSError as trouble:
        raise ToolError(f"{trouble.filename}: {trouble.strerror}" if trouble.filename else str(trouble)) from trouble


class Room:
    """Where the model sits: at one table, or at none yet. The tools are its methods."""

    def __init__(self) -> None:
        self._chair: Chair | None = None

    @property
    def chair(self) -> Chair:
        """Its chair."""
        if self._chair is None:
            raise ToolError("There is no table yet: call start_table first; games lists what can be played.")
        return self._chair

    async def games(self, language: str = "en") -> str:
        """What can be played: each game with its id, its seats, its options with their values, and its bots."""
        with refusing():
            if language not in text.LANGUAGES:
                raise Trouble(f"The language must be one of {', '.join(text.LANGUAGES)}, not {language!r}.")
            lines: Lines = []
            for game in miskatonic.games():
                lines.append(f"{game.id}: {text.say(game.package, language, 'game-name')}")
                lines.append(f"  seats: {', '.join(map(str, game.seats))}; bots: {', '.join(bots.names(game.id))}")
                for setting in game.all_settings.values():
                    values = setting.choices({}) if setting.several else setting.values
                    lines.append(f"  {setting.id}: {', '.join(values)} (default {setting.default})")
        return "\n".join(lines)

    async def start_table(
        self,
        game: Annotated[str, Field(description="the game's id, as `games` lists it")],
        seats: Annotated[int | None, Field(description="investigators in play; the fewest by default")] = None,
        hold: Annotated[
            list[int] | None, Field(description="the seats you hold, counted from 1; all by default")
        ] = None,
        options: Annotated[dict[str, str] | None, Field(description="table options, as `games` lists them")] = None,
        seed: Annotated[int | None, Field(description="the same seed deals the same game; random by default")] = None,
        language: Annotated[str, Field(description="en, pl or uk")] = "en",
        bot: Annotated[str | None, Field(description="who plays the seats you do not hold")] = None,
    ) -> str:
        """Set up a table and sit down; returns the position and the first question. It replaces any earlier table."""
        with refusing(), refusals_in(language):
            self._chair = Chair.at_new_table(game, seats, hold, options or {}, seed, bot, language)
        return self._all()

    async def resume(
        self,
        name: Annotated[str, Field(description="the name under which it was saved")],
        hold: Annotated[
            list[int] | None, Field(description="the seats you hold, counted from 1; all by default")
        ] = None,
        language: Annotated[str, Field(description="en, pl or uk")] = "en",
        bot: Annotated[str | None, Field(description="who plays the seats you do not hold")] = None,
    ) -> str:
        """Continue a saved game."""
        with refusing():
            self._chair = Chair.at_saved_table(name, hold, bot, language)
        return self._all()

    async def look(
        self, cards: Annotated[bool, Field(description="also read what your investigators and cards do")] = False
    ) -> str:
        """The whole position in words, as your seats see it."""
        chair = self.chair
        with refusing():
            return "\n".join(chair.look(cards))

    async def options(
        self, reasons: Annotated[bool, Field(description="also the sums and rules behind each option")] = False
    ) -> str:
        """The question, every option with its number, cost and chance, and what can't be done here with the reason."""
        chair = self.chair
        with refusing():
            return "\n".join(chair.question(reasons))

    async def answer(
        self,
        option: Annotated[int | str, Field(description="an option's number, or its text form in brackets")],
        number: Annotated[
            int | None, Field(description="the question's number; refused if the table has moved on")
        ] = None,
    ) -> str:
        """Answer the question; returns what happened, and the next question."""
        chair = self.chair
        with refusing():
            chair.answer(str(option), number)
        return self._new()

    async def why(
        self,
        about: Annotated[int | str, Field(description="an option's number, a name, a rule's id, or nothing")] = "",
    ) -> str:
        """Why this is asked and what can't be done; what is behind an option; what a card, place or rule says."""
        chair = self.chair
        with refusing():
            return "\n".join(chair.why(str(about)))

    async def undo(
        self, to: Annotated[str, Field(description="`decision`, or a longer stretch such as `turn`")] = "decision"
    ) -> str:
        """Take back your last decision with everything since, or everything since the action or turn began."""
        chair = self.chair
        with refusing():
            chair.undo(to)
        return self._new()

    async def save(
        self, name: Annotated[str, Field(description="letters, digits, - and _; chosen automatically by default")] = ""
    ) -> str:
        """Save the game in the folder of saved games; `resume` continues it."""
        chair = self.chair
        with refusing():
            return chair.saved(chair.save(name))

    def _all(self) -> str:
        chair = self.chair
        return "\n".join([*chair.news(), "", *chair.look(), "", *chair.question()]).strip()

    def _new(self) -> str:
        chair = self.chair
        return "\n".join([*chair.news(), "", *chair.question()]).strip()


def server() -> MCPServer[Any]:
    """A server with its own room."""
    room = Room()
    made = Tools("miskatonic", instructions=INSTRUCTIONS, version=miskatonic.__version__, log_level="WARNING")
    tools = (room.games, room.start_table, room.look, room.options, room.answer, room.why, room.undo, room.save)
    for tool in (*tools, room.resume):
        made.add_tool(tool, structured_output=False)
    return made
