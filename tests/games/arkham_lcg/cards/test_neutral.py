"""Neutral cards."""

import pytest

from tests.games.arkham_lcg.play import Play


def test_knife_cuts_or_is_thrown() -> None:
    """Given it, then +1 combat; or discarded for +2 combat and 2 damage."""
    game = Play("""
        area 0 knife
        threat 0 ghoul_priest
    """)
    game.do("fight:knife:ghoul_priest", "fight:knife:throw:ghoul_priest")
    assert game.told("passed", "value") == [5, 6]
    assert (game.told("enemy_hit", "count"), game.pile(0), game.actions()) == ([1, 2], ["knife"], 1)


@pytest.mark.parametrize(("place", "against"), [("cellar", 2), ("hallway", 0)])
def test_flashlight_lowers_the_shroud(place: str, against: int) -> None:
    """Given 3 supplies, when it lights the Cellar, then shroud 2; the Hallway's does not fall below 0."""
    game = Play(f"""
        place {place}
        area 0 flashlight
        clues {place} 1
    """)
    game.do("investigate:flashlight")
    assert (game.told("passed", "count"), game.clues(0), game.uses("flashlight")) == ([against], 1, 2)


def test_flashlight_lights_one_test_alone() -> None:
    """Given it used once, when she investigates plainly, then the shroud is whole again."""
    game = Play("""
        place cellar
        area 0 flashlight
        uses flashlight 1
    """)
    game.do("investigate:flashlight", "investigate")
    assert (game.told("passed", "count"), game.told("failed", "count")) == ([2], [4])
    assert (game.area(), game.offers("investigate:flashlight")) == (["flashlight"], False)


def test_emergency_cache_gains_three() -> None:
    """Given it, then 3 resources for an action, and it provokes."""
    game = Play("""
        hand 0 emergency_cache
        threat 0 ghoul_minion
    """)
    game.do("play:emergency_cache")
    assert (game.resources(0), game.actions(), game.damage(0)) == (8, 2, 1)


STARTS = {
    "guts": ("threat 0 frozen_in_fear", "end_turn"),
    "perception": ("", "investigate"),
    "overpower": ("threat 0 ghoul_minion", "fight:ghoul_minion"),
    "manual_dexterity": ("threat 0 ghoul_minion", "evade:ghoul_minion"),
}


@pytest.mark.rule("AH-Q-010")
@pytest.mark.parametrize("skill", STARTS)
def test_skill_cards_draw_for_the_committer_on_success(skill: str) -> None:
    """Given Daisy helping Roland, when the test succeeds with two more icons, then she draws, not he."""
    threat, start = STARTS[skill]
    game = Play(f"""
        investigators roland_banks daisy_walker
        hand 1 {skill} {skill}
        deck 0 knife
        deck 1 flashlight
        {threat}
    """)
    game.do(start, f"commit:{skill}.1", "draw_token")
    assert (game.hand(0), sorted(game.hand(1))) == ([], ["flashlight", f"{skill}.2"])
    base = {"guts": 3, "perception": 3, "overpower": 4, "manual_dexterity": 2}[skill]
    assert game.told("passed", "value") == [base + 2]


@pytest.mark.rule("AH-B-110")
@pytest.mark.parametrize("skill", ["perception", "unexpected_courage"])
def test_at_most_one_of_them_for_a_test_by_all_together(skill: str) -> None:
    """Given a copy with each, when Roland commits his, then neither can commit another."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        hand 0 {skill} {skill}
        hand 1 {skill}
    """)
    game.do("investigate", f"commit:{skill}.1")
    assert not game.offers("commit")


def test_skill_cards_draw_nothing_on_a_failure() -> None:
    """Given an auto-fail, then Perception is lost."""
    game = Play("""
        hand 0 perception
        deck 0 knife
        bag auto_fail
    """)
    game.do("investigate", "commit:perception", "draw_token")
    assert (game.hand(), game.pile(0)) == ([], ["perception"])


def test_unexpected_courage_fits_every_test() -> None:
    """Given it, then its two wild icons count in a fight."""
    game = Play("""
        hand 0 unexpected_courage
        threat 0 ghoul_priest
    """)
    game.do("fight:ghoul_priest", "commit:unexpected_courage", "draw_token")
    assert game.told("passed", "value") == [6]


@pytest.mark.rule("AH-E-007")
def test_one_amulet_fits_the_neck() -> None:
    """Given a Rosary, when the Elder Sign Amulet is played, then the Rosary goes."""
    game = Play("""
        area 0 holy_rosary
        hand 0 elder_sign_amulet_3
    """)
    game.do("play:elder_sign_amulet_3")
    assert game.area() == ["elder_sign_amulet_3"]


def test_a_flashlight_in_the_fog() -> None:
    game = Play("investigators roland_banks\narea 0 flashlight\nattached obscuring_fog study\nclues study 1")
    assert game.do("investigate:flashlight").told("test", "count") == [2]
