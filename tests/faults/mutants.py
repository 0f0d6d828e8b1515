"""Change one thing at a time in the code of a few modules, and report how many of these mutants the tests kill.

    python -m tests.faults.mutants [--sample 5] [words of the targets]

Each target has a sample that is the same every time. A mutant that no test kills is printed as a diff.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import random
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.faults.copies import ROOT, Copy, Undecided


class Target(NamedTuple):
    """Modules, as a pattern below src/meadhall, and the tests that should kill their mutants, fast tests first."""

    name: str
    modules: str
    tests: Sequence[str]


TARGETS: Final = (
    Target(
        "adventureland",
        "games/adventureland/moves.py",
        ("tests/games/adventureland/test_moves.py", "tests/games/adventureland"),
    ),
    Target("heroes", "games/heroes/actions/casting.py", ("tests/games/heroes/test_casting.py", "tests/games/heroes")),
    Target(
        "heropath", "games/heropath/actions/rest.py", ("tests/games/heropath/test_visits.py", "tests/games/heropath")
    ),
    Target("virtues", "games/virtues/ending.py", ("tests/games/virtues/test_ends.py", "tests/games/virtues")),
    Target(
        "swordsorcery",
        "games/swordsorcery/combat/*.py",
        ("tests/games/swordsorcery/test_combat.py", "tests/games/swordsorcery"),
    ),
    Target("privacy", "engine/privacy/*.py", ("tests/engine/test_unheard.py", "tests/engine")),
    Target("undo", "engine/play/undo.py", ("tests/engine/test_unheard.py", "tests/engine")),
    Target("live", "server/live/*.py", ("tests/server/test_commands.py", "tests/server")),
)

SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
}  # fmt: skip
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


def mutations(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the possible replacements of a node."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPS:
            yield _with_fields(node, ops=[SWAPS[type(op)]()])
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in SWAPS:
            yield _with_fields(node, op=SWAPS[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Call(func=ast.Name(id=name)) if name in NAMES:
            yield _with_fields(node, func=ast.Name(NAMES[name]))
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign():
            yield ast.Pass()
        case ast.IfExp(body=body, orelse=orelse):
            yield _with_fields(node, body=orelse, orelse=body)
        case _:
            pass


def _with_fields(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def mutants_of(text: str) -> list[str]:
    """Return the changed texts of a module, one for each possible mutation in its functions."""
    lines = text.splitlines(keepends=True)
    starts = [sum(len(line.encode()) for line in lines[:at]) for at in range(len(lines))]
    raw, mutants = text.encode(), list[str]()
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for node in (inner for statement in function.body for inner in ast.walk(statement)):
            for mutation in mutations(node):
                assert isinstance(node, ast.expr | ast.stmt)
                assert node.end_lineno is not None
                assert node.end_col_offset is not None
                begins, ends = (
                    starts[node.lineno - 1] + node.col_offset,
                    starts[node.end_lineno - 1] + node.end_col_offset,
                )
                mutated_code = ast.unparse(ast.fix_missing_locations(mutation)).encode()
                mutated_code = b"(" + mutated_code + b")" if isinstance(node, ast.expr) else mutated_code
                mutants.append((raw[:begins] + mutated_code + raw[ends:]).decode())
    return list(dict.fromkeys(mutants))


def sample_of(target: Target, size: int) -> list[tuple[str, str]]:
    """Return the file and text of some mutants of a target."""
    files = sorted((ROOT / "src" / "meadhall").glob(target.modules))
    if not files:
        raise SystemExit(f"there is no {target.modules}; TARGETS in mutants.py needs the modules as they are now")
    named = [(str(file.relative_to(ROOT)), text) for file in files for text in mutants_of(file.read_text("utf-8"))]
    return random.Random(target.name).sample(named, min(size, len(named)))


def diff_of(file: str, text: str) -> str:
    before = (ROOT / file).read_text("utf-8").splitlines()
    return "\n".join(line for line in difflib.unified_diff(before, text.splitlines(), file, file, "", "", 0, ""))


def main(target_names: Sequence[str], size: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        project = Copy(Path(folder))
        for target in TARGETS:
            if target_names and target.name not in target_names:
                continue
            mutants, killed, undecided = sample_of(target, size), 0, 0
            for file, text in mutants:
                try:
                    with project.changed(file, text):
                        first = project.first_failure(target.tests)
                except Undecided as trouble:
                    first, undecided = "", undecided + 1
                    print(trouble, flush=True)
                killed += bool(first)
                if not first:
                    print(diff_of(file, text), flush=True)
            print(f"{target.name}: {killed} of {len(mutants)} killed, {undecided} undecided", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", metavar="target", help="the names of some targets; all if none is named")
    parser.add_argument("--sample", type=int, default=5, help="mutants of each target")
    chosen = parser.parse_args()
    main(chosen.words, chosen.sample)
