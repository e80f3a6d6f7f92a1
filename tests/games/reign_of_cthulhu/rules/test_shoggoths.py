"""Shoggoths on the move (RC-110 to RC-116)."""

import pytest

from tests.games.reign_of_cthulhu.play import Play

SYMBOL = ("woods", "cafe")
"""The next two summoning cards: the first moves the Shoggoths, the second does not."""


# --- the way --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-110")
@pytest.mark.parametrize(
    ("place", "step"),
    [
        ("train_station", "university"),
        ("university", "park"),
        ("diner", "secret_lodge"),
        ("cafe", "church"),
        ("swamp", "farmstead"),
        ("great_hall", "market"),
        ("market", "wharf"),
        ("theater", "market"),
        ("junkyard", "pawn_shop"),
        ("boardwalk", "factory"),
        ("docks", "boardwalk"),
    ],
)
def test_rc_110_a_shoggoth_moves_one_line_to_the_nearest_open_gate(place: str, step: str) -> None:
    # given
    game = Play("detective", "occultist").at("police_station", "police_station").shoggoths(place)
    # when
    game.summoning_top(*SYMBOL).begin("summoning.step")
    # then
    assert (game.shoggoth_places, game.rolls()) == ([step], [])


@pytest.mark.rule("RC-110")
def test_rc_110_every_shoggoth_on_the_board_moves() -> None:
    # given
    game = Play("detective", "occultist").shoggoths("market", "cafe", "junkyard").summoning_top(*SYMBOL)
    # when
    game.begin("summoning.step")
    # then
    assert game.shoggoth_places == ["church", "pawn_shop", "wharf"]


@pytest.mark.rule("RC-110", "RC-237")
@pytest.mark.parametrize(
    ("sealed", "place", "step"),
    [
        (("innsmouth",), "factory", "pawn_shop"),
        (("kingsport",), "wharf", "market"),
        (("dunwich",), "church", "cafe"),
        (("arkham",), "university", "train_station"),
        (("arkham", "innsmouth", "kingsport"), "docks", "woods"),
    ],
)
def test_rc_110_sealed_gates_do_not_attract(sealed: tuple[str, ...], place: str, step: str) -> None:
    # given
    game = Play("detective", "occultist").at("diner", "diner").sealed(*sealed).shoggoths(place)
    # when
    game.summoning_top("woods", "cafe").begin("summoning.step")
    # then
    assert game.shoggoth_places == [step]


@pytest.mark.rule("RC-110", "RC-215")
def test_rc_110_nothing_bars_a_shoggoths_way() -> None:
    # given the only way leads into a warded town, to a location full of cultists with an investigator among them
    game = Play("detective", "occultist").at("diner", "park").cultists(diner=3).shoggoths("junkyard")
    game.sealed("arkham", "innsmouth", "kingsport", warded=True)
    # when
    game.summoning_top(*SYMBOL).die("blank").begin("summoning.step")
    # then
    assert (game.shoggoth_places, game.rolls()) == (["diner"], [("detective", "blank")])


@pytest.mark.rule("RC-110", "RC-112")
def test_rc_110_a_sealed_gate_may_be_passed() -> None:
    # given only the gate in Dunwich is open, and one of two ways leads by way of the sealed Park
    game = Play("detective", "occultist").sealed("arkham", "innsmouth", "kingsport").shoggoths("secret_lodge")
    game.summoning_top(*SYMBOL).begin("summoning.step")
    # when
    game.do("way:park")
    # then it is there, and at the next symbol it goes on
    assert (game.shoggoth_places, game.revealed) == (["park"], [])
    game.summoning_top(*SYMBOL).end_turn()
    assert (game.shoggoth_places, game.revealed) == (["university"], [])


@pytest.mark.rule("RC-110", "RC-107")
def test_rc_110_without_the_symbol_nothing_moves() -> None:
    # given
    game = Play("detective", "occultist").shoggoths("market", "cafe").summoning_top("cafe", "park")
    # when
    game.begin("summoning.step")
    # then
    assert game.shoggoth_places == ["cafe", "market"]


# --- the gate -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-111", "RC-120")
def test_rc_111_from_an_open_gate_it_leaves_and_a_ritual_follows() -> None:
    # given an investigator stands beside it
    game = Play("detective", "occultist").at("park", "diner").shoggoths("park").summoning_top(*SYMBOL)
    # when
    game.begin("summoning.step")
    # then it is back in the pool, an Old One is awake, and nobody had to roll
    assert (game.shoggoth_places, game.revealed, game.rolls()) == ([], ["nyarlathotep"], [])
    assert game.board["pool"]["shoggoths"] == 3


@pytest.mark.rule("RC-111")
def test_rc_111_arriving_at_the_gate_does_nothing_yet() -> None:
    # given
    game = Play("detective", "occultist").shoggoths("church").summoning_top(*SYMBOL)
    # when
    game.begin("summoning.step")
    # then
    assert (game.shoggoth_places, game.revealed) == (["old_mill"], [])
    # and only the next symbol brings the ritual
    game.summoning_top(*SYMBOL).end_turn()
    assert (game.shoggoth_places, game.revealed) == ([], ["nyarlathotep"])


@pytest.mark.rule("RC-111", "RC-059")
def test_rc_111_a_sealed_gate_is_no_way_out() -> None:
    # given
    game = Play("detective", "occultist").sealed("kingsport").shoggoths("graveyard").summoning_top(*SYMBOL)
    # when
    game.begin("summoning.step")
    # then
    assert (game.shoggoth_places, game.revealed) == (["wharf"], [])


@pytest.mark.rule("RC-111", "RC-197")
def test_rc_111_nyarlathotep_does_not_close_the_gates_to_shoggoths() -> None:
    # given
    game = Play("detective", "occultist").awake("nyarlathotep").shoggoths("park").summoning_top(*SYMBOL)
    # when
    game.begin("summoning.step")
    # then
    assert (game.shoggoth_places, len(game.revealed)) == ([], 2)


# --- choices --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-112")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("step", ["church", "swamp"])
def test_rc_112_between_two_gates_the_active_player_chooses(active: int, step: str) -> None:
    # given Park and Graveyard are both five lines away from the Farmstead
    game = Play("detective", "occultist").sealed("dunwich").shoggoths("farmstead").summoning_top(*SYMBOL)
    # when
    game.begin("summoning.step", active=active)
    # then
    assert game.asked == (active, "shoggoth_way")
    assert sorted(game.options) == ["way:church", "way:swamp"]
    assert game.do(f"way:{step}", seat=active).shoggoth_places == [step]


@pytest.mark.rule("RC-112")
@pytest.mark.parametrize("step", ["police_station", "park"])
def test_rc_112_two_equally_short_ways_to_one_gate_are_a_choice_too(step: str) -> None:
    # given only the Hospital's gate is open
    game = Play("detective", "occultist").sealed("arkham", "dunwich", "kingsport").shoggoths("university")
    # when
    game.summoning_top(*SYMBOL).begin("summoning.step")
    # then
    assert (game.asked, sorted(game.options)) == ((0, "shoggoth_way"), ["way:park", "way:police_station"])
    assert game.do(f"way:{step}").shoggoth_places == [step]


@pytest.mark.rule("RC-112", "RC-116")
def test_rc_112_two_shoggoths_of_one_location_may_part() -> None:
    # given
    game = Play("detective", "occultist").sealed("dunwich").shoggoths("farmstead", "farmstead").summoning_top(*SYMBOL)
    # when
    game.begin("summoning.step").do("way:church", "way:swamp")
    # then
    assert game.shoggoth_places == ["church", "swamp"]


@pytest.mark.rule("RC-113", "RC-OP-06")
@pytest.mark.parametrize(("active", "first", "second"), [(0, "park", "old_mill"), (1, "old_mill", "park")])
def test_rc_113_the_active_player_chooses_the_order(active: int, first: str, second: str) -> None:
    # given both would leave through a gate; the first Old One asks everybody something
    game = Play("detective", "occultist").at("diner", "swamp").shoggoths("park", "old_mill")
    game.old_ones("atlach_nacha", "yig").summoning_top(*SYMBOL)
    game.begin("summoning.step", active=active)
    assert game.asked == (active, "shoggoth_order")
    assert sorted(game.options) == ["move_first:old_mill", "move_first:park"]
    # when
    game.do(f"move_first:{first}", seat=active)
    # then the ritual is completed before the other moves
    assert (game.asked, game.shoggoth_places) == ((active, "web"), [second])
    game.do("web_sanity")
    assert game.shoggoth_places == [second]
    game.do("web_sanity")
    assert (game.shoggoth_places, game.revealed) == ([], ["atlach_nacha", "yig"])


@pytest.mark.rule("RC-113", "RC-114")
def test_rc_113_rolls_are_made_before_the_next_one_moves() -> None:
    # given one Shoggoth will meet the Detective, who stands with three cultists; the other stands on a gate
    game = Play("detective", "occultist").at("church", "diner").cultists(church=3).shoggoths("cafe", "park")
    game.old_ones("yig", "ithaqua", "nyarlathotep").summoning_top(*SYMBOL).begin("summoning.step")
    # when
    game.die("paranoia").do("move_first:cafe")
    # then his Paranoia brought two rituals before the other one left with a third
    assert game.story("rolled", "old_one_awakes", "shoggoth_left") == [
        "rolled",
        "old_one_awakes",
        "old_one_awakes",
        "shoggoth_left",
        "old_one_awakes",
    ]


@pytest.mark.rule("RC-113")
def test_rc_113_the_order_is_asked_when_a_roll_could_be_known_before_a_way_is_chosen() -> None:
    # given one Shoggoth will meet an investigator, for the other there are two ways
    game = Play("detective", "occultist").at("graveyard", "swamp").sealed("dunwich")
    game.shoggoths("farmstead", "wharf").summoning_top(*SYMBOL)
    # when
    game.begin("summoning.step")
    # then the active player may first see the roll and then choose the way
    assert game.asked == (0, "shoggoth_order")
    game.die("blank").do("move_first:wharf")
    assert (game.rolls(), game.asked) == ([("detective", "blank")], (0, "shoggoth_way"))


@pytest.mark.rule("RC-113", "RC-194", "RC-111", "RC-OP-06")
def test_rc_113_one_that_has_left_meanwhile_is_skipped() -> None:
    # given both stand on open gates, and the first one's ritual wakes Hastur
    game = Play("detective", "occultist").shoggoths("park", "old_mill").old_ones("hastur", "yig", "ithaqua")
    game.summoning_top(*SYMBOL).summoning_bottom("cafe").begin("summoning.step")
    # when Hastur's movement takes the second one off the board
    game.do("move_first:park", "move_first:old_mill")
    # then it is not moved again; the new one has moved once
    assert game.revealed == ["hastur", "yig"]
    assert game.shoggoth_places == ["church"]


@pytest.mark.rule("RC-113", "RC-194", "RC-OP-06")
def test_rc_113_one_placed_meanwhile_is_not_moved_by_the_outer_movement() -> None:
    # given a Shoggoth on a gate, whose ritual wakes Hastur
    game = Play("detective", "occultist").shoggoths("park").old_ones("hastur")
    game.summoning_top(*SYMBOL).summoning_bottom("swamp")
    # when
    game.begin("summoning.step")
    # then the new one has made Hastur's step and no other, even if it is the same figure
    assert (game.revealed, game.shoggoth_places) == (["hastur"], ["farmstead"])


# --- meeting investigators ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-114")
@pytest.mark.parametrize(
    ("active", "order"),
    [
        (0, ["detective", "occultist", "doctor"]),
        (1, ["occultist", "doctor", "detective"]),
        (2, ["doctor", "detective", "occultist"]),
    ],
)
def test_rc_114_everybody_there_rolls_in_turn_order_from_the_active_player(active: int, order: list[str]) -> None:
    # given
    game = Play("detective", "occultist", "doctor").at("church", "church", "church").shoggoths("cafe")
    # when
    game.summoning_top(*SYMBOL).die("delusion", "blank", "psychosis").begin("summoning.step", active=active)
    # then
    assert game.rolls() == list(zip(order, ["delusion", "blank", "psychosis"], strict=True))
    seats = [(active + turn) % 3 for turn in range(3)]
    assert [game.sanity_of(seat) for seat in seats] == [3, 4, 2]


@pytest.mark.rule("RC-114")
def test_rc_114_who_is_elsewhere_does_not_roll() -> None:
    # given one investigator where the Shoggoth goes, one where it comes from
    game = Play("detective", "occultist").at("cafe", "church").shoggoths("cafe").summoning_top(*SYMBOL)
    # when
    game.die("delusion").begin("summoning.step")
    # then
    assert game.rolls() == [("occultist", "delusion")]


@pytest.mark.rule("RC-114")
def test_rc_114_one_roll_for_each_shoggoth_that_enters() -> None:
    # given two Shoggoths will enter the Church
    game = Play("detective", "occultist").at("church", "diner").shoggoths("cafe", "historic_inn")
    game.summoning_top(*SYMBOL).begin("summoning.step")
    # when
    game.die("delusion", "delusion").do("move_first:historic_inn")
    # then
    assert game.shoggoth_places == ["church", "church"]
    assert (game.rolls(), game.sanity_of(0)) == ([("detective", "delusion")] * 2, 2)


@pytest.mark.rule("RC-114", "RC-084", "RC-194", "RC-234")
def test_rc_114_appearing_and_then_moving_on_are_two_entries() -> None:
    # given Hastur's Shoggoth will appear where the Detective is, and then go where the Occultist is
    game = Play("detective", "occultist").at("cafe", "church").old_ones("hastur").cultists(wharf=3)
    game.summoning_top("wharf", "theater").summoning_bottom("cafe")
    # when
    game.die("delusion", "psychosis").begin("summoning.step")
    # then
    assert game.rolls() == [("detective", "delusion"), ("occultist", "psychosis")]
    assert game.shoggoth_places == ["church"]


@pytest.mark.rule("RC-114", "RC-152", "RC-165")
def test_rc_114_a_loss_stops_the_rest() -> None:
    # given the first to roll is the last sane one, another Shoggoth waits for its move
    game = Play("detective", "occultist").at("church", "church").sanity(1, 0).shoggoths("cafe", "historic_inn")
    game.summoning_top(*SYMBOL).begin("summoning.step")
    # when
    game.die("delusion").do("move_first:cafe")
    # then
    assert (game.lost, game.rolls()) == ("all_insane", [("detective", "delusion")])
    assert game.shoggoth_places.count("church") == 1


# --- the pool, and sharing a location -------------------------------------------------------------------------------


@pytest.mark.rule("RC-115", "RC-163", "RC-083")
def test_rc_115_evil_stirs_without_a_shoggoth_in_the_pool_loses() -> None:
    # given
    game = Play("detective", "occultist").shoggoths("cafe", "market", "diner").deck_top("evil_stirs", "arkham")
    # when
    game.die("blank").begin("turn.draw")
    # then
    assert (game.lost, game.shoggoth_places) == ("shoggoths", ["diner", "cafe", "market"])


@pytest.mark.rule("RC-115", "RC-163", "RC-194")
def test_rc_115_hastur_without_a_shoggoth_in_the_pool_loses() -> None:
    # given
    game = Play("detective", "occultist").shoggoths("cafe", "market", "diner").old_ones("hastur")
    # when
    game.cultists(wharf=3).summoning_top("wharf", "theater").begin("summoning.step")
    # then before anything moves
    assert (game.lost, game.shoggoth_places) == ("shoggoths", ["diner", "cafe", "market"])


@pytest.mark.rule("RC-115", "RC-194", "RC-215")
def test_rc_115_in_a_warded_town_hastur_needs_no_shoggoth() -> None:
    # given
    game = Play("detective", "occultist").at("park", "park").shoggoths("cafe", "market", "swamp").old_ones("hastur")
    game.sealed("innsmouth", warded=True).cultists(wharf=3).summoning_top("wharf", "theater")
    # when
    game.summoning_bottom("boardwalk").begin("summoning.step")
    # then nothing is lost, and the others move
    assert (game.lost, game.shoggoth_places) == (None, ["church", "farmstead", "wharf"])
    assert "boardwalk" in game.summoning_pile


@pytest.mark.rule("RC-115", "RC-111")
def test_rc_115_one_that_left_through_a_gate_can_come_back() -> None:
    # given all three are on the board, but Hastur awakes because one of them leaves
    game = Play("detective", "occultist").shoggoths("park", "market", "diner").old_ones("hastur")
    game.summoning_top(*SYMBOL).summoning_bottom("cafe").begin("summoning.step")
    # when
    game.do("move_first:park").until(lambda: game.game.active == 1)
    # then
    assert (game.lost, len(game.shoggoth_places)) == (None, 3)


@pytest.mark.rule("RC-116", "RC-110")
def test_rc_116_three_shoggoths_may_share_a_location() -> None:
    # given
    game = Play("detective", "occultist").shoggoths("cafe", "historic_inn", "farmstead").summoning_top(*SYMBOL)
    # when
    game.begin("summoning.step")
    # then
    assert game.shoggoth_places == ["church"] * 3
    # and they may go on together
    game.summoning_top(*SYMBOL).end_turn()
    assert game.shoggoth_places == ["old_mill"] * 3


@pytest.mark.rule("RC-116", "RC-102", "RC-103")
@pytest.mark.parametrize(("there", "then", "rituals"), [(1, 2, 0), (3, 3, 1)])
def test_rc_116_shoggoths_neither_help_nor_hinder_cultists(there: int, then: int, rituals: int) -> None:
    # given
    game = Play("detective", "occultist").shoggoths("market", "market").cultists(market=there)
    # when
    game.summoning_top("market", "cafe").begin("summoning.step")
    # then
    assert (game.cultists_at("market"), len(game.revealed)) == (then, rituals)
    assert game.shoggoth_places == ["market", "market"]


@pytest.mark.rule("RC-116", "RC-050")
def test_rc_116_cultists_are_defeated_beside_a_shoggoth_as_always() -> None:
    # given
    game = Play("detective", "occultist").at("market", "diner").shoggoths("market", "market").cultists(market=2)
    game.begin()
    # when
    game.do("defeat_cultist")
    # then
    assert (game.cultists_at("market"), game.shoggoth_places, game.actions) == (1, ["market"] * 2, 3)
