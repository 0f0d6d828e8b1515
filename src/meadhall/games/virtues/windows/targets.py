"""Naming another player as the target of a card (SV-SIN-12, SV-DEC-07, SV-DEC-28, SV-DEC-30)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.engine.flows.flow import Flow
from meadhall.engine.flows.options import Why, menu
from meadhall.games.virtues.asking import pick
from meadhall.games.virtues.effects.doing import VERBS, Doing
from meadhall.games.virtues.holdings.wealth import has
from meadhall.games.virtues.ops import AnyOp, Lose, Steal, names_resource
from meadhall.games.virtues.state import Seat, State
from meadhall.games.virtues.things import OnePlayer, player_option


@menu("target", "SV-DEC-07")
def targets(no: Why, s: State, seat: Seat, ops: Sequence[AnyOp]) -> list[OnePlayer]:
    """Everybody whom a card may name: its condition holds, and some part would take or change something."""
    found = [*_targets(s, seat, ops)]
    if no is not None:
        no(player_option(seat).key, "SV-SIN-12", "It names another player.")
        for other in s.others(seat):
            for res in _resources(_at_target(ops)):
                if player_option(other, res) not in found:
                    no(player_option(other, res).key, "SV-SIN-12", "It could take or change nothing there.")
    return found


def has_target(s: State, seat: Seat, ops: Sequence[AnyOp]) -> bool:
    """Whether there is anybody whom a card may name."""
    return next(_targets(s, seat, ops), None) is not None


def _targets(s: State, seat: Seat, ops: Sequence[AnyOp]) -> Iterator[OnePlayer]:
    at = _at_target(ops)
    for other in s.others(seat):
        for res in _resources(at):
            if _may_be_named(s, Doing(seat, "", other, (other,), res=res), at):
                yield player_option(other, res)


def _at_target(ops: Sequence[AnyOp]) -> list[AnyOp]:
    """The parts of a card that are about its target."""
    return [op for op in ops if getattr(op, "who", "") == "target"]


def _resources(at: Sequence[AnyOp]) -> tuple[str, ...]:
    """What is named together with the target: fame or gold, or nothing."""
    return ("fame", "gold") if names_resource(at) else ("",)


def _may_be_named(s: State, by: Doing, at: Sequence[AnyOp]) -> bool:
    return all(_meets(s, by, op) for op in at) and VERBS.would_any(s, by, at)


def _meets(s: State, by: Doing, op: AnyOp) -> bool:
    """A condition on the target is looked at when he is named, and not again (SV-SIN-04)."""
    if isinstance(op, Lose) and op.cond:
        return s.players[by.target].might > s.players[by.by].might
    if isinstance(op, Steal) and op.cond:
        return has(s, by.target, by.res) > has(s, by.by, by.res)
    return True


def choose_target(s: State, seat: Seat, ops: Sequence[AnyOp]) -> Flow[OnePlayer]:
    """Asks whom a card names."""
    return pick(seat, targets(s, seat, ops))
