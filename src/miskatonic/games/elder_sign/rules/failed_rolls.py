"""Failed rolls (ES-064 to ES-073) and terror effects (ES-074 to ES-078)."""

import functools

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.dice import TERROR
from miskatonic.games.elder_sign.rows.effects import Effects
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.games.elder_sign.rules import battle, effects, held_cards, resolution, rolling
from miskatonic.games.elder_sign.state import POOL, ElderSign, investigator, pool_dice, shows
from miskatonic.kernel import Name, Option, tell

FAIL, FAIL_WITH_TERROR = Option("fail", terror="false"), Option("fail", terror="true")


@functools.cache
def _sparing_option(card: int) -> Option:
    return Option(f"no_{HAND.rows[card].power.spares}", card, card=HAND.names[card])


def ways_to_fail(game: ElderSign) -> list[Option]:
    """ES-064, ES-066: letting the roll fail. Where no terror effect comes first, the die to be discarded is picked at
    once; cards for a failed roll are a way of their own.
    """
    frightening = bool(terror_effects(game))
    if frightening or POOL not in game.dice:
        found = [FAIL_WITH_TERROR if frightening else FAIL]
    else:
        found = rolling.die_options(game, "discard", pool_dice(game))
    if frightening:
        found += _spared(game, "terror")
    if POOL in game.dice:
        found += _spared(game, "discard")
    return found


def _spared(game: ElderSign, what: str) -> list[Option]:
    """A card that spares the active player this, if there is one."""
    cards = game.hands[game.active]
    card = held_cards.sparing(what, cards) if cards else -1
    return [_sparing_option(card)] if card >= 0 else []


def terror_effects(game: ElderSign) -> list[tuple[Name, Effects]]:
    """ES-074, ES-075: a terror in the pool sets off what threatens here; ES-054, ES-077: a wild or a secured die does
    not.
    """
    found = threats(game, game.at[game.active])
    return found if found and shows(game, TERROR) else []


def threats(game: ElderSign, card: int) -> list[tuple[Name, Effects]]:
    """ES-075, ES-197: the terror effects of a card and of the Mythos card. Nothing of it touches the fearless, nor the
    Mythos card those it spares; ES-235: nor anybody in the battle.
    """
    row = investigator(game, game.active)
    if game.awake or row.fearless:
        return []
    found = [(CARDS.names[card], CARDS.rows[card].terror)] if CARDS.rows[card].terror else []
    if game.mythos >= 0 and MYTHOS.rows[game.mythos].when == "terror" and not row.spared:
        found.append((MYTHOS.names[game.mythos], MYTHOS.rows[game.mythos].lasting))
    return found


async def suffer_terror(game: ElderSign) -> None:
    """ES-075: all of them, each once, in the order the player chooses."""
    left = dict(terror_effects(game))
    while left:
        source = await effects.in_chosen_order(game, list(left.items()), "terror_order", "ES-075")
        tell(game, "terror", "ES-074", {"who": game.active, "source": source})
        await effects.carry_out(game, left.pop(source), "ES-074")


async def failed_roll(game: ElderSign, picked: Option) -> str | None:
    """ES-065: terror effects, then a die is discarded; ES-069: with the last one the adventure fails."""
    seat = game.active
    if game.sink:
        tell(game, "roll_failed", "ES-064", {"who": seat})
    game.refused_roll = ()
    if picked.verb == "no_terror":
        await held_cards.use(game, seat, picked.value)
    elif picked.verb != "discard":
        await suffer_terror(game)
    if game.called_off_attempt:
        return await resolution.fail(game, "ES-076")
    if POOL in game.dice and picked.verb in ("fail", "no_terror"):
        spared = _spared(game, "discard")
        picked = await rolling.pick_die(
            game, seat, "discard", "discard_die", "ES-066", pool_dice(game), {"who": seat}, after=spared
        )
    if picked.verb == "no_discard":
        await held_cards.use(game, seat, picked.value)
    elif not discard(game, picked):
        return await _out_of_dice(game)
    game.rolled = False
    game.failed = True
    return None


def discard(game: ElderSign, picked: Option) -> bool:
    """ES-066, ES-067: one die of the pool; ES-076: if terror left none for it, or it was the last, nothing is left."""
    if POOL not in game.dice:
        return False
    basics.discard(game, game.active, (picked.value,), "ES-066")
    return POOL in game.dice


async def _out_of_dice(game: ElderSign) -> str:
    """ES-069: the adventure fails; ES-236: an attack is over."""
    if game.awake:
        return await battle.end_attack(game)
    return await resolution.fail(game, "ES-069")


async def give_up(game: ElderSign) -> str:
    """ES-070: the adventure is declared failed; an open roll that shows terror takes its effect first."""
    if not game.completed_roll:
        await suffer_terror(game)
    return await resolution.fail(game, "ES-070")
