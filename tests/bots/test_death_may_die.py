"""The sensible player of Death May Die."""

import re

import pytest

import miskatonic
from miskatonic import bots, text
from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.rows.scenario import SCENARIOS
from miskatonic.kernel import Table
from miskatonic.lab.simulate import wilson
from tests.games.death_may_die.play import Play
from tests.games.play import of_last_release

SENSIBLE, RANDOM = (bots.find(name, GAME.id) for name in ("sensible", "random"))


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


def play(bot: bots.Bot, seats: int, seed: int, options: dict[str, str] | None = None) -> Table:
    """A whole game, looked at now and then."""
    table = miskatonic.new_table(GAME, seed=seed, seats=seats, options=options or {}, light=True)
    luck = bots.Luck(seed)
    while table.choice is not None:
        if table.number % 7 == 0:
            assert table.problems() == []
        table.answer(bot(table, luck))
    return table


def wins(bot: bots.Bot, seats: int, games: int) -> tuple[float, float]:
    """The interval of the rate of wins; cards that have come since the last release would change the deals."""
    options = of_last_release(GAME)
    outcomes = [play(bot, seats, seed, options).outcome for seed in range(games)]
    return wilson(sum(outcome is not None and outcome.won for outcome in outcomes), games)


def turn(game: Play) -> list[str]:
    """All it picks until the actions of this turn are over."""
    seat, picked = game.game.active, []
    while game.table.choice is not None and game.game.active == seat and game.game.step == "turn.action":
        picked.append(answer(game.table))
        game.do(picked[-1])
    return picked


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_plays_to_the_end_at_every_table(seats: int) -> None:
    for seed in range(3):
        assert play(SENSIBLE, seats, seed).outcome is not None


@pytest.mark.long
@pytest.mark.parametrize("scenario", [row.id for row in SCENARIOS])
@pytest.mark.parametrize("elder_one", ["tsathoggua", "azathoth"])
def test_plays_every_pairing(scenario: str, elder_one: str) -> None:
    options = {"scenario": scenario, "elder_one": elder_one, "investigators": "deal"}
    assert play(SENSIBLE, 2, 1, options).outcome is not None


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [
        {"scenario": "choose", "elder_one": "choose", "investigators": "draft"},
        {"unknown": "two", "investigators": "deal"},
        {"unknown": "relics", "elder_location": "random"},
        {"consent": "waive", "investigators": "sandra+ruth"},
    ],
)
def test_plays_every_way_of_setting_up(options: dict[str, str]) -> None:
    for seed in range(3):
        assert play(SENSIBLE, 2, seed, options).outcome is not None


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_beats_chance(seats: int) -> None:
    assert wins(SENSIBLE, seats, 15)[0] > wins(RANDOM, seats, 60)[1]


def test_the_same_position_gets_the_same_answer() -> None:
    table = miskatonic.new_table(GAME, seed=3, seats=2)
    for _ in range(80):
        if table.outcome is not None:
            break
        picked = SENSIBLE(table, bots.Luck(1))
        assert picked.text == SENSIBLE(table.clone(), bots.Luck(2)).text
        table.answer(picked)


def test_decides_from_what_everybody_sees() -> None:
    """Reshuffling the decks that nobody has seen must not change the decision."""
    for seed in range(2):
        table = miskatonic.new_table(GAME, seed=seed, seats=2)
        for number in range(80):
            if table.choice is None:
                break
            picked = SENSIBLE(table, bots.Luck(0))
            other = table.determinised(table.choice.seat, seed=number)
            assert SENSIBLE(other, bots.Luck(0)).text == picked.text
            table.answer(picked)


def test_every_hint_is_an_option_of_that_seat_and_has_a_reason() -> None:
    # given: games in which everything happens
    reasons = set()
    for seed in range(4):
        table = miskatonic.new_table(GAME, seed=seed, seats=2, light=True)
        luck = bots.Luck(seed)
        for number in range(160):
            if table.choice is None:
                break
            # when
            advice = bots.advise(table, table.choice.seat)
            # then
            assert advice is not None
            assert advice.option.text == answer(table)
            assert advice.reason is not None
            for language in text.COMPLETE:
                said = text.say(GAME.package, language, advice.reason.message, advice.reason.args)
                assert re.search(r"\w.*[.!]$", said), said
                assert not re.search(r"[a-z_]+-[a-z_]+_[a-z_]+|\{", said), said
            reasons.add(advice.reason.message)
            table.answer(RANDOM(table, luck) if number % 3 == 0 else advice.option)
    assert len(reasons) >= 15


# --- single decisions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-095")
def test_rests_when_it_is_hurt_and_safe() -> None:
    game = Play("mike", "peters").at("high_street", "inn_yard").wounds(3, 0).act(1)
    assert answer(game.table) == "rest"
    assert why(game.table) == "3 wounds are too many to face the next attack with, and you are Safe now."


@pytest.mark.rule("DMD-095")
def test_heals_wounds_before_stress_when_it_matters() -> None:
    game = Play("mike", "peters").at("high_street", "inn_yard").wounds(4, 0).stress(2, 0).act(1)
    game.do("rest")
    assert answer(game.table) == "heal:0:3"


@pytest.mark.rule("DMD-108", "DMD-119")
def test_fights_what_would_attack_at_the_end_of_the_turn() -> None:
    game = Play("mike", "peters").at("high_street", "inn_yard").enemies("cultist", "high_street").act(2)
    assert answer(game.table) == "attack:cultist_of_tsathoggua#1"


@pytest.mark.rule("DMD-119", "DMD-182")
def test_does_not_end_its_turn_beside_killers_when_it_can_leave_them_behind() -> None:
    # given: hurt, with more enemies than can be killed; a Thief who can Sneak past all of them
    game = Play("ruth", "peters").at("high_street", "inn_yard").levels(0, "stealth", 4).wounds(3, 0)
    game.enemies("unnamable", "high_street").enemies("amorphous_scion", "high_street", 2).act(1)
    # when
    turn(game)
    # then
    assert game.space_of(0) != "high_street"
    assert game.enemies_in(game.space_of(0)) == []


@pytest.mark.rule("DMD-004")
def test_keeps_away_from_an_elder_one_that_cannot_be_hurt_yet() -> None:
    # given: summoned by the track, the ritual not disrupted
    game = Play("mike", "peters").at("high_street", "inn_yard").stage(2, "market_cross").act(3)
    # when
    picked = turn(game)
    # then
    assert "run:market_cross" not in picked
    assert game.space_of(0) != "market_cross"


@pytest.mark.rule("DMD-147")
def test_attacks_the_elder_one_once_the_ritual_is_disrupted() -> None:
    game = Play("mike", "peters").at("high_street", "inn_yard").stage(2, "market_cross").disrupted().act(3)
    assert turn(game)[0] == "run:market_cross"
    game = Play("mike", "peters").at("market_cross", "inn_yard").stage(4, "market_cross").elder_wounds(10).disrupted()
    assert answer(game.act(3).table) == "attack:tsathoggua"


@pytest.mark.rule("DMD-098", "DMD-142")
@pytest.mark.parametrize(
    ("scenario", "space", "expected"),
    [
        ("unquiet_grief", "high_street", "examine_trail"),
        ("island_of_the_damned", "holding_cell", "force_bolt"),
        ("by_order_of_the_queen", "hall_of_spears", "take_powder"),
        ("festival_of_death", "midway", "play_game"),
        ("deliver_us_from_evil", "flooded_gallery", "break_altar"),
    ],
)
def test_works_on_the_ritual(scenario: str, space: str, expected: str) -> None:
    # given: the printed beginning without enemies
    game = Play("mike", "peters", scenario=scenario).printed().at(space, space)
    for figure in range(len(game.game.where)):
        game.game.where[figure] = -1
    # then
    assert f"scenario:{expected}" in turn(game.act(3))


@pytest.mark.rule("DMD-098")
def test_brings_powder_to_a_pillar() -> None:
    game = Play("mike", "peters", scenario="by_order_of_the_queen").at("armoury", "gatehouse").carries(0, "keg")
    game.tokens("pillar", "thorn_chapel").act(3)
    assert turn(game)[:2] == ["run:thorn_chapel", "scenario:set_charge"]


@pytest.mark.rule("DMD-137")
def test_the_last_step_of_the_ritual_waits_for_the_wounded() -> None:
    # given: one patient is missing, the other investigator badly hurt, and there is time
    game = Play("mike", "peters", scenario="island_of_the_damned").at("chapel", "corridor").tokens("inmates", "chapel")
    game.counter(3).wounds(0, 4).act(3)
    assert "scenario:free_inmates" not in turn(game)
    # but not when the Elder One is about to come anyway
    game = Play("mike", "peters", scenario="island_of_the_damned").at("chapel", "corridor").tokens("inmates", "chapel")
    game.counter(3).wounds(0, 4).track(4).act(3)
    assert turn(game)[0] == "scenario:free_inmates"


@pytest.mark.rule("DMD-072", "DMD-033")
def test_spends_stress_to_survive(monkeypatch: pytest.MonkeyPatch) -> None:
    # given: one health left, and the enemy hits
    game = Play("peters", "mike").at("high_street", "inn_yard").wounds(4, 0).enemies("cultist", "high_street")
    game.load_dice(monkeypatch)
    game.attacked("success")
    # then
    assert game.prompt == "keep"
    assert answer(game.table) == "reroll:standard_success"


@pytest.mark.rule("DMD-071")
def test_spends_no_stress_on_a_roll_that_has_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Play("peters", "mike").at("high_street", "inn_yard").enemies("cultist", "high_street").act(1)
    game.load_dice(monkeypatch)
    game.will_roll("success", "success", "blank", "blank").do("attack:cultist_of_tsathoggua#1")
    assert answer(game.table) == "keep"


@pytest.mark.rule("DMD-147")
def test_spends_no_stress_on_wounds_that_would_be_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    # given: the last Stage with 2 health left
    game = Play("mike", "peters").at("market_cross", "inn_yard").stage(4, "market_cross").elder_wounds(9).disrupted()
    game.act(3).load_dice(monkeypatch)
    # when two successes lie there already
    game.will_roll("success", "success", "blank", "blank").do("attack:tsathoggua")
    # then the blanks stay as they are
    assert answer(game.table) == "keep"


@pytest.mark.rule("DMD-114")
def test_a_companion_takes_the_wound_that_would_kill(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Play("peters", "mike").at("high_street", "inn_yard").wounds(4, 0).stress(4, 0).holds(0, "friar")
    game.enemies("cultist", "high_street").load_dice(monkeypatch)
    game.attacked("success")
    assert game.prompt == "carry"
    assert answer(game.table).startswith("companion:")


@pytest.mark.rule("DMD-039")
def test_takes_sanity_loss_while_thresholds_still_bring_something() -> None:
    early = Play("huikong", "mike").at("high_street", "inn_yard").levels(0, "toughness", 3).sanity(2, 0)
    late = Play("huikong", "mike").at("high_street", "inn_yard").levels(0, "toughness", 3).sanity(18, 0)
    for game, expected in ((early, "accept"), (late, "reduce")):
        game.draws("s1_m4")
        assert game.prompt == "reduce_sanity"
        assert answer(game.table).partition(":")[0] == expected


@pytest.mark.parametrize("actions", [0, 1])
def test_a_free_action_that_it_declines_is_not_asked_for_again_and_again(actions: int) -> None:
    """Half mad, Agatha does not want the shot that she has for nothing; declined it is not used up."""
    game = Play("agatha", "mike").levels(0, "marksman", 4).at("nave", "gaol").sanity(18, 0).stress(4, 0).wounds(3, 0)
    game.enemies("cultist", "cathedral_steps").act(actions)
    picked: list[str] = []
    while game.game.step == "turn.action" and len(picked) < 20:
        picked.append(answer(game.table))
        game.do(picked[-1])
    assert len(picked) < 20
    assert "no" in picked
