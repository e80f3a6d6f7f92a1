"""Chapters 15 and 18: Other Worlds and the clock phase (ES-095 … ES-098, ES-113 … ES-116)."""

import pytest

from miskatonic.games.elder_sign.rows.adventures import CARDS, FIRST_WORLD
from miskatonic.games.elder_sign.rows.decks import OTHER_WORLD
from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import CARD, Play
from tests.games.elder_sign.rules.seen import (
    against_the_monster,
    at_the_entrance,
    kinds,
    resolve_the_dreamlands,
    won,
    worth,
)

WORLDS = [card.id for card in CARDS[FIRST_WORLD:]]


# --- Other Worlds -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-095")
def test_es_095_an_other_world_is_a_further_place_to_go() -> None:
    # given a gate about to open
    game = Play("joe_diamond", "mandy_thompson").holds(0, "necronomicon").other_world_deck_top("rlyeh").turn()
    museum = board(game)["museum"]
    assert "go:rlyeh" not in game.texts

    # when
    game.do("use:necronomicon")

    # then it lies apart from the six Adventures, which stay as they were
    assert [world["name"] for world in board(game)["worlds"]] == ["other_world-rlyeh"]
    assert [card and card["name"] for card in board(game)["museum"]] == [card and card["name"] for card in museum]
    assert len(museum) == 6

    # and one can go there
    game.do("go:rlyeh")
    assert (game.place_of(0), game.prompt) == ("rlyeh", "ready")


@pytest.mark.rule("ES-096")
def test_es_096_all_eight_may_be_in_play_and_a_ninth_gate_opens_nothing() -> None:
    # given seven in play
    game = Play("joe_diamond", "mandy_thompson").worlds(*WORLDS[:7]).holds(0, "necronomicon", "find_gate").turn()

    # when one more gate opens
    game.do("use:necronomicon")

    # then all eight are places to go, beside the museum and the entrance
    assert {f"go:{world}" for world in WORLDS} <= set(game.texts)
    assert len([text for text in game.texts if text.partition(":")[0] in ("go", "stay")]) == 6 + 8 + 1

    # and there is no ninth
    assert "use:find_gate" not in game.texts


@pytest.mark.rule("ES-097")
def test_es_097_a_resolved_other_world_is_not_replaced() -> None:
    # given two Other Worlds in play
    game = Play("joe_diamond", "mandy_thompson").worlds("the_dreamlands", "rlyeh").at(0, "the_dreamlands").attempt()
    museum, decks = game.game.museum, board(game)["decks"]

    # when one of them is resolved
    resolve_the_dreamlands(game)

    # then nothing comes in its place, neither from its own deck nor from the Adventures
    assert [world["name"] for world in board(game)["worlds"]] == ["other_world-rlyeh"]
    assert game.game.museum == museum
    assert (board(game)["decks"]["other_world"], board(game)["decks"]["adventure"]) == (
        decks["other_world"],
        decks["adventure"],
    )
    assert "go:the_dreamlands" not in game.texts


@pytest.mark.rule("ES-098")
def test_es_098_an_other_world_gives_trophies_and_rewards_and_sends_everybody_to_the_entrance() -> None:
    # given both stand there
    game = Play("joe_diamond", "mandy_thompson").worlds("the_dreamlands")
    game.at(0, "the_dreamlands").at(1, "the_dreamlands").attempt()

    # when
    resolve_the_dreamlands(game)

    # then
    assert (won(game, 0), worth(game, 0)) == (["the_dreamlands"], 2)
    assert (game.game.clues[0], game.game.signs) == (2, 1)
    assert [game.place_of(0), game.place_of(1)] == ["entrance", "entrance"]


@pytest.mark.rule("ES-098")
def test_es_098_terror_and_penalties_of_an_other_world() -> None:
    # given
    game = Play("harvey_walters", "mandy_thompson").worlds("plateau_of_leng").at(0, "plateau_of_leng").attempt()

    # when a roll with terror fails
    game.will_roll("terror", "peril", "peril", "peril", "peril", "peril").do("roll", "fail")

    # then its terror effect strikes
    assert game.game.sanity[0] == 6

    # when the attempt is given up
    game.do("discard:0", "give_up")

    # then its penalty is suffered, and the marker stays
    assert (game.game.sanity[0], game.place_of(0)) == (4, "plateau_of_leng")


@pytest.mark.rule("ES-098")
def test_es_098_a_monster_can_lie_on_an_other_world() -> None:
    # given a monster on the frame of the first row
    game = Play("joe_diamond", "mandy_thompson").worlds("great_hall_of_celeano")
    game.monster("maniac", "great_hall_of_celeano", 0).at(0, "great_hall_of_celeano").attempt()

    # when a terror is rolled, which the covered row asks for, and a peril, which the monster asks for
    game.will_roll("terror", "peril", "peril", "peril", "peril", "peril").do("roll")

    # then only the peril counts
    assert {text for text in game.texts if text.startswith("complete")} == {"complete:0:1"}
    game.do("complete:0:1", "give_up")
    assert won(game, 0) == ["maniac"]


@pytest.mark.rule("ES-098", "ES-111")
def test_es_098_a_spent_other_world_goes_to_the_bottom_of_its_own_deck() -> None:
    # given
    game = at_the_entrance().trophies(0, "the_dreamlands").turn().do("stay:entrance")
    decks = board(game)["decks"]

    # when
    game.do("buy:clue")

    # then
    assert game.game.decks[OTHER_WORLD][0] == CARD["the_dreamlands"]
    assert board(game)["decks"] == {**decks, "other_world": decks["other_world"] + 1}


# --- The clock phase --------------------------------------------------------------------------------------------------


def wait_a_turn(game: Play) -> Play:
    """Whoever's turn it is spends it at the entrance."""
    return game.do("stay:entrance", "wait")


@pytest.mark.rule("ES-113")
def test_es_113_three_hours_a_turn() -> None:
    # given
    game = at_the_entrance().turn()
    assert board(game)["hour"] == 12

    # when
    wait_a_turn(game)

    # then
    assert board(game)["hour"] == 3
    assert [(event.rule, event.args["hour"]) for event in game.events("clock_moved")] == [("ES-113", 3)]


@pytest.mark.rule("ES-113")
def test_es_113_after_an_attempt_as_well_whether_it_succeeds_or_fails() -> None:
    # given
    game = Play("joe_diamond", "mandy_thompson").worlds("the_dreamlands").at(0, "the_dreamlands").attempt()

    # when one succeeds
    resolve_the_dreamlands(game)
    assert board(game)["hour"] == 3

    # and the other gives up
    game.do("go:the_loading_dock", "give_up")

    # then
    assert board(game)["hour"] == 6


@pytest.mark.rule("ES-114")
def test_es_114_xii_iii_vi_or_ix() -> None:
    # given
    game = at_the_entrance().mythos_next("personal_possessions", "a_heavy_burden").turn()

    # when two days go by
    for _ in range(8):
        wait_a_turn(game)

    # then
    assert [event.args["hour"] for event in game.events("clock_moved")] == [3, 6, 9, 12, 3, 6, 9, 12]


@pytest.mark.rule("ES-114")
def test_es_114_a_step_past_xii_goes_on_to_iii() -> None:
    # given a monster whose task costs three hours, at IX
    game = at_the_entrance().museum("unnatural_habitat").mythos_next("personal_possessions").clock(3)
    game.monster("dimensional_shambler", "unnatural_habitat", 0).at(0, "unnatural_habitat").attempt()

    # when it is beaten and the turn ends
    game.will_roll("investigation_2", "lore", "lore", "lore", "lore", "lore").do("roll", "complete:0:0")
    assert board(game)["hour"] == 12
    game.do("give_up")

    # then
    assert board(game)["hour"] == 3


@pytest.mark.rule("ES-115")
def test_es_115_midnight_strikes_when_the_hand_reaches_xii_after_the_clock_phase() -> None:
    # given IX o'clock
    game = at_the_entrance().mythos_next("personal_possessions").clock(3).turn()
    mythos = board(game)["mythos"]

    # when
    wait_a_turn(game)

    # then the hand moves, midnight strikes, the next turn begins
    assert kinds(game, "clock_moved", "midnight", "mythos", "turn_begins") == [
        "turn_begins",
        "clock_moved",
        "midnight",
        "mythos",
        "turn_begins",
    ]
    assert (mythos, board(game)["mythos"]) == ("mythos-sudden_terror", "mythos-personal_possessions")


@pytest.mark.rule("ES-115")
@pytest.mark.parametrize("hour", [0, 1, 2])
def test_es_115_no_midnight_at_any_other_hour(hour: int) -> None:
    game = wait_a_turn(at_the_entrance().clock(hour).turn())
    assert game.events("midnight") == []


@pytest.mark.rule("ES-115")
def test_es_115_passing_xii_earlier_in_the_turn_counts_but_only_after_the_clock_phase() -> None:
    # given a monster whose task costs three hours, at IX
    game = at_the_entrance().museum("unnatural_habitat").mythos_next("personal_possessions").clock(3)
    game.monster("dimensional_shambler", "unnatural_habitat", 0).at(0, "unnatural_habitat").attempt()

    # when the hand reaches XII in the middle of the attempt
    game.will_roll("investigation_2", "lore", "lore", "lore", "lore", "lore").do("roll", "complete:0:0")

    # then not yet
    assert game.events("midnight") == []

    # when the turn ends
    game.do("give_up")

    # then once, after the hand has moved on to III
    assert kinds(game, "clock_moved", "midnight") == ["clock_moved", "clock_moved", "midnight"]


@pytest.mark.rule("ES-116")
def test_es_116_every_xii_is_a_midnight() -> None:
    # given
    game = at_the_entrance().mythos_next("personal_possessions", "a_twisted_path", "stars_align_amid_stillness").turn()

    # when twelve turns go by
    for _ in range(12):
        wait_a_turn(game)

    # then there have been three midnights, each after four turns
    told = kinds(game, "clock_moved", "midnight")
    assert told == (["clock_moved"] * 4 + ["midnight"]) * 3


def test_a_task_that_moves_the_clock_over_twelve_brings_one_midnight_and_only_after_the_turn() -> None:
    # given nine o'clock, and a shambler that costs three hours
    game = (
        Play("bob_jenkins", "gloria_goldberg").museum("the_loading_dock").clock(3).mythos_next("personal_possessions")
    )
    game.monster("dimensional_shambler", "the_loading_dock").at(0, "the_loading_dock").attempt()
    # when it is overcome, XII is reached and nothing happens yet
    game.will_roll("investigation_2", *["lore"] * 5).do("roll").do(against_the_monster(game))
    assert (board(game)["hour"], game.events("midnight")) == (12, [])
    # then the clock phase moves on to III, and one midnight follows
    game.do("give_up")
    assert board(game)["hour"] == 3
    assert game.story("failed", "clock_moved", "midnight", "mythos") == [
        "clock_moved",
        "failed",
        "clock_moved",
        "midnight",
        "mythos",
    ]
