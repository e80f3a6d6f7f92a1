"""What a drawing gets of the table: everything it needs, and nothing that these eyes may not know."""

from typing import Any

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import Option, Table, arrange
from tests.games.arkham_lcg.play import Play

STUDY = """
investigators roland_banks daisy_walker
hand 0 perception dodge machete
hand 1 deduction
clues study 4
bag 1 0 -1 -2 skull auto_fail
"""

BARRIER = """
investigators roland_banks daisy_walker
act the_barrier
place hallway
at 0 hallway
at 1 hallway
"""


def shown(table: Table, *eyes: int) -> dict[str, Any]:
    """The test as these seats see it."""
    found: dict[str, Any] = table.view(eyes)["board"]["test"]
    return found


def chance(table: Table, text: str) -> float | None:
    """What is told of an option."""
    assert table.choice
    return GAME.chance(table.state, next(option for option in table.choice.options if option.text == text))


def test_an_answer_that_has_nothing_to_do_with_the_test_has_no_chance() -> None:
    """Given a running test, when somebody says when to be asked, then these answers are told without a chance."""
    table = arrange(GAME, STUDY)
    table.answer("investigate")
    assert GAME.chance(table.state, Option("level:all", ("", "all"), level="asks-all")) is None


def test_all_tokens_stand_in_order_with_the_ones_that_do_first() -> None:
    """Given intellect 3 against shroud 2, when the test begins, then +1 to -1 do, and the rest does not."""
    table = arrange(GAME, STUDY)
    table.answer("investigate")
    seen = shown(table, 0)
    assert [one["token"] for one in seen["outlook"]] == ["1", "0", "skull", "-1", "-2", "auto_fail"]
    assert [one["good"] for one in seen["outlook"]] == [True, True, True, True, False, False]
    assert (seen["value"], seen["difficulty"], seen["chance"]) == (3, 2, [2, 3])
    assert [(line["card"], line["amount"]) for line in seen["against"]] == [("card-study", 2)]


def test_a_card_shows_what_it_would_change() -> None:
    """Given Perception in hand, when it is pointed at, then the value would be 5, and only the auto-fail fails."""
    table = arrange(GAME, STUDY)
    table.answer("investigate")
    assert shown(table, 0)["then"]["perception"] == {"value": 5, "good": 5}
    table.answer("commit:perception")
    assert shown(table, 0)["value"] == 5
    assert shown(table, 0)["then"]["perception"] == {"value": 3, "good": 4}


def test_a_grey_card_has_its_reason() -> None:
    """Given a card without a fitting icon, when a test begins, then it is said why it can't go in."""
    table = arrange(GAME, STUDY)
    table.answer("investigate")
    assert shown(table, 0)["barred"] == {"dodge": "no_icons", "machete": "no_icons"}
    assert shown(table, 1)["barred"] == {}


def test_what_is_marked_stays_hidden_from_the_others() -> None:
    """Given a marked card, when another seat looks, then it sees that there is one, no sum with it and no chance."""
    table = arrange(GAME, STUDY)
    table.answer("investigate")
    table.answer("commit:perception")
    seen = shown(table, 1)
    assert (seen["hidden"], seen["committed"], seen["value"]) == (1, [], 3)
    assert not {"chance", "outlook", "then"} & seen.keys()
    assert "perception" not in str(table.view((1,))["board"])
    assert chance(table, "draw_token") is None


def test_a_token_counts_as_soon_as_it_lies_there() -> None:
    """Given Wendy with a card to give away, when an auto-fail comes, then it stands as failed unless she reacts."""
    table = arrange(GAME, "investigators wendy_adams\nhand 0 machete\nclues study 2\nbag auto_fail")
    table.answer("investigate")
    assert table.choice
    assert table.choice.prompt == "react_reveal"
    assert shown(table, 0)["chance"] == [0, 1]
    table = arrange(GAME, "investigators wendy_adams\nhand 0 machete\nclues study 2\nbag -2")
    table.answer("investigate")
    assert shown(table, 0)["value"] == 1
    assert shown(table, 0)["sources"][-1] == {"kind": "token", "card": None, "amount": -2}


def test_an_objective_shows_the_clues_it_asks_for() -> None:
    """Given The Barrier and two investigators, when the act is looked at, then it asks for six clues."""
    table = arrange(GAME, BARRIER)
    assert table.view((0,))["board"]["act_clues"] == 6


ARMED = """
investigators roland_banks
area 0 45_automatic flashlight
hand 0 backstab
threat 0 ghoul_minion
clues study 1
resources 0 9
bag 0 -1 -2 -3 -4 auto_fail
"""


def test_the_chance_stands_behind_what_is_done_with_a_card_too() -> None:
    """Given combat 4, intellect 3, agility 2 and such a bag, when Roland is asked, then each way has its own chance."""
    table = arrange(GAME, ARMED)
    assert chance(table, "fight:ghoul_minion") == 3 / 6, "4 against 2: 0, -1, -2"
    assert chance(table, "fight:45_automatic:ghoul_minion") == 4 / 6, "5 against 2: -3 as well"
    assert chance(table, "play:backstab:ghoul_minion") == 1 / 6, "agility 2 against 2"
    assert chance(table, "investigate") == 2 / 6, "3 against 2"
    assert chance(table, "investigate:flashlight") == 4 / 6, "3 against 0"


def test_whoever_asks_why_is_told_nothing_of_what_others_have_marked() -> None:
    """Given Roland has marked a card for his test, when somebody asks about the token, then it is not told."""
    game = Play(STUDY).do("investigate")
    before = game.table.explain(game.option("draw_token"))
    after = game.do("commit:perception").table.explain(game.option("draw_token"))
    assert after == before
    assert not any("Perception" in line for line in after)
