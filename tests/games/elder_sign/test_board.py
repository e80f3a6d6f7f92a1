"""What is seen of the table is what `board` declares."""

import pytest

import miskatonic
from miskatonic.bots import Luck
from miskatonic.bots.random import pick
from miskatonic.games.elder_sign.board import Board
from miskatonic.kernel import Table
from tests.contract import conforms
from tests.games.elder_sign.play import Play

EVERY = 10
"""So many answers lie between two looks."""


def differences(table: Table) -> list[str]:
    """In what the board differs from the declaration, for whoever may look."""
    return [found for eyes in (None, *range(table.seats)) for found in conforms(table.view(eyes)["board"], Board)]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"ancient_one": "nyarlathotep"}),
        (2, {"ancient_one": "choose", "investigators": "choose"}),
        (3, {"ancient_one": "shub_niggurath"}),
        (4, {"ancient_one": "yig", "investigators": "amanda_sharpe+bob_jenkins+dexter_drake+jenny_barnes"}),
    ],
)
def test_the_board_is_as_declared_all_through_a_game(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        table, luck = miskatonic.new_table("elder_sign", seed=seed, seats=seats, options=options), Luck(seed)
        while table.choice is not None:
            if len(table.made) % EVERY == 0:
                assert differences(table) == []
            table.answer(pick(table, luck))
        assert differences(table) == []


def test_what_seldom_lies_on_the_table_is_declared_too() -> None:
    # given monsters below a card with a task added to them, a die on a spell, dice secured, and a known Mythos card
    game = Play("bob_jenkins", "mandy_thompson", ancient_one="shub_niggurath").museum("administration_office")
    game.monster("ghoul", "administration_office").holds(0, "wither", "anna_kaslow").on_spell(0, "wither", "lore")
    game.at(0, "administration_office").at(1, "administration_office").turn().do("peek", "leave")
    game.do("stay:administration_office").will_roll(*["terror"] * 5).do("roll", "discard:…", "focus:…")
    game.will_roll(*["terror"] * 3).do("roll", "discard:…", "ask:1:…", "help")
    # then
    assert differences(game.table) == []


def test_the_battle_is_declared_too() -> None:
    game = Play("bob_jenkins", "mandy_thompson", ancient_one="hastur").will_roll(*["lore"] * 6).battle(0, 5)
    assert differences(game.table) == []
