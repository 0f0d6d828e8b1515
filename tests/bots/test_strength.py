"""Stronger bots win more often. The bounds are far from the figures in docs/bots.md, so luck cannot fail a test."""

from __future__ import annotations

import time

import pytest

from meadhall import Match, find_game
from meadhall.bots import find_bot
from meadhall.lab import play_series, report

LAND = find_game("adventureland")


@pytest.mark.parametrize("adventure", [1, 2, 3, 4])
def test_sensible_beats_random(adventure: int) -> None:
    bots = ["sensible", "random"]
    series = play_series("adventureland", bots, 8, jobs=1, adventure=adventure, expansion=adventure > 3)
    assert report(series, bots).bots[0].wins >= 7


@pytest.mark.deep
def test_thinker_beats_sensible_in_the_magnificent() -> None:
    bots = ["thinker:40", "sensible"]
    results = report(play_series("adventureland", bots, 6, jobs=1, adventure=2), bots)
    assert results.bots[0].wins >= 3
    assert results.bots[0].points > results.bots[1].points


def test_sensible_answers_fast() -> None:
    match = Match(LAND, seed="fast")
    bot = find_bot("sensible", LAND)
    began, answers = time.process_time(), 0
    while match.ask is not None:
        match.answer(match.ask.seat, bot.choose(match.view(match.ask.seat)))
        answers += 1
    assert (time.process_time() - began) / answers < 0.005
