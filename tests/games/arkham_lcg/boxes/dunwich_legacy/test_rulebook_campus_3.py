"""More cases of Extracurricular Activity written from the rulebooks alone: RR and FAQ 1.5."""

import pytest

from tests.games.arkham_lcg.play import Play

BOXES = "boxes core dunwich_legacy\nscenario extracurricular_activity\nplace miskatonic_quad\n"
FILLED = "encounter thrall thrall whippoorwill whippoorwill\n"


@pytest.mark.parametrize(("library", "counts"), [("place", 1), ("unrevealed", 0), ("place orne_library\nclues", 0)])
def test_a_location_counts_if_revealed_and_searched(library: str, counts: int) -> None:
    """Given the library revealed without clues, unrevealed, or with a clue left, then it counts 1, 0, 0 at the end.

    FAQ errata to RR "Victory Display": in play, revealed and without clues.
    """
    game = Play(f"""
        investigators roland_banks
        {BOXES}
        {library} orne_library{" 1" if "clues" in library else ""}
    """).do("resign:miskatonic_quad")
    assert [one for one in game.told("counts", "card", "count") if one[0] == "orne_library"] == (
        [("orne_library", 1)] if counts else []
    )


def test_the_massive_attacks_who_walks_away_and_stays() -> None:
    """Given the Experiment ready on the Quad, when Roland walks away, then it attacks him and doesn't come along;
    nobody can engage it.

    RR "Massive": engaged with everybody there, without being in a threat area.
    """
    game = Play(f"""
        investigators roland_banks
        {BOXES}
        place orne_library
        act campus_safety
        enemy the_experiment miskatonic_quad
    """)
    assert not game.offers("engage:the_experiment")
    game.do("move:orne_library").until(lambda: game.prompt == "turn")
    assert (game.damage(0), game.horror(0)) == (2, 2)
    assert (game.place("the_experiment"), game.place(0)) == ("miskatonic_quad", "orne_library")


def test_the_beast_comes_nearer_and_no_doom_is_left() -> None:
    """Given 1 doom on agenda 3 and 1 on a Wizard, when the second comes, then all doom is gone, the Experiment is on
    the Quad, and the agenda is the same.

    RR "Forced Abilities", "Instead".
    """
    game = Play(f"""
        investigators roland_banks
        {BOXES}
        place science_building
        place student_union
        place dormitories
        at 0 student_union
        agenda the_beast_unleashed
        act campus_safety
        enemy the_experiment science_building
        enemy wizard_of_yog_sothoth science_building
        doom the_beast_unleashed 1
        doom wizard_of_yog_sothoth 1
        {FILLED}
        phase mythos
    """)
    game.until(lambda: game.prompt == "turn")
    assert game.place("the_experiment") == "miskatonic_quad"
    assert (game.doom("the_beast_unleashed"), game.doom("wizard_of_yog_sothoth")) == (0, 0)
    assert (game.damage(0), game.lost) == (0, None)


def test_five_cards_in_the_dead_of_night() -> None:
    """Given 6 cards under agenda 2a, when one is drawn in the upkeep phase, then 2 have to go.

    RR "Upkeep Phase", 4.5.
    """
    game = Play(f"""
        investigators roland_banks
        {BOXES}
        agenda dead_of_night
        hand 0 knife guts machete flashlight overpower perception
        deck 0 knife
        {FILLED}
        phase upkeep
    """)
    game.until(lambda: game.prompt == "turn")
    assert (len(game.hand()), len(game.pile(0))) == (5, 2)


def test_terror_counts_by_phase_not_by_round() -> None:
    """Given one Terror drawn in the mythos phase, when Agnes delves another in her turn, then that is the first of its
    phase: one type.

    RR "Phase Sequence".
    """
    game = Play(f"""
        investigators agnes_baker
        {BOXES}
        hand 0 delve_too_deep knife guts
        encounter terror_from_beyond terror_from_beyond thrall
        phase mythos.draw
    """).do("terror_from_beyond:asset")
    game.until(lambda: game.prompt == "turn")
    game.do("play:delve_too_deep", "terror_from_beyond:event")
    assert (game.prompt, game.hand()) == ("turn", ["guts"])


def test_terror_counts_on_in_a_repeated_mythos_phase() -> None:
    """Given one Terror in the mythos phase, when the Watch repeats that phase, then it is a new phase with a first
    copy.

    The Gold Pocket Watch repeats the phase after it has ended; "this phase" ends with it.
    """
    game = Play(f"""
        investigators jenny_barnes
        {BOXES}
        area 0 the_gold_pocket_watch_4
        hand 0 knife guts lucky
        encounter terror_from_beyond terror_from_beyond thrall
        phase mythos.draw
    """).do("terror_from_beyond:asset")
    while not game.offers("react:the_gold_pocket_watch_4:repeats"):
        game.do("pass")
    game.do("react:the_gold_pocket_watch_4:repeats")
    game.until(lambda: game.prompt == "terror_from_beyond")
    game.do("terror_from_beyond:event")
    game.until(lambda: game.prompt in ("turn", "terror_from_beyond"))
    assert (game.prompt, game.hand()) == ("turn", ["guts"])


@pytest.mark.parametrize(("people", "count"), [("roland_banks", 10), ("roland_banks daisy_walker", 5)])
def test_rices_whereabouts_are_looked_for_alone_or_together(people: str, count: int) -> None:
    """Given one or two players, then 10 or 5 cards are discarded for a clue, and an engaged enemy attacks."""
    cards = " ".join(["ancient_evils"] * 12)
    game = Play(f"""
        investigators {people}
        {BOXES}
        act rices_whereabouts
        clues 0 1
        threat 0 thrall
        encounter {cards}
    """).do("use:rices_whereabouts")
    assert (len(game.pile()), game.clues(0), game.damage(0)) == (count, 0, 1)


def test_jazz_leaves_with_his_friend() -> None:
    """Given Jazz given to Daisy by Teamwork, when she resigns, then he leaves with her; Roland has no use of him.

    RR "Elimination" 1: what she controls in play.
    """
    game = Play(f"""
        investigators roland_banks daisy_walker
        {BOXES}
        unrevealed dormitories
        unrevealed student_union
        act campus_safety
        hand 0 teamwork
        area 0 jazz_mulligan
        deck 0 knife
        {FILLED}
    """).do("play:teamwork", "hand_over:jazz_mulligan:1")
    while game.prompt != "turn":
        game.do("enough")
    game.do("end_turn")
    game.do("resign:miskatonic_quad")
    assert "jazz_mulligan" not in game.area(0) + game.pile()
