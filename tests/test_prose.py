"""The prose check: the faults it finds, the texts it reads, and the commit subjects it accepts."""

from __future__ import annotations

import pytest

from tests.prose import READERS, sentence_faults, sentences, subject_fault


@pytest.mark.parametrize(
    "sentence",
    [
        "Who comes back is shown the newest sight.",
        "Whatever is left goes into the box.",
        "The hall keeps it for who is away.",
        "The round begins anew.",
        "So many coins are left.",
        "There is a link if there was one, but mostly there is none.",
        "One is red; one is blue; one is green.",
        " ".join(["word"] * 31),
    ],
)
def test_faults_are_found(sentence: str) -> None:
    assert list(sentence_faults(sentence))


@pytest.mark.parametrize(
    "sentence",
    [
        "Who may join?",
        "The state is None until then.",
        "None of them is left.",
        "A player who is away keeps the seat.",
        "There are so many that a search would take a minute.",
        "It returns what the seat sees; nobody else reads it.",
        " ".join(["word"] * 30),
    ],
)
def test_plain_sentences_pass(sentence: str) -> None:
    assert not list(sentence_faults(sentence))


def test_only_the_length_of_other_languages_is_checked() -> None:
    assert not list(sentence_faults("What ever; this; is.", english=False))


TEXTS = {
    ".py": ('"""One."""\nx = "# no"  # Two.\n# Three\n# goes on.\n', ["One.", "Two.", "Three goes on."]),
    ".ts": ('/** One. */\nconst x = "// no"; // Two.\n', ["One.", "Two."]),
    ".md": (
        "# One\n\nTwo\nis long.\n- Three\n```\nno\n```\n| Four | Five |\n",
        ["One", "Two is long.", "Three", "Four", "Five"],
    ),
    ".ftl": ("# One.\nname = { $n ->\n    [1] Two.\n   *[other] { $n } three.\n}\n", ["One.", "Two.", "X three."]),
    ".toml": ("# One.\nx = 1\n", ["One."]),
}


@pytest.mark.parametrize("suffix", TEXTS)
def test_reads_the_texts_of_each_file_type(suffix: str) -> None:
    text, expected = TEXTS[suffix]
    assert [part.words for part in READERS[suffix](text) if part.words.strip("}")] == expected


def test_sentence_ends_before_a_capital_letter() -> None:
    assert list(sentences("Use e.g. `a.b`. It ends here. [A link](x.md) begins.")) == [
        "Use e.g. Code.",
        "It ends here.",
        "A link begins.",
    ]


@pytest.mark.parametrize("subject", ["docs: say how to write", "server, client: share a type", "Merge the new rules"])
def test_good_commit_subjects_pass(subject: str) -> None:
    assert not subject_fault(subject)


@pytest.mark.parametrize("subject", ["Fix it", "docs: Say it", "docs: say it.", "docs: " + "x" * 70])
def test_bad_commit_subjects_are_found(subject: str) -> None:
    assert subject_fault(subject)
