"""The Survivor's cards."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import DECK, DISCARD, THREAT
from tests.games.arkham_lcg.play import Play

WENDY = "investigators wendy_adams"
HOUSE = """
    place hallway
    place attic
    place cellar
"""

# --- level 0 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("armour", "most"), [("leather_coat", 2), ("bulletproof_vest_3", 4)])
def test_armour_takes_damage_and_no_horror(armour: str, most: int) -> None:
    """Given it worn, when 2 damage and 1 horror come, then damage may go there, horror may not."""
    game = Play(f"""
        {WENDY}
        area 0 {armour}
        threat 0 icy_ghoul
        deck 0 guts
        phase enemy
    """)
    assert game.prompt == "harm"
    assert not any(f"{armour}=0/1" in text or f"{armour}=1/1" in text for text in game.options)
    game.do(f"harm:me=0/1+{armour}=2/0")
    assert (game.damage(0), game.zone(armour) == DISCARD) == (0, most == 2)


def test_elder_sign_amulet_takes_horror_and_no_damage() -> None:
    """Given it, when 1 damage and 2 horror come, then the horror may go there."""
    game = Play("""
        area 0 elder_sign_amulet_3
        threat 0 flesh_eater
        deck 0 guts
        phase enemy
    """)
    game.do("harm:me=1/0+elder_sign_amulet_3=0/2")
    assert (game.damage(0), game.horror(0), game.horror("elder_sign_amulet_3")) == (1, 0, 2)


def test_one_armour_fits_the_body() -> None:
    """Given a Leather Coat worn, when a Vest is played, then the Coat makes room."""
    game = Play("""
        area 0 leather_coat
        hand 0 bulletproof_vest_3
    """)
    game.do("play:bulletproof_vest_3")
    assert (game.area(), game.pile(0)) == (["bulletproof_vest_3"], ["leather_coat"])


@pytest.mark.rule("AH-Q-001")
def test_scavenging_recovers_an_item_by_two_even_without_clues() -> None:
    """Given no clues, when Wendy investigates by 2, then an Item of choice comes back; exhausted it does no more."""
    game = Play(f"""
        {WENDY}
        area 0 scavenging
        discard 0 knife flashlight lucky
        bag 1
    """)
    game.do("investigate")
    assert sorted(game.options) == ["pass", "react:scavenging:flashlight", "react:scavenging:knife"]
    game.do("react:scavenging:knife")
    assert (game.hand(), game.is_ready("scavenging")) == (["knife"], False)


def test_scavenging_needs_two_and_does_not_find_what_is_committed() -> None:
    """Given success by 1, then nothing; given a Flashlight committed to this very test, then it is not there yet."""
    game = Play(f"""
        {WENDY}
        area 0 scavenging
        discard 0 knife
    """)
    game.do("investigate")
    assert game.prompt == "turn"
    game = Play(f"""
        {WENDY}
        area 0 scavenging
        hand 0 flashlight
        bag 1
    """)
    game.do("investigate", "commit:flashlight", "draw_token")
    game.until(lambda: game.prompt == "turn")
    assert game.pile(0) == ["flashlight"]


def test_baseball_bat_hits_hard() -> None:
    """Given it in both hands, then combat 4 + 2 and 2 damage."""
    game = Play("""
        area 0 baseball_bat
        threat 0 ghoul_priest
    """)
    game.do("fight:baseball_bat:ghoul_priest")
    assert (game.told("passed", "value"), game.damage("ghoul_priest"), game.area()) == ([6], 2, ["baseball_bat"])


@pytest.mark.parametrize(("token", "left"), [("skull", False), ("auto_fail", False), ("cultist", True), ("-2", True)])
def test_baseball_bat_breaks_on_skull_and_auto_fail(token: str, left: bool) -> None:
    """Given a skull or auto-fail, when the attack is over, then it is discarded; hit or miss."""
    game = Play(f"""
        investigators roland_banks skids_otoole
        area 0 baseball_bat
        threat 0 icy_ghoul
        bag {token}
    """)
    game.do("fight:baseball_bat:icy_ghoul")
    assert (game.area() == ["baseball_bat"]) is left
    assert game.told("card_discarded", "card") == ([] if left else ["baseball_bat"])
    assert (game.damage("icy_ghoul") == 2) is (token != "auto_fail")


def test_baseball_bat_takes_two_hands() -> None:
    """Given a Knife and a Flashlight in hand, when the Bat is played, then both go."""
    game = Play("""
        area 0 knife flashlight
        hand 0 baseball_bat
    """)
    game.do("play:baseball_bat", "discard:knife")
    assert game.area() == ["baseball_bat"]


def test_rabbits_foot_draws_after_a_failure_and_the_card_may_be_played_at_once() -> None:
    """Given "Look what I found!" on top, when Wendy fails, then she draws it and may play it for this failure."""
    game = Play(f"""
        {WENDY}
        area 0 rabbits_foot
        deck 0 look_what_i_found
        clues study 2
        bag -2
    """)
    game.do("investigate", "react:rabbits_foot", "play:look_what_i_found")
    assert (game.clues(0), game.is_ready("rabbits_foot")) == (2, False)


@pytest.mark.rule("AH-Q-011")
def test_stray_cat_evades_an_enemy_engaged_with_another() -> None:
    """Given a Ghoul Minion engaged with Roland, when Wendy lets the cat go, then it is evaded; the Priest can't be."""
    game = Play("""
        investigators wendy_adams roland_banks
        area 0 stray_cat
        threat 1 ghoul_minion ghoul_priest
    """)
    assert [text for text in game.options if text.startswith("use:")] == ["use:stray_cat:ghoul_minion"]
    game.do("use:stray_cat:ghoul_minion")
    assert (game.engaged("ghoul_minion"), game.is_ready("ghoul_minion")) == (-1, False)
    assert (game.pile(0), game.actions()) == (["stray_cat"], 3)


@pytest.mark.rule("AH-Q-011")
def test_cunning_distraction_evades_everything_here() -> None:
    """Given enemies with both and with nobody, the Priest too, when it is played, then all are evaded, none attacks."""
    game = Play("""
        investigators wendy_adams roland_banks
        hand 0 cunning_distraction
        threat 0 ghoul_minion
        threat 1 ghoul_priest
        enemy swarm_of_rats study
        exhausted swarm_of_rats
    """)
    game.do("play:cunning_distraction")
    for enemy in ("ghoul_minion", "ghoul_priest", "swarm_of_rats"):
        assert (game.engaged(enemy), game.is_ready(enemy)) == (-1, False)
    assert (game.damage(0), game.resources(0), game.actions()) == (0, 0, 2)
    assert not Play(f"{WENDY}\n hand 0 cunning_distraction").offers("play:cunning_distraction")


@pytest.mark.parametrize(("token", "offered"), [("-2", True), ("-3", True), ("auto_fail", True), ("-4", False)])
def test_look_what_i_found_follows_a_narrow_failure(token: str, offered: bool) -> None:
    """Given shroud 2 and intellect 3 (the Cellar for -4), when a test fails by 2 or less, then 2 clues are found."""
    place = "study" if token != "-4" else "cellar"
    game = Play(f"""
        place {place}
        hand 0 look_what_i_found
        clues {place} 3
        bag {token}
    """)
    game.do("investigate", "draw_token")
    assert game.offers("play:look_what_i_found") is offered
    if offered:
        game.do("play:look_what_i_found")
        assert (game.clues(0), game.resources(0)) == (2, 3)


def test_look_what_i_found_is_for_investigating() -> None:
    """Given a failed fight, then it is not offered."""
    game = Play("""
        hand 0 look_what_i_found
        threat 0 ghoul_minion
        clues study 1
        bag -3
    """)
    game.do("fight:ghoul_minion")
    assert game.prompt == "turn"


def test_lucky_turns_a_failure_by_two() -> None:
    """Given two of them and a failure by 1, when one is played, then it succeeds, and the other is not asked about."""
    game = Play(f"""
        {WENDY}
        hand 0 lucky lucky
        clues study 1
        bag -2
    """)
    game.do("investigate", "pass", "play:lucky")
    assert (game.told("passed", "value"), game.clues(0), game.resources(0)) == ([3], 1, 4)
    assert (game.prompt, len(game.hand())) == ("turn", 1)


def test_a_second_lucky_may_follow_when_the_first_does_not_suffice() -> None:
    """Given a failure by 3, when the first has not sufficed, then the second may be played."""
    game = Play("""
        investigators agnes_baker
        hand 0 lucky lucky
        clues study 1
        bag -3
    """)
    game.do("investigate", "play:lucky", "play:lucky")
    assert (game.told("passed", "value"), game.clues(0)) == ([3], 1)


@pytest.mark.rule("AH-B-246")
def test_lucky_is_useless_against_an_auto_fail() -> None:
    """Given an auto-fail, then Lucky! is not offered; level 2 still draws a card, but the test fails."""
    game = Play("""
        investigators agnes_baker
        hand 0 lucky
        bag auto_fail
    """)
    game.do("investigate")
    assert game.prompt == "turn"
    game = Play("""
        investigators agnes_baker
        hand 0 lucky_2
        deck 0 knife
        bag auto_fail
    """)
    game.do("investigate", "play:lucky_2")
    assert (game.hand(), game.events("passed")) == (["knife"], [])


def test_lucky_2_brings_a_card() -> None:
    """Given it, when it is played, then the test succeeds and a card is drawn."""
    game = Play("""
        investigators agnes_baker
        hand 0 lucky_2
        deck 0 knife guts
        clues study 1
        bag -2
    """)
    game.do("investigate", "play:lucky_2")
    assert (game.clues(0), game.hand()) == (1, ["knife"])


def test_survival_instinct_leaves_all_others_and_moves() -> None:
    """Given two enemies, when one is evaded with it, then the tester may leave the other, and go to the Attic."""
    game = Play(f"""
        {WENDY}
        {HOUSE}
        hand 0 survival_instinct
        threat 0 ghoul_minion swarm_of_rats
    """)
    game.do("evade:ghoul_minion", "commit:survival_instinct", "draw_token", "order:wendy_adams")
    assert sorted(game.options) == ["disengage", "drag:attic", "drag:cellar", "move:attic", "move:cellar", "stay"]
    game.do("move:attic")
    assert (game.place(0), game.threats(), game.place("swarm_of_rats")) == ("attic", [], "hallway")


def test_survival_instinct_may_take_the_others_along() -> None:
    """Given rats that are not left, when she moves, then they come along."""
    game = Play(f"""
        {WENDY}
        {HOUSE}
        hand 0 survival_instinct
        threat 0 ghoul_minion swarm_of_rats
    """)
    game.do("evade:ghoul_minion", "commit:survival_instinct", "draw_token", "order:wendy_adams", "drag:cellar")
    assert (game.place(0), game.threats(), game.place("swarm_of_rats")) == ("cellar", ["swarm_of_rats"], "cellar")


def test_survival_instinct_may_change_nothing() -> None:
    """Given rats engaged as well, when she stays, then everything is as it was."""
    game = Play(f"""
        {WENDY}
        {HOUSE}
        hand 0 survival_instinct
        threat 0 ghoul_minion swarm_of_rats
    """)
    game.do("evade:ghoul_minion", "commit:survival_instinct", "draw_token", "order:wendy_adams", "stay")
    assert (game.place(0), game.threats()) == ("hallway", ["swarm_of_rats"])


def test_survival_instinct_leaves_enemies_alone_and_no_closed_doors() -> None:
    """Given no other enemy but a treachery before her, then she may only move, not into the closed Parlor."""
    game = Play(f"""
        {WENDY}
        {HOUSE}
        unrevealed parlor
        hand 0 survival_instinct
        threat 0 ghoul_minion dissonant_voices
    """)
    game.do("evade:ghoul_minion", "commit:survival_instinct", "draw_token", "order:wendy_adams")
    assert sorted(game.options) == ["move:attic", "move:cellar", "stay"]
    game.do("move:cellar")
    assert (game.place(0), game.threats()) == ("cellar", ["dissonant_voices"])


def test_survival_instinct_does_nothing_outside_evasions() -> None:
    """Given Grasping Hands, when it is committed and the test succeeds, then nothing is asked."""
    game = Play(f"""
        {WENDY}
        hand 0 survival_instinct
        encounter grasping_hands ancient_evils
        phase mythos.draw
    """)
    game.do("commit:survival_instinct", "draw_token")
    assert game.prompt == "turn"


# --- level 1 to 3 -----------------------------------------------------------------------------------------------------


def test_aquinnah_turns_an_attack_on_another_enemy() -> None:
    """Given two enemies, when one attacks, then she takes 1 horror, the other the damage, Wendy the horror."""
    game = Play("""
        investigators wendy_adams skids_otoole
        area 0 aquinnah_1
        threat 0 flesh_eater
        threat 1 ghoul_priest
        phase enemy.attack
    """)
    game.do("react:aquinnah_1:ghoul_priest")
    assert (game.horror("aquinnah_1"), game.is_ready("aquinnah_1")) == (1, False)
    game.do("harm:me=0/2")
    assert (game.damage("ghoul_priest"), game.damage(0), game.horror(0)) == (1, 0, 2)


@pytest.mark.rule("AH-B-148", "AH-B-160")
def test_ah_b_148_an_attack_that_is_turned_round_deals_damage_and_horror_together() -> None:
    """Given an attack that defeats the other enemy and drives Wendy mad, then both happen at once: the enemy is gone,
    and what follows its defeat comes after the horror was placed.
    """
    text = """
        investigators wendy_adams roland_banks
        area 0 aquinnah_1
        threat 0 flesh_eater
        threat 1 swarm_of_rats
        clues study 1
        phase enemy.attack
        """
    game = Play(text)
    game.do("react:aquinnah_1:swarm_of_rats")
    assert game.prompt == "harm", "the horror is assigned before any damage is dealt"
    assert (game.damage("swarm_of_rats"), game.zone("swarm_of_rats")) == (0, THREAT)
    game.do("harm:me=0/2")
    assert (game.told("enemy_defeated", "enemy"), game.horror(0)) == (["swarm_of_rats"], 2)
    kinds = [
        event.kind for event in game.table.events if event.kind in ("enemy_hit", "horror_placed", "enemy_defeated")
    ]
    assert kinds[-3:] == ["enemy_hit", "horror_placed", "enemy_defeated"]


@pytest.mark.rule("AH-B-148", "AH-B-095")
def test_ah_b_148_who_falls_by_the_turned_attack_still_fells_the_other_enemy() -> None:
    """Given Wendy at the end of her wits, when the attack is turned round, then she is defeated and so is the enemy."""
    game = Play("""
        investigators wendy_adams roland_banks
        area 0 aquinnah_1
        horror 0 6
        horror aquinnah_1 2
        threat 0 flesh_eater
        threat 1 swarm_of_rats
        phase enemy.attack
    """)
    game.do("react:aquinnah_1:swarm_of_rats", "harm:…")
    assert (game.now.left[0], game.told("enemy_defeated", "enemy")) == ("horror", ["swarm_of_rats"])


@pytest.mark.rule("AH-B-148", "AH-B-014")
def test_ah_b_148_the_last_investigator_and_the_other_enemy_fall_together() -> None:
    """Given Wendy alone at the end of her wits and the Ghoul Priest nearly dead, when an attack is turned on him, then
    he is defeated although she falls by the same attack.
    """
    game = Play("""
        investigators wendy_adams
        area 0 aquinnah_1
        horror 0 6
        horror aquinnah_1 3
        damage ghoul_priest 4
        threat 0 flesh_eater ghoul_priest
        exhausted ghoul_priest
        phase enemy.attack
    """)
    game.do("react:aquinnah_1:ghoul_priest")
    assert (game.now.left[0], game.told("enemy_defeated", "enemy")) == ("horror", ["ghoul_priest"])


def test_aquinnah_needs_another_enemy_and_an_attack_on_you() -> None:
    """Given one enemy, or an attack on Skids, then she is not asked."""
    game = Play(f"""
        {WENDY}
        area 0 aquinnah_1
        threat 0 ghoul_minion
    """)
    game.do("resource")
    assert game.prompt == "harm"
    game = Play("""
        investigators skids_otoole wendy_adams
        area 1 aquinnah_1
        threat 0 ghoul_minion
        threat 1 swarm_of_rats
    """)
    game.do("resource")
    assert (game.prompt, game.damage(0)) == ("turn", 1)


@pytest.mark.rule("AH-R-1.13")
def test_close_call_shuffles_an_evaded_enemy_into_the_encounter_deck() -> None:
    """Given Roland evading beside Wendy, then she may send the enemy off; into an empty deck she can't."""
    text = """
        investigators roland_banks wendy_adams
        hand 1 close_call_2
        threat 0 ghoul_minion
    """
    game = Play(f"{text}\n encounter ancient_evils")
    game.do("evade:ghoul_minion", "draw_token", "none")
    assert (game.asked, game.offers("play:close_call_2")) == (1, True)
    game.do("play:close_call_2")
    assert (game.zone("ghoul_minion"), sorted(game.deck())) == (DECK, ["ancient_evils", "ghoul_minion"])
    game = Play(text)
    game.do("evade:ghoul_minion", "draw_token", "none")
    assert game.prompt == "turn"


@pytest.mark.parametrize("enemy", ["ghoul_priest", "mob_enforcer"])
def test_close_call_spares_elites_and_weaknesses(enemy: str) -> None:
    """Given the Priest or a Mob Enforcer evaded, then it is not offered."""
    game = Play(f"""
        {WENDY}
        hand 0 close_call_2
        threat 0 {enemy}
        encounter ancient_evils
    """)
    game.do(f"evade:{enemy}", "draw_token").until(lambda: game.prompt == "turn")
    assert game.hand() == ["close_call_2"]


def test_will_to_survive_reveals_no_tokens_this_turn() -> None:
    """Given a bag of auto-fails, when it is played, then tests are won by the figures alone, until the turn ends."""
    game = Play(f"""
        {WENDY}
        hand 0 will_to_survive_3
        clues study 2
        bag auto_fail
    """)
    game.do("play:will_to_survive_3", "investigate", "investigate")
    assert (game.clues(0), game.events("token"), game.resources(0)) == (2, [], 1)


def test_will_to_survive_may_be_played_in_a_test_of_ones_own_turn() -> None:
    """Given an investigation begun, then it may still be played before the token."""
    game = Play(f"""
        {WENDY}
        hand 0 will_to_survive_3
        clues study 1
        bag auto_fail
    """)
    game.do("investigate", "play:will_to_survive_3")
    assert game.clues(0) == 1


def test_will_to_survive_ends_with_the_turn() -> None:
    """Given it played, when a treachery tests her in the next round, then a token is revealed."""
    game = Play(f"""
        {WENDY}
        hand 0 will_to_survive_3
        deck 0 guts
        encounter rotting_remains ancient_evils
    """)
    game.do("play:will_to_survive_3", "end_turn").until(lambda: bool(game.events("passed")))
    assert len(game.events("token")) == 1


def test_will_to_survive_leaves_everything_else_of_a_test() -> None:
    """Given cards to commit, then they count, and a test may still fail by its figures."""
    game = Play(f"""
        {WENDY}
        place cellar
        hand 0 will_to_survive_3 perception
        deck 0 knife
        clues cellar 2
        bag auto_fail
    """)
    game.do("play:will_to_survive_3", "investigate", "draw_token")
    assert game.told("failed", "margin") == [1]
    game.do("investigate", "commit:perception", "draw_token")
    assert (game.clues(0), game.hand()) == (1, ["knife"])


def test_aquinnah_needs_somebody_else_to_hurt() -> None:
    game = Play("investigators roland_banks\narea 0 aquinnah_1\nthreat 0 ghoul_minion").do("resource")
    assert not game.offers("react:aquinnah_1")


def test_a_distraction_is_for_all_enemies_here_and_picks_one_pocket() -> None:
    # given the Ghoul Priest on Wendy, a Minion on Roland, Rats on nobody
    game = Play("""
        investigators wendy_adams roland_banks
        area 0 pickpocketing
        hand 0 cunning_distraction
        deck 0 guts guts
        threat 0 ghoul_priest
        threat 1 ghoul_minion
    """).do("play:cunning_distraction", "react:pickpocketing")
    assert [game.engaged(one) for one in ("ghoul_priest", "ghoul_minion")] == [-1, -1]
    assert (game.is_ready("ghoul_priest"), game.is_ready("ghoul_minion")) == (False, False)
    game.until(lambda: game.prompt == "turn")
    assert game.hand() == ["guts.2"]


def test_nothing_is_found_after_a_failure_by_three() -> None:
    text = "investigators agnes_baker\nhand 0 look_what_i_found\nclues study 2\nthreat 0 haunted"
    # given 1 against 2, and the token
    game = Play(f"{text}\nbag -1").do("investigate", "draw_token")
    assert game.offers("play:look_what_i_found")
    game = Play(f"{text}\nattached obscuring_fog study\nbag -1").do("investigate", "draw_token")
    assert not game.offers("play:look_what_i_found")


def test_lucky_of_the_second_level_draws_too() -> None:
    game = Play("investigators agnes_baker\nhand 0 lucky_2\ndeck 0 guts\nclues study 2\nbag -2").do("investigate")
    game.do("play:lucky_2")
    assert (game.hand(), game.clues(0)) == (["guts"], 1)
