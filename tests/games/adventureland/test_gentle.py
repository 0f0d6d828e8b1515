"""The bot of a first match."""

from __future__ import annotations

from meadhall.engine import Match
from meadhall.games.adventureland import GAME
from meadhall.games.adventureland.bot.gentle import gentle
from meadhall.games.adventureland.bot.sensible import sensible


def test_gentle_bot_differs_from_sensible_only_in_its_last_move() -> None:
    match, differs = Match(GAME, seed="gentle", players=2), set[tuple[str, int]]()
    while match.ask is not None:
        view = match.view(match.asked)
        best, other = sensible(view), gentle(view)
        if other != best:
            differs.add((view.question, view.state.moves_left))
        match.answer(match.asked, best)
    assert differs == {("where", 1)}
