"""B.12: what is healed, by whom, and what follows."""

import pytest

from miskatonic.games.arkham_lcg.rows.card import Card, Use
from miskatonic.games.arkham_lcg.rules.healing import heal
from miskatonic.games.arkham_lcg.rules.timing import OneEffect
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import imagined, trick
from tests.games.arkham_lcg.imagined_draws import brandy, nurse
from tests.games.arkham_lcg.play import Play


@pytest.mark.rule("AH-Q-026")
def test_ah_q_026_what_is_healed_in_addition_belongs_to_the_same_effect() -> None:
    """Given Roland with 2 horror, a nurse paid for each healing and brandy that heals again after a test, when the test
    succeeds, then both are gone and she is asked once, in the end.
    """
    with imagined(brandy(), nurse()):
        game = Play("""
            investigators roland_banks
            area 0 brandy nurse
            horror 0 2
        """)
        game.draws("0").do("use:brandy:roland_banks", "react:nurse")
        assert (game.horror(0), game.resources(0)) == (0, 6)
        assert game.told("healed", "horror") == [1, 1]
        assert game.prompt == "turn"


@pytest.mark.rule("AH-Q-026")
def test_ah_q_026_a_failed_test_leaves_the_first_healing() -> None:
    """Given the same, when the test fails, then 1 is healed, and she is asked for that."""
    with imagined(brandy(), nurse()):
        game = Play("""
            investigators roland_banks
            area 0 brandy nurse
            horror 0 2
        """)
        game.draws("auto_fail").do("use:brandy:roland_banks", "react:nurse")
        assert (game.horror(0), game.resources(0)) == (1, 6)


@pytest.mark.rule("AH-Q-026", "AH-R-1.7")
def test_ah_q_026_two_healings_of_one_card_in_one_effect_are_one() -> None:
    """Given an event that heals 1 horror and 1 again as one effect, when it is played, then the nurse is paid once."""

    async def soothes(game: Arkham, me: Use) -> None:
        async with OneEffect(game):
            for _ in range(2):
                await heal(game, game.who[me.seat], 0, 1, "AH-B-167", me.card)

    with imagined(nurse(), trick("soothing", soothes)):
        game = Play("""
            investigators roland_banks
            area 0 nurse
            hand 0 soothing
            horror 0 2
        """)
        game.do("play:soothing", "react:nurse")
        assert (game.horror(0), game.resources(0)) == (0, 6)
        assert game.prompt == "turn"


@pytest.mark.rule("AH-Q-033")
def test_ah_q_033_your_cards_are_those_you_control() -> None:
    """Given Daisy's nurse and Roland's First Aid, when he heals her, then her nurse is not asked: the card is his."""
    with imagined(nurse()):
        game = Play("""
            investigators roland_banks daisy_walker
            area 0 first_aid
            area 1 nurse
            horror 1 1
        """)
        game.do("use:first_aid:horror:daisy_walker")
        assert game.horror(1) == 0
        assert game.prompt == "turn"
        own = Play("""
            investigators roland_banks daisy_walker
            area 0 first_aid nurse
            horror 1 1
        """)
        own.do("use:first_aid:horror:daisy_walker")
        assert own.options == ["react:nurse", "pass"]


@pytest.mark.rule("AH-Q-033")
def test_ah_q_033_an_event_that_resolves_is_its_players() -> None:
    """Given Roland's nurse, when an event of his heals him, then she is asked; where nothing was there to heal, not."""

    async def soothes(game: Arkham, me: Use) -> None:
        await heal(game, game.who[me.seat], 0, 1, "AH-B-167", me.card)

    def soothing() -> Card:
        return trick("soothing", soothes)

    with imagined(nurse(), soothing()):
        game = Play("""
            investigators roland_banks
            area 0 nurse
            hand 0 soothing
            horror 0 1
        """)
        assert game.do("play:soothing").prompt == "react_healed"
        well = Play("""
            investigators roland_banks
            area 0 nurse
            hand 0 soothing
        """)
        assert well.do("play:soothing").prompt == "turn"
