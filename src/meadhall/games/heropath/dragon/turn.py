"""The Dragon's turn (DRT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, Option, Reason, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.games.heropath import rows, texts
from meadhall.games.heropath.dragon import flares, sites
from meadhall.games.heropath.effects.verbs import VERBS, Cause
from meadhall.games.heropath.enemies import placing
from meadhall.games.heropath.events.land import DragonMoved, DragonStayed
from meadhall.games.heropath.land import ROCKS
from meadhall.games.heropath.ops import Dragon
from meadhall.games.heropath.state import Seat, State


class LandOn(Option):
    """The Dragon flies to this rock."""

    __slots__ = ("rock",)

    def __init__(self, rock: int) -> None:
        super().__init__(f"rock:{rock}", "HP-DRT-04")
        self.rock = rock

    def args(self, state: State) -> Args:
        return {"rock": texts.ROCK[self.rock or state.rock]}


class Stay(LandOn):
    """The Dragon stays on its rock."""

    __slots__ = ()

    def __init__(self) -> None:
        Option.__init__(self, "stay", "HP-DRT-04")
        self.rock = 0


FLY: Final = [LandOn(rock.number) for rock in ROCKS]
STAY: Final = Stay()
SITS_THERE: Final = Reason("HP-DRT-04", "dragon-sits-there")


@menu("rock", "HP-DRT-04", default="stay")
def rock_options(s: State, seat: Seat) -> Iterator[Candidate[LandOn]]:
    """Yield the options to stay, or to fly to another rock (HP-ASK-24)."""
    yield STAY
    yield from ((option, SITS_THERE if option.rock == s.rock else None) for option in FLY)


async def take_dragons_turn(t: Table[State], seat: Seat) -> None:
    """Carry out the Dragon's turn that this hero caused. If one is under way, queue it (HP-DRT-02, HP-DRT-11)."""
    s = t.state
    s.calls += 1
    if s.dragon_turn:
        return
    while s.calls:
        s.calls -= 1
        if s.is_gathered:  # HP-GAT-07
            continue
        s.dragon_turn = True
        rows.pace(s).on_stop_event(t, seat)
        s.scale.batches += 1
        await rows.competition(s).take_dragons_turn(t, seat)
        s.dragon_turn = False


async def take_classic_turn(t: Table[State], seat: Seat) -> None:
    """Carry out the four steps of a Dragon's turn: rock, flare, new enemies, Place-Sites (HP-DRT-04 to 09)."""
    await move_dragon(t, seat)
    await flares.roll_incidental_flare(t, seat)
    await place_new_enemies(t, seat)
    await place_new_sites(t, seat)


async def move_dragon(t: Table[State], seat: Seat) -> None:
    """Carry out step 1: the active hero chooses the Dragon's rock."""
    pick = await choose(seat, rock_options(t.state, seat))
    land_dragon(t, seat, pick.rock or t.state.rock)


def land_dragon(t: Table[State], seat: Seat, rock: int) -> None:
    """Put the Dragon on a rock."""
    if rock == t.state.rock:
        t.tell(DragonStayed(seat, rock))
    else:
        t.state.rock = rock
        t.tell(DragonMoved(seat, rock))


async def place_new_enemies(t: Table[State], seat: Seat) -> None:
    """Carry out step 3: each hero places a hidden enemy far from their own space (HP-DRT-06, HP-DRT-08)."""
    for other in t.state.clockwise(seat):
        await placing.place_enemy(t, other, placing.far_spaces(t.state, other), "HP-DRT-06")


async def place_new_sites(t: Table[State], seat: Seat) -> None:
    """Carry out step 4: the players who may draw a Place-Site place it (HP-DRT-09)."""
    s = t.state
    if rows.style(s).players_draw_sites:
        for drawer in rows.competition(s).seats_drawing_sites(s, seat):
            await sites.draw_and_place_site(t, drawer, only_far=True)


@VERBS.verb(Dragon)
async def call_dragon(t: Table[State], cause: Cause, op: Dragon) -> None:
    await take_dragons_turn(t, cause.seat)


VERBS.would(Dragon)(lambda s, cause, op: not s.is_gathered)
