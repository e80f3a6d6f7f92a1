"""The Mystic's cards."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import DISCARD, VICTORY
from tests.games.arkham_lcg.play import Play

AGNES = "investigators agnes_baker"
BAD = ["skull", "cultist", "tablet", "elder_thing", "auto_fail"]

# --- level 0 ----------------------------------------------------------------------------------------------------------


def test_forbidden_knowledge_sells_a_secret_for_a_horror() -> None:
    """Given 4 secrets, when Agnes uses it, then it exhausts, 1 horror, 1 resource and 3 secrets; no action."""
    game = Play(f"""
        {AGNES}
        area 0 forbidden_knowledge
    """)
    game.do("use:forbidden_knowledge")
    assert (game.horror(0), game.resources(0), game.uses("forbidden_knowledge"), game.actions()) == (1, 6, 3, 3)
    assert game.told("gains", "count", "source") == [(1, "forbidden_knowledge")]
    assert not game.offers("use:forbidden_knowledge")


def test_forbidden_knowledge_is_discarded_with_its_last_secret() -> None:
    """Given 1 secret, when it is sold, then the card is gone."""
    game = Play(f"""
        {AGNES}
        area 0 forbidden_knowledge
        uses forbidden_knowledge 1
    """)
    game.do("use:forbidden_knowledge")
    assert (game.resources(0), game.pile(0)) == (6, ["forbidden_knowledge"])


def test_holy_rosary_lends_willpower_and_takes_horror() -> None:
    """Given Rotting Remains, then willpower 6; the Rosary can take 2 horror and is then gone."""
    game = Play(f"""
        {AGNES}
        area 0 holy_rosary
        encounter rotting_remains ancient_evils
        bag auto_fail
        phase mythos.draw
    """)
    assert game.prompt == "harm"
    game.do("harm:me=0/1+holy_rosary=0/2")
    assert (game.horror(0), game.zone("holy_rosary")) == (1, DISCARD)
    game = Play(f"""
        {AGNES}
        area 0 holy_rosary
        encounter rotting_remains ancient_evils
        phase mythos.draw
    """)
    assert game.told("passed", "value") == [6]


def test_shrivelling_fights_with_willpower_for_two_damage() -> None:
    """Given 4 charges, when Agnes casts it, then willpower 5, 2 damage, 3 charges, no attack of opportunity."""
    game = Play(f"""
        {AGNES}
        area 0 shrivelling
        threat 0 ghoul_priest
    """)
    game.do("fight:shrivelling:ghoul_priest")
    assert (game.told("passed", "value"), game.damage("ghoul_priest")) == ([5], 2)
    assert (game.uses("shrivelling"), game.damage(0), game.horror(0)) == (3, 0, 0)


@pytest.mark.rule("AH-Q-012")
@pytest.mark.parametrize("token", BAD)
def test_shrivelling_costs_a_horror_at_a_bad_symbol_before_anything_else(token: str) -> None:
    """Given a bad symbol, then 1 horror at once in ST.3, and Agnes may defeat the attacked enemy before ST.5."""
    game = Play(f"""
        {AGNES}
        area 0 shrivelling
        threat 0 ravenous_ghoul
        damage ravenous_ghoul 2
        bag {token}
    """)
    game.do("fight:shrivelling:ravenous_ghoul")
    assert game.horror(0) == 1
    assert not game.events("passed") + game.events("failed")
    game.do("react:agnes_baker:ravenous_ghoul")
    assert game.zone("ravenous_ghoul") == DISCARD


@pytest.mark.parametrize("token", ["0", "-1", "elder_sign"])
def test_shrivelling_costs_nothing_otherwise(token: str) -> None:
    """Given a number or the elder sign, then no horror; nor for another attack with a bad symbol."""
    game = Play(f"""
        {AGNES}
        area 0 shrivelling
        threat 0 ghoul_priest
        bag {token}
    """)
    game.do("fight:shrivelling:ghoul_priest")
    assert game.horror(0) == 0
    game = Play("""
        area 0 shrivelling
        threat 0 swarm_of_rats
        bag skull
    """)
    game.do("fight:swarm_of_rats")
    assert game.horror(0) == 0


@pytest.mark.rule("AH-B-068")
def test_a_skull_counts_the_ghouls_that_are_left_when_it_is_resolved() -> None:
    """Given two Ghouls and a skull, when Agnes' reaction kills one in ST.3, then the skull is -1."""
    game = Play(f"""
        {AGNES}
        area 0 shrivelling
        threat 0 ghoul_priest ghoul_minion
        damage ghoul_minion 1
        bag skull
    """)
    game.do("fight:shrivelling:ghoul_priest", "react:agnes_baker:ghoul_minion")
    assert game.told("passed", "value") == [4]


@pytest.mark.rule("AH-B-239")
def test_scrying_orders_the_top_three_of_a_deck() -> None:
    """Given the encounter deck, when Agnes looks, then she puts the three back in any order, seen by her alone."""
    game = Play("""
        investigators agnes_baker roland_banks
        area 0 scrying
        encounter swarm_of_rats ancient_evils crypt_chill obscuring_fog
        deck 1 knife
    """)
    game.do("use:scrying")
    assert sorted(game.options) == ["deck:1", "deck:encounter"]
    game.do("deck:encounter")
    assert [(game.option(text).secret, game.option(text).seat) for text in game.options] == [(True, 0)] * 3
    game.do("under:swarm_of_rats", "under:ancient_evils")
    assert game.deck() == ["crypt_chill", "ancient_evils", "swarm_of_rats", "obscuring_fog"]
    assert (game.uses("scrying"), game.is_ready("scrying"), game.actions()) == (2, False, 2)


def test_arcane_initiate_enters_with_doom_and_finds_a_spell() -> None:
    """Given a Spell among the top 3, when she is exhausted, then it must be drawn; the others are shuffled."""
    game = Play(f"""
        {AGNES}
        hand 0 arcane_initiate
        deck 0 knife scrying shrivelling guts
    """)
    game.do("play:arcane_initiate")
    assert game.doom("arcane_initiate") == 1
    game.do("use:arcane_initiate")
    assert sorted(game.options) == ["take:scrying", "take:shrivelling"]
    game.do("take:shrivelling")
    assert (game.hand(), game.is_ready("arcane_initiate"), game.actions()) == (["shrivelling"], False, 2)


@pytest.mark.rule("AH-A-08")
def test_arcane_initiate_draws_dark_memory_if_it_is_the_only_spell() -> None:
    """Given Dark Memory among the top 3, then it is drawn; a fourth card is not looked at."""
    game = Play(f"""
        {AGNES}
        area 0 arcane_initiate
        deck 0 knife dark_memory guts scrying
    """)
    game.do("use:arcane_initiate")
    assert game.hand() == ["dark_memory"]


def test_arcane_initiate_may_find_nothing() -> None:
    """Given no Spell among the top 3, then nothing is drawn, and she is exhausted all the same."""
    game = Play(f"""
        {AGNES}
        area 0 arcane_initiate
        deck 0 knife guts flashlight scrying
    """)
    game.do("use:arcane_initiate")
    assert (game.hand(), len(game.deck(0)), game.is_ready("arcane_initiate")) == ([], 4, False)


def test_arcane_initiates_doom_counts_for_the_agenda() -> None:
    """Given her doom and 1 on the agenda, when the mythos phase adds 1, then 3 of 3: it advances, and hers is gone."""
    game = Play(f"""
        {AGNES}
        area 0 arcane_initiate
        doom arcane_initiate 1
        doom whats_going_on 1
        encounter swarm_of_rats ancient_evils
        phase mythos
    """)
    assert game.doom("arcane_initiate") == 0
    game.do("harm:me=0/2")
    assert game.now.label[game.now.agenda] == "rise_of_the_ghouls"


def test_drawn_to_the_flame_draws_an_encounter_card_then_two_clues() -> None:
    """Given rats on top, when it is played, then they are upon her, and she finds 2 clues."""
    game = Play(f"""
        {AGNES}
        hand 0 drawn_to_the_flame
        encounter swarm_of_rats ancient_evils
        clues study 3
    """)
    game.do("play:drawn_to_the_flame")
    assert (game.threats(), game.clues(0)) == (["swarm_of_rats"], 2)


def test_ward_of_protection_cancels_a_revelation_for_a_horror() -> None:
    """Given Ancient Evils drawn, when she wards, then no doom, the card is discarded, and she takes 1 horror."""
    game = Play(f"""
        {AGNES}
        hand 0 ward_of_protection ward_of_protection
        encounter ancient_evils swarm_of_rats
        phase mythos.draw
    """)
    game.do("play:ward_of_protection")
    assert (game.doom("whats_going_on"), game.horror(0), game.pile()) == (0, 1, ["ancient_evils"])
    assert (game.prompt, len(game.hand())) == ("turn", 1)  # the second has nothing left to cancel


def test_ward_of_protection_is_for_ones_own_draws_and_no_enemies_or_weaknesses() -> None:
    """Given Roland's treachery, rats, or Paranoia, then she is not asked."""
    game = Play("""
        investigators roland_banks agnes_baker
        hand 1 ward_of_protection
        encounter ancient_evils swarm_of_rats crypt_chill
        phase mythos.draw
    """)
    assert (game.doom("whats_going_on"), game.threats(1)) == (1, ["swarm_of_rats"])
    game = Play(f"""
        {AGNES}
        hand 0 ward_of_protection
        deck 0 paranoia
    """)
    game.do("draw")
    assert game.resources(0) == 0


@pytest.mark.parametrize(("card", "damage", "horror"), [("blinding_light", 1, 0), ("blinding_light_2", 2, 1)])
def test_blinding_light_evades_with_willpower_and_hurts(card: str, damage: int, horror: int) -> None:
    """Given the Priest engaged, when it succeeds, then evaded and damaged; it provokes nobody."""
    game = Play(f"""
        {AGNES}
        hand 0 {card}
        threat 0 ghoul_priest
    """)
    game.do(f"play:{card}:ghoul_priest")
    assert (game.told("passed", "value", "count"), game.damage("ghoul_priest")) == ([(5, 4)], damage)
    assert (game.is_ready("ghoul_priest"), game.engaged("ghoul_priest"), game.damage(0)) == (False, -1, 0)
    assert (game.story("evaded", "enemy_hit"), game.actions()) == (["evaded", "enemy_hit"], 2)


@pytest.mark.parametrize("token", BAD)
@pytest.mark.parametrize(("card", "horror"), [("blinding_light", 0), ("blinding_light_2", 1)])
def test_blinding_light_costs_an_action_at_a_bad_symbol(card: str, horror: int, token: str) -> None:
    """Given a bad symbol, then one action of this turn is lost; at level 2 also 1 horror."""
    game = Play(f"""
        investigators daisy_walker
        hand 0 {card}
        threat 0 swarm_of_rats
        bag {token}
    """)
    game.do(f"play:{card}:swarm_of_rats")
    told_before_result = game.story("lost_action", "passed", "failed")
    assert told_before_result[0] == "lost_action"
    assert (game.actions(), game.horror(0) - (token == "cultist")) == (1, horror)


def test_blinding_light_needs_an_engaged_enemy() -> None:
    """Given an enemy engaged with nobody, then it can't be evaded with it."""
    game = Play(f"""
        {AGNES}
        hand 0 blinding_light
        enemy ghoul_minion study
        exhausted ghoul_minion
    """)
    assert not game.offers("play:blinding_light")


def test_fearless_heals_the_committer() -> None:
    """Given Agnes committing it to Roland's test, when it succeeds, then she heals 1 horror."""
    game = Play("""
        investigators roland_banks agnes_baker
        hand 1 fearless
        horror 0 1
        horror 1 2
        threat 0 frozen_in_fear
    """)
    game.do("end_turn", "commit:fearless", "draw_token")
    assert (game.horror(0), game.horror(1), game.damage(1)) == (1, 1, 0)


# --- level 1 to 4 -----------------------------------------------------------------------------------------------------


def test_mind_wipe_takes_an_enemys_text_for_the_phase() -> None:
    """Given a Flesh-Eater, when its text is wiped and it dies, then it is worth no victory; its figures stay."""
    game = Play(f"""
        {AGNES}
        hand 0 mind_wipe_1
        area 0 shrivelling
        threat 0 flesh_eater
        damage flesh_eater 2
        phase investigation
    """)
    game.do("play:mind_wipe_1:flesh_eater", "fight:shrivelling:flesh_eater")
    assert game.told("passed", "count") == [4]
    assert game.zone("flesh_eater") == DISCARD


def test_mind_wipe_silences_what_an_attack_would_bring() -> None:
    """Given a Silver Twilight Acolyte wiped as the enemy phase begins, then it attacks without its doom."""
    game = Play(f"""
        {AGNES}
        hand 0 mind_wipe_1
        threat 0 silver_twilight_acolyte
        deck 0 guts
        encounter swarm_of_rats ancient_evils
        phase enemy
    """)
    game.do("play:mind_wipe_1:silver_twilight_acolyte")
    assert game.damage(0) == 1  # it attacks, but its own text is silent
    assert game.told("doom", "source")[:1] != ["silver_twilight_acolyte"]


def test_mind_wipe_is_for_non_elite_enemies_here() -> None:
    """Given the Priest, then it is not offered."""
    game = Play(f"""
        {AGNES}
        hand 0 mind_wipe_1
        threat 0 ghoul_priest
        phase investigation
    """)
    assert game.prompt == "turn"
    assert not game.offers("play:mind_wipe_1")


def test_mind_wipe_frees_from_the_stubborn_detective() -> None:
    """Given the Detective who blanks Agnes, when he is wiped, then her elder sign counts again."""
    game = Play(f"""
        {AGNES}
        hand 0 mind_wipe_1
        horror 0 3
        threat 0 stubborn_detective
        bag elder_sign
        phase investigation
    """)
    game.do("play:mind_wipe_1:stubborn_detective", "fight:stubborn_detective")
    assert game.told("passed", "value") == [5]


def test_mind_wipe_ends_with_the_phase() -> None:
    """Given a wiped Flesh-Eater, when the next round kills it, then it is worth its victory again."""
    game = Play(f"""
        {AGNES}
        hand 0 mind_wipe_1
        area 0 shrivelling
        threat 0 flesh_eater
        damage flesh_eater 2
        deck 0 guts
        encounter ancient_evils ancient_evils
        phase investigation
    """)
    game.do("play:mind_wipe_1:flesh_eater", "end_turn").until(lambda: game.prompt == "turn")
    game.do("fight:shrivelling:flesh_eater").until(lambda: game.prompt == "turn")
    assert game.zone("flesh_eater") == VICTORY


def test_book_of_shadows_adds_a_slot_and_a_charge() -> None:
    """Given two arcane assets and the Book, then a third fits; the Book gives one of them a charge."""
    game = Play(f"""
        {AGNES}
        area 0 book_of_shadows_3 shrivelling scrying
        hand 0 scrying
    """)
    game.do("play:scrying")
    assert len(game.area()) == 4
    game.do("use:book_of_shadows_3:shrivelling")
    assert (game.uses("shrivelling"), game.is_ready("book_of_shadows_3"), game.actions()) == (5, False, 1)


@pytest.mark.rule("AH-B-117")
def test_without_the_book_of_shadows_a_third_spell_has_no_slot() -> None:
    """Given three Spells, when the Book makes room for a Knife, then one of them has to go as well."""
    game = Play(f"""
        {AGNES}
        area 0 book_of_shadows_3 scrying scrying shrivelling flashlight
        hand 0 knife
    """)
    game.do("play:knife", "discard:book_of_shadows_3", "discard:scrying.1")
    assert game.area() == ["scrying.2", "shrivelling", "flashlight", "knife"]


def test_grotesque_statue_shows_two_tokens_of_which_one_counts() -> None:
    """Given an auto-fail and a 0, when the Statue is used, then the 0 may be resolved, the other is ignored."""
    game = Play("""
        investigators agnes_baker
        area 0 grotesque_statue_4
        bag auto_fail 0
    """).draws("auto_fail", "0")
    game.do("investigate", "react:grotesque_statue_4")
    assert game.options == ["token:auto_fail", "token:0"]
    game.do("token:0")
    assert (game.told("passed", "value"), game.uses("grotesque_statue_4")) == ([2], 3)


def test_grotesque_statue_works_before_the_token_is_seen_and_is_gone_when_empty() -> None:
    """Given its last charge, then it is used before anything is revealed, and discarded."""
    game = Play("""
        investigators agnes_baker
        area 0 grotesque_statue_4
        uses grotesque_statue_4 1
        bag 0 0
    """)
    game.do("investigate")
    assert (game.options, game.events("token")) == (["react:grotesque_statue_4", "pass"], [])
    game.do("react:grotesque_statue_4")
    assert game.pile(0) == ["grotesque_statue_4"]


@pytest.mark.rule("AH-Q-027")
def test_grotesque_statue_may_be_used_for_each_token_of_a_test() -> None:
    """Given a cultist that reveals another token (hard), then it may be used again for that one."""
    game = Play("""
        investigators agnes_baker
        difficulty hard
        area 0 grotesque_statue_4
        bag cultist 0 0 0
    """).draws("cultist", "0", "0", "0")
    game.do("investigate", "react:grotesque_statue_4", "token:cultist")
    assert game.options == ["react:grotesque_statue_4", "pass"]
    game.do("react:grotesque_statue_4")
    assert game.uses("grotesque_statue_4") == 2


def test_grotesque_statue_serves_a_token_that_replaces_a_cancelled_one() -> None:
    """Given Wendy with the Statue, when she puts a token back, then the new one may come by the Statue."""
    game = Play("""
        investigators wendy_adams
        area 0 grotesque_statue_4
        hand 0 lucky
        bag auto_fail 0 0 0
    """).draws("auto_fail", "0", "auto_fail")
    game.do("investigate", "pass", "react:wendy_adams", "react:grotesque_statue_4", "token:0")
    assert game.told("passed", "value") == [3]


def test_drawn_to_the_flame_gives_what_is_there_to_who_is_still_there() -> None:
    text = "investigators agnes_baker roland_banks\nhand 0 drawn_to_the_flame"
    game = Play(f"{text}\nencounter obscuring_fog\nclues study 1").do("play:drawn_to_the_flame")
    assert game.clues(0) == 1
    game = Play(f"{text}\nencounter rotting_remains\nhorror 0 7\nclues study 3\nbag auto_fail")
    game.do("play:drawn_to_the_flame")
    assert (game.story("defeated", "discovers"), game.clues("study")) == (["defeated"], 3)


def test_the_last_secret_ends_forbidden_knowledge() -> None:
    game = Play("investigators agnes_baker\narea 0 forbidden_knowledge\nuses forbidden_knowledge 1")
    game.do("use:forbidden_knowledge")
    assert (game.resources(0), game.horror(0), game.pile(0)) == (6, 1, ["forbidden_knowledge"])


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
