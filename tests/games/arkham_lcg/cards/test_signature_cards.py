"""The signature cards and signature weaknesses of the investigators."""

import pytest

from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.terms import DISCARD, REMOVED
from miskatonic.games.arkham_lcg.rules.deck_building import problems, starter
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE, starters
from tests.games.arkham_lcg.play import Play


@pytest.mark.parametrize(("clues", "value"), [(0, 5), (1, 7)])
def test_rolands_38_special_is_better_where_clues_are(clues: int, value: int) -> None:
    """Given clues or none, when he fires, then combat 4 has +1 or +3, and the attack deals 2 for 1 ammo."""
    game = Play(f"""
        area 0 rolands_38_special
        threat 0 ghoul_priest
        clues study {clues}
    """)
    game.do("fight:rolands_38_special:ghoul_priest")
    assert game.told("passed", "value") == [value]
    assert (game.damage("ghoul_priest"), game.uses("rolands_38_special"), game.actions()) == (2, 3, 2)


def test_cover_up_enters_with_three_clues() -> None:
    """Given Cover Up on top of the deck, when Roland draws it, then it lies before him with 3 clues."""
    game = Play("deck 0 cover_up").do("draw")
    assert game.threats() == ["cover_up"]
    assert game.clues("cover_up") == 3


@pytest.mark.rule("AH-B-007")
def test_cover_up_takes_the_clues_one_would_discover() -> None:
    """Given 2 clues at the location, when Roland would discover one, then he may remove one from Cover Up instead."""
    game = Play("""
        threat 0 cover_up
        clues cover_up 3
        clues study 2
    """)
    game.do("investigate", "react:cover_up")
    assert (game.clues("cover_up"), game.clues("study"), game.clues(0)) == (2, 2, 0)
    assert game.told("covered_up", "card", "count") == [("cover_up", 1)]
    game.do("investigate", "pass")
    assert (game.clues("cover_up"), game.clues("study"), game.clues(0)) == (2, 1, 1)


@pytest.mark.rule("AH-B-272")
def test_cover_up_may_be_used_by_anybody_at_the_location() -> None:
    """Given Daisy beside Roland, when she would discover a clue, then Cover Up is offered to her."""
    game = Play("""
        investigators roland_banks daisy_walker
        threat 0 cover_up
        clues cover_up 3
        clues study 2
        turn 1 3
    """)
    game.do("investigate")
    assert (game.asked, game.offers("react:cover_up")) == (1, True)
    game.do("react:cover_up")
    assert (game.clues("cover_up"), game.clues(1)) == (2, 0)


def test_cover_up_is_of_no_use_far_away() -> None:
    """Given Roland in the Attic, when Daisy finds a clue in the Hallway, then Cover Up is not asked about."""
    game = Play("""
        investigators roland_banks daisy_walker
        place hallway
        place attic
        at 0 attic
        threat 0 cover_up
        clues cover_up 3
        clues hallway 1
        turn 1 3
    """)
    game.do("investigate")
    assert game.clues(1) == 1


@pytest.mark.parametrize(("left", "trauma"), [(1, 1), (0, 0)])
def test_cover_up_leaves_a_mental_trauma_while_a_clue_is_on_it(left: int, trauma: int) -> None:
    """Given clues left on it or none, when the game ends, then Roland has a mental trauma or none."""
    game = Play(f"""
        place parlor
        place hallway
        threat 0 cover_up
        clues cover_up {left}
    """)
    assert game.threats() == ["cover_up"]  # it stays, even empty
    game.do("resign:parlor")
    assert game.now.mental == [trauma]


def test_daisys_tote_bag_holds_two_more_tomes() -> None:
    """Given both hands full of Tomes and the Tote Bag, then two more Tomes fit, but a Flashlight has no room."""
    game = Play("""
        investigators daisy_walker
        area 0 daisys_tote_bag old_book_of_lore medical_texts encyclopedia_2
        hand 0 old_book_of_lore flashlight
        resources 0 9
    """)
    game.do("play:old_book_of_lore")
    assert len(game.area()) == 5
    game.do("play:flashlight")
    assert game.prompt == "make_room"


def test_without_the_tote_bag_a_third_tome_has_no_room() -> None:
    """Given two Tomes in hand slots, when a third is played, then one of the others leaves."""
    game = Play("""
        investigators daisy_walker
        area 0 old_book_of_lore medical_texts
        hand 0 encyclopedia_2
    """)
    game.do("play:encyclopedia_2")
    assert sorted(game.options) == ["discard:medical_texts", "discard:old_book_of_lore"]


def test_the_necronomicon_enters_with_three_horror_and_takes_a_hand() -> None:
    """Given full hands, when Daisy draws the book, then one of her cards makes room; the book lies before her."""
    game = Play("""
        investigators daisy_walker
        area 0 flashlight magnifying_glass
        deck 0 the_necronomicon
    """)
    game.do("draw", "discard:flashlight")
    assert (game.threats(), game.horror("the_necronomicon")) == (["the_necronomicon"], 3)
    assert game.area() == ["magnifying_glass"]


def test_the_necronomicon_turns_elder_signs_into_failures() -> None:
    """Given the book before her, when Daisy reveals an elder sign, then it counts as auto-fail."""
    game = Play("""
        investigators daisy_walker
        threat 0 the_necronomicon
        horror the_necronomicon 3
        bag elder_sign
        clues study 1
    """)
    game.do("investigate")
    assert game.told("failed", "value") == [0]
    assert game.clues(0) == 0


def test_the_necronomicon_is_read_with_the_tome_action_until_it_is_empty() -> None:
    """Given a Rosary, when Daisy reads the book, then horror moves to her own card; the last one discards it."""
    game = Play("""
        investigators daisy_walker
        area 0 holy_rosary
        threat 0 the_necronomicon
        horror the_necronomicon 2
    """)
    game.do("use:the_necronomicon")
    assert (game.horror(0), game.horror("holy_rosary"), game.actions()) == (1, 0, 3)
    assert game.told("horror_placed", "card", "count") == [("daisy_walker", 1)]
    game.do("use:the_necronomicon")
    assert (game.horror(0), game.actions()) == (2, 2)
    assert game.pile(0) == ["the_necronomicon"]


def test_reading_the_necronomicon_provokes() -> None:
    """Given a Ghoul Minion engaged with her, when Daisy reads the book, then it attacks."""
    game = Play("""
        investigators daisy_walker
        threat 0 the_necronomicon ghoul_minion
        horror the_necronomicon 3
    """)
    game.do("use:the_necronomicon")
    assert (game.damage(0), game.horror(0)) == (1, 2)


@pytest.mark.rule("AH-B-272")
def test_the_necronomicon_is_daisys_alone() -> None:
    """Given Roland beside her, then he can't read the book."""
    game = Play("""
        investigators roland_banks daisy_walker
        threat 1 the_necronomicon
        horror the_necronomicon 3
    """)
    assert not game.offers("use:the_necronomicon")


def test_the_necronomicon_cannot_leave_play_while_horror_is_on_it() -> None:
    """Given the book and no other asset, when Crypt Chill freezes Daisy, then she takes 2 damage."""
    game = Play("""
        investigators daisy_walker
        threat 0 the_necronomicon
        horror the_necronomicon 3
        encounter crypt_chill ancient_evils
        bag -4
        phase mythos.draw
    """)
    assert (game.damage(0), game.threats()) == (2, ["the_necronomicon"])


def test_on_the_lam_keeps_non_elite_enemies_from_attacking() -> None:
    """Given a Ghoul Minion and the Priest, when he plays it as his turn begins, then only the Priest attacks him."""
    game = Play("""
        investigators skids_otoole
        hand 0 on_the_lam
        threat 0 ghoul_minion ghoul_priest
        phase investigation
    """)
    game.do("play:on_the_lam", "resource")
    assert (game.damage(0), game.horror(0)) == (2, 2)
    assert game.told("opportunity", "enemy") == ["ghoul_priest"]


def test_on_the_lam_lasts_through_the_enemy_phase() -> None:
    """Given a Ghoul Minion engaged with Skids, when he has played it, then the enemy phase brings no attack."""
    game = Play("""
        investigators skids_otoole
        hand 0 on_the_lam
        threat 0 ghoul_minion
        deck 0 knife knife
        encounter ancient_evils ancient_evils
        phase investigation
    """)
    game.do("play:on_the_lam", "end_turn")
    assert (game.damage(0), game.horror(0)) == (0, 0)


def test_on_the_lam_is_for_the_beginning_of_the_turn_alone() -> None:
    """Given the turn under way, then it can't be played."""
    game = Play("""
        investigators skids_otoole
        hand 0 on_the_lam
    """)
    assert not game.offers("play:on_the_lam")


@pytest.mark.rule("AH-B-272")
def test_hospital_debts_are_paid_twice_a_round_by_each() -> None:
    """Given Roland beside Skids, then each may move two of his own resources onto it."""
    game = Play("""
        investigators skids_otoole roland_banks
        threat 0 hospital_debts
    """)
    game.do("use:hospital_debts", "use:hospital_debts")
    assert (game.resources("hospital_debts"), game.resources(0)) == (2, 3)
    assert not game.offers("use:hospital_debts")
    game.do("end_turn", "use:hospital_debts", "use:hospital_debts")
    assert (game.resources("hospital_debts"), game.resources(1)) == (4, 3)


@pytest.mark.rule("AH-X-07")
@pytest.mark.parametrize(("paid", "earned"), [(5, 0), (6, 2)])
def test_hospital_debts_cost_two_experience(paid: int, earned: int) -> None:
    """Given 5 or 6 resources on it, when Skids resigns, then of the 2 he would earn he has none, or both."""
    game = Play(f"""
        investigators skids_otoole
        place parlor
        place hallway
        threat 0 hospital_debts
        resources hospital_debts {paid}
    """)
    game.do("resign:parlor")
    assert game.now.experience == [earned]


def test_the_heirloom_draws_after_a_spell() -> None:
    """Given the Heirloom, when Agnes plays a Spell, then she may draw; a Knife draws nothing."""
    game = Play("""
        investigators agnes_baker
        area 0 heirloom_of_hyperborea
        hand 0 scrying knife
        deck 0 guts guts
    """)
    game.do("play:scrying", "react:heirloom_of_hyperborea")
    assert len(game.hand()) == 2
    game.do("play:knife")
    assert game.prompt == "turn"


def test_dark_memory_is_a_spell_for_the_heirloom() -> None:
    """Given Dark Memory in hand, when it is played, then a doom lies on the agenda, and afterwards she may draw."""
    game = Play("""
        investigators agnes_baker
        area 0 heirloom_of_hyperborea
        hand 0 dark_memory
        deck 0 guts
    """)
    game.do("play:dark_memory", "react:heirloom_of_hyperborea")
    assert (game.doom("whats_going_on"), game.resources(0), game.hand()) == (1, 3, ["guts"])


def test_dark_memory_can_advance_the_agenda() -> None:
    """Given 2 doom of 3, when it is played, then the agenda advances."""
    game = Play("""
        investigators agnes_baker
        hand 0 dark_memory
        doom whats_going_on 2
    """)
    game.do("play:dark_memory")
    assert game.now.label[game.now.agenda] == "rise_of_the_ghouls"


def test_dark_memory_in_hand_hurts_at_the_end_of_her_turn() -> None:
    """Given it still in hand, when her turn ends, then she takes 2 horror and keeps it."""
    game = Play("""
        investigators agnes_baker roland_banks
        hand 0 dark_memory
    """)
    game.do("end_turn")
    assert (game.horror(0), game.hand()) == (2, ["dark_memory"])
    game.do("end_turn")
    assert game.horror(0) == 2


def test_wendys_amulet_plays_the_topmost_event_of_the_discard_pile() -> None:
    """Given two events in the pile, then only the topmost is offered; it goes to the bottom of the deck."""
    game = Play("""
        investigators wendy_adams
        area 0 wendys_amulet
        discard 0 knife emergency_cache cunning_distraction
        deck 0 guts
    """)
    assert game.offers("play:emergency_cache")
    game.do("play:emergency_cache")
    assert (game.resources(0), game.deck(0)) == (8, ["guts", "emergency_cache"])


def test_wendys_amulet_sends_events_from_hand_to_the_deck_too_but_not_committed_ones() -> None:
    """Given events in hand, then a played one goes under the deck, a committed one to the pile."""
    game = Play("""
        investigators wendy_adams
        area 0 wendys_amulet
        hand 0 emergency_cache look_what_i_found
    """)
    game.do("play:emergency_cache")
    assert game.deck(0) == ["emergency_cache"]
    game.do("investigate", "commit:look_what_i_found", "draw_token")
    assert game.pile(0) == ["look_what_i_found"]


def test_wendys_amulet_does_not_commit_from_the_pile() -> None:
    """Given an event with icons in the pile, then it can't be committed."""
    game = Play("""
        investigators wendy_adams
        area 0 wendys_amulet
        hand 0 perception
        discard 0 look_what_i_found
    """)
    game.do("investigate")
    assert not game.offers("commit:look_what_i_found")
    assert game.offers("commit:perception")


def test_wendys_amulet_reacts_from_the_pile() -> None:
    """Given Lucky! in the pile, when she would fail by 1, then it may be played from there."""
    game = Play("""
        investigators wendy_adams
        area 0 wendys_amulet
        discard 0 lucky
        clues study 1
        bag -2
    """)
    game.do("investigate", "play:lucky")
    assert (game.clues(0), game.deck(0)) == (1, ["lucky"])


def test_abandoned_and_alone_removes_the_discard_pile() -> None:
    """Given cards in the pile and a Rosary, then 2 direct horror, and they are removed; the weakness is discarded."""
    game = Play("""
        investigators wendy_adams
        area 0 holy_rosary
        deck 0 abandoned_and_alone
        discard 0 knife lucky
    """)
    game.do("draw")
    assert game.horror(0) == 2
    assert (game.zone("knife"), game.zone("lucky"), game.zone("abandoned_and_alone")) == (REMOVED, REMOVED, DISCARD)


def test_cover_up_takes_no_more_than_lies_at_the_location() -> None:
    """Given Deduction and a single clue, when 2 would be found, then only 1 is removed from Cover Up."""
    game = Play("""
        threat 0 cover_up
        hand 0 deduction
        clues cover_up 3
        clues study 1
    """)
    game.do("investigate", "commit:deduction", "draw_token", "react:cover_up")
    assert (game.clues("cover_up"), game.clues("study")) == (2, 1)


def test_cover_up_needs_clues_at_the_location() -> None:
    """Given none there, when Roland succeeds, then nothing is asked."""
    game = Play("""
        threat 0 cover_up
        clues cover_up 3
    """).do("investigate")
    assert (game.prompt, game.clues("cover_up")) == ("turn", 3)


def test_an_amulet_in_hand_changes_nothing() -> None:
    """Given the Amulet not in play, when an event is played, then it goes to the discard pile (AH-A-54)."""
    game = Play("""
        investigators wendy_adams
        hand 0 wendys_amulet emergency_cache
        discard 0 lucky
    """)
    game.do("play:emergency_cache")
    assert game.pile(0) == ["emergency_cache", "lucky"]


def test_the_necronomicon_may_defeat_its_reader() -> None:
    """Given 8 of 9 horror on Daisy, when she reads on, then she is defeated."""
    game = Play("""
        investigators daisy_walker roland_banks
        threat 0 the_necronomicon
        horror the_necronomicon 2
        horror 0 8
    """).do("use:the_necronomicon")
    assert game.told("defeated", "seat", "how") == [(0, "horror")]


@pytest.mark.rule("AH-B-117")
def test_without_the_tote_bag_the_tomes_no_longer_fit() -> None:
    """Given four Tomes and the Bag, when Crypt Chill takes the Bag, then two of the Tomes have to go."""
    game = Play("""
        investigators daisy_walker
        area 0 daisys_tote_bag old_book_of_lore medical_texts encyclopedia_2 old_book_of_lore
        encounter crypt_chill ancient_evils
        bag -1
        phase mythos.draw
    """)
    game.do("discard:daisys_tote_bag", "discard:medical_texts", "discard:encyclopedia_2")
    assert game.area() == ["old_book_of_lore.1", "old_book_of_lore.2"]
    assert game.prompt == "turn"


@pytest.mark.rule("AH-B-237")
def test_the_necronomicon_makes_no_room() -> None:
    """Given the book and a Flashlight in hand, when a Knife is played, then the Flashlight goes, never the book."""
    game = Play("""
        investigators daisy_walker
        threat 0 the_necronomicon
        horror the_necronomicon 1
        area 0 flashlight
        hand 0 knife
    """).do("play:knife")
    assert (game.area(), game.threats(), game.pile(0)) == (["knife"], ["the_necronomicon"], ["flashlight"])


@pytest.mark.rule("AH-B-237")
def test_beside_the_necronomicon_two_hands_are_one_too_many() -> None:
    """Given the book alone, when a Baseball Bat is played, then nothing could leave for it, and both stay."""
    game = Play("""
        investigators daisy_walker
        threat 0 the_necronomicon
        horror the_necronomicon 1
        hand 0 baseball_bat
    """).do("play:baseball_bat")
    assert (game.area(), game.threats()) == (["baseball_bat"], ["the_necronomicon"])


def test_dark_memory_haunts_the_hand_and_cant_be_discarded_from_it() -> None:
    # given eight cards, and one more in upkeep
    game = Play("""
        investigators agnes_baker
        hand 0 dark_memory knife knife guts guts fearless fearless lucky
        deck 0 lucky_2
    """).do("end_turn")
    assert (game.horror(0), game.prompt, game.offers("discard:dark_memory")) == (2, "hand_size", False)


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


@pytest.mark.parametrize("spell", ["dark_memory", "shrivelling"])
def test_the_heirloom_draws_for_every_spell_that_is_played(spell: str) -> None:
    text = f"investigators agnes_baker\narea 0 heirloom_of_hyperborea\nhand 0 {spell}\ndeck 0 guts knife"
    game = Play(text).do(f"play:{spell}", "react:heirloom_of_hyperborea")
    assert game.hand() == ["guts"]


def test_the_heirloom_draws_for_no_spell_that_is_used() -> None:
    game = Play("""
        investigators agnes_baker
        area 0 heirloom_of_hyperborea shrivelling
        threat 0 ghoul_minion
        deck 0 guts
    """).do("fight:shrivelling:ghoul_minion")
    assert game.prompt == "turn"


def test_dark_memory_played_advances_the_agenda_at_once() -> None:
    game = Play("investigators agnes_baker\nhand 0 dark_memory\ndoom whats_going_on 2").do("play:dark_memory")
    assert (game.told("advances", "card"), game.horror(0)) == (["whats_going_on"], 2)


@pytest.mark.rule("AH-C-002")
@pytest.mark.parametrize(
    "id_", ["rolands_38_special", "daisys_tote_bag", "on_the_lam", "heirloom_of_hyperborea", "wendys_amulet"]
)
def test_ah_c_002_signature_cards_have_no_level_and_fit_no_deck_but_their_own(id_: str) -> None:
    """Given a card that one investigator must have, then nobody else may take it, at whatever levels."""
    printed = CARDS.rows[CARDS.number(id_)]
    assert printed.level is None
    for name in starters(JUST_CORE):
        deck = starter(name)
        refused = problems(deck._replace(cards={**deck.cards, printed.code: 1}), "")
        assert bool(refused) == (printed.code not in deck.cards)
        assert all(CARDS.names[CARDS.number(id_)] in line.args.values() for line in refused)
