"""The bot of a first match."""

from __future__ import annotations

from meadhall.bots import find_bot, play_out
from meadhall.engine import Decision, Match
from meadhall.games.heroes import GAME
from meadhall.games.heroes.bot.acting import RATING_FUNCTIONS
from meadhall.games.heroes.bot.gentle import ROLLING_QUESTIONS, gentle
from meadhall.games.heroes.bot.sensible import sensible
from meadhall.games.heroes.bot.weights import SENSIBLE
from meadhall.games.heroes.state import State


def play_first_match(seed: str) -> Match[State]:
    assert GAME.first_match is not None
    return Match(GAME, seed=seed, players=2, mode="relaxed", **GAME.first_match.options)


def test_gentle_bot_errs_but_never_harms_its_own_side() -> None:
    match, errs = play_first_match("gentle"), 0
    while (ask := match.ask) is not None:
        view = match.view(ask.seat)
        best, other = sensible(view), gentle(view)
        if other != best:
            errs += 1
            asked = Decision(view.state, view.seat, view.question, view.options)
            assert view.question in ROLLING_QUESTIONS or RATING_FUNCTIONS[view.question](SENSIBLE, asked)(other) >= 0
        match.answer(ask.seat, other)
    assert errs > 20


def test_two_gentle_bots_finish_a_match_also_in_real_time() -> None:
    match = play_first_match("both")
    play_out(match, [find_bot("gentle", GAME)] * 2)
    assert match.over
    assert GAME.timing is not None
    assert "gentle" in GAME.timing.bots
