"""A position in the words in which it can be built: what a test asks about."""

from __future__ import annotations

from typing import Any

from meadhall.engine.model.pieces import UNSEEN, Piece
from meadhall.engine.positions.position import seat_called
from meadhall.games.adventureland.content import CREATURE_IDS, STRENGTH
from meadhall.games.adventureland.map import NOWHERE, PLACE_NAMES
from meadhall.games.adventureland.positions.names import SEATS, WORTHS, Value, field_of
from meadhall.games.adventureland.positions.players import WORTH
from meadhall.games.adventureland.state import CREATURE, HERB_BAG, ITEM_NAMES, NOTHING, SWORD_BAG, Party, State


def where(s: State, who: int | str) -> str:
    """A seat's parties in play, in the words of `build`, by place: `E9 J3+1 row2`."""
    return " ".join(
        _said(s.parties[p])
        for p in sorted(s.in_play(seat_called(who, SEATS[: s.players])), key=lambda p: s.parties[p].at)
    )


def _said(p: Party) -> str:
    extra = {"a": p.adventurers - 1, "": p.companions - WORTH * p.supers, "g": p.gold, "s": p.supers}
    return PLACE_NAMES[p.at] + "".join(f"+{n}{what}" for what, n in extra.items() if n) + ("+king" if p.king else "")


def on(s: State, name: str) -> str:
    """What is on a field: `black`, `gold`, `F09`, `sprite`, `king`, several with spaces between, or nothing."""
    field = field_of(name)
    item = s.lying[field]
    things = [SEATS[s.parties[s.party_on[field]].owner]] if s.party_on[field] != NOWHERE else []
    if item != NOTHING:
        things.append(CREATURE_IDS[s.which[field]] if item == CREATURE else ITEM_NAMES[item])
    if s.sprite == field:
        things.append("sprite")
    if s.king is not None and s.king.at == field:
        things.append("king")
    return " ".join(things)


def hand(s: State, who: int | str) -> dict[str, Any]:
    """What lies before a seat, in the words of `build`; a tile that this state does not know is '?'."""
    seat = seat_called(who, SEATS[: s.players])
    return {
        "swords": [_worth(s, p) for p in s.swords[seat]],
        "herbs": [_worth(s, p) for p in s.herbs[seat]],
        "gold": s.gold[seat],
        "beaten": [STRENGTH[c] for c in s.beaten[seat]],
    }


def _worth(s: State, piece: Piece) -> Value:
    face = s.faces.face[piece]
    bag = HERB_BAG if s.faces.bag[piece] == HERB_BAG else SWORD_BAG
    return "?" if face == UNSEEN else WORTHS[bag][face]
