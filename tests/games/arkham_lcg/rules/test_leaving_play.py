"""AH-B-122: what a card says when it leaves play, however it comes to that."""

import pytest

from miskatonic.games.arkham_lcg.rows import topics
from miskatonic.games.arkham_lcg.rows.card import Card
from miskatonic.games.arkham_lcg.rows.terms import ASSET
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.imagined_draws import key
from tests.games.arkham_lcg.play import Play

DECK = "deck 0 knife guts flashlight perception emergency_cache"


@pytest.mark.rule("AH-B-122")
def test_ah_b_122_a_card_that_is_defeated_in_an_attack_says_what_it_must() -> None:
    """Given a key with 1 sanity left, when an attack's horror goes there in the enemy phase, then three cards go at
    once.
    """
    with imagined(key()):
        game = Play(f"""
            investigators roland_banks
            area 0 key
            horror key 1
            {DECK}
            threat 0 ghoul_priest
            phase enemy.attack
        """)
        game.do("harm:me=2/1+key=0/1")
        assert game.pile(0)[-4:] == ["flashlight", "guts", "knife", "key"]
        assert game.story("attacks", "asset_defeated", "triggers", "phase")[:3] == [
            "attacks",
            "asset_defeated",
            "triggers",
        ]


@pytest.mark.rule("AH-B-122")
def test_ah_b_122_a_card_that_makes_room_or_is_used_up_says_it_too() -> None:
    """Given a key with its last charge, when that is spent, then it leaves, and three cards of the deck go."""
    with imagined(key()):
        game = Play(f"""
            investigators roland_banks
            area 0 key
            {DECK}
            uses key 1
        """)
        game.do("use:key")
        assert game.pile(0) == ["flashlight", "guts", "knife", "key"]


@pytest.mark.rule("AH-B-122")
def test_ah_b_122_a_card_discarded_by_an_encounter_card_says_it_before_the_next_is_drawn() -> None:
    """Given a key as the only asset, when Crypt Chill makes Roland discard it, then the cards go before Daisy draws."""
    with imagined(key()):
        game = Play(f"""
            investigators roland_banks daisy_walker
            area 0 key
            {DECK}
            encounter crypt_chill ancient_evils rotting_remains
            phase mythos.draw
        """)
        game.draws("auto_fail").until(lambda: bool(game.pile(0)))
        assert game.pile(0) == ["flashlight", "guts", "knife", "key"]
        told = game.story("encounter", "triggers")
        assert told[:2] == ["encounter", "triggers"]


@pytest.mark.rule("AH-B-122", "AH-B-098")
def test_ah_b_122_in_an_elimination_it_says_nothing_any_more() -> None:
    """Given a key, when Roland resigns, then nobody's deck is touched and the game goes on."""
    with imagined(key()):
        game = Play(f"""
            investigators roland_banks daisy_walker
            area 0 key
            {DECK}
            place parlor
            at 0 parlor
            act the_barrier
        """)
        game.do("resign:parlor")
        assert not game.events("triggers")
        assert not game.now.leaving


@pytest.mark.rule("AH-B-117", "AH-B-168")
def test_ah_b_117_what_an_ally_that_fell_in_the_enemy_phase_carried_leaves_at_once() -> None:
    """Given a pack horse that carries a third hand item, when an attack fells it in the enemy phase, then an item
    leaves before the upkeep phase begins.
    """
    horse = Card(ASSET, "imaginary", "pack_horse", cost=1, health=1, traits="Ally")
    horse.constant(topics.SLOT, 1, name="hand")
    with imagined(horse):
        game = Play("""
            investigators roland_banks
            area 0 pack_horse knife machete flashlight
            deck 0 guts perception
            threat 0 swarm_of_rats
            phase enemy.attack
        """)
        game.do("harm:pack_horse=1/0")
        assert (game.prompt, game.now.phase) == ("fit_slots", "enemy")
        game.do("discard:knife")
        assert game.area() == ["machete", "flashlight"]
