"""Items, spells and allies: drawing them, using them, giving them back (ES-086, ES-149 to ES-173)."""

import functools

from miskatonic.games.elder_sign.cards import hand
from miskatonic.games.elder_sign.cards.ancient_ones import CTHULHU, ITHAQUA
from miskatonic.games.elder_sign.cards.card import Power
from miskatonic.games.elder_sign.cards.investigators import (
    ASHCAN_PETE,
    BOB_JENKINS,
    DEXTER_DRAKE,
    MONTEREY_JACK,
)
from miskatonic.games.elder_sign.names import HAND_IDS, HAND_NAMES
from miskatonic.games.elder_sign.rules import spells, wellbeing
from miskatonic.games.elder_sign.state import (
    COMMON_ITEM,
    DECK_IDS,
    SPELL,
    SUPPLY,
    UNIQUE_ITEM,
    ElderSign,
    kind_of,
)
from miskatonic.kernel import Option, ask, tell

ONE_MORE = {COMMON_ITEM: BOB_JENKINS, UNIQUE_ITEM: MONTEREY_JACK, SPELL: DEXTER_DRAKE}
"""Who gains one card more of a kind."""
SWAPS = {
    kind: Option(f"take:{DECK_IDS[kind]}", kind, kind=f"kind-{DECK_IDS[kind]}", what=DECK_IDS[kind])
    for kind in (COMMON_ITEM, UNIQUE_ITEM, SPELL)
}
CLUE_INSTEAD = Option("take:clue", kind="kind-clue", what="clue")
USE = tuple(Option(f"use:{card}", number, card=HAND_NAMES[number]) for number, card in enumerate(HAND_IDS))


async def gain(game: ElderSign, seat: int, kind: int, count: int) -> None:
    """ES-086: one card for each symbol; all symbols of one reward are one gain. "Ashcan" Pete may take something else
    for each card.
    """
    if ONE_MORE.get(kind) == game.who[seat]:
        count += 1
    for _ in range(count):
        wanted: int | None = kind
        if game.who[seat] == ASHCAN_PETE and kind in SWAPS:
            picked = await ask(
                game,
                seat,
                "scrounge",
                "ES-086",
                lambda _: [SWAPS[kind], CLUE_INSTEAD, *(SWAPS[other] for other in SWAPS if other != kind)],
                {"who": seat, "kind": kind},
            )
            wanted = picked.value
        if wanted is None:
            wellbeing.gain_clues(game, seat, 1, "ES-086")
        else:
            draw(game, seat, wanted)


def draw(game: ElderSign, seat: int, kind: int) -> None:
    """ES-086, ES-150: the top card of a deck; an empty deck gives nothing. ES-172: an ally lies open at once."""
    if not game.decks[kind]:
        tell(game, "deck_empty", "ES-150", {"kind": kind})
        return
    card = game.decks[kind][-1]
    game.decks[kind] = game.decks[kind][:-1]
    game.hands[seat] += (card,)
    tell(game, "card_gained", "ES-086", {"who": seat, "card": card})


def put_back(game: ElderSign, seat: int, card: int) -> None:
    """ES-150: a used card goes face down to the bottom of its deck."""
    kind = kind_of(card)
    game.hands[seat] = tuple([held for held in game.hands[seat] if held != card])
    game.decks[kind] = (card, *game.decks[kind])
    game.returned[kind] += 1
    for die in spells.dice_on(game, card):
        game.dice[die] = SUPPLY
        game.faces[die] = 0


def held(game: ElderSign, seat: int, kind: int) -> list[int]:
    """ES-160, ES-173: the cards of a kind that a player holds."""
    return [card for card in game.hands[seat] if kind_of(card) == kind]


async def lose_cards(game: ElderSign, seat: int, kind: int, count: int) -> None:
    """Cards of a kind are lost; their owner picks which."""
    for _ in range(min(count, len(held(game, seat, kind)))):
        picked = await ask(
            game,
            seat,
            "lose_card",
            "ES-111",
            lambda _: different([GIVE_UP[card] for card in held(game, seat, kind)]),
            {"who": seat, "kind": kind},
        )
        put_back(game, seat, picked.value)
        tell(game, "card_lost", "ES-111", {"who": seat, "card": picked.value})


GIVE_UP = tuple(Option(f"give_up_card:{card}", number, card=HAND_NAMES[number]) for number, card in enumerate(HAND_IDS))


def usable(game: ElderSign, seat: int, moments: tuple[str, ...]) -> list[Option]:
    """ES-149, ES-159, ES-160: the own cards that can be used at such a moment and would change something."""
    found = []
    for card, power in _meant_for(moments, game.hands[seat]):
        if power.works(game, seat):
            if power.slots and spells.dice_on(game, card):
                continue  # ES-168: it has been cast already
            found.append(USE[card])
    return different(found) if len(found) > 1 else found


@functools.lru_cache(4096)
def _meant_for(moments: tuple[str, ...], cards: tuple[int, ...]) -> list[tuple[int, Power]]:
    return [(card, hand.HAND[card].power) for card in cards if hand.HAND[card].when in moments]


def different(options: list[Option]) -> list[Option]:
    """ES-002: of two copies of a card one is as good as the other."""
    return list({option.text: option for option in options}.values())


async def use(game: ElderSign, seat: int, card: int) -> None:
    """ES-149, ES-150: the card does what it says and goes to the bottom of its deck; ES-163: a spell that secures dice
    stays with them.
    """
    row = hand.HAND[card]
    tell(game, "card_used", row.rule, {"who": seat, "card": card})
    if row.power.slots:
        await spells.secure(game, seat, card)
        spells.look_after(game, card)
    else:
        put_back(game, seat, card)
        await row.power.use(game, seat)
    await provoke(game, seat, card)


async def provoke(game: ElderSign, seat: int, card: int) -> None:
    """ES-023: Cthulhu and Ithaqua punish the use of spells and unique items."""
    if game.ancient_one == CTHULHU and kind_of(card) == SPELL:
        await wellbeing.lose(game, seat, "sanity", 1, "ES-023")
    if game.ancient_one == ITHAQUA and kind_of(card) == UNIQUE_ITEM:
        await wellbeing.lose(game, seat, "stamina", 1, "ES-023")
