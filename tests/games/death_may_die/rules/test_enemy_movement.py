"""Summoning and moving enemies (chapters 20 and 21)."""

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"
ISLAND = "island_of_the_damned"


def test_bolts_are_nothing_to_cultists_also_when_the_nearest_is_looked_for() -> None:
    # given one Cultist behind a bolt and one two open spaces away
    game = (
        Play("peters", "ruth", scenario=ISLAND).at("holding_cell", "morgue").barrier("bolt", "corridor", "holding_cell")
    )
    game.enemies("cultist", "laundry").enemies("cultist", "corridor")
    # when the nearest one comes
    game.draws("s2_m8")
    # then
    assert (game.where(f"{CULTIST}#1"), game.where(f"{CULTIST}#2")) == ("laundry", "holding_cell")


def test_bolts_make_a_fisher_go_round() -> None:
    game = Play("peters", "ruth", scenario=ISLAND).at("holding_cell", "holding_cell")
    game.barrier("bolt", "corridor", "holding_cell").enemies("fisher", "corridor").draws("s2_m7")
    assert game.where("fisher#1") == "refectory"


def test_a_killed_cultist_can_be_summoned_again_unhurt() -> None:
    # given all ten Cultists out, one of them here with one life left
    game = Play("peters", "ruth").at("nave", "potters_lane").enemies("cultist", "nave").hurt("cultist", "nave", 1)
    game.reserve("cultist", 0, "gaol").discoveries_gone().mythos_top("tsa_m1").act()
    # when it is killed, and a card summons one at the blue Gate
    game.will_roll("success", "blank", "blank", "blank").do(f"attack:{CULTIST}#1", "keep", "end")
    # then
    assert (game.where(f"{CULTIST}#1"), game.wounds_on(f"{CULTIST}#1")) == ("castle_ditch", 0)


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
