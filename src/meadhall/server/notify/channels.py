"""Channels: addresses of people at ntfy, Discord, Slack or similar services, and the request for each service."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from meadhall.engine.common.errors import MeadhallError
from meadhall.server.config.addresses import checked_origin
from meadhall.server.protocol.problems import Denial

TOPIC: Final = re.compile(r"/([-_A-Za-z0-9]{1,64})/?")
PRINTABLE: Final = re.compile(r"[!-~]+")  # ASCII without spaces


class Message(NamedTuple):
    """A message: title, text, and link to the table."""

    title: str
    text: str
    link: str


class Post(NamedTuple):
    """A request to a service."""

    url: str
    body: bytes


def checked_channel(channel: str, services: Sequence[str]) -> str:
    """Return the address of a channel without surrounding spaces. Raise Denial if it is not allowed."""
    address = channel.strip()
    parts = _parts(address)
    service = _service(parts)
    if service not in services:
        raise Denial("invalid", "service-unknown", services=list(services), channel=service)
    if parts.path.strip("/") == "":
        raise Denial("invalid", "address-without-name", service=service)
    return address


def _parts(channel: str) -> SplitResult:
    try:
        parts = urlsplit(channel)
    except ValueError:
        raise Denial("invalid", "bad-address", channel=channel) from None
    plain = PRINTABLE.fullmatch(channel) and not parts.fragment
    if not plain or parts.scheme not in ("http", "https") or not parts.netloc:
        raise Denial("invalid", "bad-address", channel=channel)
    return parts


def _service(parts: SplitResult) -> str:
    """Return the service of an address, in the form that the settings use."""
    place = f"{parts.scheme}://{parts.netloc}"
    try:
        return checked_origin(place)
    except MeadhallError:
        raise Denial("invalid", "bad-address", channel=place) from None


def service_of(channel: str) -> str:
    """Return the host of a channel's address, without the secret path."""
    return urlsplit(channel).hostname or ""


def post_of(channel: str, message: Message) -> Post:
    """Return the request that sends a message to a channel."""
    parts = urlsplit(channel)
    if parts.path.startswith("/api/webhooks/"):
        text = f"**{message.title}**\n{message.text}\n{message.link}"
        return _post(channel, {"content": text, "allowed_mentions": {"parse": []}})
    topic = TOPIC.fullmatch(parts.path)
    if topic is not None:
        body = {"topic": topic[1], "title": message.title, "message": message.text, "click": message.link}
        return _post(f"{parts.scheme}://{parts.netloc}/", body)
    return _post(channel, {"text": _escaped_for_slack(f"{message.title}\n{message.text}\n{message.link}")})


def _post(url: str, body: dict[str, Any]) -> Post:
    return Post(url, msgspec.json.encode(body))


def _escaped_for_slack(text: str) -> str:
    """Escape a text for Slack, so that no player's name notifies a whole channel."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
