"""The table of verbs and their cause; verbs of cards, gift_cards, places and resources are beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from meadhall.engine.kit.effects import Verbs
from meadhall.games.virtues.ops import AnyOp, Deed, Steal, Who
from meadhall.games.virtues.state import NOBODY, Seat, State


def _nothing() -> None:
    """Stands for "it was announced before"."""


class Cause(msgspec.Struct, eq=False):
    """How an effect is carried out. `source` names the kind of card (`sins`, `artifacts`) for the account of might.

    `announce` is called before the first thing changes, when all that had to be chosen is chosen: until then the
    player may undo the choice.
    """

    by: Seat
    source: str
    target: Seat = NOBODY
    affected: Sequence[Seat] = ()  # the other players who are still affected, in turn order
    virtue: int = -1
    res: str = ""
    announce: Callable[[], None] = msgspec.field(default=_nothing)

    def begin(self) -> None:
        """Announce the effect to everybody who has not heard of it, before something changes."""
        self.announce()
        self.announce = _nothing


VERBS: Final[Verbs[State, Cause]] = Verbs(Deed)


def touched(s: State, cause: Cause, who: Who) -> list[Seat]:
    """The seats that a part of an effect is about, in turn order (SV-GEN-05, SV-CAT-05)."""
    if who == "self":
        return [cause.by]
    if who == "target":
        return [cause.target] if cause.target in cause.affected else []
    if who == "each":
        return s.order
    if who == "each_other":
        return [seat for seat in cause.affected if seat != cause.by]
    return with_most_characters(s)


def with_most_characters(s: State) -> list[Seat]:
    """Every hero with the most characters, at least one."""
    most = max(len(player.characters) for player in s.players)
    return [seat for seat in s.order if most and len(s.players[seat].characters) == most]


def stolen_resource(cause: Cause, op: Steal) -> str:
    """The stolen resource: fame or gold as named with the target."""
    return cause.res if op.res == "fame_or_gold" else op.res


def can_do_any(s: State, cause: Cause, ops: Sequence[AnyOp]) -> bool:
    """Whether at least one part could be carried out now (SV-SIN-12, SV-FREE-11)."""
    return VERBS.would_any(s, cause, ops)
