"""Draws `docs/terminal.svg`: the full screen in the middle of a game, as somebody would see it."""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

SIZE = (160, 45)
SEED = 3
DECISIONS = 34


def sensible(options: list[str], walks: int) -> str:
    """Fights cultists, else walks about; enough to look like a game."""
    for wish in ("seal", "defeat", "take", "give"):
        for option in options:
            if option.startswith(wish):
                return option
    walking = [option for option in options if option.startswith(("walk", "drive"))]
    return walking[walks % len(walking)] if walking else options[-1]


async def main(path: Path, language: str, size: tuple[int, int]) -> None:
    """Play some decisions and keep the picture."""
    from miskatonic.terminal.screen import Room
    from miskatonic.terminal.sitting import Sitting
    from miskatonic.terminal.table_screen import TableScreen
    from miskatonic.terminal.wishes import new_table

    table = new_table("reign_of_cthulhu", 3, SEED, {})
    sitting = Sitting(table, language)
    told = 0
    while table.choice and (len(table.made) < DECISIONS or table.choice.prompt != "action"):
        told = len(table.events)
        table.answer(sensible([option.text for option in table.choice.options], len(table.made)))
    room = Room(sitting, language)
    async with room.run_test(size=size) as pilot:
        await pilot.pause()
        assert isinstance(room.screen, TableScreen)
        room.screen.fresh = told
        room.screen.show()
        await pilot.press("down", "down")
        await pilot.pause()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(room.export_screenshot(title="Miskatonic"), encoding="utf-8")


if __name__ == "__main__":
    target = (
        Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent / "docs" / "terminal.svg"
    )
    wished = sys.argv[2] if len(sys.argv) > 2 else "en"
    columns = (int(sys.argv[3]), int(sys.argv[4])) if len(sys.argv) > 4 else SIZE
    with tempfile.TemporaryDirectory() as home:
        os.environ["MISKATONIC_HOME"] = home
        asyncio.run(main(target, wished, columns))
