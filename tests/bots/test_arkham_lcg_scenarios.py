"""The sensible player's plans for the scenarios of Arkham Horror: The Card Game."""

import pytest

from miskatonic.bots.arkham_lcg.scenarios import Plan, plan_of
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.kernel import Table, arrange
from miskatonic.lab import campaigns
from tests.bots.test_arkham_lcg import answer, why


def test_every_scenario_of_the_core_set_has_a_plan() -> None:
    for scenario in SCENARIOS.rows:
        assert plan_of(scenario.id) != Plan()


@pytest.mark.parametrize("name", ["a_scenario_to_come", "", "no name of a module"])
def test_a_scenario_that_nobody_knows_is_played_by_the_general_rules(name: str) -> None:
    assert plan_of(name) == Plan()


@pytest.mark.long
def test_roland_wins_campaigns() -> None:
    found = campaigns.simulate("arkham_lcg", 60, 1, "sensible", {"decks": "roland"})
    assert not found.errors
    assert found.results(-1)["won"] >= 4


# --- The Midnight Masks -----------------------------------------------------------------------------------------------

MASKS = "scenario the_midnight_masks\nplace rivertown\nplace northside\n"


def test_a_lead_that_can_be_paid_is_followed() -> None:
    assert answer(arrange(GAME, f"{MASKS}clues 0 2\napart ruth_turner")) == "use:uncovering_the_conspiracy"


def test_a_cultist_who_will_talk_is_talked_to() -> None:
    table = arrange(GAME, f"{MASKS}threat 0 victoria_devereux")
    assert answer(table) == "parley:victoria_devereux"
    assert "talks" in why(table)


def test_before_midnight_one_goes_home() -> None:
    table = arrange(GAME, f"{MASKS}agenda time_is_running_short\ndoom time_is_running_short 7")
    assert answer(table) == "resign:time_is_running_short"


def test_before_the_last_blow_one_goes_home_with_what_one_knows() -> None:
    # given: Wolf-Man Drew upon Roland, who has 2 health left
    table = arrange(GAME, f"{MASKS}threat 0 wolf_man_drew\ndamage 0 7\nbag -1 -3 -4")
    assert answer(table).startswith("resign:")


def test_a_shadow_may_hurt_whoever_is_well() -> None:
    assert answer(shadow("damage 0 0")) == "choose:damage"


def test_a_shadow_takes_a_clue_from_whoever_is_not() -> None:
    assert answer(shadow("damage 0 6")) == "choose:clue"


def shadow(said: str) -> Table:
    """A Hunting Shadow comes for Roland, who has a clue."""
    return arrange(GAME, f"{MASKS}at 0 northside\nclues 0 1\n{said}\nencounter hunting_shadow\nphase mythos.draw")


# --- The Devourer Below -----------------------------------------------------------------------------------------------

MAP = "scenario the_devourer_below\nplace main_path\nplace tangled_thicket\n"
WOODS = f"{MAP}at 0 main_path\n"
CROWD = "campaign none\n"
"""By itself the scenario begins with two Cultists who got away."""
HE_COMES = f"{WOODS}{CROWD}place ritual_site\nagenda vengeance_awaits\nact vengeance_awaits\n"


def test_with_clues_enough_and_nobody_in_the_way_the_trail_is_followed() -> None:
    assert answer(arrange(GAME, f"{WOODS}clues 0 3")) == "advance"


def test_with_the_trail_found_it_goes_to_the_ritual_site() -> None:
    table = arrange(GAME, f"{WOODS}act into_the_darkness\nunrevealed ritual_site")
    assert answer(table) == "move:ritual_site"
    assert why(table) == "Whoever wants to stop this has to be over there."


def test_a_clue_is_spent_against_the_ritual_with_the_better_skill() -> None:
    table = arrange(GAME, f"{MAP}act disrupting_the_ritual\nplace ritual_site\nat 0 ritual_site\nclues 0 1")
    assert answer(table) == "use:disrupting_the_ritual:willpower"
    assert "the ritual nearer to its end" in why(table)


def test_where_many_got_away_the_trail_is_left_alone_and_one_prepares() -> None:
    table = arrange(GAME, f"{WOODS}{CROWD}clues 0 3\nhand 0 machete\ndeck 0 guts")
    assert answer(table) == "play:machete"
    table.answer("play:machete")
    assert answer(table) == "draw"


def test_dynamite_is_saved_for_umordhoth() -> None:
    # given: a Ghoul Minion next door, and dynamite in hand
    minion = "hand 0 dynamite_blast\nenemy ghoul_minion tangled_thicket\nresources 0 6"
    assert not answer(arrange(GAME, f"{WOODS}{CROWD}{minion}")).startswith("play:")


def test_dynamite_is_thrown_when_umordhoth_is_next_door() -> None:
    table = arrange(GAME, f"{HE_COMES}hand 0 dynamite_blast\nenemy umordhoth ritual_site\nresources 0 6")
    assert answer(table) == "play:dynamite_blast:ritual_site"


def test_resources_are_saved_for_dynamite() -> None:
    table = arrange(GAME, f"{HE_COMES}hand 0 dynamite_blast\nenemy umordhoth ritual_site\nresources 0 3")
    assert answer(table) == "resource"
    assert why(table) == "What you save now will be needed when the worst of them comes."


def test_a_dodge_is_kept_for_umordhoth() -> None:
    hand = "hand 0 dodge\nphase enemy\n"
    assert answer(arrange(GAME, f"{WOODS}{CROWD}{hand}threat 0 ghoul_minion")) == "pass"
    assert answer(arrange(GAME, f"{HE_COMES}{hand}enemy umordhoth main_path")) == "play:dodge"


def test_umordhoth_is_fought_by_whoever_may_beat_him() -> None:
    table = arrange(GAME, f"{HE_COMES}enemy umordhoth main_path\ndamage umordhoth 8\narea 0 machete lita_chantler")
    assert answer(table) == "fight:machete:umordhoth"
    assert "Only its death ends this" in why(table)


def test_lita_is_given_away_only_where_no_hope_is_left() -> None:
    table = arrange(GAME, f"{HE_COMES}enemy umordhoth main_path\ndamage 0 6\nhorror 0 3\narea 0 lita_chantler")
    assert answer(table) == "use:umordhoth:lita"
    assert "Lita" in why(table)


def test_the_thicket_is_searched_with_the_strength_of_arms() -> None:
    # given: Roland, whose combat is 4 and whose intellect is 3, and a bag in which only -2 and 0 are found
    table = arrange(GAME, f"{MAP}at 0 tangled_thicket\nclues tangled_thicket 1\nbag 0 -2 -2")
    assert answer(table) == "investigate"
    assert "100%" in why(table)


def test_nobody_who_fights_for_the_world_runs_away() -> None:
    table = arrange(GAME, f"{WOODS}damage 0 8\nhorror 0 4\nthreat 0 ghoul_minion")
    assert not answer(table).startswith("resign:")
