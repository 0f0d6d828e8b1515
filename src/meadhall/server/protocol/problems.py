"""Refusals of the hall, with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Final

from meadhall.engine.common.errors import MeadhallError, NotOffered, Sentence, UnknownGame
from meadhall.puzzles import PuzzleError
from meadhall.server.protocol.bodies import Problem
from meadhall.server.protocol.wire import Code
from meadhall.server.wording.refusals import HallSentence, refusal_sentence

STATUS_OF_CODE: Final[dict[Code, int]] = {
    "unreadable": 400,
    "invalid": 422,
    "nobody": 401,
    "forbidden": 403,
    "unknown": 404,
    "method": 405,
    "taken": 409,
    "stale": 409,
    "not-now": 409,
    "not-offered": 409,
    "too-large": 413,
    "too-many": 429,
    "too-slow": 422,
    "closing": 503,
    "failed": 500,
}


class Denial(MeadhallError):
    """A refusal by the hall: the id of a message with its facts, or a sentence.

    `wait` is the number of seconds after which a retry may succeed.
    """

    def __init__(
        self, code: Code, id: str | Sentence, /, clause: str = "", wait: float | None = None, **facts: object
    ) -> None:
        super().__init__(id if isinstance(id, Sentence) else HallSentence(id, **facts))
        self.code: Code = code
        self.clause = clause
        self.wait = wait


def code_of(error: MeadhallError) -> Code:
    """Return the code of an error for clients."""
    if isinstance(error, Denial):
        return error.code
    if isinstance(error, UnknownGame | PuzzleError):
        return "unknown"
    return "not-offered" if isinstance(error, NotOffered) else "invalid"


def problem_of(error: MeadhallError, language: str) -> Problem:
    """Return an error in the form for clients, in this language."""
    return Problem(refusal_sentence(error.sentence, language), code_of(error), getattr(error, "clause", ""))
