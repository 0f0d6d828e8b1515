"""The losses of an effect's target, for the player who is asked about it."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.virtues.effects.verbs import Cause, stolen_resource
from meadhall.games.virtues.holdings import has
from meadhall.games.virtues.ops import AnyOp, DropGifts, Lose, Skip, Steal, StealGifts
from meadhall.games.virtues.state import State


def numbers(s: State, cause: Cause, ops: Sequence[AnyOp]) -> dict[str, int]:
    """How much a target would lose: fame, gold, might, gift cards and goes."""
    found: dict[str, int] = {}
    for op in ops:
        if isinstance(op, Steal | Lose) and op.who == "target":
            res = stolen_resource(cause, op) if isinstance(op, Steal) else op.res
            found[res] = min(op.n, has(s, cause.target, res))
        elif isinstance(op, StealGifts):
            found["gifts"] = min(op.n, sum(s.players[cause.target].gifts))
        elif isinstance(op, DropGifts) and op.n:
            found["gifts"] = op.n
        elif isinstance(op, Skip):
            found["goes"] = op.n
    return found
