"""The Guardian's card of The Dunwich Legacy: Teamwork."""

import pytest

from tests.games.arkham_lcg.play import Play

TEAM = """
    investigators roland_banks daisy_walker
    hand 0 teamwork
    area 0 {mine}
    area 1 {theirs}
"""


@pytest.mark.rule("AH-D-001")
def test_ah_d_001_no_signature_card_is_handed_over() -> None:
    """Given Roland's .38 and Beat Cop, when he plays Teamwork, then the .38 is not offered; Beat Cop goes to Daisy with
    what is on it.
    """
    text = TEAM.format(mine="rolands_38_special beat_cop machete physical_training", theirs="")
    game = Play(text + "damage beat_cop 1\nexhausted beat_cop").do("play:teamwork")
    assert sorted(game.options) == ["enough", "hand_over:beat_cop:1", "hand_over:machete:1", "share:1"]
    game.do("hand_over:beat_cop:1", "enough", "enough")
    assert game.area(1) == ["beat_cop"]
    assert (game.damage("beat_cop"), game.is_ready("beat_cop")) == (1, False)
    assert game.told("gives", "seat", "partner", "card") == [(0, 1, "beat_cop")]


def test_resources_go_both_ways() -> None:
    """Given 5 resources each, when he gives 3 and she gives 1, then 3 and 7."""
    game = Play(TEAM.format(mine="", theirs="")).do("play:teamwork", "share:1", "x:3")
    assert game.asked == 1  # he has nothing else to give her
    game.do("share:0", "x:1")
    assert (game.resources(0), game.resources(1)) == (3, 7)


def test_what_is_received_is_not_passed_on_at_once() -> None:
    """Given 1 resource, when he gives it, then she has no more to give than her own."""
    game = Play(TEAM.format(mine="", theirs="") + "resources 0 1\nresources 1 2").do("play:teamwork", "share:1")
    game.do("share:0")
    assert sorted(game.options) == ["x:1", "x:2"]


@pytest.mark.rule("AH-E-007")
def test_ah_e_007_whoever_takes_too_much_makes_room() -> None:
    """Given Daisy's hands full, when she is given a Machete, then one of her own cards leaves, not the Machete."""
    text = TEAM.format(mine="machete", theirs="old_book_of_lore medical_texts")
    game = Play(text).do("play:teamwork", "hand_over:machete:1", "enough", "enough")
    assert sorted(game.options) == ["discard:medical_texts", "discard:old_book_of_lore"]
    game.do("discard:medical_texts")
    assert sorted(game.area(1)) == ["machete", "old_book_of_lore"]


@pytest.mark.rule("AH-B-014", "AH-E-007")
def test_ah_b_014_an_exchange_is_one_moment() -> None:
    """Given both with full hands, when they swap a card each, then nobody has to make room."""
    text = TEAM.format(mine="machete flashlight", theirs="old_book_of_lore medical_texts")
    game = Play(text).do("play:teamwork", "hand_over:machete:1", "enough", "hand_over:old_book_of_lore:0", "enough")
    assert game.prompt == "turn"
    assert (sorted(game.area(0)), sorted(game.area(1))) == (
        ["flashlight", "old_book_of_lore"],
        ["machete", "medical_texts"],
    )


def test_who_received_two_allies_keeps_one() -> None:
    """Given three investigators and two allies given to one of them, then one of the two leaves."""
    game = Play("""
        investigators roland_banks daisy_walker skids_otoole
        hand 0 teamwork
        area 0 beat_cop
        area 1 research_librarian
    """).do("play:teamwork", "hand_over:beat_cop:2", "enough", "hand_over:research_librarian:2", "enough")
    game.do("enough")
    assert sorted(game.options) == ["discard:beat_cop", "discard:research_librarian"]


def test_alone_it_would_change_nothing() -> None:
    """Given nobody else at the location, then it can't be played (AH-E-008)."""
    game = Play(TEAM.format(mine="machete", theirs="") + "place hallway\nplace attic\nat 0 attic\nat 1 hallway")
    assert not game.offers("play:teamwork")
