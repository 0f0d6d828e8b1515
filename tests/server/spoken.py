"""All sentences in the sources with which a hall refuses something: the texts of errors and of closed sockets."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import meadhall
from meadhall.engine.common.errors import MeadhallError
from meadhall.engine.common.schema_errors import KNOWN_ERRORS
from meadhall.testing.laws.languages import LETTERS

SOURCES: Final = Path(meadhall.__file__).parent
PLACES: Final = (
    "server/**/*.py",
    "engine/**/*.py",
    "bots/**/*.py",
    "analysis/*.py",
    "puzzles/*.py",
    "games/*/choices.py",
    "games/*/options.py",
)
EXCLUDED: Final = {"TruncatedFile", "BadPosition"}  # errors with a text of the caller, and errors that only tests meet


for server in ("http.app", "serving"):
    import_module(f"meadhall.server.{server}")  # these modules import all errors


def errors(kind: type[MeadhallError] = MeadhallError) -> Iterator[str]:
    """Yield the names of an error class and of all classes derived from it."""
    yield kind.__name__
    for subclass in kind.__subclasses__():
        yield from errors(subclass)


# Texts in these modules come from a list or from the caller.
PASSED_ON: Final[dict[str, set[str]]] = {
    "server/protocol/problems.py": set(),
    "engine/common/errors.py": set(),
    "engine/common/schema_errors.py": {text for _, text in KNOWN_ERRORS},
}
SENTENCE_CALLS: Final = {"Sentence", "HallSentence", *errors()} - EXCLUDED
# expressions that are complete sentences
SENTENCES: Final = (
    "HallSentence(",
    "Sentence(",
    "invalid_value_sentence(",
    "kind(",
    "error.sentence",
    "error.short_sentence",
)


class NoTemplate(AssertionError):
    """A sentence is composed in a way that a catalogue cannot translate."""


def modules() -> Iterator[str]:
    """Yield all modules that may send sentences to a browser."""
    for place in PLACES:
        for path in sorted(SOURCES.glob(place)):
            yield str(path.relative_to(SOURCES))


def texts_of(module: str, only: str = "") -> set[str]:
    """Return the sentences in a module; if `only` is given, the sentences in calls of that function.

    Raises NoTemplate if a sentence is composed at run time.
    """
    calls = [(call, within) for call, within in _sentence_calls(module) if only in ("", ast.unparse(call.func))]
    sentences = {text for call, within in calls for text in _sentences_of(call, within, module)}
    return sentences if only else sentences | PASSED_ON.get(module, set())


def calls_of(module: str) -> Iterator[tuple[set[str], set[str]]]:
    """Yield for each call with a sentence: the possible sentences, and the names of the facts in them."""
    for call, within in _sentence_calls(module):
        yield set(_sentences_of(call, within, module)), {fact.arg for fact in call.keywords if fact.arg}


def check_facts(module: str, source: str = "") -> None:
    """Raise NoTemplate if a fact in a sentence of the module contains English words."""
    for call, within in _sentence_calls(module, source):
        for fact in call.keywords:
            _check_fact(fact.value, within, f"{module}:{fact.value.lineno}")


def _sentence_calls(module: str, source: str = "") -> Iterator[tuple[ast.Call, list[ast.AST]]]:
    tree = ast.parse(source or (SOURCES / module).read_text("utf-8"))
    return _calls(tree, [tree])


def _calls(node: ast.AST, within: list[ast.AST]) -> Iterator[tuple[ast.Call, list[ast.AST]]]:
    """Yield all calls with sentences, and the functions and module around each, innermost first."""
    for child in ast.iter_child_nodes(node):
        inner = [child, *within] if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else within
        if isinstance(child, ast.Call) and _has_sentence(child, within):
            yield child, within
        yield from _calls(child, inner)


def _has_sentence(call: ast.Call, enclosing_nodes: list[ast.AST]) -> bool:
    if isinstance(call.func, ast.Name):
        return call.func.id in SENTENCE_CALLS and bool(call.args)
    is_super = ast.unparse(call.func) == "super().__init__" and bool(call.args)
    return is_super and isinstance(call.args[0], ast.Constant | ast.JoinedStr)


def _sentences_of(call: ast.Call, enclosing_nodes: list[ast.AST], module: str) -> Iterator[str]:
    at = 1 if isinstance(call.func, ast.Name) and call.func.id == "Denial" else 0
    if module not in PASSED_ON or isinstance(call.args[at], ast.Constant):
        yield from _strings(call.args[at], enclosing_nodes, f"{module}:{call.lineno}")


def _strings(node: ast.expr, enclosing_nodes: list[ast.AST], where: str) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body, enclosing_nodes, where)
        yield from _strings(node.orelse, enclosing_nodes, where)
    elif isinstance(node, ast.Name) and (values := _values_of(node.id, enclosing_nodes)):
        for value in values:
            yield from _strings(value, enclosing_nodes, where)
    elif ast.unparse(node).startswith(SENTENCES):
        return
    else:
        raise NoTemplate(f"{where}: {ast.unparse(node)} is not a text that another language could find")


def _check_fact(node: ast.expr, enclosing_nodes: list[ast.AST], where: str) -> None:
    """Raise NoTemplate if a fact contains words, directly or through a name or function that it uses."""
    for value in _sources(node, enclosing_nodes):
        for one in ast.walk(value):
            if isinstance(one, ast.JoinedStr) and any(_has_letters(part) for part in one.values):
                raise NoTemplate(
                    f"{where}: {ast.unparse(one)} is not a fact: it contains words that a catalogue cannot translate"
                )


def _has_letters(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant) and LETTERS.search(str(part.value)) is not None


def _sources(node: ast.expr, enclosing_nodes: list[ast.AST]) -> list[ast.expr]:
    """Return an expression, the values of its names, and the return values of the functions that it calls."""
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return [
        node,
        *(
            value
            for name in names
            for value in (*_values_of(name, enclosing_nodes), *_return_values(name, enclosing_nodes[-1]))
        ),
    ]


def _return_values(name: str, tree: ast.AST) -> list[ast.expr]:
    functions = [child for child in ast.walk(tree) if isinstance(child, ast.FunctionDef) and child.name == name]
    returns = [child for function in functions for child in ast.walk(function) if isinstance(child, ast.Return)]
    return [statement.value for statement in returns if statement.value is not None]


def _values_of(name: str, enclosing_nodes: list[ast.AST]) -> list[ast.expr]:
    """Return the values of a name, in the function or else in the module."""
    for scope in enclosing_nodes:
        values = [value for child in ast.walk(scope) for value in _assigned_values(child, name)]
        if values:
            return values
    return []


def _assigned_values(node: ast.AST, name: str) -> Iterator[ast.expr]:
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        yield from _values_of_target(node.target, node.value, name)
    elif isinstance(node, ast.Assign):
        yield from _values_of_target(node.targets[0], node.value, name)


def _values_of_target(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for part, its in zip(target.elts, value.elts, strict=True):
            yield from _values_of_target(part, its, name)
    elif isinstance(target, ast.Name) and target.id == name:
        yield value
