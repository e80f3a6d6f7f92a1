"""Positions that engines get wrong, each written down from the rulebook alone: Mythos, Fight, Search, the Unknown."""

import pytest

from miskatonic.games.death_may_die import GAME
from miskatonic.kernel import new_table
from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


# --- Fight ----------------------------------------------------------------------------------------------------------


def test_every_enemy_attacks_the_active_one_alone_and_a_space_cleared_in_the_fight_is_not_searched() -> None:
    # given two Cultists with two investigators; Huikong may push away who does not wound him
    game = Play("huikong", "ruth").at("nave", "nave").enemies("cultist", "nave", 2).quiet().act()
    # when both miss and are pushed away
    game.will_roll("blank").will_roll("blank").do("end").until(lambda: game.game.active == 1)
    # then each attacked once, Ruth was left alone, and nothing was found
    attacks = [(event.args["enemy"].thing, event.args["who"].thing) for event in game.events("enemy_attacks")]
    assert sorted(attacks) == [(f"enemy:{CULTIST}#{number}", "seat:0") for number in (1, 2)]
    assert (game.events("found"), game.game.wounds) == ([], [0, 0])


# --- Symbols --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "track", "left"), [(("s1_m1", "s1_m4", "s1_m3"), 2, 0), (("s1_m1", "s1_m4"), 1, 3)])
def test_three_symbols_among_four_cards_bring_all_four_back(before: tuple[str, ...], track: int, left: int) -> None:
    # given cards in the pile, one of them without a symbol
    game = Play("peters", "ruth").at("nave", "gaol").mythos_pile(*before)
    # when one more comes with a symbol
    game.draws("s1_m6").until(lambda: game.game.active == 1)
    # then
    assert (game.game.track, len(game.pile), len(game.game.mythos)) == (track, left, 16 - left)


# --- Summoning and moving enemies -----------------------------------------------------------------------------------


def test_the_last_figure_comes_to_one_gate_which_the_active_one_picks() -> None:
    # given a single Cultist in the reserve
    game = Play("peters", "ruth").reserve("cultist", 1, "gaol").at("nave", "nave")
    # when each Gate should get one
    game.draws("s1_m8")
    assert game.prompt == "place_first"
    game.do("space:castle_ditch")
    # then
    assert game.in_reserve("cultist") == 0
    assert [len(game.enemies_in(gate)) for gate in ("inn_cellar", "round_tower", "castle_ditch")] == [0, 0, 1]


def test_without_a_figure_nobody_comes_and_nobody_is_moved() -> None:
    # given all ten Cultists in the gaol
    game = Play("peters", "ruth").reserve("cultist", 0, "gaol").at("nave", "nave")
    # when a card summons one
    game.draws("tsa_m1").until(lambda: game.game.active == 1)
    # then
    assert len(game.enemies_in("gaol")) == 10


def test_an_enemy_stops_where_the_investigator_is() -> None:
    # given the Unnamable one space away
    game = Play("peters", "ruth").at("nave", "gaol").enemies("unnamable", "black_abbey")
    # when it moves two
    game.draws("s1_m3")
    # then
    assert game.where("unnamable") == "nave"


def test_of_two_ways_of_the_same_length_the_active_one_picks() -> None:
    # given three spaces from the courthouse to the quay, by the castle or by the market
    game = Play("peters", "ruth").at("river_quay", "nave").enemies("unnamable", "courthouse")
    # when it moves two
    game.draws("s1_m3")
    # then
    assert (game.prompt, game.table.choice.seat if game.table.choice else -1) == ("enemy_way", 0)
    assert game.table.choice is not None
    assert game.table.say(game.table.choice).endswith("where does the Unnamable go from the Tholsel Court?")
    assert sorted(game.options) == ["space:castle_ditch", "space:potters_lane"]
    game.do("space:potters_lane")
    assert game.where("unnamable") == "potters_lane"


# --- The Unknown, and playing alone ---------------------------------------------------------------------------------


def test_after_a_mythos_card_of_the_unknown_another_one_is_drawn() -> None:
    # given
    game = Play("peters", "ruth").slots("unk_ghoul").at("nave", "gaol")
    # when two of them lie on top
    game.draws("unk_m1", "unk_m2", "s1_m6", "s1_m1").until(lambda: game.game.active == 1)
    # then the drawing ended with the first ordinary one
    assert game.pile == ["unk_m1", "unk_m2", "s1_m6"]


@pytest.mark.parametrize(("sanity", "transformed"), [(7, False), (11, True)])
def test_a_relic_changes_at_the_third_threshold(sanity: int, transformed: bool) -> None:
    # given one step before the second, or the third
    game = Play("peters", "ruth").relics(0, "music_box").sanity(sanity, 0).insanities("pyromania", "fugue").stress(4, 0)
    game.at("nave", "gaol").enemies("cultist", "nave").act()
    # when
    game.will_roll("tentacle", *["blank"] * 5).do(f"attack:{CULTIST}#1").until(lambda: game.prompt == "action")
    # then
    [relic] = game.table.view(None)["board"]["seats"][0]["relics"]
    assert relic["transformed"] is transformed


def test_alone_one_plays_two_investigators_in_turn() -> None:
    # given
    assert min(GAME.seats) == 2
    table = new_table(GAME, seed=3, seats=2, options={"investigators": "deal", "first": "1"})
    # when one person answers for both
    turns: list[int] = []
    for _ in range(400):
        if table.choice is None or len(turns) == 4:
            break
        active = table.view(None)["board"]["active"]
        if not turns or turns[-1] != active:
            turns.append(active)
        table.answer(table.choice.passing or table.choice.options[0])
    # then
    assert turns == [0, 1, 0, 1]
