"""Channels: a person's address at ntfy, Discord, Slack and the like, and the request for each kind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.addresses import origin
from meadhall.server.protocol.problems import Denial

TOPIC: Final = re.compile(r"/([-_A-Za-z0-9]{1,64})/?")
PLAIN: Final = re.compile(r"[!-~]+")  # without blanks, and in ASCII


class Message(NamedTuple):
    """A message: title, sentence, and link to the table."""

    title: str
    text: str
    link: str


class Post(NamedTuple):
    """A request: body and address."""

    url: str
    body: bytes


def checked_channel(channel: str, services: Sequence[str]) -> str:
    """Return the address of a channel in stored form; Denial says why it is not allowed."""
    said = channel.strip()
    parts = _parts(said)
    service = _service(parts)
    if service not in services:
        raise Denial("invalid", "service-unknown", services=list(services), channel=service)
    if parts.path.strip("/") == "":
        raise Denial("invalid", "address-without-name", service=service)
    return said


def _parts(channel: str) -> SplitResult:
    try:
        parts = urlsplit(channel)
    except ValueError:
        raise Denial("invalid", "bad-address", channel=channel) from None
    plain = PLAIN.fullmatch(channel) and not parts.fragment
    if not plain or parts.scheme not in ("http", "https") or not parts.netloc:
        raise Denial("invalid", "bad-address", channel=channel)
    return parts


def _service(parts: SplitResult) -> str:
    """Service of an address, as the settings name it, without a user name or password."""
    place = f"{parts.scheme}://{parts.netloc}"
    try:
        return origin(place)
    except MeadhallError:
        raise Denial("invalid", "bad-address", channel=place) from None


def service_of(channel: str) -> str:
    """Service of a channel, without the secret part of the address."""
    return urlsplit(channel).hostname or ""


def post_of(channel: str, message: Message) -> Post:
    """Put a message into the form that the service of a channel takes."""
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
    """Escape a text for Slack, so that no player's name notifies a whole channel."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
