"""What the hall does not carry out is said in the viewer's language, and no sentence of it is forgotten."""

from __future__ import annotations

import re
import string

import pytest

from meadhall.engine.common.errors import BadRecord, Sentence
from meadhall.server.wording.refusals import LANGUAGES, sentence, worded
from meadhall.server.wording.refusals.programs import ELSEWHERE, PROGRAMS
from meadhall.testing.laws.languages import ENGLISH
from tests.server.spoken import NoTemplate, modules, must_tell_facts, texts_of

GERMAN = LANGUAGES["de"].sentences


def facts_of(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.fixture(scope="module")
def spoken() -> set[str]:
    """All that people may hear in a browser, or programs."""
    return {text for module in modules() if module not in ELSEWHERE for text in texts_of(module)}


def test_every_sentence_has_a_german_one_or_is_for_programs(spoken: set[str]) -> None:
    assert {text for text in spoken if text not in GERMAN and text not in PROGRAMS} == set()
    assert len(spoken) > 150


def test_no_sentence_is_german_or_for_programs_that_nobody_says(spoken: set[str]) -> None:
    assert {text for text in (*GERMAN, *PROGRAMS) if text not in spoken} == set()
    assert set(GERMAN) & PROGRAMS == set()


def test_the_modules_that_are_left_out_are_there() -> None:
    assert set(modules()) >= ELSEWHERE


@pytest.mark.parametrize("english", GERMAN)
def test_a_german_sentence_tells_the_same_facts(english: str) -> None:
    assert facts_of(GERMAN[english]) == facts_of(english)
    assert "'" not in GERMAN[english]
    assert ENGLISH.search(re.sub(r"`.*?`|{.*?}", "", GERMAN[english])) is None


def test_a_sentence_that_is_put_together_on_the_spot_is_found() -> None:
    with pytest.raises(NoTemplate, match=r"engine/common/player_names.py:\d+"):
        texts_of("engine/common/player_names.py")


def test_a_hall_denies_nothing_with_a_fact_that_denied_takes_for_itself() -> None:
    denied = {text for module in modules() if module not in ELSEWHERE for text in texts_of(module, "Denied")}
    assert len(denied) > 80
    assert {text for text in denied if facts_of(text) & {"clause", "wait"}} == set()


def test_facts_are_not_put_together_out_of_words() -> None:
    for module in modules():
        if module not in ELSEWHERE:
            must_tell_facts(module)


@pytest.mark.parametrize(
    "fact",
    [
        'f"{one} needs {other}"',
        '", ".join(f"seat {one}" for one in seats)',
        'ranks(seats) or "nothing"',
        "ranks(seats)",
        "wrong",
    ],
)
def test_words_that_pass_for_a_fact_are_found(fact: str) -> None:
    source = f"""
def ranks(seats):
    return ", ".join(f"seat {{one}} wins" for one in seats)

def check(one, other, seats):
    wrong = f"not with {{other}}"
    raise BadOption("{{game}}: {{wrong}}", game=f"{{one}}, {{other}}", wrong={fact})
"""
    with pytest.raises(NoTemplate, match=r"some.py:7: .* is no fact"):
        must_tell_facts("some.py", source)
    must_tell_facts("some.py", source.replace(f"wrong={fact}", "wrong=other"))


def test_facts_are_told_in_the_language_too() -> None:
    names = [f"k{at}" for at in range(14)]
    error = BadRecord(
        "{where}: {error}",
        where=Sentence("line {number} (decision {decision})", number=3, decision=2),
        error=Sentence("{game} has no option '{name}'; it has {known}", game="Pig", name="x", known=names),
    )
    most = ", ".join(names[:12])
    assert str(error) == f"line 3 (decision 2): Pig has no option 'x'; it has {most} and 2 more"
    assert worded(error, "fr") == str(error)
    german = f"Zeile 3 (Entscheidung 2): Pig hat keine Option ‚x‘; es hat {most} und 2 weitere"
    assert worded(error, "de") == german


def test_a_fact_is_no_template() -> None:
    name = "{0} {name} %s"
    assert str(Sentence("there is no phrase '{phrase}'", phrase=name)) == f"there is no phrase '{name}'"
    assert (
        worded(Sentence("there is no phrase '{phrase}'", phrase=name), "de")
        == f"eine Kurznachricht ‚{name}‘ gibt es nicht"
    )
    assert str(Sentence("said by somebody else: {name}")) == "said by somebody else: {name}"


def test_a_sentence_begins_large_and_ends() -> None:
    assert sentence(Sentence("the match is over"), "de") == "Die Partie ist vorbei."
    assert sentence(Sentence("the match is over"), "en") == "The match is over."
    assert sentence(Sentence("{words}", words="Wer fragt?"), "de") == "Wer fragt?"
