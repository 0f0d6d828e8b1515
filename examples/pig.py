"""Pig: roll as often as you dare. A 1 loses the turn's points. The first player with enough points wins.

meadhall play examples/pig.py
meadhall check examples/pig.py
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from meadhall.engine import OVER, Choice, Event, Game, Option, Reason, State, Table, View, choose, menu, ranked

RULES = """# Pig
- **PG-SET-01** Two to six players race to a number of points, usually 100. Seat 1 begins.
- **PG-TRN-01** On your turn, roll one die. You may roll again as often as you like.
- **PG-TRN-02** A 2 to 6 adds its points to the pot. A 1 empties the pot and ends your turn.
- **PG-TRN-03** After a roll you may hold instead. The pot is added to your points, and your turn ends.
- **PG-END-01** If you hold with enough points, you win at once. The others are ranked by their points.
"""


@dataclass(slots=True, kw_only=True)
class Pig(State):
    target: int
    points: list[int]
    turn: int = 0
    pot: int = 0


class Rolled(Event, frozen=True):
    seat: int
    face: int


class Held(Event, frozen=True):
    seat: int
    points: int


ROLL, HOLD = Option("roll", "PG-TRN-01"), Option("hold", "PG-TRN-03")
EMPTY_POT = Reason("PG-TRN-03", "The pot is empty: there is nothing to hold.")


@menu("roll-or-hold", "PG-TRN-01", default="hold")
def actions(s: Pig) -> Iterator[Option | tuple[Option, Reason | None]]:
    yield ROLL
    yield HOLD, None if s.pot else EMPTY_POT


async def turn(t: Table[Pig]) -> None:
    s = t.state
    if await choose(s.turn, actions(s)) is ROLL:
        face = t.roll("PG-TRN-02")
        t.tell(Rolled(s.turn, face))
        s.pot = s.pot + face if face > 1 else 0
    else:
        s.points[s.turn] += s.pot
        t.tell(Held(s.turn, s.points[s.turn]))
        s.pot = 0
    if max(s.points) >= s.target:
        s.step = OVER
    elif not s.pot:
        s.turn = (s.turn + 1) % len(s.points)


def hold_at_twenty(view: View[Pig]) -> Option:
    s = view.state
    return view.options[-1] if s.pot >= 20 or s.points[s.turn] + s.pot >= s.target else ROLL


GAME = Game(
    id="pig",
    name="Pig",
    version="1",
    choices=(
        Choice("players", (2, 3, 4, 5, 6), 2, "PG-SET-01", "how many play"),
        Choice("target", (100, 20, 50), 100, "PG-SET-01", "how many points win"),
    ),
    first_state=lambda chosen: Pig(step="turn", target=int(chosen["target"]), points=[0] * int(chosen["players"])),
    steps={"turn": turn},
    standings=lambda s: ranked(s.points),
    bots={"sensible": hold_at_twenty},
    rules=RULES,
)
