"""Refusals and other errors in the language of the reader."""

from __future__ import annotations

from typing import Final

from meadhall.engine.common.errors import MeadhallError, Sentence, as_sentence
from meadhall.engine.language import errors
from meadhall.engine.language.catalogue import FIRST, Catalogue

REFUSALS: Final = Catalogue("meadhall.server.wording.refusals", beside=[errors.PACKAGE])


class HallSentence(Sentence):
    """An error message of the hall: the id of its message, and the facts in it."""

    def __str__(self) -> str:
        """Return the sentence in English."""
        return error_words(self, FIRST)


def error_words(error: Sentence | MeadhallError, language: str) -> str:
    """Return an error in a language, in English if the hall lacks that language."""
    return errors.translate(error.sentence if isinstance(error, MeadhallError) else error, language, REFUSALS)


def refusal_sentence(error: Sentence, language: str) -> str:
    """Return an error as a whole sentence, with a capital letter and a full stop."""
    return as_sentence(error_words(error, language))
