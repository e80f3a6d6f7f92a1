"""B.20: what is asked, told, kept and taken back."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Table, load_table, new_table
from tests.contract import asked
from tests.games.arkham_lcg.rules.testing import Tested as Play

TWO = "investigators roland_banks daisy_walker"


@pytest.mark.rule("AH-B-225", "AH-B-043")
def test_ah_b_225_a_window_is_open_until_all_have_passed() -> None:
    """Given two with something to use, then both are asked at once and each passes alone."""
    game = Play(f"{TWO}\narea 0 beat_cop\narea 1 stray_cat\nthreat 0 icy_ghoul\nphase enemy")
    assert game.prompt == "after_hunters"
    assert game.options[:4] == ["use:beat_cop:icy_ghoul", "use:stray_cat:icy_ghoul", "pass:0", "pass:1"]
    game.do("pass:0")
    assert game.prompt == "after_hunters"
    assert game.asked == 1


@pytest.mark.rule("AH-B-226")
def test_ah_b_226_a_question_says_who_is_asked_and_offers_only_what_is_possible() -> None:
    """Given each question, then it has a seat, a rule and options; every option can be answered."""
    game = Play(f"{TWO}\nhand 0 machete dynamite_blast\nthreat 0 icy_ghoul\nclues study 1\nresources 0 3")
    choice = game.table.choice
    assert choice is not None
    assert (choice.seat, choice.prompt, choice.rule) == (0, "turn", "AH-B-037")
    for option in choice.options:
        twin = game.table.clone()
        twin.answer(option.text)
        assert twin.digest() != game.table.digest()
    assert not game.offers("play:dynamite_blast")


@pytest.mark.rule("AH-B-227")
def test_ah_b_227_every_token_is_told_with_its_source_and_real_amount() -> None:
    """Given harm, doom, clues, healing and resources, then each is told with where it came from and how much."""
    game = Play("clues study 1\nthreat 0 ghoul_minion\nhand 0 emergency_cache").do("play:emergency_cache")
    assert game.told("damage_placed", "card", "count", "source") == [("roland_banks", 1, "ghoul_minion")]
    assert game.told("horror_placed", "card", "count", "source") == [("roland_banks", 1, "ghoul_minion")]
    assert game.told("gains", "seat", "count", "source") == [(0, 3, "emergency_cache")]
    game = Play("area 0 45_automatic physical_training\nthreat 0 icy_ghoul").do("fight:45_automatic:icy_ghoul")
    game.do("use:physical_training:combat")
    assert game.told("uses", "card", "resources", "spent") == [("45_automatic", 0, 1)]
    assert game.told("triggers", "card", "resources", "spent") == [("physical_training", 1, 0)]
    assert game.table.say(game.events("uses")[0]).endswith("(1 use).")
    game = Play("encounter ancient_evils\nphase mythos")
    assert game.told("doom", "card", "count", "total") == [("whats_going_on", 1, 1), ("whats_going_on", 1, 2)]


def at_decision(table: Table, count: int) -> Table:
    """The table after so many first options."""
    for _ in range(count):
        if table.choice is None:
            break
        table.answer(table.choice.options[count % len(table.choice.options)])
    return table


@pytest.mark.rule("AH-B-228")
def test_ah_b_228_the_same_seed_and_answers_make_the_same_game_and_it_can_be_kept_anywhere() -> None:
    """Given a game at any decision, then it can be saved and read again, and played again it is the same."""
    for count in range(0, 60, 3):
        table = at_decision(new_table(GAME, seed=5, seats=2), count)
        twin = at_decision(new_table(GAME, seed=5, seats=2), count)
        assert table.digest() == twin.digest()
        assert load_table(table.save(), GAME).digest() == table.digest()
        assert Arkham.from_plain(table.state.to_plain()) == table.state


@pytest.mark.rule("AH-B-229")
def test_ah_b_229_taking_back_is_told() -> None:
    """Given a token seen, when the test is taken back, then the game is as before and the log says so."""
    game = Play("clues study 1\nhand 0 deduction")
    before = game.table.digest()
    game.do("investigate", "draw_token")
    game.table.undo(2)
    assert game.table.digest() == before
    assert game.table.events[-1].kind == "undone"


@pytest.mark.rule("AH-B-016", "AH-B-274")
def test_ah_b_016_options_out_of_a_hand_are_seen_by_their_owner_only() -> None:
    """Given a test with a helper, then the helper's cards are in nobody else's question, nor in the view."""
    game = Play(f"{TWO}\nhand 0 deduction\nhand 1 perception").do("investigate")
    mine = [one["text"] for one in asked(game.table.view(0))["options"]]
    hers = [one["text"] for one in asked(game.table.view(1))["options"]]
    assert "commit:deduction" in mine
    assert "commit:perception" not in mine
    assert "commit:perception" in hers
    assert "commit:deduction" not in hers
    assert "perception" not in str(game.table.view(0))
    assert "deduction" not in str(game.table.view(None))
