"""Mythos cards (ES-188, ES-193 to ES-197): what the open one forbids, changes and does, and how a new one comes."""

import functools

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.rows.decks import ADVENTURE, MYTHOS_DECK
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rules import effects, locks
from miskatonic.games.elder_sign.state import MYTHOS_LOCK, ElderSign, investigator
from miskatonic.kernel import Barred, Offer, tell

GOOD = ("on_success", "on_monster_trophy")
"""When a Mythos card gives something, nobody is spared."""


def concerns(game: ElderSign, seat: int) -> bool:
    """ES-195: whether what the open Mythos card lastingly forbids and costs concerns the seat."""
    return game.mythos >= 0 and not investigator(game, seat).spared


def forbids(game: ElderSign, action: str, seat: int) -> bool:
    """ES-195: whether the open Mythos card forbids something to a seat."""
    return concerns(game, seat) and MYTHOS.rows[game.mythos].forbids == action


def forbidden(game: ElderSign, action: str, verb: str, seat: int) -> list[Offer]:
    """ES-195: that the open Mythos card forbids something to a seat, if it does."""
    return [_forbidden_by(game.mythos, verb)] if forbids(game, action, seat) else []


@functools.cache
def _forbidden_by(card: int, verb: str) -> Barred:
    return Barred(verb, "mythos", "ES-195", source=MYTHOS.names[card])


def change(game: ElderSign, what: str) -> int:
    """ES-195: by how much the open Mythos card changes a number for the better."""
    return MYTHOS.rows[game.mythos].changes.get(what, 0) if game.mythos >= 0 else 0


def happens(game: ElderSign, moment: str, seat: int) -> bool:
    """ES-195: whether the open Mythos card does something to a seat now; if spared, only what is good."""
    if game.mythos < 0 or MYTHOS.rows[game.mythos].when != moment:
        return False
    return moment in GOOD or not investigator(game, seat).spared


async def lasting(game: ElderSign, moment: str, seat: int) -> None:
    """ES-195: what the open Mythos card does to a seat at a moment."""
    if happens(game, moment, seat):
        await effects.carry_out(game, MYTHOS.rows[game.mythos].lasting, "ES-195", seat)


async def new_mythos(game: ElderSign) -> None:
    """ES-188, ES-193, ES-194: a new card, its immediate effect, its lock; ES-138: the old lock ends first; ES-196: what
    it adds to the museum stays there.
    """
    put_away(game)
    draw_mythos(game)
    card = game.mythos
    tell(game, "mythos", "ES-188", {"mythos": card})
    await effects.carry_out(game, MYTHOS.rows[card].now, "ES-194")
    if not game.awake:
        await locks.lock(game, MYTHOS.rows[card].locks, MYTHOS_LOCK + card)
        for _ in range(MYTHOS.rows[card].adventures):
            await one_more_adventure(game)


async def one_more_adventure(game: ElderSign) -> None:
    """ES-196, ES-OP-30: an Adventure more than usual comes into play, if there is one, and stays until it is resolved,
    whichever Mythos card is face up then; ES-135: a lock on it holds at once.
    """
    deck = game.decks[ADVENTURE]
    if deck:
        game.decks[ADVENTURE] = deck[:-1]
        game.museum += (deck[-1],)
        tell(game, "adventure_added", "ES-196", {"place": deck[-1]})
        await locks.lay_down(game, deck[-1])


def draw_mythos(game: ElderSign) -> None:
    """ES-188: the top card is turned face up."""
    game.mythos = game.decks[MYTHOS_DECK][-1]
    game.decks[MYTHOS_DECK] = game.decks[MYTHOS_DECK][:-1]
    game.foreseen = False


def put_away(game: ElderSign) -> None:
    """ES-188: the old card goes to the bottom of its deck, and its lock ends."""
    card = game.mythos
    if card >= 0:
        game.mythos = -1
        basics.unlock(game, MYTHOS_LOCK + card)
        game.decks[MYTHOS_DECK] = (card, *game.decks[MYTHOS_DECK])
        game.returned[MYTHOS_DECK] += 1
