"""A third language needs one new file per catalogue. A generated test language reaches every text at a table."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from meadhall.bots import find_bot
from meadhall.engine import Match, find_game, installed_games
from meadhall.engine.common.errors import NotOffered
from meadhall.engine.common.text import Arg, Text, localized
from meadhall.engine.language.catalogue import Catalogue
from meadhall.server.protocol import wire
from meadhall.server.wording.hall_words import hall_text
from meadhall.server.wording.refusals import HallSentence, error_words, refusal_sentence
from meadhall.terminal.fullscreen.clicks import carry_out_line
from meadhall.terminal.fullscreen.desk import Desk
from meadhall.terminal.session import Player, Session
from meadhall.terminal.words import CATALOGUE, set_language
from tests.server.halls import ANN, BOT, ME, Browser, open_place, run
from tests.terminal.test_plain import play_lines

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
WIDE = str.maketrans({letter: chr(ord(letter) + 0xFEE0) for letter in LETTERS})
STEPS = 12
PLAIN_LETTERS = re.compile(r"[A-Za-z][a-z]")  # single capital letters are symbols, as on dice


class WideLetters(Transformer):
    """Replaces each visible letter with its full-width form. Variants, functions and arguments stay unchanged."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(node.value.translate(WIDE))

    def visit_Placeable(self, node: ast.Placeable) -> Any:
        if isinstance(node.expression, ast.StringLiteral):
            node.expression.value = node.expression.value.translate(WIDE)
        return self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> ast.FunctionReference:
        if node.id.name in ("DOES", "WHOSE"):
            for word in node.arguments.positional[1:]:
                assert isinstance(word, ast.StringLiteral)
                word.value = word.value.translate(WIDE)
        return node


@cache
def widen_letters(german: str) -> str:
    """Return the text of a catalogue in the third language."""
    return FluentSerializer().serialize(WideLetters().visit(FluentParser().parse(german)))


@pytest.fixture(autouse=True)
def third_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a catalogue `xx.ftl` beside every `de.ftl`, generated from it."""
    source = Catalogue.source

    def with_third(self: Catalogue, language: str) -> str:
        if language != "xx":
            return source(self, language)
        return widen_letters(source(self, "de")).replace("$de }", "$en }")  # a catalogue names its language

    monkeypatch.setattr(Catalogue, "source", with_third)
    monkeypatch.setattr(Catalogue, "languages", property(lambda self: ("en", "de", "xx")))


def require_wide(words: str, *names: str) -> str:
    """Return the words. Fail if they contain English letters outside names."""
    remaining = re.sub("|".join(map(re.escape, sorted(names, key=len, reverse=True))) or "$^", "", words)
    assert PLAIN_LETTERS.search(remaining) is None, words
    return words


def sight_texts(sight: wire.Sight) -> list[Any]:
    """Return all texts of a sight that may be finished sentences."""
    texts: list[Any] = [sight.title, sight.phase, *sight.aim, *(line.words for line in sight.news)]
    texts += [request.words for request in (sight.undo, sight.vote) if request is not None]
    if sight.ask is not None:
        texts += [sight.ask.words, sight.ask.aside]
        texts += [words for option in sight.ask.options for words in (option.words, option.brief, option.warning)]
    return texts


def check_texts(ann: Browser, sight: wire.Notice) -> None:
    """Render every text of a message in the third language, and check it."""
    names = [seat.name for seat in ann.sight.seats]
    if isinstance(sight, wire.Sight):
        names.append(ann.table.fold.game.name)
        for words in sight_texts(sight):
            if isinstance(words, str):
                require_wide(words, *names)
    localized(sight, lambda text: require_wide(ann.text_of(text, "xx"), *names, *book_pages(text)))


def book_pages(text: Arg) -> Iterator[str]:
    """Yield the parts of a text from the Book of Secrets, in every language."""
    if isinstance(text, Text):
        yield from (words for words in text.args.values() if text.id == "page" and isinstance(words, str))
        yield from (words for arg in text.args.values() for words in book_pages(arg))


@pytest.mark.parametrize("name", list(installed_games()))
def test_every_text_at_a_table_is_in_the_third_language(name: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            options = {"mode": "relaxed"} if name == "heroes" else {}
            card = await place.new_table(ME, BOT, game=name, options={**options, "players": 2}, seed="third")
            ann, luck = await place.connect(card.id, ANN), random.Random(name)
            await ann.send(wire.Hello(0, None, "xx"))
            for nth in range(STEPS):
                await place.settle()
                sight = ann.sight
                check_texts(ann, sight)
                if sight.ask is None:
                    break
                for key in sight.ask.barred[:2]:
                    check_texts(ann, await ann.send(wire.Why(nth, sight.ask.seat, key)))
                option = luck.choice(sight.ask.options)
                check_texts(ann, await ann.send(wire.Show(nth, sight.ask.seat, option.key)))
                await ann.answer(sight.ask.seat, option.key)
            assert ann.sight.decisions > 2

    run(story())


def test_hall_speaks_the_third_language() -> None:
    assert require_wide(hall_text("hall-match-over", "xx", game="Pig"), "Pig")
    refused = refusal_sentence(HallSentence("over"), "xx")
    assert require_wide(refused) == f"{'Die Partie ist vorbei'.translate(WIDE)}."


def test_engine_errors_are_in_the_third_language() -> None:
    match = Match(find_game("virtues"), "1", players=2)
    with pytest.raises(NotOffered) as refused:
        match.answer(match.asked, "no-such")
    question = match.menu(match.asked).question
    assert require_wide(error_words(refused.value, "xx"), "no-such", question, *match.menu(match.asked).keys, "SV-")


@pytest.fixture
def terminal() -> Iterator[None]:
    set_language("xx")
    yield
    set_language("en")


ALLOWED_WORDS = (
    "Ann",
    "Bot Bram",
    *(find_game(name).name for name in installed_games()),
    "meadhall play --load it",
    "concede",
)
KEYS = ("Enter", "Tab", "Esc")


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("name", ["virtues", "adventureland"])
def test_plain_terminal_speaks_the_third_language(name: str) -> None:
    typed = [CATALOGUE.entries("xx")[f"word-{word}"].split(" = ")[1].strip() for word in ("help", "list", "score")]
    lines = play_lines(Match(find_game(name), "1", players=2), *typed, "a", "a", "no-such").lines
    assert len(lines) > 20
    for line in lines:
        require_wide(line, *ALLOWED_WORDS, "no-such")


@pytest.mark.usefixtures("terminal")
def test_full_screen_speaks_the_third_language() -> None:
    game = find_game("virtues")
    players = [Player("Ann"), Player("Bot Bram", find_bot("random", game, "1"))]
    desk = Desk(Session(Match(game, "1", players=2), players))
    desk.lift_curtain()
    for typed in ("", "help"):
        carry_out_line(desk, typed)
        for line in desk.frame(140, 45).canvas.text():
            require_wide(line, *ALLOWED_WORDS, *KEYS)
