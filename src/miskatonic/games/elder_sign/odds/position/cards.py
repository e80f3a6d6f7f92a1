"""How likely a card is resolved that nobody has begun with, and what the active investigator has for that: dice, those
on spells, and what can be done with every roll; and what terror can do.

A chance means the same wherever it is shown: how likely the card is to be resolved if that is done and everything
after it is done as well as possible. It counts the dice that can be brought along or in, those on spells, costs,
terror, focus, whoever on the card may assist, and what the investigator can do with every roll (`adventure.whole`);
`uncounted` names what it leaves out.
"""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import NamedTuple

from miskatonic.games.elder_sign import abilities, odds
from miskatonic.games.elder_sign.odds.position import ahead
from miskatonic.games.elder_sign.rows.adventures import CARDS, FIRST_WORLD
from miskatonic.games.elder_sign.rows.card import HAND, READY
from miskatonic.games.elder_sign.rows.dice import COLOUR, RED, YELLOW
from miskatonic.games.elder_sign.rows.dice import NUMBERS as DICE
from miskatonic.games.elder_sign.rows.effects import Effects
from miskatonic.games.elder_sign.rows.tasks import OpenTask
from miskatonic.games.elder_sign.rules import failed_rolls, monsters, mythos, securing, spells
from miskatonic.games.elder_sign.state import GONE, LOCKED, ON_SPELL, ElderSign, investigator, track_length

UNHURT = 99
"""Points of an investigator who isn't there yet: enough for everything."""


class Means(NamedTuple):
    """What the active investigator has for an attempt that begins now: dice to roll, those added on an Other World,
    whether a die may be focused, and what can be done with every roll.
    """

    dice: odds.Dice
    world_dice: odds.Dice
    focus: bool
    knack: odds.Knack


def means(game: ElderSign) -> Means:
    """ES-055, ES-142, ES-143, ES-153: what the active investigator brings along."""
    seat = game.active
    row = investigator(game, seat)
    free = [
        die for die in DICE if (game.dice[die] < ON_SPELL and game.dice[die] not in (LOCKED, GONE))
        or (game.dice[die] == LOCKED and row.unlocked)
    ]  # fmt: skip
    added = {die for card in game.hands[seat] for die in HAND.rows[card].power.adds if HAND.rows[card].when == READY}
    if may_buy(game):
        added |= {YELLOW, RED}
    plain = [die for die in free if die < YELLOW or die in added]
    worldly = [die for die in free if die in plain or die in row.world_dice]
    return Means(colours(plain), colours(worldly), not mythos.forbids(game, "focus", seat), knack(game))


def knack(game: ElderSign) -> odds.Knack:
    """ES-061, ES-182: what the active investigator can do with every roll."""
    row = investigator(game, game.active)
    return odds.Knack(row.turns, row.goes_on) if row.turns or row.goes_on else odds.NO_KNACK


def may_buy(game: ElderSign) -> bool:
    """ES-142: whether the active investigator can have both special dice before the first roll."""
    return investigator(game, game.active).says.before_first_roll is not None and bool(
        abilities.before_first_roll(game)
    )


def to_resolve(
    game: ElderSign, card: int, brought: Means | None = None, tasks: tuple[OpenTask, ...] | None = None
) -> float:
    """The chance to resolve a card that nobody has begun; ES-049: none where its costs can't be paid. Whoever
    knows what is brought along and the card's tasks gives them along.
    """
    brought = brought or means(game)
    tasks = monsters.tasks(game, card) if tasks is None else tasks
    feared = fear(game, card, tasks)
    if feared is None:
        return 0.0
    dice = brought.world_dice if card >= FIRST_WORLD else brought.dice
    keeps = brought.focus + securing.helpers(game, card)
    wanted = tuple([task.requirements for task in tasks])
    always, others = on_spells(game, card)
    hand = odds.Hand(keeps, feared, brought.knack, lying(game, always))
    return max(
        [
            odds.whole(wanted, CARDS.rows[card].ordered, odds.more(dice, colours(off)), faces(game, others, off), hand)
            for off in _ways_to_take(others if others and may_buy(game) else [])
        ]
    )


def on_spells(game: ElderSign, card: int) -> tuple[list[int], list[int]]:
    """ES-161, ES-171: the dice on spells that the active player may take off on a card whenever a roll comes, and the
    others.
    """
    if max(game.dice) < ON_SPELL:
        return [], []
    there = [die for die, place in enumerate(game.dice) if place >= ON_SPELL]
    always = [die for die in there if spells.may_roll(game, die, card)]
    return always, [die for die in there if die not in always]


def _ways_to_take(dice: Sequence[int]) -> list[tuple[int, ...]]:
    """Any of these dice, or none."""
    return [some for count in range(len(dice) + 1) for some in combinations(dice, count)]


def faces(game: ElderSign, dice: Collection[int], but: Collection[int] = ()) -> odds.Secured:
    """What secured dice show."""
    return tuple(sorted([game.faces[die] for die in dice if die not in but])) if dice else ()


def lying(game: ElderSign, dice: Collection[int]) -> odds.Lying:
    """Dice on spells that may be rolled, each with what it shows."""
    return tuple(sorted([game.faces[die] + odds.COLOURED * COLOUR[die] for die in dice])) if dice else ()


def fear(game: ElderSign, card: int, left: Sequence[OpenTask], suffered: Effects = ()) -> odds.Fear | None:
    """ES-049, ES-074: what terror can do to an attempt at these tasks, after some effects have been suffered; None if
    their costs can't be paid, or if the Ancient One has awoken.
    """
    seat = game.active
    sanity, stamina = (game.sanity[seat], game.stamina[seat]) if game.who[seat] >= 0 else (UNHURT, UNHURT)
    sanity -= 1 + ahead.own_cost(game, "sanity", sum([task.sanity for task in left]))
    stamina -= 1 + ahead.own_cost(game, "stamina", sum([task.stamina for task in left]))
    sanity, stamina = sanity - lost(suffered, "sanity"), stamina - lost(suffered, "stamina")
    doom = track_length(game) - 1 - game.doom - sum([one.amount for one in suffered if one.verb == "doom"])
    if sanity < 0 or stamina < 0 or doom < 0:
        return None
    threats = failed_rolls.threats(game, card)
    if not threats:
        return odds.NO_FEAR
    effects = [effect for _, some in threats for effect in some]
    return odds.fear_of(tuple(effects), sanity, stamina, doom)


def lost(suffered: Effects, what: str) -> int:
    """How much of it these effects take."""
    return sum([one.amount for one in suffered if one.verb == "lose" and one.what == what])


def colours(dice: Sequence[int]) -> odds.Dice:
    """How many of the dice are green, yellow and red."""
    colours = [COLOUR[die] for die in dice]
    return colours.count(0), colours.count(1), colours.count(2)
