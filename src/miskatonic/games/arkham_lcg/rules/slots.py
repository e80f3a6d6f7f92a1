"""AH-B-117, AH-E-006, AH-E-007: slots: what takes them, what leaves so that something else has one."""

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.basics.values import holds
from miskatonic.games.arkham_lcg.basics.zones import are_equal, put
from miskatonic.games.arkham_lcg.names import card_name
from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.terms import ASSET, DISCARD, NO_CARD, SLOTS
from miskatonic.games.arkham_lcg.rules.damage import weakened
from miskatonic.games.arkham_lcg.rules.running_out import decks_run_out
from miskatonic.games.arkham_lcg.rules.timing import leave
from miskatonic.games.arkham_lcg.state import ROWS, Arkham, row
from miskatonic.kernel import Option, ask, tell


def slotted(game: Arkham, seat: int, slot: str) -> list[int]:
    """AH-B-117: what takes slots of a kind, in the threat area too."""
    cards = (*game.area[seat], *game.threat[seat])
    return [card for card in cards if ROWS[game.card[card]].slot == slot]


def over(game: Arkham, seat: int, slot: str, new: Sequence[int] = (), without: Sequence[int] = ()) -> int:
    """AH-B-117: how many slots of a kind are missing, with additional ones that fit, a new card, and without others."""
    cards = [card for card in (*slotted(game, seat, slot), *new) if card not in without]
    used = sum([row(game, card).slots for card in cards])
    spare = SLOTS[slot]
    for source in game.heard.get(topics.SLOT, ()):
        if game.holder[source] != seat or source in without:
            continue
        for ability in row(game, source).constants[topics.SLOT]:
            if ability.name.partition("/")[0] == slot:
                trait = ability.name.partition("/")[2]
                fitting = sum([row(game, card).slots for card in cards if trait in row(game, card).traits])
                spare += min(ability.amount, fitting) if trait else ability.amount
    return max(0, used - spare)


async def make_room(game: Arkham, seat: int, new: int) -> None:
    """AH-E-007, AH-B-237: other assets leave as the new one takes its slot: chosen before it is there, and never
    itself, nor what can't leave play.
    """
    if slot := row(game, new).slot:
        await _free_slots(game, seat, slot, new)


async def make_room_for(game: Arkham, seat: int, taken: Sequence[int]) -> None:
    """AH-E-007: the same for assets that came under somebody's control all at once and are there already."""
    for slot in SLOTS:
        await _free_slots(game, seat, slot, taken=taken)


async def settle(game: Arkham) -> None:
    """AH-B-117, AH-B-168, AH-L-12: assets that have no slot any more leave by choice; who has too little left falls."""
    game.unsettled = False
    for seat in game.order:
        for slot in SLOTS:
            await _free_slots(game, seat, slot)
    await weakened(game)
    await decks_run_out(game, [seat for seat in game.order if not game.deck[seat]])
    if game.leaving:
        await leave(game)
    if game.leaving:
        await leave(game)


async def _free_slots(game: Arkham, seat: int, slot: str, new: int = NO_CARD, taken: Sequence[int] = ()) -> None:
    """AH-E-007: assets are chosen to leave until all have a slot, the new one too; then they leave together. Of those
    that were `taken` together one leaves only if no other can.
    """
    leaving: list[int] = []
    more = () if new == NO_CARD else (new,)

    def able(game: Arkham) -> list[int]:
        found = removable(game, seat, slot, more, leaving)
        return [card for card in found if card not in taken] or found

    while over(game, seat, slot, more, leaving) and able(game):
        picked = await ask(
            game,
            seat,
            "make_room" if more else "fit_slots",
            "AH-E-007",
            lambda game: [
                Option(f"discard:{game.label[card]}", card, alike=True, card=card_name(game, card))
                for card in _each_once(game, able(game))
            ],
            {"seat": seat, "card": new},
        )
        leaving.append(picked.value)
    for card in leaving:
        if more:
            tell(game, "makes_room", "AH-E-007", {"seat": seat, "card": card, "source": new})
        else:
            tell(game, "card_discarded", "AH-B-117", {"card": card, "seat": seat})
        put(game, card, DISCARD)


def _each_once(game: Arkham, cards: Sequence[int]) -> list[int]:
    """Of cards that nobody could tell apart the first."""
    return [card for n, card in enumerate(cards) if not any(are_equal(game, card, one) for one in cards[:n])]


def removable(game: Arkham, seat: int, slot: str, new: Sequence[int] = (), leaving: Sequence[int] = ()) -> list[int]:
    """AH-E-007: what may leave so that a new one has a slot, beside what leaves already; nothing that makes no room."""
    missing = over(game, seat, slot, new, leaving)
    return [
        card
        for card in slotted(game, seat, slot)
        if card not in leaving and may_leave(game, card) and over(game, seat, slot, new, (*leaving, card)) < missing
    ]


def may_leave(game: Arkham, card: int) -> bool:
    """AH-E-006, AH-B-003: nothing says that it can't leave play."""
    return "permanent" not in row(game, card).keywords and holds(game, topics.CANNOT_LEAVE_PLAY, card) < 0


def assets_of(game: Arkham, seat: int) -> Sequence[int]:
    """AH-E-006, AH-B-114: the assets somebody controls that can leave play; an event that stays there is none."""
    return [card for card in game.area[seat] if ROWS[game.card[card]].kind == ASSET and may_leave(game, card)]
