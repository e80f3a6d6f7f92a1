"""Positions that engines get wrong, each written down from the rulebook alone: one thing leads to another."""

from tests.games.arkham_lcg.play import Play


def test_a_drawn_ancient_evils_turns_the_agenda_before_the_clues_are_found() -> None:
    game = Play("""
        investigators agnes_baker roland_banks
        hand 0 drawn_to_the_flame
        encounter ancient_evils swarm_of_rats
        doom whats_going_on 2
        clues study 2
        lead 1
    """).do("play:drawn_to_the_flame")
    assert game.story("advances", "current", "discovers") == ["advances", "current", "discovers"]
    assert (game.horror(1), game.clues(0), game.doom("rise_of_the_ghouls")) == (2, 2, 0)


def test_two_forced_effects_of_the_turns_end_come_in_the_leads_order() -> None:
    game = Play("""
        investigators agnes_baker roland_banks
        lead 1
        hand 0 dark_memory
        threat 0 frozen_in_fear
    """).do("end_turn")
    assert game.asked == 1
    assert len(game.options) == 2


def test_paranoia_in_upkeep_leaves_the_resource_that_comes_after_it() -> None:
    game = Play("investigators roland_banks\ndeck 0 paranoia knife").do("end_turn")
    assert (game.resources(0), game.pile(0)) == (1, ["paranoia"])


def test_what_assets_take_is_not_on_the_investigator() -> None:
    text = "investigators roland_banks\nthreat 0 hypochondria psychosis ghoul_minion\narea 0 beat_cop"
    game = Play(text).do("resource", "harm:beat_cop=1/1")
    assert (game.damage(0), game.horror(0), game.damage("beat_cop"), game.horror("beat_cop")) == (0, 0, 1, 1)


def test_agnes_answers_to_the_horror_of_an_empty_deck() -> None:
    game = Play("investigators agnes_baker\ndiscard 0 knife guts\nthreat 0 ghoul_minion\nphase upkeep")
    assert game.options == ["react:agnes_baker:ghoul_minion", "pass"]


def test_agnes_answers_to_her_memory() -> None:
    game = Play("investigators agnes_baker\nhand 0 dark_memory\nthreat 0 ghoul_minion").do("end_turn")
    assert (game.horror(0), game.options) == (2, ["react:agnes_baker:ghoul_minion", "pass"])


def test_knowledge_paid_for_with_the_last_sanity_gains_nothing() -> None:
    game = Play("investigators agnes_baker roland_banks\narea 0 forbidden_knowledge\nhorror 0 7")
    game.do("use:forbidden_knowledge")
    assert game.story("defeated", "gains") == ["defeated"]
    assert game.asked == 1


def test_the_rosary_takes_what_shrivelling_costs_in_the_middle_of_the_attack() -> None:
    game = Play("""
        investigators agnes_baker
        area 0 shrivelling holy_rosary
        threat 0 ghoul_minion
        bag skull
    """).do("fight:shrivelling:ghoul_minion", "harm:holy_rosary=0/1")
    assert (game.horror("holy_rosary"), game.told("enemy_defeated", "enemy")) == (1, ["ghoul_minion"])


def test_the_patient_says_where_a_failed_cure_hurts() -> None:
    game = Play("""
        investigators daisy_walker roland_banks
        area 0 medical_texts
        area 1 beat_cop
        damage 1 2
        bag auto_fail
    """).do("use:medical_texts:roland_banks")
    assert game.asked == 1
    assert game.do("harm:beat_cop=1/0").damage(1) == 2


def test_without_a_text_there_is_no_elder_sign() -> None:
    game = Play("investigators roland_banks\nthreat 0 stubborn_detective\nclues study 3\nbag elder_sign")
    assert game.do("investigate").told("passed", "value") == [3]


def test_the_act_advances_freely_among_enemies() -> None:
    game = Play("""
        investigators roland_banks
        clues 0 2
        threat 0 ghoul_minion
        aside hallway attic cellar parlor ghoul_priest lita_chantler
    """).do("advance")
    assert (game.story("opportunity"), game.actions(), game.place(0)) == ([], 3, "hallway")


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


def test_an_exhausted_enemy_is_still_an_enemy_where_one_would_hide() -> None:
    game = Play("""
        investigators skids_otoole
        place hallway
        place attic
        place cellar
        hand 0 elusive
        threat 0 ghoul_minion
        enemy swarm_of_rats attic
        exhausted swarm_of_rats
    """).do("play:elusive")
    assert game.place(0) == "cellar"


def test_aquinnah_needs_somebody_else_to_hurt() -> None:
    game = Play("investigators roland_banks\narea 0 aquinnah_1\nthreat 0 ghoul_minion").do("resource")
    assert not game.offers("react:aquinnah_1")


def test_limits_are_each_players_own() -> None:
    # given Skids has paid twice this round
    game = Play("investigators skids_otoole daisy_walker\nthreat 0 hospital_debts")
    game.do("use:hospital_debts", "use:hospital_debts", "end_turn")
    # then Daisy may twice too
    game.do("use:hospital_debts", "use:hospital_debts")
    assert (game.resources("hospital_debts"), game.offers("use:hospital_debts")) == (4, False)


def test_hands_are_reduced_in_player_order() -> None:
    nine = "knife knife guts guts perception perception overpower overpower flashlight"
    game = Play(f"investigators roland_banks daisy_walker\nlead 1\nhand 0 {nine}\nhand 1 {nine}\nphase upkeep")
    assert game.asked == 1
    assert game.do("discard:flashlight").asked == 0
