"""ES-153, ES-OP-36: an item adds its die at any moment of an attempt, also while a roll lies open."""

import pytest

from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import dice

MISS = ("peril", "peril", "lore", "lore", "lore", "lore")


def office(*held: str, who: str = "bob_jenkins") -> Play:
    """Given: the Administration Office, with these cards in hand."""
    game = Play(who).museum("administration_office").at(0, "administration_office")
    return game.holds(0, *held) if held else game


def last_die(game: Play) -> Play:
    """Given: one roll after another has failed, and the last die lies there."""
    game.attempt()
    for count in range(6, 1, -1):
        game.will_roll(*["peril"] * count).do("roll", "discard…")
    return game.will_roll("peril").do("roll")


@pytest.mark.rule("ES-153", "ES-OP-36")
def test_es_153_a_die_may_be_added_while_a_failed_roll_lies_open() -> None:
    # given
    game = office("axe").attempt().will_roll(*["peril"] * 6).do("roll")
    # when
    game.do("use:axe")
    # then it is in the pool, shows nothing yet, and the roll still lies open
    assert (game.prompt, game.pool) == ("rolled", [*["peril"] * 6, ""])
    assert "axe" not in game.hand(0)
    # and it is rolled next
    game.do("discard:0").will_roll(*["peril"] * 5, "investigation_4").do("roll")
    assert game.pool == [*["peril"] * 5, "investigation_4"]


@pytest.mark.rule("ES-153", "ES-069", "ES-OP-36")
def test_es_153_it_saves_an_attempt_whose_last_die_has_failed() -> None:
    # given the last die shows nothing of use
    game = last_die(office("axe"))
    # when the item is used, and the die that failed is discarded
    game.do("use:axe", "discard:5")
    # then the yellow die is left to be rolled
    assert (game.prompt, dice(game, "pool")) == ("ready", [""])


@pytest.mark.rule("ES-069", "ES-153")
def test_es_069_without_the_item_the_attempt_fails_with_its_last_die() -> None:
    game = last_die(office("axe")).do("discard…")
    assert game.events("failed")


@pytest.mark.rule("ES-066", "ES-OP-36")
def test_es_066_the_added_die_may_be_the_one_that_is_discarded() -> None:
    game = office("axe").attempt().will_roll(*["peril"] * 6).do("roll", "use:axe", "discard:6")
    assert (len(dice(game, "pool")), dice(game, "discarded")) == (6, [""])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Bob Jenkins discarded an unrolled die."),
        ("pl", "Bob Jenkins odłożył kość przed rzutem."),
        ("uk", "Боб Дженкінс скинув ще не кинутий кубик."),
    ],
)
@pytest.mark.rule("ES-066", "ES-OP-36")
def test_es_066_that_it_was_discarded_unrolled_is_told(language: str, told: str) -> None:
    game = office("axe").attempt().will_roll(*["peril"] * 6).do("roll", "use:axe", "discard:6")
    assert game.table.say(game.events("dice_discarded")[-1], language) == told


@pytest.mark.rule("ES-144", "ES-163", "ES-OP-36")
def test_es_op_36_the_added_die_is_no_part_of_the_open_roll() -> None:
    # given a clue, a spell and an item that turns a die
    game = office("axe", "wither", "alien_statue").clues(0, 1).attempt().will_roll(*MISS).do("roll", "use:axe")
    # then it is neither rolled again, nor secured, nor turned
    assert "reroll:6" not in game.do("clue").texts
    game.will_roll(*MISS).do("reroll_all")
    assert "secure:6" not in game.do("use:wither").texts
    game.do("secure:0")
    assert not [text for text in game.do("use:alien_statue").texts if text.startswith("turn:6")]


@pytest.mark.rule("ES-182", "ES-OP-36")
def test_es_op_36_nor_raised_by_darrell_simmons() -> None:
    game = office("axe", who="darrell_simmons").attempt()
    game.will_roll("investigation_1", *["peril"] * 5).do("roll", "use:axe")
    assert [text for text in game.texts if text.startswith("raise")] == ["raise:0"]


@pytest.mark.rule("ES-061", "ES-OP-36")
def test_es_061_amanda_sharpe_is_not_asked_only_because_she_holds_an_item() -> None:
    # given a roll that completes a task and can do nothing else
    game = office("axe", who="amanda_sharpe").attempt().will_roll("lore", *["peril"] * 5).do("roll")
    # when it is completed
    game.do("complete:0:0")
    # then the die can be added before the next roll
    assert game.prompt == "ready"
    assert "use:axe" in game.texts


@pytest.mark.rule("ES-236", "ES-OP-36")
def test_es_op_36_in_the_battle_too() -> None:
    game = Play("bob_jenkins").holds(0, "axe").battle().will_roll(*["lore"] * 6).do("roll", "use:axe")
    assert game.pool == [*["lore"] * 6, ""]


def test_a_yellow_die_that_was_discarded_comes_back_only_next_turn() -> None:
    # given two items that would bring it
    game = Play("bob_jenkins").museum("ancient_relics").holds(0, "axe", "knife").at(0, "ancient_relics").attempt()
    # when it is discarded
    game.will_roll(*["peril"] * 7).do("use:axe", "roll", "discard:6")
    # then
    assert not game.offers("use")
    game.do("give_up", "stay:ancient_relics")
    assert game.offers("use:knife")
