"""Channels: addresses of one's own at ntfy, Discord, Slack and the like, and what is posted to each kind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.addresses import origin
from meadhall.server.protocol.problems import Denied

TOPIC: Final = re.compile(r"/([-_A-Za-z0-9]{1,64})/?")
PLAIN: Final = re.compile(r"[!-~]+")  # without blanks, and in ASCII


class Message(NamedTuple):
    """What somebody is told: a title, a sentence, and where the table is."""

    title: str
    text: str
    link: str


class Post(NamedTuple):
    """What is sent, and where to."""

    url: str
    body: bytes


def checked(channel: str, services: Sequence[str]) -> str:
    """An address to which the hall may send, as it is kept; Denied says why it may not."""
    said = channel.strip()
    parts = _parts(said)
    service = _service(parts)
    if service not in services:
        raise Denied("invalid", "service-unknown", services=list(services), channel=service)
    if parts.path.strip("/") == "":
        raise Denied("invalid", "address-without-name", service=service)
    return said


def _parts(channel: str) -> SplitResult:
    try:
        parts = urlsplit(channel)
    except ValueError:
        raise Denied("invalid", "bad-address", channel=channel) from None
    plain = PLAIN.fullmatch(channel) and not parts.fragment
    if not plain or parts.scheme not in ("http", "https") or not parts.netloc:
        raise Denied("invalid", "bad-address", channel=channel)
    return parts


def _service(parts: SplitResult) -> str:
    """Whose address it is, as the settings of a hall name it; a name or a password before the host is none of it."""
    place = f"{parts.scheme}://{parts.netloc}"
    try:
        return origin(place)
    except MeadhallError:
        raise Denied("invalid", "bad-address", channel=place) from None


def service_of(channel: str) -> str:
    """Whose channel it is, without what of the address is secret."""
    return urlsplit(channel).hostname or ""


def post_of(channel: str, message: Message) -> Post:
    """A message in the form that the service of a channel takes."""
    parts = urlsplit(channel)
    if parts.path.startswith("/api/webhooks/"):
        text = f"**{message.title}**\n{message.text}\n{message.link}"
        return _post(channel, {"content": text, "allowed_mentions": {"parse": []}})
    topic = TOPIC.fullmatch(parts.path)
    if topic is not None:
        body = {"topic": topic[1], "title": message.title, "message": message.text, "click": message.link}
        return _post(f"{parts.scheme}://{parts.netloc}/", body)
    return _post(channel, {"text": _without_marks(f"{message.title}\n{message.text}\n{message.link}")})


def _post(url: str, body: dict[str, Any]) -> Post:
    return Post(url, msgspec.json.encode(body))


def _without_marks(text: str) -> str:
    """As Slack wants it, so that no name of a player calls a whole channel."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
