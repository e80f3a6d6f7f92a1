"""AH-B-022, AH-B-132: what is chosen at random and not looked at: encounter sets, locations that look alike."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics.listening import VOICES
from miskatonic.games.arkham_lcg.basics.lookup import without
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.rows.terms import DECK, IN_PLAY, REMOVED
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, row
from miskatonic.kernel import below, shuffle


def mix(game: Arkham, cards: Sequence[int]) -> None:
    """AH-B-132: locations that look alike are shuffled: which one a card is nobody knows, nor does its label tell."""
    _deal_faces(game, cards)
    label = list(game.label)
    for at, card in enumerate(cards):
        label[card] = f"{row(game, card).face_down}.{at + 1}"
    game.label = tuple(label)


def mix_anew(game: Arkham) -> None:
    """AH-B-132: the same for those that are still not revealed, in play or not, and have never been."""
    alike: dict[str, list[int]] = {}
    shown = {*game.revealed, *[one.card for one in game.known]}  # AH-X-05: revealed by an action that was undone
    for card, number in enumerate(game.card):
        if ROWS[number].face_down and card not in shown:
            alike.setdefault(ROWS[number].face_down, []).append(card)
    for cards in alike.values():
        _deal_faces(game, cards)


def _deal_faces(game: Arkham, cards: Sequence[int]) -> None:
    faces = [game.card[card] for card in cards]
    shuffle(game, faces)
    for card in cards:
        if game.zone[card] >= IN_PLAY:
            for topic in _topics(game, card):
                rest = without(game.heard[topic], card)
                if rest:
                    game.heard[topic] = rest
                else:
                    del game.heard[topic]
    rows = list(game.card)
    for card, face in zip(cards, faces, strict=True):
        rows[card] = face
    game.card = tuple(rows)
    for card in cards:
        if game.zone[card] >= IN_PLAY:
            for topic in _topics(game, card):
                game.heard[topic] = (*game.heard.get(topic, ()), card)


def _topics(game: Arkham, card: int) -> tuple[str, ...]:
    return row(game, card).by_zone.get(VOICES[game.zone[card]], ())


def choose_set(game: Arkham, sets: Sequence[str]) -> None:
    """AH-B-022: one of several encounter sets stays in the encounter deck; the others leave the game unseen."""
    chosen = sets[below(game, len(sets))]
    cards = [card for card in range(len(game.card)) if row(game, card).set in sets]
    for card in cards:
        if row(game, card).set != chosen:
            put(game, card, REMOVED)
    game.unseen = tuple(cards)


def choose_set_anew(game: Arkham) -> None:
    """AH-B-022: chosen again, as long as nobody has seen a card of it; the size of the deck stays the same."""
    cards = game.unseen
    if not cards:
        return
    sets = sorted({row(game, card).set for card in cards})
    chosen = sets[below(game, len(sets))]
    pile = game.seats
    places = [at for at, card in enumerate(game.deck[pile]) if card in cards]
    coming = [card for card in cards if row(game, card).set == chosen]
    deck = list(game.deck[pile])
    for card in cards:
        game.zone[card], game.holder[card] = (DECK, pile) if card in coming else (REMOVED, -1)
    for at, card in zip(places, coming, strict=True):
        deck[at] = card
    game.deck[pile] = tuple(deck)
