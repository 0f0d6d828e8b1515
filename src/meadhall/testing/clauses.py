"""The decorator `@clause` names the clauses that a test covers, so that tests and rules file can be compared."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from meadhall.engine.common.errors import BadScript

T = TypeVar("T", bound=Callable[..., object])

CLAUSE: Final = re.compile(r"[A-Z]{2}-[A-Z]{2,4}-[0-9]{2}")
_DEFINED: Final = re.compile(rf"\*\*({CLAUSE.pattern})\*\*")


def clause(*ids: str) -> Callable[[T], T]:
    """Decorator that names the clauses of a test: `@clause("AL-FGT-15")`. The test must fail if a clause is broken."""
    wrong = [name for name in ids if not CLAUSE.fullmatch(name)]
    if wrong or not ids:
        raise BadScript(f"@clause needs ids like AL-FGT-15, not {', '.join(wrong) or 'none'}")

    def mark(test: T) -> T:
        vars(test).setdefault("clauses", []).extend(ids)
        return test

    return mark


def clauses_of(rules: str) -> list[str]:
    """Return the ids that a rules text defines in bold, in order."""
    return list(dict.fromkeys(_DEFINED.findall(rules)))


def clauses_named(*folders: str | Path) -> dict[str, list[str]]:
    """Return the tests below these folders by clause: `{"AL-FGT-15": ["test_x.py::test_y"]}`."""
    tests: dict[str, list[str]] = {}
    for folder in folders:
        for path in sorted(Path(folder).rglob("test_*.py")):
            for name, ids in _tests_with_clauses(path):
                for id in ids:
                    tests.setdefault(id, []).append(f"{path.name}::{name}")
    return tests


def _tests_with_clauses(path: Path) -> list[tuple[str, list[str]]]:
    tree = ast.parse(path.read_text("utf-8"), str(path))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test")]
    return [
        (function.name, [id for decorator in function.decorator_list for id in _clause_ids(decorator)])
        for function in functions
    ]


def _clause_ids(decorator: ast.expr) -> list[str]:
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "clause"):
        return []
    return [
        argument.value
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
