"""The parts of the hall's messages that a client of the load test needs; other fields are skipped."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.server.protocol.patch import patched


class Notice(msgspec.Struct, tag_field="type", tag=str.lower):
    """The base of all messages of the hall."""


class Sight(Notice):
    seq: int
    seat: int
    over: bool
    decisions: int
    news: list[Any]
    ask: Any = None

    def with_changes(self, change: Change) -> Sight:
        """Return the sight after a change."""
        fields = {
            name: patched(getattr(self, name), change.patch[name]) for name in SIGHT_FIELDS if name in change.patch
        }
        return msgspec.structs.replace(self, **fields)


class Change(Notice):
    patch: dict[str, Any]


class Done(Notice):
    id: str
    seq: int


class Refused(Notice):
    id: str
    seq: int
    words: str
    code: str


class Talk(Notice):
    pass


class Pong(Notice):
    at: float


class Bye(Notice):
    words: str


HallMessage = Sight | Change | Done | Refused | Talk | Pong | Bye
SIGHT_FIELDS: Final = ("seq", "seat", "over", "decisions", "news", "ask")
DECODER: Final = msgspec.json.Decoder(HallMessage)
