"""Parses bodies and messages, with limits on size and depth, and checks of types."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from meadhall.engine.common.errors import Sentence
from meadhall.engine.common.schema_errors import schema_error
from meadhall.server.protocol.problems import Denial
from meadhall.server.wording.refusals import HallSentence

B = TypeVar("B")
STRING_OR_BRACKET: Final = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)
OPENING_BRACKETS: Final = (b"[", b"{")


async def read_body(request: Request, max_bytes: int) -> bytes:
    """Return the body of a request. Raise Denial if it has more than `max_bytes` bytes."""
    length = request.headers.get("content-length", "")
    if length.isdigit() and int(length) > max_bytes:
        raise _too_large(max_bytes)
    parts: list[bytes] = []
    total = 0
    try:
        async for part in request.stream():
            total += len(part)
            if total > max_bytes:
                raise _too_large(max_bytes)
            parts.append(part)
    except ClientDisconnect:
        raise Denial("unreadable", "request-cut-off") from None
    return b"".join(parts)


def _too_large(max_bytes: int) -> Denial:
    return Denial("too-large", "request-too-large", most=max_bytes // 1024)


def read_json(raw: bytes, kind: type[B], depth: int) -> B:
    """Return JSON decoded as this type. If it is invalid, raise Denial with the place of the error."""
    if is_nested_deeper(raw, depth):
        raise Denial("unreadable", "json-too-deep", depth=depth)
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except msgspec.ValidationError as error:
        raise Denial("invalid", invalid_value_sentence(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Denial("unreadable", "not-json") from None


def read_query(query: Any, kind: type[B]) -> B:
    """Return the query of a request as this type. Raise Denial if it is invalid."""
    try:
        return msgspec.convert(dict(query), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Denial("invalid", invalid_value_sentence(error)) from None


def invalid_value_sentence(error: msgspec.ValidationError) -> Sentence:
    """Return a sentence that describes an invalid value and its place."""
    what, place = schema_error(error)
    return HallSentence("at-place", place=place, what=what) if place else what


def is_nested_deeper(raw: bytes, depth: int) -> bool:
    """Whether JSON is nested deeper than `depth`; brackets in strings are ignored."""
    if raw.count(b"[") + raw.count(b"{") <= depth:
        return False
    level = 0
    for match in STRING_OR_BRACKET.finditer(raw):
        token = match[0]
        if token in OPENING_BRACKETS:
            level += 1
            if level > depth:
                return True
        elif token[:1] != b'"':
            level -= 1
    return False
