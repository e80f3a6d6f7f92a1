"""What is told before anything is chosen: the rolls that a move means (RC-040, RC-044, RC-046)."""

import pytest

from miskatonic.terminal.sitting import Sitting
from tests.games.reign_of_cthulhu.play import Play


def rolls_told(game: Play, option: str) -> int:
    """How many rolls are told of an option; each has its rule."""
    lines = game.table.game.warns(game.game, game.option(option))
    assert all(line.rule in ("RC-040", "RC-044", "RC-177") for line in lines)
    return len(lines)


@pytest.mark.rule("RC-040", "RC-041")
@pytest.mark.parametrize(("place", "rolls"), [("university", 1), ("cafe", 0)])
def test_rc_040_a_walk_onto_a_shoggoth_tells_its_roll_before_it_is_chosen(place: str, rolls: int) -> None:
    # given two Shoggoths at one place, which mean one roll
    game = Play("doctor", "driver").shoggoths("university", "university").begin()
    # then what is told is what happens
    assert rolls_told(game, f"walk:{place}") == rolls
    game.die(*["blank"] * rolls).do(f"walk:{place}")
    assert len(game.rolls()) == rolls


@pytest.mark.rule("RC-044", "RC-046")
@pytest.mark.parametrize(("gate", "rolls"), [("hospital", 1), ("graveyard", 2)])
def test_rc_046_a_gate_tells_its_roll_and_that_of_the_shoggoth_behind_it(gate: str, rolls: int) -> None:
    game = Play("doctor", "driver").at("park", "cafe").shoggoths("graveyard").begin()
    assert rolls_told(game, f"gate:{gate}") == rolls
    game.die(*["blank"] * rolls).do(f"gate:{gate}")
    assert len(game.rolls()) == rolls


@pytest.mark.rule("RC-046")
def test_rc_046_whoever_asks_why_reads_of_both_rolls() -> None:
    game = Play("doctor", "driver").at("park", "cafe").shoggoths("graveyard").begin()
    assert game.table.explain(game.option("gate:graveyard"), "en") == [
        "Using a gate costs 1 action (RC-044)",
        "sanity roll for the gate (RC-044)",
        "sanity roll: Shoggoth in the Graveyard (RC-040)",
    ]


@pytest.mark.rule("RC-174", "RC-040")
@pytest.mark.parametrize(
    ("way", "rolls"), [("university:police_station", 2), ("university:train_station", 1), ("cafe:church", 0)]
)
def test_rc_174_a_walk_of_two_steps_tells_the_roll_of_each(way: str, rolls: int) -> None:
    game = Play("driver", "doctor").shoggoths("university", "police_station").begin()
    assert rolls_told(game, f"drive:{way}") == rolls
    game.die(*["blank"] * rolls).do(f"drive:{way}")
    assert len(game.rolls()) == rolls


@pytest.mark.rule("RC-040", "RC-042", "RC-182", "RC-223")
def test_rc_040_bus_hop_and_silver_key_tell_it_too() -> None:
    # given
    game = Play("reporter", "doctor").clues(0, arkham=1).relics(0, "silver_key").shoggoths("diner").begin()
    # then
    assert [rolls_told(game, option) for option in ("bus:arkham:diner", "hop:diner", "hop:market")] == [1, 1, 0]
    game.do("play:silver_key")
    assert [rolls_told(game, option) for option in ("step:diner", "step:cafe")] == [1, 0]


@pytest.mark.rule("RC-154", "RC-040")
def test_rc_154_staying_at_the_hospital_is_no_entry_and_tells_no_roll() -> None:
    # given: an insane sealer at the Hospital, with Shoggoths at both places of recovery
    game = Play("doctor", "driver").at("hospital", "cafe").sanity(0, 4).clues(0, innsmouth=5)
    game.shoggoths("hospital", "church").begin().do("seal:innsmouth:5")
    # then
    assert [rolls_told(game, option) for option in ("rest:hospital", "rest:church")] == [0, 1]


def insane_hunter() -> Play:
    return Play("hunter", "driver").sanity(0, 4)


@pytest.mark.rule("RC-177", "RC-041", "RC-040")
@pytest.mark.parametrize(("place", "rolls"), [("university", 2), ("cafe", 0)])
def test_rc_177_the_insane_hunter_is_told_her_own_roll_and_the_shoggoths(place: str, rolls: int) -> None:
    # given a Shoggoth at a place without cultists, and a place with one
    game = insane_hunter().shoggoths("university").cultists(cafe=1).begin()
    # then what is told is what happens
    assert rolls_told(game, f"walk:{place}") == rolls
    game.die(*["blank"] * rolls).do(f"walk:{place}")
    assert len(game.rolls()) == rolls


@pytest.mark.rule("RC-177", "RC-034")
def test_rc_177_her_own_roll_is_told_once_a_turn() -> None:
    game = insane_hunter().begin()
    assert rolls_told(game, "walk:university") == 1
    game.die("blank").do("walk:university")
    assert rolls_told(game, "walk:park") == 0


@pytest.mark.rule("RC-177")
def test_rc_177_sane_she_has_none() -> None:
    assert rolls_told(Play("hunter", "driver").begin(), "walk:university") == 0


@pytest.mark.rule("RC-177", "RC-046")
def test_rc_177_her_own_roll_is_told_before_the_gates() -> None:
    game = insane_hunter().at("park", "cafe").shoggoths("graveyard").begin()
    told = [line.rule for line in game.table.game.warns(game.game, game.option("gate:graveyard"))]
    game.die("blank", "blank", "blank").do("gate:graveyard")
    assert told == ["RC-177", "RC-044", "RC-040"]
    assert [event.rule for event in game.events("rolled")] == told


@pytest.mark.rule("RC-177", "RC-223")
def test_rc_177_the_silver_key_tells_it_too() -> None:
    game = insane_hunter().at("diner", "cafe").relics(1, "silver_key").begin().do("play:silver_key", seat=1)
    assert rolls_told(game, "step:swamp") == 1


@pytest.mark.rule("RC-177", "RC-153")
def test_rc_177_sealing_cures_her_before_she_comes_to_rest() -> None:
    # given
    game = insane_hunter().at("graveyard", "cafe").clues(0, kingsport=5).begin().do("seal:kingsport:5")
    # then
    assert rolls_told(game, "rest:church") == 0
    assert game.do("rest:church").rolls() == []


@pytest.mark.rule("RC-177")
def test_rc_177_whoever_asks_why_reads_of_it() -> None:
    game = insane_hunter().begin()
    assert "the Hunter's own roll on entering the University (RC-177)" in game.table.explain(
        game.option("walk:university"), "en"
    )


@pytest.mark.rule("RC-222", "RC-040", "RC-177")
def test_rc_222_under_a_warded_box_the_hunters_own_roll_is_not_told() -> None:
    game = insane_hunter().relics(0, "warded_box").begin().do("play:warded_box")
    assert rolls_told(game, "walk:university") == 0


@pytest.mark.rule("RC-222", "RC-040")
def test_rc_222_under_a_warded_box_no_roll_is_told() -> None:
    game = Play("doctor", "driver").at("park", "cafe").relics(0, "warded_box").shoggoths("graveyard").begin()
    game.do("play:warded_box")
    assert rolls_told(game, "gate:graveyard") == 0


@pytest.mark.rule("RC-046")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "1 action, sanity roll for the gate, sanity roll: Shoggoth in the Graveyard"),
        ("pl", "1 akcja, rzut kością poczytalności za bramę, rzut kością poczytalności: Shoggoth na Cmentarzu"),
        ("uk", "1 дія, кидок розуму за ворота, кидок розуму: Шоґґот на Цвинтарі"),
    ],
)
def test_rc_046_the_terminal_tells_both_rolls_beside_the_option(language: str, told: str) -> None:
    # given
    table = Play("doctor", "driver").at("park", "cafe").shoggoths("graveyard").begin().table
    # when
    sitting = Sitting(table, language)
    # then
    (through,) = [option for option in sitting.options().values() if option.text == "gate:graveyard"]
    assert sitting.remark(through) == told


# --- RC-OP-23: between two rolls of one action -----------------------------------------------------------------------


@pytest.mark.rule("RC-OP-23", "RC-033", "RC-046")
def test_rc_op_23_no_relic_between_the_two_rolls_of_a_gate() -> None:
    # given: the Driver could still play the Warded Box after the first roll, if anybody asked
    game = Play("doctor", "driver").at("park", "cafe").relics(1, "warded_box").shoggoths("graveyard").begin()
    # when
    game.die("delusion", "delusion").do("gate:graveyard")
    # then both rolls were made before anything else could be decided
    assert (game.rolls(), game.sanity_of(0)) == ([("doctor", "delusion")] * 2, 2)
    assert (game.asked, game.offers("play:warded_box")) == ((0, "action"), True)


@pytest.mark.rule("RC-OP-23", "RC-033", "RC-174")
def test_rc_op_23_no_relic_between_the_two_steps_of_a_walk() -> None:
    game = Play("driver", "doctor").relics(1, "warded_box").shoggoths("university", "police_station").begin()
    game.die("delusion", "delusion").do("drive:university:police_station")
    assert (game.rolls(), game.asked) == ([("driver", "delusion")] * 2, (0, "action"))
