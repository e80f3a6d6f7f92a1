"""The signature cards and signature weaknesses of the five investigators of The Dunwich Legacy."""

import pytest

from miskatonic.games.arkham_lcg.rows.card import Card, Use
from miskatonic.games.arkham_lcg.rows.terms import AT_PLACE, ATTACHED, DISCARD, EVENT
from miskatonic.games.arkham_lcg.rules.playing import enter_play
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.play import Play

CELLARS = """
    place study
    place hallway
    place cellar
    place attic
    at 0 cellar
"""
"""The cellar and the attic each connect to the hallway alone; the study connects to nothing."""

# --- Zoey Samaras -----------------------------------------------------------------------------------------------------


def test_zoeys_cross_burns_an_enemy_that_becomes_engaged() -> None:
    """Given the Cross, when an enemy becomes engaged with her, then it may take 1 damage for 1 resource."""
    game = Play("""
        area 0 zoeys_cross
        enemy ghoul_priest study
        enemy icy_ghoul study
        exhausted icy_ghoul ghoul_priest
    """).do("engage:ghoul_priest", "react:zoeys_cross")
    assert (game.damage("ghoul_priest"), game.resources(0), game.is_ready("zoeys_cross")) == (1, 4, False)
    game.do("engage:icy_ghoul")
    assert game.prompt == "turn"  # it is exhausted


def test_zoeys_cross_needs_a_resource_and_an_enemy_of_ones_own() -> None:
    """Given no resource, or a fellow who engages the enemy, then the Cross is not offered."""
    game = Play("area 0 zoeys_cross\nenemy ghoul_priest study\nresources 0 0").do("engage:ghoul_priest")
    assert game.prompt == "turn"
    game = Play("""
        investigators roland_banks daisy_walker
        area 0 zoeys_cross
        enemy ghoul_priest study
        turn 1 3
    """).do("engage:ghoul_priest")
    assert game.prompt == "turn"


SMITE = """
    deck 0 smite_the_wicked
    encounter {encounter}
""" + CELLARS  # fmt: skip


@pytest.mark.rule("AH-C-007", "AH-Q-020")
def test_ah_c_007_smite_the_wicked_marks_the_next_enemy_far_away() -> None:
    """Given two cards above an enemy, when Zoey draws it in the cellar, then both are discarded and the enemy spawns in
    the attic, with Smite the Wicked attached to it: the study, which no way leads to, is not the farthest.
    """
    game = Play(SMITE.format(encounter="ancient_evils crypt_chill ghoul_minion swarm_of_rats")).do("draw")
    assert game.place("ghoul_minion") == "attic"
    assert game.zone("smite_the_wicked") == ATTACHED
    assert game.place("smite_the_wicked") == "attic"
    assert game.pile() == ["crypt_chill", "ancient_evils"]
    assert game.deck() == ["swarm_of_rats"]


@pytest.mark.rule("AH-Q-020")
def test_ah_q_020_where_several_are_as_far_the_lead_says_which() -> None:
    """Given Zoey in the hallway with two locations next to it, when the enemy is marked, then the lead chooses."""
    text = SMITE.format(encounter="ghoul_minion").replace("at 0 cellar", "at 0 hallway")
    game = Play(text).do("draw")
    assert (game.prompt, sorted(game.options)) == ("farthest", ["place:attic", "place:cellar"])
    game.do("place:attic")
    assert game.place("ghoul_minion") == "attic"


@pytest.mark.rule("AH-Q-020")
def test_ah_q_020_a_place_without_a_way_is_farthest_if_no_way_leads_anywhere() -> None:
    """Given Zoey in the study, which has no ways, then the enemy spawns in the only other location."""
    game = Play("place study\nplace attic\nat 0 study\ndeck 0 smite_the_wicked\nencounter ghoul_minion").do("draw")
    assert game.place("ghoul_minion") == "attic"


def test_smite_the_wicked_finds_no_enemy() -> None:
    """Given an encounter deck without enemies, then all of it is discarded and Smite the Wicked has no effect; then the
    pile becomes the new deck.
    """
    game = Play(SMITE.format(encounter="ancient_evils crypt_chill")).do("draw")
    assert game.zone("smite_the_wicked") == DISCARD
    assert game.prompt == "turn"
    assert sorted(game.deck()) == ["ancient_evils", "crypt_chill"]


MARKED = """
    place parlor
    place hallway
    enemy icy_ghoul hallway
    attached smite_the_wicked icy_ghoul
"""


@pytest.mark.rule("AH-C-007", "AH-E-002")
def test_ah_c_007_the_enemy_in_play_at_the_end_is_a_mental_trauma() -> None:
    """Given the marked enemy in play, when its owner resigns and so the game ends, then 1 mental trauma."""
    game = Play(MARKED).do("resign:parlor")
    assert game.now.mental == [1]


@pytest.mark.rule("AH-E-002")
def test_ah_e_002_for_who_is_eliminated_the_game_ends_at_once() -> None:
    """Given a fellow who stays, when Zoey resigns, then the trauma is hers at once, and Smite the Wicked leaves."""
    game = Play("investigators roland_banks daisy_walker" + MARKED).do("resign:parlor")
    assert game.now.mental == [1, 0]
    assert game.zone("icy_ghoul") == AT_PLACE
    assert game.zone("smite_the_wicked") not in (ATTACHED, DISCARD)


@pytest.mark.rule("AH-C-007")
def test_ah_c_007_the_enemy_once_defeated_is_no_trauma() -> None:
    """Given the marked enemy defeated by a fellow, then Smite the Wicked is in its owner's pile and harms nobody."""
    game = Play("""
        investigators roland_banks daisy_walker
        place parlor
        threat 1 ghoul_minion
        attached smite_the_wicked ghoul_minion
        damage ghoul_minion 1
        turn 1 3
    """).do("fight:ghoul_minion")
    assert game.pile(0) == ["smite_the_wicked"]
    game.do("end_turn").until(lambda: game.asked == 0 and game.prompt == "turn").do("resign:parlor")
    assert game.now.mental[0] == 0


# --- Rex Murphy -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clues", "drawn"), [(1, 1), (4, 4), (7, 5)])
def test_search_for_the_truth_draws_for_clues(clues: int, drawn: int) -> None:
    """Given so many clues, when it is played, then as many cards, but no more than 5."""
    game = Play(f"""
        hand 0 search_for_the_truth
        deck 0 knife flashlight guts machete evidence dodge beat_cop
        clues 0 {clues}
    """).do("play:search_for_the_truth")
    assert (len(game.hand()), game.resources(0)) == (drawn, 4)


def test_search_for_the_truth_without_clues_would_change_nothing() -> None:
    """Given no clue, then it can't be played (AH-E-008)."""
    assert not Play("hand 0 search_for_the_truth\ndeck 0 knife").offers("play:search_for_the_truth")


# --- Jenny Barnes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-010")
def test_ah_b_010_x_is_chosen_as_it_is_paid() -> None:
    """Given 5 resources, when the Twin .45s are played for 3, then they have 3 ammo."""
    game = Play("hand 0 jennys_twin_45s").do("play:jennys_twin_45s")
    assert (game.prompt, sorted(game.options)) == ("choose_x", [f"x:{count}" for count in range(6)])
    game.do("x:3")
    assert (game.uses("jennys_twin_45s"), game.resources(0), game.actions()) == (3, 2, 2)


@pytest.mark.rule("AH-B-010")
def test_ah_b_010_with_nothing_to_pay_x_is_0() -> None:
    """Given no resources, when they are played, then nothing is asked and they have no ammo."""
    game = Play("hand 0 jennys_twin_45s\nresources 0 0\nthreat 0 ghoul_priest").do("play:jennys_twin_45s")
    assert game.area() == ["jennys_twin_45s"]
    assert game.uses("jennys_twin_45s") == 0
    assert not game.offers("fight:jennys_twin_45s:ghoul_priest")


def loan() -> Card:
    """An event that puts the Twin .45s into play."""
    card = Card(EVENT, "imaginary", "loan", cost=0)

    @card.played(targets=lambda game, me: [one for one in game.hand[me.seat] if one != me.card])
    async def lends(game: Arkham, me: Use) -> None:
        await enter_play(game, me.seat, me.target)

    return card


@pytest.mark.rule("AH-B-010", "AH-B-245")
def test_ah_b_245_put_into_play_x_is_0() -> None:
    """Given the Twin .45s put into play by an effect, then nothing is asked or paid, and they have no ammo."""
    with imagined(loan()):
        game = Play("hand 0 loan jennys_twin_45s").do("play:loan:jennys_twin_45s")
        assert (game.prompt, game.area(), game.resources(0)) == ("turn", ["jennys_twin_45s"], 5)
        assert game.uses("jennys_twin_45s") == 0


@pytest.mark.rule("AH-C-008")
def test_ah_c_008_the_twin_45s_hit_for_one_more() -> None:
    """Given 1 ammo, when she fires, then combat 4 has +2, 2 damage, and no ammo is left."""
    game = Play("""
        area 0 jennys_twin_45s
        threat 0 ghoul_priest
        uses jennys_twin_45s 1
    """).do("fight:jennys_twin_45s:ghoul_priest")
    assert game.told("passed", "value") == [6]
    assert (game.damage("ghoul_priest"), game.uses("jennys_twin_45s")) == (2, 0)


IZZIE = "deck 0 searching_for_izzie\n" + CELLARS


@pytest.mark.rule("AH-Q-020")
def test_searching_for_izzie_is_attached_far_away() -> None:
    """Given Jenny in the cellar, when she draws it, then it is attached to the attic."""
    game = Play(IZZIE).do("draw")
    assert game.zone("searching_for_izzie") == ATTACHED
    assert game.place("searching_for_izzie") == "attic"


def test_anybody_at_the_place_finds_izzie_with_two_actions() -> None:
    """Given a fellow where she is missing, when that one investigates for her, then 2 actions, no clue, and it is
    discarded to its owner's pile.
    """
    game = Play("""
        investigators roland_banks daisy_walker
        place study
        place hallway
        at 0 hallway
        attached searching_for_izzie study
        clues study 2
        turn 1 3
    """).do("investigate:searching_for_izzie")
    assert (game.actions(1), game.clues(1), game.clues("study")) == (1, 0, 2)
    assert game.pile(0) == ["searching_for_izzie"]


def test_izzie_is_not_found_from_elsewhere_nor_with_one_action() -> None:
    """Given Jenny in another place, or one action left, then it is not offered; a failure finds nobody."""
    text = "place study\nplace hallway\nat 0 {at}\nattached searching_for_izzie study\nturn 0 {left}\nbag auto_fail"
    assert not Play(text.format(at="hallway", left=3)).offers("investigate:searching_for_izzie")
    assert not Play(text.format(at="study", left=1)).offers("investigate:searching_for_izzie")
    game = Play(text.format(at="study", left=3)).do("investigate:searching_for_izzie")
    assert game.zone("searching_for_izzie") == ATTACHED
    assert game.actions() == 1


@pytest.mark.rule("AH-C-009", "AH-E-002")
@pytest.mark.parametrize(("more", "trauma"), [("attached searching_for_izzie hallway", 1), ("", 0)])
def test_ah_c_009_izzie_missing_at_the_end_is_a_mental_trauma(more: str, trauma: int) -> None:
    """Given Izzie still missing or not, when the game ends, then 1 mental trauma or none."""
    game = Play(f"place parlor\nplace hallway\n{more}").do("resign:parlor")
    assert game.now.mental == [trauma]


# --- Jim Culver -------------------------------------------------------------------------------------------------------

TRUMPET = """
    investigators agnes_baker daisy_walker
    place hallway
    place cellar
    at 0 hallway
    at 1 {at}
    area 0 jims_trumpet
    horror 0 1
    horror 1 2
    bag skull
    turn 1 3
"""


def test_jims_trumpet_answers_a_skull_in_anybodys_test() -> None:
    """Given the Trumpet next door, when Daisy reveals a skull, then Jim or she heals 1 horror."""
    game = Play(TRUMPET.format(at="cellar")).do("investigate")
    assert game.offers("react:jims_trumpet:agnes_baker")
    game.do("react:jims_trumpet:daisy_walker")
    assert (game.horror(0), game.horror(1), game.is_ready("jims_trumpet")) == (1, 1, False)


def test_jims_trumpet_reaches_no_farther_than_next_door() -> None:
    """Given Daisy two locations away, when she reveals a skull, then only Jim himself can be healed."""
    text = TRUMPET.replace("at 0 hallway", "place attic\nat 0 attic")
    game = Play(text.format(at="cellar")).do("investigate")
    assert [one for one in game.options if one.startswith("react")] == ["react:jims_trumpet:agnes_baker"]


@pytest.mark.parametrize("token", ["cultist", "-1", "auto_fail", "elder_sign"])
def test_jims_trumpet_hears_nothing_but_skulls(token: str) -> None:
    """Given any other token, then it is not offered."""
    game = Play(TRUMPET.format(at="cellar").replace("bag skull", f"bag {token}")).do("investigate")
    assert game.prompt == "turn"


# --- "Ashcan" Pete ----------------------------------------------------------------------------------------------------


def test_wracked_by_nightmares_exhausts_assets_and_keeps_them_so() -> None:
    """Given three assets, when it is drawn, then all are exhausted; in the upkeep phase those of others ready, these
    don't; after two actions it is gone, and they ready again.
    """
    game = Play("""
        investigators roland_banks daisy_walker
        area 0 beat_cop machete
        area 1 old_book_of_lore
        deck 0 wracked_by_nightmares knife knife knife
        deck 1 knife knife
        exhausted old_book_of_lore
    """).do("draw")
    assert game.threats() == ["wracked_by_nightmares"]
    assert not game.is_ready("beat_cop")
    assert not game.is_ready("machete")
    game.do("end_turn", "end_turn").until(lambda: game.now.round == 2 and game.prompt in ("turn", "next_turn"))
    assert (game.is_ready("beat_cop"), game.is_ready("old_book_of_lore")) == (False, True)
    game.do("turn:0", "use:wracked_by_nightmares")
    assert (game.actions(), game.pile(0)[0]) == (1, "wracked_by_nightmares")
    game.do("end_turn", "end_turn").until(lambda: game.now.round == 3 and game.prompt in ("turn", "next_turn"))
    assert game.is_ready("beat_cop")
    assert game.is_ready("machete")


def test_wracked_by_nightmares_lets_enemies_ready() -> None:
    """Given an exhausted enemy in his threat area, when cards ready, then it does."""
    game = Play("""
        threat 0 wracked_by_nightmares ghoul_priest
        exhausted ghoul_priest
        deck 0 knife
        phase upkeep
    """)
    assert game.is_ready("ghoul_priest")


# --- Final Rhapsody ---------------------------------------------------------------------------------------------------

RHAPSODY = """
    investigators {people}
    deck 0 final_rhapsody
    bag skull auto_fail 0 elder_sign cultist skull
"""


@pytest.mark.rule("AH-B-085")
def test_ah_b_085_final_rhapsody_counts_five_tokens() -> None:
    """Given two skulls, an auto-fail, a 0 and a cultist revealed, then 3 damage and 3 horror, and the whole bag is
    there again.
    """
    game = Play(RHAPSODY.format(people="roland_banks")).draws("skull", "auto_fail", "0", "cultist", "skull").do("draw")
    assert (game.damage(0), game.horror(0)) == (3, 3)
    assert game.told("token_apart", "token") == ["skull", "auto_fail", "0", "cultist", "skull"]
    assert len(game.now.bag) == 6
    assert game.pile(0) == ["final_rhapsody"]


@pytest.mark.rule("AH-B-085")
def test_ah_b_085_no_test_so_no_trumpet() -> None:
    """Given the Trumpet and horror, when skulls are revealed outside of a test, then it does not answer."""
    text = RHAPSODY.format(people="agnes_baker") + "area 0 jims_trumpet\nhorror 0 1"
    game = Play(text).draws("skull", "0", "cultist", "elder_sign", "skull").do("draw")
    while game.prompt in ("harm", "assign"):
        game.do(game.options[0])
    assert game.is_ready("jims_trumpet")
    assert game.prompt == "turn"


def test_final_rhapsody_without_a_bad_token_harms_nobody() -> None:
    """Given five other tokens, then nothing happens."""
    text = RHAPSODY.format(people="roland_banks").replace("skull auto_fail", "0 0 0 -1")
    game = Play(text).draws("0", "0", "0", "-1", "cultist").do("draw")
    assert (game.damage(0), game.horror(0)) == (0, 0)
