"""Place-Sites that enter the map: found by stopping, drawn in a Dragon's turn, or placed by a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine import Option, Reason, Refused, Table, choose, menu
from meadhall.games.heropath import rows, texts
from meadhall.games.heropath.effects.verbs import VERBS, Cause, only_choice
from meadhall.games.heropath.enemies.placing import On, far_or_farthest, refused_other_spaces, space_options
from meadhall.games.heropath.events.land import SiteFound
from meadhall.games.heropath.land import BY_DISTANCE, DISTANCE, IS_SETTLEMENT, SETTLEMENTS, Space
from meadhall.games.heropath.ops import Site
from meadhall.games.heropath.state import EMPTY, SITE_BAG, Seat, State


def sites_in_pouch(s: State) -> int:
    """Return the number of Place-Sites in the pouch."""
    return len(s.faces.bags[SITE_BAG])


def empty_settlements(s: State) -> list[Space]:
    """Return the Settlement spaces without a Place-Site."""
    return [space for space in SETTLEMENTS if s.sites[space] == EMPTY]


def hides_site(s: State, space: Space) -> bool:
    """Whether a hero who stops on this space draws a Place-Site (HP-MOV-14)."""
    return IS_SETTLEMENT[space] and s.sites[space] == EMPTY and sites_in_pouch(s) > 0


async def find_site(t: Table[State], seat: Seat) -> None:
    """Draw a Place-Site for the hero's space if it is an empty Settlement (HP-MOV-14, HP-VIS-08)."""
    s, space = t.state, t.state.heroes[seat].at
    if not hides_site(s, space):
        return
    s.sites[space] = t.draw("HP-MOV-14", SITE_BAG)
    t.tell(SiteFound(space, s.sites[space], seat))
    await rows.style(s).on_site_found(t, seat, space)


class DrawSite(Option):
    """Draw a Place-Site."""

    __slots__ = ()


YES: Final = DrawSite("yes", "HP-DRT-10")
NO: Final = Option("no", "HP-DRT-10")


@menu("draw-site", "HP-DRT-09", default="yes")
def draw_site_options(s: State, seat: Seat) -> list[Option]:
    """Return the options to draw a Place-Site or not (HP-ASK-26)."""
    return [YES, NO]


NO_SETTLEMENT: Final = Reason("HP-MAP-11", "no-settlement")
SITE_THERE: Final = Reason("HP-DRT-09", "site-there")
SITE_TOO_NEAR: Final = Reason("HP-DRT-09", "site-too-near")


@menu("space-for-site", "HP-DRT-09")
def site_space_options(s: State, seat: Seat, spaces: tuple[Space, ...]) -> list[On]:
    """Return an option for each of these empty Settlement spaces, the nearest first (HP-ASK-27)."""
    return space_options(spaces, "HP-DRT-09")


@site_space_options.never
def refused_site_spaces(s: State, seat: Seat, spaces: tuple[Space, ...]) -> Iterator[Refused]:
    """Yield refusals for all other spaces."""

    def why(space: Space) -> Reason:
        if not IS_SETTLEMENT[space]:
            return NO_SETTLEMENT(space=texts.SPACE[space])
        site = s.sites[space]
        return (
            SITE_THERE(space=texts.SPACE[space], site=texts.SITE[site])
            if site != EMPTY
            else SITE_TOO_NEAR(space=texts.SPACE[space])
        )

    return refused_other_spaces(spaces, why)


async def draw_and_place_site(t: Table[State], seat: Seat, *, only_far: bool) -> bool:
    """Let a player draw a Place-Site, see it, and place it. Return whether they did (HP-DRT-10).

    With `only_far`, only Settlement spaces far from the hero are allowed.
    """
    s, position = t.state, t.state.heroes[seat].at
    empty = empty_settlements(s)
    if not sites_in_pouch(s) or not empty or await choose(seat, draw_site_options(s, seat)) is NO:
        return False
    piece = s.drawn = s.faces.lay(SITE_BAG)
    t.look("HP-DRT-10", piece, seat)
    empty_spaces = sorted(empty, key=BY_DISTANCE[position].index)
    allowed_spaces = far_or_farthest(empty_spaces, position) if only_far else empty_spaces
    spaces = tuple(sorted(allowed_spaces, key=lambda space: (DISTANCE[position][space], space)))
    pick = await only_choice(seat, site_space_options(s, seat, spaces))
    s.sites[pick.space] = t.show("HP-DRT-10", piece)
    s.drawn = EMPTY
    t.tell(SiteFound(pick.space, s.sites[pick.space], seat))
    return True


@VERBS.verb(Site)
async def place_site(t: Table[State], cause: Cause, op: Site) -> None:
    if await draw_and_place_site(t, cause.seat, only_far=op.distance > 0):
        await rows.style(t.state).on_site_placed(t, cause.seat)


VERBS.would(Site)(lambda s, cause, op: sites_in_pouch(s) > 0 and bool(empty_settlements(s)))
