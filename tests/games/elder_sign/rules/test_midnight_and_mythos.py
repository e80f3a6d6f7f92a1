"""Midnight (ES-185 … ES-192) and Mythos cards (ES-193 … ES-197)."""

import pytest

import miskatonic
from miskatonic.games.elder_sign.board import Board
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from miskatonic.kernel import Table
from tests.games.elder_sign.looks import board
from tests.games.elder_sign.play import Play
from tests.games.elder_sign.rules.seen import kinds


def locked(game: Play) -> list[str]:
    """The colours of the dice that are locked."""
    return [die["colour"] for die in board(game)["dice"] if die["place"] == "locked"]


def misses(game: Play, dice: int = 6) -> Play:
    """The next attack in the battle will hit nothing: every die is lost to a failed roll."""
    for count in range(dice, 0, -1):
        game.will_roll(*["investigation_1"] * count)
    return game


# --- ES-185, ES-186: when midnight strikes ----------------------------------------------------------------------------


@pytest.mark.rule("ES-185")
def test_es_185_midnight_strikes_after_the_turn_in_which_the_hand_reaches_twelve() -> None:
    # given the hand stands at nine
    game = Play("bob_jenkins", "dexter_drake").clock(3).mythos_next("personal_possessions").turn()
    # when the turn is over
    game.do("stay:entrance", "wait")
    # then
    assert kinds(game, "clock_moved", "midnight", "mythos", "turn_begins") == [
        "turn_begins",
        "clock_moved",
        "midnight",
        "mythos",
        "turn_begins",
    ]
    assert (board(game)["hour"], board(game)["mythos"]) == (12, "mythos-personal_possessions")
    assert (game.asked, game.prompt) == (1, "move")


@pytest.mark.rule("ES-185")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_es_185_no_midnight_before_the_hand_gets_there(steps: int) -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").clock(steps).turn()
    # when
    game.do("stay:entrance", "wait")
    # then
    assert game.events("midnight") == []
    assert board(game)["hour"] == 3 * (steps + 1)


@pytest.mark.rule("ES-185", "ES-046", "ES-OP-24")
def test_es_185_passing_twelve_with_a_clock_cost_strikes_only_when_the_turn_is_over() -> None:
    # given nine o'clock, and a monster whose task costs three hours
    game = Play("bob_jenkins", "dexter_drake").clock(3).mythos_next("personal_possessions").at(0, "ancient_relics")
    game.monster("dimensional_shambler", "ancient_relics", 0).attempt()

    # when the cost is paid the hand reaches twelve, but the attempt goes on
    game.will_roll("investigation_2", "peril", "peril", "peril", "peril", "peril").do("roll", "complete:0:0")
    assert (board(game)["hour"], board(game)["midnight_due"]) == (12, True)
    assert game.events("midnight") == []

    # then the hand has moved on to three when it strikes, once
    game.do("give_up")
    assert board(game)["hour"] == 3
    assert len(game.events("midnight")) == 1
    assert board(game)["mythos"] == "mythos-personal_possessions"


@pytest.mark.rule("ES-185", "ES-OP-24")
def test_es_185_one_turn_causes_one_midnight_at_most() -> None:
    # given nine o'clock, a clock cost, and a Mythos card that moves the hand when an adventure fails
    game = (
        Play("bob_jenkins", "dexter_drake")
        .clock(3)
        .mythos("sightings_before_the_storm")
        .mythos_next("personal_possessions")
    )
    game.at(0, "ancient_relics").monster("hound_of_tindalos", "ancient_relics", 0).attempt()
    # when the hand moves three times in this turn
    game.will_roll("terror", "peril", "lore", "lore", "lore", "lore").do("roll", "complete:0:0.1", "give_up")
    # then
    assert board(game)["hour"] == 6
    assert len(game.events("midnight")) == 1

    # and the next turn, which stays short of twelve, causes none
    game.do("stay:entrance", "wait")
    assert (board(game)["hour"], len(game.events("midnight"))) == (9, 1)


@pytest.mark.rule("ES-186")
def test_es_186_monsters_appear_at_midnight_although_kate_winthrop_has_just_finished() -> None:
    # given
    game = (
        Play("kate_winthrop", "bob_jenkins")
        .clock(3)
        .mythos("personal_possessions")
        .mythos_next("sightings_amid_stillness")
    )
    game.cup("cultist").turn()
    # when her turn ends and midnight strikes
    game.do("stay:entrance", "wait", "place:ancient_relics:0")
    # then
    assert game.monsters_on("ancient_relics") == ["cultist"]
    assert game.events("monster_kept_away") == []


@pytest.mark.rule("ES-186")
def test_es_186_cards_of_the_own_turn_can_not_be_used_at_midnight() -> None:
    # given both are hurt and hold something that heals
    game = Play("bob_jenkins", "dexter_drake").holds(0, "food").holds(1, "heal").stamina(0, 2).stamina(1, 2)
    # when a monster has to be placed at midnight
    game.mythos("personal_possessions").mythos_next("sightings_amid_stillness").cup("cultist").midnight()
    # then there is nothing to do but that
    assert (game.asked, game.prompt) == (0, "place_monster")
    assert game.texts == ["place:ancient_relics:0", "place:the_storage_closet:0"]

    # only the next turn allows them again
    game.do("place:ancient_relics:0")
    assert "use:heal" in game.texts


# --- ES-187 to ES-189: the three steps --------------------------------------------------------------------------------


@pytest.mark.rule("ES-187", "ES-DE-08")
def test_es_187_every_card_in_play_that_speaks_of_midnight_takes_effect() -> None:
    # given two such Adventures, one more in the deck, and an old Mythos card that speaks of the next midnight
    game = Play("bob_jenkins", "dexter_drake").museum("dont_fall_asleep", "the_loading_dock", "the_hedge_maze")
    game.adventure_deck_top("horrible_visions").worlds("rlyeh").mythos("the_right_tools")
    game.mythos_next("personal_possessions").midnight()
    # when they are taken one by one
    game.do("first:dont_fall_asleep", "first:the_hedge_maze")
    # then everybody has lost a sanity and a stamina, and there is a doom token
    assert (game.game.sanity, game.game.stamina, game.game.doom) == ([3, 4], [5, 4], 1)
    assert len(game.events("at_midnight")) == 3


@pytest.mark.rule("ES-187", "ES-192", "ES-OP-22")
def test_es_187_the_player_who_has_just_finished_orders_them() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake", "monterey_jack").museum("dont_fall_asleep", "horrible_visions")
    game.mythos("warning_of_a_conspiracy").mythos_next("personal_possessions").midnight(seat=1)
    # then all three wait for the same player
    assert (game.asked, game.prompt) == (1, "midnight_order")
    assert set(game.texts) == {"first:dont_fall_asleep", "first:horrible_visions", "first:warning_of_a_conspiracy"}
    # and the order is what was asked for
    game.do("first:horrible_visions")
    assert (game.game.doom, game.game.sanity, game.asked) == (2, [4, 5, 3], 1)
    game.do("first:dont_fall_asleep")
    assert game.game.sanity == [3, 4, 2]
    assert game.prompt == "move"


@pytest.mark.rule("ES-187", "ES-188")
def test_es_187_the_old_mythos_card_counts_and_the_new_one_not_yet() -> None:
    # given the new card speaks of midnight too
    game = Play("bob_jenkins").at(0, "ancient_relics").worlds("rlyeh")
    game.mythos("stars_align_before_reason_perishes").mythos_next("the_right_tools").midnight()
    # then the loss of the old one came first, and of the new one only the token of its upper half
    assert kinds(game, "sanity_lost", "mythos", "doom_added") == ["sanity_lost", "mythos", "doom_added"]
    assert game.game.doom == 1


@pytest.mark.rule("ES-188")
def test_es_188_the_new_card_takes_effect_and_the_old_one_goes_to_the_bottom() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").mythos("esoteric_devices").mythos_next("a_heavy_burden")
    # when
    game.midnight()
    # then
    assert board(game)["mythos"] == "mythos-a_heavy_burden"
    assert game.game.doom == 2
    # the whole deck comes before the old card
    assert MYTHOS[game.game.decks[6][0]].id == "esoteric_devices"
    assert len(game.game.decks[6]) == 31


@pytest.mark.rule("ES-188", "ES-138")
def test_es_188_the_old_lock_ends_then_the_new_one_applies() -> None:
    # given the yellow die is locked by the old card, and the new one locks the red die
    game = (
        Play("bob_jenkins", "dexter_drake")
        .mythos("stars_align_above_black_clouds")
        .mythos_next("warning_of_a_dark_prison")
    )
    # when
    game.midnight()
    # then
    assert locked(game) == ["red"]
    assert kinds(game, "unlocked", "mythos", "locked") == ["unlocked", "mythos", "locked"]


@pytest.mark.rule("ES-188", "ES-138")
def test_es_188_the_new_card_may_lock_the_same_colour_at_once() -> None:
    game = Play("bob_jenkins").museum("gala_in_the_great_hall").locked("gala_in_the_great_hall")
    game.mythos_next("stars_align_above_black_clouds").midnight()
    assert (locked(game), len(board(game)["locks"]["yellow"])) == (["yellow"], 2)


@pytest.mark.rule("ES-189", "ES-183")
def test_es_189_daily_abilities_are_ready_again_after_the_other_steps() -> None:
    # given Carolyn Fern has used hers, and the midnight asks something in each of its two steps
    game = Play("carolyn_fern", "bob_jenkins").sanity(1, 2).given(spent_day=(0,))
    game.museum("dont_fall_asleep", "horrible_visions", "ancient_relics", "the_storage_closet")
    game.mythos_next("sightings_amid_stillness").cup("cultist", "cultist").midnight()

    # then it is not back in step 1, nor in step 2
    assert (game.prompt, board(game)["seats"][0]["daily_used"]) == ("midnight_order", True)
    game.do("first:horrible_visions")
    assert (game.prompt, board(game)["seats"][0]["daily_used"]) == ("place_monster", True)
    game.do("place:ancient_relics:0")

    # but in the next turn
    assert not board(game)["seats"][0]["daily_used"]
    assert "heal:sanity:1" in game.texts


@pytest.mark.rule("ES-189")
def test_es_189_the_ability_waits_until_the_new_mythos_card_is_settled() -> None:
    # given
    game = (
        Play("carolyn_fern", "bob_jenkins").given(spent_day=(0,)).mythos_next("sightings_amid_stillness").cup("cultist")
    )
    # when the new card brings a monster
    game.midnight()
    # then
    assert board(game)["mythos"] == "mythos-sightings_amid_stillness"
    assert game.prompt == "place_monster"
    assert board(game)["seats"][0]["daily_used"]


# --- ES-190 to ES-192 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-190")
def test_es_190_twelve_at_the_start_is_no_midnight() -> None:
    # given games in which a card that speaks of midnight lies open from the start
    speaking = 0
    for seed in range(30):
        table: Table = miskatonic.new_table("elder_sign", seed=seed, seats=2, options={"ancient_one": "hastur"})
        while table.choice and table.choice.prompt != "move":
            table.answer(table.choice.options[0])
        seen: Board = table.view(None)["board"]
        speaking += any(card["midnight"] for card in seen["museum"] if card)
        # then the hand stands on XII, and nothing of it has happened
        assert (seen["hour"], seen["midnight_due"]) == (12, False)
        assert [event.kind for event in table.events if event.kind in ("midnight", "at_midnight")] == []
    assert speaking > 10


@pytest.mark.rule("ES-190", "ES-185")
def test_es_190_the_first_turn_ends_at_three_without_midnight() -> None:
    game = Play("bob_jenkins", "dexter_drake").museum("horrible_visions").turn()
    game.do("stay:entrance", "wait")
    assert (board(game)["hour"], game.game.doom, game.events("at_midnight")) == (3, 0, [])


@pytest.mark.rule("ES-191", "ES-239")
def test_es_191_in_the_battle_the_ancient_one_attacks_instead() -> None:
    # given Hastur is awake, the hand at nine, and a Mythos card spoke of midnight before
    game = Play("bob_jenkins", "dexter_drake").mythos("the_right_tools").clock(3)
    # when an attack is over
    misses(game).battle(doom=5)
    # then everybody has lost two sanity, no Mythos card was drawn and no doom token added
    assert len(game.events("ancient_one_attacks")) == 1
    assert game.game.sanity == [2, 3]
    assert (game.events("at_midnight"), game.events("mythos"), game.game.doom) == ([], [], 5)
    assert board(game)["mythos"] is None


@pytest.mark.rule("ES-192", "ES-DE-18")
def test_es_192_a_monster_of_midnight_is_placed_by_the_player_who_has_just_finished() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake", "monterey_jack").clock(3).mythos_next("sightings_amid_stillness").turn(1)
    # when
    game.do("stay:entrance", "wait")
    # then it is for the second player, and the third goes on
    assert (game.asked, game.prompt) == (1, "place_monster")
    game.do("place:ancient_relics:0")
    assert (game.asked, game.prompt) == (2, "move")


@pytest.mark.rule("ES-192", "ES-187")
def test_es_192_what_everybody_decides_is_asked_from_that_player_on() -> None:
    # given the Curator lets everybody choose
    game = (
        Play("bob_jenkins", "dexter_drake", "monterey_jack").museum("the_curator").mythos_next("personal_possessions")
    )
    for seat, monster in enumerate(("warlock", "vampire", "star_spawn")):
        game.trophies(seat, monster)
    # when midnight strikes after the second player's turn
    game.midnight(seat=1)
    # then
    for seat in (1, 2, 0):
        assert game.asked == seat
        game.do("way:lose_sanity_1+lose_stamina_1")
    assert (game.game.sanity, game.game.stamina) == ([3, 4, 2], [5, 4, 6])


# --- ES-193 to ES-197: Mythos cards -----------------------------------------------------------------------------------


@pytest.mark.rule("ES-193")
def test_es_193_a_mythos_card_has_an_upper_and_a_lower_half() -> None:
    # given a card with a token above and a lock below
    game = Play("bob_jenkins", "dexter_drake").mythos_next("warning_of_a_curse")
    # when
    game.midnight()
    # then both work, one after the other
    assert kinds(game, "mythos", "doom_added", "locked") == ["mythos", "doom_added", "locked"]
    assert (game.game.doom, locked(game)) == (1, ["green"])


@pytest.mark.rule("ES-193")
def test_es_193_no_card_of_the_deck_is_empty() -> None:
    # given the 32 cards, then one brings nothing at once, ten nothing that lasts, none nothing at all
    at_once = [bool(card.now) for card in MYTHOS]
    lasting = [bool(card.lasting or card.locks or card.forbids or card.changes or card.adventures) for card in MYTHOS]
    assert (at_once.count(False), lasting.count(False)) == (1, 10)
    assert all(upper or lower for upper, lower in zip(at_once, lasting, strict=True))


@pytest.mark.rule("ES-194")
def test_es_194_the_immediate_effect_happens_once_when_the_card_is_drawn() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").mythos_next("a_heavy_burden", "personal_possessions").midnight()
    assert game.game.doom == 2
    # when a whole day passes under it
    for _ in range(4):
        game.do("stay:entrance", "wait")
    # then
    assert len(game.events("midnight")) == 2
    assert game.game.doom == 2


@pytest.mark.rule("ES-194", "ES-017")
def test_es_194_it_happens_at_setup_too() -> None:
    # given tables whose first Mythos card adds doom
    added = 0
    for seed in range(90):
        table: Table = miskatonic.new_table("elder_sign", seed=seed, seats=1, options={"ancient_one": "hastur"})
        while table.choice and table.choice.prompt != "move":
            table.answer(table.choice.options[0])
        shown: Board = table.view(None)["board"]
        if shown["mythos"] == "mythos-a_heavy_burden":
            assert shown["ancient_one"]
            assert shown["ancient_one"]["doom"] == 2
            added += 1
    assert added


@pytest.mark.rule("ES-195")
def test_es_195_the_lingering_effect_holds_while_the_card_is_face_up() -> None:
    # given a card that closes the souvenir shop
    game = Play("bob_jenkins").mythos("the_arcane_arts").mythos_next("personal_possessions").clock(2)
    game.sanity(0, 1).stamina(0, 1).trophies(0, "high_priest").turn()
    # when it is face up, turn after turn
    for _ in range(2):
        game.do("stay:entrance")
        assert "buy:clue" not in game.texts
        assert ("buy", "mythos") in game.barred
        game.do("first_aid:sanity")
    # then the next card ends it
    game.do("stay:entrance")
    assert "buy:clue" in game.texts


@pytest.mark.rule("ES-195", "ES-134")
def test_es_195_a_lock_lasts_as_long_as_the_card() -> None:
    # given
    game = Play("bob_jenkins").mythos("warning_of_a_curse").mythos_next("personal_possessions").clock(2)
    game.at(0, "the_loading_dock").attempt()
    # then five dice are rolled, today
    assert len(game.pool) == 5
    game.do("give_up", "stay:the_loading_dock")
    assert len(game.pool) == 5
    # and six after midnight
    game.do("give_up", "stay:the_loading_dock")
    assert len(game.pool) == 6


@pytest.mark.rule("ES-196")
def test_es_196_an_ordinary_card_leaves_nothing_behind() -> None:
    game = Play("bob_jenkins").mythos("stars_align_above_black_clouds").mythos_next("personal_possessions").midnight()
    assert (locked(game), MYTHOS[game.game.decks[6][0]].id) == ([], "stars_align_above_black_clouds")


@pytest.mark.rule("ES-197", "ES-075")
def test_es_197_terror_on_the_mythos_card_applies_to_every_failed_roll_with_terror() -> None:
    # given an Adventure without a terror effect of its own
    game = Play("bob_jenkins").museum("administration_office").mythos("warning_of_waking_nightmares")
    game.at(0, "administration_office").attempt()
    # when the first two rolls fail with a terror, the third without
    game.will_roll("terror", "terror", "peril", "peril", "peril", "peril").do("roll", "fail", "discard:2")
    assert game.game.sanity == [3]
    game.will_roll("terror", "peril", "peril", "peril", "peril").do("roll", "fail", "discard:1")
    assert game.game.sanity == [2]
    game.will_roll("peril", "peril", "peril", "peril").do("roll", "discard…")
    # then
    assert game.game.sanity == [2]
    assert len(game.events("terror")) == 2


@pytest.mark.rule("ES-197", "ES-074")
def test_es_197_not_to_a_roll_that_completes_a_task() -> None:
    game = Play("bob_jenkins").museum("administration_office").mythos("warning_of_waking_nightmares")
    game.at(0, "administration_office").attempt()
    game.will_roll("terror", "terror", "lore", "peril", "peril", "peril").do("roll", "complete:0:2")
    assert game.game.sanity == [4]


@pytest.mark.rule("ES-197", "ES-075")
def test_es_197_both_the_adventure_and_the_mythos_card_frighten() -> None:
    # given the hallway costs a stamina, the Mythos card a sanity
    game = Play("bob_jenkins").museum("hallway_on_fire").mythos("warning_of_waking_nightmares")
    game.at(0, "hallway_on_fire").attempt()
    game.will_roll("terror", "lore", "lore", "lore", "lore", "lore").do("roll", "fail")
    # when the player says which comes first
    assert set(game.texts) == {"first:hallway_on_fire", "first:warning_of_waking_nightmares"}
    game.do("first:warning_of_waking_nightmares")
    # then
    assert (game.game.sanity, game.game.stamina) == ([3], [5])


def test_a_monster_goes_to_the_only_free_frame() -> None:
    # given
    game = Play("bob_jenkins").museum("the_loading_dock", "ancient_relics", "administration_office")
    # when
    game.mythos_next("sightings_amid_stillness").midnight()
    # then nobody was asked
    assert (len(game.monsters_on("ancient_relics")), game.prompt) == (1, "move")


def test_without_a_free_frame_no_card_gets_a_second_monster_below_before_all_have_one() -> None:
    # given three cards without frames, and one has a monster
    cards = ["the_loading_dock", "administration_office", "riot_in_the_streets"]
    game = Play("bob_jenkins").museum(*cards).monster("maniac", "the_loading_dock").mythos_next("horrible_monsters")
    # when two appear
    game.midnight()
    # then the first goes to one of the others, the second to the last
    assert [text.split(":")[1] for text in game.texts] == cards[1:]
    game.do("place:administration_office…")
    assert [len(game.monsters_on(card)) for card in cards] == [1, 1, 1]
