"""All sentences that the sources say no with: the texts of errors and of what a hall takes its leave with."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import meadhall
from meadhall.engine.errors import MeadhallError
from meadhall.engine.misfits import KNOWN

SOURCES: Final = Path(meadhall.__file__).parent
PLACES: Final = ("server", "engine", "bots")
WITHOUT: Final = {"BrokenOff"}  # errors that bring a text of their own


for server in ("app", "serving"):
    import_module(f"meadhall.server.{server}")  # which bring all errors along


def errors(kind: type[MeadhallError] = MeadhallError) -> Iterator[str]:
    """The names of all errors that a person can mend."""
    yield kind.__name__
    for one in kind.__subclasses__():
        yield from errors(one)


# What these say comes out of a list, or from who calls them.
PASSED_ON: Final[dict[str, set[str]]] = {
    "engine/errors.py": set(),
    "engine/misfits.py": {text for _, text in KNOWN},
}
SPEAKS: Final = {"Sentence", *errors()} - WITHOUT


class NoTemplate(AssertionError):
    """Something is said that no other language can find."""


def modules() -> Iterator[str]:
    """All modules that may say something to people in a browser."""
    for place in PLACES:
        yield from (str(path.relative_to(SOURCES)) for path in sorted((SOURCES / place).rglob("*.py")))


def texts_of(module: str) -> set[str]:
    """The sentences in a module; NoTemplate where one is put together on the spot."""
    tree = ast.parse((SOURCES / module).read_text("utf-8"))
    found = {text for call, within in _calls(tree, [tree]) for text in _texts(call, within, module)}
    return found | PASSED_ON.get(module, set())


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
    at = 1 if isinstance(call.func, ast.Name) and call.func.id == "Denied" else 0
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
    else:
        raise NoTemplate(f"{where}: {ast.unparse(node)} is no text that another language could find")


def _values_of(name: str, within: list[ast.AST]) -> list[ast.expr]:
    """What a name stands for, in the function or else in the module."""
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
