"""Turns of several processes that write to one file."""

from __future__ import annotations

import os
from pathlib import Path


class Turns:
    """A lock on a file, held while inside; its kernel lets those in who wait, and lets go for a process that dies.

    SQLite has a lock of its own, but who waits for that looks again now and then, in ever longer pauses: a process
    that writes on and on would leave no gap for the others to find.
    """

    def __init__(self, file: Path) -> None:
        self._lock = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def __enter__(self) -> None:
        import fcntl  # there is none on Windows, where a hall is one process

        fcntl.flock(self._lock, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        import fcntl

        fcntl.flock(self._lock, fcntl.LOCK_UN)

    def close(self) -> None:
        """Lets go of the file."""
        os.close(self._lock)
