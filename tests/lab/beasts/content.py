"""The beasts, and how much each adds to its rolls."""

from __future__ import annotations

from meadhall.engine import ContentTable, read_content


class Beast(ContentTable, frozen=True):
    id: str
    adds: int
    note: str = ""


class Content(ContentTable, frozen=True):
    rounds: int
    beast: list[Beast]


CONTENT = read_content(__package__, "beasts.toml", Content)
