"""Closing a portal (4.17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from meadhall.engine.common.english import listing
from meadhall.engine.flows.options import Candidate, Option, Reason, Refused
from meadhall.engine.language.wording import Names
from meadhall.engine.table.table import Table
from meadhall.games.virtues import gifts, phrases
from meadhall.games.virtues.asking import first_stands, pick
from meadhall.games.virtues.boards.quest_board import is_barred
from meadhall.games.virtues.content import N_VIRTUES, PORTAL_COST, PORTALS, VIRTUES
from meadhall.games.virtues.ending import check_portals
from meadhall.games.virtues.events.actions import PortalClosed
from meadhall.games.virtues.events.goods import Spent
from meadhall.games.virtues.holdings import portal_discount
from meadhall.games.virtues.state import NOBODY, Player, Seat, State
from meadhall.games.virtues.windows.opening import ACTIONS

Gifts = tuple[int, ...]


class ClosePortal(Option):
    __slots__ = ("portal",)

    def __init__(self, portal: int) -> None:
        super().__init__(f"portal:{PORTALS[portal].id}", "SV-PRT-01")
        self.portal = portal

    def words(self, state: State, names: Names) -> str:
        return f"Close {PORTALS[self.portal].name} for {phrases.gifts(PORTAL_COST[self.portal])}"


class LeaveOut(Option):
    """Which gifts are left out of the cost of a portal."""

    __slots__ = ("gifts",)

    def __init__(self, left_out: Gifts) -> None:
        signs = [f"{n}{VIRTUES[virtue].id}" for virtue, n in enumerate(left_out) if n]
        super().__init__(f"leave-out:{'+'.join(signs)}", "SV-PRT-05")
        self.gifts = left_out

    def words(self, state: State, names: Names) -> str:
        return f"Leave out {listing([phrases.gifts(self.gifts)])}"


LEAST: Final = min(map(sum, PORTAL_COST))  # gift cards that a portal costs at least, without a discount
CLOSE: Final = [ClosePortal(portal) for portal in range(len(PORTALS))]


@cache
def leave_out(left_out: Gifts) -> LeaveOut:
    return LeaveOut(left_out)


@cache
def ways_to_leave_out(cost: Gifts, number: int) -> tuple[Gifts, ...]:
    """Every way to leave so many gifts out of a cost, or all of them if there are no more."""
    found: list[Gifts] = [()]
    for asked in cost:
        found = [(*way, n) for way in found for n in range(min(asked, number - sum(way)), -1, -1)]
    return tuple(way for way in found if sum(way) == min(number, sum(cost)))


def ways_to_pay(player: Player, portal: int) -> list[Gifts]:
    """What may be left out so that the rest can be paid with gift cards in hand (SV-PAY-07, SV-PRT-05)."""
    cost, less = PORTAL_COST[portal], portal_discount(player)
    hand = player.gifts
    ways = ways_to_leave_out(cost, less)
    return [way for way in ways if all(hand[v] >= cost[v] - way[v] for v in range(N_VIRTUES))]


CLOSED: Final = Reason("SV-PRT-01", "{name} is closed.")
FALLEN: Final = Reason("SV-FAL-11", "A fallen hero closes no portals.")
NO_MARKER: Final = Reason("SV-PRT-07", "You have no marker left.")
BARRED: Final = Reason("SV-VOC-35", "The Unnamed has barred it until the end of the next lap.")
LITTLE_GIFTS: Final = Reason("SV-PAY-07", "It costs {cost}, in gift cards alone, and you lack {missing} of them.")


def closings(s: State, seat: Seat) -> list[Candidate[Option]]:
    """All portals, if the player has gift cards enough for the cheapest."""
    if _is_poor(s.players[seat]):
        return []
    return [(CLOSE[portal], cannot_close(s, seat, portal)) for portal in range(len(PORTALS))]


def refused_portals(s: State, seat: Seat) -> Iterator[Refused]:
    """All portals, if the player has too few gift cards for any."""
    if _is_poor(s.players[seat]):
        yield from ((CLOSE[portal], cannot_close(s, seat, portal)) for portal in range(len(PORTALS)))


def _is_poor(player: Player) -> bool:
    return sum(player.gifts) < LEAST - portal_discount(player)


def cannot_close(s: State, seat: Seat, portal: int) -> Reason | None:
    """Why a player cannot close a portal."""
    player = s.players[seat]
    if s.portals[portal] != NOBODY:
        return CLOSED(name=PORTALS[portal].name)
    if player.fallen:
        return FALLEN
    if not player.markers:
        return NO_MARKER
    if is_barred(s, NOBODY, portal):
        return BARRED
    if not ways_to_pay(player, portal):
        cost = PORTAL_COST[portal]
        return LITTLE_GIFTS.later(lambda: {"cost": phrases.gifts(cost), "missing": _missing(player, portal)})
    return None


def _missing(player: Player, portal: int) -> int:
    cost = PORTAL_COST[portal]
    short = sum(max(0, cost[virtue] - player.gifts[virtue]) for virtue in range(N_VIRTUES))
    return short - portal_discount(player)


@ACTIONS.carries_out(ClosePortal)
async def close_portal(t: Table[State], seat: Seat, option: ClosePortal) -> None:
    """Gift cards go, a marker is put on it; the last one ends the match at once (SV-PRT-06)."""
    s = t.state
    player = s.players[seat]
    ways = scarcest_first(player, ways_to_pay(player, option.portal))
    options = [leave_out(way) for way in ways]
    left_out = await pick(seat, first_stands("leave-out", "SV-DEC-14", options))
    paid = [asked - spared for asked, spared in zip(PORTAL_COST[option.portal], left_out.gifts, strict=True)]
    gifts.put_back(s, seat, paid)
    player.portal_less = 0
    player.markers -= 1
    s.portals[option.portal] = seat
    t.tell(Spent(seat, 0, 0, paid, [], []))
    t.tell(PortalClosed(seat, option.portal))
    check_portals(t)


def scarcest_first(player: Player, ways: Sequence[Gifts]) -> list[Gifts]:
    """The default first: leave out what the player has fewest of (SV-DEC-14), or else the first virtues (SV-DEC-93)."""
    return sorted(ways, key=lambda way: sum(player.gifts[virtue] * n for virtue, n in enumerate(way)))
