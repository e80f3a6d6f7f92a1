"""Cases of Extracurricular Activity written from the rulebooks alone: RR and FAQ 1.5."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import AREA
from tests.games.arkham_lcg.play import Play

BOXES = "boxes core dunwich_legacy\nscenario extracurricular_activity\nplace miskatonic_quad\n"
FILLED = "encounter thrall thrall whippoorwill whippoorwill\n"


# --- Orne Library -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "tests"), [(1, 0), (2, 1)])
def test_dukes_investigation_of_the_library_is_paid_when_it_comes(left: int, tests: int) -> None:
    """Given Pete on the Quad, when Duke leads him to the library, then with one action more he investigates; without it
    he has moved and Duke is exhausted, but nothing is investigated.

    FAQ 1.6, its own example.
    """
    game = Play(f"""
        investigators ashcan_pete
        {BOXES}
        place orne_library
        area 0 duke
        clues orne_library 2
        turn 0 {left}
        hand 0 guts
        deck 0 knife knife knife
        {FILLED}
        bag 0
    """).do("investigate:duke:orne_library")
    assert game.place(0) == "orne_library"
    assert len(game.told("test", "seat")) == tests
    assert game.clues(0) == tests


@pytest.mark.parametrize(("left", "offered"), [(2, False), (3, True)])
def test_quick_thinking_pays_one_action_of_the_two(left: int, offered: bool) -> None:
    """Given the library investigated with Quick Thinking, when one action of the turn is left, then with the one it
    gives the library can be investigated again; with none it can't.

    FAQ 1.6: the additional action is a cost of its own; Quick Thinking gives one action.
    """
    game = Play(f"""
        investigators daisy_walker
        {BOXES}
        place orne_library
        at 0 orne_library
        clues orne_library 4
        hand 0 quick_thinking
        turn 0 {left}
        bag 0
    """).do("investigate", "commit:quick_thinking", "draw_token")
    assert game.prompt == "take_action"
    assert game.offers("investigate") == offered


@pytest.mark.parametrize(("left", "offered"), [(2, False), (3, True)])
def test_izzie_in_the_library_is_three_actions(left: int, offered: bool) -> None:
    """Given Izzie missing in the library, then it takes her two actions and the library's one.

    FAQ 1.6; her ability is an investigation.
    """
    game = Play(f"""
        investigators jenny_barnes
        {BOXES}
        place orne_library
        at 0 orne_library
        attached searching_for_izzie orne_library
        turn 0 {left}
        hand 0 ace_in_the_hole_3
        bag 0
    """)
    assert game.offers("investigate:searching_for_izzie") == offered
    if offered:
        game.do("investigate:searching_for_izzie")
        assert (game.actions(), game.pile(0)) == (0, ["searching_for_izzie"])


# --- locations --------------------------------------------------------------------------------------------------------


def test_a_deck_that_the_humanities_empty_is_not_shuffled() -> None:
    """Given 3 horror and 2 cards in the deck, when her turn ends, then both are discarded and nothing else happens.

    RR "Drawing Cards": only who would draw from an empty deck shuffles and takes horror; "as much as possible".
    """
    game = Play(f"""
        investigators daisy_walker roland_banks
        {BOXES}
        place humanities_building
        at 0 humanities_building
        horror 0 3
        deck 0 knife guts
        discard 0 flashlight
        {FILLED}
    """).do("end_turn")
    assert game.now.active == 1
    assert (game.deck(0), sorted(game.pile(0)), game.horror(0)) == ([], ["flashlight", "guts", "knife"], 3)


def test_the_science_building_hurts_who_fails_the_sip() -> None:
    """Given Skids's Liquid Courage, when Daisy fails its test in the Science Building, then she takes the damage.

    FAQ 2.1: "you" is whoever the card's condition is about, here who fails.
    """
    game = Play(f"""
        investigators skids_otoole daisy_walker
        {BOXES}
        place science_building
        at 0 science_building
        at 1 science_building
        area 0 liquid_courage
        uses liquid_courage 4
        horror 1 2
        bag -8
    """).do("use:liquid_courage:daisy_walker")
    game.until(lambda: game.prompt == "turn")
    assert (game.damage(0), game.damage(1), game.horror(1)) == (0, 1, 1)


def test_who_has_resigned_still_counts_for_the_dormitories() -> None:
    """Given two who began and one who resigned, then 6 clues are needed in the Dormitories, not 3.

    RR "Per Investigator": those who started the scenario.
    """
    text = f"""
        investigators roland_banks daisy_walker
        {BOXES}
        place dormitories
        at 0 dormitories
        at 1 miskatonic_quad
        clues 0 {{clues}}
        turn 1 3
        deck 0 knife knife
        {FILLED}
    """
    for clues, enough in ((5, False), (6, True)):
        game = Play(text.format(clues=clues)).do("resign:miskatonic_quad")
        game.until(lambda: game.now.active == 0 and game.prompt == "turn")
        assert game.offers("use:dormitories:ends") == enough


# --- The Experiment ---------------------------------------------------------------------------------------------------


def test_the_experiment_readies_and_attacks_each_of_four() -> None:
    """Given it exhausted with three of four investigators, when the enemy phase begins, then it readies, attacks each
    of the three once, and exhausts.

    RR "Massive"; RR "Enemy Phase", 3.3.
    """
    game = Play(f"""
        investigators roland_banks daisy_walker skids_otoole wendy_adams
        {BOXES}
        place orne_library
        at 0 miskatonic_quad
        at 1 miskatonic_quad
        at 2 miskatonic_quad
        at 3 orne_library
        enemy the_experiment miskatonic_quad
        exhausted the_experiment
        turn 3 3
        {FILLED}
    """)
    game.until(lambda: game.now.phase not in ("investigation", "enemy"))
    assert [game.damage(seat) for seat in range(4)] == [2, 2, 2, 0]
    assert [game.horror(seat) for seat in range(4)] == [2, 2, 2, 0]


def test_the_experiment_of_four_has_nineteen_health() -> None:
    """Given four who began, when Duke bites for 2, then with 16 damage it is still there, with 17 it is defeated.

    RR "Per Investigator": 7 and 3 for each of four.
    """
    text = f"""
        investigators ashcan_pete daisy_walker skids_otoole wendy_adams
        {BOXES}
        enemy the_experiment miskatonic_quad
        area 0 duke
        damage the_experiment {{damage}}
        act campus_safety
        bag 0
    """
    game = Play(text.format(damage=16)).do("fight:duke:the_experiment")
    assert (game.won_by, game.damage("the_experiment")) == (None, 18)
    game = Play(text.format(damage=17)).do("fight:duke:the_experiment")
    assert game.won_by == "campus_r3"


# --- "Jazz" Mulligan --------------------------------------------------------------------------------------------------


def test_jazz_who_is_discarded_by_zoeys_weakness_comes_to_her() -> None:
    """Given "Jazz" above the first enemy, when Smite the Wicked discards him, then he is in play at her location, and
    the enemy below him is marked.

    Act 2a: "for any reason".
    """
    game = Play(f"""
        investigators zoey_samaras
        {BOXES}
        place orne_library
        agenda quiet_halls
        act rices_whereabouts
        deck 0 smite_the_wicked
        encounter ancient_evils jazz_mulligan ancient_evils swarm_of_rats ancient_evils
    """).do("draw")
    game.until(lambda: game.prompt == "turn")
    assert game.place("jazz_mulligan") == "miskatonic_quad"
    assert game.place("smite_the_wicked") == "orne_library"
    assert game.offers("parley:jazz_mulligan")


# --- chaos tokens -----------------------------------------------------------------------------------------------------


def test_the_dice_ignore_an_elder_thing_before_it_discards() -> None:
    """Given an elder thing, when the Dice ignore it, then no card is discarded from the deck.

    RR "Skill Test Timing": ST.3 before ST.4.
    """
    game = (
        Play(f"""
        investigators jenny_barnes
        {BOXES}
        area 0 lucky_dice_2
        clues miskatonic_quad 1
        deck 0 knife guts machete
        bag elder_thing 0
    """)
        .draws("elder_thing", "0")
        .do("investigate", "react:lucky_dice_2")
    )
    game.until(lambda: game.prompt == "turn")
    assert (game.deck(0), game.pile(0), game.clues(0)) == (["knife", "guts", "machete"], [], 1)


def test_an_x_and_a_skill_cost_nothing() -> None:
    """Given the Twin .45s and Guts on top of the deck, when an elder thing discards them, then it is -0.

    RR "X": 0 unless something says what it is; a skill has no cost.
    """
    game = Play(f"""
        investigators jenny_barnes
        {BOXES}
        clues miskatonic_quad 1
        deck 0 jennys_twin_45s guts machete
        bag elder_thing
    """).do("investigate")
    game.until(lambda: game.prompt == "turn")
    assert game.told("passed", "value") == [3]
    assert sorted(game.pile(0)) == ["guts", "jennys_twin_45s"]


def test_a_committed_card_is_not_yet_in_the_pile_for_the_cultist() -> None:
    """Given 9 cards in the pile and 1 committed, when a cultist is revealed, then -1.

    RR "Skill Test Timing": committed cards are discarded at ST.8.
    """
    nine = " ".join(["knife"] * 9)
    game = Play(f"""
        investigators roland_banks
        {BOXES}
        hand 0 perception
        discard 0 {nine}
        clues miskatonic_quad 1
        deck 0 guts
        bag cultist
    """).do("investigate", "commit:perception", "draw_token")
    game.until(lambda: game.prompt == "turn")
    assert game.told("passed", "value") == [3 + 2 - 1]


def test_jims_skull_of_zero_still_discards_when_it_fails() -> None:
    """Given Jim, intellect 3 against 4, when a skull comes, then it is a 0, he fails, and 3 cards are discarded.

    RR "Modifiers": only the modifier is another.
    """
    game = Play(f"""
        investigators jim_culver
        {BOXES}
        place administration_building
        at 0 administration_building
        clues administration_building 1
        deck 0 knife guts machete flashlight
        bag skull
    """).do("investigate")
    game.until(lambda: game.prompt == "turn")
    assert game.told("failed", "count", "value") == [(4, 3)]
    assert (game.deck(0), len(game.pile(0))) == (["flashlight"], 3)


# --- The Beyond -------------------------------------------------------------------------------------------------------


def test_a_warded_terror_was_still_the_first() -> None:
    """Given Agnes, who wards the first Terror from Beyond, when Daisy draws the second, then she chooses two types.

    RR "Cancel": the card was drawn; Terror from Beyond counts what is drawn in the phase.
    """
    game = Play(f"""
        investigators agnes_baker daisy_walker
        {BOXES}
        hand 0 ward_of_protection_5 knife
        hand 1 flashlight guts dynamite_blast
        encounter terror_from_beyond terror_from_beyond thrall
        phase mythos.draw
    """).do("play:ward_of_protection_5")
    game.until(lambda: game.prompt == "terror_from_beyond")
    game.do("terror_from_beyond:asset")
    game.until(lambda: game.prompt in ("terror_from_beyond", "turn"))
    assert game.prompt == "terror_from_beyond"
    game.do("terror_from_beyond:skill").until(lambda: game.prompt == "turn")
    assert (game.hand(0), game.hand(1)) == ([], ["dynamite_blast"])


def test_terror_takes_weaknesses_too_from_each_player() -> None:
    """Given a weakness event in Agnes's hand, when events are chosen, then it is discarded with the others.

    FAQ, the question on Terror from Beyond.
    """
    game = Play(f"""
        investigators roland_banks agnes_baker
        {BOXES}
        hand 0 knife dodge
        hand 1 dark_memory guts
        encounter terror_from_beyond thrall
        phase mythos.draw
    """).do("terror_from_beyond:event")
    game.until(lambda: game.prompt == "turn")
    assert (game.hand(0), game.hand(1), game.pile(1)) == (["knife"], ["guts"], ["dark_memory"])


def test_pushed_into_an_empty_deck_the_asset_stays() -> None:
    """Given an empty deck, when a Knife should be shuffled into it, then it stays in play, and nothing is discarded.

    FAQ 1.13. Scrapper (permanent) and Dr. Armitage (story) are nothing to choose.
    """
    game = Play(f"""
        investigators wendy_adams
        {BOXES}
        area 0 knife scrapper_3 dr_henry_armitage
        discard 0 guts
        encounter pushed_into_the_beyond thrall thrall
        phase mythos.draw
    """)
    game.until(lambda: game.prompt == "turn")
    assert game.zone("knife") == AREA
    assert (game.horror(0), game.pile(0)) == (0, ["guts"])


def test_a_move_that_the_barrier_stops_leaves_dukes_investigation() -> None:
    """Given a barrier before the humanities, when Pete fails its test and cancels the move, then Duke investigates
    where they are.

    FAQ 1.6: only the part whose additional cost isn't paid isn't resolved.
    """
    game = (
        Play(f"""
        investigators ashcan_pete
        {BOXES}
        place humanities_building
        area 0 duke
        clues miskatonic_quad 1
        clues humanities_building 1
        deck 0 knife knife knife knife knife knife
        attached arcane_barrier humanities_building
        bag 0 -8
    """)
        .draws("-8", "0")
        .do("investigate:duke:humanities_building")
    )
    while game.prompt == "test":
        game.do("draw_token")
    assert game.prompt != "turn", game.options
    game.do(next(one for one in game.options if "discard" not in one))
    game.until(lambda: game.prompt == "turn")
    assert (game.place(0), game.clues(0), game.clues("miskatonic_quad")) == ("miskatonic_quad", 1, 0)
    assert len(game.deck(0)) == 6
