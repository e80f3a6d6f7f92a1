"""The Gathering: its resolutions, with experience, trauma and Lita, and whole games."""

import random

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.rows.terms import REMOVED
from miskatonic.kernel import new_table
from tests.games.arkham_lcg.play import Play

SEATS = (1, 2, 3, 4)
WHO = ("roland_banks", "daisy_walker", "wendy_adams", "agnes_baker")
OPEN = """
    place hallway
    place attic
    place cellar
    place parlor
    clues attic 1
    clues cellar 1
    act what_have_you_done
    aside lita_chantler
"""
CLOSED = """
    place hallway
    place attic
    place cellar
    unrevealed parlor
    clues attic 1
    clues cellar 1
    act the_barrier
    aside ghoul_priest lita_chantler
"""


def burning(seats: int, more: str = "") -> Play:
    """The Priest falls by Roland's blow: the lead is asked."""
    game = Play(f"""
        investigators {" ".join(WHO[:seats])}
        {OPEN}
        {more}
        threat 0 ghoul_priest
        damage ghoul_priest {5 * seats - 1}
    """)
    return game.do("fight:ghoul_priest")


@pytest.mark.rule("AH-E-009")
@pytest.mark.parametrize("seats", SEATS)
def test_resolution_1_burns_the_house(seats: int) -> None:
    """Given the Priest defeated, when the lead burns the house, then each earns 2 + 2, the lead has a mental trauma."""
    game = burning(seats).do("choose:r1", "take:lita_chantler")
    assert game.won_by == "gathering_r1"
    assert game.now.experience == [4] * seats
    assert (game.now.mental, game.now.physical) == ([1] + [0] * (seats - 1), [0] * seats)
    assert game.told("joins", "seat", "card") == [(0, "lita_chantler")]


@pytest.mark.rule("AH-E-009")
@pytest.mark.parametrize("seats", SEATS)
def test_resolution_2_lets_it_stand(seats: int) -> None:
    """Given the Priest defeated, when the lead refuses, then each earns 2 + 2, the lead 1 more; Lita stays away."""
    game = burning(seats).do("choose:r2")
    assert game.won_by == "gathering_r2"
    assert game.now.experience == [5] + [4] * (seats - 1)
    assert (game.now.mental, game.now.earned) == ([0] * seats, ())
    assert game.told("earns", "seat", "count") == [(0, 5)] + [(seat, 4) for seat in range(1, seats)]


@pytest.mark.rule("AH-E-005")
def test_locations_without_clues_are_worth_their_victory() -> None:
    """Given Attic and Cellar cleared and a Flesh-Eater in the display, then 2 + 1 + 1 + 1 and the 2."""
    game = Play("""
        place hallway
        place attic
        place cellar
        act what_have_you_done
        victory flesh_eater
        threat 0 ghoul_priest
        damage ghoul_priest 4
    """).do("fight:ghoul_priest", "choose:r1")
    assert game.now.experience == [7]


def test_an_unrevealed_or_uncleared_location_is_worth_nothing() -> None:
    """Given the Attic with a clue and the Cellar unrevealed, then only the Priest and the 2 count."""
    game = Play("""
        place hallway
        place attic
        unrevealed cellar
        clues attic 1
        act what_have_you_done
        threat 0 ghoul_priest
        damage ghoul_priest 4
    """).do("fight:ghoul_priest", "choose:r1")
    assert game.now.experience == [4]


@pytest.mark.rule("AH-B-178")
@pytest.mark.parametrize("act", ["trapped", "the_barrier"])
def test_resolution_3_kills_whoever_has_not_resigned(act: str) -> None:
    """Given agenda 3 run out at act 1 or 2, then everybody is killed, and nobody earns anything."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        agenda theyre_getting_out
        act {act}
        aside lita_chantler
        doom theyre_getting_out 9
        victory flesh_eater
        phase mythos
    """)
    assert game.lost == "gathering_r3"
    assert (game.now.experience, game.told("killed", "seat")) == ([0, 0], [0, 1])
    assert game.told("waits", "card") == ["lita_chantler"]


def test_resolution_3_spares_whoever_has_resigned() -> None:
    """Given Roland resigned before and Daisy leading, then only she is killed, and Lita waits for the next group."""
    game = Play(f"""
        investigators roland_banks daisy_walker
        {CLOSED}
        agenda theyre_getting_out
        doom theyre_getting_out 9
        phase mythos
    """, left=["resigned", ""], order=(1,), lead=1)  # fmt: skip
    assert (game.told("killed", "seat"), game.told("waits", "card")) == ([1], ["lita_chantler"])


@pytest.mark.rule("AH-B-178")
@pytest.mark.parametrize("seats", SEATS)
def test_agenda_3_at_act_3_defeats_everybody_left(seats: int) -> None:
    """Given act 3, when agenda 3 runs out, then each is defeated with a physical trauma, and it ends as with none."""
    game = Play(f"""
        investigators {" ".join(WHO[:seats])}
        {OPEN}
        agenda theyre_getting_out
        doom theyre_getting_out 9
        phase mythos
    """).do("take:lita_chantler")
    assert game.lost == "gathering_none"
    assert (game.now.physical, game.now.mental) == ([1] * seats, [0] * seats)
    assert game.now.experience == [2] * seats
    assert game.told("joins", "seat") == [0]


def test_agenda_3_at_act_3_spares_whoever_has_resigned() -> None:
    """Given Daisy resigned from the Parlor, when agenda 3 runs out on Roland, then only he has a trauma."""
    game = Play(f"""
        investigators daisy_walker roland_banks
        {OPEN}
        at 0 parlor
        agenda theyre_getting_out
        doom theyre_getting_out 9
        deck 1 guts
    """)
    game.do("resign:parlor", "end_turn", "decline")
    assert game.lost == "gathering_none"
    assert game.now.physical == [0, 1]
    assert game.now.experience == [2, 2]


@pytest.mark.rule("AH-E-009")
@pytest.mark.parametrize("seats", SEATS)
def test_without_a_resolution_everybody_still_earns(seats: int) -> None:
    """Given everybody in the Parlor, when all resign, then 2 for each, no trauma, and Lita may join."""
    game = Play(f"""
        investigators {" ".join(WHO[:seats])}
        {OPEN}
        {"".join(f"at {seat} parlor{chr(10)}        " for seat in range(seats))}
    """)
    for _ in range(seats):
        game.until(lambda: game.offers("resign:parlor")).do("resign:parlor")
    assert game.asked == game.now.lead
    game.do("take:lita_chantler")
    assert game.lost == "gathering_none"
    assert (game.now.experience, game.now.mental, game.now.physical) == ([2] * seats, [0] * seats, [0] * seats)
    assert game.told("joins", "seat") == [game.now.lead]


def test_the_last_defeat_ends_it_with_a_trauma() -> None:
    """Given Roland with 1 health left, when the rats get him, then a physical trauma, and the scenario is over."""
    game = Play("damage 0 8\n threat 0 swarm_of_rats\n aside lita_chantler").do("resource", "decline")
    assert (game.lost, game.now.physical, game.now.experience) == ("gathering_none", [1], [2])


@pytest.mark.rule("AH-B-261")
def test_game_end_abilities_come_before_the_resolution() -> None:
    """Given clues on Cover Up, when the house burns, then its trauma comes too, told before the resolution."""
    game = burning(1, "threat 0 cover_up\n clues cover_up 1").do("choose:r1", "decline")
    assert game.now.mental == [2]
    assert game.story("trauma", "resolution") == ["trauma", "resolution", "trauma"]


def test_a_second_priest_does_not_come() -> None:
    """Given the Priest aside, when the barrier falls, then he is in play once, and the old act is out of the game."""
    game = Play(f"{CLOSED}\n clues 0 3\n phase upkeep.hand").do("react:the_barrier")
    assert game.zone("the_barrier") == REMOVED
    assert [game.now.label[enemy] for enemy in game.now.enemies] == ["ghoul_priest"]


@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard", "expert"])
@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_come_to_an_end(seats: int, difficulty: str) -> None:
    """Given random answers, then every game ends in one of the four ways, with nothing amiss at any question."""
    chance = random.Random(seats)
    table = new_table(GAME, seed=seats, seats=seats, options={"difficulty": difficulty})
    while table.choice is not None:
        assert not table.problems()
        table.answer(chance.choice(table.choice.options))
    assert table.outcome is not None
    assert table.outcome.reason in ("gathering_r1", "gathering_r2", "gathering_r3", "gathering_none")
