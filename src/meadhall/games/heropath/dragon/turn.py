"""The Dragon's turn (DRT), and the Gathering Phase (GAT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Candidate, CutTo, Option, Reason, Table, choose, menu
from meadhall.engine.common.text import Args
from meadhall.games.heropath import rows, texts
from meadhall.games.heropath.dragon import flares, sites
from meadhall.games.heropath.effects.verbs import VERBS, Cause
from meadhall.games.heropath.enemies import placing, tokens
from meadhall.games.heropath.events.land import DragonMoved, DragonStayed, GatheringBegan
from meadhall.games.heropath.land import ROCKS, START
from meadhall.games.heropath.ops import Dragon
from meadhall.games.heropath.state import NOBODY, Seat, State

ROUND = "round"


def begin_gathering(t: Table[State], killer: Seat) -> None:
    """End everything that is under way, and begin the Gathering in a new round (HP-EVL-07, HP-GAT-02, 03)."""
    t.state.killer = killer
    raise CutTo(ROUND)


def gather_at_start(t: Table[State]) -> None:
    """Put all heroes and the Dragon on the start space if a Gathering has just begun (HP-GAT-01 to 12)."""
    s = t.state
    if s.killer == NOBODY or s.is_gathered:
        return
    lay_aside(s)
    s.under, s.held = [*s.under, *s.held], []  # FORTUNE cards that a hero was looking at
    s.rock = 0
    s.first, s.on = s.killer, []
    for hero in s.heroes:
        hero.at = START
        hero.actions = hero.bonus = hero.owed = 0
        hero.is_late = False
    t.tell(GatheringBegan(s.killer))
    rows.pace(s).stopped(t, s.killer)
    for token in list(s.tokens(START)):
        tokens.to_stock(t, START, token)


def lay_aside(s: State) -> None:
    """Clear everything that is under way."""
    s.act = s.travel = s.rest = s.visit = s.battle = s.deal = s.stop = None
    s.windows, s.spared, s.due, s.calls, s.busy, s.dragon_turn = [], [], [], 0, 0, False


class LandOn(Option):
    """The Dragon lands on this rock."""

    __slots__ = ("rock",)

    def __init__(self, rock: int) -> None:
        super().__init__(f"rock:{rock}", "HP-DRT-04")
        self.rock = rock

    def args(self, state: State) -> Args:
        return {"rock": texts.ROCK[self.rock or state.rock]}


class Stay(LandOn):
    """The Dragon stays where it is."""

    __slots__ = ()

    def __init__(self) -> None:
        Option.__init__(self, "stay", "HP-DRT-04")
        self.rock = 0


FLY: Final = [LandOn(rock.number) for rock in ROCKS]
STAY: Final = Stay()
SITS_THERE: Final = Reason("HP-DRT-04", "dragon-sits-there")


@menu("rock", "HP-DRT-04", default="stay")
def rocks(s: State, seat: Seat) -> Iterator[Candidate[LandOn]]:
    """List the other rocks, and the one where the Dragon is (HP-ASK-24)."""
    yield STAY
    yield from ((option, SITS_THERE if option.rock == s.rock else None) for option in FLY)


async def dragons_turn(t: Table[State], seat: Seat) -> None:
    """Carry out a Dragon's turn of this hero; another one called within it comes afterwards (HP-DRT-02, HP-DRT-11)."""
    s = t.state
    s.calls += 1
    if s.dragon_turn:
        return
    while s.calls:
        s.calls -= 1
        if s.is_gathered:  # HP-GAT-07
            continue
        s.dragon_turn = True
        rows.pace(s).stopped(t, seat)
        s.scale.batches += 1
        await rows.competition(s).dragons_turn(t, seat)
        s.dragon_turn = False


async def classic_turn(t: Table[State], seat: Seat) -> None:
    """Carry out the four steps: rock, flare, new enemies, Place-Sites (HP-DRT-04 to 09)."""
    await move_dragon(t, seat)
    await flares.incidental_flare(t, seat)
    await new_enemies(t, seat)
    await new_sites(t, seat)


async def move_dragon(t: Table[State], seat: Seat) -> None:
    """Step 1: the active hero moves the Dragon or keeps it where it is."""
    pick = await choose(seat, rocks(t.state, seat))
    land(t, seat, pick.rock or t.state.rock)


def land(t: Table[State], seat: Seat, rock: int) -> None:
    """Let the Dragon land on a rock."""
    if rock == t.state.rock:
        t.tell(DragonStayed(seat, rock))
    else:
        t.state.rock = rock
        t.tell(DragonMoved(seat, rock))


async def new_enemies(t: Table[State], seat: Seat) -> None:
    """Step 3: each hero puts a hidden enemy far from the own space, the active one first (HP-DRT-06, HP-DRT-08)."""
    for one in t.state.clockwise(seat):
        await placing.place_enemy(t, one, placing.far_spaces(t.state, one), "HP-DRT-06")


async def new_sites(t: Table[State], seat: Seat) -> None:
    """Step 4: the active player and the one on his left may each bring a Place-Site (HP-DRT-09)."""
    s = t.state
    if rows.style(s).draws_sites:
        for one in rows.competition(s).step_four(s, seat):
            await sites.put_site(t, one, far=True)


@VERBS.verb(Dragon)
async def dragon(t: Table[State], cause: Cause, op: Dragon) -> None:
    await dragons_turn(t, cause.seat)


VERBS.would(Dragon)(lambda s, cause, op: not s.is_gathered)
