"""Night of the Zealot, the campaign of the core set."""

from miskatonic.games.arkham_lcg.rows.campaign import Campaign, add_campaign


def _bag(numbers: str) -> tuple[str, ...]:
    return (*numbers.split(), "skull", "skull", "cultist", "tablet", "auto_fail", "elder_sign")


BAGS = {
    "easy": _bag("1 1 0 0 0 -1 -1 -1 -2 -2"),
    "standard": _bag("1 0 0 -1 -1 -1 -2 -2 -3 -4"),
    "hard": _bag("0 0 0 -1 -1 -2 -2 -3 -3 -4 -5"),
    "expert": _bag("0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -6 -8"),
}
"""AH-B-087."""

NIGHT_OF_THE_ZEALOT = add_campaign(Campaign("night_of_the_zealot", ("the_gathering",), BAGS))
