"""Investigators as they are seen; what is theirs alone only by those who may know it."""

from typing import cast

from miskatonic.games.arkham_lcg.basics import wishes
from miskatonic.games.arkham_lcg.basics.beside import word_on
from miskatonic.games.arkham_lcg.basics.values import actions_left, value
from miskatonic.games.arkham_lcg.basics.zones import here
from miskatonic.games.arkham_lcg.board.people import AskLevel, Asks, Quiet, SeenSeat
from miskatonic.games.arkham_lcg.board.words import Class, Earns, Out, Skill, Slot
from miskatonic.games.arkham_lcg.campaign.upgrade_sheet import upgrade_sheet
from miskatonic.games.arkham_lcg.decks.left import deck_left
from miskatonic.games.arkham_lcg.names import card_name, who
from miskatonic.games.arkham_lcg.odds.position.opening_hand import prospects
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.terms import OPEN, SKILLS, SLOTS
from miskatonic.games.arkham_lcg.rules.elimination import fate_of
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.games.arkham_lcg.view.cards import seen_card


def seen_seat(game: Arkham, seat: int, eyes: frozenset[int]) -> SeenSeat:
    """An investigator with everything in play; the hand only for its own eyes."""
    me = game.who[seat]
    printed = row(game, me)
    known = seat in eyes or game.hands == OPEN
    return {
        "seat": seat,
        "id": game.label[me],
        "investigator": who(game, seat),
        "card": card_name(game, me),
        "class": cast(Class, printed.klass),
        "skills": {skill: value(game, skill, seat) for skill in SKILLS},
        "printed": cast(dict[Skill, int], dict(printed.skills)),
        "health": value(game, topics.HEALTH, me),
        "sanity": value(game, topics.SANITY, me),
        "damage": game.damage[me],
        "horror": game.horror[me],
        "clues": game.clues[me],
        "resources": game.resources[me],
        "actions": actions_left(game, seat) if game.active == seat else 0,
        "place": game.label[here(game, seat)] if here(game, seat) >= 0 else None,
        "left": cast(Out, game.left[seat]),
        "took_turn": seat in game.turns,
        "hand": [seen_card(game, card) for card in game.hand[seat]] if known else None,
        "hand_size": len(game.hand[seat]),
        "marked": [game.label[card] for card in game.marked if card in game.hand[seat]] if known else [],
        "redraw": prospects(game, seat) if known and _declares(game, seat) else None,
        "deck": len(game.deck[seat]),
        "deck_left": deck_left(game, seat) if seat in eyes else None,
        "discard": [seen_card(game, card) for card in game.discard[seat]],
        "area": [seen_card(game, card) for card in game.area[seat]],
        "threat": [seen_card(game, card) for card in game.threat[seat]],
        "word": word_on(game, me) or None,
        "slots": cast(dict[Slot, int], dict(SLOTS)),
        "trauma": {"physical": game.physical[seat], "mental": game.mental[seat]},
        "fate": fate_of(game, seat),
        "experience": game.experience[seat],
        "gains": [
            {
                "reason": cast(Earns, one.reason),
                "card": card_name(game, one.card) if one.card >= 0 else None,
                "amount": one.amount,
            }
            for one in game.gains
            if one.seat == seat
        ],
        "upgrade": upgrade_sheet(game, seat, known),
        "earned": [card_name(game, one.card) for one in game.earned if one.seat == seat],
        "asks": _asks(game, seat) if seat in eyes else None,
    }


def _asks(game: Arkham, seat: int) -> Asks:
    """AH-B-043: how a seat wants to be asked: at all, at which places, about which cards always or never."""
    said = [one for one in game.wishes if one.seat == seat]
    return {
        "level": cast(AskLevel, game.asks[seat]),
        "quiet": cast(Quiet, game.quiet[seat]),
        "here": [one.about for one in said if one.word == wishes.HERE],
        "always": [CARDS.names[CARDS.number(one.about)] for one in said if one.word == wishes.ALWAYS],
        "never": [CARDS.names[CARDS.number(one.about)] for one in said if one.word == wishes.NEVER],
    }


def _declares(game: Arkham, seat: int) -> bool:
    """AH-B-023: whether it is a seat's turn to say what goes back of its opening hand."""
    return game.step == "setup.mulligan" and seat == next((one for one in game.order if one not in game.turns), None)
