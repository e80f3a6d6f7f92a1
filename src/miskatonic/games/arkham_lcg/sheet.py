"""B.19, AH-B-218: the campaign sheet that anybody may read at any time: log, path, bag, what everybody carries."""

import functools
from collections import Counter
from typing import Any

from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.decks import BAGS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rules import record
from miskatonic.games.arkham_lcg.rules.record import Record
from miskatonic.games.arkham_lcg.rules.resolution import fate_of
from miskatonic.games.arkham_lcg.state import Arkham, row

DONE, NOW, NEXT = "done", "now", "next"


def sheet(game: Arkham) -> dict[str, Any] | None:
    """AH-B-218: the campaign as it stands now, this scenario with it; None where it is played by itself."""
    if not game.campaign:
        return None
    held = _held(game.record)
    return {
        "campaign": game.campaign,
        "difficulty": game.difficulty,
        "path": _path(game, held),
        "notes": _notes(game, held),
        "people": _people(game, held),
        "changes": _changes(game, held),
        "unclaimed": [CARDS.names[game.card[one.card]] for one in game.earned if one.seat < 0],
    }


@functools.lru_cache(maxsize=64)
def _held(text: str) -> Record | None:
    """The record with which a table began; None at the first one."""
    found = record.read(text) if text else None
    return None if isinstance(found, str) else found


# --- the road and the log ---------------------------------------------------------------------------------------------


def _path(game: Arkham, held: Record | None) -> list[dict[str, Any]]:
    """AH-B-216: the scenarios of the campaign in order, what happened in those that are over, and where one is."""
    known = {one["scenario"]: one["resolution"] for one in held["history"]} if held is not None else {}
    known |= {game.scenario: game.resolution} if game.result else {}
    found: list[dict[str, Any]] = []
    for id_ in _road(game.campaign):
        state = NOW if id_ == game.scenario else DONE if id_ in known else NEXT
        brought = _brought(game, held, id_) if id_ in known else None
        found.append({"scenario": id_, "state": state, "resolution": known.get(id_), "experience": brought})
    return found


def _road(campaign: str) -> list[str]:
    """AH-B-216: the scenarios of a campaign, each after the one it follows."""
    plans = {one.id: one for one in SCENARIOS.rows if one.campaign == campaign}
    followed = {one.next for one in plans.values()}
    found = [id_ for id_ in plans if id_ not in followed]
    for id_ in found:
        after = plans[id_].next
        if after in plans and after not in found:
            found.append(after)
    return found


def _brought(game: Arkham, held: Record | None, scenario: str) -> int:
    """AH-B-211: what a scenario has brought whoever it brought most."""
    if scenario == game.scenario:
        return max(game.experience)
    people: list[Record] = held["investigators"] if held is not None else []
    return max([_earned([one for one in person["experience"] if one["scenario"] == scenario]) for person in people])


def _notes(game: Arkham, held: Record | None) -> list[dict[str, Any]]:
    """AH-D-002: the log in the order of writing; entries that are crossed out stay readable."""
    before = held["log"] if held is not None else []
    entries = [(one["entry"], one["scenario"], one["crossed"]) for one in before]
    entries += [(one, game.scenario, "") for one in game.log]
    found = []
    for entry, scenario, crossed in entries:
        key, _, id_ = entry.partition(":")
        found.append(
            {
                "key": key,
                "card": CARDS.names[CARDS.number(id_)] if id_ else None,
                "scenario": scenario,
                "crossed": crossed or (game.scenario if entry in game.crossed else ""),
                "fresh": scenario == game.scenario,
                "cut": entry in game.crossed,
            }
        )
    return found


def _changes(game: Arkham, held: Record | None) -> list[dict[str, Any]]:
    """AH-B-087: every change of the chaos bag with the scenario that made it."""
    found = []
    for chapter in held["history"] if held is not None else []:
        found += [(chapter["scenario"], chapter["added"], chapter["removed"])]
    before = Counter(held["bag"] if held is not None else BAGS[game.difficulty])
    now = Counter(game.bag or before.elements())
    found.append((game.scenario, sorted((now - before).elements()), sorted((before - now).elements())))
    return [
        {"scenario": scenario, "token": token, "count": sign * count}
        for scenario, added, removed in found
        for sign, tokens in ((1, added), (-1, removed))
        for token, count in Counter(tokens).items()
    ]


# --- what everybody carries -------------------------------------------------------------------------------------------


def _people(game: Arkham, held: Record | None) -> list[dict[str, Any]]:
    """AH-B-217: those at the table, then whoever sits out or is out for good."""
    before = {one["code"]: one for one in held["investigators"]} if held is not None else {}
    here = [seat for seat in range(game.seats) if game.lists[seat] or game.step != "setup.investigator"]
    found = [_person(game, seat, before.pop(row(game, game.who[seat]).code, None)) for seat in here]
    return found + [_away(one) for one in before.values()]


def _person(game: Arkham, seat: int, before: Record | None) -> dict[str, Any]:
    """AH-B-218: trauma, experience, earned cards of somebody at the table."""
    lines = before["experience"] if before is not None else []
    spent = _spent(lines) + sum([one.price for one in game.bought if one.seat == seat])
    earned = _earned(lines) + sum([one.amount for one in game.gains if one.seat == seat])
    names = [CARDS.names[game.card[one.card]] for one in game.earned if one.seat == seat]
    return {
        **_carried(row(game, game.who[seat]), before),
        "seat": seat,
        "physical": game.physical[seat],
        "mental": game.mental[seat],
        "suffered": {
            "physical": game.physical[seat] - (before["physical"] if before is not None else 0),
            "mental": game.mental[seat] - (before["mental"] if before is not None else 0),
        },
        "fate": fate_of(game, seat),
        "earned": earned,
        "spent": spent,
        "left": earned - spent,
        "cards": [*_names(before["earned"] if before is not None else []), *names],
    }


def _away(one: Record) -> dict[str, Any]:
    """AH-B-173, AH-B-217: the data of those who do not play are kept."""
    lines = one["experience"]
    return {
        **_carried(_card(one["code"]), one),
        "seat": None,
        **{name: one[name] for name in ("physical", "mental", "fate")},
        "earned": _earned(lines),
        "spent": _spent(lines),
        "left": record.unspent(lines),
        "cards": _names(one["earned"]),
    }


def _carried(printed: Card, before: Record | None) -> dict[str, Any]:
    """What is known of an investigator's card and, from the record, of the weaknesses in the deck (AH-E-004)."""
    deck = before["deck"] if before is not None else {}
    return {
        "id": printed.id,
        "card": CARDS.names[CARDS.number(printed.id)],
        "health": printed.health,
        "sanity": printed.sanity,
        "weaknesses": _names([code for code in deck if _card(code).weakness]),
    }


def _earned(lines: list[Record]) -> int:
    amounts: list[int] = [one["amount"] for one in lines if one["reason"] not in (record.BOUGHT, record.UPGRADED)]
    return sum(amounts)


def _spent(lines: list[Record]) -> int:
    return _earned(lines) - record.unspent(lines)


def _card(code: str) -> Card:
    return CARDS.rows[CARDS.number(_ids(len(CARDS.rows))[code])]


@functools.lru_cache(maxsize=2)
def _ids(count: int) -> dict[str, str]:
    """The id of each card by its code; looked up often while there are so many cards."""
    return record.codes()


def _names(codes: list[str]) -> list[str]:
    return [CARDS.names[CARDS.number(_card(code).id)] for code in codes]
