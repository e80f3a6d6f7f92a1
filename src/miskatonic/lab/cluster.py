"""The games of a simulation on a Ray cluster (the extra `ray`): seeds go out in shares, results come back.

Ray gives a share to another worker if one is lost. The results of a share are accepted only once, so no game counts
twice; and each worker first checks that it has the same program, rules and cards, so no other games count. A cluster on
this machine (`local`) listens only on loopback, with its own token, and sends no telemetry.
"""

import contextlib
import errno
import functools
import os
import secrets
import socket
import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from ipaddress import ip_address
from itertools import islice
from typing import Any, TypeVar

from miskatonic.kernel import Trouble
from miskatonic.lab.results import stamp
from miskatonic.lab.workers import AHEAD, LostWorkers, play_all

T = TypeVar("T")
LOCAL = "local"
LOOPBACK_ADDRESS = "127.0.0.1"
RETRIES = 3
"""How often a share whose worker was lost is played again before it is given up."""
PATIENCE = 5.0
"""Seconds within which the machine at an address must answer."""
SETTINGS = b"\x04"
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(3) + SETTINGS + bytes(5)
"""The beginning of HTTP/2, which Ray speaks: both sides send their settings first."""
STORE = 100_000_000
"""Bytes of shared memory of a local cluster; results are small."""
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
LOOPBACK = {
    **QUIET,
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # on every system this means: listen on 127.0.0.1 only
    "RAY_enable_metrics_collection": "0",
    "RAY_worker_niceness": "0",  # like processes without Ray
}


class NoCluster(Trouble):
    """There is no cluster to play on, or it can't play these games."""


class Cluster:
    """Workers of a cluster that has been joined."""

    def __init__(self, ray: Any, address: str, game: str) -> None:
        self.ray, self.address, self.game = ray, address, game

    def each(self, play: Callable[[int], T], shares: Sequence[Sequence[int]]) -> Generator[list[T], None, None]:
        """Enough shares are out at a time to keep all its processors busy."""
        ray = self.ray
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_the_same)
        needed = stamp(self.game)
        waiting = iter(shares)
        running: dict[Any, Sequence[int]] = {}
        try:
            while True:
                workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
                for share in islice(waiting, max(0, AHEAD * workers - len(running))):
                    running[task.remote(play, share, self.game, needed)] = share
                if not running:
                    return
                done, _ = ray.wait(list(running), num_returns=1, fetch_local=True)
                for one in done:
                    share = running.pop(one)
                    yield self._result(one, share)
        finally:
            for one in running:
                ray.cancel(one, force=True)

    def _result(self, reference: Any, share: Sequence[int]) -> Any:
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise NoCluster(
                str(cause)
                if isinstance(cause, Trouble)
                else f"A worker at {self.address} can't play: {type(cause).__name__}: {cause}. "
                "Every machine of the cluster needs the same Miskatonic."
            ) from error
        except self.ray.exceptions.RayError as error:
            raise LostWorkers(
                f"The games with the seeds {share[0]} to {share[-1]} were given up: their worker was lost "
                f"{RETRIES + 1} times, or the cluster at {self.address} is gone."
            ) from error


def play_the_same(play: Callable[[int], T], seeds: Sequence[int], game: str, needed: tuple[str, str, str]) -> list[T]:
    """Play a share, if this worker has the same program, rules and cards."""
    if (have := stamp(game)) != needed:
        raise NoCluster(
            f"A worker of the cluster has another version: Miskatonic {have[0]}, rules {have[1]}, cards {have[2]} "
            f"instead of {needed[0]}, {needed[1]}, {needed[2]}. Install the same everywhere."
        )
    return play_all(play, seeds)


@contextlib.contextmanager
def joined(address: str, jobs: int, game: str) -> Iterator[Cluster]:
    """The cluster at that address, or one with that many workers that is started on this machine and stopped
    afterwards.
    """
    told: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": "error"}
    if address == LOCAL:
        told |= {"include_dashboard": False, "num_cpus": jobs, "object_store_memory": STORE}
        around = {**LOOPBACK, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": _token()}
    else:
        around = LOOPBACK if _reach(address) else QUIET
    # Ray's own messages, for example about lost workers, don't belong among the results.
    with _surroundings(around), contextlib.redirect_stdout(sys.stderr):
        ray = _library(address == LOCAL)
        _begin(ray, told)
        try:
            if address == LOCAL and any(node["NodeManagerAddress"] != LOOPBACK_ADDRESS for node in ray.nodes()):
                raise NoCluster("Ray would listen on the network here; a local cluster is for this machine only.")
            yield Cluster(ray, address, game)
        finally:
            ray.shutdown()


@functools.cache
def _library(alone: bool) -> Any:
    """Ray; if it is missing, refuses and says what to do. It reads its environment when it is loaded."""
    if alone and sys.modules.get("ray") is not None:
        raise NoCluster(
            "Ray has already been loaded with other settings; start a local cluster before anything else loads Ray."
        )
    try:
        import ray
    except ImportError as missing:
        raise NoCluster(
            "A cluster needs Ray, which is not installed: pip install 'miskatonic[ray]'. Without it, --jobs plays on "
            "all processors of this machine."
        ) from missing
    return ray


def _begin(ray: Any, told: dict[str, Any]) -> None:
    """Join; if Ray objects, say so in one sentence."""
    try:
        ray.init(**told)
    except Exception as problem:
        ray.shutdown()
        why = next(iter(str(problem).strip().splitlines()), type(problem).__name__)
        raise NoCluster(f"The cluster at {told['address']} can't be joined: {why}") from problem


def _reach(address: str) -> bool:
    """Check that a cluster answers there, because Ray itself would try for minutes; and whether it listens only on
    loopback, because Ray would look for it at this machine's other address.
    """
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not host or not colon or not port.isdecimal() or not 0 < int(port) < 65536:
        raise NoCluster(f"A cluster must be HOST:PORT, or {LOCAL} to start one on this machine, not {address!r}.")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as there:
            reached = there.getpeername()[0]
            if os.environ.get("RAY_USE_TLS", "0") == "0":
                there.sendall(GREETING)
                if there.recv(9)[3:4] != SETTINGS:
                    raise NoCluster(f"What answers at {address} isn't a Ray cluster.")
    except TimeoutError as problem:
        raise NoCluster(f"What is at {address} does not answer like a Ray cluster.") from problem
    except OSError as problem:
        raise NoCluster(f"Nobody answers at {address}: {problem.strerror or problem}.") from problem
    return ip_address(reached).is_loopback and not _listens_elsewhere(int(port))


def _listens_elsewhere(port: int) -> bool:
    """Whether the port is also taken at this machine's network address."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way, socket.socket() as door:
        try:
            way.connect(("192.0.2.1", 9))  # sends nothing: it only asks the system which route it would take
        except OSError:
            return False
        try:
            door.bind((way.getsockname()[0], port))
        except OSError as problem:
            return problem.errno == errno.EADDRINUSE
    return False


@functools.cache
def _token() -> str:
    """Known only to this process and those it starts, so that nobody else on the machine can give them work."""
    return secrets.token_hex(32)


@contextlib.contextmanager
def _surroundings(told: Mapping[str, str]) -> Iterator[None]:
    """Set environment variables for a while; Ray reads most of its settings there."""
    before = {name: os.environ.get(name) for name in told}
    os.environ.update(told)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
