"""A hero's options outside his turn without being asked (HP-ARM-04, HP-DRP-05, window `foe-free`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from meadhall.engine import Candidate, Option, Reason, Table, UnaskedActions, menu
from meadhall.engine.common.text import Args
from meadhall.games.heropath.cards.armament import Arm, Unarm, put_on, rearrangements, settle, unarm
from meadhall.games.heropath.cards.dropping import NOTHING, NamedThing, drop_this, droppable
from meadhall.games.heropath.cards.playing import Use, cards_for, use
from meadhall.games.heropath.rows import competition
from meadhall.games.heropath.state import Seat, State


class BrokenIn(Exception):
    """A hero does something between two actions of another: the question that was open is put again afterwards."""

    def __init__(self, seat: Seat, pick: Option) -> None:
        super().__init__(pick.key)
        self.seat = seat
        self.pick = pick


def is_between(s: State) -> bool:
    """Whether nothing is being carried out (HP-ARM-04)."""
    at_rest = s.act is None and not s.windows and s.battle is None and not s.dragon_turn
    return s.step == "go" and at_rest and not s.due and not s.busy


NOT_NOW: Final = Reason("HP-ARM-04", "between-actions-only")


def cannot_break_in(s: State, seat: Seat) -> Reason | None:
    """Why a hero can do nothing without being asked: it is his turn, he is dead, or something is carried out."""
    is_in_turn = competition(s).in_turn(s, seat) or s.heroes[seat].is_dead
    return NOT_NOW if is_in_turn or not is_between(s) else None


class DropNow(Option):
    """Drop this at once."""

    __slots__ = ("named",)

    def __init__(self, named: NamedThing) -> None:
        super().__init__(f"drop-{named.key}", named.clause)
        self.named = named

    def args(self, state: State) -> Args:
        return {"what": self.named.thing(state)}


@menu("meanwhile", "HP-ARM-04")
def meanwhile(s: State, seat: Seat) -> Iterator[Candidate[Option]]:
    """Cards for another's turn, the player's own Armament, things to drop."""
    if cannot_break_in(s, seat) is None:
        yield from cards_for(s, seat, "foe-free")
        yield from rearrangements(s, seat)
        drops = (option for option in droppable(s, seat) if option is not NOTHING)
        yield from map(DropNow, drops)


def break_in(t: Table[State], seat: Seat, pick: Any) -> None:
    """Leave the open question; the flow that asked carries it out (see `carry_out_unasked`)."""
    raise BrokenIn(seat, pick)


async def carry_out_unasked(t: Table[State], broken: BrokenIn) -> None:
    """Carry out an unasked action of a hero."""
    seat, pick = broken.seat, broken.pick
    if isinstance(pick, Use):
        await use(t, seat, pick.piece)
    elif isinstance(pick, Arm):
        await put_on(t, seat, pick.piece, pick.host)
    elif isinstance(pick, Unarm):
        await unarm(t, seat, pick.piece)
    elif isinstance(pick, DropNow):
        t.state.busy += 1
        await drop_this(t, seat, pick.named)
        t.state.busy -= 1
    await settle(t, seat)


UNASKED: UnaskedActions[State] = UnaskedActions(meanwhile, break_in)
