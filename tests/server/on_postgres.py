"""Runs the tests of the server on PostgreSQL: python -m tests.server.on_postgres, or make test-nodes.

The server is Debian's, reached over a socket in a folder that is thrown away. It runs until the tests end.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Final

from tests.server.databases import SERVER

PROGRAMS: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
HURRIED: Final = "-c fsync=off -c full_page_writes=off -c max_connections=300 -c listen_addresses="


@contextlib.contextmanager
def server() -> Generator[str]:
    """The URL of a new server, which runs while inside."""
    bin = PROGRAMS[-1] if PROGRAMS else Path(shutil.which("initdb") or sys.exit(MISSING)).parent
    with tempfile.TemporaryDirectory(prefix="postgres") as folder:
        user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name  # it does not run as root
        shutil.chown(folder, user)

        def run(program: str, *words: str) -> None:
            command = [str(bin / program), *words]
            subprocess.run(command, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL, timeout=120)

        run("initdb", "-D", f"{folder}/data", "-U", "hall", "--auth=trust", "--no-sync")
        run("pg_ctl", "-D", f"{folder}/data", "-w", "-l", f"{folder}/log", "-o", f"{HURRIED} -k {folder}", "start")
        try:
            run("createdb", "-h", folder, "-U", "hall", "hall")
            yield f"postgresql+psycopg://hall@/hall?host={folder}"
        finally:
            run("pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop")


MISSING: Final = "PostgreSQL is not installed; on Debian: apt-get install postgresql"


def main() -> int:
    """What pytest ends with."""
    with server() as url:
        tests = [sys.executable, "-m", "pytest", "tests/server", *sys.argv[1:]]
        return subprocess.run(tests, check=False, env={**os.environ, SERVER: url}).returncode


if __name__ == "__main__":
    sys.exit(main())
