"""What a sensible friend would never advise in Reign of Cthulhu."""

import pytest

import miskatonic
from miskatonic import bots, text
from miskatonic.kernel import Option, Table
from tests.games.reign_of_cthulhu.play import board_of


def given(position: str) -> Table:
    """A position, as its lines say."""
    return miskatonic.arrange("reign_of_cthulhu", position)


def hint(table: Table) -> str:
    """What is advised to whoever is asked."""
    return _advised(table)[0].text


def why(table: Table, language: str = "en") -> str:
    """The reason that is given."""
    return _advised(table)[1] if language == "en" else _advised(table, language)[1]


def _advised(table: Table, language: str = "en") -> tuple[Option, str]:
    assert table.choice is not None
    advice = bots.advise(table, table.choice.seat)
    assert advice is not None
    assert advice.reason is not None
    return advice.option, text.say(table.game.package, language, advice.reason.message, advice.reason.args)


def follow(table: Table) -> list[str]:
    """What is done until the turn's actions are over, if every hint is followed."""
    done: list[str] = []
    active = table.choice.seat if table.choice else None
    while table.choice is not None and (table.choice.seat, table.choice.prompt) == (active, "action"):
        done.append(hint(table))
        table.answer(done[-1])
    return done


# --- no action is thrown away ----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-196", "RC-050")
def test_held_by_ithaqua_one_fights_oneself_free_instead_of_ending_the_turn() -> None:
    # given: four actions, two cultists here, and what is worth doing lies elsewhere
    table = given("""
        investigators reporter detective
        at boardwalk hospital
        clues 0 innsmouth 1
        clues 1 innsmouth 3
        awake ithaqua yig yog_sothoth
        cultists boardwalk 2
        cultists cafe 3
        cultists old_mill 3
        actions 4
    """)
    # then
    assert hint(table) == "defeat_cultist"
    assert why(table).startswith("Nobody can Walk from here until a cultist is defeated")
    assert follow(table)[1].startswith("walk:")


@pytest.mark.rule("RC-196", "RC-050")
@pytest.mark.parametrize("actions", [1, 2, 5])
@pytest.mark.parametrize("far", ["", "cultists cafe 3", "shoggoths old_mill", "clues 0 dunwich 4\nclues 1 dunwich 1"])
def test_whoever_is_held_never_ends_the_turn_with_actions_left(actions: int, far: str) -> None:
    table = given(f"""
        investigators doctor driver
        at wharf old_mill
        awake ithaqua
        cultists wharf 2
        {far}
        actions {actions}
    """)
    assert hint(table) == "defeat_cultist"


@pytest.mark.rule("RC-050", "RC-103")
@pytest.mark.parametrize("clues", ["", "clues 0 arkham 4\nclues 1 arkham 1"])
@pytest.mark.parametrize("sealed", ["", "sealed arkham dunwich", "sealed kingsport"])
def test_the_turn_does_not_end_beside_three_cultists(clues: str, sealed: str) -> None:
    # given: whatever else could be planned, one action is left and three cultists are here
    table = given(f"""
        investigators hunter doctor
        active 1
        at park wharf
        {clues}
        {sealed}
        cultists wharf 3
        actions 1
    """)
    assert hint(table) == "defeat_cultist"


@pytest.mark.rule("RC-133", "RC-219", "RC-056")
def test_nobody_waits_at_a_gate_for_a_relic_that_its_holder_may_not_play() -> None:
    # given: Yog-Sothoth lets only the active player play relics, and the Mi-Go Eye is in the other hand
    table = given("""
        investigators hunter doctor
        active 1
        at old_mill graveyard
        clues 1 kingsport 4
        relics 0 mi_go_eye
        awake yog_sothoth
        cultists graveyard 1
        cultists wharf 3
        actions 5
    """)
    # then
    assert follow(table)[0] == "defeat_cultist"
    assert "gate of Kingsport" not in why(table)


# --- no set is broken up ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-090", "RC-056")
@pytest.mark.parametrize(
    "rest",
    [
        "clues 0 dunwich 3",  # a set that has just begun to be one
        "clues 0 dunwich 4\ndiscarded dunwich dunwich dunwich dunwich dunwich",  # one that is nearly there and scarce
        "relics 0 last_hourglass silver_key song_of_kadath",
        "clues 0 arkham 1\nclues 0 dunwich 1\nclues 0 innsmouth 1\nclues 1 arkham 4",
        "clues 0 dunwich 2\nrelics 0 mi_go_eye",  # with it four would do, but five do without it
    ],
)
def test_of_five_clues_that_make_a_seal_none_is_discarded(rest: str) -> None:
    # given: eight or nine cards in hand
    table = given(f"investigators reporter hunter\nat market market\nclues 0 kingsport 5\n{rest}\nactions 0")
    # when: they are too many
    while table.choice is not None and table.choice.prompt != "hand_limit":
        table.answer("end_actions" if table.choice.prompt == "action" else table.choice.options[0])
    while table.choice is not None and table.choice.prompt == "hand_limit":
        table.answer(hint(table))
    # then
    assert board_of(table, 0)["seats"][0]["hand"].count("clue-kingsport") >= 5


@pytest.mark.rule("RC-090", "RC-054", "RC-056")
@pytest.mark.parametrize("collects", ["arkham 1", "arkham 4", "kingsport 1"])
def test_no_clue_is_discarded_that_makes_a_seal_with_those_of_the_partner(collects: str) -> None:
    # given: two hands that together hold the five of Dunwich, and two clues of a town of which there are few
    table = given(f"""
        investigators driver doctor
        at swamp great_hall
        clues 0 kingsport 5
        clues 0 dunwich 2
        clues 0 innsmouth 2
        clues 1 dunwich 3
        clues 1 innsmouth 1
        clues 1 {collects}
        actions 0
    """)
    # when
    while table.choice is not None and table.choice.prompt != "hand_limit":
        table.answer("end_actions" if table.choice.prompt == "action" else table.choice.options[0])
    while table.choice is not None and table.choice.prompt == "hand_limit":
        table.answer(hint(table))
    # then
    assert board_of(table, 0)["seats"][0]["hand"].count("clue-dunwich") >= 2


@pytest.mark.rule("RC-031")
@pytest.mark.parametrize(("language", "out"), [("en", "no actions left"), ("pl", "Nie masz już"), ("uk", "більше не")])
def test_without_actions_it_does_not_say_that_another_one_would_not_be_worth_it(language: str, out: str) -> None:
    table = given("investigators driver doctor\nat swamp great_hall\nrelics 0 silver_key\nactions 0")
    assert hint(table).startswith("end_actions")
    assert out in why(table, language)


@pytest.mark.rule("RC-042", "RC-043", "RC-056")
@pytest.mark.parametrize("goal", ["cultists farmstead 2\ncultists old_mill 2", "shoggoths old_mill", "cultists cafe 3"])
def test_no_bus_is_paid_with_a_clue_of_a_whole_set_while_there_is_another(goal: str) -> None:
    # given: five of Dunwich and two of Innsmouth at the Factory, and work in Dunwich
    table = given(f"""
        investigators hunter doctor
        active 1
        at factory factory
        clues 1 dunwich 5
        clues 1 innsmouth 2
        awake yig
        {goal}
        actions 2
    """)
    assert not hint(table).startswith("bus:dunwich")


@pytest.mark.rule("RC-042", "RC-056")
@pytest.mark.parametrize("actions", [2, 3, 5])
def test_no_bus_to_a_gate_is_paid_with_a_clue_that_its_seal_needs(actions: int) -> None:
    # given: the five clues of Dunwich, nothing else, and the gate some way off
    table = given(f"""
        investigators detective doctor
        active 1
        at park diner
        clues 1 dunwich 5
        awake nyarlathotep
        cultists old_mill 2
        actions {actions}
    """)
    assert not any(done.startswith("bus:") for done in follow(table))


@pytest.mark.rule("RC-042", "RC-054")
@pytest.mark.parametrize("where", ["train_station swamp", "historic_inn church"])
def test_no_bus_to_a_partner_is_paid_with_a_clue_of_the_town_it_goes_there_for(where: str) -> None:
    # given: four and one clues of Dunwich are just enough together
    table = given(f"""
        investigators magician doctor
        at {where}
        clues 0 dunwich 4
        clues 0 kingsport 3
        clues 1 dunwich 1
        actions 2
    """)
    assert not hint(table).startswith("bus:dunwich")


@pytest.mark.rule("RC-042", "RC-056")
def test_a_clue_to_spare_is_a_good_ticket() -> None:
    # given: six clues where five are needed
    table = given("investigators hunter doctor\nat train_station cafe\nclues 0 innsmouth 6\nactions 3")
    assert hint(table) == "bus:innsmouth:hospital"
    assert "ticket" in why(table)
