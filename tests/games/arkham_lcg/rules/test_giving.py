"""AH-R-2.7, AH-D-001: investigators give each other assets and resources."""

import pytest

from miskatonic.games.arkham_lcg.cards.phrases import seat_of
from miskatonic.games.arkham_lcg.rows.card import Card, Use
from miskatonic.games.arkham_lcg.rows.terms import REMOVED
from miskatonic.games.arkham_lcg.rules.giving import can_be_given, give, give_resources
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.play import Play


def sharing() -> Card:
    """Like 02018: Roland gives an asset of his to somebody else, or 2 resources if he has none."""
    card = Card("event", "imaginary", "sharing", cost=0)

    @card.played(targets=lambda game, me: can_be_given(game, me.seat, 1 - me.seat) or [game.who[1 - me.seat]])
    async def shares(game: Arkham, me: Use) -> None:
        if me.target in game.who:
            give_resources(game, me.seat, seat_of(game, me.target), 2, me.card)
        else:
            await give(game, 1 - me.seat, me.target, me.card)

    return card


@pytest.mark.rule("AH-D-001")
def test_ah_d_001_a_signature_card_stays_with_its_own() -> None:
    """Given Roland's own .38 and his Beat Cop, when he shares with Daisy, then only the Beat Cop can go."""
    with imagined(sharing()):
        game = Play("""
            investigators roland_banks daisy_walker
            area 0 rolands_38_special beat_cop
            hand 0 sharing
        """)
        assert [text for text in game.options if text.startswith("play")] == ["play:sharing:beat_cop"]


@pytest.mark.rule("AH-R-2.7")
def test_ah_r_2_7_an_asset_goes_with_its_tokens_and_is_its_new_controllers() -> None:
    """Given an exhausted Beat Cop with 1 damage, when Daisy gets him, then he is as he was, and his combat is hers;
    Roland has it no longer.
    """
    with imagined(sharing()):
        game = Play("""
            investigators roland_banks daisy_walker
            area 0 beat_cop
            damage beat_cop 1
            exhausted beat_cop
            hand 0 sharing
        """)
        before = [game.table.view(0)["board"]["seats"][seat]["skills"]["combat"] for seat in (0, 1)]
        game.do("play:sharing:beat_cop")
        after = [game.table.view(0)["board"]["seats"][seat]["skills"]["combat"] for seat in (0, 1)]
        assert [now - then for now, then in zip(after, before, strict=True)] == [-1, 1]
        assert (game.area(0), game.area(1), game.damage("beat_cop")) == ([], ["beat_cop"], 1)
        assert not game.is_ready("beat_cop")
        assert game.told("gives", "seat", "partner", "card") == [(0, 1, "beat_cop")]


@pytest.mark.rule("AH-E-007")
def test_ah_e_007_whoever_takes_an_asset_makes_room_for_it() -> None:
    """Given Daisy with an ally of her own, when she gets the Beat Cop, then hers leaves, never the new one."""
    with imagined(sharing()):
        game = Play("""
            investigators roland_banks daisy_walker
            area 0 beat_cop
            area 1 dr_milan_christopher
            hand 0 sharing
        """)
        game.do("play:sharing:beat_cop")
        assert game.area(1) == ["beat_cop"]
        assert game.pile(1) == ["dr_milan_christopher"]


@pytest.mark.rule("AH-B-170")
def test_ah_b_170_what_somebody_else_controls_stays_and_leaves_the_game_later() -> None:
    """Given Roland's Beat Cop with Daisy, when Roland resigns, then he stays with her; when he is discarded for 1
    damage to an enemy, he is out of the game.
    """
    with imagined(sharing()):
        game = Play("""
            investigators roland_banks daisy_walker
            area 0 beat_cop
            hand 0 sharing
            place parlor
            act the_barrier
            at 0 parlor
            at 1 parlor
            threat 1 swarm_of_rats
        """)
        game.do("play:sharing:beat_cop", "resign:parlor")
        assert game.area(1) == ["beat_cop"]
        game.do("use:beat_cop:swarm_of_rats")
        assert game.zone("beat_cop") == REMOVED


@pytest.mark.rule("AH-B-227")
def test_ah_b_227_resources_go_from_one_pool_to_the_other_as_far_as_there_are_any() -> None:
    """Given Roland with 1 resource, when he would give 2, then Daisy gets the 1 there is."""
    with imagined(sharing()):
        game = Play("""
            investigators roland_banks daisy_walker
            hand 0 sharing
            resources 0 1
        """)
        game.do("play:sharing:daisy_walker")
        assert (game.resources(0), game.resources(1)) == (0, 6)
        assert game.told("gives_resources", "count") == [1]
