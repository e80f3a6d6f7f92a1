"""What is thought better or worse than its like, by name: whom to play, whom to face, what to bury."""


def _named(kind: str, *ids: str) -> list[str]:
    """The names of cards of a kind."""
    return [f"{kind}-{id_}" for id_ in ids]


INVESTIGATORS = _named(
    "investigator", "jenny_barnes", "kate_winthrop", "sister_mary", "joe_diamond", "monterey_jack", "harvey_walters",
    "dexter_drake", "michael_mcglen", "bob_jenkins", "darrell_simmons", "ashcan_pete", "amanda_sharpe",
    "mandy_thompson", "gloria_goldberg", "vincent_lee", "carolyn_fern",
)  # fmt: skip
"""Whom to choose, the best first."""
ANCIENT_ONES = _named(
    "ancient_one", "azathoth", "yog_sothoth", "nyarlathotep", "hastur", "ithaqua", "cthulhu", "yig", "shub_niggurath",
)  # fmt: skip
"""Whom to face, the easiest first."""
BAD_MYTHOS = _named(
    "mythos", "a_heavy_burden", "dark_entities", "be_prepared", "too_high_a_price", "stars_align_above_black_clouds",
    "warning_of_a_dark_prison",
)  # fmt: skip
