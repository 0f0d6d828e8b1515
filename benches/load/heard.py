"""What a player of the load needs of what the hall says; everything else in a message is passed over."""

from __future__ import annotations

from typing import Final

import msgspec


class Option(msgspec.Struct):
    key: str


class Ask(msgspec.Struct):
    seat: int
    options: list[Option]


class Notice(msgspec.Struct, tag_field="type", tag=str.lower):
    """The base of all that the hall says."""


class Sight(Notice):
    seq: int
    seat: int
    over: bool
    decisions: int
    news: list[msgspec.Raw]
    ask: Ask | None = None


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


Heard = Sight | Done | Refused | Talk | Pong | Bye
DECODER: Final = msgspec.json.Decoder(Heard)
