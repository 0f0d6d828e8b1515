"""What is said of a table that is at home elsewhere, and why another home does not answer."""

from __future__ import annotations

from typing import Any, Final

import msgspec

ELSEWHERE: Final = "this table is at home in another process of the hall; come again"


class Refusal(msgspec.Struct, frozen=True):
    """Why a question is not answered: what a Denied is made of."""

    code: str
    text: str
    facts: dict[str, Any]
