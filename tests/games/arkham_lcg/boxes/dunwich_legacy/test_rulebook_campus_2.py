"""More cases of Extracurricular Activity written from the rulebooks alone: RR and FAQ 1.5."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import REMOVED, THREAT
from tests.games.arkham_lcg.play import Play

BOXES = "boxes core dunwich_legacy\nscenario extracurricular_activity\nplace miskatonic_quad\n"
FILLED = "encounter thrall thrall whippoorwill whippoorwill\n"


def test_the_concoction_thrown_double_or_nothing() -> None:
    """Given Rex, intellect 4, and the Concoction against 8, when the doubled attack succeeds, then 7 damage twice.

    FAQ 1.7 and "Double or Nothing".
    """
    game = Play(f"""
        investigators rex_murphy daisy_walker skids_otoole wendy_adams
        {BOXES}
        act campus_safety
        area 0 alchemical_concoction
        enemy the_experiment miskatonic_quad
        hand 0 double_or_nothing perception
        deck 0 knife guts knife
        bag 1
    """).do("fight:alchemical_concoction:the_experiment", "commit:double_or_nothing", "commit:perception", "draw_token")
    game.until(lambda: game.prompt == "turn")
    assert game.told("passed", "count", "value") == [(8, 8)]
    assert (game.damage("the_experiment"), game.zone("alchemical_concoction")) == (14, REMOVED)


def test_the_last_card_drawn_lifts_the_veil() -> None:
    """Given Beyond the Veil and one card in the deck, when it is drawn, then 10 damage at once.

    RR "Forced Abilities", FAQ 2.2 "if": as soon as the condition is met, before anybody would draw from an empty deck.
    """
    game = Play(f"""
        investigators roland_banks daisy_walker
        {BOXES}
        threat 0 beyond_the_veil
        deck 0 knife
        discard 0 guts
        deck 1 knife guts
        {FILLED}
    """).do("draw")
    game.until(lambda: game.asked == 1 or game.now.active == 1)
    assert game.now.left[0] == "damage"
    assert game.now.physical[0] == 1


def test_a_discarded_last_card_lifts_it_too() -> None:
    """Given Beyond the Veil, when the Humanities Building discards the last card, then it strikes in that turn's end.

    FAQ 2.2; Beyond the Veil says nothing about how the deck became empty.
    """
    game = Play(f"""
        investigators daisy_walker roland_banks
        {BOXES}
        place humanities_building
        at 0 humanities_building
        horror 0 1
        threat 0 beyond_the_veil
        deck 0 knife
        deck 1 knife guts
        {FILLED}
    """).do("end_turn")
    assert game.now.left[0] == "damage"


@pytest.mark.parametrize(("people", "union", "science"), [("roland_banks", 2, 1), ("a", 2, 4)])
def test_clues_of_a_location_count_investigators_unless_they_do_not(people: str, union: int, science: int) -> None:
    """Given one or four, then the Student Union has 2 clues either way, the Science Building 1 for each.

    RR "Per Investigator": only what bears the symbol.
    """
    four = people if people != "a" else "roland_banks daisy_walker skids_otoole wendy_adams"
    game = Play(f"""
        investigators {four}
        {BOXES}
        unrevealed student_union
        unrevealed science_building
        aside dormitories alchemy_labs
    """).do("move:student_union", "move:miskatonic_quad", "move:science_building")
    assert (game.clues("student_union"), game.clues("science_building")) == (union, science)


def test_the_experiment_readies_before_the_phase_is_skipped() -> None:
    """Given it exhausted, when the Watch skips the enemy phase, then it is ready all the same and has attacked nobody.

    RR "Forced Abilities": with the same moment, forced comes before reactions.
    """
    game = Play(f"""
        investigators jenny_barnes
        {BOXES}
        area 0 the_gold_pocket_watch_4
        enemy the_experiment miskatonic_quad
        exhausted the_experiment
        act campus_safety
        deck 0 knife guts
        {FILLED}
    """)
    while not game.offers("react:the_gold_pocket_watch_4:skips") or game.now.phase != "enemy":
        game.do("end_turn" if game.prompt == "turn" else "pass")
    game.do("react:the_gold_pocket_watch_4:skips")
    assert (game.is_ready("the_experiment"), game.damage(0), game.horror(0)) == (True, 0, 0)


def test_under_the_light_duke_shields_nobody() -> None:
    """Given Light of Aforgomon on the agenda, when an enemy attacks Pete, then all of it is on Pete.

    RR "Direct Damage".
    """
    game = Play(f"""
        investigators ashcan_pete
        {BOXES}
        area 0 duke
        attached light_of_aforgomon dead_of_night
        agenda dead_of_night
        threat 0 thrall
        turn 0 2
    """).do("resource")
    assert (game.prompt, game.damage(0), game.horror(0)) == ("turn", 1, 1)
    assert game.damage("duke") == 0


def test_duke_smells_birds() -> None:
    """Given two Whippoorwills on the Quad, when Duke investigates there, then his base 4 is 2 for them.

    RR "Base Value": modifiers apply to the base that is put in its place; RR "Aloof": they are not engaged.
    """
    game = Play(f"""
        investigators ashcan_pete
        {BOXES}
        area 0 duke
        clues miskatonic_quad 1
        enemy whippoorwill miskatonic_quad
        enemy whippoorwill miskatonic_quad
        bag 1
    """).do("investigate:duke:miskatonic_quad")
    game.until(lambda: game.prompt == "turn")
    assert game.told("passed", "value") == [3]


def test_who_draws_a_thrall_says_where_if_several_have_most_clues() -> None:
    """Given two locations with 2 clues, when Daisy draws a Thrall, then she chooses, not the lead.

    RR "Spawn": of several legal locations the investigator who spawns it decides.
    """
    game = Play(f"""
        investigators roland_banks daisy_walker
        {BOXES}
        place orne_library
        place student_union
        clues orne_library 2
        clues student_union 2
        encounter whippoorwill thrall
        phase mythos.draw
    """)
    game.until(lambda: any("orne_library" in one for one in game.options))
    assert (game.asked, len(game.options)) == (1, 2)
    game.do(next(one for one in game.options if "orne_library" in one))
    assert game.place("thrall") == "orne_library"


def test_the_great_ward_stops_the_surge_of_the_veil() -> None:
    """Given Beyond the Veil drawn, when it is warded off, then it isn't in the threat area, and no other is drawn.

    RR "Cancel": "all of that card's effects" includes its keyword.
    """
    game = Play(f"""
        investigators jim_culver
        {BOXES}
        hand 0 ward_of_protection_5
        encounter beyond_the_veil thrall
        phase mythos.draw
    """).do("play:ward_of_protection_5")
    game.until(lambda: game.prompt == "turn")
    assert game.zone("beyond_the_veil") != THREAT
    assert game.told("encounter", "card") == ["beyond_the_veil"]


def test_the_wizard_strikes_before_the_hex_is_warded() -> None:
    """Given a Wizard engaged with Jim, when he draws a Hex and wards it, then the Wizard attacks all the same.

    RR "Forced Abilities": "when draws" forced before reactions; the draw itself isn't cancelled.
    """
    game = Play(f"""
        investigators jim_culver
        {BOXES}
        hand 0 ward_of_protection_5
        threat 0 wizard_of_yog_sothoth
        encounter pushed_into_the_beyond thrall
        phase mythos.draw
    """)
    game.until(lambda: game.offers("play:ward_of_protection_5"))
    assert (game.damage(0), game.horror(0)) == (1, 2)
    game.do("play:ward_of_protection_5").until(lambda: game.prompt == "turn")
    assert (game.damage(0), game.horror(0)) == (1, 3)


def test_jazz_and_a_talent_can_not_be_pushed_away() -> None:
    """Given "Jazz", Scrapper and a Knife, when an asset has to go into the deck, then it is the Knife; the
    three top cards of a deck of 2 and it are discarded, it among them: 2 horror.

    "Non-story asset"; RR "Permanent".
    """
    game = Play(f"""
        investigators wendy_adams
        {BOXES}
        area 0 knife scrapper_3 jazz_mulligan
        deck 0 guts overpower
        encounter pushed_into_the_beyond thrall thrall
        phase mythos.draw
    """)
    game.until(lambda: game.prompt in ("turn", "harm", "assign"))
    while game.prompt != "turn":
        game.do(next((one for one in game.options if "=0/2" in one or "me=0/2" in one), game.options[0]))
    assert sorted(game.area()) == ["jazz_mulligan", "scrapper_3"]
    assert sorted(game.pile(0)) == ["guts", "knife", "overpower"]
    assert game.horror(0) + game.horror("jazz_mulligan") == 2
