"""A few games in which, together, everything in a game comes up: tests play only these.

python scripts/covering.py GAME            prints COVERING for tests/games/GAME/scenes.py
python scripts/covering.py --missing GAME  prints what does not come up in those games

They are played with the rows of the last release, like the golden playthroughs: a card more does not deal them anew.
"""

import sys

from golden import without_new_rows
from miskatonic.kernel import Game, find_game
from miskatonic.lab import cover
from scenes import covering as known


def sights(found: cover.Cover) -> set[tuple[str, str]]:
    """What has come up, as families and names."""
    return {
        (family.label, name)
        for family in cover.families(found.game)
        for name, (count, _) in found.sights(family).items()
        if count
    }


def covering(game: Game, most: int = 4000) -> tuple[int, ...]:
    """The seeds of such games, out of `most`: always the one that brings most of what is still missing."""
    everything = {(family.label, name) for family in cover.families(game) for name in cover.wanted(game, family)}
    brings = dict[int, set[tuple[str, str]]]()
    while len(brings) < most and everything - set().union(*brings.values()):
        found = cover.Cover(game)
        cover.play(found, len(brings))
        brings[len(brings)] = sights(found)
    missing, seeds = set().union(*brings.values()), list[int]()
    while missing:
        seeds.append(max(brings, key=lambda seed: len(brings[seed] & missing)))
        missing -= brings[seeds[-1]]
    return tuple(sorted(seeds))


def missing(game: Game) -> list[str]:
    """What does not come up in the games that are known."""
    found = cover.Cover(game)
    for seed in known(game.id):
        cover.play(found, seed)
    return found.missing()


def main(arguments: list[str]) -> None:
    """Print the seeds, or what is missing."""
    game = find_game(arguments[-1])
    without_new_rows(game)
    if "--missing" in arguments:
        print(*missing(game), sep="\n")
    else:
        print(f"COVERING = {covering(game)}")


if __name__ == "__main__":
    main(sys.argv[1:])
