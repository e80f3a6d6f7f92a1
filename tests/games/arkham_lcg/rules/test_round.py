"""B.3: the round, phase by phase, and where its windows stand."""

import pytest

from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.terms import TREACHERY
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import with_more

EIGHT = "guts knife flashlight machete deduction evidence dodge overpower"


def passed(game: Play, prompts: int) -> list[str]:
    """What is asked if nobody ever does anything."""
    asked = []
    for _ in range(prompts):
        choice = game.table.choice
        assert choice is not None
        asked.append(choice.prompt)
        game.table.answer(choice.passing or choice.options[0])
    return asked


@pytest.mark.rule("AH-B-029", "AH-B-030", "AH-B-038")
def test_ah_b_029_four_phases_and_then_the_next_round() -> None:
    """When everybody has taken a turn, then enemy and upkeep phase follow, and mythos opens the next round."""
    game = Play("encounter ancient_evils dissonant_voices").do("end_turn")
    assert [str(one) for one in game.told("phase", "phase")] == ["enemy", "upkeep", "mythos", "investigation"]
    assert game.told("round", "count") == [2]
    assert game.now.round == 2


@pytest.mark.rule("AH-B-031")
def test_ah_b_031_one_doom_on_the_agenda() -> None:
    """When the mythos phase begins, then the current agenda gets 1 doom."""
    game = Play("encounter dissonant_voices\nphase mythos")
    assert game.doom("whats_going_on") == 1


@pytest.mark.rule("AH-B-032", "AH-B-177", "AH-B-180")
def test_ah_b_032_all_doom_in_play_counts_and_only_then() -> None:
    """Given doom on an asset and the agenda, then in 1.3 they count together; doom from an attack advances nothing."""
    game = Play("area 0 arcane_initiate\ndoom arcane_initiate 1\ndoom whats_going_on 1\nhand 0 knife\nphase mythos")
    assert game.told("advances", "card") == ["whats_going_on"]
    game = Play("threat 0 silver_twilight_acolyte\ndoom whats_going_on 2").do("draw")
    assert game.doom("whats_going_on") == 3
    assert game.story("advances") == []


@pytest.mark.rule("AH-B-033", "AH-B-091")
def test_ah_b_033_each_draws_a_card_and_resolves_it_completely() -> None:
    """Given an enemy and a treachery, then the first spawns and the second resolves and is discarded, one by one."""
    game = Play(
        "investigators roland_banks daisy_walker\nencounter swarm_of_rats rotting_remains crypt_chill\nbag -4\n"
        "phase mythos.draw"
    ).do("draw_token")
    assert game.told("encounter", "seat", "card") == [(0, "swarm_of_rats"), (1, "rotting_remains")]
    assert game.story("spawns", "engages", "test", "horror_placed") == ["spawns", "engages", "test", "horror_placed"]
    assert game.engaged("swarm_of_rats") == 0
    assert game.pile() == ["rotting_remains"]


@pytest.mark.rule("AH-B-033")
def test_ah_b_033_surge_draws_another_card() -> None:
    """Given a card with surge, then its drawer draws once more before the next investigator."""
    wave = Card(TREACHERY, "x1", "wave", set="x", keywords="surge")
    with with_more(CARDS, wave):
        game = Play(
            "investigators roland_banks daisy_walker\n"
            "encounter wave dissonant_voices dissonant_voices crypt_chill\nphase mythos.draw"
        )
        assert game.told("encounter", "seat") == [0, 0, 1]
        assert game.pile() == ["wave"]


@pytest.mark.rule("AH-B-033")
def test_ah_b_033_under_peril_nobody_else_helps() -> None:
    """Given a test under Peril, then a fellow at the location can commit nothing; without it he can."""
    for keywords, helps in (("peril", False), ("", True)):
        dread = Card(TREACHERY, "x1", "dread", set="x", keywords=keywords)
        rotting = CARDS.rows[CARDS.number("rotting_remains")].revelation
        assert rotting is not None
        dread.reveals(rotting)
        with with_more(CARDS, dread):
            game = Play(
                "investigators roland_banks daisy_walker\nhand 0 guts\nhand 1 guts\n"
                "encounter dread ancient_evils\nphase mythos.draw"
            )
            assert game.prompt == "test"
            assert ("commit:guts.2" in game.options) is helps


@pytest.mark.rule("AH-B-034", "AH-B-035", "AH-B-036", "AH-B-039", "AH-B-043", "AH-B-225")
def test_ah_b_043_windows_stand_where_the_charts_have_them() -> None:
    """Given something usable all the time and a wish to be always asked, then these are the windows of a round."""
    game = Play(
        "area 0 beat_cop_2\nenemy icy_ghoul study\nexhausted icy_ghoul\nencounter ancient_evils\nphase mythos",
        asks="all",
    )
    asked = passed(game, 6)
    assert asked == ["after_mythos", "before_turns", "turn", "after_hunters", "after_attacks", "upkeep_begins"]
    game = Play(
        "investigators roland_banks daisy_walker\narea 0 beat_cop_2\nenemy icy_ghoul study\nexhausted icy_ghoul\n"
        "phase enemy",
        asks="all",
    )
    assert passed(game, 4) == ["after_hunters", "after_hunters", "after_attacks", "upkeep_begins"]


@pytest.mark.rule("AH-B-043", "AH-B-036", "AH-B-037")
def test_ah_b_043_the_others_have_their_windows_in_a_turn() -> None:
    """Given a fellow who wants to be always asked, then she is before the first action and after each."""
    game = Play(
        "investigators roland_banks daisy_walker\narea 1 beat_cop_2\nenemy icy_ghoul study\nexhausted icy_ghoul",
        asks="all",
    )
    assert (game.prompt, game.asked) == ("in_turn", 1)
    game.do("pass", "resource")
    assert (game.prompt, game.asked) == ("in_turn", 1)
    game.do("use:beat_cop_2:icy_ghoul")
    assert game.damage("icy_ghoul") == 1
    assert (game.prompt, game.asked) == ("turn", 0)


@pytest.mark.rule("AH-B-043")
def test_ah_b_043_where_nothing_could_matter_nobody_is_asked() -> None:
    """Given a Beat Cop and no enemy, or a wish for quiet, then the windows pass by themselves."""
    game = Play("area 0 beat_cop\nphase enemy\nencounter dissonant_voices")
    assert game.prompt == "turn"
    game = Play("area 0 beat_cop\nenemy icy_ghoul study\nexhausted icy_ghoul\nphase enemy")
    assert game.prompt == "after_hunters"
    game.do("quiet:0")
    assert game.prompt != "after_attacks"


@pytest.mark.rule("AH-B-043", "AH-B-065", "AH-B-092")
def test_ah_b_043_a_test_has_its_windows() -> None:
    """Given Physical Training, then in a test of combat it can be used before the token, any number of times."""
    game = Play("area 0 physical_training\nthreat 0 swarm_of_rats").do("fight:swarm_of_rats")
    game.do("use:physical_training:combat", "use:physical_training:combat")
    assert game.resources(0) == 3
    assert game.do("draw_token").told("passed", "value") == [6]


@pytest.mark.rule("AH-B-043")
def test_ah_b_043_in_a_test_everybody_has_the_window_who_wishes() -> None:
    """Given a fellow elsewhere who wants to be always asked, then she may use what she has, and commit nothing."""
    text = (
        "investigators roland_banks daisy_walker\nplace hallway\nplace attic\nat 1 attic\nhand 1 perception\n"
        "area 1 forbidden_knowledge"
    )
    game = Play(text, asks="all").do("pass", "investigate")
    assert game.prompt == "test"
    assert "use:forbidden_knowledge" in game.options
    assert not game.offers("commit")
    game.do("use:forbidden_knowledge", "draw_token")
    assert game.resources(1) == 6
    assert Play(text).do("investigate").prompt == "turn"


@pytest.mark.rule("AH-B-036")
def test_ah_b_036_the_investigators_choose_who_is_next_each_once() -> None:
    """Given two investigators, then either may begin, and then the other has the turn."""
    game = Play("investigators roland_banks daisy_walker\nphase investigation")
    assert (game.prompt, game.options) == ("next_turn", ["turn:0", "turn:1"])
    game.do("turn:1")
    assert game.asked == 1
    game.do("end_turn")
    assert (game.prompt, game.asked) == ("turn", 0)


@pytest.mark.rule("AH-B-037")
def test_ah_b_037_after_the_last_action_there_is_a_window_and_after_the_turn_none() -> None:
    """Given a fast event in hand, then it can still be played after three actions; with nothing left the turn ends."""
    game = Play("clues study 2\nhand 0 working_a_hunch\nencounter dissonant_voices").do("draw", "draw", "draw")
    assert game.options == ["play:working_a_hunch", "end_turn"]
    game.do("play:working_a_hunch")
    assert game.clues(0) == 1
    assert game.now.phase == "investigation"
    assert game.now.round == 2
    game = Play("hand 0 working_a_hunch\nencounter dissonant_voices").do("draw", "draw", "draw")
    assert game.now.round == 2


@pytest.mark.rule("AH-B-039", "AH-B-040", "AH-B-147", "AH-B-148")
def test_ah_b_039_hunters_come_and_attack_in_the_same_phase() -> None:
    """Given rats next door, then they move, engage, attack and exhaust."""
    game = Play("place hallway\nplace attic\nenemy swarm_of_rats attic\nphase enemy\nencounter dissonant_voices")
    assert game.story("enemy_moves", "engages", "attacks") == ["enemy_moves", "engages", "attacks"]
    assert game.damage(0) == 1


@pytest.mark.rule("AH-B-040", "AH-B-148")
def test_ah_b_040_one_chooses_the_order_of_the_attacks_against_oneself() -> None:
    """Given two different enemies, then their target says which is first; afterwards both are exhausted."""
    game = Play(
        "investigators roland_banks daisy_walker\nthreat 1 swarm_of_rats ghoul_minion\nthreat 0 icy_ghoul\n"
        "area 0 beat_cop_2\nphase enemy",
        asks="all",
    )
    game.do("pass", "harm:me=2/1")
    game.do("pass")
    assert (game.prompt, game.asked) == ("attacker", 1)
    assert game.options == ["next:swarm_of_rats", "next:ghoul_minion"]
    game.do("next:ghoul_minion")
    assert game.told("attacks", "enemy") == ["icy_ghoul", "ghoul_minion", "swarm_of_rats"]
    assert game.prompt == "after_attacks"
    assert not any(game.is_ready(one) for one in ("icy_ghoul", "ghoul_minion", "swarm_of_rats"))


@pytest.mark.rule("AH-B-041", "AH-B-144", "AH-B-265")
def test_ah_b_041_upkeep_readies_engages_draws_pays_and_trims_the_hand() -> None:
    """Given an exhausted enemy and asset and 8 cards, then all ready, it engages, one draws, gains, discards."""
    game = Play(
        f"hand 0 {EIGHT}\ndeck 0 perception knife\narea 0 beat_cop_2\nenemy swarm_of_rats study\n"
        "exhausted swarm_of_rats beat_cop_2\nphase upkeep"
    )
    assert game.prompt == "hand_size"
    assert game.engaged("swarm_of_rats") == 0
    assert game.is_ready("beat_cop_2")
    assert game.resources(0) == 6
    assert len(game.hand()) == 9
    assert game.story("engages", "draws", "gains") == ["engages", "draws", "gains"]
    game.do("discard:guts")
    assert game.pile(0) == ["guts"]
    assert len(game.hand()) == 8


@pytest.mark.rule("AH-B-041", "AH-B-046")
def test_ah_b_041_actions_are_there_again_next_round() -> None:
    """Given a turn ended early, then the next one has three actions, not more."""
    game = Play("encounter dissonant_voices").do("draw", "end_turn")
    assert (game.prompt, game.actions()) == ("turn", 3)


@pytest.mark.rule("AH-B-042")
def test_ah_b_042_until_the_end_is_over_before_at_the_end() -> None:
    """Given Will to Survive for the turn, then the test at the turn's end reveals a token again."""
    game = Play(
        "investigators wendy_adams\nhand 0 will_to_survive_3\nthreat 0 frozen_in_fear\nbag -4\n"
        "encounter dissonant_voices"
    ).do("play:will_to_survive_3", "investigate", "draw_token")
    assert game.story("token") == []
    game.do("end_turn", "draw_token")
    assert game.story("token") == ["token"]
    assert "frozen_in_fear" in game.threats()


@pytest.mark.rule("AH-B-044")
def test_ah_b_044_during_your_turn_is_not_during_anothers() -> None:
    """Given a hunch in a fellow's hand, then it can be played in her turn only."""
    text = "investigators roland_banks daisy_walker\nclues study 2\nhand 1 working_a_hunch"
    game = Play(text, asks="all")
    assert not game.offers("play:working_a_hunch")
    game.do("end_turn")
    assert game.asked == 1
    assert game.offers("play:working_a_hunch")


@pytest.mark.rule("AH-B-045", "AH-X-04", "AH-B-202")
def test_ah_b_045_a_weakness_is_never_discarded_for_the_hand_size() -> None:
    """Given a weakness among 10 cards, then it is no choice; with weaknesses alone the hand stays above 8."""
    game = Play(f"investigators agnes_baker\nhand 0 {EIGHT} scrying dark_memory\nphase upkeep")
    assert game.prompt == "hand_size"
    assert "discard:dark_memory" not in game.options
    assert len(game.options) == 9
    game = Play(f"investigators agnes_baker\nhand 0 {'dark_memory ' * 9}\nphase upkeep\nencounter dissonant_voices")
    assert len(game.hand()) == 9
    assert game.pile(0) == []


def test_who_leads_draws_first_and_in_that_order() -> None:
    game = Play("""
        investigators roland_banks daisy_walker
        lead 1
        encounter ancient_evils obscuring_fog swarm_of_rats
        phase mythos
    """)
    assert game.told("encounter", "seat", "card") == [(1, "ancient_evils"), (0, "obscuring_fog")]


def test_paranoia_in_upkeep_leaves_the_resource_that_comes_after_it() -> None:
    game = Play("investigators roland_banks\ndeck 0 paranoia knife").do("end_turn")
    assert (game.resources(0), game.pile(0)) == (1, ["paranoia"])


def test_an_enemy_of_the_upkeep_waits_for_the_next_enemy_phase() -> None:
    game = Play("investigators roland_banks\ndeck 0 mob_enforcer knife\nphase upkeep")
    assert (game.engaged("mob_enforcer"), game.story("attacks"), game.now.round) == (0, [], 2)


def test_being_on_the_lam_ends_with_the_round() -> None:
    game = Play("""
        investigators skids_otoole
        threat 0 ghoul_minion
        hand 0 on_the_lam
        deck 0 knife knife knife
        phase investigation
    """).do("play:on_the_lam", "end_turn")
    assert (game.now.round, game.story("attacks")) == (2, [])
    assert game.do("resource").told("attacks", "enemy") == ["ghoul_minion"]


def test_hands_are_reduced_in_player_order() -> None:
    nine = "knife knife guts guts perception perception overpower overpower flashlight"
    game = Play(f"investigators roland_banks daisy_walker\nlead 1\nhand 0 {nine}\nhand 1 {nine}\nphase upkeep")
    assert game.asked == 1
    assert game.do("discard:flashlight").asked == 0
