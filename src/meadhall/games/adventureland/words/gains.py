"""The points that gold, companions and creatures bring, as each adventure counts them."""

from __future__ import annotations

from meadhall.games.adventureland.adventures.magnificent import CARD as MAGNIFICENT
from meadhall.games.adventureland.adventures.princess import CARD as PRINCESS
from meadhall.games.adventureland.content import CONTENT, STRENGTH, WREATH
from meadhall.games.adventureland.state import Party, State

FELLOWSHIP, KING = 1, 5


def is_scored_at_once(s: State) -> bool:
    """Whether a beaten creature is scored at once, not at the end (AL-FEL-02, AL-KNG-12)."""
    return s.options.adventure in (FELLOWSHIP, KING)


def gold_points(s: State) -> int:
    """Each gold brings the same in all adventures but The King in the Fog."""
    return 0 if s.options.adventure == KING else CONTENT.adventure[0].gold_each


def companion_points(s: State, p: Party) -> int:
    """Only The Fellowship scores companions as they come."""
    return p.companions + 1 if s.options.adventure == FELLOWSHIP else 0


def creature_points(s: State, number: int) -> int:
    """The Magnificent counts the strength of a creature, all others its wreath; the giant guards the princess."""
    if number < 0:
        return PRINCESS.points_princess
    return STRENGTH[number] if s.options.adventure == MAGNIFICENT.id else WREATH[number]
