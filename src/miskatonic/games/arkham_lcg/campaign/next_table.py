"""B.19, AH-B-218: what a scenario leaves to its campaign, and the table that comes next.

Its record (`rules/record.py`) is a small text with all that the next table needs. A table begins with one and, when its
resolution has been carried out, makes the one that follows from it.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from miskatonic.games.arkham_lcg.board.record import Chapter, Entry, Experience, Person, Record, Withdrawn
from miskatonic.games.arkham_lcg.board.words import Difficulty, Earns, End, Spends, Taboo
from miskatonic.games.arkham_lcg.rows.campaign import CAMPAIGNS, first_bag, following
from miskatonic.games.arkham_lcg.rules import joining, owned
from miskatonic.games.arkham_lcg.rules.collection import withdrawn
from miskatonic.games.arkham_lcg.rules.elimination import fate_of
from miskatonic.games.arkham_lcg.rules.record import (
    FORMAT,
    LONGEST,
    PACKAGE,
    VERSION,
    code,
    codes,
    problem,
    taken,
    unspent,
    written,
)
from miskatonic.games.arkham_lcg.rules.record_decks import refuse_impossible
from miskatonic.games.arkham_lcg.rules.resolution import campaign_ends
from miskatonic.games.arkham_lcg.state import SEATS, Arkham, row
from miskatonic.kernel import Line, RefusedOption, Sequel, UnknownOption


def record(game: Arkham) -> Record | None:
    """AH-B-218: the campaign as this scenario leaves it; None before its resolution is carried out, or if it stands
    alone.
    """
    if not game.result or not game.campaign:
        return None
    held = joining.held_record(game)
    people = _people(game, held)
    ends = campaign_ends(game)
    gone = [*(held.get("withdrawn", []) if held is not None else []), *map(code, withdrawn(game))]
    return {
        "format": FORMAT,
        "version": VERSION,
        "campaign": game.campaign,
        "difficulty": cast(Difficulty, game.difficulty),
        "taboo": cast(Taboo, game.taboo),
        "scenario": "" if ends else following(game.scenario, joining.past_of(game, held)),
        "outcome": ends,
        "bag": list(game.bag),
        "log": _log(game, held),
        "investigators": people,
        "unclaimed": _unclaimed(game),
        "pool": _pool(people, game.boxes, gone),
        "history": [*(held["history"] if held is not None else []), _chapter(game, held)],
        "boxes": list(game.boxes),
        **_withdrawn(gone),
    }


def _chapter(game: Arkham, held: Record | None) -> Chapter:
    """AH-B-216, AH-B-087: the scenario, how it ended, and what it has done to the chaos bag."""
    before = Counter(held["bag"] if held is not None else first_bag(game.scenario, game.difficulty))
    now = Counter(game.bag)
    return {
        "scenario": game.scenario,
        "resolution": game.resolution,
        "result": cast(End, game.result),
        "added": sorted((now - before).elements()),
        "removed": sorted((before - now).elements()),
    }


def _log(game: Arkham, held: Record | None) -> list[Entry]:
    """AH-D-002: what was written before, what this scenario has added, and what it has crossed out."""
    entries = [*held["log"]] if held is not None else []
    entries += [{"entry": one, "scenario": game.scenario, "crossed": ""} for one in game.log]
    return [
        {**one, "crossed": one["crossed"] or (game.scenario if one["entry"] in game.crossed else "")} for one in entries
    ]


def _people(game: Arkham, held: Record | None) -> list[Person]:
    """AH-B-217, AH-B-218: those of before in order, also those who sat out or are out for good; then newcomers."""
    at = {row(game, game.who[seat]).code: seat for seat in range(game.seats)}
    before: list[Person] = held["investigators"] if held is not None else []
    known = {one["code"]: one for one in before}
    found = [_person(game, at[one["code"]], one) if one["code"] in at else _away(one) for one in before]
    return found + [_person(game, seat, None) for one, seat in at.items() if one not in known]


def _away(person: Person) -> Person:
    """AH-B-217: the data of those who did not play stay as they were."""
    return {**person, "sits_out": not person["fate"]}


def _person(game: Arkham, seat: int, before: Person | None) -> Person:
    """AH-B-218: deck, trauma, experience line by line, earned cards; whether somebody is out for good (AH-B-173)."""
    lines: list[Experience] = [*before["experience"]] if before is not None else []
    if began := joining.came_with(game, seat):
        who = row(game, game.who[seat]).code
        lines.append({"scenario": game.scenario, "reason": "bonus", "card": who, "leaves": "", "amount": began})
    lines += [
        {
            "scenario": game.scenario,
            "reason": cast(Spends, one.reason),
            "card": code(one.card),
            "leaves": code(one.leaves) if one.leaves else "",
            "amount": -one.price,
        }
        for one in game.bought
        if one.seat == seat
    ]
    lines += [
        {
            "scenario": game.scenario,
            "reason": cast(Earns, one.reason),
            "card": row(game, one.card).code if one.card >= 0 else "",
            "leaves": "",
            "amount": one.amount,
        }
        for one in game.gains
        if one.seat == seat
    ]
    deck, earned = _deck(game, seat)
    earned += [row(game, one.card).code for one in game.earned if one.seat == seat]
    return {
        "code": row(game, game.who[seat]).code,
        "fate": fate_of(game, seat),
        "sits_out": False,
        "physical": game.physical[seat],
        "mental": game.mental[seat],
        "unspent": unspent(lines),
        "experience": lines,
        "deck": deck,
        "side": before["side"] if before is not None else {},
        "earned": earned,
    }


def _deck(game: Arkham, seat: int) -> tuple[dict[str, int], list[str]]:
    """AH-E-004: the cards of a deck, with all weaknesses, wherever they have gone in this scenario; and story cards."""
    deck: dict[str, int] = {}
    story = []
    for card, owner in enumerate(game.owner):
        if owner == seat and card != game.who[seat]:
            printed = row(game, card)
            if printed.set:
                story.append(printed.code)
            else:
                deck[printed.code] = deck.get(printed.code, 0) + 1
    return deck, story


def _unclaimed(game: Arkham) -> list[str]:
    """AH-B-234: story cards that wait for the next group."""
    return [row(game, one.card).code for one in game.earned if one.seat < 0]


def _withdrawn(gone: list[str]) -> Withdrawn:
    """AH-Q-028: the weaknesses that were replaced by others; most campaigns have none."""
    return {"withdrawn": gone} if gone else {}


def _pool(people: list[Person], boxes: Sequence[str], gone: Sequence[str]) -> list[str]:
    """AH-Q-014: the basic weaknesses of these boxes that are in no deck; those of investigators who are out for good
    come back, those that were withdrawn never do (AH-Q-028).
    """
    left = [code(id_) for id_ in owned.weaknesses(owned.in_order(boxes))]
    for weakness in gone:
        if weakness in left:
            left.remove(weakness)
    for one in people:
        for card, count in one["deck"].items() if not one["fate"] else ():
            for _ in range(min(count, left.count(card))):
                left.remove(card)
    return left


def campaign(game: Arkham) -> str | None:
    """AH-B-218: the campaign as a text that can be saved: as this scenario leaves it, or as it was when it began."""
    kept = record(game)
    return written(kept) if kept is not None else game.record or None


def resumed(text: str) -> Sequel | None:
    """AH-B-216: the table that continues from a record: for everybody who can play on and did not sit out."""
    if FORMAT not in text[:LONGEST] or _is_save(text):
        return None
    if why := problem(text, 1):
        raise RefusedOption(PACKAGE, why)
    held = taken(text)
    refuse_impossible(held)
    known = codes()
    resting = [known[one["code"]] for one in held["investigators"] if one["sits_out"]]
    people = joining.present(held, resting) or joining.present(held, ())
    absent = "+".join(resting) if joining.present(held, resting) else ""
    options = {"campaign": written(held), "absent": absent or joining.NOBODY_SITS_OUT, "decks": "starter"}
    return Sequel(options, (-1,) * max(1, min(len(people), SEATS[-1])))


def _is_save(text: str) -> bool:
    """Whether it is the file of a table, which holds a record among its options."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("format") != FORMAT and "options" in data


def sequel(game: Arkham, wishes: Mapping[str, str]) -> Sequel | None:
    """AH-B-216, AH-B-217: the next table of the campaign: those who live keep their seats, those who are out take a new
    investigator as long as there is one, and those who sat out still do unless `absent` says otherwise.
    """
    kept = record(game)
    if kept is None or not kept["scenario"]:
        return None
    known = codes()
    resting = [known[one["code"]] for one in kept["investigators"] if one["sits_out"]]
    absent = wishes.get("absent") or "+".join(resting) or joining.NOBODY_SITS_OUT
    at = {row(game, game.who[seat]).code: seat for seat in range(game.seats)}
    out = [seat for seat in range(game.seats) if fate_of(game, seat)][: len(joining.unused(kept, ()))]
    if not out and not joining.present(kept, absent.split("+")):
        absent = joining.NOBODY_SITS_OUT
    seats = [*[at.get(one["code"], -1) for one in joining.present(kept, absent.split("+"))], *out]
    return Sequel({"campaign": written(kept), "absent": absent, "decks": "starter"}, tuple(seats[: SEATS[-1]]))


def carried(held: Record, people: Sequence[str], difficulty: str) -> Record:
    """AH-R-1.11, AH-B-224: a new campaign with investigators out of another one (by their ids): decks, story cards,
    weaknesses, experience and trauma stay, everything else starts over.
    """
    known = codes()
    living = {known[one["code"]]: one for one in joining.present(held, ())}
    unknown = [id_ for id_ in people if id_ not in living]
    if unknown or not people:
        names = {"names": ", ".join(living) or "none", "written": unknown[0][:40] if unknown else "none"}
        raise RefusedOption(PACKAGE, (Line("record-not_carried", "AH-R-1.11", names),))
    bags = CAMPAIGNS[held["campaign"]].bags
    if difficulty not in bags:
        raise UnknownOption(f"difficulty must be one of {', '.join(bags)}, not {difficulty!r}.")
    travellers: list[Person] = [{**living[id_], "sits_out": False} for id_ in dict.fromkeys(people)]
    return {
        **held,
        "difficulty": cast(Difficulty, difficulty),
        "scenario": CAMPAIGNS[held["campaign"]].begins[0],
        "outcome": "",
        "bag": list(bags[difficulty]),
        "log": [],
        "investigators": travellers,
        "unclaimed": [],
        "pool": _pool(travellers, held["boxes"], held.get("withdrawn", [])),
        "history": [],
    }
