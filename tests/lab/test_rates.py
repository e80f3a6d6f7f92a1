"""Win rates in a table: each cell has deals of its own."""

from itertools import pairwise

from click.testing import CliRunner

from miskatonic.lab.commands import lab
from miskatonic.lab.rates import CELL, first_seed, rates, table

GAME = "elder_sign"
VALUES = ("azathoth", "yig")


def test_no_two_cells_share_a_deal() -> None:
    rows = rates(GAME, 3, "random", "ancient_one", VALUES, (1, 2))
    seeds = [{one.seed for one in result.played} for row in rows for result in row]
    assert [len(cell) for cell in seeds] == [3, 3, 3, 3]
    assert len(set.union(*seeds)) == 12


def test_the_seeds_of_a_cell_come_from_the_cell_alone() -> None:
    alone = rates(GAME, 2, "random", "ancient_one", ("yig",), (2,))
    assert alone[0][0] == rates(GAME, 2, "random", "ancient_one", VALUES, (1, 2))[1][1]
    assert first_seed(GAME, 2, {"ancient_one": "yig"}, 7) == first_seed(GAME, 2, {"ancient_one": "yig"}, 0) + 7
    firsts = sorted(first_seed(GAME, seats, {"ancient_one": value}, 0) for value in VALUES for seats in range(1, 9))
    assert all(later - earlier >= CELL for earlier, later in pairwise(firsts))


def test_one_command_makes_the_table() -> None:
    asked = ["rates", GAME, "--across", "ancient_one=azathoth,yig", "--seats", "1,2", "--games", "2", "--jobs", "1"]
    told = CliRunner().invoke(lab, asked)
    assert told.exit_code == 0, told.output
    assert told.output.strip() == table("ancient_one", rates(GAME, 2, "random", "ancient_one", VALUES, (1, 2)))
    head, _, azathoth, yig, both = told.output.strip().splitlines()
    assert head == "| Ancient One | 1 player | 2 players |"
    assert [line.split(" | ")[0] for line in (azathoth, yig, both)] == ["| Azathoth", "| Yig", "| **all**"]
    assert azathoth.endswith("| 0.0 % (0.0–65.8) | 0.0 % (0.0–65.8) |")


def test_what_is_the_same_in_all_cells_belongs_to_the_cell() -> None:
    asked = ["rates", GAME, "--across", "ancient_one=yig", "--seats", "1", "--games", "2", "--jobs", "1"]
    told = CliRunner().invoke(lab, [*asked, "--option", "investigators=deal"])
    assert told.exit_code == 0, told.output
    dealt = rates(GAME, 2, "random", "ancient_one", ("yig",), (1,), options={"investigators": "deal"})
    assert told.output.strip() == table("ancient_one", dealt)
    assert dict(dealt[0][0].setup.options) == {"ancient_one": "yig", "investigators": "deal"}
    assert dealt[0][0].played[0].seed != rates(GAME, 1, "random", "ancient_one", ("yig",), (1,))[0][0].played[0].seed


def test_what_is_not_a_table_is_refused() -> None:
    told = CliRunner().invoke(lab, ["rates", GAME, "--across", "ancient_one", "--seats", "1"])
    assert (told.exit_code, "--across NAME=VALUE" in told.output) == (2, True)
