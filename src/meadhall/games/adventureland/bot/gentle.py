"""The bot for a player's first match: like `sensible`, but with a weaker second move."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import Decision, Option, View
from meadhall.games.adventureland.bot.sensible import outlook, policy
from meadhall.games.adventureland.moves import To
from meadhall.games.adventureland.state import State


def gentle(view: View[State]) -> Option:
    """Return the answer of the bot `gentle`: that of `sensible`, but the second-best field for the second move."""
    asked = Decision(view.state, view.seat, view.question, view.options)
    return _second_best_end(asked) if view.question == "where" and view.state.moves_left == 1 else policy(asked)


def _second_best_end(asked: Decision[State]) -> Option:
    look = outlook(asked.state, asked.seat)
    ends: Sequence[To] = [option for option in asked.options if isinstance(option, To)]
    ranked_ends = sorted(ends, key=lambda to: look.end_value(asked.state.moving, to.field), reverse=True)
    return ranked_ends[min(1, len(ranked_ends) - 1)]
