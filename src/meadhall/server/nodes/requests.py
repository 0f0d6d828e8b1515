"""Finds the table of a request in its first line."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import unquote, urlsplit

MAX_LINE_BYTES: Final = 8192  # of a first line; a longer line counts as complete
TABLE_PATH: Final = re.compile(r"/(?:socket|api/tables|api/replays)/(?P<table>[^/]+)(?:/.*)?")
OLDEST_NODE_PATH: Final = re.compile(r"/lab(?:/.*)?")


def is_complete(head: bytes | bytearray) -> bool:
    """Whether the first line of a request has arrived, or has become too long."""
    return b"\n" in head or len(head) > MAX_LINE_BYTES


def path_of(head: bytes | bytearray) -> str:
    """Return the path in the first line of a request; empty if the line is invalid."""
    parts = bytes(head).lstrip(b"\r\n").partition(b"\n")[0].split()
    try:
        return unquote(urlsplit(parts[1].decode("latin-1")).path) if len(parts) > 1 else ""
    except ValueError:
        return ""


def table_in_path(path: str) -> str | None:
    """Return the id of the table or replay in a path; None if it has none."""
    match = TABLE_PATH.fullmatch(path)
    return match["table"] if match else None


def is_for_oldest_node(path: str) -> bool:
    """Whether the oldest node must serve this path, because only that node has the laboratory."""
    return OLDEST_NODE_PATH.fullmatch(path) is not None
