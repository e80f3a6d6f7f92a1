"""Extracurricular Activity: set-up, resolutions, the campaign it begins, and whole games."""

import random

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.boxes.dunwich_legacy.campaign import (
    BAGS,
    EXTRACURRICULAR_ACTIVITY,
    THE_HOUSE_ALWAYS_WINS,
    THE_MISKATONIC_MUSEUM,
)
from miskatonic.games.arkham_lcg.rows.campaign import following, plan_of
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Past
from miskatonic.games.arkham_lcg.rows.terms import ASIDE, REMOVED
from miskatonic.games.arkham_lcg.state import Arkham, row
from miskatonic.kernel import RefusedOption, Table, new_table
from tests.games.arkham_lcg.boxes.dunwich_legacy.campus import PAIR, QUAD
from tests.games.arkham_lcg.boxes.dunwich_legacy.test_campus import inside
from tests.games.arkham_lcg.boxes.dunwich_legacy.test_campus_acts import after_the_house, other_one
from tests.games.arkham_lcg.chain import leave, play_on, record
from tests.games.arkham_lcg.looks import seen_sheet
from tests.games.arkham_lcg.play import Play

SEATS = (1, 2, 3, 4)
OWNED = {"campaign": "dunwich_legacy", "boxes": "core+dunwich_legacy"}


def begun(seats: int = 1, seed: int = 3, **options: str) -> Table:
    """When: the campaign begins."""
    return play_on(new_table(GAME, seed=seed, seats=seats, options={**OWNED, **options}))


def state(table: Table) -> Arkham:
    assert isinstance(table.state, Arkham)
    return table.state


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-E-010")
def test_ah_e_010_exactly_these_eight_sets() -> None:
    """Given the scenario, then its cards come from eight encounter sets, complete."""
    game = state(begun())
    ours = [card for card, owner in enumerate(game.owner) if owner < 0]
    assert {row(game, card).set for card in ours} == {
        "extracurricular_activity", "sorcery", "the_beyond", "bishops_thralls", "whippoorwills", "ancient_evils",
        "locked_doors", "agents_of_yog",
    }  # fmt: skip
    assert (len(ours), len(game.deck[1])) == (21 + 6 + 6 + 6 + 5 + 3 + 2 + 4, 32)


@pytest.mark.rule("AH-E-010", "AH-B-027")
@pytest.mark.parametrize("seats", SEATS)
def test_ah_e_010_everybody_begins_on_the_quad(seats: int) -> None:
    """Given 1 to 4 investigators, then six locations are in play, only the Quad is revealed, and all are there."""
    game = state(begun(seats))
    assert [row(game, place).id for place in game.places] == [
        "miskatonic_quad", "humanities_building", "orne_library", "student_union", "science_building",
        "administration_building",
    ]  # fmt: skip
    assert [row(game, place).id for place in game.revealed] == ["miskatonic_quad"]
    assert {game.at[card] for card in game.who} == {game.places[0]}
    aside = {row(game, card).id for card, zone in enumerate(game.zone) if zone == ASIDE and row(game, card).stage == 0}
    assert aside == {
        "the_experiment", "alchemical_concoction", "jazz_mulligan", "professor_warren_rice", "dormitories",
        "alchemy_labs", "faculty_offices_night",
    }  # fmt: skip


@pytest.mark.rule("AH-E-010")
def test_ah_e_010_later_in_the_campaign_the_hour_is_late() -> None:
    """Given The House Always Wins completed before, then the other Faculty Offices wait."""
    with other_one():
        table = new_table(GAME, seed=2, seats=1, options={**OWNED, "campaign": after_the_house()})
        game = state(play_on(table))
        zones = {row(game, card).id: zone for card, zone in enumerate(game.zone)}
        assert (zones["faculty_offices_late"], zones["faculty_offices_night"]) == (ASIDE, REMOVED)


@pytest.mark.rule("AH-B-087")
@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard", "expert"])
def test_ah_b_087_the_bag_of_the_campaign(difficulty: str) -> None:
    """Given each difficulty, then 2 skulls, 1 cultist, no tablet and no elder thing; a single scenario has it too."""
    for campaign in ("dunwich_legacy", "none"):
        bag = state(begun(difficulty=difficulty, campaign=campaign, scenario=EXTRACURRICULAR_ACTIVITY)).bag
        assert sorted(bag) == sorted(BAGS[difficulty])
        assert [bag.count(one) for one in ("skull", "cultist", "tablet", "elder_thing")] == [2, 1, 0, 0]


@pytest.mark.rule("AH-Q-014")
def test_ah_q_014_without_the_box_there_is_no_such_campaign() -> None:
    """Given only the core set, when the campaign is chosen, then it is refused with the name of the box."""
    with pytest.raises(RefusedOption) as refused:
        new_table(GAME, seed=1, seats=1, options={"campaign": "dunwich_legacy"})
    assert [line.message for line in refused.value.lines] == ["boxes-scenario"]


# --- resolutions ------------------------------------------------------------------------------------------------------


def notes(game: Play) -> list[str]:
    """Then: what was written into the log."""
    return list(game.now.log)


@pytest.mark.parametrize("seats", SEATS)
def test_resolution_1_frees_professor_rice(seats: int) -> None:
    """Given the clues spent in the offices, then Rice is noted and may join anybody's deck, the students were not
    saved, a tablet goes into the bag, and everybody earns the offices' victory.
    """
    people = ["investigators", "roland_banks", "daisy_walker", "wendy_adams", "agnes_baker"][: seats + 1]
    text = inside("faculty_offices_night", f"clues 0 {2 * seats}\naside professor_warren_rice")
    game = Play(f"{' '.join(people)}\n{text}").do("use:faculty_offices_night:ends")
    if seats == 1:
        game.do("take:professor_warren_rice")
    else:
        assert game.options == [*[f"claim:professor_warren_rice:{seat}" for seat in range(seats)], "decline"]
        game.do("claim:professor_warren_rice:1")
    assert game.won_by == "campus_r1"
    assert notes(game) == ["rice_rescued", "students_lost"]
    assert (game.now.bag.count("tablet"), game.now.experience) == (1, [1] * seats)
    assert game.told("joins", "seat", "card") == [(min(1, seats - 1), "professor_warren_rice")]


@pytest.mark.rule("AH-B-234")
def test_rice_may_be_left_alone() -> None:
    """Given nobody who wants him, then he joins no deck."""
    text = inside("faculty_offices_night", "clues 0 4\naside professor_warren_rice")
    game = Play(f"{PAIR}{text}").do("use:faculty_offices_night:ends", "decline")
    assert (game.won_by, game.now.earned) == ("campus_r1", ())


def test_resolution_2_saves_the_students() -> None:
    """Given the clues spent in the Dormitories, then Rice is gone, the students are safe, the bag stays as it is."""
    game = Play(inside("dormitories", "clues 0 3")).do("use:dormitories:ends")
    assert (game.won_by, notes(game)) == ("campus_r2", ["rice_kidnapped", "students_rescued"])
    assert (game.now.bag.count("tablet"), game.now.experience) == (0, [1])


def test_resolution_3_notes_the_dead_experiment() -> None:
    """Given it defeated, then that is noted, Rice is gone, and its victory counts."""
    game = Play(f"{QUAD}enemy the_experiment miskatonic_quad\ndamage the_experiment 9\nbag 1").do(
        "fight:the_experiment"
    )
    assert (game.won_by, notes(game)) == ("campus_r3", ["rice_kidnapped", "experiment_defeated"])
    assert (game.now.bag.count("tablet"), game.now.experience) == (0, [2])


def test_resolution_4_leaves_them_unconscious() -> None:
    """Given it among the students, then they were unconscious, Rice is gone, the students are lost, a tablet comes, and
    everybody earns 1.
    """
    text = (
        f"{QUAD}place student_union\nunrevealed dormitories\nagenda the_beast_unleashed\ndoom the_beast_unleashed 1\n"
    )
    game = Play(f"{PAIR}{text}enemy the_experiment student_union\nvictory yithian_observer\nphase mythos")
    assert game.lost == "campus_r4"
    assert notes(game) == ["unconscious_for_hours", "rice_kidnapped", "students_lost"]
    assert (game.now.bag.count("tablet"), game.now.experience) == (1, [2, 2])


def test_no_resolution_is_paid_with_the_students() -> None:
    """Given everybody resigned, then Rice is gone, the students are lost, a tablet comes, and everybody earns 1."""
    game = Play(QUAD).do("resign:miskatonic_quad")
    assert (game.lost, notes(game)) == ("campus_none", ["rice_kidnapped", "students_lost"])
    assert (game.now.bag.count("tablet"), game.now.experience) == (1, [1])


@pytest.mark.rule("AH-B-221")
def test_a_single_scenario_changes_no_bag_and_writes_no_log() -> None:
    """Given no campaign, then nothing is noted, nobody is offered a card, and no token is added."""
    text = inside("faculty_offices_night", "clues 0 2\naside professor_warren_rice\ncampaign none")
    game = Play(text).do("use:faculty_offices_night:ends")
    assert (game.won_by, notes(game), game.now.bag.count("tablet")) == ("campus_r1", [], 0)


# --- the campaign -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-216")
def test_what_comes_next_is_waited_for() -> None:
    """Given the scenario over, then the record is kept, no next table is laid, and it is said first and last."""
    table = leave(begun(2))
    kept = record(table)
    assert (kept["campaign"], kept["scenario"], kept["outcome"]) == ("dunwich_legacy", "", "")
    assert kept["boxes"] == ["core", "dunwich_legacy"]
    assert (kept["bag"].count("tablet"), kept["history"][0]["added"]) == (1, ["tablet"])
    assert GAME.sequel(table.state, {}) is None
    assert [event.kind for event in table.events if event.kind.startswith("campaign_")] == [
        "campaign_partly", "campaign_waits",
    ]  # fmt: skip
    assert [(one["scenario"], one["state"]) for one in seen_sheet(table)["path"]] == [(EXTRACURRICULAR_ACTIVITY, "now")]


@pytest.mark.rule("AH-B-216", "AH-E-011")
def test_the_other_scenario_follows_or_the_museum() -> None:
    """Given what was played, then the one that was not yet comes next, after both the Museum."""
    here = Past(((EXTRACURRICULAR_ACTIVITY, "r1"),))
    assert plan_of(EXTRACURRICULAR_ACTIVITY).next(here) == THE_HOUSE_ALWAYS_WINS
    both = Past(((THE_HOUSE_ALWAYS_WINS, "r1"), *here.played))
    assert plan_of(EXTRACURRICULAR_ACTIVITY).next(both) == THE_MISKATONIC_MUSEUM
    assert (following(EXTRACURRICULAR_ACTIVITY, here), THE_HOUSE_ALWAYS_WINS in SCENARIOS.ids) == ("", False)


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_come_to_their_end(seats: int) -> None:
    """Given bold players who never resign, then every game ends properly, whatever they do."""
    for seed in range(6):
        table = new_table(GAME, seed=seed, seats=seats, options={**OWNED, "decks": "random"})
        luck = random.Random(seed)
        while table.choice is not None:
            options = [one for one in table.choice.options if one.verb != "resign"]
            table.answer(luck.choice(options or list(table.choice.options)))
            assert table.problems() == []
        assert state(table).resolution in ("none", "r1", "r2", "r3", "r4")
