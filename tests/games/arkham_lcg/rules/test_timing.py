"""B.7: what answers to what, in which order, and in whose windows."""

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import Option, arrange
from tests.games.arkham_lcg.play import Play

# --- Sequences within sequences ---------------------------------------------------------------------------------------


def test_a_bite_a_defeat_and_a_clue_come_before_the_card_that_provoked_them() -> None:
    # given a Guard Dog, and a Ghoul Minion that one more damage defeats
    game = Play("""
        investigators roland_banks
        clues study 2
        area 0 guard_dog
        threat 0 ghoul_minion
        damage ghoul_minion 1
        hand 0 45_automatic
    """)
    # when Roland plays a weapon, and the dog takes the damage and bites
    game.do("play:45_automatic", "harm:me=0/1+guard_dog=1/0", "react:guard_dog", "react:roland_banks")
    # then the defeat and the clue come first, what the attack deals after them, and the weapon last
    kinds = ("opportunity", "enemy_defeated", "discovers", "damage_placed", "horror_placed", "plays")
    assert game.story(*kinds) == list(kinds)
    assert (game.damage("guard_dog"), game.horror(0), game.area()) == (1, 1, ["guard_dog", "45_automatic"])


def test_a_dying_guard_dog_bites() -> None:
    # given a dog with one health left
    game = Play("""
        investigators roland_banks
        area 0 guard_dog
        damage guard_dog 2
        threat 0 ghoul_minion
    """)
    # when it takes the last damage
    game.do("resource", "harm:me=0/1+guard_dog=1/0", "react:guard_dog")
    # then it has bitten before it left
    assert game.story("enemy_hit", "asset_defeated") == ["enemy_hit", "asset_defeated"]
    assert (game.damage("ghoul_minion"), game.area()) == (1, [])


def test_two_reactions_to_one_defeat_in_either_order() -> None:
    # given Evidence! beside Roland's own reaction
    game = Play("""
        investigators roland_banks
        clues study 2
        threat 0 swarm_of_rats
        hand 0 evidence
    """).do("fight:swarm_of_rats")
    # then both follow the same defeat
    assert game.options == ["react:roland_banks", "play:evidence", "pass"]
    assert game.do("play:evidence", "react:roland_banks").clues(0) == 2


def test_rolands_reaction_comes_once_a_round_and_again_in_the_next() -> None:
    # given three Swarms of Rats
    game = Play("""
        investigators roland_banks
        clues study 3
        threat 0 swarm_of_rats swarm_of_rats swarm_of_rats
    """)
    # when he kills two of them in one round
    game.do("fight:swarm_of_rats.1", "react:roland_banks", "fight:swarm_of_rats.2")
    # then the second brings nothing, one in the next round does
    assert (game.prompt, game.clues(0)) == ("turn", 1)
    game.do("end_turn").until(lambda: game.now.round == 2 and game.prompt == "turn").do("fight:swarm_of_rats.3")
    assert game.offers("react:roland_banks")


def test_an_attacker_that_falls_to_a_reaction_attacks_no_more() -> None:
    # given Agnes between a Ghoul Minion and the Rats
    game = Play("investigators agnes_baker\nthreat 0 ghoul_minion swarm_of_rats")
    # when the Minion's horror lets her kill the Rats
    game.do("resource", "next:ghoul_minion", "react:agnes_baker:swarm_of_rats")
    # then theirs never comes, and the action does
    assert game.told("opportunity", "enemy") == ["ghoul_minion"]
    assert (game.damage(0), game.resources(0)) == (1, 6)


def test_psychosis_and_hypochondria_feed_each_other_to_the_end() -> None:
    # given both, and an ally who can take none of it
    game = Play("""
        investigators roland_banks
        place hallway
        place attic
        threat 0 psychosis hypochondria
        area 0 beat_cop
    """)
    # when one horror of the Attic is placed on Roland himself
    game.do("move:attic", "harm:me=0/1")
    # then it goes on until he is defeated by the fifth horror
    assert game.told("horror_placed", "card", "count") == [("roland_banks", 1)] * 5
    assert game.told("damage_placed", "card", "count") == [("roland_banks", 1)] * 4
    assert game.told("trauma", "physical", "mental") == [(0, 1)]


def test_shrivellings_horror_comes_with_the_token_and_agnes_strikes_in_the_middle_of_the_attack() -> None:
    # given a Minion that one damage defeats, and a skull
    game = Play("""
        investigators agnes_baker
        area 0 shrivelling
        threat 0 ghoul_minion
        damage ghoul_minion 1
        bag skull
    """).do("fight:shrivelling:ghoul_minion")
    # then her reaction is there before the result
    assert (game.horror(0), game.story("passed")) == (1, [])
    game.do("react:agnes_baker:ghoul_minion")
    assert game.story("enemy_hit", "enemy_defeated", "passed") == ["enemy_hit", "enemy_defeated", "passed"]
    assert game.actions() == 2


def test_who_falls_in_the_middle_of_a_test_has_no_result() -> None:
    # given Agnes with one sanity left
    game = Play("""
        investigators agnes_baker roland_banks
        area 0 shrivelling
        horror 0 7
        threat 0 ghoul_minion
        bag skull
    """).do("fight:shrivelling:ghoul_minion")
    # then the skull's horror defeats her, and the Minion is unhurt and engages Roland
    assert game.story("defeated", "passed", "failed", "enemy_hit") == ["defeated"]
    assert (game.engaged("ghoul_minion"), game.asked) == (1, 1)


def test_an_attack_of_an_enemy_that_agnes_kills_after_it_leaves_the_others_theirs() -> None:
    # given the enemy phase, and a Minion that one damage defeats
    game = Play("""
        investigators agnes_baker
        threat 0 ghoul_minion swarm_of_rats
        damage ghoul_minion 1
        phase enemy
    """).do("next:ghoul_minion", "react:agnes_baker:ghoul_minion")
    # then the Rats come next
    assert game.told("attacks", "enemy") == ["ghoul_minion", "swarm_of_rats"]


def test_agnes_answers_only_to_horror_on_herself_once_a_phase() -> None:
    # given three ways to horror, and a Rosary
    game = Play("""
        investigators agnes_baker
        area 0 forbidden_knowledge forbidden_knowledge forbidden_knowledge holy_rosary
        threat 0 ravenous_ghoul
    """)
    # when the first goes to the Rosary, then nothing follows
    assert game.do("use:forbidden_knowledge.1", "harm:holy_rosary=0/1").prompt == "turn"
    # when the second goes to her, then she strikes; after the third she can't
    assert game.do("use:forbidden_knowledge.2", "harm:me=0/1").offers("react:agnes_baker")
    game.do("react:agnes_baker:ravenous_ghoul").do("use:forbidden_knowledge.3", "harm:me=0/1")
    assert (game.prompt, game.damage("ravenous_ghoul")) == ("turn", 1)
    # when it is another phase, then she can again
    assert game.do("end_turn", "harm:me=1/1").offers("react:agnes_baker")


# --- Cancelling and replacing -----------------------------------------------------------------------------------------


def test_a_warded_ancient_evils_places_no_doom_and_its_horror_has_an_answer() -> None:
    # given the agenda one doom short of advancing in the Mythos phase, and a Minion almost dead
    game = Play("""
        investigators agnes_baker
        hand 0 ward_of_protection
        encounter ancient_evils swarm_of_rats
        doom whats_going_on 1
        threat 0 ghoul_minion
        damage ghoul_minion 1
        phase mythos
    """)
    # when Agnes wards
    game.do("play:ward_of_protection", "react:agnes_baker:ghoul_minion")
    # then
    assert (game.doom("whats_going_on"), game.horror(0)) == (2, 1)
    assert sorted(game.pile()) == ["ancient_evils", "ghoul_minion"]


def test_ward_is_for_ones_own_treacheries_that_are_no_weaknesses() -> None:
    # given Roland draws, and Agnes holds the Ward: she can only commit it
    game = Play("""
        investigators roland_banks agnes_baker
        hand 1 ward_of_protection
        encounter rotting_remains ghoul_minion
        phase mythos
    """)
    assert game.prompt == "test"
    # given a weakness of her own
    game = Play("investigators agnes_baker\nhand 0 ward_of_protection\ndeck 0 haunted").do("draw")
    assert (game.prompt, game.threats()) == ("turn", ["haunted"])


def test_cover_up_takes_the_whole_discovery() -> None:
    # given Deduction committed
    game = Play("""
        investigators roland_banks
        threat 0 cover_up
        clues cover_up 3
        clues study 3
        hand 0 deduction
    """).do("investigate", "commit:deduction", "draw_token", "react:cover_up")
    # then two clues of the case are gone instead
    assert (game.clues("cover_up"), game.clues("study"), game.clues(0)) == (1, 3, 0)


def test_the_clues_of_cover_up_are_not_at_the_location() -> None:
    # given no clue in the Study
    game = Play("""
        investigators roland_banks
        threat 0 swarm_of_rats cover_up
        clues cover_up 3
    """).do("fight:swarm_of_rats")
    # then Roland has nothing to discover
    assert game.prompt == "turn"


def test_evidence_may_be_covered_up() -> None:
    game = Play("""
        investigators roland_banks
        hand 0 evidence
        threat 0 cover_up swarm_of_rats
        clues cover_up 2
        clues study 2
    """).do("fight:swarm_of_rats", "play:evidence", "react:cover_up")
    assert (game.clues("cover_up"), game.clues("study"), game.prompt) == (1, 2, "react_defeat")


def test_burglary_replaces_deductions_clue_too() -> None:
    game = Play("""
        investigators roland_banks
        area 0 burglary
        hand 0 deduction
        threat 0 cover_up
        clues cover_up 2
        clues study 2
    """).do("investigate:burglary", "commit:deduction", "draw_token")
    assert (game.resources(0), game.clues("study"), game.clues("cover_up"), game.prompt) == (8, 2, 2, "turn")


def test_milan_pays_before_the_clue_and_where_there_is_none() -> None:
    # given a clue
    text = "investigators daisy_walker\narea 0 dr_milan_christopher"
    game = Play(f"{text}\nclues study 1").do("investigate", "react:dr_milan_christopher")
    # then the reaction to the success comes first
    assert game.story("passed", "gains", "discovers") == ["passed", "gains", "discovers"]
    # given none
    game = Play(text).do("investigate", "react:dr_milan_christopher")
    assert (game.resources(0), game.clues(0)) == (6, 0)


# --- Windows of others ------------------------------------------------------------------------------------------------


def test_beat_cop_in_the_middle_of_a_test() -> None:
    # given somebody who wants to be asked everywhere
    game = Play(
        """
        investigators roland_banks
        area 0 beat_cop
        threat 0 swarm_of_rats
        clues study 2
        """,
        asks="all",
    )
    # when the Beat Cop is discarded in the window of an attack, and kills what is attacked
    game.do("fight:swarm_of_rats", "use:beat_cop:swarm_of_rats", "react:roland_banks")
    # then the bonus is gone, the test comes to nothing, and no enemy is hit twice
    assert game.told("passed", "value") == [4]
    assert (game.told("enemy_hit", "source"), game.prompt) == (["beat_cop"], "turn")


def test_police_badge_in_somebody_elses_turn() -> None:
    # given Roland's Badge in Daisy's turn
    text = "investigators daisy_walker roland_banks\narea 1 police_badge_2"
    # then it can be used at any time, and without asking for it after her last action
    assert Play(text, asks="all").offers("use:police_badge_2")
    game = Play(text).do("resource", "resource", "resource")
    assert game.asked == 1
    assert game.do("use:police_badge_2").actions() == 2


def test_lucky_makes_a_failure_smaller() -> None:
    # given Grasping Hands failed by 3
    game = Play("""
        investigators agnes_baker
        hand 0 lucky
        encounter grasping_hands swarm_of_rats
        bag -3
        phase mythos
    """).do("play:lucky")
    # then it is failed by 1
    assert (game.told("failed", "margin"), game.damage(0)) == ([1], 1)


def test_what_lucky_turns_into_a_success_was_never_failed() -> None:
    # given Rabbit's Foot
    text = """
        investigators agnes_baker
        area 0 rabbits_foot
        hand 0 lucky
        deck 0 guts knife
        clues study 2
        bag -2
    """
    # then it follows a failure only
    assert Play(text).do("investigate", "play:lucky").prompt == "turn"
    assert Play(text).do("investigate", "pass").options == ["react:rabbits_foot", "pass"]


def test_dissonant_voices_silence_lucky_and_ward_but_no_commitment() -> None:
    game = Play("""
        investigators agnes_baker
        threat 0 dissonant_voices
        hand 0 lucky knife emergency_cache ward_of_protection
        encounter rotting_remains ghoul_minion
        bag -2
    """)
    assert not game.offers("play")
    # when a test is failed
    assert game.do("investigate").options == ["draw_token", "commit:ward_of_protection"]
    assert game.do("draw_token").prompt == "turn"
    # then Lucky! was not there; the round after, Ward is
    assert game.do("end_turn").offers("play:ward_of_protection")


# --- One thing leads to another ---------------------------------------------------------------------------------------


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


def test_agnes_answers_to_the_horror_of_an_empty_deck() -> None:
    game = Play("investigators agnes_baker\ndiscard 0 knife guts\nthreat 0 ghoul_minion\nphase upkeep")
    assert game.options == ["react:agnes_baker:ghoul_minion", "pass"]


def test_agnes_answers_to_her_memory() -> None:
    game = Play("investigators agnes_baker\nhand 0 dark_memory\nthreat 0 ghoul_minion").do("end_turn")
    assert (game.horror(0), game.options) == (2, ["react:agnes_baker:ghoul_minion", "pass"])


def test_the_rosary_takes_what_shrivelling_costs_in_the_middle_of_the_attack() -> None:
    game = Play("""
        investigators agnes_baker
        area 0 shrivelling holy_rosary
        threat 0 ghoul_minion
        bag skull
    """).do("fight:shrivelling:ghoul_minion", "harm:holy_rosary=0/1")
    assert (game.horror("holy_rosary"), game.told("enemy_defeated", "enemy")) == (1, ["ghoul_minion"])


def test_two_who_may_use_the_same_card_have_an_option_each() -> None:
    """Given Hospital Debts before Skids and Roland beside him, when the upkeep begins, then both may pay, each with
    what is theirs, whoever holds the seats: each option is what it says and whose it is.
    """
    table = arrange(GAME, "investigators skids_otoole roland_banks\nthreat 0 hospital_debts\nphase upkeep")
    assert table.choice is not None
    pays = [option for option in table.choice.options if option.verb == "use"]
    assert {option.seat for option in pays} == {0, 1}
    # in the record, and before whoever holds both seats, no two are written alike
    recorded = [table.choice.recorded(option).text for option in table.choice.options]
    assert len(set(recorded)) == len(recorded)
    shown = {option.text: option.seat for option in table.choice.shown_to((0, 1)) if option.verb == "use"}
    assert shown == {"use:hospital_debts": 0, "use:hospital_debts:1": 1}
    # each can take their own: both seats held by one, or by two, with the option itself or as it is written
    for payer, paid in ((0, [4, 5]), (1, [5, 4])):
        own = next(option for option in pays if option.seat == payer)
        for eyes in ((payer,), (0, 1)):
            for given in (own, table.choice.text_for(own, eyes)):
                twin = table.clone()
                twin.answer(given, seat=eyes)
                entry = twin.answers[twin.made[-1]]
                assert isinstance(entry, Option)
                assert (entry.text, entry.seat) == (table.choice.recorded(own).text, payer)
                seats = twin.view((0, 1))["board"]["seats"]
                assert [seat["resources"] for seat in seats] == paid
                assert seats[0]["threat"][0]["resources"] == 1
