"""A copy of the project where tests may plant faults. The checkout itself is never changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.waiting import load

ROOT: Final = Path(__file__).parents[2]
PARTS: Final = ("src", "tests", "benches", "examples", "docs", "web", "pyproject.toml", "README.md", "CONTRIBUTING.md")
MAX_SECONDS: Final = 1200  # seconds for one test run on an unloaded machine


class Undecided(Exception):
    """The tests did not end in time, so it is unknown whether they find the fault."""


class Copy:
    """A copy of the project in a temporary folder."""

    def __init__(self, folder: Path, parts: Sequence[str] = PARTS) -> None:
        self.folder = folder
        self._changes = 0
        for part in parts:
            if (ROOT / part).is_dir():
                shutil.copytree(
                    ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "node_modules")
                )
            elif (ROOT / part).exists():
                shutil.copy(ROOT / part, folder / part)

    @contextmanager
    def changed(self, file: str, text: str) -> Generator[None]:
        """Give a file another text inside the `with` block."""
        path = self.folder / file
        before = path.read_text("utf-8")
        self._write(path, text)
        try:
            yield
        finally:
            self._write(path, before)

    def _write(self, path: Path, text: str) -> None:
        """Write a file with a modification time one second later than before, as Python may reuse compiled code."""
        path.write_text(text, "utf-8")
        self._changes += 1
        at = path.stat().st_mtime + self._changes
        os.utime(path, (at, at))

    def first_failure(self, tests: Sequence[str], depth: int = 1) -> str:
        """Return the first test that fails in the copy, or "" if all pass. Raise Undecided if a run takes too long.

        Each of `tests` is run separately, because slow tests come first within a run.
        """
        return next((failed for selection in tests if (failed := self._failure_in(selection, depth))), "")

    def _failure_in(self, tests: str, depth: int) -> str:
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "--no-header",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
        ]
        paths = {"PYTHONPATH": str(self.folder / "src"), "MEADHALL_DEPTH": str(depth)}
        try:
            done = subprocess.run(
                [*command, tests],
                cwd=self.folder,
                env=os.environ | paths,
                capture_output=True,
                text=True,
                check=False,
                timeout=MAX_SECONDS * load(),
            )
        except subprocess.TimeoutExpired as trouble:
            raise Undecided(f"undecided, no end after {trouble.timeout:.0f} s") from None
        if done.returncode == 0:
            return ""
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return failed[0].split(" - ")[0].split(" ", 1)[1] if failed else f"pytest ended with {done.returncode}"
