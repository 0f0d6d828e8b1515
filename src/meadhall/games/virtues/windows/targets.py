"""Naming another player as the target of a card (SV-SIN-12, SV-DEC-07, SV-DEC-28, SV-DEC-30)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.engine.flows.flow import Flow
from meadhall.engine.flows.options import Candidate, Reason, Refused, menu
from meadhall.games.virtues.asking import pick
from meadhall.games.virtues.effects.verbs import VERBS, Cause
from meadhall.games.virtues.holdings.wealth import has
from meadhall.games.virtues.ops import AnyOp, Lose, Steal, names_resource
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.things import OnePlayer, player_option

ANOTHER: Final = Reason("SV-SIN-12", "It names another player.")
NOTHING_THERE: Final = Reason("SV-SIN-12", "It could take or change nothing there.")


def _targets(s: State, seat: Seat, ops: Sequence[AnyOp]) -> Iterator[tuple[OnePlayer, Reason | None]]:
    at = _at_target(ops)
    for other in s.others(seat):
        for res in _resources(at):
            yield player_option(other, res), cannot_name(s, Cause(seat, "", other, (other,), res=res), at)


@menu("target", "SV-DEC-07")
def targets(s: State, seat: Seat, ops: Sequence[AnyOp]) -> Iterator[Candidate[OnePlayer]]:
    """Everybody whom a card may name: its condition holds, and some part would take or change something."""
    yield from _targets(s, seat, ops)


@targets.never
def the_player_itself(s: State, seat: Seat, ops: Sequence[AnyOp]) -> Iterator[Refused]:
    """The player who names."""
    yield player_option(seat), ANOTHER


def has_target(s: State, seat: Seat, ops: Sequence[AnyOp]) -> bool:
    """Whether there is anybody whom a card may name."""
    return any(reason is None for _, reason in _targets(s, seat, ops))


def _at_target(ops: Sequence[AnyOp]) -> list[AnyOp]:
    """The parts of a card that are about its target."""
    return [op for op in ops if getattr(op, "who", "") == "target"]


def _resources(at: Sequence[AnyOp]) -> tuple[str, ...]:
    """What is named together with the target: fame or gold, or nothing."""
    return ("fame", "gold") if names_resource(at) else ("",)


def cannot_name(s: State, cause: Cause, at: Sequence[AnyOp]) -> Reason | None:
    """Why a card cannot name the target, by the parts that are about it (SV-SIN-12)."""
    return None if all(_meets(s, cause, op) for op in at) and VERBS.would_any(s, cause, at) else NOTHING_THERE


def _meets(s: State, cause: Cause, op: AnyOp) -> bool:
    """A condition on the target is looked at when he is named, and not again (SV-SIN-04)."""
    if isinstance(op, Lose) and op.cond:
        return s.players[cause.target].might > s.players[cause.by].might
    if isinstance(op, Steal) and op.cond:
        return has(s, cause.target, cause.res) > has(s, cause.by, cause.res)
    return True


def choose_target(s: State, seat: Seat, ops: Sequence[AnyOp]) -> Flow[OnePlayer]:
    """Asks whom a card names."""
    return pick(seat, targets(s, seat, ops))
