"""Chapters 4 to 6: turn structure, movement, action phase (ES-025 … ES-033)."""

import pytest

from miskatonic import NotYourSeat
from tests.games.elder_sign.looks import board, running_attempt
from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import kinds

SIX = (
    "ancient_relics",
    "the_loading_dock",
    "the_key_to_the_beyond",
    "the_archives",
    "the_missing_records",
    "vermin_in_the_pipes",
)
NOTHING_USEFUL = ("investigation_1",) * 6


def table_of(*investigators: str) -> Play:
    """Six quiet Adventures are face up, everybody stands at the entrance."""
    return Play(*investigators).museum(*SIX)


def dice_at(game: Play, place: str) -> list[str]:
    """The colours of the dice that lie in such a place."""
    dice = board(game)["dice"]
    return [die["colour"] for die in dice if die["place"] == place]


def hour(game: Play) -> int:
    """What the clock shows."""
    shown: int = board(game)["hour"]
    return shown


# --- ES-025, ES-026: three phases, then the next player ---------------------------------------------------------------


@pytest.mark.rule("ES-025")
def test_es_025_movement_then_action_then_clock() -> None:
    # given
    game = table_of("bob_jenkins", "mandy_thompson").turn()

    # then the turn opens with movement
    assert (game.prompt, game.asked, hour(game)) == ("move", 0, 12)

    # when the marker has moved
    game.do("go:the_archives")

    # then it is time for the action, and the clock has not moved
    assert (game.prompt, game.asked, hour(game)) == ("ready", 0, 12)

    # when the action is over
    game.do("give_up")

    # then the clock has moved, once
    assert hour(game) == 3
    assert kinds(game, "turn_begins", "moved", "failed", "clock_moved") == [
        "turn_begins",
        "moved",
        "failed",
        "clock_moved",
        "turn_begins",
    ]


@pytest.mark.rule("ES-025")
def test_es_025_no_phase_comes_twice() -> None:
    # given the action phase of an attempt
    game = table_of("bob_jenkins", "mandy_thompson").turn().do("go:the_archives")

    # then nobody can move again, before or after a roll
    assert not [text for text in game.texts if text.startswith(("go:", "stay:"))]
    game.will_roll(*NOTHING_USEFUL).do("roll")
    assert not [text for text in game.texts if text.startswith(("go:", "stay:"))]


@pytest.mark.rule("ES-026")
def test_es_026_clockwise_and_round_again() -> None:
    # given three players, of whom the second begins
    game = table_of("bob_jenkins", "mandy_thompson", "joe_diamond").turn(1)

    # when everybody waits at the entrance
    seen = []
    for _ in range(4):
        seen.append(game.asked)
        game.do("stay:entrance", "wait")

    # then
    assert seen == [1, 2, 0, 1]


@pytest.mark.rule("ES-026")
def test_es_026_midnight_lies_between_the_turns() -> None:
    # given the hand is one step before XII
    game = table_of("bob_jenkins", "mandy_thompson").clock(3).mythos_next("personal_possessions").turn()

    # when
    game.do("stay:entrance", "wait")

    # then
    told = kinds(game, "waited", "clock_moved", "midnight", "mythos", "turn_begins")
    assert told == ["turn_begins", "waited", "clock_moved", "midnight", "mythos", "turn_begins"]
    assert (game.asked, game.prompt) == (1, "move")


@pytest.mark.rule("ES-026")
def test_es_026_alone_one_is_the_next_player_oneself() -> None:
    game = table_of("bob_jenkins").turn().do("stay:entrance", "wait")
    assert (game.asked, game.prompt, hour(game)) == (0, "move", 3)


# --- ES-027: at the start of any player's turn ------------------------------------------------------------------------


@pytest.mark.rule("ES-027")
def test_es_027_carolyn_fern_helps_as_somebody_elses_turn_begins() -> None:
    # given Bob's turn, Carolyn sits beside him
    game = table_of("bob_jenkins", "carolyn_fern").sanity(0, 2).turn()

    # then it is hers to decide, not his
    assert "heal:sanity:0" in game.texts
    with pytest.raises(NotYourSeat):
        game.table.answer("heal:sanity:0", seat=0)

    # when
    game.table.answer("heal:sanity:0", seat=1)

    # then Bob has not moved yet, and that was it for today
    assert game.game.sanity[0] == 3
    assert (game.prompt, game.asked, game.place_of(0)) == ("move", 0, "entrance")
    assert "heal:sanity:0" not in game.texts


@pytest.mark.rule("ES-027")
@pytest.mark.parametrize("place", ["entrance", "the_archives"])
def test_es_027_not_any_more_once_the_marker_has_moved(place: str) -> None:
    # given
    game = table_of("bob_jenkins", "vincent_lee").stamina(0, 2).turn()
    assert "heal:stamina:0" in game.texts

    # when
    game.do("stay:entrance" if place == "entrance" else f"go:{place}")

    # then
    assert "heal:stamina:0" not in game.texts


@pytest.mark.rule("ES-027")
def test_es_027_the_own_turn_is_a_players_turn_too() -> None:
    game = table_of("carolyn_fern", "bob_jenkins").sanity(0, 2).turn().do("heal:sanity:0")
    assert game.game.sanity[0] == 3


@pytest.mark.rule("ES-027")
def test_es_027_two_healers_in_one_turn() -> None:
    # given
    game = table_of("bob_jenkins", "carolyn_fern", "vincent_lee").sanity(0, 2).stamina(0, 2).turn()

    # when both use what they have, each their own
    game.table.answer("heal:sanity:0", seat=1)
    game.table.answer("heal:stamina:0", seat=2)

    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == (3, 3)


# --- ES-028, ES-029, ES-030: movement ---------------------------------------------------------------------------------


@pytest.mark.rule("ES-028")
@pytest.mark.parametrize("here", ["entrance", "ancient_relics", "vermin_in_the_pipes", "the_abyss"])
def test_es_028_from_anywhere_to_anywhere(here: str) -> None:
    # given two Other Worlds in play
    places = [*SIX, "the_abyss", "yuggoth", "entrance"]
    game = table_of("bob_jenkins", "mandy_thompson").worlds("the_abyss", "yuggoth").at(0, here).turn()

    # then every card in play and the entrance, wherever the marker stands, and nothing else
    assert sorted(game.texts) == sorted(f"{'stay' if place == here else 'go'}:{place}" for place in places)

    # when, then
    goal = "yuggoth" if here != "yuggoth" else "entrance"
    assert game.do(f"go:{goal}").place_of(0) == goal


@pytest.mark.rule("ES-028")
def test_es_028_only_the_own_marker_moves_and_an_empty_place_is_no_goal() -> None:
    # given only two Adventures are left in the museum
    game = Play("bob_jenkins", "mandy_thompson").museum("the_archives", "ancient_relics").turn()
    assert sorted(game.texts) == ["go:ancient_relics", "go:the_archives", "stay:entrance"]

    # when
    game.do("go:the_archives")

    # then
    assert (game.place_of(0), game.place_of(1)) == ("the_archives", "entrance")
    assert [event.args["place"] for event in game.events("moved")] == ["adventure-the_archives"]


@pytest.mark.rule("ES-028")
def test_es_028_back_to_the_entrance() -> None:
    game = table_of("bob_jenkins", "mandy_thompson").at(0, "the_archives").turn().do("go:entrance")
    assert (game.place_of(0), game.prompt) == ("entrance", "entrance")


@pytest.mark.rule("ES-029")
@pytest.mark.parametrize("here", ["entrance", "the_archives", "the_abyss"])
def test_es_029_staying_is_allowed(here: str) -> None:
    game = table_of("bob_jenkins", "mandy_thompson").worlds("the_abyss").at(0, here).turn().do(f"stay:{here}")
    assert game.place_of(0) == here
    assert game.events("moved") == []


@pytest.mark.rule("ES-029")
def test_es_029_a_second_attempt_needs_no_move() -> None:
    # given an attempt that fails
    game = table_of("bob_jenkins").turn().do("go:the_archives", "give_up")

    # then the marker is still there
    assert game.place_of(0) == "the_archives"

    # when the next turn comes
    game.do("stay:the_archives")

    # then
    assert (game.prompt, len(game.pool)) == ("ready", 6)


@pytest.mark.rule("ES-029")
@pytest.mark.parametrize(("answer", "lost"), [("stay:the_archives", 0), ("go:ancient_relics", 1)])
def test_es_029_who_stays_has_not_moved(answer: str, lost: int) -> None:
    # given a Mythos card that punishes a move onto a card with a monster, and two such cards
    game = table_of("bob_jenkins").mythos("sightings_in_lurking_shadows").at(0, "the_archives")
    game.monster("maniac", "the_archives", 0).monster("zombie", "ancient_relics", 0).turn()

    # when, then
    game.do(answer)
    assert game.game.sanity[0] == 4 - lost


@pytest.mark.rule("ES-030")
@pytest.mark.parametrize(
    ("place", "prompt"), [("the_archives", "ready"), ("the_abyss", "ready"), ("entrance", "entrance")]
)
@pytest.mark.parametrize("start", ["the_archives", "the_abyss", "entrance", "ancient_relics"])
def test_es_030_where_the_marker_stands_decides_what_happens(start: str, place: str, prompt: str) -> None:
    # given
    game = table_of("bob_jenkins", "mandy_thompson").worlds("the_abyss").at(0, start).turn()

    # when the player moves there or stays there
    game.do(f"{'stay' if start == place else 'go'}:{place}")

    # then
    assert (game.prompt, game.place_of(0)) == (prompt, place)
    attempt = board(game)["attempt"]
    assert (attempt is None) == (place == "entrance")


# --- ES-031: what the action is ---------------------------------------------------------------------------------------


@pytest.mark.rule("ES-031")
@pytest.mark.parametrize("place", ["adventure-the_archives", "other_world-the_abyss"])
def test_es_031_a_card_is_attempted(place: str) -> None:
    # given
    name = place.partition("-")[2]
    game = table_of("bob_jenkins").worlds("the_abyss").turn()

    # when
    game.do(f"go:{name}")

    # then it is that card's attempt: dice, no first aid, no shop
    assert running_attempt(game)["place"] == place
    assert game.texts == ["roll", "give_up"]


@pytest.mark.rule("ES-031")
def test_es_031_one_action_on_the_entrance_sheet() -> None:
    # given a hurt investigator with trophies enough for two things
    game = table_of("bob_jenkins", "mandy_thompson").sanity(0, 1).stamina(0, 1)
    game.trophies(0, "the_hidden_passage", "lights_out", "public_lavatory").turn()

    # when
    game.do("stay:entrance", "first_aid:sanity")

    # then it is the next player's turn already
    assert (game.game.sanity[0], game.game.stamina[0]) == (2, 1)
    assert (game.asked, game.prompt) == (1, "move")


@pytest.mark.rule("ES-031")
def test_es_031_the_action_can_not_be_skipped() -> None:
    # given on a card nothing but rolling or giving up is possible
    game = table_of("bob_jenkins", "mandy_thompson").turn().do("go:the_archives")
    assert game.texts == ["roll", "give_up"]

    # when the attempt is given up at once
    game.do("give_up")

    # then that is a failure with its penalty
    assert game.game.sanity[0] == 3
    assert len(game.events("failed")) == 1

    # given a hurt investigator at the entrance
    game = table_of("bob_jenkins", "mandy_thompson").sanity(0, 1).turn().do("stay:entrance")

    # then there is an action to take
    assert "wait" not in game.texts


# --- ES-032: how the action phase ends --------------------------------------------------------------------------------


def assert_the_phase_is_over(game: Play) -> None:
    """The clock has moved by one step and the next player's turn has begun."""
    assert (game.asked, game.prompt, hour(game)) == (1, "move", 3)
    assert kinds(game, "clock_moved", "turn_begins")[-2:] == ["clock_moved", "turn_begins"]


@pytest.mark.rule("ES-032")
def test_es_032_it_ends_when_the_adventure_is_resolved() -> None:
    game = Play("bob_jenkins", "mandy_thompson").museum("the_missing_records", "ancient_relics")
    game.at(0, "the_missing_records").attempt()
    game.will_roll("investigation_3", "investigation_3", "lore", "terror", "peril", "peril").do(
        "roll", "complete:0:0.1"
    )
    game.will_roll("investigation_3", "lore", "peril", "peril").do("roll", "complete:1:2.3")
    assert len(game.events("resolved")) == 1
    assert_the_phase_is_over(game)


@pytest.mark.rule("ES-032")
def test_es_032_it_ends_with_the_last_die_discarded() -> None:
    # given an attempt in which nothing ever fits
    game = table_of("bob_jenkins", "mandy_thompson").at(0, "the_archives").attempt()

    # when all six dice are lost one after another
    for dice in range(6, 0, -1):
        assert (game.asked, len(game.pool)) == (0, dice)
        game.will_roll(*("peril",) * dice).do("roll", "discard…")

    # then
    assert len(game.events("failed")) == 1
    assert_the_phase_is_over(game)


@pytest.mark.rule("ES-032", "ES-DE-05")
def test_es_032_it_ends_when_the_player_gives_up() -> None:
    game = table_of("bob_jenkins", "mandy_thompson").at(0, "the_archives").attempt()
    game.will_roll(*NOTHING_USEFUL).do("roll", "give_up")
    assert len(game.events("failed")) == 1
    assert_the_phase_is_over(game)


@pytest.mark.rule("ES-032", "ES-DE-05")
def test_es_032_it_ends_when_terror_fails_the_adventure() -> None:
    # given a card whose terror effect is the end of the attempt
    game = Play("bob_jenkins", "mandy_thompson").museum("something_has_broken_free", "ancient_relics")
    game.at(0, "something_has_broken_free").attempt()

    # when a roll with terror fails
    game.will_roll("terror", "lore", "lore", "lore", "lore", "lore").do("roll", "fail")

    # then no die is discarded any more
    assert len(game.events("failed")) == 1
    assert game.events("dice_discarded") == []
    assert_the_phase_is_over(game)


@pytest.mark.rule("ES-032", "ES-DE-05")
def test_es_032_it_ends_when_no_die_is_left_to_roll() -> None:
    # given nine points of investigation above a lore
    game = Play("bob_jenkins", "mandy_thompson").museum("administration_office", "ancient_relics")
    game.at(0, "administration_office").attempt()

    # when all six dice are needed for the nine
    game.will_roll("investigation_1", "investigation_1", "investigation_1", *("investigation_2",) * 3)
    game.do("roll", "complete:1:0.1.2.3.4.5")

    # then the other task is open and nothing is left for it
    assert len(game.events("task_completed")) == 1
    assert len(game.events("failed")) == 1
    assert_the_phase_is_over(game)


@pytest.mark.rule("ES-032")
def test_es_032_it_ends_with_the_entrance_action() -> None:
    game = table_of("bob_jenkins", "mandy_thompson").sanity(0, 1).turn().do("stay:entrance", "first_aid:sanity")
    assert_the_phase_is_over(game)


@pytest.mark.rule("ES-032")
def test_es_032_a_failed_roll_alone_does_not_end_it() -> None:
    game = table_of("bob_jenkins", "mandy_thompson").at(0, "the_archives").attempt()
    game.will_roll(*NOTHING_USEFUL).do("roll", "discard…")
    assert (game.asked, game.prompt, hour(game), len(game.pool)) == (0, "ready", 12, 5)


# --- ES-033: dice go back ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-033")
def test_es_033_dice_on_tasks_discarded_focused_and_with_a_helper_return() -> None:
    # given Mandy stands on the same card as Bob
    game = table_of("bob_jenkins", "mandy_thompson").at(0, "the_archives").at(1, "the_archives").attempt()

    # when a task is completed, a die discarded, one focused, another discarded, one given to Mandy
    game.will_roll("lore", *("investigation_1",) * 5).do("roll", "complete:0:0")
    game.will_roll(*("investigation_1",) * 5).do("roll", "discard:1", "focus:2")
    game.will_roll(*("investigation_1",) * 3).do("roll", "discard:3", "ask:1:4", "help")
    assert len(dice_at(game, "task")) == 1
    assert len(dice_at(game, "discarded")) == 2
    assert len(dice_at(game, "focused")) == 1
    assert len(dice_at(game, "helper")) == 1
    assert len(dice_at(game, "pool")) == 1

    # when the attempt fails
    game.do("give_up", "lose:sanity")

    # then all of them are back, and Mandy rolls six
    assert len(dice_at(game, "supply")) == 8
    game.do("stay:the_archives")
    assert dice_at(game, "pool") == ["green"] * 6


@pytest.mark.rule("ES-033")
@pytest.mark.parametrize("resolved", [True, False])
def test_es_033_dice_added_by_items_leave_the_pool(resolved: bool) -> None:
    # given both special dice in Bob's pool
    game = Play("bob_jenkins", "mandy_thompson").museum("hallway_on_fire", "ancient_relics")
    game.holds(0, "axe", "book_of_dzyan").at(0, "hallway_on_fire").attempt()
    game.do("use:axe", "use:book_of_dzyan")
    assert dice_at(game, "pool") == ["green"] * 6 + ["yellow", "red"]

    # when the action phase ends, well or badly
    if resolved:
        game.will_roll(*("peril",) * 8).do("roll", "complete:0:0").will_roll(*("peril",) * 7)
        game.do("roll", "complete:1:1")
    else:
        game.will_roll(*("lore",) * 8).do("roll", "give_up")

    # then
    assert len(game.events("resolved")) == resolved
    assert len(dice_at(game, "supply")) == 8
    game.do("go:ancient_relics")
    assert dice_at(game, "pool") == ["green"] * 6


@pytest.mark.rule("ES-033")
@pytest.mark.parametrize("place", ["the_archives", "entrance"])
def test_es_033_locked_dice_and_dice_on_spells_stay_where_they_are(place: str) -> None:
    # given a card that locks a green die, a Mythos card that locks the yellow one, a die on Mandy's spell
    game = Play("bob_jenkins", "mandy_thompson").museum("did_you_hear_that", "the_archives")
    game.locked("did_you_hear_that").mythos("stars_align_above_black_clouds").holds(1, "wither").on_spell(
        1, "wither", "lore"
    )

    # when Bob's turn passes
    game.at(0, place).turn().do(f"stay:{place}")
    if place == "entrance":
        game.do("wait")
    else:
        assert dice_at(game, "pool") == ["green"] * 4
        game.will_roll(*("investigation_1",) * 4).do("roll", "give_up")

    # then
    assert dice_at(game, "locked") == ["green", "yellow"]
    assert dice_at(game, "spell") == ["green"]
    assert [die["face"] for die in board(game)["dice"] if die["place"] == "spell"] == ["face-lore"]
    assert dice_at(game, "supply") == ["green"] * 4 + ["red"]
