"""The Guardian's cards."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import DISCARD, VICTORY
from tests.games.arkham_lcg.play import Play

HOUSE = """
    place hallway
    place attic
    place cellar
"""

# --- level 0 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-C-003")
def test_45_automatic_fires_at_plus_one_for_two_damage() -> None:
    """Given 4 ammo, when Roland fires at the engaged Priest, then combat 5, 2 damage, 3 ammo, and no attack."""
    game = Play("""
        area 0 45_automatic
        threat 0 ghoul_priest
    """)
    game.do("fight:45_automatic:ghoul_priest")
    assert game.told("passed", "value") == [5]
    assert (game.damage("ghoul_priest"), game.uses("45_automatic"), game.damage(0)) == (2, 3, 0)


def test_an_empty_45_automatic_cannot_fire() -> None:
    """Given no ammo, then it is not offered but stays in play."""
    game = Play("""
        area 0 45_automatic
        threat 0 ghoul_minion
        uses 45_automatic 0
    """)
    assert not game.offers("fight:45_automatic")
    assert game.area() == ["45_automatic"]


@pytest.mark.rule("AH-Q-006")
def test_two_45_automatics_fire_one_after_the_other() -> None:
    """Given two copies, then each attack has +1 and 2 damage of its own."""
    game = Play("""
        area 0 45_automatic 45_automatic
        threat 0 ghoul_priest
    """)
    game.do("fight:45_automatic.1:ghoul_priest", "fight:45_automatic.2:ghoul_priest")
    assert (game.told("passed", "value"), game.damage("ghoul_priest")) == ([5, 5], 4)


@pytest.mark.rule("AH-Q-007")
@pytest.mark.parametrize(
    ("card", "fits", "other"),
    [
        ("physical_training", "combat", "agility"),
        ("physical_training", "willpower", "intellect"),
        ("hyperawareness", "intellect", "combat"),
        ("hyperawareness", "agility", "willpower"),
        ("hard_knocks", "combat", "intellect"),
        ("hard_knocks", "agility", "willpower"),
        ("arcane_studies", "willpower", "agility"),
        ("arcane_studies", "intellect", "combat"),
        ("dig_deep", "willpower", "combat"),
        ("dig_deep", "agility", "intellect"),
    ],
)
def test_pumps_buy_points_for_the_skills_they_name(card: str, fits: str, other: str) -> None:
    """Given 5 resources, then each buys +1 for a test of its skills, as often as one can pay; no other skill."""
    starts = {
        "combat": "fight:ghoul_minion",
        "agility": "evade:ghoul_minion",
        "intellect": "investigate",
        "willpower": "draw",
    }
    text = f"""
        area 0 {card}
        threat 0 ghoul_minion
        exhausted ghoul_minion
        deck 0 guts
    """
    if fits == "willpower":
        text = f"area 0 {card}\n threat 0 frozen_in_fear\n"
        starts["willpower"] = "end_turn"
    game = Play(text)
    game.do(starts[fits])
    assert game.prompt == "test"
    for _ in range(4):
        game.do(f"use:{card}:{fits}")
    assert game.resources(0) == 1
    elsewhere = Play(f"""
        area 0 {card}
        threat 0 ghoul_minion frozen_in_fear
        exhausted ghoul_minion
        hand 0 unexpected_courage
    """)
    elsewhere.do("end_turn" if other == "willpower" else starts[other])
    assert elsewhere.prompt == "test"
    assert not elsewhere.offers(f"use:{card}")


def test_a_pump_adds_to_the_value() -> None:
    """Given Physical Training, when two resources are spent, then combat 4 counts 6."""
    game = Play("""
        area 0 physical_training
        threat 0 ghoul_priest
    """)
    game.do("fight:ghoul_priest", "use:physical_training:combat", "use:physical_training:combat", "draw_token")
    assert (game.told("passed", "value"), game.resources(0)) == ([6], 3)


def test_beat_cop_lends_combat_and_may_be_discarded_for_a_hit() -> None:
    """Given a Beat Cop, then combat 5; discarded, he deals 1 damage to any enemy at the location, without an action."""
    game = Play("""
        area 0 beat_cop
        threat 0 ghoul_priest
        enemy ghoul_minion study
        exhausted ghoul_minion
    """)
    game.do("fight:ghoul_priest")
    assert game.told("passed", "value") == [5]
    game.do("use:beat_cop:ghoul_minion")
    assert (game.damage("ghoul_minion"), game.pile(0), game.actions()) == (1, ["beat_cop"], 2)


def test_beat_cop_needs_an_enemy_at_the_location() -> None:
    """Given an enemy elsewhere, then he has nothing to do."""
    game = Play("""
        place hallway
        place attic
        area 0 beat_cop
        enemy ghoul_minion attic
    """)
    assert not game.offers("use:beat_cop")


def test_beat_cop_is_asked_before_attacks_but_not_once_harm_is_assigned() -> None:
    """Given an attack, then he may be used before it; when harm is assigned to him, no window comes."""
    game = Play("""
        area 0 beat_cop
        damage beat_cop 1
        threat 0 ravenous_ghoul
        deck 0 knife knife
        encounter ancient_evils ancient_evils
        phase enemy
    """)
    assert game.prompt == "after_hunters"
    game.do("pass")
    assert game.prompt == "harm"
    game.do("harm:me=0/1+beat_cop=1/0")
    assert game.zone("beat_cop") == DISCARD
    assert game.damage("ravenous_ghoul") == 0


@pytest.mark.parametrize("kind", ["damage", "horror"])
def test_first_aid_heals_one_of_either_from_somebody_here(kind: str) -> None:
    """Given 3 supplies, when it is used on Daisy, then 1 is healed; nobody elsewhere, nothing where nothing is."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        area 0 first_aid
        {kind} 1 2
    """)
    assert [option for option in game.options if option.startswith("use:")] == [f"use:first_aid:{kind}:daisy_walker"]
    game.do(f"use:first_aid:{kind}:daisy_walker")
    assert (getattr(game, kind)(1), game.uses("first_aid"), game.actions()) == (1, 2, 2)


def test_first_aid_is_discarded_with_its_last_supply() -> None:
    """Given 1 supply, when it is used, then it is gone."""
    game = Play("""
        area 0 first_aid
        uses first_aid 1
        damage 0 1
    """)
    game.do("use:first_aid:damage:roland_banks")
    assert game.pile(0) == ["first_aid"]


@pytest.mark.parametrize(("others", "damage"), [("", 2), ("swarm_of_rats", 1)])
def test_machete_strikes_harder_at_a_single_engaged_enemy(others: str, damage: int) -> None:
    """Given one engaged enemy, then +1 combat and 2 damage; given two, 1 damage."""
    game = Play(f"""
        area 0 machete
        threat 0 ghoul_priest {others}
    """)
    game.do("fight:machete:ghoul_priest")
    assert (game.told("passed", "value"), game.damage("ghoul_priest")) == ([5], damage)


def test_machete_has_no_bonus_against_an_enemy_not_engaged() -> None:
    """Given an enemy engaged with nobody and another one engaged, then the first takes 1."""
    game = Play("""
        area 0 machete
        threat 0 swarm_of_rats
        enemy ghoul_priest study
        exhausted ghoul_priest
    """)
    game.do("fight:machete:ghoul_priest")
    assert game.damage("ghoul_priest") == 1


@pytest.mark.rule("AH-R-1.4")
def test_guard_dog_bites_back_even_when_it_dies() -> None:
    """Given a Guard Dog with 1 health left, when an attack's damage goes to it, then it may bite, and is gone."""
    game = Play("""
        area 0 guard_dog
        damage guard_dog 2
        threat 0 ghoul_minion
        deck 0 knife knife
        encounter ancient_evils ancient_evils
        phase enemy
    """)
    game.do("harm:me=0/1+guard_dog=1/0", "react:guard_dog")
    assert (game.damage("ghoul_minion"), game.zone("guard_dog")) == (1, DISCARD)


def test_guard_dog_does_not_bite_for_horror_or_other_damage() -> None:
    """Given horror on it, or the damage of a treachery, then nothing is asked."""
    game = Play("""
        area 0 guard_dog
        threat 0 ghoul_minion
        phase enemy
        deck 0 knife
        encounter ancient_evils ancient_evils
    """)
    game.do("harm:me=1/0+guard_dog=0/1")
    assert not game.told("triggers", "card")
    game = Play("""
        area 0 guard_dog
        encounter grasping_hands ancient_evils
        phase mythos.draw
    """)
    game.do("harm:guard_dog=1/0")
    assert not game.told("triggers", "card")


@pytest.mark.rule("AH-R-1.3")
def test_evidence_follows_a_defeat_beside_rolands_own_reaction() -> None:
    """Given 2 clues, when Roland defeats a rat, then he may react and play Evidence! for the same defeat."""
    game = Play("""
        hand 0 evidence
        threat 0 swarm_of_rats
        clues study 2
    """)
    game.do("fight:swarm_of_rats", "react:roland_banks", "play:evidence")
    assert (game.clues(0), game.resources(0), game.actions()) == (2, 4, 2)


def test_evidence_needs_a_clue_and_an_own_defeat() -> None:
    """Given no clue, or Daisy's defeat, then it can't be played."""
    game = Play("""
        hand 0 evidence
        threat 0 swarm_of_rats
    """)
    game.do("fight:swarm_of_rats")
    assert game.prompt == "turn"
    game = Play("""
        investigators daisy_walker roland_banks
        hand 1 evidence
        threat 0 swarm_of_rats
        clues study 2
    """)
    game.do("fight:swarm_of_rats").until(lambda: game.prompt == "turn")
    assert (game.hand(1), game.clues("study")) == (["evidence"], 2)


def test_dodge_cancels_an_attack_in_the_enemy_phase_and_the_enemy_exhausts() -> None:
    """Given Dodge, when the Ghoul Minion attacks in step 3.3, then nothing is dealt, and it exhausts nevertheless."""
    game = Play("""
        investigators roland_banks skids_otoole
        hand 0 dodge
        hand 1 dodge
        threat 0 ghoul_minion
        threat 1 ghoul_minion
        phase enemy.attack
    """)
    game.do("play:dodge", seat=0)
    assert (game.damage(0), game.horror(0)) == (0, 0)
    assert (game.is_ready("ghoul_minion.1"), game.is_ready("ghoul_minion.2")) == (False, True)


def test_dodge_helps_a_fellow_here_against_an_attack_of_opportunity() -> None:
    """Given Daisy attacked beside Roland, then he may dodge for her; not when she is elsewhere."""
    game = Play("""
        investigators daisy_walker roland_banks
        hand 1 dodge
        threat 0 ghoul_minion
    """)
    game.do("resource")
    assert (game.asked, game.offers("play:dodge")) == (1, True)
    game.do("play:dodge")
    assert (game.damage(0), game.is_ready("ghoul_minion"), game.resources(0)) == (0, True, 6)
    game = Play("""
        investigators daisy_walker roland_banks
        place hallway
        place attic
        at 1 attic
        hand 1 dodge
        threat 0 ghoul_minion
    """)
    game.do("resource")
    assert game.damage(0) == 1


def test_dodge_answers_a_retaliation() -> None:
    """Given a failed attack on the Priest, when it retaliates, then Dodge cancels that attack."""
    game = Play("""
        hand 0 dodge
        threat 0 ghoul_priest
        bag -4
    """)
    game.do("fight:ghoul_priest", "play:dodge")
    assert (game.damage(0), game.horror(0)) == (0, 0)


@pytest.mark.rule("AH-B-242")
def test_dodge_comes_before_what_the_attack_brings() -> None:
    """Given a Silver Twilight Acolyte, when its attack is cancelled, then no doom follows."""
    game = Play("""
        hand 0 dodge
        threat 0 silver_twilight_acolyte
        phase enemy.attack
        deck 0 knife
        encounter swarm_of_rats ancient_evils
    """)
    game.do("play:dodge")
    assert game.told("doom", "card") == ["whats_going_on"]  # the mythos phase's own


def test_dynamite_blast_hits_everybody_at_a_connecting_location() -> None:
    """Given enemies and Daisy in the Attic, when Roland throws from the Hallway, then 3 to each there, none to him."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        {HOUSE}
        at 1 attic
        hand 0 dynamite_blast
        threat 1 ravenous_ghoul
        enemy ghoul_priest attic
        exhausted ghoul_priest
    """)
    game.do("play:dynamite_blast:attic")
    assert (game.zone("ravenous_ghoul"), game.damage("ghoul_priest"), game.damage(1), game.damage(0)) == (
        DISCARD,
        3,
        3,
        0,
    )
    assert (game.resources(0), game.actions()) == (0, 2)


def test_dynamite_blast_at_ones_own_location_hits_oneself_and_provokes() -> None:
    """Given a Ghoul Minion engaged, when Roland throws it here, then it attacks first; he takes 3 as well."""
    game = Play("""
        hand 0 dynamite_blast
        threat 0 ghoul_minion
    """)
    game.do("play:dynamite_blast:study")
    assert (game.damage(0), game.horror(0), game.zone("ghoul_minion")) == (4, 1, DISCARD)


def test_dynamite_blast_is_one_effect() -> None:
    """Given the Priest with 3 health left at act 3, when it goes off here, then the thrower is hurt as the act ends."""
    game = Play("""
        place hallway
        act what_have_you_done
        hand 0 dynamite_blast
        enemy ghoul_priest hallway
        exhausted ghoul_priest
        damage ghoul_priest 2
    """)
    game.do("play:dynamite_blast:hallway")
    assert game.prompt == "what_have_you_done"
    assert game.damage(0) == 3


def test_vicious_blow_adds_damage_to_a_successful_attack() -> None:
    """Given it committed by a helper, when Roland's attack succeeds, then 1 icon and 2 damage."""
    game = Play("""
        investigators roland_banks skids_otoole
        hand 1 vicious_blow
        threat 0 ghoul_priest
    """)
    game.do("fight:ghoul_priest", "commit:vicious_blow", "draw_token")
    assert (game.told("passed", "value"), game.damage("ghoul_priest"), game.pile(1)) == ([5], 2, ["vicious_blow"])


def test_vicious_blow_adds_nothing_to_a_miss_that_hits_a_fellow() -> None:
    """Given the enemy engaged with Daisy, when Roland's attack fails, then she takes 1 damage, not 2 (AH-B-169)."""
    game = Play("""
        investigators roland_banks daisy_walker
        hand 0 vicious_blow
        threat 1 ghoul_minion
        bag auto_fail
    """)
    game.do("fight:ghoul_minion", "commit:vicious_blow", "draw_token")
    assert game.damage(1) == 1


def test_vicious_blow_adds_no_damage_outside_attacks() -> None:
    """Given a test of evasion, then its combat icon can't be committed."""
    game = Play("""
        hand 0 vicious_blow unexpected_courage
        threat 0 ghoul_minion
    """)
    game.do("evade:ghoul_minion")
    assert not game.offers("commit:vicious_blow")


# --- level 1 to 4 -----------------------------------------------------------------------------------------------------


def test_extra_ammunition_loads_a_fellows_firearm_above_its_number() -> None:
    """Given Skids' Derringer here, when Roland plays it, then 3 + 3 ammo; a Machete is no Firearm."""
    game = Play("""
        investigators roland_banks skids_otoole
        hand 0 extra_ammunition_1
        area 0 machete
        area 1 41_derringer
    """)
    assert [text for text in game.options if text.startswith("play:")] == ["play:extra_ammunition_1:41_derringer"]
    game.do("play:extra_ammunition_1:41_derringer")
    assert (game.uses("41_derringer"), game.resources(0)) == (6, 3)


def test_police_badge_lends_willpower_and_two_actions() -> None:
    """Given the Badge, then willpower 4 (here against Rotting Remains), and discarded it gives 2 actions."""
    game = Play("""
        area 0 police_badge_2
        encounter rotting_remains ancient_evils
        phase mythos.draw
    """)
    assert game.told("passed", "value") == [4]
    game = Play("area 0 police_badge_2").do("use:police_badge_2")
    assert (game.actions(), game.pile(0)) == (5, ["police_badge_2"])


def test_police_badge_is_asked_after_the_last_action() -> None:
    """Given the last action spent, then its holder may still use it in the turn."""
    game = Play("""
        area 0 police_badge_2
        turn 0 1
    """)
    game.do("resource")
    assert (game.now.round, game.offers("use:police_badge_2")) == (1, True)
    game.do("use:police_badge_2")
    assert game.actions() == 2


def test_police_badge_helps_a_fellow_whose_turn_it_is() -> None:
    """Given Roland's Badge in Daisy's turn, when her last action is spent, then he may give her 2 more."""
    game = Play("""
        investigators daisy_walker roland_banks
        area 1 police_badge_2
        turn 0 1
    """)
    game.do("resource")
    assert (game.asked, game.offers("use:police_badge_2")) == (1, True)
    game.do("use:police_badge_2")
    assert (game.asked, game.prompt, game.actions(0)) == (0, "turn", 2)


def test_police_badge_does_not_reach_another_location() -> None:
    """Given Daisy elsewhere, then Roland is not asked for her."""
    game = Play("""
        investigators daisy_walker roland_banks
        place hallway
        place attic
        at 1 attic
        area 1 police_badge_2
        turn 0 1
    """)
    game.do("resource")
    assert (game.prompt, game.asked) == ("turn", 1)


def test_beat_cop_2_exhausts_and_takes_a_point_for_a_hit() -> None:
    """Given him ready, then 1 damage to him and 1 to the enemy; exhausted he can't; +1 combat all the while."""
    game = Play("""
        area 0 beat_cop_2
        threat 0 ghoul_priest
    """)
    game.do("use:beat_cop_2:ghoul_priest")
    assert (game.damage("ghoul_priest"), game.damage("beat_cop_2"), game.is_ready("beat_cop_2")) == (1, 1, False)
    assert not game.offers("use:beat_cop_2")
    game.do("fight:ghoul_priest")
    assert game.told("passed", "value") == [5]


def test_beat_cop_2_may_spend_his_last_point() -> None:
    """Given 1 health left, when he is used, then the hit is dealt though he is gone."""
    game = Play("""
        area 0 beat_cop_2
        damage beat_cop_2 2
        threat 0 ghoul_priest
    """)
    game.do("use:beat_cop_2:ghoul_priest")
    assert (game.damage("ghoul_priest"), game.zone("beat_cop_2")) == (1, DISCARD)


@pytest.mark.parametrize(("token", "damage"), [("-3", 1), ("-2", 1), ("0", 3), ("1", 4)])
def test_shotgun_deals_the_margin(token: str, damage: int) -> None:
    """Given combat 4 + 3 against the Priest's 4, then the damage is the margin, at least 1."""
    game = Play(f"""
        area 0 shotgun_4
        threat 0 ghoul_priest
        bag {token}
    """)
    game.do("fight:shotgun_4:ghoul_priest")
    assert (game.damage("ghoul_priest"), game.uses("shotgun_4")) == (damage, 1)


def test_shotgun_deals_five_at_most_and_other_bonuses_on_top() -> None:
    """Given a margin of 9 with Vicious Blow, then 5 + 1 damage."""
    game = Play("""
        investigators roland_banks skids_otoole
        area 0 shotgun_4 beat_cop
        hand 0 vicious_blow overpower unexpected_courage
        threat 0 ghoul_priest
        bag 1
    """)
    game.do("fight:shotgun_4:ghoul_priest", "commit:vicious_blow", "commit:overpower", "commit:unexpected_courage")
    game.do("draw_token")
    assert game.damage("ghoul_priest") == 6


def test_shotgun_takes_both_hands() -> None:
    """Given a Machete in hand, when it is played, then the Machete has to go."""
    game = Play("""
        hand 0 shotgun_4
        area 0 machete
    """)
    game.do("play:shotgun_4")
    assert (game.area(), game.pile(0), game.uses("shotgun_4")) == (["shotgun_4"], ["machete"], 2)


def test_a_victory_enemy_goes_to_the_display() -> None:
    """Given the Priest's last point, when the .45 hits, then he is in the victory display."""
    game = Play("""
        act the_barrier
        area 0 45_automatic
        threat 0 ghoul_priest
        damage ghoul_priest 4
    """)
    game.do("fight:45_automatic:ghoul_priest")
    assert game.zone("ghoul_priest") == VICTORY


def test_extra_ammunition_goes_into_a_fellows_gun() -> None:
    game = Play("investigators roland_banks skids_otoole\nhand 0 extra_ammunition_1\narea 1 41_derringer knife")
    assert [text for text in game.options if "extra" in text] == ["play:extra_ammunition_1:41_derringer"]
    assert game.do("play:extra_ammunition_1:41_derringer").uses("41_derringer") == 6


def test_beat_cop_may_die_of_what_he_pays() -> None:
    game = Play("investigators roland_banks\narea 0 beat_cop_2\ndamage beat_cop_2 2\nthreat 0 ghoul_minion")
    game.do("use:beat_cop_2:ghoul_minion")
    assert (game.damage("ghoul_minion"), game.pile(0)) == (1, ["beat_cop_2"])


def test_beat_cop_in_a_fellows_turn_defeats_for_roland() -> None:
    game = Play(
        """
        investigators daisy_walker roland_banks
        area 1 beat_cop
        threat 0 swarm_of_rats
        clues study 1
        """,
        asks="all",
    ).do("use:beat_cop:swarm_of_rats", "react:roland_banks")
    assert game.clues(1) == 1
