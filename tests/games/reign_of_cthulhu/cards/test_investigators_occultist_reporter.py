"""Occultist and Reporter, both sides (RC-180 to RC-183)."""

import pytest

from tests.games.reign_of_cthulhu.play import Play

QUIET_CARDS = ("graveyard", "wharf", "theater", "market", "hospital", "factory", "boardwalk", "junkyard")
"""Summoning cards without a symbol, far from Arkham and Dunwich."""


# --- Occultist ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-180")
@pytest.mark.parametrize("end", ["woods", "docks"])
def test_rc_180_occultist_moves_a_cultist_one_or_two_locations_from_anywhere(end: str) -> None:
    # given: she is in Arkham, the cultists in Kingsport
    game = Play("occultist", "doctor").cultists(market=2).begin()
    # when
    game.do("shift:market", f"shift_to:{end}")
    # then
    assert (game.cultists_at("market"), game.cultists_at(end)) == (1, 1)
    assert (game.in_pool, game.actions) == (24, 3)


@pytest.mark.rule("RC-180")
def test_rc_180_cultist_goes_no_farther_than_two_locations() -> None:
    game = Play("occultist", "doctor").cultists(theater=1).begin()
    game.do("shift:theater")
    assert game.options == [f"shift_to:{place}" for place in ("great_hall", "woods", "market", "wharf")]


@pytest.mark.rule("RC-180", "RC-OP-12")
def test_rc_180_full_location_is_passed_but_no_destination() -> None:
    # given: the only way from the Theater leads over the full Market
    game = Play("occultist", "doctor").cultists(theater=1, market=3).begin()
    # when
    game.do("shift:theater")
    # then
    assert "shift_to:market" not in game.options
    game.do("shift_to:wharf")
    assert (game.cultists_at("wharf"), game.cultists_at("market"), game.revealed) == (1, 3, [])


@pytest.mark.rule("RC-180", "RC-215")
def test_rc_180_moving_a_cultist_into_a_warded_town_is_not_placing() -> None:
    # given: no cultist in the pool either
    game = Play("occultist", "doctor").cultists(train_station=1, university=1).sealed("dunwich", warded=True)
    game.pool(0).begin()
    # when
    game.do("shift:train_station", "shift_to:cafe")
    # then
    assert (game.cultists_at("cafe"), game.in_pool, game.lost) == (1, 0, None)


@pytest.mark.rule("RC-180")
def test_rc_180_occultist_moves_a_shoggoth_for_two_actions() -> None:
    # given
    game = Play("occultist", "doctor").shoggoths("market").begin()
    # when
    game.do("drag:market:theater")
    # then
    assert (game.shoggoth_places, game.actions, game.rolls()) == (["theater"], 2, [])


@pytest.mark.rule("RC-180")
def test_rc_180_shoggoth_goes_one_location_only() -> None:
    game = Play("occultist", "doctor").shoggoths("theater").begin()
    assert [text for text in game.options if text.startswith("drag:")] == ["drag:theater:market"]


@pytest.mark.rule("RC-180")
def test_rc_180_one_action_is_too_few_to_move_a_shoggoth() -> None:
    game = Play("occultist", "doctor").shoggoths("market").begin("turn.action", acting=True, actions=1)
    assert not game.offers("drag")
    (why,) = game.barred("drag")
    assert game.table.say(why) == "Move a Shoggoth: takes 2 actions, only 1 left"


@pytest.mark.rule("RC-180", "RC-114", "RC-234")
def test_rc_180_shoggoth_moved_onto_investigators_makes_each_roll() -> None:
    # given
    game = Play("occultist", "doctor").shoggoths("university").begin()
    # when
    game.die("delusion", "psychosis").do("drag:university:train_station")
    # then
    assert game.rolls() == [("occultist", "delusion"), ("doctor", "psychosis")]
    assert (game.sanity_of(0), game.sanity_of(1)) == (3, 2)


@pytest.mark.rule("RC-180")
@pytest.mark.parametrize(("start", "end"), [("park", "university"), ("university", "park")])
def test_rc_180_moving_a_shoggoth_off_or_onto_an_open_gate_causes_no_ritual(start: str, end: str) -> None:
    game = Play("occultist", "doctor").shoggoths(start).begin()
    game.do(f"drag:{start}:{end}")
    assert (game.shoggoth_places, game.revealed) == ([end], [])


@pytest.mark.rule("RC-180", "RC-215")
def test_rc_180_shoggoth_may_be_moved_into_a_warded_town() -> None:
    game = Play("occultist", "doctor").shoggoths("diner").sealed("innsmouth", warded=True).begin()
    game.do("drag:diner:junkyard")
    assert game.shoggoth_places == ["junkyard"]


@pytest.mark.rule("RC-181", "RC-OP-20")
def test_rc_181_insane_occultist_moves_two_cultists_different_ways() -> None:
    # given
    game = Play("occultist", "doctor").sanity(0, 4).cultists(market=1, church=2).begin()
    # when
    game.do("shift:market", "shift_to:theater", "shift:church", "shift_to:cafe")
    # then: together one action
    assert (game.cultists_at("market"), game.cultists_at("theater")) == (0, 1)
    assert (game.cultists_at("church"), game.cultists_at("cafe")) == (1, 1)
    assert game.actions == 2


@pytest.mark.rule("RC-181")
def test_rc_181_insane_occultist_moves_two_from_the_same_location() -> None:
    game = Play("occultist", "doctor").sanity(0, 4).cultists(market=3).begin()
    game.do("shift:market", "shift_to:theater", "shift:market", "shift_to:wharf")
    assert [game.cultists_at(place) for place in ("market", "theater", "wharf")] == [1, 1, 1]


@pytest.mark.rule("RC-181")
def test_rc_181_insane_occultist_may_leave_it_at_one() -> None:
    game = Play("occultist", "doctor").sanity(0, 4).cultists(market=2).begin()
    game.do("shift:market", "shift_to:theater", "enough")
    assert (game.cultists_at("market"), game.cultists_at("theater"), game.actions) == (1, 1, 2)


@pytest.mark.rule("RC-181")
def test_rc_181_each_cultist_goes_one_location_only() -> None:
    game = Play("occultist", "doctor").sanity(0, 4).cultists(church=1).begin()
    game.do("shift:church")
    places = ("cafe", "old_mill", "historic_inn", "farmstead")
    assert game.options == [f"shift_to:{place}" for place in places]


@pytest.mark.rule("RC-181")
def test_rc_181_same_cultist_does_not_go_twice() -> None:
    # given: only one cultist on the board
    game = Play("occultist", "doctor").sanity(0, 4).cultists(market=1).begin()
    # when
    game.do("shift:market", "shift_to:woods")
    # then: there is no second cultist to move, so the action is over
    assert game.asked == (0, "action")
    assert (game.cultists_at("woods"), game.actions) == (1, 2)


@pytest.mark.rule("RC-181")
def test_rc_181_second_cultist_may_start_where_the_first_arrived_if_another_stands_there() -> None:
    # given: another one stands at the Woods already
    game = Play("occultist", "doctor").sanity(0, 4).cultists(market=1, woods=1).begin()
    # when
    game.do("shift:market", "shift_to:woods", "shift:woods", "shift_to:docks")
    # then
    assert [game.cultists_at(place) for place in ("market", "woods", "docks")] == [0, 1, 1]


@pytest.mark.rule("RC-181")
def test_rc_181_second_move_is_judged_after_the_first() -> None:
    # given: the only line from the Theater leads to the Market, which the first one makes full
    game = Play("occultist", "doctor").sanity(0, 4).cultists(theater=2, market=2).begin()
    # when
    game.do("shift:theater")
    assert game.cultists_at("market") == 3
    # then: from the Theater there is no way any more
    assert "shift:theater" not in game.options
    # when: instead one leaves the full Market
    game.do("shift:market", "shift_to:wharf")
    # then
    assert [game.cultists_at(place) for place in ("theater", "market", "wharf")] == [1, 2, 1]


@pytest.mark.rule("RC-181")
def test_rc_181_place_the_first_one_left_is_open_to_the_second() -> None:
    # given: the Market is full
    game = Play("occultist", "doctor").sanity(0, 4).cultists(theater=1, market=3).begin()
    assert not game.offers("shift:theater")
    # when
    game.do("shift:market", "shift_to:wharf", "shift:theater")
    # then: the only line leads to the Market
    assert [game.cultists_at(place) for place in ("theater", "market", "wharf")] == [0, 3, 1]


@pytest.mark.rule("RC-181")
def test_rc_181_insane_occultist_moves_no_shoggoths() -> None:
    game = Play("occultist", "doctor").sanity(0, 4).shoggoths("market").begin()
    assert not game.offers("drag")


# --- Reporter -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-182")
def test_rc_182_any_clue_takes_the_reporter_anywhere_by_bus() -> None:
    # given: in Arkham with a Dunwich clue
    game = Play("reporter", "doctor").clues(0, dunwich=1).begin()
    rides = [text for text in game.options if text.startswith("bus:dunwich:")]
    assert len(rides) == 23
    # when
    game.do("bus:dunwich:graveyard")
    # then
    assert (game.place_of(0), game.hand(0), game.discard_pile) == ("graveyard", [], ["dunwich"])
    assert game.actions == 3


@pytest.mark.rule("RC-182")
def test_rc_182_nobody_else_goes_anywhere_with_any_clue() -> None:
    game = Play("doctor", "reporter").clues(0, dunwich=1).begin()
    assert not game.offers("bus:dunwich:graveyard")
    assert not game.offers("hop")


@pytest.mark.rule("RC-182")
def test_rc_182_reporter_hops_between_bus_stops_without_a_card() -> None:
    # given: an empty hand
    game = Play("reporter", "doctor").begin()
    stops = ["hop:diner", "hop:historic_inn", "hop:factory", "hop:market"]
    assert [text for text in game.options if text.startswith("hop:")] == stops
    # when
    game.do("hop:market")
    # then
    assert (game.place_of(0), game.actions, game.discard_pile) == ("market", 3, [])


@pytest.mark.rule("RC-182")
def test_rc_182_where_no_bus_stops_the_reporter_is_told_why_she_can_not_hop() -> None:
    game = Play("reporter", "doctor").at("park", "diner").begin()
    assert not game.offers("hop")
    (why,) = game.barred("hop")
    assert game.table.say(why) == "Ride from stop to stop: there is no bus stop here"


@pytest.mark.rule("RC-182")
def test_rc_182_reporter_keeps_her_clues_when_she_hops() -> None:
    game = Play("reporter", "doctor").clues(0, arkham=2).begin()
    game.do("hop:factory")
    assert (game.hand(0), game.actions) == (["arkham", "arkham"], 3)


@pytest.mark.rule("RC-182")
def test_rc_182_no_hop_and_no_bus_away_from_a_bus_stop() -> None:
    game = Play("reporter", "doctor").at("university", "cafe").clues(0, arkham=1).begin()
    assert not game.offers("hop")
    assert not game.offers("bus")


@pytest.mark.rule("RC-182", "RC-040", "RC-234")
def test_rc_182_hop_onto_a_shoggoth_means_a_roll() -> None:
    game = Play("reporter", "doctor").shoggoths("market").begin()
    game.die("delusion").do("hop:market")
    assert (game.rolls(), game.sanity_of(0)) == ([("reporter", "delusion")], 3)


@pytest.mark.rule("RC-183", "RC-OP-20")
def test_rc_183_insane_reporter_takes_no_bus_and_does_not_hop() -> None:
    game = Play("reporter", "doctor").sanity(0, 4).clues(0, arkham=1).begin()
    assert not game.offers("bus")
    assert not game.offers("hop")
    assert game.barred("bus")[0].reason == "insane_reporter"


@pytest.mark.rule("RC-183", "RC-OP-20")
def test_rc_183_insane_reporter_picks_a_clue_of_her_town_for_nothing() -> None:
    # given
    game = Play("reporter", "doctor").sanity(0, 4).discarded("arkham", "dunwich", "arkham", "silver_key").begin()
    assert [text for text in game.options if text.startswith("pick:")] == ["pick:arkham"]
    # when
    game.do("pick:arkham")
    # then: once a turn
    assert (game.hand(0), game.actions) == (["arkham"], 3)
    assert sorted(game.discard_pile) == ["arkham", "dunwich", "silver_key"]
    assert not game.offers("pick")


@pytest.mark.rule("RC-183")
def test_rc_183_her_town_is_the_one_she_is_in_now() -> None:
    # given
    game = Play("reporter", "doctor").sanity(0, 4).discarded("dunwich").begin()
    assert not game.offers("pick")
    # when
    game.do("walk:cafe", "pick:dunwich")
    # then
    assert game.hand(0) == ["dunwich"]


@pytest.mark.rule("RC-183", "RC-034")
def test_rc_183_pick_comes_back_with_her_next_turn() -> None:
    # given
    game = Play("reporter", "doctor").sanity(0, 4).discarded("arkham", "arkham").summoning_top(*QUIET_CARDS).begin()
    game.do("pick:arkham").end_turn()
    # then: not on another player's turn
    assert game.game.active == 1
    assert not game.offers("pick")
    # when
    game.end_turn()
    # then
    assert game.game.active == 0
    assert game.offers("pick:arkham")


@pytest.mark.rule("RC-183")
def test_rc_183_sane_reporter_picks_nothing() -> None:
    game = Play("reporter", "doctor").discarded("arkham").begin()
    assert not game.offers("pick")


@pytest.mark.rule("RC-183", "RC-233")
def test_rc_183_hand_limit_applies_to_the_pick_at_once() -> None:
    # given
    game = Play("reporter", "doctor").sanity(0, 4).clues(0, dunwich=7).discarded("arkham").begin()
    # when
    game.do("pick:arkham")
    # then
    assert game.asked == (0, "hand_limit")
    game.do("discard:dunwich")
    assert game.hand(0) == ["arkham"] + ["dunwich"] * 6


@pytest.mark.rule("RC-183", "RC-130")
@pytest.mark.parametrize("step", ["turn.hand_limit", "summoning.step", "turn.end"])
def test_rc_183_pick_is_open_in_the_windows_of_her_turn(step: str) -> None:
    # given: after the draw, between summoning cards, at the end of the turn
    game = Play("reporter", "doctor").sanity(0, 4).discarded("arkham").summoning_top(*QUIET_CARDS).begin(step)
    # when
    game.do("pick:arkham", seat=0)
    # then
    assert game.hand(0) == ["arkham"]


@pytest.mark.rule("RC-183", "RC-130")
def test_rc_183_pick_is_open_after_her_last_action() -> None:
    game = Play("reporter", "doctor").sanity(0, 4).discarded("arkham").begin("turn.action", acting=True, actions=1)
    game.do("walk:university")
    assert game.actions == 0
    game.do("pick:arkham")
    assert "arkham" in game.hand(0)
    assert game.discard_pile == []


@pytest.mark.rule("RC-183", "RC-130")
def test_rc_183_no_pick_while_a_card_is_being_resolved() -> None:
    # given: Tsathoggua asks how to share the discards
    game = Play("reporter", "doctor").sanity(0, 4).discarded("arkham").clues(0, dunwich=2).clues(1, dunwich=2)
    game.old_ones("tsathoggua").cultists(theater=3).summoning_top("theater").begin("summoning.step")
    # then
    assert game.asked == (0, "sloth")
    assert not game.offers("pick")


@pytest.mark.rule("RC-183", "RC-055")
def test_rc_183_the_pick_is_hers_alone_while_somebody_else_has_too_many_cards() -> None:
    # given: the Doctor is to get an eighth card from the insane Reporter
    game = Play("reporter", "doctor").sanity(0, 4).clues(0, arkham=1).clues(1, dunwich=7).discarded("arkham").begin()
    # when
    game.do("give:arkham:1")
    # then
    assert game.asked == (1, "hand_limit")
    assert game.options == ["discard:arkham", "discard:dunwich"]
    # and when that is done
    game.do("discard:dunwich")
    # then she has lost nothing by it
    assert game.asked == (0, "action")
    assert game.offers("pick:arkham")


@pytest.mark.rule("RC-183", "RC-233")
def test_rc_183_no_pick_while_she_holds_too_many_cards_herself() -> None:
    # given: seven cards, and two more are drawn
    game = Play("reporter", "doctor").sanity(0, 4).clues(0, dunwich=7).discarded("arkham")
    # when
    game.deck_top("kingsport", "kingsport").summoning_top(*QUIET_CARDS).begin("turn.draw")
    # then
    assert game.asked == (0, "hand_limit")
    assert not game.offers("pick")
    # when the limit is met
    game.do("discard:dunwich", "discard:dunwich")
    # then
    assert (game.asked, game.offers("pick:arkham")) == ((0, "window"), True)
