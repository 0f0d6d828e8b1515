"""Names of tables, by which they have their homes."""

from __future__ import annotations

import secrets
import zlib


def name() -> str:
    """A name for a table that nobody can guess."""
    return secrets.token_urlsafe(9)


def home_by_name(table: str, count: int) -> int:
    """Where a table is at home, of so many homes: a pure function of its name, so that nobody need be asked."""
    return zlib.crc32(table.encode()) % count


def name_at(home: int, count: int) -> str:
    """A name for a table that is at home there."""
    while home_by_name(found := name(), count) != home:
        pass
    return found
