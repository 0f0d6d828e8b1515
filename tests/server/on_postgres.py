"""Run the server tests, or the given files, on PostgreSQL: python -m tests.server.on_postgres, or make test-nodes.

The server is Debian's. It listens on a socket in a temporary folder until the tests end.
"""

from __future__ import annotations

import os
import subprocess
import sys

from benches.halls.postgres import UNSAFE_BUT_FAST, server
from tests.server.databases import SERVER


def main() -> int:
    """Return the exit code of pytest."""
    with server(UNSAFE_BUT_FAST) as url:
        which = [] if any(word.startswith("tests/") for word in sys.argv[1:]) else ["tests/server"]
        tests = [sys.executable, "-m", "pytest", *which, *sys.argv[1:]]
        return subprocess.run(tests, check=False, env={**os.environ, SERVER: url}).returncode


if __name__ == "__main__":
    sys.exit(main())
