"""Spells that secure dice (ES-162 to ES-169), and taking dice off them (ES-170, ES-171)."""

import functools

from miskatonic.games.elder_sign.cards import hand
from miskatonic.games.elder_sign.cards.investigators import GLORIA_GOLDBERG
from miskatonic.games.elder_sign.names import DIE_NAMES, FACE_NAMES, FIRST_WORLD, HAND_NAMES
from miskatonic.games.elder_sign.options import ENOUGH
from miskatonic.games.elder_sign.rules import abilities, holding, locks, pool
from miskatonic.games.elder_sign.state import DICE, ON_SPELL, POOL, YELLOW, ElderSign
from miskatonic.games.elder_sign.state import pool as pool_of
from miskatonic.kernel import Option, tell


async def secure(game: ElderSign, seat: int, spell: int) -> None:
    """ES-162, ES-163: one of the dice just rolled is put on the spell, face unchanged; ES-164, ES-168: several, where
    it has room, but only now.
    """
    for count in range(hand.HAND[spell].power.slots):
        dice = pool_of(game)
        if not dice:
            break
        args = {"who": seat, "card": spell}
        stop = [ENOUGH] if count else []
        picked = await pool.pick_die(game, seat, "secure", "secure", "ES-163", dice, args, after=stop)
        if picked is ENOUGH:
            break
        game.dice[picked.value] = ON_SPELL + spell
        game.fresh += (picked.value,)
        tell(
            game,
            "secured",
            "ES-163",
            {"who": seat, "card": spell, "face": game.faces[picked.value], "die": picked.value},
        )


def dice_on(game: ElderSign, spell: int) -> list[int]:
    """ES-165: the dice that lie on a spell."""
    return [die for die in DICE if game.dice[die] == ON_SPELL + spell]


def look_after(game: ElderSign, spell: int) -> None:
    """ES-141, ES-167: a spell whose last die is gone goes to the bottom of its deck."""
    if not dice_on(game, spell):
        for seat in range(game.seats):
            if spell in game.hands[seat]:
                holding.put_back(game, seat, spell)
                tell(game, "spell_over", "ES-167", {"who": seat, "card": spell})


def removable(game: ElderSign) -> list[int]:
    """ES-171: dice on any spell that the active player may take off to roll: a green one always, another one only if
    this player could add it now.
    """
    on_spells = [die for die, place in enumerate(game.dice) if place >= ON_SPELL]
    return [die for die in on_spells if die < YELLOW or _entitled(game, die)]


def _entitled(game: ElderSign, die: int) -> bool:
    seat = game.active
    if game.who[seat] == GLORIA_GOLDBERG and game.at[seat] >= FIRST_WORLD:
        return True
    if not game.rolls and abilities.before_roll(game):
        return True
    return any(die in hand.HAND[card].power.adds for card in game.hands[seat])


@functools.cache
def take_off_option(spell: int, die: int, face: int) -> Option:
    """ES-171: the option to take a die off a spell."""
    return Option(
        f"take_off:{die}",
        die,
        alike=True,
        die=DIE_NAMES[die],
        number=die,
        face=FACE_NAMES[face],
        card=HAND_NAMES[spell],
    )


def take_off(game: ElderSign, die: int) -> None:
    """ES-165, ES-166, ES-171: a die leaves its spell for the pool, to be rolled."""
    spell = game.dice[die] - ON_SPELL
    game.dice[die] = POOL
    game.faces[die] = 0
    tell(game, "taken_off", "ES-171", {"who": game.active, "card": spell, "die": die})
    look_after(game, spell)
    locks.settle(game)
