"""Bots of first matches: a beginner, who sometimes errs, has a fair chance against them."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from meadhall.engine import Match
from meadhall.engine.contract.registry import find_game

RANDOM_SHARE: Final = 1 / 3  # share of a beginner's answers that are random; the others are those of `sensible`


def wins_of_beginner(name: str, bot: str, matches: int, options: dict[str, Any]) -> int:
    """Return how many first matches a beginner wins against a bot. Each deal is played from every seat."""
    game, wins = find_game(name), 0
    assert game.first_match is not None
    for number in range(matches):
        luck = random.Random(number)
        seats = game.seats(game.options(**{**game.first_match.options, **options}))
        match: Match[Any] = Match(game, f"first {number // seats}", **{**game.first_match.options, **options})
        beginner = number % seats
        while (ask := match.ask) is not None:
            view = match.view(ask.seat)
            errs = ask.seat == beginner and luck.random() < RANDOM_SHARE
            plays = game.bots["sensible" if ask.seat == beginner else bot]
            match.answer(ask.seat, luck.choice(view.options) if errs else plays(view))
        wins += next(standing.place for standing in match.standings if standing.seat == beginner) == 1
    return wins


@pytest.mark.deep
@pytest.mark.parametrize(
    ("name", "options", "matches", "least", "most"),
    [
        ("adventureland", {}, 24, 7, 19),
        ("heroes", {"players": 2, "mode": "relaxed"}, 24, 6, 18),
        ("virtues", {}, 24, 7, 17),
        ("heropath", {}, 10, 6, 10),
    ],
)
def test_beginner_wins_about_half_of_the_first_matches(
    name: str, options: dict[str, Any], matches: int, least: int, most: int
) -> None:
    assert least <= wins_of_beginner(name, "gentle", matches, options) <= most


@pytest.mark.deep
@pytest.mark.parametrize(("name", "options"), [("adventureland", {}), ("heroes", {"players": 2, "mode": "relaxed"})])
def test_sensible_bot_mostly_beats_a_beginner(name: str, options: dict[str, Any]) -> None:
    assert wins_of_beginner(name, "sensible", 24, options) <= 2
