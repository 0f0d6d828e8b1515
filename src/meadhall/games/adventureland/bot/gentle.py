"""The bot of a first match, for players who are learning the game: its second move could be better."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import Decision, Option, View
from meadhall.games.adventureland.bot.sensible import outlook, policy
from meadhall.games.adventureland.moves import To
from meadhall.games.adventureland.state import State


def gentle(view: View[State]) -> Option:
    """Return the answer of the bot `gentle`: that of `sensible`, but its second move goes to the next best field."""
    asked = Decision(view.state, view.seat, view.question, view.options)
    return _next_best(asked) if view.question == "where" and view.state.moves_left == 1 else policy(asked)


def _next_best(asked: Decision[State]) -> Option:
    look = outlook(asked.state, asked.seat)
    ends: Sequence[To] = [option for option in asked.options if isinstance(option, To)]
    best = sorted(ends, key=lambda to: look.ending(asked.state.moving, to.field), reverse=True)
    return best[min(1, len(best) - 1)]
