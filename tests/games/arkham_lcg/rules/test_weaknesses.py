"""B.16: weaknesses."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import HAND, LIMBO, REMOVED
from tests.games.arkham_lcg.looks import seen_board
from tests.games.arkham_lcg.rules.testing import Tested as Play

TWO = "investigators roland_banks daisy_walker"


@pytest.mark.rule("AH-B-200")
def test_ah_b_200_a_drawn_weakness_of_an_encounter_kind_resolves_at_once() -> None:
    """Given Paranoia, Haunted and an enemy drawn in a turn, then each resolves like an encounter card."""
    game = Play("deck 0 paranoia haunted stubborn_detective").do("draw", "draw", "draw")
    assert game.told("loses", "count") == [5]
    assert game.pile(0) == ["paranoia"]
    assert game.threats() == ["haunted", "stubborn_detective"]


@pytest.mark.rule("AH-B-200")
def test_ah_b_200_one_of_a_player_kind_stays_in_hand_and_is_used_normally() -> None:
    """Given Dark Memory drawn, then it is in hand and can be played for its cost."""
    game = Play("investigators agnes_baker\ndeck 0 dark_memory").do("draw")
    assert game.hand() == ["dark_memory"]
    game.do("play:dark_memory")
    assert (game.doom("whats_going_on"), game.resources(0), game.pile(0)) == (1, 3, ["dark_memory"])


@pytest.mark.rule("AH-B-200")
def test_ah_b_200_in_upkeep_too() -> None:
    """Given a weakness on top of the deck, when upkeep draws it, then it resolves there."""
    game = Play("deck 0 haunted\nphase upkeep\nencounter crypt_chill")
    assert game.threats() == ["haunted"]


@pytest.mark.rule("AH-B-202")
def test_ah_b_202_a_weakness_is_no_cost_and_no_choice() -> None:
    """Given Wendy with a weakness alone, then she can't pay with it; with another card only that is offered."""
    text = "investigators wendy_adams\nbag -1\n"
    game = Play(f"{text}hand 0 dark_memory").do("investigate")
    assert game.prompt == "turn"
    game = Play(f"{text}hand 0 dark_memory guts knife").do("investigate", "draw_token", "react:wendy_adams")
    assert game.options == ["discard:guts", "discard:knife"]


@pytest.mark.rule("AH-B-202")
def test_ah_b_202_amnesia_keeps_every_held_weakness_or_a_card_of_choice() -> None:
    """Given a weakness in hand, then it alone stays; without one, a card of choice."""
    game = Play("investigators agnes_baker\nhand 0 dark_memory guts knife\ndeck 0 amnesia").do("draw")
    assert game.hand() == ["dark_memory"]
    game = Play("hand 0 guts knife\ndeck 0 amnesia").do("draw")
    assert game.options == ["keep:guts", "keep:knife"]
    assert game.do("keep:knife").hand() == ["knife"]


@pytest.mark.rule("AH-B-202")
def test_ah_b_202_chance_may_hit_a_weakness() -> None:
    """Given a weakness as the only card, when the first agenda discards at random, then it is discarded."""
    game = Play("investigators agnes_baker\nhand 0 dark_memory\ndoom whats_going_on 2\nphase mythos")
    game.do("choose:discard")
    assert game.pile(0) == ["dark_memory"]


@pytest.mark.rule("AH-B-203")
def test_ah_b_203_the_bearer_is_its_owner_whoever_deals_with_it() -> None:
    """Given Haunted before Daisy, when Roland discards it, then it lies in Daisy's pile; it was -1 for her."""
    game = Play(f"{TWO}\nthreat 1 haunted")
    seats = seen_board(game.table, 0)["seats"]
    assert [one["skills"]["intellect"] for one in seats] == [3, 4]
    game.do("use:haunted")
    assert game.pile(1) == ["haunted"]


@pytest.mark.rule("AH-L-04")
def test_ah_l_04_a_treachery_that_resolves_is_in_no_pile() -> None:
    """Given Grasping Hands in its test, then it is neither in the deck nor in the pile."""
    game = Play("encounter grasping_hands crypt_chill\nhand 0 manual_dexterity\nphase mythos.draw")
    assert game.prompt == "test"
    assert game.zone("grasping_hands") == LIMBO
    assert game.zone("manual_dexterity") == HAND
    assert game.pile() == []


def test_a_weakness_enemy_leaves_the_game_with_its_bearer() -> None:
    game = Play("""
        investigators roland_banks daisy_walker
        threat 0 mob_enforcer
        damage 0 8
    """).do("resource")
    assert (game.zone("mob_enforcer"), game.story("engages")) == (REMOVED, [])


def test_a_defeated_weakness_goes_to_its_owners_pile() -> None:
    text = "investigators roland_banks daisy_walker\nthreat 0 mob_enforcer\ndamage mob_enforcer 2"
    game = Play(text).do("fight:mob_enforcer")
    assert (game.pile(0), game.pile()) == (["mob_enforcer"], [])
