"""B.21, first third: the mistakes other engines made about attacks of opportunity, searches, slots, doom and piles."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import DISCARD, HAND
from tests.games.arkham_lcg.imaginary import imagined, lesson, observer, ritual
from tests.games.arkham_lcg.play import Play

HOUSE = """
    place hallway
    place attic
    place cellar
    unrevealed parlor
"""


@pytest.mark.rule("AH-A-01")
def test_ah_a_01_the_move_still_happens_when_a_reaction_kills_the_second_attacker() -> None:
    """Given Agnes with two enemies, when the first attack's horror lets her kill the second, then she still moves."""
    game = Play(f"""
        investigators agnes_baker
        {HOUSE}
        threat 0 ghoul_minion swarm_of_rats
    """)
    game.do("move:attic", "next:ghoul_minion", "react:agnes_baker:swarm_of_rats")
    assert game.told("attacks", "enemy") == ["ghoul_minion"]
    assert game.place(0) == "attic"
    assert game.place("ghoul_minion") == "attic"
    assert game.pile() == ["swarm_of_rats"]


@pytest.mark.rule("AH-A-02")
def test_ah_a_02_two_copies_of_an_enemy_are_two_attacks() -> None:
    """Given two Swarms of Rats with Roland, when he takes a resource, then both attack."""
    game = Play("""
        investigators roland_banks
        threat 0 swarm_of_rats swarm_of_rats
    """).do("resource")
    assert game.told("attacks", "enemy") == ["swarm_of_rats.1", "swarm_of_rats.2"]
    assert game.damage(0) == 2
    assert game.resources(0) == 6


@pytest.mark.rule("AH-A-03")
def test_ah_a_03_the_cost_is_paid_before_the_attacks_and_the_effect_may_never_come() -> None:
    """Given Agnes with 6 horror of 8, when 1 horror is the cost and a Ghoul attacks for the last, then no effect."""
    with imagined(ritual()):
        game = Play("""
            investigators agnes_baker roland_banks
            area 0 ritual
            threat 0 ghoul_minion
            horror 0 6
        """).do("use:ritual", "pass")
        assert game.told("horror_placed", "count", "source") == [(1, "ritual"), (1, "ghoul_minion")]
        assert game.told("defeated", "seat") == [0]
        assert game.told("gains", "seat") == []


@pytest.mark.rule("AH-A-04")
def test_ah_a_04_the_card_being_played_may_be_lost_to_the_attack_it_provokes() -> None:
    """Given an enemy whose attack discards at random, when the only card is played, then it is gone, unrefunded."""
    with imagined(observer()):
        game = Play("""
            investigators roland_banks
            hand 0 machete
            threat 0 observer
        """).do("play:machete")
        assert game.pile(0) == ["machete"]
        assert game.area(0) == []
        assert (game.resources(0), game.actions()) == (2, 2)
        assert (game.damage(0), game.horror(0)) == (1, 1)


@pytest.mark.rule("AH-A-05")
def test_ah_a_05_an_action_that_provokes_is_carried_out_once() -> None:
    """Given nothing to choose, when a resource action provokes, then there is one attack and exactly 1 resource."""
    game = Play("""
        investigators roland_banks
        threat 0 ghoul_minion
    """).do("resource")
    assert game.resources(0) == 6
    assert (game.damage(0), game.horror(0), game.actions()) == (1, 1, 2)


@pytest.mark.rule("AH-A-06")
def test_ah_a_06_dissonant_voices_bar_lucky_where_a_test_would_fail() -> None:
    """Given Dissonant Voices, when Daisy would fail, then Lucky! is not offered; without them it is."""
    position = """
        investigators daisy_walker
        hand 0 lucky
        bag -4
    """
    free = Play(position).do("investigate")
    assert free.offers("play:lucky")
    barred = Play(position + "threat 0 dissonant_voices").do("investigate")
    assert barred.told("failed", "seat") == [0]
    assert barred.prompt == "turn"


@pytest.mark.rule("AH-A-06")
def test_ah_a_06_dissonant_voices_bar_ward_of_protection() -> None:
    """Given Dissonant Voices, when a treachery is drawn, then Ward of Protection is not offered."""
    position = """
        investigators agnes_baker
        hand 0 ward_of_protection
        encounter ancient_evils
        phase mythos.draw
    """
    assert Play(position).offers("play:ward_of_protection")
    barred = Play(position + "threat 0 dissonant_voices")
    assert barred.doom("whats_going_on") == 1


@pytest.mark.rule("AH-A-07")
def test_ah_a_07_the_librarians_search_is_optional_and_the_necronomicon_opens_when_found() -> None:
    """Given the Librarian and two Tomes in the deck, when Daisy searches, then she chooses, and the book resolves."""
    position = """
        investigators daisy_walker
        hand 0 research_librarian
        deck 0 knife old_book_of_lore the_necronomicon
    """
    game = Play(position).do("play:research_librarian")
    assert game.options == ["react:research_librarian", "pass"]
    game.do("react:research_librarian")
    assert sorted(game.options) == ["take:old_book_of_lore", "take:the_necronomicon"]
    game.do("take:the_necronomicon")
    assert game.threats() == ["the_necronomicon"]
    assert game.horror("the_necronomicon") == 3


@pytest.mark.rule("AH-A-08")
def test_ah_a_08_the_only_spell_found_must_be_taken() -> None:
    """Given Dark Memory as the only Spell among the top three, when the Initiate searches, then Agnes has it."""
    game = Play("""
        investigators agnes_baker
        area 0 arcane_initiate
        deck 0 knife dark_memory flashlight guts
    """).do("use:arcane_initiate")
    assert game.hand() == ["dark_memory"]
    assert game.prompt == "turn"


@pytest.mark.rule("AH-A-09")
def test_ah_a_09_an_ally_may_take_both_kinds_in_one_packet() -> None:
    """Given a Librarian with 1 health and 1 sanity, when 1 damage and 1 horror come, then both may go to her."""
    game = Play("""
        investigators daisy_walker
        area 0 research_librarian
        threat 0 ghoul_minion
    """).do("resource")
    assert "harm:research_librarian=1/1" in game.options
    game.do("harm:research_librarian=1/1")
    assert (game.damage(0), game.horror(0)) == (0, 0)
    assert game.pile(0) == ["research_librarian"]


@pytest.mark.rule("AH-A-10")
def test_ah_a_10_a_second_packet_waits_until_the_first_is_assigned() -> None:
    """Given a Leather Coat and two Swarms of Rats, when both attack, then each packet is asked for by itself."""
    game = Play("""
        investigators wendy_adams
        area 0 leather_coat
        threat 0 swarm_of_rats swarm_of_rats
        phase enemy
    """)
    assert game.prompt == "harm"
    assert game.told("attacks", "enemy") == ["swarm_of_rats.1"]
    game.do("harm:leather_coat=1/0")
    assert game.prompt == "harm"
    assert game.told("attacks", "enemy") == ["swarm_of_rats.1", "swarm_of_rats.2"]
    game.do("harm:me=1/0")
    assert (game.damage("leather_coat"), game.damage(0)) == (1, 1)


@pytest.mark.rule("AH-A-11")
def test_ah_a_11_no_action_is_taken_back_when_leo_goes() -> None:
    """Given Leo's fourth action, when it costs him his life, then the action counts, and a bought one is a full one."""
    game = Play("""
        investigators skids_otoole
        area 0 leo_de_luca
        damage leo_de_luca 1
        threat 0 swarm_of_rats
        turn 0 0
    """)
    assert game.actions() == 1
    game.do("resource", "harm:leo_de_luca=1/0")
    assert game.pile(0) == ["leo_de_luca"]
    assert game.resources(0) == 6
    assert game.actions() == 0
    game.do("use:skids_otoole")
    assert game.actions() == 1


@pytest.mark.rule("AH-A-12")
def test_ah_a_12_the_tome_action_does_not_help_to_pay_for_anything_else() -> None:
    """Given Daisy with her Tome action and 1 other, when an ability costs 2 and is no Tome, then it can't be used."""
    with imagined(lesson()):
        game = Play("""
            investigators daisy_walker
            area 0 lesson old_book_of_lore
            deck 0 knife knife knife knife
            turn 0 1
        """)
        assert not game.offers("use:lesson")
        assert [(bar.verb, bar.reason) for bar in game.refusals] == [("use", "actions"), ("advance", "group_clues")]
        game.do("use:old_book_of_lore:daisy_walker")
        assert game.actions() == 1


@pytest.mark.rule("AH-A-13")
def test_ah_a_13_doom_that_left_play_no_longer_counts() -> None:
    """Given doom 1 on the agenda and 1 on the Initiate, when she is gone, then the third doom is still to come."""
    position = """
        investigators agnes_baker
        area 0 arcane_initiate
        doom whats_going_on 1
        doom arcane_initiate 1
        encounter ghoul_minion
    """
    stays = Play(position + "phase mythos")
    assert stays.told("advances", "card") == ["whats_going_on"]
    goes = Play(position + "threat 0 swarm_of_rats").do("resource", "harm:arcane_initiate=1/0")
    assert goes.pile(0) == ["arcane_initiate"]
    goes.until(lambda: goes.now.phase == "investigation" and goes.now.round == 2)
    assert goes.doom("whats_going_on") == 2
    assert goes.told("advances", "card") == []


@pytest.mark.rule("AH-A-14")
def test_ah_a_14_doom_at_the_threshold_waits_for_the_mythos_phase() -> None:
    """Given 3 doom of 3 in the investigation phase, when actions are taken, then nothing advances before step 1.3."""
    game = Play("""
        investigators roland_banks
        threat 0 silver_twilight_acolyte
        doom whats_going_on 2
        encounter ghoul_minion
        turn 0 1
    """)
    game.do("resource")
    assert game.now.phase in ("mythos", "investigation")
    kinds = game.story("doom", "advances", "round")
    assert kinds[0] == "doom"
    assert "advances" in kinds
    assert kinds.index("round") < kinds.index("advances")


@pytest.mark.rule("AH-A-15")
def test_ah_a_15_the_next_agenda_is_current_only_when_the_back_is_done() -> None:
    """Given the first agenda about to advance, while its back asks the lead, then it is still the current one."""
    game = Play("""
        investigators roland_banks
        hand 0 knife
        doom whats_going_on 2
        encounter ghoul_minion
        phase mythos
    """)
    assert game.prompt == "whats_going_on"
    assert game.now.agenda == game.card("whats_going_on")
    game.do("choose:horror")
    assert game.now.agenda == game.card("rise_of_the_ghouls")
    assert game.doom("rise_of_the_ghouls") == 0


@pytest.mark.rule("AH-A-16")
def test_ah_a_16_printed_clues_are_added_to_those_that_lie_there() -> None:
    """Given a clue on the unrevealed Attic, when Roland enters it alone, then 1 + 2 clues are there."""
    game = Play("""
        investigators roland_banks
        place hallway
        unrevealed attic
        clues attic 1
    """).do("move:attic")
    assert game.clues("attic") == 3


@pytest.mark.rule("AH-A-17")
def test_ah_a_17_a_fast_asset_asks_for_its_slot_like_any_other() -> None:
    """Given both hands full, when the Magnifying Glass is played fast, then one of the two must go."""
    game = Play("""
        investigators daisy_walker
        area 0 knife flashlight
        hand 0 magnifying_glass
    """).do("play:magnifying_glass")
    assert sorted(game.options) == ["discard:flashlight", "discard:knife"]
    game.do("discard:knife")
    assert sorted(game.area()) == ["flashlight", "magnifying_glass"]
    assert game.actions() == 3


@pytest.mark.rule("AH-A-18", "AH-E-007")
def test_ah_a_18_ah_e_007_with_lita_the_other_ally_leaves() -> None:
    """Given Beat Cop with Roland, when he wins Lita by parley, then one ally slot holds one of them: Lita."""
    game = Play("""
        investigators roland_banks
        place parlor
        there lita_chantler parlor
        area 0 beat_cop
        bag 1
    """)
    game.do("parley:parlor:lita_chantler")
    assert game.area() == ["lita_chantler"]
    assert game.pile(0) == ["beat_cop"]


@pytest.mark.rule("AH-A-19")
def test_ah_a_19_a_defeated_weakness_enemy_is_not_in_the_encounter_deck() -> None:
    """Given Roland's Mob Enforcer, when it is defeated, then it lies in his own discard pile."""
    game = Play("""
        investigators roland_banks
        area 0 45_automatic
        threat 0 mob_enforcer
        damage mob_enforcer 1
    """).do("fight:45_automatic:mob_enforcer")
    assert game.pile(0) == ["mob_enforcer"]
    assert game.pile() == []


@pytest.mark.rule("AH-A-20")
def test_ah_a_20_an_encounter_card_leaves_a_threat_area_for_the_encounter_pile() -> None:
    """Given Frozen in Fear, when Roland's test at the end of his turn succeeds, then it lies in the encounter pile."""
    game = Play("""
        investigators roland_banks
        threat 0 frozen_in_fear
        encounter ghoul_minion ghoul_minion
    """).do("end_turn")
    assert game.zone("frozen_in_fear") == DISCARD
    assert "frozen_in_fear" in game.pile()
    assert game.zone("frozen_in_fear") != HAND
