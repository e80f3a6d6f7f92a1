"""The chances of dice, which view, options and bots share."""

import itertools
import math

import pytest

from miskatonic.games.elder_sign import odds
from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.dice import DICE, LORE, PERIL, TERROR, WILD, roll_of
from miskatonic.games.elder_sign.rows.monsters import KINDS as MONSTERS
from miskatonic.games.elder_sign.rows.tasks import (
    LORE_ONE,
    PERIL_ONE,
    TERROR_ONE,
    Requirement,
    Requirements,
    completes,
    either,
    investigation,
    payments,
)
from tests.games.elder_sign.odds.exhaustive import Exhaustive


def every_roll(dice: odds.Dice) -> list[tuple[int, ...]]:
    """All rolls of these dice, each as likely as the others."""
    colours = [colour for colour, count in zip(DICE, dice, strict=True) for _ in range(count)]
    return list(itertools.product(*(DICE[colour] for colour in colours)))


def counted(row: Requirements, dice: odds.Dice, secured: tuple[int, ...] = ()) -> float:
    """The chance of a roll by counting."""
    rolls = every_roll(dice)
    return sum(completes(row, roll_of(*faces, *secured)) for faces in rolls) / len(rolls)


# --- one roll -------------------------------------------------------------------------------------------------------


def test_odds_of_simple_rolls() -> None:
    assert math.isclose(odds.chance((LORE_ONE,), (1, 0, 0)), 1 / 6)
    assert math.isclose(odds.chance((LORE_ONE,), (6, 0, 0)), 1 - (5 / 6) ** 6)
    assert math.isclose(odds.chance((LORE_ONE,), (0, 0, 1)), 2 / 6)
    assert math.isclose(odds.chance((LORE_ONE, LORE_ONE), (1, 0, 0), (LORE,)), 1 / 6)


def test_es_072_secured_dice_alone_complete_nothing() -> None:
    assert odds.chance((LORE_ONE,), (0, 0, 0), (LORE,)) == 0.0


@pytest.mark.parametrize("secured", [(), (1,), (PERIL,), (WILD,), (2, LORE)])
@pytest.mark.parametrize("dice", [(4, 0, 0), (2, 1, 1), (0, 0, 1)])
def test_odds_agree_with_counting_all_rolls(dice: odds.Dice, secured: tuple[int, ...]) -> None:
    for row in ((PERIL_ONE, investigation(3)), (either(LORE, PERIL), TERROR_ONE), (investigation(3), investigation(3))):
        assert math.isclose(odds.chance(row, dice, secured), counted(row, dice, secured), abs_tol=1e-12)


def test_the_fewest_dice_for_a_task() -> None:
    assert odds.fewest((investigation(6),), roll_of(3, 3, 1)) == 2
    assert odds.fewest((investigation(6),), roll_of(2, 2, 1)) == odds.NEVER
    assert odds.fewest((investigation(4), LORE_ONE), roll_of(LORE, WILD)) == 2
    assert odds.fewest((investigation(3), investigation(3)), roll_of(3, 2, 1)) == 3
    assert odds.fewest((PERIL_ONE, TERROR_ONE), roll_of(PERIL, WILD)) == 2
    assert odds.fewest((TERROR_ONE,), roll_of(TERROR, TERROR)) == 1
    assert odds.fewest((investigation(2), either(LORE, PERIL)), roll_of(PERIL, 2)) == 2


def test_the_fewest_dice_are_those_of_the_cheapest_payment() -> None:
    for row in ((PERIL_ONE, investigation(3)), (either(LORE, PERIL), LORE_ONE), (investigation(4), investigation(2))):
        for faces in itertools.combinations_with_replacement((1, 2, 3, 4, LORE, PERIL, TERROR, WILD), 4):
            handfuls = payments(row, roll_of(*faces))
            fewest = sum(handfuls[0]) if handfuls else odds.NEVER
            assert odds.fewest(row, roll_of(*faces)) == fewest


def test_dice_that_lie_there_count_with_those_that_are_thrown() -> None:
    likely = dict(odds.uses((LORE_ONE, investigation(3)), (LORE, 2), (1, 0, 0)))
    assert likely == pytest.approx({2: 1 / 6, 3: 2 / 6, odds.NEVER: 3 / 6})


# --- a whole adventure ----------------------------------------------------------------------------------------------


TWO = ((LORE_ONE, investigation(2)), (TERROR_ONE,))


@pytest.mark.parametrize("ordered", [False, True])
@pytest.mark.parametrize(
    ("dice", "secured", "focus", "fear"),
    [
        ((4, 0, 0), (), False, odds.NO_FEAR),
        ((4, 0, 0), (), True, odds.NO_FEAR),
        ((2, 1, 1), (), True, odds.NO_FEAR),
        ((3, 0, 0), (LORE,), False, odds.NO_FEAR),
        ((3, 0, 0), (1, WILD), True, odds.NO_FEAR),
        ((2, 0, 1), (PERIL, TERROR), False, odds.NO_FEAR),
        ((4, 0, 0), (), True, odds.Fear(bears=0)),
        ((4, 0, 0), (), True, odds.Fear(bears=1)),
        ((4, 0, 0), (), True, odds.Fear(terrors=True)),
        ((2, 1, 0), (LORE,), True, odds.Fear(terrors=True)),
        ((3, 0, 1), (), True, odds.Fear(bears=2, others=1)),
    ],
)
def test_the_whole_agrees_with_trying_everything_out(
    ordered: bool, dice: odds.Dice, secured: tuple[int, ...], focus: bool, fear: odds.Fear
) -> None:
    found = odds.whole(TWO, ordered, dice, secured, odds.Hand(focus, fear))
    assert found == pytest.approx(Exhaustive(TWO, ordered, *fear).chance(*dice, secured, focus), abs=1e-12)


@pytest.mark.parametrize(
    "tasks",
    [
        ((LORE_ONE, LORE_ONE), (investigation(3),)),
        ((LORE_ONE,), (LORE_ONE,), (TERROR_ONE,)),
        ((investigation(4), PERIL_ONE), (either(LORE, TERROR),)),
    ],
)
@pytest.mark.parametrize(
    ("dice", "secured", "focus", "fear"),
    [
        ((4, 0, 0), (LORE,), True, odds.Fear(bears=1)),
        ((4, 0, 0), (2,), True, odds.Fear(terrors=True)),
        ((5, 0, 0), (), True, odds.Fear(bears=2, terrors=True)),
        ((2, 1, 1), (), True, odds.Fear(others=1)),
        ((1, 1, 1), (3, LORE), True, odds.Fear(bears=1)),
        ((1, 1, 1), (WILD,), False, odds.NO_FEAR),
        ((2, 1, 0), (1, PERIL), True, odds.Fear(bears=0)),
    ],
)
def test_what_is_left_out_because_it_comes_to_the_same_makes_no_difference(
    tasks: odds.Tasks, dice: odds.Dice, secured: tuple[int, ...], focus: bool, fear: odds.Fear
) -> None:
    for ordered in (False, True):
        found = odds.whole(tasks, ordered, dice, secured, odds.Hand(focus, fear))
        assert found == pytest.approx(Exhaustive(tasks, ordered, *fear).chance(*dice, secured, focus), abs=1e-12)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_what_cannot_fail_is_certain(count: int) -> None:
    """Given both lores that are wanted lie on spells, and may be rolled too, then nothing is left to chance."""
    hand = odds.Hand(lying=(LORE, LORE))
    assert odds.whole(((LORE_ONE,), (LORE_ONE,)), True, (count, 0, 0), hand=hand) == 1
    assert odds.whole(((LORE_ONE,),), True, (count, 0, 0), hand=hand) == 1
    assert odds.rolled_now(((LORE_ONE,),), True, (count, 0, 0), hand=hand) == 1


def test_symbols_that_are_equally_likely_make_equal_chances() -> None:
    def of(*symbols: int) -> float:
        return odds.whole((tuple(Requirement((symbol,)) for symbol in symbols), (investigation(3),)), False, (5, 0, 0))

    assert of(LORE, LORE, PERIL) == of(TERROR, TERROR, LORE) == of(PERIL, PERIL, TERROR)
    with_red = [odds.whole(((one,),), False, (2, 0, 1)) for one in (LORE_ONE, PERIL_ONE, TERROR_ONE)]
    assert with_red[0] == with_red[1] > with_red[2]


def test_more_dice_make_every_card_likelier() -> None:
    for number, card in enumerate(CARDS):
        tasks = [task.requirements for task in card.tasks if task.requirements]
        tasks.append(MONSTERS[number % len(MONSTERS)].task.requirements)
        few, more = (odds.whole(tuple(tasks), card.ordered, dice) for dice in ((6, 0, 0), (6, 1, 1)))
        assert 0 <= few < more < 1


def test_a_secured_die_helps_where_it_serves() -> None:
    tasks = ((LORE_ONE, LORE_ONE), (PERIL_ONE,))
    without = odds.whole(tasks, False, (4, 0, 0))
    assert odds.whole(tasks, False, (4, 0, 0), (LORE,)) > without
    assert odds.whole(tasks, False, (4, 0, 0), (TERROR,)) == without
    assert [odds.serves(tasks[1], face) for face in (1, LORE, PERIL, TERROR, WILD)] == [False, False, True, False, True]


def test_terror_that_ends_an_attempt_or_takes_dice_lowers_the_chance() -> None:
    tasks = ((LORE_ONE,), (PERIL_ONE,))
    fears = odds.NO_FEAR, odds.Fear(terrors=True), odds.Fear(bears=1), odds.Fear(bears=0)
    plain, takes, once, ends = (odds.whole(tasks, False, (5, 0, 0), hand=odds.Hand(fear=fear)) for fear in fears)
    assert plain > once > takes > ends


def test_hits_in_the_battle() -> None:
    row = (PERIL_ONE, PERIL_ONE)
    assert odds.hits(row, (2, 0, 0)) == pytest.approx(1 / 36)
    assert odds.hits((PERIL_ONE,), (2, 0, 0)) == pytest.approx(11 / 36 * 7 / 6 + 25 / 36 * 1 / 6)
    few, more, with_clue = (
        odds.hits(row, dice, clues) for dice, clues in (((4, 0, 0), 0), ((4, 1, 1), 0), ((4, 1, 1), 1))
    )
    assert 0 < few < more < with_clue


def test_clues_raise_a_chance_that_is_neither_none_nor_certain() -> None:
    assert odds.helped(0.5, 0) == 0.5
    assert 0.5 < odds.helped(0.5, 1) < odds.helped(0.5, 2) < 1
    assert odds.helped(0.0, 2) == 0.0
    assert odds.helped(1.0, 1) == 1.0


def test_green_dice_go_first() -> None:
    assert odds.less((3, 1, 1), 2) == (1, 1, 1)
    assert odds.less((1, 1, 1), 2) == (0, 0, 1)
    assert odds.less((1, 1, 1), 5) == (0, 0, 0)
