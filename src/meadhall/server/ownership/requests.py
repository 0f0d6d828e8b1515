"""Which table a request is about, by its first line alone."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import unquote, urlsplit

ENOUGH: Final = 8192  # bytes in which a first line must have come to its end
OF_A_TABLE: Final = re.compile(r"/(?:socket|api/tables|api/replays)/(?P<table>[^/]+)(?:/.*)?")
NEW_TABLE: Final = ("POST", "/api/tables")
OF_ONE_HOME: Final = re.compile(r"/lab(?:/.*)?")


def is_whole(head: bytes | bytearray) -> bool:
    """Whether the first line of a request has come, or is too long to be one."""
    return b"\n" in head or len(head) > ENOUGH


def asked_for(head: bytes | bytearray) -> tuple[str, str]:
    """The method and the path in the first line of a request; nothing where it is none."""
    words = bytes(head).lstrip(b"\r\n").partition(b"\n")[0].split()
    if len(words) < 2:
        return "", ""
    try:
        return words[0].decode("latin-1"), unquote(urlsplit(words[1].decode("latin-1")).path)
    except ValueError:
        return "", ""


def table_of(path: str) -> str | None:
    """The table, or the match, that a path names."""
    found = OF_A_TABLE.fullmatch(path)
    return found["table"] if found else None


def sets_a_table(method: str, path: str) -> bool:
    """Whether a request sets a new table, which may be at home anywhere."""
    return (method, path) == NEW_TABLE


def is_of_one_home(path: str) -> bool:
    """Whether all requests of this kind go to the first home, which alone knows what they are about."""
    return OF_ONE_HOME.fullmatch(path) is not None
