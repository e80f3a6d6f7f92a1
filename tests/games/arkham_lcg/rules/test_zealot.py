"""Rules that the later scenarios of Night of the Zealot, and decks of one's own, prove."""

import pytest

from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.decks import STARTER_DECKS
from miskatonic.games.arkham_lcg.rows.terms import LOCATION, REMOVED
from miskatonic.games.arkham_lcg.rules.deck_building import problems, starter
from tests.games.arkham_lcg.looks import seen_board, there
from tests.games.arkham_lcg.play import Play

TOWN = "scenario the_midnight_masks\nplace rivertown\nplace northside\n"
WOODS = "scenario the_devourer_below\nplace main_path\n"
SIGNATURES = ("rolands_38_special", "daisys_tote_bag", "on_the_lam", "heirloom_of_hyperborea", "wendys_amulet")


@pytest.mark.rule("AH-C-002")
@pytest.mark.parametrize("id_", SIGNATURES)
def test_ah_c_002_signature_cards_have_no_level_and_fit_no_deck_but_their_own(id_: str) -> None:
    """Given a card that one investigator must have, then nobody else may take it, at whatever levels."""
    printed = CARDS.rows[CARDS.number(id_)]
    assert printed.level is None
    for name in STARTER_DECKS:
        deck = starter(name)
        refused = problems(deck._replace(cards={**deck.cards, printed.code: 1}), "")
        assert bool(refused) == (printed.code not in deck.cards)
        assert all(CARDS.names[CARDS.number(id_)] in line.args.values() for line in refused)


@pytest.mark.rule("AH-B-131")
def test_ah_b_131_the_agenda_that_has_become_an_enemy_is_no_agenda() -> None:
    """Given the sixth doom, when The Masked Hunter comes out of the agenda's back, then the agenda is no more."""
    game = Play(f"{TOWN}removed the_masked_hunter\ndoom predator_or_prey 5\nencounter acolyte acolyte\nphase mythos")
    assert (game.engaged("the_masked_hunter"), game.zone("predator_or_prey")) == (0, REMOVED)
    assert there(seen_board(game.table, 0)["agenda"])["card"] == "card-time_is_running_short"


@pytest.mark.rule("AH-B-263")
def test_ah_b_263_doom_that_the_back_of_an_agenda_places_stays() -> None:
    """Given doom on agenda and Acolyte, when the agenda advances, then all goes, and its Monster still has 1."""
    game = Play(f"""
        {WOODS}
        agenda the_arkham_woods
        doom the_arkham_woods 2
        enemy acolyte main_path
        doom acolyte 1
        encounter ghoul_minion ancient_evils
        aside the_ritual_begins
        phase mythos
    """)
    assert (game.doom("acolyte"), game.doom("ghoul_minion")) == (0, 1)


@pytest.mark.rule("AH-B-267")
def test_ah_b_267_nobody_engages_a_massive_enemy() -> None:
    """Given Umôrdhoth here, then it can't be engaged, and it is said why."""
    game = Play(f"{WOODS}place ritual_site\nenemy umordhoth ritual_site\nat 0 ritual_site\nexhausted umordhoth")
    assert not game.offers("engage:umordhoth")
    assert ("engage", "massive") in [(one.verb, one.reason) for one in game.refusals]


@pytest.mark.rule("AH-B-267")
def test_ah_b_267_an_exhausted_enemy_is_engaged_and_does_not_attack() -> None:
    """Given an exhausted Ghoul Minion, when Roland engages it and then takes a resource, then he is not hurt."""
    game = Play("enemy ghoul_minion study\nexhausted ghoul_minion").do("engage:ghoul_minion", "resource")
    assert (game.engaged("ghoul_minion"), game.damage(0), game.horror(0)) == (0, 0, 0)


@pytest.mark.rule("AH-X-10")
def test_ah_x_10_only_rivertown_is_central_in_arkham() -> None:
    found = [card.id for card in CARDS if card.kind == LOCATION and {"arkham", "central"} <= set(card.traits)]
    assert found == ["rivertown"]


@pytest.mark.rule("AH-X-13")
def test_ah_x_13_of_equally_near_enemies_the_lead_says_which_is_doomed() -> None:
    """Given two enemies with Daisy in The Devourer Below and her Cultist token, then the lead, Roland, is asked."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        {WOODS}
        clues main_path 1
        threat 1 swarm_of_rats ghoul_minion
        exhausted swarm_of_rats ghoul_minion
        bag cultist
        turn 1
    """).do("investigate")
    assert (game.asked, sorted(game.options)) == (0, ["enemy:ghoul_minion", "enemy:swarm_of_rats"])
    assert game.do("enemy:swarm_of_rats").doom("swarm_of_rats") == 1
