"""Chapters 1 to 8: frame and limits, scenario board, decks, enemies, boards, sanity, spaces."""

import pytest

from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.board import Board
from miskatonic.games.death_may_die.rows.cards import ENEMIES, INVESTIGATORS, MYTHOS, SKILLS, TOKENS
from miskatonic.games.death_may_die.rows.elder_one import ELDER_ONES
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS, Scenario
from miskatonic.games.death_may_die.state import DeathMayDie
from miskatonic.kernel import new_table
from tests.games.death_may_die.play import Play, seen, there

CULTIST = "cultist_of_tsathoggua"


@pytest.mark.rule("DMD-001")
def test_dmd_001_two_to_five_seats_win_or_lose_together() -> None:
    assert GAME.seats == (2, 3, 4, 5)
    game = Play("mike", "peters").wounds(4, 0).stress(4, 0).enemies("cultist", "market_cross").mythos_top("s1_m6").act()
    game.will_roll("success").do("end", "keep")
    assert game.lost == "investigator_lost"


@pytest.mark.rule("DMD-002", "DMD-052", "DMD-053", "DMD-054")
@pytest.mark.parametrize("scenario", SCENARIOS.ids)
@pytest.mark.parametrize("elder_one", ELDER_ONES.ids)
def test_dmd_002_every_pairing_can_be_laid_out(scenario: str, elder_one: str) -> None:
    options = {"scenario": scenario, "elder_one": elder_one, "investigators": "deal"}
    board = seen(new_table(GAME, seed=1, seats=3, options=options))
    assert there(board["scenario"])["id"] == f"scenario:{scenario}"
    assert there(board["elder_one"])["id"] == f"elder:{elder_one}"
    assert there(board["mythos"])["deck"] == 16
    assert there(board["discoveries"])["deck"] == 15
    kinds = {kind["enemy"]: kind["figures"] for kind in board["kinds"]}
    assert kinds == {enemy: ENEMIES[ENEMIES.number(enemy)].figures for enemy in kinds}
    on_map = [one["enemy"] for one in board["enemies"]]
    assert all(kind["reserve"] == kind["figures"] - on_map.count(kind["enemy"]) for kind in board["kinds"])


@pytest.mark.rule("DMD-003", "DMD-142", "DMD-149", "DMD-155")
def test_dmd_003_the_final_stage_wins_once_the_ritual_is_disrupted() -> None:
    game = Play("agatha", "mike").at("nave", "gaol").stage(4, "nave").elder_wounds(10).disrupted().act()
    game.will_roll("success", "blank", "blank").do("attack:tsathoggua", "no", "keep")
    assert game.won_by == "elder_one_dead"


@pytest.mark.rule("DMD-004", "DMD-OP-28")
def test_dmd_004_before_the_disruption_the_elder_one_is_no_target() -> None:
    game = Play("mike", "peters").levels(0, "brawling", 2).at("nave", "gaol").stage(2, "nave")
    game.enemies("cultist", "nave").act()
    assert not game.offers("attack:tsathoggua")
    game.do(f"attack:{CULTIST}#1")
    assert game.prompt == "keep"


@pytest.mark.rule("DMD-004")
def test_dmd_004_nor_does_it_take_wounds_from_anything_else() -> None:
    """Blood Frenzy wounds every enemy in the space, but not an Elder One whose ritual goes on."""
    game = Play("mike", "peters").at("nave", "gaol").stage(2, "nave").enemies("cultist", "nave").sanity(3, 0)
    game.insanities("frenzy", "fugue").act().will_roll("tentacle", "blank", "blank", "blank")
    game.do(f"attack:{CULTIST}#1", "keep")
    assert game.wounds_on("tsathoggua") == 0
    assert game.wounds_on(f"{CULTIST}#1") == 1
    assert game.events("immune")


@pytest.mark.rule("DMD-004")
def test_dmd_004_alone_with_it_an_attack_is_barred_with_the_reason() -> None:
    game = Play("mike", "peters").at("nave", "gaol").stage(2, "nave").act()
    refused = game.barred("attack")
    assert refused is not None
    assert (refused.reason, refused.rules) == ("ritual", ("DMD-004",))


@pytest.mark.rule("DMD-005", "DMD-006", "DMD-007")
def test_dmd_005_dmd_006_dmd_007_what_is_in_the_boxes() -> None:
    printed = {
        "scenarios": 6,
        "elder_ones": 2,
        "investigators": 10,
        "skills": 16,
        "insanities": 8,
        "mythos": 68,
        "discoveries": 90,
        "unknown_monsters": 23,
        "relics": 12,
    }
    assert {deck: min(count, printed[deck]) for deck, count in GAME.content.items()} == printed
    numbers = {row.id: row.number for row in TOKENS}
    assert (numbers["stairs"], numbers["tunnel"], numbers["fatigue"], numbers["cosmos"]) == (2, 2, 26, 8)
    figures = {row.id: row.figures for row in ENEMIES}
    assert (figures["amorphous_scion"], figures["dancer"], figures[CULTIST]) == (2, 4, 10)


@pytest.mark.rule("DMD-008")
def test_dmd_008_an_effect_uses_as_many_as_there_are() -> None:
    """One Fatigue is left for two investigators: the other gets none, and nothing stands in for it."""
    game = Play("mike", "peters").carries(0, "fatigue", 25).mythos_top("tsa_m1").discoveries_gone().act()
    game.do("end", "who:0")
    assert [game.tokens_of(seat, "fatigue") for seat in (0, 1)] == [26, 0]
    assert game.events("no_token_gained")


@pytest.mark.rule("DMD-009", "DMD-092")
def test_dmd_009_a_killed_figure_can_come_again_without_wounds() -> None:
    game = Play("mike", "peters").at("nave", "gaol").reserve("cultist", 0, "inn_yard").mythos_top("s1_m2")
    game.given(where=list(game.game.where))
    figure = game._figure(f"{CULTIST}#1")
    game.game.where[figure] = game.game.at[0]
    game.act().will_roll("success", "success", "blank", "blank").do(f"attack:{CULTIST}#1", "keep")
    assert game.in_reserve("cultist") == 1
    game.do("end").until(lambda: bool(game.events("symbols")))
    assert game.where(f"{CULTIST}#1") == "round_tower"
    assert game.wounds_on(f"{CULTIST}#1") == 0


@pytest.mark.rule("DMD-010")
def test_dmd_010_with_this_box_alone_there_are_twelve_fire() -> None:
    assert Play("mike", "peters").act().board["fire_left"] == 12


@pytest.mark.rule("DMD-203")
def test_dmd_203_everything_is_open_but_the_order_of_the_decks() -> None:
    game = Play("mike", "peters").mythos_pile("s1_m1", "s1_m4").holds(1, "pistol").act()
    boards: list[Board] = [game.table.view(seat=seat)["board"] for seat in (0, 1, None)]
    assert boards[0] == boards[1] == boards[2]
    mythos = boards[0]["mythos"]
    assert mythos
    assert [card["id"] for card in mythos["pile"]] == ["card:s1_m1", "card:s1_m4"]
    assert mythos["symbols"] == 1
    assert len(mythos["left"]) == 14
    assert [card["name"] for card in boards[0]["seats"][1]["cards"]] == ["side-pistol"]


@pytest.mark.rule("DMD-011", "DMD-012", "DMD-013", "DMD-135")
def test_dmd_011_dmd_012_dmd_013_from_the_first_space_to_the_red_one() -> None:
    """Entering the red space summons it in step 4 of the same turn; the token takes its place and goes on."""
    game = Play("mike", "peters").act()
    assert game.board["track"] == {"at": 1, "first_red": 5, "end": 8}
    game = Play("mike", "peters").at("nave", "gaol").track(4).mythos_pile("s1_m1", "s1_m3").mythos_top("s1_m6")
    game.discoveries_gone().act().do("end").until(lambda: game.game.active == 1)
    view = game.board
    assert there(view["elder_one"])["on_board"]
    assert view["track"]["at"] == 5


@pytest.mark.rule("DMD-014", "DMD-158", "DMD-OP-12")
def test_dmd_014_the_eighth_space_loses_before_anything_else_happens() -> None:
    game = Play("mike", "peters").at("nave", "gaol").track(7).stage(2, "round_tower").mythos_pile("s1_m1", "s1_m3")
    game.mythos_top("s1_m6").discoveries_gone().act().do("end")
    game.until(lambda: game.lost is not None)
    assert game.lost == "track_end"
    assert game.tokens_of(0, "fatigue") == 0


@pytest.mark.rule("DMD-015", "DMD-016")
def test_dmd_015_dmd_016_what_lies_on_the_scenario_board() -> None:
    board = Play("mike", "peters").act().board
    stages = there(board["elder_one"])["stages"]
    assert [stage["id"] for stage in stages] == [f"stage:tsathoggua_{n}" for n in (1, 2, 3, 4)]
    assert [stage["revealed"] for stage in stages] == [True, False, False, False]
    assert len(there(board["scenario"])["actions"]) == 2
    assert (there(board["scenario"])["count"], there(board["scenario"])["target"]) == (0, 4)


@pytest.mark.rule("DMD-017")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda row: row.id)
def test_dmd_017_fifteen_discoveries_of_three_types(scenario: Scenario) -> None:
    cards = scenario.discoveries
    assert len(cards) == 15
    types = {side.type for card in cards for side in (card.left, card.right) if side}
    assert types == {"item", "companion", "condition"}


@pytest.mark.rule("DMD-018", "DMD-019")
def test_dmd_018_dmd_019_only_the_claimed_side_counts_and_any_number_is_held() -> None:
    """The whole rosary prevents, the charred one counts signs; whoever has the one has not the other."""
    game = Play("peters", "mike").holds(0, "charred_rosary", "pistol", "spade").at("nave", "gaol")
    game.enemies("cultist", "nave").act()
    assert game.cards(0) == ["charred_rosary", "pistol", "spade"]
    game.will_roll("sign", "tentacle", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep")
    assert game.events("signs_counted")[0].args["count"] == 1
    assert game.game.sanity[0] == 1


@pytest.mark.rule("DMD-020")
def test_dmd_020_at_any_time_of_ones_own_turn_but_not_inside_a_roll() -> None:
    game = (
        Play("mike", "peters").holds(0, "well_water").stress(3, 3).at("nave", "nave").enemies("cultist", "nave").act()
    )
    assert game.offers("use")
    game.do(f"attack:{CULTIST}#1")
    assert not game.offers("use")


@pytest.mark.rule("DMD-020")
def test_dmd_020_never_in_somebody_elses_turn() -> None:
    game = Play("mike", "peters").holds(1, "well_water").stress(0, 3).at("nave", "nave").act()
    assert not game.offers("use")


@pytest.mark.rule("DMD-021", "DMD-056", "DMD-060")
def test_dmd_021_dmd_056_sixteen_mythos_cards_shuffled() -> None:
    tables = [new_table(GAME, seed=seed, options={"investigators": "deal"}) for seed in range(9)]
    states = [table.state for table in tables if isinstance(table.state, DeathMayDie)]
    assert all(sorted(state.mythos) == list(range(16)) for state in states)
    assert len({state.mythos for state in states}) > 1
    assert {state.active for state in states} == {0, 1}


@pytest.mark.rule("DMD-022")
def test_dmd_022_one_mythos_card_a_turn_after_the_actions() -> None:
    game = Play("mike", "peters").mythos_top("s1_m6", "s1_m4").discoveries_gone().act().do("end")
    game.until(lambda: game.game.active == 1)
    assert game.pile == ["s1_m6"]


@pytest.mark.rule("DMD-023", "DMD-OP-23")
def test_dmd_023_symbols_count_in_the_discard_pile_only() -> None:
    symbols = [row.symbol for row in MYTHOS]
    assert any(symbols)
    assert not all(symbols)
    game = Play("mike", "peters").mythos_pile("s1_m1").mythos_top("s1_m5").carries(0, "evidence", 1).act().do("end")
    assert game.prompt == "choose"
    assert game.symbols == 1
    game.do("option:0").until(lambda: game.game.active == 1)
    assert game.symbols == 2


@pytest.mark.rule("DMD-024", "DMD-025")
def test_dmd_024_dmd_025_who_is_a_cultist_and_who_a_monster() -> None:
    """Candle Gutter moves Cultists and monsters, minions among them, but not the Elder One."""
    game = Play("mike", "peters", scenario="deliver_us_from_evil").at("entrance_shaft", "entrance_shaft")
    game.enemies("cultist", "quarry_bath").enemies("amorphous_scion", "rotunda").stage(2, "processional")
    game.mythos_top("s3_m8").discoveries_gone().act().do("end").until(lambda: bool(game.events("symbols")))
    assert game.where(f"{CULTIST}#1") == "silent_arch"
    assert game.where("amorphous_scion#1") == "passion_crypt"
    assert game.where("tsathoggua") == "processional"


@pytest.mark.rule("DMD-026", "DMD-064")
def test_dmd_026_dmd_064_an_enemy_rolls_the_dice_on_its_card() -> None:
    game = Play("mike", "peters", scenario="island_of_the_damned").at("corridor", "chapel").mythos_top("s2_m4")
    game.enemies("fisher", "corridor").act().do("end")
    assert game.thrown == (1, 2)


@pytest.mark.rule("DMD-027", "DMD-055")
def test_dmd_027_dmd_055_what_is_not_on_the_map_waits_in_reserve() -> None:
    game = Play("mike", "peters").printed().act()
    assert game.in_reserve("cultist") == 6
    assert game.enemies_in("courthouse") == [f"{CULTIST}#1", f"{CULTIST}#2"]
    assert game.tokens_in("evidence", "nave") == 1
    assert game.fire_in("burning_ground") == 1


@pytest.mark.rule("DMD-028")
def test_dmd_028_any_number_of_figures_in_a_space() -> None:
    game = Play("mike", "peters").at("nave", "nave").enemies("cultist", "nave", 10).act()
    assert len(game.enemies_in("nave")) == 10


@pytest.mark.rule("DMD-029")
def test_dmd_029_one_unique_and_two_common_skills() -> None:
    for row in INVESTIGATORS:
        kinds = [SKILLS[SKILLS.number(skill)].kind for skill in row.skills]
        assert kinds == ["unique", "common", "common"]


@pytest.mark.rule("DMD-030", "DMD-031")
def test_dmd_030_dmd_031_as_an_effect_stress_fills_up_and_the_rest_is_lost() -> None:
    game = Play("mike", "peters").stress(4, 0).mythos_top("s1_m2").discoveries_gone().act().do("end")
    assert game.game.stress[0] == 4
    assert game.events("stress_full")
    assert game.game.wounds[0] == 0


@pytest.mark.rule("DMD-031")
def test_dmd_031_some_effects_turn_the_missing_points_into_wounds() -> None:
    game = Play("mike", "peters", scenario="by_order_of_the_queen").stress(4, 0).mythos_top("s4_m6").discoveries_gone()
    game.act().do("end").until(lambda: game.game.active == 1)
    assert game.game.wounds[0] == 1


@pytest.mark.rule("DMD-031", "DMD-032", "DMD-112")
def test_dmd_031_as_a_price_it_must_fit_completely() -> None:
    game = Play("mike", "peters").stress(3, 0).discovery_top("s1_d13").mythos_top("s1_m6").act().do("end")
    game.until(lambda: game.game.active == 1)
    assert game.cards(0) == []


@pytest.mark.rule("DMD-033", "DMD-034")
def test_dmd_033_dmd_034_the_fifth_wound_kills_and_surplus_vanishes() -> None:
    game = Play("mike", "peters").at("nave", "gaol").stage(2, "gaol").wounds(3, 0).stress(4, 0).mythos_top("s1_m6")
    game.enemies("unnamable", "nave").act().will_roll("success", "success").do("end", "keep")
    assert game.game.dead == (True, False)
    assert game.events("killed")
    assert sum(event.args["count"] for event in game.events("wounded")) == 2


@pytest.mark.rule("DMD-204")
def test_dmd_204_a_price_may_be_paid_with_the_last_health() -> None:
    game = Play("peters", "mike", scenario="by_order_of_the_queen").wounds(4, 0).discovery_top("s4_d12")
    game.stage(2, "stables").mythos_top("s4_m4").act().do("end", "option:0")
    game.until(lambda: game.game.active == 1)
    assert game.game.dead == (True, False)


@pytest.mark.rule("DMD-204")
def test_dmd_204_but_never_with_more_than_is_left() -> None:
    """A Companion's health counts: with it a price can be paid that one could not pay alone."""
    game = Play("peters", "mike", scenario="island_of_the_damned").wounds(4, 0).holds(0, "nurse").act()
    assert game.table.problems() == []


@pytest.mark.rule("DMD-035", "DMD-058")
def test_dmd_035_dmd_058_all_markers_begin_on_the_first_space() -> None:
    table = new_table(GAME, seed=3, options={"investigators": "deal"})
    for seat in seen(table)["seats"]:
        assert (seat["wounds"], seat["stress"], seat["sanity"]) == (0, 0, 0)
        assert [skill["base"] for skill in seat["skills"]] == [1, 1, 1]


@pytest.mark.rule("DMD-035", "DMD-039")
def test_dmd_035_a_skill_at_level_four_cannot_be_chosen() -> None:
    game = Play("mike", "peters").levels(0, "brawling", 4).at("nave", "gaol").sanity(3, 0)
    game.insanities("persecution", "fugue").enemies("cultist", "nave").act()
    game.will_roll("tentacle", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep")
    assert game.options == ["skill:proficient", "skill:toughness"]


@pytest.mark.rule("DMD-036")
def test_dmd_036_instead_replaces_and_the_rest_is_added() -> None:
    """Toughness 2 has no free reroll any more; Brawling 3 keeps the die of level 1 and the targets of level 2."""
    game = Play("mike", "peters").levels(0, "toughness", 2).at("nave", "gaol").enemies("cultist", "nave")
    game.mythos_top("s1_m6").act().will_roll("success").do("end")
    assert not game.offers("reroll_free")
    game = Play("mike", "peters").levels(0, "brawling", 3).at("nave", "gaol").enemies("cultist", "nave", 2).act()
    game.do(f"attack:{CULTIST}#1", "target:…")
    assert len(game.game.dice) == 4
    assert game.game.free == 2


@pytest.mark.rule("DMD-037", "DMD-138", "DMD-156")
def test_dmd_037_the_skull_eliminates() -> None:
    game = Play("mike", "peters").at("nave", "gaol").sanity(19, 0).enemies("cultist", "nave").act()
    game.will_roll("tentacle", *["blank"] * 7).do(f"attack:{CULTIST}#1", "keep")
    assert game.events("mad")
    assert game.lost == "investigator_lost"


@pytest.mark.rule("DMD-038")
def test_dmd_038_a_loss_that_just_reaches_the_threshold_stops_there_too() -> None:
    game = Play("mike", "peters").at("nave", "gaol").sanity(18, 0).insanities("persecution", "fugue")
    game.enemies("cultist", "nave").act().will_roll("tentacle", "tentacle", "tentacle", *["blank"] * 4)
    game.do(f"attack:{CULTIST}#1", "keep", "skill:…")
    assert game.game.sanity[0] == 19


@pytest.mark.rule("DMD-040", "DMD-062")
def test_dmd_040_dmd_062_threshold_dice_join_every_own_roll_and_none_against_oneself() -> None:
    game = Play("mike", "peters").at("nave", "gaol").sanity(15, 0).enemies("cultist", "nave").mythos_top("s1_m6").act()
    game.do(f"attack:{CULTIST}#1")
    assert len(game.game.dice) == 3 + 2 + 1
    game.do("keep")
    game.until(lambda: game.prompt == "action").do("end")
    game.until(lambda: game.game.rolling in ("attacked", ""))
    if game.game.rolling:
        assert len(game.game.dice) == 1


@pytest.mark.rule("DMD-041")
def test_dmd_041_the_insanity_acts_at_every_threshold() -> None:
    game = Play("mike", "peters").at("nave", "gaol").sanity(3, 0).insanities("persecution", "fugue").stress(3, 0)
    game.enemies("cultist", "nave").act()
    game.will_roll("tentacle", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep", "skill:toughness")
    game.given(sanity=[7, 0])
    game.will_roll("tentacle", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep", "skill:toughness")
    assert len(game.events("threshold")) == 2


@pytest.mark.rule("DMD-042")
def test_dmd_042_thresholds_at_the_same_time_go_clockwise_from_the_active_one() -> None:
    game = Play("mike", "peters", "ruth").active(1).at("nave", "nave", "nave").sanity(3, 3, 3).mythos_top("s1_m4")
    game.insanities("persecution", "fugue", "frenzy").discoveries_gone().act().do("end")
    game.until(lambda: len(game.events("threshold")) == 3)
    assert [event.args["who"].thing for event in game.events("threshold")] == ["seat:1", "seat:2", "seat:0"]


@pytest.mark.rule("DMD-043")
def test_dmd_043_a_rest_never_heals_sanity() -> None:
    game = Play("mike", "peters").sanity(3, 0).wounds(1, 0).act().do("rest")
    assert game.game.sanity[0] == 3


@pytest.mark.rule("DMD-044", "DMD-045", "DMD-046", "DMD-048")
@pytest.mark.parametrize("scenario", SCENARIOS.ids)
def test_dmd_044_dmd_045_dmd_046_dmd_048_maps_of_tiles(scenario: str) -> None:
    """Spaces are parts of tiles; passages join them; three Gates and a Start; everything is in reach."""
    game = Play("mike", "peters", scenario=scenario).act()
    board = game.board
    assert len(there(board["map"])["cells"]) == 4 * len(there(board["map"])["tiles"])
    assert sorted(space["gate"] for space in board["spaces"] if space["gate"]) == ["blue", "red", "yellow"]
    assert [space["start"] for space in board["spaces"]].count(True) == 1
    reached = {space["id"] for space in board["spaces"] if space["start"]}
    for _ in board["spaces"]:
        doors = [door["spaces"] for door in there(board["map"])["doors"]]
        reached |= {end for door in doors for end in door if reached & set(door)}
    assert len(reached) == len(board["spaces"])


@pytest.mark.rule("DMD-047")
def test_dmd_047_an_adjacency_of_ones_own_helps_no_enemy() -> None:
    """For Mike with the Key the tower is beside the cellar; a Cultist who is sent to him walks by the streets."""
    game = Play("mike", "peters").relics(0, "mysterious_key").at("inn_cellar", "gaol")
    game.enemies("cultist", "round_tower").draws("s1_m2").until(lambda: game.game.active == 1)
    assert game.where(f"{CULTIST}#1") == "cathedral_steps"


@pytest.mark.rule("DMD-049")
def test_dmd_049_stairs_join_two_spaces_for_everybody_until_one_is_gone() -> None:
    game = Play("mike", "peters", scenario="by_order_of_the_queen").at("thorn_chapel", "gatehouse")
    game.enemies("cultist", "thorn_chapel").act().do("run", "go:dungeon", "stop")
    assert game.enemies_in("dungeon") == [f"{CULTIST}#1"]
    game = Play("mike", "peters", scenario="by_order_of_the_queen").at("thorn_chapel", "gatehouse")
    game.mythos_top("s4_m7").discoveries_gone().act().do("end").until(lambda: bool(game.events("symbols")))
    assert sum(game.tokens_in("stairs", space) for space in ("thorn_chapel", "dungeon")) == 1
    assert game.game.links == ()


@pytest.mark.rule("DMD-050", "DMD-082")
def test_dmd_050_a_space_is_safe_without_enemies_whatever_else_is_there() -> None:
    game = Play("mike", "peters").at("nave", "nave").wounds(2, 0).fire("nave", 2).tokens("accuser", "nave").act()
    assert game.offers("rest")
    game = Play("mike", "peters").at("nave", "nave").wounds(2, 0).stage(2, "nave").act()
    refused = game.barred("rest")
    assert refused is not None
    assert refused.reason == "not_safe"


@pytest.mark.rule("DMD-OP-10")
def test_dmd_op_10_what_the_book_says_by_icons_is_said_in_words() -> None:
    """The icons are lost in the text of the book: each has an entry of its own that can be looked up."""
    table = Play("mike", "peters").act().table
    for icon in ("success", "elder_sign", "tentacle", "threshold", "standard", "bonus", "symbol", "stage", "relic"):
        for language in ("en", "pl", "uk"):
            assert all(table.explain(f"sign-{icon}", language))


@pytest.mark.rule("DMD-OP-11")
def test_dmd_op_11_the_second_scenario_has_one_title() -> None:
    table = Play("mike", "peters", scenario="island_of_the_damned").act().table
    assert table.say(there(seen(table)["scenario"])["name"], "pl") == "Wyspa Potępionych"


def test_alone_one_plays_two_investigators_in_turn() -> None:
    # given
    assert min(GAME.seats) == 2
    table = new_table(GAME, seed=3, seats=2, options={"investigators": "deal", "first": "1"})
    # when one person answers for both
    turns: list[int] = []
    for _ in range(400):
        if table.choice is None or len(turns) == 4:
            break
        active = seen(table)["active"]
        if not turns or turns[-1] != active:
            turns.append(active)
        table.answer(table.choice.passing or table.choice.options[0])
    # then
    assert turns == [0, 1, 0, 1]
