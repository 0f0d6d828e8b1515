"""The bot for a player's first match: like `sensible`, but with a weaker second move."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import Decision, Option, View
from meadhall.games.adventureland.bot.sensible import outlook_of, policy
from meadhall.games.adventureland.moves import To
from meadhall.games.adventureland.state import State


def gentle(view: View[State]) -> Option:
    """Return the answer of the bot `gentle`: that of `sensible`, but the second-best field for the second move."""
    decision = Decision(view.state, view.seat, view.question, view.options)
    return _second_best_end(decision) if view.question == "where" and view.state.moves_left == 1 else policy(decision)


def _second_best_end(decision: Decision[State]) -> Option:
    outlook = outlook_of(decision.state, decision.seat)
    ends: Sequence[To] = [option for option in decision.options if isinstance(option, To)]
    ranked_ends = sorted(ends, key=lambda to: outlook.end_value(decision.state.moving, to.field), reverse=True)
    return ranked_ends[min(1, len(ranked_ends) - 1)]
