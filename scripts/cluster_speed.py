"""Games a second on a local Ray cluster compared with plain processes, and whether every game is the same.

python scripts/cluster_speed.py [GAME] [--games N] [--jobs N] [--parts N] --folder FOLDER

Both play the same seeds in turn, part by part, because the machine may be busy with something else meanwhile; start-up
is not counted: a part is timed from its first results on. Each saves its results as JSON Lines in the folder.
"""

import argparse
import time
from pathlib import Path
from statistics import median

from miskatonic.lab import cluster, output
from miskatonic.lab.simulate import settled, simulate
from miskatonic.lab.workers import Processes, Workers


def rate(game: str, games: int, seed: int, jobs: int, workers: Workers, file: Path) -> float:
    """Games a second from the first results to the last."""
    told: list[tuple[float, int]] = []
    with output.games(file, settled(game, None, "random", {}, seed, False)) as results:
        simulate(
            *(game, games, None, "random", {}, seed, jobs),
            progress=lambda finished: told.append((time.perf_counter(), finished)),
            workers=workers,
            keeper=results,
        )
    return sum(finished for _, finished in told[1:]) / (told[-1][0] - told[0][0])


def main() -> None:
    parser = argparse.ArgumentParser(description="Ray against processes.")
    parser.add_argument("game", nargs="?", default="reign_of_cthulhu")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--parts", type=int, default=10)
    parser.add_argument("--folder", type=Path, required=True)
    asked = parser.parse_args()
    files = {"processes": asked.folder / "processes.jsonl", "Ray": asked.folder / "ray.jsonl"}
    rates: dict[str, list[float]] = {name: [] for name in files}
    part = asked.games // asked.parts
    start = time.perf_counter()
    with cluster.joined(cluster.LOCAL, asked.jobs, asked.game) as joined:
        print(f"Ray was ready after {time.perf_counter() - start:.1f} s", flush=True)
        players: dict[str, Workers] = {"processes": Processes(asked.jobs), "Ray": joined}
        for number in range(asked.parts):
            # They take turns to go first.
            for name in sorted(files, reverse=number % 2 == 1):
                fast = rate(asked.game, part, number * part, asked.jobs, players[name], files[name])
                rates[name].append(fast)
                print(f"part {number + 1}, {name}: {fast:.0f} games/s", flush=True)
    for name, found in rates.items():
        print(f"{name}: median {median(found):.0f} games/s, from {min(found):.0f} to {max(found):.0f}")
    ratios = [ray / processes for ray, processes in zip(rates["Ray"], rates["processes"], strict=True)]
    print(f"Ray in units of processes: median {median(ratios):.2f}, from {min(ratios):.2f} to {max(ratios):.2f}")
    records = [sorted(file.read_bytes().splitlines()) for file in files.values()]
    print(f"{len(records[0]):,} and {len(records[1]):,} games saved, every one the same: {records[0] == records[1]}")


if __name__ == "__main__":
    main()
