"""Refusals of the hall are in the reader's language, and every sentence is translated."""

from __future__ import annotations

import re
import string

import pytest

from meadhall.engine.common.errors import BadRecord, Sentence
from meadhall.engine.language import errors
from meadhall.engine.language.catalogue import Catalogue
from meadhall.engine.language.wording import SHARED_CATALOGUE
from meadhall.server.wording.refusals import HallSentence, error_words, refusal_sentence
from meadhall.server.wording.refusals.programs import ELSEWHERE, PROGRAMS
from meadhall.testing.laws.catalogues import require_complete
from meadhall.testing.laws.languages import ENGLISH
from tests.server.spoken import NoTemplate, calls_of, check_facts, modules, texts_of

HALL_REFUSALS = Catalogue("meadhall.server.wording.refusals")
ENGINE_ERRORS = Catalogue(errors.PACKAGE)
TRANSLATIONS = {language: ENGINE_ERRORS.entries(language) for language in ENGINE_ERRORS.languages[1:]}
ARGUMENT = re.compile(r"\$(\w+)")


def facts_of(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def sentences_in(place: str) -> set[str]:
    return {
        text
        for module in modules()
        if module not in ELSEWHERE and module.startswith("server/") == (place == "server")
        for text in texts_of(module)
        if re.search(r"[^\W\d_]", re.sub(r"{.*?}", "", text))
    }


@pytest.fixture(scope="module")
def engine_sentences() -> set[str]:
    """Return the English sentences of the engine, bots and games that may reach a browser."""
    return sentences_in("engine")


def test_every_hall_message_is_used_and_translated() -> None:
    assert sentences_in("server") == HALL_REFUSALS.entries("en").keys() - SHARED_CATALOGUE.entries("en").keys()
    require_complete(HALL_REFUSALS)


def test_each_call_gives_a_message_its_facts() -> None:
    for module in modules():
        if module.startswith("server/") and module not in ELSEWHERE:
            for ids, given in calls_of(module):
                for id in ids & HALL_REFUSALS.entries("en").keys():
                    for language in HALL_REFUSALS.languages:
                        assert set(ARGUMENT.findall(HALL_REFUSALS.entries(language)[id])) <= given - {
                            "clause",
                            "wait",
                        }, id


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_error_of_the_engine_is_translated_or_for_programs(engine_sentences: set[str], language: str) -> None:
    messages = TRANSLATIONS[language].keys()
    assert {
        text for text in engine_sentences if errors.message_id(text) not in messages and text not in PROGRAMS
    } == set()
    assert len(engine_sentences) > 80


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_translation_is_used_and_unique(engine_sentences: set[str], language: str) -> None:
    own_keys = TRANSLATIONS[language].keys() - SHARED_CATALOGUE.entries(language).keys()
    named = [errors.message_id(text) for text in engine_sentences if text not in PROGRAMS]
    assert sorted(named) == sorted(own_keys)
    assert engine_sentences >= PROGRAMS


def test_excluded_modules_exist() -> None:
    assert set(modules()) >= ELSEWHERE


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translation_has_the_same_facts(engine_sentences: set[str], language: str) -> None:
    for english in engine_sentences - PROGRAMS:
        translated = TRANSLATIONS[language][errors.message_id(english)].partition("=")[2]
        assert set(ARGUMENT.findall(translated)) == facts_of(english)
        assert "'" not in translated
        assert ENGLISH.search(re.sub(r"`.*?`|{.*?}", "", translated)) is None


def test_composed_sentence_is_found() -> None:
    with pytest.raises(NoTemplate, match=r"engine/common/player_names.py:\d+"):
        texts_of("engine/common/player_names.py")


def test_facts_are_not_composed_of_words() -> None:
    for module in modules():
        if module not in ELSEWHERE:
            check_facts(module)


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
def test_words_used_as_a_fact_are_found(fact: str) -> None:
    source = f"""
def ranks(seats):
    return ", ".join(f"seat {{one}} wins" for one in seats)

def check(one, other, seats):
    wrong = f"not with {{other}}"
    raise BadOption("{{game}}: {{wrong}}", game=f"{{one}}, {{other}}", wrong={fact})
"""
    with pytest.raises(NoTemplate, match=r"some.py:7: .* is not a fact"):
        check_facts("some.py", source)
    check_facts("some.py", source.replace(f"wrong={fact}", "wrong=other"))


def test_facts_are_translated() -> None:
    names = [f"k{at}" for at in range(14)]
    error = BadRecord(
        "{where}: {error}",
        where=Sentence("line {number} (decision {decision})", number=3, decision=2),
        error=Sentence("{game} has no option '{name}'; it has {known}", game="Pig", name="x", known=names),
    )
    first_names = ", ".join(names[:12])
    assert str(error) == f"line 3 (decision 2): Pig has no option 'x'; it has {first_names} and 2 more"
    assert error_words(error, "fr") == str(error)
    german = f"Zeile 3 (Entscheidung 2): Pig hat keine Option ‚x‘; es hat {first_names} und 2 weitere"
    assert error_words(error, "de") == german


def test_fact_is_not_a_template() -> None:
    name = "{0} {name} %s"
    assert str(HallSentence("no-such-phrase", phrase=name)) == f"there is no phrase '{name}'"
    assert (
        error_words(HallSentence("no-such-phrase", phrase=name), "de") == f"eine Kurznachricht ‚{name}‘ gibt es nicht"
    )
    assert str(Sentence("said by somebody else: {name}")) == "said by somebody else: {name}"


def test_sentence_starts_with_a_capital_and_ends_with_a_full_stop() -> None:
    assert refusal_sentence(HallSentence("over"), "de") == "Die Partie ist vorbei."
    assert refusal_sentence(HallSentence("over"), "en") == "The match is over."
    assert refusal_sentence(Sentence("{words}", words="Wer fragt?"), "de") == "Wer fragt?"
