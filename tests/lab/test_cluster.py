"""Games on a Ray cluster: the same as without one, each once, also where workers are lost."""

import contextlib
import functools
import gc
import importlib.util
import os
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from miskatonic.lab import campaigns, cluster, commands, output, results
from miskatonic.lab.cluster import Cluster, NoCluster
from miskatonic.lab.simulate import settled, simulate
from miskatonic.lab.workers import CHUNK, LostWorkers

GAME = "reign_of_cthulhu"
TRIES = 3
"""How often a cluster is started: on a busy machine Ray gives up on itself after half a minute."""


@pytest.fixture(scope="module")
def joined() -> Iterator[Cluster]:
    """A cluster of this machine with two workers."""
    if importlib.util.find_spec("ray") is None:
        pytest.skip("Ray is not installed, so no cluster was tested: pip install 'miskatonic[ray]'")
    with quiet(), contextlib.ExitStack() as stack:
        for tried in range(1, TRIES + 1):
            try:
                found = stack.enter_context(cluster.joined(cluster.LOCAL, 2, GAME))
                break
            except NoCluster as problem:
                if tried == TRIES or "timed out during startup" not in str(problem):
                    raise
        yield found


on_one_cluster = pytest.mark.xdist_group("cluster")
"""The processes of a cluster take longer to begin than all these tests: they are run by the same worker."""


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """What Ray itself is warned of, when it begins and when it leaves its processes behind, is no fault of ours."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
        gc.collect()


@pytest.mark.long
@on_one_cluster
def test_a_cluster_plays_the_same_games_as_processes(joined: Cluster, tmp_path: Path) -> None:
    games, told = 3 * CHUNK + 3, list[int]()
    setup = settled(GAME, 3, "random", {}, 7, False)
    with output.games(tmp_path / "cluster.jsonl", setup) as kept:
        found = simulate(GAME, games, 3, seed=7, progress=told.append, workers=joined, keeper=kept)
    with output.games(tmp_path / "processes.jsonl", setup) as kept:
        expected = simulate(GAME, games, 3, seed=7, jobs=2, keeper=kept)
    assert found == expected
    assert sum(told) == games
    lines = [sorted((tmp_path / f"{name}.jsonl").read_bytes().splitlines()) for name in ("cluster", "processes")]
    assert lines[0] == lines[1]
    assert len(lines[0]) == games


@pytest.mark.long
@on_one_cluster
def test_a_cluster_plays_the_same_campaigns(joined: Cluster) -> None:
    arkham = Cluster(joined.ray, joined.address, "arkham_lcg")
    assert campaigns.simulate("arkham_lcg", 3, 1, workers=arkham) == campaigns.simulate("arkham_lcg", 3, 1)


def dies(seed: int, of: int, folder: Path, often: int) -> int:
    """A game during which its process is killed so many times."""
    if seed == of and len(list(folder.iterdir())) < often:
        (folder / str(os.getpid())).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return seed


@pytest.mark.long
@on_one_cluster
def test_a_share_whose_worker_is_lost_is_played_again_and_counted_once(joined: Cluster, tmp_path: Path) -> None:
    play = functools.partial(dies, of=5, folder=tmp_path, often=1)
    found = list(joined.each(play, [range(start, start + 4) for start in range(0, 20, 4)]))
    assert sorted(seed for share in found for seed in share) == list(range(20))
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.long
@on_one_cluster
def test_a_share_that_no_worker_survives_is_given_up_in_a_sentence(joined: Cluster, tmp_path: Path) -> None:
    play = functools.partial(dies, of=5, folder=tmp_path, often=100)
    with pytest.raises(LostWorkers, match="seeds 4 to 7 were given up"):
        list(joined.each(play, [range(4, 8)]))
    assert len(list(tmp_path.iterdir())) == cluster.RETRIES + 1


@pytest.mark.long
@on_one_cluster
def test_a_worker_with_another_version_counts_for_nothing(joined: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    _, *others = results.stamp(GAME)
    monkeypatch.setattr(cluster, "stamp", lambda game: ("0.0.1", *others))
    with pytest.raises(NoCluster, match="Install the same everywhere"):
        simulate(GAME, 2, workers=joined)


@pytest.mark.long
@on_one_cluster
def test_a_local_cluster_listens_to_this_machine_alone(joined: Cluster) -> None:
    assert {node["NodeManagerAddress"] for node in joined.ray.nodes()} == {"127.0.0.1"}


@contextlib.contextmanager
def started(around: dict[str, str], folder: Path) -> Iterator[str]:
    """The address of a cluster of this machine that somebody has started by hand."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    start = ["-c", "from ray.scripts.scripts import main; main()", "start", "--head", "--block", "--port", port]
    alone = ["--node-ip-address", "127.0.0.1", "--include-dashboard", "false", "--num-cpus", "2"]
    for _ in range(TRIES):
        with (
            open(folder / "head.log", "wb") as log,
            subprocess.Popen([sys.executable, *start, *alone], env=around, stdout=log, stderr=log) as head,
        ):
            try:
                while head.poll() is None and b"runtime started" not in (folder / "head.log").read_bytes():
                    time.sleep(0.2)
                if head.poll() is None:
                    yield f"127.0.0.1:{port}"
                    return
            finally:
                head.terminate()
    pytest.fail((folder / "head.log").read_text(encoding="utf-8"))


@pytest.mark.long
def test_a_cluster_that_runs_already_is_joined_by_its_address(tmp_path: Path) -> None:
    if importlib.util.find_spec("ray") is None:
        pytest.skip("Ray is not installed, so no cluster was tested: pip install 'miskatonic[ray]'")
    around = {**os.environ, **cluster.LOOPBACK, "RAY_AUTH_MODE": "disabled"}
    told = [sys.executable, "-m", "miskatonic", "simulate", GAME, "--games", "45"]
    outputs = []
    with started(around, tmp_path) as address:
        for how in (["--cluster", address], ["--jobs", "2"]):
            said = subprocess.run([*told, *how], env=around, capture_output=True, text=True)
            assert said.returncode == 0, said.stderr
            outputs.append(said.stdout)
    assert outputs[0] == outputs[1]
    assert "45 games" in outputs[0]


@pytest.mark.long
def test_a_local_cluster_needs_ray_with_its_own_settings() -> None:
    script = (
        "import ray\n"
        "from miskatonic.lab import cluster\n"
        "try:\n"
        "    cluster.joined('local', 1, 'elder_sign').__enter__()\n"
        "except cluster.NoCluster as refused:\n"
        "    print(refused)\n"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "already been loaded" in said.stdout


def complaint(*args: str) -> str:
    said = CliRunner().invoke(commands.simulate, [GAME, "--games", "2", *args])
    assert said.exit_code == 2
    assert said.stdout == ""
    return said.stderr.removeprefix("Error: ").rstrip("\n")


@pytest.mark.parametrize(
    "address", ["here", "auto", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:99999", ":6379", "ray://host"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    assert complaint("--cluster", address) == (
        f"A cluster must be HOST:PORT, or local to start one on this machine, not {address!r}."
    )


def test_an_address_at_which_nobody_is(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    file = tmp_path / "a.jsonl"
    said = complaint("--cluster", f"127.0.0.1:{port}", "--output", str(file))
    assert said.startswith(f"Nobody answers at 127.0.0.1:{port}")
    assert not file.exists()


def test_an_address_at_which_somebody_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        said = complaint("--cluster", f"127.0.0.1:{silent.getsockname()[1]}")
    assert said.endswith("does not answer like a Ray cluster.")


def test_without_ray_the_sentence_says_what_to_do() -> None:
    script = (
        "import sys\n"
        "sys.modules['ray'] = None\n"
        "from miskatonic.cli import main\n"
        f"main(['simulate', '{GAME}', '--games', '2', '--cluster', 'local'])\n"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.count("\n") == 1
    assert "pip install 'miskatonic[ray]'" in said.stderr


def test_what_is_all_there_needs_no_cluster(tmp_path: Path) -> None:
    args = [GAME, "--games", "2", "--jobs", "1", "--output", str(tmp_path / "a.jsonl")]
    assert CliRunner().invoke(commands.simulate, args).exit_code == 0
    assert CliRunner().invoke(commands.simulate, [*args, "--cluster", "127.0.0.1:1"]).exit_code == 0
