"""B.13, B.14, B.18: elimination, acts and agendas, the end of a scenario, experience."""

import pytest

from miskatonic.games.arkham_lcg.rows.card import CARDS, Card
from miskatonic.games.arkham_lcg.rows.terms import REMOVED, TREACHERY, VICTORY
from tests.games.arkham_lcg.looks import own_seat, seen_board, there
from tests.games.arkham_lcg.rules.testing import Tested as Play
from tests.games.play import with_more

TWO = "investigators daisy_walker roland_banks"
FALLS = "damage 0 4\nthreat 0 ghoul_minion"
HOUSE = "place hallway\nplace attic\nplace cellar\nplace parlor"


@pytest.mark.rule("AH-B-170", "AH-B-171")
def test_ah_b_170_everything_of_an_eliminated_investigator_is_cleared_away() -> None:
    """Given Daisy with cards everywhere, when she falls, then all is cleared away as the steps say."""
    game = Play(
        f"{TWO}\n{FALLS} dissonant_voices haunted icy_ghoul\nexhausted icy_ghoul\nclues 0 2\nhand 0 guts\n"
        "area 0 knife\ndeck 0 machete\ndiscard 0 perception\nat 1 attic\nplace hallway\nplace attic"
    ).do("resource")
    for card in ("guts", "knife", "machete", "perception", "haunted", "daisy_walker"):
        assert game.zone(card) == REMOVED
    assert game.clues("hallway") == 2
    assert (game.engaged("ghoul_minion"), game.place("ghoul_minion")) == (-1, "hallway")
    assert (game.engaged("icy_ghoul"), game.is_ready("icy_ghoul")) == (-1, False)
    assert game.pile() == ["dissonant_voices"]
    assert game.asked == 1


@pytest.mark.rule("AH-B-171")
def test_ah_b_171_who_is_out_does_nothing_more() -> None:
    """Given Daisy out, then she has no turn, draws no card and is no prey."""
    game = Play(f"{TWO}\n{FALLS}\nencounter crypt_chill ancient_evils\nbag 1").do("resource")
    game.do("end_turn")
    assert game.told("encounter", "seat") == [1]
    assert game.told("turn", "seat") == [1, 1]


@pytest.mark.rule("AH-B-170", "AH-B-261", "AH-B-172")
def test_ah_b_170_nobody_left_ends_the_scenario_without_resolution() -> None:
    """Given one investigator who falls, then the scenario is over at once: no card is drawn, no upkeep."""
    game = Play(f"investigators daisy_walker\n{FALLS}\ndeck 0 knife").do("draw")
    assert game.lost == "gathering_none"
    assert game.story("draws", "phase") == []
    assert game.now.physical == [1]


@pytest.mark.rule("AH-B-172")
def test_ah_b_172_a_defeat_by_a_card_brings_what_the_card_says() -> None:
    """Given the last agenda at act 3, when it advances, then everybody left is defeated with 1 physical trauma."""
    game = Play(
        f"{TWO}\nact what_have_you_done\nagenda theyre_getting_out\n{HOUSE}\ndoom theyre_getting_out 9\nphase mythos"
    )
    assert game.lost == "gathering_none"
    assert (game.now.physical, game.now.left) == ([1, 1], ["effect", "effect"])


@pytest.mark.rule("AH-B-174")
def test_ah_b_174_who_resigned_is_not_defeated() -> None:
    """Given the last agenda at act 1, when it runs out, then who resigned is not killed, the others are."""
    game = Play(
        f"{TWO}\nact the_barrier\nagenda theyre_getting_out\n{HOUSE}\nat 0 parlor\ndoom theyre_getting_out 9\n"
        "encounter crypt_chill"
    ).do("resign:parlor", "end_turn")
    assert game.lost == "gathering_r3"
    assert game.told("killed", "seat") == [1]


@pytest.mark.rule("AH-B-175", "AH-B-199", "AH-B-211")
def test_ah_b_175_game_end_then_victory_locations_then_the_resolution() -> None:
    """Given a clean Attic and a Cellar with a clue, when all resign, then the Attic counts, and one earns 1 + 2."""
    game = Play(f"{HOUSE}\nat 0 parlor\nclues cellar 1\nthreat 0 cover_up\nclues cover_up 1").do("resign:parlor")
    assert (game.zone("attic"), game.now.mental) == (VICTORY, [1])
    assert game.zone("cellar") != VICTORY
    assert game.story("trauma", "resolution", "earns") == ["trauma", "resolution", "earns"]
    assert game.told("earns", "count") == [3]


@pytest.mark.rule("AH-B-211", "AH-B-199")
def test_ah_b_211_everybody_earns_the_whole_display_even_the_defeated() -> None:
    """Given the Priest in the display and one defeated, then both earn 2 + 2; the lead of resolution 2 one more."""
    game = Play(
        "investigators daisy_walker roland_banks\nact what_have_you_done\nplace hallway\ndamage 0 4\nturn 0\n"
        "threat 0 swarm_of_rats\nenemy ghoul_priest hallway\nexhausted ghoul_priest\ndamage ghoul_priest 9"
    ).do("resource", "fight:ghoul_priest", "draw_token", "choose:r2")
    assert game.won_by == "gathering_r2"
    assert game.now.experience == [4, 5]


@pytest.mark.rule("AH-X-07", "AH-B-211")
def test_ah_x_07_experience_is_not_below_0() -> None:
    """Given Hospital Debts and nothing won, then 2 - 2; in resolution 3 nothing at all, never less than 0."""
    game = Play("investigators skids_otoole\nplace parlor\nthreat 0 hospital_debts").do("resign:parlor")
    assert game.told("earns", "count") == [0]
    assert own_seat(game.table)["experience"] == 0


@pytest.mark.rule("AH-B-176")
def test_ah_b_176_the_group_spends_clues_as_a_free_ability_in_any_turn() -> None:
    """Given 4 clues between two, then in either's turn the act can be advanced without an action; with 3 not."""
    text = f"{TWO}\naside hallway attic cellar parlor\nclues 0 2\n"
    game = Play(f"{text}clues 1 1")
    assert not game.offers("advance")
    assert [(one.reason, one.args["have"]) for one in game.refusals if one.verb == "advance"] == [("group_clues", 3)]
    for turn in (0, 1):
        game = Play(f"{text}clues 1 2\nturn {turn}").do("advance")
        assert game.actions(turn) == 3
        assert game.now.act == game.card("the_barrier")


@pytest.mark.rule("AH-B-177", "AH-B-178")
def test_ah_b_177_the_threshold_takes_all_doom_away_and_excess_is_lost() -> None:
    """Given 5 doom where 3 are needed, then all is gone, the back is resolved, the next agenda is current."""
    game = Play("area 0 arcane_initiate\ndoom arcane_initiate 3\ndoom whats_going_on 1\nhand 0 knife\nphase mythos")
    assert game.options == ["choose:discard", "choose:horror"]
    assert game.now.agenda == game.card("whats_going_on")
    game.do("choose:discard")
    assert game.now.agenda == game.card("rise_of_the_ghouls")
    assert seen_board(game.table, 0)["doom"] == 0
    assert game.pile(0) == ["knife"]
    assert game.zone("whats_going_on") == REMOVED


@pytest.mark.rule("AH-B-178")
def test_ah_b_178_an_encounter_card_of_a_back_enters_as_if_drawn() -> None:
    """Given agenda 2, when it advances, then the Ghoul that is found is drawn by the lead and spawns."""
    game = Play("agenda rise_of_the_ghouls\ndoom rise_of_the_ghouls 6\nencounter_discard ghoul_minion\nphase mythos")
    assert game.told("encounter", "card")[0] == "ghoul_minion"
    assert game.engaged("ghoul_minion") == 0


@pytest.mark.rule("AH-B-179", "AH-B-181", "AH-B-261")
def test_ah_b_179_an_objective_is_met_at_once_and_ends_everything() -> None:
    """Given act 3, when the Priest is defeated, then the lead chooses at once, and no reaction to the defeat comes."""
    game = Play(
        "act what_have_you_done\nplace hallway\nclues hallway 2\nhand 0 evidence\nthreat 0 ghoul_priest\n"
        "damage ghoul_priest 4"
    ).do("fight:ghoul_priest", "draw_token")
    assert game.options == ["choose:r1", "choose:r2"]
    game.do("choose:r1")
    assert game.won_by == "gathering_r1"
    assert game.story("discovers") == []
    assert game.now.mental == [1]


@pytest.mark.rule("AH-B-180")
def test_ah_b_180_some_effects_may_advance_the_agenda_at_once() -> None:
    """Given 2 doom, when Ancient Evils or Dark Memory place the third, then the agenda advances at once."""
    game = Play("doom whats_going_on 2\nencounter ancient_evils\nphase mythos.draw")
    assert game.now.agenda == game.card("rise_of_the_ghouls")
    game = Play("investigators agnes_baker\ndoom whats_going_on 2\nhand 0 dark_memory").do("play:dark_memory")
    assert game.now.agenda == game.card("rise_of_the_ghouls")


@pytest.mark.rule("AH-B-199")
def test_ah_b_199_a_victory_treachery_counts_once_it_has_resolved() -> None:
    """Given a treachery with Victory 1, when it has been resolved, then it lies in the display."""
    omen = Card(TREACHERY, "x1", "omen", set="x", victory=1)
    with with_more(CARDS, omen):
        game = Play("encounter omen crypt_chill\nphase mythos.draw")
        assert [(one["card"]["id"], one["points"]) for one in seen_board(game.table, 0)["victory"]] == [("omen", 1)]


@pytest.mark.rule("AH-B-262")
def test_ah_b_262_without_another_word_the_next_in_order_is_current() -> None:
    """Given each act and agenda, when it advances, then the next number is current."""
    game = Play("aside hallway attic cellar parlor\nclues 0 2").do("advance")
    board = seen_board(game.table, 0)
    assert (there(board["act"])["stage"], there(board["agenda"])["stage"]) == (2, 1)
    game = Play("doom whats_going_on 2\nencounter crypt_chill\nbag 1\nphase mythos")
    assert there(seen_board(game.table, 0)["agenda"])["stage"] == 2


@pytest.mark.rule("AH-B-264")
def test_ah_b_264_the_advance_is_not_undone_by_its_own_doom_leaving() -> None:
    """Given doom on an asset that the advance takes away, then the agenda advances all the same."""
    game = Play("area 0 arcane_initiate\ndoom arcane_initiate 2\nphase mythos").do("harm:me=0/2")
    assert game.doom("arcane_initiate") == 0
    assert game.now.agenda == game.card("rise_of_the_ghouls")


@pytest.mark.rule("AH-B-261", "AH-B-175")
def test_ah_b_261_before_the_end_come_the_abilities_for_it() -> None:
    """Given Cover Up with clues and resolution 1, then its trauma and the resolution's are both suffered."""
    game = Play(
        "act what_have_you_done\nplace hallway\nthreat 0 ghoul_priest cover_up\nclues cover_up 3\ndamage ghoul_priest 4"
    ).do("fight:ghoul_priest", "draw_token", "choose:r1")
    assert game.now.mental == [2]
    assert game.story("upkeep", "draws") == []


def test_without_the_lead_another_leads() -> None:
    # given Roland leads and falls
    game = Play("""
        investigators roland_banks daisy_walker
        damage 0 8
        threat 0 swarm_of_rats
        hand 1 knife
        doom whats_going_on 2
    """).do("resource", "end_turn")
    # then the agenda asks Daisy, who draws no encounter for him
    assert (game.asked, game.options) == (1, ["choose:discard", "choose:horror"])


def test_of_two_deaths_at_once_the_player_chooses_the_trauma() -> None:
    game = Play("investigators roland_banks\ndamage 0 8\nhorror 0 4\nthreat 0 ghoul_minion").do("resource")
    assert game.options == ["trauma:physical", "trauma:mental"]
    assert game.do("trauma:mental").told("trauma", "physical", "mental") == [(0, 1)]


def test_who_resigns_leaves_clues_and_enemies_and_suffers_nothing() -> None:
    game = Play("""
        investigators roland_banks daisy_walker
        place parlor
        act what_have_you_done
        threat 0 ghoul_minion
        area 0 lita_chantler
        clues 0 2
    """).do("resign:parlor")
    assert (game.clues("parlor"), game.engaged("ghoul_minion"), game.story("trauma")) == (2, 1, [])
    assert not game.offers("parley")


def test_for_who_resigns_the_weaknesses_of_the_games_end_come_at_once() -> None:
    text = "place parlor\nact what_have_you_done"
    game = Play(f"investigators roland_banks daisy_walker\n{text}\nthreat 0 cover_up\nclues cover_up 2")
    assert game.do("resign:parlor").told("trauma", "seat", "physical", "mental") == [(0, 0, 1)]
    # given debts with 5 of 6 paid, and two points of victory
    game = Play(
        f"investigators skids_otoole\n{text}\nthreat 0 hospital_debts\nresources hospital_debts 5\nvictory ghoul_priest"
    )
    assert game.do("resign:parlor").told("earns", "count") == [2]


def test_without_a_resolution_everybody_has_the_victory_points_and_two_more() -> None:
    game = Play("""
        investigators roland_banks daisy_walker
        damage 0 8
        damage 1 4
        victory ghoul_priest
        threat 0 swarm_of_rats
    """).do("resource", "resource")
    assert game.lost == "gathering_none"
    assert game.told("earns", "seat", "count") == [(0, 4), (1, 4)]


def test_only_revealed_places_without_clues_are_victories() -> None:
    game = Play("""
        investigators roland_banks
        act what_have_you_done
        place parlor
        place cellar
        unrevealed attic
        clues cellar 1
    """).do("resign:parlor")
    assert (game.told("earns", "count"), game.told("counts")) == ([2], [])


@pytest.mark.parametrize(
    ("answer", "earned", "trauma"), [("r1", [(0, 5), (1, 5)], [(1, 0, 1)]), ("r2", [(0, 5), (1, 6)], [])]
)
def test_the_lead_ends_it_when_the_priest_falls(answer: str, earned: list[object], trauma: list[object]) -> None:
    # given Daisy leads, the Attic is empty of clues and the Cellar is not, and Roland could react
    game = Play("""
        investigators roland_banks daisy_walker
        act what_have_you_done
        place hallway
        place attic
        place cellar
        threat 0 ghoul_priest
        damage ghoul_priest 9
        clues hallway 1
        clues cellar 1
        lead 1
    """).do("fight:ghoul_priest")
    # then the objective comes before what follows a defeat
    assert (game.asked, game.options) == (1, ["choose:r1", "choose:r2"])
    game.do(f"choose:{answer}")
    assert game.told("earns", "seat", "count") == earned
    assert game.told("trauma", "seat", "physical", "mental") == trauma


def test_the_last_agenda_ends_it_by_the_act() -> None:
    text = "investigators roland_banks daisy_walker\nagenda theyre_getting_out\nplace hallway\nphase mythos"
    text = f"{text}\ndoom theyre_getting_out 9"
    # given act 3: everybody is defeated, with one physical trauma
    game = Play(f"{text}\nact what_have_you_done")
    assert (game.lost, sorted(game.told("trauma", "seat", "physical", "mental"))) == (
        "gathering_none",
        [(0, 1, 0), (1, 1, 0)],
    )
    # given act 2
    assert Play(f"{text}\nact the_barrier").lost == "gathering_r3"


def test_three_who_lose_their_lead_choose_one_of_two() -> None:
    game = Play("""
        investigators roland_banks daisy_walker agnes_baker
        damage 0 8
        threat 0 swarm_of_rats
    """).do("resource")
    assert game.prompt == "new_lead"
    assert game.options == ["lead:1", "lead:2"]
