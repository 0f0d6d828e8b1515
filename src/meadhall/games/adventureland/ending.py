"""The end of the game (9): its condition, points, places and ties (AL-RNK), majorities (AL-ESC-07 to 09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.engine import OVER, Standing, Table, ranked
from meadhall.games.adventureland import adventure, collecting, content
from meadhall.games.adventureland.events import EndCalled, GameEnded, TileShown
from meadhall.games.adventureland.state import HERB, SWORD, Party, State

FELLOWSHIP, MAGNIFICENT, ESCAPE = content.CONTENT.adventure[:3]
PRINCESS: Final = content.EXPANSION.princess_adventure
KING: Final = content.EXPANSION.king_adventure


def check_stocks(t: Table[State]) -> None:
    """Announce the end once neither swords nor companions are left on the table (AL-END-01)."""
    s = t.state
    if s.swords_on_table or s.companions_on_table or s.end_called or not adventure.rules_of(s).ends_on_empty_stocks():
        return
    s.end_called = True
    t.tell(EndCalled())


def end_match(t: Table[State]) -> None:
    """End the match, and show all tiles in hands and on the board (AL-END-08)."""
    s = t.state
    t.tell(GameEnded())
    for seat in range(s.players):
        for item, hand in ((SWORD, s.swords[seat]), (HERB, s.herbs[seat])):
            for piece in hand:
                t.show("AL-END-08", piece)
                t.tell(TileShown(seat, item, collecting.tile_value(s, piece, item)))
    for field, item in enumerate(s.lying):
        if item in (HERB, SWORD):
            t.show("AL-END-08", s.which[field])
            t.tell(TileShown(-1, item, collecting.tile_value(s, s.which[field], item), field))
    s.step = OVER


def standings(s: State) -> list[Standing]:
    """Rank all players by points, then beaten creatures, then gold. Equal players share a place (AL-RNK-01 to 03).

    Before the end, points are the totals so far. If the state belongs to a view, nothing hidden is included.
    """
    rules = adventure.rules_of(s)
    parts = [rules.points_by_source(s, seat) for seat in range(s.players)]
    points = [sum(sources.values()) for sources in parts]
    if rules.is_lost_by_all(s):  # AL-KNG-01: nobody is ranked
        return [Standing(seat, 0, points[seat], parts[seat]) for seat in range(s.players)]
    beaten = [len(creatures) for creatures in s.beaten]
    gold = [rules.owned_gold(s, seat) for seat in range(s.players)]
    return ranked(points, beaten, gold, parts=parts)


def majority(s: State, counts: Sequence[int], points: Sequence[int]) -> list[int]:
    """Return each seat's points for the most, second most and third most of something (AL-ESC-07 to 09).

    Tied seats all get the full points of their place. With `place_ties = dense`, no place is skipped after a tie.
    """
    return [
        points[place] if (place := _place_by_count(s, counts, seat)) < len(points) and counts[seat] else 0
        for seat in range(len(counts))
    ]


def _place_by_count(s: State, counts: Sequence[int], seat: int) -> int:
    higher_counts = [count for count in counts if count > counts[seat]]
    return len(set(higher_counts)) if s.options.place_ties == "dense" else len(higher_counts)


# ---- points for gold, companions and creatures, by adventure


def is_scored_at_once(s: State) -> bool:
    """Whether a beaten creature is scored at once and not at the end (AL-FEL-02, AL-KNG-12)."""
    return s.options.adventure in (FELLOWSHIP.id, KING.id)


def gold_points(s: State) -> int:
    """Return the points for one gold. It is the same in all adventures except The King in the Fog, which gives none."""
    return 0 if s.options.adventure == KING.id else FELLOWSHIP.gold_each


def companion_points(s: State, p: Party) -> int:
    """Return the points for the party's next companion. Only The Fellowship gives any."""
    return p.companions + 1 if s.options.adventure == FELLOWSHIP.id else 0


def creature_points(s: State, creature: int) -> int:
    """Return the points for beating a creature: its strength in The Magnificent, otherwise its wreath.

    For the giant (-1), return the points for the princess.
    """
    if creature < 0:
        return PRINCESS.points_princess
    return (
        content.CREATURE_STRENGTHS[creature]
        if s.options.adventure == MAGNIFICENT.id
        else content.CREATURE_WREATHS[creature]
    )
