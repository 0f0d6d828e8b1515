"""Adventure 3, Escape to the Cities (4.11): cities, gold and creatures score, figures outside cities cost points."""

from __future__ import annotations

from meadhall.games.adventureland import content, ending, land
from meadhall.games.adventureland.adventure import Adventure
from meadhall.games.adventureland.state import CREATURE, State

CARD = content.CONTENT.adventure[2]


class Escape(Adventure):
    """Rules of Escape to the Cities (AL-ESC-01 to 12)."""

    number = CARD.id
    name = CARD.name

    def points_before_end(self, s: State, seat: int) -> None:
        """Return None: all points are scored at the end (AL-ESC-01)."""

    def points_by_source(self, s: State, seat: int) -> dict[str, int]:
        seats = range(s.players)
        points = {
            "fog creatures": sum(content.CREATURE_WREATHS[c] for c in s.beaten[seat]),  # AL-ESC-02
            "gold": s.gold[seat] * CARD.gold_each,
            "most fog creatures": ending.majority(s, [len(s.beaten[p]) for p in seats], CARD.most_fog)[seat],
            "most gold": ending.majority(s, s.gold, CARD.most_gold)[seat],
        }
        for city in land.CITIES:  # AL-ESC-05, AL-ESC-06
            figures = [figures_on(s, p, land.CITY_FIELDS[city.id]) for p in seats]
            points[city.name] = ending.majority(s, figures, CARD.city_table[city.size])[seat]
        creatures = s.lying.count(CREATURE)
        points["outside the cities"] = -figures_outside(s, seat) * creatures  # AL-ESC-10
        return points


def figures_on(s: State, seat: int, fields: frozenset[int]) -> int:
    """Return the number of a seat's figures on these fields."""
    return sum(s.parties[p].size for p in s.on_board(seat) if s.parties[p].at in fields)


def figures_outside(s: State, seat: int) -> int:
    """Return the number of a seat's figures outside the cities, including start areas (AL-ESC-10, AL-ESC-11)."""
    return sum(s.parties[p].size for p in s.in_play(seat) if s.parties[p].at not in land.CITY_OF)
