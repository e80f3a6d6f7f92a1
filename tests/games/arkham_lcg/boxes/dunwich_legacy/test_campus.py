"""Extracurricular Activity: the campus, what roams it, and whom one meets there."""

import pytest

from miskatonic.games.arkham_lcg.rows.terms import AREA, AT_PLACE, MAP, REMOVED, VICTORY
from tests.games.arkham_lcg.boxes.dunwich_legacy.campus import LIBRARY, PAIR, QUAD
from tests.games.arkham_lcg.play import Play

INSIDE = "place {0}\nat 0 {0}\n"


def inside(place: str, more: str = "") -> str:
    """Roland in a building beside the Quad."""
    return QUAD + INSIDE.format(place) + more


@pytest.mark.rule("AH-B-174")
def test_one_may_leave_from_the_quad() -> None:
    """Given Roland alone on the Quad, when he resigns, then the scenario ends with no resolution."""
    assert Play(QUAD).do("resign:miskatonic_quad").lost == "campus_none"


def test_in_the_humanities_building_one_forgets_a_card_for_each_horror() -> None:
    """Given 2 horror on Roland, when his turn ends there, then the top 2 cards are discarded; without horror none."""
    game = Play(inside("humanities_building", "horror 0 2\ndeck 0 knife guts overpower")).do("end_turn")
    assert game.pile(0) == ["guts", "knife"]
    assert game.told("deck_discards", "seat", "cards") == [(0, ["knife", "guts"])]
    game = Play(inside("humanities_building", "deck 0 knife guts overpower")).do("end_turn")
    assert game.pile(0) == []


@pytest.mark.rule("AH-R-1.6")
def test_ah_r_1_6_the_orne_library_takes_another_action() -> None:
    """Given Roland in the library, when he investigates, then 2 actions are spent; with 1 left he can't."""
    game = Play(f"{LIBRARY}at 0 orne_library\nclues orne_library 1\nbag 1").do("investigate")
    assert (game.actions(), game.clues(0)) == (1, 1)
    assert "investigate" not in Play(f"{LIBRARY}at 0 orne_library\nclues orne_library 1\nturn 0 1").options


@pytest.mark.rule("AH-R-1.6")
def test_ah_r_1_6_nobody_pays_more_elsewhere_or_for_anything_else() -> None:
    """Given the library, then investigating the Quad and moving away cost 1 action each."""
    game = Play(f"{LIBRARY}at 0 orne_library").do("move:miskatonic_quad")
    assert game.actions() == 2
    assert game.do("investigate").actions() == 1


DUKE = f"investigators ashcan_pete\n{LIBRARY}area 0 duke\nclues orne_library 1\nbag 0\n"


@pytest.mark.rule("AH-R-1.6", "AH-Q-018")
def test_ah_r_1_6_duke_leads_to_the_library_and_the_rest_is_paid_there() -> None:
    """Given Pete on the Quad with 3 actions, when Duke takes him to the library, then a second one is spent there and
    the base of 4 finds the clue; with 1 action he is there, and nothing is investigated.
    """
    game = Play(DUKE).do("investigate:duke:orne_library")
    assert (game.place(0), game.clues(0), game.actions(), game.is_ready("duke")) == ("orne_library", 1, 1, False)
    assert game.told("test", "value") == [4]
    game = Play(f"{DUKE}turn 0 1").do("investigate:duke:orne_library")
    assert (game.place(0), game.clues(0), game.events("test")) == ("orne_library", 0, [])


@pytest.mark.rule("AH-R-1.6")
def test_ah_r_1_6_attacks_of_opportunity_are_made_where_one_comes_from() -> None:
    """Given a Thrall with Pete, when Duke leads him away, then it attacks once."""
    game = Play(f"{DUKE}threat 0 thrall").do("investigate:duke:orne_library")
    assert game.told("attacks", "enemy") == ["thrall"]


def test_the_student_union_opens_the_dormitories_and_heals() -> None:
    """Given the Union unrevealed, when Roland enters, then the Dormitories are in play, unrevealed and locked; there he
    heals 1 damage and 1 horror with two actions.
    """
    game = Play(f"{QUAD}unrevealed student_union\naside dormitories\ndamage 0 2\nhorror 0 2").do("move:student_union")
    assert (game.zone("dormitories"), game.clues("student_union")) == (MAP, 2)
    assert game.told("enters_play", "place") == ["dormitories"]
    assert "move:dormitories" not in game.options
    game.do("use:student_union")
    assert (game.damage(0), game.horror(0)) == (1, 1)
    assert game.told("healed", "card", "damage", "horror") == [("roland_banks", 1, 1)]


@pytest.mark.rule("AH-B-003")
def test_nobody_gets_through_a_locked_door_without_jazz() -> None:
    """Given three locked buildings, then nobody can move into them; who controls Mulligan can, and nobody else."""
    doors = {"dormitories": "student_union", "alchemy_labs": "science_building"}
    doors["faculty_offices_night"] = "administration_building"
    for door, outside in doors.items():
        shut = inside(outside, f"unrevealed {door}\n{{0}}")
        assert f"move:{door}" not in Play(shut.format("")).options
        assert f"move:{door}" in Play(shut.format("area 0 jazz_mulligan")).options
        pair = Play(PAIR + shut.format("area 1 jazz_mulligan")).options
        assert f"move:{door}" not in pair


def test_a_locked_door_gives_its_reason() -> None:
    """Given the Dormitories locked, then the door is named as what bars the way."""
    game = Play(inside("student_union", "unrevealed dormitories"))
    choice = game.table.choice
    assert choice is not None
    assert [one.reason for one in choice.barred if one.verb == "move"] == ["cannot_enter"]


@pytest.mark.rule("AH-B-107", "AH-B-179")
def test_clues_spent_together_in_the_dormitories_save_the_students() -> None:
    """Given two there with 6 clues together, when they spend them, then resolution 2; those elsewhere can't help."""
    there = f"{PAIR}{inside('dormitories', 'at 1 dormitories')}"
    game = Play(f"{there}\nclues 0 4\nclues 1 2").do("use:dormitories:ends")
    assert game.won_by == "campus_r2"
    away = f"{PAIR}{inside('dormitories', 'at 1 miskatonic_quad')}"
    assert not Play(f"{away}\nclues 0 4\nclues 1 2").offers("use:dormitories:ends")


@pytest.mark.rule("AH-C-011")
def test_ah_c_011_at_the_end_of_a_turn_inside_the_top_card_is_lost() -> None:
    """Given Roland in the Administration Building, when his turn ends there, then the top card is discarded; left
    before, nothing happens, nor to Daisy elsewhere.
    """
    game = Play(PAIR + inside("administration_building", "deck 0 knife guts\ndeck 1 guts\nat 1 miskatonic_quad"))
    game.do("end_turn")
    assert (game.pile(0), game.pile(1)) == (["knife"], [])
    game = Play(inside("administration_building", "deck 0 knife guts")).do("move:miskatonic_quad", "end_turn")
    assert game.pile(0) == []


@pytest.mark.rule("AH-C-011")
def test_ah_c_011_revealed_it_brings_the_faculty_offices() -> None:
    """Given the building unrevealed, when Roland enters, then the offices that were set aside enter play."""
    game = Play(f"{QUAD}unrevealed administration_building\naside faculty_offices_night")
    game.do("move:administration_building")
    assert (game.zone("faculty_offices_night"), game.clues("administration_building")) == (MAP, 1)


@pytest.mark.rule("AH-B-243")
def test_a_humanoid_waits_in_the_offices() -> None:
    """Given Mulligan's keys, when Roland enters, then a Humanoid out of the deck or pile spawns there and engages."""
    game = Play(
        inside(
            "administration_building",
            "unrevealed faculty_offices_night\narea 0 jazz_mulligan\nencounter thrall whippoorwill\n"
            "encounter_discard yithian_observer",
        )
    ).do("move:faculty_offices_night")
    assert (game.place("thrall"), game.engaged("thrall")) == ("faculty_offices_night", 0)
    assert game.clues("faculty_offices_night") == 2


def test_professor_rice_is_freed_with_clues() -> None:
    """Given Roland in the offices with 2 clues, when he spends them, then resolution 1; late at night nothing is
    there to be done.
    """
    game = Play(inside("faculty_offices_night", "clues 0 2\naside professor_warren_rice")).do(
        "use:faculty_offices_night:ends", "take:professor_warren_rice"
    )
    assert game.won_by == "campus_r1"
    assert not Play(inside("faculty_offices_late", "clues 0 5")).offers("use:faculty_offices_late")


def test_in_the_science_building_failed_willpower_hurts() -> None:
    """Given Roland there, when a test of willpower fails, then 1 damage besides; of combat or elsewhere none."""
    rotten = "encounter rotting_remains\nphase mythos.draw\nbag -1"
    game = Play(inside("science_building", rotten))
    assert (game.damage(0), game.horror(0)) == (1, 1)
    assert Play(f"{QUAD}{rotten}").damage(0) == 0
    grasping = "encounter grasping_hands\nphase mythos.draw\nbag -1"
    assert Play(inside("science_building", grasping)).damage(0) == Play(f"{QUAD}{grasping}").damage(0)


def test_the_science_building_opens_the_labs() -> None:
    """Given it unrevealed, when Roland enters, then the Alchemy Labs are in play."""
    game = Play(f"{QUAD}unrevealed science_building\naside alchemy_labs").do("move:science_building")
    assert game.zone("alchemy_labs") == MAP


def test_in_the_labs_one_finds_the_concoction_instead_of_clues() -> None:
    """Given the Concoction underneath, when Roland searches the labs, then he takes it and no clue; without it there is
    nothing to search for.
    """
    game = Play(inside("alchemy_labs", "there alchemical_concoction alchemy_labs\nclues alchemy_labs 1\nbag 1"))
    assert not game.offers("fight:alchemical_concoction")
    game.draws("1").do("investigate:alchemy_labs")
    assert game.zone("alchemical_concoction") == AT_PLACE
    game = Play(inside("alchemy_labs", "investigators daisy_walker\nthere alchemical_concoction alchemy_labs\nbag 1"))
    game.do("investigate:alchemy_labs")
    assert (game.zone("alchemical_concoction"), game.clues(0)) == (AREA, 0)
    assert not Play(inside("alchemy_labs")).offers("investigate:alchemy_labs")


# --- The Experiment ---------------------------------------------------------------------------------------------------


def test_the_experiment_has_more_health_for_each_investigator() -> None:
    """Given 1 and 2 investigators, then it bears 10 and 13 damage."""
    beast = "act rices_whereabouts\nenemy the_experiment miskatonic_quad\nexhausted the_experiment\nbag 1\n"
    game = Play(f"{QUAD}{beast}damage the_experiment 9").do("fight:the_experiment")
    assert game.won_by == "campus_r3"
    game = Play(f"{PAIR}{QUAD}{beast}damage the_experiment 11").do("fight:the_experiment")
    assert game.won_by is None
    assert game.do("fight:the_experiment").won_by == "campus_r3"


@pytest.mark.rule("AH-B-179")
def test_its_death_advances_the_last_act_whichever_is_current() -> None:
    """Given act 1, when it is defeated, then act 3 advances, resolution 3; it is worth its victory."""
    game = Play(f"{QUAD}enemy the_experiment miskatonic_quad\ndamage the_experiment 9\nbag 1").do(
        "fight:the_experiment"
    )
    assert game.told("advances", "card") == ["campus_safety"]
    assert (game.zone("the_experiment"), game.now.experience) == (VICTORY, [2])


@pytest.mark.rule("AH-B-119", "AH-B-149")
def test_it_readies_as_the_enemy_phase_begins_and_attacks_everybody() -> None:
    """Given it exhausted among two, when the enemy phase begins, then it readies and attacks both."""
    game = Play(f"{PAIR}{QUAD}enemy the_experiment miskatonic_quad\nexhausted the_experiment\nphase enemy")
    game.until(lambda: game.now.phase != "enemy")
    assert sorted(game.told("attacks", "seat")) == [0, 1]


# --- what and whom one finds ------------------------------------------------------------------------------------------


def test_the_concoction_bursts_on_the_experiment() -> None:
    """Given Daisy with it, when she throws it with her intellect and hits, then 7 damage, and it is gone."""
    game = Play(f"""
        investigators daisy_walker
        {QUAD}
        area 0 alchemical_concoction
        enemy the_experiment miskatonic_quad
        bag 0
    """).do("fight:alchemical_concoction:the_experiment")
    assert (game.damage("the_experiment"), game.zone("alchemical_concoction")) == (7, REMOVED)


def test_the_concoction_is_kept_if_it_misses_and_hurts_others_less() -> None:
    """Given a miss, then it stays; given another enemy hit, then 1 damage."""
    game = Play(f"{QUAD}area 0 alchemical_concoction\nenemy the_experiment miskatonic_quad\nbag -1")
    game.do("fight:alchemical_concoction:the_experiment")
    assert (game.damage("the_experiment"), game.zone("alchemical_concoction")) == (0, AREA)
    game = Play(f"{QUAD}area 0 alchemical_concoction\nthreat 0 thrall\nbag 0")
    game.do("fight:alchemical_concoction:thrall")
    assert (game.damage("thrall"), game.zone("alchemical_concoction")) == (1, REMOVED)


@pytest.mark.rule("AH-E-007")
def test_jazz_is_talked_into_helping() -> None:
    """Given Mulligan drawn, then he stands at the drawer's place, nobody's; intellect 3 wins him over."""
    game = Play(f"{QUAD}encounter jazz_mulligan\nphase mythos.draw")
    assert (game.zone("jazz_mulligan"), game.place("jazz_mulligan")) == (AT_PLACE, "miskatonic_quad")
    game = Play(f"{QUAD}act campus_safety\nthere jazz_mulligan miskatonic_quad\nbag -1").do("parley:jazz_mulligan")
    assert game.zone("jazz_mulligan") == AT_PLACE
    game = Play(f"{QUAD}act campus_safety\nthere jazz_mulligan miskatonic_quad\nbag 0").do("parley:jazz_mulligan")
    assert game.area() == ["jazz_mulligan"]
    assert not game.offers("parley:jazz_mulligan")


@pytest.mark.rule("AH-B-233")
def test_jazz_defeated_is_gone() -> None:
    """Given Mulligan controlled with 1 health left, when he takes the blow, then he leaves the game."""
    game = Play(
        f"{QUAD}act campus_safety\narea 0 jazz_mulligan\ndamage jazz_mulligan 1\nthreat 0 ghoul_minion\nphase enemy"
    )
    game.do("harm:jazz_mulligan=1/1")
    assert game.zone("jazz_mulligan") == REMOVED


def test_professor_rice_reads_and_draws() -> None:
    """Given Rice with Roland, then his intellect is 4; when he finds the last clue at his place he may draw a card."""
    game = Play(f"{QUAD}area 0 professor_warren_rice\nclues miskatonic_quad 1\ndeck 0 guts\nbag -1").do("investigate")
    assert game.clues(0) == 1
    game.do("react:professor_warren_rice")
    assert (game.hand(), game.is_ready("professor_warren_rice")) == (["guts"], False)
    game = Play(f"{QUAD}area 0 professor_warren_rice\nclues miskatonic_quad 2\ndeck 0 guts\nbag -1").do("investigate")
    assert not game.offers("react:professor_warren_rice")
