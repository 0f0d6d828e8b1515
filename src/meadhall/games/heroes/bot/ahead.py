"""What helps a bot that thinks ahead: the answers worth a thought, and how far to look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine.contract.guide import Asked, Guide, Plan
from meadhall.engine.flows.options import Option
from meadhall.games.heroes.bot.acting import WORTHS, alike
from meadhall.games.heroes.bot.answers import ANSWERS, policy
from meadhall.games.heroes.bot.weights import THINKER
from meadhall.games.heroes.bot.worths import value
from meadhall.games.heroes.state import State

MOST: Final = 8  # answers that are tried
TRUST: Final = 10  # playouts: what an answer brings at once is known better than what comes of it


def thoughtful(asked: Asked[State]) -> Option:
    """What the thinker does where it does not think, and what it takes everybody to do later."""
    return policy(THINKER, asked)


def plans(asked: Asked[State]) -> Sequence[tuple[float, Plan]]:
    """The most promising answers of an action; how to roll and to set up is not thought about any further."""
    first = thoughtful(asked)
    if asked.question in ANSWERS:
        return [(0.0, (first.key,))]
    worth = WORTHS[asked.question](THINKER, asked) if asked.question in WORTHS else alike
    found = [(worth(option), (option.key,)) for option in asked.options if option is not first]
    best = (worth(first), (first.key,))
    return [best, *sorted(found, key=lambda one: -one[0])][:MOST]


def ahead(s: State, seat: int) -> float:
    return value(THINKER, s, seat)


def rounds_played(s: State) -> int:
    return sum(duel.rounds for duel in s.duels) + s.turns


GUIDE: Final[Guide[State]] = Guide(
    policy=thoughtful, value=ahead, plans=plans, turn=rounds_played, horizon=1, trust=TRUST
)
