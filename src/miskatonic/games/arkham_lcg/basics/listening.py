"""AH-B-088, AH-B-098: the index of which cards have something to say about a topic, from where they are now."""

from miskatonic.games.arkham_lcg.basics.lookup import without
from miskatonic.games.arkham_lcg.basics.values import holds, value
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import DISCARD, EVENT, HAND, IN_PLAY, LIMBO, NOBODY, NOWHERE, STAGE
from miskatonic.games.arkham_lcg.state import MENDED, ROWS, Arkham, row


def listens(game: Arkham, card: int, before: int, now: int) -> None:
    """The index follows the card: what it can say in play, what from the hand."""
    heard = game.heard
    speaks = ROWS[game.card[card]].by_zone
    if before in speaks:
        for topic in speaks[before]:
            if len(heard[topic]) > 1:
                heard[topic] = without(heard[topic], card)
            else:
                del heard[topic]
            if topic in topics.SETTLING:
                game.unsettled = True
        if topics.ACTIONS in speaks[before]:
            clamp_actions(game)
    if now in speaks:
        for topic in speaks[now]:
            if topic in heard:
                heard[topic] += (card,)
            else:
                heard[topic] = (card,)
            if topic in topics.SETTLING:
                game.unsettled = True


VOICES = tuple(
    [IN_PLAY if zone >= IN_PLAY else zone if zone in (HAND, LIMBO) else NOWHERE for zone in range(STAGE + 1)]
)
"""From where a card speaks, by its zone: play, hand, limbo while an event resolves, or nowhere."""


# --- as if in hand ----------------------------------------------------------------------------------------------------


def hears_as_if(game: Arkham, card: int) -> None:
    """AH-L-03: a card that lies elsewhere may be played as if it were in hand, and listens from there; nothing must be
    done with it (AH-B-090).
    """
    for topic in ROWS[game.card[card]].offers[HAND]:
        game.heard[topic] = (*game.heard.get(topic, ()), card)


def unhears_as_if(game: Arkham, card: int) -> None:
    """AH-L-03: it no longer does."""
    for topic in ROWS[game.card[card]].offers[HAND]:
        if rest := without(game.heard[topic], card):
            game.heard[topic] = rest
        else:
            del game.heard[topic]


def lying(game: Arkham) -> list[int]:
    """AH-L-03: the topmost events of discard piles that may be played as if they were in hand."""
    found = []
    for source in game.heard.get(topics.AS_IF_IN_HAND, ()):
        seat = game.holder[source]
        if holds(game, topics.AS_IF_IN_HAND, seat) >= 0:
            found += [card for card in game.discard[seat] if ROWS[game.card[card]].kind == EVENT][-1:]
    return found


def as_if_anew(game: Arkham) -> None:
    """AH-L-03: a discard pile, or what makes its topmost event as if in hand, is not what it was."""
    now = lying(game)
    before = [card for card in game.as_if if game.zone[card] == DISCARD]
    for card in before:
        if card not in now:
            game.as_if = without(game.as_if, card)
            unhears_as_if(game, card)
    for card in now:
        if card not in before:
            game.as_if += (card,)
            hears_as_if(game, card)


MENDED.append(as_if_anew)


# --- what follows -----------------------------------------------------------------------------------------------------


def given_key(seat: int, card: int) -> str:
    """AH-R-1.10: by what it is counted how many of the actions that a card gives are used up this turn."""
    return f"turn:{seat}|{card}|given"


def clamp_actions(game: Arkham) -> None:
    """AH-B-252, AH-A-11: what gave an action is gone; what was done with it is not taken back, nor counted twice."""
    seat = game.active
    if seat != NOBODY:
        game.spent[seat] = min(game.spent[seat], value(game, topics.ACTIONS, seat))


def index_anew(game: Arkham) -> dict[str, set[int]]:
    """The index as it should be, made from where all cards are; for `problems`."""
    found: dict[str, set[int]] = {}
    for card, zone in enumerate(game.zone):
        for topic in row(game, card).by_zone.get(VOICES[zone], ()):
            found.setdefault(topic, set()).add(card)
    for card in game.as_if:
        for topic in row(game, card).offers[HAND]:
            found.setdefault(topic, set()).add(card)
    return found
