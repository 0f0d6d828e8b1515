"""What the process that lets people in, the door, says to a worker, and a worker to it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.server.config.counts import Act


class Message(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The base of all of them."""


# ---- from the door


class Open(Message, frozen=True):
    """Open your home: which it is of how many, and the settings, pickled.

    The first one opens the hall for all; one that follows a dead one is told since when that is dead.
    """

    home: int
    homes: int
    settings: bytes
    opens_hall: bool
    gone_since: float | None


class Serve(Message, frozen=True):
    """Serve the connection that comes along; what was read of it already is its head."""

    head: bytes


class Asked(Message, frozen=True):
    """Another home asks something."""

    number: int
    by: int
    question: msgspec.Raw


class Replied(Message, frozen=True):
    """The answer to a question: `refusal` is set where there is none."""

    number: int
    content: msgspec.Raw
    refusal: bool = False


class Told(Message, frozen=True):
    """Another home tells something."""

    notice: msgspec.Raw


class Counted(Message, frozen=True):
    """What came of something that was to be counted."""

    number: int
    result: float


class Ping(Message, frozen=True):
    """Say something: are you well?"""


class Close(Message, frozen=True):
    """Say good-bye, and close."""


# ---- from a worker


class Opened(Message, frozen=True):
    """The home is open."""


class Pong(Message, frozen=True):
    """The home is well."""


class NotOpened(Message, frozen=True):
    """The home cannot be opened, and why, in a sentence."""

    words: str


class PassOn(Message, frozen=True):
    """Give the connection that comes along to another home."""

    home: int
    head: bytes


class Ask(Message, frozen=True):
    """Ask another home something."""

    number: int
    home: int
    question: msgspec.Raw


class Reply(Message, frozen=True):
    """The answer to what another home has asked."""

    number: int
    by: int
    content: msgspec.Raw
    refusal: bool = False


class Tell(Message, frozen=True):
    """Tell all other homes something."""

    notice: msgspec.Raw


class Count(Message, frozen=True):
    """Count something; what came of it is to be said where it has a number."""

    number: int | None
    act: Act


ToWorker = Open | Serve | Asked | Replied | Told | Counted | Ping | Close
FromWorker = Opened | Pong | NotOpened | PassOn | Ask | Reply | Tell | Count
TO_WORKER: Final = msgspec.msgpack.Decoder(ToWorker)
FROM_WORKER: Final = msgspec.msgpack.Decoder(FromWorker)


def encoded(message: Any) -> bytes:
    """A message as it is sent."""
    return msgspec.msgpack.encode(message)


def raw(content: Any) -> msgspec.Raw:
    """Something within a message, which whoever passes it on need not read."""
    return msgspec.Raw(msgspec.msgpack.encode(content))
