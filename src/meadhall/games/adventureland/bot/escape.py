"""A bot's estimates in Escape to the Cities: shares of cities, majorities, and the risk of being left outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.adventureland.adventures.escape import CARD, figures_on
from meadhall.games.adventureland.bot.outlook import Outlook
from meadhall.games.adventureland.land import CITIES, CITY_FIELDS, CITY_OF, COLUMNS, FIELDS, WAYS, Place
from meadhall.games.adventureland.state import Party, State

EVEN: Final = 0.5  # number of places lost to a rival with equally many figures in a city
# A city counts with the played share of the game to this power. A larger exponent makes cities valuable later.
LATE: Final = 2.0

# Weights in the expected points, fitted to final score differences.
FOG_LEADS: Final = 1.2  # of the points for fog creatures
GOLD_LEADS: Final = 0.7  # of the points for gold
MAJORITY: Final = 0.7  # of the points for most fog creatures
RESERVES: Final = 0.8  # of the value of tiles and gold for later fights
FIGURE: Final = 0.85  # points for each figure on the board or in a start area


def _moves_to_a_city(place: Place) -> int:
    if place in CITY_OF:
        return 0
    if any(field in CITY_OF for way in WAYS[place] for field in way):
        return 1
    return 2 if (place < FIELDS and place // COLUMNS < 9 and place % COLUMNS < 10) or place >= FIELDS else 3


MOVES_TO_A_CITY: Final = [_moves_to_a_city(place) for place in range(len(WAYS))]


class EscapeOutlook(Outlook):
    """Estimates for Escape to the Cities (AL-ESC-01 to 12)."""

    per_strength = 0.55
    gold_points = 3.0
    gold_price = 3.0
    companion_strength = 0.6
    companion_hope = 0.0

    def __init__(self, s: State, seat: int) -> None:
        mine = [s.parties[p] for p in s.in_play(seat)]
        self.outside = [p for p in mine if p.at not in CITY_OF]
        self.figures_in_city = {c.id: [figures_on(s, p, CITY_FIELDS[c.id]) for p in range(s.players)] for c in CITIES}
        super().__init__(s, seat)
        self.played_share = 1 - min(1.0, self.turns / 16)
        self.city_weight: float = self.played_share**LATE
        now = self.creature_count
        coming = s.creatures_on_table * self.share
        self.creatures_left = max(0.0, now + coming - 0.55 * self.turns * (s.players > 1))
        self.creatures_left = max(self.creatures_left, 0.25 * (now + coming))
        needed = sum(MOVES_TO_A_CITY[p.at] for p in self.outside)
        self.stranding_risk = min(1.0, needed / max(self.moves, 0.01)) ** 2 if needed else 0.0

    def companion_value(self, companions: int) -> float:
        return 1.0 + self.companion_strength * min(1.0, self.turns / 4)

    def creature_value(self, creature: int) -> float:
        outside = sum(p.size for p in self.outside) * self.stranding_risk
        return super().creature_value(creature) + 2.0 + 0.5 * outside

    # ---- cities

    def place_value(self, p: Party, place: Place, companions: int) -> float:
        size = p.adventurers + companions
        return super().place_value(p, place, companions) + self.city_value(p, place, size)

    def city_value(self, p: Party, place: Place, size: int) -> float:
        """Return the value of figures at a place: points for their city, or minus their likely cost outside cities."""
        city = CITY_OF.get(place)
        if city is None:
            needed = MOVES_TO_A_CITY[place]
            lost = min(1.0, self.stranding_risk + (0.04 * needed if self.turns else 1.0))
            if self.moves < needed:
                lost = 1.0
            return -size * self.creatures_left * lost
        counts = self.figures_in_city[city.id]
        table = CARD.city_table[city.size]
        here = CITY_OF.get(p.at)
        already = p.size if here is not None and here.id == city.id else 0
        mine = counts[self.seat] - already
        gain = self.city_share(table, counts, mine + size) - self.city_share(table, counts, mine)
        return self.city_weight * gain

    def city_share(self, table: Sequence[int], counts: Sequence[int], mine: float) -> float:
        """Return the points that this many figures score in a city.

        They are interpolated between the places of the table, because the counts may still change.
        """
        if mine <= 0:
            return 0.0
        place = 0.0
        for seat, theirs in enumerate(counts):
            if seat != self.seat:
                ahead = (theirs - mine) / 3 if theirs else -1.0
                place += min(1.0, max(0.0, EVEN + ahead)) if theirs else 0.0
        first = int(place)
        points = [*table, 0, 0]
        return float(points[first]) + (place - first) * (points[first + 1] - points[first])

    def loss_cost(self, p: Party) -> float:
        return 0.4 * p.size

    def present_points(self) -> float:
        """Return the weighted points for creatures, gold and their majorities in the present position."""
        parts = self.rules.points_by_source(self.s, self.seat)
        sure = FOG_LEADS * parts["fog creatures"] + GOLD_LEADS * parts["gold"]
        return sure + MAJORITY * parts["most fog creatures"] + self.played_share * parts["most gold"]

    def total(self) -> float:
        """Return the expected points. Each city counts once, because parties in one city share its points."""
        figures = sum(self.s.parties[p].size for p in self.s.in_play(self.seat))
        outside = self.played_share**6 * sum(self.city_value(p, p.at, p.size) for p in self.outside)
        shares = sum(
            self.city_share(
                CARD.city_table[city.size], self.figures_in_city[city.id], self.figures_in_city[city.id][self.seat]
            )
            for city in CITIES
        )
        worth = (
            self.present_points()
            + RESERVES * self.reserve_value()
            + self.value_in_reach()
            + outside
            + self.city_weight * shares
        )
        return worth + FIGURE * min(1.0, self.turns / 3) * figures
