"""The relics one by one, second half: Mi-Go Eye to Xaos Mirror (RC-219 to RC-224)."""

import pytest

from tests.games.reign_of_cthulhu.play import Play

QUIET_CARDS = ("graveyard", "wharf", "theater", "market", "hospital", "factory", "boardwalk", "junkyard")
"""Summoning cards without a symbol, far from Arkham and Dunwich."""


# --- Mi-Go Eye ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-219")
def test_rc_219_mi_go_eye_saves_one_clue_at_the_next_seal() -> None:
    # given
    game = Play("driver", "doctor").at("park", "cafe").relics(0, "mi_go_eye").clues(0, arkham=4).begin()
    assert not game.offers("seal")
    # when
    game.die("blank").do("play:mi_go_eye")
    assert game.board["in_play"]["mi_go_eye"]
    game.do("seal:arkham:4")
    # then: used up
    assert game.hand(0) == []
    assert not game.board["in_play"]["mi_go_eye"]


@pytest.mark.rule("RC-219")
def test_rc_219_whoever_seals_next_is_served_and_the_one_after_pays_in_full() -> None:
    # given: the Doctor plays it, the Driver seals, then the Doctor stands at a gate with four clues
    game = Play("driver", "doctor").at("park", "old_mill").relics(1, "mi_go_eye").clues(0, arkham=4).clues(1, dunwich=4)
    game.deck_top("kingsport", "kingsport").summoning_top(*QUIET_CARDS).begin()
    game.die("blank").do("play:mi_go_eye", seat=1)
    # when
    game.do("seal:arkham:4", "end_actions")
    # then
    assert game.game.active == 1
    assert not game.offers("seal")


@pytest.mark.rule("RC-219")
def test_rc_219_lies_open_over_turns_until_the_next_seal() -> None:
    # given
    game = Play("driver", "doctor").at("park", "old_mill").relics(0, "mi_go_eye").clues(1, dunwich=4)
    game.summoning_top(*QUIET_CARDS).begin()
    game.die("blank").do("play:mi_go_eye", "end_actions")
    # when: the Doctor's turn
    game.do("seal:dunwich:4")
    # then
    assert "dunwich" in game.discard_pile
    assert not game.board["in_play"]["mi_go_eye"]


@pytest.mark.rule("RC-219", "RC-170")
def test_rc_219_cumulative_with_the_detective_three_clues() -> None:
    # given
    game = Play("detective", "doctor").at("park", "cafe").relics(0, "mi_go_eye").clues(0, arkham=3).begin()
    # when
    game.die("blank").do("play:mi_go_eye", "seal:arkham:3")
    # then
    assert (game.hand(0), game.discard_pile) == ([], ["arkham"] * 3)


@pytest.mark.rule("RC-219", "RC-201")
@pytest.mark.parametrize(
    ("hand", "seal"),
    [
        ({"arkham": 4, "dunwich": 1}, "seal_linked:arkham:4:dunwich"),
        ({"arkham": 5}, "seal:arkham:5"),
    ],
)
def test_rc_219_with_yig_the_saving_is_a_town_card_or_the_linked_one(hand: dict[str, int], seal: str) -> None:
    # given
    game = Play("driver", "doctor").at("park", "cafe").awake("yig").relics(0, "mi_go_eye").clues(0, **hand).begin()
    # when
    game.die("blank").do("play:mi_go_eye")
    assert [text for text in game.options if text.startswith("seal")] == [seal]
    game.do(seal)
    # then
    assert (game.hand(0), game.board["in_play"]["mi_go_eye"]) == ([], False)


@pytest.mark.rule("RC-219", "RC-132")
def test_rc_219_playing_it_means_a_roll() -> None:
    game = Play("driver", "doctor").relics(0, "mi_go_eye").begin()
    game.die("psychosis").do("play:mi_go_eye")
    assert (game.rolls(), game.sanity_of(0)) == ([("driver", "psychosis")], 2)


# --- Seal of Leng ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-220", "RC-196")
def test_rc_220_seal_of_leng_frees_from_ithaqua_for_good() -> None:
    # given
    game = Play("detective", "doctor").awake("ithaqua").relics(0, "seal_of_leng").cultists(train_station=3).begin()
    assert not game.offers("walk")
    # when
    game.die("delusion").do("play:seal_of_leng")
    # then
    assert game.offers("walk")
    assert (game.rolls(), game.sanity_of(0)) == ([("detective", "delusion")], 3)


@pytest.mark.rule("RC-220", "RC-197")
def test_rc_220_seal_of_leng_reopens_the_gates_closed_by_nyarlathotep() -> None:
    game = Play("driver", "doctor").at("park", "cafe").awake("nyarlathotep").relics(0, "seal_of_leng").begin()
    game.die("blank").do("play:seal_of_leng")
    assert game.offers("gate")


@pytest.mark.rule("RC-220", "RC-201")
def test_rc_220_seal_of_leng_frees_from_yigs_extra_card() -> None:
    game = Play("driver", "doctor").at("park", "cafe").awake("yig").relics(0, "seal_of_leng").clues(0, arkham=5).begin()
    assert not game.offers("seal")
    game.die("blank").do("play:seal_of_leng")
    assert game.offers("seal:arkham:5")


@pytest.mark.rule("RC-220", "RC-202")
def test_rc_220_with_yog_sothoth_in_force_only_the_active_player_can_play_it() -> None:
    # given
    game = Play("driver", "doctor").awake("yog_sothoth").relics(1, "seal_of_leng").begin()
    # then
    assert not game.offers("play")
    assert game.barred("play")[0].reason == "yog_sothoth"


@pytest.mark.rule("RC-220", "RC-202")
def test_rc_220_cancelling_yog_sothoth_lets_the_others_play_again() -> None:
    game = Play("driver", "doctor").awake("yog_sothoth").relics(0, "seal_of_leng").relics(1, "silver_key").begin()
    assert not game.offers("play:silver_key")
    game.die("blank").do("play:seal_of_leng")
    assert game.offers("play:silver_key")


@pytest.mark.rule("RC-220", "RC-191")
def test_rc_220_cancelling_azathoth_returns_three_cultists() -> None:
    # given
    game = Play("driver", "doctor").awake("azathoth").relics(0, "seal_of_leng").cultists(church=3).begin()
    assert game.in_pool == 20
    # when
    game.die("blank").do("play:seal_of_leng")
    # then
    assert game.in_pool == 23
    assert game.board["pool"]["removed"] == 0


@pytest.mark.rule("RC-220", "RC-126")
def test_rc_220_only_the_chosen_one_is_cancelled_and_it_still_counts_as_revealed() -> None:
    # given: four are awake, one of them is over at once
    game = Play("driver", "doctor").awake("yig", "dagon", "ithaqua", "nyarlathotep").relics(0, "seal_of_leng").begin()
    # when
    game.die("blank").do("play:seal_of_leng")
    assert sorted(game.options) == ["cancel:ithaqua", "cancel:nyarlathotep", "cancel:yig"]
    game.do("cancel:ithaqua")
    # then
    board = game.board
    assert [row and row["in_force"] for row in board["old_ones"]][:4] == [True, False, False, True]
    assert (board["summoning_rate"], len(game.revealed)) == (3, 4)


@pytest.mark.rule("RC-220", "RC-134")
def test_rc_220_without_an_ongoing_old_one_it_has_no_effect() -> None:
    # given: Dagon's effect is over
    game = Play("driver", "doctor").awake("dagon").relics(0, "seal_of_leng").begin()
    # when
    game.die("blank").do("play:seal_of_leng")
    # then
    assert (game.box, len(game.rolls()), game.asked) == (["seal_of_leng"], 1, (0, "action"))


# --- Song of Kadath -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-221", "RC-156")
def test_rc_221_song_of_kadath_gives_everybody_a_token_at_most_to_four() -> None:
    # given
    game = Play("driver", "doctor", "hunter").sanity(1, 4, 0).relics(0, "song_of_kadath").begin()
    # when
    game.do("play:song_of_kadath", "song_all")
    # then: no roll; the Hunter is cured with the one token
    assert [game.sanity_of(seat) for seat in range(3)] == [2, 4, 1]
    assert (game.rolls(), game.actions, game.box) == ([], 4, ["song_of_kadath"])
    assert game.board["seats"][2]["sane"]


@pytest.mark.rule("RC-221", "RC-156")
def test_rc_221_song_of_kadath_restores_one_player_in_full() -> None:
    # given
    game = Play("driver", "doctor").sanity(2, 0).relics(0, "song_of_kadath").begin()
    # when
    game.do("play:song_of_kadath", "song:1")
    # then: no relocation, and no extra action for somebody who is not active
    assert (game.sanity_of(0), game.sanity_of(1), game.place_of(1)) == (2, 4, "train_station")
    assert (game.rolls(), game.actions) == ([], 4)


@pytest.mark.rule("RC-221", "RC-156")
@pytest.mark.parametrize(("song", "tokens"), [("song:0", 4), ("song_all", 1)])
def test_rc_221_insane_active_player_gets_one_more_action_after_the_last_one(song: str, tokens: int) -> None:
    # given
    game = Play("driver", "doctor").sanity(0, 3).relics(0, "song_of_kadath")
    game.begin("turn.action", acting=True, actions=1)
    game.do("drive:university:park")
    assert (game.game.active, game.actions) == (0, 0)
    # when
    game.do("play:song_of_kadath", song)
    # then: cured, and the sane side's Walk of one location
    assert (game.sanity_of(0), game.actions) == (tokens, 1)
    assert game.offers("walk:university")


@pytest.mark.rule("RC-221")
def test_rc_221_sane_active_player_gets_no_action() -> None:
    game = Play("driver", "doctor").sanity(1, 4).relics(0, "song_of_kadath").begin()
    game.do("play:song_of_kadath", "song:0")
    assert (game.sanity_of(0), game.actions) == (4, 4)


@pytest.mark.rule("RC-221")
def test_rc_221_drawn_in_the_draw_step_it_cures_but_gives_no_action() -> None:
    # given
    game = (
        Play("driver", "doctor").sanity(0, 4).deck_top("song_of_kadath", "arkham").summoning_top(*QUIET_CARDS).begin()
    )
    game.do("end_actions")
    assert game.asked == (0, "window")
    # when
    game.do("play:song_of_kadath", "song:0")
    # then: the turn is over
    assert (game.sanity_of(0), game.game.active) == (4, 1)


@pytest.mark.rule("RC-221", "RC-131")
def test_rc_221_another_player_may_sing_for_the_active_one() -> None:
    game = Play("driver", "doctor").sanity(0, 4).relics(1, "song_of_kadath").begin()
    game.do("play:song_of_kadath", "song:0", seat=1)
    assert (game.sanity_of(0), game.actions) == (4, 4)


# --- Warded Box -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-222")
def test_rc_222_warded_box_on_ones_own_turn_lasts_to_the_end_of_ones_next_turn() -> None:
    # given: Shoggoths at the University and at the Cafe
    game = Play("driver", "doctor").relics(0, "warded_box").shoggoths("university", "cafe").summoning_top(*QUIET_CARDS)
    game.begin()
    # when: played without a roll; the rest of this turn
    game.do("play:warded_box", "walk:university").end_turn()
    # … a full round …
    assert game.game.active == 1
    game.do("walk:university", "walk:train_station").end_turn()
    # … and the whole next own turn
    assert game.game.active == 0
    game.do("walk:train_station", "walk:cafe")
    assert game.rolls() == []
    holds = game.board["in_play"]["warded_box"]
    assert holds == {"seat": 0, "turns": 1}
    game.end_turn()
    # then: over
    assert (game.game.active, game.board["in_play"]["warded_box"]) == (1, None)
    game.die("delusion").do("walk:university")
    assert (game.rolls(), game.sanity_of(1)) == ([("doctor", "delusion")], 3)


@pytest.mark.rule("RC-222")
def test_rc_222_played_on_anothers_turn_it_ends_with_ones_own_next_turn() -> None:
    # given
    game = Play("driver", "doctor").relics(1, "warded_box").shoggoths("university").summoning_top(*QUIET_CARDS).begin()
    # when: the Doctor plays it in the Driver's turn
    game.do("play:warded_box", seat=1).do("walk:university").end_turn()
    game.do("walk:university")
    assert game.rolls() == []
    game.end_turn()
    # then: the Driver's next turn is no longer covered
    assert game.game.active == 0
    game.die("blank").do("walk:train_station", "walk:university")
    assert game.rolls() == [("driver", "blank")]


@pytest.mark.rule("RC-222")
def test_rc_222_covers_the_summoning_of_the_last_turn() -> None:
    # given: played in the Driver's turn, the Doctor's own turn ends with a Shoggoth walking onto both
    game = Play("driver", "doctor").relics(1, "warded_box").at("park", "park").shoggoths("university")
    game.summoning_top("graveyard", "wharf", "docks", "boardwalk").begin()
    game.do("play:warded_box", seat=1).do("end_actions")
    assert game.game.active == 1
    # when: the Docks' symbol moves it to the Park
    game.do("end_actions")
    # then
    assert (game.shoggoth_places, game.rolls(), game.game.active) == (["park"], [], 0)


@pytest.mark.rule("RC-222")
def test_rc_222_nobody_rolls_for_gates_relics_and_shoggoths() -> None:
    # given
    game = Play("driver", "doctor").at("park", "cafe").relics(0, "warded_box", "mi_go_eye").relics(1, "silver_key")
    game.shoggoths("hospital", "swamp").begin()
    # when
    game.do("play:warded_box", "play:mi_go_eye", "gate:hospital")
    game.do("play:silver_key", seat=1).do("step:swamp", "accept")
    # then
    assert (game.rolls(), game.box) == ([], ["warded_box", "mi_go_eye", "silver_key"])
    assert game.story("roll_prevented") == ["roll_prevented"] * 5


@pytest.mark.rule("RC-222", "RC-080")
def test_rc_222_nobody_rolls_for_evil_stirs() -> None:
    # given
    game = Play("driver", "doctor").relics(0, "warded_box").deck_top("evil_stirs", "arkham").summoning_bottom("cafe")
    game.at("cafe", "cafe").summoning_top(*QUIET_CARDS).begin()
    # when: the Shoggoth appears right where they stand
    game.do("play:warded_box", "end_actions")
    # then
    assert (game.rolls(), game.shoggoth_places, len(game.revealed)) == ([], ["cafe"], 1)


@pytest.mark.rule("RC-222", "RC-081")
def test_rc_222_box_drawn_together_with_evil_stirs_does_not_prevent_its_roll() -> None:
    # given
    game = Play("driver", "doctor").deck_top("warded_box", "evil_stirs").summoning_bottom("cafe").begin()
    # when
    game.die("delusion").do("end_actions")
    # then: rolled; only now the box may be played
    assert (game.rolls(), game.sanity_of(0)) == ([("driver", "delusion")], 3)
    assert game.asked == (0, "window")
    assert game.offers("play:warded_box")
    assert len(game.revealed) == 1


@pytest.mark.rule("RC-222", "RC-177")
def test_rc_222_covers_the_insane_hunters_roll() -> None:
    game = Play("driver", "hunter").sanity(4, 0).relics(0, "warded_box").summoning_top(*QUIET_CARDS).begin()
    game.do("play:warded_box", "end_actions").do("walk:university")
    assert (game.game.active, game.rolls(), game.cultists_at("university")) == (1, [], 0)


# --- Silver Key -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-223")
def test_rc_223_silver_key_takes_the_active_player_anywhere_without_an_action() -> None:
    # given
    game = Play("driver", "doctor").relics(0, "silver_key").begin()
    # when
    game.die("delusion").do("play:silver_key")
    assert len([text for text in game.options if text.startswith("step:")]) == 23
    game.do("step:graveyard")
    # then
    assert (game.place_of(0), game.actions, game.rolls()) == ("graveyard", 4, [("driver", "delusion")])


@pytest.mark.rule("RC-223", "RC-132", "RC-234")
def test_rc_223_active_player_rolls_for_the_shoggoth_first_then_the_one_who_played_it() -> None:
    # given: the Doctor plays it, the Driver travels
    game = Play("driver", "doctor").relics(1, "silver_key").shoggoths("graveyard").begin()
    # when
    game.die("delusion", "psychosis").do("play:silver_key", seat=1)
    assert game.asked == (1, "silver_key_for")
    game.do("step:graveyard", seat=1).do("accept", seat=0)
    # then
    assert game.rolls() == [("driver", "delusion"), ("doctor", "psychosis")]
    assert (game.place_of(0), game.place_of(1)) == ("graveyard", "train_station")
    assert (game.sanity_of(0), game.sanity_of(1)) == (3, 2)


@pytest.mark.rule("RC-223", "RC-131")
def test_rc_223_active_player_may_decline_to_travel() -> None:
    game = Play("driver", "doctor").relics(1, "silver_key").begin()
    game.die("blank").do("play:silver_key", "step:swamp", "decline")
    assert (game.place_of(0), game.box) == ("train_station", ["silver_key"])


@pytest.mark.rule("RC-223", "RC-196")
def test_rc_223_ithaqua_does_not_matter() -> None:
    game = Play("doctor", "driver").awake("ithaqua").cultists(train_station=3).relics(0, "silver_key").begin()
    game.die("blank").do("play:silver_key", "step:university")
    assert game.place_of(0) == "university"


@pytest.mark.rule("RC-223", "RC-175")
def test_rc_223_insane_driver_is_not_bound_to_two_steps() -> None:
    game = Play("driver", "doctor").sanity(0, 4).relics(0, "silver_key").begin()
    game.die("blank").do("play:silver_key", "step:university")
    assert game.place_of(0) == "university"


@pytest.mark.rule("RC-223", "RC-044")
def test_rc_223_key_to_a_gate_location_is_no_gate_use() -> None:
    # given: even with Nyarlathotep in force
    game = Play("driver", "doctor").at("park", "cafe").awake("nyarlathotep").relics(0, "silver_key").begin()
    # when
    game.die("blank").do("play:silver_key", "step:hospital")
    # then: the relic's roll only
    assert (game.place_of(0), len(game.rolls())) == ("hospital", 1)


@pytest.mark.rule("RC-223", "RC-152")
def test_rc_223_loss_on_arrival_comes_before_the_relics_roll() -> None:
    game = Play("driver", "doctor").sanity(1, 0).relics(0, "silver_key").shoggoths("graveyard").begin()
    game.die("delusion", "blank").do("play:silver_key", "step:graveyard")
    assert (game.lost, len(game.rolls())) == ("all_insane", 1)


# --- Xaos Mirror ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-224", "RC-232")
def test_rc_224_xaos_mirror_swaps_clues_over_any_distance() -> None:
    # given
    game = Play("driver", "doctor").at("cafe", "graveyard").relics(0, "xaos_mirror").clues(0, arkham=2)
    game.clues(1, kingsport=1, dunwich=1).begin()
    # when
    game.die("delusion").do("play:xaos_mirror")
    assert sorted(game.options) == ["swap:arkham:1:dunwich", "swap:arkham:1:kingsport"]
    game.do("swap:arkham:1:kingsport")
    # then: no action, hands as big as before
    assert (game.hand(0), game.hand(1)) == (["arkham", "kingsport"], ["arkham", "dunwich"])
    assert (game.actions, game.sanity_of(0)) == (4, 3)


@pytest.mark.rule("RC-224")
def test_rc_224_swap_partner_is_chosen_among_all_others() -> None:
    game = Play("driver", "doctor", "hunter").at("cafe", "graveyard", "park").relics(0, "xaos_mirror")
    game.clues(0, arkham=1).clues(1, dunwich=1).clues(2, kingsport=1).begin()
    game.die("blank").do("play:xaos_mirror", "swap:arkham:2:kingsport")
    assert [game.hand(seat) for seat in range(3)] == [["kingsport"], ["dunwich"], ["arkham"]]


@pytest.mark.rule("RC-224", "RC-230", "RC-134")
@pytest.mark.parametrize("empty", [0, 1])
def test_rc_224_both_need_a_clue_and_relics_do_not_count(empty: int) -> None:
    # given: one of them holds only a relic
    game = Play("driver", "doctor").relics(0, "xaos_mirror").relics(empty, "silver_key").clues(1 - empty, arkham=1)
    game.begin()
    # when
    game.die("blank").do("play:xaos_mirror")
    # then
    assert (game.hand(empty), game.hand(1 - empty)) == (["silver_key"], ["arkham"])
    assert (game.box, game.asked) == (["xaos_mirror"], (0, "action"))


@pytest.mark.rule("RC-224", "RC-171")
def test_rc_224_insane_detectives_surcharge_does_not_apply() -> None:
    game = Play("driver", "detective").sanity(4, 0).relics(0, "xaos_mirror").clues(0, dunwich=1).clues(1, arkham=1)
    game.begin()
    game.die("blank").do("play:xaos_mirror").until(lambda: game.asked == (0, "action"))
    assert (game.hand(0), game.hand(1), game.actions) == (["arkham"], ["dunwich"], 4)


@pytest.mark.rule("RC-224", "RC-131")
def test_rc_224_owner_swaps_his_own_clue_on_anothers_turn() -> None:
    # given: seven cards each do no harm
    game = Play("driver", "doctor").relics(1, "xaos_mirror").clues(0, arkham=7).clues(1, dunwich=6).begin()
    # when
    game.die("blank").do("play:xaos_mirror", seat=1).until(lambda: game.asked == (0, "action"))
    # then
    assert (len(game.hand(0)), len(game.hand(1))) == (7, 6)
    assert (game.hand(0).count("dunwich"), game.hand(1).count("arkham")) == (1, 1)
    assert game.rolls() == [("doctor", "blank")]
