"""Cases of the rulebook: the chaos bag, and reactions to one occurrence."""

from tests.games.arkham_lcg.play import Play


def test_the_trumpet_sounds_before_the_dice_take_the_skull_away() -> None:
    """Given both, when Jim reveals a skull, then he heals with the one, and then still ignores it with the other.

    FAQ 1.3: both answer "when a token is revealed", one doesn't forbid the other.
    """
    game = (
        Play("""
        investigators jim_culver
        area 0 jims_trumpet lucky_dice_2
        horror 0 1
        threat 0 ghoul_priest
        bag skull 1
    """)
        .draws("skull", "1")
        .do("fight:ghoul_priest", "react:jims_trumpet:jim_culver")
    )
    assert game.offers("react:lucky_dice_2")
    game.do("react:lucky_dice_2").until(lambda: game.prompt == "turn")
    assert (game.horror(0), game.resources(0)) == (0, 3)
    assert game.told("passed", "value") == [4]


def test_the_rhapsody_ends_with_the_bag() -> None:
    """Given a bag of 3 tokens, when Final Rhapsody wants 5, then those 3 count and are in the bag again.

    RR "Then", "Resolve as much as you can": an effect does as much as it can.
    """
    game = Play("""
        investigators jim_culver
        deck 0 final_rhapsody
        bag skull auto_fail 0
    """).do("draw")
    game.until(lambda: game.prompt == "turn")
    assert (game.damage(0), game.horror(0), sorted(game.now.bag)) == (2, 2, ["0", "auto_fail", "skull"])


def test_the_dice_find_nothing_else_in_the_bag() -> None:
    """Given a bag of one token, when it is revealed, then ignoring it could bring no other: nobody fails by a crash.

    RR "Ability": an ability whose effect can't change anything isn't begun (FAQ errata 1.41).
    """
    game = Play("""
        investigators jenny_barnes
        area 0 lucky_dice_2
        clues study 1
        bag -4
    """).do("investigate")
    while game.prompt != "turn":
        game.do(next((one for one in game.options if "dice" in one), game.options[0]))
    assert game.actions() == 2
