"""Which fields of a position do not fit each other: what no game comes to, however it is played."""

from collections import Counter
from collections.abc import Iterator

from miskatonic.games.arkham_lcg.basics.piles import pile_of
from miskatonic.games.arkham_lcg.basics.zones import LISTED
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.piles import SIDE_PILES
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rows.terms import (
    ACT,
    AGENDA,
    AT_PLACE,
    ATTACHED,
    DECK,
    IN_PLAY,
    INVESTIGATOR,
    LIMBO,
    NO_CARD,
    NOBODY,
    REFERENCE,
    REMOVED,
    STAGE,
    VICTORY,
)
from miskatonic.games.arkham_lcg.state import ENCOUNTER, Arkham, row

SET_UP = "setup."
TURN = ("turn.action", "turn.end")
STAGED = {"act": ACT, "agenda": AGENDA, "reference": REFERENCE}


def misfits(game: Arkham) -> list[str]:
    """What does not fit, in words; looked at once every single value can be."""
    return [
        *_people(game),
        *_piles(game),
        *_beside(game),
        *_places(game),
        *_stage(game),
        *_unseen(game),
        *_time(game),
        *_cast(game),
    ]


def _people(game: Arkham) -> Iterator[str]:
    """AH-B-022, AH-B-165: everybody has an investigator, and is in the game or out of it."""
    for seat, card in enumerate(game.who):
        if row(game, card).kind != INVESTIGATOR or game.owner[card] != seat:
            yield f"who: seat {seat} has no investigator"
    for seat, how in enumerate(game.left):
        if bool(how) == (seat in game.order):
            yield f"left: seat {seat} is both in and out"


def _piles(game: Arkham) -> Iterator[str]:
    """AH-B-019: cards lie with those who hold them, and decks, hands and discard piles are their owners'."""
    for zone, name in LISTED.items():
        for seat, pile in enumerate(getattr(game, name)):
            for card in pile:
                if game.holder[card] != seat or (zone < LIMBO and pile_of(game, card) != seat):
                    yield f"{name}: {game.label[card]} lies with somebody else"


def _beside(game: Arkham) -> Iterator[str]:
    """AH-B-235: piles beside the table are of a known kind and somebody's, if that kind is; no card lies in two."""
    lying: list[int] = []
    for key, cards in game.side.items():
        name, _, seat = key.partition(":")
        kind = SIDE_PILES.get(name)
        if kind is None or kind.owned != bool(seat) or (seat and seat not in map(str, range(game.seats))):
            yield f"side: there is no pile {key}"
        lying += cards
    if len(lying) != len(set(lying)):
        yield "side: a card lies in two piles"


def _places(game: Arkham) -> Iterator[str]:
    """AH-B-018: what is at a location or on another card is there; AH-B-199: at the end of a game some locations are in
    the victory display already.
    """
    ended = game.step == "resolution"
    for card, at in enumerate(game.at):
        if game.zone[card] == ATTACHED and (at in (NO_CARD, card) or game.zone[at] < IN_PLAY):
            yield f"at: {game.label[card]} is attached to nothing"
        if game.zone[card] == AT_PLACE and at not in game.places and not (ended and game.zone[at] == VICTORY):
            yield f"at: {game.label[card]} is at no location"


def _stage(game: Arkham) -> Iterator[str]:
    """AH-B-022, AH-B-176, AH-B-178: before the set-up nothing is there; then act, agenda and reference card do where
    a step begins; when the scenario ends they may be gone. AH-B-182: the last agenda may be the act as well.
    """
    if game.begun or game.step == "resolution":
        return
    laid = not game.step.startswith(SET_UP)
    both = game.act == game.agenda != NO_CARD
    if both and (game.acts or game.agendas):
        yield "act: it is the agenda as well, and others are to come"
    for name, kind in STAGED.items():
        card = getattr(game, name)
        if not laid and card != NO_CARD:
            yield f"{name}: it lies there before the scenario is set up"
        wanted = AGENDA if both and card == game.act else kind
        if laid and (card == NO_CARD or row(game, card).kind != wanted or game.zone[card] != STAGE):
            yield f"{name}: it is not there"
    for name, kind in (("acts", ACT), ("agendas", AGENDA)):
        if any(row(game, card).kind != kind or game.zone[card] == STAGE for card in getattr(game, name)):
            yield f"{name}: something else is among them"
    if not laid and game.places:
        yield "places: they lie there before the scenario is set up"


def _unseen(game: Arkham) -> Iterator[str]:
    """AH-B-022: of sets one of which was shuffled in unseen, one lies in the encounter deck; the others are out of the
    game.
    """
    if not game.unseen:
        return
    sets: dict[str, list[int]] = {}
    for card in game.unseen:
        sets.setdefault(row(game, card).set, []).append(card)
        if game.owner[card] != ENCOUNTER:
            yield f"unseen: {game.label[card]} is somebody's own"
    within = [name for name, cards in sets.items() if all(game.zone[card] == DECK for card in cards)]
    without = [name for name, cards in sets.items() if all(game.zone[card] == REMOVED for card in cards)]
    if len(within) != 1 or len(within) + len(without) != len(sets) or len({len(one) for one in sets.values()}) != 1:
        yield "unseen: these are not the sets of which one was shuffled in"


def _time(game: Arkham) -> Iterator[str]:
    """AH-B-036, AH-B-066, AH-B-100: a turn is somebody's; before a step begins no test runs and no card is on its way;
    what holds for a time holds for somebody or something, by its card's own text.
    """
    if game.step in TURN and game.active == NOBODY:
        yield "active: it is nobody's turn"
    if game.tests and not game.begun:
        yield "tests: one runs before anything has begun"
    if LIMBO in game.zone and not game.begun:
        yield "zone: a card is on its way before anything has begun"
    for one in game.lasting:
        if one.topic in topics.OF_SEATS and one.subject >= game.seats:
            yield "lasting: it holds for nobody"
        if one.ability >= len(row(game, one.card).for_a_time):
            yield "lasting: its card says no such thing"


def _cast(game: Arkham) -> Iterator[str]:
    """AH-B-022, AH-B-204: until the scenario is set up there are its own cards and those of the decks, no others."""
    if not game.step.startswith(SET_UP) or game.bought:  # what is bought joins the table once everybody is done
        return
    owned: dict[int, Counter[str]] = {owner: Counter() for owner in (ENCOUNTER, *range(game.seats))}
    for card, owner in enumerate(game.owner):
        owned[owner][row(game, card).id] += 1
    if owned[ENCOUNTER] != Counter(SCENARIOS[SCENARIOS.number(game.scenario)].cards):
        yield "card: these are not the cards of the scenario"
    for seat, deck in enumerate(game.lists):
        if owned[seat] != Counter((row(game, game.who[seat]).id, *deck)):
            yield f"lists: seat {seat} has another deck"
