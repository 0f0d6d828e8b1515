"""Points, places and ties (9, AL-RNK), and the places within a majority (AL-ESC-07 to 09)."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.contract.game import Standing, ranked
from meadhall.games.adventureland.adventure import rules_of
from meadhall.games.adventureland.state import State


def standings(s: State) -> list[Standing]:
    """All players ranked: points, then creatures beaten, then gold; who is level shares the place (AL-RNK-01 to 03).

    Before the end these are running totals of what the state shows: give it a view and they hold nothing hidden.
    """
    rules = rules_of(s)
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
