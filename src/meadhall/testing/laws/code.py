"""Laws about the source code of a game. They parse the code and do not run it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from meadhall.engine import Game, Table
from meadhall.testing.laws.law import Law, must

FILES: Final = ("io", "os", "pathlib", "pickle", "shelve", "shutil", "sqlite3", "subprocess", "tempfile")
NETWORKS: Final = ("http", "requests", "select", "socket", "ssl", "urllib")
CLOCKS: Final = ("asyncio", "concurrent", "datetime", "multiprocessing", "queue", "signal", "threading", "time")
LUCK: Final = ("random", "secrets", "uuid")
FORBIDDEN: Final = frozenset((*FILES, *NETWORKS, *CLOCKS, *LUCK))
CALLS: Final = frozenset(["open", "input", "print", "exec", "eval"])


class Source:
    """The parsed Python files of a game: its package, or its single file."""

    def __init__(self, game: Game[Any]) -> None:
        module = sys.modules[game.first_state.__module__]
        package = sys.modules.get(game.package, module)
        self.root = Path(str(package.__file__)).parent
        steps = [step.__module__ for step in game.steps.values()]
        files = sorted({Path(str(sys.modules[name].__file__)) for name in (module.__name__, *steps)})
        if _declares_game(game, game.package):
            files = sorted(self.root.rglob("*.py"))
        self.nodes_by_file = {self._name(file): _nodes(file.read_text("utf-8"), str(file)) for file in files}

    def _name(self, file: Path) -> str:
        return str(file.relative_to(self.root)) if file.is_relative_to(self.root) else file.name

    def nodes(self) -> Iterator[tuple[str, ast.AST]]:
        """Yield every node of the syntax trees with its file and line."""
        for name, nodes in self.nodes_by_file.items():
            for node in nodes:
                yield f"{name}:{getattr(node, 'lineno', 0)}", node


@lru_cache(1 << 10)  # several laws parse the same files
def _nodes(text: str, name: str) -> Sequence[ast.AST]:
    return [*ast.walk(ast.parse(text, name))]


def _declares_game(game: Game[Any], package: str) -> bool:
    """Whether a package declares this game, so that all its files belong to the game."""
    values = vars(sys.modules[package]).values() if package else ()
    return any(isinstance(value, Game) and value.id == game.id for value in values)


class Imports(Law):
    says = "the game's code imports no files, network, clock or random numbers"

    def finish(self, game: Game[Any], matches: int) -> None:
        for place, node in Source(game).nodes():
            for name in _imported_names(node):
                self.checked += 1
                must(name.split(".")[0] not in FORBIDDEN or _is_type_only(name), f"{place} imports {name}")
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                must(node.func.id not in CALLS, f"{place} calls {node.func.id}()")


def _imported_names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level:
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def _is_type_only(name: str) -> bool:
    return name == "random.Random"  # type of a bot's parameter; games do not create one


class Flows(Law):
    says = "every flow is awaited, and none contains a yield"

    def finish(self, game: Game[Any], matches: int) -> None:
        source = Source(game)
        flows = _flow_names(source)
        for name, nodes in source.nodes_by_file.items():
            self._check_awaited(name, nodes, flows)
        for place, node in source.nodes():
            if isinstance(node, ast.AsyncFunctionDef):
                self.checked += 1
                must(
                    not _has_yield(node),
                    f"{place}: the flow {node.name} has a yield; pause it with choose, gather, first or together",
                )

    def _check_awaited(self, name: str, nodes: Sequence[ast.AST], flows: set[str]) -> None:
        running_calls = {id(call) for node in nodes for call in _calls_that_run(node)}
        running_calls |= {id(call) for node in nodes for call in _calls_of_tables(node)}
        for node in nodes:
            if isinstance(node, ast.Call) and _called_name(node) in flows:
                self.checked += 1
                must(
                    id(node) in running_calls,
                    f"{name}:{node.lineno}: the flow {_called_name(node)} is called without await",
                )


def _has_yield(node: ast.AST) -> bool:
    """Whether code contains a `yield`. Functions that are defined inside it do not count."""
    children = [child for child in ast.iter_child_nodes(node) if not isinstance(child, (ast.FunctionDef, ast.Lambda))]
    return any(isinstance(child, (ast.Yield, ast.YieldFrom)) or _has_yield(child) for child in children)


def _flow_names(source: Source) -> set[str]:
    """Return the function names that only flows have."""
    flows: set[str] = set()
    functions: set[str] = set()
    for _, node in source.nodes():
        if isinstance(node, ast.AsyncFunctionDef):
            flows.add(node.name)
        elif isinstance(node, ast.FunctionDef):
            functions.add(node.name)
    return flows - functions


def _called_name(node: ast.Call) -> str:
    func = node.func
    return func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""


def _calls_of_tables(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the calls of table methods in a function: `t.roll()` is not a flow, even if the game has a flow `roll`."""
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    tables = {argument.arg for argument in arguments if _is_table(argument)}
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _is_method_of(call.func, tables):
            yield call


def _is_table(argument: ast.arg) -> bool:
    if argument.annotation is None:
        return argument.arg == "t"
    return ast.unparse(argument.annotation).startswith("Table")


def _is_method_of(func: ast.expr, tables: set[str]) -> bool:
    if not isinstance(func, ast.Attribute) or not isinstance(func.value, ast.Name):
        return False
    return func.value.id in tables and hasattr(Table, func.attr)


def _calls_that_run(node: ast.AST) -> list[ast.AST]:
    """Return the calls in a node that certainly run: awaited or returned calls, and arguments of `together`."""
    if isinstance(node, (ast.Await, ast.Return)):
        return [node.value] if node.value is not None else []
    if isinstance(node, ast.Call) and _called_name(node) == "together":
        return [inner for argument in node.args for inner in ast.walk(argument)]
    return []
