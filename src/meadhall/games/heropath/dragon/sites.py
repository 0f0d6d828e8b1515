"""Place-Sites come to the map: found by stopping, drawn in a Dragon's turn, or put down by a card."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flows.flow import choose
from meadhall.engine.flows.options import Option, Why, menu
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.heropath.cards.asking import only_choice
from meadhall.games.heropath.content import SITES
from meadhall.games.heropath.effects import Site
from meadhall.games.heropath.enemies.placing import On, at_least, on
from meadhall.games.heropath.events import SiteFound
from meadhall.games.heropath.land import BY_DISTANCE, DISTANCE, IS_SETTLEMENT, SETTLEMENTS, SPACES, Space
from meadhall.games.heropath.rows import style
from meadhall.games.heropath.state import EMPTY, SITE_BAG, Seat, State
from meadhall.games.heropath.verbs import VERBS, Doing


def pouch_left(s: State) -> int:
    """How many Place-Sites are in the pouch."""
    return len(s.faces.bags[SITE_BAG])


def empty_settlements(s: State) -> list[Space]:
    """The Settlement spaces without a Place-Site."""
    return [space for space in SETTLEMENTS if s.sites[space] == EMPTY]


async def find_site(t: Table[State], seat: Seat) -> None:
    """Stopping on an empty Settlement space draws a Place-Site; nobody has to visit it (HP-MOV-14, HP-VIS-08)."""
    s, space = t.state, t.state.heroes[seat].at
    if not IS_SETTLEMENT[space] or s.sites[space] != EMPTY or not pouch_left(s):
        return
    s.sites[space] = t.draw("HP-MOV-14", SITE_BAG)
    t.tell(SiteFound(space, s.sites[space], seat))
    await style(s).found(t, seat, space)


class Whether(Option):
    """Yes or no to what the question offers."""

    __slots__ = ()

    def words(self, state: State, names: Names) -> str:
        return "Yes" if self.key == "yes" else "No"


YES: Final = Whether("yes", "HP-DRT-10")
NO: Final = Whether("no", "HP-DRT-10")


@menu("draw-site", "HP-DRT-09", default="yes")
def site_draws(no: Why, s: State, seat: Seat) -> list[Whether]:
    """Draw a Place-Site, or not (HP-ASK-26)."""
    return [YES, NO]


@menu("space-for-site", "HP-DRT-09")
def site_spaces(no: Why, s: State, seat: Seat, spaces: tuple[Space, ...]) -> list[On]:
    """The empty Settlement spaces allowed, the nearest first (HP-ASK-27)."""
    if no is not None:
        for space in SETTLEMENTS:
            if space not in spaces:
                why = f"{SITES[s.sites[space]].name} stands there" if s.sites[space] != EMPTY else "it is too near"
                no(
                    f"space:{SPACES[space].id}",
                    "HP-DRT-09",
                    "Not at {space}: {why}.",
                    space=SPACES[space].name,
                    why=why,
                )
    return on(spaces, "HP-DRT-09")


async def put_site(t: Table[State], seat: Seat, *, far: bool) -> bool:
    """A player may draw a Place-Site, see it, and put it on an empty Settlement space; whether he did (HP-DRT-10)."""
    s, here = t.state, t.state.heroes[seat].at
    empty = empty_settlements(s)
    if not pouch_left(s) or not empty or await choose(seat, site_draws(s, seat)) is NO:
        return False
    piece = s.drawn = s.faces.lay(SITE_BAG)
    t.look("HP-DRT-10", piece, seat)
    from_far = sorted(empty, key=BY_DISTANCE[here].index)
    allowed = at_least(from_far, here) if far else from_far
    spaces = tuple(sorted(allowed, key=lambda space: (DISTANCE[here][space], space)))
    pick = await only_choice(seat, site_spaces(s, seat, spaces))
    s.sites[pick.space] = t.show("HP-DRT-10", piece)
    s.drawn = EMPTY
    t.tell(SiteFound(pick.space, s.sites[pick.space], seat))
    return True


@VERBS.verb(Site)
async def site(t: Table[State], by: Doing, op: Site) -> None:
    if await put_site(t, by.seat, far=op.distance > 0):
        await style(t.state).placed(t, by.seat)


@VERBS.would(Site)
def would_site(s: State, by: Doing, op: Site) -> bool:
    return pouch_left(s) > 0 and bool(empty_settlements(s))
