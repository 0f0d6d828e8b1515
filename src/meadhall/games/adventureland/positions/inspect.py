"""A position in the words in which it can be built: what a test asks about."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.model.pieces import UNSEEN, Piece
from meadhall.engine.positions.position import seat_called
from meadhall.games.adventureland import state
from meadhall.games.adventureland.content import CONTENT, CREATURE_IDS, EXPANSION, HERB_IDS, STRENGTH, SWORD_IDS
from meadhall.games.adventureland.land import FIELDS, NOWHERE, PLACE_NAMES
from meadhall.games.adventureland.positions.names import SEATS, WORTHS, Value, field_of
from meadhall.games.adventureland.positions.players import WORTH
from meadhall.games.adventureland.state import Party, State


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
    """The contents of a field: `black`, `gold`, `F09`, `sprite`, `king`, several with spaces between, or empty."""
    field = field_of(name)
    item = s.lying[field]
    things = [SEATS[s.parties[s.party_on[field]].owner]] if s.party_on[field] != NOWHERE else []
    if item != state.NOTHING:
        things.append(CREATURE_IDS[s.which[field]] if item == state.CREATURE else state.ITEM_NAMES[item])
    if s.sprite == field:
        things.append("sprite")
    if s.king is not None and s.king.at == field:
        things.append("king")
    return " ".join(things)


def hand(s: State, who: int | str) -> dict[str, Any]:
    """The things before a seat, in the words of `build`; a tile that this state does not know is '?'."""
    seat = seat_called(who, SEATS[: s.players])
    return {
        "swords": [_worth(s, p) for p in s.swords[seat]],
        "herbs": [_worth(s, p) for p in s.herbs[seat]],
        "gold": s.gold[seat],
        "beaten": [STRENGTH[c] for c in s.beaten[seat]],
    }


def _worth(s: State, piece: Piece) -> Value:
    face = s.faces.face[piece]
    bag = state.HERB_BAG if s.faces.bag[piece] == state.HERB_BAG else state.SWORD_BAG
    return "?" if face == UNSEEN else WORTHS[bag][face]


# ---- where all pieces are, by kind: what AL-INV-01 says must always add up


TOTALS: Final = {
    "swords": len(SWORD_IDS),
    "herbs": len(HERB_IDS),
    "gold": CONTENT.pieces.gold,
    "creatures": len(CREATURE_IDS),
    "companions": CONTENT.pieces.companions,
    "super companions": EXPANSION.super_companions,
    "terrain cards": FIELDS,
}


def census(s: State) -> dict[str, dict[str, int]]:
    """The number of pieces of each kind in each place; each line adds up to its number in TOTALS."""
    supers = sum(p.supers for p in s.parties)
    fighting = len(s.fight.swords) if s.fight is not None else 0
    return {
        "swords": _line(
            s, state.SWORD, s.swords_on_table, s.swords_in_box, players=_held(s.swords), committed=fighting
        ),
        "herbs": _line(s, state.HERB, s.herbs_on_table, s.herbs_in_box, players=_held(s.herbs)),
        "gold": _line(
            s, state.GOLD, s.gold_on_table, s.gold_in_box, players=sum(s.gold), parties=sum(p.gold for p in s.parties)
        ),
        "creatures": _line(s, state.CREATURE, s.creatures_on_table, 0, players=_held(s.beaten)),
        "companions": _line(
            s,
            state.COMPANION,
            s.companions_on_table,
            s.companions_in_box,
            parties=sum(p.companions for p in s.parties) - EXPANSION.super_companion_worth * supers,
        ),
        "super companions": {"table": _supers_left(s), "parties": supers, "box": s.supers_in_box},
        "terrain cards": {
            "stack": s.cards_left,
            "discard": len(s.discard),
            "prison": int(s.princess is not None),
            "not used in this adventure": FIELDS - EXPANSION.king_adventure.deck_cards if s.king is not None else 0,
        },
    }


def adventurers(s: State, seat: int) -> int:
    """How many adventurers of a seat are in play; the rest of its ten are in the box."""
    return sum(s.parties[p].adventurers for p in s.in_play(seat))


def _line(s: State, item: int, table: int, box: int, **elsewhere: int) -> dict[str, int]:
    return {"table": table, "board": s.lying.count(item), "box": box, **elsewhere}


def _held(hands: list[tuple[int, ...]]) -> int:
    return sum(len(hand) for hand in hands)


def _supers_left(s: State) -> int:
    return s.king.supers_left if s.king is not None else EXPANSION.super_companions
