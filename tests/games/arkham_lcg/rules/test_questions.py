"""A.7: the document's questions and answers."""

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import new_table
from tests.games.arkham_lcg.imaginary import imagined, olive
from tests.games.arkham_lcg.play import Play
from tests.games.arkham_lcg.weaknesses import BASIC_WEAKNESSES


@pytest.mark.rule("AH-Q-001")
def test_ah_q_001_a_location_without_clues_can_be_investigated() -> None:
    """Given no clues, when Roland investigates and succeeds by 2, then 0 clues, and Scavenging still works."""
    game = Play("""
        investigators daisy_walker
        area 0 scavenging
        discard 0 knife
    """).do("investigate")
    assert game.options == ["react:scavenging:knife", "pass"]
    game.do("react:scavenging:knife")
    assert game.hand() == ["knife"]
    assert game.clues(0) == 0
    assert game.told("no_clues", "place") == ["study"]


@pytest.mark.rule("AH-Q-001")
def test_ah_q_001_burglary_works_without_clues() -> None:
    """Given no clues, when Skids burgles with success, then he gains 3."""
    game = Play("""
        investigators skids_otoole
        area 0 burglary
    """).do("investigate:burglary")
    assert game.resources(0) == 8


@pytest.mark.rule("AH-Q-002", "AH-Q-003")
def test_ah_q_002_ah_q_003_clues_on_cover_up_are_not_at_the_location() -> None:
    """Given clues on Cover Up alone, then neither Roland's reaction nor his .38 Special find any at or on the Study."""
    position = """
        investigators roland_banks
        area 0 rolands_38_special
        threat 0 cover_up swarm_of_rats
        clues cover_up 3
    """
    game = Play(position).do("fight:rolands_38_special:swarm_of_rats")
    assert game.told("passed", "value") == [4 + 1]
    assert game.prompt == "turn"
    there = Play(position + "clues study 1").do("fight:rolands_38_special:swarm_of_rats")
    assert there.told("passed", "value") == [4 + 3]
    assert there.offers("react:roland_banks")


@pytest.mark.rule("AH-Q-004")
def test_ah_q_004_backstab_is_a_fight_and_provokes_nothing() -> None:
    """Given an engaged Ghoul, when Backstab is played, then it is hit for 3 and never attacks."""
    game = Play("""
        investigators skids_otoole
        hand 0 backstab
        threat 0 icy_ghoul
    """).do("play:backstab:icy_ghoul")
    assert game.told("attacks", "enemy") == []
    assert game.damage("icy_ghoul") == 3
    assert game.pile(0) == ["backstab"]


@pytest.mark.rule("AH-Q-005")
def test_ah_q_005_a_fight_asset_needs_no_second_action() -> None:
    """Given 1 action left, when Machete is used, then the attack happens and the turn is over."""
    game = Play("""
        investigators roland_banks
        area 0 machete
        threat 0 icy_ghoul
        turn 0 1
    """)
    assert game.option("fight:machete:icy_ghoul").cost == 1
    game.do("fight:machete:icy_ghoul")
    assert game.damage("icy_ghoul") == 2
    assert game.now.round == 2


@pytest.mark.rule("AH-Q-006")
def test_ah_q_006_two_automatics_are_two_attacks() -> None:
    """Given two .45 Automatics, then each use is an attack of its own with +1 and 2 damage."""
    game = Play("""
        investigators roland_banks
        area 0 45_automatic 45_automatic
        threat 0 icy_ghoul
    """).do("fight:45_automatic.1:icy_ghoul")
    assert (game.told("passed", "value"), game.damage("icy_ghoul")) == ([5], 2)
    assert (game.uses("45_automatic.1"), game.uses("45_automatic.2"), game.actions()) == (3, 4, 2)
    game.do("fight:45_automatic.2:icy_ghoul")
    assert game.told("passed", "value") == [5, 5]
    assert game.pile() == ["icy_ghoul"] or "icy_ghoul" not in game.threats()


@pytest.mark.rule("AH-Q-007")
def test_ah_q_007_physical_training_may_be_used_as_often_as_it_is_paid() -> None:
    """Given 4 resources, then +4 combat can be bought in one test, and no more."""
    game = Play("""
        investigators roland_banks
        area 0 physical_training
        resources 0 4
        threat 0 ghoul_priest
    """).do("fight:ghoul_priest", *["use:physical_training:combat"] * 4)
    assert game.told("passed", "value") == [8]


@pytest.mark.rule("AH-Q-008")
def test_ah_q_008_what_lies_on_an_unrevealed_location_stays() -> None:
    """Given 1 clue and a Fog on the unrevealed Attic, when Roland enters it, then 3 clues and the Fog are there."""
    game = Play("""
        investigators roland_banks
        place hallway
        unrevealed attic
        clues attic 1
        attached obscuring_fog attic
    """).do("move:attic")
    assert game.clues("attic") == 3
    assert game.place("obscuring_fog") == "attic"


@pytest.mark.rule("AH-Q-009")
def test_ah_q_009_healing_does_not_reach_an_ally() -> None:
    """Given damage on Beat Cop alone, then First Aid can't be used; with damage on Roland it heals him."""
    position = """
        investigators roland_banks
        area 0 beat_cop first_aid
        damage beat_cop 1
    """
    assert not Play(position).offers("use:first_aid")
    game = Play(position + "damage 0 1")
    assert [text for text in game.options if "first_aid" in text] == ["use:first_aid:damage:roland_banks"]


@pytest.mark.rule("AH-Q-010")
def test_ah_q_010_the_committer_draws_and_the_tester_discovers() -> None:
    """Given Daisy's Perception for Roland's investigation, then she draws; with her Deduction he discovers two."""
    draws = Play("""
        investigators roland_banks daisy_walker
        clues study 2
        hand 1 perception
        deck 0 knife
        deck 1 flashlight
    """).do("investigate", "commit:perception", "draw_token", seat={0, 1})
    assert (draws.hand(0), draws.hand(1)) == ([], ["flashlight"])
    finds = Play("""
        investigators roland_banks daisy_walker
        clues study 2
        hand 1 deduction
    """).do("investigate", "commit:deduction", "draw_token", seat={0, 1})
    assert (finds.clues(0), finds.clues(1)) == (2, 0)


@pytest.mark.rule("AH-B-066", "AH-B-253")
def test_ah_b_066_whoever_plays_for_helpers_too_is_asked_once() -> None:
    """Given Daisy with Perception beside Roland, when one person plays both and draws the token, then nothing more is
    asked; somebody else is asked once; and what a helper has added can be taken back until then.
    """
    text = "investigators roland_banks daisy_walker\nclues study 2\nhand 1 perception guts"
    assert Play(text).do("investigate", "draw_token", seat={0, 1}).prompt == "turn"
    friend = Play(text).do("investigate", "draw_token", seat=0)
    assert (friend.prompt, friend.asked) == ("help", 1)
    back = Play(text).do("investigate", "commit:perception", "uncommit:perception", "draw_token", seat={0, 1})
    assert (back.prompt, back.hand(1)) == ("turn", ["perception", "guts"])


@pytest.mark.rule("AH-Q-011")
def test_ah_q_011_stray_cat_may_evade_an_enemy_of_somebody_else() -> None:
    """Given a Ghoul engaged with Roland, then Wendy's Stray Cat beside him may evade it."""
    game = Play("""
        investigators wendy_adams roland_banks
        area 0 stray_cat
        threat 1 ghoul_minion
    """).do("use:stray_cat:ghoul_minion")
    assert game.engaged("ghoul_minion") == -1
    assert not game.is_ready("ghoul_minion")


@pytest.mark.rule("AH-Q-011")
def test_ah_q_011_cunning_distraction_evades_everything_there() -> None:
    """Given Roland's Ghoul and Wendy's Rats, when Cunning Distraction is played, then both are evaded, unprovoked."""
    game = Play("""
        investigators wendy_adams roland_banks
        hand 0 cunning_distraction
        threat 0 swarm_of_rats
        threat 1 ghoul_minion
    """).do("play:cunning_distraction")
    assert sorted(game.told("evaded", "enemy")) == ["ghoul_minion", "swarm_of_rats"]
    assert game.told("attacks", "enemy") == []


@pytest.mark.rule("AH-Q-012", "AH-B-255")
def test_ah_q_012_ah_b_255_agnes_may_kill_what_she_attacks_before_the_attack_goes_on() -> None:
    """Given Shrivelling's horror in ST.3, when Agnes' reaction kills the Rats, then the test goes on without damage."""
    game = Play("""
        investigators agnes_baker
        area 0 shrivelling
        threat 0 swarm_of_rats
        hand 0 guts
        deck 0 knife
        bag skull
    """).do("fight:shrivelling:swarm_of_rats", "commit:guts", "draw_token", "react:agnes_baker:swarm_of_rats")
    assert game.pile() == ["swarm_of_rats"]
    assert game.story("horror_placed", "enemy_defeated", "passed") == ["horror_placed", "enemy_defeated", "passed"]
    assert game.told("enemy_hit", "enemy", "count") == [("swarm_of_rats", 1)]
    assert game.hand() == ["knife"]


@pytest.mark.rule("AH-Q-013")
def test_ah_q_013_auto_fail_fails_at_difficulty_0() -> None:
    """Given shroud 2 and Flashlight, when auto-fail is revealed, then the test of difficulty 0 fails by 0."""
    game = Play("""
        investigators roland_banks
        area 0 flashlight
        bag auto_fail
    """).do("investigate:flashlight")
    assert game.told("failed", "count", "margin") == [(0, 0)]


@pytest.mark.rule("AH-Q-014", "AH-X-11")
def test_ah_q_014_random_weaknesses_come_from_one_pool() -> None:
    """Given four starter decks at one table, then their random weaknesses are four of the ten cards of one box."""
    seen = set()
    for seed in range(40):
        table = new_table(GAME, seed=seed, seats=4)
        game = table.state
        assert isinstance(game, Arkham)
        weak = [row(game, card).id for card in range(len(game.card)) if row(game, card).basic]
        assert len(weak) == 4
        for id_ in weak:
            assert weak.count(id_) <= BASIC_WEAKNESSES.count(id_)
        seen.update(weak)
    assert seen == set(BASIC_WEAKNESSES)


@pytest.mark.rule("AH-Q-023")
def test_ah_q_023_automatic_failure_beats_automatic_success() -> None:
    """Given Wendy's elder sign that succeeds with her Amulet, when an auto-fail comes with it, then the test fails."""
    with imagined(olive()):
        game = Play("""
            investigators wendy_adams
            area 0 wendys_amulet olive
            bag elder_sign auto_fail 0
        """)
        game.draws("elder_sign", "auto_fail", "0").do("investigate", "react:olive", "token:elder_sign+auto_fail")
        assert game.told("failed", "seat") == [0]


@pytest.mark.rule("AH-Q-027")
def test_ah_q_027_the_statue_shows_two_tokens_of_which_one_is_resolved() -> None:
    """Given the Grotesque Statue, when it is used, then one of two tokens counts and the other never was."""
    game = (
        Play("""
        investigators agnes_baker
        area 0 grotesque_statue_4
        bag skull auto_fail -1
    """)
        .draws("auto_fail", "-1")
        .do("investigate")
    )
    assert game.options == ["react:grotesque_statue_4", "pass"]
    game.do("react:grotesque_statue_4")
    assert sorted(game.options) == ["token:-1", "token:auto_fail"]
    game.do("token:-1")
    assert game.told("failed", "value") == [1]
    assert game.told("token", "token") == ["-1"]
    assert game.uses("grotesque_statue_4") == 3


OLIVE_AND_STATUE = """
    investigators agnes_baker
    area 0 olive grotesque_statue_4
    bag 1 0 -1 -2 -3 -4
"""


@pytest.mark.rule("AH-Q-027", "AH-R-2.5")
def test_ah_q_027_ah_r_2_5_olive_first_makes_one_of_three_draws_two() -> None:
    """Given Olive, then the Statue: four tokens; of the pair one is ignored, then one of the three; both kept count."""
    with imagined(olive()):
        game = Play(OLIVE_AND_STATUE).draws("1", "-4", "0", "-1").do("investigate", "react:olive")
        assert game.options == ["react:grotesque_statue_4", "pass"]
        game.do("react:grotesque_statue_4")
        assert game.told("several_tokens", "tokens") == [["1", "-4", "0", "-1"]]
        assert sorted(game.options) == ["token:-4+-1", "token:-4+0", "token:0+-1", "token:1+-1", "token:1+0"]
        game.do("token:1+0")
        assert game.told("passed", "value") == [3]


@pytest.mark.rule("AH-Q-027", "AH-R-2.5")
def test_ah_q_027_ah_r_2_5_the_statue_first_lets_one_choose_the_single_or_the_trio() -> None:
    """Given the Statue, then Olive: four tokens; either the single one counts, or two of the trio."""
    with imagined(olive()):
        game = Play(OLIVE_AND_STATUE).draws("-2", "-3", "0", "1")
        game.do("investigate", "react:grotesque_statue_4", "react:olive")
        assert sorted(game.options) == ["token:-2+-3", "token:-2+0", "token:-3+0", "token:1"]
        game.do("token:-2+0")
        assert game.told("failed", "value") == [0]


@pytest.mark.rule("AH-Q-027")
def test_ah_q_027_nothing_can_be_declared_after_the_tokens_are_seen() -> None:
    """Given both, when only the Statue is declared and its tokens are seen, then Olive is no longer offered."""
    with imagined(olive()):
        game = Play(OLIVE_AND_STATUE).draws("-2", "-3")
        game.do("investigate", "react:grotesque_statue_4", "pass")
        assert sorted(game.options) == ["token:-2", "token:-3"]


@pytest.mark.rule("AH-Q-032")
def test_ah_q_032_only_the_enemy_phase_exhausts_attackers() -> None:
    """Given the Ghoul Priest, when he retaliates, then he is still ready and attacks again in the enemy phase."""
    game = Play("""
        investigators roland_banks
        threat 0 ghoul_priest
        deck 0 knife
        bag -4
        turn 0 1
    """)
    game.do("fight:ghoul_priest")
    assert game.told("retaliates", "enemy") == ["ghoul_priest"]
    assert game.told("attacks", "enemy") == ["ghoul_priest", "ghoul_priest"]
