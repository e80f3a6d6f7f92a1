"""Cards of later boxes, imagined: piles beside the table, cards as if in hand, words on cards, events that stay."""

from collections.abc import Iterator
from contextlib import contextmanager

from miskatonic.games.arkham_lcg.basics.beside import (
    as_if_in_hand,
    beside,
    put_beside,
    say_of,
    shuffle_beside,
)
from miskatonic.games.arkham_lcg.basics.zones import here, place_of, put
from miskatonic.games.arkham_lcg.cards.phrases import attach, your_turn
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Card, Cost, Use, at, when
from miskatonic.games.arkham_lcg.rows.piles import FACE_DOWN, KNOWN_TO_OWNER, SIDE_PILES, SidePile
from miskatonic.games.arkham_lcg.rows.terms import (
    ASSET,
    EVENT,
    INVESTIGATION,
    TREACHERY,
    VICTORY,
)
from miskatonic.games.arkham_lcg.rules.drawing import add_to_hand, draw_encounter
from miskatonic.games.arkham_lcg.rules.locations import connections, move
from miskatonic.games.arkham_lcg.rules.playing import enter_play
from miskatonic.games.arkham_lcg.rules.round import PhaseBegin, PhaseEnd
from miskatonic.games.arkham_lcg.state import Arkham, has_trait
from miskatonic.kernel import below, tell


def _is_insight(card: Card) -> bool:
    return card.kind == EVENT and "insight" in card.traits


HUNCHES = SidePile("hunches", "AH-B-195", owned=True, fits=_is_insight)
BENEATH = SidePile("beneath", "AH-B-235", owned=True, face=KNOWN_TO_OWNER, fits=lambda card: card.kind == EVENT)
VICTIMS = SidePile("victims", "AH-Q-035", face=FACE_DOWN, in_play=True, mixed_with="taken")
TAKEN = SidePile("taken", "AH-Q-035", face=FACE_DOWN, in_play=True, mixed_with="victims")
PILES = (HUNCHES, BENEATH, VICTIMS, TAKEN)


@contextmanager
def piled() -> Iterator[None]:
    """As long as it lasts there are these kinds of piles."""
    before = dict(SIDE_PILES)
    SIDE_PILES.update({one.name: one for one in PILES})
    try:
        yield
    finally:
        SIDE_PILES.clear()
        SIDE_PILES.update(before)


def sleuth() -> Card:
    """Like 05002: the top hunch lies open in the investigation phase, as if in hand, for 2 less."""
    card = Card(ASSET, "imaginary", "sleuth", cost=1)

    async def has_a_hunch(game: Arkham, me: Use) -> None:
        as_if_in_hand(game, beside(game, HUNCHES, game.holder[me.card])[-1])

    async def forgets_it(game: Arkham, me: Use) -> None:
        shuffle_beside(game, HUNCHES, game.holder[me.card])

    def investigating(game: Arkham, me: Use) -> bool:
        return bool(me.trigger.phase == INVESTIGATION and beside(game, HUNCHES, game.holder[me.card]))

    card.forced(when(PhaseBegin), has_a_hunch, given=investigating)
    card.forced(at(PhaseEnd), forgets_it, given=investigating)
    card.constant(
        topics.CHEAPER, 2, lambda game, me, one: one in game.as_if and one in beside(game, HUNCHES, game.holder[me])
    )
    return card


def painter() -> Card:
    """Like 03003: an event beneath it is drawn with an action."""
    card = Card(ASSET, "imaginary", "painter", cost=1)

    @card.action(targets=lambda game, me: list(beside(game, BENEATH, me.seat)))
    async def takes_up(game: Arkham, me: Use) -> None:
        await add_to_hand(game, me.seat, me.target)

    return card


def kidnapped() -> Card:
    """Like 02220: an Ally of yours goes face down among the victims."""
    card = Card(TREACHERY, "imaginary", "kidnapping", level=None, set="imaginary")

    @card.reveals
    async def takes_an_ally(game: Arkham, me: Use) -> None:
        for one in [one for one in game.area[me.seat] if has_trait(game, one, "ally")][:1]:
            tell(game, "card_discarded", "AH-Q-035", {"card": one, "seat": me.seat})
            put_beside(game, one, VICTIMS)

    return card


def take_one(game: Arkham) -> None:
    """One of the victims, at random, is taken under the agendas."""
    there = beside(game, VICTIMS)
    put_beside(game, there[below(game, len(there))], TAKEN)


def delve() -> Card:
    """02111: everybody draws an encounter card; then this is worth 1 in the victory display."""
    card = Card(EVENT, "imaginary", "delve", cost=0, victory=1)

    @card.played()
    async def delves(game: Arkham, me: Use) -> None:
        for seat in game.order:
            await draw_encounter(game, seat)
        put(game, me.card, VICTORY)

    return card


def actress() -> Card:
    """Like 03006: a class is said of the investigator."""
    card = Card(ASSET, "imaginary", "actress", cost=1)

    @card.free(topic=topics.TURN_WINDOW, given=your_turn)
    async def turns_rogue(game: Arkham, me: Use) -> None:
        say_of(game, game.who[me.seat], "class-rogue")

    return card


def omen_event() -> Card:
    """Like 04199: an event that stays in play, with 1 resource on it."""
    card = Card(EVENT, "imaginary", "hunch_in_play", cost=0)

    @card.played()
    async def stays(game: Arkham, me: Use) -> None:
        await enter_play(game, me.seat, me.card)

    return card


def shortcut() -> Card:
    """03232: attached to a location; anybody there may exhaust it to move on."""
    card = Card(EVENT, "imaginary", "shortcut", cost=1, for_everybody=True)
    card.plays_fast(topics.TURN_WINDOW, _lies_down, given=your_turn)

    @card.free(
        topic=topics.TURN_WINDOW,
        given=your_turn,
        cost=Cost(exhaust=True),
        targets=lambda game, me: list(connections(game, place_of(game, me.card))),
    )
    async def cuts_through(game: Arkham, me: Use) -> None:
        await move(game, me.seat, me.target)

    return card


async def _lies_down(game: Arkham, me: Use) -> None:
    attach(game, me.card, here(game, me.seat))
