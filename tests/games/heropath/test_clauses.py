"""Every clause of the rules is named by a test: rules, decisions, what is seen, and worked examples."""

from __future__ import annotations

from pathlib import Path

from meadhall.games.heropath import GAME
from meadhall.testing.clauses import clauses_named, clauses_of


def test_every_clause_is_named_by_a_test() -> None:
    known = clauses_of(GAME.rules_text)
    named = clauses_named(Path(__file__).parent)
    assert len(set(known)) == 533
    assert [one for one in known if one not in named] == []
    assert [one for one in named if one not in known] == []
