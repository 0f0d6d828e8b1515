"""The Fall of a Hero (4.22): corruption cards, the fall, and cleansing."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.virtues import content, ending, gifts
from meadhall.games.virtues.boards.quest_board import markers_of, return_marker
from meadhall.games.virtues.events.actions import CorruptionCleansed
from meadhall.games.virtues.events.goods import GiftsDropped, HeroCorrupted, HeroFell, HeroRose
from meadhall.games.virtues.state import NOBODY, Seat, State


def give_corruption(t: Table[State], seat: Seat) -> None:
    """Give a corruption card to a player. With the seventh card a good hero falls (SV-FAL-01, SV-FAL-06)."""
    player = t.state.players[seat]
    player.corruption += 1
    t.tell(HeroCorrupted(seat, player.corruption))
    if not player.fallen and player.corruption >= content.RULES.corruption_to_fall:
        _let_hero_fall(t, seat)


def _let_hero_fall(t: Table[State], seat: Seat) -> None:
    """Turn the hero to the evil side, and remove the player's markers from quests and portals (SV-FAL-07, 08)."""
    s = t.state
    player = s.players[seat]
    player.fallen, s.fell_last = True, seat
    for space in list(markers_of(s, seat)):
        return_marker(s, space.quest, space.space, NOBODY)
    for portal, owner in enumerate(s.portals):
        if owner == seat:
            s.portals[portal] = NOBODY
            player.markers += 1
    t.tell(HeroFell(seat, player.hero))
    ending.check_fallen(t)
    return_gifts_of_fallen(t, seat)


def return_gifts_of_fallen(t: Table[State], seat: Seat) -> None:
    """Return the gift cards of a fallen hero to the pool, except during the hero's go (SV-FAL-16, SV-FAL-25)."""
    s = t.state
    player = s.players[seat]
    if player.fallen and seat != s.on_go and any(player.gifts):
        dropped = player.gifts[:]
        gifts.return_to_pool(s, seat, dropped)
        t.tell(GiftsDropped(seat, dropped))


def remove_corruption(t: Table[State], seat: Seat) -> None:
    """Discard a corruption card. A fallen hero with fewer than seven cards becomes good again (SV-FAL-10)."""
    player = t.state.players[seat]
    player.corruption -= 1
    t.tell(CorruptionCleansed(seat, player.corruption))
    if player.fallen and player.corruption < content.RULES.corruption_to_fall:
        player.fallen = False
        t.tell(HeroRose(seat, player.hero))
