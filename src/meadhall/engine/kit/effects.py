"""Effects as data: the effect of a card is a list of typed ops. One function carries out each kind of op.

A game declares its ops as structs and reads them from TOML. Error messages name the wrong word, type or field:

>>> class Gain(Op, frozen=True, tag="gain"):
...     gold: int
>>> class Lose(Op, frozen=True, tag="lose"):
...     gold: int
>>> verbs: Verbs[list[int], int] = Verbs(Gain | Lose)
>>> @verbs.would(Gain)
... def would_gain(state: list[int], by: int, op: Gain) -> bool:
...     return op.gold > 0
"""

from __future__ import annotations

import typing
from collections.abc import Awaitable, Callable, Iterable
from types import UnionType
from typing import Any, Generic, TypeVar

import msgspec

from meadhall.engine.common.errors import FlowError
from meadhall.engine.table.table import Table


class Op(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One part of a card's effect. Each subclass needs a `tag`, which is its name in content files."""


O = TypeVar("O", bound=Op)  # noqa: E741
S = TypeVar("S")
D = TypeVar("D")

CarryOut = Callable[[Table[Any], D, O], Awaitable[None]]
Would = Callable[[S, D, O], bool]
Missed = Callable[[Table[Any], D, O], None]


class Verbs(Generic[S, D]):
    """The functions of a game's ops: they carry out an op, or predict whether it would change anything.

    All of them receive a cause of the type `D`, such as the actor, the card and the target.
    """

    def __init__(self, kinds: UnionType | type[Op]) -> None:
        self.kinds: tuple[type[Op], ...] = typing.get_args(kinds) if isinstance(kinds, UnionType) else (kinds,)
        self._carry_out: dict[type[Op], CarryOut[D, Any]] = {}
        self._would: dict[type[Op], Would[S, D, Any]] = {}
        self._missed: dict[type[Op], Missed[D, Any]] = {}

    # ---- decorators for the functions of each op

    def verb(self, kind: type[O]) -> Callable[[CarryOut[D, O]], CarryOut[D, O]]:
        """Decorator for the flow that carries out this kind of op."""
        return self._registering_decorator(self._carry_out, kind)

    def would(self, kind: type[O]) -> Callable[[Would[S, D, O]], Would[S, D, O]]:
        """Decorator for the predicate that says whether this kind of op would change anything; the default is True."""
        return self._registering_decorator(self._would, kind)

    def missed(self, kind: type[O]) -> Callable[[Missed[D, O]], Missed[D, O]]:
        """Decorator for the function that tells players that an op of this kind would change nothing and is skipped."""
        return self._registering_decorator(self._missed, kind)

    def _registering_decorator(self, table: dict[type[Op], Any], kind: type[Op]) -> Callable[[Any], Any]:
        if kind not in self.kinds:
            raise FlowError(f"{kind.__name__} is not an op of this game: add it to the union in Verbs(...)")
        if kind in table:
            raise FlowError(f"{kind.__name__} has two functions for the same purpose: keep one")

        def register(function: Any) -> Any:
            table[kind] = function
            return function

        return register

    # ---- calls of these functions

    async def carry_out(self, t: Table[Any], cause: D, /, ops: Iterable[Op]) -> None:
        """Carry out ops in their order; skip ops that would change nothing."""
        for op in ops:
            if self.would_do(t.state, cause, op):
                await self._verb_of(op)(t, cause, op)
            elif (missed := self._missed.get(type(op))) is not None:
                missed(t, cause, op)

    def would_do(self, state: S, cause: D, op: Op) -> bool:
        """Whether an op would change anything now."""
        would = self._would.get(type(op))
        return would is None or would(state, cause, op)

    def would_any(self, state: S, cause: D, ops: Iterable[Op]) -> bool:
        """Whether at least one of these ops would change anything now."""
        functions = self._would
        for op in ops:
            would = functions.get(type(op))
            if would is None or would(state, cause, op):
                return True
        return False

    def _verb_of(self, op: Op) -> CarryOut[D, Any]:
        kind = type(op)
        if kind not in self._carry_out:
            raise FlowError(f"op '{kind.__struct_config__.tag}' has no function: mark one with .verb({kind.__name__})")
        return self._carry_out[kind]

    def missing(self) -> list[str]:
        """Return the tags of ops that no function carries out; empty in a complete game."""
        return [str(kind.__struct_config__.tag) for kind in self.kinds if kind not in self._carry_out]
