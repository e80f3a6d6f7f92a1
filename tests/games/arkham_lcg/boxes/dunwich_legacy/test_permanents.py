"""Higher Education, Streetwise and Scrapper: Talents that are in play from the beginning and never leave."""

import pytest

from tests.games.arkham_lcg.play import Play


def used(game: Play) -> list[str]:
    """The abilities that are offered now."""
    return [option for option in game.options if option.startswith("use:")]


FIVE = "knife flashlight guts machete perception"


@pytest.mark.parametrize("skill", ["intellect", "willpower"])
def test_higher_education_helps_who_holds_five_cards(skill: str) -> None:
    """Given 5 cards in hand, when Daisy tests intellect or willpower, then +2 for 1 resource, as often as she pays."""
    begins = "investigate" if skill == "intellect" else "draw"
    game = Play(f"""
        investigators daisy_walker
        area 0 higher_education_3
        hand 0 {FIVE}
        encounter rotting_remains
        clues study 1
        {"phase mythos.draw" if skill == "willpower" else ""}
    """)
    if skill == "intellect":
        game.do(begins)
    assert used(game) == [f"use:higher_education_3:{skill}"]
    game.do(f"use:higher_education_3:{skill}", f"use:higher_education_3:{skill}", "draw_token")
    assert game.told("passed", "value") == [9 if skill == "intellect" else 7]
    assert game.resources(0) == 3


def test_higher_education_does_nothing_with_four_cards() -> None:
    """Given 4 cards in hand, then it has no ability."""
    game = Play(f"""
        investigators daisy_walker
        area 0 higher_education_3
        hand 0 {FIVE.replace("knife ", "")}
        clues study 1
    """).do("investigate")
    assert game.prompt == "test"
    assert not used(game)


def test_streetwise_gives_three_for_two() -> None:
    """Given Streetwise, when Skids evades or investigates, then +3 for 2 resources; 1 resource is not enough."""
    game = Play("""
        investigators skids_otoole
        area 0 streetwise_3
        threat 0 ghoul_priest
    """).do("evade:ghoul_priest", "use:streetwise_3:agility", "use:streetwise_3:agility")
    assert game.resources(0) == 1
    assert not used(game)
    assert game.until(lambda: bool(game.told("passed", "value"))).told("passed", "value") == [10]
    game = Play("investigators skids_otoole\narea 0 streetwise_3\nclues study 1").do("investigate")
    game.do("use:streetwise_3:intellect", "draw_token")
    assert game.told("passed", "value") == [6]


def test_two_copies_of_streetwise_are_as_good_as_one() -> None:
    """Given both copies in play, then either can be used."""
    game = Play("""
        investigators skids_otoole
        area 0 streetwise_3 streetwise_3
        clues study 1
    """).do("investigate")
    assert len(used(game)) in (1, 2)


def test_scrapper_pumps_combat_and_agility() -> None:
    """Given Scrapper, when Wendy fights, then +1 for 1 resource."""
    game = Play("""
        investigators wendy_adams
        area 0 scrapper_3
        threat 0 ghoul_priest
    """).do("fight:ghoul_priest", *["use:scrapper_3:combat"] * 3, "draw_token")
    assert game.told("passed", "value") == [4]


@pytest.mark.rule("AH-E-006")
def test_ah_e_006_a_permanent_card_is_not_among_the_assets_that_can_leave() -> None:
    """Given Scrapper and another asset, when an asset has to go (Crypt Chill), then Scrapper is not among them; alone,
    it is as if there were none: 2 damage.
    """
    text = """
        investigators wendy_adams
        area 0 scrapper_3 {more}
        encounter crypt_chill
        bag auto_fail
        phase mythos.draw
    """
    game = Play(text.format(more="machete stray_cat"))
    while game.prompt == "test":
        game.do("draw_token")
    assert (game.prompt, sorted(game.options)) == ("lose_asset", ["discard:machete", "discard:stray_cat"])
    game = Play(text.format(more=""))
    while game.prompt == "test":
        game.do("draw_token")
    assert game.damage(0) == 2
    assert game.area() == ["scrapper_3"]
