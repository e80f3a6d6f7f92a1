"""What a set of seats may know of the table, as plain data."""

import functools
from collections.abc import Sequence
from typing import cast

from miskatonic.games.arkham_lcg.basics.bag import in_bag
from miskatonic.games.arkham_lcg.basics.beside import lies_beside, piles_beside
from miskatonic.games.arkham_lcg.basics.tokens import doom_in_play
from miskatonic.games.arkham_lcg.basics.zones import are_equal
from miskatonic.games.arkham_lcg.board import LastingEffect, OpenBoard, OwnBoard, SeenPile
from miskatonic.games.arkham_lcg.board.words import Difficulty, Period, Phase, Skill
from miskatonic.games.arkham_lcg.campaign.next_table import record
from miskatonic.games.arkham_lcg.campaign.sheet import sheet
from miskatonic.games.arkham_lcg.measures import asked_by
from miskatonic.games.arkham_lcg.names import card_name, who
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.piles import FACE_UP, KNOWN_TO_OWNER, SidePile
from miskatonic.games.arkham_lcg.rows.terms import AREA, ASIDE, ASSET, ENEMY, HAND
from miskatonic.games.arkham_lcg.rules.act_agenda import clues_of_all
from miskatonic.games.arkham_lcg.rules.resolution import victory_points
from miskatonic.games.arkham_lcg.state import Arkham, Lasting, row
from miskatonic.games.arkham_lcg.view.cards import seen_card, seen_places, seen_stage
from miskatonic.games.arkham_lcg.view.people import seen_seat
from miskatonic.games.arkham_lcg.view.skill_test import seen_test


def secrets(game: Arkham) -> range:
    """Everybody has a hand."""
    return range(game.seats)


def view(game: Arkham, eyes: frozenset[int]) -> OwnBoard:
    """What depends on whose eyes see the table: who holds which cards, and the running test."""
    return {
        "seats": [seen_seat(game, seat, eyes) for seat in range(game.seats)],
        "piles": [seen_pile(game, kind, seat, cards, eyes) for kind, seat, cards in piles_beside(game)],
        "test": seen_test(game, eyes),
    }


def open_view(game: Arkham) -> OpenBoard:
    """What all eyes see alike. Deck orders and unrevealed sides never pass here."""
    return {
        "scenario": game.scenario,
        "difficulty": cast(Difficulty, game.difficulty),
        "round": game.round,
        "phase": cast(Phase, game.phase),
        "active": game.active,
        "lead": game.lead if game.lead >= 0 else None,
        "agenda": seen_stage(game, game.agenda),
        "act": seen_stage(game, game.act),
        "doom": doom_in_play(game),
        "act_clues": asked_by(row(game, game.act), game.seats) if game.act >= 0 else 0,
        "group_clues": clues_of_all(game, game.order),
        "reference": card_name(game, game.reference) if game.reference >= 0 else None,
        "bag": list(_in_order(tuple(in_bag(game)))),
        "places": seen_places(game),
        "encounter": {
            "deck": len(game.deck[game.seats]),
            "discard": [seen_card(game, one) for one in game.discard[game.seats]],
        },
        "victory": [{"card": seen_card(game, card), "points": points} for card, points in victory_points(game)],
        "aside": [
            card_name(game, card)
            for card, zone in enumerate(game.zone)
            if zone == ASIDE
            and row(game, card).kind in (ENEMY, ASSET)
            and card not in game.apart
            and not lies_beside(game, card)
        ],
        "apart": len(game.apart),
        "lasting": [_lasting(game, one) for one in game.lasting],
        "campaign": record(game),
        "sheet": sheet(game),
    }


def seen_pile(game: Arkham, kind: SidePile, seat: int, cards: Sequence[int], eyes: frozenset[int]) -> SeenPile:
    """AH-B-235, AH-Q-035: a pile beside the table: how many cards; those that these eyes see, the top one last."""
    shown = kind.face == FACE_UP or (kind.face == KNOWN_TO_OWNER and seat in eyes)
    known = {one.card for one in game.known if one.seat in eyes}
    return {
        "name": f"pile-{kind.name}",
        "seat": seat if seat >= 0 else None,
        "count": len(cards),
        "cards": [seen_card(game, card) for card in cards if shown or card in game.as_if or card in known],
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


def _lasting(game: Arkham, one: Lasting) -> LastingEffect:
    """AH-B-100: something that holds for a time: until when, what, for whom, by which card; an amount that depends on
    what is in progress is left out.
    """
    of_seat = one.topic in topics.OF_SEATS
    odd = row(game, one.card).for_a_time[one.ability] if one.ability >= 0 else None
    amount = one.amount if odd is None else odd.amount
    return {
        "until": cast(Period, one.until),
        "what": one.topic,
        "skill": cast(Skill, odd.name) if odd is not None else "",
        "seat": one.subject if of_seat else None,
        "about": who(game, one.subject) if of_seat else card_name(game, one.subject),
        "amount": amount if type(amount) is int and (odd is None or odd.given is None) else None,
        "card": card_name(game, one.card),
    }
