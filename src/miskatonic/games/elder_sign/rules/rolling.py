"""Dice and rolling (ES-051 to ES-057): the pool of an attempt, rolls and rerolls, and picking a die."""

from collections.abc import Iterable, Sequence

from miskatonic.games.elder_sign import basics
from miskatonic.games.elder_sign.options import options_by_die
from miskatonic.games.elder_sign.rows.adventures import FIRST_WORLD
from miskatonic.games.elder_sign.rows.dice import COLOUR, FACES_OF, YELLOW
from miskatonic.games.elder_sign.state import (
    GONE,
    LOCKED,
    ON_SPELL,
    POOL,
    SUPPLY,
    ElderSign,
    investigator,
    pool_dice,
    rolled_dice,
)
from miskatonic.kernel import Option, ask, below, tell
from miskatonic.kernel.choice import Args


def start_pool(game: ElderSign) -> None:
    """ES-055: the six green dice, less those locked and those on spells; ES-169: nobody rolls those.

    ES-143: for some the locks do not hold. ES-142: some add the others on an Other World.
    """
    row = investigator(game, game.active)
    game.unlocked_attempt = row.unlocked
    for die, place in enumerate(game.dice):
        if die < YELLOW and (place == SUPPLY or basics.available(game, die)):
            game.dice[die] = POOL
        if place < ON_SPELL:
            game.faces[die] = 0
    if row.world_dice:
        basics.add_dice(game, world_dice(game, game.at[game.active]), "ES-142")


def world_dice(game: ElderSign, card: int) -> tuple[int, ...]:
    """ES-142: the dice that the active investigator adds on an Other World."""
    return investigator(game, game.active).world_dice if card >= FIRST_WORLD else ()


def roll(game: ElderSign) -> None:
    """ES-056: all dice of the pool, none held back."""
    game.rolls += 1
    game.rolled = True
    _forget_roll(game)
    dice = pool_dice(game)
    throw(game, dice)
    if game.sink:
        faces = tuple([game.faces[die] for die in dice])
        tell(game, "rolled", "ES-056", {"who": game.active, "faces": faces, "dice": tuple(dice)})


def _forget_roll(game: ElderSign) -> None:
    """ES-182: what was done with the last roll counts no more."""
    game.failed = False
    game.ability_spent_roll = False
    game.cards_spent_roll = ()
    game.completed_roll = False
    game.fresh = ()


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


def turnable(game: ElderSign, seat: int) -> dict[int, int]:
    """ES-182: the dice of the roll that the investigator may turn, each with its other face; once a roll."""
    turns = dict(investigator(game, seat).turns)
    if game.ability_spent_roll or not turns:
        return {}
    return {die: turns[game.faces[die]] for die in rolled_dice(game) if turns.get(game.faces[die]) in FACES_OF[die]}


def return_dice(game: ElderSign) -> None:
    """ES-033, ES-123, ES-133, ES-156, ES-157, ES-170: only locked dice and dice on spells stay where they are."""
    for die, place in enumerate(game.dice):
        if place < ON_SPELL and place != LOCKED and place != GONE:
            game.dice[die] = SUPPLY
            game.faces[die] = 0
    if game.unlocked_attempt:
        game.unlocked_attempt = False
        basics.settle_locks(game)
    game.called_off_attempt = False
    game.done = ()
    game.rolls = 0
    game.rolled = False
    _forget_roll(game)


async def pick_die(
    game: ElderSign,
    seat: int,
    verb: str,
    prompt: str,
    rule: str,
    dice: Iterable[int],
    args: Args,
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
    faces, places, options = game.faces, game.dice, options_by_die(verb)
    kinds: dict[int, Option] = {}
    for die in some:
        face = faces[die]
        kind = (places[die] * 3 + COLOUR[die]) * 9 + face
        if kind not in kinds:
            kinds[kind] = options[die][face]
    return list(kinds.values())


def distinct(game: ElderSign, some: Iterable[int]) -> list[int]:
    """ES-066: of dice that differ neither in colour nor in face only one: which is taken makes no difference."""
    faces, places = game.faces, game.dice
    kinds: dict[int, int] = {}
    for die in some:
        kinds.setdefault((places[die] * 3 + COLOUR[die]) * 9 + faces[die], die)
    return list(kinds.values())
