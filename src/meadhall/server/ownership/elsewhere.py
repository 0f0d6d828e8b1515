"""What is said of a table that is at home elsewhere, and why another home does not answer."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.server.protocol.problems import Denied

ELSEWHERE: Final = "this table is at home in another process of the hall; come again"


def not_here(wait: float = 0.0) -> Denied:
    """The refusal of whatever only another home can do; it may be tried again after so many seconds."""
    return Denied("closing", ELSEWHERE, wait=wait)


class Refusal(msgspec.Struct, frozen=True):
    """Why a question is not answered: what a Denied is made of."""

    code: str
    text: str
    facts: dict[str, Any]
