"""The end of the game (9): what calls it, points, places and ties (AL-RNK), majorities (AL-ESC-07 to 09)."""

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
    """Call the end once neither swords nor companions are left on the table (AL-END-01)."""
    s = t.state
    if s.swords_on_table or s.companions_on_table or s.end_called or not adventure.rules_of(s).stocks_call_the_end():
        return
    s.end_called = True
    t.tell(EndCalled())


def end_match(t: Table[State]) -> None:
    """Show all tiles, in hands and on the board; the standings follow from the state (AL-END-08)."""
    s = t.state
    t.tell(GameEnded())
    for seat in range(s.players):
        for item, hand in ((SWORD, s.swords[seat]), (HERB, s.herbs[seat])):
            for piece in hand:
                t.show("AL-END-08", piece)
                t.tell(TileShown(seat, item, collecting.value_of(s, piece, item)))
    for field, item in enumerate(s.lying):
        if item in (HERB, SWORD):
            t.show("AL-END-08", s.which[field])
            t.tell(TileShown(-1, item, collecting.value_of(s, s.which[field], item), field))
    s.step = OVER


def standings(s: State) -> list[Standing]:
    """All players ranked: points, then creatures beaten, then gold; who is level shares the place (AL-RNK-01 to 03).

    Before the end these are running totals of what the state shows: give it a view and they hold nothing hidden.
    """
    rules = adventure.rules_of(s)
    parts = [rules.parts(s, seat) for seat in range(s.players)]
    points = [sum(some.values()) for some in parts]
    if rules.all_lost(s):  # AL-KNG-01: nobody is ranked
        return [Standing(seat, 0, points[seat], parts[seat]) for seat in range(s.players)]
    beaten = [len(creatures) for creatures in s.beaten]
    gold = [rules.majority_gold(s, seat) for seat in range(s.players)]
    return ranked(points, beaten, gold, parts=parts)


def majority(s: State, counts: Sequence[int], points: Sequence[int]) -> list[int]:
    """The points of each seat for having most, second most, third most of something (AL-ESC-07 to 09).

    Tied seats all get the full points of their place; with `place_ties = dense` a tie leaves no gap.
    """
    return [
        points[place] if (place := _place(s, counts, seat)) < len(points) and counts[seat] else 0
        for seat in range(len(counts))
    ]


def _place(s: State, counts: Sequence[int], seat: int) -> int:
    more = [count for count in counts if count > counts[seat]]
    return len(set(more)) if s.options.place_ties == "dense" else len(more)


# ---- the points that gold, companions and creatures bring, as each adventure counts them


def is_scored_at_once(s: State) -> bool:
    """Whether a beaten creature is scored at once, not at the end (AL-FEL-02, AL-KNG-12)."""
    return s.options.adventure in (FELLOWSHIP.id, KING.id)


def gold_points(s: State) -> int:
    """Each gold brings the same in all adventures but The King in the Fog."""
    return 0 if s.options.adventure == KING.id else FELLOWSHIP.gold_each


def companion_points(s: State, p: Party) -> int:
    """Points for receiving companions, which only The Fellowship gives."""
    return p.companions + 1 if s.options.adventure == FELLOWSHIP.id else 0


def creature_points(s: State, number: int) -> int:
    """Points of a creature: its strength in The Magnificent, otherwise its wreath; the giant guards the princess."""
    if number < 0:
        return PRINCESS.points_princess
    return content.STRENGTH[number] if s.options.adventure == MAGNIFICENT.id else content.WREATH[number]
