"""B.4, B.11: attacks of opportunity, attacks on enemies, evading."""

import pytest

from tests.games.arkham_lcg.play import Play

# --- Attacks of opportunity -------------------------------------------------------------------------------------------


def test_every_ready_enemy_takes_its_opportunity_and_none_exhausts_by_it() -> None:
    # given two ready enemies and an exhausted one
    game = Play("""
        investigators roland_banks
        threat 0 swarm_of_rats ghoul_minion ravenous_ghoul
        exhausted ravenous_ghoul
        deck 0 knife
    """)
    # when Roland draws a card, then he chooses the order
    assert game.do("draw").options == ["next:swarm_of_rats", "next:ghoul_minion"]
    game.do("next:ghoul_minion")
    assert game.told("opportunity", "enemy") == ["ghoul_minion", "swarm_of_rats"]
    assert game.is_ready("ghoul_minion")
    assert game.is_ready("swarm_of_rats")
    assert game.hand() == ["knife"]


def test_events_that_fight_or_evade_provoke_nothing() -> None:
    game = Play("investigators skids_otoole\nthreat 0 ravenous_ghoul\nhand 0 backstab")
    game.do("play:backstab:ravenous_ghoul")
    assert (game.told("enemy_hit", "count"), game.story("opportunity")) == ([3], [])
    game = Play("investigators wendy_adams\nthreat 0 ravenous_ghoul\nhand 0 cunning_distraction")
    game.do("play:cunning_distraction")
    assert (game.engaged("ravenous_ghoul"), game.story("opportunity")) == (-1, [])


def test_parley_and_resigning_provoke_nothing() -> None:
    game = Play("""
        investigators daisy_walker
        place parlor
        act what_have_you_done
        threat 0 ghoul_minion
        there lita_chantler parlor
    """).do("parley:parlor:lita_chantler", "resign:parlor")
    assert game.story("controls", "opportunity", "resigned") == ["controls", "resigned"]


def test_buying_off_the_mob_enforcer_provokes_nothing_and_takes_four_resources() -> None:
    text = "investigators roland_banks\nthreat 0 mob_enforcer"
    game = Play(text).do("parley:mob_enforcer")
    assert (game.resources(0), game.threats(), game.story("opportunity")) == (1, [], [])
    assert not Play(f"{text}\nresources 0 3").offers("parley")


def test_fast_cards_provoke_nothing_but_daisys_own_action_for_a_tome_does() -> None:
    game = Play("""
        investigators daisy_walker
        threat 0 ghoul_minion
        area 0 old_book_of_lore
        hand 0 magnifying_glass working_a_hunch
        deck 0 knife guts
        clues study 2
    """).do("play:magnifying_glass", "play:working_a_hunch")
    assert game.story("opportunity") == []
    # when she opens the book, then it is her additional action
    game.do("use:old_book_of_lore:daisy_walker", "take:guts")
    assert (game.story("opportunity"), game.actions()) == (["opportunity"], 3)


def test_costs_are_paid_before_the_opportunity_so_there_is_nothing_left_to_dodge_with() -> None:
    game = Play("investigators roland_banks\nhand 0 dynamite_blast dodge\nthreat 0 ghoul_minion")
    game.do("play:dynamite_blast:study")
    assert (game.told("attacks", "enemy"), game.hand(), game.damage(0)) == (["ghoul_minion"], ["dodge"], 4)


def test_engaging_provokes_the_others_and_takes_the_enemy_from_a_fellow() -> None:
    game = Play("""
        investigators roland_banks daisy_walker
        threat 0 ghoul_minion
        threat 1 swarm_of_rats
    """).do("engage:swarm_of_rats")
    assert (game.told("opportunity", "enemy"), game.engaged("swarm_of_rats")) == (["ghoul_minion"], 0)


def test_who_is_defeated_by_an_opportunity_never_acts() -> None:
    # given Roland with one health left, clues, a card to draw and a weapon in play
    game = Play("""
        investigators roland_banks daisy_walker
        threat 0 ghoul_minion cover_up
        damage 0 8
        clues 0 2
        clues cover_up 1
        area 0 45_automatic
        deck 0 knife
    """).do("draw")
    # then he draws nothing, his clues stay here, his weakness has its end, and the Minion turns to Daisy
    assert game.story("opportunity", "defeated", "draws") == ["opportunity", "defeated"]
    assert (game.clues("study"), game.engaged("ghoul_minion"), game.asked) == (2, 1, 1)
    assert game.told("trauma", "physical", "mental") == [(1, 0), (0, 1)]
    assert not game.offers("fight:45_automatic")


def test_on_the_lam_holds_off_all_but_the_elite_for_the_round() -> None:
    # given it is played as the turn begins
    text = "investigators skids_otoole\nthreat 0 ghoul_minion ghoul_priest\nhand 0 on_the_lam"
    game = Play(f"{text}\ndeck 0 knife knife knife\nphase investigation").do("play:on_the_lam", "draw", "end_turn")
    # then only the Priest attacks, in the turn and in the enemy phase
    assert game.told("attacks", "enemy") == ["ghoul_priest", "ghoul_priest"]
    # and later in the turn it can't be played
    assert not Play(text).offers("play:on_the_lam")


def test_frozen_in_fear_makes_the_first_of_three_actions_dear() -> None:
    text = "investigators roland_banks\nplace hallway\nplace cellar\nthreat 0 ghoul_minion frozen_in_fear"
    # when Roland moves, then it costs two actions and one opportunity, and a fight after it one
    game = Play(text).do("move:cellar")
    assert (game.actions(), game.told("opportunity", "enemy")) == (1, ["ghoul_minion"])
    assert game.offers("fight:ghoul_minion")
    # given one action from the beginning
    game = Play(f"{text}\nturn 0 1")
    assert not any(game.offers(one) for one in ("move", "fight", "evade"))


def test_frozen_in_fear_slows_weapons_and_events_that_fight_and_two_of_them_add_up() -> None:
    game = Play("investigators roland_banks\narea 0 machete\nthreat 0 frozen_in_fear ghoul_minion")
    assert game.do("fight:machete:ghoul_minion").actions() == 1
    game = Play("investigators skids_otoole\nhand 0 backstab\nthreat 0 frozen_in_fear frozen_in_fear ghoul_minion")
    assert game.do("play:backstab:ghoul_minion").actions() == 0


def test_cat_burglar_slips_away_without_an_attack() -> None:
    game = Play("""
        investigators skids_otoole
        place hallway
        place cellar
        area 0 cat_burglar_1
        threat 0 ghoul_minion
    """).do("use:cat_burglar_1", "harm:me=1/0")
    assert (game.place(0), game.engaged("ghoul_minion"), game.story("opportunity")) == ("cellar", -1, [])


def test_elusive_leads_to_any_revealed_place_and_leaves_the_enemy_to_a_fellow() -> None:
    # given the Attic, which is not next to the Cellar
    game = Play("""
        investigators skids_otoole daisy_walker
        place cellar
        place attic
        place hallway
        hand 0 elusive
        threat 0 ghoul_minion
    """).do("play:elusive", "place:attic")
    assert (game.place(0), game.engaged("ghoul_minion"), game.story("opportunity")) == ("attic", 1, [])


# --- Attacking --------------------------------------------------------------------------------------------------------


def test_a_ready_enemy_retaliates_and_does_not_exhaust_an_exhausted_one_does_nothing() -> None:
    game = Play("investigators roland_banks\nthreat 0 ghoul_priest\nbag -2").do("fight:ghoul_priest")
    assert (game.damage(0), game.horror(0), game.is_ready("ghoul_priest")) == (2, 2, True)
    game = Play("investigators roland_banks\nthreat 0 ghoul_priest\nexhausted ghoul_priest\nbag -2")
    assert game.do("fight:ghoul_priest").damage(0) == 0


def test_a_shotgun_that_misses_hits_the_fellow_by_the_margin_and_the_priest_retaliates() -> None:
    # given the Ghoul Priest engaged with Daisy
    game = Play("""
        investigators roland_banks daisy_walker
        area 0 shotgun_4
        threat 1 ghoul_priest
        bag auto_fail
    """).do("fight:shotgun_4:ghoul_priest")
    # then a skill of 0 misses 4 by 4
    assert (game.damage(1), game.damage(0), game.horror(0)) == (4, 2, 2)


@pytest.mark.parametrize(("where", "hurt"), [("threat 1 ghoul_minion", 2), ("enemy ghoul_minion study", 0)])
def test_a_missed_shot_hits_only_who_is_engaged_with_the_target(where: str, hurt: int) -> None:
    game = Play(f"""
        investigators roland_banks daisy_walker
        area 0 45_automatic
        {where}
        exhausted ghoul_minion
        bag -4
    """).do("fight:45_automatic:ghoul_minion")
    assert (game.damage(1), game.damage(0)) == (hurt, 0)


@pytest.mark.parametrize(
    ("where", "damage"),
    [
        ("threat 0 ravenous_ghoul", 2),
        ("threat 0 ravenous_ghoul swarm_of_rats", 1),
        ("threat 1 ravenous_ghoul", 1),
        ("enemy ravenous_ghoul study", 1),
    ],
)
def test_machete_hits_harder_only_the_single_enemy_engaged_with_its_bearer(where: str, damage: int) -> None:
    text = f"investigators roland_banks daisy_walker\narea 0 machete\n{where}\nexhausted ravenous_ghoul"
    assert Play(text).do("fight:machete:ravenous_ghoul").damage("ravenous_ghoul") == damage


def test_a_blast_at_ones_own_place_hurts_everybody_there_and_no_dog_bites_for_it() -> None:
    # given a Guard Dog, and Daisy here
    game = Play("""
        investigators roland_banks daisy_walker
        area 0 guard_dog
        hand 0 dynamite_blast
        threat 0 ghoul_minion
        clues study 2
    """)
    # when the attack of opportunity has come
    game.do("play:dynamite_blast:study", "harm:me=1/1", "harm:me=1/0+guard_dog=2/0")
    # then 3 to each; the defeat is Roland's
    assert (game.damage(0), game.damage("guard_dog"), game.damage(1)) == (2, 2, 3)
    assert game.told("enemy_hit", "source") == ["dynamite_blast"]
    assert game.options == ["react:roland_banks", "pass"]


def test_an_enemy_that_falls_with_its_victim_engages_nobody_on_its_way_out() -> None:
    # given Daisy and the Icy Ghoul, both about to fall
    game = Play("""
        investigators roland_banks daisy_walker
        hand 0 dynamite_blast
        threat 1 icy_ghoul
        damage icy_ghoul 2
        damage 1 2
    """).do("play:dynamite_blast:study")
    assert (game.story("engages"), game.told("enemy_defeated", "enemy")) == ([], ["icy_ghoul"])


def test_a_victory_counts_even_if_it_costs_the_last_life() -> None:
    game = Play("""
        investigators roland_banks
        damage 0 6
        hand 0 dynamite_blast
        enemy icy_ghoul study
        exhausted icy_ghoul
        damage icy_ghoul 1
    """).do("play:dynamite_blast:study")
    assert (game.lost, game.told("earns", "count")) == ("gathering_none", [3])


@pytest.mark.parametrize(
    ("enemy", "token", "asked"), [("ghoul_minion", "0", 1), ("swarm_of_rats", "0", 0), ("ghoul_minion", "-4", 0)]
)
def test_lita_helps_anybody_here_against_monsters_when_the_attack_succeeds(enemy: str, token: str, asked: int) -> None:
    # given Daisy controls her
    game = Play(f"investigators roland_banks daisy_walker\narea 1 lita_chantler\nthreat 0 {enemy}\nbag {token}")
    game.do(f"fight:{enemy}")
    assert (game.told("test", "value"), game.asked) == ([5], asked)
    if asked:
        assert game.do("react:lita_chantler").told("enemy_hit", "count") == [2]


def test_lita_does_not_help_elsewhere_nor_of_herself() -> None:
    text = "place hallway\nplace attic\nplace parlor\nthreat 0 ghoul_minion\nact what_have_you_done"
    game = Play(f"investigators roland_banks daisy_walker\n{text}\nat 0 attic\nat 1 hallway\narea 1 lita_chantler")
    assert game.do("fight:ghoul_minion").told("test", "value") == [4]
    game = Play(f"investigators roland_banks\n{text}\nat 0 parlor\nthere lita_chantler parlor")
    assert game.do("fight:ghoul_minion").told("test", "value") == [4]


def test_a_cancelled_attack_of_the_enemy_phase_exhausts_its_enemy() -> None:
    # given Roland dodges for Daisy
    game = Play("""
        investigators daisy_walker roland_banks
        hand 1 dodge dodge
        threat 0 ghoul_minion
        threat 1 swarm_of_rats
        phase enemy
    """).do("play:dodge")
    assert (game.is_ready("ghoul_minion"), game.damage(0), game.prompt) == (False, 0, "react_attack")


def test_aquinnah_turns_the_damage_and_not_the_horror() -> None:
    game = Play("""
        investigators roland_banks
        area 0 aquinnah_1
        threat 0 ghoul_minion swarm_of_rats
        exhausted swarm_of_rats
    """).do("resource", "react:aquinnah_1:swarm_of_rats", "harm:me=0/1")
    assert (game.damage(0), game.horror(0), game.horror("aquinnah_1")) == (0, 1, 1)
    assert game.told("enemy_defeated", "enemy") == ["swarm_of_rats"]


# --- Evading ----------------------------------------------------------------------------------------------------------


def test_stray_cat_evades_for_a_fellow_but_nobody_elite() -> None:
    game = Play("investigators wendy_adams roland_banks\narea 0 stray_cat\nthreat 1 ghoul_minion ghoul_priest")
    assert not game.offers("use:stray_cat:ghoul_priest")
    game.do("use:stray_cat:ghoul_minion")
    assert (game.engaged("ghoul_minion"), game.is_ready("ghoul_minion")) == (-1, False)


def test_an_evaded_enemy_misses_one_enemy_phase_and_is_back_in_upkeep() -> None:
    # given the last action
    game = Play("investigators roland_banks\nthreat 0 ghoul_minion\nturn 0 1").do("evade:ghoul_minion")
    game.until(lambda: game.now.round == 2)
    assert game.story("evaded", "attacks", "engages") == ["evaded", "engages"]
    assert (game.engaged("ghoul_minion"), game.is_ready("ghoul_minion")) == (0, True)


def test_survival_instinct_shakes_off_the_others_ready_as_they_are() -> None:
    game = Play("""
        investigators wendy_adams
        place hallway
        place cellar
        hand 0 survival_instinct
        threat 0 ghoul_minion swarm_of_rats
    """).do("evade:ghoul_minion", "commit:survival_instinct", "draw_token", "order:wendy_adams", "move:cellar")
    assert (game.place(0), game.place("swarm_of_rats"), game.is_ready("swarm_of_rats")) == ("cellar", "hallway", True)
    assert not game.is_ready("ghoul_minion")


@pytest.mark.parametrize(
    ("enemy", "deck", "played"),
    [
        ("ghoul_minion", "encounter ancient_evils", True),
        ("ghoul_minion", "", False),  # one card can't be shuffled into an empty deck
        ("ghoul_priest", "encounter ancient_evils", False),
        ("mob_enforcer", "encounter ancient_evils", False),
    ],
)
def test_close_call_takes_neither_elite_nor_weakness_and_needs_a_deck(enemy: str, deck: str, played: bool) -> None:
    game = Play(f"investigators skids_otoole\nhand 0 close_call_2\nthreat 0 {enemy}\n{deck}")
    game.do(f"evade:{enemy}", "draw_token")
    assert game.offers("play:close_call_2") == played
    if played:
        assert sorted(game.do("play:close_call_2").deck()) == ["ancient_evils", "ghoul_minion"]


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


def test_a_retaliation_can_be_dodged() -> None:
    game = Play("investigators roland_banks\nhand 0 dodge\nthreat 0 ghoul_priest\nbag -4").do("fight:ghoul_priest")
    assert game.do("play:dodge").damage(0) == 0


def test_only_ones_own_enemies_can_be_evaded_but_all_here_fought() -> None:
    game = Play("investigators roland_banks daisy_walker\nthreat 1 ghoul_minion")
    assert (game.offers("evade"), game.offers("fight:ghoul_minion"), game.offers("engage")) == (False, True, True)


def test_an_exhausted_engaged_enemy_comes_along_and_does_not_attack() -> None:
    text = "investigators roland_banks\nplace hallway\nplace parlor\nthreat 0 ghoul_minion\nexhausted ghoul_minion"
    game = Play(text).do("move:parlor")
    assert (game.place("ghoul_minion"), game.engaged("ghoul_minion"), game.damage(0)) == ("parlor", 0, 0)


@pytest.mark.parametrize(("token", "damage"), [("-5", 1), ("1", 5)])
def test_a_shotgun_deals_from_one_to_five(token: str, damage: int) -> None:
    # given 7 against 2, with the token
    game = Play(f"investigators roland_banks\narea 0 shotgun_4\nthreat 0 ghoul_minion\nbag {token}")
    assert game.do("fight:shotgun_4:ghoul_minion").told("enemy_hit", "count") == [damage]


def test_who_is_hit_by_a_miss_assigns_the_damage() -> None:
    game = Play("""
        investigators roland_banks daisy_walker
        area 1 research_librarian
        threat 1 ghoul_minion
        bag auto_fail
    """).do("fight:ghoul_minion")
    assert game.asked == 1
    assert game.do("harm:research_librarian=1/0").damage(1) == 0


def test_a_failed_backstab_brings_retaliation_and_nothing_else() -> None:
    game = Play("investigators skids_otoole\nhand 0 backstab\nthreat 0 ghoul_priest\nbag -4")
    game.do("play:backstab:ghoul_priest")
    assert game.story("opportunity", "retaliates") == ["retaliates"]
