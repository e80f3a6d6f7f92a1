"""What a sensible friend would never advise in Death May Die."""

import re

import pytest

from miskatonic import bots, text
from miskatonic.games.death_may_die import GAME
from miskatonic.kernel import new_table
from tests.games.death_may_die.play import Play


def advised(game: Play, language: str = "en") -> tuple[str, str]:
    """What is advised to whoever is asked, and why."""
    assert game.table.choice is not None
    advice = bots.advise(game.table, game.table.choice.seat)
    assert advice is not None
    assert advice.reason is not None
    return advice.option.text, text.say(GAME.package, language, advice.reason.message, advice.reason.args)


def hint(game: Play) -> str:
    """What is advised to whoever is asked."""
    return advised(game)[0]


def why(game: Play, language: str = "en") -> str:
    """The reason that is given."""
    return advised(game, language)[1]


# --- no action is thrown away ----------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-095", "DMD-101")
@pytest.mark.parametrize("actions", [1, 2, 3])
def test_the_turn_does_not_end_because_the_price_of_a_plan_cannot_be_paid(actions: int) -> None:
    # given: a booth whose game costs stress, and no room for stress; nobody disturbs a Rest
    game = Play("mike", "peters", scenario="festival_of_death").at("shooting_gallery", "midway").stress(4, 0)
    game.tokens("booth", "shooting_gallery").carries(0, "fatigue").act(actions)
    assert "scenario:play_game" not in game.options
    # then
    assert hint(game) == "rest"


@pytest.mark.rule("DMD-095")
@pytest.mark.parametrize(("wounds", "stress"), [(1, 4), (3, 0), (4, 4), (0, 4)])
def test_whoever_is_hurt_and_safe_with_nothing_to_do_rests(wounds: int, stress: int) -> None:
    game = Play("mike", "peters").at("high_street", "inn_yard").wounds(wounds, 0).stress(stress, 0).act(2)
    assert hint(game) == "rest"


@pytest.mark.rule("DMD-119", "DMD-092")
@pytest.mark.parametrize("actions", [1, 2, 3])
def test_the_turn_does_not_end_beside_an_enemy_that_one_blow_would_kill(actions: int) -> None:
    # given: a cultist with one health left, which attacks when the turn ends
    game = Play("mike", "peters").at("high_street", "inn_yard").enemies("cultist", "high_street")
    game.wounds(2, 0).act(actions)
    assert hint(game) == "attack:cultist_of_tsathoggua#1"


# --- no avoidable death ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-119", "DMD-033")
@pytest.mark.parametrize("stress", [0, 4])
def test_nobody_with_one_health_left_walks_among_enemies_to_end_the_turn_there(stress: int) -> None:
    # given: a job among monsters, and one action
    game = Play("mike", "peters").at("high_street", "inn_yard").wounds(4, 0).stress(stress, 0)
    game.tokens("evidence", "market_cross").enemies("amorphous_scion", "market_cross", 2).act(1)
    # then
    assert hint(game) in ("rest", "end") or not game.enemies_in(hint(game).partition(":")[2])


@pytest.mark.rule("DMD-037", "DMD-072")
def test_a_tentacle_that_would_be_the_end_is_rolled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    # given: the last step of the sanity track, and a tentacle on the table
    game = Play("mike", "peters").at("high_street", "inn_yard").sanity(19, 0).enemies("cultist", "high_street").act(1)
    game.load_dice(monkeypatch)
    game.will_roll("success_tentacle", "success", "blank", "blank").do("attack:cultist_of_tsathoggua#1")
    # then
    assert hint(game).startswith(("reroll", "lucky"))


# --- what is said ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-119")
@pytest.mark.parametrize(("language", "attack"), [("en", "These attack"), ("pl", "Zaatakują"), ("uk", "Нападуть")])
def test_whoever_ends_the_turn_beside_enemies_is_told_who_attacks_and_the_chance_to_survive(
    language: str, attack: str
) -> None:
    # given: another roll could be the end of Mike's mind, a cultist is not
    game = Play("mike", "peters").at("high_street", "inn_yard").sanity(19, 0).enemies("cultist", "high_street").act(1)
    assert hint(game) == "end"
    assert attack in why(game, language)
    assert re.search(r"\d+\s?%", why(game, language))


@pytest.mark.rule("DMD-137")
@pytest.mark.parametrize(
    ("language", "waits"), [("en", "better to wait"), ("pl", "lepiej poczekać"), ("uk", "краще зачекати")]
)
def test_whoever_waits_with_the_last_step_says_so(language: str, waits: str) -> None:
    # given: one patient is missing, the other investigator badly hurt, and there is time
    game = Play("mike", "peters", scenario="island_of_the_damned").at("chapel", "corridor").tokens("inmates", "chapel")
    game.counter(3).wounds(0, 4).act(3)
    assert hint(game) == "end"
    assert waits in why(game, language)


@pytest.mark.rule("DMD-098")
@pytest.mark.parametrize(("language", "chance"), [("en", "About"), ("pl", "około"), ("uk", "близько")])
def test_an_action_that_needs_successes_names_its_chance(language: str, chance: str) -> None:
    game = Play("mike", "peters").at("high_street", "inn_yard").tokens("evidence", "high_street").act(3)
    assert hint(game) == "scenario:examine_trail"
    assert re.search(chance + r" \d+%", why(game, language))


def test_no_hint_of_a_game_says_that_a_chance_is_better_than_itself() -> None:
    table = new_table(GAME, seed=5, seats=2, light=True)
    while table.choice is not None and table.number < 220:
        advice = bots.advise(table, table.choice.seat)
        assert advice is not None
        assert advice.reason is not None
        for language in text.COMPLETE:
            said = text.say(GAME.package, language, advice.reason.message, advice.reason.args)
            assert not re.search(r"\b(\d+)% (instead of|zamiast|замість) \1%", said), said
            assert not re.search(r"(?<!\d)-\d|\.\.$", said), said
        table.answer(advice.option)


# --- what is said is true --------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-205")
@pytest.mark.parametrize(("language", "enough"), [("en", "enough"), ("pl", "wystarczy"), ("uk", "досить")])
def test_of_a_roll_that_has_all_it_needs_it_says_so(language: str, enough: str) -> None:
    game = Play("mike", "peters").at("high_street", "inn_yard").tokens("evidence", "high_street").act(3)
    game.will_roll("success", "success", "success").do("scenario:examine_trail")
    assert hint(game) == "keep"
    assert enough in why(game, language)


@pytest.mark.rule("DMD-178", "DMD-119")
@pytest.mark.parametrize(
    ("language", "never"), [("en", "when your turn ends"), ("pl", "na koniec tury"), ("uk", "наприкінці ходу")]
)
@pytest.mark.parametrize("enemy", ["cultist", "amorphous_scion"])
def test_nobody_a_space_away_is_said_to_attack_at_the_end_of_the_turn(enemy: str, language: str, never: str) -> None:
    game = Play("agatha", "peters").at("high_street", "inn_cellar").enemies(enemy, "market_cross").act(1)
    assert hint(game).startswith("attack:")
    assert never not in why(game, language)


@pytest.mark.rule("DMD-081")
@pytest.mark.parametrize(("language", "out"), [("en", "no actions left"), ("pl", "Nie masz już"), ("uk", "більше не")])
def test_without_actions_it_does_not_say_that_another_one_would_not_be_worth_it(language: str, out: str) -> None:
    game = Play("mike", "peters", scenario="island_of_the_damned").holds(0, "ether").act(0)
    assert hint(game) == "end"
    assert out in why(game, language)


@pytest.mark.rule("DMD-043", "DMD-199")
@pytest.mark.parametrize(("language", "heals"), [("en", "healed"), ("pl", "leczyć"), ("uk", "лікувати")])
def test_nobody_is_told_that_sanity_heals(language: str, heals: str) -> None:
    game = Play("mike", "peters").levels(0, "toughness", 2).sanity(18, 0).enemies("cultist", "market_cross")
    game.attacked("tentacle").until(lambda: game.prompt == "reduce_sanity")
    assert hint(game).startswith("reduce")
    assert heals not in why(game, language)


@pytest.mark.rule("DMD-085")
def test_a_run_says_where_it_leads_and_never_that_a_space_is_on_the_way_to_itself() -> None:
    seen = set()
    for seed in range(4):
        table = new_table(GAME, seed=seed, seats=2, light=True, options={"scenario": "island_of_the_damned"})
        while table.choice is not None and table.number < 150:
            advice = bots.advise(table, table.choice.seat)
            assert advice is not None
            assert advice.reason is not None
            seen.add(advice.reason.message)
            if advice.reason.message == "hint-on_the_way":
                assert advice.reason.args["space"] not in advice.option.args.values()
            if advice.option.text == "run":
                said = text.say(GAME.package, "en", advice.reason.message, advice.reason.args)
                assert said.startswith("Go to the ") or "most" in said, said
                seen.add("step by step")
            table.answer(advice.option)
    assert {"hint-job_there", "step by step"} <= seen
