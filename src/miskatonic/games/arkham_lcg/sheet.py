"""B.19, AH-B-218: the campaign sheet as everybody may read it at any time: log, path, bag, and what everybody carries."""

from typing import Any

from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rules.resolution import fate_of
from miskatonic.games.arkham_lcg.state import Arkham, row

DONE, NOW, NEXT = "done", "now", "next"


def sheet(game: Arkham) -> dict[str, Any] | None:
    """AH-B-218: the campaign as it stands now, this scenario with it; None where it is played by itself."""
    if not game.campaign:
        return None
    return {
        "campaign": game.campaign,
        "difficulty": game.difficulty,
        "path": _path(game),
        "notes": [*_notes(game, game.notes, fresh=False), *_notes(game, game.log, fresh=True)],
        "people": [_person(game, seat) for seat in range(game.seats)],
        "changes": [],
        "unclaimed": [CARDS.names[game.card[one.card]] for one in game.earned if one.seat < 0],
    }


def _path(game: Arkham) -> list[dict[str, Any]]:
    """AH-B-217: the scenarios of the campaign in order, what happened in those that are over, and where one is."""
    plans = {one.id: one for one in SCENARIOS.rows if one.campaign == game.campaign}
    followed = {one.next for one in plans.values()}
    at = next((id_ for id_ in plans if id_ not in followed), "")
    found: list[dict[str, Any]] = []
    behind = True
    while at in plans:
        here = at == game.scenario
        behind = behind and not here
        over = here and game.resolution
        found.append(
            {
                "scenario": at,
                "state": NOW if here else DONE if behind else NEXT,
                "resolution": game.resolution if over else "",
                "experience": max(game.experience) if over else None,
            }
        )
        at = plans[at].next
    return found


def _notes(game: Arkham, entries: tuple[str, ...], *, fresh: bool) -> list[dict[str, Any]]:
    """AH-B-218: entries of the log in the order of writing; those that are crossed out stay readable."""
    found = []
    for entry in entries:
        key, _, id_ = entry.partition(":")
        found.append(
            {
                "key": key,
                "card": CARDS.names[CARDS.number(id_)] if id_ else None,
                "scenario": game.scenario if fresh else "",
                "crossed": game.scenario if entry in game.crossed else "",
                "fresh": fresh,
                "cut_now": entry in game.crossed,
            }
        )
    return found


def _person(game: Arkham, seat: int) -> dict[str, Any]:
    """AH-B-218: trauma, experience and earned cards of somebody at the table."""
    printed = row(game, game.who[seat])
    return {
        "seat": seat,
        "card": CARDS.names[game.card[game.who[seat]]],
        "health": printed.health,
        "sanity": printed.sanity,
        "physical": game.physical[seat],
        "mental": game.mental[seat],
        "fate": fate_of(game, seat),
        "earned": game.experience[seat],
        "spent": 0,
        "left": game.experience[seat],
        "cards": [CARDS.names[game.card[one.card]] for one in game.earned if one.seat == seat],
        "weaknesses": [],
    }
