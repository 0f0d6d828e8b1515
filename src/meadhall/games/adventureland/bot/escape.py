"""A bot's estimates in Escape to the Cities: shares of cities, majorities, and the risk of being left outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.adventureland.adventures.escape import CARD, figures_on
from meadhall.games.adventureland.bot.outlook import Outlook
from meadhall.games.adventureland.land import CITIES, CITY_FIELDS, CITY_OF, COLUMNS, FIELDS, WAYS, Place
from meadhall.games.adventureland.state import Party, State

TIE_WEIGHT: Final = 0.5  # number of places lost to a rival with equally many figures in a city
# A city counts with the played share of the game to this power. A larger exponent makes cities valuable later.
CITY_WEIGHT_EXPONENT: Final = 2.0

# Weights in the expected points, fitted to final score differences.
FOG_POINTS_WEIGHT: Final = 1.2  # of the points for fog creatures
GOLD_POINTS_WEIGHT: Final = 0.7  # of the points for gold
MAJORITY_WEIGHT: Final = 0.7  # of the points for most fog creatures
RESERVE_WEIGHT: Final = 0.8  # of the value of tiles and gold for later fights
FIGURE_VALUE: Final = 0.85  # points for each figure on the board or in a start area


def _count_moves_to_city(place: Place) -> int:
    if place in CITY_OF:
        return 0
    if any(field in CITY_OF for way in WAYS[place] for field in way):
        return 1
    return 2 if (place < FIELDS and place // COLUMNS < 9 and place % COLUMNS < 10) or place >= FIELDS else 3


MOVES_TO_A_CITY: Final = [_count_moves_to_city(place) for place in range(len(WAYS))]


class EscapeOutlook(Outlook):
    """Estimates for Escape to the Cities (AL-ESC-01 to 12)."""

    value_per_strength = 0.55
    gold_points = 3.0
    gold_price = 3.0
    companion_strength = 0.6
    future_companion_weight = 0.0

    def __init__(self, s: State, seat: int) -> None:
        parties = [s.parties[p] for p in s.in_play(seat)]
        self.parties_outside = [p for p in parties if p.at not in CITY_OF]
        self.figures_in_city = {c.id: [figures_on(s, p, CITY_FIELDS[c.id]) for p in range(s.players)] for c in CITIES}
        super().__init__(s, seat)
        self.played_share = 1 - min(1.0, self.turns / 16)
        self.city_weight: float = self.played_share**CITY_WEIGHT_EXPONENT
        creatures_on_board = self.creature_count
        creatures_to_come = s.creatures_on_table * self.drawn_share
        self.creatures_left = max(0.0, creatures_on_board + creatures_to_come - 0.55 * self.turns * (s.players > 1))
        self.creatures_left = max(self.creatures_left, 0.25 * (creatures_on_board + creatures_to_come))
        moves_needed = sum(MOVES_TO_A_CITY[p.at] for p in self.parties_outside)
        self.stranding_risk = min(1.0, moves_needed / max(self.moves, 0.01)) ** 2 if moves_needed else 0.0

    def companion_value(self, companions: int) -> float:
        return 1.0 + self.companion_strength * min(1.0, self.turns / 4)

    def creature_value(self, creature: int) -> float:
        figures_at_risk = sum(p.size for p in self.parties_outside) * self.stranding_risk
        return super().creature_value(creature) + 2.0 + 0.5 * figures_at_risk

    # ---- cities

    def place_value(self, p: Party, place: Place, companions: int) -> float:
        size = p.adventurers + companions
        return super().place_value(p, place, companions) + self.city_value(p, place, size)

    def city_value(self, p: Party, place: Place, size: int) -> float:
        """Return the value of figures at a place: points for their city, or minus their likely cost outside cities."""
        city = CITY_OF.get(place)
        if city is None:
            moves_needed = MOVES_TO_A_CITY[place]
            loss_chance = min(1.0, self.stranding_risk + (0.04 * moves_needed if self.turns else 1.0))
            if self.moves < moves_needed:
                loss_chance = 1.0
            return -size * self.creatures_left * loss_chance
        counts = self.figures_in_city[city.id]
        table = CARD.city_table[city.size]
        present_city = CITY_OF.get(p.at)
        counted_figures = p.size if present_city is not None and present_city.id == city.id else 0
        other_figures = counts[self.seat] - counted_figures
        gain = self.city_points(table, counts, other_figures + size) - self.city_points(table, counts, other_figures)
        return self.city_weight * gain

    def city_points(self, table: Sequence[int], counts: Sequence[int], figures: float) -> float:
        """Return the points that this many figures score in a city.

        They are interpolated between the places of the table, because the counts may still change.
        """
        if figures <= 0:
            return 0.0
        place = 0.0
        for seat, rival_figures in enumerate(counts):
            if seat != self.seat:
                rival_lead = (rival_figures - figures) / 3 if rival_figures else -1.0
                place += min(1.0, max(0.0, TIE_WEIGHT + rival_lead)) if rival_figures else 0.0
        index = int(place)
        points = [*table, 0, 0]
        return float(points[index]) + (place - index) * (points[index + 1] - points[index])

    def loss_cost(self, p: Party) -> float:
        return 0.4 * p.size

    def present_points(self) -> float:
        """Return the weighted points for creatures, gold and their majorities in the present position."""
        sources = self.rules.points_by_source(self.s, self.seat)
        points = FOG_POINTS_WEIGHT * sources["fog creatures"] + GOLD_POINTS_WEIGHT * sources["gold"]
        return points + MAJORITY_WEIGHT * sources["most fog creatures"] + self.played_share * sources["most gold"]

    def total(self) -> float:
        """Return the expected points. Each city counts once, because parties in one city share its points."""
        figures = sum(self.s.parties[p].size for p in self.s.in_play(self.seat))
        value_outside = self.played_share**6 * sum(self.city_value(p, p.at, p.size) for p in self.parties_outside)
        points_in_cities = sum(
            self.city_points(
                CARD.city_table[city.size], self.figures_in_city[city.id], self.figures_in_city[city.id][self.seat]
            )
            for city in CITIES
        )
        points = (
            self.present_points()
            + RESERVE_WEIGHT * self.reserve_value()
            + self.value_in_reach()
            + value_outside
            + self.city_weight * points_in_cities
        )
        return points + FIGURE_VALUE * min(1.0, self.turns / 3) * figures
