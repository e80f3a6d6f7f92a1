"""Spells that secure dice (ES-162 to ES-169), and taking dice off them (ES-170, ES-171)."""

import functools

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.abilities import before_first_roll
from miskatonic.games.elder_sign.names import DIE_NAMES, SAID_FACES
from miskatonic.games.elder_sign.options import ENOUGH
from miskatonic.games.elder_sign.rows.card import HAND
from miskatonic.games.elder_sign.rows.dice import YELLOW
from miskatonic.games.elder_sign.rules import rolling
from miskatonic.games.elder_sign.state import ON_SPELL, POOL, ElderSign, rolled_dice
from miskatonic.kernel import Option, tell


async def secure(game: ElderSign, seat: int, spell: int) -> None:
    """ES-162, ES-163: one of the dice just rolled is put on the spell, face unchanged; ES-164, ES-168: several, where
    it has room, but only now.
    """
    for count in range(HAND[spell].power.slots):
        dice = rolled_dice(game)
        if not dice:
            break
        args = {"who": seat, "card": spell}
        stop = [ENOUGH] if count else []
        picked = await rolling.pick_die(game, seat, "secure", "secure", "ES-163", dice, args, after=stop)
        if picked is ENOUGH:
            break
        die: int = picked.value
        game.dice[die] = ON_SPELL + spell
        game.fresh += (die,)
        tell(game, "secured", "ES-163", {"who": seat, "card": spell, "face": game.faces[die], "die": die})


def removable(game: ElderSign) -> list[int]:
    """ES-171: dice on any spell that the active player may take off to roll: a green one always, another one only if
    this player could add it now.
    """
    on_spells = [die for die, place in enumerate(game.dice) if place >= ON_SPELL]
    return [die for die in on_spells if may_roll(game, die, game.at[game.active]) or _may_buy(game)]


def may_roll(game: ElderSign, die: int, card: int) -> bool:
    """ES-171, ES-OP-11: a green die; another one on an Other World for whom it joins the pool there, or with an item in
    hand that adds it.
    """
    return (
        die < YELLOW
        or die in rolling.world_dice(game, card)
        or any(die in HAND[held].power.adds for held in game.hands[game.active])
    )


def _may_buy(game: ElderSign) -> bool:
    return not game.rolls and bool(before_first_roll(game))


def take_offs(game: ElderSign) -> list[Option]:
    """ES-171: the dice that may be taken off spells now."""
    return [
        _take_off_option(game.dice[die] - ON_SPELL, die, game.faces[die])
        for die in rolling.distinct(game, removable(game))
    ]


@functools.cache
def _take_off_option(spell: int, die: int, face: int) -> Option:
    return Option(
        f"take_off:{die}",
        die,
        alike=True,
        die=DIE_NAMES[die],
        number=die,
        face=SAID_FACES[face],
        card=HAND.names[spell],
    )


def take_off(game: ElderSign, die: int) -> None:
    """ES-165, ES-166, ES-171: a die leaves its spell for the pool, to be rolled."""
    spell = game.dice[die] - ON_SPELL
    game.dice[die] = POOL
    game.faces[die] = 0
    tell(game, "taken_off", "ES-171", {"who": game.active, "card": spell, "die": die})
    basics.look_after(game, spell)
    basics.settle_locks(game)
