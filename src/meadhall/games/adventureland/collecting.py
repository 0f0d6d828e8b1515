"""Collecting items (4.7), and removing a party (AL-TRM-03)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from meadhall.engine import Piece, Table
from meadhall.games.adventureland import adventure, content
from meadhall.games.adventureland.events import CompanionJoined, ItemTaken, TileSeen, TileShown
from meadhall.games.adventureland.land import NOWHERE, Place
from meadhall.games.adventureland.state import COMPANION, GOLD, HERB, NOTHING, SWORD, State

TILE_VALUES: Final = {SWORD: content.SWORD_EXTRAS, HERB: content.HERB_VALUES}  # a tile's value, by its face


def collect_from_field(t: Table[State], party: int, field: Place, clause: str) -> None:
    """Give a party the item of its field, unless it is a creature (AL-COL-01 to 04, AL-CRD-13)."""
    s = t.state
    item = s.lying[field]
    if item == NOTHING:
        return
    s.lying[field] = NOTHING
    if item == GOLD:
        adventure.rules_of(s).take_gold(t, party, field)
    elif item == COMPANION:
        add_companion(t, party, field)
    else:
        take_tile(t, party, field, item, clause)


def add_companion(t: Table[State], party: int, field: Place) -> None:
    """Add a companion to the party, where it stays (AL-COL-04)."""
    s = t.state
    p = s.parties[party]
    s.parties[party] = replace(p, companions=p.companions + 1)
    nth = p.companions + 1
    t.tell(CompanionJoined(p.owner, field, nth))
    adventure.rules_of(s).score_companion(t, p.owner, nth)


def take_tile(t: Table[State], party: int, field: Place, item: int, clause: str) -> None:
    """Give a herb or sword to the party's owner. Only the owner sees its value (AL-COL-03, AL-HID-03)."""
    s = t.state
    owner = s.parties[party].owner
    piece = s.which[field]
    s.which[field] = -1
    (s.herbs if item == HERB else s.swords)[owner] += (piece,)
    t.tell(ItemTaken(owner, field, item))
    if s.options.open_tiles:  # everybody sees the value, unlike AL-HID-03
        t.show(clause, piece)
        t.tell(TileShown(owner, item, tile_value(s, piece, item)))
    else:
        t.look(clause, piece, owner)
        t.tell(TileSeen(owner, item, tile_value(s, piece, item)), owner)


def tile_value(s: State, piece: Piece, item: int) -> int:
    """Return a tile's value: the herb's value or the sword's extra value."""
    return TILE_VALUES[item][s.faces.face[piece]]


def remove_party(t: Table[State], party: int) -> None:
    """Put a party into the box. Its companions, but not its adventurers, can be used again (AL-TRM-03)."""
    s = t.state
    p = s.parties[party]
    adventure.rules_of(s).before_removal(t, party, p.at)
    p = s.parties[party]
    s.companions_in_box += p.companions - content.EXPANSION.super_companion_worth * p.supers
    s.supers_in_box += p.supers
    s.party_on[p.at] = NOWHERE
    s.parties[party] = replace(p, at=NOWHERE, adventurers=0, companions=0, supers=0, gold=0)
