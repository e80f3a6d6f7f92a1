"""B.19, AH-B-218: what a scenario leaves to its campaign: a small record, plain data that can be kept for years.

It holds all that the next table needs: whoever reads it later looks at `version` first. Cards are named by their codes,
everything else by a word; nothing in it depends on the numbers of this table.
"""

from typing import Any

from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.decks import BASIC_WEAKNESSES
from miskatonic.games.arkham_lcg.rules.resolution import fate_of
from miskatonic.games.arkham_lcg.state import Arkham, row

FORMAT, VERSION = "miskatonic.arkham_lcg.campaign", 1


def record(game: Arkham) -> dict[str, Any] | None:
    """AH-B-218: the campaign as this scenario leaves it; None before its resolution is read, or if it stands alone."""
    if not game.log:
        return None
    return {
        "format": FORMAT,
        "version": VERSION,
        "campaign": game.campaign,
        "difficulty": game.difficulty,
        "bag": list(game.bag),
        "log": list(game.log),
        "investigators": [_investigator(game, seat) for seat in range(game.seats)],
        "unclaimed": [row(game, one.card).code for one in game.earned if one.seat < 0],
        "pool": _pool(game),
        "history": [{"scenario": game.scenario, "resolution": game.resolution}],
    }


def _investigator(game: Arkham, seat: int) -> dict[str, Any]:
    """AH-B-218: deck, trauma, experience line by line, earned cards; whether somebody is out for good (AH-B-173)."""
    return {
        "code": row(game, game.who[seat]).code,
        "fate": fate_of(game, seat),
        "physical": game.physical[seat],
        "mental": game.mental[seat],
        "experience": [
            {
                "scenario": game.scenario,
                "reason": one.reason,
                "card": row(game, one.card).code if one.card >= 0 else "",
                "amount": one.amount,
            }
            for one in game.gains
            if one.seat == seat
        ],
        "deck": _deck(game, seat),
        "earned": [row(game, one.card).code for one in game.earned if one.seat == seat],
    }


def _deck(game: Arkham, seat: int) -> dict[str, int]:
    """AH-E-004: the cards of a deck, with all weaknesses, wherever they have gone in this scenario."""
    found: dict[str, int] = {}
    for card, owner in enumerate(game.owner):
        if owner == seat and card != game.who[seat]:
            code = row(game, card).code
            found[code] = found.get(code, 0) + 1
    return found


def _pool(game: Arkham) -> list[str]:
    """AH-Q-014: the basic weaknesses that are in no deck yet."""
    left = list(BASIC_WEAKNESSES)
    for card, owner in enumerate(game.owner):
        if owner >= 0 and row(game, card).id in left:
            left.remove(row(game, card).id)
    return [CARDS.rows[CARDS.number(id_)].code for id_ in left]
