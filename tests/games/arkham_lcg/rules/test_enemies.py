"""B.11: enemies: spawning, engagement, prey, hunting, attacking, defeat."""

import pytest

from miskatonic.games.arkham_lcg.cards.phrases import gains, this_entered
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, after
from miskatonic.games.arkham_lcg.rows.terms import ASSET, ENEMY, VICTORY
from miskatonic.games.arkham_lcg.rules.engagement import Engagement
from miskatonic.games.arkham_lcg.rules.playing import EntersPlay
from tests.games.arkham_lcg.looks import seen_board
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import with_more

FOUR_ROOMS = "investigators roland_banks daisy_walker\nplace hallway\nplace attic\nplace cellar\nphase enemy"

TWO = "investigators roland_banks daisy_walker"
HOUSE = "place hallway\nplace attic\nplace cellar"


@pytest.mark.rule("AH-B-143")
def test_ah_b_143_the_spawn_instruction_or_nowhere() -> None:
    """Given Flesh-Eater, then it spawns in the Attic; while that is not in play it is discarded."""
    assert Play(f"{HOUSE}\nencounter flesh_eater\nphase mythos.draw").place("flesh_eater") == "attic"
    game = Play("encounter flesh_eater crypt_chill\nphase mythos.draw")
    assert game.pile() == ["flesh_eater"]
    assert game.story("no_spawn") == ["no_spawn"]


@pytest.mark.rule("AH-B-143")
def test_ah_b_143_of_several_places_the_drawer_chooses() -> None:
    """Given an enemy for the Attic or the Cellar, then its drawer says where, and what follows entering follows."""
    lurker = Card(
        ENEMY, "x1", "lurker", set="x", fight=1, health=1, evade=1,
        spawn=lambda game, enemy, seat: [game.label.index("attic"), game.label.index("cellar")],
    )  # fmt: skip
    lurker.forced(after(EntersPlay), gains(1), given=this_entered)
    with with_more(CARDS, lurker):
        game = Play(f"{TWO}\n{HOUSE}\nencounter crypt_chill lurker\nbag 1\nphase mythos.draw").do("draw_token")
        assert (game.asked, game.options) == (1, ["place:attic", "place:cellar"])
        game.do("place:cellar")
        assert game.place("lurker") == "cellar"
        assert game.story("gains") == ["gains"]


@pytest.mark.rule("AH-B-143")
def test_ah_b_143_an_effect_that_names_a_place_overrides_the_card() -> None:
    """Given act 2 advancing, then the Priest spawns in the Hallway and engages there by prey."""
    game = Play(
        f"{TWO}\nact the_barrier\n{HOUSE}\nunrevealed parlor\naside ghoul_priest lita_chantler\nclues 0 6\nphase upkeep"
    ).do("react:the_barrier")
    assert (game.place("ghoul_priest"), game.engaged("ghoul_priest")) == ("hallway", 0)


@pytest.mark.rule("AH-B-144", "AH-B-265")
def test_ah_b_144_a_ready_enemy_engages_at_once() -> None:
    """Given an enemy next door, when one arrives, or it spawns or readies here, then it engages."""
    assert Play(f"{HOUSE}\nenemy icy_ghoul cellar").do("move:cellar").engaged("icy_ghoul") == 0
    assert Play("encounter ghoul_minion\nphase mythos.draw").engaged("ghoul_minion") == 0
    assert Play("enemy icy_ghoul study\nexhausted icy_ghoul\nphase upkeep").engaged("icy_ghoul") == 0


@pytest.mark.rule("AH-B-144", "AH-B-146")
def test_ah_b_144_among_several_by_prey_then_by_the_lead() -> None:
    """Given two investigators, then a Ravenous Ghoul engages who has least health, a Minion whom the lead says."""
    game = Play(f"{TWO}\n{HOUSE}\nat 0 attic\nat 1 attic\nenemy flesh_eater attic\nexhausted flesh_eater\nphase upkeep")
    assert (game.prompt, game.options) == ("prey", ["prey:0", "prey:1"])
    game.do("prey:1")
    assert game.engaged("flesh_eater") == 1
    game = Play(f"{TWO}\nenemy ravenous_ghoul study\nexhausted ravenous_ghoul\nphase upkeep")
    assert game.engaged("ravenous_ghoul") == 1
    game = Play(f"{TWO}\nenemy ravenous_ghoul study\nexhausted ravenous_ghoul\ndamage 0 6\nphase upkeep")
    assert game.engaged("ravenous_ghoul") == 0


@pytest.mark.rule("AH-B-145")
def test_ah_b_145_any_number_may_be_engaged_with_one() -> None:
    """Given four enemies, then all are in the threat area and attack."""
    game = Play("threat 0 swarm_of_rats swarm_of_rats swarm_of_rats swarm_of_rats").do("resource")
    assert game.damage(0) == 4


@pytest.mark.rule("AH-B-146", "AH-B-147", "AH-B-157")
def test_ah_b_146_prey_only_ignores_everybody_else() -> None:
    """Given Daisy's stalker beside Roland, then it engages nobody there and hunts Daisy; Roland may engage it."""
    bearers = Card(
        ENEMY, "x1", "stalker", weakness=True, fight=4, health=3, evade=3, damage=1, keywords="hunter",
        prey=lambda game, card, seat: seat == 1, prey_only=True,
    )  # fmt: skip
    with with_more(CARDS, bearers):
        game = Play(f"{TWO}\n{HOUSE}\nplace parlor\nat 0 cellar\nat 1 attic\nenemy stalker cellar")
        assert game.engaged("stalker") == -1
        assert game.offers("engage:stalker")
        game.do("end_turn", "end_turn")
        assert game.told("enemy_moves", "place")[0] == "hallway"


@pytest.mark.rule("AH-B-147")
def test_ah_b_147_hunters_stay_where_investigators_are_and_where_no_way_leads() -> None:
    """Given rats with a fellow, exhausted rats, or no way, then they do not move; a Barricade blocks the step."""
    text = f"{HOUSE}\nphase enemy\nencounter crypt_chill\n"
    assert Play(f"{text}enemy swarm_of_rats cellar\nexhausted swarm_of_rats").story("enemy_moves") == []
    assert Play(f"{text}attached barricade hallway\nenemy swarm_of_rats cellar").story("enemy_moves", "enemy_held") == [
        "enemy_held"
    ]
    assert Play("place study\nplace hallway\nenemy swarm_of_rats hallway\nphase enemy").story("enemy_moves") == []


@pytest.mark.rule("AH-B-147")
def test_ah_b_147_the_lead_orders_hunters_where_something_follows_from_engaging() -> None:
    """Given a Deep One whose grip costs sanity and a Byakhee after the weakest mind, then who comes first matters: it
    decides whom the Byakhee takes. Given rats beside it, who care for nothing, or two Byakhees, nobody is asked.
    """
    text = f"investigators agnes_baker wendy_adams\n{HOUSE}\nhorror 0 1\nphase enemy\n"
    both = f"{text}enemy young_deep_one cellar\nenemy screeching_byakhee attic"
    game = Play(both)
    assert (game.prompt, game.asked) == ("hunter", 0)
    assert Play(both).do("next:screeching_byakhee").prompt == "prey"
    assert Play(both).do("next:young_deep_one").engaged("screeching_byakhee") == 1
    assert Play(f"{text}enemy swarm_of_rats cellar\nenemy screeching_byakhee attic").prompt != "hunter"


@pytest.mark.rule("AH-B-148", "AH-B-160")
def test_ah_b_148_an_attack_deals_damage_and_horror_together() -> None:
    """Given a Ghoul Minion, then one packet of 1 damage and 1 horror; attacks of opportunity exhaust nothing."""
    game = Play("threat 0 ghoul_minion\narea 0 beat_cop").do("resource")
    assert game.prompt == "harm"
    assert "harm:me=1/1" in game.options
    game.do("harm:me=1/1")
    assert game.is_ready("ghoul_minion")


@pytest.mark.rule("AH-B-151")
def test_ah_b_151_retaliation_needs_a_ready_enemy_and_exhausts_nothing() -> None:
    """Given the Priest engaged with a fellow, when one misses, then it attacks the attacker; exhausted it does not."""
    text = f"{TWO}\nthreat 1 ghoul_priest\nbag -4"
    game = Play(text).do("fight:ghoul_priest", "draw_token")
    assert (game.damage(0), game.horror(0), game.damage(1)) == (2, 2, 1)
    assert game.is_ready("ghoul_priest")
    game = Play(f"{text}\nexhausted ghoul_priest").do("fight:ghoul_priest", "draw_token")
    assert game.damage(0) == 0


@pytest.mark.rule("AH-B-154", "AH-B-199")
def test_ah_b_154_as_much_damage_as_health_defeats() -> None:
    """Given the last point, then a Minion goes to the encounter pile, an Icy Ghoul to the victory display."""
    game = Play("threat 0 ghoul_minion icy_ghoul\ndamage ghoul_minion 1\ndamage icy_ghoul 3")
    game.do("fight:ghoul_minion", "draw_token", "fight:icy_ghoul", "draw_token")
    assert game.pile() == ["ghoul_minion"]
    assert game.zone("icy_ghoul") == VICTORY
    assert [(one["card"]["id"], one["points"]) for one in seen_board(game.table, 0)["victory"]] == [("icy_ghoul", 1)]


@pytest.mark.rule("AH-B-154")
def test_ah_b_154_you_defeat_with_any_card_you_control() -> None:
    """Given Guard Dog killing the attacker, then Roland has defeated it; a fellow's kill is not his."""
    game = Play("clues study 1\narea 0 guard_dog\nthreat 0 swarm_of_rats")
    game.do("resource", "harm:guard_dog=1/0", "react:guard_dog")
    assert game.offers("react:roland_banks")
    game = Play(f"{TWO}\nclues study 1\nthreat 1 swarm_of_rats\nturn 1").do("fight:swarm_of_rats", "draw_token")
    assert game.pile() == ["swarm_of_rats"]
    assert not game.offers("react:roland_banks")


@pytest.mark.rule("AH-B-155", "AH-B-273")
def test_ah_b_155_discarding_is_not_defeating() -> None:
    """Given Disc of Itzamna or a paid Mob Enforcer, then nothing answers to a defeat and no victory is counted."""
    game = Play("clues study 1\nthreat 0 mob_enforcer").do("parley:mob_enforcer")
    assert game.pile(0) == ["mob_enforcer"]
    assert game.prompt == "turn"
    text = f"{HOUSE}\nat 0 cellar\nclues cellar 1\narea 0 disc_of_itzamna_2\nencounter icy_ghoul crypt_chill\n"
    game = Play(f"{text}phase mythos.draw").do("react:disc_of_itzamna_2")
    assert game.pile() == ["icy_ghoul"]
    assert seen_board(game.table, 0)["victory"] == []


@pytest.mark.rule("AH-B-273", "AH-B-159")
def test_ah_b_273_a_blank_enemy_gives_no_victory() -> None:
    """Given Mind Wipe on the Icy Ghoul, when it is defeated, then it goes to the discard pile."""
    game = Play(
        "investigators agnes_baker\nhand 0 mind_wipe_1\nthreat 0 icy_ghoul\ndamage icy_ghoul 3\narea 0 knife\nbag 1\n"
        "phase investigation"
    ).do("play:mind_wipe_1:icy_ghoul", "fight:knife:icy_ghoul", "draw_token")
    assert game.story("enemy_defeated") == ["enemy_defeated"]
    assert game.pile() == ["icy_ghoul"]


@pytest.mark.rule("AH-B-156", "AH-B-266")
def test_ah_b_156_disengaged_and_ready_it_engages_again_at_once() -> None:
    """Given Elusive without a place to go, then it engages again; with one, it takes the fellow there."""
    game = Play("hand 0 elusive\nthreat 0 icy_ghoul").do("play:elusive")
    assert game.story("disengages", "engages") == ["disengages", "engages"]
    assert game.is_ready("icy_ghoul")
    game = Play(f"{TWO}\n{HOUSE}\nhand 0 elusive\nthreat 0 icy_ghoul").do("play:elusive", "place:attic")
    assert game.engaged("icy_ghoul") == 1


@pytest.mark.rule("AH-B-157", "AH-B-200")
def test_ah_b_157_a_weakness_enemy_engages_whoever_drew_it() -> None:
    """Given Mob Enforcer drawn from the deck in the turn, then it is engaged with the drawer at once."""
    game = Play("deck 0 mob_enforcer").do("draw")
    assert game.engaged("mob_enforcer") == 0


@pytest.mark.rule("AH-B-158", "AH-B-032")
def test_ah_b_158_doom_on_enemies_counts_and_leaves_with_them() -> None:
    """Given 2 doom on an enemy, then the agenda counts it; defeated, it is gone."""
    game = Play("threat 0 swarm_of_rats\ndoom swarm_of_rats 2")
    assert seen_board(game.table, 0)["doom"] == 2
    game.do("fight:swarm_of_rats", "draw_token")
    assert seen_board(game.table, 0)["doom"] == 0


@pytest.mark.rule("AH-B-260")
def test_ah_b_260_enemies_of_an_eliminated_investigator_turn_to_others_in_time() -> None:
    """Given two enemies on Daisy who falls to the first, then the second takes Roland and attacks him in his step."""
    game = Play(
        "investigators daisy_walker roland_banks\ndamage 0 4\nthreat 0 ghoul_minion swarm_of_rats\nphase enemy"
    ).do("next:ghoul_minion")
    assert game.told("defeated", "seat") == [0]
    assert game.told("attacks", "enemy", "seat") == [("ghoul_minion", 0), ("swarm_of_rats", 1)]


@pytest.mark.rule("AH-B-265", "AH-B-145")
def test_ah_b_265_coming_along_is_no_new_engagement() -> None:
    """Given something that answers to engagements, then a move with an engaged enemy is none, a new enemy is one."""
    alarm = Card(ASSET, "x1", "alarm", cost=0)
    alarm.forced(after(Engagement), gains(1))
    with with_more(CARDS, alarm):
        game = Play(f"{HOUSE}\narea 0 alarm\nthreat 0 icy_ghoul").do("move:cellar")
        assert game.story("gains") == []
        game = Play(f"{HOUSE}\narea 0 alarm\nenemy icy_ghoul cellar").do("move:cellar")
        assert game.story("gains") == ["gains"]


@pytest.mark.rule("AH-B-269")
def test_ah_b_269_a_fellows_miss_is_no_enemy_attack() -> None:
    """Given Daisy's Guard Dog hit by Roland's miss, then it does not bite."""
    game = Play(f"{TWO}\nthreat 1 icy_ghoul\narea 1 guard_dog\nbag -4").do("fight:icy_ghoul", "draw_token")
    game.do("harm:guard_dog=1/0")
    assert game.damage("guard_dog") == 1
    assert game.damage("icy_ghoul") == 0
    assert game.prompt == "turn"


@pytest.mark.rule("AH-B-242")
def test_ah_b_242_a_massive_enemys_attacks_are_cancelled_one_by_one() -> None:
    """Given a massive enemy and two investigators, when one attack is dodged, then the other is not."""
    giant = Card(ENEMY, "x1", "giant", set="x", keywords="massive", fight=9, health=9, evade=9, damage=1)
    with with_more(CARDS, giant):
        game = Play(f"{TWO}\nhand 0 dodge\nenemy giant study\nphase enemy").do("prey:0", "play:dodge")
        assert (game.damage(0), game.damage(1)) == (0, 1)


# --- Hunters ----------------------------------------------------------------------------------------------------------


def test_of_two_equally_near_a_hunter_goes_to_its_prey_and_attacks_at_once() -> None:
    game = Play(f"{FOUR_ROOMS}\nat 0 attic\nat 1 cellar\nlead 1\nenemy ghoul_priest hallway")
    assert (game.engaged("ghoul_priest"), game.damage(0)) == (0, 2)
    # without prey the lead says
    game = Play(f"{FOUR_ROOMS}\nat 0 attic\nat 1 cellar\nlead 1\nenemy swarm_of_rats hallway")
    assert (game.asked, game.options) == (1, ["prey:1", "prey:0"])


def test_the_nearest_comes_before_the_prey() -> None:
    game = Play(f"{FOUR_ROOMS}\nat 0 cellar\nat 1 hallway\nenemy ghoul_priest attic")
    assert (game.place("ghoul_priest"), game.engaged("ghoul_priest")) == ("hallway", 1)


def test_exhausted_hunters_and_those_who_do_not_hunt_stay() -> None:
    text = f"{FOUR_ROOMS}\nat 0 attic\nat 1 attic\nenemy ghoul_minion hallway"
    game = Play(f"{text}\nenemy swarm_of_rats hallway\nexhausted swarm_of_rats")
    assert game.story("enemy_moves") == []


def test_a_barricade_holds_rats_but_no_priest_and_falls_when_somebody_leaves() -> None:
    text = f"{FOUR_ROOMS}\nat 0 attic\nat 1 attic\nattached barricade attic"
    assert Play(f"{text}\nenemy swarm_of_rats hallway").place("swarm_of_rats") == "hallway"
    assert Play(f"{text}\nenemy ghoul_priest hallway").place("ghoul_priest") == "attic"
    game = Play("investigators roland_banks\nplace attic\nplace hallway\nattached barricade attic").do("move:hallway")
    assert game.told("card_discarded", "card") == ["barricade"]


# --- Spawning ---------------------------------------------------------------------------------------------------------


def test_an_enemy_without_a_place_to_spawn_is_discarded() -> None:
    game = Play("investigators roland_banks\nencounter flesh_eater swarm_of_rats\nphase mythos")
    assert (game.pile(), game.threats(), game.zone("flesh_eater") == VICTORY) == (["flesh_eater"], [], False)


def test_prey_does_not_change_whom_a_drawn_enemy_engages() -> None:
    # given a Ghoul that prefers the weaker, drawn by Roland beside Daisy
    game = Play("investigators roland_banks daisy_walker\nencounter ravenous_ghoul obscuring_fog\nphase mythos")
    assert game.engaged("ravenous_ghoul") == 0


def test_a_hunter_that_comes_to_two_engages_its_prey() -> None:
    here = "investigators daisy_walker roland_banks\nplace hallway\nplace attic\nat 0 attic\nat 1 attic\nphase enemy"
    assert Play(f"{here}\nenemy ghoul_priest hallway").engaged("ghoul_priest") == 1
    game = Play(f"{here}\nenemy swarm_of_rats hallway")
    assert game.options == ["prey:0", "prey:1"]
    assert game.do("prey:1").damage(1) == 1


def test_the_priest_measures_combat_with_everything_that_adds_to_it() -> None:
    # given Skids (3) with a Beat Cop, and Roland (4): equal
    game = Play("""
        investigators roland_banks skids_otoole
        place hallway
        place attic
        place cellar
        at 0 attic
        at 1 cellar
        area 1 beat_cop
        enemy ghoul_priest hallway
        phase enemy
    """)
    assert game.options == ["prey:0", "prey:1"]


@pytest.mark.rule("AH-B-267")
def test_ah_b_267_nobody_engages_a_massive_enemy() -> None:
    """Given Umôrdhoth here, then it can't be engaged, and it is said why."""
    game = Play("""
        scenario the_devourer_below
        place main_path
        place ritual_site
        enemy umordhoth ritual_site
        at 0 ritual_site
        exhausted umordhoth
    """)
    assert not game.offers("engage:umordhoth")
    assert ("engage", "massive") in [(one.verb, one.reason) for one in game.refusals]


@pytest.mark.rule("AH-B-267")
def test_ah_b_267_an_exhausted_enemy_is_engaged_and_does_not_attack() -> None:
    """Given an exhausted Ghoul Minion, when Roland engages it and then takes a resource, then he is not hurt."""
    game = Play("enemy ghoul_minion study\nexhausted ghoul_minion").do("engage:ghoul_minion", "resource")
    assert (game.engaged("ghoul_minion"), game.damage(0), game.horror(0)) == (0, 0, 0)
