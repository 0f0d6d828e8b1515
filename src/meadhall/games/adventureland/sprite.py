"""The water sprite (4.5): it runs along the river to new gold, and sweeps off the parties on its way."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.adventureland.collecting import remove_party
from meadhall.games.adventureland.events import PartySweptOff, SpriteRan
from meadhall.games.adventureland.land import NOWHERE, RIVER_INDEX, RIVER_ORDER, Place
from meadhall.games.adventureland.state import State

WEST_MOUTH = -2  # the sprite's place west of A7, at the edge of the board (AL-KNG-02)


def swept_fields(old: Place, new: Place) -> list[Place]:
    """Return the river fields that the sprite runs over, in order, including the last one (AL-WSP-04, AL-WSP-05).

    `old` is NOWHERE if the sprite is still beside the board, and WEST_MOUTH if it waits west of A7.
    """
    if old == NOWHERE:
        return [new]
    i, j = RIVER_INDEX.get(old, 0), RIVER_INDEX[new]
    return RIVER_ORDER[i:j] if j > i else RIVER_ORDER[j - 1 : i - 1][::-1]


def pull_sprite(t: Table[State], field: Place) -> None:
    """Move the sprite to a river field, and remove every party on its way (AL-WSP-01 to 03, AL-WSP-07)."""
    s = t.state
    t.tell(SpriteRan(s.sprite, field))
    for water in swept_fields(s.sprite, field):
        party = s.party_on[water]
        if party != NOWHERE:
            p = s.parties[party]
            remove_party(t, party)
            t.tell(PartySweptOff(p.owner, water, p.adventurers, p.companions))
    s.sprite = field
