"""B.9, B.15: between drawing a card and resolving it: draws that are cancelled, handed on, or answered to."""

import pytest

from miskatonic.games.arkham_lcg.basics import tokens
from miskatonic.games.arkham_lcg.rows.card import Use
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import beast, imagined, omen
from tests.games.arkham_lcg.imagined_draws import armitage, great_ward, handle_this, maleson, silver_mirror
from tests.games.arkham_lcg.play import Play


async def _costs_one(game: Arkham, me: Use) -> None:
    """Whoever drew it loses 1 resource."""
    tokens.loses(game, me.seat, 1, "AH-B-091", me.card)


@pytest.mark.rule("AH-C-019")
def test_ah_c_019_a_cancelled_draw_goes_back_into_the_deck_and_another_card_is_drawn() -> None:
    """Given somebody who refuses draws beside Roland with a clue, when he draws a bill, then it goes back unpaid, and
    what he draws next is one of the two cards there are now.
    """
    with imagined(maleson(), omen("bill", _costs_one), omen("fee", _costs_one)):
        game = Play("""
            investigators roland_banks
            area 0 maleson
            clues 0 1
            encounter bill fee
            phase mythos.draw
        """)
        game.do("react:maleson")
        assert (game.clues(0), game.clues("study")) == (0, 1)
        assert not game.is_ready("maleson")
        assert game.resources(0) == 4
        assert game.told("encounter", "card") == ["bill", *game.pile()]
        assert sorted(game.deck() + game.pile()) == ["bill", "fee"]


@pytest.mark.rule("AH-C-019", "AH-B-198", "AH-B-197")
def test_ah_c_019_a_card_whose_draw_was_cancelled_neither_surges_nor_isolates() -> None:
    """Given a bill with Peril and Surge on top of the deck, when its draw is cancelled, then the only further cards are
    the new draw and what that one brings, and all may help with it.
    """
    with imagined(maleson(), omen("bill", _costs_one, keywords="peril surge"), omen("fee", _costs_one)):
        game = Play("""
            investigators roland_banks
            area 0 maleson
            clues 0 1
            encounter bill fee
            phase mythos.draw
        """)
        game.do("react:maleson")
        first, *more = game.told("encounter", "card")
        assert first == "bill"
        assert more in (["fee"], ["bill", "fee"])
        assert game.now.peril < 0


@pytest.mark.rule("AH-C-019")
def test_ah_c_019_a_card_that_was_searched_for_or_a_weakness_cannot_be_refused() -> None:
    """Given somebody who refuses draws, when Mysterious Chanting fetches a Cultist, then only the Chanting itself could
    be refused; and nobody refuses a weakness.
    """
    with imagined(maleson()):
        game = Play("""
            investigators roland_banks
            area 0 maleson
            clues 0 1
            deck 0 hypochondria knife
            encounter mysterious_chanting acolyte acolyte rotting_remains
            phase mythos.draw
        """)
        assert game.prompt == "react_drawing"
        game.do("pass")
        assert game.prompt != "react_drawing"
        weak = Play("""
            investigators roland_banks
            area 0 maleson
            clues 0 1
            deck 0 hypochondria knife
        """).do("draw")
        assert weak.threats() == ["hypochondria"]
        assert weak.prompt == "turn"


@pytest.mark.rule("AH-R-1.13", "AH-C-019")
def test_ah_r_1_13_a_refused_card_is_discarded_when_the_deck_is_empty() -> None:
    """Given a bill as the only encounter card, when its draw is cancelled, then it can't be shuffled into nothing: it
    is discarded, becomes the new deck, and is drawn.
    """
    with imagined(maleson(), omen("bill", _costs_one)):
        game = Play("""
            investigators roland_banks
            area 0 maleson
            clues 0 1
            encounter bill
            phase mythos.draw
        """)
        game.do("react:maleson")
        assert game.resources(0) == 4
        assert game.told("encounter", "card") == ["bill", "bill"]


@pytest.mark.rule("AH-Q-017", "AH-B-104")
def test_ah_q_017_a_ward_against_everything_stops_an_enemy_that_is_drawn() -> None:
    """Given a ward that cancels all of a card, when a beast that surges is drawn, then it neither spawns nor surges."""
    with imagined(great_ward(), beast("rat", keywords="surge")):
        game = Play("""
            investigators roland_banks
            hand 0 great_ward
            encounter rat ancient_evils
            phase mythos.draw
        """)
        game.do("play:great_ward")
        assert game.pile() == ["rat"]
        assert game.told("encounter", "card") == ["rat"]
        assert game.horror(0) == 1


@pytest.mark.rule("AH-Q-017")
def test_ah_q_017_what_is_on_the_back_of_an_agenda_is_not_drawn() -> None:
    """Given a ward that cancels all of a card, when the Masked Hunter comes from the back of the agenda, then nobody is
    asked for it.
    """
    with imagined(great_ward()):
        game = Play("""
            scenario the_midnight_masks
            investigators roland_banks
            place rivertown
            place northside
            removed the_masked_hunter
            hand 0 great_ward
            doom predator_or_prey 5
            encounter rotting_remains acolyte
            phase mythos
        """)
        assert game.told("spawns", "enemy") == ["the_masked_hunter"]
        assert game.told("encounter", "card") == ["rotting_remains"]
        assert game.offers("play:great_ward")


@pytest.mark.rule("AH-B-104")
def test_ah_b_104_whatever_a_card_cancels_is_answered_to_alike() -> None:
    """Given a mirror that pays for what Agnes cancels, when she wards a treachery or dodges an attack, then it pays."""
    with imagined(silver_mirror()):
        warded = Play("""
            investigators agnes_baker
            area 0 silver_mirror
            hand 0 ward_of_protection
            encounter rotting_remains ancient_evils
            phase mythos.draw
        """).do("play:ward_of_protection", "react:silver_mirror")
        assert (warded.resources(0), warded.horror(0)) == (5, 1)
        dodged = Play("""
            investigators agnes_baker
            area 0 silver_mirror
            hand 0 dodge
            threat 0 ghoul_minion
            phase enemy.attack
        """).do("play:dodge", "react:silver_mirror")
        assert (dodged.resources(0), dodged.damage(0)) == (5, 0)


@pytest.mark.rule("AH-Q-031")
def test_ah_q_031_somebody_else_counts_as_having_drawn_the_card_and_draws_on() -> None:
    """Given Roland and Daisy, when Roland hands his surging bill to her, then she pays, and she draws the next card."""
    with imagined(handle_this(), omen("bill", _costs_one, keywords="surge"), omen("fee", _costs_one)):
        game = Play("""
            investigators roland_banks daisy_walker
            hand 0 handle_this
            encounter bill fee rotting_remains
            phase mythos.draw
        """)
        game.do("play:handle_this:daisy_walker")
        assert (game.resources(0), game.resources(1)) == (6, 3)
        assert game.told("encounter", "seat", "card")[:2] == [(0, "bill"), (1, "fee")]


@pytest.mark.rule("AH-Q-031")
def test_ah_q_031_who_is_handed_a_card_may_answer_to_it() -> None:
    """Given Agnes with a Ward, when Roland hands her Rotting Remains, then she may cancel it as her own."""
    with imagined(handle_this()):
        game = Play("""
            investigators roland_banks agnes_baker
            hand 0 handle_this
            hand 1 ward_of_protection
            encounter rotting_remains ancient_evils crypt_chill crypt_chill
            phase mythos.draw
        """)
        game.do("play:handle_this:agnes_baker", "play:ward_of_protection")
        assert game.horror(1) == 1
        assert "rotting_remains" in game.pile()


@pytest.mark.rule("AH-Q-031")
def test_ah_q_031_neither_a_weakness_nor_a_card_with_peril_is_handed_on() -> None:
    """Given a way to hand cards on, when a weakness or a card with Peril is drawn, then it is not offered."""
    with imagined(handle_this(), omen("bill", _costs_one, keywords="peril")):
        game = Play("""
            investigators roland_banks daisy_walker
            hand 0 handle_this
            deck 0 hypochondria
            encounter bill ancient_evils
            phase mythos.draw
        """)
        assert "play" not in game.story("plays")
        assert game.told("encounter", "seat", "card")[0] == (0, "bill")
        assert game.resources(0) == 4
        drawn = Play("""
            investigators roland_banks daisy_walker
            hand 0 handle_this
            deck 0 hypochondria
        """).do("draw")
        assert drawn.threats() == ["hypochondria"]
        assert not drawn.events("plays")


@pytest.mark.rule("AH-C-010")
def test_ah_c_010_a_card_just_drawn_is_discarded_for_resources() -> None:
    """Given Roland with a Knife in hand, when he draws Guts in upkeep, then that one alone may go, for 3 resources."""
    with imagined(armitage()):
        game = Play("""
            investigators roland_banks
            area 0 armitage
            hand 0 knife
            deck 0 guts knife
            phase upkeep
        """)
        assert game.options == ["react:armitage:guts", "pass"]
        game.do("react:armitage:guts")
        assert game.pile(0) == ["guts"]
        assert game.told("gains", "count")[0] == 3
        assert not game.is_ready("armitage")


@pytest.mark.rule("AH-C-010")
def test_ah_c_010_a_weakness_an_encounter_card_or_another_hand_brings_nothing() -> None:
    """Given the same, when a weakness, an encounter card, or a card of another player is drawn, then none is asked."""
    with imagined(armitage()):
        weak = Play("""
            investigators roland_banks daisy_walker
            area 0 armitage
            deck 0 haunted
            deck 1 knife
            phase upkeep
        """)
        assert weak.story("draws") == ["draws", "draws"]
        assert not weak.events("triggers")
        assert weak.prompt != "react_drawn"
        assert weak.threats() == ["haunted"]


@pytest.mark.rule("AH-C-010", "AH-B-127")
def test_ah_c_010_of_several_cards_drawn_together_one_may_go() -> None:
    """Given Roland who draws two cards at once, when he answers, then he says which; the other stays."""
    with imagined(armitage()):
        game = Play("""
            investigators daisy_walker
            area 0 armitage old_book_of_lore
            hand 0 cryptic_research_4
            deck 0 knife guts flashlight perception
        """)
        game.do("play:cryptic_research_4:daisy_walker")
        assert set(game.options) == {"react:armitage:knife", "react:armitage:guts", "react:armitage:flashlight", "pass"}
        game.do("react:armitage:guts")
        assert sorted(game.hand()) == ["flashlight", "knife"]
