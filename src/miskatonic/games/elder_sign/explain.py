"""Where the numbers come from: the sentences behind an option (ES-*)."""

from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel import Line, Option


def explain(game: ElderSign, option: Option) -> list[Line]:
    """What picking this would mean."""
    return []
