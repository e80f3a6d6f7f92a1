"""AH-B-043, AH-B-225: "ask me here": each seat says for itself where and about what it is asked; programs never do."""

import random

import pytest

from miskatonic.bots import Luck, find
from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import load_table, new_table
from tests.games.arkham_lcg.looks import own_seat, seen_board, there
from tests.games.arkham_lcg.play import Play

FIGHT = "area 0 beat_cop_2\nenemy icy_ghoul study\nexhausted icy_ghoul"
"""Somebody with something that could be used at any time, and somebody to use it on."""
TWO = "investigators roland_banks daisy_walker\n"


def shown(game: Play, *eyes: int) -> list[str]:
    """What somebody with these seats can say now."""
    assert game.table.choice is not None
    return [option.text for option in game.table.choice.shown_to(eyes)]


@pytest.mark.rule("AH-B-043")
def test_ah_b_043_how_one_is_asked_is_said_beside_the_action_question() -> None:
    """Given a turn, then a person can say how they want to be asked; it is no answer, and no action is spent by it."""
    game = Play(FIGHT)
    assert "asks:0" not in game.options
    assert shown(game, 0)[-1] == "asks:0"
    assert "asks:0" not in shown(game, 1)
    game.do("asks:0")
    assert game.prompt == "asks"
    game.do("done")
    assert (game.prompt, game.actions()) == ("turn", 3)


@pytest.mark.rule("AH-B-043")
def test_ah_b_043_ask_me_here_opens_a_window_of_the_round() -> None:
    """Given a Beat Cop [2], which is timely before attacks, when Roland wants to be asked after them, then he is."""
    usual = Play(FIGHT).do("end_turn")
    assert usual.prompt == "after_hunters"
    usual.do("pass")
    assert usual.prompt != "after_attacks"
    game = Play(FIGHT).do("asks:0", "here:after_attacks", "end_turn", "pass")
    assert game.prompt == "after_attacks"
    game.do("asks:0", "not_here:after_attacks")
    assert game.prompt != "after_attacks"


@pytest.mark.rule("AH-B-043")
def test_ah_b_043_never_about_a_card_and_always() -> None:
    """Given a Beat Cop [2], when it is never to be asked about, then not before attacks; always: at any place."""
    never = Play(FIGHT).do("asks:0", "never:beat_cop_2", "end_turn")
    assert never.prompt not in ("after_hunters", "after_attacks", "upkeep_begins")
    always = Play(FIGHT).do("asks:0", "always:beat_cop_2", "end_turn")
    asked = []
    while always.prompt != "turn":
        asked.append(always.prompt)
        always.do("pass")
    assert asked[:3] == ["after_hunters", "after_attacks", "upkeep_begins"]
    always.do("asks:0")
    assert "usual:beat_cop_2" in always.options
    always.do("usual:beat_cop_2")
    assert always.now.wishes == ()


@pytest.mark.rule("AH-B-043", "AH-B-093")
def test_ah_b_043_never_silences_a_reaction_and_no_forced_ability() -> None:
    """Given Guard Dog, when it is never to be asked about, then its bite passes by without a question."""
    text = "area 0 guard_dog\nthreat 0 swarm_of_rats"
    asked = Play(text).do("resource")
    asked.until(lambda: asked.prompt == "harm").do("harm:…")
    assert asked.prompt == "react_harm"
    muted = Play(text).do("asks:0", "never:guard_dog", "resource")
    muted.until(lambda: muted.prompt == "harm").do("harm:…")
    assert (muted.prompt, muted.damage("guard_dog"), muted.damage("swarm_of_rats")) == ("turn", 1, 0)


@pytest.mark.rule("AH-B-043", "AH-B-093")
def test_ah_b_043_it_can_be_said_where_one_is_asked() -> None:
    """Given Guard Dog bitten, when its owner is asked and wants never to be again, then the question is over."""
    game = Play("area 0 guard_dog\nthreat 0 swarm_of_rats").do("resource")
    game.until(lambda: game.prompt == "harm").do("harm:…").do("asks:0", "never:guard_dog")
    assert (game.prompt, game.damage("swarm_of_rats")) == ("turn", 0)
    test = Play("area 0 physical_training\nthreat 0 swarm_of_rats").do("asks:0", "never:physical_training")
    assert test.do("fight:swarm_of_rats").prompt == "turn"


@pytest.mark.rule("AH-B-043")
def test_ah_b_043_few_asks_only_for_reactions_and_in_the_own_turn() -> None:
    """Given the wish for few questions, then no window outside the turn; on their own turn and test all is offered."""
    game = Play(FIGHT + "\narea 0 physical_training").do("asks:0", "level:few")
    assert "use:beat_cop_2:icy_ghoul" in game.options
    game.do("fight:icy_ghoul")
    assert "use:physical_training:combat" in game.options
    game.do("draw_token", "end_turn")
    assert game.prompt not in ("after_hunters", "after_attacks", "upkeep_begins")


@pytest.mark.rule("AH-B-043")
def test_ah_b_043_each_seat_says_it_for_itself() -> None:
    """Given two with a Beat Cop [2] each, when Daisy wants all windows, then Roland still has only timely ones."""
    text = TWO + FIGHT + "\narea 1 beat_cop_2"
    game = Play(text, turns=()).do("end_turn")
    game.until(lambda: game.prompt == "turn" and game.asked == 1).do("asks:1", "level:all", "end_turn")
    assert (game.prompt, game.all_asked) == ("after_hunters", (0, 1))
    game.until(lambda: game.prompt == "after_attacks")
    assert game.all_asked == (1,)


@pytest.mark.rule("AH-B-043")
def test_ah_b_043_before_tests_of_others_by_wish() -> None:
    """Given Daisy elsewhere with something to use, when she wants to be asked in tests, then she is in Roland's."""
    text = TWO + "place hallway\nplace attic\nat 1 attic\narea 1 forbidden_knowledge\nturn 1"
    game = Play(text).do("asks:1", "here:test", "end_turn")
    game.until(lambda: game.prompt == "turn" and game.asked == 0).do("investigate")
    assert (game.prompt, game.all_asked) == ("test", (0, 1))


@pytest.mark.rule("AH-B-043", "AH-B-042")
def test_ah_b_043_quiet_lasts_for_the_turn_or_the_round() -> None:
    """Given Daisy asked between Roland's actions, when she wants quiet for the turn or the round, then she has it."""
    text = TWO + "area 1 beat_cop_2\nenemy icy_ghoul study\nexhausted icy_ghoul"
    game = Play(text, asks="all")
    assert shown(game, 1)[-3:] == ["quiet_turn:1", "quiet:1", "asks:1"]
    game.do("quiet_turn:1", "resource")
    assert (game.prompt, game.asked) == ("turn", 0)
    game.do("end_turn")
    assert game.now.quiet == ["", ""]
    whole = Play(text, asks="all").do("quiet:1", "resource", "end_turn")
    asked = []
    while whole.now.round == 1:
        asked.append(whole.prompt)
        whole.do("end_turn" if whole.prompt == "turn" else "pass" if "pass" in whole.options else whole.options[0])
    assert not {"in_turn", "after_hunters", "upkeep_begins"} & {*asked}
    assert whole.now.quiet == ["", ""]


@pytest.mark.rule("AH-B-043")
def test_ah_b_043_a_card_that_is_always_to_be_asked_about_breaks_the_quiet() -> None:
    """Given a wish for quiet this round, then only the card marked before is still asked about."""
    game = Play(FIGHT).do("asks:0", "always:beat_cop_2", "end_turn", "quiet:0")
    assert game.prompt == "after_attacks"


@pytest.mark.rule("AH-B-043", "AH-B-016")
def test_ah_b_043_a_wish_is_its_own_affair() -> None:
    """Given Roland's wish about a card in hand, then Daisy is neither told nor shown it; it is saved with the game."""
    game = Play(TWO + "hand 0 dodge").do("asks:0", "never:dodge")
    [told] = game.events("wish")
    assert (told.seen_by({0}), told.seen_by({1})) == (told, None)
    seats = seen_board(game.table, 1)["seats"]
    assert (seats[0]["asks"], there(own_seat(game.table)["asks"])["never"]) == (None, ["card-dodge"])
    assert game.table.clone().digest() == game.table.digest()


@pytest.mark.rule("AH-B-043", "AH-B-228")
def test_ah_b_043_wishes_are_part_of_the_record() -> None:
    """Given a game in which somebody has said how to be asked, then it is saved and taken back like the rest."""
    table = new_table(GAME, seed=4, seats=1)
    while table.choice is not None and table.choice.prompt != "turn":
        table.answer(table.choice.passing or table.choice.options[0])
    before = table.digest()
    table.answer("asks:0", seat=0)
    table.answer("level:all", seat=0)
    loaded = load_table(table.save(), GAME)
    assert loaded.digest() == table.digest() != before
    assert there(own_seat(loaded)["asks"])["level"] == "all"
    for _ in range(2):
        table.undo()
    assert table.digest() == before


@pytest.mark.rule("AH-B-043")
def test_ah_b_043_programs_never_say_how_they_want_to_be_asked() -> None:
    """Given random and sensible players, then no question lists it for them, and they never come there."""
    for bot in ("random", "sensible"):
        table, luck = new_table(GAME, seed=2, seats=2, light=True), Luck(7)
        while table.choice is not None:
            assert table.choice.prompt != "asks"
            assert not any(option.verb == "asks" for option in table.choice.options)
            table.answer(find(bot, GAME.id)(table, luck))


@pytest.mark.rule("AH-B-043")
def test_ah_b_043_whoever_answers_at_random_never_gets_stuck() -> None:
    """Given every window asked and wishes changed at random, then games still come to their end, with nothing amiss."""
    chance = random.Random(5)
    table = new_table(GAME, seed=5, seats=2, options={"asks": "all"})
    for _ in range(3000):
        if table.choice is None:
            break
        assert not table.problems()
        table.answer(chance.choice(table.choice.shown_to((0, 1))))
    assert table.outcome is not None


@pytest.mark.rule("AH-B-037")
def test_ah_b_037_enter_ends_no_turn_in_which_actions_are_left() -> None:
    """Given a turn with one action left, then nothing is proposed; when it is spent and only something free could still
    be done, then the end of the turn is.
    """
    game = Play("hand 0 working_a_hunch\nclues study 1\nturn 0 1")
    assert game.table.choice is not None
    assert game.table.choice.default is None
    assert game.option("end_turn").early
    game.do("resource")
    assert game.options == ["play:working_a_hunch", "end_turn"]
    assert game.table.choice.default is game.option("end_turn")


@pytest.mark.rule("AH-B-037", "AH-B-046")
def test_ah_b_037_an_additional_action_is_left_too() -> None:
    """Given Daisy Walker with a Tome and no action left but her additional one, then nothing is proposed."""
    game = Play("investigators daisy_walker\narea 0 medical_texts\nturn 0 1").do("resource")
    assert game.options == ["use:medical_texts:daisy_walker", "end_turn"]
    assert game.table.choice is not None
    assert game.table.choice.default is None
