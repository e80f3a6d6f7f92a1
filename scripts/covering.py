"""A few games in which, together, everything in a game comes up: tests play only these.

python scripts/covering.py GAME    prints COVERING for tests/games/GAME/scenes.py; `lab cover` says what is missing
"""

import sys

from miskatonic.kernel import Game, find_game
from miskatonic.lab import cover


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


if __name__ == "__main__":
    print(f"COVERING = {covering(find_game(sys.argv[1]))}")
