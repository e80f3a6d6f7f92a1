"""What may be done beside the three actions: cards for any time, free actions."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


def attacks(game: Play) -> list[str]:
    """Which enemies have attacked so far."""
    return [event.args["enemy"].thing.partition(":")[2] for event in game.events("enemy_attacks")]


# --- At any time of one's own turn ------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-020")
def test_a_card_for_any_time_can_be_used_between_two_attacks() -> None:
    # given nothing to heal before the Fight
    game = Play("peters", "ruth").at("nave", "gaol").holds(0, "well_water").enemies("cultist", "nave", 2)
    # when the first Cultist wounds
    game.attacked("success").do("keep")
    # then the water can be drunk before the second attacks
    assert (attacks(game), game.offers("use")) == ([f"{CULTIST}#1"], True)
    game.will_roll("blank").do("use:…")
    assert (game.game.wounds[0], game.cards(0)) == (0, [])
    assert attacks(game) == [f"{CULTIST}#1", f"{CULTIST}#2"]


def test_a_card_for_any_time_can_not_be_used_in_a_roll_nor_in_anothers_turn() -> None:
    # given
    game = Play("peters", "ruth").at("nave", "nave").holds(0, "well_water").holds(1, "vow_beads").wounds(2, 0)
    game.enemies("cultist", "nave").act()
    assert game.offers("use")
    # when
    assert not game.do(f"attack:{CULTIST}#1").offers("use")
    game.do("keep").until(lambda: game.game.active == 1 and game.prompt == "action")
    assert not game.offers("use")


@pytest.mark.rule("DMD-020")
def test_a_card_for_any_time_can_be_used_between_the_effects_of_the_end_and_the_fire() -> None:
    # given an accuser, who brings a stress at the end of the turn, and nothing to heal before
    game = Play("peters", "ruth").at("nave", "gaol").tokens("accuser", "nave").holds(0, "well_water").burning(0, 1)
    # when
    game.discoveries_gone().quiet().act().do("end")
    # then
    assert (game.game.stress[0], game.events("fire_roll"), game.offers("use")) == (1, [], True)
    game.do("use:…")
    assert (game.game.stress[0], len(game.events("fire_roll"))) == (0, 1)


def test_a_card_for_any_time_can_be_used_after_the_fire_and_between_two_mythos_cards() -> None:
    # given nothing to heal before
    game = Play("peters", "ruth").at("nave", "gaol").holds(0, "well_water").burning(0, 1).discoveries_gone().quiet()
    # when the Fire wounds
    game.act().will_roll("success").do("end", "keep")
    # then it is still one's turn
    assert (game.game.active, game.offers("use")) == (0, True)
    # given a card of the Unknown before an ordinary one
    game = Play("peters", "ruth").slots("unk_hunting_horror").at("nave", "gaol").holds(0, "well_water").sanity(3, 0)
    game.insanities("frenzy", "fugue").mythos_top("unk_m2", "s1_m6").discoveries_gone().act()
    # when the first brings the Hunting Horror, which costs a sanity, and with it a stress
    game.do("end", "skill:brawling")
    # then
    assert (game.pile, game.game.stress[0], game.offers("use")) == (["unk_m2"], 1, True)


# --- Free actions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-083", "DMD-187")
def test_a_free_run_that_is_declined_is_not_used_up() -> None:
    # given
    game = Play("ruth", "mike").levels(0, "swiftness", 2).at("nave", "gaol").act()
    # when it is opened and declined
    game.do("free:…", "no")
    # then it is there as before, and nothing was told of it
    assert (game.offers("free"), game.game.actions, game.events("card_used")) == (True, 3, [])
    game.do("free:…", "run:cathedral_steps")
    assert (game.offers("free"), game.game.actions, len(game.events("card_used"))) == (False, 3, 1)


@pytest.mark.rule("DMD-083")
def test_what_another_declines_can_be_offered_again() -> None:
    # given Sally, who lets another act
    game = (
        Play("sally", "mike", "ruth").levels(0, "avid_photographer", 4).at("nave", "nave", "nave").wounds(0, 1, 1).act()
    )
    # when Mike does not want to, and Ruth does
    game.do("free:…", "who:1", "no", "free:…", "who:2", "rest")
    # then
    assert (game.game.wounds, game.offers("free")) == ([0, 1, 0], False)
