"""The basic weaknesses of the core set."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import DISCARD, REMOVED
from tests.games.arkham_lcg.play import Play

HOUSE = """
    place hallway
    place attic
    place cellar
"""


@pytest.mark.rule("AH-B-202")
def test_amnesia_keeps_one_card_of_choice() -> None:
    """Given three cards, when Amnesia is drawn, then one is kept, the others and Amnesia are discarded."""
    game = Play("""
        hand 0 knife machete evidence
        deck 0 amnesia
    """)
    game.do("draw")
    assert sorted(game.options) == ["keep:evidence", "keep:knife", "keep:machete"]
    game.do("keep:machete")
    assert (game.hand(), sorted(game.pile(0))) == (["machete"], ["amnesia", "evidence", "knife"])
    assert sorted(game.told("discards", "card")) == ["evidence", "knife"]


@pytest.mark.rule("AH-B-202")
def test_amnesia_keeps_a_weakness_instead() -> None:
    """Given Dark Memory in hand, then it stays as the card kept, and all others go."""
    game = Play("""
        investigators agnes_baker
        hand 0 dark_memory knife scrying
        deck 0 amnesia
    """)
    game.do("draw")
    assert game.hand() == ["dark_memory"]


def test_amnesia_with_one_card_takes_nothing() -> None:
    """Given one card or none, then nothing is lost."""
    game = Play("""
        hand 0 knife
        deck 0 amnesia
    """).do("draw")
    assert game.hand() == ["knife"]
    assert Play("deck 0 amnesia").do("draw").pile(0) == ["amnesia"]


def test_paranoia_takes_all_resources() -> None:
    """Given 5 resources, when it is drawn, then none are left; those on cards stay (AH-R-2.8)."""
    game = Play("""
        investigators skids_otoole
        threat 0 hospital_debts
        resources hospital_debts 2
        deck 0 paranoia
    """)
    game.do("draw")
    assert (game.resources(0), game.resources("hospital_debts"), game.pile(0)) == (0, 2, ["paranoia"])


def test_haunted_lowers_every_skill_until_two_actions_are_spent() -> None:
    """Given it drawn, then each skill is 1 less; two actions discard it."""
    game = Play("""
        deck 0 haunted
        threat 0 ghoul_minion
        exhausted ghoul_minion
    """)
    game.do("draw")
    assert game.threats() == ["ghoul_minion", "haunted"]
    game.do("investigate", "fight:ghoul_minion")
    assert game.told("passed", "value") == [2, 3]
    game = Play("threat 0 haunted").do("use:haunted")
    assert (game.actions(), game.pile(0)) == (1, ["haunted"])


@pytest.mark.rule("AH-B-272")
def test_a_fellow_may_spend_the_two_actions() -> None:
    """Given Daisy haunted, when Roland beside her spends two actions, then it goes to her pile."""
    game = Play("""
        investigators roland_banks daisy_walker
        threat 1 haunted
    """)
    game.do("use:haunted")
    assert (game.actions(), game.pile(1)) == (1, ["haunted"])


@pytest.mark.parametrize(
    ("weakness", "harmed", "then"),
    [("psychosis", "horror", "damage"), ("hypochondria", "damage", "horror")],
)
def test_psychosis_and_hypochondria_answer_harm_with_direct_harm(weakness: str, harmed: str, then: str) -> None:
    """Given a Beat Cop who takes all of it, then the investigator has taken it nevertheless: 1 direct of the other."""
    source = "flesh_eater" if harmed == "horror" else "swarm_of_rats"
    game = Play(f"""
        area 0 beat_cop
        threat 0 {weakness} {source}
    """)
    game.do("resource")
    game.do("harm:beat_cop=1/0" if source == "swarm_of_rats" else "harm:me=1/0+beat_cop=0/2")
    assert getattr(game, harmed)(0) == 0
    assert getattr(game, then)(0) == 1 + (source == "flesh_eater")


@pytest.mark.parametrize("weakness", ["psychosis", "hypochondria"])
def test_two_actions_of_anybody_here_discard_them(weakness: str) -> None:
    """Given it before Daisy, when Roland spends two actions, then it is gone."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        threat 1 {weakness}
    """)
    game.do(f"use:{weakness}")
    assert (game.actions(), game.pile(1)) == (1, [weakness])


def test_psychosis_minds_its_bearer_alone() -> None:
    """Given Daisy with it, when Roland takes horror, then nothing follows."""
    game = Play("""
        investigators roland_banks daisy_walker
        threat 0 ghoul_minion
        threat 1 psychosis
    """)
    game.do("resource")
    assert (game.damage(0), game.damage(1)) == (1, 0)


@pytest.mark.rule("AH-X-19")
def test_psychosis_with_hypochondria_runs_to_the_end() -> None:
    """Given both, when one point of horror is taken, then each answers the other until the investigator is defeated."""
    game = Play("""
        investigators daisy_walker roland_banks
        threat 0 psychosis hypochondria
        encounter rotting_remains ancient_evils swarm_of_rats
        bag -1
        phase mythos.draw
    """)
    assert game.now.order == (1,)
    assert game.told("defeated", "seat", "how") == [(0, "damage")]
    assert len(game.events("triggers")) >= 9


@pytest.mark.parametrize("enemy", ["mob_enforcer", "silver_twilight_acolyte", "stubborn_detective"])
def test_enemy_weaknesses_engage_their_bearer_and_hunt_nobody_else(enemy: str) -> None:
    """Given it drawn, then it is engaged with its bearer."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        deck 0 {enemy}
    """)
    game.do("draw")
    assert game.engaged(enemy) == 0


@pytest.mark.rule("AH-B-146")
@pytest.mark.parametrize("enemy", ["mob_enforcer", "silver_twilight_acolyte", "stubborn_detective"])
def test_enemy_weaknesses_pass_others_by(enemy: str) -> None:
    """Given the bearer in the Cellar and Daisy in the Hallway with it, when it hunts, then it goes on to the bearer."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        {HOUSE}
        at 0 cellar
        at 1 hallway
        enemy {enemy} hallway
        hand 0 dodge
        phase enemy
    """)
    assert (game.place(enemy), game.engaged(enemy)) == ("cellar", 0)


def test_mob_enforcer_takes_four_resources_of_anybody_here() -> None:
    """Given Daisy beside its bearer, when she parleys for 4, then it is discarded, not defeated; nobody attacks."""
    game = Play("""
        investigators daisy_walker roland_banks
        threat 0 swarm_of_rats
        threat 1 mob_enforcer
    """)
    game.do("parley:mob_enforcer")
    assert (game.resources(0), game.pile(1), game.actions(), game.damage(0)) == (1, ["mob_enforcer"], 2, 0)
    assert game.events("enemy_defeated") == []


def test_mob_enforcer_is_not_bought_with_three() -> None:
    """Given 3 resources, then the parley is barred."""
    game = Play("""
        threat 0 mob_enforcer
        resources 0 3
    """)
    assert not game.offers("parley:mob_enforcer")
    assert any(bar.reason == "resources" for bar in game.refusals)


def test_silver_twilight_acolyte_brings_doom_after_its_attack() -> None:
    """Given 2 doom of 3, when it attacks, then 3 doom lie there, and the agenda does not advance yet."""
    game = Play("""
        threat 0 silver_twilight_acolyte
        doom whats_going_on 2
    """)
    game.do("resource")
    assert (game.damage(0), game.doom("whats_going_on")) == (1, 3)
    assert game.now.label[game.now.agenda] == "whats_going_on"


@pytest.mark.rule("AH-R-2.1")
def test_stubborn_detective_blanks_everybody_at_its_location() -> None:
    """Given it with Roland, then Daisy beside him has neither Tome action nor elder sign; elsewhere she has."""
    game = Play("""
        investigators daisy_walker roland_banks
        area 0 old_book_of_lore
        threat 1 stubborn_detective
        deck 0 knife knife knife
        bag elder_sign
    """)
    game.do("investigate")
    assert game.hand(0) == []
    game.do("use:old_book_of_lore:daisy_walker")
    game.until(lambda: game.prompt == "turn")
    assert game.actions(0) == 1


@pytest.mark.rule("AH-A-36")
def test_roland_reacts_to_the_detectives_defeat() -> None:
    """Given 1 health left, when Roland defeats it, then he may find a clue, for it is gone by then."""
    game = Play("""
        threat 0 stubborn_detective
        damage stubborn_detective 1
        clues study 1
    """)
    game.do("fight:stubborn_detective", "react:roland_banks")
    assert game.clues(0) == 1


def test_roland_does_not_react_beside_the_detective() -> None:
    """Given rats defeated while the Detective is here, then his reaction is blank."""
    game = Play("""
        threat 0 stubborn_detective swarm_of_rats
        clues study 1
    """)
    game.do("fight:swarm_of_rats")
    assert game.prompt == "turn"


def test_weaknesses_of_an_eliminated_investigator_leave_the_game() -> None:
    """Given Haunted before Roland, when he is defeated, then it is removed; Daisy goes on (AH-E-002)."""
    game = Play("""
        investigators roland_banks daisy_walker
        threat 0 haunted swarm_of_rats
        damage 0 8
    """)
    game.do("resource")
    assert (game.zone("haunted"), game.now.order) == (REMOVED, (1,))
    assert game.zone("swarm_of_rats") != DISCARD


def test_amnesia_leaves_the_weakness() -> None:
    game = Play("investigators agnes_baker\nhand 0 dark_memory knife guts\ndeck 0 amnesia lucky").do("draw")
    assert game.hand() == ["dark_memory"]


def test_haunted_takes_two_actions_and_provokes_once() -> None:
    game = Play("investigators roland_banks\nthreat 0 haunted swarm_of_rats").do("use:haunted")
    assert (game.actions(), game.told("opportunity", "enemy"), game.pile(0)) == (1, ["swarm_of_rats"], ["haunted"])


def test_the_mob_enforcer_wants_the_bearer_alone() -> None:
    # given Roland's Enforcer beside Daisy, and Roland two rooms away
    game = Play("""
        investigators roland_banks daisy_walker
        place hallway
        place attic
        place cellar
        at 0 cellar
        at 1 attic
        enemy mob_enforcer attic
        phase enemy
    """)
    assert (game.place("mob_enforcer"), game.engaged("mob_enforcer"), game.damage(1)) == ("hallway", -1, 0)
