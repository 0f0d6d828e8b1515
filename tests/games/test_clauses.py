"""Every clause of a game's rules has a test, and every clause that a test names is in the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.engine.contract.registry import find_game, installed_games
from meadhall.testing import clauses_named, clauses_of

HERE = Path(__file__).parent
every_game = pytest.mark.parametrize("game", installed_games())


def rules_of(game: str) -> str:
    return find_game(game).rules_text


@every_game
def test_every_clause_has_a_test(game: str) -> None:
    named = clauses_named(HERE / game)
    missing = [one for one in clauses_of(rules_of(game)) if one not in named]
    assert named
    assert not missing


@every_game
def test_every_clause_named_by_a_test_exists(game: str) -> None:
    unknown = sorted(set(clauses_named(HERE / game)) - set(clauses_of(rules_of(game))))
    assert not unknown


@every_game
def test_clauses_are_unique_and_numbered_without_gaps(game: str) -> None:
    defined = re.findall(r"\*\*([A-Z]{2}-[A-Z]+-\d\d)\*\*", rules_of(game))
    assert len(defined) == len(set(defined))
    for chapter in {one[:-3] for one in defined}:
        numbers = sorted(int(one[-2:]) for one in defined if one[:-3] == chapter)
        begun = [number for number in numbers if number - 1 not in numbers]
        # A new block of a chapter may begin at a round number.
        assert begun[0] == 1, chapter
        assert not [number for number in begun[1:] if number % 10], chapter
