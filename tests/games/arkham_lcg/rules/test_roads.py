"""B.19: which scenario comes next, where that depends on what was played; what experience and weaknesses remember.

The tiny scenarios are imaginary: everybody sits in the Parlor and may resign.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.basics.zones import put
from miskatonic.games.arkham_lcg.cards.night_of_the_zealot import BAGS
from miskatonic.games.arkham_lcg.rows.campaign import CAMPAIGNS, Campaign, before, following
from miskatonic.games.arkham_lcg.rows.card import Card, Use
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS, Next, Past, Scenario, then
from miskatonic.games.arkham_lcg.rows.terms import ASSET, REMOVED, TREACHERY
from miskatonic.games.arkham_lcg.rows.topics import DEFEAT_KILLS, EARNS
from miskatonic.games.arkham_lcg.rules.collection import exchange
from miskatonic.games.arkham_lcg.rules.components import cast
from miskatonic.games.arkham_lcg.rules.record import read
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Game, RefusedOption, Table, new_table
from tests.games.arkham_lcg.chain import _resolve, _set_up, leave, play_on, record
from tests.games.arkham_lcg.imaginary import imagined
from tests.games.arkham_lcg.looks import seen_sheet
from tests.games.arkham_lcg.play import Play
from tests.games.play import rows_of, with_only

ALONE = """
    place parlor
    act what_have_you_done
"""
RED, BLUE, GREEN = "red_hour", "blue_hour", "green_hour"


def hour(id_: str, next_: Next) -> Scenario:
    """A tiny scenario of the imaginary campaign."""
    return Scenario(
        id_,
        {"the_gathering": 1, "theyre_getting_out": 1, "what_have_you_done": 1, "parlor": 1, "swarm_of_rats": 3},
        (),
        ("what_have_you_done",),
        ("theyre_getting_out",),
        "the_gathering",
        _set_up,
        _resolve,
        campaign="hours",
        next=next_,
    )


@contextmanager
def hours(*plans: Scenario, begins: tuple[str, ...] = (RED, BLUE)) -> Iterator[None]:
    """Given: a campaign of these scenarios, beside Night of the Zealot."""
    bags = {name: ("-7", *bag) for name, bag in BAGS.items()}
    CAMPAIGNS["hours"] = Campaign("hours", begins, bags)
    with with_only(SCENARIOS, [*rows_of(SCENARIOS), *plans]), ExitStack() as stack:
        stack.callback(cast.cache_clear)
        stack.callback(CAMPAIGNS.pop, "hours")
        yield


def either(past: Past) -> str:
    """Of red and blue the one that was not played yet, then green."""
    return next((one for one in (RED, BLUE) if one not in past.scenarios), GREEN)


def game_of_hours() -> Game:
    """The game as its settings would be with the imaginary campaign."""
    more = {"campaign": tuple(CAMPAIGNS), "scenario": tuple(SCENARIOS.ids)}
    settings = tuple([replace(one, values=(*one.values, *more.get(one.id, ()))) for one in GAME.settings])
    return replace(GAME, settings=settings)


def begun(scenario: str, campaign: str = "hours", seats: int = 1) -> Table:
    """When: a table begins."""
    return new_table(game_of_hours(), seed=5, seats=seats, options={"scenario": scenario, "campaign": campaign})


def sequel(table: Table) -> Table:
    """When: the next table of the campaign is laid."""
    plan = GAME.sequel(table.state, {})
    assert plan is not None, "the campaign is over"
    return new_table(game_of_hours(), seed=11, seats=1, options={**table.options, **plan.options})


def path(table: Table) -> list[tuple[str, str]]:
    """Then: the road on the campaign sheet."""
    return [(one["scenario"], one["state"]) for one in seen_sheet(table)["path"]]


@pytest.mark.rule("AH-B-216", "AH-E-010", "AH-E-011")
@pytest.mark.parametrize(("first", "second"), [(RED, BLUE), (BLUE, RED)])
def test_ah_b_216_two_scenarios_are_played_in_either_order(first: str, second: str) -> None:
    """Given a campaign that begins with one of two, then the other follows, then the third, then it is over."""
    with hours(hour(RED, either), hour(BLUE, either), hour(GREEN, lambda past: "")):
        one = leave(begun(first))
        assert path(one) == [(first, "now"), (second, "next"), (GREEN, "next")]
        two = leave(sequel(one))
        assert path(two) == [(first, "done"), (second, "now"), (GREEN, "next")]
        three = leave(sequel(two))
        assert [one["scenario"] for one in record(three)["history"]] == [first, second, GREEN]
        assert (record(three)["outcome"], GAME.sequel(three.state, {})) == ("won", None)


@pytest.mark.rule("AH-Q-039", "AH-B-216")
def test_ah_q_039_a_scenario_may_be_played_again() -> None:
    """Given a scenario that is replayed once, then it stands twice on the road, and then the next one follows."""

    def again(past: Past) -> str:
        return RED if past.scenarios.count(RED) < 2 else GREEN

    with hours(hour(RED, again), hour(GREEN, lambda past: ""), begins=(RED,)):
        two = leave(sequel(leave(begun(RED))))
        assert path(two) == [(RED, "done"), (RED, "now"), (GREEN, "next")]
        assert record(two)["scenario"] == GREEN


@pytest.mark.rule("AH-Q-040", "AH-Q-037", "AH-B-216")
def test_ah_q_040_the_log_says_which_version_comes_next() -> None:
    """Given a version that depends on a note, then it follows only where the note counts."""

    def version(past: Past) -> str:
        return BLUE if "lita_found_others" in past.log else GREEN

    with hours(hour(RED, version), hour(BLUE, lambda past: ""), hour(GREEN, lambda past: ""), begins=(RED,)):
        table = begun(RED)
        assert path(table) == [(RED, "now"), (GREEN, "next")]  # nothing is noted yet
        leave(table)
        assert path(table) == [(RED, "now"), (BLUE, "next")]
        assert following(RED, Past(((RED, "none"),))) == GREEN
        assert [plan.id for plan in before(GREEN)] == [RED]


@pytest.mark.rule("AH-B-216")
def test_ah_b_216_what_is_not_in_the_game_yet_is_waited_for() -> None:
    """Given a scenario whose successor is not here, then the campaign is not over: its record is kept, and goes on as
    soon as the successor has come.
    """
    with hours(hour(RED, then(GREEN)), begins=(RED,)):
        table = leave(begun(RED))
        kept = json.dumps(record(table))
        assert (record(table)["scenario"], record(table)["outcome"]) == ("", "")
        assert GAME.sequel(table.state, {}) is None
        assert [event.kind for event in table.events if event.kind == "campaign_waits"] == ["campaign_waits"]
        with pytest.raises(RefusedOption) as refused:
            GAME.resumed(kept)
        assert [line.message for line in refused.value.lines] == ["record-waits"]
        shown = GAME.enquiries["campaign.show"]({"text": kept})
        assert [line.message for line in shown["path"]][-1] == "campaign-waits"
    with hours(hour(RED, then(GREEN)), hour(GREEN, lambda past: ""), begins=(RED,)):
        goes_on = GAME.resumed(kept)
        assert goes_on is not None
        third = new_table(GAME, seed=3, seats=1, options=goes_on.options)
        assert isinstance(third.state, Arkham)
        assert third.state.scenario == GREEN


@pytest.mark.rule("AH-B-087")
def test_ah_b_087_each_campaign_has_its_own_bag() -> None:
    """Given a campaign with another bag, then its tables and single scenarios begin with that, and only they do."""
    with hours(hour(RED, lambda past: "")):
        for campaign in ("hours", "none"):
            table = play_on(begun(RED, campaign))
            assert isinstance(table.state, Arkham)
            assert sorted(table.state.bag) == sorted(["-7", "elder_thing", *BAGS["standard"]])
        zealot = begun("the_gathering", "night_of_the_zealot")
        assert isinstance(zealot.state, Arkham)
        assert sorted(zealot.state.bag) == sorted(BAGS["standard"])
        assert record(leave(begun(RED)))["bag"].count("-7") == 1


@pytest.mark.rule("AH-B-216", "AH-B-221")
def test_ah_b_216_campaign_and_scenario_belong_together() -> None:
    """Given only one of the two, then the other follows from it; two that don't belong together are refused."""
    with hours(hour(RED, lambda past: ""), hour(BLUE, lambda past: "")):
        for scenario, campaign, wanted in (
            (BLUE, "night_of_the_zealot", (BLUE, "hours")),
            ("the_gathering", "hours", (RED, "hours")),
            (BLUE, "hours", (BLUE, "hours")),
            (BLUE, "none", (BLUE, "")),
        ):
            game = begun(scenario, campaign).state
            assert isinstance(game, Arkham)
            assert (game.scenario, game.campaign) == wanted
        with pytest.raises(RefusedOption) as refused:
            begun("the_midnight_masks", "hours")
        assert [line.message for line in refused.value.lines] == ["record-of_another"]


# --- what experience and weaknesses remember --------------------------------------------------------------------------


def coin() -> Card:
    """03308: when experience is earned, 2 more; whoever was defeated is killed."""
    card = Card(ASSET, "03308", "coin", cost=None, keywords="permanent", parts="text")
    card.constant(EARNS, 2)
    card.constant(DEFEAT_KILLS)
    return card


@pytest.mark.rule("AH-Q-041")
def test_ah_q_041_a_coin_in_the_deck_brings_two_experience_when_it_is_earned() -> None:
    """Given the coin in Roland's deck, in play or long removed, when he resigns and 2 are earned, then he earns 4."""
    with imagined(coin()):
        for where in ("deck 0 coin", "discard 0 coin", "area 0 coin"):
            game = Play(f"{ALONE}\n{where}").do("resign:parlor")
            assert game.now.experience == [4]
            assert (2, "coin") in game.told("gain", "count", "card")


@pytest.mark.rule("AH-Q-041", "AH-B-173")
def test_ah_q_041_who_was_defeated_pays_the_coin_with_life() -> None:
    """Given the coin in Roland's deck, when he is defeated, then he is killed when experience is earned, and earns
    nothing; Daisy, who has none, lives.
    """
    with imagined(coin()):
        game = Play(f"""
            investigators roland_banks daisy_walker
            {ALONE}
            deck 0 coin
            threat 0 ghoul_minion
            threat 1 ghoul_minion
            damage 0 8
            damage 1 4
        """)
        game.do("end_turn", "end_turn").until(lambda: False)
        assert (game.told("killed", "seat"), game.now.experience) == ([0], [0, 2])


def pact() -> tuple[Card, Card]:
    """04038 and 04039: a basic weakness that is replaced by another card for good."""
    after = Card(TREACHERY, "04039", "price", level=None, weakness=True)
    dark = Card(TREACHERY, "01096", "dark_pact", level=None, weakness=True, basic=True)

    @dark.reveals
    async def is_due(game: Arkham, me: Use) -> None:
        exchange(game, me.card, after.id)

    return dark, after


@pytest.mark.rule("AH-Q-028")
def test_ah_q_028_a_weakness_that_was_replaced_is_in_no_pool_any_more() -> None:
    """Given a weakness of Roland that becomes another one, then his deck holds that for the campaign, and the old one
    is neither in his deck nor in the pool; a record without such a thing does not mention it.
    """
    dark, after = pact()
    dark.code = "01099x"
    with imagined(dark, after):
        game = Play(f"{ALONE}\ndeck 0 dark_pact").do("draw", "resign:parlor")
        assert game.zone("dark_pact") == REMOVED
        kept = record(game.table)
        assert kept["investigators"][0]["deck"] == {after.code: 1}
        assert kept["withdrawn"] == [dark.code]
        assert read(json.dumps(kept)) == kept
    assert "withdrawn" not in record(Play(ALONE).do("resign:parlor").table)


@pytest.mark.rule("AH-Q-028")
def test_ah_q_028_the_pool_has_one_copy_less() -> None:
    """Given one of two copies of a weakness replaced, then one is left in the pool, and stays the only one."""
    price = pact()[1]
    with imagined(price):
        game = Play(f"{ALONE}\ndeck 0 amnesia")
        card = game.card("amnesia")
        exchange(game.now, card, price.id)
        put(game.now, game.card("price"), REMOVED)
        kept = record(game.do("resign:parlor").table)
        assert kept["pool"].count("01096") == 1
        assert read(json.dumps(kept)) == kept
