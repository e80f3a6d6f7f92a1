"""`miskatonic lab report`: every rate with its interval, runs on the same seeds compared game by game."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from miskatonic.lab import campaigns, commands, output, runs
from miskatonic.lab.course import Course
from miskatonic.lab.paired import Paired, apart, paired, sign_test
from miskatonic.lab.reports import MANY, SHARED
from miskatonic.lab.runs import labels
from miskatonic.lab.simulate import Played, Setup, settled, simulate

GAME = "reign_of_cthulhu"
SETUP = settled(GAME, 2, "random", {}, 0, False)
EXPERT = replace(SETUP, options=(("difficulty", "expert"),))
COURSE = (Course("seals", 4, True, (0, 50), (0, 2)), Course("awakened", 7, False, (0, 5, 90), (1, 2, 7)))


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(commands.lab, ["report", *map(str, args)])


def kept(path: Path, won: str, setup: Setup = SETUP, first: int = 0) -> Path:
    """A file of games: a plus is one that was won, a minus one that was lost, an x one that was broken off."""
    ends = {
        "+": Played(0, True, "gates_sealed", "RC-160", 100, "", "won", COURSE),
        "-": Played(0, False, "cultists", "RC-162", 100, "", "lost", COURSE),
        "x": Played(0, False, "", "", 5, "ValueError: lost the thread"),
    }
    with output.games(path, setup) as file:
        file.add([replace(ends[one], seed=first + number) for number, one in enumerate(won)])
    return path


@pytest.mark.parametrize(
    ("one", "other", "chance"),
    [(0, 0, 1.0), (3, 3, 1.0), (0, 5, 0.0625), (1, 9, 0.021484375), (9, 1, 0.021484375), (8, 10, 0.8145294189453125)],
)
def test_the_sign_test(one: int, other: int, chance: float) -> None:
    assert sign_test(one, other) == pytest.approx(chance)


def test_the_sign_test_of_very_many_games() -> None:
    # The coin's spread is 500: 1,000 from the middle is two spreads and a half step less.
    assert sign_test(499_000, 501_000) == pytest.approx(0.0456, abs=1e-4)
    assert 0 <= sign_test(100, 1_000_000) < 1e-300


def test_pairs_are_counted_over_the_seeds_that_both_have() -> None:
    first = {1: True, 2: True, 3: False, 4: False, 5: True}
    second = {2: False, 3: True, 4: False, 5: True, 6: True}
    assert paired(first, second) == Paired(only_first=1, only_second=1, both=1, neither=1)


def test_the_interval_of_a_paired_difference() -> None:
    pair = Paired(12, 30, 40, 18)
    low, high = pair.interval
    assert pair.difference == pytest.approx(0.18)
    assert (low, high) == pytest.approx((0.0552, 0.2977), abs=1e-4)
    assert Paired(0, 0, 10, 0).interval[0] < 0 < Paired(0, 0, 10, 0).interval[1]


def test_the_interval_of_a_difference_without_shared_seeds() -> None:
    # Newcombe's example: 56 of 70 against 48 of 80.
    found, low, high = apart((48, 80), (56, 70))
    assert (found, low, high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_one_run_has_its_rate_its_reasons_and_its_measures(tmp_path: Path) -> None:
    said = run(kept(tmp_path / "a.jsonl", "+--x-"))
    assert said.exit_code == 0, said.output
    lines = said.stdout.splitlines()
    assert lines[0] == "Reign of Cthulhu: 4 games in 1 run"
    assert any(line.startswith("| A | a.jsonl | seats 2, bot random, ") for line in lines)
    assert any("| 4 | 25.0 % (4.6–69.9) | 100 | 0–4 |" in line for line in lines)
    assert "| lost: cultists | 75.0 % (30.1–95.4) |" in lines
    assert "| Sealed gates | 2.00 of 4 |" in lines
    assert "A: 1 broken off by an error are not counted." in lines


def test_two_runs_on_the_same_seeds_are_compared_game_by_game(tmp_path: Path) -> None:
    said = run(kept(tmp_path / "a.jsonl", "++--+"), kept(tmp_path / "b.parquet", "+-----++", EXPERT, first=1))
    assert said.exit_code == 0, said.output
    assert SHARED in said.stdout
    assert "A and B on the 4 seeds that both have played (of 5 and 8):" in said.stdout
    assert "| 1 | 0 | 1 | 2 | −25.0 (" in said.stdout
    assert "p = 1 |" in said.stdout
    assert "| A | a.jsonl | difficulty standard |" in said.stdout
    assert "| B | b.parquet | difficulty expert |" in said.stdout


def test_two_runs_on_other_seeds_are_compared_by_their_rates(tmp_path: Path) -> None:
    said = run(kept(tmp_path / "a.jsonl", "+-+-"), kept(tmp_path / "b.jsonl", "----", EXPERT, first=100))
    assert SHARED not in said.stdout
    assert "A and B share no seeds: B minus A is −50.0 points (95 % interval " in said.stdout


def test_of_many_runs_those_that_share_seeds_are_named(tmp_path: Path) -> None:
    files = [kept(tmp_path / f"{n}.jsonl", "+-", first=first) for n, first in enumerate((0, 1, 50))]
    said = run(*files)
    assert "A and B on the 1 seeds" in said.stdout
    assert "C on" not in said.stdout
    assert MANY not in said.stdout
    three = [kept(tmp_path / f"same-{n}.jsonl", "+-") for n in range(3)]
    assert f"These are 3 comparisons, with a separate p for each: {MANY}" in run(*three).stdout
    assert labels(28)[-3:] == ["Z", "AA", "AB"]


def test_campaigns_have_all_their_ends(tmp_path: Path) -> None:
    with output.campaigns(tmp_path / "a.jsonl", settled("arkham_lcg", 1, "random", {}, 0, False)) as file:
        campaigns.simulate("arkham_lcg", 2, 1, keeper=file)
    said = run(tmp_path / "a.jsonl")
    assert said.exit_code == 0, said.output
    assert said.stdout.startswith("Arkham Horror: The Card Game: 2 campaigns in 1 run")
    lines = said.stdout.splitlines()
    tables = lines[lines.index("| table by table | A |") + 2 :][:3]
    assert tables == [f"| {number}: lost | 100.0 % (34.2–100.0) |" for number in (1, 2, 3)]


def test_what_does_not_belong_together_is_refused(tmp_path: Path) -> None:
    one = kept(tmp_path / "a.jsonl", "+-")
    other = kept(tmp_path / "b.jsonl", "+", EXPERT, first=7)
    mixed = tmp_path / "mixed.jsonl"
    mixed.write_bytes(one.read_bytes() + other.read_bytes())
    with output.games(tmp_path / "elder.jsonl", settled("elder_sign", 1, "random", {}, 0, False)) as file:
        simulate("elder_sign", 1, 1, keeper=file)
    with output.campaigns(tmp_path / "campaign.jsonl", SETUP) as longer:
        campaigns.simulate(GAME, 1, 2, keeper=longer)
    (tmp_path / "empty.jsonl").touch()
    (tmp_path / "broken.parquet").write_bytes(one.read_bytes())
    for files, why in [
        ([mixed], "mixed.jsonl holds more than one run: difficulty is expert, not standard."),
        ([one, tmp_path / "elder.jsonl"], "A report is about one game"),
        ([one, tmp_path / "campaign.jsonl"], "about games or about campaigns"),
        ([tmp_path / "empty.jsonl"], "holds no results"),
        ([tmp_path / "broken.parquet"], "is damaged or isn't a Parquet file"),
        ([tmp_path / "none.jsonl"], "No such file"),
        ([tmp_path / "none.parquet"], "No such file"),
        ([tmp_path / "a.txt"], "a .jsonl or a .parquet file"),
    ]:
        said = run(*files)
        assert said.exit_code == 2
        assert why in said.stderr
        assert len(said.stderr.splitlines()) == 1


def test_parquet_of_something_else_is_refused(tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    pq = pytest.importorskip("pyarrow.parquet")
    for row, why in [({"x": 1}, "holds no results of a simulation"), ({"format": 9}, "results of format 9")]:
        pq.write_table(pa.Table.from_pylist([row]), tmp_path / "a.parquet")
        assert why in run(tmp_path / "a.parquet").stderr


def test_a_last_line_that_is_cut_short_is_left_out_and_told(tmp_path: Path) -> None:
    file = kept(tmp_path / "a.jsonl", "+-")
    file.write_bytes(file.read_bytes()[:-9])
    said = run(file)
    assert said.exit_code == 0
    assert "1 games in 1 run" in said.stdout
    assert f"the last line of {file} was cut short and is left out" in said.stdout
    assert len(list(runs.records(file))) == 1


def test_the_picture_shows_every_run(tmp_path: Path) -> None:
    files = kept(tmp_path / "a.jsonl", "++--+"), kept(tmp_path / "b.jsonl", "+----", EXPERT)
    said = run(*files, "--plot", tmp_path / "r.svg")
    assert said.exit_code == 0, said.output
    root = ElementTree.parse(tmp_path / "r.svg").getroot()
    words = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A", "B", "B: difficulty expert", "Sealed gates: share of the goal"} <= set(words)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}polyline"))) == 4
    assert run(*files, "--plot", tmp_path / "r.gif").exit_code == 2


@pytest.mark.long
def test_the_picture_as_png(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    files = kept(tmp_path / "a.jsonl", "++--+"), kept(tmp_path / "b.jsonl", "+----", EXPERT)
    assert run(*files, "--plot", tmp_path / "r.png").exit_code == 0
    assert (tmp_path / "r.png").read_bytes().startswith(b"\x89PNG")
