"""Describes a state in position words, for assertions in tests."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.model.pieces import UNSEEN, Piece
from meadhall.engine.positions.position import find_seat
from meadhall.games.adventureland import state
from meadhall.games.adventureland.content import (
    CONTENT,
    CREATURE_IDS,
    CREATURE_STRENGTHS,
    EXPANSION,
    HERB_IDS,
    SWORD_IDS,
)
from meadhall.games.adventureland.land import FIELDS, NOWHERE, PLACE_NAMES
from meadhall.games.adventureland.positions.names import FACE_VALUES, SEATS, Value, field_of
from meadhall.games.adventureland.positions.players import COMPANIONS_PER_SUPER
from meadhall.games.adventureland.state import Party, State


def where(s: State, player: int | str) -> str:
    """Return a seat's parties in play as position words, sorted by place: `E9 J3+1 row2`."""
    return " ".join(
        _party_word(s.parties[p])
        for p in sorted(s.in_play(find_seat(player, SEATS[: s.players])), key=lambda p: s.parties[p].at)
    )


def _party_word(p: Party) -> str:
    counts = {"a": p.adventurers - 1, "": p.companions - COMPANIONS_PER_SUPER * p.supers, "g": p.gold, "s": p.supers}
    return PLACE_NAMES[p.at] + "".join(f"+{n}{what}" for what, n in counts.items() if n) + ("+king" if p.king else "")


def on(s: State, name: str) -> str:
    """Return the contents of a field, separated by spaces: `black`, `gold`, `F09`, `sprite`, `king`."""
    field = field_of(name)
    item = s.lying[field]
    words = [SEATS[s.parties[s.party_on[field]].owner]] if s.party_on[field] != NOWHERE else []
    if item != state.NOTHING:
        words.append(CREATURE_IDS[s.which[field]] if item == state.CREATURE else state.ITEM_NAMES[item])
    if s.sprite == field:
        words.append("sprite")
    if s.king is not None and s.king.at == field:
        words.append("king")
    return " ".join(words)


def hand(s: State, player: int | str) -> dict[str, Any]:
    """Return a seat's tiles, gold and creatures as position words. A tile with an unknown face is '?'."""
    seat = find_seat(player, SEATS[: s.players])
    return {
        "swords": [_tile_value(s, p) for p in s.swords[seat]],
        "herbs": [_tile_value(s, p) for p in s.herbs[seat]],
        "gold": s.gold[seat],
        "beaten": [CREATURE_STRENGTHS[c] for c in s.beaten[seat]],
    }


def _tile_value(s: State, piece: Piece) -> Value:
    face = s.faces.face[piece]
    bag = state.HERB_BAG if s.faces.bag[piece] == state.HERB_BAG else state.SWORD_BAG
    return "?" if face == UNSEEN else FACE_VALUES[bag][face]


# ---- the number of pieces by kind and place (AL-INV-01)


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
    """Return the number of pieces by kind and place. The sum of each kind is its number in TOTALS."""
    supers = sum(p.supers for p in s.parties)
    committed_swords = len(s.fight.swords) if s.fight is not None else 0
    return {
        "swords": _count_line(
            s,
            state.SWORD,
            s.swords_on_table,
            s.swords_in_box,
            players=_count_pieces(s.swords),
            committed=committed_swords,
        ),
        "herbs": _count_line(s, state.HERB, s.herbs_on_table, s.herbs_in_box, players=_count_pieces(s.herbs)),
        "gold": _count_line(
            s, state.GOLD, s.gold_on_table, s.gold_in_box, players=sum(s.gold), parties=sum(p.gold for p in s.parties)
        ),
        "creatures": _count_line(s, state.CREATURE, s.creatures_on_table, 0, players=_count_pieces(s.beaten)),
        "companions": _count_line(
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
    """Return the number of a seat's adventurers in play. The others of its ten adventurers are in the box."""
    return sum(s.parties[p].adventurers for p in s.in_play(seat))


def _count_line(s: State, item: int, table: int, box: int, **elsewhere: int) -> dict[str, int]:
    return {"table": table, "board": s.lying.count(item), "box": box, **elsewhere}


def _count_pieces(hands: list[tuple[int, ...]]) -> int:
    return sum(len(hand) for hand in hands)


def _supers_left(s: State) -> int:
    return s.king.supers_left if s.king is not None else EXPANSION.super_companions
