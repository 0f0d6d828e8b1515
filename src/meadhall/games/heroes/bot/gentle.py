"""The bot of a first match, for players who are learning the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from meadhall.engine import Decision, Option, View
from meadhall.games.heroes.bot.acting import RATING_FUNCTIONS
from meadhall.games.heroes.bot.sensible import policy
from meadhall.games.heroes.bot.weights import SENSIBLE
from meadhall.games.heroes.effects.dice import CallStop, Throw
from meadhall.games.heroes.state import State

RANDOM_SHARE: Final = 0.5  # share of its answers that are random: a beginner wins about half of the first matches
ROLLING_QUESTIONS: Final = frozenset({"beat", "race"})


def gentle(view: View[State]) -> Option:
    """Return the answer of the bot `gentle`: that of `sensible`, or a random one that does not harm its own side."""
    s, seat = view.state, view.seat
    decision = Decision(s, seat, view.question, view.options)
    random = Random(f"{s.turns} {[duel.rounds for duel in s.duels]} {seat} {s.sides[seat].dice} {len(view.options)}")
    if random.random() < RANDOM_SHARE and (harmless_options := _harmless_options(decision)):
        return random.choice(harmless_options)
    return policy(SENSIBLE, decision)


def _harmless_options(decision: Decision[State]) -> Sequence[Option]:
    """Return the answers that throw dice, call Stop, or do not harm this seat. The list is empty in set-up."""
    if decision.question in ROLLING_QUESTIONS:
        return [o for o in decision.options if isinstance(o, CallStop) or (isinstance(o, Throw) and o.dice)]
    if decision.question not in RATING_FUNCTIONS:
        return []
    rate_option = RATING_FUNCTIONS[decision.question](SENSIBLE, decision)
    return [o for o in decision.options if rate_option(o) >= 0]
