"""A.9: spawning an enemy, and the legend of chaos symbols."""

import pytest

from miskatonic.games.arkham_lcg.basics.lookup import find_aside
from miskatonic.games.arkham_lcg.basics.zones import here
from miskatonic.games.arkham_lcg.cards.night_of_the_zealot import BAGS
from miskatonic.games.arkham_lcg.rows.card import Use
from miskatonic.games.arkham_lcg.rows.terms import SYMBOLS
from miskatonic.games.arkham_lcg.rules.spawning import spawn
from miskatonic.games.arkham_lcg.state import Arkham
from tests.games.arkham_lcg.imaginary import beast, imagined, omen
from tests.games.arkham_lcg.play import Play

HOUSE = """
    place hallway
    place attic
    place cellar
    unrevealed parlor
"""


@pytest.mark.rule("AH-S-001")
def test_ah_s_001_the_ghoul_priest_spawned_by_the_act_engages_the_better_fighter() -> None:
    """Given two in the Hallway, when the act spawns the Ghoul Priest there, then Roland's higher combat draws him."""
    game = Play(f"""
        investigators daisy_walker roland_banks
        {HOUSE}
        act the_barrier
        aside ghoul_priest lita_chantler
        clues 0 6
        phase upkeep.hand
    """)
    game.do("react:the_barrier")
    assert game.place("ghoul_priest") == "hallway"
    assert game.engaged("ghoul_priest") == 1


@pytest.mark.rule("AH-S-002")
def test_ah_s_002_a_drawn_enemy_spawns_where_its_text_says() -> None:
    """Given Roland in the Attic and Daisy in the Cellar, when Roland draws the Icy Ghoul, then it is upon Daisy."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        {HOUSE}
        at 0 attic
        at 1 cellar
        encounter icy_ghoul ancient_evils
        phase mythos.draw
    """)
    assert game.place("icy_ghoul") == "cellar"
    assert game.engaged("icy_ghoul") == 1


@pytest.mark.rule("AH-S-003")
def test_ah_s_003_a_drawn_enemy_without_instruction_engages_whoever_drew_it() -> None:
    """Given Daisy beside Roland with less health, when Roland draws the Ravenous Ghoul, then it engages Roland."""
    game = Play("""
        investigators roland_banks daisy_walker
        encounter ravenous_ghoul ancient_evils
        phase mythos.draw
    """)
    assert game.engaged("ravenous_ghoul") == 0


@pytest.mark.rule("AH-S-004")
def test_ah_s_004_prey_matters_only_for_an_unengaged_spawn() -> None:
    """Given Roland and Daisy in the Study, when an effect spawns the Ravenous Ghoul, then on the weaker one."""

    async def summons(game: Arkham, me: Use) -> None:
        await spawn(game, me.seat, find_aside(game, "ravenous_ghoul"), here(game, me.seat))

    with imagined(omen("summons", summons)):
        game = Play("""
            investigators roland_banks daisy_walker
            aside ravenous_ghoul
            encounter summons ancient_evils
            phase mythos.draw
        """)
        assert game.engaged("ravenous_ghoul") == 1


@pytest.mark.rule("AH-S-003")
def test_ah_s_003_an_aloof_enemy_spawns_unengaged() -> None:
    """Given an aloof enemy on the encounter deck, when Roland draws it, then it is beside him, engaged with nobody."""
    with imagined(beast("nightjar", keywords="aloof")):
        game = Play("""
            investigators roland_banks
            encounter nightjar
            phase mythos.draw
        """)
        assert game.place("nightjar") == "study"
        assert game.engaged("nightjar") == -1


@pytest.mark.rule("AH-S-006")
def test_ah_s_006_there_are_six_chaos_symbols_beside_the_numbers() -> None:
    """Given the bags of all difficulties, then beside numbers they hold nothing but the six symbols."""
    assert sorted(SYMBOLS) == ["auto_fail", "cultist", "elder_sign", "elder_thing", "skull", "tablet"]
    for bag in BAGS.values():
        assert {token for token in bag if not token.lstrip("-+").isdecimal()} <= set(SYMBOLS)
