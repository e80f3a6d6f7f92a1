"""What the table asks, proposes and refuses: equal things once, the answer that Enter gives, every reason why not."""

import pytest

from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


def proposed(game: Play) -> str | None:
    """What Enter would answer."""
    assert game.table.choice is not None
    default = game.table.choice.default
    return default.text if default else None


def said(game: Play, text: str) -> str:
    """An option in words."""
    return game.table.say(game.option(text), "en")


def refusals(game: Play, verb: str) -> list[str]:
    """Why something can't be done, in words."""
    return [game.table.say(one, "en") for one in game.refusals if one.verb == verb]


def about(game: Play, verb: str) -> list[str]:
    """What a board would light where something can't be done."""
    return [thing for one in game.refusals if one.verb == verb for thing in one.about]


# --- what is asked ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "strengthen the attack on the Cultist of Tsathoggua?"),
        ("pl", "wzmacniasz atak na Kultystę Tsathoggui?"),
        ("uk", "посилюєте атаку на Культиста Цатоґґви?"),
    ],
)
def test_strengthening_an_attack_is_asked_with_its_target(language: str, question: str) -> None:
    game = Play("agatha", "mike").at("nave", "gaol").enemies("cultist", "nave").act().do(f"attack:{CULTIST}#1")
    assert game.prompt == "boost"
    assert game.table.choice is not None
    assert game.table.say(game.table.choice, language).endswith(question)


# --- what Enter does ------------------------------------------------------------------------------------------------


def test_ending_the_actions_is_proposed_only_when_none_is_left() -> None:
    assert proposed(Play("mike", "peters").act(1)) is None
    assert proposed(Play("mike", "peters").holds(0, "well_water").stress(2, 0).act(0)) == "end"


def test_keeping_the_roll_is_proposed() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").act()
    game.will_roll("blank", "blank", "blank", "blank").do(f"attack:{CULTIST}#1")
    assert proposed(game) == "keep"


def test_wounds_are_to_be_prevented_and_sanity_only_late() -> None:
    for sanity, answer in ((0, "accept"), (15, "reduce")):
        game = Play("huikong", "mike").levels(0, "toughness", 2).stress(4, 0).sanity(sanity, 0).at("nave", "gaol")
        game.enemies("cultist", "nave").attacked("success_tentacle")
        assert game.prompt == "reduce_wounds"
        assert str(proposed(game)).startswith("reduce:")
        game.do("accept")
        assert game.prompt == "reduce_sanity"
        assert str(proposed(game)).startswith(answer)


def test_one_carries_wounds_oneself_unless_it_kills() -> None:
    for wounds, answer in ((0, "self"), (4, "companion")):
        game = Play("peters", "mike").wounds(wounds, 0).stress(4, 0).holds(0, "petronilla_shade").at("nave", "gaol")
        game.enemies("cultist", "nave").attacked("success")
        assert game.prompt == "carry"
        assert str(proposed(game)).startswith(answer)


def test_the_most_dangerous_enemy_is_to_attack_first() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").enemies("unnamable", "nave")
    game.quiet().act().do("end")
    assert game.prompt == "fight"
    assert proposed(game) == game.options[0] == "enemy:unnamable"


def test_effects_of_the_end_come_in_the_order_that_hurts_least() -> None:
    game = Play("peters", "mike").at("nave", "gaol").holds(0, "vow_beads").tokens("accuser", "nave").stress(4, 0)
    game.draws("s1_m6")
    assert game.prompt == "end_order"
    assert proposed(game) == game.options[0] == "effect:s1_accusers.0"


# --- wounds for several ---------------------------------------------------------------------------------------------


def shared_out() -> Play:
    """Peters with Brawling 2 hits a Cultist and the Unnamable with three wounds."""
    game = Play("peters", "mike").levels(0, "brawling", 2).at("nave", "gaol")
    game.enemies("cultist", "nave").enemies("unnamable", "nave").act()
    game.will_roll("success", "success", "success", "blank")
    return game.do("attack:unnamable", f"target:{CULTIST}#1", "keep")


def test_whoever_can_be_killed_is_proposed_and_all_can_go_to_one() -> None:
    game = shared_out()
    assert proposed(game) == f"wound:{CULTIST}#1"
    game.do("rest_on:unnamable")
    assert game.wounds_on("unnamable") == 3
    assert game.wounds_on(f"{CULTIST}#1") == 0


def test_one_by_one_goes_as_well() -> None:
    game = shared_out().do(f"wound:{CULTIST}#1", f"wound:{CULTIST}#1")
    assert game.where(f"{CULTIST}#1") == ""
    assert game.wounds_on("unnamable") == 1


# --- equal things ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-150")
def test_equal_enemies_are_one_option_with_their_number() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave", 3).hurt("cultist", "nave", 1).act()
    attacks = [one for one in game.options if one.startswith("attack:")]
    assert len(attacks) == 2
    words = [said(game, one) for one in attacks]
    assert "Attack the Cultist of Tsathoggua, 1 of 2" in words
    assert "Attack the Cultist of Tsathoggua (1 wound)" in words


# --- why not --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMD-091")
def test_who_is_too_far_away_is_said_with_the_distance() -> None:
    game = Play("peters", "mike").at("market_cross", "gaol").enemies("cultist", "nave").act()
    (why,) = refusals(game, "attack")
    assert "Cultist of Tsathoggua" in why
    assert "3 spaces away" in why
    assert "only your own space" in why


@pytest.mark.rule("DMD-178", "DMD-152")
def test_who_is_behind_a_bolt_is_said() -> None:
    game = Play("stella", "mike", scenario="island_of_the_damned").levels(0, "marksman", 1)
    game.at("holding_cell", "morgue").barrier("bolt", "corridor", "holding_cell").enemies("fisher", "corridor").act()
    assert refusals(game, "attack") == ["Attack: the Fisher from Outside is behind something that blocks the way"]


@pytest.mark.rule("DMD-004")
def test_the_elder_one_is_barred_also_beside_others() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").track(5).stage(2, "nave").act()
    assert f"attack:{CULTIST}#1" in game.options
    assert any("before the ritual is disrupted" in why for why in refusals(game, "attack"))


@pytest.mark.rule("DMD-098")
def test_every_part_an_action_lacks_is_said() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").act()
    parts = {tuple(one.args["requires"]) for one in game.refusals if one.verb == "scenario"}
    assert len(parts) > 2


@pytest.mark.rule("DMD-020")
def test_cards_of_others_wait_for_their_turn() -> None:
    game = Play("peters", "mike").holds(1, "well_water").act()
    (why,) = refusals(game, "use")
    assert why.endswith("only on Mike's turn")


@pytest.mark.rule("DMD-182")
def test_sneaks_that_are_used_and_enemies_that_are_watchful() -> None:
    game = Play("ruth", "mike").at("nave", "gaol").enemies("cultist", "nave", 2).act().do("run")
    assert refusals(game, "sneak") == []
    game.do("sneak:…")
    (why,) = refusals(game, "sneak")
    assert "Sneak of this Run has been used" in why


@pytest.mark.rule("DMD-020")
@pytest.mark.parametrize("seats", [("peters", "mike", "ruth"), ("peters", "ruth", "mike")])
def test_a_card_that_waits_for_its_turn_is_that_of_the_holders_seat(seats: tuple[str, ...]) -> None:
    mike = seats.index("mike")
    game = Play(*seats).holds(mike, "well_water").act()
    assert about(game, "use")[-1] == f"seat:{mike}"


@pytest.mark.rule("DMD-071")
@pytest.mark.parametrize("mike", [0, 1])
def test_who_has_no_room_for_stress_is_named_with_the_seat(mike: int) -> None:
    seats = ("mike", "peters") if mike == 0 else ("peters", "mike")
    game = Play(*seats).at("nave", "nave").enemies("cultist", "nave").stress(4, 4).active(mike).act()
    game.do(f"attack:{CULTIST}#1").until(lambda: game.prompt == "keep")
    assert about(game, "reroll") == [f"seat:{mike}"]


@pytest.mark.rule("DMD-091")
@pytest.mark.parametrize("near", [1, 2])
def test_of_several_of_a_kind_the_nearest_one_is_too_far_away(near: int) -> None:
    game = Play("peters", "mike").at("nave", "nave")
    for number in (1, 2):
        game.enemies("cultist", "cathedral_steps" if number == near else "inn_yard")
    assert about(game.act(), "attack") == [f"enemy:{CULTIST}#{near}"]
