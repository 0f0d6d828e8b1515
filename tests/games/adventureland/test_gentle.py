"""The bot of a first match: somebody who learns the game, and errs now and then, has a fair chance against it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from meadhall.engine import Match, Option, View
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.bot.sensible import gentle, sensible
from meadhall.games.adventureland.state import State

Plays = Callable[[View[State]], Option]
ERRS = 1 / 3  # of a beginner's answers are at random


def beats(bot: Plays, game: int) -> bool:
    """Whether a beginner has the better of a bot in a first match."""
    assert GAME.first_match is not None
    beginner, luck = game % 2, random.Random(game)
    match = Match(GAME, seed=f"first {game // 2}", **GAME.first_match.options)
    while (ask := match.ask) is not None:
        view = match.view(ask.seat)
        plays = sensible if ask.seat == beginner else bot
        errs = ask.seat == beginner and luck.random() < ERRS
        match.answer(ask.seat, luck.choice(view.options) if errs else plays(view))
    return next(one.place for one in match.standings if one.seat == beginner) == 1


@pytest.mark.deep
def test_a_beginner_wins_about_every_other_first_match() -> None:
    games = range(24)
    assert 7 <= sum(beats(gentle, game) for game in games) <= 19
    assert sum(beats(sensible, game) for game in games) <= 2


def test_it_differs_from_a_sensible_bot_by_the_end_of_its_second_move_alone() -> None:
    match, differs = Match(GAME, seed="gentle", players=2), set[tuple[str, int]]()
    while match.ask is not None:
        view = match.view(match.asked)
        best, other = sensible(view), gentle(view)
        if other != best:
            differs.add((view.question, view.state.moves_left))
        match.answer(match.asked, best)
    assert differs == {("where", 1)}
