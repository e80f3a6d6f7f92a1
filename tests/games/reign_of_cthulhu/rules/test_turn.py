"""Chapter 3: the turn (RC-030 … RC-035)."""

import pytest

from tests.games.reign_of_cthulhu.play import Play

PARTS = ("turn_begins", "walked", "drew", "summoning_card")

# --- RC-030, RC-031: parts of the turn, number of actions -------------------------------------------------------------


@pytest.mark.rule("RC-030")
def test_rc_030_actions_then_two_cards_then_summoning() -> None:
    # given
    game = Play("detective", "hunter").at("university", "diner").begin()

    # when all four actions are used
    game.do("walk:park", "walk:university", "walk:park", "walk:university")

    # then the other parts follow by themselves, and it is the next player's turn
    turn = ["turn_begins", "walked", "walked", "walked", "walked", "drew", "summoning_card", "summoning_card"]
    assert game.story(*PARTS) == [*turn, "turn_begins"]
    assert len(game.hand(0)) == 2
    assert game.asked == (1, "action")


@pytest.mark.rule("RC-030")
def test_rc_030_nothing_is_drawn_or_summoned_during_the_actions() -> None:
    # given
    game = Play("detective", "hunter").at("university", "diner").begin()

    # when
    game.do("walk:park", "walk:university", "walk:park")

    # then
    assert game.story("drew", "summoning_card") == []
    assert game.actions == 1


@pytest.mark.rule("RC-031")
def test_rc_031_the_same_action_may_be_repeated_and_costs_each_time() -> None:
    # given
    game = Play("detective", "hunter").at("diner", "park").cultists(diner=3).begin()

    # when
    left = []
    for _ in range(3):
        game.do("defeat_cultist")
        left.append((game.cultists_at("diner"), game.actions))

    # then
    assert left == [(2, 3), (1, 2), (0, 1)]


@pytest.mark.rule("RC-031")
def test_rc_031_actions_may_be_mixed() -> None:
    # given
    game = Play("detective", "hunter").at("secret_lodge", "diner").cultists(diner=1).clues(0, arkham=2).begin()

    # when
    game.do("walk:diner", "defeat_cultist", "give:arkham:1")

    # then
    assert (game.place_of(0), game.cultists_at("diner"), game.hand(1), game.actions) == ("diner", 0, ["arkham"], 1)


@pytest.mark.rule("RC-031")
@pytest.mark.parametrize("used", [0, 1, 3])
def test_rc_031_the_active_player_may_stop_early(used: int) -> None:
    # given
    game = Play("detective", "hunter").at("university", "diner").begin()
    game.do(*["walk:park", "walk:university", "walk:park"][:used])

    # when
    game.do("end_actions")

    # then what is left is lost, now and for the next turn
    assert len(game.hand(0)) == 2
    assert game.asked == (1, "action")
    game.end_turn()
    assert (game.asked, game.actions) == ((0, "action"), 4)


@pytest.mark.rule("RC-031")
def test_rc_031_alien_carving_after_the_last_action_extends_the_part() -> None:
    # given all actions are used up
    game = Play("detective", "hunter").at("university", "diner").relics(0, "alien_carving").begin()
    game.do("walk:park", "walk:university", "walk:park", "walk:university")
    assert game.story("drew") == []

    # when
    game.die("blank").do("play:alien_carving")

    # then
    assert game.actions == 3
    game.do("walk:park")
    assert (game.place_of(0), game.actions) == ("park", 2)


@pytest.mark.rule("RC-031")
def test_rc_031_alien_carving_of_a_partner_extends_it_too() -> None:
    # given
    game = Play("detective", "hunter").at("university", "diner").relics(1, "alien_carving").begin()
    game.do("walk:park", "walk:university", "walk:park", "walk:university")

    # when
    game.do("play:alien_carving", seat=1)
    game.die("blank").do("accept", seat=0)

    # then
    assert game.actions == 3


@pytest.mark.rule("RC-031")
def test_rc_031_song_of_kadath_after_the_last_action_gives_an_insane_player_one_more() -> None:
    # given an insane investigator after three actions
    game = Play("detective", "hunter").at("university", "diner").sanity(0, 4).relics(0, "song_of_kadath").begin()
    game.do("walk:park", "walk:university", "walk:park")
    assert game.story("drew") == []

    # when
    game.do("play:song_of_kadath", "song:0")

    # then
    assert (game.sanity_of(0), game.actions) == (4, 1)
    game.do("walk:university")
    assert game.place_of(0) == "university"


@pytest.mark.rule("RC-031")
def test_rc_031_after_the_last_action_the_player_may_say_that_it_was_all() -> None:
    # given
    game = Play("detective", "hunter").at("university", "diner").relics(0, "alien_carving").begin()
    game.do("walk:park", "walk:university", "walk:park", "walk:university")

    # when
    game.do("end_actions")

    # then
    assert len(game.hand(0)) == 3
    assert game.place_of(0) == "university"


# --- RC-032, RC-033: paying, and what may come between ----------------------------------------------------------------


@pytest.mark.rule("RC-032")
def test_rc_032_a_bus_ticket_goes_to_the_discard_pile() -> None:
    # given
    game = Play("detective", "hunter").at("diner", "park").clues(0, dunwich=1).discarded("kingsport").begin()

    # when
    game.do("bus:dunwich:swamp")

    # then
    assert game.discard_pile == ["kingsport", "dunwich"]
    assert game.hand(0) == []


@pytest.mark.rule("RC-032")
def test_rc_032_the_clues_of_a_seal_go_to_the_discard_pile() -> None:
    # given
    game = Play("hunter", "detective").at("park", "diner").clues(0, arkham=5, dunwich=1).begin()

    # when
    game.do("seal:arkham:5")

    # then
    assert game.discard_pile == ["arkham"] * 5
    assert game.hand(0) == ["dunwich"]


@pytest.mark.rule("RC-033")
def test_rc_033_pay_then_carry_out_then_roll() -> None:
    # given one token and a Shoggoth at the end of the ride
    game = Play("detective", "hunter").at("diner", "park").sanity(1, 4).clues(0, dunwich=1).shoggoths("swamp").begin()

    # when the ride ends in insanity
    game.die("delusion").do("bus:dunwich:swamp")

    # then card and action were paid, and insanity takes one of what is left
    assert (game.place_of(0), game.hand(0), game.actions) == ("swamp", [], 2)


@pytest.mark.rule("RC-033")
def test_rc_033_no_relic_between_the_rolls_of_an_action() -> None:
    # given relics in both hands, and a passage that means two rolls
    game = Play("detective", "hunter").at("park", "diner").shoggoths("graveyard")
    game.relics(0, "warded_box").relics(1, "song_of_kadath").begin()

    # when
    game.die("delusion", "delusion").do("gate:graveyard")

    # then both rolls are done before anything is asked
    assert game.rolls() == [("detective", "delusion")] * 2
    assert game.asked == (0, "action")
    assert (game.actions, game.sanity_of(0)) == (3, 2)


@pytest.mark.rule("RC-033")
def test_rc_033_the_receivers_hand_limit_is_settled_before_the_next_action() -> None:
    # given a full hand
    game = Play("detective", "hunter").at("diner", "diner").clues(0, arkham=1).clues(1, dunwich=7).begin()

    # when
    game.do("give:arkham:1")

    # then
    assert game.asked == (1, "hand_limit")
    game.do("discard:dunwich")
    assert game.asked == (0, "action")


@pytest.mark.rule("RC-033")
def test_rc_033_when_the_game_ends_within_an_action_nothing_is_rolled_back() -> None:
    # given an empty pool, and a Shoggoth at the end of the ride
    game = Play("detective", "hunter").at("diner", "park").clues(0, dunwich=1).shoggoths("swamp").pool(0)
    assert game.cultists_at("swamp") == 0
    game.begin()

    # when Paranoia asks for cultists that are not there
    game.die("paranoia").do("bus:dunwich:swamp")

    # then it is lost, and the ride stays as it was
    assert game.lost == "cultists"
    assert (game.place_of(0), game.discard_pile, game.actions) == ("swamp", ["dunwich"], 3)


@pytest.mark.rule("RC-033")
def test_rc_033_when_the_game_ends_within_an_action_the_rest_is_not_carried_out() -> None:
    # given everybody else is insane, and a passage that means two rolls
    game = Play("detective", "hunter").at("park", "diner").sanity(1, 0).shoggoths("graveyard").begin()

    # when the first roll ends the game
    game.die("delusion").do("gate:graveyard")

    # then there is no second one
    assert game.lost == "all_insane"
    assert game.rolls() == [("detective", "delusion")]
    assert game.table.choice is None


# --- RC-034: once per turn --------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-034")
def test_rc_034_the_hunters_cheap_kill_comes_back_with_the_next_turn() -> None:
    # given
    game = Play("hunter", "detective").at("park", "diner").shoggoths("park", "park").begin()
    assert game.option("defeat_shoggoth").cost == 1

    # when
    game.do("defeat_shoggoth")

    # then the second costs the full price in this turn, but not in the next
    assert game.option("defeat_shoggoth").cost == 3
    game.end_turn().end_turn()
    assert (game.asked, game.option("defeat_shoggoth").cost) == ((0, "action"), 1)


@pytest.mark.rule("RC-034")
def test_rc_034_the_hunters_cheap_kill_is_not_renewed_by_a_cure() -> None:
    # given she has used it, and then turned insane
    game = Play("hunter", "detective").at("park", "diner").shoggoths("park", "park", "university").sanity(1, 4)
    game.relics(1, "alien_carving", "song_of_kadath").begin().do("defeat_shoggoth")
    game.do("play:alien_carving")
    game.die("blank").do("accept")
    game.die("delusion").do("walk:university")
    assert (game.sanity_of(0), game.actions) == (0, 4)

    # when she is cured
    game.do("play:song_of_kadath", "song:0")

    # then
    assert game.sanity_of(0) == 4
    assert game.option("defeat_shoggoth").cost == 3


@pytest.mark.rule("RC-034")
def test_rc_034_the_insane_hunters_entry_roll_comes_once_each_turn() -> None:
    # given
    game = Play("hunter", "detective").at("park", "diner").sanity(0, 4).begin()

    # when she enters two places without cultists
    game.die("blank").do("walk:university").do("walk:park")

    # then
    assert game.rolls() == [("hunter", "blank")]

    # when her next turn has come
    game.end_turn().end_turn().die("blank").do("walk:university")

    # then
    assert game.rolls() == [("hunter", "blank")] * 2


@pytest.mark.rule("RC-034")
def test_rc_034_the_insane_hunters_entry_roll_is_not_renewed_by_cure_and_relapse() -> None:
    # given she has made it
    game = Play("hunter", "detective").at("park", "diner").sanity(0, 4).shoggoths("police_station")
    game.relics(1, "song_of_kadath").begin().die("blank").do("walk:university")

    # when she is cured, and goes insane again
    game.do("play:song_of_kadath", "song_all")
    assert game.sanity_of(0) == 1
    game.die("delusion").do("walk:police_station")
    assert (game.sanity_of(0), game.actions) == (0, 1)
    before = len(game.rolls())
    game.do("walk:secret_lodge")

    # then
    assert game.place_of(0) == "secret_lodge"
    assert len(game.rolls()) == before


@pytest.mark.rule("RC-034")
def test_rc_034_the_insane_reporters_pick_comes_once_each_turn() -> None:
    # given
    game = Play("reporter", "detective").at("park", "diner").sanity(0, 4).discarded("arkham", "arkham").begin()

    # when
    game.do("pick:arkham")

    # then
    assert not game.offers("pick")
    game.end_turn().end_turn()
    assert game.offers("pick:arkham")


@pytest.mark.rule("RC-034")
def test_rc_034_the_insane_reporters_pick_is_not_renewed_by_cure_and_relapse() -> None:
    # given she has made it
    game = Play("reporter", "detective").at("park", "diner").sanity(0, 4).shoggoths("university")
    game.discarded("arkham", "arkham").relics(1, "song_of_kadath").begin().do("pick:arkham")

    # when she is cured, and goes insane again
    game.do("play:song_of_kadath", "song_all")
    game.die("delusion").do("walk:university")

    # then
    assert (game.sanity_of(0), game.discard_pile) == (0, ["arkham"])
    assert not game.offers("pick")


@pytest.mark.rule("RC-034")
def test_rc_034_the_insane_magicians_duty_is_due_every_turn() -> None:
    # given
    game = Play("magician", "detective").at("park", "diner").sanity(0, 4).relics(0, "silver_key", "mi_go_eye").begin()

    # when he has played a relic in this turn
    game.do("play:mi_go_eye").until(lambda: game.game.active == 1)

    # then nothing more is due in it
    assert game.hand(0).count("silver_key") == 1

    # when his next turn is over
    game.until(lambda: game.game.active == 0).until(lambda: game.game.active == 1)

    # then the other one had to be played
    assert game.box == ["mi_go_eye", "silver_key"]


@pytest.mark.rule("RC-034")
def test_rc_034_ithaquas_permission_ends_with_the_turn() -> None:
    # given the permission has been won, and two cultists remain
    game = Play("detective", "hunter").at("park", "diner").cultists(park=3).awake("ithaqua").begin()
    assert not game.offers("walk")
    game.do("defeat_cultist")
    assert game.offers("walk")

    # when her next turn has come
    game.end_turn().end_turn()

    # then
    assert (game.asked, game.cultists_at("park")) == ((0, "action"), 2)
    assert not game.offers("walk")


# --- RC-035 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-035")
def test_rc_035_after_the_summoning_the_next_player_starts() -> None:
    # given
    game = Play("detective", "hunter", "doctor").begin(active=1)

    # when
    game.do("end_actions")

    # then with all actions of that investigator
    assert (game.asked, game.actions) == ((2, "action"), 5)
    game.do("end_actions")
    assert (game.asked, game.actions) == ((0, "action"), 4)


@pytest.mark.rule("RC-035")
def test_rc_035_a_skipped_summoning_step_ends_the_turn_all_the_same() -> None:
    # given
    game = Play("detective", "hunter").relics(0, "bizarre_statue").begin()
    game.die("blank").do("play:bizarre_statue")

    # when
    game.do("end_actions")

    # then two cards were drawn, no cultist came, and it is the next player's turn
    assert len(game.hand(0)) == 2
    assert game.in_pool == 26
    assert game.asked == (1, "action")

    # then the next summoning step takes place again
    game.do("end_actions")
    assert game.in_pool == 24


@pytest.mark.rule("RC-031")
def test_rc_031_enter_ends_no_turn_in_which_actions_are_left() -> None:
    # given actions left
    game = Play("driver", "doctor").begin()
    # then ending them is possible, but nothing that Enter would do
    assert game.option("end_actions").early
    assert game.table.choice is not None
    assert game.table.choice.default is None
