"""Positions that engines get wrong, each written down from the rulebook alone: who may use what, and who may not."""

import pytest

from tests.games.arkham_lcg.play import Play

BOTH = "investigators roland_banks daisy_walker\nturn 1 3"
APART = f"{BOTH}\nplace hallway\nplace attic\nat 1 attic"

# --- What lies before somebody else -----------------------------------------------------------------------------------


def test_a_fellow_here_gets_rid_of_a_haunting() -> None:
    # given Roland's Haunted, and Rats on Daisy, whose turn it is
    game = Play(f"{BOTH}\nthreat 0 haunted\nthreat 1 swarm_of_rats").do("use:haunted")
    assert (game.threats(0), game.pile(0), game.actions(1)) == ([], ["haunted"], 1)
    assert game.told("opportunity", "seat") == [1]
    assert not Play(f"{APART}\nthreat 0 haunted").offers("use:haunted")


def test_a_fellow_here_closes_the_case() -> None:
    # given Roland's Cover Up, when Daisy would discover a clue
    game = Play(f"{BOTH}\nthreat 0 cover_up\nclues cover_up 2\nclues study 2").do("investigate")
    assert game.asked == 1
    game.do("react:cover_up")
    assert (game.clues("cover_up"), game.clues("study"), game.clues(1)) == (1, 2, 0)
    game = Play(f"{APART}\nthreat 0 cover_up\nclues cover_up 2\nclues attic 2").do("investigate")
    assert (game.clues("cover_up"), game.clues(1)) == (2, 1)


def test_a_fellow_here_pays_debts_from_their_own_pool() -> None:
    text = "investigators skids_otoole daisy_walker\nturn 1 3\nthreat 0 hospital_debts"
    game = Play(text).do("use:hospital_debts")
    assert (game.resources("hospital_debts"), game.resources(0), game.resources(1)) == (1, 5, 4)


def test_a_fellow_here_buys_off_the_mob_enforcer() -> None:
    game = Play(f"{BOTH}\nthreat 0 mob_enforcer").do("parley:mob_enforcer")
    assert (game.resources(0), game.resources(1), game.pile(0)) == (5, 1, ["mob_enforcer"])
    assert not Play(f"{APART}\nthreat 0 mob_enforcer").offers("parley")


def test_the_necronomicon_is_daisys_to_read() -> None:
    game = Play("investigators roland_banks daisy_walker\nthreat 1 the_necronomicon\nhorror the_necronomicon 2")
    assert not game.offers("use:the_necronomicon")


def test_a_gun_is_its_bearers() -> None:
    assert not Play(f"{BOTH}\narea 0 45_automatic\nthreat 1 ghoul_minion").offers("fight:45_automatic")


# --- What would change nothing ----------------------------------------------------------------------------------------


def test_nobody_hurt_nobody_healed() -> None:
    assert not Play("investigators roland_banks\narea 0 first_aid").offers("use:first_aid")


@pytest.mark.parametrize(("where", "offered"), [("enemy ghoul_minion study", False), ("threat 0 ghoul_minion", True)])
def test_the_cat_can_only_change_what_is_ready_or_engaged(where: str, offered: bool) -> None:
    game = Play(f"investigators wendy_adams\narea 0 stray_cat\n{where}\nexhausted ghoul_minion")
    assert game.offers("use:stray_cat") == offered


def test_without_a_clue_nothing_follows_a_defeat() -> None:
    game = Play("investigators roland_banks\nhand 0 evidence\nthreat 0 swarm_of_rats").do("fight:swarm_of_rats")
    assert game.prompt == "turn"


# --- Decks that run out -----------------------------------------------------------------------------------------------


def test_three_cards_through_an_empty_deck_cost_one_horror() -> None:
    game = Play(
        "investigators daisy_walker\nhand 0 cryptic_research_4\ndeck 0 guts\ndiscard 0 knife perception overpower"
    )
    game.do("play:cryptic_research_4:daisy_walker")
    assert (len(game.hand()), game.horror(0)) == (3, 1)


def test_the_last_card_of_a_deck_costs_nothing_yet() -> None:
    game = Play("investigators daisy_walker\ndeck 0 guts\ndiscard 0 knife").do("draw")
    assert (game.hand(), game.deck(0), game.horror(0)) == (["guts"], [], 0)


# --- Turns of others --------------------------------------------------------------------------------------------------


def test_fast_assets_wait_for_ones_own_turn() -> None:
    game = Play("investigators roland_banks daisy_walker\nhand 1 magnifying_glass", windows="all")
    assert not game.offers("play:magnifying_glass")
    assert game.do("end_turn").offers("play:magnifying_glass")


def test_a_hunter_that_comes_to_two_engages_its_prey() -> None:
    here = "investigators daisy_walker roland_banks\nplace hallway\nplace attic\nat 0 attic\nat 1 attic\nphase enemy"
    assert Play(f"{here}\nenemy ghoul_priest hallway").engaged("ghoul_priest") == 1
    game = Play(f"{here}\nenemy swarm_of_rats hallway")
    assert game.options == ["prey:0", "prey:1"]
    assert game.do("prey:1").damage(1) == 1
