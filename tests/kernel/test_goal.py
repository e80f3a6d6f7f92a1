"""What a game is about, and how it came to its end, in plain words."""

import pytest

import miskatonic
from miskatonic import text
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.elder_sign.state import ancient_one
from miskatonic.kernel import Game, Table, games, new_table
from miskatonic.kernel.cause import causes
from miskatonic.kernel.goal import Aim, as_lines, in_words
from tests.games.arkham_lcg.play import Play as InArkham
from tests.games.elder_sign.play import Play as InElderSign

AZATHOTH = "investigators jenny_barnes\nancient_one azathoth"


def begun(game: Game, seats: int | None = None) -> Table:
    """A new table, played on until its goal is known."""
    table = new_table(game, seed=5, seats=seats)
    while table.game.goal(table.state) is None:
        assert table.choice is not None
        table.answer(table.choice.options[0])
    return table


def aims(table: Table) -> dict[str, Aim]:
    """The lines of the goal by their ids."""
    goal = table.game.goal(table.state)
    assert goal is not None
    return {aim.id: aim for aim in (*goal.wins, *goal.loses, *goal.turn)}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_game_says_how_it_is_won_and_lost_and_what_a_turn_is(game: Game, language: str) -> None:
    """Given a new table, then its card has a way to win, two to lose, and up to three steps of a turn, each with a rule
    that has a sentence.
    """
    table = begun(game)
    said = in_words(table, language)
    assert said is not None
    assert said["wins"]
    assert len(said["loses"]) >= 2
    assert 1 <= len(said["turn"]) <= 3
    for row in (*said["wins"], *said["loses"], *said["turn"]):
        assert row["say"]
        assert table.say(row["rule"], language) != row["rule"]
    assert all(as_lines(table, language))


def test_the_goal_has_the_numbers_of_the_table() -> None:
    """Given Azathoth, who needs 14 signs and is never fought, then 14 signs win, there is no battle, and doom on the
    track leaves fewer spaces.
    """
    found = aims(miskatonic.arrange("elder_sign", f"{AZATHOTH}\nsigns 3\ndoom 5"))
    assert (found["win-signs"].have, found["win-signs"].of) == (3, 14)
    assert "win-battle" not in found
    assert (found["lose-world"].have, found["lose-world"].of) == (5, 12)


@pytest.mark.parametrize("scenario", SCENARIOS.ids)
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_scenario_of_arkham_horror_says_what_it_is_about(scenario: str, language: str) -> None:
    game = InArkham(f"investigators roland_banks\nscenario {scenario}")
    lines = as_lines(game.table, language)
    assert lines
    assert not any("goal-" in line for line in lines)


def test_the_end_says_its_plain_cause() -> None:
    """Given a track with one space left and an Azathoth who must not wake, when doom fills it, then the end says that
    doom has come to 12 of 12, in each language.
    """
    table = miskatonic.arrange("elder_sign", f"{AZATHOTH}\ndoom 11")
    while table.choice is not None:
        table.answer(table.choice.options[-1])
    assert table.outcome is not None
    assert table.outcome.reason == "azathoth"
    for language, told in (("en", "Doom: 12 of 12."), ("pl", "12 z 12"), ("uk", "12 з 12")):
        assert told in causes(table, language)[0]


def test_what_is_written_down_after_the_resolution_is_no_cause() -> None:
    """Given Roland with 1 health left before a Ghoul, when it defeats him, then the cause is his defeat, not what is
    noted in the campaign log.
    """
    game = InArkham("investigators roland_banks\nthreat 0 ghoul_minion\ndamage 0 8\nphase enemy")
    while game.table.choice is not None:
        game.table.answer(game.table.choice.options[0])
    found = " ".join(causes(game.table, "en"))
    assert "defeated" in found
    assert "campaign log" not in found
    assert "experience" not in found


def test_what_merely_comes_of_the_last_decision_is_no_cause() -> None:
    """Given the last Elder Sign lies on an adventure, when it is resolved, then that is the cause, and not the card
    that comes into the museum after it.
    """
    game = InElderSign("bob_jenkins").museum("dont_fall_asleep").at(0, "dont_fall_asleep")
    game.signs(ancient_one(game.game).signs - 1)
    game.attempt().will_roll(*["terror"] * 6).do("roll", "complete:0:0")
    game.will_roll(*["terror"] * 5).do("roll", "complete…")
    assert game.table.outcome is not None
    found = causes(game.table, "en")
    assert any("resolved" in line for line in found), found
    assert not any("In the museum" in line for line in found), found
