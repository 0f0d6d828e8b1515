"""List the clauses of rules.md that no test names: `python -m tests.games.swordsorcery.open_clauses`."""

from __future__ import annotations

from pathlib import Path

from meadhall.games.swordsorcery import GAME
from meadhall.testing import clauses_named, clauses_of


def open_clauses() -> list[str]:
    """Return the clauses that no test names, in the order of the rules."""
    named = clauses_named(Path(__file__).parent)
    return [clause for clause in clauses_of(GAME.rules_text) if clause not in named]


if __name__ == "__main__":
    print(*open_clauses(), sep="\n")
