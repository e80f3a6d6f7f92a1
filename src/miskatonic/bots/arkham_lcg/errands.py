"""The Devourer Below as a sensible player sees it: clues for the trail, then to the place of the ritual."""

from typing import TYPE_CHECKING

from miskatonic.bots.arkham_lcg.danger import TALKS, WANTED, odds
from miskatonic.bots.arkham_lcg.scenarios import DEVOURER
from miskatonic.bots.arkham_lcg.sight import Place, Sight, id_of
from miskatonic.games.arkham_lcg.rows.terms import AGILITY, WILLPOWER
from miskatonic.kernel import Option

if TYPE_CHECKING:
    from miskatonic.bots.arkham_lcg.plan import Turn

RITUAL = "ritual_site"
NEVER = -9.0
"""Whoever runs away has lost."""
BROKEN = 7.0
"""What it brings that the ritual is disturbed."""
GIVES_LITA = 15.0
"""Nobody sensible waits for a better end once Umôrdhoth is there."""


def is_on(sight: Sight) -> bool:
    """Whether it is this scenario."""
    return sight.scenario == DEVOURER


def goal(turn: "Turn") -> Place | None:
    """Where to go: to the place of the ritual once it is known, before that to the cheapest clue."""
    places = turn.sight.places.values()
    if turn.sight.stage >= 2:
        return next((place for place in places if place.row == RITUAL), None)
    return min([place for place in places if place.clues], key=turn.dearness, default=None) if turn.missing else None


def used(turn: "Turn", option: Option) -> float | None:
    """What an ability of this scenario's cards is worth; None of any other card."""
    me = turn.me
    id_ = id_of(option.args.get("card", ""))
    if option.verb == "resign":
        return NEVER
    if option.verb == "parley" and id_ in WANTED:
        return TALKS
    match id_:
        case "disrupting_the_ritual":
            skill = AGILITY if option.args.get("ability") == AGILITY else WILLPOWER
            return BROKEN * odds(turn.sight.tokens(me), me.skills[skill], 3)
        case "quiet_glade":
            return 1.2 if min(me.health, me.sanity) <= 3 else 0.4
        case "umordhoth":
            return GIVES_LITA
    return None
