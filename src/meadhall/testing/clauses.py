"""Clauses of tests: `@clause` names the rule of a test, so that the rules file and the tests can be compared."""

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
    """Mark a test that would fail without these clauses: `@clause("AL-FGT-15")`."""
    wrong = [name for name in ids if not CLAUSE.fullmatch(name)]
    if wrong or not ids:
        raise BadScript(f"@clause needs ids like AL-FGT-15, not {', '.join(wrong) or 'none'}")

    def mark(test: T) -> T:
        vars(test).setdefault("clauses", []).extend(ids)
        return test

    return mark


def clauses_of(rules: str) -> list[str]:
    """The ids that a rules text defines in bold, in order."""
    return list(dict.fromkeys(_DEFINED.findall(rules)))


def clauses_named(*folders: str | Path) -> dict[str, list[str]]:
    """The tests below these folders by clause, as `{"AL-FGT-15": ["test_x.py::test_y"]}`."""
    named: dict[str, list[str]] = {}
    for folder in folders:
        for path in sorted(Path(folder).rglob("test_*.py")):
            for name, ids in _marked(path):
                for one in ids:
                    named.setdefault(one, []).append(f"{path.name}::{name}")
    return named


def _marked(path: Path) -> list[tuple[str, list[str]]]:
    tree = ast.parse(path.read_text("utf-8"), str(path))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test")]
    return [(f.name, [one for decorator in f.decorator_list for one in _ids(decorator)]) for f in functions]


def _ids(decorator: ast.expr) -> list[str]:
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "clause"):
        return []
    return [a.value for a in decorator.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
