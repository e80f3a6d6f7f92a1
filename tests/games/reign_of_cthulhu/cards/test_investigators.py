"""Detective, Doctor, Driver and Hunter, both sides (RC-170 to RC-177)."""

import pytest

from miskatonic.games.reign_of_cthulhu.rows.places import PLACES
from miskatonic.games.reign_of_cthulhu.rows.relics import RELICS
from tests.games.reign_of_cthulhu.play import Play, board_of

QUIET_CARDS = ("graveyard", "wharf", "theater", "market", "hospital", "factory", "boardwalk", "junkyard")
"""Summoning cards without a symbol, far from Arkham and Dunwich."""


# --- Detective ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-170")
def test_rc_170_detective_seals_with_four_clues() -> None:
    # given
    game = Play("detective", "doctor").at("park", "cafe").clues(0, arkham=5, dunwich=1).begin()
    # when
    game.do("seal:arkham:4")
    # then
    assert game.hand(0) == ["arkham", "dunwich"]
    assert game.discard_pile == ["arkham"] * 4
    assert game.actions == 3
    assert game.barred("seal")[0].reason == "already_sealed"


@pytest.mark.rule("RC-170")
def test_rc_170_detective_cannot_seal_with_three_clues() -> None:
    game = Play("detective", "doctor").at("park", "cafe").clues(0, arkham=3, dunwich=3).begin()
    assert not game.offers("seal")
    assert (game.barred("seal")[0].reason, game.barred("seal")[0].args["count"]) == ("clues_missing", 1)


@pytest.mark.rule("RC-170")
def test_rc_170_four_clues_are_not_enough_for_anybody_else() -> None:
    game = Play("doctor", "detective").at("park", "park").clues(0, arkham=4).begin()
    assert not game.offers("seal")


@pytest.mark.rule("RC-170", "RC-171", "RC-201")
@pytest.mark.parametrize("tokens", [4, 0])
def test_rc_171_detective_does_not_soften_yigs_extra_card(tokens: int) -> None:
    # given: four Kingsport clues and one of Arkham, which is not linked to Kingsport
    game = Play("detective", "doctor").at("graveyard", "cafe").sanity(tokens, 4).awake("yig")
    game.clues(0, kingsport=4, arkham=1).begin()
    # then
    assert not game.offers("seal")
    assert not game.offers("seal_linked")
    assert game.barred("seal")[0].reason == "linked_clue_missing"


@pytest.mark.rule("RC-170", "RC-171", "RC-201")
@pytest.mark.parametrize("tokens", [4, 0])
def test_rc_171_detective_pays_yigs_extra_card_beside_the_four(tokens: int) -> None:
    # given
    game = Play("detective", "doctor").at("graveyard", "cafe").sanity(tokens, 4).awake("yig")
    game.clues(0, kingsport=4, dunwich=1).begin()
    # when
    game.do("seal_linked:kingsport:4:dunwich")
    # then
    assert game.hand(0) == []
    assert sorted(game.discard_pile) == ["dunwich"] + ["kingsport"] * 4


@pytest.mark.rule("RC-171", "RC-OP-20")
def test_rc_171_insane_detective_still_seals_with_four() -> None:
    # given
    game = Play("detective", "doctor").at("park", "cafe").sanity(0, 4).clues(0, arkham=4).begin()
    # when
    game.do("seal:arkham:4", "rest:church")
    # then
    assert (game.hand(0), game.place_of(0), game.sanity_of(0)) == ([], "church", 4)


@pytest.mark.rule("RC-171", "RC-OP-20")
@pytest.mark.parametrize(("deal", "giver"), [("give", 0), ("take", 1)])
def test_rc_171_insane_detectives_clue_costs_him_two_actions(deal: str, giver: int) -> None:
    # given
    game = Play("detective", "doctor").at("cafe", "cafe").sanity(0, 4).clues(giver, dunwich=1).begin()
    assert game.actions == 3
    # when
    game.do(f"{deal}:dunwich:1")
    # then
    assert game.actions == 1
    assert game.hand(1 - giver) == ["dunwich"]


@pytest.mark.rule("RC-171", "RC-OP-20")
@pytest.mark.parametrize(("deal", "giver"), [("give", 0), ("take", 1)])
def test_rc_171_partner_of_the_insane_detective_pays_two_actions(deal: str, giver: int) -> None:
    # given: the Occultist is active, the insane Detective is only the partner
    game = Play("occultist", "detective").at("cafe", "cafe").sanity(4, 0).clues(giver, dunwich=1).begin()
    # when
    game.do(f"{deal}:dunwich:1")
    # then
    assert game.actions == 2
    assert game.hand(1 - giver) == ["dunwich"]


@pytest.mark.rule("RC-171")
@pytest.mark.parametrize("roles", [("detective", "doctor"), ("doctor", "detective")])
def test_rc_171_clue_with_the_insane_detective_needs_two_actions_left(roles: tuple[str, str]) -> None:
    # given
    game = Play(*roles).at("cafe", "cafe").clues(0, dunwich=1).clues(1, dunwich=1)
    game.sanity(*(0 if role == "detective" else 4 for role in roles))
    game.begin("turn.action", acting=True, actions=1)
    # then
    assert not game.offers("give")
    assert not game.offers("take")
    assert [barred.reason for barred in game.barred("hand_over")] == ["insane_detective"]


@pytest.mark.rule("RC-171")
def test_rc_171_sane_detective_trades_clues_for_one_action() -> None:
    game = Play("detective", "doctor").at("cafe", "cafe").clues(0, dunwich=1).begin()
    game.do("give:dunwich:1")
    assert game.actions == 3


@pytest.mark.rule("RC-171")
def test_rc_171_relics_with_the_insane_detective_cost_one_action() -> None:
    game = Play("detective", "doctor").at("cafe", "cafe").sanity(0, 4).relics(0, "silver_key").begin()
    game.do("give:silver_key:1")
    assert (game.actions, game.hand(1)) == (2, ["silver_key"])


@pytest.mark.rule("RC-171")
def test_rc_171_insane_detective_looking_on_makes_nothing_dearer() -> None:
    # given: Doctor and Driver deal with each other while the insane Detective stands beside them
    game = Play("doctor", "driver", "detective").at("cafe", "cafe", "cafe").sanity(4, 4, 0).clues(0, dunwich=2).begin()
    # then
    assert game.option("give:dunwich:1").cost == 1
    assert game.option("give:dunwich:2").cost == 2


# --- Doctor ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-172")
def test_rc_172_doctor_has_five_actions() -> None:
    # given
    game = Play("doctor", "driver").summoning_top(*QUIET_CARDS).begin()
    assert game.actions == 5
    # when: four walks
    game.do("walk:university", "walk:park", "walk:university", "walk:park")
    # then: one is left, and after it the turn goes on
    assert (game.game.active, game.actions) == (0, 1)
    game.do("walk:university")
    assert game.game.active == 1


@pytest.mark.rule("RC-173", "RC-OP-20")
def test_rc_173_insane_doctor_has_four_actions() -> None:
    # given
    game = Play("doctor", "driver").sanity(0, 4).summoning_top(*QUIET_CARDS).begin()
    assert game.actions == 4
    # when
    game.do("walk:university", "walk:park", "walk:university", "walk:park")
    # then
    assert game.game.active == 1


@pytest.mark.rule("RC-172", "RC-173")
def test_rc_173_doctor_who_turns_insane_on_the_second_walk_has_two_left() -> None:
    # given (WE-4)
    game = Play("doctor", "driver").sanity(1, 4).shoggoths("park").begin()
    # when
    game.do("walk:university").die("delusion").do("walk:park")
    # then
    assert (game.sanity_of(0), game.actions) == (0, 2)


@pytest.mark.rule("RC-172", "RC-173")
def test_rc_172_doctor_cured_in_his_own_turn_gets_the_action_back() -> None:
    game = Play("doctor", "driver").sanity(0, 4).relics(0, "song_of_kadath").begin()
    game.do("play:song_of_kadath", "song:0")
    assert (game.sanity_of(0), game.actions) == (4, 5)


# --- Driver ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-174")
def test_rc_174_driver_walks_one_or_two_locations_for_one_action() -> None:
    # given
    game = Play("driver", "doctor").begin()
    # when: one location, then two
    game.do("walk:university")
    assert (game.place_of(0), game.actions) == ("university", 3)
    game.do("drive:train_station:cafe")
    # then
    assert (game.place_of(0), game.actions) == ("cafe", 2)
    assert game.rolls() == []


@pytest.mark.rule("RC-174")
def test_rc_174_driver_reaches_everything_within_two_locations_and_nothing_farther() -> None:
    game = Play("driver", "doctor").at("diner", "cafe").begin()
    ends = {text.split(":")[-1] for text in game.options if text.startswith(("walk:", "drive:"))}
    assert ends - {"diner"} == {"secret_lodge", "junkyard", "police_station", "park", "pawn_shop"}


@pytest.mark.rule("RC-174")
def test_rc_174_driver_rolls_at_the_place_in_between() -> None:
    # given
    game = Play("driver", "doctor").shoggoths("university").begin()
    # when: Paranoia comes up there
    game.die("paranoia").do("drive:university:police_station")
    # then: the cultists stand at the place in between, and the Walk is finished
    assert game.rolls() == [("driver", "paranoia")]
    assert (game.cultists_at("university"), game.cultists_at("police_station")) == (2, 0)
    assert game.place_of(0) == "police_station"


@pytest.mark.rule("RC-174")
def test_rc_174_driver_rolls_at_both_places_of_one_walk() -> None:
    # given
    game = Play("driver", "doctor").shoggoths("university", "police_station").begin()
    # when
    game.die("delusion", "paranoia").do("drive:university:police_station")
    # then
    assert game.rolls() == [("driver", "delusion"), ("driver", "paranoia")]
    assert (game.sanity_of(0), game.cultists_at("police_station"), game.actions) == (3, 2, 3)


@pytest.mark.rule("RC-174")
def test_rc_174_driver_who_turns_insane_half_way_finishes_the_declared_walk() -> None:
    # given
    game = Play("driver", "doctor").sanity(1, 4).shoggoths("university").begin()
    # when
    game.die("delusion").do("drive:university:police_station")
    # then
    assert (game.place_of(0), game.sanity_of(0), game.actions) == ("police_station", 0, 2)


@pytest.mark.rule("RC-174")
def test_rc_174_driver_who_turns_insane_on_a_single_step_is_not_driven_on() -> None:
    # given
    game = Play("driver", "doctor").sanity(1, 4).shoggoths("university").begin()
    # when
    game.die("delusion").do("walk:university")
    # then
    assert (game.place_of(0), game.sanity_of(0), game.actions) == ("university", 0, 2)


def ways(game: Play) -> list[str]:
    """The Walks over two locations, in the order in which they are offered."""
    return [text.removeprefix("drive:") for text in game.options if text.startswith("drive:")]


@pytest.mark.rule("RC-174")
@pytest.mark.parametrize(("shoggoth", "other"), [("police_station", "park"), ("park", "police_station")])
def test_rc_174_over_a_shoggoth_on_purpose_but_the_way_without_one_comes_first(shoggoth: str, other: str) -> None:
    # given: two ways lead from the University to the Secret Lodge, one of them over a Shoggoth
    game = Play("driver", "doctor").at("university", "cafe").shoggoths(shoggoth).begin()
    # then
    to_lodge = [way for way in ways(game) if way.endswith(":secret_lodge")]
    assert to_lodge == [f"{other}:secret_lodge", f"{shoggoth}:secret_lodge"]
    # when
    game.die("blank").do(f"drive:{shoggoth}:secret_lodge")
    # then
    assert (game.place_of(0), game.rolls()) == ("secret_lodge", [("driver", "blank")])


@pytest.mark.rule("RC-174", "RC-OP-09")
def test_rc_174_the_sane_driver_too_may_go_out_and_back_or_round_to_a_neighbour() -> None:
    # given
    game = Play("driver", "doctor").at("theater", "cafe").begin()
    # then what can be had with a shorter Walk comes last
    assert ways(game) == ["market:great_hall", "market:woods", "market:wharf", "market:theater"]
    # when
    game.do("drive:market:theater")
    # then the action is spent
    assert (game.place_of(0), game.actions) == ("theater", 3)


@pytest.mark.rule("RC-174", "RC-175")
@pytest.mark.parametrize("tokens", [4, 0])
@pytest.mark.parametrize("place", [place.id for place in PLACES])
def test_rc_174_rc_175_every_two_lines_in_a_row_are_a_walk(place: str, tokens: int) -> None:
    # given
    game = Play("driver", "doctor").at(place, "cafe").sanity(tokens, 4).begin()
    # then every neighbour of every neighbour, each way once
    lines = {frozenset(line) for line in board_of(game.table, 0)["lines"]}

    def next_to(one: str) -> set[str]:
        return {other.id for other in PLACES if frozenset((f"place-{one}", f"place-{other.id}")) in lines}

    assert sorted(ways(game)) == sorted(f"{via}:{to}" for via in next_to(place) for to in next_to(via))


@pytest.mark.rule("RC-174", "RC-175", "RC-196", "RC-OP-21")
@pytest.mark.parametrize("tokens", [4, 0])
def test_rc_174_rc_175_driver_ignores_ithaqua_on_both_sides(tokens: int) -> None:
    # given
    game = Play("driver", "doctor").sanity(tokens, 4).cultists(train_station=3).awake("ithaqua").begin()
    # then
    assert game.offers("drive:university:police_station")
    assert game.offers("walk") == (tokens > 0)
    assert game.barred("walk") == []


@pytest.mark.rule("RC-175", "RC-OP-20")
def test_rc_175_insane_driver_walks_exactly_two_locations() -> None:
    # given
    game = Play("driver", "doctor").at("diner", "cafe").sanity(0, 4).begin()
    # then
    assert not game.offers("walk")
    ends = {text.split(":")[-1] for text in game.options if text.startswith("drive:")}
    assert ends == {"diner", "police_station", "park", "pawn_shop"}
    # when
    game.do("drive:junkyard:pawn_shop")
    # then
    assert (game.place_of(0), game.actions) == ("pawn_shop", 2)


@pytest.mark.rule("RC-175")
def test_rc_175_two_steps_of_the_insane_driver_may_end_at_a_neighbour() -> None:
    # given: university, park and police station form a triangle
    game = Play("driver", "doctor").at("university", "cafe").sanity(0, 4).begin()
    # then
    ends = {text.split(":")[-1] for text in game.options if text.startswith("drive:")}
    assert ends == {"cafe", "park", "police_station", "secret_lodge", "university"}


@pytest.mark.rule("RC-175")
@pytest.mark.parametrize("place", [place.id for place in PLACES])
def test_rc_175_no_location_is_a_dead_end_for_the_insane_driver(place: str) -> None:
    game = Play("driver", "doctor").at(place, "cafe").sanity(0, 4).begin()
    assert game.offers("drive")


@pytest.mark.rule("RC-175", "RC-OP-09")
def test_rc_175_insane_driver_may_step_out_and_back() -> None:
    # given: the only line from the Theater leads to the Market, where a Shoggoth waits
    game = Play("driver", "doctor").at("theater", "cafe").sanity(0, 4).shoggoths("market").begin()
    # when
    game.die("paranoia").do("drive:market:theater")
    # then
    assert (game.place_of(0), game.cultists_at("market"), game.actions) == ("theater", 2, 2)


@pytest.mark.rule("RC-175")
def test_rc_175_insane_driver_takes_the_bus_and_gates_as_everybody_does() -> None:
    # given
    game = Play("driver", "doctor").sanity(0, 4).clues(0, arkham=1).begin()
    # when: the bus takes him to a neighbour, one location away
    game.do("bus:arkham:university")
    assert (game.place_of(0), game.actions) == ("university", 2)
    # … and the gate to another gate
    game.do("drive:police_station:park").die("blank").do("gate:hospital")
    # then
    assert game.place_of(0) == "hospital"


@pytest.mark.rule("RC-174", "RC-175", "RC-166")
def test_rc_174_game_lost_at_the_place_in_between_ends_the_walk_there() -> None:
    # given: the Doctor is insane already
    game = Play("driver", "doctor").sanity(1, 0).shoggoths("university").begin()
    # when
    game.die("psychosis").do("drive:university:police_station")
    # then
    assert (game.lost, game.place_of(0)) == ("all_insane", "university")


@pytest.mark.rule("RC-175", "RC-166")
def test_rc_175_insane_driver_stays_where_the_game_was_lost() -> None:
    # given: no cultist in the pool
    game = Play("driver", "doctor").sanity(0, 4).shoggoths("university").pool(0).begin()
    # when
    game.die("paranoia").do("drive:university:police_station")
    # then
    assert (game.lost, game.place_of(0)) == ("cultists", "university")


# --- Hunter ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-176", "RC-177")
@pytest.mark.parametrize(("tokens", "left"), [(4, 3), (0, 2)])
def test_rc_176_rc_177_hunter_clears_the_location_with_one_action(tokens: int, left: int) -> None:
    # given
    game = Play("hunter", "doctor").sanity(tokens, 4).cultists(train_station=3, university=1).begin()
    # when
    game.do("defeat_cultist")
    # then
    assert (game.cultists_at("train_station"), game.cultists_at("university")) == (0, 1)
    assert (game.in_pool, game.actions) == (25, left)


@pytest.mark.rule("RC-176")
def test_rc_176_hunter_kills_one_shoggoth_for_one_action_and_the_second_for_three() -> None:
    # given: two of them, four actions
    game = Play("hunter", "doctor").shoggoths("train_station", "train_station").begin()
    # when
    game.do("defeat_shoggoth")
    # then: the relic is earned all the same
    assert (game.actions, game.shoggoth_places, len(game.hand(0))) == (3, ["train_station"], 1)
    assert game.option("defeat_shoggoth").cost == 3
    # when
    game.do("defeat_shoggoth")
    # then
    assert (game.shoggoth_places, len(game.game.relic_deck)) == ([], len(RELICS) - 2)
    assert len(game.hand(0)) >= 2
    assert game.rolls() == []


@pytest.mark.rule("RC-176")
def test_rc_176_second_shoggoth_needs_three_actions_left() -> None:
    # given
    game = Play("hunter", "doctor").shoggoths("train_station", "train_station")
    game.begin("turn.action", acting=True, actions=3)
    # when
    game.do("defeat_shoggoth")
    # then
    assert game.actions == 2
    assert not game.offers("defeat_shoggoth")
    assert game.barred("defeat_shoggoth")[0].reason == "too_few_actions"


@pytest.mark.rule("RC-176")
def test_rc_176_hunter_kills_a_shoggoth_with_her_last_action() -> None:
    game = Play("hunter", "doctor").shoggoths("train_station").begin("turn.action", acting=True, actions=1)
    game.do("defeat_shoggoth")
    assert game.shoggoth_places == []


@pytest.mark.rule("RC-176", "RC-034")
def test_rc_176_cheap_kill_comes_back_with_the_next_own_turn() -> None:
    # given
    game = Play("hunter", "doctor").shoggoths("train_station", "train_station").summoning_top(*QUIET_CARDS).begin()
    game.do("defeat_shoggoth")
    # when
    game.end_turn().end_turn()
    # then
    assert game.game.active == 0
    assert game.option("defeat_shoggoth").cost == 1


@pytest.mark.rule("RC-177")
def test_rc_177_insane_hunter_has_lost_the_cheap_kill() -> None:
    game = Play("hunter", "doctor").sanity(0, 4).shoggoths("train_station").begin()
    assert game.option("defeat_shoggoth").cost == 3
    game.do("defeat_shoggoth")
    assert game.shoggoth_places == []


@pytest.mark.rule("RC-177", "RC-OP-20")
@pytest.mark.parametrize(("face", "cultists"), [("blank", 0), ("delusion", 1), ("psychosis", 1), ("paranoia", 0)])
def test_rc_177_insane_hunter_rolls_on_entering_a_place_without_cultists(face: str, cultists: int) -> None:
    # given
    game = Play("hunter", "doctor").sanity(0, 4).begin()
    # when
    game.die(face).do("walk:university")
    # then
    assert game.rolls() == [("hunter", face)]
    assert (game.cultists_at("university"), game.sanity_of(0), game.actions) == (cultists, 0, 2)


@pytest.mark.rule("RC-177")
def test_rc_177_sane_hunter_does_not_roll_on_entering() -> None:
    game = Play("hunter", "doctor").begin()
    game.do("walk:university")
    assert game.rolls() == []


@pytest.mark.rule("RC-177")
def test_rc_177_insane_hunter_rolls_only_the_first_time_in_a_turn() -> None:
    # given
    game = Play("hunter", "doctor").sanity(0, 4).begin()
    # when
    game.die("blank").do("walk:university", "walk:park")
    # then
    assert len(game.rolls()) == 1


@pytest.mark.rule("RC-177")
def test_rc_177_entering_a_place_with_cultists_does_not_use_up_the_first_time() -> None:
    # given
    game = Play("hunter", "doctor").sanity(0, 4).cultists(university=1).begin()
    # when: first a place with a cultist, then one without
    game.do("walk:university")
    assert game.rolls() == []
    game.die("delusion").do("walk:park")
    # then
    assert (game.rolls(), game.cultists_at("park")) == ([("hunter", "delusion")], 1)


@pytest.mark.rule("RC-177", "RC-034")
def test_rc_177_insane_hunter_rolls_again_in_her_next_turn() -> None:
    # given
    game = Play("hunter", "doctor").sanity(0, 4).summoning_top(*QUIET_CARDS).begin()
    game.die("blank").do("walk:university").end_turn().end_turn()
    # when
    game.die("blank").do("walk:park")
    # then
    assert len(game.rolls()) == 2


@pytest.mark.rule("RC-177")
def test_rc_177_insane_hunter_rolls_when_the_bus_brings_her() -> None:
    game = Play("hunter", "doctor").sanity(0, 4).clues(0, dunwich=1).begin()
    game.die("delusion").do("bus:dunwich:swamp")
    assert (game.cultists_at("swamp"), len(game.rolls())) == (1, 1)


@pytest.mark.rule("RC-177")
def test_rc_177_gate_roll_is_made_in_addition_and_after_hers() -> None:
    # given
    game = Play("hunter", "doctor").at("park", "cafe").sanity(0, 4).begin()
    # when: Paranoia would mean nothing for her own roll
    game.die("delusion", "paranoia").do("gate:old_mill")
    # then: one cultist by her roll, two by the gate's
    assert [event.rule for event in game.events("rolled")] == ["RC-177", "RC-044"]
    assert game.cultists_at("old_mill") == 3


@pytest.mark.rule("RC-177", "RC-223")
def test_rc_177_insane_hunter_rolls_when_the_silver_key_moves_her() -> None:
    # given
    game = Play("hunter", "doctor").sanity(0, 4).relics(0, "silver_key").begin()
    # when: her roll on arrival, then the relic's
    game.die("psychosis", "blank").do("play:silver_key", "step:swamp")
    # then
    assert (game.cultists_at("swamp"), len(game.rolls())) == (1, 2)


@pytest.mark.rule("RC-177")
def test_rc_177_hunters_own_roll_comes_before_the_shoggoths() -> None:
    # given
    game = Play("hunter", "doctor").sanity(0, 4).shoggoths("university").begin()
    # when: Paranoia on her own roll means nothing, Delusion on the Shoggoth's means nothing to the insane
    game.die("paranoia", "delusion").do("walk:university")
    # then
    assert game.rolls() == [("hunter", "paranoia"), ("hunter", "delusion")]
    assert game.cultists_at("university") == 0


@pytest.mark.rule("RC-177", "RC-222")
def test_rc_177_warded_box_suspends_the_entry_roll() -> None:
    # given
    game = Play("hunter", "doctor").sanity(0, 4).relics(0, "warded_box").begin()
    # when
    game.do("play:warded_box", "walk:university")
    # then
    assert (game.rolls(), game.cultists_at("university")) == ([], 0)


@pytest.mark.rule("RC-177", "RC-215")
def test_rc_177_hunter_brings_no_cultist_into_a_warded_town() -> None:
    game = Play("hunter", "doctor").sanity(0, 4).sealed("arkham", warded=True).begin()
    game.die("delusion").do("walk:university")
    assert (game.rolls(), game.cultists_at("university")) == ([("hunter", "delusion")], 0)


@pytest.mark.rule("RC-177", "RC-162")
def test_rc_177_hunters_cultist_with_an_empty_pool_loses_the_game() -> None:
    game = Play("hunter", "doctor").sanity(0, 4).pool(0).begin()
    game.die("delusion").do("walk:university")
    assert game.lost == "cultists"


@pytest.mark.rule("RC-177", "RC-150")
def test_rc_177_hunter_driven_mad_on_arrival_makes_no_second_roll() -> None:
    # given: she was still sane when she came in
    game = Play("hunter", "doctor").sanity(1, 4).shoggoths("university").begin()
    # when
    game.die("delusion").do("walk:university")
    # then
    assert (game.rolls(), game.sanity_of(0)) == ([("hunter", "delusion")], 0)


@pytest.mark.rule("RC-176", "RC-177", "RC-034")
def test_rc_177_cheap_kill_is_not_renewed_by_a_cure_within_the_turn() -> None:
    # given: used while sane, then insane, then cured
    game = Play("hunter", "doctor").at("university", "cafe").sanity(1, 4).relics(1, "song_of_kadath")
    game.shoggoths("university", "park", "park").begin()
    game.do("defeat_shoggoth").die("delusion").do("walk:park")
    assert game.sanity_of(0) == 0
    # when
    game.do("play:song_of_kadath", "song:0", seat=1)
    # then: two actions left (4 - 1 - 1 - 1 + 1), too few for the second Shoggoth
    assert (game.sanity_of(0), game.actions) == (4, 2)
    assert not game.offers("defeat_shoggoth")
