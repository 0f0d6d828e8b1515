"""What a hero may do outside his turn without being asked (HP-ARM-04, HP-DRP-05, window `foe-free`)."""

from __future__ import annotations

from typing import Any

from meadhall.engine.contract.game import Unasked
from meadhall.engine.flows.options import Option, Why, menu
from meadhall.engine.table.table import Table
from meadhall.games.heropath.cards.armament import DONE, Arm, Unarm, arm, arrangements, settle, unarm
from meadhall.games.heropath.cards.dropping import NOTHING, drop_this, droppable
from meadhall.games.heropath.cards.playing import Use, usable, use
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


@menu("meanwhile", "HP-ARM-04")
def meanwhile(no: Why, s: State, seat: Seat) -> list[Option]:
    """Cards for another's turn, the own Armament, things to drop."""
    if not is_between(s) or competition(s).in_turn(s, seat) or s.heroes[seat].is_dead:
        return []
    moves = [option for option in arrangements(s, seat, []) if option is not DONE]
    drops = [Option(f"drop-{option.key}", option.clause) for option in droppable(s, seat) if option is not NOTHING]
    return [*usable(s, seat, "foe-free"), *moves, *drops]


def break_in(t: Table[State], seat: Seat, pick: Any) -> None:
    """Leaves the open question; the flow that asked carries it out (see `carry_out`)."""
    raise BrokenIn(seat, pick)


async def carry_out(t: Table[State], broken: BrokenIn) -> None:
    """What a hero does meanwhile."""
    seat, pick = broken.seat, broken.pick
    if isinstance(pick, Use):
        await use(t, seat, pick.piece)
    elif isinstance(pick, Arm):
        await arm(t, seat, pick.piece, pick.host)
    elif isinstance(pick, Unarm):
        await unarm(t, seat, pick.piece)
    else:
        await _drop(t, seat, pick.key.removeprefix("drop-"))
    await settle(t, seat)


async def _drop(t: Table[State], seat: Seat, key: str) -> None:
    s = t.state
    s.busy += 1
    await drop_this(t, seat, droppable(s, seat).find(key))
    s.busy -= 1


UNASKED: Unasked[State] = Unasked(meanwhile, break_in)
