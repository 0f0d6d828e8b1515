"""Find the table of a request by its first line."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import unquote, urlsplit

ENOUGH: Final = 8192  # bytes: a longer first line is not waited for
OF_A_TABLE: Final = re.compile(r"/(?:socket|api/tables|api/replays)/(?P<table>[^/]+)(?:/.*)?")
OF_ONE_NODE: Final = re.compile(r"/lab(?:/.*)?")


def is_complete(head: bytes | bytearray) -> bool:
    """Whether the first line of a request has arrived, or is too long."""
    return b"\n" in head or len(head) > ENOUGH


def path_of(head: bytes | bytearray) -> str:
    """The path in the first line of a request; empty if the line is not a request."""
    words = bytes(head).lstrip(b"\r\n").partition(b"\n")[0].split()
    try:
        return unquote(urlsplit(words[1].decode("latin-1")).path) if len(words) > 1 else ""
    except ValueError:
        return ""


def table_in_path(path: str) -> str | None:
    """The table or match that a path names."""
    found = OF_A_TABLE.fullmatch(path)
    return found["table"] if found else None


def is_of_one_node(path: str) -> bool:
    """Whether the oldest node serves all requests for this path: only it has the laboratory."""
    return OF_ONE_NODE.fullmatch(path) is not None
