"""What holds for every enemy, the Elder One too: its health, and whether it can be wounded (DMD-004, DMD-026)."""

from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES
from miskatonic.games.death_may_die.state import ELDER, DeathMayDie, enemy


def health(game: DeathMayDie, figure: int) -> int:
    """DMD-026, DMD-146: the health on the card, or on the Stage card."""
    if figure == ELDER:
        return ELDER_ONES.rows[game.elder_one].stages[game.stage].health
    return enemy(game, figure).health


def vulnerable(game: DeathMayDie, figure: int) -> bool:
    """DMD-004: the Elder One takes no wounds from anything before the ritual is disrupted."""
    return figure != ELDER or game.disrupted
