"""AH-B-088, AH-B-098: the index of which cards have something to say about a topic, from where they are now."""

from miskatonic.games.arkham_lcg.basics.lookup import without
from miskatonic.games.arkham_lcg.basics.values import value
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import HAND, IN_PLAY, LIMBO, NOBODY, NOWHERE, STAGE
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, row


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
    return found
