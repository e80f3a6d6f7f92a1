"""The end of the game (ES-243 … ES-245)."""

import random

import pytest

from miskatonic.kernel import seeded
from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import Play

HIT = ("lore", "terror", "investigation_3")
"""What Hastur's combat task asks for."""
OTHER_WORLDS = (
    "another_dimension",
    "city_of_the_great_race",
    "great_hall_of_celeano",
    "plateau_of_leng",
    "rlyeh",
    "the_abyss",
    "yuggoth",
)
"""All but the Dreamlands."""


def misses(game: Play, dice: int = 6) -> Play:
    """Given: the next attack will hit nothing, and every die is lost to a failed roll."""
    for count in range(dice, 0, -1):
        game.will_roll(*["investigation_1"] * count)
    return game


def will_miss(game: Play) -> Play:
    """Six dice, then five, down to the last, that will not hit Ithaqua, who falls to a three, a terror and a peril."""
    for dice in range(6, 0, -1):
        game.will_roll(*["lore"] * dice)
    return game


@pytest.mark.rule("ES-243")
@pytest.mark.parametrize(("signs", "end"), [(10, None), (11, "sealed"), (12, "sealed")])
def test_es_243_enough_signs_win_even_if_they_are_more_than_enough(signs: int, end: str | None) -> None:
    # given Hastur needs 13, and the hidden passage brings two
    game = Play("bob_jenkins", "dexter_drake").signs(signs).museum("the_hidden_passage").at(0, "the_hidden_passage")
    game.attempt().will_roll("investigation_3", *["lore"] * 5).do("roll", "complete:0:0")
    game.will_roll("peril", "investigation_3", "lore", "lore", "lore").do("roll", "complete:1:1.2")
    # when
    game.will_roll("lore", "lore", "lore").do("roll", "complete:2:3")
    # then
    assert game.won == end
    assert game.game.signs == signs + 2
    assert [event.args["count"] for event in game.events("sign_gained")] == [signs + 2]


@pytest.mark.rule("ES-243")
def test_es_243_the_game_ends_in_the_middle_of_the_rewards() -> None:
    # given a gathering that brings a sign, and a gate and a monster too
    game = Play("bob_jenkins", "dexter_drake").signs(12).museum("a_secret_gathering").at(0, "a_secret_gathering")
    game.attempt().will_roll("lore", "lore", *["investigation_3"] * 4).do("roll", "complete:1:0.1")
    # when
    game.will_roll(*["investigation_3"] * 4).do("roll", "complete:0:2.3")
    # then
    assert game.won == "sealed"
    assert (game.table.choice, game.events("gate_opened"), game.events("clock_moved")) == (None, [], [])


@pytest.mark.rule("ES-243")
def test_es_243_a_bought_sign_wins_as_well() -> None:
    game = (
        Play("bob_jenkins", ancient_one="yig").signs(9).trophies(0, "high_priest", "warlock", "vampire", "star_spawn")
    )
    game.trophies(0, "cultist").turn().do("stay:entrance", "buy:elder_sign")
    assert game.won == "sealed"


@pytest.mark.rule("ES-243", "ES-OP-14")
def test_es_243_in_the_battle_signs_do_not_win_any_more() -> None:
    # given enough signs, but Hastur is awake
    game = Play("bob_jenkins", "dexter_drake").signs(13).holds(0, "axe").battle(doom=5)
    # when the battle goes on
    game.will_roll(*HIT, *HIT).do("roll", "complete:0:0.1.2")
    # then
    assert game.table.outcome is None


@pytest.mark.rule("ES-243", "ES-232")
@pytest.mark.parametrize("ancient_one", ["cthulhu", "hastur", "nyarlathotep", "shub_niggurath", "yog_sothoth"])
def test_es_243_in_the_battle_there_is_no_sign_to_be_gained(ancient_one: str) -> None:
    for seed in range(4):
        # given one sign at least is missing, and there are trophies to buy it with
        game = Play("bob_jenkins", "dexter_drake", ancient_one=ancient_one).signs(10).given(rng=seeded(seed))
        game.trophies(0, "high_priest", "warlock", "vampire").trophies(1, "star_spawn", "cultist")
        game.holds(0, "axe", "ruby_standish").battle()
        # when the battle is fought to its end, whatever anybody does
        luck = random.Random(seed)
        while game.table.choice:
            game.do(luck.choice(game.options))
        # then
        assert (game.events("sign_gained"), game.game.signs) == ([], 10)
        assert (game.won or game.lost) in ("battle", "devoured")


@pytest.mark.rule("ES-244")
def test_es_244_removing_the_last_token_before_the_awakening_wins_nothing() -> None:
    # given one token, and the Great Hall of Celeano, which removes one
    game = Play("bob_jenkins", "dexter_drake").doom(1).worlds("great_hall_of_celeano").at(0, "great_hall_of_celeano")
    game.attempt().will_roll("terror", *["investigation_3"] * 5).do("roll", "complete:0:0")
    game.will_roll("lore", *["investigation_3"] * 4).do("roll", "complete:1:1")
    # when
    game.will_roll(*["investigation_3"] * 4).do("roll", "complete:2:2.3")
    # then
    assert (game.game.doom, game.table.outcome, game.asked) == (0, None, 1)


@pytest.mark.rule("ES-245", "ES-240")
def test_es_245_lost_when_all_are_devoured_in_the_battle() -> None:
    game = misses(Play("bob_jenkins", "dexter_drake").clock(3).sanity(0, 2).sanity(1, 1)).battle(doom=5)
    assert game.lost == "devoured"


@pytest.mark.rule("ES-245", "ES-179")
def test_es_245_before_the_awakening_only_when_no_investigator_is_left() -> None:
    # given a player whose death is certain, with and without others to choose from
    for left, end in (((0, 1), None), ((), "devoured")):
        game = Play("bob_jenkins").given(left=left).sanity(0, 1).at(0, "ancient_relics").attempt()
        # when
        game.do("give_up")
        # then
        assert game.lost == end
        assert (game.prompt == "investigator") == bool(left)


@pytest.mark.rule("ES-245", "ES-179")
def test_es_245_one_player_out_does_not_end_it() -> None:
    # given nobody is left to choose
    game = Play("bob_jenkins", "dexter_drake").given(left=()).sanity(0, 1).at(0, "ancient_relics").attempt()
    # when Bob Jenkins is devoured
    game.do("give_up")
    # then Dexter Drake goes on alone, and Bob's turns are skipped
    assert (game.table.outcome, game.asked) == (None, 1)
    game.do("stay:entrance", "wait")
    assert (game.asked, game.game.clock) == (1, 2)


@pytest.mark.rule("ES-245", "ES-178", "ES-179")
def test_es_245_two_devoured_at_once_with_one_investigator_left() -> None:
    # given two with one sanity each, one left to choose from, and a midnight that costs everybody a sanity
    game = Play("bob_jenkins", "dexter_drake").given(left=(0,)).sanity(0, 1).sanity(1, 1).museum("dont_fall_asleep")
    game.mythos_next("personal_possessions").midnight()
    # then one of the players goes on, the other is out, and the game with them
    while game.prompt == "starting_card":
        game.do("take:spell")
    assert game.table.outcome is None
    assert sorted(seat["out"] for seat in board(game)["seats"]) == [False, True]


@pytest.mark.rule("ES-245", "ES-024")
def test_es_245_an_ancient_one_may_add_a_defeat_of_its_own() -> None:
    # given one space is left on the track of Azathoth
    game = Play("bob_jenkins", "dexter_drake", ancient_one="azathoth").doom(11).at(0, "riot_in_the_streets").attempt()
    # when the last token is a penalty
    game.do("give_up")
    # then
    assert game.lost == "azathoth"


@pytest.mark.rule("ES-245", "ES-181")
def test_es_245_a_last_death_that_wakes_it_ends_the_game() -> None:
    game = Play("bob_jenkins").sanity(0, 1).doom(10).at(0, "ancient_relics").attempt().do("give_up")
    assert game.lost == "devoured"


@pytest.mark.rule("ES-244")
def test_es_244_the_game_ends_at_once_in_the_middle_of_an_attack() -> None:
    # given a last token, and nine o'clock
    game = Play("bob_jenkins", "dexter_drake").holds(0, "axe").clock(3).battle(doom=1)
    # when it is hit with dice left
    game.will_roll(*HIT, *HIT).do("roll", "complete:0:0.1.2")
    # then nothing more happens
    assert game.won == "battle"
    assert (game.table.choice, game.events("ancient_one_attacks"), game.events("clock_moved")) == (None, [], [])


def test_the_last_sign_wins_though_the_same_resolution_would_awaken_the_ancient_one() -> None:
    # given the last Other World there is, for which Yog-Sothoth waits, and one sign is missing
    game = Play("bob_jenkins", ancient_one="yog_sothoth").worlds("the_dreamlands").trophies(0, *OTHER_WORLDS).signs(11)
    # when
    game.at(0, "the_dreamlands").attempt()
    game.will_roll("peril", "lore", "investigation_3", *["lore"] * 3).do("roll", "complete:0:0.1.2")
    # then
    assert (game.won, game.events("awakens")) == ("sealed", [])


def test_the_last_sign_can_be_bought_and_the_clock_does_not_move_any_more() -> None:
    # given five cards worth two each pay ten, nine o'clock, and a midnight that would be the end
    game = Play("bob_jenkins", ancient_one="yig").signs(9).doom(7).clock(3).mythos_next("a_heavy_burden")
    game.trophies(0, "the_curator", "the_hedge_maze", "koi_pond", "lights_out", "yuggoth").turn()
    # when
    game.do("stay:entrance", "buy:elder_sign")
    # then
    assert (game.won, game.events("clock_moved")) == ("sealed", [])


def test_a_penalty_that_awakens_is_suffered_whole_and_midnight_is_an_attack_at_once() -> None:
    # given nine o'clock, one doom is missing, and a card that would add two at midnight
    game = Play("bob_jenkins", "gloria_goldberg", ancient_one="ithaqua").clock(3).doom(8)
    game.museum("stay_away_from_the_windows", "horrible_visions").at(0, "stay_away_from_the_windows").attempt()
    # when
    game.do("give_up")
    # then a sanity and two stamina for the failure, two stamina for the attack, no Mythos card, nothing at midnight
    assert (game.game.sanity[0], game.game.stamina) == (3, [2, 2])
    assert game.story("awakens", "clock_moved", "ancient_one_attacks", "mythos", "at_midnight") == [
        "awakens",
        "clock_moved",
        "ancient_one_attacks",
    ]


def test_whose_death_awakens_the_ancient_one_is_out_but_moves_the_clock() -> None:
    # given three o'clock, one doom is missing
    game = Play("bob_jenkins", "gloria_goldberg", "kate_winthrop", ancient_one="ithaqua").museum("ancient_relics")
    game.doom(8).sanity(0, 1).clock(1).at(0, "ancient_relics").attempt()
    # when he fails there, and the others miss
    will_miss(will_miss(game)).will_roll("terror", "terror", "peril", "peril", "lore", "investigation_3")
    game.do("give_up")
    # then he is out; two turns later Ithaqua attacks at midnight, and his turn moves the clock to III
    assert board(game)["seats"][0]["out"]
    assert game.story("eliminated", "awakens", "clock_moved", "ancient_one_attacks") == [
        *("eliminated", "awakens"),
        *["clock_moved"] * 3,
        *("ancient_one_attacks", "clock_moved"),
    ]
    assert (board(game)["hour"], game.asked) == (3, 1)


def test_alone_one_is_lost_if_the_own_death_awakens_the_ancient_one() -> None:
    # given
    game = Play("bob_jenkins", ancient_one="ithaqua").museum("ancient_relics").doom(8).sanity(0, 1)
    # when
    game.at(0, "ancient_relics").attempt().do("give_up")
    # then
    assert game.lost == "devoured"


def test_in_the_battle_nobody_focuses_or_helps_but_items_work() -> None:
    # given
    game = Play("bob_jenkins", "gloria_goldberg", ancient_one="ithaqua").holds(0, "axe").battle(0, 5)
    # when
    game.will_roll(*["lore"] * 5, "peril").do("roll", "discard:0")
    # then
    assert (game.offers("focus"), game.offers("ask"), game.offers("use:axe")) == (False, False, True)


@pytest.mark.parametrize(("doom", "after"), [(5, 6), (9, 9)])
def test_who_is_devoured_in_the_battle_adds_doom_as_far_as_there_is_room(doom: int, after: int) -> None:
    # given nine o'clock, and Gloria Goldberg can't bear an attack
    game = Play("bob_jenkins", "gloria_goldberg", ancient_one="ithaqua").stamina(1, 2).clock(3)
    # when Bob Jenkins has missed
    will_miss(game).will_roll("terror", "terror", "peril", "peril", "lore", "investigation_3").battle(0, doom)
    # then she is out for good, and it is his turn again
    assert (game.game.doom, board(game)["seats"][1]["out"], game.asked, game.prompt) == (after, True, 0, "rolled")
