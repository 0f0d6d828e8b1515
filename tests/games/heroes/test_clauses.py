"""Every clause of the rules has a test, and every clause that a test names is in the rules."""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.testing import clauses_named, clauses_of
from tests.games.heroes.asking import rules_text

HERE = Path(__file__).parent


def test_every_clause_has_a_test() -> None:
    named = clauses_named(HERE)
    missing = [one for one in clauses_of(rules_text()) if one not in named]
    assert not missing


def test_every_clause_named_by_a_test_exists() -> None:
    unknown = sorted(set(clauses_named(HERE)) - set(clauses_of(rules_text())))
    assert not unknown


def test_no_clause_is_defined_twice_and_none_is_missing_in_between() -> None:
    defined = re.findall(r"\*\*(HE-[A-Z]+-\d\d)\*\*", rules_text())
    assert len(defined) == len(set(defined))
    for chapter in {one[:-3] for one in defined}:
        numbers = sorted(int(one[-2:]) for one in defined if one[:-3] == chapter)
        assert numbers == list(range(1, len(numbers) + 1)), chapter
