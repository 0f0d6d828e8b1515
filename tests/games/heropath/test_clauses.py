"""A test names every clause of the rules, the decisions, the views, and the worked examples."""

from __future__ import annotations

from pathlib import Path

from meadhall.games.heropath import GAME
from meadhall.testing.clauses import clauses_named, clauses_of


def test_every_clause_is_named_by_a_test() -> None:
    known = clauses_of(GAME.rules_text)
    named = clauses_named(Path(__file__).parent)
    assert len(set(known)) == 533
    assert [clause for clause in known if clause not in named] == []
    assert [clause for clause in named if clause not in known] == []
