"""What Elder Sign is about, at this table."""

from miskatonic.games.elder_sign.rows.ancient_one import ANCIENT_ONES
from miskatonic.games.elder_sign.state import ElderSign, ancient_one, present, track_length
from miskatonic.kernel.goal import Aim, Goal

TURN = (Aim("turn-go", "ES-028"), Aim("turn-roll", "ES-065"), Aim("turn-clock", "ES-025"))


def goal(game: ElderSign) -> Goal | None:
    """ES-223, ES-243 to ES-245: enough Elder Signs before doom fills the track; after that, the battle."""
    if game.ancient_one < 0:
        return None
    who = {"who": ANCIENT_ONES.names[game.ancient_one]}
    needed, length = ancient_one(game).signs, track_length(game)
    devoured = Aim("lose-devoured", "ES-245", of=len(present(game)))
    if game.awake:
        battle = Aim("win-last_doom", "ES-244", length - game.doom, length, who)
        return Goal((battle,), (devoured,), TURN, {**who, "awake": "true"})
    signs = Aim("win-signs", "ES-243", game.signs, needed, who)
    if not ancient_one(game).combat:  # an Ancient One that is never fought ends the game by awakening
        wakes = Aim("lose-world", "ES-245", game.doom, length, who)
        return Goal((signs,), (devoured, wakes), TURN, {**who, "awake": "false"})
    wakes = Aim("lose-wakes", "ES-223", game.doom, length, who)
    return Goal((signs, Aim("win-battle", "ES-244", args=who)), (devoured, wakes), TURN, {**who, "awake": "false"})
