"""All sentences that the sources say no with: the texts of errors and of what a hall takes its leave with."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import meadhall
from meadhall.engine.common.errors import MeadhallError
from meadhall.engine.common.schema_errors import KNOWN
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
WITHOUT: Final = {"TruncatedFile", "BadPosition"}  # errors that bring a text of their own, or that only tests meet


for server in ("http.app", "serving"):
    import_module(f"meadhall.server.{server}")  # these modules import all errors


def errors(kind: type[MeadhallError] = MeadhallError) -> Iterator[str]:
    """The names of all errors that a person can mend."""
    yield kind.__name__
    for one in kind.__subclasses__():
        yield from errors(one)


# Texts of these come from a list, or from the caller.
PASSED_ON: Final[dict[str, set[str]]] = {
    "server/protocol/problems.py": set(),
    "engine/common/errors.py": set(),
    "engine/common/schema_errors.py": {text for _, text in KNOWN},
}
SPEAKS: Final = {"Sentence", "HallSentence", *errors()} - WITHOUT
SENTENCES: Final = ("HallSentence(", "Sentence(", "value_error(", "kind(", "error.said", "error.broken")  # whole ones


class NoTemplate(AssertionError):
    """Something is said that no other language can find."""


def modules() -> Iterator[str]:
    """All modules that may say something to people in a browser."""
    for place in PLACES:
        for path in sorted(SOURCES.glob(place)):
            yield str(path.relative_to(SOURCES))


def texts_of(module: str, only: str = "") -> set[str]:
    """The sentences in a module, or those of one kind alone; NoTemplate where one is put together on the spot."""
    calls = [(call, within) for call, within in _said_in(module) if only in ("", ast.unparse(call.func))]
    found = {text for call, within in calls for text in _texts(call, within, module)}
    return found if only else found | PASSED_ON.get(module, set())


def calls_of(module: str) -> Iterator[tuple[set[str], set[str]]]:
    """For each place that says something: the sentences that it may be, and the names of the facts given to it."""
    for call, within in _said_in(module):
        yield set(_texts(call, within, module)), {fact.arg for fact in call.keywords if fact.arg}


def must_tell_facts(module: str, source: str = "") -> None:
    """NoTemplate where a fact that is told in a module is English put together on the spot."""
    for call, within in _said_in(module, source):
        for fact in call.keywords:
            _must_be_a_fact(fact.value, within, f"{module}:{fact.value.lineno}")


def _said_in(module: str, source: str = "") -> Iterator[tuple[ast.Call, list[ast.AST]]]:
    tree = ast.parse(source or (SOURCES / module).read_text("utf-8"))
    return _calls(tree, [tree])


def _calls(node: ast.AST, within: list[ast.AST]) -> Iterator[tuple[ast.Call, list[ast.AST]]]:
    """All calls that say something, with the functions and the module in which they stand, inmost first."""
    for child in ast.iter_child_nodes(node):
        inner = [child, *within] if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else within
        if isinstance(child, ast.Call) and _speaks(child, within):
            yield child, within
        yield from _calls(child, inner)


def _speaks(call: ast.Call, within: list[ast.AST]) -> bool:
    if isinstance(call.func, ast.Name):
        return call.func.id in SPEAKS and bool(call.args)
    is_super = ast.unparse(call.func) == "super().__init__" and bool(call.args)
    return is_super and isinstance(call.args[0], ast.Constant | ast.JoinedStr)


def _texts(call: ast.Call, within: list[ast.AST], module: str) -> Iterator[str]:
    at = 1 if isinstance(call.func, ast.Name) and call.func.id == "Denial" else 0
    if module not in PASSED_ON or isinstance(call.args[at], ast.Constant):
        yield from _strings(call.args[at], within, f"{module}:{call.lineno}")


def _strings(node: ast.expr, within: list[ast.AST], where: str) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body, within, where)
        yield from _strings(node.orelse, within, where)
    elif isinstance(node, ast.Name) and (values := _values_of(node.id, within)):
        for value in values:
            yield from _strings(value, within, where)
    elif ast.unparse(node).startswith(SENTENCES):
        return
    else:
        raise NoTemplate(f"{where}: {ast.unparse(node)} is no text that another language could find")


def _must_be_a_fact(node: ast.expr, within: list[ast.AST], where: str) -> None:
    """A fact has no words of its own: neither where it stands, nor in the name or the function that it comes from."""
    for value in _sources(node, within):
        for one in ast.walk(value):
            if isinstance(one, ast.JoinedStr) and any(_is_worded(part) for part in one.values):
                raise NoTemplate(
                    f"{where}: {ast.unparse(one)} is no fact but words, which no other language could find"
                )


def _is_worded(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant) and LETTERS.search(str(part.value)) is not None


def _sources(node: ast.expr, within: list[ast.AST]) -> list[ast.expr]:
    """An expression, and what the names in it stand for, or the functions beside it give that it calls."""
    names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    return [node, *(value for name in names for value in (*_values_of(name, within), *_returned_by(name, within[-1])))]


def _returned_by(name: str, tree: ast.AST) -> list[ast.expr]:
    functions = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef) and one.name == name]
    returns = [one for function in functions for one in ast.walk(function) if isinstance(one, ast.Return)]
    return [one.value for one in returns if one.value is not None]


def _values_of(name: str, within: list[ast.AST]) -> list[ast.expr]:
    """Return the values of a name, in the function or else in the module."""
    for scope in within:
        found = [value for one in ast.walk(scope) for value in _assigned(one, name)]
        if found:
            return found
    return []


def _assigned(one: ast.AST, name: str) -> Iterator[ast.expr]:
    if isinstance(one, ast.AnnAssign) and one.value is not None:
        yield from _named(one.target, one.value, name)
    elif isinstance(one, ast.Assign):
        yield from _named(one.targets[0], one.value, name)


def _named(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for part, its in zip(target.elts, value.elts, strict=True):
            yield from _named(part, its, name)
    elif isinstance(target, ast.Name) and target.id == name:
        yield value
