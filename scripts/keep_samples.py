"""Store samples of this version's saves and journals, for later versions to open: `python scripts/keep_samples.py`.

Run it once for every release; what is in tests/records/<version> never changes again. tests/test_records.py opens all.
It also records which rows have been released, in each game's `released.py`: they keep their numbers for good.
"""

import asyncio
import importlib
import sys
import textwrap
from pathlib import Path

import miskatonic
from miskatonic.kernel import Game, Table, below, seeded
from miskatonic.server.storage.journal import Journal
from miskatonic.server.tables.house import House
from miskatonic.server.tables.open_table import OpenTable
from miskatonic.server.tables.people import Viewer

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
SEED, EARLY, LATE = 20, 9, 24
HOME = "127.0.0.1"
"""The deal of all samples, and after how many decisions they are stored."""


class Luck:
    """The player's own randomness."""

    def __init__(self) -> None:
        self.rng = seeded(SEED, 5)


def play(table: Table, decisions: int) -> Table:
    """Make that many more random decisions, or play to the end."""
    luck = Luck()
    for _ in range(decisions):
        if table.choice is None:
            break
        options = table.choice.options
        table.answer(options[below(luck, len(options))], seat=range(table.seats))
    return table


def saves(game: Game) -> dict[str, str]:
    """Saves of a game, each named after what is special about it."""
    seats = min(count for count in game.seats if count > 1)

    def table(**options: str) -> Table:
        return miskatonic.new_table(game, seed=SEED, seats=seats, options=options)

    renewed = play(table(fate="new"), LATE)
    renewed.undo(3)
    return {
        "early": play(table(), EARLY).save(),
        "late": play(table(), LATE).save(),
        "ended": play(table(), 10_000).save(),
        "new_fate": play(renewed, EARLY).save(),
    }


async def tables(house: House, game: Game) -> None:
    """Tables in a house: a running one, with an undo and a bot; and one imported from a save."""
    seats = min(count for count in game.seats if count > 1)
    fresh = await house.new_table(game, seats, {}, SEED, "creator", {1: "random"}, HOME)
    brought = await house.import_save(saves(game)["late"], "creator", HOME)
    for id_ in (fresh["table"], brought["table"]):
        opened = house.find(id_)
        assert isinstance(opened, OpenTable)
        people = Viewer(set(range(seats)), "en", "somebody")
        luck = Luck()
        for number in range(LATE):
            if opened.table.choice is None:
                break
            if number == EARLY:
                await opened.undo(people, opened.table.number, "decision")
            choice, own = opened.table.choice, opened.acting(people)
            options = [option for option in choice.options if choice.owner(option) in own]
            await opened.answer(people, opened.table.number, options[below(luck, len(options))].text)


def released(game: Game) -> tuple[Path, str]:
    """The game's list of released rows, with all current ones, in the families that it lists."""
    module = importlib.import_module(f"{game.package}.released")
    lines = [f'"""{module.__doc__}"""', "", "RELEASED: dict[str, list[str]] = {"]
    for catalogue in game.catalogues:
        if catalogue.family in module.RELEASED:
            ids = ", ".join(f'"{id_}"' for id_ in catalogue.ids)
            indent = " " * 8
            names = textwrap.fill(f"{ids},", 120, initial_indent=indent, subsequent_indent=indent)
            lines += [f'    "{catalogue.family}": [', names, "    ],"]
    return Path(str(module.__file__)), "\n".join([*lines, "}  # fmt: skip"]) + "\n"


def main() -> int:
    """Write the samples of the current version; refuses to change those of a version that already has them."""
    folder = FOLDER / miskatonic.__version__
    if folder.exists():
        print(f"{folder} already exists: raise the version first.")
        return 1
    folder.mkdir(parents=True)
    journal = Journal(folder / "tables.db")
    for game in miskatonic.games():
        for name, text in saves(game).items():
            (folder / f"{game.id}-{name}.json").write_text(text, encoding="utf-8")
        asyncio.run(tables(House(journal), game))
        file, source = released(game)
        file.write_text(source, encoding="utf-8")
    journal.close()
    (folder / "tables.db.lock").unlink()
    print(*sorted(file.name for file in folder.iterdir()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
