"""Extracurricular Activity: agendas, acts and the reference card."""

from contextlib import AbstractContextManager
from fractions import Fraction

import pytest

from miskatonic import text as words
from miskatonic.games.arkham_lcg.boxes.dunwich_legacy.campaign import EXTRACURRICULAR_ACTIVITY, THE_HOUSE_ALWAYS_WINS
from miskatonic.games.arkham_lcg.odds.position.unseen import costs_of_top
from miskatonic.games.arkham_lcg.rows.campaign import plan_of
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, the_end
from miskatonic.games.arkham_lcg.rows.terms import AT_PLACE, MAP, REMOVED
from miskatonic.games.arkham_lcg.rules import standalone
from miskatonic.games.arkham_lcg.rules.record import written
from miskatonic.kernel.goal import in_words
from tests.games.arkham_lcg.boxes.dunwich_legacy.campus import PAIR, QUAD, SIXFOLD
from tests.games.arkham_lcg.play import Play
from tests.games.play import with_more

SIDES = ("easy", "standard", "hard", "expert")


def other_one() -> AbstractContextManager[None]:
    """As long as it lasts there is a scenario The House Always Wins, in name."""
    plan = plan_of(EXTRACURRICULAR_ACTIVITY)._replace(id=THE_HOUSE_ALWAYS_WINS, next=the_end)
    return with_more(SCENARIOS, plan)


def after_the_house() -> str:
    """The record of a campaign that has completed it."""
    begun = standalone.beginning({"scenario": EXTRACURRICULAR_ACTIVITY, "difficulty": "standard"}, "")
    chapter = {"scenario": THE_HOUSE_ALWAYS_WINS, "resolution": "r1", "result": "won", "added": [], "removed": []}
    begun["history"] = [chapter]  # type: ignore[list-item]
    held = standalone.record_of(begun, ["roland_banks"], [["knife"]], [], ("core", "dunwich_legacy"))
    return written(held)


# --- agendas ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-014")
def test_something_stirs_in_thin_decks() -> None:
    """Given 5 and 10 cards in discard piles, when agenda 1 runs out, then 1 and 2 horror; with 4 none."""
    text = f"{PAIR}{QUAD}doom quiet_halls 6\nphase mythos\n"
    game = Play(f"{text}discard 0 {SIXFOLD}\ndiscard 1 {SIXFOLD} guts guts guts guts")
    assert (game.horror(0), game.horror(1)) == (1, 2)
    assert game.now.label[game.now.agenda] == "dead_of_night"
    assert Play(f"{QUAD}doom quiet_halls 6\nphase mythos\ndiscard 0 knife knife guts guts").horror(0) == 0


@pytest.mark.rule("AH-B-178")
def test_agenda_2_is_skipped_after_the_other_scenario() -> None:
    """Given The House Always Wins completed before, when agenda 1 runs out, then 2 is turned over at once: The
    Experiment is there, the Dormitories in play, and agenda 3 begins.
    """
    aside = "place science_building\naside dormitories the_experiment"
    with other_one():
        game = Play(f"{QUAD}{aside}\ndoom quiet_halls 6\nphase mythos", record=after_the_house())
        assert game.told("advances", "card") == ["quiet_halls", "dead_of_night"]
        assert game.now.label[game.now.agenda] == "the_beast_unleashed"
        assert (game.place("the_experiment"), game.zone("dormitories")) == ("science_building", MAP)


@pytest.mark.rule("AH-B-041")
def test_in_the_dead_of_night_hands_are_smaller() -> None:
    """Given agenda 2 and 7 cards in hand, when the round ends, then Roland keeps 5."""
    game = Play(f"{QUAD}agenda dead_of_night\nhand 0 {SIXFOLD} guts\nphase upkeep.hand")
    assert game.table.choice is not None
    game.until(lambda: game.now.phase != "upkeep")
    assert len(game.hand()) == 5


def test_an_experiment_gone_wrong_comes_closer_if_it_is_there() -> None:
    """Given The Experiment in the labs, when agenda 2 runs out, then it moves one place toward the Dormitories."""
    places = "place science_building\nplace alchemy_labs\nplace student_union\naside dormitories\n"
    game = Play(
        f"{QUAD}{places}agenda dead_of_night\nenemy the_experiment alchemy_labs\ndoom dead_of_night 2\nphase mythos"
    )
    assert (game.place("the_experiment"), game.zone("dormitories")) == ("science_building", MAP)


ROAD = f"{QUAD}place student_union\nunrevealed dormitories\nagenda the_beast_unleashed\ndoom the_beast_unleashed 1\n"


@pytest.mark.rule("AH-B-007", "AH-B-032")
def test_instead_of_advancing_the_beast_prowls() -> None:
    """Given agenda 3 about to run out, then all doom goes and The Experiment, even exhausted, moves one place."""
    game = Play(f"{ROAD}enemy the_experiment miskatonic_quad\nexhausted the_experiment\nphase mythos")
    assert (game.place("the_experiment"), game.doom("the_beast_unleashed")) == ("student_union", 0)
    assert game.events("advances") == []


@pytest.mark.rule("AH-B-179")
def test_among_the_students_it_is_too_late() -> None:
    """Given it next to the Dormitories, when it enters, then 3 horror for everybody and resolution 4."""
    game = Play(f"{ROAD}enemy the_experiment student_union\nphase mythos")
    assert (game.lost, game.horror(0)) == ("campus_r4", 3)
    for language, said in (("en", "Resolution 4"), ("pl", "Zakończenie 4"), ("uk", "Розв’язка 4")):
        assert [f"{said}."] == [game.table.say(one, language=language) for one in game.events("resolution")]
        assert words.say("miskatonic.web", language, "web-ah-resolution-r4") == said


@pytest.mark.rule("AH-B-170", "AH-B-261")
def test_whom_the_horror_defeats_that_scenario_has_no_resolution() -> None:
    """Given Roland with 2 sanity left, when it enters, then he is defeated, and nothing is resolved any more."""
    assert Play(f"{ROAD}horror 0 3\nenemy the_experiment student_union\nphase mythos").lost == "campus_none"


# --- acts -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-B-176")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_janitor_joins_the_encounter_deck(seats: int) -> None:
    """Given 3 clues per investigator, when the act advances, then Mulligan and the pile are shuffled into the deck."""
    people = PAIR if seats == 2 else ""
    text = f"{people}{QUAD}aside jazz_mulligan\nencounter_discard thrall\nencounter whippoorwill\nclues 0 {3 * seats}"
    game = Play(text).do("advance")
    assert sorted(game.deck()) == ["jazz_mulligan", "thrall", "whippoorwill"]
    assert game.told("deck_grows", "card") == ["jazz_mulligan"]
    assert game.now.label[game.now.act] == "rices_whereabouts"
    assert "advance" not in Play(text.replace(f"clues 0 {3 * seats}", f"clues 0 {3 * seats - 1}")).options


RICE = f"{QUAD}act rices_whereabouts\nplace science_building\naside alchemy_labs the_experiment alchemical_concoction\n"


@pytest.mark.parametrize(("people", "count"), [("", 10), (PAIR, 5)])
def test_a_clue_turns_over_the_encounter_deck(people: str, count: int) -> None:
    """Given act 2 and a clue, when somebody asks around, then 10 cards are discarded in a game for one, else 5."""
    deck = " ".join(["ancient_evils"] * 12)
    game = Play(f"{people}{RICE}clues 0 1\nencounter {deck}").do("use:rices_whereabouts")
    assert (len(game.pile()), game.clues(0), game.actions()) == (count, 0, 2)
    assert not game.offers("use:rices_whereabouts")


@pytest.mark.rule("AH-B-091", "AH-B-179")
def test_discarded_jazz_turns_up_beside_whoever_looked_for_him() -> None:
    """Given Mulligan among the cards, when they are discarded, then he stands at the Quad; won over, the act advances:
    the labs open, The Experiment is there, and the Concoction is gone.
    """
    game = Play(f"{RICE}clues 0 1\nencounter thrall jazz_mulligan thrall\nbag 0").do("use:rices_whereabouts")
    assert (game.zone("jazz_mulligan"), game.place("jazz_mulligan")) == (AT_PLACE, "miskatonic_quad")
    game.do("parley:jazz_mulligan")
    assert game.area() == ["jazz_mulligan"]
    assert (game.place("the_experiment"), game.zone("alchemical_concoction")) == ("alchemy_labs", REMOVED)
    assert game.now.label[game.now.act] == "campus_safety"


def test_at_agenda_3_the_experiment_is_elsewhere_already() -> None:
    """Given agenda 3, when act 2 advances, then nothing spawns."""
    places = "place student_union\nplace dormitories\nenemy the_experiment student_union\n"
    text = RICE.replace(" the_experiment", "") + places
    game = Play(f"{text}agenda the_beast_unleashed\nthere jazz_mulligan miskatonic_quad\nbag 0").do(
        "parley:jazz_mulligan"
    )
    assert (game.place("the_experiment"), game.events("spawns")) == ("student_union", [])


def test_after_the_other_scenario_the_concoction_lies_in_the_labs() -> None:
    """Given The House Always Wins completed before, when act 2 advances, then it lies underneath the labs."""
    with other_one():
        game = Play(f"{RICE}there jazz_mulligan miskatonic_quad\nbag 0", record=after_the_house())
        game.do("parley:jazz_mulligan")
        assert (game.zone("alchemical_concoction"), game.place("alchemical_concoction")) == (AT_PLACE, "alchemy_labs")


# --- the reference card -----------------------------------------------------------------------------------------------

DECK = "deck 0 knife perception machete overpower flashlight guts\n"


@pytest.mark.rule("AH-B-082")
@pytest.mark.parametrize("difficulty", SIDES)
def test_skulls_cost_cards_where_one_fails(difficulty: str) -> None:
    """Given a skull, then −1 or −2; a failed test costs 3 or 5 cards, one that succeeds none."""
    worse = difficulty in SIDES[2:]
    text = f"difficulty {difficulty}\n{QUAD}{DECK}bag skull\nclues miskatonic_quad 1\n"
    game = Play(text).do("investigate")
    assert (game.told("token", "worth"), len(game.pile(0))) == (["−2" if worse else "−1"], 5 if worse else 3)
    game = Play(f"investigators daisy_walker\n{text}").do("investigate")
    assert (game.clues(0), game.pile(0)) == (1, [])


@pytest.mark.rule("AH-B-082")
@pytest.mark.parametrize("difficulty", SIDES)
def test_cultists_are_worse_with_a_large_discard_pile(difficulty: str) -> None:
    """Given a cultist, then −1; with 10 cards discarded −3 or −5."""
    text = f"difficulty {difficulty}\n{QUAD}bag cultist\ndiscard 0 {SIXFOLD} guts guts guts"
    assert Play(text).do("investigate").told("token", "worth") == ["−1"]
    worse = "−5" if difficulty in SIDES[2:] else "−3"
    assert Play(f"{text} guts").do("investigate").told("token", "worth") == [worse]


@pytest.mark.rule("AH-B-082")
@pytest.mark.parametrize(("difficulty", "cards", "passes"), [("standard", 2, True), ("hard", 3, False)])
def test_elder_things_take_the_costs_of_unseen_cards_off(difficulty: str, cards: int, passes: bool) -> None:
    """Given Daisy (5) against 3 and cards that cost 1, 0 and 3, when an elder thing comes, then 2 of them take 1 off,
    3 of them 4.
    """
    game = Play(f"""
        investigators daisy_walker
        difficulty {difficulty}
        {QUAD}{DECK}
        bag elder_thing
        clues miskatonic_quad 1
    """).do("investigate")
    assert game.pile(0) == ["machete", "perception", "knife"][3 - cards :]
    assert game.clues(0) == int(passes)


@pytest.mark.rule("AH-B-012")
def test_the_chance_of_a_test_counts_what_unseen_cards_may_cost() -> None:
    """Given Daisy (5) against 3 and 4 cards of which one costs 3, then an elder thing fails her with one in two."""
    assert costs_of_top((0, 0, 0, 3), 2) == {0: Fraction(1, 2), 3: Fraction(1, 2)}
    game = Play(f"investigators daisy_walker\n{QUAD}deck 0 guts machete guts guts\nbag elder_thing")
    table = game.table
    assert table.choice is not None
    option = next(one for one in table.choice.options if one.text == "investigate")
    assert table.game.chance is not None
    assert table.game.chance(game.now, option) == 0.5


@pytest.mark.rule("AH-B-127")
def test_as_many_cards_as_there_are() -> None:
    """Given a deck of 1 card, when an elder thing comes, then only that is discarded."""
    game = Play(f"{QUAD}deck 0 machete\nbag elder_thing").do("investigate")
    assert game.pile(0) == ["machete"]


@pytest.mark.parametrize(("language", "says"), [("en", "Dormitories"), ("pl", "Akademików"), ("uk", "Гуртожитку")])
def test_the_goal_under_the_last_agenda_is_that_the_experiment_stays_away(language: str, says: str) -> None:
    """Given the last agenda, which doom does not advance, then the goal says what loses instead."""
    game = Play(f"{QUAD}agenda the_beast_unleashed")
    told = in_words(game.table, language)
    assert told is not None
    assert any(says in line["say"] for line in told["loses"])
    doom = in_words(Play(QUAD).table, language)
    assert doom is not None
    assert not any(says in line["say"] for line in doom["loses"])
