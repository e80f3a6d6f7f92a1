"""Draws a picture of each game into docs: the full screen in the middle of it.

python scripts/screenshot.py [FOLDER [LANGUAGE [COLUMNS ROWS]]]
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import miskatonic
from miskatonic import text
from scenes import Scene, scene

SIZE = (160, 45)
DOCS = Path(__file__).resolve().parent.parent / "docs"


async def main(folder: Path, language: str, size: tuple[int, int]) -> None:
    """Let the sensible bot make some decisions and save the pictures."""
    for game in miskatonic.games():
        await draw(folder / f"{game.id}.svg", game.id, scene(game.id, "MIDDLE"), language, size)


async def draw(path: Path, game: str, shown: Scene, language: str, size: tuple[int, int]) -> None:
    """One picture."""
    from miskatonic.bots import Luck, find
    from miskatonic.terminal.screen import Room
    from miskatonic.terminal.sitting import Sitting
    from miskatonic.terminal.table_screen import TableScreen
    from miskatonic.terminal.wishes import new_table

    table = new_table(game, shown.seats, shown.seed, {})
    bot, luck = find("sensible", game), Luck(shown.seed)
    told = 0
    while table.choice and (len(table.made) < shown.decisions or table.choice.prompt != shown.prompt):
        told = len(table.events)
        table.answer(bot(table, luck))
    room = Room(Sitting(table, language), language)
    async with room.run_test(size=size) as pilot:
        await pilot.pause()
        assert isinstance(room.screen, TableScreen)
        room.screen.fresh = told
        room.screen.show()
        await pilot.pause()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(room.export_screenshot(title="Miskatonic"), encoding="utf-8")


def read(arguments: Sequence[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=DOCS, help="where the pictures go (docs)")
    parser.add_argument("language", nargs="?", choices=list(text.COMPLETE), default="en")
    parser.add_argument("size", nargs="*", type=int, metavar="COLUMNS ROWS", help=f"of the screen: {SIZE[0]} {SIZE[1]}")
    asked = parser.parse_args(arguments)
    if len(asked.size) not in (0, 2):
        parser.error("a size is two numbers: COLUMNS ROWS")
    return asked


if __name__ == "__main__":
    wished = read(sys.argv[1:])
    with tempfile.TemporaryDirectory() as home:
        os.environ["MISKATONIC_HOME"] = home
        asyncio.run(main(wished.folder, wished.language, tuple(wished.size) or SIZE))
