"""What is told of a scenario: of small stories that are played, and of whole games whose sums agree."""

from collections import Counter

import pytest

from miskatonic import new_table
from miskatonic.bots import Luck as Chance
from miskatonic.bots import find
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.chronicle import chronicle, draws_of, pulls_of
from miskatonic.kernel import Chronicle, Figure, witnessed
from miskatonic.lab import cover
from tests.games.arkham_lcg.rules.testing import Tested as Play

TWO = "investigators roland_banks daisy_walker\nplace hallway\n"


def figures(told: Chronicle) -> dict[str, Figure]:
    """The telling numbers by id."""
    return {one.id: one for one in told.figures}


def said(told: Chronicle) -> dict[str, tuple[int, int | None]]:
    """The distinctions by id, each with its seat and how much."""
    return {one.id: (one.seat, one.args.get("count")) for one in told.distinctions}


def test_enemies_are_counted_with_whom_their_defeat_is_owed_to() -> None:
    # given two rats at Roland's heels
    game = Play(f"{TWO}threat 0 swarm_of_rats swarm_of_rats")
    moments = witnessed(game.table)
    # when he defeats both
    game.do("fight:swarm_of_rats.1", "draw_token", "fight:swarm_of_rats.2", "draw_token")
    # then
    told = chronicle(moments)
    defeats = figures(told)["defeats"]
    assert (defeats.value, defeats.args["enemies"], defeats.args["others"]) == (2, ("card-swarm_of_rats",) * 2, 0)
    assert said(told)["defeats"] == (0, 2)


def test_clues_are_counted_with_the_acts_they_ended() -> None:
    # given Daisy in a study full of clues, and one act that asks for two each
    rest = "aside hallway attic cellar parlor"
    game = Play(f"investigators daisy_walker roland_banks\n{rest}\nclues study 4\nclues 0 2\nbag 0")
    moments = witnessed(game.table)
    # when she finds two more, and the act advances
    game.do("investigate", "draw_token", "investigate", "draw_token", "advance")
    # then
    told = chronicle(moments)
    clues = figures(told)["clues"]
    assert (clues.value, clues.args["acts"], clues.more) == (2, 1, True)
    assert said(told)["clues"] == (0, 2)


def test_harm_is_damage_and_horror_with_whoever_fell_for_it() -> None:
    # given Roland one wound from defeat, and a ghoul that strikes
    game = Play(f"{TWO}threat 0 ghoul_minion\ndamage 0 8\nphase enemy")
    # when it attacks
    told = chronicle([*witnessed(game.table)])
    # then
    harm = figures(told)["harm"]
    assert (harm.value, harm.args["damage"], harm.args["horror"]) == (2, 1, 1)
    assert (harm.args["fallen"], harm.args["who"]) == (1, "card-roland_banks")


def test_the_luckiest_token_is_the_least_likely_one_that_helped() -> None:
    # given two enemies, and of four tokens two that are good enough to hit the one, and one to evade the other
    game = Play("threat 0 icy_ghoul ghoul_minion\nbag 1 -1 -2 -4")
    moments = witnessed(game.table)
    # when the right ones come
    game.draws("-1", "1").do("fight:icy_ghoul", "draw_token", "evade:ghoul_minion", "draw_token")
    # then
    assert [(draw.chance, draw.passed) for draw in draws_of(moments)] == [(0.5, True), (0.25, True)]
    (best,) = [one for one in chronicle(moments).distinctions if one.id == "best_draw"]
    assert (best.seat, best.args["percent"], best.args["token"]) == (0, "25", "token-plus_1")


def test_the_unluckiest_token_is_the_likeliest_that_failed() -> None:
    # given one bad token of four
    game = Play("threat 0 swarm_of_rats\nbag 0 0 0 auto_fail").draws("auto_fail")
    moments = witnessed(game.table)
    # when it comes
    game.do("fight:swarm_of_rats", "draw_token")
    # then
    (draw,) = draws_of(moments)
    assert (draw.chance, draw.passed, draw.token) == (0.75, False, "token-auto_fail")
    (worst,) = [one for one in chronicle(moments).distinctions if one.id == "worst_draw"]
    assert (worst.seat, worst.args["percent"]) == (0, "75")


def test_a_token_that_was_cancelled_was_drawn_all_the_same() -> None:
    # given Wendy, with a card to discard
    game = Play("investigators wendy_adams\nhand 0 knife\nthreat 0 swarm_of_rats\nbag 0 0 0 auto_fail")
    moments = witnessed(game.table)
    # when she has the first token put back
    game.draws("auto_fail", "0").do("fight:swarm_of_rats", "draw_token", "react:wendy_adams")
    # then both count, the chance is that of the first, and the token is the one that decided
    assert [pull.tokens for pull in pulls_of(moments)] == [("token-auto_fail",), ("token-0",)]
    assert [sorted(pull.bag) for pull in pulls_of(moments)] == [["token-0"] * 3 + ["token-auto_fail"]] * 2
    (draw,) = draws_of(moments)
    assert (draw.chance, draw.token, draw.passed) == (0.75, "token-0", True)


def test_cards_committed_to_others_are_help() -> None:
    # given Daisy with two cards for Roland's tests
    game = Play(f"{TWO}hand 1 perception perception\nclues hallway 2")
    moments = witnessed(game.table)
    # when she gives one to each of two tests
    game.do("investigate", "commit:perception.1", "draw_token", "investigate", "commit:perception.2", "draw_token")
    # then
    assert said(chronicle(moments))["help"] == (1, 2)


def test_doom_is_whole_when_the_last_agenda_has_advanced() -> None:
    # given the last agenda one doom from its end, and the first act
    game = Play("agenda theyre_getting_out\ndoom theyre_getting_out 9\nphase mythos")
    # then it is too late
    assert game.table.outcome is not None
    doom, clues = GAME.measures(game.now)
    assert (doom.value, doom.goal) == (20, 20)
    assert (clues.value, clues.goal) == (0, 5)


def test_an_agenda_that_turns_is_behind_though_its_back_still_asks() -> None:
    # given the first agenda one doom from its end, and somebody who could discard for it
    game = Play("hand 0 knife\ndoom whats_going_on 2\nphase mythos")
    # when its back asks what to suffer
    assert game.prompt == "whats_going_on"
    # then its doom counts whole, and again when the next one is there
    assert GAME.measures(game.now)[0].value == 3
    game.do("choose:horror")
    assert (game.now.label[game.now.agenda], GAME.measures(game.now)[0].value) == ("rise_of_the_ghouls", 3)


def test_what_agendas_and_acts_are_behind_counts_whole() -> None:
    game = Play("agenda rise_of_the_ghouls\nact the_barrier\nplace hallway\ndoom rise_of_the_ghouls 2\nclues 0 1")
    assert [(one.value, one.goal) for one in GAME.measures(game.now)] == [(3 + 2, 20), (2 + 1, 5)]


@pytest.mark.parametrize(("seats", "seed"), [(1, 5), (2, 9), (3, 13), (4, 17)])
def test_the_sums_of_a_whole_game_agree(seats: int, seed: int) -> None:
    table = cover.arranged(new_table(GAME, seed=seed, seats=seats))
    moments = witnessed(table)
    pick, chance = find("random", GAME.id), Chance(seed)
    while table.choice:
        table.answer(pick(table, chance))
    told = chronicle(moments)
    kinds = Counter(event.kind for event, _ in moments)
    found = figures(told)
    assert found["defeats"].value == kinds["enemy_defeated"]
    assert found["harm"].args["fallen"] == kinds["defeated"]
    assert found["clues"].value == sum(event.args["count"] for event, _ in moments if event.kind == "discovers")
    luck = {one.id: one for one in told.luck}
    assert luck["passed"].fell == found["tests"].value <= kinds["passed"]
    assert found["tests"].args["all"] <= kinds["passed"] + kinds["failed"]
    drawn = sum(len(pull.tokens) for pull in pulls_of(moments))
    assert drawn >= found["tests"].args["all"]
    assert sum(one.expected for one in told.luck if one.id != "passed") < drawn
    assert len(told.distinctions) <= 3
    assert all(table.game.seat_name(table.state, one.seat) == one.args["who"] for one in told.distinctions)
