"""What the table asks, in words."""

import pytest

from tests.games.elder_sign.play import Play


@pytest.mark.rule("ES-019", "ES-064")
@pytest.mark.parametrize(
    ("language", "first", "then"),
    [
        (
            "en",
            "Amanda Sharpe: what do you do with this roll? If it completes nothing, you discard a die.",
            "Amanda Sharpe: what else do you do with this roll?",
        ),
        (
            "pl",
            "Amanda Sharpe: co robisz z tym rzutem? Jeśli nie wykona żadnego zadania, odkładasz kość.",
            "Amanda Sharpe: co jeszcze robisz z tym rzutem?",
        ),
        (
            "uk",
            "Аманда Шарп: що робите з цим кидком? Якщо завдання не виконано, треба скинути кубик.",
            "Аманда Шарп: що ще робите з цим кидком?",
        ),
    ],
)
def test_es_064_a_roll_that_has_completed_a_task_is_not_said_to_cost_a_die(
    language: str, first: str, then: str
) -> None:
    # given a roll for two tasks
    game = Play("amanda_sharpe", "kate_winthrop").museum("ancient_relics").at(0, "ancient_relics").attempt()
    game.will_roll("lore", "investigation_3", "lore", "investigation_3", "terror", "investigation_1").do("roll")
    assert game.table.choice is not None
    assert game.table.say(game.table.choice, language) == first
    # when one of them is completed
    game.do("complete:0:0.1")
    # then the question no longer speaks of a die to be discarded
    assert game.table.say(game.table.choice, language) == then
