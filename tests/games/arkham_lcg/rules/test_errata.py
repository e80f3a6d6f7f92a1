"""A.0 to A.3: which text counts, errata of the rulebook, of The Gathering and of core cards."""

import pytest

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.rows.card import Card, Cost, Use
from miskatonic.games.arkham_lcg.rows.terms import ASSET, REMOVED
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.play import Play

HOUSE = """
    place hallway
    place attic
    place cellar
    place parlor
"""

# --- A.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-E-001")
def test_ah_e_001_a_fight_is_an_attack_on_one_enemy_here() -> None:
    """Given two enemies with Roland and one in the Attic, then he may attack one of the two, and only that is hit."""
    game = Play(f"""
        investigators roland_banks
        {HOUSE}
        threat 0 ghoul_minion icy_ghoul
        enemy flesh_eater attic
    """)
    assert [text for text in game.options if text.startswith("fight:")] == ["fight:ghoul_minion", "fight:icy_ghoul"]
    game.do("fight:icy_ghoul")
    assert game.told("enemy_hit", "enemy") == ["icy_ghoul"]


@pytest.mark.rule("AH-E-002")
@pytest.mark.parametrize(("answer", "mental"), [("resign:parlor", 1), ("resource", 1)], ids=["resigned", "defeated"])
def test_ah_e_002_cover_up_hurts_an_eliminated_roland_and_leaves_the_game(answer: str, mental: int) -> None:
    """Given Cover Up with a clue, when Roland is eliminated, then 1 mental trauma comes first, and it is gone."""
    game = Play("""
        investigators roland_banks daisy_walker
        place parlor
        threat 0 cover_up swarm_of_rats
        clues cover_up 1
        clues 0 2
        damage 0 8
    """).do(answer)
    assert game.now.mental[0] == mental
    assert game.zone("cover_up") == REMOVED
    assert game.clues("parlor") == 2
    assert game.engaged("swarm_of_rats") == 1


@pytest.mark.rule("AH-E-002")
def test_ah_e_002_weakness_enemies_leave_with_their_owner_too() -> None:
    """Given Roland's Mob Enforcer in play, when he resigns, then it is out of the game, not left to Daisy."""
    game = Play("""
        investigators roland_banks daisy_walker
        place parlor
        threat 0 mob_enforcer
    """).do("resign:parlor")
    assert game.zone("mob_enforcer") == REMOVED


@pytest.mark.rule("AH-E-003")
def test_ah_e_003_nobody_pays_with_what_somebody_else_controls() -> None:
    """Given Daisy's Beat Cop beside Roland, then Roland can't exhaust him; Daisy can in her turn."""
    game = Play("""
        investigators roland_banks daisy_walker
        area 1 beat_cop_2
        threat 0 ghoul_minion
    """)
    assert not game.offers("use:beat_cop_2")
    game.do("end_turn")
    game.do("use:beat_cop_2:ghoul_minion")
    assert not game.is_ready("beat_cop_2")
    assert game.damage("beat_cop_2") == 1


@pytest.mark.rule("AH-E-005")
def test_ah_e_005_only_revealed_victory_locations_without_clues_count() -> None:
    """Given the Attic empty and a clue in the Cellar, when the scenario ends, then 1 victory point is earned."""
    game = Play(f"""
        investigators roland_banks
        {HOUSE}
        at 0 parlor
        clues cellar 1
    """).do("resign:parlor")
    assert game.told("counts", "card", "count") == [("attic", 1)]
    assert game.told("earns", "count") == [1 + 2]


@pytest.mark.rule("AH-E-007")
def test_ah_e_007_room_is_made_before_the_new_asset_is_there() -> None:
    """Given Knife and Flashlight in hand slots, when Machete is played, then one is chosen, and three never meet."""
    game = Play("""
        investigators roland_banks
        area 0 knife flashlight
        hand 0 machete
    """).do("play:machete")
    assert sorted(game.options) == ["discard:flashlight", "discard:knife"]
    assert game.area() == ["knife", "flashlight"]
    game.do("discard:flashlight")
    assert game.area() == ["knife", "machete"]
    assert game.pile(0) == ["flashlight"]


@pytest.mark.rule("AH-E-007")
def test_ah_e_007_two_slots_may_cost_two_assets() -> None:
    """Given Knife and Flashlight, when the two-handed Shotgun is played, then both go without a choice."""
    game = Play("""
        investigators roland_banks
        area 0 knife flashlight
        hand 0 shotgun_4
    """).do("play:shotgun_4", "discard:knife")
    assert game.area() == ["shotgun_4"]
    assert sorted(game.pile(0)) == ["flashlight", "knife"]


@pytest.mark.rule("AH-E-008")
def test_ah_e_008_what_would_change_nothing_is_not_offered() -> None:
    """Given no clues, then Working a Hunch is not offered; with one it is."""
    position = """
        investigators daisy_walker
        hand 0 working_a_hunch
    """
    assert not Play(position).offers("play:working_a_hunch")
    assert Play(position + "clues study 1").offers("play:working_a_hunch")


@pytest.mark.rule("AH-E-008")
def test_ah_e_008_the_cost_itself_does_not_make_an_ability_useful() -> None:
    """Given an asset that exhausts to ready another, when everything is ready, then it can't be used."""
    valet = Card(ASSET, "imaginary", "valet", cost=0)

    async def wakes(game: Arkham, me: Use) -> None:
        tokens.ready(game, me.target)

    valet.free(
        wakes,
        cost=Cost(exhaust=True),
        targets=lambda game, me: [card for card in game.area[me.seat] if card in game.exhausted],
    )
    with imagined(valet):
        position = """
            investigators roland_banks
            area 0 valet beat_cop_2
        """
        assert not Play(position).offers("use:valet")
        game = Play(position + "exhausted beat_cop_2")
        assert [text for text in game.options if text.startswith("use:valet")] == ["use:valet:beat_cop_2"]
        game.do("use:valet:beat_cop_2")
        assert (game.is_ready("valet"), game.is_ready("beat_cop_2")) == (False, True)


@pytest.mark.rule("AH-E-009")
def test_ah_e_009_resolution_1_brings_two_experience_more() -> None:
    """Given a victory display of 3, when resolution 1 is read, then everybody earns 5."""
    game = Play("""
        investigators roland_banks daisy_walker
        act what_have_you_done
        victory icy_ghoul
        threat 0 ghoul_priest
        damage ghoul_priest 9
    """).do("fight:ghoul_priest", "choose:r1")
    assert game.told("counts", "card", "count") == [("ghoul_priest", 2), ("icy_ghoul", 1)]
    assert game.told("earns", "seat", "count") == [(0, 5), (1, 5)]


@pytest.mark.rule("AH-E-009")
def test_ah_e_009_no_resolution_brings_it_too_and_resolution_3_nothing() -> None:
    """Given a victory display of 1, then without a resolution 3 are earned, and with resolution 3 none."""
    none = Play("""
        investigators roland_banks
        place parlor
        victory icy_ghoul
    """).do("resign:parlor")
    assert none.told("earns", "count") == [3]
    third = Play("""
        investigators roland_banks
        agenda theyre_getting_out
        victory icy_ghoul
        doom theyre_getting_out 9
        phase mythos
    """)
    assert third.lost == "gathering_r3"
    assert third.told("earns", "seat") == []


# --- A.3 and A.0 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-C-001", "AH-P-002")
def test_ah_c_001_ah_p_002_agnes_answers_horror_that_lies_on_herself() -> None:
    """Given Holy Rosary, then horror on it triggers nothing; horror on Agnes does, after it is placed, once a phase."""
    position = """
        investigators agnes_baker
        area 0 holy_rosary
        threat 0 ghoul_minion
        damage ghoul_minion 0
    """
    rosary = Play(position).do("resource", "harm:me=1/0+holy_rosary=0/1")
    assert rosary.prompt == "turn"
    game = Play(position).do("resource", "harm:me=1/1")
    assert game.options == ["react:agnes_baker:ghoul_minion", "pass"]
    assert game.horror(0) == 1
    game.do("react:agnes_baker:ghoul_minion", "resource", "harm:me=1/1")
    assert game.damage("ghoul_minion") == 1
    assert game.prompt == "turn"


@pytest.mark.rule("AH-C-003", "AH-P-001")
def test_ah_c_003_ah_p_001_the_automatic_is_a_fight_at_plus_one_for_two_damage() -> None:
    """Given an engaged Ghoul, when the .45 Automatic is used, then no attack, combat 5, 2 damage, 3 ammo left."""
    game = Play("""
        investigators roland_banks
        area 0 45_automatic
        threat 0 icy_ghoul
    """).do("fight:45_automatic:icy_ghoul")
    assert game.told("attacks", "enemy") == []
    assert game.told("passed", "value") == [5]
    assert game.damage("icy_ghoul") == 2
    assert game.uses("45_automatic") == 3


@pytest.mark.rule("AH-C-004")
def test_ah_c_004_lita_helps_everybody_there_against_monsters() -> None:
    """Given Lita with Roland, when Wendy beside him hits a Ghoul, then her controller may make it 2 damage."""
    game = Play("""
        investigators roland_banks wendy_adams
        area 0 lita_chantler
        threat 1 ghoul_minion swarm_of_rats
        turn 1 3
    """).do("fight:ghoul_minion")
    assert game.asked == 0
    assert game.options == ["react:lita_chantler", "pass"]
    game.do("react:lita_chantler")
    assert game.pile() == ["ghoul_minion"]
    game.do("fight:swarm_of_rats")
    assert game.prompt == "turn"


@pytest.mark.rule("AH-P-003")
def test_ah_p_003_language_changes_only_what_is_shown() -> None:
    """Given one position, then its options are the same whatever language it is told in."""
    game = Play("""
        investigators roland_banks
        area 0 45_automatic
        threat 0 icy_ghoul
    """)
    before = game.options
    assert game.table.say("AH-Q-004", language="pl") != game.table.say("AH-Q-004", language="en")
    assert game.options == before
