"""An explanation promises what happens: it comes from the rule that acts, with every card that changes it."""

import pytest

from tests.games.reign_of_cthulhu.play import Play


def why(game: Play, option: str) -> list[str]:
    """What is read about an option."""
    return game.table.explain(game.option(option), "en")


def read(game: Play, name: str) -> str:
    """What is read about a place, a card or a symbol."""
    return "\n".join(game.table.explain(name, "en"))


# --- RC-222: the Warded Box -----------------------------------------------------------------------------------------

NO_ROLL = "No sanity rolls while the Warded Box is in effect (RC-222)"


def under_the_box(*investigators: str) -> Play:
    """Somebody at the gate of Arkham has played the Warded Box."""
    return Play(*investigators).at("park", "cafe").relics(0, "warded_box").shoggoths("graveyard", "university")


@pytest.mark.rule("RC-222", "RC-044", "RC-046")
def test_rc_222_under_a_warded_box_a_gate_costs_an_action_and_no_roll() -> None:
    # given
    game = under_the_box("doctor", "driver").begin().do("play:warded_box")
    # then
    assert why(game, "gate:graveyard") == ["Using a gate costs 1 action (RC-044)", NO_ROLL]
    # when
    game.do("gate:graveyard")
    # then it is as it was told
    assert game.rolls() == []


@pytest.mark.rule("RC-044")
def test_rc_044_without_it_the_roll_of_the_gate_is_promised_and_made() -> None:
    game = under_the_box("doctor", "driver").begin()
    assert why(game, "gate:hospital") == [
        "Using a gate costs 1 action (RC-044)",
        "sanity roll for the gate (RC-044)",
    ]
    game.die("blank").do("gate:hospital")
    assert len(game.rolls()) == 1


@pytest.mark.rule("RC-222", "RC-040")
def test_rc_222_what_would_have_been_rolled_for_is_told_only_where_there_was_a_roll() -> None:
    game = under_the_box("doctor", "driver").begin().do("play:warded_box")
    assert NO_ROLL in why(game, "walk:university")
    assert NO_ROLL not in why(game, "walk:police_station")


@pytest.mark.rule("RC-222", "RC-132")
def test_rc_222_a_relic_is_played_without_a_roll_and_says_so() -> None:
    game = Play("doctor", "driver").relics(0, "warded_box", "bizarre_statue").begin()
    assert "Afterwards the Doctor rolls the sanity die (RC-132)" in why(game, "play:bizarre_statue")
    game.do("play:warded_box")
    assert why(game, "play:bizarre_statue")[-1] == NO_ROLL
    game.do("play:bizarre_statue")
    assert game.rolls() == []


@pytest.mark.rule("RC-222")
@pytest.mark.parametrize("symbol", ["sign-gate", "sign-shoggoth", "sign-relic", "face-delusion"])
def test_rc_222_symbols_that_speak_of_a_roll_say_that_there_is_none_now(symbol: str) -> None:
    game = under_the_box("doctor", "driver").begin()
    assert "Warded Box" not in read(game, symbol)
    game.do("play:warded_box")
    assert "Warded Box" in read(game, symbol)


# --- RC-180, RC-112: Shoggoths that somebody moves ------------------------------------------------------------------


@pytest.mark.rule("RC-180", "RC-114")
def test_rc_180_a_shoggoth_that_is_moved_onto_people_tells_who_will_roll() -> None:
    # given a Shoggoth between the Café, where two stand, and the University, where nobody does
    game = Play("occultist", "driver", "hunter").at("diner", "cafe", "cafe").shoggoths("train_station").begin()
    # then
    assert "sanity roll: the Driver and the Hunter (RC-114)" in why(game, "drag:train_station:cafe")
    assert not any("sanity roll" in line for line in why(game, "drag:train_station:university"))
    # when
    game.die("blank", "blank").do("drag:train_station:cafe")
    # then
    assert [who for who, _ in game.rolls()] == ["driver", "hunter"]


@pytest.mark.rule("RC-112", "RC-114")
def test_rc_112_so_does_a_shoggoth_that_may_go_either_way() -> None:
    # given: Park and Graveyard are both five lines away from the Farmstead; somebody is at the Church
    game = Play("detective", "occultist").at("church", "diner").sealed("dunwich").shoggoths("farmstead")
    game.summoning_top("woods", "cafe").begin("summoning.step")
    # then
    assert "sanity roll: the Detective (RC-114)" in why(game, "way:church")
    assert why(game, "way:swamp") == []
    # when
    game.die("blank").do("way:church")
    # then
    assert game.rolls() == [("detective", "blank")]


# --- RC-216: the Bizarre Statue -------------------------------------------------------------------------------------


@pytest.mark.rule("RC-216", "RC-100")
@pytest.mark.parametrize("topic", ["summoning_rate", "sign-summoning_rate"])
def test_rc_216_the_summoning_rate_says_that_the_next_step_is_skipped(topic: str) -> None:
    game = Play("doctor", "driver").relics(0, "bizarre_statue").begin()
    assert "Bizarre Statue" not in read(game, topic)
    game.die("blank").do("play:bizarre_statue")
    assert "The Bizarre Statue: the next summoning step is skipped (RC-216)" in read(game, topic)


# --- RC-197, RC-047, RC-196, RC-215: places -------------------------------------------------------------------------


@pytest.mark.rule("RC-197")
@pytest.mark.parametrize("name", ["place-park", "town-arkham", "sign-gate"])
def test_rc_197_an_open_gate_under_nyarlathotep_says_that_nobody_passes(name: str) -> None:
    said = "Nyarlathotep bars the gates. (RC-197)"
    assert said not in read(Play("doctor", "driver").begin(), name)
    assert said in read(Play("doctor", "driver").awake("nyarlathotep").begin(), name)


@pytest.mark.rule("RC-047")
def test_rc_047_the_last_open_gate_leads_nowhere() -> None:
    game = Play("doctor", "driver").sealed("kingsport", "innsmouth", "dunwich").begin()
    assert "The last open gate: it leads nowhere. (RC-047)" in read(game, "place-park")


@pytest.mark.rule("RC-196")
def test_rc_196_a_place_full_of_cultists_says_that_ithaqua_holds_people_there() -> None:
    game = Play("doctor", "driver").awake("ithaqua").cultists(cafe=2, park=1).begin()
    assert "Ithaqua lets nobody Walk from here until a cultist is defeated. (RC-196)" in read(game, "place-cafe")
    assert "Ithaqua" not in read(game, "place-park")
    assert "Ithaqua" not in read(Play("doctor", "driver").cultists(cafe=2).begin(), "place-cafe")


@pytest.mark.rule("RC-215")
def test_rc_215_every_place_of_a_warded_town_says_that_no_new_figure_comes() -> None:
    game = Play("doctor", "driver").sealed("arkham").relics(0, "elder_sign").begin()
    assert "no new figure" not in read(game, "place-university")
    game.die("blank").do("play:elder_sign")
    assert "No new cultist or Shoggoth is placed in this town. (RC-215)" in read(game, "place-university")
    assert "no new figure comes to this town" in read(game, "place-park")


# --- prices ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-176", "RC-050")
def test_rc_176_the_hunter_is_told_the_price_and_the_number_she_defeats() -> None:
    game = Play("hunter", "driver").cultists(train_station=3).begin()
    assert why(game, "defeat_cultist") == [
        "A cultist costs 1 action (RC-050)",
        "The Hunter defeats all cultists here at once; there are 3 (RC-176)",
    ]
    game.do("defeat_cultist")
    assert (game.cultists_at("train_station"), game.game.actions) == (0, 3)


@pytest.mark.rule("RC-171", "RC-054")
def test_rc_171_a_clue_that_is_too_dear_says_with_whom() -> None:
    game = Play("doctor", "detective").sanity(4, 0).clues(0, arkham=1).begin("turn.action", actions=1)
    (barred,) = game.barred("hand_over")
    said = "\n".join(game.table.explain(barred, "en"))
    assert "costs the active player 2 actions" in said


@pytest.mark.rule("RC-030", "RC-150", "RC-173")
@pytest.mark.parametrize(("investigator", "sane"), [("driver", 4), ("doctor", 5)])
def test_rc_150_actions_of_the_insane_are_told_as_a_sum(investigator: str, sane: int) -> None:
    game = Play(investigator, "hunter").sanity(0, 4).begin()
    said = read(game, "actions:0")
    assert f"has {sane} actions a turn" in said
    assert "One of them was lost" in said
    assert game.game.actions == sane - 1
