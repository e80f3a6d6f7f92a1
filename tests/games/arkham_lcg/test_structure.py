"""How the game is built: rules name no card, the index is true, hostile answers change nothing, hands stay hidden."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.games import arkham_lcg
from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.board import Board
from miskatonic.games.arkham_lcg.rows.card import CARDS
from miskatonic.games.arkham_lcg.rows.scenario import SCENARIOS
from miskatonic.games.arkham_lcg.rules.owned import JUST_CORE, starters
from miskatonic.games.arkham_lcg.state import Arkham
from miskatonic.kernel import IllegalAnswer, NotYourSeat, Table, below, new_table, seeded
from miskatonic.kernel.view import View
from miskatonic.lab.cover import arranged
from tests.contract import asked

FOLDER = Path(arkham_lcg.__file__).parent
NAMELESS = sorted(
    file for part in ("rules", "basics", "rows") for file in (FOLDER / part).glob("*.py") if file.name != "decks.py"
)
LONGEST = 4000
"""No game takes more decisions than this, even played at random."""


class Luck:
    """The player's own randomness, apart from the game's."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, 7)


def random_play(seed: int, light: bool = True) -> Iterator[Table]:
    """A random game with random decks, difficulty and windows, before each decision."""
    luck = Luck(seed)
    seats = seed % 4 + 1
    names = list(starters(JUST_CORE))
    chosen = [names.pop(below(luck, len(names))) for _ in range(seats)]
    options = {
        "decks": "+".join(chosen),
        "difficulty": ("easy", "standard", "hard", "expert")[below(luck, 4)],
        "asks": ("normal", "all", "few")[below(luck, 3)],
    }
    table = new_table(GAME, seed=seed, seats=seats, options=options, light=light)
    for _ in range(LONGEST):
        if table.choice is None:
            return
        yield table
        answers = table.choice.options
        table.answer(answers[below(luck, len(answers))])
    raise AssertionError(f"{table!r} does not end")


def held(table: Table, seat: int) -> set[str]:
    """The labels of the cards in a hand."""
    assert isinstance(table.state, Arkham)
    return {table.state.label[card] for card in table.state.hand[seat]}


@pytest.mark.parametrize("file", NAMELESS, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_rule_names_a_card_or_a_scenario(file: Path) -> None:
    """Rules, words and rows speak of kinds and topics; which card it is stands with the card."""
    ids = {*CARDS.ids, *SCENARIOS.ids}
    named = {
        (node.value, node.lineno)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ids
    }
    assert not named


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_the_index_is_one_made_anew_at_every_decision(seed: int) -> None:
    """At every question of a random game every card is in one place and the index is what it should be."""
    for table in random_play(seed):
        assert table.problems() == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_the_index_is_one_made_anew_with_any_cards_and_at_a_late_hour(seed: int) -> None:
    """The same with decks of any player cards, half of the games in the thick of it."""
    luck = Luck(seed)
    table = arranged(new_table(GAME, seed=seed, seats=seed % 4 + 1))
    while table.choice is not None:
        assert table.problems() == []
        answers = table.choice.options
        table.answer(answers[below(luck, len(answers))])


@pytest.mark.parametrize("seed", range(4))
def test_hostile_answers_change_nothing(seed: int) -> None:
    """What is not offered, or is another seat's, is refused, and the table is as it was."""
    for number, table in enumerate(random_play(seed, light=False)):
        if number > 60:
            break
        assert table.choice is not None
        before = table.digest()
        texts = [option.text for option in table.choice.options]
        for answer in ("", "draw_token:", "play:", "fight:nobody", "move:study.9", "give:-1", f"{texts[0]}:x", "\x00"):
            if answer not in texts:
                with pytest.raises(IllegalAnswer):
                    table.answer(answer)
        strangers = [seat for seat in range(table.seats) if seat not in table.choice.seats]
        for seat in strangers:
            with pytest.raises((NotYourSeat, IllegalAnswer)):
                table.answer(texts[0], seat=seat)
        assert table.digest() == before


@pytest.mark.parametrize("seed", [1, 2, 3, 5])
def test_options_out_of_a_hand_are_seen_by_their_owner_only(seed: int) -> None:
    """Whoever looks sees no card of another's hand: not on the board, not in the question, not among the options."""
    for number, table in enumerate(random_play(seed, light=False)):
        if number > 80:
            break
        assert table.choice is not None
        for seat in range(table.seats):
            view: View[Board] = table.view(seat)
            others = [other for other in view["board"]["seats"] if other["seat"] != seat]
            assert all(other["hand"] is None for other in others)
            secrets = set().union(*(held(table, other["seat"]) for other in others))
            for option in asked(view)["options"]:
                assert not secrets & set(option["text"].split(":")[1:])
        open_to_all = [option["text"] for option in asked(table.view(None))["options"]]
        secret = [option.text for option in table.choice.options if option.secret]
        assert not set(secret) & set(open_to_all)
