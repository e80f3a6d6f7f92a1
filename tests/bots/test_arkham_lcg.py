"""The sensible player of Arkham Horror: The Card Game."""

import re
from collections import Counter

import pytest

from miskatonic import bots, text
from miskatonic.bots.arkham_lcg.upgrades import PLANS
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.rows.card import CARDS, Use
from miskatonic.games.arkham_lcg.rows.decks import STARTER_DECKS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rules.deck_building import pool
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE, starters
from miskatonic.games.arkham_lcg.rules.taking import take_action
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import Table, arrange, new_table
from miskatonic.lab.simulate import wilson
from tests.games.arkham_lcg.imaginary import imagined, trick
from tests.games.arkham_lcg.rules.test_upgrading import person, sequel

SENSIBLE, RANDOM = (bots.find(name, GAME.id) for name in ("sensible", "random"))
FULL_TABLES = ["skids", "roland+daisy", "wendy+agnes+skids", "roland+daisy+wendy+agnes"]


def answer(table: Table) -> str:
    """What the bot picks here."""
    return SENSIBLE(table, bots.Luck(0)).text


def why(table: Table, language: str = "en") -> str:
    """The reason of the hint for whoever is asked."""
    assert table.choice is not None
    advice = bots.advise(table, table.choice.seat)
    assert advice is not None
    assert advice.reason is not None
    return text.say(GAME.package, language, advice.reason.message, advice.reason.args)


def begin(seats: int, seed: int, **options: str) -> Table:
    """A new table."""
    return new_table(GAME, seed=seed, seats=seats, options=options, light=True)


def play(bot: bots.Bot, seats: int, seed: int, **options: str) -> Table:
    """A whole game, looked at now and then."""
    table = begin(seats, seed, **options)
    luck = bots.Luck(seed)
    while table.choice is not None:
        if table.number % 7 == 0:
            assert table.problems() == []
        table.answer(bot(table, luck))
    return table


def wins(bot: bots.Bot, games: int, **options: str) -> tuple[float, float]:
    """The interval of the rate of wins of somebody alone."""
    outcomes = [play(bot, 1, seed, **options).outcome for seed in range(games)]
    return wilson(sum(outcome is not None and outcome.won for outcome in outcomes), games)


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decks", FULL_TABLES)
def test_plays_to_the_end_at_every_table(decks: str) -> None:
    for seed in range(3):
        assert play(SENSIBLE, decks.count("+") + 1, seed, decks=decks).outcome is not None


@pytest.mark.parametrize("difficulty", ["easy", "hard", "expert"])
def test_plays_every_difficulty_with_every_window(difficulty: str) -> None:
    options = {"decks": "agnes+skids", "difficulty": difficulty, "asks": "all"}
    assert play(SENSIBLE, 2, 1, **options).outcome is not None


@pytest.mark.parametrize("scenario", ["the_midnight_masks", "the_devourer_below"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_in_later_scenarios_it_plays_to_the_end(seats: int, scenario: str) -> None:
    assert play(SENSIBLE, seats, seats, scenario=scenario).outcome is not None


def test_answers_whatever_random_play_leads_to() -> None:
    """Positions that it would not get into by itself: every seat has an answer that is its own."""
    for seed in range(12):
        decks = FULL_TABLES[seed % 4]
        table, luck = begin(decks.count("+") + 1, seed, decks=decks), bots.Luck(seed)
        while table.choice is not None:
            for seat in table.choice.seats:
                assert table.choice.owner(SENSIBLE(table, luck, seat)) == seat
            table.answer(RANDOM(table, luck))


@pytest.mark.long
def test_roland_alone_wins_at_least_two_games_of_five() -> None:
    low, _ = wins(SENSIBLE, 120, decks="roland")
    assert low > 0.4
    assert low > wins(RANDOM, 60, decks="roland")[1]


def test_a_game_takes_few_decisions() -> None:
    asked: Counter[str] = Counter()
    for seed in range(10):
        table = begin(1, seed, decks="roland")
        while table.choice is not None:
            asked[table.choice.prompt] += 1
            table.answer(SENSIBLE(table, bots.Luck(seed)))
    assert asked.total() / 10 < 110
    assert (asked["turn"] + asked["test"]) / asked.total() > 0.6


def test_the_same_position_gets_the_same_answer() -> None:
    table = new_table(GAME, seed=3, seats=2)
    for _ in range(60):
        if table.outcome is not None:
            break
        picked = SENSIBLE(table, bots.Luck(1))
        assert picked.text == SENSIBLE(table.clone(), bots.Luck(2)).text
        table.answer(picked)


@pytest.mark.parametrize("scenario", [one.id for one in SCENARIOS.rows])
def test_decides_from_what_the_seat_sees(scenario: str) -> None:
    """Redealing what the seat has not seen must not change the decision."""
    for seed in range(2):
        campaign = SCENARIOS.rows[SCENARIOS.number(scenario)].campaign
        options = {"scenario": scenario, "campaign": campaign, "boxes": "+".join(BOTH)}
        table = new_table(GAME, seed=seed, seats=2, options=options)
        for number in range(60):
            if table.choice is None:
                break
            seat = table.choice.seat
            picked = SENSIBLE(table, bots.Luck(0), seat)
            other = table.determinised(seat, seed=number)
            assert SENSIBLE(other, bots.Luck(0), seat).text == picked.text
            table.answer(picked)


def test_every_hint_is_an_option_of_that_seat_and_has_a_reason() -> None:
    # given: games in which everything happens
    reasons = set()
    for seed in range(6):
        table, luck = begin(2, seed), bots.Luck(seed)
        for number in range(160):
            if table.choice is None:
                break
            # when
            seat = table.choice.seat
            advice = bots.advise(table, seat)
            # then
            assert advice is not None
            assert advice.option.text == SENSIBLE(table, bots.Luck(0), seat).text
            assert advice.reason is not None
            for language in text.COMPLETE:
                said = text.say(GAME.package, language, advice.reason.message, advice.reason.args)
                assert re.search(r"\w.*[.!]$", said), said
                assert not re.search(r"[a-z_]+-[a-z_]+|\{", said), said
            reasons.add(advice.reason.message)
            table.answer(RANDOM(table, luck) if number % 3 == 0 else advice.option)
    assert len(reasons) >= 15


# --- single decisions -------------------------------------------------------------------------------------------------


def test_an_engaged_enemy_is_fought_before_anything_else() -> None:
    # given: Roland with a gun, a Ghoul Minion upon him, clues on the floor
    table = arrange(GAME, "clues study 2\narea 0 45_automatic\nuses 45_automatic 4\nthreat 0 ghoul_minion")
    # then
    assert answer(table).startswith("fight:")
    assert "to hit" in why(table)


def test_the_door_of_the_study_sweeps_enemies_away() -> None:
    # given: two clues, and a Ravenous Ghoul upon Roland
    table = arrange(GAME, "clues 0 2\nthreat 0 ravenous_ghoul")
    # then
    assert answer(table) == "advance"
    assert "swept away" in why(table)


def test_a_weapon_is_played_early() -> None:
    table = arrange(GAME, "clues study 2\nhand 0 45_automatic guts")
    assert answer(table) == "play:45_automatic"


def test_with_clues_enough_it_goes_back_to_the_hallway() -> None:
    # given
    house = "act the_barrier\nplace hallway\nplace attic\nplace cellar\nunrevealed parlor"
    table = arrange(GAME, f"{house}\nat 0 attic\nclues 0 3")
    # then
    assert answer(table) == "move:hallway"


def test_an_action_besides_is_the_best_one_there_is() -> None:
    # given: an event that lets one take an action now, with clues on the floor
    async def hurries(game: Arkham, me: Use) -> None:
        await take_action(game, me.seat, me.card)

    with imagined(trick("hurry", hurries)):
        table = arrange(GAME, "hand 0 hurry\nclues study 2")
        table.answer("play:hurry")
        # then
        assert table.choice is not None
        assert table.choice.prompt == "take_action"
        assert answer(table) == "investigate"
        assert "%" in why(table)


def test_the_last_blow_against_the_ghoul_priest_is_not_left_to_chance() -> None:
    # given: one damage is missing, and a Beat Cop could do it
    house = "agenda theyre_getting_out\nact what_have_you_done\nplace hallway\nplace parlor"
    table = arrange(GAME, f"{house}\nat 0 hallway\narea 0 beat_cop\nthreat 0 ghoul_priest\ndamage ghoul_priest 4")
    # then
    assert answer(table) == "use:beat_cop:ghoul_priest"


@pytest.mark.parametrize(("card", "picked"), [("ancient_evils", "play:ward_of_protection"), ("obscuring_fog", "pass")])
def test_a_ward_is_for_what_is_worse_than_horror(card: str, picked: str) -> None:
    # given: Agnes with a Ward of Protection, and an encounter card to come
    table = arrange(GAME, f"investigators agnes_baker\nhand 0 ward_of_protection\nencounter {card}\nphase mythos.draw")
    # then
    assert answer(table) == picked


BOTH = ("core", "dunwich_legacy")

# --- between scenarios ------------------------------------------------------------------------------------------------


def test_the_wishes_are_cards_that_are_open_and_what_goes_is_in_the_starter_deck() -> None:
    for deck in starters(BOTH).values():
        plan = PLANS[deck.investigator]
        open_to = {card.id for card in pool(CARDS[CARDS.number(deck.investigator)], boxes=BOTH)}
        assert set(plan.wishes) <= open_to
        assert set(plan.goes) <= set(deck.cards)


@pytest.mark.parametrize("name", list(starters(JUST_CORE)))
def test_buys_what_it_wishes_for_and_is_done(name: str) -> None:
    table = sequel(person(name, 4, {}))
    bought = []
    while table.choice is not None and table.choice.prompt == "upgrade":
        picked = answer(table)
        assert why(table)
        bought.append(picked.split(":")[1] if ":" in picked else picked)
        table.answer(picked)
    plan = PLANS[STARTER_DECKS[name].investigator]
    assert bought[-1] == "done"
    assert bought[0] in (*plan.wishes, "level_0")
    assert len(bought) <= 12


def test_says_why_it_buys_lets_go_and_saves() -> None:
    table = sequel(person("roland", 1, {}))
    assert answer(table) == "level_0"
    table.answer("level_0")
    assert why(table) == "Of what your experience can pay for, this helps your deck most."
    table.answer("buy:machete")
    assert (answer(table), why(table)) == ("buy:machete:knife", "You will miss this card least.")
    table.answer("buy:machete:knife")
    assert why(table) == "Nothing worth its price is left; save the rest for later."


def test_fills_a_deck_that_lacks_cards() -> None:
    table = sequel(person("wendy", 0, {"knife": -1, "lucky": -1}))
    while table.choice is not None and table.choice.prompt == "upgrade":
        table.answer(answer(table))
    assert isinstance(table.state, Arkham)
    assert len(table.state.lists[0]) == 33
