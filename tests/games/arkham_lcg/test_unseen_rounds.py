"""Positions that engines get wrong, each written down from the rulebook alone: phases, encounters, decks and hands."""

import pytest

import miskatonic
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.rows.terms import VICTORY
from miskatonic.games.arkham_lcg.state import Arkham, row
from tests.games.arkham_lcg.play import Play

# --- Set-up -----------------------------------------------------------------------------------------------------------


def test_nobody_begins_with_a_weakness_however_much_is_drawn_again() -> None:
    for seed in range(20):
        table = miskatonic.new_table(GAME, seed=seed, seats=2)
        # when everybody swaps all five cards
        while table.choice is not None and table.choice.prompt == "mulligan":
            swaps = [option for option in table.choice.options if option.text.startswith("swap")]
            table.answer(swaps[0] if swaps else "redraw")
        # then the weaknesses are all in the decks
        game = table.state
        assert isinstance(game, Arkham)
        for seat in range(2):
            assert len(game.hand[seat]) == 5
            assert not any(row(game, card).weakness for card in game.hand[seat])
            assert sum(bool(row(game, card).weakness) for card in game.deck[seat]) == 2
            assert game.discard[seat] == ()


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


# --- Encounters -------------------------------------------------------------------------------------------------------


def test_who_leads_draws_first_and_in_that_order() -> None:
    game = Play("""
        investigators roland_banks daisy_walker
        lead 1
        encounter ancient_evils obscuring_fog swarm_of_rats
        phase mythos
    """)
    assert game.told("encounter", "seat", "card") == [(1, "ancient_evils"), (0, "obscuring_fog")]


def test_an_enemy_without_a_place_to_spawn_is_discarded() -> None:
    game = Play("investigators roland_banks\nencounter flesh_eater swarm_of_rats\nphase mythos")
    assert (game.pile(), game.threats(), game.zone("flesh_eater") == VICTORY) == (["flesh_eater"], [], False)


def test_prey_does_not_change_whom_a_drawn_enemy_engages() -> None:
    # given a Ghoul that prefers the weaker, drawn by Roland beside Daisy
    game = Play("investigators roland_banks daisy_walker\nencounter ravenous_ghoul obscuring_fog\nphase mythos")
    assert game.engaged("ravenous_ghoul") == 0


def test_crypt_chill_takes_an_asset_or_two_health() -> None:
    text = "investigators roland_banks\nencounter crypt_chill swarm_of_rats\nbag -2\nphase mythos"
    assert Play(text).damage(0) == 2
    game = Play(f"{text}\narea 0 knife")
    assert (game.damage(0), game.area()) == (0, [])


def test_one_fog_is_enough_and_a_success_through_it_lifts_it() -> None:
    game = Play(
        "investigators roland_banks\nencounter obscuring_fog swarm_of_rats\nattached obscuring_fog study\nphase mythos"
    )
    assert game.pile() == ["obscuring_fog.1"]
    game = Play("investigators daisy_walker\nattached obscuring_fog study\nclues study 2").do("investigate")
    assert (game.told("test", "count"), game.pile(), game.clues(0)) == ([4], ["obscuring_fog"], 1)


def test_an_asset_takes_no_more_than_it_has_left() -> None:
    # given Grasping Hands failed by 3, and a coat with 2 health
    text = "investigators wendy_adams\narea 0 leather_coat\nencounter grasping_hands swarm_of_rats\nbag auto_fail"
    game = Play(f"{text}\nphase mythos")
    assert sorted(game.options) == ["harm:me=1/0+leather_coat=2/0", "harm:me=2/0+leather_coat=1/0", "harm:me=3/0"]


def test_drawn_to_the_flame_gives_what_is_there_to_who_is_still_there() -> None:
    text = "investigators agnes_baker roland_banks\nhand 0 drawn_to_the_flame"
    game = Play(f"{text}\nencounter obscuring_fog\nclues study 1").do("play:drawn_to_the_flame")
    assert game.clues(0) == 1
    game = Play(f"{text}\nencounter rotting_remains\nhorror 0 7\nclues study 3\nbag auto_fail")
    game.do("play:drawn_to_the_flame")
    assert (game.story("defeated", "discovers"), game.clues("study")) == (["defeated"], 3)


# --- Hunters ----------------------------------------------------------------------------------------------------------

HOUSE = "investigators roland_banks daisy_walker\nplace hallway\nplace attic\nplace cellar\nphase enemy"


def test_of_two_equally_near_a_hunter_goes_to_its_prey_and_attacks_at_once() -> None:
    game = Play(f"{HOUSE}\nat 0 attic\nat 1 cellar\nlead 1\nenemy ghoul_priest hallway")
    assert (game.engaged("ghoul_priest"), game.damage(0)) == (0, 2)
    # without prey the lead says
    game = Play(f"{HOUSE}\nat 0 attic\nat 1 cellar\nlead 1\nenemy swarm_of_rats hallway")
    assert (game.asked, game.options) == (1, ["prey:1", "prey:0"])


def test_the_nearest_comes_before_the_prey() -> None:
    game = Play(f"{HOUSE}\nat 0 cellar\nat 1 hallway\nenemy ghoul_priest attic")
    assert (game.place("ghoul_priest"), game.engaged("ghoul_priest")) == ("hallway", 1)


def test_exhausted_hunters_and_those_who_do_not_hunt_stay() -> None:
    text = f"{HOUSE}\nat 0 attic\nat 1 attic\nenemy ghoul_minion hallway"
    game = Play(f"{text}\nenemy swarm_of_rats hallway\nexhausted swarm_of_rats")
    assert game.story("enemy_moves") == []


def test_a_barricade_holds_rats_but_no_priest_and_falls_when_somebody_leaves() -> None:
    text = f"{HOUSE}\nat 0 attic\nat 1 attic\nattached barricade attic"
    assert Play(f"{text}\nenemy swarm_of_rats hallway").place("swarm_of_rats") == "hallway"
    assert Play(f"{text}\nenemy ghoul_priest hallway").place("ghoul_priest") == "attic"
    game = Play("investigators roland_banks\nplace attic\nplace hallway\nattached barricade attic").do("move:hallway")
    assert game.told("card_discarded", "card") == ["barricade"]


# --- Decks and hands --------------------------------------------------------------------------------------------------


def test_an_empty_deck_is_renewed_for_one_horror() -> None:
    game = Play("investigators roland_banks\ndiscard 0 knife machete guts").do("draw")
    assert (len(game.hand()), len(game.deck(0)), game.pile(0), game.horror(0)) == (1, 2, [], 1)


def test_dark_memory_haunts_the_hand_and_cant_be_discarded_from_it() -> None:
    # given eight cards, and one more in upkeep
    game = Play("""
        investigators agnes_baker
        hand 0 dark_memory knife knife guts guts fearless fearless lucky
        deck 0 lucky_2
    """).do("end_turn")
    assert (game.horror(0), game.prompt, game.offers("discard:dark_memory")) == (2, "hand_size", False)


def test_amnesia_leaves_the_weakness() -> None:
    game = Play("investigators agnes_baker\nhand 0 dark_memory knife guts\ndeck 0 amnesia lucky").do("draw")
    assert game.hand() == ["dark_memory"]


def test_abandoned_and_alone_goes_past_every_asset_and_removes_the_pile() -> None:
    game = Play("""
        investigators wendy_adams
        area 0 holy_rosary
        discard 0 knife lucky
        deck 0 abandoned_and_alone guts
    """).do("draw")
    assert (game.horror(0), game.horror("holy_rosary"), game.pile(0)) == (2, 0, ["abandoned_and_alone"])


def test_wendys_amulet_finds_the_topmost_event_and_puts_what_is_played_under_the_deck() -> None:
    # given a Knife on top of Lucky!
    text = "investigators wendy_adams\narea 0 wendys_amulet\ndeck 0 guts"
    game = Play(f"{text}\ndiscard 0 knife lucky\nclues study 2\nbag -2").do("investigate", "play:lucky")
    assert (game.deck(0), game.pile(0), game.clues(0)) == (["guts", "lucky"], ["knife"], 1)
    assert Play(f"{text}\nhand 0 emergency_cache").do("play:emergency_cache").deck(0) == ["guts", "emergency_cache"]
    # an event that is committed is not played
    game = Play(f"{text}\nhand 0 cunning_distraction").do("investigate", "commit:cunning_distraction", "draw_token")
    assert game.pile(0) == ["cunning_distraction"]


def test_a_weakness_that_is_searched_for_is_drawn_and_one_that_is_fetched_too() -> None:
    game = Play("investigators daisy_walker\narea 0 old_book_of_lore\ndeck 0 paranoia knife guts")
    assert game.do("use:old_book_of_lore:daisy_walker", "take:paranoia").resources(0) == 0
    game = Play("investigators daisy_walker\nhand 0 research_librarian\ndeck 0 the_necronomicon guts")
    game.do("play:research_librarian", "react:research_librarian")
    assert (game.hand(), game.threats(), game.horror("the_necronomicon")) == ([], ["the_necronomicon"], 3)


def test_who_is_shown_the_old_book_searches_their_own_deck() -> None:
    game = Play("investigators daisy_walker roland_banks\narea 0 old_book_of_lore\ndeck 1 knife guts machete")
    game.do("use:old_book_of_lore:roland_banks")
    assert game.asked == 1
    assert game.do("take:machete").hand(1) == ["machete"]


# --- Slots, uniqueness, uses, actions ---------------------------------------------------------------------------------


def test_a_new_asset_pushes_out_others_and_never_itself() -> None:
    text = "investigators roland_banks\narea 0 knife flashlight\nhand 0 baseball_bat machete"
    assert Play(text).do("play:machete").options == ["discard:knife", "discard:flashlight"]
    game = Play(text).do("play:baseball_bat", "discard:knife")
    assert (game.area(), sorted(game.pile(0))) == (["baseball_bat"], ["flashlight", "knife"])


def test_a_tome_in_the_tote_bag_makes_no_room_for_a_lens() -> None:
    # given two Tomes in the bag, and both hands full of other things
    game = Play("""
        investigators daisy_walker
        area 0 knife flashlight daisys_tote_bag old_book_of_lore medical_texts
        hand 0 magnifying_glass
    """).do("play:magnifying_glass")
    assert game.options == ["discard:knife", "discard:flashlight"]
    # given a Tome in one of the hands too, then any of the three makes room
    game = Play("""
        investigators daisy_walker
        area 0 knife daisys_tote_bag old_book_of_lore medical_texts encyclopedia_2
        hand 0 magnifying_glass
    """).do("play:magnifying_glass")
    assert len(game.options) == 4


def test_the_necronomicon_and_lita_take_their_slots() -> None:
    game = Play("investigators daisy_walker\narea 0 knife flashlight\ndeck 0 the_necronomicon guts").do("draw")
    assert game.options == ["discard:knife", "discard:flashlight"]
    game = Play("""
        investigators daisy_walker
        place parlor
        act what_have_you_done
        area 0 research_librarian
        there lita_chantler parlor
    """).do("parley:parlor:lita_chantler")
    assert (game.area(), game.pile(0)) == (["lita_chantler"], ["research_librarian"])


def test_a_unique_title_is_in_play_once_at_the_whole_table() -> None:
    game = Play("investigators skids_otoole wendy_adams\narea 1 leo_de_luca\nhand 0 leo_de_luca_1\nresources 0 9")
    assert not game.offers("play:leo_de_luca_1")


def test_first_aid_heals_who_is_here_and_goes_with_its_last_supply() -> None:
    game = Play("""
        investigators roland_banks daisy_walker agnes_baker
        place hallway
        place attic
        at 2 attic
        area 0 first_aid
        uses first_aid 1
        horror 1 2
        horror 2 2
    """)
    assert [text for text in game.options if "first_aid" in text] == ["use:first_aid:horror:daisy_walker"]
    game.do("use:first_aid:horror:daisy_walker")
    assert (game.horror(1), game.area(), game.pile(0)) == (1, [], ["first_aid"])


def test_leo_gives_the_first_action_and_takes_no_other_along() -> None:
    # given Leo with one health left
    text = "investigators skids_otoole\nthreat 0 swarm_of_rats\nresources 0 9"
    game = Play(f"{text}\narea 0 leo_de_luca\ndamage leo_de_luca 1")
    # when he dies of the first action, then it was his
    assert game.do("resource", "harm:leo_de_luca=1/0").actions() == 3
    # given he comes as the second action: then his own is still to come
    assert Play(f"{text}\nhand 0 leo_de_luca\nturn 0 2\nexhausted swarm_of_rats").do("play:leo_de_luca").actions() == 2


@pytest.mark.parametrize(("paid", "left"), [(1, True), (2, False)])
def test_hospital_debts_twice_a_round(paid: int, left: bool) -> None:
    game = Play("investigators skids_otoole\nthreat 0 hospital_debts\nresources 0 9")
    game.do(*["use:hospital_debts"] * paid)
    assert (game.resources("hospital_debts"), game.offers("use:hospital_debts")) == (paid, left)


def test_skids_buys_one_action_a_turn() -> None:
    game = Play("investigators skids_otoole").do("use:skids_otoole")
    assert (game.actions(), game.resources(0), game.offers("use:skids_otoole")) == (4, 3, False)
