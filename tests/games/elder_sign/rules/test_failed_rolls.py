"""Failed rolls (ES-066 to ES-073); when a roll fails is told with the rolls."""

import pytest

from tests.games.elder_sign.play import Play


def at(card: str, *others: str, who: str = "bob_jenkins") -> Play:
    """Somebody stands on a card with nobody else around; Vincent Lee waits at the entrance."""
    return Play(who, "vincent_lee").museum(card, *others).at(0, card)


def rolled(game: Play, *faces: str) -> Play:
    """The next roll shows these faces."""
    return game.will_roll(*faces).do("roll")


def worn_down(game: Play, left: int) -> Play:
    """Roll after roll shows only peril, which is no use here, until so many dice are left."""
    while (count := len(game.pool)) > left:
        rolled(game, *("peril",) * count).do("discard…")
    return game


def story(game: Play, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [event.kind for event in game.table.events if event.kind in kinds]


def discarded(game: Play) -> list[tuple[str, ...]]:
    """The faces of the dice discarded, one handful after another."""
    return [event.args["faces"] for event in game.events("dice_discarded")]


# --- ES-066 to ES-068: the discard ----------------------------------------------------------------------------------


@pytest.mark.rule("ES-066")
def test_es_066_the_player_picks_the_die() -> None:
    # given the yellow die in the pool
    game = at("administration_office").holds(0, "axe").attempt().do("use:axe")
    # when
    rolled(game, "peril", "peril", "terror", "investigation_1", "investigation_1", "investigation_2", "peril")
    # then any result and any colour can go; of dice that are the same, one stands for all
    assert game.texts == [*(f"discard:{die}" for die in (0, 2, 3, 5, 6)), "give_up"]
    game.do("discard:2")
    assert game.pool == ["peril", "peril", "investigation_1", "investigation_1", "investigation_2", "peril"]
    assert discarded(game) == [("face-terror",)]


@pytest.mark.rule("ES-066", "ES-119")
def test_es_066_not_among_secured_dice_nor_dice_on_tasks() -> None:
    # given a die on a task, one on a spell and a focused one
    game = at("administration_office").holds(0, "wither").on_spell(0, "wither", "terror").attempt()
    rolled(game, "lore", *("peril",) * 4).do("complete:0:1")
    rolled(game, "investigation_3", *("peril",) * 3).do("discard:3", "focus:2")
    # when the last two dice fail
    rolled(game, "peril", "peril")
    # then it is one of these two
    assert game.texts == ["discard:4", "give_up"]


@pytest.mark.rule("ES-067")
def test_es_067_a_discarded_die_is_out_until_the_action_phase_ends() -> None:
    # given
    game = at("administration_office").attempt()
    rolled(game, *("peril",) * 6).do("discard:0")
    # when a task is completed meanwhile
    rolled(game, "lore", *("peril",) * 4).do("complete:0:1")
    rolled(game, *("peril",) * 4)
    # then it is still out
    assert len(game.pool) == 4
    # when the action phase is over
    game.do("give_up", "go:administration_office", "roll")
    # then it is there for the next player
    assert len(game.pool) == 6


@pytest.mark.rule("ES-067", "ES-158")
def test_es_067_a_discarded_special_die_cannot_be_added_again_this_turn() -> None:
    # given two items for the yellow die
    game = at("administration_office").holds(0, "axe", "knife").attempt().do("use:axe")
    # when it is discarded
    rolled(game, *("peril",) * 7).do("discard:6")
    # then the second item is of no use
    assert game.texts == ["roll", "focus:0", "give_up"]
    # when the same player is back another turn
    game.do("give_up", "stay:entrance", "lost_and_found", "stay:administration_office")
    # then
    assert "use:knife" in game.texts


@pytest.mark.rule("ES-068", "ES-056")
def test_es_068_after_the_discard_all_the_other_dice_are_rolled() -> None:
    # given
    game = at("administration_office").attempt()
    # when three rolls fail one after another
    worn_down(game, 3)
    rolled(game, *("peril",) * 3)
    # then
    assert [len(event.args["faces"]) for event in game.events("rolled")] == [6, 5, 4, 3]


# --- ES-069 to ES-073: the adventure fails --------------------------------------------------------------------------


@pytest.mark.rule("ES-069")
def test_es_069_with_the_last_die_the_adventure_fails() -> None:
    # given one die left, on a card whose penalty is a point of sanity and a clue
    game = worn_down(at("administration_office").clues(0, 2).attempt(), 1)
    # when
    rolled(game, "peril").do("discard…")
    # then
    assert [event.rule for event in game.events("failed")] == ["ES-069"]
    assert (game.game.sanity[0], game.game.clues[0], game.game.stamina[0]) == (3, 1, 6)
    assert (game.asked, game.prompt) == (1, "move")


@pytest.mark.rule("ES-069")
def test_es_069_a_focused_die_and_an_item_do_not_save_it() -> None:
    # given one die left in the pool, one focused, and an item that would add another
    game = worn_down(at("administration_office").holds(0, "axe").attempt(), 3)
    rolled(game, "investigation_3", "peril", "peril").do("discard:4", "focus:3")
    # when the last die of the pool is discarded
    rolled(game, "peril").do("discard…")
    # then it is over, and the item is unused
    assert len(game.events("failed")) == 1
    assert game.hand(0) == ["axe"]


@pytest.mark.rule("ES-070")
def test_es_070_it_may_be_given_up_before_the_first_roll() -> None:
    # given
    game = at("the_loading_dock").attempt()
    # when
    game.do("give_up")
    # then the penalties follow all the same
    assert (game.game.sanity[0], game.game.stamina[0], game.events("rolled")) == (3, 5, [])
    assert (len(game.events("failed")), game.asked) == (1, 1)


@pytest.mark.rule("ES-070")
def test_es_070_or_with_an_open_roll_or_between_two_rolls() -> None:
    # given an open roll
    game = at("administration_office").attempt()
    rolled(game, "lore", *("peril",) * 5)
    assert "give_up" in game.texts
    # when a task has been completed
    assert "give_up" in game.do("complete:0:0").texts
    # when a roll has failed
    assert "give_up" in rolled(game, *("peril",) * 5).do("discard…").texts
    game.do("give_up")
    # then
    assert (game.game.sanity[0], len(game.events("failed"))) == (3, 1)


@pytest.mark.rule("ES-070", "ES-064", "ES-074", "ES-OP-04")
def test_es_070_giving_up_an_open_roll_that_shows_terror_frightens_first() -> None:
    # given a card whose terror costs stamina, whose penalty is doom
    game = at("riot_in_the_streets").attempt()
    rolled(game, "terror", *("peril",) * 5)
    # when
    game.do("give_up")
    # then
    assert story(game, "stamina_lost", "failed", "doom_added") == ["stamina_lost", "failed", "doom_added"]
    assert (game.game.stamina[0], game.game.doom) == (5, 1)


@pytest.mark.rule("ES-070")
def test_es_070_giving_up_after_the_roll_was_judged_frightens_no_more() -> None:
    # given a failed roll with terror, whose terror die still lies in the pool
    game = at("riot_in_the_streets").attempt()
    rolled(game, "terror", *("peril",) * 5).do("fail", "discard:1")
    # when
    game.do("give_up")
    # then
    assert (len(game.events("terror")), game.game.stamina[0]) == (1, 5)


@pytest.mark.rule("ES-070", "ES-061")
@pytest.mark.parametrize("who", ["bob_jenkins", "amanda_sharpe"])
def test_es_070_giving_up_after_completing_a_task_with_a_roll_of_terror_frightens_nobody(who: str) -> None:
    # given a roll that has completed a task, and could complete another for Amanda Sharpe
    game = at("riot_in_the_streets", who=who).attempt()
    rolled(game, "terror", "peril", *("investigation_3",) * 4).do("complete:0:2")
    # when
    game.do("give_up")
    # then
    assert (game.events("terror"), game.events("stamina_lost")) == ([], [])


@pytest.mark.rule("ES-071", "ES-039")
def test_es_071_after_a_failure_dice_on_tasks_return_and_the_tasks_are_open_again() -> None:
    # given a completed task
    game = at("the_loading_dock").attempt()
    rolled(game, "peril", *("lore",) * 5).do("complete:0:0")
    # when the adventure fails and the next player tries it
    game.do("give_up", "go:the_loading_dock")
    rolled(game, "peril", *("lore",) * 5)
    # then there are six dice, and the task waits for one
    assert "complete:0:0" in game.texts
    assert len(game.pool) == 6


@pytest.mark.rule("ES-071", "ES-123", "ES-133")
def test_es_071_focused_and_helpers_dice_return_too() -> None:
    # given a focused die, and one on a helper's marker
    game = at("administration_office").at(1, "administration_office").attempt()
    rolled(game, *("peril",) * 6).do("discard…", "focus…")
    rolled(game, *("peril",) * 4).do("discard…", "ask…", "help")
    # when
    game.do("give_up", "lose:stamina", "stay:administration_office", "roll")
    # then
    assert len(game.pool) == 6


@pytest.mark.rule("ES-072", "ES-OP-05")
def test_es_072_without_a_die_in_the_pool_the_attempt_fails() -> None:
    # given three dice left, and two tasks open
    game = worn_down(at("administration_office").attempt(), 3)
    # when all three are needed for one of them
    rolled(game, *("investigation_3",) * 3).do("complete:1:3.4.5")
    # then
    assert [event.rule for event in game.events("failed")] == ["ES-072"]
    assert (game.game.sanity[0], game.game.trophies[0]) == (3, ())
    assert game.asked == 1


@pytest.mark.rule("ES-072", "ES-121", "ES-125", "ES-OP-31")
def test_es_op_31_the_last_die_is_not_kept_because_the_attempt_would_fail() -> None:
    # given two dice left, a task of one lore, and somebody who could help
    game = worn_down(at("administration_office").at(1, "administration_office").attempt(), 2)
    # when one of them is discarded
    rolled(game, "lore", "peril").do("discard:5")
    # then the lore can only be rolled again, and it is said why
    assert game.texts == ["roll", "give_up"]
    assert {("focus", "last_die"), ("ask", "last_die")} <= set(game.barred)


@pytest.mark.rule("ES-072", "ES-121", "ES-153", "ES-OP-31")
def test_es_op_31_unless_an_item_brings_in_another_die() -> None:
    # given the same with an axe, and the other task done
    game = worn_down(at("administration_office").holds(0, "axe").attempt(), 2)
    rolled(game, "lore", "peril").do("discard:5")
    # when the lore is kept and the yellow die rolled
    game.do("focus:4", "use:axe")
    rolled(game, "investigation_1")
    # then the kept die pays
    assert "complete:0:4" in game.texts


@pytest.mark.rule("ES-072", "ES-153")
def test_es_072_unless_an_item_brings_in_a_die() -> None:
    # given the same, with an axe in hand
    game = worn_down(at("administration_office").holds(0, "axe").attempt(), 3)
    # when
    rolled(game, *("investigation_3",) * 3).do("complete:1:3.4.5")
    # then the attempt goes on with the yellow die
    assert (game.events("failed"), game.texts) == ([], ["use:axe", "give_up"])
    rolled(game.do("use:axe"), "lore").do("complete:0:6")
    assert len(game.events("resolved")) == 1


@pytest.mark.rule("ES-072", "ES-171")
def test_es_072_unless_a_die_can_be_taken_off_a_spell() -> None:
    # given a die on somebody's spell
    game = at("administration_office").holds(1, "wither").on_spell(1, "wither", "peril").attempt()
    worn_down(game, 3)
    # when
    rolled(game, *("investigation_3",) * 3).do("complete:1:3.4.5")
    # then the attempt goes on with it
    assert (game.events("failed"), game.texts) == ([], ["take_off:0", "give_up"])
    rolled(game.do("take_off:0"), "lore").do("complete:0:0")
    assert len(game.events("resolved")) == 1


@pytest.mark.rule("ES-072", "ES-120", "ES-OP-05")
def test_es_072_dice_on_spells_complete_nothing_without_a_roll() -> None:
    # given a lore on a spell, and the task that needs one lore open with an empty pool
    game = at("administration_office").holds(0, "wither").on_spell(0, "wither", "lore").attempt()
    worn_down(game, 3)
    # when
    rolled(game, *("investigation_3",) * 3).do("complete:1:3.4.5")
    # then it can only be taken off to be rolled
    assert game.texts == ["take_off:0", "give_up"]


@pytest.mark.rule("ES-073")
def test_es_073_after_a_failure_everybody_on_the_card_stays_there() -> None:
    # given
    game = at("administration_office").at(1, "administration_office").attempt()
    # when
    game.do("give_up")
    # then
    assert [game.place_of(0), game.place_of(1)] == ["administration_office"] * 2
    assert "stay:administration_office" in game.texts
