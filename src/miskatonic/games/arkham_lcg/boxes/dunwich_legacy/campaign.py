"""The Dunwich Legacy as a campaign. Only its scenario I-A is here: what follows is waited for."""

from miskatonic.games.arkham_lcg.rows.campaign import Campaign, add_campaign

EXTRACURRICULAR_ACTIVITY, THE_HOUSE_ALWAYS_WINS, THE_MISKATONIC_MUSEUM = (
    "extracurricular_activity", "the_house_always_wins", "the_miskatonic_museum",
)  # fmt: skip


def _bag(numbers: str) -> tuple[str, ...]:
    return (*numbers.split(), "skull", "skull", "cultist", "auto_fail", "elder_sign")


BAGS = {
    "easy": _bag("1 1 0 0 0 -1 -1 -1 -2 -2"),
    "standard": _bag("1 0 0 -1 -1 -1 -2 -2 -3 -4"),
    "hard": _bag("0 0 0 -1 -1 -2 -2 -3 -3 -4 -5"),
    "expert": _bag("0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -6 -8"),
}
"""AH-B-087: no tablet and no elder thing; scenarios bring them."""

DUNWICH_LEGACY = add_campaign(Campaign("dunwich_legacy", (EXTRACURRICULAR_ACTIVITY,), BAGS))
