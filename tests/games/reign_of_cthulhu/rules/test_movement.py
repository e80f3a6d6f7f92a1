"""Chapter 4: movement actions (RC-040 … RC-047)."""

import pytest

from tests.games.reign_of_cthulhu.play import Play

TOWNS = {
    "arkham": ["train_station", "university", "police_station", "park", "secret_lodge", "diner"],
    "dunwich": ["cafe", "church", "old_mill", "historic_inn", "farmstead", "swamp"],
    "innsmouth": ["junkyard", "pawn_shop", "hospital", "factory", "boardwalk", "docks"],
    "kingsport": ["great_hall", "woods", "market", "theater", "wharf", "graveyard"],
}
EVERYWHERE = [place for places in TOWNS.values() for place in places]
BUS_STOPS = {"train_station", "diner", "historic_inn", "market", "factory"}
GATES = {"park", "old_mill", "hospital", "graveyard"}

NEIGHBOURS = {
    "train_station": {"university", "cafe"},
    "university": {"train_station", "police_station", "park"},
    "police_station": {"university", "park", "secret_lodge"},
    "park": {"university", "police_station", "secret_lodge"},
    "secret_lodge": {"police_station", "park", "diner"},
    "diner": {"secret_lodge", "junkyard"},
    "cafe": {"church", "train_station"},
    "church": {"cafe", "old_mill", "historic_inn", "farmstead"},
    "old_mill": {"church"},
    "historic_inn": {"church", "farmstead"},
    "farmstead": {"church", "historic_inn", "swamp"},
    "swamp": {"farmstead", "great_hall"},
    "great_hall": {"woods", "market", "swamp"},
    "woods": {"great_hall", "market", "docks"},
    "market": {"woods", "great_hall", "theater", "wharf"},
    "theater": {"market"},
    "wharf": {"market", "graveyard"},
    "graveyard": {"wharf"},
    "junkyard": {"pawn_shop", "diner"},
    "pawn_shop": {"junkyard", "hospital", "factory"},
    "hospital": {"pawn_shop", "factory"},
    "factory": {"pawn_shop", "hospital", "boardwalk"},
    "boardwalk": {"factory", "docks"},
    "docks": {"boardwalk", "woods"},
}


def destinations(game: Play, verb: str) -> set[str]:
    """Where one can go in that way."""
    return {text.rpartition(":")[2] for text in game.options if text.partition(":")[0] == verb}


# --- RC-040: whoever enters a Shoggoth's location rolls ---------------------------------------------------------------


@pytest.mark.rule("RC-040")
def test_rc_040_walking_into_a_shoggoth_means_a_roll() -> None:
    # given
    game = Play("detective", "hunter").at("university", "diner").shoggoths("park").begin()

    # when
    game.die("psychosis").do("walk:park")

    # then
    assert game.rolls() == [("detective", "psychosis")]
    assert game.sanity_of(0) == 2


@pytest.mark.rule("RC-040")
def test_rc_040_riding_into_a_shoggoth_means_a_roll() -> None:
    game = Play("detective", "hunter").at("diner", "park").clues(0, dunwich=1).shoggoths("swamp").begin()
    game.die("delusion").do("bus:dunwich:swamp")
    assert game.rolls() == [("detective", "delusion")]


@pytest.mark.rule("RC-040")
def test_rc_040_the_reporters_hop_to_a_shoggoth_means_a_roll() -> None:
    game = Play("reporter", "hunter").at("diner", "park").shoggoths("market").begin()
    game.die("delusion").do("hop:market")
    assert game.rolls() == [("reporter", "delusion")]


@pytest.mark.rule("RC-040")
def test_rc_040_the_silver_key_to_a_shoggoth_means_a_roll() -> None:
    # given
    game = Play("detective", "hunter").relics(0, "silver_key").shoggoths("swamp").begin()

    # when
    game.do("play:silver_key").die("delusion", "blank").do("step:swamp")

    # then one for the Shoggoth, one for the relic
    assert game.rolls() == [("detective", "delusion"), ("detective", "blank")]


@pytest.mark.rule("RC-040")
def test_rc_040_being_cured_where_a_shoggoth_is_means_a_roll() -> None:
    # given
    game = Play("hunter", "detective").at("park", "diner").sanity(0, 4).clues(0, arkham=5).shoggoths("church")
    game.cultists(church=1).begin()

    # when
    game.do("seal:arkham:5").die("delusion").do("rest:church")

    # then after the recovery
    assert (game.place_of(0), game.rolls(), game.sanity_of(0)) == ("church", [("hunter", "delusion")], 3)


@pytest.mark.rule("RC-040")
def test_rc_040_paranoia_puts_the_cultists_at_the_new_location() -> None:
    # given
    game = Play("detective", "hunter").at("university", "diner").shoggoths("park").begin()

    # when
    game.die("paranoia").do("walk:park")

    # then
    assert (game.cultists_at("park"), game.cultists_at("university")) == (2, 0)


@pytest.mark.rule("RC-040", "RC-OP-01")
def test_rc_040_several_shoggoths_mean_one_roll_for_each_entry() -> None:
    # given
    game = Play("detective", "hunter").at("university", "diner").shoggoths("park", "park", "park").begin()

    # when entering, leaving and entering again
    game.die("blank", "blank").do("walk:park", "walk:university", "walk:park")

    # then
    assert game.rolls() == [("detective", "blank")] * 2


@pytest.mark.rule("RC-040")
def test_rc_040_no_roll_without_a_shoggoth_nor_for_staying_or_leaving() -> None:
    # given they stand with a Shoggoth already
    game = Play("detective", "hunter").at("park", "park").shoggoths("park").begin()

    # when one leaves, and the other's turn begins there
    game.do("walk:university", "walk:train_station", "end_actions")

    # then
    assert game.asked == (1, "action")
    assert game.rolls() == []


@pytest.mark.rule("RC-040")
def test_rc_040_only_who_enters_rolls() -> None:
    # given the partner is at the Shoggoth's place already
    game = Play("detective", "hunter").at("university", "park").shoggoths("park").begin()

    # when
    game.die("delusion").do("walk:park")

    # then
    assert (game.sanity_of(0), game.sanity_of(1)) == (3, 4)
    assert game.rolls() == [("detective", "delusion")]


# --- RC-041: Walk -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-041")
@pytest.mark.parametrize("place", EVERYWHERE)
def test_rc_041_walk_follows_a_line(place: str) -> None:
    game = Play("detective", "hunter").at(place, "park").begin()
    assert destinations(game, "walk") == NEIGHBOURS[place]


@pytest.mark.rule("RC-041")
@pytest.mark.parametrize(
    ("here", "there"),
    [("train_station", "cafe"), ("diner", "junkyard"), ("docks", "woods"), ("swamp", "great_hall")],
)
def test_rc_041_lines_between_towns_count_like_any_other(here: str, there: str) -> None:
    # given
    game = Play("detective", "hunter").at(here, "park").begin()

    # when going over and back
    game.do(f"walk:{there}")
    assert (game.place_of(0), game.actions) == (there, 3)
    game.do(f"walk:{here}")

    # then
    assert (game.place_of(0), game.actions, game.rolls()) == (here, 2, [])


@pytest.mark.rule("RC-041")
def test_rc_041_ithaqua_forbids_only_the_walk() -> None:
    # given two cultists at a bus stop
    game = (
        Play("detective", "hunter").at("diner", "park").cultists(diner=2).clues(0, dunwich=1).awake("ithaqua").begin()
    )

    # then
    assert not game.offers("walk")
    assert game.barred("walk")
    assert destinations(game, "bus") == set(TOWNS["dunwich"])

    # given two cultists at a gate
    game = Play("detective", "hunter").at("park", "diner").cultists(park=2).awake("ithaqua").begin()

    # then
    assert not game.offers("walk")
    assert game.offers("gate")


@pytest.mark.rule("RC-041")
def test_rc_041_the_insane_driver_is_bound_to_two_steps_on_foot_only() -> None:
    # given
    game = Play("driver", "hunter").at("diner", "park").sanity(0, 4).clues(0, innsmouth=1).begin()

    # then no single step on foot, but the bus may go next door
    assert destinations(game, "walk") == set()
    assert destinations(game, "drive") == {"diner", "police_station", "park", "pawn_shop"}
    game.do("bus:innsmouth:junkyard")
    assert game.place_of(0) == "junkyard"


# --- RC-042, RC-043: bus ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-042")
@pytest.mark.parametrize("town", ["dunwich", "innsmouth", "kingsport"])
def test_rc_042_a_clue_takes_you_anywhere_in_its_town(town: str) -> None:
    # given a clue of another town
    game = Play("detective", "hunter").at("diner", "park").clues(0, **{town: 2}).begin()

    # then
    assert destinations(game, "bus") == set(TOWNS[town])

    # when
    goal = TOWNS[town][-1]
    game.do(f"bus:{town}:{goal}")

    # then it costs one card and one action
    assert (game.place_of(0), game.hand(0), game.discard_pile, game.actions) == (goal, [town], [town], 3)


@pytest.mark.rule("RC-042", "RC-043")
@pytest.mark.parametrize("place", EVERYWHERE)
def test_rc_042_only_from_a_bus_stop(place: str) -> None:
    # given clues of all towns
    game = Play("detective", "hunter").at(place, "park")
    game.clues(0, arkham=1, dunwich=1, innsmouth=1, kingsport=1).begin()

    # then
    assert game.offers("bus") == (place in BUS_STOPS)
    assert bool(game.barred("bus")) == (place not in BUS_STOPS)


@pytest.mark.rule("RC-042")
def test_rc_042_not_without_a_clue() -> None:
    game = Play("detective", "hunter").at("diner", "park").clues(1, arkham=3).begin()
    assert not game.offers("bus")
    assert [barred.reason for barred in game.barred("bus")] == ["no_clue"]


@pytest.mark.rule("RC-043")
@pytest.mark.parametrize(
    ("stop", "town"),
    [
        ("train_station", "arkham"),
        ("diner", "arkham"),
        ("historic_inn", "dunwich"),
        ("market", "kingsport"),
        ("factory", "innsmouth"),
    ],
)
def test_rc_043_a_clue_of_the_town_you_are_in_takes_you_anywhere_else(stop: str, town: str) -> None:
    # given
    game = Play("detective", "hunter").at(stop, "park").clues(0, **{town: 1}).begin()

    # then bus stop or not, this town or another, but not where you are
    assert destinations(game, "bus") == set(EVERYWHERE) - {stop}

    # when
    goal = "theater"
    game.do(f"bus:{town}:{goal}")

    # then
    assert (game.place_of(0), game.hand(0), game.discard_pile, game.actions) == (goal, [], [town], 3)


@pytest.mark.rule("RC-042", "RC-043")
def test_rc_043_the_player_says_which_clue_to_pay_with() -> None:
    # given both ways lead to Dunwich
    game = Play("detective", "hunter").at("diner", "park").clues(0, arkham=1, dunwich=1).begin()

    # then
    assert {"bus:arkham:swamp", "bus:dunwich:swamp"} <= set(game.options)
    game.do("bus:dunwich:swamp")
    assert game.hand(0) == ["arkham"]


# --- RC-044 … RC-047: gates -------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-044")
@pytest.mark.parametrize("gate", sorted(GATES))
def test_rc_044_from_an_open_gate_to_any_other(gate: str) -> None:
    # given
    game = Play("detective", "hunter").at(gate, "diner").begin()
    assert destinations(game, "gate") == GATES - {gate}

    # when
    goal = sorted(GATES - {gate})[0]
    game.die("delusion").do(f"gate:{goal}")

    # then one action and one roll
    assert (game.place_of(0), game.actions, game.rolls()) == (goal, 3, [("detective", "delusion")])
    assert game.sanity_of(0) == 3


@pytest.mark.rule("RC-044")
def test_rc_044_the_roll_is_made_on_the_other_side() -> None:
    game = Play("detective", "hunter").at("park", "diner").begin()
    game.die("paranoia").do("gate:graveyard")
    assert (game.cultists_at("graveyard"), game.cultists_at("park")) == (2, 0)


@pytest.mark.rule("RC-044")
def test_rc_044_no_gate_no_passage() -> None:
    for place in EVERYWHERE:
        game = Play("detective", "hunter").at(place, "diner").begin()
        assert game.offers("gate") == (place in GATES)


@pytest.mark.rule("RC-045")
def test_rc_045_a_sealed_gate_is_no_exit() -> None:
    game = Play("detective", "hunter").at("park", "diner").sealed("kingsport").begin()
    assert destinations(game, "gate") == {"old_mill", "hospital"}


@pytest.mark.rule("RC-045")
@pytest.mark.parametrize("warded", [False, True])
def test_rc_045_a_sealed_gate_is_no_entrance(warded: bool) -> None:
    game = Play("detective", "hunter").at("park", "diner").sealed("arkham", warded=warded).begin()
    assert not game.offers("gate")
    assert [barred.reason for barred in game.barred("gate")] == ["gate_sealed"]


@pytest.mark.rule("RC-046")
def test_rc_046_a_shoggoth_behind_the_gate_means_a_second_roll() -> None:
    # given
    game = Play("detective", "hunter").at("park", "diner").shoggoths("graveyard").begin()

    # when
    game.die("delusion", "psychosis").do("gate:graveyard")

    # then
    assert game.rolls() == [("detective", "delusion"), ("detective", "psychosis")]
    assert (game.sanity_of(0), game.actions) == (1, 3)


@pytest.mark.rule("RC-046")
def test_rc_046_the_gates_roll_comes_first() -> None:
    game = Play("detective", "hunter").at("park", "diner").shoggoths("graveyard").begin()
    game.die("blank", "delusion").do("gate:graveyard")
    assert [event.rule for event in game.events("rolled")] == ["RC-044", "RC-040"]


@pytest.mark.rule("RC-046")
def test_rc_046_both_rolls_are_made_even_if_the_first_drives_insane() -> None:
    # given one token
    game = Play("detective", "hunter").at("park", "diner").sanity(1, 4).shoggoths("graveyard").begin()

    # when
    game.die("delusion", "paranoia").do("gate:graveyard")

    # then the second one counts too
    assert (game.sanity_of(0), game.cultists_at("graveyard")) == (0, 2)
    assert len(game.rolls()) == 2
    assert game.actions == 2


@pytest.mark.rule("RC-046")
def test_rc_046_the_first_roll_may_end_the_game() -> None:
    # given six Old Ones are awake and three cultists stand behind the gate
    game = Play("detective", "hunter").at("park", "diner").shoggoths("graveyard").cultists(graveyard=3)
    game.awake("yig", "yog_sothoth", "ithaqua", "dagon", "atlach_nacha", "hastur").begin()

    # when
    game.die("paranoia").do("gate:graveyard")

    # then
    assert game.lost == "cthulhu"
    assert game.rolls() == [("detective", "paranoia")]


@pytest.mark.rule("RC-047")
def test_rc_047_not_offered_with_one_open_gate() -> None:
    # given
    game = Play("detective", "hunter").at("park", "diner").sealed("dunwich", "innsmouth", "kingsport").begin()

    # then
    assert not game.offers("gate")
    assert [barred.reason for barred in game.barred("gate")] == ["last_open_gate"]


@pytest.mark.rule("RC-047")
def test_rc_047_offered_with_two_open_gates() -> None:
    game = Play("detective", "hunter").at("park", "diner").sealed("dunwich", "innsmouth").begin()
    assert destinations(game, "gate") == {"graveyard"}


@pytest.mark.rule("RC-047")
def test_rc_047_not_offered_with_nyarlathotep_in_force() -> None:
    # given
    game = Play("detective", "hunter").at("park", "diner").awake("nyarlathotep").relics(0, "seal_of_leng").begin()
    assert not game.offers("gate")
    assert [barred.reason for barred in game.barred("gate")] == ["nyarlathotep"]

    # when he is cancelled
    game.die("blank").do("play:seal_of_leng")

    # then it is offered again
    assert game.offers("gate:graveyard")
