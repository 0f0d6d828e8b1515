"""Texts of the terminal: every sentence is in its catalogue, in every language."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import meadhall.terminal
from meadhall.bots import find_bot
from meadhall.commands import analyse, learn, play, puzzle, replay
from meadhall.engine import Match, Names, find_game
from meadhall.engine.common.errors import BadOption
from meadhall.engine.language.catalogue import FIRST
from meadhall.engine.language.wording import SHARED_CATALOGUE
from meadhall.terminal.fullscreen.clicks import carry_out_line
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.session import Player, Session
from meadhall.terminal.words import CATALOGUE, set_language, usual_language
from meadhall.testing.laws.catalogues import USED_MESSAGE, require_complete

FOUND: Final = pkgutil.walk_packages(meadhall.terminal.__path__, "meadhall.terminal.")
MODULES: Final = [importlib.import_module(found.name) for found in FOUND]
SENTENCE: Final = re.compile(r"[A-Za-z]{2,}[^A-Za-z]* | [A-Za-z]{2,}")
NO_SENTENCES: Final = (
    r"\S+ [a-z-]+",  # a key, and the message that says what it does
    r"Home End|L R P",  # keys
    r": meadhall |meadhall play \{game\} --load ",
    r"(Surface|Screen) \{.*\}",  # names of styles
    r" pace",  # part of a seed
    r"a map can always be larger",  # reason of `pragma: no cover`
)


def trees(*more: ModuleType) -> Iterator[ast.Module]:
    for module in (*MODULES, *more):
        yield ast.parse(Path(str(module.__file__)).read_text("utf-8"))


def literals(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def used_message_ids() -> tuple[set[str], set[str]]:
    """Return the message ids in the code, and the beginnings of ids that are composed at run time."""
    complete_ids, beginnings = set[str](), set[str]()
    for tree in trees(analyse, learn, play, puzzle, replay):
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "say":
                id = call.args[0]
                together = isinstance(id, ast.JoinedStr)
                texts = literals(id.values[0]) if isinstance(id, ast.JoinedStr) else possible_texts(id)
                (beginnings if together else complete_ids).update(texts)
    return complete_ids, beginnings


def possible_texts(id: ast.expr) -> Iterator[str]:
    """Yield each text that an expression may evaluate to."""
    if isinstance(id, ast.IfExp):
        yield from possible_texts(id.body)
        yield from possible_texts(id.orelse)
    else:
        yield from literals(id)


def test_every_used_message_exists_and_every_message_is_used() -> None:
    complete_ids, beginnings = used_message_ids()
    english = CATALOGUE.entries(FIRST)
    assert complete_ids <= english.keys()
    words = {
        text.lower() for tree in trees() for literal in literals(tree) for text in (literal, literal.split(" ")[-1])
    }
    words |= {one for entry in english.values() for one in USED_MESSAGE.findall(entry)}
    together = {f"{beginning}{word}" for beginning in beginnings for word in words}
    assert english.keys() - complete_ids - words - together - SHARED_CATALOGUE.entries(FIRST).keys() == set()


def test_every_language_is_complete() -> None:
    require_complete(CATALOGUE)


def test_no_sentence_is_left_in_the_code() -> None:
    unexplained: list[str] = []
    for tree in trees():
        holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        first = (node.body[0] for node in ast.walk(tree) if isinstance(node, holders))
        explains = {
            one.value.value for one in first if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)
        }
        unexplained += [text for text in literals(tree) if SENTENCE.search(text) and text not in explains]
    assert [text for text in unexplained if not any(re.fullmatch(sentence, text) for sentence in NO_SENTENCES)] == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "de", "LC_MESSAGES": "en"}, "de"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_language_defaults_to_that_of_the_machine(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language


def test_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="has no 'fr'; available: en and de"):
        set_language("fr")


@pytest.fixture
def german() -> Iterator[None]:
    set_language("de")
    yield
    set_language(FIRST)


@pytest.mark.usefixtures("german")
def test_game_and_terminal_use_one_language() -> None:
    game = find_game("virtues")
    bot = find_bot("random", game, "1")
    match = Match(game, "1", players=2)
    while match.asked != 0:
        match.answer(match.asked, match.menu(match.asked)[0])
    desk = Desk(Session(match, [Player("Ann"), Player("Bot Bram", bot)]))
    question = desk.session.question()
    assert question == match.game.voice(Names(["Ann", "Bot Bram"], 0), "de").question(
        match.menu(0).question, match.state
    )
    screen = "\n".join(desk.frame(140, 45).canvas.text())
    assert f"Du wählst  {question}" in screen
    assert "F1 Hilfe" in screen
    assert "●D  Du" in screen


@pytest.mark.usefixtures("german")
def test_commands_are_typed_in_the_language_or_in_english() -> None:
    desk = Desk(Session(Match(find_game("virtues"), "1", players=2), [Player("Ann"), Player("Bea")]))
    desk.lift_curtain()
    for typed in ("hilfe", "help"):
        desk.page = None
        carry_out_line(desk, typed)
        assert desk.page is not None
        assert desk.page.title == "Hilfe"
