"""Why the hall does not do something, and other errors, in the language of the reader."""

from __future__ import annotations

from typing import Final

from meadhall.engine.common.errors import MeadhallError, Sentence, whole
from meadhall.engine.language import errors
from meadhall.engine.language.catalogue import FIRST, Catalogue

REFUSALS: Final = Catalogue("meadhall.server.wording.refusals", beside=[errors.PACKAGE])


class HallSentence(Sentence):
    """A sentence of the hall: the id of its message, and the facts in it."""

    def __str__(self) -> str:
        """The sentence in English."""
        return worded(self, FIRST)


def worded(said: Sentence | MeadhallError, language: str) -> str:
    """A sentence in a language, in English where the hall does not speak that."""
    return errors.in_words(said.said if isinstance(said, MeadhallError) else said, language, REFUSALS)


def refusal_sentence(said: Sentence, language: str) -> str:
    """The same as a whole sentence, with a capital and a full stop."""
    return whole(worded(said, language))
