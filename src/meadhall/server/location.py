"""The lock on the data folder of a hall, and the address of the hall."""

from __future__ import annotations

import contextlib
import errno
import socket
from collections.abc import Generator
from pathlib import Path
from typing import Final, TextIO

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.settings import Settings

ALL_INTERFACES: Final = ("0.0.0.0", "::", "")
LOCAL_ADDRESSES: Final = (*ALL_INTERFACES, "127.0.0.1", "::1")


# ---- one hall for a folder


class AlreadyOpen(MeadhallError):
    """Another hall is open with the same data; `hall_address` is its address, or empty if unknown."""

    def __init__(self, folder: Path, hall_address: str) -> None:
        at = f", at {hall_address}" if hall_address else ""
        super().__init__(f"another hall is open with the data in {folder}{at}; close it, or choose another with --data")
        self.hall_address = hall_address


@contextlib.contextmanager
def locked_folder(settings: Settings) -> Generator[TextIO]:
    """Create the data folder, and lock it inside a `with` block, so that no second hall writes to its tables.

    Yield the lock file. Raise AlreadyOpen if another hall has the lock.
    """
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (settings.data / "lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise MeadhallError(f"cannot save anything in {settings.data}: {error.strerror}") from None
    with lock:
        try:
            import fcntl
        except ImportError:  # Windows has no such locks: the operator must not open two halls
            yield lock
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.seek(0)
            raise AlreadyOpen(settings.data, lock.read().strip()) from None
        lock.truncate(0)  # removes the address of an earlier hall
        yield lock


def write_address(lock: TextIO, hall_address: str) -> None:
    """Write the hall's address into the lock file, for the error message of a second hall."""
    lock.write(f"{hall_address}\n")
    lock.flush()


# ---- the address


def bound_socket(settings: Settings, option: str = "--port") -> socket.socket:
    """Return a listening socket at the address of the settings. Raise MeadhallError if it cannot be opened."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        advice = f"another program may be using it. Choose another with {option}"
        if error.errno != errno.EADDRINUSE:
            advice = "check --host and --port" if option == "--port" else f"check {option}"
        raise MeadhallError(
            f"cannot open the hall at {settings.host} port {settings.port}: {error.strerror}; {advice}"
        ) from None
    return listening


def address(settings: Settings, port: int) -> str:
    """Return the hall's address for a browser on this machine."""
    host = "localhost" if settings.host in LOCAL_ADDRESSES else settings.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def network_address(settings: Settings, port: int) -> str:
    """Return the hall's address for browsers in the same network; empty if they cannot reach it."""
    if settings.host not in ALL_INTERFACES:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the outgoing address
            return f"http://{probe.getsockname()[0]}:{port}/"
        except OSError:
            return ""
