"""Positions that engines get wrong, each written down from the rulebook alone: acts, elimination, resolutions."""

import pytest

from tests.games.arkham_lcg.play import Play

# --- Acts -------------------------------------------------------------------------------------------------------------


def test_the_group_gives_clues_in_any_split_and_the_study_is_left_behind() -> None:
    # given four clues are needed, and enemies in the Study, one of them worth a victory
    game = Play("""
        investigators roland_banks daisy_walker
        clues 0 1
        clues 1 4
        threat 0 ghoul_minion
        threat 1 swarm_of_rats
        enemy icy_ghoul study
        exhausted icy_ghoul
        attached obscuring_fog study
        aside hallway attic cellar parlor ghoul_priest lita_chantler
    """)
    # when Roland gives one
    game.do("advance", "give:1")
    # then Daisy gave three; nobody follows them into the Hallway, and nothing was defeated
    assert (game.clues(0), game.clues(1), game.place(0), game.place(1)) == (0, 1, "hallway", "hallway")
    assert sorted(game.pile()) == ["ghoul_minion", "icy_ghoul", "obscuring_fog", "swarm_of_rats"]
    assert (game.threats(0), game.threats(1)) == ([], [])


BARRIER = """
    investigators roland_banks daisy_walker
    act the_barrier
    place hallway
    place attic
    unrevealed parlor
    aside ghoul_priest lita_chantler
    clues 0 2
    clues 1 4
"""


def test_the_barrier_falls_only_at_the_rounds_end_by_those_in_the_hallway() -> None:
    # given Daisy with most of the clues in the Attic
    game = Play(f"{BARRIER}\nat 1 attic")
    assert not game.offers("move:parlor")
    assert not game.offers("advance")
    game.do("end_turn", "end_turn")
    assert (game.story("advances"), game.now.round) == ([], 2)


def test_behind_the_barrier_the_priest_comes_to_the_strongest() -> None:
    game = Play(f"{BARRIER}\nlead 1").do("end_turn", "end_turn", "react:the_barrier")
    assert (game.place("ghoul_priest"), game.engaged("ghoul_priest")) == ("hallway", 0)
    assert (game.clues(0), game.clues(1), game.place("lita_chantler")) == (0, 0, "parlor")


def test_what_counts_per_investigator_counts_who_began() -> None:
    # given Roland about to fall, and a Ghoul Priest with 5 of 10 damage
    game = Play("""
        investigators roland_banks daisy_walker
        act what_have_you_done
        place hallway
        unrevealed attic
        damage 0 8
        threat 0 swarm_of_rats
        enemy ghoul_priest hallway
        exhausted ghoul_priest
        damage ghoul_priest 5
    """).do("resource")
    assert game.story("defeated", "enemy_defeated") == ["defeated"]
    # when Daisy reveals the Attic
    game.do("move:attic")
    assert game.clues("attic") == 4


# --- Elimination ------------------------------------------------------------------------------------------------------


def test_without_the_lead_another_leads() -> None:
    # given Roland leads and falls
    game = Play("""
        investigators roland_banks daisy_walker
        damage 0 8
        threat 0 swarm_of_rats
        hand 1 knife
        doom whats_going_on 2
    """).do("resource", "end_turn")
    # then the agenda asks Daisy, who draws no encounter for him
    assert (game.asked, game.options) == (1, ["choose:discard", "choose:horror"])


def test_of_two_deaths_at_once_the_player_chooses_the_trauma() -> None:
    game = Play("investigators roland_banks\ndamage 0 8\nhorror 0 4\nthreat 0 ghoul_minion").do("resource")
    assert game.options == ["trauma:physical", "trauma:mental"]
    assert game.do("trauma:mental").told("trauma", "physical", "mental") == [(0, 1)]


def test_who_resigns_leaves_clues_and_enemies_and_suffers_nothing() -> None:
    game = Play("""
        investigators roland_banks daisy_walker
        place parlor
        act what_have_you_done
        threat 0 ghoul_minion
        area 0 lita_chantler
        clues 0 2
    """).do("resign:parlor")
    assert (game.clues("parlor"), game.engaged("ghoul_minion"), game.story("trauma")) == (2, 1, [])
    assert not game.offers("parley")


def test_for_who_resigns_the_weaknesses_of_the_games_end_come_at_once() -> None:
    text = "place parlor\nact what_have_you_done"
    game = Play(f"investigators roland_banks daisy_walker\n{text}\nthreat 0 cover_up\nclues cover_up 2")
    assert game.do("resign:parlor").told("trauma", "seat", "physical", "mental") == [(0, 0, 1)]
    # given debts with 5 of 6 paid, and two points of victory
    game = Play(
        f"investigators skids_otoole\n{text}\nthreat 0 hospital_debts\nresources hospital_debts 5\nvictory ghoul_priest"
    )
    assert game.do("resign:parlor").told("earns", "count") == [2]


# --- Resolutions ------------------------------------------------------------------------------------------------------


def test_without_a_resolution_everybody_has_the_victory_points_and_two_more() -> None:
    game = Play("""
        investigators roland_banks daisy_walker
        damage 0 8
        damage 1 4
        victory ghoul_priest
        threat 0 swarm_of_rats
    """).do("resource", "resource")
    assert game.lost == "gathering_none"
    assert game.told("earns", "seat", "count") == [(0, 4), (1, 4)]


def test_only_revealed_places_without_clues_are_victories() -> None:
    game = Play("""
        investigators roland_banks
        act what_have_you_done
        place parlor
        place cellar
        unrevealed attic
        clues cellar 1
    """).do("resign:parlor")
    assert (game.told("earns", "count"), game.told("counts")) == ([2], [])


@pytest.mark.parametrize(
    ("answer", "earned", "trauma"), [("r1", [(0, 5), (1, 5)], [(1, 0, 1)]), ("r2", [(0, 5), (1, 6)], [])]
)
def test_the_lead_ends_it_when_the_priest_falls(answer: str, earned: list[object], trauma: list[object]) -> None:
    # given Daisy leads, the Attic is empty of clues and the Cellar is not, and Roland could react
    game = Play("""
        investigators roland_banks daisy_walker
        act what_have_you_done
        place hallway
        place attic
        place cellar
        threat 0 ghoul_priest
        damage ghoul_priest 9
        clues hallway 1
        clues cellar 1
        lead 1
    """).do("fight:ghoul_priest")
    # then the objective comes before what follows a defeat
    assert (game.asked, game.options) == (1, ["choose:r1", "choose:r2"])
    game.do(f"choose:{answer}")
    assert game.told("earns", "seat", "count") == earned
    assert game.told("trauma", "seat", "physical", "mental") == trauma


def test_the_last_agenda_ends_it_by_the_act() -> None:
    text = "investigators roland_banks daisy_walker\nagenda theyre_getting_out\nplace hallway\nphase mythos"
    text = f"{text}\ndoom theyre_getting_out 9"
    # given act 3: everybody is defeated, with one physical trauma
    game = Play(f"{text}\nact what_have_you_done")
    assert (game.lost, sorted(game.told("trauma", "seat", "physical", "mental"))) == (
        "gathering_none",
        [(0, 1, 0), (1, 1, 0)],
    )
    # given act 2
    assert Play(f"{text}\nact the_barrier").lost == "gathering_r3"
