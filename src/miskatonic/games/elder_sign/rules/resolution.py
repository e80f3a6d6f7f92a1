"""How an attempt ends: resolved (ES-079 to ES-084) or failed (ES-071, ES-073, ES-132)."""

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.abilities import cards_saying
from miskatonic.games.elder_sign.basics import Settling
from miskatonic.games.elder_sign.rows.adventures import CARDS, FIRST_WORLD
from miskatonic.games.elder_sign.rows.decks import ADVENTURE
from miskatonic.games.elder_sign.rules import effects, locks, monsters, mythos, rolling, sanity_and_stamina
from miskatonic.games.elder_sign.state import ENTRANCE, MUSEUM, SEATS, ElderSign, ancient_one
from miskatonic.kernel import Option, StepEnds, ask, tell

LOSE = tuple(
    [
        Option(f"lose:{what}", what, about=(f"{what}:{seat}",), kind=f"kind-{what}", what=what)
        for what in ("sanity", "stamina")
    ]
    for seat in SEATS
)


async def succeed(game: ElderSign) -> str:
    """ES-032, ES-083: the card is resolved. ES-079: all markers go to the entrance, ES-080: dice back, ES-081: the card
    is won, ES-082, ES-097: an Adventure replaced, monsters are taken, then come the rewards; ES-023, ES-229: and only
    then what the Ancient One makes of an Other World that is gone, even if the turn was cut short.
    """
    seat = game.active
    card = game.at[seat]
    tell(game, "resolved", "ES-083", {"who": seat, "place": card})
    for other in range(game.seats):
        if game.at[other] == card:
            game.at[other] = ENTRANCE
    rolling.return_dice(game)
    _clear_below(game, card)
    game.trophies[seat] += (card,)
    if card >= FIRST_WORLD:
        game.worlds = tuple([world for world in game.worlds if world != card])
    basics.unlock(game, card)
    if card < FIRST_WORLD:
        await replace(game, card)
    try:
        await _gather(game, seat, card)
    except StepEnds:
        _world_gone(game, card)
        raise
    with Settling(game):
        _world_gone(game, card)
    return "turn.clock"


async def _gather(game: ElderSign, seat: int, card: int) -> None:
    """ES-083, ES-215: monsters are taken, then come what is said about a success, and the rewards."""
    await monsters.take_beaten(game, seat)
    await mythos.lasting(game, "on_success", seat)
    for resolved in cards_saying("resolved", game.hands[seat]):
        resolved(game, seat, card)
    await effects.rewards(game, seat, CARDS.rows[card].rewards, "ES-085")


def _world_gone(game: ElderSign, card: int) -> None:
    """ES-023: what the Ancient One makes of an Other World that has left play."""
    if card >= FIRST_WORLD and (world_gone := ancient_one(game).says.world_gone) is not None:
        world_gone(game)


def _clear_below(game: ElderSign, card: int) -> None:
    """ES-034: every monster on a resolved card has been beaten."""
    assert set(monsters.on_card(game, card)) <= set(game.beaten)


async def replace(game: ElderSign, card: int) -> None:
    """ES-082, ES-084: a new Adventure in its place, if there is one; a lock on it holds at once. ES-196, ES-OP-30: one
    that came on top of the usual number is not replaced.
    """
    place = game.museum.index(card)
    if place >= MUSEUM:
        game.museum = (*game.museum[:place], *game.museum[place + 1 :])
        return
    deck = game.decks[ADVENTURE]
    new = deck[-1] if deck else -1
    game.decks[ADVENTURE] = deck[:-1]
    game.museum = (*game.museum[:place], new, *game.museum[place + 1 :])
    if new >= 0:
        tell(game, "adventure_revealed", "ES-082", {"place": new})
        await locks.lay_down(game, new)


async def fail(game: ElderSign, rule: str) -> str:
    """ES-039, ES-071, ES-073: the dice go back, the markers stay. ES-217: monsters beaten on the way are taken before
    the penalties; ES-132: then every helper loses something.
    """
    seat = game.active
    card = game.at[seat]
    helpers = sorted(game.helpers_turn)
    if game.sink:
        tell(game, "failed", rule, {"who": seat, "place": card})
    rolling.return_dice(game)
    if game.beaten:
        await monsters.take_beaten(game, seat)
    with Settling(game):
        await effects.penalties(game, seat, CARDS.rows[card].penalties, "ES-085")
        await after_failure(game, seat, card)
        for helper in helpers:
            if game.who[helper] >= 0:
                await _lose_something(game, helper)
    return "turn.clock"


async def _lose_something(game: ElderSign, helper: int) -> None:
    """ES-132: who has helped in vain loses sanity or stamina."""
    picked = await ask(game, helper, "helper_loss", "ES-132", lambda _: LOSE[helper], {"who": helper})
    await sanity_and_stamina.lose(game, helper, picked.value, 1, "ES-132")


async def after_failure(game: ElderSign, seat: int, card: int) -> None:
    """ES-023, ES-172, ES-195: what Mythos cards, held cards and the Ancient One say about a failure."""
    await mythos.lasting(game, "on_fail", seat)
    for failed in cards_saying("failed", game.hands[seat]):
        failed(game, seat, card)
    if card >= FIRST_WORLD and (world_failed := ancient_one(game).says.world_failed) is not None:
        world_failed(game, card)
