"""Positions that engines get wrong, each written down from the rulebook alone: cards that meet other cards."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import REMOVED
from tests.games.arkham_lcg.play import Play

# --- Playing and using ------------------------------------------------------------------------------------------------


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


def test_working_a_hunch_is_for_ones_own_turn() -> None:
    game = Play("investigators roland_banks daisy_walker\nhand 1 working_a_hunch\nclues study 2", asks="all")
    assert not game.offers("play:working_a_hunch")
    assert game.do("end_turn").offers("play:working_a_hunch")


def test_a_barricade_costs_an_action_and_provokes() -> None:
    game = Play("investigators daisy_walker\nhand 0 barricade\nthreat 0 swarm_of_rats").do("play:barricade")
    assert (game.told("opportunity", "enemy"), game.actions()) == (["swarm_of_rats"], 2)


def test_the_lens_comes_back_from_a_place_without_clues() -> None:
    text = "investigators daisy_walker\narea 0 magnifying_glass_1"
    assert not Play(f"{text}\nclues study 1").offers("use:magnifying_glass_1")
    assert Play(text).do("use:magnifying_glass_1").hand() == ["magnifying_glass_1"]


def test_the_last_secret_ends_forbidden_knowledge() -> None:
    game = Play("investigators agnes_baker\narea 0 forbidden_knowledge\nuses forbidden_knowledge 1")
    game.do("use:forbidden_knowledge")
    assert (game.resources(0), game.horror(0), game.pile(0)) == (6, 1, ["forbidden_knowledge"])


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


def test_leos_action_and_a_bought_one_make_five() -> None:
    assert Play("investigators skids_otoole\narea 0 leo_de_luca").do("use:skids_otoole").actions() == 5


def test_daisy_has_her_action_for_a_tome_when_nothing_else_is_left() -> None:
    text = "investigators daisy_walker\narea 0 old_book_of_lore knife\ndeck 0 guts\nturn 0 1\nthreat 0 haunted"
    game = Play(text).do("resource")
    assert game.options == ["use:old_book_of_lore:daisy_walker", "end_turn"]


def test_haunted_takes_two_actions_and_provokes_once() -> None:
    game = Play("investigators roland_banks\nthreat 0 haunted swarm_of_rats").do("use:haunted")
    assert (game.actions(), game.told("opportunity", "enemy"), game.pile(0)) == (1, ["swarm_of_rats"], ["haunted"])


# --- Attacking and evading --------------------------------------------------------------------------------------------


def test_what_adds_damage_adds_up() -> None:
    # given Machete, Daisy's Lita, and a Vicious Blow of hers
    game = Play("""
        investigators roland_banks daisy_walker
        area 0 machete
        area 1 lita_chantler
        hand 1 vicious_blow
        threat 0 ghoul_priest
    """).do("fight:machete:ghoul_priest", "commit:vicious_blow", "draw_token", "react:lita_chantler")
    assert (game.told("passed", "value"), game.damage("ghoul_priest")) == ([7], 4)


@pytest.mark.parametrize(("token", "damage"), [("-2", 1), ("-1", 2)])
def test_by_two_or_more_is_exactly_that(token: str, damage: int) -> None:
    # given a Derringer: 5 against 2, less the token
    game = Play(f"investigators skids_otoole\narea 0 41_derringer\nthreat 0 ghoul_minion\nbag {token}")
    assert game.do("fight:41_derringer:ghoul_minion").told("enemy_hit", "count") == [damage]


def test_a_pump_works_as_often_as_it_is_paid() -> None:
    game = Play("investigators roland_banks\narea 0 physical_training\nthreat 0 ghoul_priest").do("fight:ghoul_priest")
    game.do(*["use:physical_training:combat"] * 3, "draw_token")
    assert (game.told("passed", "value"), game.resources(0)) == ([7], 2)


def test_sneak_attack_needs_an_exhausted_enemy_and_provokes_the_ready() -> None:
    text = "investigators skids_otoole\nhand 0 sneak_attack\nthreat 0 ghoul_minion swarm_of_rats"
    assert not Play(text).offers("play:sneak_attack")
    game = Play(f"{text}\nexhausted ghoul_minion").do("play:sneak_attack:ghoul_minion")
    assert game.told("opportunity", "enemy") == ["swarm_of_rats"]
    assert game.told("enemy_defeated", "enemy") == ["ghoul_minion"]


def test_rolands_blast_next_door_shows_a_clue_where_he_stands() -> None:
    game = Play("""
        investigators roland_banks
        place hallway
        place attic
        hand 0 dynamite_blast
        enemy ghoul_minion attic
        clues hallway 1
        clues attic 1
    """).do("play:dynamite_blast:attic", "react:roland_banks")
    assert (game.clues("hallway"), game.clues("attic"), game.damage(0)) == (0, 1, 0)


def test_a_retaliation_can_be_dodged() -> None:
    game = Play("investigators roland_banks\nhand 0 dodge\nthreat 0 ghoul_priest\nbag -4").do("fight:ghoul_priest")
    assert game.do("play:dodge").damage(0) == 0


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


def test_pickpocketing_follows_the_cat() -> None:
    game = Play("investigators wendy_adams\narea 0 stray_cat pickpocketing\nthreat 0 ghoul_minion\ndeck 0 guts")
    assert game.do("use:stray_cat:ghoul_minion").offers("react:pickpocketing")


def test_only_ones_own_enemies_can_be_evaded_but_all_here_fought() -> None:
    game = Play("investigators roland_banks daisy_walker\nthreat 1 ghoul_minion")
    assert (game.offers("evade"), game.offers("fight:ghoul_minion"), game.offers("engage")) == (False, True, True)


def test_an_exhausted_engaged_enemy_comes_along_and_does_not_attack() -> None:
    text = "investigators roland_banks\nplace hallway\nplace parlor\nthreat 0 ghoul_minion\nexhausted ghoul_minion"
    game = Play(text).do("move:parlor")
    assert (game.place("ghoul_minion"), game.engaged("ghoul_minion"), game.damage(0)) == ("parlor", 0, 0)


# --- Spawning and weaknesses ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "asked"), [("study", True), ("cellar", False)])
def test_the_disc_meets_a_fellows_enemy_before_it_engages(where: str, asked: bool) -> None:
    # given Daisy's Disc, and Roland who draws
    game = Play(f"""
        investigators roland_banks daisy_walker
        place study
        place cellar
        at 1 {where}
        area 1 disc_of_itzamna_2
        encounter ghoul_minion ancient_evils swarm_of_rats
        phase mythos
    """)
    assert game.offers("react:disc_of_itzamna_2") == asked
    if asked:
        game.do("react:disc_of_itzamna_2")
        assert (game.story("engages"), game.threats(0), game.pile(1)) == ([], [], ["disc_of_itzamna_2"])


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


def test_a_weakness_enemy_leaves_the_game_with_its_bearer() -> None:
    game = Play("""
        investigators roland_banks daisy_walker
        threat 0 mob_enforcer
        damage 0 8
    """).do("resource")
    assert (game.zone("mob_enforcer"), game.story("engages")) == (REMOVED, [])


def test_a_defeated_weakness_goes_to_its_owners_pile() -> None:
    text = "investigators roland_banks daisy_walker\nthreat 0 mob_enforcer\ndamage mob_enforcer 2"
    game = Play(text).do("fight:mob_enforcer")
    assert (game.pile(0), game.pile()) == (["mob_enforcer"], [])


def test_doom_goes_with_the_initiate() -> None:
    game = Play("""
        investigators agnes_baker
        area 0 arcane_initiate
        doom arcane_initiate 1
        doom whats_going_on 1
        encounter crypt_chill swarm_of_rats swarm_of_rats
        bag auto_fail
        phase mythos.draw
    """)
    assert game.area() == []
    game.do("end_turn")
    assert game.told("doom", "total") == [2]


# --- Investigating ----------------------------------------------------------------------------------------------------


def test_a_flashlight_in_the_fog() -> None:
    game = Play("investigators roland_banks\narea 0 flashlight\nattached obscuring_fog study\nclues study 1")
    assert game.do("investigate:flashlight").told("test", "count") == [2]


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
