"""Chapter 8: symbols that cost something, clock, sanity and stamina (ES-046 … ES-050)."""

import pytest

from miskatonic.games.elder_sign.rows.tasks import OpenTask, ways
from miskatonic.games.elder_sign.rules.costs import affordable
from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import completions
from tests.games.elder_sign.rules.test_tasks import attempt_at, done, roll


def hour(game: Play) -> int:
    """What the clock shows."""
    shown: int = board(game)["hour"]
    return shown


# --- ES-046: the clock as a cost --------------------------------------------------------------------------------------


def shambler(hours: int = 0) -> Play:
    """A Dimensional Shambler (investigation 2 and a clock) below a card that takes a while; its attempt has begun."""
    game = attempt_at("the_missing_records").clock(hours).mythos_next("personal_possessions", "esoteric_devices")
    return game.monster("dimensional_shambler", "the_missing_records").attempt()


@pytest.mark.rule("ES-046", "ES-OP-06")
def test_es_046_a_clock_symbol_is_one_step_of_three_hours() -> None:
    # given the hand on XII
    game = shambler()

    # when the roll has what it takes the hand still rests
    roll(game, "investigation_2")
    assert hour(game) == 12

    # when the task is completed
    game.do("complete…")

    # then it moves at once, in the middle of the attempt
    assert (hour(game), game.prompt, game.asked) == (3, "ready", 0)

    # when the turn ends it moves as in every turn
    game.do("give_up")
    assert hour(game) == 6


@pytest.mark.rule("ES-046")
@pytest.mark.parametrize(("hours", "end"), [(3, 3), (2, 12)])
def test_es_046_passing_xii_makes_midnight_due_after_the_turn(hours: int, end: int) -> None:
    # given the hand on IX, or on VI
    game = shambler(hours)

    # when the cost moves it on
    roll(game, "investigation_2").do("complete…")

    # then nothing strikes yet
    assert game.events("midnight") == []
    assert board(game)["midnight_due"] == (hours == 3)

    # when the turn is over
    game.do("give_up")

    # then it strikes once, wherever the hand stands
    assert len(game.events("midnight")) == 1
    assert (hour(game), game.asked) == (end, 1)


# --- ES-047, ES-048: sanity and stamina as a cost ---------------------------------------------------------------------


@pytest.mark.rule("ES-047", "ES-DE-09")
def test_es_047_a_sanity_symbol_costs_sanity() -> None:
    # given terror, and a sanity symbol, above the rest
    game = attempt_at("medusa_exhibit").attempt()

    # when the roll lies there nothing is lost yet
    game.will_roll("terror", *("lore",) * 5).do("roll")
    assert game.game.sanity[0] == 4

    # when the task is completed
    game.do("complete:0:0")

    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == (3, 6)
    assert done(game) == [True, False, False]


@pytest.mark.rule("ES-047")
def test_es_047_a_monsters_sanity_symbol_too() -> None:
    # given a Ghost: lore and a sanity symbol
    game = attempt_at("unnatural_habitat").monster("ghost", "unnatural_habitat", 0).attempt()
    roll(game, "lore").do("complete:0:0")
    assert game.game.sanity[0] == 3


@pytest.mark.rule("ES-047")
def test_es_047_no_cost_without_the_dice() -> None:
    # given a roll without terror
    game = attempt_at("medusa_exhibit").attempt()
    game.will_roll(*("lore",) * 6).do("roll")

    # then paying sanity alone is not on offer, and a failed roll costs none
    assert completions(game) == []
    game.do("discard…")
    assert game.game.sanity[0] == 4


@pytest.mark.rule("ES-048", "ES-DE-09")
def test_es_048_a_stamina_symbol_costs_stamina() -> None:
    # given peril and a stamina symbol, twice
    game = attempt_at("hallway_on_fire").attempt()

    # when, then
    game.will_roll("peril", *("lore",) * 5).do("roll")
    assert game.game.stamina[0] == 6
    game.do("complete:0:0")
    assert (game.game.stamina[0], game.game.sanity[0]) == (5, 4)
    roll(game, "peril").do("complete:1:1")
    assert (game.game.stamina[0], game.game.sanity[0]) == (4, 4)
    assert len(game.events("resolved")) == 1


@pytest.mark.rule("ES-048")
def test_es_048_a_monsters_stamina_symbol_too() -> None:
    game = attempt_at("unnatural_habitat").monster("fire_vampire", "unnatural_habitat", 0).attempt()
    roll(game, "peril").do("complete:0:0")
    assert game.game.stamina[0] == 5


# --- ES-049: no cost may kill -----------------------------------------------------------------------------------------


@pytest.mark.rule("ES-049", "ES-DE-23")
@pytest.mark.parametrize(("left", "possible"), [(1, False), (2, True)])
def test_es_049_the_last_sanity_can_not_be_paid(left: int, possible: bool) -> None:
    # given
    game = attempt_at("medusa_exhibit").sanity(0, left).attempt()

    # when
    game.will_roll("terror", *("lore",) * 5).do("roll")

    # then
    assert (completions(game) == ["complete:0:0"]) == possible
    assert (("complete", "too_costly") in game.barred) != possible


@pytest.mark.rule("ES-049", "ES-DE-23")
@pytest.mark.parametrize(("left", "possible"), [(1, False), (2, True)])
def test_es_049_nor_the_last_stamina(left: int, possible: bool) -> None:
    game = attempt_at("hallway_on_fire").stamina(0, left).attempt()
    game.will_roll("peril", *("lore",) * 5).do("roll")
    assert (completions(game) == ["complete:0:0"]) == possible
    assert (("complete", "too_costly") in game.barred) != possible


@pytest.mark.rule("ES-049")
def test_es_049_sanity_and_stamina_are_looked_at_separately() -> None:
    # given the last sanity, enough stamina; two tasks cost sanity, or stamina
    game = attempt_at("please_do_not_touch_the_exhibits").sanity(0, 1).attempt()

    # when the roll would do for both
    game.will_roll("terror", "terror", "peril", "peril", "lore", "lore").do("roll")

    # then only the one paid with stamina is possible
    assert completions(game) == ["complete:1:2.3"]


@pytest.mark.rule("ES-049")
@pytest.mark.parametrize(("cost", "possible"), [(1, True), (2, True), (3, False), (4, False)])
def test_es_049_several_symbols_of_a_row_are_added(cost: int, possible: bool) -> None:
    game = Play("bob_jenkins").sanity(0, 3).stamina(0, 3).game
    assert affordable(game, OpenTask(0, ways(()), sanity=cost)) == possible
    assert affordable(game, OpenTask(0, ways(()), stamina=cost)) == possible
    assert affordable(game, OpenTask(0, ways(()), sanity=cost, stamina=1)) == possible


@pytest.mark.rule("ES-049")
def test_es_049_a_roll_that_can_not_be_paid_for_is_a_failed_roll() -> None:
    # given the last stamina, and a fire whose terror costs another
    game = attempt_at("hallway_on_fire").stamina(0, 1).attempt()

    # when the roll has a peril and a terror
    game.will_roll("peril", "terror", *("lore",) * 4).do("roll", "fail")

    # then the terror counts, and what is no cost may well kill
    assert [event.args["who"] for event in game.events("devoured")] == ["investigator-bob_jenkins"]


@pytest.mark.rule("ES-049")
def test_es_049_a_penalty_may_take_the_last_point() -> None:
    game = attempt_at("the_archives").sanity(0, 1).attempt().do("give_up")
    assert len(game.events("devoured")) == 1


# --- ES-050: when costs are paid --------------------------------------------------------------------------------------


@pytest.mark.rule("ES-050")
def test_es_050_paid_as_the_dice_are_placed() -> None:
    # given
    game = attempt_at("hallway_on_fire").attempt()
    game.will_roll("peril", *("lore",) * 5).do("roll", "complete:0:0")

    # then right after the dice, before anything is rolled again
    told = [event.kind for event in game.table.events]
    assert told[-2:] == ["task_completed", "stamina_lost"]
    assert (game.prompt, game.game.stamina[0]) == ("ready", 5)


@pytest.mark.rule("ES-050")
def test_es_050_a_later_failure_refunds_nothing() -> None:
    # given one stamina paid for the first task
    game = attempt_at("hallway_on_fire").attempt()
    roll(game, "peril").do("complete:0:0")

    # when the adventure fails
    game.do("give_up")

    # then the penalty of two comes on top of it
    assert game.game.stamina[0] == 6 - 1 - 2


@pytest.mark.rule("ES-050")
def test_es_050_time_does_not_run_back_either() -> None:
    game = shambler()
    roll(game, "investigation_2").do("complete…", "give_up")
    assert len(game.events("failed")) == 1
    assert hour(game) == 6


@pytest.mark.rule("ES-050")
def test_es_050_a_second_attempt_costs_again() -> None:
    # given the first task was paid for in a failed attempt
    game = Play("bob_jenkins").museum("hallway_on_fire").at(0, "hallway_on_fire").attempt()
    roll(game, "peril").do("complete:0:0", "give_up")
    assert game.game.stamina[0] == 3

    # when it is completed again
    game.do("stay:hallway_on_fire")
    roll(game, "peril").do("complete:0:0")

    # then
    assert game.game.stamina[0] == 2


@pytest.mark.parametrize(("sanity", "possible"), [(1, False), (2, True)])
def test_the_last_point_can_not_be_paid_for_a_task_and_what_was_paid_is_gone(sanity: int, possible: bool) -> None:
    # given the three of the gala costs a sanity
    game = Play("bob_jenkins").museum("gala_in_the_great_hall").sanity(0, sanity).at(0, "gala_in_the_great_hall")
    game.attempt().will_roll("investigation_3", *["peril"] * 5).do("roll")
    # then
    assert (completions(game) == ["complete:1:0"]) is possible
    assert (("complete", "too_costly") in game.barred) is not possible
    # when it is paid and the adventure fails, it does not come back
    if possible:
        game.do("complete:1:0")
        assert game.game.sanity == [1]
        game.do("give_up")
        assert game.game.sanity == [1]
