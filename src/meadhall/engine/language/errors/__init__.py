"""Errors in other languages. The English is in the code that raises an error; its first words are the message's id."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from meadhall.engine.common.errors import Sentence, joined_names, shortened
from meadhall.engine.common.text import Arg, Text
from meadhall.engine.language.catalogue import FIRST, Catalogue
from meadhall.engine.language.names import Names

PACKAGE: Final = "meadhall.engine.language.errors"
ID_WORDS: Final = 12  # number of words of the English sentence in the message's id
_WORD: Final = re.compile(r"[^\W_]+")


@lru_cache(maxsize=1000)
def message_id(template: str) -> str:
    """Return the id of the message for an English template: `seat {seat} is not free` is `seat-seat-is-not-free`."""
    return "-".join(_WORD.findall(template.casefold())[:ID_WORDS])


def translate(sentence: Sentence, language: str, catalogue: Catalogue) -> str:
    """Translate a sentence with a catalogue; return the English if the catalogue has no message for it."""
    facts = {name: _translated_fact(fact, language, catalogue) for name, fact in sentence.facts.items()}
    id = message_id(sentence.text)
    for candidate in dict.fromkeys((language if language in catalogue.languages else FIRST, FIRST)):
        if catalogue.has(id, language=candidate):
            return catalogue.phrase(Text(id, facts), Names([]), candidate)
    return sentence.text.format(**facts) if facts else sentence.text


def _translated_fact(fact: Any, language: str, catalogue: Catalogue) -> Arg:
    if isinstance(fact, Sentence):
        return translate(fact, language, catalogue)
    if isinstance(fact, list | tuple):
        names: list[Arg] = [_translated_fact(item, language, catalogue) for item in fact]  # pyright: ignore[reportUnknownVariableType]
        return joined_names(
            names, rest_words=f" {translate(Sentence('and {left} more', left='{left}'), language, catalogue)}"
        )
    return fact if isinstance(fact, int) and not isinstance(fact, bool) else str(shortened(fact))
