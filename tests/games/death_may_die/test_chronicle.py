"""What is told of a game of Death May Die: of small stories that are played, and of whole games whose sums agree."""

from collections import Counter

import pytest

from miskatonic import new_table
from miskatonic.bots import Luck as Chance
from miskatonic.bots import find
from miskatonic.games.death_may_die import GAME
from miskatonic.games.death_may_die.chronicle import chronicle, luck, rerolls_of
from miskatonic.games.death_may_die.rules.conditions import AGAINST_ONESELF
from miskatonic.kernel import Chronicle, Moment, witnessed
from miskatonic.lab import cover
from tests.games.death_may_die.play import Play

CULTIST = "cultist_of_tsathoggua"


def watched(game: Play) -> list[Moment]:
    """Everything that happens from the action phase on."""
    game.act()
    return witnessed(game.table)


def said(told: Chronicle) -> dict[str, tuple[int, int | None]]:
    """The distinctions by id, each with its seat and how much."""
    return {one.id: (one.seat, one.args.get("count")) for one in told.distinctions}


def test_kills_and_wounds_are_counted_with_whom_they_are_owed_to() -> None:
    # given two Cultists beside Mike, each about to die
    game = Play("mike", "peters").at("nave", "gaol").enemies("cultist", "nave", 2).hurt("cultist", "nave", 1)
    moments = watched(game)
    # when he kills both
    game.will_roll("success", "success", "blank", "blank").do(f"attack:{CULTIST}#1", "keep")
    game.will_roll("success", "success", "blank", "blank").do(f"attack:{CULTIST}#2", "keep")
    # then
    told = chronicle(moments)
    kills, elder_one, wounds, _ = told.figures
    assert (kills.value, kills.args["enemies"], kills.args["others"]) == (2, (f"enemy-{CULTIST}",) * 2, 0)
    assert (elder_one.value, elder_one.more) == (0, False)
    assert (wounds.value, wounds.more) == (0, False)
    assert said(told)["kills"] == (0, 2)


def test_wounds_of_the_elder_one_are_told_with_the_stages_beaten() -> None:
    game = Play("mike", "peters").at("nave", "gaol").disrupted().stage(2, "nave")
    moments = watched(game)
    health = game.game.hurt[0]
    game.will_roll("success", "success", "success", "success").do("attack:tsathoggua", "keep")
    told = chronicle(moments)
    _, elder_one, _, _ = told.figures
    assert elder_one.value == game.game.hurt[0] - health > 1
    assert elder_one.args["stages"] == 0
    assert said(told)["elder_one"] == (0, elder_one.value)


def test_the_boldest_reroll_is_the_least_likely_one_that_helped() -> None:
    # given a Cultist with 2 health, two stress left to take
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").stress(2, 0)
    moments = watched(game)
    game.will_roll("blank", "blank", "blank", "blank").will_roll("success").will_roll("success")
    # when both rerolls succeed
    game.do(f"attack:{CULTIST}#1", "reroll:standard_blank", "reroll:standard_blank")
    # then
    first, second = rerolls_of(moments)
    assert (first.chance, second.chance) == (0.25, 0.5)
    assert first.helped
    assert second.helped
    (bold,) = [one for one in chronicle(moments).distinctions if one.id == "reroll"]
    assert (bold.seat, bold.args["percent"]) == (0, "25")


def test_a_reroll_that_did_not_help_was_in_vain() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").stress(3, 0)
    moments = watched(game)
    game.will_roll("blank", "blank", "success", "blank").will_roll("tentacle")
    game.do(f"attack:{CULTIST}#1", "reroll:standard_blank")
    (one,) = rerolls_of(moments)
    assert not one.helped
    assert "reroll" not in said(chronicle(moments))


def test_whoever_was_down_to_the_last_health_and_lived_had_the_closest_call() -> None:
    game = Play("peters", "mike").at("nave", "gaol").enemies("cultist", "nave").wounds(3, 0).stress(4, 0).quiet()
    moments = watched(game)
    game.will_roll("success").do("end")
    told = chronicle(moments)
    assert said(told).get("close") == (0, None)
    assert told.figures[2].value == 1


def test_dice_are_expected_by_their_faces_and_those_against_you_apart() -> None:
    # given an attack with three standard dice and a bonus die, one of them rolled again
    game = Play("mike", "peters").at("nave", "gaol").enemies("cultist", "nave").quiet()
    moments = watched(game)
    game.will_roll("success", "success_tentacle", "tentacle", "blank").will_roll("blank")
    game.do(f"attack:{CULTIST}#1", "reroll:standard_tentacle", "keep")
    # then four standard dice and one bonus die were thrown
    found = {one.id: (one.fell, one.expected) for one in luck(moments)}
    assert found == {"standard": (2, 2.0), "bonus": (0, 0.5), "tentacle": (2, pytest.approx(4 / 3))}


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 9), (4, 13), (5, 17)])
def test_the_sums_of_a_whole_game_agree(seats: int, seed: int) -> None:
    """Played at random from a late hour, because games begun anew end too soon that way."""
    table = cover.arranged(new_table(GAME, seed=seed, seats=seats))
    moments = witnessed(table)
    pick, chance = find("random", GAME.id), Chance(seed)
    while table.choice:
        table.answer(pick(table, chance))
    told = chronicle(moments)
    kinds = Counter(event.kind for event, _ in moments)
    figures = {one.id: one for one in told.figures}
    assert figures["kills"].value == kinds["killed_enemy"]
    assert figures["elder_one"].args["stages"] == kinds["stage_beaten"]
    assert figures["wounds"].args["fallen"] == kinds["killed"] + kinds["mad"]
    assert figures["thresholds"].value == kinds["threshold"]
    thrown = {True: 0, False: 0}
    for event, game in moments:
        against = game.rolling in AGAINST_ONESELF
        thrown[against] += len(game.dice) if event.kind == "rolled" else event.kind == "rerolled"
    expected = {one.id: one.expected for one in told.luck}
    assert expected.get("standard", 0) + expected.get("bonus", 0) == pytest.approx(thrown[False] / 2)
    assert expected.get("against", 0) == pytest.approx(thrown[True] / 2)
    assert len(told.distinctions) <= 3
    assert all(table.game.seat_name(table.state, one.seat) == one.args["who"] for one in told.distinctions)
