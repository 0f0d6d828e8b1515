"""Refusals about tables that another node owns, and refusals sent from node to node."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from meadhall.engine.common.errors import MeadhallError, Sentence
from meadhall.server.protocol.problems import Denied, code_of
from meadhall.server.protocol.wire import Code

ELSEWHERE: Final = "another server of this hall has this table; please try again"


def not_here(wait: float = 0.0) -> Denied:
    """The refusal of what only another node can do; `wait` is the seconds until it may be tried again."""
    return Denied("closing", ELSEWHERE, wait=wait)


class Refusal(msgspec.Struct, frozen=True):
    """Why a question is not answered: what a Denied is made of."""

    code: str
    text: str
    facts: dict[str, Any]


BROKE_OFF: Final = Refusal("failed", "something went wrong on the server. It has been logged, please try again", {})


def refusal_of(error: MeadhallError) -> Refusal:
    """A refusal as it is sent to another node."""
    return Refusal(code_of(error), error.said.text, {name: _plain(fact) for name, fact in error.said.facts.items()})


def error_of(refusal: Refusal) -> Denied:
    """The error on the other side."""
    error = Denied(cast("Code", refusal.code), ELSEWHERE)
    error.said = Sentence(refusal.text, **refusal.facts)
    return error


def _plain(fact: object) -> object:
    return fact if isinstance(fact, str | int | float) else str(fact)
