"""The numbers by which options are chosen in the terminal."""

from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel import arrange
from miskatonic.terminal.numbering import Numbers


def test_a_card_that_is_marked_keeps_its_number() -> None:
    """Given cards to commit, when one is marked, then taking it back has its number, and the others keep theirs."""
    table = arrange(GAME, "hand 0 deduction perception guts unexpected_courage\nclues study 1")
    table.answer("investigate")
    numbers = Numbers()

    def numbered() -> dict[int, str]:
        assert table.choice
        groups = numbers.groups(table.choice, table.choice.options, lambda option: option.text)
        return {number: option.text for _, group in groups for number, option in group}

    before = numbered()
    assert before == {1: "draw_token", 2: "commit:deduction", 3: "commit:perception", 4: "commit:unexpected_courage"}
    table.answer("commit:perception")
    assert numbered() == {**before, 3: "uncommit:perception"}


def test_what_can_be_done_keeps_its_number_after_a_test() -> None:
    """Given two rats and a resource to take, when one of the rats is fought, then whatever can still be done has the
    number that it had; in the next turn all are numbered afresh.
    """
    table = arrange(GAME, "threat 0 swarm_of_rats swarm_of_rats ghoul_minion\nhand 0 guts vicious_blow\nclues study 1")
    numbers = Numbers()

    def numbered(turn: int) -> dict[str, int]:
        assert table.choice
        groups = numbers.groups(table.choice, table.choice.options, lambda option: option.text, turn)
        return {option.text: number for _, group in groups for number, option in group}

    before = numbered(1)
    table.answer("fight:swarm_of_rats.1")
    assert numbered(1) == {"draw_token": 1, "commit:vicious_blow": 2}
    table.answer("draw_token")
    table.answer("pass")  # and the defeated enemy brings no clue
    after = numbered(1)
    assert "fight:swarm_of_rats.1" not in after
    assert after == {text: before[text] for text in after}
    assert list(numbered(2).values()) == list(range(1, len(after) + 1))
