"""The Ancient One awakens (ES-223 … ES-231), and the final battle (ES-232 … ES-242)."""

import pytest

from miskatonic.games.elder_sign.rows.adventures import CARDS
from miskatonic.games.elder_sign.rows.mythos import MYTHOS
from tests.games.elder_sign.looks import ancient_one, board
from tests.games.elder_sign.play import CARD, Play
from tests.games.elder_sign.rules.seen import kinds

HIT = ("lore", "terror", "investigation_3")
"""What Hastur's combat task asks for."""
OUT = -2


def dice(game: Play, place: str) -> list[str]:
    """The colours of the dice in such a place."""
    return [die["colour"] for die in board(game)["dice"] if die["place"] == place]


def wakes(game: Play, seat: int = 0) -> Play:
    """When: the player fails Riot in the Streets, whose penalty is a doom token, with one space left on the track."""
    game.doom(len(game.view_track()) - 1).at(seat, "riot_in_the_streets")
    return game.attempt(seat).do("give_up")


def misses(game: Play, dice: int = 6) -> Play:
    """Given: the next attack will hit nothing, and every die is lost to a failed roll."""
    for count in range(dice, 0, -1):
        game.will_roll(*["investigation_1"] * count)
    return game


# --- ES-223 to ES-227: what happens when it awakens -------------------------------------------------------------------


@pytest.mark.rule("ES-223", "ES-200")
def test_es_223_it_awakens_when_the_last_space_is_filled() -> None:
    # given
    game = wakes(Play("bob_jenkins", "dexter_drake"))
    # then
    assert len(game.events("awakens")) == 1
    assert (ancient_one(game)["doom"], ancient_one(game)["awake"]) == (11, True)
    assert game.table.outcome is None


@pytest.mark.rule("ES-224")
def test_es_224_the_mythos_card_is_discarded_and_its_die_is_free() -> None:
    # given a green die is locked by the Mythos card
    game = wakes(Play("bob_jenkins", "dexter_drake").mythos("warning_of_a_curse"))
    # then the next player rolls all six, and no card lies open
    assert (board(game)["mythos"], dice(game, "gone"), dice(game, "locked")) == (None, [], [])
    assert len(game.pool) == 6
    assert MYTHOS[game.game.decks[6][0]].id == "warning_of_a_curse"


@pytest.mark.rule("ES-224", "ES-195")
def test_es_224_its_lingering_effect_ends() -> None:
    # given a clue rerolls three dice at most, in the fog
    game = wakes(Play("bob_jenkins", "dexter_drake").mythos("esoteric_devices").clues(1, 1))
    # when the next player spends one in the battle
    game.do("clue")
    # then all six can be rolled again
    assert "reroll_all" in game.texts


@pytest.mark.rule("ES-224", "ES-196", "ES-OP-13")
def test_es_224_effects_kept_from_earlier_cards_end_too() -> None:
    # given an Adventure more than usual, which outlasts its Mythos card
    game = Play("bob_jenkins", "dexter_drake").mythos_next("stars_align_above_an_open_door").doom(7)
    game.midnight(seat=1).given(doom=10)
    assert len(board(game)["museum"]) == 7
    # when
    game.do("go:riot_in_the_streets", "give_up")
    # then nothing is left of it
    assert (ancient_one(game)["awake"], board(game)["museum"]) == (True, [None] * 6)


@pytest.mark.rule("ES-225")
def test_es_225_dice_locked_by_adventures_and_monsters_leave_the_game() -> None:
    # given a card holds the yellow die, two monsters a green one and the red one
    game = Play("bob_jenkins", "dexter_drake").museum(
        "gala_in_the_great_hall", "riot_in_the_streets", "ancient_relics", "koi_pond"
    )
    game.locked("gala_in_the_great_hall").monster("elder_thing", "ancient_relics", 0).monster(
        "high_priest", "koi_pond", 0
    )
    # when
    wakes(game)
    # then
    assert sorted(dice(game, "gone")) == ["green", "red", "yellow"]
    assert len(game.pool) == 5


@pytest.mark.rule("ES-225", "ES-140", "ES-OP-13")
def test_es_225_a_die_of_the_mythos_card_for_which_the_museum_waits_is_gone_as_well() -> None:
    # given the yellow die is locked by the Mythos card first, then by the gala
    game = Play("bob_jenkins", "dexter_drake").mythos("stars_align_above_black_clouds")
    game.museum("gala_in_the_great_hall", "riot_in_the_streets").locked("gala_in_the_great_hall")
    # when
    wakes(game)
    # then
    assert dice(game, "gone") == ["yellow"]


@pytest.mark.rule("ES-225", "ES-143")
def test_es_225_sister_marys_angel_does_not_save_the_dice() -> None:
    # given she rolls the die that is locked
    game = Play("sister_mary", "dexter_drake").museum("did_you_hear_that", "please_do_not_touch_the_exhibits")
    game.locked("did_you_hear_that").doom(10).at(0, "please_do_not_touch_the_exhibits").attempt()
    assert len(game.pool) == 6
    # when its terror effect fills the track
    game.will_roll("terror", "lore", "lore", "lore", "lore", "lore").do("roll", "fail")
    # then
    assert dice(game, "gone") == ["green"]


@pytest.mark.rule("ES-226")
def test_es_226_the_museum_is_cleared() -> None:
    # given monsters, an Other World, and trophies in front of a player
    game = Play("bob_jenkins", "dexter_drake").worlds("rlyeh").monster("maniac", "ancient_relics", 0)
    game.trophies(1, "the_curator", "yuggoth", "vampire")
    cup = len(game.game.cup)
    # when
    wakes(game)
    # then cards and monsters are back where they came from
    seen = board(game)
    assert (seen["museum"], seen["worlds"], seen["monsters_in_play"]) == ([None] * 6, [], 0)
    assert (seen["cup"], seen["decks"]["adventure"], seen["decks"]["other_world"]) == (cup + 1, 47, 7)
    # and the trophies stay with their owner
    assert seen["seats"][1]["trophies"] == ["adventure-the_curator", "other_world-yuggoth", "monster-vampire"]


@pytest.mark.rule("ES-226")
def test_es_226_discarded_cards_go_to_the_bottom_of_their_decks() -> None:
    # given a known top card
    game = wakes(Play("bob_jenkins", "dexter_drake").adventure_deck_top("the_curator"))
    # then the six cards of the museum lie below it
    assert CARDS[game.game.decks[0][-1]].id == "the_curator"
    assert CARD["riot_in_the_streets"] in game.game.decks[0][:6]


@pytest.mark.rule("ES-227")
def test_es_227_everybody_stands_before_the_ancient_one_for_good() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake", "monterey_jack").at(1, "ancient_relics")
    # when
    wakes(game)
    # then
    assert [game.place_of(seat) for seat in range(3)] == ["battle"] * 3
    # and nobody can leave
    assert game.asked == 1
    assert not [text for text in game.texts if text.split(":")[0] in ("go", "stay")]


# --- ES-228 to ES-231: in the middle of something ---------------------------------------------------------------------


@pytest.mark.rule("ES-228")
def test_es_228_in_the_middle_of_an_attempt_it_is_neither_won_nor_lost() -> None:
    # given a terror effect that adds doom; the penalties would be a sanity and a stamina
    game = Play("bob_jenkins", "dexter_drake").museum("please_do_not_touch_the_exhibits").doom(10).clock(1)
    game.monster("maniac", "please_do_not_touch_the_exhibits").at(0, "please_do_not_touch_the_exhibits").attempt()
    cup = len(game.game.cup)
    # when a monster was beaten already, and the next roll fails with terror
    game.will_roll("peril", "lore", "lore", "lore", "lore", "lore").do("roll", "complete…")
    game.will_roll("terror", "lore", "lore", "lore", "lore").do("roll", "fail")
    # then neither penalties nor rewards, no die is discarded, and the clock moves on
    assert (game.game.sanity, game.game.stamina, game.game.trophies[0]) == ([4, 5], [6, 5], ())
    assert kinds(game, "failed", "resolved", "dice_discarded") == []
    assert (len(game.game.cup), game.game.clock, game.asked) == (cup + 1, 2, 1)


@pytest.mark.rule("ES-228")
def test_es_228_helpers_lose_nothing_then() -> None:
    # given Dexter Drake helps
    game = Play("bob_jenkins", "dexter_drake").museum("please_do_not_touch_the_exhibits").doom(10)
    game.at(0, "please_do_not_touch_the_exhibits").at(1, "please_do_not_touch_the_exhibits").attempt()
    game.will_roll("lore", "lore", "lore", "lore", "lore", "lore").do("roll", "discard:0", "ask:1:1", "help")
    # when
    game.will_roll("terror", "lore", "lore", "lore").do("roll", "fail")
    # then
    assert game.events("awakens")
    assert (game.game.sanity, game.game.stamina) == ([4, 5], [6, 5])


@pytest.mark.rule("ES-228", "ES-239")
def test_es_228_that_clock_phase_follows_the_rules_of_the_battle() -> None:
    # given the hand stands at nine
    game = Play("bob_jenkins", "dexter_drake").museum("please_do_not_touch_the_exhibits").doom(10).clock(3)
    game.at(0, "please_do_not_touch_the_exhibits").attempt()
    # when
    game.will_roll("terror", "lore", "lore", "lore", "lore", "lore").do("roll", "fail")
    # then Hastur attacks at once
    assert kinds(game, "awakens", "clock_moved", "ancient_one_attacks", "mythos") == [
        "awakens",
        "clock_moved",
        "ancient_one_attacks",
    ]
    assert game.game.sanity == [2, 3]


@pytest.mark.rule("ES-228", "ES-181")
def test_es_228_in_the_movement_phase_too() -> None:
    # given Bob Jenkins' last sanity is the price of a spell, and his death will fill the track
    game = Play("bob_jenkins", "dexter_drake", ancient_one="cthulhu").holds(0, "find_gate").sanity(0, 1).doom(10)
    # when he casts it before he has moved
    game.turn().do("use:find_gate")
    # then his turn goes straight to the clock
    assert kinds(game, "devoured", "awakens", "moved", "clock_moved") == ["devoured", "awakens", "clock_moved"]
    assert (board(game)["seats"][0]["out"], game.asked) == (True, 1)


@pytest.mark.rule("ES-229")
def test_es_229_all_penalties_are_suffered_first() -> None:
    # given a card whose penalties are a sanity, two stamina and a doom token
    game = Play("bob_jenkins", "dexter_drake").museum("stay_away_from_the_windows").doom(10)
    game.at(0, "stay_away_from_the_windows").attempt()
    # when
    game.do("give_up")
    # then
    assert (game.game.sanity[0], game.game.stamina[0]) == (3, 4)
    assert kinds(game, "sanity_lost", "stamina_lost", "awakens", "clock_moved") == [
        "sanity_lost",
        "stamina_lost",
        "awakens",
        "clock_moved",
    ]


@pytest.mark.rule("ES-229", "ES-132")
def test_es_229_helpers_lose_theirs_before_it_awakens() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").museum("stay_away_from_the_windows").doom(10)
    game.at(0, "stay_away_from_the_windows").at(1, "stay_away_from_the_windows").attempt()
    game.will_roll("lore", "lore", "lore", "lore", "lore", "lore").do("roll", "discard:0", "ask:1:1", "help")
    # when
    game.do("give_up")
    # then
    assert (game.asked, game.prompt, game.events("awakens")) == (1, "helper_loss", [])
    game.do("lose:sanity")
    assert (game.game.sanity[1], len(game.events("awakens"))) == (4, 1)


@pytest.mark.rule("ES-230", "ES-022", "ES-OP-13")
def test_es_230_awakened_early_the_track_is_filled_and_no_monsters_come_of_it() -> None:
    # given Yog-Sothoth, two tokens on the track, and the last Other World in play
    game = Play("bob_jenkins", "dexter_drake", ancient_one="yog_sothoth").doom(2).worlds("the_dreamlands")
    game.given(removed=(*range(48, 54), 55)).at(0, "the_dreamlands")
    game.game.decks[1] = ()
    game.attempt()
    cup = len(game.game.cup)
    # when it is failed
    game.do("give_up")
    # then
    assert len(game.events("awakens")) == 1
    assert (game.game.doom, len(game.game.cup), game.events("monster_appeared")) == (10, cup, [])


@pytest.mark.rule("ES-231")
def test_es_231_awakened_by_midnight_it_attacks_immediately() -> None:
    # given an Adventure that adds doom at midnight, with one space left
    game = Play("bob_jenkins", "dexter_drake").museum("horrible_visions", "dont_fall_asleep").doom(10)
    game.mythos("personal_possessions").mythos_next("warning_of_a_curse").midnight()
    # when it is taken first
    game.do("first:horrible_visions")
    # then the rest of midnight is dropped: no other effect, no new Mythos card
    assert kinds(game, "at_midnight", "awakens", "ancient_one_attacks", "mythos") == [
        "at_midnight",
        "awakens",
        "ancient_one_attacks",
    ]
    assert game.game.sanity == [2, 3]
    assert board(game)["mythos"] is None


@pytest.mark.rule("ES-231")
def test_es_231_a_mythos_card_that_wakes_it_leaves_no_lock() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").doom(10).mythos_next("warning_of_a_curse").midnight()
    # then
    assert game.game.sanity == [2, 3]
    assert (dice(game, "locked"), dice(game, "gone"), board(game)["mythos"]) == ([], [], None)
    assert (game.asked, len(game.pool)) == (1, 6)


@pytest.mark.rule("ES-231", "ES-181")
def test_es_231_a_death_at_midnight_can_wake_it() -> None:
    # given Bob Jenkins will lose his last sanity at midnight, and one space is left
    game = Play("bob_jenkins", "dexter_drake").sanity(0, 1).doom(10).museum("dont_fall_asleep").midnight()
    # then he is out, and Hastur attacks who is left
    assert [seat["out"] for seat in board(game)["seats"]] == [True, False]
    assert (game.game.sanity[1], game.events("mythos"), game.asked) == (2, [], 1)


# --- ES-232 to ES-237: the attack of the investigators ----------------------------------------------------------------


@pytest.mark.rule("ES-232", "ES-227")
def test_es_232_a_turn_of_the_battle_is_attack_and_clock() -> None:
    # given
    game = misses(Play("bob_jenkins", "dexter_drake")).battle()
    # then: there was no move
    assert kinds(game, "turn_begins", "moved", "rolled", "attack_over", "clock_moved")[:9] == [
        "turn_begins",
        *["rolled"] * 6,
        "attack_over",
        "clock_moved",
    ]
    assert (game.asked, game.game.clock) == (1, 1)


@pytest.mark.rule("ES-233")
def test_es_233_the_pool_is_the_usual_one_less_dice_gone_and_dice_on_spells() -> None:
    # given one green die left the game, one lies on a spell
    game = Play("bob_jenkins", "dexter_drake").holds(1, "wither").on_spell(1, "wither", "peril")
    game.game.dice[5] = 6
    # when
    game.battle()
    # then
    assert len(game.pool) == 4
    assert (dice(game, "gone"), dice(game, "spell")) == (["green"], ["green"])


@pytest.mark.rule("ES-234")
def test_es_234_a_hit_removes_a_token_and_the_rest_is_rolled_for_another() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").holds(0, "axe").battle(doom=5)
    # when the roll would do for two hits
    game.will_roll(*HIT, *HIT).do("roll", "complete:0:0.1.2")
    # then it is one, and three dice are left for another
    assert (game.game.doom, len(game.pool), game.prompt) == (4, 3, "ready")
    game.will_roll(*HIT).do("roll", "complete:0:3.4.5")
    assert game.game.doom == 3


@pytest.mark.rule("ES-234", "ES-019", "ES-OP-25")
def test_es_234_one_hit_per_roll_even_for_amanda_sharpe() -> None:
    # given she may complete several tasks with one roll, but there is only this one
    game = Play("amanda_sharpe", "dexter_drake").holds(0, "axe").battle(doom=5)
    # when
    game.will_roll(*HIT, *HIT).do("roll", "complete:0:0.1.2")
    # then
    assert (game.game.doom, game.prompt) == (4, "ready")


@pytest.mark.rule("ES-235")
def test_es_235_a_miss_costs_a_die_and_nothing_else() -> None:
    # given terror in a roll that does not hit
    game = Play("bob_jenkins", "dexter_drake").holds(0, "axe").mythos("warning_of_waking_nightmares").battle(doom=5)
    # when
    game.will_roll("terror", "terror", "peril", "peril", "peril", "peril").do("roll")
    # then there is no terror effect any more; a die may be added as ever
    assert set(game.texts) == {"discard:0", "discard:2", "use:axe"}
    game.do("discard:2")
    assert (game.game.sanity, game.game.doom, len(game.pool)) == ([4, 5], 5, 5)
    assert game.events("terror") == []


@pytest.mark.rule("ES-235", "ES-064")
def test_es_235_a_hit_may_be_declined() -> None:
    game = Play("bob_jenkins", "dexter_drake").holds(0, "axe").battle(doom=5)
    game.will_roll(*HIT, "peril", "peril", "peril").do("roll", "discard:3")
    assert (game.game.doom, len(game.pool)) == (5, 5)


@pytest.mark.rule("ES-236")
def test_es_236_the_attack_ends_with_the_last_die_discarded() -> None:
    # given
    game = misses(Play("bob_jenkins", "dexter_drake")).battle()
    # then
    assert len(game.events("dice_discarded")) == 6
    assert len(game.events("attack_over")) == 1
    assert (game.asked, game.game.doom) == (1, 11)


@pytest.mark.rule("ES-236", "ES-DE-04")
def test_es_236_and_with_the_last_dice_used_for_a_hit() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").will_roll(*HIT, *HIT).will_roll(*HIT).battle(doom=5)
    # when
    game.do("complete:0:0.1.2", "complete:0:3.4.5")
    # then nobody had to discard anything
    assert (game.game.doom, game.events("dice_discarded"), len(game.events("attack_over"))) == (3, [], 1)
    assert game.asked == 1


@pytest.mark.rule("ES-236", "ES-149")
def test_es_236_with_an_empty_pool_nobody_has_to_use_an_item() -> None:
    # given Bob Jenkins could still add the yellow die
    game = Play("bob_jenkins", "dexter_drake").holds(0, "axe").battle(doom=5)
    game.will_roll(*HIT, *HIT).do("roll", "complete:0:0.1.2").will_roll(*HIT)
    # when his last dice hit
    game.do("roll", "complete:0:3.4.5")
    # then he may keep it: the attack is over, or he is asked
    assert game.hand(0) == ["axe"]
    assert game.asked == 1 or len(game.texts) > 1


@pytest.mark.rule("ES-237")
def test_es_237_neither_focus_nor_assistance() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").holds(0, "axe").battle(doom=5)
    # when a roll does not hit
    game.will_roll(*["investigation_1"] * 6).do("roll")
    # then neither is on offer while it is face up, nor after a die was discarded
    assert set(game.texts) == {"discard:0", "use:axe"}
    game.do("discard:0")
    assert game.prompt == "ready"
    assert set(game.texts) == {"roll", "use:axe"}
    assert ("focus", "battle") in game.barred


@pytest.mark.rule("ES-237")
def test_es_237_clues_items_spells_and_allies_are_allowed() -> None:
    # given
    game = (
        Play("bob_jenkins", "dexter_drake").clues(0, 1).holds(0, "axe", "wither", "professor_armitage").battle(doom=5)
    )
    # when an item adds the yellow die
    game.will_roll(*["investigation_1"] * 7).do("use:axe")
    assert len(game.pool) == 7
    # then clue, spell and ally can be used with the roll
    assert {"clue", "use:wither", "no_discard"} <= set(game.texts)
    game.will_roll("lore", "investigation_1", "terror", *["investigation_1"] * 3, "investigation_3")
    game.do("clue", "reroll_all", "complete:0:0.2.6")
    assert (game.game.doom, game.game.clues[0]) == (4, 0)
    # and the ally spares a die
    assert len(game.pool) == 4
    game.do("no_discard")
    assert (len(game.pool), game.hand(0)) == (4, ["wither"])


@pytest.mark.rule("ES-237", "ES-161")
def test_es_237_a_die_on_a_spell_counts_for_a_hit() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").holds(1, "wither").on_spell(1, "wither", "terror").battle(doom=5)
    game.will_roll("lore", "investigation_3", "peril", "peril", "peril").do("roll", "complete:0:0.1.2")
    assert (game.game.doom, len(game.pool), game.hand(1)) == (4, 3, [])


# --- ES-238 to ES-242 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-238", "ES-244")
def test_es_238_the_last_token_removed_defeats_the_ancient_one() -> None:
    # given
    game = Play("bob_jenkins", "dexter_drake").holds(0, "axe").battle(doom=2)
    # when
    game.will_roll(*HIT, *HIT).do("roll", "complete:0:0.1.2")
    assert game.table.outcome is None
    game.will_roll(*HIT).do("roll", "complete:0:3.4.5")
    # then
    assert game.won == "battle"


@pytest.mark.rule("ES-239")
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_es_239_the_ancient_one_attacks_when_the_hand_reaches_twelve(steps: int) -> None:
    game = misses(Play("bob_jenkins", "dexter_drake").clock(steps)).battle(doom=5)
    assert len(game.events("ancient_one_attacks")) == (steps == 3)
    assert game.game.clock == (steps + 1) % 4


@pytest.mark.rule("ES-239", "ES-183", "ES-OP-14")
def test_es_239_daily_abilities_are_ready_again_then() -> None:
    # given Mandy Thompson has used hers
    game = misses(Play("bob_jenkins", "mandy_thompson").clock(3).given(spent_day=(1,))).battle(doom=5)
    # then
    assert len(game.events("ancient_one_attacks")) == 1
    assert "research" in game.texts


@pytest.mark.rule("ES-239", "ES-027")
def test_es_239_who_heals_as_a_turn_begins_does_so_in_the_battle() -> None:
    game = Play("carolyn_fern", "dexter_drake").sanity(1, 2).battle(doom=5).do("heal:sanity:1")
    assert game.game.sanity == [6, 3]


@pytest.mark.rule("ES-240")
def test_es_240_devoured_in_the_battle_adds_a_token_and_there_is_no_replacement() -> None:
    # given Dexter Drake will not survive the attack
    game = misses(Play("bob_jenkins", "dexter_drake", "monterey_jack").clock(3).sanity(1, 2)).battle(doom=5)
    # then
    assert (game.game.doom, board(game)["seats"][1]["out"]) == (6, True)
    assert game.game.left
    # and in his next turn only the clock moves
    assert kinds(game, "turn_without", "clock_moved")[-2:] == ["turn_without", "clock_moved"]
    assert (game.asked, game.game.clock) == (2, 1)


@pytest.mark.rule("ES-240", "ES-OP-14")
def test_es_240_the_track_is_never_more_than_full() -> None:
    game = misses(Play("bob_jenkins", "dexter_drake", "monterey_jack").clock(3).sanity(1, 2)).battle(doom=11)
    assert (game.game.doom, board(game)["seats"][1]["out"]) == (11, True)
    assert game.table.outcome is None


@pytest.mark.rule("ES-240", "ES-180")
def test_es_240_devoured_in_the_own_attack_the_clock_moves_on() -> None:
    # given a spell that will cost the last sanity
    game = Play("bob_jenkins", "dexter_drake", ancient_one="cthulhu").holds(0, "wither").sanity(0, 1).battle(doom=5)
    # when it is cast
    game.do("use:wither", "secure:0")
    # then
    assert (board(game)["seats"][0]["out"], game.game.doom, game.game.clock, game.asked) == (True, 6, 1, 1)
    assert (dice(game, "spell"), len(game.pool)) == ([], 6)


@pytest.mark.rule("ES-241", "ES-OP-21")
def test_es_241_players_without_an_investigator_still_move_the_clock() -> None:
    # given three of four are out, and the hand stands at twelve
    game = Play("bob_jenkins", "dexter_drake", "monterey_jack", "jenny_barnes")
    game.given(who=(game.game.who[0], OUT, OUT, OUT))
    # when the only one left has attacked
    misses(game).battle(doom=5)
    # then four steps later the Ancient One attacks, and it is the same player's turn
    assert len(game.events("turn_without")) == 3
    assert len(game.events("ancient_one_attacks")) == 1
    assert (game.asked, game.game.clock) == (0, 0)


@pytest.mark.rule("ES-241", "ES-181")
def test_es_241_who_woke_it_by_being_devoured_moves_the_clock_too() -> None:
    # given Bob Jenkins' death fills the track
    game = Play("bob_jenkins", "dexter_drake").doom(10).sanity(0, 1).at(0, "ancient_relics").attempt()
    # when
    game.do("give_up")
    # then he is out
    assert board(game)["seats"][0]["out"]
    assert game.asked == 1
    # and when Dexter Drake's attack is over, his turn is a step of the clock
    while game.asked == 1 and not game.events("turn_without"):
        game.do("roll" if "roll" in game.texts else "discard…")
    assert game.game.clock == 3


@pytest.mark.rule("ES-242", "ES-OP-15")
def test_es_242_the_current_value_falls_with_the_maximum_only_where_it_exceeds_it() -> None:
    # given Cthulhu, Bob Jenkins with full sanity, Dexter Drake with stamina to spare
    game = misses(Play("bob_jenkins", "dexter_drake", ancient_one="cthulhu").clock(3).stamina(1, 2)).battle(doom=5)
    # when
    game.do("lower:sanity", "lower:stamina")
    # then
    first, second = board(game)["seats"]
    assert (first["max_sanity"], first["sanity"], first["max_stamina"], first["stamina"]) == (3, 3, 6, 6)
    assert (second["max_stamina"], second["stamina"], second["max_sanity"]) == (4, 2, 5)


@pytest.mark.rule("ES-242", "ES-152")
def test_es_242_nothing_heals_above_the_lowered_maximum() -> None:
    # given
    game = misses(Play("bob_jenkins", ancient_one="cthulhu").clock(3).stamina(0, 4).holds(0, "food"))
    game.battle(doom=5)
    while game.prompt != "lower_maximum":
        game.do("roll" if "roll" in game.texts else "discard:…")
    # when
    game.do("lower:stamina", "use:food")
    # then
    assert (board(game)["seats"][0]["max_stamina"], game.game.stamina) == (5, [5])


@pytest.mark.rule("ES-242")
def test_es_242_a_maximum_of_nothing_devours() -> None:
    # given the maximum of stamina of Harvey Walters has fallen to one
    game = Play("bob_jenkins", "harvey_walters", ancient_one="cthulhu").clock(3).stamina(1, 1)
    misses(game.given(lowered=(0, 0, 0, 2))).battle(doom=5)
    # when
    game.do("lower:sanity", "lower:stamina")
    # then one token for him, one for the attack
    assert board(game)["seats"][1]["out"]
    assert game.game.doom == 7
