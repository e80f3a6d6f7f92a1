"""Positions that engines get wrong, each written down from the rulebook alone: who may use what, and who may not."""

import pytest

from tests.games.arkham_lcg.play import Play

BOTH = "investigators roland_banks daisy_walker\nturn 1 3"
APART = f"{BOTH}\nplace hallway\nplace attic\nat 1 attic"

# --- What lies before somebody else -----------------------------------------------------------------------------------


def test_a_fellow_here_gets_rid_of_a_haunting() -> None:
    # given Roland's Haunted, and Rats on Daisy, whose turn it is
    game = Play(f"{BOTH}\nthreat 0 haunted\nthreat 1 swarm_of_rats").do("use:haunted")
    assert (game.threats(0), game.pile(0), game.actions(1)) == ([], ["haunted"], 1)
    assert game.told("opportunity", "seat") == [1]
    assert not Play(f"{APART}\nthreat 0 haunted").offers("use:haunted")


def test_a_fellow_here_closes_the_case() -> None:
    # given Roland's Cover Up, when Daisy would discover a clue
    game = Play(f"{BOTH}\nthreat 0 cover_up\nclues cover_up 2\nclues study 2").do("investigate")
    assert game.asked == 1
    game.do("react:cover_up")
    assert (game.clues("cover_up"), game.clues("study"), game.clues(1)) == (1, 2, 0)
    game = Play(f"{APART}\nthreat 0 cover_up\nclues cover_up 2\nclues attic 2").do("investigate")
    assert (game.clues("cover_up"), game.clues(1)) == (2, 1)


def test_a_fellow_here_pays_debts_from_their_own_pool() -> None:
    text = "investigators skids_otoole daisy_walker\nturn 1 3\nthreat 0 hospital_debts"
    game = Play(text).do("use:hospital_debts")
    assert (game.resources("hospital_debts"), game.resources(0), game.resources(1)) == (1, 5, 4)


def test_a_fellow_here_buys_off_the_mob_enforcer() -> None:
    game = Play(f"{BOTH}\nthreat 0 mob_enforcer").do("parley:mob_enforcer")
    assert (game.resources(0), game.resources(1), game.pile(0)) == (5, 1, ["mob_enforcer"])
    assert not Play(f"{APART}\nthreat 0 mob_enforcer").offers("parley")


def test_the_necronomicon_is_daisys_to_read() -> None:
    game = Play("investigators roland_banks daisy_walker\nthreat 1 the_necronomicon\nhorror the_necronomicon 2")
    assert not game.offers("use:the_necronomicon")


def test_a_gun_is_its_bearers() -> None:
    assert not Play(f"{BOTH}\narea 0 45_automatic\nthreat 1 ghoul_minion").offers("fight:45_automatic")


# --- What would change nothing ----------------------------------------------------------------------------------------


def test_nobody_hurt_nobody_healed() -> None:
    assert not Play("investigators roland_banks\narea 0 first_aid").offers("use:first_aid")


@pytest.mark.parametrize(("where", "offered"), [("enemy ghoul_minion study", False), ("threat 0 ghoul_minion", True)])
def test_the_cat_can_only_change_what_is_ready_or_engaged(where: str, offered: bool) -> None:
    game = Play(f"investigators wendy_adams\narea 0 stray_cat\n{where}\nexhausted ghoul_minion")
    assert game.offers("use:stray_cat") == offered


def test_without_a_clue_nothing_follows_a_defeat() -> None:
    game = Play("investigators roland_banks\nhand 0 evidence\nthreat 0 swarm_of_rats").do("fight:swarm_of_rats")
    assert game.prompt == "turn"


# --- Decks that run out -----------------------------------------------------------------------------------------------


def test_three_cards_through_an_empty_deck_cost_one_horror() -> None:
    game = Play(
        "investigators daisy_walker\nhand 0 cryptic_research_4\ndeck 0 guts\ndiscard 0 knife perception overpower"
    )
    game.do("play:cryptic_research_4:daisy_walker")
    assert (len(game.hand()), game.horror(0)) == (3, 1)


def test_the_last_card_of_a_deck_costs_nothing_yet() -> None:
    game = Play("investigators daisy_walker\ndeck 0 guts\ndiscard 0 knife").do("draw")
    assert (game.hand(), game.deck(0), game.horror(0)) == (["guts"], [], 0)


# --- Turns of others --------------------------------------------------------------------------------------------------


def test_fast_assets_wait_for_ones_own_turn() -> None:
    game = Play("investigators roland_banks daisy_walker\nhand 1 magnifying_glass", asks="all")
    assert not game.offers("play:magnifying_glass")
    assert game.do("end_turn").offers("play:magnifying_glass")


def test_a_hunter_that_comes_to_two_engages_its_prey() -> None:
    here = "investigators daisy_walker roland_banks\nplace hallway\nplace attic\nat 0 attic\nat 1 attic\nphase enemy"
    assert Play(f"{here}\nenemy ghoul_priest hallway").engaged("ghoul_priest") == 1
    game = Play(f"{here}\nenemy swarm_of_rats hallway")
    assert game.options == ["prey:0", "prey:1"]
    assert game.do("prey:1").damage(1) == 1


# --- What is left to do nothing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enemy", "offered"), [("ghoul_minion", False), ("swarm_of_rats", True), ("ghoul_priest", False)]
)
def test_only_a_text_can_be_wiped_and_no_elite_one(enemy: str, offered: bool) -> None:
    game = Play(f"investigators agnes_baker\nhand 0 mind_wipe_1\nthreat 0 {enemy}\nphase enemy")
    assert game.offers("play:mind_wipe_1") == offered


def test_a_closed_case_covers_nothing_up() -> None:
    game = Play("investigators roland_banks\nthreat 0 cover_up\nclues study 2").do("investigate")
    assert (game.prompt, game.clues(0)) == ("turn", 1)


def test_nobody_knows_that_there_is_no_tome() -> None:
    game = Play("investigators daisy_walker\nhand 0 research_librarian\ndeck 0 knife guts").do(
        "play:research_librarian"
    )
    assert game.offers("react:research_librarian")


@pytest.mark.parametrize(
    ("given", "use"),
    [
        ("area 0 book_of_shadows_3", "use:book_of_shadows_3"),
        ("hand 0 extra_ammunition_1\narea 0 machete", "play:extra_ammunition_1"),
        ("threat 0 hospital_debts\nresources 0 0", "use:hospital_debts"),
        ("area 0 shrivelling\nuses shrivelling 0\nthreat 0 ghoul_minion", "fight:shrivelling"),
    ],
)
def test_nothing_to_use_it_on(given: str, use: str) -> None:
    assert not Play(f"investigators agnes_baker\n{given}").offers(use)


# --- Misses and deaths ------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(("lead", "hurt"), [(0, 1), (1, 0)])
def test_the_second_attacker_of_who_has_fallen_turns_to_the_next_if_there_is_a_next(lead: int, hurt: int) -> None:
    # given two enemies on Roland, who has one health left
    game = Play(f"""
        investigators roland_banks daisy_walker
        lead {lead}
        damage 0 8
        threat 0 ghoul_minion swarm_of_rats
        phase enemy
    """).do("next:ghoul_minion")
    game.until(lambda: game.now.round == 2)
    assert (game.told("attacks", "enemy"), game.damage(1)) == (["ghoul_minion", "swarm_of_rats"][: 1 + hurt], hurt)
    assert (game.engaged("swarm_of_rats"), game.engaged("ghoul_minion")) == (1, 1)


def test_what_the_defeated_committed_leaves_with_them() -> None:
    game = Play("""
        investigators agnes_baker roland_banks
        area 0 shrivelling
        hand 0 guts
        hand 1 guts
        deck 1 knife
        horror 0 7
        threat 0 ghoul_minion
        bag skull
    """).do("fight:shrivelling:ghoul_minion", "commit:guts.1", "draw_token")
    assert (game.asked, game.hand(1), game.now.tests) == (1, ["guts.2"], [])


def test_three_who_lose_their_lead_choose_one_of_two() -> None:
    game = Play("""
        investigators roland_banks daisy_walker agnes_baker
        damage 0 8
        threat 0 swarm_of_rats
    """).do("resource")
    assert game.prompt == "new_lead"
    assert game.options == ["lead:1", "lead:2"]


def test_a_pump_without_water() -> None:
    game = Play("investigators roland_banks\narea 0 physical_training\nresources 0 1\nthreat 0 ghoul_priest")
    game.do("fight:ghoul_priest", "use:physical_training:combat")
    assert game.told("passed", "value") == [5]


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
