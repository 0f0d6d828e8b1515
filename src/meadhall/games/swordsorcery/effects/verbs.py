"""The table of ops: what each does stands in the room `verbs`; here is how a list of them is carried out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from meadhall.engine.kit.effects import Op as BaseOp
from meadhall.engine.kit.effects import Verbs
from meadhall.engine.table.table import Table
from meadhall.games.swordsorcery.effects.by import By
from meadhall.games.swordsorcery.figures.predicates import holds
from meadhall.games.swordsorcery.ops.ops import AnyOp, DropItemOp, Op, WoundOp
from meadhall.games.swordsorcery.state import NOBODY, Attack, Ref, State


class CardVerbs(Verbs[State, By]):
    """Carries out ops in the order written; `if`, `else_ops` and `fail_ops` are minded here for all of them."""

    async def carry_out(self, t: Table[Any], by: By, ops: Iterable[BaseOp]) -> None:
        for op in ops:
            assert isinstance(op, Op)
            if op.if_ and not holds(t.state, op.if_, by.owner, by.attack, _target(by)):
                continue
            if not self.would_do(t.state, by, op):
                await self.carry_out(t, by, op.else_ops)
                continue
            by.failed = []
            await super().carry_out(t, by, (op,))
            if op.fail_ops:
                for ref in by.failed.copy():
                    await self.carry_out(t, by.on(ref), op.fail_ops)

    def may_do(self, s: State, by: By, ops: Iterable[AnyOp]) -> bool:
        """Whether some op could change anything by what all can see; what dice may bring counts (SS-POW-13).

        A price in HP that may not be the last must be payable; prices, and things given up, are no effects themselves.
        """
        would = False
        for op in ops:
            if isinstance(op, WoundOp) and op.not_last:
                if not self.would_do(s, by, op):
                    return False
            elif not would and not isinstance(op, DropItemOp):
                would = (not op.if_ or _may_hold(s, by, op)) and self.would_do(s, by, op)
        return would


DECIDED_BY_DICE: Final = ("dealt", "not_dealt")


def _may_hold(s: State, by: By, op: AnyOp) -> bool:
    return holds(s, _before_the_dice(op.if_), by.owner, by.attack, _target(by))


def may_hold(s: State, text: str, owner: Ref, attack: Attack) -> bool:
    """Whether a predicate may hold once the dice of an attack lie."""
    return holds(s, _before_the_dice(text), owner, attack)


@cache
def _before_the_dice(text: str) -> str:
    """What of a predicate does not hang on dice."""
    return "&".join(word for word in text.split("&") if word not in DECIDED_BY_DICE)


def _target(by: By) -> int:
    """Whom `target` means: in an attack the one attacked, whoever else the card is used on."""
    return by.target if by.attack is None else NOBODY


VERBS: Final = CardVerbs(AnyOp)
