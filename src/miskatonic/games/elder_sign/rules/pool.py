"""Dice and rolling (ES-051 to ES-057), and adding dice to the pool (ES-153 to ES-158)."""

from collections.abc import Iterable, Sequence
from typing import Any

from miskatonic.games.elder_sign.cards.investigators import GLORIA_GOLDBERG, SISTER_MARY
from miskatonic.games.elder_sign.dice import DICE as FACES_BY_COLOUR
from miskatonic.games.elder_sign.names import FIRST_WORLD
from miskatonic.games.elder_sign.options import die_option
from miskatonic.games.elder_sign.rules import locks
from miskatonic.games.elder_sign.state import (
    COLOUR,
    COLOURS,
    DISCARDED,
    GONE,
    LOCKED,
    ON_SPELL,
    POOL,
    RED,
    SUPPLY,
    YELLOW,
    ElderSign,
    pool,
)
from miskatonic.kernel import Option, ask, below, tell

FACES_OF = tuple(FACES_BY_COLOUR[COLOURS[colour]] for colour in COLOUR)
"""ES-051, ES-052, ES-053: the six faces of each die."""
ANGEL = "angel"
"""In `used`: Sister Mary does as if there were no locks; they hold again when her action phase ends (ES-143)."""


def start_pool(game: ElderSign) -> None:
    """ES-055: the six green dice, less those locked and those on spells; ES-169: nobody rolls those.

    ES-143: Sister Mary rolls the locked ones too. ES-142: Gloria Goldberg adds the others on an Other World.
    """
    who = game.who[game.active]
    if who == SISTER_MARY:
        game.used += (ANGEL,)
    for die, place in enumerate(game.dice):
        if die < YELLOW and (place == SUPPLY or available(game, die)):
            game.dice[die] = POOL
        if place < ON_SPELL:
            game.faces[die] = 0
    if who == GLORIA_GOLDBERG and game.at[game.active] >= FIRST_WORLD:
        add_dice(game, (YELLOW, RED), "ES-142")


def available(game: ElderSign, die: int) -> bool:
    """ES-155: neither locked, nor on a spell, nor used up in this turn (ES-158); a lock does not hold Sister Mary."""
    return game.dice[die] == SUPPLY or (game.dice[die] == LOCKED and ANGEL in game.used)


def add_dice(game: ElderSign, added: Iterable[int], rule: str) -> None:
    """ES-153, ES-154: the yellow or the red die joins the pool, if it can."""
    for die in added:
        if available(game, die):
            game.dice[die] = POOL
            game.faces[die] = 0
            tell(game, "die_added", rule, {"who": game.active, "die": die})


def roll(game: ElderSign) -> None:
    """ES-056: all dice of the pool, nothing kept back."""
    game.rolls += 1
    game.rolled = True
    game.failed = False
    game.spent_roll = ()
    game.fresh = ()
    dice = pool(game)
    throw(game, dice)
    faces = tuple([game.faces[die] for die in dice])
    tell(game, "rolled", "ES-056", {"who": game.active, "faces": faces, "dice": tuple(dice)})


def throw(game: ElderSign, thrown: Sequence[int]) -> None:
    """ES-051, ES-052, ES-053, ES-147: dice are rolled; a reroll is part of the original roll."""
    faces = game.faces
    chance = below(game, 6 ** len(thrown))
    for die in thrown:
        chance, side = divmod(chance, 6)
        faces[die] = FACES_OF[die][side]


def reroll(game: ElderSign, thrown: list[int], seat: int, rule: str) -> None:
    """ES-144, ES-147: some dice of the open roll are rolled again."""
    before = tuple([game.faces[die] for die in thrown])
    throw(game, thrown)
    after = tuple([game.faces[die] for die in thrown])
    tell(game, "rerolled", rule, {"who": seat, "old_faces": before, "faces": after, "dice": tuple(thrown)})


def turn_die(game: ElderSign, die: int, face: int, rule: str) -> None:
    """ES-118: a card or an ability turns a die to another face."""
    before = game.faces[die]
    game.faces[die] = face
    tell(game, "die_turned", rule, {"who": game.active, "old_face": before, "face": face, "die": die})


def discard(game: ElderSign, seat: int, die: int, rule: str) -> None:
    """ES-066, ES-076: a die of the pool is out of the attempt."""
    game.dice[die] = DISCARDED
    tell(game, "dice_discarded", rule, {"who": seat, "faces": (game.faces[die],), "dice": (die,)})


def return_dice(game: ElderSign) -> None:
    """ES-033, ES-123, ES-133, ES-156, ES-157, ES-170: only locked dice and dice on spells stay where they are."""
    for die, place in enumerate(game.dice):
        if place < ON_SPELL and place != LOCKED and place != GONE:
            game.dice[die] = SUPPLY
            game.faces[die] = 0
    if ANGEL in game.used:
        game.used = tuple([used for used in game.used if used != ANGEL])
        locks.settle(game)
    game.done = ()
    game.rolls = 0
    game.rolled = False
    game.failed = False
    game.spent_roll = ()
    game.fresh = ()


async def pick_die(
    game: ElderSign,
    seat: int,
    verb: str,
    prompt: str,
    rule: str,
    dice: Iterable[int],
    args: dict[str, Any],
    before: Sequence[Option] = (),
    after: Sequence[Option] = (),
) -> Option:
    """ES-066: somebody picks one of these dice, or something else that is on offer with them."""
    return await ask(
        game,
        seat,
        prompt,
        rule,
        lambda _: [*before, *die_options(game, verb, dice), *after],
        args,
    )


def die_options(game: ElderSign, verb: str, some: Iterable[int]) -> list[Option]:
    """ES-066: an option for each of these dice that makes a difference (see `distinct`)."""
    faces, places = game.faces, game.dice
    kinds: dict[int, Option] = {}
    for die in some:
        face = faces[die]
        kind = (places[die] * 3 + COLOUR[die]) * 9 + face
        if kind not in kinds:
            kinds[kind] = die_option(verb, die, face)
    return list(kinds.values())


def distinct(game: ElderSign, some: Iterable[int]) -> list[int]:
    """ES-066: of dice that differ neither in colour nor in face only one: which is taken makes no difference."""
    faces, places = game.faces, game.dice
    kinds: dict[int, int] = {}
    for die in some:
        kinds.setdefault((places[die] * 3 + COLOUR[die]) * 9 + faces[die], die)
    return list(kinds.values())
