"""Dice, requirements and payments of Elder Sign."""

import itertools

import pytest

from miskatonic.games.elder_sign.rows.dice import COLOUR, COLOURS, DICE, LORE, PERIL, TERROR, WILD, Roll, roll_of
from miskatonic.games.elder_sign.rows.tasks import (
    LORE_ONE,
    PERIL_ONE,
    TERROR_ONE,
    Requirements,
    completes,
    either,
    investigation,
    payments,
)


def test_es_001_six_green_one_yellow_one_red() -> None:
    assert [COLOURS[colour] for colour in COLOUR] == ["green"] * 6 + ["yellow", "red"]


def test_es_051_to_053_the_faces() -> None:
    assert DICE["green"] == (1, 2, 3, LORE, PERIL, TERROR)
    assert DICE["yellow"] == (1, 2, 3, 4, LORE, PERIL)
    assert DICE["red"] == (2, 3, 4, LORE, PERIL, WILD)


def test_es_040_investigation_is_summed_and_the_surplus_is_lost() -> None:
    assert completes((investigation(3),), roll_of(2, 2))
    assert not completes((investigation(5),), roll_of(2, 2))


def test_es_040_two_investigation_requirements_need_their_own_dice() -> None:
    row: Requirements = (investigation(3), investigation(3))
    assert not completes(row, roll_of(3, 2))
    assert completes(row, roll_of(3, 2, 1))


def test_es_041_to_043_a_symbol_needs_a_die_showing_it() -> None:
    for requirement, face in ((LORE_ONE, LORE), (PERIL_ONE, PERIL), (TERROR_ONE, TERROR)):
        assert completes((requirement,), roll_of(face))
        assert not completes((requirement,), roll_of(3, *({LORE, PERIL, TERROR} - {face})))


def test_es_044_a_split_requirement_takes_either_result() -> None:
    assert completes((either(LORE, PERIL),), roll_of(PERIL))
    assert not completes((either(LORE, PERIL),), roll_of(TERROR))


def test_es_045_a_die_serves_one_requirement() -> None:
    assert not completes((LORE_ONE, LORE_ONE), roll_of(LORE, 3))
    assert completes((LORE_ONE, LORE_ONE), roll_of(LORE, LORE))


def test_es_054_a_wild_is_investigation_4_or_any_symbol_but_only_once() -> None:
    for row in ((LORE_ONE,), (PERIL_ONE,), (TERROR_ONE,), (investigation(4),)):
        assert completes(row, roll_of(WILD))
    assert not completes((investigation(5),), roll_of(WILD))
    assert not completes((LORE_ONE, PERIL_ONE), roll_of(WILD))


def test_es_063_no_die_is_placed_that_the_requirement_does_not_need() -> None:
    handfuls = payments((investigation(3),), roll_of(1, 2, 3))
    assert set(handfuls) == {roll_of(3), roll_of(1, 2)}
    assert handfuls[0] == roll_of(3), "the cheapest comes first"


def test_we_1_two_twos_pay_for_three_and_the_upper_task_stays_open() -> None:
    # given The Loading Dock: [peril] above [peril, investigation 3], and the book's roll
    roll = roll_of(2, 2, PERIL, PERIL, LORE, TERROR)
    # when the lower task is looked at
    handfuls = payments((PERIL_ONE, investigation(3)), roll)
    # then peril and both twos are the only way, and three dice remain
    assert handfuls == (roll_of(PERIL, 2, 2),)
    assert sum(roll) - sum(handfuls[0]) == 3


def brute_force(row: Requirements, faces: tuple[int, ...]) -> bool:
    """Whether a row can be met, tried out by giving every die to every requirement or to none."""

    def worth(face: int) -> int:
        return 4 if face == WILD else face if face <= 4 else 0

    for places in itertools.product(range(len(row) + 1), repeat=len(faces)):
        given = [[face for face, place in zip(faces, places, strict=True) if place == i] for i in range(len(row))]
        if all(
            sum(map(worth, dice)) >= one.investigation
            if one.investigation
            else len(dice) == 1 and (dice[0] in one.symbols or dice[0] == WILD)
            for one, dice in zip(row, given, strict=True)
        ):
            return True
    return False


ROWS: list[Requirements] = [
    (LORE_ONE, investigation(3)),
    (TERROR_ONE, PERIL_ONE, investigation(2)),
    (either(LORE, PERIL), LORE_ONE),
    (investigation(4), investigation(2)),
    (investigation(6),),
]


@pytest.mark.parametrize("row", ROWS)
def test_payments_agree_with_trying_everything_out(row: Requirements) -> None:
    for faces in itertools.combinations_with_replacement((1, 2, 3, 4, LORE, PERIL, TERROR, WILD), 4):
        assert completes(row, roll_of(*faces)) == brute_force(row, faces)


def test_every_payment_is_made_of_dice_that_are_there_and_needed() -> None:
    for row in ROWS:
        for faces in itertools.combinations_with_replacement((1, 2, 3, LORE, PERIL, TERROR, WILD), 4):
            roll = roll_of(*faces)
            for handful in payments(row, roll):
                assert all(used <= have for used, have in zip(handful, roll, strict=True))
                assert completes(row, handful)
                for at, used in enumerate(handful):
                    if used:
                        less: Roll = (*handful[:at], used - 1, *handful[at + 1 :])
                        assert not completes(row, less), "a die too many"
