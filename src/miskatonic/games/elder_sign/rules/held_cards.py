"""Items, spells and allies: gaining them, using them, losing them (ES-086, ES-149 to ES-173)."""

import functools
from collections.abc import Iterable
from typing import TypeVar

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.names import DIE_NAMES
from miskatonic.games.elder_sign.rows.card import HAND, READY, TURN, Power
from miskatonic.games.elder_sign.rows.decks import COMMON_ITEM, DECK_IDS, SPELL, UNIQUE_ITEM
from miskatonic.games.elder_sign.rows.effects import POINTS, Effect
from miskatonic.games.elder_sign.rules import doom_track, effects, sanity_and_stamina, spells
from miskatonic.games.elder_sign.state import LOCKED, ElderSign, ancient_one, investigator, kind_of
from miskatonic.kernel import Barred, Offer, Option, ask, possible, tell

T = TypeVar("T", bound=Offer)

SWAPS = {
    kind: Option(f"take:{DECK_IDS[kind]}", kind, kind=f"kind-{DECK_IDS[kind]}", what=DECK_IDS[kind])
    for kind in (COMMON_ITEM, UNIQUE_ITEM, SPELL)
}
CLUE_INSTEAD = Option("take:clue", kind="kind-clue", what="clue")


@functools.cache
def use_option(card: int) -> Option:
    """ES-149: the option to use a card."""
    return Option(f"use:{HAND.rows[card].id}", card, card=HAND.names[card])


@functools.cache
def _give_up_option(card: int) -> Option:
    return Option(f"give_up_card:{HAND.rows[card].id}", card, card=HAND.names[card])


async def gain(game: ElderSign, seat: int, kind: int, count: int) -> None:
    """ES-086: one card for each symbol; all symbols of one reward are one gain. Some get one more, some may take
    something else for each card.
    """
    row = investigator(game, seat)
    for _ in range(count + (row.one_more == kind)):
        wanted: int | None = kind
        if row.swaps and kind in SWAPS:
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
            basics.gain_clues(game, seat, 1, "ES-086")
        else:
            basics.draw(game, seat, wanted)


async def lose_cards(game: ElderSign, seat: int, kind: int, count: int) -> None:
    """Cards of a kind are lost; their owner picks which."""
    for _ in range(min(count, len(basics.held(game, seat, kind)))):
        picked = await ask(
            game,
            seat,
            "lose_card",
            "ES-111",
            lambda _: different([_give_up_option(card) for card in basics.held(game, seat, kind)]),
            {"who": seat, "kind": kind},
        )
        basics.put_back(game, seat, picked.value)
        tell(game, "card_lost", "ES-111", {"who": seat, "card": picked.value})


def usable(game: ElderSign, seat: int, moments: tuple[str, ...]) -> list[Offer]:
    """ES-149, ES-159, ES-160: a player's cards that can be used at such a moment and would change something; ES-155: or
    that the die is locked which one would add.
    """
    found: list[Offer] = []
    for card, power in _meant_for(moments, game.hands[seat]):
        if power.works(game, seat):
            if power.slots and basics.dice_on(game, card):
                continue  # ES-168: it has been cast already
            found.append(use_option(card))
        else:
            found += [_locked_out(card, die) for die in power.adds if game.dice[die] == LOCKED][:1]
    return different(found) if len(found) > 1 else found


@functools.cache
def _locked_out(card: int, die: int) -> Barred:
    return Barred("use", "die_locked", "ES-155", die=DIE_NAMES[die], card=HAND.names[card])


@functools.lru_cache(4096)
def _meant_for(moments: tuple[str, ...], cards: tuple[int, ...]) -> list[tuple[int, Power]]:
    return [(card, HAND.rows[card].power) for card in cards if HAND.rows[card].when in moments]


def dice_to_bring_in(game: ElderSign) -> bool:
    """ES-072: an item, an ability or a die on a spell could still help; or a card that beats a monster (ES-221)."""
    powers = [HAND.rows[option.value].power for option in possible(usable(game, game.active, (READY, TURN)))]
    return bool(spells.removable(game)) or any(power.adds or power.beats for power in powers)


@functools.lru_cache(4096)
def sparing(what: str, cards: tuple[int, ...]) -> int:
    """ES-065: the card, or -1, that can spare its owner the terror effects or the discarded die of a failed roll."""
    return next((card for card in cards if HAND.rows[card].power.spares == what), -1)


def different(offers: Iterable[T]) -> list[T]:
    """ES-002: of two copies of a card one is as good as the other."""
    return list({offer.text if isinstance(offer, Option) else offer: offer for offer in offers}.values())


async def use(game: ElderSign, seat: int, card: int) -> None:
    """ES-149, ES-150: the card does what it says and goes to the bottom of its deck; ES-163: a spell that secures dice
    stays with them.
    """
    row = HAND.rows[card]
    tell(game, "card_used", row.rule, {"who": seat, "card": card})
    if row.power.slots:
        await spells.secure(game, seat, card)
        basics.look_after(game, card)
    else:
        basics.put_back(game, seat, card)
        await row.power.use(game, seat)
    await provoke(game, seat, card)


async def spend(game: ElderSign, seat: int, card: int, rule: str) -> None:
    """ES-150: a card that prevents a loss or pays a cost goes to the bottom of its deck."""
    tell(game, "card_used", rule, {"who": seat, "card": card})
    basics.put_back(game, seat, card)
    await provoke(game, seat, card)


async def provoke(game: ElderSign, seat: int, card: int) -> None:
    """ES-023: some Ancient Ones punish the use of some cards."""
    row = ancient_one(game)
    if row.punishes == kind_of(card):
        await sanity_and_stamina.lose(game, seat, row.takes, 1, "ES-023")


# --- Effects --------------------------------------------------------------------------------------------------------


@effects.carries_out_effect("gain")
async def _gain(game: ElderSign, effect: Effect, seat: int, rule: str) -> None:
    if game.who[seat] < 0:
        return
    if effect.what in POINTS:
        basics.gain(game, seat, effect.what, effect.amount, rule)
    elif effect.what == "clue":
        basics.gain_clues(game, seat, effect.amount, rule)
    elif effect.what == "elder_sign":
        doom_track.gain_signs(game, effect.amount, rule)
    else:
        await gain(game, seat, effects.CARD_KINDS[effect.what], effect.amount)
