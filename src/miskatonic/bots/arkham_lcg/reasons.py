"""Why the sensible player picks what it picks, in a sentence for whoever asked for a hint."""

from typing import TYPE_CHECKING

from miskatonic.kernel import Line, Option

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg import Player


def reason(player: "Player", option: Option) -> Line:
    """Why this option is picked here."""
    return Line("hint-any", player.choice.rule, {})
