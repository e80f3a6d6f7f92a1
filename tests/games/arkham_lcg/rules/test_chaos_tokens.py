"""B.6: chaos tokens: what changes them, auto-fail and elder sign, and whose text they need."""

import pytest

from tests.games.arkham_lcg.play import Play

# --- Tokens -----------------------------------------------------------------------------------------------------------


def test_the_auto_fail_fails_a_difficulty_of_zero_by_zero() -> None:
    # given Flashlight in the Study
    game = Play("""
        investigators agnes_baker
        area 0 flashlight
        hand 0 look_what_i_found
        clues study 3
        bag auto_fail
    """).do("investigate:flashlight", "draw_token")
    # then it is a failure by 2 or less
    assert (game.told("failed", "margin"), game.clues(0)) == ([0], 0)
    assert game.do("play:look_what_i_found").clues(0) == 2


def test_nobody_is_lucky_enough_for_the_auto_fail() -> None:
    game = Play("investigators agnes_baker\nhand 0 lucky\nclues study 3\nbag auto_fail")
    game.do("investigate").until(lambda: game.prompt == "turn")
    assert (game.told("failed", "margin"), game.clues(0)) == ([2], 0)


def test_wendys_cancelled_token_has_no_effect_and_she_cancels_one_a_test() -> None:
    # given a cultist, which would cost horror on a failure
    game = Play("""
        investigators wendy_adams
        hand 0 knife guts
        clues study 3
        bag cultist -4 0
    """)
    game.draws("cultist", "-4").do("investigate", "react:wendy_adams", "discard:guts")
    # then the second stands
    assert (game.told("failed", "value"), game.horror(0), game.hand(), game.prompt) == ([0], 0, ["knife"], "turn")


def test_wendy_cant_pay_with_a_weakness() -> None:
    game = Play("investigators wendy_adams\nhand 0 dark_memory\nclues study 3\nbag 0").do("investigate")
    assert game.prompt == "turn"


def test_a_cancelled_skull_does_not_break_the_bat_an_auto_fail_does() -> None:
    text = "investigators wendy_adams\narea 0 baseball_bat\nhand 0 guts\nthreat 0 ghoul_minion"
    game = Play(f"{text}\nbag skull 0").draws("skull", "0")
    game.do("fight:baseball_bat:ghoul_minion", "react:wendy_adams")
    assert (game.area(), game.told("enemy_hit", "count")) == (["baseball_bat"], [2])
    game = Play(f"{text}\nbag auto_fail").do("fight:baseball_bat:ghoul_minion", "pass")
    assert (game.area(), game.pile(0)) == ([], ["baseball_bat"])


def test_sure_gamble_turns_the_number_and_not_what_else_the_token_does() -> None:
    # given a tablet beside a Ghoul
    game = Play("investigators skids_otoole\nhand 0 sure_gamble_3\nthreat 0 ghoul_minion\nbag tablet")
    game.do("fight:ghoul_minion", "play:sure_gamble_3")
    assert (game.told("passed", "value"), game.damage(0)) == ([5], 1)


def test_will_to_survive_reveals_nothing() -> None:
    game = Play("""
        investigators wendy_adams
        hand 0 will_to_survive_3
        area 0 baseball_bat
        threat 0 ghoul_minion
        bag auto_fail
    """).do("play:will_to_survive_3", "fight:baseball_bat:ghoul_minion")
    assert (game.story("token"), game.told("passed", "value"), game.area()) == ([], [3], ["baseball_bat"])


def test_blinding_light_costs_daisy_an_action_of_her_own_first() -> None:
    game = Play("""
        investigators daisy_walker
        hand 0 blinding_light
        area 0 old_book_of_lore
        deck 0 knife
        threat 0 ghoul_minion
        bag skull
    """).do("play:blinding_light:ghoul_minion")
    assert (game.actions(), game.offers("use:old_book_of_lore")) == (1, True)
    assert game.do("use:old_book_of_lore:daisy_walker").actions() == 1


# --- Elder signs ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("investigators roland_banks\nclues study 3", 6),
        ("investigators agnes_baker\nhorror 0 3", 5),
        ("investigators skids_otoole", 5),
        ("investigators daisy_walker", 5),
        ("investigators wendy_adams", 3),
    ],
)
def test_elder_signs_are_worth_what_the_investigator_says(given: str, value: int) -> None:
    assert Play(f"{given}\nbag elder_sign").do("investigate").told("passed", "value") == [value]


def test_skids_sign_pays_and_nothing_else_is_named_for_it() -> None:
    game = Play("investigators skids_otoole\nbag elder_sign").do("investigate")
    assert (game.resources(0), game.told("gains", "source")) == (7, ["none"])


def test_daisys_sign_draws_for_tomes() -> None:
    text = "investigators daisy_walker\narea 0 old_book_of_lore medical_texts holy_rosary\ndeck 0 guts guts guts"
    assert len(Play(f"{text}\nbag elder_sign").do("investigate").hand()) == 2


def test_with_the_amulet_wendys_sign_succeeds_against_a_difficulty_of_zero() -> None:
    game = Play("investigators wendy_adams\narea 0 wendys_amulet\nthreat 0 ghoul_priest\nbag elder_sign")
    game.do("fight:ghoul_priest")
    assert game.told("passed", "value", "count", "margin") == [(1, 0, 1)]
    assert game.damage("ghoul_priest") == 1


def test_the_necronomicon_makes_the_elder_sign_a_failure_until_it_is_read() -> None:
    # given one horror on it, and a Rosary
    text = "investigators daisy_walker\nthreat 0 the_necronomicon\nhorror the_necronomicon 1\narea 0 holy_rosary"
    game = Play(f"{text}\nclues study 2\nbag elder_sign").do("investigate")
    assert (game.told("failed", "value"), game.clues(0)) == ([0], 0)
    # when she reads it, then the horror is hers alone, and the action was the additional one
    game.do("use:the_necronomicon")
    assert (game.horror(0), game.horror("holy_rosary"), game.actions()) == (1, 0, 2)
    assert (game.threats(), game.pile(0)) == ([], ["the_necronomicon"])
    assert game.do("investigate").clues(0) == 1


# --- Without the investigator's text ----------------------------------------------------------------------------------


def test_the_stubborn_detective_takes_away_reaction_free_ability_and_additional_action() -> None:
    here = "threat 0 stubborn_detective swarm_of_rats\nclues study 2\ndamage 0 2\narea 0 medical_texts"
    assert Play(f"investigators roland_banks\n{here}").do("fight:swarm_of_rats").prompt == "turn"
    assert not Play(f"investigators skids_otoole\n{here}").offers("use:skids_otoole")
    game = Play(f"investigators daisy_walker\n{here}\nexhausted stubborn_detective swarm_of_rats")
    assert game.do("use:medical_texts:daisy_walker").actions() == 2


def test_rolands_revolver_knows_whether_there_is_a_clue() -> None:
    text = "investigators roland_banks\narea 0 rolands_38_special\nthreat 0 ghoul_priest"
    shot = "fight:rolands_38_special:ghoul_priest"
    assert Play(text).do(shot).told("test", "value") == [5]
    assert Play(f"{text}\nclues study 1").do(shot).told("test", "value") == [7]


def test_scavenging_needs_two_over_and_no_clue() -> None:
    text = "investigators wendy_adams\narea 0 scavenging\ndiscard 0 guts knife"
    assert Play(f"{text}\nbag 0").do("investigate").prompt == "turn"
    assert Play(f"{text}\nbag 1").do("investigate").options == ["react:scavenging:knife", "pass"]


def test_without_a_text_there_is_no_elder_sign() -> None:
    game = Play("investigators roland_banks\nthreat 0 stubborn_detective\nclues study 3\nbag elder_sign")
    assert game.do("investigate").told("passed", "value") == [3]


@pytest.mark.rule("AH-X-13")
def test_ah_x_13_of_equally_near_enemies_the_lead_says_which_is_doomed() -> None:
    """Given two enemies with Daisy in The Devourer Below and her Cultist token, then the lead, Roland, is asked."""
    game = Play("""
        investigators roland_banks daisy_walker
        scenario the_devourer_below
        place main_path
        clues main_path 1
        threat 1 swarm_of_rats ghoul_minion
        exhausted swarm_of_rats ghoul_minion
        bag cultist
        turn 1
    """).do("investigate")
    assert (game.asked, sorted(game.options)) == (0, ["enemy:ghoul_minion", "enemy:swarm_of_rats"])
    assert game.do("enemy:swarm_of_rats").doom("swarm_of_rats") == 1
