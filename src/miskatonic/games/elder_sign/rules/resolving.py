"""How an attempt ends: resolved (ES-079 to ES-084) or failed (ES-071, ES-073, ES-132)."""

from miskatonic.games.elder_sign.cards.adventures import CARDS
from miskatonic.games.elder_sign.cards.ancient_ones import YIG, YOG_SOTHOTH
from miskatonic.games.elder_sign.cards.monsters import MONSTERS, TOKENS
from miskatonic.games.elder_sign.names import FIRST_WORLD, RICHARD_UPTON_PICKMAN, RYAN_DEAN, SEATS
from miskatonic.games.elder_sign.rules import (
    attempt,
    carrying,
    doom,
    holding,
    locks,
    midnight,
    monsters,
    pool,
    wellbeing,
)
from miskatonic.games.elder_sign.state import ADVENTURE, ENTRANCE, OTHER_WORLD, ElderSign
from miskatonic.kernel import Option, ask, tell

LOSE = tuple(
    [
        Option(f"lose:{what}", what, about=(f"{what}:{seat}",), kind=f"kind-{what}", what=what)
        for what in ("sanity", "stamina")
    ]
    for seat in SEATS
)


async def succeed(game: ElderSign) -> str:
    """ES-032, ES-083: the card is resolved. ES-079: all markers go to the entrance, ES-080: dice back, ES-081: the card
    is won, ES-082, ES-097: an Adventure replaced, monsters are taken, then come the rewards.
    """
    seat = game.active
    card = game.at[seat]
    tell(game, "resolved", "ES-083", {"who": seat, "place": card})
    for other in range(game.seats):
        if game.at[other] == card:
            game.at[other] = ENTRANCE
    pool.return_dice(game)
    _clear_below(game, card)
    game.trophies[seat] += (card,)
    if card >= FIRST_WORLD:
        game.worlds = tuple([world for world in game.worlds if world != card])
        look_for_worlds(game)
    locks.unlock(game, card)
    if card < FIRST_WORLD:
        await replace(game, card)
    await monsters.take_beaten(game, seat)
    await midnight.lasting(game, "on_success", seat)
    if RYAN_DEAN in game.hands[seat]:
        wellbeing.gain_clues(game, seat, 1, "ES-172")
    await carrying.rewards(game, seat, CARDS[card].rewards, "ES-085")
    return "turn.clock"


def _clear_below(game: ElderSign, card: int) -> None:
    """ES-034: every monster on a resolved card has been beaten."""
    assert set(monsters.on_card(game, card)) <= set(game.beaten)


async def replace(game: ElderSign, card: int) -> None:
    """ES-082, ES-084: a new Adventure in its place, if there is one; a lock on it holds at once."""
    place = game.museum.index(card)
    deck = game.decks[ADVENTURE]
    new = deck[-1] if deck else -1
    game.decks[ADVENTURE] = deck[:-1]
    game.museum = (*game.museum[:place], new, *game.museum[place + 1 :])
    if new >= 0:
        tell(game, "adventure_revealed", "ES-082", {"place": new})
        await attempt.lay_down(game, new)


async def fail(game: ElderSign, rule: str) -> str:
    """ES-039, ES-071, ES-073: the dice go back, the markers stay. ES-217: monsters beaten on the way are taken before
    the penalties; ES-132: then every helper loses something.
    """
    seat = game.active
    card = game.at[seat]
    helpers = helpers_of(game)
    tell(game, "failed", rule, {"who": seat, "place": card})
    pool.return_dice(game)
    if game.beaten:
        await monsters.take_beaten(game, seat)
    game.settling += 1
    await carrying.penalties(game, seat, CARDS[card].penalties, "ES-085")
    await after_failure(game, seat, card)
    for helper in helpers:
        if game.who[helper] >= 0:
            await _lose_something(game, helper)
    game.settling -= 1
    if game.awakening or game.devoured:
        await wellbeing.interrupt(game)
    return "turn.clock"


async def _lose_something(game: ElderSign, helper: int) -> None:
    """ES-132: who has helped in vain loses sanity or stamina."""
    picked = await ask(game, helper, "helper_loss", "ES-132", lambda _: LOSE[helper], {"who": helper})
    await wellbeing.lose(game, helper, picked.value, 1, "ES-132")


def helpers_of(game: ElderSign) -> list[int]:
    """ES-132: who has assisted in this turn."""
    return [seat for seat in range(game.seats) if f"assist:{seat}" in game.used] if game.used else []


async def after_failure(game: ElderSign, seat: int, card: int) -> None:
    """What Ancient Ones, Mythos cards and allies say about a failure."""
    await midnight.lasting(game, "on_fail", seat)
    for ally in (RYAN_DEAN, RICHARD_UPTON_PICKMAN):
        if ally in game.hands[seat] and (ally == RYAN_DEAN or card >= FIRST_WORLD):
            tell(game, "ally_left", "ES-172", {"who": seat, "card": ally})
            holding.put_back(game, seat, ally)
    if game.ancient_one == YIG and any(_is_cultist(token) for token in monsters.on_card(game, card)):
        doom.lose_signs(game, 1)
    if card >= FIRST_WORLD:
        await midnight.lasting(game, "on_fail_other_world", seat)
        if game.ancient_one == YOG_SOTHOTH:
            await _lose_world(game, card)


def _is_cultist(token: int) -> bool:
    return MONSTERS[TOKENS[token]].id == "cultist"


async def _lose_world(game: ElderSign, card: int) -> None:
    """Yog-Sothoth: a failed Other World leaves the game, and with the last of them it awakens."""
    tell(game, "world_lost", "ES-023", {"place": card})
    game.worlds = tuple([world for world in game.worlds if world != card])
    game.removed += (card,)
    locks.unlock(game, card)
    for token in monsters.on_card(game, card):
        monsters.leave(game, token)
        game.cup += (token,)
    for other in range(game.seats):
        if game.at[other] == card:
            game.at[other] = ENTRANCE
    look_for_worlds(game)


def look_for_worlds(game: ElderSign) -> None:
    """ES-023, ES-230: without an Other World in deck and play Yog-Sothoth awakens."""
    if game.ancient_one == YOG_SOTHOTH and not game.worlds and not game.decks[OTHER_WORLD]:
        game.awakening = True
