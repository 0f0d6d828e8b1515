"""A temporary PostgreSQL server, and the data of a hall in it."""

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

import sqlalchemy as sql

from meadhall.server.store.schema import EVENTS
from meadhall.server.tables.events import DECODER
from meadhall.server.tables.journal import StoredEvent

PROGRAMS: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
NOT_INSTALLED: Final = "PostgreSQL is not installed; on Debian: apt-get install postgresql"
UNSAFE_BUT_FAST: Final = "-c fsync=off -c full_page_writes=off"  # faster, for data that need not survive a crash


@contextlib.contextmanager
def server(options: str = "", port: int = 0) -> Generator[str]:
    """Run a new server while the context is open, and yield its URL. Without a port, it uses a socket in its folder."""
    bin = PROGRAMS[-1] if PROGRAMS else Path(shutil.which("initdb") or sys.exit(NOT_INSTALLED)).parent
    with tempfile.TemporaryDirectory(prefix="postgres") as folder:
        user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name  # it refuses to run as root
        shutil.chown(folder, user)
        socket_or_port = f"-c listen_addresses=127.0.0.1 -p {port}" if port else "-c listen_addresses="
        host = ["-h", "127.0.0.1", "-p", str(port)] if port else ["-h", folder]

        def run(program: str, *arguments: str) -> None:
            command = [str(bin / program), *arguments]
            subprocess.run(command, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL, timeout=120)

        run("initdb", "-D", f"{folder}/data", "-U", "hall", "--auth=trust", "--no-sync")
        settings = f"{options} -c max_connections=300 -k {folder} {socket_or_port}"
        run("pg_ctl", "-D", f"{folder}/data", "-w", "-l", f"{folder}/log", "-o", settings, "start")
        try:
            run("createdb", *host, "-U", "hall", "hall")
            yield (
                f"postgresql+psycopg://hall@127.0.0.1:{port}/hall"
                if port
                else (f"postgresql+psycopg://hall@/hall?host={folder}")
            )
        finally:
            run("pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop")


class StoredHall:
    """Reads the data of a hall in a database, without the hall."""

    def __init__(self, url: str) -> None:
        self._engine = sql.create_engine(url)

    def close(self) -> None:
        """Close the connection."""
        self._engine.dispose()

    def events(self, table: str) -> list[StoredEvent]:
        """Return the stored events of a table."""
        columns = (EVENTS.c.seq, EVENTS.c.command_id, EVENTS.c.person, EVENTS.c.body, EVENTS.c.at)
        query = sql.select(*columns).where(EVENTS.c.table_id == table).order_by(EVENTS.c.seq)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        return [StoredEvent(seq, command, person, DECODER.decode(body), at) for seq, command, person, body, at in rows]

    def owners(self) -> dict[str, str]:
        """Return the address of each table's node."""
        query = sql.text("select t.id, l.address from tables t join leases l on l.number = t.owner")
        with self._engine.connect() as connection:
            return {row.id: row.address for row in connection.execute(query)}
