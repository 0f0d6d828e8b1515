"""The water sprite (4.5): it runs along the river to the new gold and sweeps off everything on its way."""

from __future__ import annotations

from meadhall.engine.table.table import Table
from meadhall.games.adventureland.collecting import remove_party
from meadhall.games.adventureland.events import PartySweptOff, SpriteRan
from meadhall.games.adventureland.land import NOWHERE, RIVER_INDEX, RIVER_ORDER, Place
from meadhall.games.adventureland.state import State

WEST_MOUTH = -2  # "number 7 on the western edge", before A7 (AL-KNG-02)


def passed(old: Place, new: Place) -> list[Place]:
    """The river fields that the sprite passes, in the order it meets them (AL-WSP-04, AL-WSP-05).

    NOWHERE as the old place means that the sprite comes from beside the board; WEST_MOUTH that it waits before A7.
    """
    if old == NOWHERE:
        return [new]
    i, j = RIVER_INDEX.get(old, 0), RIVER_INDEX[new]
    return RIVER_ORDER[i:j] if j > i else RIVER_ORDER[j - 1 : i - 1][::-1]


def pull_sprite(t: Table[State], field: Place) -> None:
    """Pulls the sprite to a river field; every party it passes is removed (AL-WSP-01 to 03, AL-WSP-07)."""
    s = t.state
    t.tell(SpriteRan(s.sprite, field))
    for water in passed(s.sprite, field):
        party = s.party_on[water]
        if party != NOWHERE:
            p = s.parties[party]
            remove_party(t, party)
            t.tell(PartySweptOff(p.owner, water, p.adventurers, p.companions))
    s.sprite = field
