"""Parties that are chased off or driven out: their owner chooses a start area (AL-DEC-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from meadhall.engine import Candidate, Option, Reason, Table, choose, menu
from meadhall.games.adventureland.events import PartySentBack
from meadhall.games.adventureland.land import FIELDS, NOWHERE, START_AREAS, Place, place_name, start_areas
from meadhall.games.adventureland.state import State
from meadhall.games.adventureland.texts import PLACES
from meadhall.games.adventureland.texts import Place as AnyPlace


class Area(Option):
    """Chooses a start area for the party."""

    __slots__ = ("area",)
    area: AnyPlace

    def __init__(self, area: Place) -> None:
        super().__init__(f"area:{place_name(area)}", "AL-DEC-06")
        self.area = area


AREA_OPTIONS: Final = {FIELDS + i: Area(FIELDS + i) for i in range(len(START_AREAS))}

FOR_TWO: Final = Reason("AL-SET-06", "start-for-two")


@menu("start-area", "AL-DEC-06", default="area:row1")
def start_area_options(s: State) -> Iterator[Candidate[Area]]:
    """Yield the start areas in play (AL-SET-06)."""
    in_play = start_areas(s.players)
    for area, option in AREA_OPTIONS.items():
        yield option, None if area in in_play else FOR_TWO(area=PLACES[area])


async def send_back(t: Table[State], party: int, clause: str) -> None:
    """Move a party to a start area of its owner's choice, with its companions and gold (AL-PRI-10, AL-KNG-10)."""
    s = t.state
    p = s.parties[party]
    s.moving = party
    pick = await choose(p.owner, start_area_options(s))
    s.moving = -1
    if s.party_on[p.at] == party:
        s.party_on[p.at] = NOWHERE
    s.parties[party] = replace(s.parties[party], at=pick.area)
    t.tell(PartySentBack(p.owner, p.at, pick.area))
