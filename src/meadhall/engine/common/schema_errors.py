"""Turn msgspec's validation errors into sentences that can be translated."""

from __future__ import annotations

import re
from typing import Final

from meadhall.engine.common.errors import Sentence

PATH_MARK: Final = " - at `$"  # separates msgspec's message from the path of the value
KNOWN_ERRORS: Final = tuple(
    (re.compile(pattern), text)
    for pattern, text in (
        (r"Expected `(?P<kind>.+)`, got `(?P<found>.+)`", "expected `{kind}`, got `{found}`"),
        (r"Expected `(?P<kind>str|bytes)` of length >= (?P<least>\d+)", "expected `{kind}` of length >= {least}"),
        (r"Expected `(?P<kind>str|bytes)` of length <= (?P<most>\d+)", "expected `{kind}` of length <= {most}"),
        (r"Expected `(?P<kind>int|float)` >= (?P<least>\S+)", "expected `{kind}` >= {least}"),
        (r"Expected `(?P<kind>int|float)` <= (?P<most>\S+)", "expected `{kind}` <= {most}"),
        (r"Object missing required field `(?P<name>.+)`", "object missing required field `{name}`"),
        (r"Object contains unknown field `(?P<name>.+)`", "object contains unknown field `{name}`"),
        (r"Invalid value (?P<value>.+)", "invalid value {value}"),
        (r"Invalid enum value (?P<value>.+)", "invalid enum value {value}"),
        (r"JSON is malformed: (?P<what>.+) \(byte (?P<at>\d+)\)", "JSON is malformed: {what} (byte {at})"),
        (r"Input data was truncated", "input data was truncated"),
    )
)


def schema_error(error: Exception) -> tuple[Sentence, str]:
    """Return msgspec's message as a sentence, and the path of the faulty value; the path is empty at the top level."""
    message, _, path = str(error).partition(PATH_MARK)
    return _sentence(message), path.rstrip("`").lstrip(".")


def _sentence(message: str) -> Sentence:
    for pattern, text in KNOWN_ERRORS:
        if match := pattern.fullmatch(message):
            return Sentence(text, **match.groupdict())
    return Sentence("{what}", what=f"{message[:1].lower()}{message[1:]}")
