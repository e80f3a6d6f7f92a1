"""B.19, AH-B-218: the campaign sheet that anybody may read at any time: log, path, bag, what everybody carries."""

import functools
from collections import Counter
from collections.abc import Sequence
from typing import cast

from miskatonic.games.arkham_lcg.board.campaign import (
    Ahead,
    Away,
    BagChange,
    Carrier,
    Does,
    Note,
    PathStep,
    Present,
    Sheet,
    Where,
)
from miskatonic.games.arkham_lcg.board.record import Experience, Person, Record
from miskatonic.games.arkham_lcg.board.words import Difficulty
from miskatonic.games.arkham_lcg.names import token_name
from miskatonic.games.arkham_lcg.rows.campaign import ahead, before, first_bag, following
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rules import joining, record
from miskatonic.games.arkham_lcg.rules.campaign_log import consequences, counting, words_of
from miskatonic.games.arkham_lcg.rules.elimination import fate_of
from miskatonic.games.arkham_lcg.rules.joining import past_of
from miskatonic.games.arkham_lcg.rules.resolution import campaign_ends
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import Line


def sheet(game: Arkham) -> Sheet | None:
    """AH-B-218: the campaign as it stands now, including this scenario; None if the scenario is played on its own."""
    if not game.campaign:
        return None
    held = _held(game.record)
    return {
        "campaign": game.campaign,
        "difficulty": cast(Difficulty, game.difficulty),
        "path": _path(game, held),
        "notes": _notes(game, held),
        "ahead": _ahead(game),
        "people": _people(game, held),
        "changes": _changes(game.scenario, game.difficulty, game.record, tuple(game.bag)),
        "unclaimed": [CARDS.names[game.card[one.card]] for one in game.earned if one.seat < 0],
    }


@functools.lru_cache(maxsize=64)
def _held(text: str) -> Record | None:
    """The record with which a table began; None at the first one."""
    found = record.read(text) if text else None
    return None if isinstance(found, Line) else found


# --- the road and the log ---------------------------------------------------------------------------------------------


def _path(game: Arkham, held: Record | None) -> list[PathStep]:
    """AH-B-216: the scenarios of the campaign in order: those that are over with what happened there, the one that is
    being played, and those that follow from all that. Earlier ones of which no record tells belong to it as well.
    """
    over = [(one["scenario"], one["resolution"]) for one in held["history"]] if held is not None else []
    skipped = [plan.id for plan in before(game.scenario)] if held is None else []
    road: list[tuple[str, Where, str | None]] = [(id_, "next", None) for id_ in skipped]
    road += [(id_, "done", resolution) for id_, resolution in over]
    road.append((game.scenario, "now", game.resolution if game.result else None))
    road += [(id_, "next", None) for id_ in ahead(game.scenario, past_of(game, held))]
    return [
        {
            "scenario": id_,
            "state": state,
            "resolution": resolution,
            "experience": _brought(game, held, id_) if resolution is not None else None,
        }
        for id_, state, resolution in road
    ]


def _brought(game: Arkham, held: Record | None, scenario: str) -> int:
    """AH-B-211: the most experience that any investigator earned in a scenario."""
    if scenario == game.scenario:
        return max(game.experience)
    people: list[Person] = held["investigators"] if held is not None else []
    return max([_earned([one for one in person["experience"] if one["scenario"] == scenario]) for person in people])


def _notes(game: Arkham, held: Record | None) -> list[Note]:
    """AH-D-002: the log in the order of writing; entries that are crossed out stay readable."""
    before = held["log"] if held is not None else []
    entries = [(one["entry"], one["scenario"], one["crossed"]) for one in before]
    entries += [(one, game.scenario, "") for one in game.log]
    found: list[Note] = []
    for entry, scenario, crossed in entries:
        said = words_of(entry)
        found.append(
            {
                "key": said.note.removeprefix("note-"),
                "card": said.card,
                "number": said.number,
                "scenario": scenario,
                "crossed": crossed or (game.scenario if entry in game.crossed else ""),
                "fresh": scenario == game.scenario,
                "cut": entry in game.crossed,
            }
        )
    return found


def _ahead(game: Arkham) -> Ahead:
    """AH-D-002: what the log does in the scenario that is being played, or has done; or, when that is over and the
    campaign goes on, what it will do in the next one.
    """
    after = following(game.scenario, past_of(game, _held(game.record))) if game.result else ""
    over = bool(after) and not campaign_ends(game)
    scenario = after if over else game.scenario
    return {
        "scenario": scenario,
        "done": not over and not game.step.startswith("setup."),
        "does": told(scenario, counting(game) if over else game.notes),
    }


def told(scenario: str, entries: Sequence[str]) -> list[Does]:
    """AH-D-002: what entries of the log do in a scenario, with the names of causes, cards and tokens."""
    return [
        {
            "kind": one.kind,
            "rule": one.rule,
            "cause": f"note-{one.cause}" if one.cause else None,
            "count": one.amount,
            "cards": [CARDS.names[CARDS.number(id_)] for id_ in one.cards],
            "token": one.token,
            "name": token_name(one.token) if one.token else None,
        }
        for one in consequences(scenario, entries)
    ]


def does_line(one: Does) -> Line:
    """AH-D-002: what the log does, in words: with the cards or the token it is about, else how many."""
    named = [*one["cards"], *([one["name"]] if one["name"] else [])]
    args = {"what": f"does-{one['kind']}", "cause": one["cause"] or "none"}
    if named:
        return Line("campaign-does_cards", one["rule"], {**args, "cards": named})
    return Line("campaign-does_count", one["rule"], {**args, "count": one["count"]})


@functools.lru_cache(maxsize=32)
def _changes(playing: str, difficulty: str, began: str, bag: tuple[str, ...]) -> list[BagChange]:
    """AH-B-087: every change of the chaos bag with the scenario that made it; `began` is the record with which one
    began.
    """
    found, held = [], _held(began)
    for chapter in held["history"] if held is not None else []:
        found += [(chapter["scenario"], chapter["added"], chapter["removed"])]
    before = Counter(held["bag"] if held is not None else first_bag(playing, difficulty))
    now = Counter(bag or before.elements())
    found.append((playing, sorted((now - before).elements()), sorted((before - now).elements())))
    return [
        {"scenario": scenario, "token": token, "count": sign * count}
        for scenario, added, removed in found
        for sign, tokens in ((1, added), (-1, removed))
        for token, count in Counter(tokens).items()
    ]


# --- what everybody carries -------------------------------------------------------------------------------------------


def _people(game: Arkham, held: Record | None) -> list[Present | Away]:
    """AH-B-217: those at the table, then those who sit out or are out for good."""
    before = {one["code"]: one for one in held["investigators"]} if held is not None else {}
    chosen = [
        seat
        for seat in range(game.seats)
        if game.step != "setup.investigator" or seat not in game.newcomers or game.lists[seat]
    ]
    found = [_person(game, seat, before.pop(row(game, game.who[seat]).code, None)) for seat in chosen]
    return found + [_away(one) for one in before.values()]


def _person(game: Arkham, seat: int, before: Person | None) -> Present:
    """AH-B-218: trauma, experience, earned cards of somebody at the table."""
    lines = before["experience"] if before is not None else []
    spent = _spent(lines) + sum([one.price for one in game.bought if one.seat == seat])
    earned = (
        _earned(lines) + joining.came_with(game, seat) + sum([one.amount for one in game.gains if one.seat == seat])
    )
    names = [CARDS.names[game.card[one.card]] for one in game.earned if one.seat == seat]
    return {
        **_carried(row(game, game.who[seat]), _weaknesses(game, seat)),
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


def _away(one: Person) -> Away:
    """AH-B-173, AH-B-217: the data of those who do not play stay as they were."""
    lines = one["experience"]
    return {
        **_carried(_card(one["code"]), [code for code in one["deck"] if _card(code).weakness]),
        "seat": None,
        "physical": one["physical"],
        "mental": one["mental"],
        "fate": one["fate"],
        "earned": _earned(lines),
        "spent": _spent(lines),
        "left": record.unspent(lines),
        "cards": _names(one["earned"]),
    }


def _weaknesses(game: Arkham, seat: int) -> list[str]:
    """AH-E-004: the weaknesses that somebody has, wherever they are now."""
    own = [printed for printed, owner in zip(game.card, game.owner, strict=True) if owner == seat]
    return [CARDS.rows[one].code for one in dict.fromkeys(own) if CARDS.rows[one].weakness]


def _carried(printed: Card, weaknesses: list[str]) -> Carrier:
    """What is known of an investigator's card and of the weaknesses in the deck (AH-E-004)."""
    return {
        "id": printed.id,
        "card": CARDS.names[CARDS.number(printed.id)],
        "health": printed.health,
        "sanity": printed.sanity,
        "weaknesses": _names(weaknesses),
    }


def _earned(lines: list[Experience]) -> int:
    amounts: list[int] = [one["amount"] for one in lines if one["reason"] not in (record.BOUGHT, record.UPGRADED)]
    return sum(amounts)


def _spent(lines: list[Experience]) -> int:
    return _earned(lines) - record.unspent(lines)


def _card(code: str) -> Card:
    return CARDS.rows[CARDS.number(_ids(CARDS.edition)[code])]


@functools.lru_cache(maxsize=2)
def _ids(edition: int) -> dict[str, str]:
    """The id of each card by its code; looked up often."""
    return record.codes()


def _names(codes: list[str]) -> list[str]:
    return [CARDS.names[CARDS.number(_card(code).id)] for code in codes]
