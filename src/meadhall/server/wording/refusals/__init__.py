"""What the hall does not carry out, said in the language of who asked; English where there is no other sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from meadhall.engine.common.errors import MeadhallError, Sentence, listed, shortened, whole
from meadhall.server.wording.refusals.german import GERMAN
from meadhall.server.wording.refusals.german_files import GERMAN_FILES


@dataclass(frozen=True)
class Refusals:
    """The sentences of a language by their English text, and how it goes on where a list is cut."""

    sentences: Mapping[str, str]
    more: str

    def said(self, sentence: Sentence) -> str:
        """A sentence with its facts, which may be sentences themselves."""
        text = self.sentences.get(sentence.text)
        if text is None:
            return str(sentence)
        return text.format(**{name: self._fact(fact) for name, fact in sentence.facts.items()})

    def _fact(self, fact: Any) -> object:
        if isinstance(fact, list | tuple):
            return listed([self._fact(one) for one in fact], more=self.more)  # pyright: ignore[reportUnknownVariableType]
        return self.said(fact) if isinstance(fact, Sentence) else shortened(fact)


LANGUAGES: Final = {"de": Refusals({**GERMAN, **GERMAN_FILES}, " und {left} weitere")}


def worded(said: Sentence | MeadhallError, language: str) -> str:
    """A sentence in a language, in English where the hall does not speak that."""
    sentence = said.said if isinstance(said, MeadhallError) else said
    known = LANGUAGES.get(language)
    return str(sentence) if known is None else known.said(sentence)


def sentence(said: Sentence, language: str) -> str:
    """The same as a whole sentence, with a capital and a full stop."""
    return whole(worded(said, language))
