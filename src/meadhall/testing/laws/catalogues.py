"""The law about a game's catalogue: every language has exactly the messages that the game needs."""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from meadhall.engine import Event, Game, Option, Reason
from meadhall.engine.common.errors import joined_names
from meadhall.engine.common.text import kebab
from meadhall.engine.contract.cover import MESSAGE
from meadhall.engine.language.catalogue import FIRST, Catalogue
from meadhall.engine.language.wording import SHARED_CATALOGUE
from meadhall.testing.laws.law import Law, must

ATTRIBUTE_LINE: Final = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)
QUESTION: Final = re.compile(r"@menu\(\s*\"([\w-]+)\"")
ID_LITERAL: Final = re.compile(r"[\"']([a-z][a-z0-9_-]*)[\"']")
TEXT: Final = re.compile(r"\btext\(\"([a-z][\w-]*)\"")
ID_PREFIX: Final = re.compile(r"[\"']([a-z][a-z0-9-]*-)\{")  # the constant prefix of a message id in an f-string
USED_MESSAGE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)\s*[}.]")
# Prefixes of the messages for options, parts of points, steps of a lesson, features of the judgement, puzzles.
DERIVED_PREFIXES: Final = ("choice-", "points-", "lesson-", "gain-", "puzzle-")


class CompleteCatalogues(Law):
    says = "every language has each message that the game uses, and no other"

    def finish(self, game: Game[Any], matches: int) -> None:
        catalogue = game.wording.catalogue
        if catalogue is None:
            return
        english, modules = catalogue.entries(FIRST), list(modules_of(game))
        self.checked += len(catalogue.languages)
        needed = dict(needed_messages(modules))
        self.checked += len(needed)
        missing = [f"{id} ({use})" for id, use in needed.items() if id not in english]
        must(not missing, f"missing in {FIRST}.ftl: {', '.join(missing)}")
        require_complete(catalogue)
        must(
            not game.puzzling.uses_hidden_content or "puzzle-note" in english,
            f"'puzzle-note' is missing in {FIRST}.ftl",
        )
        unused = unused_messages(game, modules)
        must(not unused, f"nothing uses these messages: {', '.join(sorted(unused)[:12])}")


def modules_of(game: Game[Any]) -> Iterator[ModuleType]:
    """Import and yield all modules of a game."""
    root = sys.modules[game.package]
    yield root
    for module_info in pkgutil.walk_packages(getattr(root, "__path__", []), f"{game.package}."):
        yield importlib.import_module(module_info.name)


def needed_messages(modules: list[ModuleType]) -> Iterator[tuple[str, str]]:
    """Yield the ids of the messages that the code uses, each with a description of its use."""
    for module in modules:
        yield from (
            (id, f"a text of {module.__name__}")
            for id in TEXT.findall(_source_code(module))
            if not SHARED_CATALOGUE.has(id)
        )
        yield from ((f"question-{name}", f"the question '{name}'") for name in QUESTION.findall(_source_code(module)))
        for name, value in vars(module).items():
            if isinstance(value, type):
                kind: type[Any] = value
                yield from _messages_of_class(kind) if kind.__module__ == module.__name__ else ()
            elif isinstance(value, Reason):
                yield value.text, f"the reason {name} of {module.__name__}"
            elif type(value) is Option:
                yield value.message(None).id, f"the answer '{value.key}'"


def _messages_of_class(kind: type[Any]) -> Iterator[tuple[str, str]]:
    has_parts = bool(kind.__subclasses__())
    if issubclass(kind, Event) and kind.message is Event.message and not has_parts:
        yield kebab(kind.__name__), f"the event {kind.__name__}"
    elif issubclass(kind, Option) and kind.message is Option.message and not has_parts:
        yield f"option-{kebab(kind.__name__)}", f"the answer {kind.__name__}"


def require_complete(catalogue: Catalogue) -> None:
    """Raise BrokenLaw if a language cannot be parsed, or does not have exactly the messages of English."""
    for language in catalogue.languages:
        _require_readable(catalogue, language)
        _require_same_messages(catalogue.entries(FIRST), catalogue.entries(language), language)


def _require_readable(catalogue: Catalogue, language: str) -> None:
    """Raise BrokenLaw if an entry cannot be parsed. Fluent alone would skip it silently."""
    junk = [entry for entry in FluentResource(catalogue.source(language)).body if isinstance(entry, ast.Junk)]
    must(not junk, f"{language}.ftl cannot be read at: {str(junk[0].content)[:80]!r}" if junk else "")


def _require_same_messages(english: Mapping[str, str], other: Mapping[str, str], language: str) -> None:
    missing = [id for id in english if id not in other]
    must(not missing, f"missing in {language}.ftl: {joined_names(missing)}")
    for id, entry in english.items():
        missing_forms = {
            form for form in ATTRIBUTE_LINE.findall(entry) if form not in ATTRIBUTE_LINE.findall(other[id])
        }
        must(not missing_forms, f"'{id}' has no .{min(missing_forms, default='')} in {language}.ftl")
    extra = other.keys() - english.keys()
    must(not extra, f"{language}.ftl has '{min(extra, default='')}', which English does not have")


def unused_messages(game: Game[Any], modules: list[ModuleType]) -> set[str]:
    """Return the ids of messages that the game's code does not use."""
    catalogue = game.wording.catalogue
    assert catalogue is not None
    code = "\n".join(_source_code(module) for module in modules)
    english = catalogue.entries(FIRST)
    used_ids = (
        {"aim"}
        | {id for id, _ in needed_messages(modules)}
        | set(ID_LITERAL.findall(code))
        | set(SHARED_CATALOGUE.entries(FIRST))
    )
    used_ids |= (
        {MESSAGE}
        | {name for entry in english.values() for name in USED_MESSAGE.findall(entry)}
        | {id for id, _ in catalogue.content}
    )
    prefixes = (*ID_PREFIX.findall(code), *DERIVED_PREFIXES)
    question_ids = {f"question-{name}" for name in ID_LITERAL.findall(code)}
    option_ids = {f"option-{name}" for name in ID_LITERAL.findall(code)}
    classes = {kebab(name) for name in re.findall(r"^class (\w+)", code, re.MULTILINE)}
    known_ids = used_ids | question_ids | option_ids | classes | {f"option-{name}" for name in classes}
    return {id for id in english if id not in known_ids and not id.startswith(prefixes)}


def _source_code(module: ModuleType) -> str:
    with open(str(module.__file__), encoding="utf-8") as file:
        return file.read()
