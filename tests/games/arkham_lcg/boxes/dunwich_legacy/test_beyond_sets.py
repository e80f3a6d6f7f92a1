"""The encounter sets Sorcery, Bishop's Thralls, Whippoorwills and The Beyond."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import ATTACHED, DISCARD
from tests.games.arkham_lcg.boxes.dunwich_legacy.campus import LIBRARY, PAIR, QUAD, SIXFOLD
from tests.games.arkham_lcg.looks import seen_board, there
from tests.games.arkham_lcg.play import Play

DRAWN = "phase mythos.draw\n"


def drawn(card: str, more: str = "", people: str = "") -> Play:
    """When: this card is drawn from the encounter deck by Roland on the Quad."""
    return Play(f"{people}{QUAD}encounter {card}\n{DRAWN}{more}")


# --- Sorcery ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-075")
def test_visions_cost_a_card_for_each_point() -> None:
    """Given Roland (3) against 5, when a 0 comes, then 2 cards are lost; with +2 none."""
    assert drawn("visions_of_futures_past", "deck 0 knife guts overpower").pile(0) == ["guts", "knife"]
    assert (
        drawn("visions_of_futures_past", "deck 0 knife guts overpower\nbag 1", "investigators agnes_baker\n").pile(0)
        == []
    )


@pytest.mark.rule("AH-B-198")
def test_beyond_the_veil_stays_once_and_surges() -> None:
    """Given it drawn, then it is in the threat area and another card comes; a second copy is discarded."""
    game = drawn("beyond_the_veil beyond_the_veil ancient_evils thrall", "deck 0 knife")
    assert game.threats() == ["beyond_the_veil.2"]
    assert sorted(game.pile()) == ["ancient_evils", "beyond_the_veil.1"]


@pytest.mark.rule("AH-B-128")
def test_who_has_no_cards_left_behind_the_veil_dies() -> None:
    """Given it before Roland, when the last card of his deck is drawn, then 10 damage, and it is discarded; also when
    the last one is discarded, and when it comes to somebody whose deck is empty already.
    """
    game = Play(f"{PAIR}{QUAD}threat 0 beyond_the_veil\ndeck 0 knife\ndeck 1 knife").do("draw")
    assert (game.told("damage_placed", "seat", "count"), game.told("defeated", "seat")) == ([(0, 10)], [0])
    game = Play(
        f"{PAIR}{QUAD}threat 0 beyond_the_veil\ndeck 0 knife\nencounter visions_of_futures_past ancient_evils\n{DRAWN}"
    )
    assert game.told("defeated", "seat") == [0]
    game = Play(f"{PAIR}{QUAD}deck 1 knife\nencounter beyond_the_veil ancient_evils ancient_evils\n{DRAWN}")
    assert game.told("defeated", "seat") == [0]


@pytest.mark.rule("AH-B-128", "AH-B-161")
def test_the_veil_can_be_borne_with_help() -> None:
    """Given assets that take it, then Roland lives and it is gone; the empty deck of somebody else means nothing."""
    game = Play(f"{PAIR}{QUAD}threat 1 beyond_the_veil\narea 0 beat_cop\ndeck 0 knife\ndeck 1 guts").do("draw")
    assert (game.threats(1), game.damage(0)) == (["beyond_the_veil"], 0)
    game = Play(f"{QUAD}threat 0 beyond_the_veil\narea 0 beat_cop guard_dog\ndeck 0 knife").do("draw")
    game.until(lambda: game.zone("beyond_the_veil") == DISCARD)
    assert game.now.order == (0,)


# --- Bishop's Thralls -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-111", "AH-B-162")
def test_in_the_light_all_harm_is_direct() -> None:
    """Given the Light on the agenda, then the Beat Cop takes nothing for Roland; it goes with the agenda."""
    game = drawn("light_of_aforgomon").do("light_of_aforgomon:agenda")
    assert (game.zone("light_of_aforgomon"), game.now.at[game.card("light_of_aforgomon")]) == (
        ATTACHED,
        game.now.agenda,
    )
    lit = f"{QUAD}attached light_of_aforgomon quiet_halls\narea 0 beat_cop\n"
    game = Play(f"{lit}threat 0 ghoul_minion\nphase enemy")
    game.until(lambda: game.now.phase != "enemy")
    assert (game.damage(0), game.horror(0), game.damage("beat_cop")) == (1, 1, 0)
    game = Play(f"{lit}doom quiet_halls 6\nencounter whippoorwill thrall\nphase mythos")
    assert game.zone("light_of_aforgomon") == DISCARD


@pytest.mark.rule("AH-B-121")
def test_everybody_sees_where_the_light_falls() -> None:
    """Given the Light on the agenda, then the table shows it there, and only there."""
    game = Play(f"{QUAD}attached light_of_aforgomon quiet_halls")
    agenda, act = there(seen_board(game.table)["agenda"]), there(seen_board(game.table)["act"])
    assert [one["card"] for one in agenda.get("attached", [])] == ["card-light_of_aforgomon"]
    assert "attached" not in act


@pytest.mark.rule("AH-B-111")
def test_a_second_light_falls_on_the_other_card_and_a_third_on_none() -> None:
    """Given one on the agenda, then the second can only go to the act; given both, the third is discarded."""
    lit = f"{QUAD}attached light_of_aforgomon quiet_halls\nencounter light_of_aforgomon\n{DRAWN}"
    game = Play(lit)
    assert game.now.at[game.card("light_of_aforgomon.1")] == game.now.act
    assert game.zone("light_of_aforgomon.1") == ATTACHED
    game = Play(f"{QUAD}attached light_of_aforgomon quiet_halls\nattached light_of_aforgomon after_hours\n"
                f"encounter light_of_aforgomon\n{DRAWN}")  # fmt: skip
    assert [game.zone(f"light_of_aforgomon.{number}") for number in (1, 2, 3)].count(ATTACHED) == 2


@pytest.mark.rule("AH-S-002")
def test_thralls_are_drawn_to_clues() -> None:
    """Given 2 clues in the library and 1 on the Quad, then a Thrall spawns there; of equal ones one chooses."""
    text = f"{LIBRARY}encounter thrall\n{DRAWN}clues orne_library 2\nclues miskatonic_quad {{0}}"
    assert Play(text.format(1)).place("thrall") == "orne_library"
    assert sorted(Play(text.format(2)).options) == ["place:miskatonic_quad", "place:orne_library"]


@pytest.mark.rule("AH-B-151")
def test_thralls_retaliate() -> None:
    """Given a Thrall, when Roland misses, then it strikes for 1 and 1."""
    game = Play(f"{QUAD}threat 0 thrall\nbag -4").do("fight:thrall")
    assert (game.damage(0), game.horror(0)) == (1, 1)


def test_the_wizard_answers_to_a_hex_or_a_pact() -> None:
    """Given the Wizard engaged with Roland, when Roland draws a Hex, then he attacks before it resolves; when he draws
    something else, or Daisy a Pact, he does not.
    """
    text = f"{PAIR}{QUAD}threat 0 wizard_of_yog_sothoth\ndeck 0 {SIXFOLD}\n{DRAWN}"
    game = Play(f"{text}encounter visions_of_futures_past ancient_evils")
    assert game.told("attacks", "seat") == [0]
    assert (game.damage(0), game.horror(0)) == (1, 2)
    game = Play(f"{text}encounter ancient_evils offer_of_power")
    assert game.told("attacks", "seat") == []


@pytest.mark.rule("AH-B-171")
def test_whom_the_wizard_fells_resolves_nothing_any_more() -> None:
    """Given Roland with 1 health left, when he draws a Barrier, then he falls and it is discarded."""
    game = Play(f"""
        {PAIR}{QUAD}
        threat 0 wizard_of_yog_sothoth
        damage 0 8
        encounter arcane_barrier ancient_evils thrall
        {DRAWN}
    """)
    assert (game.told("defeated", "seat"), game.zone("arcane_barrier")) == ([0], DISCARD)


# --- Whippoorwills ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-150", "AH-S-003")
def test_ah_b_150_a_whippoorwill_engages_nobody_until_somebody_engages_it() -> None:
    """Given one drawn, then it spawns unengaged and can't be attacked; engaged by an action, it attacks."""
    game = drawn("whippoorwill")
    assert game.engaged("whippoorwill") == -1
    game = Play(f"{QUAD}enemy whippoorwill miskatonic_quad\ndeck 0 guts")
    assert "fight:whippoorwill" not in game.options
    game.do("engage:whippoorwill", "draw")
    assert (game.engaged("whippoorwill"), game.horror(0)) == (0, 1)
    assert "fight:whippoorwill" in game.options


@pytest.mark.rule("AH-B-268")
def test_ah_b_268_it_hunts_but_does_not_engage() -> None:
    """Given one in the library, when hunters move, then it comes to Roland and stays unengaged."""
    game = Play(f"{LIBRARY}enemy whippoorwill orne_library\nphase enemy")
    assert (game.place("whippoorwill"), game.engaged("whippoorwill"), game.horror(0)) == ("miskatonic_quad", -1, 0)


@pytest.mark.rule("AH-B-012")
def test_its_song_weakens_everybody_there() -> None:
    """Given two of them with Roland (3), then every skill is 1: a shroud of 3 is not found out with +1; elsewhere it
    is.
    """
    birds = "enemy whippoorwill miskatonic_quad\nenemy whippoorwill miskatonic_quad\n"
    text = f"{LIBRARY}{birds}clues orne_library 1\nclues miskatonic_quad 1\nbag 1\n"
    game = Play(text).do("investigate")
    assert game.told("test", "value") == [1]
    assert game.clues(0) == 0
    assert Play(f"{text}at 0 orne_library").do("investigate").told("test", "value") == [3]


def test_eager_for_death_weighs_on_the_wounded() -> None:
    """Given 2 damage on Roland (3), then the difficulty is 4: a 0 brings 2 horror; unhurt he bears it."""
    assert drawn("eager_for_death", "damage 0 2").horror(0) == 2
    assert drawn("eager_for_death").horror(0) == 0


# --- The Beyond -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-R-1.13")
def test_an_asset_is_pushed_into_the_deck() -> None:
    """Given two assets, when one is chosen, then it is in the deck, and 3 cards are discarded; if it comes up among
    them, 2 horror.
    """
    game = drawn("pushed_into_the_beyond", f"area 0 machete beat_cop\ndeck 0 {SIXFOLD}").do("push:machete")
    assert game.area() == ["beat_cop"]
    assert len(game.pile(0)) == 3
    found = "machete" in game.pile(0)
    assert game.horror(0) == (2 if found else 0)
    game = drawn("pushed_into_the_beyond", "area 0 machete\ndeck 0 knife knife")
    assert (sorted(game.pile(0)), game.horror(0)) == (["knife.1", "knife.2", "machete"], 2)


@pytest.mark.rule("AH-R-1.13", "AH-B-127")
def test_story_assets_stay_and_an_empty_deck_takes_nothing() -> None:
    """Given only Mulligan, then he stays and 3 cards go; given an empty deck, then the Machete stays."""
    game = drawn("pushed_into_the_beyond", f"area 0 jazz_mulligan\ndeck 0 {SIXFOLD}")
    assert (game.area(), len(game.pile(0))) == (["jazz_mulligan"], 3)
    game = drawn("pushed_into_the_beyond", "area 0 machete")
    assert (game.area(), game.pile(0)) == (["machete"], [])


HANDS = "hand 0 evidence dodge machete\nhand 1 working_a_hunch barricade guts dark_memory\n"


@pytest.mark.rule("AH-Q-016", "AH-B-197")
def test_ah_q_016_everybody_discards_all_cards_of_the_kind_weaknesses_too() -> None:
    """Given events in both hands, Dark Memory among them, when Roland chooses events, then all of them go."""
    game = drawn("terror_from_beyond ancient_evils", HANDS, PAIR).do("terror_from_beyond:event")
    assert (game.hand(0), game.hand(1)) == (["machete"], ["guts"])
    assert "dark_memory" in game.pile(1)


@pytest.mark.rule("AH-Q-016")
def test_ah_q_016_a_second_copy_in_the_phase_takes_two_kinds() -> None:
    """Given a second copy drawn in the same phase, then Daisy chooses two kinds; both hands lose them."""
    game = drawn("terror_from_beyond terror_from_beyond", HANDS, PAIR).do("terror_from_beyond:skill")
    assert (len(game.hand(0)), len(game.hand(1))) == (3, 3)
    game.do("terror_from_beyond:asset")
    assert sorted(game.options) == ["terror_from_beyond:event", "terror_from_beyond:skill"]
    game.do("terror_from_beyond:event")
    assert (game.hand(0), game.hand(1)) == ([], [])


@pytest.mark.rule("AH-B-104", "AH-Q-016")
def test_a_cancelled_copy_was_drawn_all_the_same() -> None:
    """Given the first copy cancelled, then the second still takes two kinds."""
    people = "investigators agnes_baker daisy_walker\n"
    game = drawn("terror_from_beyond terror_from_beyond", "hand 0 ward_of_protection\nhand 1 guts machete", people)
    game.do("play:ward_of_protection").do("terror_from_beyond:skill", "terror_from_beyond:asset")
    assert game.hand(1) == []


WALLED = f"{LIBRARY}deck 0 {SIXFOLD}\nattached arcane_barrier "


@pytest.mark.rule("AH-R-1.6")
@pytest.mark.parametrize("where", ["miskatonic_quad", "orne_library"])
def test_ah_r_1_6_a_barrier_taxes_the_way_in_and_out(where: str) -> None:
    """Given a barrier at either end, when Roland moves, then a test of willpower 4: passed, it is discarded and he is
    there; failed, he stays, or loses 5 cards and is there; the action is spent.
    """
    game = Play(f"{WALLED}{where}\nbag 1").do("move:orne_library")
    assert (game.place(0), game.zone("arcane_barrier"), game.actions()) == ("orne_library", DISCARD, 2)
    game = Play(f"{WALLED}{where}\nbag 0").do("move:orne_library", "arcane_barrier:stay")
    assert (game.place(0), game.zone("arcane_barrier"), game.actions()) == ("miskatonic_quad", ATTACHED, 2)
    game = Play(f"{WALLED}{where}\nbag 0").do("move:orne_library", "arcane_barrier:lose")
    assert (game.place(0), len(game.pile(0))) == ("orne_library", 5)


@pytest.mark.rule("AH-R-1.6")
def test_ah_r_1_6_without_cards_one_can_only_stay() -> None:
    """Given no deck, when the test fails, then Roland stays."""
    game = Play(f"{LIBRARY}attached arcane_barrier orne_library\nbag 0").do("move:orne_library")
    assert game.place(0) == "miskatonic_quad"


@pytest.mark.rule("AH-R-1.6")
def test_ah_r_1_6_both_ends_are_taxed() -> None:
    """Given a barrier at each end, when Roland passes one test and fails the other, then he may still stay."""
    text = f"{WALLED}orne_library\nattached arcane_barrier miskatonic_quad\nbag 1 0"
    game = Play(text, ["1", "0"]).do("move:orne_library").do("arcane_barrier:stay")
    assert game.place(0) == "miskatonic_quad"


@pytest.mark.rule("AH-B-111")
def test_a_barrier_stands_where_it_was_drawn() -> None:
    """Given it drawn on the Quad, then it is attached there, and so is a second one."""
    game = drawn("arcane_barrier", "attached arcane_barrier miskatonic_quad")
    assert [game.zone(f"arcane_barrier.{number}") for number in (1, 2)] == [ATTACHED, ATTACHED]
