"""Chapter 33: the Unknown: its monsters, its Mythos cards and its Relics."""

import pytest

from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.rows.cards import ENEMIES, UNKNOWN_MONSTERS
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS
from miskatonic.kernel import Table, new_table
from tests.games.death_may_die.play import Play, seen, there

CULTIST = "cultist_of_tsathoggua"
SEEDS = range(8)


def laid(seed: int = 1, seats: int = 2, **options: str) -> Table:
    """A table laid out with the Unknown; investigators are dealt, the first player is the first seat. Where a monster
    begins as far off as can be and several spaces are, the first is taken.
    """
    settled = {"unknown": "two_no_relics", "investigators": "deal", "first": "1", "scenario": "unquiet_grief"}
    table = new_table(GAME, seed=seed, seats=seats, options={**settled, **options})
    while table.choice is not None and table.choice.prompt == "space":
        table.answer(table.choice.options[0])
    return table


def ended(game: Play) -> Play:
    """The active investigator ends the actions; everything is passed until the next turn begins."""
    seat = game.game.active
    return game.do("end").until(lambda: game.game.active != seat)


# --- Monsters -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-160")
@pytest.mark.parametrize("scenario", SCENARIOS.ids)
def test_dmd_160_optional_in_every_scenario(scenario: str) -> None:
    assert GAME.all_settings["unknown"].default == "off"
    assert seen(laid(unknown="off", scenario=scenario))["unknown"]["slots"] == []
    assert len(seen(laid(unknown="one", scenario=scenario))["unknown"]["slots"]) == 1


@pytest.mark.rule("DMD-161")
def test_dmd_161_two_slots_each_with_mythos_cards_of_its_own() -> None:
    """The first card of slot 1 moves the monster of slot 1 alone, the first card of slot 2 that of slot 2."""
    for card, moved in (("unk_m1", "ghoul#1"), ("unk_m3", "byakhee#1")):
        game = Play("mike", "peters").slots("unk_ghoul", "unk_byakhee").at("market_cross", "market_cross")
        game.enemies("ghoul", "gaol").enemies("byakhee", "gaol").mythos_top(card, "s1_m6").discoveries_gone().act()
        ended(game)
        assert [event.args["enemy"].thing for event in game.events("enemy_moved")] == [f"enemy:{moved}"]


@pytest.mark.rule("DMD-162")
def test_dmd_162_what_concerns_monsters_concerns_them() -> None:
    """A card that moves every monster moves the Ghoul of slot 1; an attack kills it like any other."""
    game = Play("mike", "peters", elder_one="azathoth").slots("unk_ghoul").at("nave", "market_cross")
    game.enemies("ghoul", "round_tower").mythos_top("aza_m7").act().do("end")
    assert game.where("ghoul#1") == "nave"
    game = Play("mike", "peters").slots("unk_ghoul").at("nave", "gaol").enemies("ghoul", "nave").act()
    game.will_roll("success", "success", "blank", "blank").do("attack:ghoul#1", "keep")
    assert game.where("ghoul#1") == ""
    assert game.in_reserve("ghoul") == 5


@pytest.mark.rule("DMD-164")
def test_dmd_164_on_an_advance_slot_one_then_slot_two_after_elder_one_and_scenario() -> None:
    game = (
        Play("mike", "peters").at("nave", "gaol").slots("unk_star_spawn", "unk_yugg").tokens("accuser", "castle_ditch")
    )
    game.enemies("star_spawn", "gaol").enemies("yugg", "gaol").mythos_pile("s1_m1", "s1_m3").mythos_top("s1_m6")
    ended(game.discoveries_gone().act())
    assert game.story("advance", "token_gained", "token_moved", "unknown_advances", "reshuffled") == [
        "advance",
        "token_gained",
        "token_moved",
        "unknown_advances",
        "unknown_advances",
        "reshuffled",
    ]
    told = [(event.args["unknown"], event.args["number"]) for event in game.events("unknown_advances")]
    assert told == [("unknown-unk_star_spawn", 1), ("unknown-unk_yugg", 2)]


@pytest.mark.rule("DMD-165")
def test_dmd_165_monsters_of_this_box_and_of_others() -> None:
    boxes = [row.box for row in UNKNOWN_MONSTERS]
    printed = {"this": 9, "first": 9, "season_2": 5}
    assert {box: min(boxes.count(box), count) for box, count in printed.items()} == printed
    of_this_box = {row.enemy for row in UNKNOWN_MONSTERS if row.box == "this"}
    for seed in SEEDS:
        assert set(seen(laid(seed, unknown_pool="this_box"))["unknown"]["slot_enemies"]) <= of_this_box
    assert any(not set(seen(laid(seed))["unknown"]["slot_enemies"]) <= of_this_box for seed in SEEDS)


@pytest.mark.rule("DMD-166")
def test_dmd_166_another_card_is_drawn_until_one_without_the_symbol_is_resolved() -> None:
    game = Play("mike", "peters").slots("unk_ghoul").mythos_top("unk_m1", "unk_m2", "s1_m6", "s1_m1").discoveries_gone()
    ended(game.act())
    assert game.pile == ["unk_m1", "unk_m2", "s1_m6"]
    assert game.where("ghoul#1") != ""


@pytest.mark.rule("DMD-166")
def test_dmd_166_they_are_reshuffled_like_all_others() -> None:
    game = Play("mike", "peters").at("nave", "gaol").slots("unk_ghoul").mythos_pile("s1_m1", "s1_m3")
    ended(game.mythos_top("unk_m1", "s1_m6").discoveries_gone().act())
    assert game.pile == []
    assert len(game.game.mythos) == 18


@pytest.mark.rule("DMD-170")
@pytest.mark.parametrize("scenario", SCENARIOS.ids)
@pytest.mark.parametrize("elder_one", ["tsathoggua", "azathoth"])
def test_dmd_170_two_monsters_that_are_not_there_yet_with_all_their_figures(scenario: str, elder_one: str) -> None:
    for seed in SEEDS:
        table = laid(seed, scenario=scenario, elder_one=elder_one, unknown_pool="this_box")
        board = seen(table)
        first, second = board["unknown"]["slot_enemies"]
        assert first != second
        kinds = [kind["enemy"] for kind in board["kinds"]]
        assert kinds.count(first) == kinds.count(second) == 1
        assert len(kinds) == len(set(kinds))
        for kind in board["kinds"]:
            assert kind["figures"] == ENEMIES[ENEMIES.number(kind["enemy"])].figures


@pytest.mark.rule("DMD-171")
def test_dmd_171_each_on_a_gate_of_its_own_and_what_its_card_adds() -> None:
    gates = ["space:inn_cellar", "space:round_tower", "space:castle_ditch"]
    for seed in SEEDS:
        table = laid(seed)
        told = [event for event in table.events if event.kind == "unknown_monster"]
        drawn = [event.args["space"].thing for event in told]
        assert len(set(drawn)) == 2
        assert set(drawn) <= set(gates)
        for event, drawn_gate in zip(told, drawn, strict=True):
            row = next(one for one in UNKNOWN_MONSTERS if f"unknown-{one.id}" == event.args["unknown"])
            there = [one for one in seen(table)["enemies"] if one["enemy"] == row.enemy]
            if not row.setup:
                assert [one["space"] for one in there] == [drawn_gate]
            elif row.setup[0].op == "summon":
                assert [one["space"] for one in there] == [drawn_gate, drawn_gate]


@pytest.mark.rule("DMD-172")
def test_dmd_172_four_unknown_mythos_cards_join_the_deck() -> None:
    mythos = there(seen(laid())["mythos"])
    assert mythos["deck"] == 20
    assert {f"mythos-unk_m{number}" for number in (1, 2, 3, 4)} <= {card["name"] for card in mythos["left"]}


@pytest.mark.rule("DMD-177")
def test_dmd_177_with_a_single_monster_only_the_cards_of_slot_one() -> None:
    board = seen(laid(unknown="one_no_relics"))
    assert len(board["unknown"]["slots"]) == 1
    assert there(board["mythos"])["deck"] == 18
    names = [card["name"] for card in there(board["mythos"])["left"]]
    assert [name for name in names if name.startswith("mythos-unk")] == ["mythos-unk_m1", "mythos-unk_m2"]


@pytest.mark.rule("DMD-176")
def test_dmd_176_the_final_stage_draws_from_the_three_that_are_left() -> None:
    """Only the place changes: the Cultists of the Final stage come all the same. Stage II is placed as printed."""
    game = Play("agatha", "mike").levels(0, "killer_instinct", 4).at("nave", "gaol").stage(3, "nave").elder_wounds(10)
    game.given(locations=(0, 1, 2)).disrupted().wanders().act()
    game.will_roll("success", "blank", "blank").do("attack:tsathoggua", "keep")
    assert game.where("tsathoggua") in ("inn_cellar", "round_tower", "castle_ditch")
    assert len(game.game.locations) == 2
    assert len(game.events("summoned")) == 3
    game = Play("mike", "peters").at("nave", "gaol").track(5).wanders().discoveries_gone().mythos_top("s1_m6").act()
    ended(game)
    assert game.where("tsathoggua") == "nave"
    assert game.events("location_drawn") == []


# --- Relics ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-168")
@pytest.mark.parametrize(("sanity", "transformed"), [(3, False), (7, False), (11, True)])
def test_dmd_168_relics_are_flipped_at_the_third_threshold(sanity: int, transformed: bool) -> None:
    game = Play("mike", "peters").relics(0, "music_box", "lancet").relics(1, "medallion").at("nave", "gaol")
    game.sanity(sanity, 0).insanities("pyromania", "fugue").enemies("cultist", "nave").act()
    game.will_roll("tentacle", *["blank"] * (3 + (sanity > 8)))
    game.do(f"attack:{CULTIST}#1").until(lambda: game.prompt == "action")
    seats = game.board["seats"]
    assert [relic["transformed"] for relic in seats[0]["relics"]] == [transformed, transformed]
    assert [relic["transformed"] for relic in seats[1]["relics"]] == [False]
    assert seats[0]["relics"][0]["name"] == ("transformed-music_box" if transformed else "relic-music_box")


@pytest.mark.rule("DMD-169")
def test_dmd_169_a_relic_is_no_item_and_can_be_neither_traded_nor_discarded() -> None:
    game = Play("mike", "peters").relics(0, "music_box").at("nave", "nave").act()
    refused = game.barred("trade")
    assert refused is not None
    assert refused.reason == "nothing"
    game = Play("mike", "peters", elder_one="azathoth").relics(0, "music_box").mythos_top("aza_m8").discoveries_gone()
    ended(game.act())
    assert game.game.sanity[0] == 2
    assert len(game.game.relics[0]) == 1


@pytest.mark.rule("DMD-169")
def test_dmd_169_it_goes_only_with_its_owner() -> None:
    game = Play("mike", "peters").relics(0, "music_box").at("nave", "gaol").wounds(4, 0).stress(4, 0)
    game.stage(2, "gaol").enemies("cultist", "nave").mythos_top("s1_m6").act().will_roll("success").do("end", "keep")
    assert game.game.dead == (True, False)
    assert game.board["seats"][0]["relics"] == []


@pytest.mark.rule("DMD-173")
def test_dmd_173_as_many_as_investigators_each_takes_one_from_the_first_player_on() -> None:
    table = laid(seats=3, unknown="relics", first="2")
    taken = []
    for left in (3, 2):
        assert table.choice is not None
        assert len(table.choice.options) == left
        taken.append(table.choice.seat)
        table.answer(table.choice.options[0])
    assert taken == [1, 2]
    seats = seen(table)["seats"]
    names = [
        relic["name"] for seat in seats for relic in seat["relics"] if seat["investigator"] != "investigator-sandra"
    ]
    assert len(names) == len(set(names))
    assert all(seat["relics"] for seat in seats)
    assert not any(relic["transformed"] for seat in seats for relic in seat["relics"])


@pytest.mark.rule("DMD-174")
def test_dmd_174_relics_without_monsters() -> None:
    board = seen(laid(unknown="relics"))
    assert board["unknown"]["slots"] == []
    assert there(board["mythos"])["deck"] == 16
    assert len(board["offer"]) == 2


@pytest.mark.rule("DMD-175")
def test_dmd_175_monsters_without_relics() -> None:
    table = laid(unknown="two_no_relics", investigators="mike+peters")
    board = seen(table)
    assert len(board["unknown"]["slots"]) == 2
    assert not board["setting_up"]
    assert [seat["relics"] for seat in board["seats"]] == [[], []]


@pytest.mark.rule("DMD-OP-18")
@pytest.mark.parametrize(("sanity", "transformed"), [(11, False), (12, True)])
def test_dmd_op_18_a_relic_gained_after_the_third_threshold_is_transformed(sanity: int, transformed: bool) -> None:
    game = Play("sandra", "mike").started(1).sanity(sanity, 0).begin().do("relic:…")
    assert [owned.transformed for owned in game.game.relics[0]] == [transformed]


def test_after_a_mythos_card_of_the_unknown_another_one_is_drawn() -> None:
    # given
    game = Play("peters", "ruth").slots("unk_ghoul").at("nave", "gaol")
    # when two of them lie on top
    game.draws("unk_m1", "unk_m2", "s1_m6", "s1_m1").until(lambda: game.game.active == 1)
    # then the drawing ended with the first ordinary one
    assert game.pile == ["unk_m1", "unk_m2", "s1_m6"]
