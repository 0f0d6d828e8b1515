"""Joins a Ray cluster, sends files to its nodes, and translates its errors."""

from __future__ import annotations

import hashlib
import os
import pickle
import platform
import re
import socket
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import meadhall
from meadhall.engine.common.errors import MeadhallError
from meadhall.extras import require
from meadhall.lab.bundle import Bundle

T = TypeVar("T")
R = TypeVar("R")
CONNECT_SECONDS: Final = 5  # timeout for a connection to the cluster's address
RETRIES: Final = 5  # retries of a match whose node or process was killed
PLACE: Final = re.compile(r"\[?([^/\s]+?)\]?:(\d{1,5})")
AUTO: Final = "auto"
GRPC_GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0"  # first bytes of a gRPC connection
SETTINGS: Final = 4  # type of the first frame in a gRPC answer
ADDRESS: Final = "it is HOST:PORT of its first node, or auto for a cluster on this machine"


class ClusterError(MeadhallError):
    """A Ray cluster cannot be joined, or cannot play matches."""


class Cluster:
    """The nodes of the cluster at an address. They receive the files of the games and bots in `names`, then play."""

    def __init__(self, address: str, names: Iterable[str]) -> None:
        self._ray = require("ray", "ray", "playing on a Ray cluster needs")
        if self._ray.is_initialized():
            raise ClusterError("this process already uses a Ray cluster")
        _check_address(address)
        self._folder = tempfile.TemporaryDirectory(prefix="meadhall-")
        self._bundle = Bundle(Path(self._folder.name))
        try:
            self._bundle.pack(names)
            self._connect(address)
        except BaseException:
            self.leave()
            raise
        self._code = local_code_version()
        self._play = self._ray.remote(num_cpus=1, max_retries=RETRIES)(_node_function())

    def _connect(self, address: str) -> None:
        runtime_env = {"working_dir": self._folder.name} if self._bundle else None
        try:
            self._ray.init(address, runtime_env=runtime_env, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # Ray raises many kinds; the first line names the reason
            raise ClusterError(f"the Ray cluster at {address} cannot be joined: {_first_line(error)}") from error

    @property
    def processors(self) -> int:
        """Number of matches that run at the same time."""
        return int(self._ray.cluster_resources().get("CPU", 0)) or 1

    def name_in_workers(self, name: str) -> str:
        """Return the name that a game or bot has on every node."""
        return self._bundle.name_in_bundle(name)

    def starter(self, work: Callable[[T], R]) -> Callable[[T], Callable[[], R]]:
        """Return a function that starts the work for an item on a node.

        That function returns another function, which waits for the result.
        """
        stored_work = self._ray.put(pickle.dumps(work))

        def start(item: T) -> Callable[[], R]:
            promise = self._play.remote(self._code, stored_work, pickle.dumps(item))
            return lambda: self._wait_for_result(promise)

        return start

    def _wait_for_result(self, promise: Any) -> Any:
        problems = self._ray.exceptions
        try:
            problem, result = self._ray.get(promise)
        except problems.RayTaskError as error:
            raise error.cause from None
        except problems.RuntimeEnvSetupError as error:
            raise ClusterError(
                f"a node of the Ray cluster cannot store the sent files: {_first_line(error)}"
            ) from error
        except problems.RayError as error:
            loss_sentence = (
                f"a match was started {RETRIES + 1} times on the Ray cluster, and each time its process was lost"
            )
            raise ClusterError(f"{loss_sentence}: {_first_line(error)}") from error
        if problem:
            raise ClusterError(problem)
        return pickle.loads(result)

    def leave(self) -> None:
        """Leave the cluster and drop all running work."""
        self._ray.shutdown()
        self._folder.cleanup()


def _node_function() -> Callable[[str, bytes, bytes], tuple[str, bytes]]:
    """Return the function that each node runs.

    Ray sends the code of a nested function. So it runs even on a node without Meadhall, where it reports the problem.
    """

    def play(code: str, work: bytes, item: bytes) -> tuple[str, bytes]:
        import pickle
        import platform

        try:
            from meadhall.lab.cluster import local_code_version

            version = local_code_version()
        except ImportError as error:
            return f"node {platform.node()} cannot import Meadhall: {error}", b""
        if version != code:
            difference = f"node {platform.node()} has {version}, but this machine has {code}"
            return f"{difference}: install the same version everywhere", b""
        return "", pickle.dumps(pickle.loads(work)(pickle.loads(item)))

    return play


def _check_address(address: str) -> None:
    """Raise ClusterError if no Ray cluster answers at the address. Ray itself would wait for minutes."""
    if address == AUTO:
        return
    host_and_port = PLACE.fullmatch(address)
    if host_and_port is None:
        raise ClusterError(f"'{address}' is not the address of a Ray cluster; {ADDRESS}")
    try:
        with socket.create_connection((host_and_port[1], int(host_and_port[2])), CONNECT_SECONDS) as connection:
            is_ray = "RAY_USE_TLS" in os.environ or _is_ray(connection)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ClusterError(f"no answer from {address}: {reason}; {ADDRESS}") from None
    if not is_ray:
        raise ClusterError(f"{address} answers, but it is not a Ray cluster; {ADDRESS}")


def _is_ray(connection: socket.socket) -> bool:
    """Whether a Ray cluster answers at the other end of a connection."""
    connection.sendall(GRPC_GREETING)
    answer = connection.recv(9)
    return len(answer) > 3 and answer[3] == SETTINGS


def _first_line(error: Exception) -> str:
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)


CODE_SUFFIXES: Final = (".py", ".toml")  # suffixes of files that matches depend on


@cache
def local_code_version() -> str:
    """Return a text with the versions of Meadhall and Python and a digest of the code. It must be equal everywhere."""
    digest, root = hashlib.blake2b(digest_size=4), Path(meadhall.__file__).parent
    for path in sorted(path for path in root.rglob("*") if path.suffix in CODE_SUFFIXES):
        digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    python = ".".join(platform.python_version_tuple()[:2])
    return f"Meadhall {meadhall.__version__} (code {digest.hexdigest()}) with Python {python}"
