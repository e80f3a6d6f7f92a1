"""AH-B-076: the skill with which a test is taken: what a location prescribes, or another one that an effect allows."""

from typing import NamedTuple

from miskatonic.games.arkham_lcg.basics.values import choosable, prescribed
from miskatonic.games.arkham_lcg.rows.card import Use
from miskatonic.games.arkham_lcg.rows.terms import INVESTIGATE
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Option, ask


class Attempt(NamedTuple):
    """AH-B-076: a test that would be taken with one of several skills."""

    seat: int
    skill: str
    kind: str
    target: int
    source: int
    difficulty: int


async def skill_used(game: Arkham, use: Use, skill: str, kind: str, target: int, difficulty: int) -> str:
    """AH-B-076: a location's text prescribes the skill of an investigation; an effect may allow another one for it."""
    if kind == INVESTIGATE:
        skill = prescribed(game, game.at[game.who[use.seat]], skill)
    found = choosable(game, use.seat, skill)
    if len(found) == 1:
        return skill
    picked = await ask(
        game,
        use.seat,
        "which_skill",
        "AH-B-076",
        lambda game: [
            Option(f"skill:{one}", Attempt(use.seat, one, kind, target, use.card, difficulty), skill=f"skill-{one}")
            for one in found
        ],
        {"seat": use.seat},
    )
    return str(picked.value.skill)
