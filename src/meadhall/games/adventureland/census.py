"""Where all pieces are, by kind: what AL-INV-01 says must always add up."""

from __future__ import annotations

from typing import Final

from meadhall.games.adventureland.content import CONTENT, CREATURE_IDS, EXPANSION, HERB_IDS, SWORD_IDS
from meadhall.games.adventureland.map import FIELDS
from meadhall.games.adventureland.state import COMPANION, CREATURE, GOLD, HERB, SWORD, State

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
    """How many pieces of each kind lie where; each line adds up to its number in TOTALS."""
    supers = sum(p.supers for p in s.parties)
    fighting = len(s.fight.swords) if s.fight is not None else 0
    return {
        "swords": _line(s, SWORD, s.swords_on_table, s.swords_in_box, players=_held(s.swords), committed=fighting),
        "herbs": _line(s, HERB, s.herbs_on_table, s.herbs_in_box, players=_held(s.herbs)),
        "gold": _line(
            s, GOLD, s.gold_on_table, s.gold_in_box, players=sum(s.gold), parties=sum(p.gold for p in s.parties)
        ),
        "creatures": _line(s, CREATURE, s.creatures_on_table, 0, players=_held(s.beaten)),
        "companions": _line(
            s,
            COMPANION,
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
