"""The rules for players: the syntax of a page, and the required contents of a handbook."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meadhall.commands.rules import rules
from meadhall.engine.contract.game import Game
from meadhall.engine.contract.handbook import (
    BadHandbook,
    Block,
    Chapter,
    Sentence,
    handbook,
    handbook_faults,
    handbook_table,
    parse_handbook,
)
from meadhall.engine.contract.registry import find_game, installed_games
from meadhall.engine.language.catalogue import Catalogue
from meadhall.testing import table

PAGE = """# Pebbles

Take pebbles,
and never the last one.

## The game in one minute {#minute}

![The pile](pile hand)

### Your turn
Take one pebble (1). [PB-TRN-01] [PB-TRN-02] Then the next player
takes one. [PB-TRN-03]

### How it ends
- **Nothing left** You lose. [PB-END-01]

## What you may do {#actions}

- ![](pebble hand) **Take** (free) Put it in your hand (2).
> **Always free:** look at it. [PB-TRN-01]
"""


def test_page_is_parsed_into_chapters_of_blocks_with_sentences_and_clauses() -> None:
    book = parse_handbook(PAGE, "pebbles")
    assert (book.title, book.lead) == ("Pebbles", "Take pebbles, and never the last one.")
    assert book.chapters == (
        Chapter(
            "minute",
            "The game in one minute",
            (
                Block("table", "The pile", parts=("pile", "hand")),
                Block(
                    "text",
                    "Your turn",
                    sentences=(
                        Sentence("Take one pebble (1).", ("PB-TRN-01", "PB-TRN-02")),
                        Sentence("Then the next player takes one.", ("PB-TRN-03",)),
                    ),
                ),
                Block("text", "How it ends"),
                Block("point", "Nothing left", sentences=(Sentence("You lose.", ("PB-END-01",)),)),
            ),
        ),
        Chapter(
            "actions",
            "What you may do",
            (
                Block("tile", "Take", "free", ("pebble", "hand"), (Sentence("Put it in your hand (2)."),)),
                Block("note", "Always free:", sentences=(Sentence("look at it.", ("PB-TRN-01",)),)),
            ),
        ),
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("# A\n## B\n", r"a\.md, line 2: each chapter needs a different id"),
        ("# A\n## B {#b}\nC.\n## D {#b}\n", "line 4: each chapter needs a different id"),
        ("# A\n## B {#b}\n- C.\n", "line 3: a point begins with its name"),
        ("# A\n## B {#b}\n- **C** \n", "line 3: 'C' has no text"),
        ("# A\n## B {#b}\n![C](d) E.\n", "line 3: write no text beside the picture of the whole table"),
        ("# A\n## B {#b}\n![C]\n", r"line 3: a picture is `!\[caption\]\(part part\)`"),
        ("#A\n", "line 1: a heading is"),
        ("A.\n", r"a\.md: begins with a title"),
    ],
)
def test_mistake_is_named_with_its_line(text: str, says: str) -> None:
    with pytest.raises(BadHandbook, match=says):
        parse_handbook(text, "a", name="a.md")


def games_with_handbook() -> list[Game[Any]]:
    games = [find_game(name) for name in installed_games()]
    return [game for game in games if game.handbook]


@pytest.mark.parametrize("game", games_with_handbook(), ids=lambda game: game.id)
def test_handbook_names_existing_clauses_and_is_parallel_in_every_language(game: Game[Any]) -> None:
    assert handbook_faults(game) == []
    book = handbook(game)
    assert book is not None
    assert len([chapter.id for chapter in book.chapters]) >= 3


@pytest.mark.parametrize("game", games_with_handbook(), ids=lambda game: game.id)
def test_every_sentence_about_the_rules_names_a_clause(game: Game[Any]) -> None:
    for language in game.languages:
        book = handbook(game, language)
        assert book is not None
        bare = [sentence.words for block in book.blocks for sentence in block.sentences if not sentence.clauses]
        assert len(bare) <= 5, bare


@pytest.mark.parametrize("game", games_with_handbook(), ids=lambda game: game.id)
def test_handbook_table_can_be_set_up(game: Game[Any]) -> None:
    shown = handbook_table(game)
    trial = table(game, **shown.words)
    assert 0 <= trial.seat(shown.seat) < game.seats(trial.match.options)


def test_game_without_a_handbook_has_none() -> None:
    game = replace(find_game("virtues"), handbook="")
    assert handbook(game) is None
    assert handbook_faults(game) == []


def test_language_that_the_game_lacks_falls_back_to_english() -> None:
    book = handbook(find_game("virtues"), "fr")
    assert book is not None
    assert book.language == "en"


def test_missing_translation_is_a_fault_and_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "languages", property(lambda self: ("en", "de", "fr")))
    game = find_game("virtues")
    book = handbook(game, "fr")
    assert book is not None
    assert book.language == "en"
    assert handbook_faults(game) == ["handbook/fr.md is missing"]


def test_terminal_shows_the_handbook_with_its_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    rules("virtues", "", clauses=False)
    output = capsys.readouterr().out
    assert output.startswith("\nSeven Virtues\n\nThe Unnamed is coming back")
    assert "\n1. The game in one minute\n" in output
    assert "[SV-END-03, SV-END-04]" in output
    assert "SV-CMP-01" not in output
    rules("virtues", "", clauses=True)
    assert "SV-CMP-01" in capsys.readouterr().out
