"""Golden playthroughs: whole games as readable text, stored in tests/golden and compared by the tests.

python scripts/golden.py                     rewrites them; review the difference like code
python scripts/golden.py --check elder_sign  names the lines where those of one game differ

They are played with the rows of the last release (`released.py` of each game), so adding a card changes none of them.
"""

import difflib
import importlib
import sys
from collections.abc import Mapping
from itertools import islice
from pathlib import Path

from miskatonic.kernel import Game, Table, below, games, new_table, seeded
from miskatonic.lab.cover import arranged
from scenes import all_brought

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
SEEDS = (7, 11)


class Luck:
    """The player's own randomness."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, 5)


def playthrough(game: Game, seed: int, seats: int, options: Mapping[str, str] | None = None) -> str:
    """One game played at random. With options it begins where the game's coverage does, in the thick of things."""
    table = new_table(game, seed=seed, seats=seats, options=options)
    return played(table if options is None else arranged(table), seed)


def chain(game: Game, seed: int, seats: int) -> str:
    """A game and all its sequels, played at random; empty if it has none."""
    table = new_table(game, seed=seed, seats=seats)
    found = [played(table, seed)]
    while (after := game.sequel(table.state, {})) is not None:
        table = new_table(game, seed=seed, seats=len(after.seats), options=after.options)
        found.append(played(table, seed))
    return "\n".join(found) if len(found) > 1 else ""


def played(table: Table, seed: int) -> str:
    """A table played at random: every decision with its options, what happened, and the digest afterwards."""
    game, seats, luck = table.game, table.seats, Luck(seed)
    lines = [f"{game.id} version {game.version}, seed {seed}, {seats} seats", *happened(table, 0)]
    while table.choice is not None:
        told = len(table.events)
        choice = table.choice
        picked = choice.options[below(luck, len(choice.options))]
        lines += ["", f"{len(table.made) + 1}. seat {choice.seat}: {table.say(choice)} [{choice.rule}]"]
        lines.append(f"   {picked.text} of {len(choice.options)}: {' '.join(option.text for option in choice.options)}")
        table.answer(picked)
        lines += [*happened(table, told), f"   {table.digest()}"]
    assert table.outcome is not None
    lines += ["", f"{'won' if table.outcome.won else 'lost'}: {table.outcome.reason} [{table.outcome.rule}]"]
    return "\n".join(lines) + "\n"


def happened(table: Table, since: int) -> list[str]:
    """The log since then, with rules."""
    return [f"   - {table.say(event)} [{event.rule}]" for event in table.events[since:]]


def playthroughs(game: Game) -> dict[Path, str]:
    """A game at every seat count, a campaign if it has one, and its own extra playthroughs."""
    found = {
        FOLDER / game.id / f"seed{seed}-{seats}seats.txt": playthrough(game, seed, seats)
        for seats, seed in zip(game.seats, SEEDS * len(game.seats), strict=False)
    }
    if campaign := chain(game, SEEDS[-1], game.seats[0]):
        found[FOLDER / game.id / "campaign.txt"] = campaign
    for number, (name, options) in enumerate(all_brought(game.id).get("GOLDEN", {}).items()):
        seats = game.seats[number % len(game.seats)]
        found[FOLDER / game.id / f"{name}.txt"] = playthrough(game, SEEDS[0], seats, options)
    return found


def without_new_rows(game: Game) -> None:
    """Leave the game only the rows of the last release, for the rest of this process."""
    released: Mapping[str, list[str]] = importlib.import_module(f"{game.package}.released").RELEASED
    for catalogue in game.catalogues:
        if ids := released.get(catalogue.family):
            catalogue.fill([catalogue[catalogue.number(id_)] for id_ in ids if id_ in catalogue])


def difference(path: Path, text: str) -> list[str]:
    """Where a playthrough differs from the stored one: the first lines, below the name of its file."""
    stored = path.read_text(encoding="utf-8") if path.exists() else ""
    name = "/".join(path.parts[-2:])
    lines = difflib.unified_diff(stored.splitlines(), text.splitlines(), name, "played now", n=1, lineterm="")
    return list(islice(lines, 12)) if stored != text else []


def main(arguments: list[str]) -> int:
    """Write the playthroughs of all games or of those named; with --check, say whether they match the stored ones."""
    chosen = [game for game in games() if game.id in arguments or not {*arguments} - {"--check"}]
    for game in chosen:
        without_new_rows(game)
    found = {path: text for game in chosen for path, text in playthroughs(game).items()}
    if "--check" in arguments:
        kept = {path: "" for game in chosen for path in (FOLDER / game.id).glob("*.txt")}
        differ = [line for path, text in (kept | found).items() for line in difference(path, text)]
        print(*differ, sep="\n")
        return 1 if differ or not found else 0
    for path, text in found.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(FOLDER.parent.parent), len(text.splitlines()), "lines")
    return 0


if __name__ == "__main__":
    import miskatonic  # noqa: F401  (makes the games known)

    sys.exit(main(sys.argv[1:]))
