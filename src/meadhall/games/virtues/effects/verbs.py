"""The registry of verbs, and the cause of an effect. The verbs are in the other modules of this package."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from meadhall.engine.kit.effects import Verbs
from meadhall.games.virtues.ops import AnyOp, ImmediateOp, Steal, Who
from meadhall.games.virtues.state import NOBODY, Seat, State


def _announce_nothing() -> None:
    """Do nothing, because the effect has been announced already."""


class Cause(msgspec.Struct, eq=False):
    """The cause of an effect. `source` is the kind of card (`sins`, `artifacts`). Might is counted separately
    for each kind.

    `announce` is called between the last choice and the first change. Until then the player may undo their choices.
    """

    by: Seat
    source: str
    target: Seat = NOBODY
    affected: Sequence[Seat] = ()  # the other players who are still affected, in turn order
    virtue: int = -1
    res: str = ""
    announce: Callable[[], None] = msgspec.field(default=_announce_nothing)

    def begin(self) -> None:
        """Announce the effect once, before its first change."""
        self.announce()
        self.announce = _announce_nothing


VERBS: Final[Verbs[State, Cause]] = Verbs(ImmediateOp)


def target_seats(s: State, cause: Cause, who: Who) -> list[Seat]:
    """Return the seats to which an op applies, in turn order (SV-GEN-05, SV-CAT-05)."""
    if who == "self":
        return [cause.by]
    if who == "target":
        return [cause.target] if cause.target in cause.affected else []
    if who == "each":
        return s.order
    if who == "each_other":
        return [seat for seat in cause.affected if seat != cause.by]
    return seats_with_most_characters(s)


def seats_with_most_characters(s: State) -> list[Seat]:
    """Return the heroes with the most characters. The list is empty if nobody has a character."""
    max_count = max(len(player.characters) for player in s.players)
    return [seat for seat in s.order if max_count and len(s.players[seat].characters) == max_count]


def stolen_resource(cause: Cause, op: Steal) -> str:
    """Return the resource to steal, which is printed on the card or was named with the target."""
    return cause.res if op.res == "fame_or_gold" else op.res


def can_do_any(s: State, cause: Cause, ops: Sequence[AnyOp]) -> bool:
    """Whether at least one op could be carried out now (SV-SIN-12, SV-FREE-11)."""
    return VERBS.would_any(s, cause, ops)
