"""Refusals about tables that another node owns, and refusals sent from node to node."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from meadhall.engine.common.errors import MeadhallError, Sentence
from meadhall.engine.language.catalogue import FIRST
from meadhall.server.protocol.problems import Denial, code_of
from meadhall.server.protocol.wire import Code
from meadhall.server.wording.refusals import REFUSALS, HallSentence


def only_elsewhere(wait: float = 0.0) -> Denial:
    """Refusal for work that only another node can do; `wait` is the seconds until the next try."""
    return Denial("closing", "table-elsewhere", wait=wait)


class Refusal(msgspec.Struct, frozen=True):
    """A refused question: the parts of a `Denial`."""

    code: str
    text: str
    facts: dict[str, Any]


BROKE_OFF: Final = Refusal("failed", "went-wrong-try-again", {})


def refusal_of(error: MeadhallError) -> Refusal:
    """The form of a refusal for another node."""
    return Refusal(code_of(error), error.said.text, {name: _plain(fact) for name, fact in error.said.facts.items()})


def error_of(refusal: Refusal) -> Denial:
    """The error on the other side."""
    kind = HallSentence if refusal.text in REFUSALS.entries(FIRST) else Sentence
    return Denial(cast("Code", refusal.code), kind(refusal.text, **refusal.facts))


def _plain(fact: object) -> object:
    return fact if isinstance(fact, str | int | float) else str(fact)
