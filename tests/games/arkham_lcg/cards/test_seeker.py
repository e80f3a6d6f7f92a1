"""The Seeker's cards."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import DISCARD
from tests.games.arkham_lcg.play import Play

HOUSE = """
    place hallway
    place attic
    place cellar
"""

# --- level 0 ----------------------------------------------------------------------------------------------------------


def test_magnifying_glasses_add_up_while_investigating_only() -> None:
    """Given two, when Daisy investigates, then 7; when another intellect test comes, then 5."""
    game = Play("""
        investigators daisy_walker
        area 0 magnifying_glass magnifying_glass_1
        clues study 1
    """)
    game.do("investigate")
    assert game.told("passed", "value") == [7]
    game = Play("""
        investigators daisy_walker
        area 0 magnifying_glass medical_texts
        damage 0 1
    """)
    game.do("use:medical_texts:daisy_walker")
    assert game.told("passed", "value") == [5]


@pytest.mark.rule("AH-A-17")
def test_a_magnifying_glass_is_fast_and_takes_a_hand() -> None:
    """Given both hands full, when it is played without an action, then one of the others leaves."""
    game = Play("""
        hand 0 magnifying_glass
        area 0 machete knife
    """)
    game.do("play:magnifying_glass", "discard:knife")
    assert (game.actions(), game.resources(0), game.area()) == (3, 4, ["machete", "magnifying_glass"])


def test_old_book_of_lore_lets_somebody_search_the_top_three() -> None:
    """Given Roland here, when Daisy reads for him, then he takes one of his top 3; the others are shuffled in."""
    game = Play("""
        investigators daisy_walker roland_banks
        area 0 old_book_of_lore
        deck 0 guts
        deck 1 knife machete flashlight evidence
        turn 0 3
    """)
    game.do("use:old_book_of_lore:roland_banks")
    assert game.asked == 1
    assert sorted(game.options) == ["take:flashlight", "take:knife", "take:machete"]
    game.do("take:machete", seat=1)
    assert (game.hand(1), sorted(game.deck(1))) == (["machete"], ["evidence", "flashlight", "knife"])
    assert not game.is_ready("old_book_of_lore")
    assert not game.offers("use:old_book_of_lore")


def test_old_book_of_lore_must_take_a_weakness_if_nothing_else_is_there() -> None:
    """Given only Paranoia on top, when it is searched, then it is drawn and resolves."""
    game = Play("""
        area 0 old_book_of_lore
        deck 0 paranoia
    """)
    game.do("use:old_book_of_lore:roland_banks")
    assert (game.resources(0), game.pile(0)) == (0, ["paranoia"])


@pytest.mark.rule("AH-E-008")
def test_old_book_of_lore_needs_a_deck_to_search() -> None:
    """Given an empty deck, then it can't be read for its owner."""
    game = Play("area 0 old_book_of_lore")
    assert not game.offers("use:old_book_of_lore")


@pytest.mark.rule("AH-A-07")
def test_research_librarian_fetches_a_tome() -> None:
    """Given a Tome deep in the deck, when she enters play, then it may be fetched; a Flashlight is none."""
    game = Play("""
        investigators daisy_walker
        hand 0 research_librarian
        deck 0 flashlight knife guts old_book_of_lore medical_texts
    """)
    game.do("play:research_librarian", "react:research_librarian")
    assert sorted(game.options) == ["take:medical_texts", "take:old_book_of_lore"]
    game.do("take:old_book_of_lore")
    assert game.hand() == ["old_book_of_lore"]


@pytest.mark.rule("AH-B-201")
def test_research_librarian_may_bring_the_necronomicon_which_resolves() -> None:
    """Given the Necronomicon as the only Tome, when she fetches it, then it lies before Daisy; one may decline."""
    text = """
        investigators daisy_walker
        hand 0 research_librarian
        deck 0 the_necronomicon flashlight
    """
    game = Play(text).do("play:research_librarian", "react:research_librarian")
    assert (game.threats(), game.horror("the_necronomicon")) == (["the_necronomicon"], 3)
    game = Play(text).do("play:research_librarian", "pass")
    assert game.threats() == []


@pytest.mark.rule("AH-Q-015")
def test_dr_milan_lends_intellect_and_is_paid_for_a_successful_investigation() -> None:
    """Given him, when Daisy investigates, then 6, and 1 resource before the clue; on a failure nothing."""
    game = Play("""
        investigators daisy_walker
        area 0 dr_milan_christopher
        clues study 1
    """)
    game.do("investigate", "react:dr_milan_christopher")
    assert (game.told("passed", "value"), game.resources(0), game.clues(0)) == ([6], 6, 1)
    assert game.story("gains", "discovers") == ["gains", "discovers"]
    game = Play("""
        investigators daisy_walker
        area 0 dr_milan_christopher
        bag auto_fail
    """)
    game.do("investigate")
    assert game.resources(0) == 5


@pytest.mark.parametrize(("token", "damage"), [("0", 1), ("auto_fail", 3)])
def test_medical_texts_heal_or_hurt(token: str, damage: int) -> None:
    """Given Roland with 2 damage, when Daisy's test succeeds, then 1 is left; when it fails, 3."""
    game = Play(f"""
        investigators daisy_walker roland_banks
        area 0 medical_texts
        damage 1 2
        bag {token}
    """)
    game.do("use:medical_texts:roland_banks")
    assert game.damage(1) == damage


@pytest.mark.rule("AH-B-076")
def test_mind_over_matter_uses_intellect_for_combat_and_agility_this_round() -> None:
    """Given it played, then a fight asks which skill; with intellect a weapon's combat bonus does not count."""
    game = Play("""
        investigators daisy_walker
        hand 0 mind_over_matter
        area 0 machete
        threat 0 ghoul_priest
    """)
    game.do("play:mind_over_matter")
    assert (game.actions(), game.resources(0)) == (3, 4)
    game.do("fight:machete:ghoul_priest")
    assert game.options == ["skill:combat", "skill:intellect"]
    game.do("skill:intellect")
    assert (game.told("passed", "value"), game.damage("ghoul_priest")) == ([5], 2)
    game.do("evade:ghoul_priest", "skill:intellect")
    assert game.told("passed", "value") == [5, 5]
    assert not game.is_ready("ghoul_priest")


def test_mind_over_matter_takes_intellect_icons() -> None:
    """Given Perception in hand, when she fights with intellect, then it fits, and Overpower does not."""
    game = Play("""
        investigators daisy_walker
        hand 0 mind_over_matter perception overpower
        threat 0 ghoul_priest
    """)
    game.do("play:mind_over_matter", "fight:ghoul_priest", "skill:intellect")
    assert (game.offers("commit:perception"), game.offers("commit:overpower")) == (True, False)


def test_mind_over_matter_does_not_touch_willpower_and_ends_with_the_round() -> None:
    """Given Rotting Remains in the next round, then no skill is asked about."""
    game = Play("""
        investigators daisy_walker
        hand 0 mind_over_matter
        deck 0 guts
        encounter grasping_hands ancient_evils
    """)
    game.do("play:mind_over_matter", "end_turn")
    assert game.prompt != "which_skill"
    assert game.told("test", "skill") == ["agility"]


def test_working_a_hunch_finds_a_clue_in_ones_own_turn() -> None:
    """Given a clue, then for 2 resources and no action; given none, it can't be played."""
    game = Play("""
        hand 0 working_a_hunch
        clues study 1
    """)
    game.do("play:working_a_hunch")
    assert (game.clues(0), game.resources(0), game.actions()) == (1, 3, 3)
    assert not Play("hand 0 working_a_hunch").offers("play:working_a_hunch")


def test_working_a_hunch_is_not_for_another_turn() -> None:
    """Given Roland's turn, then Daisy is not offered it."""
    game = Play("""
        investigators roland_banks daisy_walker
        hand 1 working_a_hunch
        clues study 1
    """)
    assert not game.offers("play:working_a_hunch")


@pytest.mark.rule("AH-A-56")
def test_barricade_keeps_hunters_out() -> None:
    """Given it on the Hallway, when rats hunt, then they stay in the Attic."""
    game = Play(f"""
        {HOUSE}
        hand 0 barricade
        enemy swarm_of_rats attic
        deck 0 guts
        encounter ancient_evils ancient_evils
    """)
    game.do("play:barricade", "end_turn")
    assert (game.place("swarm_of_rats"), game.damage(0)) == ("attic", 0)


def test_barricade_does_not_stop_elites_nor_spawning() -> None:
    """Given it on the Hallway, when the Priest hunts, then he comes; an enemy drawn there spawns there."""
    game = Play(f"""
        {HOUSE}
        attached barricade hallway
        enemy ghoul_priest attic
        deck 0 guts
        encounter swarm_of_rats ancient_evils
        phase enemy
    """)
    assert game.place("ghoul_priest") == "hallway"
    assert game.place("swarm_of_rats") == "hallway"


def test_barricade_is_discarded_when_an_investigator_leaves() -> None:
    """Given it on the Hallway, when Roland goes to the Attic, then it lies in its owner's pile."""
    game = Play(f"""
        {HOUSE}
        hand 0 barricade
    """)
    game.do("play:barricade", "move:attic")
    assert (game.pile(0), game.place(0)) == (["barricade"], "attic")


def test_barricade_holds_back_an_engaged_enemy_after_its_attack() -> None:
    """Given a Barricade in the Attic, when Roland goes there with a Ghoul Minion, then it attacks and stays behind."""
    game = Play(f"""
        {HOUSE}
        attached barricade attic
        threat 0 ghoul_minion
    """)
    game.do("move:attic")
    assert (game.damage(0), game.place("ghoul_minion"), game.engaged("ghoul_minion")) == (1, "hallway", -1)


@pytest.mark.rule("AH-Q-010")
def test_deduction_finds_one_more_clue_for_the_tester() -> None:
    """Given Daisy committing Deduction to Roland's test, then he finds 2 clues, and she none."""
    game = Play("""
        investigators roland_banks daisy_walker
        hand 1 deduction
        clues study 3
    """)
    game.do("investigate", "commit:deduction", "draw_token")
    assert (game.clues(0), game.clues(1)) == (2, 0)


def test_deduction_brings_nothing_to_burglary() -> None:
    """Given Burglary instead of clues, then Deduction finds none."""
    game = Play("""
        investigators skids_otoole
        area 0 burglary
        hand 0 deduction
        clues study 3
    """)
    game.do("investigate:burglary", "commit:deduction", "draw_token")
    assert (game.clues(0), game.resources(0)) == (0, 8)


# --- level 1 to 4 -----------------------------------------------------------------------------------------------------


def test_magnifying_glass_1_returns_where_no_clues_are() -> None:
    """Given no clues, then it may return to the hand for nothing; given one, it may not."""
    game = Play("area 0 magnifying_glass_1").do("use:magnifying_glass_1")
    assert (game.hand(), game.actions()) == (["magnifying_glass_1"], 3)
    game = Play("""
        area 0 magnifying_glass_1
        clues study 1
    """)
    assert not game.offers("use:magnifying_glass_1")


@pytest.mark.rule("AH-B-155")
def test_disc_of_itzamna_sends_a_spawning_enemy_away() -> None:
    """Given the Disc, when the Icy Ghoul spawns in the Cellar beside her, then both are discarded, without victory."""
    game = Play(f"""
        investigators daisy_walker
        {HOUSE}
        at 0 cellar
        area 0 disc_of_itzamna_2
        encounter icy_ghoul ancient_evils
        phase mythos.draw
    """)
    game.do("react:disc_of_itzamna_2")
    assert (game.zone("icy_ghoul"), game.pile(0)) == (DISCARD, ["disc_of_itzamna_2"])
    assert game.told("enemy_defeated", "enemy") == []


def test_disc_of_itzamna_does_not_reach_elsewhere_nor_elites() -> None:
    """Given the enemy spawning in the Attic, or the Priest, then it is not asked."""
    game = Play(f"""
        investigators daisy_walker
        {HOUSE}
        area 0 disc_of_itzamna_2
        encounter flesh_eater ancient_evils
        phase mythos.draw
    """)
    assert game.place("flesh_eater") == "attic"
    game = Play("""
        investigators daisy_walker
        place hallway
        unrevealed parlor
        area 0 disc_of_itzamna_2
        act the_barrier
        aside ghoul_priest lita_chantler
        clues 0 3
        phase upkeep.hand
    """)
    game.do("react:the_barrier")
    assert (game.engaged("ghoul_priest"), game.area()) == (0, ["disc_of_itzamna_2"])


def test_encyclopedia_lends_two_for_the_phase() -> None:
    """Given Roland here, when Daisy looks up combat for him, then he fights with 6 this phase."""
    game = Play("""
        investigators daisy_walker roland_banks
        area 0 encyclopedia_2
        threat 1 ghoul_priest
    """)
    game.do("use:encyclopedia_2:roland_banks")
    assert game.options == ["choose:willpower", "choose:intellect", "choose:combat", "choose:agility"]
    game.do("choose:combat", "end_turn", "fight:ghoul_priest")
    assert game.told("passed", "value") == [6]
    assert not game.is_ready("encyclopedia_2")


def test_encyclopedia_ends_with_the_phase() -> None:
    """Given willpower looked up, when Rotting Remains come in the mythos phase, then it counts 3 again."""
    game = Play("""
        investigators daisy_walker
        area 0 encyclopedia_2
        deck 0 guts
        encounter rotting_remains ancient_evils
    """)
    game.do("use:encyclopedia_2:daisy_walker", "choose:willpower", "end_turn").until(lambda: game.now.round > 1)
    game.until(lambda: game.prompt == "turn")
    assert game.told("passed", "value") == [3]


def test_cryptic_research_draws_three_for_somebody_here() -> None:
    """Given Roland here, when Daisy plays it for him in her turn, then he draws 3, for nothing."""
    game = Play("""
        investigators daisy_walker roland_banks
        hand 0 cryptic_research_4
        deck 0 guts guts guts
        deck 1 knife machete flashlight evidence
    """)
    game.do("play:cryptic_research_4:roland_banks")
    assert (game.hand(1), game.actions(), game.resources(0)) == (["knife", "machete", "flashlight"], 3, 5)


def test_a_barricade_costs_an_action_and_provokes() -> None:
    game = Play("investigators daisy_walker\nhand 0 barricade\nthreat 0 swarm_of_rats").do("play:barricade")
    assert (game.told("opportunity", "enemy"), game.actions()) == (["swarm_of_rats"], 2)


def test_the_lens_comes_back_from_a_place_without_clues() -> None:
    text = "investigators daisy_walker\narea 0 magnifying_glass_1"
    assert not Play(f"{text}\nclues study 1").offers("use:magnifying_glass_1")
    assert Play(text).do("use:magnifying_glass_1").hand() == ["magnifying_glass_1"]
