"""The Midnight Masks: the Cultists, each with what finds and ends them, and how the night ends."""

from miskatonic.games.arkham_lcg.rows.terms import DECK, DISCARD, REMOVED, VICTORY
from tests.games.arkham_lcg.cards.places import HUNTED, PAIR, TOWN
from tests.games.arkham_lcg.play import Play

FIVE = "wolf_man_drew herman_collins peter_warren victoria_devereux ruth_turner"

# --- The Cultists -----------------------------------------------------------------------------------------------------


def test_following_a_lead_provokes_and_its_cost_is_paid_first() -> None:
    # given Roland about to fall, when he follows a lead, then the clues are gone and no Cultist came
    game = Play(f"""
        {PAIR}
        {TOWN}
        threat 0 acolyte
        damage 0 8
        clues 0 4
        apart ruth_turner
    """).do("use:uncovering_the_conspiracy")
    assert (game.clues("rivertown"), game.told("encounter", "card")) == (0, [])
    assert game.story("opportunity", "defeated") == ["opportunity", "defeated"]


def test_the_group_pays_from_wherever_it_is() -> None:
    game = Play(f"{PAIR}{TOWN}\nat 1 northside\nclues 0 1\nclues 1 3\napart ruth_turner")
    game.do("use:uncovering_the_conspiracy")
    assert (game.clues(0), game.clues(1), game.place("ruth_turner")) == (0, 0, "st_marys_hospital")


def test_a_parley_is_with_anybody_there_and_others_do_not_interrupt_it() -> None:
    # given Victoria engaged with Daisy, and an Acolyte with Roland
    text = f"{PAIR}{TOWN}\nthreat 1 victoria_devereux\nthreat 0 acolyte"
    game = Play(text).do("parley:victoria_devereux")
    assert (game.zone("victoria_devereux"), game.resources(0), game.story("opportunity")) == (VICTORY, 0, [])
    # and that was no defeat for Roland to learn from
    assert game.prompt == "turn"
    assert not Play(f"{text}\nat 1 northside").offers("parley")


def test_herman_takes_no_weakness_for_a_card() -> None:
    text = f"investigators agnes_baker\n{TOWN}\nthreat 0 herman_collins\nhand 0 guts guts knife dark_memory"
    assert not Play(text).offers("parley")
    game = Play(f"{text} shrivelling")
    game.do("parley:herman_collins", "discard:guts", "discard:guts", "discard:knife")
    assert (game.hand(), game.zone("herman_collins")) == (["dark_memory"], VICTORY)


def test_peter_is_paid_by_one_alone() -> None:
    assert not Play(f"{PAIR}{TOWN}\nthreat 0 peter_warren\nclues 0 1\nclues 1 3").offers("parley")


def test_ruth_is_glad_of_a_cat_and_no_close_call_can_follow() -> None:
    game = Play(f"""
        investigators wendy_adams
        {TOWN}
        area 0 stray_cat
        hand 0 close_call_2
        threat 0 ruth_turner
    """).do("use:stray_cat:ruth_turner")
    assert (game.zone("ruth_turner"), game.prompt, game.hand()) == (VICTORY, "turn", ["close_call_2"])


def test_a_light_that_evades_ruth_has_nobody_left_to_burn() -> None:
    # given Ruth with 3 of 4 damage: she is evaded and struck in one, and once in the victory display either way
    game = Play(f"""
        investigators agnes_baker
        {TOWN}
        threat 0 ruth_turner
        damage ruth_turner 3
        hand 0 blinding_light
    """).do("play:blinding_light:ruth_turner")
    assert game.zone("ruth_turner") == VICTORY
    assert len([card for card in game.now.label if card.startswith("ruth_turner")]) == 1


def test_a_close_call_sends_a_cultist_where_nobody_writes_her_name() -> None:
    # given Victoria evaded and shuffled into the encounter deck: she is neither in play nor in the Cultist deck
    game = Play(f"""
        investigators wendy_adams
        {TOWN}
        threat 0 victoria_devereux
        hand 0 close_call_2
        encounter crypt_chill
        removed the_masked_hunter
    """).do("evade:victoria_devereux", "draw_token", "pass", "play:close_call_2")
    assert game.zone("victoria_devereux") == DECK
    game.do("resign:predator_or_prey")
    assert game.now.log == ("got_away:the_masked_hunter",)


def test_a_mind_that_is_wiped_is_worth_no_victory() -> None:
    # given Peter without his text when he falls
    game = Play(f"""
        investigators agnes_baker
        {TOWN}
        threat 0 peter_warren
        damage peter_warren 2
        hand 0 mind_wipe_1
        removed the_masked_hunter
        phase investigation
    """).do("play:mind_wipe_1:peter_warren")
    assert not game.offers("parley")
    game.do("fight:peter_warren")
    assert game.zone("peter_warren") == DISCARD
    game.do("resign:predator_or_prey")
    assert game.now.log == ("got_away:the_masked_hunter",)


def test_ruth_without_her_text_is_only_evaded() -> None:
    game = Play(f"""
        investigators agnes_baker
        {TOWN}
        threat 0 ruth_turner
        hand 0 mind_wipe_1 manual_dexterity
        phase investigation
    """).do("play:mind_wipe_1:ruth_turner", "evade:ruth_turner", "commit:manual_dexterity", "draw_token")
    assert (game.told("evaded", "enemy"), game.place("ruth_turner")) == (["ruth_turner"], "rivertown")


def test_the_disc_sends_a_cultist_away_unheard() -> None:
    game = Play(f"""
        investigators daisy_walker
        {TOWN}
        at 0 miskatonic_university
        clues 0 2
        area 0 disc_of_itzamna_2
        apart peter_warren
        encounter crypt_chill
        removed the_masked_hunter
    """).do("use:uncovering_the_conspiracy", "react:disc_of_itzamna_2")
    assert (game.pile(), game.zone("disc_of_itzamna_2")) == (["peter_warren"], DISCARD)
    game.do("resign:predator_or_prey")
    assert game.now.log == ("got_away:the_masked_hunter",)


def test_dynamite_interrogates_too() -> None:
    # given four and the Hunter found, and Ruth hurt next door: the sixth victory ends it, Roland knows nothing more
    game = Play(f"""
        {HUNTED}
        victory wolf_man_drew herman_collins peter_warren victoria_devereux the_masked_hunter
        enemy ruth_turner graveyard
        damage ruth_turner 1
        clues rivertown 1
        hand 0 dynamite_blast
    """).do("play:dynamite_blast:graveyard")
    assert game.won_by == "masks_r1"
    assert game.clues(0) == 0


def test_an_acolyte_in_the_display_of_defeats_counts_for_nothing() -> None:
    game = Play(f"{HUNTED}\nvictory {FIVE}\nthreat 0 acolyte").do("fight:acolyte")
    assert (game.table.outcome, game.pile()) == (None, ["acolyte"])


def test_lita_hurts_monsters_not_cultists() -> None:
    text = f"{TOWN}\narea 0 lita_chantler\n"
    game = Play(f"{text}threat 0 wolf_man_drew\nexhausted wolf_man_drew\nbag -1").do("fight:wolf_man_drew")
    assert (game.damage("wolf_man_drew"), game.prompt) == (1, "turn")
    game = Play(f"{text}threat 0 hunting_nightgaunt\nexhausted hunting_nightgaunt").do("fight:hunting_nightgaunt")
    assert game.do("react:lita_chantler").damage("hunting_nightgaunt") == 2


def test_drew_heals_before_the_blow_and_a_dodge_keeps_him_hungry() -> None:
    text = f"{TOWN}\nthreat 0 wolf_man_drew\ndamage wolf_man_drew 1"
    game = Play(f"{text}\nhand 0 dodge").do("resource", "play:dodge")
    assert (game.damage("wolf_man_drew"), game.damage(0)) == (1, 0)


def test_the_amulet_plays_a_close_call_out_of_the_pile() -> None:
    game = Play(f"""
        investigators wendy_adams
        {TOWN}
        area 0 wendys_amulet stray_cat
        discard 0 close_call_2
        threat 0 victoria_devereux
        encounter crypt_chill
    """).do("use:stray_cat:victoria_devereux", "play:close_call_2")
    assert (game.zone("victoria_devereux"), game.deck(0)) == (DECK, ["close_call_2"])


def test_weaknesses_with_a_will_of_their_own_leave_with_their_bearer() -> None:
    game = Play(f"""
        {PAIR}
        {TOWN}
        enemy mob_enforcer northside
        enemy silver_twilight_acolyte easttown
        doom silver_twilight_acolyte 2
    """).do("resign:predator_or_prey")
    assert (game.zone("mob_enforcer"), game.zone("silver_twilight_acolyte")) == (REMOVED, REMOVED)
    assert sum(game.now.doom) == 0


# --- The end ----------------------------------------------------------------------------------------------------------


def test_who_resigned_before_midnight_earns_with_the_others() -> None:
    # given Daisy has resigned and Ruth is found, when the clock strikes, then nobody suffers, both earn 1
    game = Play(f"""
        {PAIR}
        {HUNTED}
        turn 1
        victory ruth_turner
        enemy the_masked_hunter northside
        doom time_is_running_short 7
        deck 0 knife
        encounter crypt_chill
    """).do("resign:time_is_running_short", "end_turn")
    game.until(lambda: game.table.outcome is not None)
    assert game.lost == "masks_r2"
    assert (game.told("earns", "seat", "count"), game.story("trauma")) == ([(0, 1), (1, 1)], [])
    assert "got_away:the_masked_hunter" in game.now.log


def test_defeated_to_the_last_the_names_are_written_all_the_same() -> None:
    game = Play(f"""
        {HUNTED}
        victory ruth_turner
        threat 0 the_masked_hunter
        damage 0 8
        apart peter_warren
    """).do("resource")
    assert game.lost == "masks_none"
    assert game.now.log == ("interrogated:ruth_turner", "got_away:peter_warren", "got_away:the_masked_hunter")
    assert (game.told("earns", "count"), game.told("trauma", "physical", "mental")) == ([1], [(1, 0)])


def test_a_hunter_who_fell_did_not_get_away_though_nobody_else_was_found() -> None:
    game = Play(f"{HUNTED}\nvictory the_masked_hunter\napart peter_warren").do("resign:time_is_running_short")
    assert game.now.log == ("interrogated:the_masked_hunter", "got_away:peter_warren")
    assert game.told("earns", "count") == [2]


def test_resigning_is_no_opportunity_even_for_the_hunter() -> None:
    game = Play(f"{PAIR}{HUNTED}\nthreat 0 the_masked_hunter\nclues 0 2").do("resign:time_is_running_short")
    # then the clues lie where he was, and the Hunter turns to Daisy
    assert (game.story("opportunity"), game.clues("rivertown"), game.engaged("the_masked_hunter")) == ([], 2, 1)


def test_dynamite_that_takes_both_the_last_of_us_and_the_last_of_them_leaves_the_choice() -> None:
    # given Roland with 3 health left beside Ruth, the sixth: one effect ends both
    game = Play(f"""
        {HUNTED}
        victory wolf_man_drew herman_collins peter_warren victoria_devereux the_masked_hunter
        threat 0 ruth_turner
        exhausted ruth_turner
        damage ruth_turner 1
        damage 0 6
        hand 0 dynamite_blast
    """).do("play:dynamite_blast:rivertown")
    assert game.options == ["ending:r1", "ending:none"]
    game.do("ending:r1")
    assert (game.won_by, game.now.physical) == ("masks_r1", [1])


def test_the_choice_between_two_ends_is_there_whoever_leads() -> None:
    game = Play(f"""
        {PAIR}
        {HUNTED}
        lead 1
        victory wolf_man_drew herman_collins peter_warren victoria_devereux the_masked_hunter
        threat 0 ruth_turner
        exhausted ruth_turner
        damage ruth_turner 1
        damage 0 6
        damage 1 2
        hand 0 dynamite_blast
    """).do("play:dynamite_blast:rivertown")
    assert (game.asked, game.options) == (1, ["ending:r1", "ending:none"])


def test_a_dogs_bite_ends_it_before_the_wound_is_there() -> None:
    # given Ruth with 1 health left is the sixth: the dog answers when the damage is dealt, and nothing comes after
    game = Play(f"""
        {HUNTED}
        victory wolf_man_drew herman_collins peter_warren victoria_devereux the_masked_hunter
        threat 0 ruth_turner
        damage ruth_turner 3
        area 0 guard_dog
        damage 0 8
    """).do("resource", "harm:guard_dog=1/0", "react:guard_dog")
    assert (game.won_by, game.now.physical) == ("masks_r1", [0])


def test_agnes_horror_may_find_the_sixth() -> None:
    game = Play(f"""
        investigators agnes_baker
        {HUNTED}
        victory wolf_man_drew herman_collins peter_warren victoria_devereux the_masked_hunter
        threat 0 ruth_turner
        damage ruth_turner 3
        hand 0 dark_memory
        deck 0 knife
    """).do("end_turn", "react:agnes_baker:ruth_turner")
    assert game.won_by == "masks_r1"


def test_when_the_clock_strikes_what_was_covered_up_comes_to_light() -> None:
    game = Play(f"""
        {HUNTED}
        threat 0 cover_up
        clues cover_up 1
        doom time_is_running_short 7
        encounter crypt_chill
        phase mythos
    """)
    assert (game.lost, game.now.mental) == ("masks_r2", [1])


def test_who_clung_to_the_fallen_attacks_the_next_and_who_has_struck_does_not() -> None:
    # given Drew defeats Roland in the enemy phase, with Daisy beside him
    game = Play(f"""
        {PAIR}
        {TOWN}
        threat 0 wolf_man_drew acolyte
        damage 0 8
        deck 1 knife
        encounter crypt_chill
        phase enemy.attack
    """).do("next:wolf_man_drew")
    assert game.told("attacks", "enemy", "seat") == [("wolf_man_drew", 0), ("acolyte", 1)]
    assert (game.engaged("wolf_man_drew"), game.engaged("acolyte")) == (1, 1)


def test_a_lead_costs_as_much_when_one_has_gone_home() -> None:
    game = Play(f"{PAIR}{TOWN}\nclues 0 3\napart ruth_turner\nturn 1").do("resign:predator_or_prey")
    assert not game.offers("use:uncovering_the_conspiracy")
