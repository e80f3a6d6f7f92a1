"""What an attempt involves apart from tasks and dice to roll, as far as it changes the chances."""

from typing import NamedTuple

from miskatonic.games.elder_sign.odds.roll import NEVER, Dice
from miskatonic.games.elder_sign.rows.effects import ALL, Effects


class Fear(NamedTuple):
    """What a failed roll that shows terror does to the attempt: so many times it can be borne; it takes all the dice
    that show it; so many others besides.
    """

    bears: int = NEVER
    terrors: bool = False
    others: int = 0


NO_FEAR, ENDS = Fear(), Fear(bears=0)


def fear_of(effects: Effects, sanity: int, stamina: int, doom: int = NEVER) -> Fear:
    """ES-049, ES-074, ES-076: the terror effects for an investigator who can lose so many points and still pay for all
    tasks, with so many doom tokens to come before the last, which ends everything (ES-228).
    """
    bears, terrors, others = NEVER, False, 0
    for verb, what, amount, *_ in effects:
        if verb == "fail_adventure":
            bears = 0
        elif verb == "discard_dice" and amount == ALL:
            terrors = True
        elif verb == "discard_dice":
            others += amount
        elif verb == "lose" and what in ("sanity", "stamina"):
            bears = min(bears, (sanity if what == "sanity" else stamina) // amount)
        elif verb == "doom":
            bears = min(bears, doom // amount)
    return Fear(bears, terrors, others)


class Knack(NamedTuple):
    """What an investigator can do with every roll: turn one die from a face to another (ES-182); complete several tasks
    with it (ES-061).
    """

    turns: tuple[tuple[int, int], ...] = ()
    goes_on: bool = False


NO_KNACK = Knack()

Lying = tuple[int, ...]
"""Dice on spells that may be taken off and rolled (ES-171): their faces, coloured (`COLOURED`)."""


NO_DICE: Dice = (0, 0, 0)


class Hand(NamedTuple):
    """Everything apart from tasks, dice to roll and secured dice: how many dice may be kept, each after a failed roll
    of its own (ES-121, ES-125); what terror does; what can be done with a roll; dice on spells that may be rolled; and
    special dice that can be brought in at any time (ES-153).
    """

    keeps: int = 0
    fear: Fear = NO_FEAR
    knack: Knack = NO_KNACK
    lying: Lying = ()
    later: Dice = NO_DICE


EMPTY = Hand()
