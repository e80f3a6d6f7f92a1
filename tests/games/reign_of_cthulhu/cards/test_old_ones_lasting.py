"""The Old Ones that hold on: Ithaqua, Nyarlathotep, Yig, Yog-Sothoth (RC-196, RC-197, RC-201, RC-202)."""

import pytest

from tests.games.reign_of_cthulhu.play import Play

# --- Ithaqua --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-196")
@pytest.mark.parametrize(("cultists", "held"), [(0, False), (1, False), (2, True), (3, True)])
def test_rc_196_ithaqua_holds_whoever_stands_with_two_cultists(cultists: int, held: bool) -> None:
    game = Play("doctor", "driver").awake("ithaqua").cultists(train_station=cultists).begin()
    assert game.offers("walk") == (not held)
    assert [barred.reason for barred in game.barred("walk")] == (["ithaqua"] if held else [])


@pytest.mark.rule("RC-196")
def test_rc_196_one_defeated_cultist_is_enough_even_if_two_remain() -> None:
    # given
    game = Play("doctor", "driver").awake("ithaqua").cultists(train_station=3).begin()
    # when
    game.do("defeat_cultist")
    # then
    assert game.cultists_at("train_station") == 2
    game.do("walk:university")
    assert game.place_of(0) == "university"


@pytest.mark.rule("RC-196", "RC-OP-14")
def test_rc_196_permission_is_lost_on_leaving() -> None:
    # given: she fought, left and came back
    game = Play("doctor", "driver").awake("ithaqua").cultists(train_station=3).begin()
    game.do("defeat_cultist", "walk:university", "walk:train_station")
    # then: two cultists are still there
    assert not game.offers("walk")
    assert game.barred("walk")[0].reason == "ithaqua"


@pytest.mark.rule("RC-196", "RC-034", "RC-OP-14")
def test_rc_196_permission_is_lost_at_the_end_of_the_turn() -> None:
    # given: she fought and stayed
    game = Play("doctor", "driver").at("train_station", "cafe").awake("ithaqua").cultists(train_station=3)
    game.summoning_top("graveyard", "wharf", "theater", "market").begin()
    game.do("defeat_cultist").end_turn().end_turn()
    # then
    assert (game.game.active, game.cultists_at("train_station")) == (0, 2)
    assert not game.offers("walk")


@pytest.mark.rule("RC-196")
def test_rc_196_fight_of_one_investigator_does_not_free_another() -> None:
    # given: the Doctor fought here in her turn
    game = Play("doctor", "detective").awake("ithaqua").cultists(train_station=3)
    game.summoning_top("graveyard", "wharf").begin()
    game.do("defeat_cultist").end_turn()
    # then: the Detective stands with two
    assert game.game.active == 1
    assert not game.offers("walk")


@pytest.mark.rule("RC-196")
def test_rc_196_fight_elsewhere_gives_no_permission_here() -> None:
    game = Play("doctor", "driver").awake("ithaqua").cultists(train_station=3, university=2).begin()
    game.do("defeat_cultist", "walk:university")
    assert not game.offers("walk")


@pytest.mark.rule("RC-196")
def test_rc_196_bus_gate_and_hop_are_free() -> None:
    # given
    game = Play("reporter", "driver").awake("ithaqua").cultists(train_station=3).clues(0, arkham=1).begin()
    # then
    assert not game.offers("walk")
    assert game.offers("bus")
    game.do("hop:market")
    assert game.place_of(0) == "market"


@pytest.mark.rule("RC-196")
def test_rc_196_gate_is_free() -> None:
    game = Play("doctor", "driver").at("park", "cafe").awake("ithaqua").cultists(park=3).begin()
    assert not game.offers("walk")
    game.die("blank").do("gate:graveyard")
    assert game.place_of(0) == "graveyard"


@pytest.mark.rule("RC-196", "RC-223")
def test_rc_196_silver_key_is_free() -> None:
    game = Play("doctor", "driver").awake("ithaqua").cultists(train_station=3).relics(0, "silver_key").begin()
    game.die("blank").do("play:silver_key", "step:swamp")
    assert game.place_of(0) == "swamp"


@pytest.mark.rule("RC-196", "RC-180")
def test_rc_196_occultists_shift_to_one_lifts_the_ban() -> None:
    # given
    game = Play("occultist", "driver").awake("ithaqua").cultists(train_station=2).begin()
    assert not game.offers("walk")
    # when
    game.do("shift:train_station", "shift_to:university")
    # then
    assert game.offers("walk")


@pytest.mark.rule("RC-196", "RC-057")
def test_rc_196_sealing_down_to_one_lifts_the_ban() -> None:
    # given
    game = Play("doctor", "driver").at("park", "cafe").awake("ithaqua").cultists(park=2).clues(0, arkham=5).begin()
    assert not game.offers("walk")
    # when
    game.do("seal:arkham:5")
    # then
    assert (game.cultists_at("park"), game.offers("walk")) == (1, True)


@pytest.mark.rule("RC-196", "RC-057")
def test_rc_196_sealing_is_not_defeating() -> None:
    # given: two remain after the seal
    game = Play("doctor", "driver").at("park", "cafe").awake("ithaqua").cultists(park=3).clues(0, arkham=5).begin()
    # when
    game.do("seal:arkham:5")
    # then
    assert (game.cultists_at("park"), game.offers("walk")) == (2, False)


@pytest.mark.rule("RC-196", "RC-176")
def test_rc_196_hunter_clears_everything_anyway() -> None:
    game = Play("hunter", "driver").awake("ithaqua").cultists(train_station=3).begin()
    assert not game.offers("walk")
    game.do("defeat_cultist", "walk:university")
    assert game.place_of(0) == "university"


# --- Nyarlathotep ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-197", "RC-047")
def test_rc_197_nyarlathotep_forbids_using_gates() -> None:
    game = Play("doctor", "driver").at("park", "cafe").awake("nyarlathotep").begin()
    assert not game.offers("gate")
    assert game.barred("gate")[0].reason == "nyarlathotep"


@pytest.mark.rule("RC-197", "RC-056")
def test_rc_197_gates_may_still_be_sealed() -> None:
    game = Play("doctor", "driver").at("park", "cafe").awake("nyarlathotep").clues(0, arkham=5).begin()
    game.do("seal:arkham:5")
    assert game.hand(0) == []


@pytest.mark.rule("RC-197", "RC-111")
def test_rc_197_shoggoths_still_leave_through_gates() -> None:
    # given
    game = Play("doctor", "driver").awake("nyarlathotep").shoggoths("park")
    # when: the Docks' card has the symbol
    game.summoning_top("docks", "boardwalk").begin("summoning.step")
    # then
    assert (game.shoggoth_places, len(game.revealed)) == ([], 2)


# --- Yig ------------------------------------------------------------------------------------------------------------


LINKS = [
    ("arkham", "park", ["dunwich", "innsmouth"], "kingsport"),
    ("dunwich", "old_mill", ["arkham", "kingsport"], "innsmouth"),
    ("innsmouth", "hospital", ["arkham", "kingsport"], "dunwich"),
    ("kingsport", "graveyard", ["dunwich", "innsmouth"], "arkham"),
]


@pytest.mark.rule("RC-201")
@pytest.mark.parametrize(("town", "gate", "linked", "other"), LINKS)
def test_rc_201_yig_asks_for_a_clue_of_a_linked_town(town: str, gate: str, linked: list[str], other: str) -> None:
    # given: one clue of every other town
    hand = {town: 5, other: 1, **dict.fromkeys(linked, 1)}
    game = Play("magician", "driver").at(gate, "cafe").awake("yig").clues(0, **hand).begin()
    # then: only the linked ones will do
    seals = [text for text in game.options if text.startswith("seal")]
    assert seals == [f"seal_linked:{town}:5:{link}" for link in linked]
    # when
    game.do(seals[0])
    # then
    assert sorted(game.discard_pile) == sorted([town] * 5 + [linked[0]])


@pytest.mark.rule("RC-201")
@pytest.mark.parametrize(("town", "gate", "linked", "other"), LINKS)
def test_rc_201_clue_of_the_far_town_will_not_do(town: str, gate: str, linked: list[str], other: str) -> None:
    game = Play("doctor", "driver").at(gate, "cafe").awake("yig").clues(0, **{town: 5, other: 1}).begin()
    assert not any(text.startswith("seal") for text in game.options)
    assert game.barred("seal")[0].reason == "linked_clue_missing"


@pytest.mark.rule("RC-201")
def test_rc_201_extra_card_comes_from_the_same_hand() -> None:
    game = Play("doctor", "driver").at("park", "park").awake("yig").clues(0, arkham=5).clues(1, dunwich=2).begin()
    assert not any(text.startswith("seal") for text in game.options)


@pytest.mark.rule("RC-201")
def test_rc_201_sixth_clue_of_the_gates_town_is_no_linked_one() -> None:
    game = Play("doctor", "driver").at("park", "cafe").awake("yig").clues(0, arkham=6).begin()
    assert not any(text.startswith("seal") for text in game.options)


@pytest.mark.rule("RC-201", "RC-219")
def test_rc_201_mi_go_eye_may_save_the_linked_card() -> None:
    # given
    game = Play("doctor", "driver").at("park", "cafe").awake("yig").clues(0, arkham=5).relics(0, "mi_go_eye").begin()
    # when
    game.die("blank").do("play:mi_go_eye", "seal:arkham:5")
    # then
    assert game.hand(0) == []


@pytest.mark.rule("RC-201", "RC-170", "RC-219")
def test_rc_201_detective_with_the_eye_pays_three_and_a_linked_one_or_four() -> None:
    # given (WE-7)
    game = Play("detective", "driver").at("graveyard", "cafe").awake("yig").relics(0, "mi_go_eye")
    game.clues(0, kingsport=4, innsmouth=1).begin()
    # when
    game.die("blank").do("play:mi_go_eye")
    # then
    seals = [text for text in game.options if text.startswith("seal")]
    assert sorted(seals) == ["seal:kingsport:4", "seal_linked:kingsport:3:innsmouth"]


# --- Yog-Sothoth ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-202", "RC-133")
def test_rc_202_only_the_active_player_plays_relics() -> None:
    # given
    game = Play("doctor", "driver").awake("yog_sothoth").relics(0, "mi_go_eye").relics(1, "silver_key").begin()
    # then
    assert [text for text in game.options if text.startswith("play:")] == ["play:mi_go_eye"]
    assert [barred.reason for barred in game.barred("play")] == ["yog_sothoth"]
    # when
    game.die("blank").do("play:mi_go_eye")
    # then
    assert game.box == ["mi_go_eye"]


@pytest.mark.rule("RC-202", "RC-133")
def test_rc_202_others_may_not_play_in_the_later_windows_either() -> None:
    # given: before the summoning step and between its cards
    game = Play("doctor", "driver").awake("yog_sothoth").relics(0, "mi_go_eye").relics(1, "bizarre_statue")
    game.summoning_top("graveyard", "wharf").begin("turn.hand_limit")
    # then
    assert game.asked == (0, "window")
    assert [text for text in game.options if text.startswith("play:")] == ["play:mi_go_eye"]
    assert [barred.reason for barred in game.barred("play")] == ["yog_sothoth"]
    game.do("continue")
    assert game.summoning_pile == ["graveyard"]
    assert [text for text in game.options if text.startswith("play:")] == ["play:mi_go_eye"]


@pytest.mark.rule("RC-202", "RC-055")
def test_rc_202_receiver_over_the_limit_may_only_discard() -> None:
    # given
    game = Play("doctor", "driver").awake("yog_sothoth").clues(0, arkham=1).clues(1, arkham=6)
    game.relics(1, "silver_key").begin()
    # when
    game.do("give:arkham:1")
    # then
    assert game.asked == (1, "hand_limit")
    assert game.options == ["discard:arkham", "discard:silver_key"]
    assert [barred.reason for barred in game.barred("play")] == ["yog_sothoth"]


@pytest.mark.rule("RC-202", "RC-055")
def test_rc_202_without_him_the_receiver_may_play_the_relic() -> None:
    # given
    game = Play("doctor", "driver").clues(0, arkham=1).clues(1, arkham=6).relics(1, "mi_go_eye").begin()
    # when
    game.do("give:arkham:1")
    assert game.offers("play:mi_go_eye")
    game.die("blank").do("play:mi_go_eye", seat=1)
    # then
    assert (game.hand(1), game.box) == (["arkham"] * 7, ["mi_go_eye"])


@pytest.mark.rule("RC-202", "RC-090")
def test_rc_202_active_player_over_the_limit_may_still_play_relics() -> None:
    # given
    game = Play("doctor", "driver").awake("yog_sothoth").clues(0, arkham=6).relics(0, "mi_go_eye")
    game.deck_top("dunwich", "dunwich").begin()
    # when
    game.do("end_actions")
    # then
    assert game.asked == (0, "hand_limit")
    assert game.offers("play:mi_go_eye")
