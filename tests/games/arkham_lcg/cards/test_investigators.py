"""The investigators of the core set, their signature cards and signature weaknesses."""

import pytest

from tests.games.arkham_lcg.play import Play

# --- Roland Banks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-R-1.3")
def test_roland_finds_a_clue_after_a_defeat_once_per_round() -> None:
    """Given two rats and clues, when Roland defeats both, then he may find a clue after the first alone."""
    game = Play("""
        threat 0 swarm_of_rats swarm_of_rats
        clues study 2
    """)
    game.do("fight:swarm_of_rats.1", "react:roland_banks")
    assert (game.clues(0), game.clues("study")) == (1, 1)
    game.do("fight:swarm_of_rats.2")
    assert game.prompt == "turn"
    assert game.clues(0) == 1


def test_roland_defeats_with_any_card_he_controls() -> None:
    """Given a Beat Cop who deals the last point, when the rat dies, then Roland may react, or leave it."""
    game = Play("""
        area 0 beat_cop
        threat 0 swarm_of_rats
        clues study 1
    """)
    game.do("use:beat_cop:swarm_of_rats")
    assert game.options == ["react:roland_banks", "pass"]
    game.do("pass")
    assert game.clues("study") == 1


@pytest.mark.rule("AH-Q-002")
def test_clues_on_cover_up_are_not_at_rolands_location() -> None:
    """Given clues on Cover Up only, when Roland defeats an enemy, then his reaction is not offered."""
    game = Play("""
        threat 0 cover_up swarm_of_rats
        clues cover_up 3
    """)
    game.do("fight:swarm_of_rats")
    assert game.prompt == "turn"


def test_rolands_elder_sign_counts_undiscovered_clues() -> None:
    """Given 3 clues in the Cellar (shroud 4), when Roland draws his elder sign, then 3 + 3 succeed by 2."""
    game = Play("""
        place cellar
        clues cellar 3
        bag elder_sign
    """)
    game.do("investigate")
    assert game.told("passed", "value", "margin") == [(6, 2)]


# --- Daisy Walker -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-R-1.10")
def test_daisys_tome_action_comes_first_and_fits_tomes_alone() -> None:
    """Given two Tomes, when Daisy reads one, then her three actions are left; the second costs one of them."""
    game = Play("""
        investigators daisy_walker
        area 0 old_book_of_lore medical_texts
        deck 0 knife flashlight guts
    """)
    game.do("use:old_book_of_lore:daisy_walker", "take:knife")
    assert game.actions() == 3
    game.do("use:medical_texts:daisy_walker")
    assert game.actions() == 2


@pytest.mark.rule("AH-A-12")
def test_daisys_tome_action_pays_nothing_else() -> None:
    """Given one standard action and the Tome action, then two actions for Haunted can't be paid."""
    game = Play("""
        investigators daisy_walker
        area 0 old_book_of_lore
        deck 0 knife
        threat 0 haunted
        turn 0 1
    """)
    assert not game.offers("use:haunted")
    assert game.offers("use:old_book_of_lore")


def test_daisy_is_asked_for_her_tome_after_the_third_action() -> None:
    """Given her three actions spent on resources, then the Tome action is still offered."""
    game = Play("""
        investigators daisy_walker
        area 0 old_book_of_lore
        deck 0 knife flashlight
        turn 0 1
    """)
    game.do("resource")
    assert (game.now.round, game.actions()) == (1, 0)
    assert game.offers("use:old_book_of_lore")
    assert not game.offers("investigate")


@pytest.mark.parametrize(
    ("tomes", "drawn"), [("area 0 knife", 0), ("area 0 old_book_of_lore medical_texts holy_rosary", 2)]
)
def test_daisys_elder_sign_draws_for_tomes_she_controls(tomes: str, drawn: int) -> None:
    """Given two Tomes, when a test succeeds with her elder sign, then she draws 2 cards; with none, none."""
    game = Play(f"""
        investigators daisy_walker
        {tomes}
        deck 0 knife knife knife
        bag elder_sign
    """)
    game.do("investigate")
    assert (game.told("passed", "value"), len(game.hand())) == ([5], drawn)


def test_daisys_elder_sign_draws_nothing_on_a_failure() -> None:
    """Given a test that fails with her elder sign, then nothing is drawn."""
    game = Play("""
        investigators daisy_walker
        area 0 old_book_of_lore
        threat 0 ghoul_minion haunted
        deck 0 knife
        bag elder_sign
    """)
    game.do("fight:ghoul_minion")
    assert game.told("failed", "value") == [1]
    assert game.hand() == []


# --- "Skids" O'Toole --------------------------------------------------------------------------------------------------


def test_skids_buys_one_action_a_turn() -> None:
    """Given 5 resources, when Skids pays 2, then he has 4 actions, and can't do it again this turn."""
    game = Play("investigators skids_otoole")
    game.do("use:skids_otoole")
    assert (game.actions(), game.resources(0)) == (4, 3)
    assert not game.offers("use:skids_otoole")


def test_skids_may_buy_it_after_his_third_action() -> None:
    """Given his last action, when it is spent, then he may still buy another one (AH-B-037)."""
    game = Play("""
        investigators skids_otoole
        turn 0 1
    """)
    game.do("resource")
    assert (game.now.round, game.actions(), game.offers("use:skids_otoole")) == (1, 0, True)
    game.do("use:skids_otoole")
    assert (game.now.round, game.actions(), game.offers("investigate")) == (1, 1, True)


def test_skids_cannot_buy_with_one_resource_nor_in_another_turn() -> None:
    """Given one resource, or Roland's turn, then nothing is offered."""
    game = Play("""
        investigators skids_otoole
        resources 0 1
    """)
    assert not game.offers("use:skids_otoole")
    game = Play("investigators roland_banks skids_otoole")
    assert not game.offers("use:skids_otoole")


def test_skids_elder_sign_is_two_and_pays_two() -> None:
    """Given his elder sign, when the test succeeds, then 3 + 2, and he gains 2 resources."""
    game = Play("""
        investigators skids_otoole
        bag elder_sign
    """)
    game.do("investigate")
    assert (game.told("passed", "value"), game.resources(0)) == ([5], 7)


# --- Agnes Baker ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-C-001")
def test_agnes_strikes_after_horror_on_herself_once_a_phase() -> None:
    """Given a rat at her location, when horror is placed on Agnes, then she may deal it 1 damage; once per phase."""
    game = Play("""
        investigators agnes_baker
        area 0 forbidden_knowledge forbidden_knowledge
        threat 0 ghoul_minion
    """)
    game.do("use:forbidden_knowledge.1", "react:agnes_baker:ghoul_minion")
    assert game.damage("ghoul_minion") == 1
    game.do("use:forbidden_knowledge.2")
    assert game.prompt == "turn"
    assert game.damage("ghoul_minion") == 1


@pytest.mark.rule("AH-C-001")
def test_agnes_does_not_strike_for_horror_on_her_assets() -> None:
    """Given a Rosary that takes the horror, then nothing is placed on Agnes and she may not react."""
    game = Play("""
        investigators agnes_baker
        area 0 forbidden_knowledge holy_rosary
        threat 0 ghoul_minion
    """)
    game.do("use:forbidden_knowledge", "harm:holy_rosary=0/1")
    assert game.prompt == "turn"


def test_agnes_elder_sign_counts_her_horror() -> None:
    """Given 3 horror on her, then her elder sign is +3."""
    game = Play("""
        investigators agnes_baker
        horror 0 3
        bag elder_sign
    """)
    game.do("investigate")
    assert game.told("passed", "value") == [5]


# --- Wendy Adams ------------------------------------------------------------------------------------------------------


def test_wendy_puts_a_token_back_for_a_card() -> None:
    """Given an auto-fail, when Wendy discards a card, then it is as if it had never been revealed; once per test."""
    game = Play("""
        investigators wendy_adams
        hand 0 knife flashlight
        clues study 1
        bag auto_fail 0
    """).draws("auto_fail", "0")
    game.do("investigate", "draw_token", "react:wendy_adams", "discard:knife")
    assert (game.clues(0), game.pile(0)) == (1, ["knife"])
    assert game.prompt == "turn"


def test_wendy_cannot_discard_a_weakness() -> None:
    """Given nothing but a weakness in hand, then there is no reaction."""
    game = Play("""
        investigators wendy_adams
        hand 0 dark_memory
        clues study 1
        bag auto_fail
    """)
    game.do("investigate")
    assert game.prompt == "turn"


def test_wendy_cancels_in_her_own_tests_alone() -> None:
    """Given Roland's test, then she is not asked about his token."""
    game = Play("""
        investigators roland_banks wendy_adams
        hand 1 hot_streak_4
        bag auto_fail
    """)
    game.do("investigate", "draw_token")
    game.until(lambda: game.prompt == "turn")
    assert game.told("triggers", "card") == []


@pytest.mark.rule("AH-Q-023")
@pytest.mark.parametrize(("asset", "passed"), [("area 0 wendys_amulet", 1), ("", 0)])
def test_wendys_elder_sign_succeeds_with_the_amulet(asset: str, passed: int) -> None:
    """Given combat 1 against the Priest's 4, then her elder sign succeeds only while her Amulet is in play."""
    game = Play(f"""
        investigators wendy_adams
        {asset}
        threat 0 ghoul_priest
        bag elder_sign
    """)
    game.do("fight:ghoul_priest")
    assert game.damage("ghoul_priest") == passed


def test_wendys_elder_sign_counts_the_difficulty_as_0() -> None:
    """Given the Amulet, then the margin is her whole value."""
    game = Play("""
        investigators wendy_adams
        area 0 wendys_amulet
        place cellar
        bag elder_sign
    """)
    game.do("investigate")
    assert game.told("passed", "margin") == [3]


def test_daisy_has_her_action_for_a_tome_when_nothing_else_is_left() -> None:
    text = "investigators daisy_walker\narea 0 old_book_of_lore knife\ndeck 0 guts\nturn 0 1\nthreat 0 haunted"
    game = Play(text).do("resource")
    assert game.options == ["use:old_book_of_lore:daisy_walker", "end_turn"]


def test_rolands_blast_next_door_shows_a_clue_where_he_stands() -> None:
    game = Play("""
        investigators roland_banks
        place hallway
        place attic
        hand 0 dynamite_blast
        enemy ghoul_minion attic
        clues hallway 1
        clues attic 1
    """).do("play:dynamite_blast:attic", "react:roland_banks")
    assert (game.clues("hallway"), game.clues("attic"), game.damage(0)) == (0, 1, 0)
