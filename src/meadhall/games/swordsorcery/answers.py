"""What may be answered: one kind of option, with what it is about, made once for each key."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.engine.flows.options import Option


class Answer(Option):
    """`kind:of`, as in `to:K5`, `foe:12`, `use:b1`; `of` may be empty."""

    __slots__ = ("kind", "of")

    def __init__(self, kind: str, of: str, clause: str) -> None:
        super().__init__(f"{kind}:{of}" if of else kind, clause)
        self.kind = kind
        self.of = of

    @property
    def number(self) -> int:
        return int(self.of)


@cache
def answer(kind: str, clause: str, of: str = "") -> Answer:
    """The option of this kind, clause and object."""
    return Answer(kind, of, clause)


YES: Final = "yes"
NO: Final = "no"
DONE: Final = "done"
