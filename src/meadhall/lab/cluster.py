"""A Ray cluster: joining it, sending files to its nodes, and its errors."""

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
WAITS: Final = 5  # seconds to wait for an answer at an address
AGAIN: Final = 5  # tries of a match whose node or process was killed
PLACE: Final = re.compile(r"\[?([^/\s]+?)\]?:(\d{1,5})")
AUTO: Final = "auto"
HELLO: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0"  # begins a gRPC connection, as Ray does
SETTINGS: Final = 4  # kind of the frame in the answer
ADDRESS: Final = "it is HOST:PORT of its first node, or auto for a cluster on this machine"


class ClusterError(MeadhallError):
    """A Ray cluster that cannot be joined, or has nothing to play on."""


class Cluster:
    """All nodes at an address. They receive the files that these words name, and run matches."""

    def __init__(self, address: str, words: Iterable[str]) -> None:
        self._ray = require("ray", "ray", "playing on a Ray cluster needs")
        if self._ray.is_initialized():
            raise ClusterError("this process plays on a Ray cluster already")
        _look(address)
        self._folder = tempfile.TemporaryDirectory(prefix="meadhall-")
        self._bundle = Bundle(Path(self._folder.name))
        try:
            self._bundle.pack(words)
            self._enter(address)
        except BaseException:
            self.leave()
            raise
        self._code = code_here()
        self._play = self._ray.remote(num_cpus=1, max_retries=AGAIN)(_by_value())

    def _enter(self, address: str) -> None:
        carried = {"working_dir": self._folder.name} if self._bundle else None
        try:
            self._ray.init(address, runtime_env=carried, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # of many kinds; the first line gives the reason
            raise ClusterError(f"the Ray cluster at {address} cannot be entered: {_first(error)}") from error

    @property
    def processors(self) -> int:
        """How many matches are played at once."""
        return int(self._ray.cluster_resources().get("CPU", 0)) or 1

    def named(self, word: str) -> str:
        """Name of a game or bot on every node."""
        return self._bundle.named(word)

    def doing(self, work: Callable[[T], R]) -> Callable[[T], Callable[[], R]]:
        """Return a function that starts this work on a node, and gives a function that waits for the result."""
        sent = self._ray.put(pickle.dumps(work))

        def begun(thing: T) -> Callable[[], R]:
            promise = self._play.remote(self._code, sent, pickle.dumps(thing))
            return lambda: self._got(promise)

        return begun

    def _got(self, promise: Any) -> Any:
        problems = self._ray.exceptions
        try:
            misfit, packed = self._ray.get(promise)
        except problems.RayTaskError as error:
            raise error.cause from None
        except problems.RuntimeEnvSetupError as error:
            raise ClusterError(f"a node of the Ray cluster cannot store the sent files: {_first(error)}") from error
        except problems.RayError as error:
            lost = f"a match was begun {AGAIN + 1} times on the Ray cluster, and each time its process was lost"
            raise ClusterError(f"{lost}: {_first(error)}") from error
        if misfit:
            raise ClusterError(misfit)
        return pickle.loads(packed)

    def leave(self) -> None:
        """Drop all running work."""
        self._ray.shutdown()
        self._folder.cleanup()


def _by_value() -> Callable[[str, bytes, bytes], tuple[str, bytes]]:
    """The function that each node runs, sent as a value, so that a node without our Meadhall can say so."""

    def play(code: str, work: bytes, thing: bytes) -> tuple[str, bytes]:
        import pickle
        import platform

        try:
            from meadhall.lab.cluster import code_here

            there = code_here()
        except ImportError as error:
            return f"node {platform.node()} has no Meadhall that can play here: {error}", b""
        if there != code:
            return f"node {platform.node()} has {there}, but here is {code}: install the same on all", b""
        return "", pickle.dumps(pickle.loads(work)(pickle.loads(thing)))

    return play


def _look(address: str) -> None:
    """Check that something answers at the address: Ray itself would wait for minutes."""
    if address == AUTO:
        return
    place = PLACE.fullmatch(address)
    if place is None:
        raise ClusterError(f"'{address}' is not the address of a Ray cluster; {ADDRESS}")
    try:
        with socket.create_connection((place[1], int(place[2])), WAITS) as there:
            speaks = "RAY_USE_TLS" in os.environ or _speaks(there)
    except (OSError, OverflowError) as error:
        said = getattr(error, "strerror", None) or str(error)
        raise ClusterError(f"nobody answers at {address}: {said}; {ADDRESS}") from None
    if not speaks:
        raise ClusterError(f"{address} answers, but it is not a Ray cluster; {ADDRESS}")


def _speaks(there: socket.socket) -> bool:
    """Whether the answer looks like Ray."""
    there.sendall(HELLO)
    answer = there.recv(9)
    return len(answer) > 3 and answer[3] == SETTINGS


def _first(error: Exception) -> str:
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)


COUNTS: Final = (".py", ".toml")  # the files that a match depends on


@cache
def code_here() -> str:
    """Version of Meadhall, digest of its code and content, and version of Python: one for all machines of a series."""
    digest, root = hashlib.blake2b(digest_size=4), Path(meadhall.__file__).parent
    for path in sorted(path for path in root.rglob("*") if path.suffix in COUNTS):
        digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    python = ".".join(platform.python_version_tuple()[:2])
    return f"Meadhall {meadhall.__version__} (code {digest.hexdigest()}) with Python {python}"
