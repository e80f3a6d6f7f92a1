"""AH-P, B.1: which words count, what a value is, who decides, what is open, unique, owned."""

import pytest

from miskatonic.games.arkham_lcg.cards.phrases import gains
from miskatonic.games.arkham_lcg.rows.card import CARDS, Card, after
from miskatonic.games.arkham_lcg.rows.terms import ASSET, ENEMY
from miskatonic.games.arkham_lcg.rules.locations import Discovery
from tests.games.arkham_lcg.looks import own_seat, seen_board, there
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import with_more


@pytest.mark.rule("AH-P-001", "AH-B-001")
def test_ah_p_001_the_document_decides_where_the_book_says_otherwise() -> None:
    """Given full hands, when a third hand asset is played, then others leave as it enters; it is no choice itself."""
    game = Play("area 0 knife flashlight\nhand 0 machete").do("play:machete")
    assert game.options == ["discard:knife", "discard:flashlight"]
    game.do("discard:knife")
    assert game.area() == ["flashlight", "machete"]


@pytest.mark.rule("AH-B-001")
def test_ah_b_001_the_text_of_a_card_beats_the_rules() -> None:
    """Events are discarded when they have resolved; Barricade says that it is attached."""
    game = Play("place hallway\nunrevealed attic\nhand 0 barricade").do("play:barricade")
    assert game.pile(0) == []
    assert game.place("barricade") == "hallway"


@pytest.mark.rule("AH-P-002")
def test_ah_p_002_the_erratum_of_a_card_is_what_is_played() -> None:
    """Given Agnes with a Rosary, when the horror of an attack lies on the Rosary, then her reaction is silent."""
    text = "investigators agnes_baker\narea 0 holy_rosary\nthreat 0 ghoul_minion"
    game = Play(text).do("draw", "harm:me=1/0+holy_rosary=0/1")
    assert game.prompt == "turn"
    game = Play(text).do("draw", "harm:me=1/1")
    assert game.offers("react:agnes_baker")


@pytest.mark.rule("AH-B-003")
def test_ah_b_003_cannot_is_absolute_in_every_window() -> None:
    """Given Dissonant Voices, then neither an asset nor Lucky! nor Ward of Protection can be played."""
    game = Play("investigators wendy_adams\nthreat 0 dissonant_voices\nhand 0 lucky knife emergency_cache\nbag -4")
    assert not game.offers("play")
    assert {one.reason for one in game.refusals if one.verb == "play"} >= {"cannot_play"}
    game.do("investigate", "draw_token", "pass")
    assert game.told("failed", "margin") == [2]
    assert "lucky" in game.hand()
    text = "investigators agnes_baker\nhand 0 ward_of_protection\nencounter rotting_remains\nphase mythos.draw"
    assert Play(text).offers("play:ward_of_protection")
    assert not Play(f"{text}\nthreat 0 dissonant_voices").offers("play:ward_of_protection")


@pytest.mark.rule("AH-B-004")
def test_ah_b_004_may_can_be_declined() -> None:
    """Given a defeated enemy and a clue, then Roland may discover it or pass."""
    game = Play("clues study 1\nthreat 0 swarm_of_rats").do("fight:swarm_of_rats", "draw_token")
    assert game.options == ["react:roland_banks", "pass"]
    assert game.do("pass").clues(0) == 0


@pytest.mark.rule("AH-B-004")
def test_ah_b_004_of_two_parts_one_that_changes_something_must_be_chosen() -> None:
    """Given nobody with a card in hand, when the first agenda advances, then only the horror can be taken."""
    game = Play("doom whats_going_on 2\nphase mythos")
    assert game.horror(0) == 2


@pytest.mark.rule("AH-B-005", "AH-B-137")
def test_ah_b_005_an_effect_is_done_as_far_as_possible() -> None:
    """Given a single clue, when Drawn to the Flame would discover 2, then 1 is discovered."""
    game = Play("clues study 1\nhand 0 drawn_to_the_flame\nencounter ancient_evils").do("play:drawn_to_the_flame")
    assert game.clues(0) == 1
    assert game.told("discovers", "count") == [1]


@pytest.mark.rule("AH-B-006")
def test_ah_b_006_what_comes_after_then_waits_for_all_before_it() -> None:
    """Given Drawn to the Flame, then the drawn card resolves completely before the clues are discovered."""
    game = Play("clues study 2\nhand 0 drawn_to_the_flame\nencounter grasping_hands\nbag -1")
    game.do("play:drawn_to_the_flame", "draw_token")
    assert game.story("failed", "damage_placed", "discovers") == ["failed", "damage_placed", "discovers"]


@pytest.mark.rule("AH-B-006")
def test_ah_b_006_without_the_part_before_then_there_is_none_after_it() -> None:
    """Given no encounter card anywhere, then nothing is drawn and no clue discovered."""
    game = Play("clues study 2\nhand 0 drawn_to_the_flame emergency_cache")
    if game.offers("play:drawn_to_the_flame"):
        game.do("play:drawn_to_the_flame")
    assert game.clues(0) == 0


@pytest.mark.rule("AH-B-007")
def test_ah_b_007_what_is_replaced_did_not_happen() -> None:
    """Given a card that pays after discovering, when Cover Up takes the discovery, then nothing is paid."""
    gleaner = Card(ASSET, "x1", "gleaner", cost=0)
    gleaner.reaction(after(Discovery), gains(2))
    with with_more(CARDS, gleaner):
        text = "clues study 2\narea 0 gleaner\nthreat 0 cover_up\nclues cover_up 3"
        game = Play(text).do("investigate", "draw_token")
        assert game.options == ["react:cover_up", "pass"]
        game.do("react:cover_up")
        assert (game.clues("cover_up"), game.clues("study"), game.clues(0)) == (2, 2, 0)
        assert game.prompt == "turn"
        game = Play(text).do("investigate", "draw_token", "pass")
        assert game.options == ["react:gleaner", "pass"]


@pytest.mark.rule("AH-B-008")
def test_ah_b_008_one_or_more_is_a() -> None:
    """Given two Ghouls, when a tablet asks for a Ghoul at the location, then 1 damage, once."""
    game = Play(
        "enemy ghoul_minion study\nenemy ravenous_ghoul study\nexhausted ghoul_minion ravenous_ghoul\nbag tablet"
    )
    game.do("investigate", "draw_token")
    assert game.damage(0) == 1


@pytest.mark.rule("AH-B-009")
def test_ah_b_009_a_card_that_names_itself_means_itself() -> None:
    """Given two Shrivellings, when one shows a skull, then 1 horror; a copy of any level is a copy."""
    game = Play("investigators agnes_baker\narea 0 shrivelling shrivelling\nthreat 0 mob_enforcer\nbag skull").do(
        "fight:shrivelling.1:mob_enforcer", "draw_token", "pass"
    )
    assert game.horror(0) == 1
    game = Play("investigators skids_otoole\narea 0 leo_de_luca\nhand 0 leo_de_luca_1 knife\nresources 0 9")
    assert not game.offers("play:leo_de_luca_1")


@pytest.mark.rule("AH-B-011")
def test_ah_b_011_printed_is_what_is_printed() -> None:
    """Given Beat Cop, then combat is 5 and printed 4; the Priest's printed health is 5 for each investigator."""
    game = Play(
        "investigators roland_banks daisy_walker\narea 0 beat_cop\nenemy ghoul_priest study\nexhausted ghoul_priest"
    )
    board = seen_board(game.table, 0)
    assert board["seats"][0]["skills"]["combat"] == 5
    assert board["seats"][0]["printed"]["combat"] == 4
    assert board["places"][0]["enemies"][0]["health"] == 10


@pytest.mark.rule("AH-B-012")
def test_ah_b_012_the_negative_sum_is_kept_and_used_as_0() -> None:
    """Given agility 4, a token of -8 and Lucky!, then -2 counts as 0 and the test fails by the whole difficulty."""
    game = Play("investigators wendy_adams\nthreat 0 swarm_of_rats\nhand 0 lucky\nbag -8")
    game.do("evade:swarm_of_rats", "draw_token", "pass", "play:lucky")
    assert game.told("failed", "value", "margin") == [(0, 3)]


@pytest.mark.rule("AH-B-013", "AH-B-171")
def test_ah_b_013_who_is_eliminated_still_counts() -> None:
    """Given one of two defeated, then the act asks for 4 clues still, the Priest has 10 health."""
    game = Play(
        "investigators daisy_walker roland_banks\nthreat 0 ghoul_minion\ndamage 0 4\nplace study\n"
        "enemy ghoul_priest study\nexhausted ghoul_priest"
    )
    game.do("draw")
    assert game.now.order == (1,)
    board = seen_board(game.table, 1)
    assert board["act_clues"] == 4
    assert [one["health"] for one in board["places"][0]["enemies"] if one["id"] == "ghoul_priest"] == [10]


@pytest.mark.rule("AH-B-014")
def test_ah_b_014_the_lead_orders_forced_abilities_of_one_moment() -> None:
    """Given Psychosis and Hypochondria, when both kinds are taken, then the lead says which is first."""
    game = Play(
        "investigators roland_banks daisy_walker\nlead 1\nthreat 0 psychosis hypochondria ghoul_minion\nturn 0"
    ).do("draw")
    assert game.asked == 1
    assert game.options == ["order:psychosis", "order:hypochondria"]


@pytest.mark.rule("AH-B-014")
def test_ah_b_014_choices_in_player_order_then_everything_at_once() -> None:
    """Given Dynamite on two investigators with coats, then both assign before any damage lies anywhere."""
    game = Play(
        "investigators roland_banks daisy_walker\narea 0 leather_coat\narea 1 leather_coat\nhand 0 dynamite_blast"
    ).do("play:dynamite_blast:study")
    assert game.asked == 0
    game.do("harm:me=3/0")
    assert (game.asked, game.damage(0)) == (1, 0)
    game.do("harm:me=1/0+leather_coat.2=2/0")
    assert (game.damage(0), game.damage(1)) == (3, 1)


@pytest.mark.rule("AH-B-015")
def test_ah_b_015_the_lead_decides_and_is_replaced_by_choice() -> None:
    """Given three investigators, when the lead is defeated, then the others choose who leads from now on."""
    game = Play("investigators daisy_walker roland_banks wendy_adams\nthreat 0 ghoul_minion\ndamage 0 4").do("draw")
    assert game.prompt == "new_lead"
    assert game.options == ["lead:1", "lead:2"]
    game.do("lead:2")
    assert game.now.order == (2, 1)
    assert (game.prompt, game.asked) == ("prey", 2)


@pytest.mark.rule("AH-B-016")
def test_ah_b_016_hands_and_decks_are_hidden_and_the_rest_is_open() -> None:
    """Given cards everywhere, then one sees one's own hand, and everybody's piles, assets, tokens and the bag."""
    game = Play(
        "investigators roland_banks daisy_walker\nhand 0 machete\nhand 1 guts\ndeck 1 perception\ndiscard 1 knife\n"
        "area 1 holy_rosary\nencounter rotting_remains\nencounter_discard crypt_chill\nbag 0 -1 skull"
    )
    board = seen_board(game.table, 0)
    assert [card["id"] for card in there(board["seats"][0]["hand"])] == ["machete"]
    assert (board["seats"][1]["hand"], board["seats"][1]["hand_size"], board["seats"][1]["deck"]) == (None, 1, 1)
    assert [card["id"] for card in board["seats"][1]["discard"]] == ["knife"]
    assert [card["id"] for card in board["seats"][1]["area"]] == ["holy_rosary"]
    assert board["bag"] == ["0", "-1", "skull"]
    assert board["encounter"]["deck"] == 1
    assert [card["id"] for card in board["encounter"]["discard"]] == ["crypt_chill"]
    seen = str(game.table.view(0))
    assert "guts" not in seen
    assert "perception" not in seen
    assert "rotting_remains" not in seen


@pytest.mark.rule("AH-B-017")
def test_ah_b_017_one_copy_by_title_for_the_whole_table() -> None:
    """Given Leo beside somebody else, then he can't be played, and the reason is said."""
    game = Play("investigators roland_banks daisy_walker\narea 1 leo_de_luca\nhand 0 leo_de_luca knife\nresources 0 9")
    assert not game.offers("play:leo_de_luca")
    assert [one.reason for one in game.refusals if one.verb == "play"] == ["unique"]


@pytest.mark.rule("AH-B-017")
def test_ah_b_017_a_unique_encounter_card_drives_out_the_players() -> None:
    """Given Leo in play, when an enemy of his name enters, then the asset is discarded."""
    twin = Card(ENEMY, "x2", "leo_the_foe", title="leo_de_luca", unique=True, set="x", fight=1, health=1, evade=1)
    with with_more(CARDS, twin):
        game = Play("area 0 leo_de_luca\nencounter leo_the_foe\nphase mythos.draw")
        assert game.pile(0) == ["leo_de_luca"]
        assert game.engaged("leo_the_foe") == 0


@pytest.mark.rule("AH-B-018", "AH-B-088")
def test_ah_b_018_what_is_not_in_play_has_no_say() -> None:
    """Given Beat Cop in hand, deck or pile, then combat is 4; in play it is 5."""
    for line in ("hand 0 beat_cop", "deck 0 beat_cop", "discard 0 beat_cop"):
        assert own_seat(Play(line).table)["skills"]["combat"] == 4
    assert own_seat(Play("area 0 beat_cop").table)["skills"]["combat"] == 5


@pytest.mark.rule("AH-B-019", "AH-B-154", "AH-B-157", "AH-B-203")
def test_ah_b_019_a_card_goes_to_its_owners_pile() -> None:
    """Given Daisy's weakness enemy, when Roland defeats it, then it lies in Daisy's pile; a Ghoul in the other."""
    game = Play(
        "investigators roland_banks daisy_walker\nthreat 1 stubborn_detective\nenemy ghoul_minion study\n"
        "exhausted ghoul_minion\ndamage stubborn_detective 1\ndamage ghoul_minion 1"
    )
    game.do("fight:stubborn_detective", "draw_token").do("fight:ghoul_minion", "draw_token")
    assert game.pile(1) == ["stubborn_detective"]
    assert game.pile() == ["ghoul_minion"]


@pytest.mark.rule("AH-B-020")
def test_ah_b_020_tokens_never_run_out() -> None:
    """Given more resources than any box holds, then one more can be gained."""
    game = Play("resources 0 500\nclues 0 90\ndoom whats_going_on 2").do("resource")
    assert game.resources(0) == 501


@pytest.mark.rule("AH-B-021", "AH-B-175", "AH-B-203")
def test_ah_b_021_the_game_ends_with_the_scenario() -> None:
    """Given Cover Up with a clue, when the scenario ends, then "when the game ends" has come for its bearer."""
    game = Play("place parlor\nthreat 0 cover_up\nclues cover_up 1").do("resign:parlor")
    assert game.lost == "gathering_none"
    assert game.now.mental == [1]
