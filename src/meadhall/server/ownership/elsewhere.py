"""The refusal for a table of another node, and the form of refusals between nodes."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from meadhall.engine.common.errors import MeadhallError, Sentence
from meadhall.engine.language.catalogue import FIRST
from meadhall.server.protocol.problems import Denial, code_of
from meadhall.server.protocol.wire import Code
from meadhall.server.wording.refusals import REFUSALS, HallSentence


def elsewhere_denial(wait: float = 0.0) -> Denial:
    """Return the refusal for a table of another node; `wait` is the seconds until a retry may succeed."""
    return Denial("closing", "table-elsewhere", wait=wait)


class Refusal(msgspec.Struct, frozen=True):
    """The reply to a refused question: the parts of a `Denial`."""

    code: str
    text: str
    facts: dict[str, Any]


FAILED_REFUSAL: Final = Refusal("failed", "went-wrong-try-again", {})


def refusal_of(error: MeadhallError) -> Refusal:
    """Return an error in the form for another node."""
    return Refusal(
        code_of(error), error.sentence.text, {name: _plain_fact(fact) for name, fact in error.sentence.facts.items()}
    )


def error_of(refusal: Refusal) -> Denial:
    """Return the Denial for a refusal of another node."""
    kind = HallSentence if refusal.text in REFUSALS.entries(FIRST) else Sentence
    return Denial(cast("Code", refusal.code), kind(refusal.text, **refusal.facts))


def _plain_fact(fact: object) -> object:
    return fact if isinstance(fact, str | int | float) else str(fact)
