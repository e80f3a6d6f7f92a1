"""Result files: kept as games end, gone on with after a stop, never mixed."""

import builtins
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from miskatonic.lab import campaigns, commands, output, parquet, results, runs
from miskatonic.lab import simulate as lab
from miskatonic.lab.course import Course
from miskatonic.lab.results import BadResults, Record
from miskatonic.lab.simulate import Played, Setup, settled, simulate

GAME = "reign_of_cthulhu"
SETUP = settled(GAME, 2, "random", {}, 0, False)


def run(*args: str) -> Result:
    return CliRunner().invoke(commands.simulate, [GAME, "--jobs", "1", *args])


def keep(path: Path, games: int, seed: int = 0, setup: Setup = SETUP) -> list[Record]:
    """Play into the file and read it."""
    with output.games(path, setup) as kept:
        simulate(GAME, games, setup.seats, seed=seed, options=dict(setup.options), keeper=kept)
    return list(runs.records(path))


@pytest.mark.parametrize("name", ["a.jsonl", "a.parquet"])
def test_a_record_says_everything_about_a_game(name: str, tmp_path: Path) -> None:
    records = keep(tmp_path / name, 3, seed=40)
    one = next(record for record in records if record.seed == 41)
    assert (one.format, one.kind, one.game, one.seats, one.bot) == (1, "game", GAME, 2, "random")
    assert one.options["difficulty"] == "standard"
    assert results.to_game(one) == simulate(GAME, 1, 2, seed=41).played[0]
    assert [(course.id, course.goal, course.wins) for course in one.measures] == [
        ("seals", 4, True),
        ("awakened", 7, False),
    ]
    for course in one.measures:
        assert course.decisions[0] == 0
        assert list(course.decisions) == sorted(set(course.decisions))
        assert course.decisions[-1] <= one.decisions
        assert course.at(0) == course.values[0]
        assert course.at(one.decisions) == course.values[-1]


def test_both_ways_to_write_hold_the_same(tmp_path: Path) -> None:
    lines, columns = keep(tmp_path / "a.jsonl", 5), keep(tmp_path / "a.parquet", 5)
    assert sorted(lines, key=lambda one: one.seed) == columns
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []


@pytest.mark.parametrize("name", ["a.jsonl", "a.parquet"])
def test_a_run_goes_on_with_the_seeds_that_are_missing(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given: seeds 2 to 4
    keep(tmp_path / name, 3, seed=2)
    # when: seeds 0 to 7 are asked for
    played: list[int] = []
    honest = lab.play_one

    def noted(setup: Setup, seed: int) -> Played:
        played.append(seed)
        return honest(setup, seed)

    monkeypatch.setattr(lab, "play_one", noted)
    with output.games(tmp_path / name, SETUP) as kept:
        result = simulate(GAME, 8, 2, keeper=kept)
    # then
    assert played == [0, 1, 5, 6, 7]
    monkeypatch.undo()
    assert result.played == simulate(GAME, 8, 2).played
    assert sorted(record.seed for record in runs.records(tmp_path / name)) == list(range(8))


def test_nothing_is_played_twice_and_the_command_says_so(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    first = run("--games", "6", "--output", str(file))
    before = file.read_bytes()
    again = run("--games", "6", "--output", str(file))
    assert (first.exit_code, again.exit_code, first.stdout == again.stdout) == (0, 0, True)
    assert file.read_bytes() == before
    assert again.stderr == f"{file}: 6 of 6 games had already been played.\n"


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("--seats", "3"), "seats is 2, not 3"),
        (("--bot", "sensible"), "bot is random, not sensible"),
        (("--option", "difficulty=expert"), "difficulty is standard, not expert"),
        (("--check",), "checked is False, not True"),
        (("--campaign",), "kind is game, not campaign"),
    ],
)
def test_another_setup_is_refused_and_the_file_stays_as_it_is(args: tuple[str, ...], why: str, tmp_path: Path) -> None:
    for name in ("a.jsonl", "a.parquet"):
        file = tmp_path / name
        run("--games", "2", "--output", str(file))
        before = file.read_bytes()
        said = run("--games", "3", "--output", str(file), *args)
        assert said.exit_code == 2
        assert said.stderr == f"Error: {file} holds another run: {why}. Choose another file for this one.\n"
        assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jsonl", "a.parquet"]


def test_other_rules_or_another_program_are_another_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(tmp_path / "a.jsonl", 2)
    _, *others = results.stamp(GAME)
    monkeypatch.setattr(results, "stamp", lambda game: ("0.0.1", *others))
    with pytest.raises(BadResults, match=r"program is .*, not 0\.0\.1"):
        keep(tmp_path / "a.jsonl", 3)


@pytest.mark.parametrize("cut", [1, 2, 30, 400])
def test_a_last_line_that_is_cut_short_is_played_again(cut: int, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    whole = keep(file, 4)
    os.truncate(file, file.stat().st_size - cut)
    said = run("--games", "4", "--output", str(file))
    assert said.exit_code == 0
    assert ("cut short" in said.stderr) == (cut > 1)  # without its line's end it is whole
    assert list(runs.records(file)) == whole


def test_a_part_of_a_stopped_run_becomes_parquet(tmp_path: Path) -> None:
    # given: a finished file, and a part that was stopped while it was being made of the file
    file, part = tmp_path / "a.parquet", tmp_path / "a.parquet.part"
    whole = keep(file, 5)
    part.write_bytes(results.ENCODER.encode(whole[0]) + b"\n" + results.ENCODER.encode(whole[1])[:50])
    # then: nothing of the file is lost
    assert [record.seed for record in keep(file, 6)] == [0, 1, 2, 3, 4, 5]
    assert not part.exists()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"{}\n", "line 3: this isn't the result of a simulation."),
        (b"\xff\xfe\n", "line 3: this isn't the result of a simulation."),
        (b'{"format":1,"seed":"x"}\n', "line 3: the result is damaged."),
        (b'{"format":7,"program":"9.1"}\n', "line 3: results of format 7, written by Miskatonic 9.1; this is "),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(line: bytes, why: str, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    keep(file, 2)
    before = file.read_bytes() + line + file.read_bytes().splitlines(keepends=True)[0]
    file.write_bytes(before)
    said = run("--games", "4", "--output", str(file))
    assert said.exit_code == 2
    assert why in said.stderr
    assert len(said.stderr.splitlines()) == 1
    assert file.read_bytes() == before


def test_a_seed_twice_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    keep(file, 2)
    file.write_bytes(file.read_bytes() * 2)
    with pytest.raises(BadResults, match="seed 0 twice"):
        keep(file, 2)


@pytest.mark.parametrize(
    ("name", "more", "why"),
    [
        ("a.csv", (), "Results are saved in a .jsonl or a .parquet file, not in 'a.csv'."),
        ("none/a.jsonl", (), "there is no folder"),
        (".", (), "is a directory"),
        (
            "a.jsonl",
            ("--seed", str(2**62)),
            "Results can be saved only for seeds below 2**62; choose a smaller --seed.",
        ),
    ],
)
def test_where_nothing_can_be_kept_nothing_is_played(
    name: str, more: tuple[str, ...], why: str, tmp_path: Path
) -> None:
    said = run("--games", "2", "--output", str(tmp_path / name), *more)
    assert said.exit_code == 2
    assert why in said.stderr
    assert list(tmp_path.iterdir()) == []


def test_only_one_run_writes_to_a_file(tmp_path: Path) -> None:
    with output.games(tmp_path / "a.jsonl", SETUP) as first:
        said = run("--games", "2", "--output", str(tmp_path / "a.jsonl"))
        assert "Another run is writing" in said.stderr
        simulate(GAME, 1, 2, keeper=first)
    assert len(list(runs.records(tmp_path / "a.jsonl"))) == 1


def test_nobody_writes_to_a_file_that_is_being_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, said = tmp_path / "a.parquet", list[str]()
    honest = parquet.write

    def meanwhile(*args: Any) -> None:
        said.append(run("--games", "3", "--output", str(file)).stderr)
        honest(*args)

    monkeypatch.setattr(parquet, "write", meanwhile)
    keep(file, 2)
    assert said == [f"Error: Another run is writing {file}: wait for it, or choose another file.\n"]
    assert [record.seed for record in runs.records(file)] == [0, 1]


def test_a_file_that_was_just_finished_is_not_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opened before the other run removed it, locked after: what is written to it would be lost."""
    honest = output._lock

    def removed(file: Any) -> None:
        honest(file)
        (tmp_path / "a.parquet.part").unlink()

    monkeypatch.setattr(output, "_lock", removed)
    assert "Another run is writing" in run("--games", "2", "--output", str(tmp_path / "a.parquet")).stderr
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_while_the_columns_are_written_keeps_the_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.parquet"
    honest = parquet.write

    def interrupted(*args: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(parquet, "write", interrupted)
    said = run("--games", "4", "--output", str(file))
    assert (
        said.stderr == f"Stopped: 4 games are saved in {file}.part; the same command continues from there.\nAborted!\n"
    )
    monkeypatch.setattr(parquet, "write", honest)
    assert "4 of 4 games had already been played" in run("--games", "4", "--output", str(file)).stderr
    assert [path.name for path in tmp_path.iterdir()] == ["a.parquet"]
    assert len(list(runs.records(file))) == 4


def test_without_pyarrow_lines_are_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    said = run("--games", "2", "--output", str(tmp_path / "a.parquet"))
    assert said.exit_code == 2
    assert "pip install 'miskatonic[lab]'" in said.stderr
    assert run("--games", "2", "--output", str(tmp_path / "a.jsonl")).exit_code == 0


@pytest.mark.parametrize("name", ["a.jsonl", "a.parquet"])
def test_campaigns_are_kept_with_their_tables(name: str, tmp_path: Path) -> None:
    setup = settled("arkham_lcg", 1, "random", {}, 0, False)
    for count in (1, 2):
        with output.campaigns(tmp_path / name, setup) as kept:
            found = campaigns.simulate("arkham_lcg", count, 1, keeper=kept)
    assert found.played == campaigns.simulate("arkham_lcg", 2, 1).played
    records = {record.seed: record for record in runs.records(tmp_path / name)}
    assert [results.to_campaign(records[seed]) for seed in (0, 1)] == list(found.played)
    tables = records[0].tables
    assert isinstance(tables, tuple)
    assert len(tables) == 3
    assert tables[0].measures


def test_a_broken_game_is_kept_with_its_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miskatonic.lab.simulate.MOST_DECISIONS", 3)
    (record,) = keep(tmp_path / "a.jsonl", 1)
    assert (record.outcome, record.measures) == ("", ())
    assert "not ended after 3" in record.error
    one = campaigns.play_one(replace(SETUP, watch=True), 0)
    common = results.head(SETUP, "campaign")
    assert results.to_campaign(results.of_campaign(common, one)) == one


def test_the_page_about_statistics_names_every_field() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "statistics.md").read_text(encoding="utf-8")
    named = re.findall(r"`(\w+)`", "".join(line for line in page.splitlines() if line.startswith("| `")))
    assert set(Record.__struct_fields__) | set(Course.__slots__) <= set(named)


def test_the_lines_are_what_other_programs_read(tmp_path: Path) -> None:
    keep(tmp_path / "a.jsonl", 2)
    first = json.loads((tmp_path / "a.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert first["outcome"] == "lost"
    assert first["measures"][0]["id"] == "seals"
    assert "tables" not in first


def test_on_a_terminal_what_was_played_before_is_told_on_a_line_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    keep(file, 2)
    screen, terminal = os.openpty()
    command = [
        sys.executable,
        "-m",
        "miskatonic",
        "simulate",
        GAME,
        "--games",
        "3",
        "--jobs",
        "1",
        "--output",
        str(file),
    ]
    subprocess.run(command, stderr=terminal, stdout=subprocess.DEVNULL, check=True)
    shown = os.read(screen, 1 << 16).decode()
    os.close(screen)
    os.close(terminal)
    assert f"\r\033[K{file}: 2 of 3 games had already been played.\r\n" in shown
    assert "100%" in shown.rpartition("before.")[2]


@pytest.mark.long
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    command = [sys.executable, "-m", "miskatonic", "simulate", GAME, "--games", "4000", "--jobs", jobs]
    with subprocess.Popen(
        [*command, "--output", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as running:
        while running.poll() is None and not (file.exists() and file.stat().st_size > 50_000):
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        said, complained = running.communicate(timeout=600)
    seeds = {record.seed for record in runs.records(file)}
    kept = len(seeds)
    assert (running.returncode, said) == (130, "")
    assert complained == f"Stopped: {kept:,} games are saved in {file}; the same command continues from there.\n"
    assert 50 < kept < 4000
    # two processes end their shares in any order, so what is kept may have gaps
    before = file.read_bytes()
    games = max(seeds) + 6
    again = run("--games", str(games), "--output", str(file))
    assert again.exit_code == 0
    assert f"{kept} of {games} games had already been played" in again.stderr.replace(",", "")
    assert file.read_bytes().startswith(before)
    assert sorted(record.seed for record in runs.records(file)) == list(range(games))


def test_a_run_stopped_just_after_writing_counts_what_it_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.jsonl"
    append = output.Output.append

    def written_then_stopped(file: output.Output[Played], records: Iterable[Record]) -> None:
        append(file, records)
        raise KeyboardInterrupt

    monkeypatch.setattr(output.Output, "append", written_then_stopped)
    stopped = run("--games", "3", "--output", str(file))
    kept = len(list(runs.records(file)))
    assert kept >= 1
    assert f"Stopped: {kept} games are saved" in stopped.stderr
