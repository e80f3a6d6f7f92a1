"""What a set of seats may know of the table, as plain data."""

import functools
from collections.abc import Sequence
from typing import Any

from miskatonic.games.arkham_lcg.basics import wishes
from miskatonic.games.arkham_lcg.basics.tokens import doom_in_play, doom_needed
from miskatonic.games.arkham_lcg.basics.values import DIFFICULTY, actions_left, base, difficulty_of, sources, value
from miskatonic.games.arkham_lcg.basics.zones import are_equal, here
from miskatonic.games.arkham_lcg.campaign.next_table import record
from miskatonic.games.arkham_lcg.campaign.sheet import sheet
from miskatonic.games.arkham_lcg.campaign.upgrade_sheet import upgrade_sheet
from miskatonic.games.arkham_lcg.decks.left import deck_left
from miskatonic.games.arkham_lcg.measures import asked_by
from miskatonic.games.arkham_lcg.names import card_name, token_name, who
from miskatonic.games.arkham_lcg.odds.position.helped import rescued
from miskatonic.games.arkham_lcg.odds.position.opening_hand import prospects
from miskatonic.games.arkham_lcg.odds.position.skill_test import chance_of, outlook, pumped, total_of, uncounted
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.taboo import taboo_on
from miskatonic.games.arkham_lcg.rows.terms import (
    AREA,
    ASIDE,
    ASSET,
    AT_PLACE,
    ATTACHED,
    AUTO_FAIL,
    ENEMY,
    FIGHT,
    HAND,
    INVESTIGATOR,
    LOCATION,
    OPEN,
    SKILLS,
    SLOTS,
)
from miskatonic.games.arkham_lcg.rules.act_agenda import clues_of_all
from miskatonic.games.arkham_lcg.rules.committing import why_not
from miskatonic.games.arkham_lcg.rules.elimination import fate_of
from miskatonic.games.arkham_lcg.rules.locations import connections
from miskatonic.games.arkham_lcg.rules.resolution import victory_points
from miskatonic.games.arkham_lcg.rules.skill_test import (
    attack_damage,
    skill_sources,
)
from miskatonic.games.arkham_lcg.state import Arkham, Lasting, Test, row

TOKENS = ("damage", "horror", "clues", "doom", "uses", "resources")


def secrets(game: Arkham) -> range:
    """Everybody has a hand."""
    return range(game.seats)


def view(game: Arkham, eyes: frozenset[int]) -> dict[str, Any]:
    """What depends on whose eyes see the table: who holds which cards, and the running test."""
    return {
        "seats": [_seat(game, seat, eyes) for seat in range(game.seats)],
        "test": _test(game, eyes),
    }


def open_view(game: Arkham) -> dict[str, Any]:
    """What all eyes see alike. Deck orders and unrevealed sides never pass here."""
    return {
        "scenario": game.scenario,
        "difficulty": game.difficulty,
        "round": game.round,
        "phase": game.phase,
        "active": game.active,
        "lead": game.lead if game.lead >= 0 else None,
        "agenda": _stage(game, game.agenda),
        "act": _stage(game, game.act),
        "doom": doom_in_play(game),
        "act_clues": asked_by(row(game, game.act), game.seats) if game.act >= 0 else 0,
        "group_clues": clues_of_all(game, game.order),
        "reference": card_name(game, game.reference) if game.reference >= 0 else None,
        "bag": list(_in_order(tuple(game.bag))),
        "places": _places(game),
        "encounter": {
            "deck": len(game.deck[game.seats]),
            "discard": [_card(game, one) for one in game.discard[game.seats]],
        },
        "victory": [{"card": _card(game, card), "points": points} for card, points in victory_points(game)],
        "aside": [
            card_name(game, card)
            for card, zone in enumerate(game.zone)
            if zone == ASIDE and row(game, card).kind in (ENEMY, ASSET) and card not in game.apart
        ],
        "apart": len(game.apart),
        "lasting": [_lasting(game, one) for one in game.lasting],
        "campaign": record(game),
        "sheet": sheet(game),
    }


def alike(game: Arkham, thing: str) -> list[str]:
    """The copies of a card in the same hand or play area that can't be told from it; those marked for a test are told
    apart.
    """
    label = thing.partition(":")[2]
    card = game.label.index(label) if label in game.label else -1
    if card >= 0 and game.zone[card] == AREA:
        return [card_name(game, one).thing for one in game.area[game.holder[card]] if are_equal(game, card, one)]
    if card < 0 or game.zone[card] != HAND:
        return []
    marks = game.tests[0].marks if game.tests else ()
    copies = [one for one in game.hand[game.holder[card]] if game.card[one] == game.card[card] and one not in marks]
    return [card_name(game, one).thing for one in copies]


@functools.lru_cache(1024)
def _in_order(bag: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(bag, key=_token_order))


def _token_order(token: str) -> tuple[int, int]:
    return (0, -int(token)) if token.lstrip("-").isdecimal() else (1, 0)


def _card(game: Arkham, card: int) -> dict[str, Any]:
    """A card as anybody sees it, with its tokens."""
    printed = row(game, card)
    found: dict[str, Any] = {
        **_printed(game.card[card], game.taboo),
        "id": game.label[card],
        "card": str(card_name(game, card)),
        "exhausted": card in game.exhausted,
    }
    for kind in TOKENS:
        count = getattr(game, kind)[card]
        if count:
            found[kind] = count
    if printed.uses_kind:
        found["uses"] = game.uses[card]
        found["uses_kind"] = printed.uses_kind
    if printed.kind in (ASSET, ENEMY, INVESTIGATOR):
        found["health"] = value(game, topics.HEALTH, card) if printed.health is not None else None
        found["sanity"] = value(game, topics.SANITY, card) if printed.sanity is not None else None
    if printed.kind == ENEMY:
        found["fight"] = value(game, topics.FIGHT_VALUE, card)
        found["evade"] = value(game, topics.EVADE_VALUE, card)
        found["damage_dealt"] = value(game, topics.DAMAGE_DEALT, card)
        found["horror_dealt"] = value(game, topics.HORROR_DEALT, card)
        found["keywords"] = sorted(printed.keywords)
        found["victory"] = printed.victory
    return found


@functools.lru_cache(4096)
def _printed(number: int, taboo: str) -> dict[str, Any]:
    """What never changes about a card."""
    printed = CARDS.rows[number]
    found: dict[str, Any] = {
        "kind": printed.kind,
        "class": printed.klass,
        "level": printed.level,
        "cost": printed.cost,
        "icons": dict(printed.icons),
        "slot": printed.slot,
        "slots": printed.slots,
        "traits": sorted(printed.traits),
        "weakness": printed.weakness,
        "fast": printed.fast,
    }
    if taboo_on(printed.code, taboo).changed:
        found["changed"] = True
    return found


def _stage(game: Arkham, card: int) -> dict[str, Any] | None:
    if card < 0:
        return None
    printed = row(game, card)
    return {
        "id": game.label[card],
        "card": card_name(game, card),
        "stage": printed.stage,
        "doom": game.doom[card],
        "threshold": doom_needed(game) if card == game.agenda else 0,
        "clues": game.clues[card],
        "objective": card == game.act and not printed.act_clues,
    }


def _places(game: Arkham) -> list[dict[str, Any]]:
    """The locations, with whatever lies there."""
    attached: dict[int, list[int]] = {}
    others: dict[int, list[int]] = {}
    for card, zone in enumerate(game.zone):
        if zone == ATTACHED:
            attached.setdefault(game.at[card], []).append(card)
        elif zone == AT_PLACE and row(game, card).kind != ENEMY:
            others.setdefault(game.at[card], []).append(card)
    return [_place(game, place, attached.get(place, ()), others.get(place, ())) for place in game.places]


def _place(game: Arkham, place: int, attached: Sequence[int], others: Sequence[int]) -> dict[str, Any]:
    """A location; its revealed side only when it is revealed."""
    printed = row(game, place)
    shown = place in game.revealed
    return {
        "id": game.label[place],
        "card": card_name(game, place),
        "kind": LOCATION,
        "revealed": shown,
        "shroud": value(game, topics.SHROUD, place) if shown else None,
        "clues": game.clues[place],
        "clue_value": printed.clues * (game.seats if printed.clues_each else 1) if shown else None,
        "doom": game.doom[place],
        "victory": printed.victory if shown else 0,
        "symbol": printed.symbol if shown else printed.unrevealed_symbol,
        "connects": [game.label[other] for other in connections(game, place)],
        "investigators": [seat for seat in game.order if here(game, seat) == place],
        "enemies": [_card(game, one) for one in game.enemies if game.zone[one] == AT_PLACE and game.at[one] == place],
        "attached": [_card(game, one) for one in attached],
        "others": [_card(game, one) for one in others],
    }


def _seat(game: Arkham, seat: int, eyes: frozenset[int]) -> dict[str, Any]:
    """An investigator with everything in play; the hand only for its own eyes."""
    me = game.who[seat]
    printed = row(game, me)
    known = seat in eyes or game.hands == OPEN
    return {
        "seat": seat,
        "id": game.label[me],
        "investigator": who(game, seat),
        "card": card_name(game, me),
        "class": printed.klass,
        "skills": {skill: value(game, skill, seat) for skill in SKILLS},
        "printed": dict(printed.skills),
        "health": value(game, topics.HEALTH, me),
        "sanity": value(game, topics.SANITY, me),
        "damage": game.damage[me],
        "horror": game.horror[me],
        "clues": game.clues[me],
        "resources": game.resources[me],
        "actions": actions_left(game, seat) if game.active == seat else 0,
        "place": game.label[here(game, seat)] if here(game, seat) >= 0 else None,
        "left": game.left[seat],
        "took_turn": seat in game.turns,
        "hand": [_card(game, card) for card in game.hand[seat]] if known else None,
        "hand_size": len(game.hand[seat]),
        "marked": [game.label[card] for card in game.marked if card in game.hand[seat]] if known else [],
        "redraw": prospects(game, seat) if known and _declares(game, seat) else None,
        "deck": len(game.deck[seat]),
        "deck_left": deck_left(game, seat) if seat in eyes else None,
        "discard": [_card(game, card) for card in game.discard[seat]],
        "area": [_card(game, card) for card in game.area[seat]],
        "threat": [_card(game, card) for card in game.threat[seat]],
        "slots": dict(SLOTS),
        "trauma": {"physical": game.physical[seat], "mental": game.mental[seat]},
        "fate": fate_of(game, seat),
        "experience": game.experience[seat],
        "gains": [
            {"reason": one.reason, "card": card_name(game, one.card) if one.card >= 0 else None, "amount": one.amount}
            for one in game.gains
            if one.seat == seat
        ],
        "upgrade": upgrade_sheet(game, seat, known),
        "earned": [card_name(game, one.card) for one in game.earned if one.seat == seat],
        "asks": _asks(game, seat) if seat in eyes else None,
    }


def _asks(game: Arkham, seat: int) -> dict[str, Any]:
    """AH-B-043: how a seat wants to be asked: at all, at which places, about which cards always or never."""
    said = [one for one in game.wishes if one.seat == seat]
    return {
        "level": game.asks[seat],
        "quiet": game.quiet[seat],
        "here": [one.about for one in said if one.word == wishes.HERE],
        "always": [CARDS.names[CARDS.number(one.about)] for one in said if one.word == wishes.ALWAYS],
        "never": [CARDS.names[CARDS.number(one.about)] for one in said if one.word == wishes.NEVER],
    }


def _lasting(game: Arkham, one: Lasting) -> dict[str, Any]:
    """AH-B-100: something that holds for a time: until when, what, for whom, by which card; an amount that depends on
    how things go is not told.
    """
    of_seat = one.topic in topics.OF_SEATS
    odd = row(game, one.card).for_a_time[one.ability] if one.ability >= 0 else None
    amount = one.amount if odd is None else odd.amount
    return {
        "until": one.until,
        "what": one.topic,
        "skill": odd.name if odd is not None else "",
        "seat": one.subject if of_seat else None,
        "about": who(game, one.subject) if of_seat else card_name(game, one.subject),
        "amount": amount if type(amount) is int and (odd is None or odd.given is None) else None,
        "card": card_name(game, one.card),
    }


def _declares(game: Arkham, seat: int) -> bool:
    """AH-B-023: whether it is a seat's turn to say what goes back of its opening hand."""
    return game.step == "setup.mulligan" and seat == next((one for one in game.order if one not in game.turns), None)


def _test(game: Arkham, eyes: frozenset[int]) -> dict[str, Any] | None:
    """The running test: value with its sources against difficulty, tokens, chance. What is committed, or marked to be,
    lies open (AH-B-066, AH-B-253).
    """
    if not game.tests:
        return None
    test = game.tests[0]
    lines = [
        {"kind": kind, "card": _source_name(game, kind, card), "amount": amount}
        for kind, card, amount in skill_sources(game, test)
    ]
    coming = uncounted(game, test)
    lines += [{"kind": "token", "card": None, "amount": amount} for amount in coming]
    odds = chance_of(game, test)
    found: dict[str, Any] = {
        "seat": test.seat,
        "skill": test.skill,
        "kind": test.kind,
        "target": card_name(game, test.target) if test.target >= 0 else None,
        "source": card_name(game, test.source),
        "stage": test.stage,
        "difficulty": difficulty_of(game, test),
        "value": max(0, total_of(game, test) + sum(coming)),
        "sources": lines,
        "against": _against(game, test),
        "committed": [_card(game, card) for card in test.committed or test.marks],
        "deals": attack_damage(game, test) if test.kind == FIGHT else None,
        "ready": list(test.ready),
        "tokens": list(test.tokens),
        "passed": test.passed if test.stage >= 6 else None,
        "margin": test.margin if test.stage >= 6 else None,
        "chance": [odds.numerator, odds.denominator],
        "outlook": outlook(game, test),
        "rescued": _rescued(game, test, eyes),
        "then": _then(game, test, eyes),
    }
    found["barred"] = {
        game.label[card]: reason[0]
        for seat in sorted(eyes)
        for card in game.hand[seat]
        if test.stage < 2 and card not in test.marks and (reason := why_not(game, test, seat, card)) is not None
    }
    return found


def _source_name(game: Arkham, kind: str, card: int) -> str | None:
    """What a part of the skill value is called; a token needs no name beside those that lie there."""
    if card >= 0:
        return card_name(game, card)
    return token_name(AUTO_FAIL) if kind == "fails" else None


def _rescued(game: Arkham, test: Test, eyes: frozenset[int]) -> dict[str, Any] | None:
    """What the chance is with the cards of one's own that can still be played when the test would fail."""
    if test.seat not in eyes or test.stage > 2:
        return None
    odds, cards = rescued(game, test)
    if not cards:
        return None
    return {"cards": [card_name(game, card) for card in cards], "chance": [odds.numerator, odds.denominator]}


def _against(game: Arkham, test: Test) -> list[dict[str, Any]]:
    """What the difficulty is the sum of, where it is a number of a card."""
    topic = DIFFICULTY.get(test.kind)
    if topic is None or test.target < 0:
        return []
    lines = [(test.target, base(game, topic, test.target)), *sources(game, topic, test.target)]
    return [{"card": card_name(game, card), "amount": amount} for card, amount in lines]


def _then(game: Arkham, test: Test, eyes: frozenset[int]) -> dict[str, Any]:
    """What the value would be, and how many tokens would do, with a card more or without one of those marked,
    or with the ability of one in play used once.
    """
    if test.stage >= 2:
        return {}
    held = [(card, row(game, card).matching[test.skill]) for seat in sorted(eyes) for card in game.hand[seat]]
    adds = {card: -icons if card in test.marks else icons for card, icons in held}
    adds |= {card: pumped(game, test, card) for card in game.area[test.seat]}
    found: dict[str, Any] = {}
    total = total_of(game, test)
    for card, extra in adds.items():
        if extra:
            good = [one["token"] for one in outlook(game, test, extra) if one["good"]]
            found[game.label[card]] = {"value": max(0, total + extra), "good": len(good)}
    return found
