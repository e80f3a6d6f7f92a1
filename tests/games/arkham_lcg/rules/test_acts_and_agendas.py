"""B.14: acts and agendas: clues of the group, doom, when and by what they advance."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import REMOVED
from tests.games.arkham_lcg.play import Play

BARRIER = """
    investigators roland_banks daisy_walker
    act the_barrier
    place hallway
    place attic
    unrevealed parlor
    aside ghoul_priest lita_chantler
    clues 0 2
    clues 1 4
"""


# --- Acts -------------------------------------------------------------------------------------------------------------


def test_the_group_gives_clues_in_any_split_and_the_study_is_left_behind() -> None:
    # given four clues are needed, and enemies in the Study, one of them worth a victory
    game = Play("""
        investigators roland_banks daisy_walker
        clues 0 1
        clues 1 4
        threat 0 ghoul_minion
        threat 1 swarm_of_rats
        enemy icy_ghoul study
        exhausted icy_ghoul
        attached obscuring_fog study
        aside hallway attic cellar parlor ghoul_priest lita_chantler
    """)
    # when Roland gives one
    game.do("advance", "give:1")
    # then Daisy gave three; nobody follows them into the Hallway, and nothing was defeated
    assert (game.clues(0), game.clues(1), game.place(0), game.place(1)) == (0, 1, "hallway", "hallway")
    assert sorted(game.pile()) == ["ghoul_minion", "icy_ghoul", "obscuring_fog", "swarm_of_rats"]
    assert (game.threats(0), game.threats(1)) == ([], [])


def test_the_barrier_falls_only_at_the_rounds_end_by_those_in_the_hallway() -> None:
    # given Daisy with most of the clues in the Attic
    game = Play(f"{BARRIER}\nat 1 attic")
    assert not game.offers("move:parlor")
    assert not game.offers("advance")
    game.do("end_turn", "end_turn")
    assert (game.story("advances"), game.now.round) == ([], 2)


def test_behind_the_barrier_the_priest_comes_to_the_strongest() -> None:
    game = Play(f"{BARRIER}\nlead 1").do("end_turn", "end_turn", "react:the_barrier")
    assert (game.place("ghoul_priest"), game.engaged("ghoul_priest")) == ("hallway", 0)
    assert (game.clues(0), game.clues(1), game.place("lita_chantler")) == (0, 0, "parlor")


def test_what_counts_per_investigator_counts_who_began() -> None:
    # given Roland about to fall, and a Ghoul Priest with 5 of 10 damage
    game = Play("""
        investigators roland_banks daisy_walker
        act what_have_you_done
        place hallway
        unrevealed attic
        damage 0 8
        threat 0 swarm_of_rats
        enemy ghoul_priest hallway
        exhausted ghoul_priest
        damage ghoul_priest 5
    """).do("resource")
    assert game.story("defeated", "enemy_defeated") == ["defeated"]
    # when Daisy reveals the Attic
    game.do("move:attic")
    assert game.clues("attic") == 4


# --- Doom and agendas -------------------------------------------------------------------------------------------------


def test_doom_anywhere_counts_and_all_of_it_leaves_with_the_agenda() -> None:
    game = Play("""
        investigators agnes_baker
        area 0 arcane_initiate
        doom arcane_initiate 1
        doom whats_going_on 1
        phase mythos
    """).do("harm:me=0/2")
    assert (game.told("advances", "card"), game.doom("arcane_initiate")) == (["whats_going_on"], 0)


def test_the_last_doom_waits_for_the_mythos_phase() -> None:
    # given a third doom by Arcane Initiate, or by the Acolyte's attack
    game = Play("investigators agnes_baker\nhand 0 arcane_initiate\ndoom whats_going_on 2").do("play:arcane_initiate")
    assert (game.doom("arcane_initiate"), game.story("advances")) == (1, [])
    text = "investigators roland_banks\nthreat 0 silver_twilight_acolyte\ndoom whats_going_on 2"
    game = Play(text).do("resource")
    assert (game.doom("whats_going_on"), game.story("advances"), game.resources(0)) == (3, [], 6)


def test_ancient_evils_advances_at_once_and_the_next_counts_for_the_next_agenda() -> None:
    game = Play("""
        investigators agnes_baker roland_banks
        encounter ancient_evils ancient_evils swarm_of_rats
        doom whats_going_on 1
        phase mythos
    """)
    assert (game.told("advances", "card"), game.doom("rise_of_the_ghouls")) == (["whats_going_on"], 1)
    assert game.horror(0) == 2


def test_a_lapse_in_time_takes_a_card_at_random_a_weakness_too() -> None:
    game = Play("investigators agnes_baker roland_banks\nhand 0 dark_memory\ndoom whats_going_on 2\nphase mythos")
    game.do("choose:discard")
    assert (game.hand(), game.pile(0), game.horror(0)) == ([], ["dark_memory"], 0)


def test_the_tunnels_bring_the_lead_a_ghoul_where_it_spawns() -> None:
    game = Play("""
        investigators roland_banks
        agenda rise_of_the_ghouls
        act the_barrier
        place hallway
        place attic
        encounter_discard flesh_eater
        doom rise_of_the_ghouls 6
        phase mythos
    """)
    assert (game.place("flesh_eater"), game.engaged("flesh_eater")) == ("attic", -1)


def test_the_tunnels_without_a_ghoul_discard_everything_and_the_game_goes_on() -> None:
    game = Play("""
        investigators roland_banks
        agenda rise_of_the_ghouls
        act the_barrier
        place hallway
        encounter crypt_chill
        encounter_discard ancient_evils swarm_of_rats
        doom rise_of_the_ghouls 6
        phase mythos
    """)
    discarded = game.told("card_discarded", "card")
    assert sorted(discarded[:3]) == ["ancient_evils", "crypt_chill", "swarm_of_rats"]
    assert game.story("current", "encounter") == ["current", "encounter"]


def test_unengaged_ghouls_go_out_even_exhausted_and_through_the_barrier() -> None:
    # given one in the Attic that is exhausted, one in the Hallway, one engaged in the Cellar, and Rats
    game = Play("""
        investigators roland_banks
        agenda theyre_getting_out
        act the_barrier
        place hallway
        place attic
        place cellar
        unrevealed parlor
        at 0 cellar
        threat 0 ravenous_ghoul
        enemy ghoul_minion attic
        enemy ghoul_minion hallway
        enemy swarm_of_rats hallway
        exhausted ghoul_minion.1 swarm_of_rats
        phase enemy
    """)
    # then two move, and bring two doom at the end of the round
    moved = [("ghoul_minion.1", "hallway"), ("ghoul_minion.2", "parlor")]
    assert game.told("enemy_moves", "enemy", "place") == moved
    assert game.told("doom", "count") == [2, 1]


def test_doom_of_the_rounds_end_advances_nothing_before_the_next_mythos_phase() -> None:
    game = Play("""
        investigators roland_banks
        agenda theyre_getting_out
        act the_barrier
        place hallway
        threat 0 ghoul_minion ravenous_ghoul
        doom theyre_getting_out 9
        phase upkeep
    """)
    assert game.told("doom", "total") == [11, 12]
    assert game.story("doom", "round", "advances") == ["doom", "round", "doom", "advances"]


def test_the_act_advances_freely_among_enemies() -> None:
    game = Play("""
        investigators roland_banks
        clues 0 2
        threat 0 ghoul_minion
        aside hallway attic cellar parlor ghoul_priest lita_chantler
    """).do("advance")
    assert (game.story("opportunity"), game.actions(), game.place(0)) == ([], 3, "hallway")


@pytest.mark.rule("AH-B-131")
def test_ah_b_131_the_agenda_that_has_become_an_enemy_is_no_agenda() -> None:
    """Given the sixth doom, when The Masked Hunter comes out of the agenda's back, then the agenda is no more."""
    game = Play("""
        scenario the_midnight_masks
        place rivertown
        place northside
        removed the_masked_hunter
        doom predator_or_prey 5
        encounter acolyte acolyte
        phase mythos
    """)
    assert (game.engaged("the_masked_hunter"), game.zone("predator_or_prey")) == (0, REMOVED)
    board = game.table.view(0)["board"]
    assert board["agenda"]["card"] == "card-time_is_running_short"


@pytest.mark.rule("AH-B-263")
def test_ah_b_263_doom_that_the_back_of_an_agenda_places_stays() -> None:
    """Given doom on agenda and Acolyte, when the agenda advances, then all goes, and its Monster still has 1."""
    game = Play("""
        scenario the_devourer_below
        place main_path
        agenda the_arkham_woods
        doom the_arkham_woods 2
        enemy acolyte main_path
        doom acolyte 1
        encounter ghoul_minion ancient_evils
        aside the_ritual_begins
        phase mythos
    """)
    assert (game.doom("acolyte"), game.doom("ghoul_minion")) == (0, 1)
