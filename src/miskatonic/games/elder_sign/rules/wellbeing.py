"""Sanity, stamina and clues (ES-018, ES-093, ES-151, ES-152), and being devoured (ES-174 to ES-181)."""

import functools

from miskatonic.games.elder_sign.cards import hand
from miskatonic.games.elder_sign.cards.ancient_ones import YIG
from miskatonic.games.elder_sign.cards.investigators import INVESTIGATORS
from miskatonic.games.elder_sign.names import OBSIDIAN_STATUE, SIR_WILLIAM_BRINTON
from miskatonic.games.elder_sign.rules import battle, doom, holding, trophies
from miskatonic.games.elder_sign.state import ENTRANCE, OUT, VACANT, ElderSign, TurnEnds
from miskatonic.kernel import Option, ask, tell
from miskatonic.kernel import lose as lose_game

SUFFER = Option("suffer", passes=True)
STATUE = "obsidian_statue"
"""In `used`: of the two points the Obsidian Statue cancels, one is still to come from the same penalties."""


def maximum(game: ElderSign, seat: int, what: str) -> int:
    """ES-018, ES-242: the printed value, less what was lowered; Sir William Brinton adds one to stamina."""
    row = INVESTIGATORS[game.who[seat]]
    if what == "sanity":
        return row.sanity - game.lowered[seat]
    return row.stamina - game.lowered[game.seats + seat] + (SIR_WILLIAM_BRINTON in game.hands[seat])


def points(game: ElderSign, what: str) -> list[int]:
    """ES-014: the tokens of all seats: sanity or stamina."""
    return game.sanity if what == "sanity" else game.stamina


def gain(game: ElderSign, seat: int, what: str, count: int, rule: str) -> None:
    """ES-152: never above the maximum."""
    have = points(game, what)
    gained = min(count, maximum(game, seat, what) - have[seat])
    if gained > 0:
        have[seat] += gained
        tell(game, f"{what}_gained", rule, {"who": seat, "count": gained, "left": have[seat]})


def gain_clues(game: ElderSign, seat: int, count: int, rule: str) -> None:
    """ES-086: a clue for each symbol."""
    game.clues[seat] += count
    tell(game, "clues_gained", rule, {"who": seat, "count": count})


def lose_clues(game: ElderSign, seat: int, count: int, rule: str) -> None:
    """ES-146: back to the supply."""
    lost = min(count, game.clues[seat])
    if lost:
        game.clues[seat] -= lost
        tell(game, "clues_lost", rule, {"who": seat, "count": lost})


async def lose(game: ElderSign, seat: int, what: str, count: int, rule: str, moment: str = "") -> None:
    """ES-093: tokens go back, unless a card prevents it; ES-174: at none the investigator is devoured."""
    if game.who[seat] < 0 or count <= 0:
        return
    if moment == "penalty" and STATUE in game.used:
        game.used = tuple([used for used in game.used if used != STATUE])
        tell(game, "loss_prevented", "ES-159", {"who": seat, "count": 1})
        count -= 1
    if count and (guards := _guards(game.hands[seat], what, moment == "penalty")):
        count -= await prevented(game, seat, what, count, guards)
    if count > 0:
        pay(game, seat, what, count, rule)
        if points(game, what)[seat] <= 0:
            await devour(game, seat, what)


def pay(game: ElderSign, seat: int, what: str, count: int, rule: str) -> None:
    """ES-047, ES-048, ES-050: points are given up; nothing prevents that."""
    have = points(game, what)
    have[seat] -= count
    tell(game, f"{what}_lost", rule, {"who": seat, "count": count, "left": max(0, have[seat])})


@functools.lru_cache(4096)
def _guards(cards: tuple[int, ...], what: str, penalty: bool) -> tuple[int, ...]:
    """The cards that protect from a loss; the Obsidian Statue from penalties only."""
    guards = [card for card in cards if what in hand.HAND[card].power.prevents]
    return tuple(card for card in guards if penalty or card != OBSIDIAN_STATUE)


async def prevented(game: ElderSign, seat: int, what: str, count: int, guards: tuple[int, ...]) -> int:
    """ES-159: the cards that protect work by their own text, in other players' turns and at midnight too."""
    picked = await ask(
        game,
        seat,
        f"prevent_{what}",
        "ES-159",
        lambda _: [SUFFER, *(holding.USE[card] for card in guards)],
        {"who": seat, "count": count},
    )
    if picked is SUFFER:
        return 0
    card: int = picked.value
    tell(game, "card_used", "ES-159", {"who": seat, "card": card})
    holding.put_back(game, seat, card)
    await holding.provoke(game, seat, card)
    saved = min(count, hand.HAND[card].power.points)
    if card == OBSIDIAN_STATUE and saved == 1:
        game.used += (STATUE,)
    tell(game, "loss_prevented", "ES-159", {"who": seat, "count": saved})
    return saved


async def devour(game: ElderSign, seat: int, what: str = "") -> None:
    """ES-174, ES-175, ES-176, ES-177: a doom token, the investigator leaves the game, everything owned goes back."""
    tell(game, "devoured", "ES-174", {"who": seat})
    game.settling += 1
    await doom.add(game, 1, "ES-175")
    game.settling -= 1
    game.who = (*game.who[:seat], VACANT, *game.who[seat + 1 :])
    for card in game.hands[seat]:
        holding.put_back(game, seat, card)
    trophies.give_back(game, seat, game.trophies[seat])
    game.clues[seat] = 0
    game.at[seat] = ENTRANCE
    if game.ancient_one == YIG and what == "sanity":
        doom.lose_signs(game, 1)
    if seat == game.active and game.in_turn:
        game.devoured = True
    if game.awake or game.awakening or not game.left:
        eliminate(game, seat)
    await interrupt(game)


def eliminate(game: ElderSign, seat: int) -> None:
    """ES-179, ES-181, ES-240: out of the game; ES-245: when nobody is left, it is lost."""
    game.who = (*game.who[:seat], OUT, *game.who[seat + 1 :])
    tell(game, "eliminated", "ES-179", {"seat": seat})
    if all(who == OUT for who in game.who):
        lose_game("devoured", "ES-245")


async def interrupt(game: ElderSign) -> None:
    """ES-180, ES-228: once everything that belongs together is settled, an awakening takes place, and a turn that is
    over by it or by its investigator's end goes to the clock.
    """
    if game.settling:
        return
    if game.awakening:
        await battle.awaken(game)
        raise TurnEnds
    if game.devoured:
        raise TurnEnds
