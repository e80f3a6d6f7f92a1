"""Positions that engines get wrong, each written down from the rulebook alone before it was played here."""

from typing import Any

import pytest

from miskatonic.games.elder_sign.rows.monsters import MONSTERS
from tests.games.elder_sign.play import Play

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


def board(game: Play) -> dict[str, Any]:
    """What everybody sees."""
    seen: dict[str, Any] = game.table.view(None)["board"]
    return seen


def dice_at(game: Play, place: str) -> list[str]:
    """The colours of the dice that are there."""
    return [die["colour"] for die in board(game)["dice"] if die["place"] == place]


def completions(game: Play) -> list[str]:
    """The ways to complete a task with this roll."""
    return [text for text in game.texts if text.startswith("complete")]


def against_the_monster(game: Play) -> str:
    """The first way to overcome a monster below the card: such tasks are counted from 100."""
    return next(text for text in completions(game) if int(text.split(":")[1]) >= 100)


def will_miss(game: Play) -> Play:
    """Six dice, then five, down to the last, that will not hit Ithaqua, who falls to a three, a terror and a peril."""
    for dice in range(6, 0, -1):
        game.will_roll(*["lore"] * dice)
    return game


# --- Rolling and tasks ----------------------------------------------------------------------------------------------


def test_one_roll_completes_one_task_even_if_a_die_on_a_spell_would_do_for_the_other() -> None:
    # given a lore on a spell would complete the first task alone
    game = Play("bob_jenkins").museum("forgotten_knowledge").holds(0, "wither").on_spell(0, "wither", "lore")
    game.at(0, "forgotten_knowledge").attempt()
    # when the whole pool goes into the second
    game.will_roll("terror", *["investigation_2"] * 4).do("roll", "complete:1:1.2.3.4.5")
    # then the first is open, and the die must be taken off and rolled, or the adventure is lost
    assert (game.pool, game.texts) == ([], ["take_off:0", "give_up"])


def test_a_roll_that_only_suits_the_task_below_the_arrow_fails_and_frightens() -> None:
    # given a three comes first
    game = Play("bob_jenkins").museum("the_key_to_the_beyond").at(0, "the_key_to_the_beyond").attempt()
    # when the roll shows all that the second task asks for, but no three
    game.will_roll("lore", "peril", "investigation_2", "terror", "lore", "lore").do("roll")
    assert (completions(game), ("complete", "in_order") in game.barred) == ([], True)
    # then terror strikes, and only then a die goes
    game.do("fail")
    assert (game.game.sanity, game.prompt, len(game.pool)) == ([3], "discard_die", 6)


def test_a_monster_below_an_arrow_waits_until_the_printed_tasks_are_done() -> None:
    # given
    game = Play("bob_jenkins").museum("the_gift_shop").monster("maniac", "the_gift_shop")
    game.at(0, "the_gift_shop").attempt()
    # when every roll would suit it, only the next printed task is open
    game.will_roll("investigation_3", "peril", *["lore"] * 4).do("roll")
    assert completions(game) == ["complete:0:0"]
    game.do("complete:0:0").will_roll("investigation_3", "peril", "lore", "lore", "lore").do("roll")
    assert completions(game) == ["complete:1:1.3"]
    # then it comes last
    game.do("complete:1:1.3").will_roll("peril", "lore", "lore").do("roll")
    assert (len(completions(game)), game.events("resolved")) == (1, [])
    game.do(against_the_monster(game))
    assert len(game.events("resolved")) == 1


@pytest.mark.parametrize(("sanity", "possible"), [(1, False), (2, True)])
def test_the_last_point_can_not_be_paid_for_a_task_and_what_was_paid_is_gone(sanity: int, possible: bool) -> None:
    # given the three of the gala costs a sanity
    game = Play("bob_jenkins").museum("gala_in_the_great_hall").sanity(0, sanity).at(0, "gala_in_the_great_hall")
    game.attempt().will_roll("investigation_3", *["peril"] * 5).do("roll")
    # then
    assert (completions(game) == ["complete:1:0"]) is possible
    assert (("complete", "too_costly") in game.barred) is not possible
    # when it is paid and the adventure fails, it does not come back
    if possible:
        game.do("complete:1:0")
        assert game.game.sanity == [1]
        game.do("give_up")
        assert game.game.sanity == [1]


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


def test_giving_up_before_the_first_roll_costs_the_penalties_and_nothing_else() -> None:
    # given terror would cost a sanity there, and failing costs one
    game = Play("bob_jenkins", "gloria_goldberg").museum("ancient_relics").at(0, "ancient_relics").attempt()
    # when
    game.do("give_up")
    # then
    assert (game.game.sanity[0], game.events("terror"), game.place_of(0)) == (3, [], "ancient_relics")


def test_a_wild_is_one_result_and_no_more_than_four_of_investigation() -> None:
    # given two rooms, and the red die beside six that are of no use
    rolled = {}
    for place in ("the_hall_of_the_dead", "the_missing_records"):
        game = Play("bob_jenkins").museum(place).holds(0, "book_of_dzyan").at(0, place).attempt()
        game.will_roll(*["terror"] * 6, "wild").do("use:book_of_dzyan", "roll")
        rolled[place] = completions(game)
    # then it is a lore, but not a five; and neither a six nor a lore and a three at once
    assert rolled == {"the_hall_of_the_dead": ["complete:0:7"], "the_missing_records": []}


def test_all_terror_effects_strike_once_each_before_a_die_goes() -> None:
    # given both the adventure and the Mythos card have one
    game = Play("bob_jenkins").mythos("sightings_of_a_poisonous_trap").museum("ancient_relics").at(0, "ancient_relics")
    # when three terrors show
    game.attempt().will_roll(*["terror"] * 3, *["peril"] * 3).do("roll", "fail", "first:ancient_relics")
    # then a sanity for the one, a stamina for the other, and all six dice are still there
    assert (game.game.sanity, game.game.stamina, game.prompt) == ([3], [5], "discard_die")
    assert len(game.pool) == 6


def test_terror_on_the_last_die_comes_before_the_failure_and_its_penalties() -> None:
    # given one die is left
    game = Play("bob_jenkins").museum("ancient_relics").at(0, "ancient_relics").attempt()
    for dice in range(6, 1, -1):
        game.will_roll(*["peril"] * dice).do("roll", "discard:…")
    # when
    game.will_roll("terror").do("roll", "fail")
    # then
    told = game.story("terror", "sanity_lost", "dice_discarded", "failed")[5:]
    assert told == ["terror", "sanity_lost", "dice_discarded", "failed", "sanity_lost"]
    assert game.game.sanity == [2]


def test_a_focused_terror_frightens_nobody_any_more() -> None:
    # given a terror was focused after it had struck
    game = Play("bob_jenkins").museum("ancient_relics").at(0, "ancient_relics").attempt()
    game.will_roll("terror", *["peril"] * 5).do("roll", "fail", "discard:1", "focus:0")
    # when the next roll fails without one
    game.will_roll(*["peril"] * 4).do("roll", "discard:…")
    # then
    assert (game.game.sanity, len(game.events("terror"))) == ([3], 1)


# --- Securing dice --------------------------------------------------------------------------------------------------


def test_after_one_failed_roll_one_focuses_or_is_helped_but_after_the_next_the_other_way_is_open() -> None:
    # given two others are here
    game = Play("bob_jenkins", "gloria_goldberg", "kate_winthrop").museum("administration_office")
    for seat in range(3):
        game.at(seat, "administration_office")
    # when the first helps
    game.attempt().will_roll(*["peril"] * 6).do("roll", "discard:0", "ask:1:1", "help")
    # then nothing else is kept of this roll
    assert not game.offers("focus")
    assert not game.offers("ask")
    # and after the next one focuses or asks the one who has not helped yet
    game.will_roll(*["peril"] * 4).do("roll", "discard:…")
    assert game.offers("focus")
    assert (game.offers("ask:1"), game.offers("ask:2")) == (False, True)


def test_a_helper_pays_for_the_failure_even_if_the_die_was_of_use() -> None:
    # given her three was part of the nine
    game = Play("bob_jenkins", "gloria_goldberg").museum("administration_office")
    game.at(0, "administration_office").at(1, "administration_office").attempt()
    game.will_roll("investigation_3", *["peril"] * 5).do("roll", "discard:1", "ask:1:0", "help")
    game.will_roll("investigation_3", "investigation_3", "peril", "peril").do("roll", "complete:1:0.2.3")
    # when the lore is never found
    game.do("give_up")
    # then
    assert (game.asked, set(game.texts)) == (1, {"lose:sanity", "lose:stamina"})


def test_a_helper_can_be_devoured_by_the_failure_and_comes_back_as_somebody_else() -> None:
    # given she has one of each left
    game = Play("bob_jenkins", "gloria_goldberg").museum("administration_office").sanity(1, 1).stamina(1, 1)
    game.at(0, "administration_office").at(1, "administration_office").attempt()
    game.will_roll(*["peril"] * 6).do("roll", "discard:…", "ask:1:…", "help", "give_up")
    # when
    game.do("lose:stamina")
    # then one doom; the turn goes on, and she takes somebody new from the box
    assert ([event.args["who"] for event in game.events("devoured")], game.game.doom) == (
        ["investigator-gloria_goldberg"],
        1,
    )
    game.do("investigator:kate_winthrop")
    seat = board(game)["seats"][1]
    assert (seat["investigator"], seat["place"]) == ("investigator-kate_winthrop", "place-entrance")
    assert (seat["sanity"], seat["stamina"], board(game)["hour"], game.asked) == (6, 4, 3, 1)


def test_with_two_dice_left_one_is_discarded_and_the_other_focused_if_an_item_brings_a_third() -> None:
    # given an axe and two dice
    game = Play("bob_jenkins").museum("ancient_relics").holds(0, "axe").at(0, "ancient_relics").attempt()
    for dice in range(6, 2, -1):
        game.will_roll(*["peril"] * dice).do("roll", "discard:…")
    # when
    game.will_roll("lore", "peril").do("roll", "discard:5", "focus:4")
    # then nothing can be rolled but the die of the axe, and the focused one joins it
    assert (game.pool, game.texts) == ([], ["use:axe", "give_up"])
    game.will_roll("investigation_3").do("use:axe", "roll", "complete:0:4.6")
    assert len(game.events("task_completed")) == 1


def test_a_spell_with_two_dice_lasts_until_the_second_is_used_and_takes_no_other() -> None:
    # given
    game = Play("bob_jenkins").museum("the_archives").holds(0, "dread_curse_of_azathoth")
    game.on_spell(0, "dread_curse_of_azathoth", "lore", "peril").at(0, "the_archives").attempt()
    # when one of them is used
    game.will_roll("investigation_3", *["investigation_1"] * 3).do("roll", "complete:1:0.2")
    # then the spell stays and cannot be cast again
    assert (game.hand(0), dice_at(game, "spell")) == (["dread_curse_of_azathoth"], ["green"])
    game.will_roll("lore", "terror", "terror").do("roll")
    assert not game.offers("use")
    # and with the other it is over
    game.do("complete:2:1.3")
    assert (game.hand(0), dice_at(game, "spell")) == ([], [])


def test_the_red_die_on_a_spell_outlives_the_turn_and_serves_another_player() -> None:
    # given Bob Jenkins secures a wild and fails
    game = Play("bob_jenkins", "gloria_goldberg").museum("the_archives", "forgotten_knowledge")
    game.holds(0, "wither", "book_of_dzyan").at(0, "the_archives").attempt()
    game.will_roll(*["peril"] * 6, "wild").do("use:book_of_dzyan", "roll", "use:wither", "secure:7", "give_up")
    assert dice_at(game, "spell") == ["red"]
    # when Gloria Goldberg rolls six perils
    game.will_roll(*["peril"] * 6).do("go:forgotten_knowledge", "roll", "complete:0:7")
    # then it was her lore, and after her turn the die is back
    assert game.hand(0) == []
    game.do("give_up")
    assert dice_at(game, "supply").count("red") == 1


def test_what_works_once_a_roll_does_not_work_again_after_a_reroll() -> None:
    # given Harvey Walters reads a terror as lore and spends a clue on the other
    game = Play("harvey_walters").museum("the_curator").clues(0, 2).at(0, "the_curator").attempt()
    game.will_roll("terror", "terror", *["peril"] * 4).do("roll", "read_terror:0", "clue", "reroll:1")
    # when it shows terror again
    game.will_roll("terror").do("reroll_picked")
    # then he can't read it, but the one of the next roll
    assert not game.offers("read_terror")
    game.will_roll("terror", *["peril"] * 3).do("discard:2", "focus:0", "roll")
    assert game.offers("read_terror")
    # and the focused die is not among those that a clue throws again
    game.do("clue")
    assert not game.offers("reroll:0")


# --- Locks ----------------------------------------------------------------------------------------------------------


def test_a_lock_takes_the_die_from_the_spell_and_the_spell_is_over() -> None:
    # given the red die lies alone on a spell, and only the high priest is in the cup
    game = Play("bob_jenkins").museum("the_gift_shop").cup("high_priest")
    game.holds(0, "wither", "book_of_dzyan").at(0, "the_gift_shop").attempt()
    game.will_roll(*["peril"] * 5, "terror", "wild").do("use:book_of_dzyan", "roll", "use:wither", "secure:7")
    # when terror brings him
    game.do("fail")
    # then
    assert (dice_at(game, "locked"), dice_at(game, "spell"), game.hand(0)) == (["red"], [], [])


def test_the_second_of_two_locks_leaves_first_and_the_die_stays_with_the_first() -> None:
    # given the dark young locked the yellow die before the gala did
    game = Play("bob_jenkins").museum("the_loading_dock", "gala_in_the_great_hall")
    game.monster("dark_young", "the_loading_dock").locked("gala_in_the_great_hall").holds(0, "axe")
    game.at(0, "gala_in_the_great_hall").adventure_deck_top("koi_pond").attempt()
    # when the gala is resolved
    game.will_roll("investigation_2", "lore", "peril", *["lore"] * 3).do("roll", "complete:0:0.1.2")
    game.will_roll("investigation_3", "lore", "lore").do("roll", "complete:1:3")
    # then nothing changes for the die
    assert (dice_at(game, "locked"), board(game)["locks"]["yellow"]) == (["yellow"], ["monster-dark_young"])
    # until the dark young is gone
    game.do("go:the_loading_dock").will_roll(*["peril"] * 2, *["lore"] * 4).do("roll")
    game.do(against_the_monster(game), "give_up")
    assert dice_at(game, "locked") == []


def test_the_die_a_monster_locked_is_not_back_before_the_action_phase_is_over() -> None:
    # given
    game = Play("bob_jenkins").museum("ancient_relics").monster("elder_thing", "ancient_relics", 0)
    game.at(0, "ancient_relics").attempt()
    # when it is overcome with two of five
    game.will_roll("lore", "investigation_3", *["peril"] * 3).do("roll", "complete:0:0.1")
    # then three are left for now
    assert (len(game.pool), dice_at(game, "locked")) == (3, ["green"])
    # and six in the next turn
    game.do("give_up", "stay:ancient_relics")
    assert (len(game.pool), board(game)["seats"][0]["trophies"]) == (6, ["monster-elder_thing"])


def test_a_yellow_die_that_was_discarded_comes_back_only_next_turn() -> None:
    # given two items that would bring it
    game = Play("bob_jenkins").museum("ancient_relics").holds(0, "axe", "knife").at(0, "ancient_relics").attempt()
    # when it is discarded
    game.will_roll(*["peril"] * 7).do("use:axe", "roll", "discard:6")
    # then
    assert not game.offers("use")
    game.do("give_up", "stay:ancient_relics")
    assert game.offers("use:knife")


def test_an_ability_that_adds_dice_opens_no_lock() -> None:
    # given the Mythos card holds the red die
    game = Play("gloria_goldberg").worlds("the_dreamlands").mythos("warning_of_a_dark_prison").turn()
    # when
    game.do("go:the_dreamlands")
    # then only the yellow one joins her
    assert dice_at(game, "pool") == [*["green"] * 6, "yellow"]


@pytest.mark.parametrize("held_twice", [False, True])
def test_when_the_ancient_one_awakens_a_die_of_the_mythos_card_is_free_unless_a_lock_waits_for_it(
    held_twice: bool,
) -> None:
    # given the Mythos card locks the yellow die, perhaps the gala too, and a monster a green one
    game = Play("bob_jenkins", "gloria_goldberg", ancient_one="ithaqua").mythos("stars_align_above_black_clouds")
    game.museum("gala_in_the_great_hall", "riot_in_the_streets", "the_loading_dock").doom(8)
    game.monster("elder_thing", "the_loading_dock").at(0, "riot_in_the_streets")
    if held_twice:
        game.locked("gala_in_the_great_hall")
    # when the last doom is placed
    game.attempt().do("give_up")
    # then
    assert dice_at(game, "gone") == (["green", "yellow"] if held_twice else ["green"])
    assert dice_at(game, "locked") == []


# --- Monsters -------------------------------------------------------------------------------------------------------


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


def test_a_monster_defeated_with_an_item_leaves_the_visible_part_of_its_task() -> None:
    # given a high priest covers the investigation beside a lore
    game = Play("bob_jenkins").worlds("another_dimension").monster("high_priest", "another_dimension", 0)
    game.holds(0, "dynamite").at(0, "another_dimension").attempt()
    # when
    game.will_roll("lore", *["peril"] * 5).do("use:dynamite", "roll")
    # then one lore is enough; token and lock leave at the end of the phase, though the adventure fails
    assert completions(game) == ["complete:0:0"]
    game.do("complete:0:0")
    assert (dice_at(game, "locked"), board(game)["seats"][0]["trophies"]) == (["red"], [])
    game.do("give_up")
    assert (dice_at(game, "locked"), board(game)["seats"][0]["trophies"]) == ([], ["monster-high_priest"])


def test_a_monster_won_as_a_reward_may_go_to_the_card_that_has_just_come() -> None:
    # given the next card has a lock and the only frame; both investigators are on the card that is resolved
    game = Play("bob_jenkins", "gloria_goldberg").museum("a_peculiar_specimen", "the_loading_dock")
    game.adventure_deck_top("did_you_hear_that").at(0, "a_peculiar_specimen").at(1, "a_peculiar_specimen").attempt()
    # when
    game.will_roll("investigation_3", *["peril"] * 5).do("roll", "complete:0:0")
    game.will_roll("investigation_3", "investigation_3", *["peril"] * 3).do("roll", "complete:1:1.2")
    game.will_roll("peril", "lore", "lore").do("roll", "complete:2:3")
    # then
    assert game.story("resolved", "adventure_revealed", "locked", "monster_appeared") == [
        "resolved",
        "adventure_revealed",
        "locked",
        "monster_appeared",
    ]
    assert len(game.monsters_on("did_you_hear_that")) == 1
    assert [game.place_of(seat) for seat in range(2)] == ["entrance", "entrance"]


# --- Death, doom and the end ----------------------------------------------------------------------------------------


def test_who_is_devoured_by_terror_suffers_no_penalties_and_gives_everything_back() -> None:
    # given Bob Jenkins with one sanity and all sorts of things
    game = Play("bob_jenkins", "gloria_goldberg").museum("ancient_relics").sanity(0, 1).clues(0, 2)
    game.holds(0, "axe", "wither").on_spell(0, "wither", "lore").trophies(0, "maniac", "the_curator")
    game.at(0, "ancient_relics").attempt()
    # when
    game.will_roll("terror", *["peril"] * 4).do("roll", "fail")
    # then one doom and the clock; the cup is full again, the die on the spell is free
    assert game.story("devoured", "failed", "doom_added", "clock_moved") == ["devoured", "doom_added", "clock_moved"]
    full = sum(not token.mask for token in MONSTERS)
    assert (board(game)["cup"], len(dice_at(game, "supply")), game.prompt) == (full, 8, "investigator")
    # and somebody new begins at the entrance with nothing of his, to play after the others
    game.do("investigator:kate_winthrop")
    seat = board(game)["seats"][0]
    assert (seat["sanity"], seat["stamina"], seat["clues"], seat["trophies"]) == (6, 4, 0, [])
    assert (seat["hand_kinds"], seat["place"], game.asked) == (["unique_item", "spell"], "place-entrance", 1)


def test_who_loses_the_last_of_both_at_once_is_devoured_once() -> None:
    # given
    game = Play("bob_jenkins", "gloria_goldberg").museum("the_loading_dock").sanity(0, 1).stamina(0, 1)
    # when
    game.at(0, "the_loading_dock").attempt().do("give_up")
    # then
    assert (len(game.events("devoured")), game.game.doom) == (1, 1)


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
