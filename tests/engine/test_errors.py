"""Sentences of errors: long lists are cut, and words become whole sentences."""

from __future__ import annotations

import pytest

from meadhall.engine.common.errors import as_sentence, joined_names


def test_a_long_list_is_cut_in_the_words_of_a_language() -> None:
    assert joined_names("abc", 3) == "a, b, c"
    assert joined_names("abcd", 2) == "a, b and 2 more"
    assert joined_names("abcd", 2, " und {left} weitere") == "a, b und 2 weitere"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [("the match is over", "The match is over."), ("Who?", "Who?"), (" no! ", "No!"), ("so it is.", "So it is.")],
)
def test_words_get_a_capital_and_a_full_stop_if_they_lack_them(words: str, sentence: str) -> None:
    assert as_sentence(words) == sentence
