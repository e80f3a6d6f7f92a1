"""A.4: what is recorded, to the letter and with its number; what is only remembered, and by whom. No card of the core
set writes a number or says "remember": imaginary ones do.
"""

import json

import pytest

from miskatonic import text
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.cards.phrases import gains
from miskatonic.games.arkham_lcg.rows.card import Card, Use
from miskatonic.games.arkham_lcg.rows.terms import TREACHERY
from miskatonic.games.arkham_lcg.rules.campaign_log import cross_out, note, number_of, remember, remembers
from miskatonic.games.arkham_lcg.rules.record import read
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Table
from tests.games.arkham_lcg.chain import ALONE, leave, one_more, record, sequel, whole_deck
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.looks import seen_sheet
from tests.games.arkham_lcg.play import Play

PARLOR = f"""
    {ALONE}
    {whole_deck(0, "roland")}
    {whole_deck(1, "daisy", "paranoia")}
    investigators roland_banks daisy_walker
"""
PHRASE = "past_midnight"


def state(table: Table) -> Arkham:
    assert isinstance(table.state, Arkham)
    return table.state


def tally() -> Card:
    """Anybody may write down that three were interrogated; whoever reads it gains as much."""
    card = Card(TREACHERY, "imaginary", "tally", level=None, set="imaginary")

    @card.action()
    async def writes(game: Arkham, me: Use) -> None:
        note(game, "interrogated", 3)

    return card


def ledger() -> Card:
    """Whoever reads it gains as many resources as were interrogated, if it was three: the number is tested too."""
    card = Card(TREACHERY, "imaginary", "ledger", level=None, set="imaginary")

    @card.action(given=lambda game, me: number_of(game, "interrogated") == 3)
    async def reads(game: Arkham, me: Use) -> None:
        await gains(number_of(game, "interrogated") or 0).do(game, me)

    return card


def oath() -> Card:
    """Whoever swears it remembers; whoever remembers gains 2."""
    card = Card(TREACHERY, "imaginary", "oath", level=None, set="imaginary")

    @card.action(given=lambda game, me: not remembers(game, me.seat, PHRASE))
    async def swears(game: Arkham, me: Use) -> None:
        remember(game, me.seat, PHRASE)

    card.action(gains(2), given=lambda game, me: remembers(game, me.seat, PHRASE))
    return card


@pytest.mark.rule("AH-D-002")
def test_ah_d_002_a_number_is_recorded_with_its_phrase_and_can_be_read_later() -> None:
    """Given a card that records a number, then log and record hold both, and the next scenario can read the number."""
    with one_more(), imagined(tally()):
        first = Play(PARLOR + "threat 0 tally").do("use:tally").table
        assert number_of(state(first), "interrogated") == 3
        told = [
            [first.say(event, language) for event in first.events if event.kind == "noted_number"]
            for language in text.LANGUAGES
        ]
        assert told == [
            ["Recorded in the campaign log: Cultists we interrogated: 3."],
            ["Wpis w dzienniku kampanii: Przesłuchani kultyści: 3."],
            ["Записано в журнал кампанії: Допитані культисти: 3."],
        ]
        kept = record(leave(first))
        assert "interrogated=3" in [one["entry"] for one in kept["log"]]
        assert read(json.dumps(kept)) == kept
        shown = seen_sheet(first)["notes"]
        assert next((one["key"], one["number"]) for one in shown) == ("interrogated", 3)
        said = GAME.enquiries["campaign.show"]({"text": json.dumps(kept)})["log"][0]
        assert text.say(GAME.package, "en", said.message, said.args) == "Cultists we interrogated: 3 (The Gathering)"
        second = sequel(first)
        assert number_of(state(second), "interrogated") == 3
        assert number_of(state(second), "got_away") is None


@pytest.mark.rule("AH-D-002")
@pytest.mark.parametrize(
    ("noted", "read"), [("interrogated=3", True), ("interrogated=4", False), ("got_away=3", False)]
)
def test_ah_d_002_what_was_recorded_is_tested_to_the_letter_and_to_the_number(noted: str, read: bool) -> None:
    """Given a phrase with a number in the log, then a card that asks for it hears the very same one alone."""
    with imagined(ledger()):
        game = Play(f"{PARLOR}\n threat 0 ledger\n notes {noted}")
        assert ("use:ledger" in game.options) is read
        if read:
            assert game.do("use:ledger").resources(0) == 8


@pytest.mark.rule("AH-D-002", "AH-B-218")
def test_ah_d_002_the_last_number_that_counts_is_read() -> None:
    """Given two numbers of one phrase, when the later is crossed out, then the earlier counts again."""
    game = Play(f"{PARLOR}\n notes interrogated=1 interrogated=2").now
    assert number_of(game, "interrogated") == 2
    cross_out(game, "interrogated=2")
    assert number_of(game, "interrogated") == 1


@pytest.mark.rule("AH-D-003")
def test_ah_d_003_what_is_remembered_holds_for_that_investigator_alone() -> None:
    """Given Roland remembers, then "you remember" is true for him and false for Daisy beside him, who may swear too."""
    with imagined(oath()):
        game = Play(PARLOR + "threat 0 oath").do("use:oath")
        assert [game.table.say(event) for event in game.table.events if event.kind == "remembers"] == [
            "Roland Banks will remember until the end of this scenario: it is past midnight."
        ]
        assert [remembers(game.now, seat, PHRASE) for seat in (0, 1)] == [True, False]
        assert game.do("use:oath").resources(0) == 7
        # when it is Daisy's turn, then she has nothing to gain before she has sworn herself
        game.do("end_turn")
        before = game.resources(1)
        assert game.do("use:oath").resources(1) == before
        assert game.do("use:oath").resources(1) == before + 2


@pytest.mark.rule("AH-D-003")
def test_ah_d_003_it_lasts_through_the_resolution_and_never_comes_into_the_log() -> None:
    """Given Roland remembers, when the scenario is over, then he still does; record and next table know nothing."""
    with one_more(), imagined(oath()):
        first = leave(Play(PARLOR + "threat 0 oath").do("use:oath").table)
        assert remembers(state(first), 0, PHRASE)
        assert PHRASE not in json.dumps(record(first))
        second = sequel(first)
        assert not remembers(state(second), 0, PHRASE)
        assert PHRASE not in state(second).notes
